@MC-3
Feature: 3. The hand at the start ("게임 스타트 때의 손")
  What each player holds before the first turn.

  @MC-3.2 @lines-9.1
  Rule: At the start of the game each player draws seven cards from the Deck

    @MC-3.2-a
    Scenario Outline: The seven uppermost cards, whoever goes first
      Given a new game of Magical Cute, before the order is chosen
      And A won the rock-paper-scissors
      And A's Deck, from the top, is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor and Doom
      And B's Deck, from the top, is Dora, Elsa, Hex, Insight, Herald, Saint, Windfall, Banish and Capture
      When A chooses to go <place>
      Then A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Deck, from the top, is Meteor and Doom
      And B's hand is Dora, Elsa, Hex, Insight, Herald, Saint and Windfall
      And B's Deck, from the top, is Banish and Capture

      Examples:
        | case | place  |
        | 1    | first  |
        | 2    | second |

    @MC-3.2-b
    Scenario Outline: Nobody but its owner knows a hand
      Given a new game of Magical Cute, before the order is chosen
      And A won the rock-paper-scissors
      And <owner>'s Deck, from the top, is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor and Doom
      When A chooses to go first
      Then <owner> sees Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer in <owner>'s hand
      And <other> sees 7 cards in <owner>'s hand
      And <other> does not see <owner>'s Alma
      And <other> does not see <owner>'s Cheer

      Examples:
        | case | owner | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

  @MC-3.3 @lines-9.2
  Rule: They come from a Deck that has been shuffled

    @MC-3.3-a
    Scenario: The hands follow the shuffled order
      Given a new game of Magical Cute, before the shuffle
      And A's Deck, from the top, is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      And B's Deck, from the top, is Dora, Elsa, Hex, Insight, Herald, Saint, Windfall and Banish
      When A's Deck is shuffled to Meteor, Cheer, Spark, Elsa, Dora, Clio, Bruna and Alma
      And B's Deck is shuffled to Banish, Windfall, Saint, Herald, Insight, Hex, Elsa and Dora
      And A wins the rock-paper-scissors
      And A chooses to go first
      Then A's hand is Meteor, Cheer, Spark, Elsa, Dora, Clio and Bruna
      And A's Deck, from the top, is Alma
      And B's hand is Banish, Windfall, Saint, Herald, Insight, Hex and Elsa
      And B's Deck, from the top, is Dora

    @MC-3.3-b
    Scenario: Nobody knows how a shuffled Deck lies, not even its owner
      Given a new game of Magical Cute, before the shuffle
      And A's Deck, from the top, is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      And B's Deck, from the top, is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      When A's Deck is shuffled to Meteor
      Then neither player sees Meteor
      And neither player sees Alma
      And A sees 8 cards in A's Deck

    @MC-3.3-c
    Scenario Outline: A shuffle changes the order and not the cards
      Given a new game of Magical Cute, before the shuffle
      And A's Deck, from the top, is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      And B's Deck, from the top, is Hex, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      When chance tries to shuffle A's Deck to <top>
      Then it is <verdict>
      When A's Deck is shuffled to Meteor
      And B's Deck is shuffled to Filler 2
      And A wins the rock-paper-scissors
      And A chooses to go first
      Then A's hand is Meteor, Alma, Bruna, Clio, Dora, Elsa and Spark

      Examples: a card of the other player, and one card twice
        | case | top               | verdict                |
        | 1    | B's Hex           | refused: not_a_shuffle |
        | 2    | Meteor and Meteor | refused: not_a_shuffle |

    @MC-3.3-d
    Scenario: No player decides how the Deck lies
      Given a new game of Magical Cute, before the shuffle
      And A's Deck, from the top, is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      And B's Deck, from the top, is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      When A tries to order A's Deck as Meteor
      Then it is refused: not_your_decision
      When A's Deck is shuffled to Cheer
      And B's Deck is shuffled to Filler 8
      And A wins the rock-paper-scissors
      And A chooses to go first
      Then A's hand is Cheer, Alma, Bruna, Clio, Dora, Elsa and Spark
