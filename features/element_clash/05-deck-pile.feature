@EC-5
Feature: 5. The Deck ("Deck")
  The pile that is drawn from.

  @EC-5.1 @lines-69
  Rule: The Deck holds a player's cards until they are drawn

    @EC-5.1-a @EC-R14:a
    Scenario Outline: Nobody sees which cards are in a Deck, only how many
      Given a game of Element Clash
      And <owner>'s Deck, from the top, is Rock 1, Wave 2 and Leaf 3
      Then A sees 3 cards in <owner>'s Deck
      And B sees 3 cards in <owner>'s Deck
      And neither player sees Rock 1
      And neither player sees Leaf 3

      Examples:
        | case | owner |
        | 1    | A     |
        | 2    | B     |

  @EC-5.2 @lines-70
  Rule: A draw takes cards from the Deck

    @EC-5.2-a
    Scenario: The Draw Phase takes them from the own Deck
      Given a game of Element Clash
      And A's Deck, from the top, is Volt 1, Volt 2 and Volt 3
      And B's hand is empty
      And B's Deck, from the top, is Rock 1, Wave 2 and Leaf 3
      When A ends the turn
      Then B's hand is Rock 1, Wave 2 and Leaf 3
      And A's Deck has 3 cards
      And B's Deck is empty

    @EC-5.2-b @EC-R33:a
    Scenario: The top cards are drawn
      Fresh Wind: Draw 2 cards.
      Given a game of Element Clash
      And A's Deck, from the top, is Rock 1, Wave 2, Leaf 3 and Volt 4
      And A's hand is Fresh Wind (Price 2) and Leaf 2 (Price 2)
      When A activates Fresh Wind, paying Leaf 2
      Then A's hand is Rock 1 and Wave 2
      And A's Deck, from the top, is Leaf 3 and Volt 4

  @EC-5.3 @lines-71 @lines-291 @lines-292
  Rule: Whose Deck has run out does not lose by it and plays on

    @EC-5.3-a
    Scenario: The last card is drawn in the Draw Phase
      Given a game of Element Clash
      And A has 5 Life
      And B has 1 Life
      And B's hand is empty
      And B's Deck, from the top, is Rock 1, Wave 2 and Leaf 3
      When A ends the turn
      Then B's Deck is empty
      And the game goes on
      And B is the active player

    @EC-5.3-b
    Scenario: The last card is drawn by an effect
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A has 1 Life
      And A's Deck, from the top, is Rock 1
      And A's hand is Small Breeze (Price 1) and Leaf 1 (Price 1)
      And B has 5 Life
      When A activates Small Breeze, paying Leaf 1
      Then the game goes on
      And A's hand is Rock 1
      When A sets Rock 1
      Then A's Face-Down Zone is Rock 1

    @EC-5.3-c
    Scenario: A player without a Deck can still win
      Given a game of Element Clash
      And A has 1 Life
      And A's Deck is empty
      And A's Monster Zone is Volt 4
      And B has 1 Life
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then A wins the game
