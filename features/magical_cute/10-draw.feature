@MC-10
Feature: 10. Step 3: Draw Phase ("순서 3 드로우 페이즈")
  One card, whether it is wanted or not. What happens with an empty Deck is not said here: see ruling MC-R8.

  @MC-10.2 @lines-38 @lines-41
  Rule: Exactly one card is drawn, from the top of the Deck into the hand; it must be drawn

    @MC-10.2-a
    Scenario Outline: The top card is drawn
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And <next>'s hand is Alma
      And <next>'s Deck, from the top, is Bruna, Clio and Dora
      When <last> ends the turn
      Then <next>'s hand is Alma and Bruna
      And <next>'s Deck, from the top, is Clio and Dora

      Examples:
        | case | last | next |
        | 1    | A    | B    |
        | 2    | B    | A    |

    @MC-10.2-b
    Scenario: Also with a full hand, and nobody is asked
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And B's Deck, from the top, is Meteor and Doom
      When A ends the turn
      Then it is the Active Phase
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor

    @MC-10.2-c
    Scenario: The other player draws nothing
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma
      And A's Deck, from the top, is Bruna and Clio
      And B's hand is empty
      And B's Deck, from the top, is Dora and Elsa
      When A ends the turn
      Then A's hand is Alma
      And A's Deck, from the top, is Bruna and Clio
      And B's hand is Dora

    @MC-10.2-d
    Scenario: One card in every turn
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is empty
      And A's Deck, from the top, is Alma and Bruna
      And B's hand is empty
      And B's Deck, from the top, is Clio, Dora and Elsa
      When A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      And A goes on to the Set Phase
      And A ends the turn
      Then A's hand is Alma
      And B's hand is Clio and Dora

    @MC-10.2-e
    Scenario Outline: Only the player who has drawn it knows the card, and nobody the Deck
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And B's hand is empty
      And B's Deck, from the top, is Clio and Dora
      When A ends the turn
      Then <viewer> sees 1 card in B's <zone>
      And <viewer> does not see B's <card>

      Examples:
        | case | viewer | zone | card |
        | 1    | A      | hand | Clio |
        | 2    | A      | Deck | Dora |
        | 3    | B      | Deck | Dora |

    @MC-10.2-f
    Scenario: Its player knows the card that was drawn
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And B's hand is empty
      And B's Deck, from the top, is Clio and Dora
      When A ends the turn
      Then B sees Clio in B's hand

    @MC-10.2-g @MC-R8:a
    Scenario: From an empty Deck nothing is drawn
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And B's hand is Alma
      And B's Deck is empty
      When A ends the turn
      Then B's hand is Alma
      And it is the Active Phase
      And the game goes on

  @MC-10.3 @lines-39
  Rule: In the first turn the first player draws nothing, for it begins with the Set Phase

    @MC-10.3-a
    Scenario Outline: The hand is the one that was kept
      Given a new game of Magical Cute, before the mulligans
      And <first> is the first player
      And <first>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And <first>'s Deck, from the top, is Meteor and Doom
      When <first> keeps the hand
      And <second> keeps the hand
      Then <first>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And <first>'s Deck, from the top, is Meteor and Doom
      And it is turn 1

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |

    @MC-10.3-b
    Scenario: The second player draws in the own first turn
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And B's Deck, from the top, is Meteor and Doom
      When A keeps the hand
      And B keeps the hand
      Then B's hand has 7 cards
      When A ends the turn
      Then B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      And B's Deck, from the top, is Doom
