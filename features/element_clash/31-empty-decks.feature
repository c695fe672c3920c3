@EC-31
Feature: 31. Empty decks ("Deck Habis")
  One empty Deck changes little; two decide the game.

  @EC-31.4 @lines-294
  Rule: An empty Deck is not touched by effects that take cards from it

    @EC-31.4-a @EC-R15:a
    Scenario Outline: The effect that mills finds cards or none
      Bog Rite: The opponent puts the top 2 cards of the own Deck into the Trash.
      Given a game of Element Clash
      And A's hand is Bog Rite (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      And B's Deck is <deck>
      When A activates Bog Rite, paying Leaf 2
      Then B's Trash is <trash>
      And the game goes on

      Examples:
        | case | deck                      | trash             |
        | 1    | Rock 1, Rock 2 and Rock 3 | Rock 1 and Rock 2 |
        | 2    | empty                     | empty             |

    @EC-31.4-f
    Scenario Outline: A monster that mills finds a card or none
      Sift Mole: When this monster is summoned: put the top card of your Deck into the Trash.
      Given a game of Element Clash
      And A has 3 Life
      And A's Deck is <deck>
      And A's hand is Sift Mole (Price 2) and Leaf 2 (Price 2)
      When A summons Sift Mole, paying Leaf 2
      Then A's Trash is <trash>
      And A's hand is empty
      And A has 3 Life
      And the game goes on

      Examples:
        | case | deck              | trash             |
        | 1    | Rock 1 and Rock 2 | Rock 1 and Leaf 2 |
        | 2    | empty             | Leaf 2            |

    @EC-31.4-b
    Scenario: Of an effect on both Decks only the other one is touched
      Trade Winds: Each player draws 1 card.
      Given a game of Element Clash
      And A's Deck, from the top, is Rock 1 and Rock 2
      And A's hand is Trade Winds (Price 1) and Leaf 1 (Price 1)
      And B's hand is empty
      And B's Deck is empty
      When A activates Trade Winds, paying Leaf 1
      Then A's hand is Rock 1
      And B's hand is empty
      And the game goes on

    @EC-31.4-c
    Scenario: With cards in both Decks both players draw
      Trade Winds: Each player draws 1 card.
      Given a game of Element Clash
      And A's Deck, from the top, is Rock 1 and Rock 2
      And A's hand is Trade Winds (Price 1) and Leaf 1 (Price 1)
      And B's hand is empty
      And B's Deck, from the top, is Wave 1 and Wave 2
      When A activates Trade Winds, paying Leaf 1
      Then A's hand is Rock 1
      And B's hand is Wave 1

    @EC-31.4-d @EC-R15:a @EC-R36:a
    Scenario Outline: What depends on the draw is not carried out
      Deep Study: Draw 1 card. If you do, the opponent loses 1 Life.
      Given a game of Element Clash
      And A's Deck is <deck>
      And A's hand is Deep Study (Price 3) and Leaf 3 (Price 3)
      And B has 3 Life
      When A activates Deep Study, paying Leaf 3
      Then B has <life> Life

      Examples:
        | case | deck              | life |
        | 1    | Rock 1 and Rock 2 | 2    |
        | 2    | empty             | 3    |

    @EC-31.4-e @EC-R33:a
    Scenario: A card may be put under an empty Deck
      Deep Burial: Return 1 chosen monster of either player under the Deck.
      Given a game of Element Clash
      And A's Deck is empty
      And A's Monster Zone is Rock 4
      And A's hand is Deep Burial (Price 3) and Leaf 3 (Price 3)
      When A activates Deep Burial, paying Leaf 3
      Then A's Deck is Rock 4

  @EC-31.5 @lines-295
  Rule: When both Decks have run out, Life decides the game

    @EC-31.5-a @EC-R1:a
    Scenario: At once, when the Draw Phase has emptied the second Deck
      Given a game of Element Clash
      And A has 2 Life
      And A's Deck is empty
      And B has 3 Life
      And B's hand is empty
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      Then B wins the game
      And B's hand is Rock 1, Rock 2 and Rock 3

    @EC-31.5-b @EC-R1:b
    Scenario: At the end of the turn in which the second Deck ran out
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A has 2 Life
      And A's Deck is empty
      And B has 3 Life
      And B's hand is Small Breeze (Price 1) and Leaf 1 (Price 1)
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      Then the game goes on
      When B activates Small Breeze, paying Leaf 1
      Then the game goes on
      When B ends the turn
      Then B wins the game

    @EC-31.5-c @EC-R1:c
    Scenario: When somebody is to draw and both Decks are empty
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A has 2 Life
      And A's Deck is empty
      And B has 3 Life
      And B's hand is Small Breeze (Price 1) and Leaf 1 (Price 1)
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      Then the game goes on
      When B activates Small Breeze, paying Leaf 1
      Then B wins the game

    @EC-31.5-d @EC-R1:c
    Scenario: The next Draw Phase is such a draw
      Given a game of Element Clash
      And A has 2 Life
      And A's Deck is empty
      And B has 3 Life
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      Then the game goes on
      When B ends the turn
      Then B wins the game
      And A is the active player

    @EC-31.5-e @EC-R1:a
    Scenario: A draw that could not be complete has emptied the Deck as well
      Given a game of Element Clash
      And A has 3 Life
      And A's Deck is empty
      And B has 2 Life
      And B's Deck, from the top, is Rock 1 and Rock 2
      When A ends the turn
      Then A wins the game

    @EC-31.5-f @EC-R1:a
    Scenario: An effect that takes the last card is carried out to its end first
      With the Lives of before the game would be a draw.
      Last Gulp: Draw 1 card. The opponent loses 1 Life.
      Given a game of Element Clash
      And A has 3 Life
      And A's Deck, from the top, is Rock 1
      And A's hand is Last Gulp (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      And B's Deck is empty
      When A activates Last Gulp, paying Leaf 2
      Then B has 2 Life
      And A wins the game

    @EC-31.5-i @EC-R1:a
    Scenario: An effect that puts the last cards into the Trash has emptied the Deck as well
      Bog Rite: The opponent puts the top 2 cards of the own Deck into the Trash.
      Given a game of Element Clash
      And A has 3 Life
      And A's Deck is empty
      And A's hand is Bog Rite (Price 2) and Leaf 2 (Price 2)
      And B has 2 Life
      And B's Deck, from the top, is Rock 1 and Rock 2
      When A activates Bog Rite, paying Leaf 2
      Then A wins the game
      And B's Trash is Rock 1 and Rock 2

    @EC-31.5-g
    Scenario Outline: With a card left in one of the Decks nothing is decided
      Given a game of Element Clash
      And A has 2 Life
      And A's Deck is <own>
      And B has 3 Life
      And B's Deck is <other>
      When A ends the turn
      Then the game goes on
      And B is the active player

      Examples:
        | case | own    | other                             |
        | 1    | empty  | Rock 1, Rock 2, Rock 3 and Rock 4 |
        | 2    | Wave 1 | Rock 1, Rock 2 and Rock 3         |
        | 3    | Wave 1 | empty                             |

    @EC-31.5-h
    Scenario: While one Deck has a card the last Life is lost as ever
      Given a game of Element Clash
      And A has 1 Life
      And A's Deck is empty
      And A's Monster Zone is Volt 4
      And B has 1 Life
      And B's Deck, from the top, is Rock 1
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then A wins the game

  @EC-31.6 @lines-296 @lines-301 @lines-304
  Rule: Then the player with more Life has won, and the other has lost

    @EC-31.6-a @EC-R1:a
    Scenario Outline: One Life more is enough, at once
      Given a game of Element Clash
      And A has <a> Life
      And A's Deck is empty
      And B has <b> Life
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      Then <winner> wins the game

      Examples:
        | case | a | b | winner |
        | 1    | 2 | 1 | A      |
        | 2    | 1 | 2 | B      |
        | 3    | 5 | 1 | A      |

    @EC-31.6-b @EC-R1:b
    Scenario Outline: One Life more is enough, at the end of the turn
      Given a game of Element Clash
      And A has <a> Life
      And A's Deck is empty
      And B has <b> Life
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      And B ends the turn
      Then <winner> wins the game
      And B is the active player

      Examples:
        | case | a | b | winner |
        | 1    | 2 | 1 | A      |
        | 2    | 1 | 2 | B      |

  @EC-31.7 @lines-297 @lines-306
  Rule: With the same Life on both sides the game is a draw

    @EC-31.7-a @EC-R1:a
    Scenario Outline: Equal Life and one more on either side
      Given a game of Element Clash
      And A has <a> Life
      And A's Deck is empty
      And B has <b> Life
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      Then <outcome>

      Examples:
        | case | a | b | outcome            |
        | 1    | 4 | 3 | A wins the game    |
        | 2    | 3 | 3 | the game is a draw |
        | 3    | 3 | 4 | B wins the game    |

    @EC-31.7-b @EC-R1:c
    Scenario: Equal Life when somebody is to draw
      Given a game of Element Clash
      And A has 3 Life
      And A's Deck is empty
      And B has 3 Life
      And B's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When A ends the turn
      Then the game goes on
      When B ends the turn
      Then the game is a draw
