@MC-5
Feature: 5. Turn and phase ("턴과 페이즈")
  What a turn is, and how the very first one begins.

  @MC-5.2 @lines-17.1
  Rule: A turn is the time in which the player whose order has come goes through all the steps

    @MC-5.2-a
    Scenario Outline: In the own turn a player acts, in the other's not
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And A's hand is Alma
      When A tries to place Alma in the left field
      Then it is <verdict>
      And A's left field is <after>

      Examples:
        | case | player | verdict                    | after |
        | 1    | B      | refused: not_your_decision | empty |
        | 2    | A      | accepted                   | Alma  |

    @MC-5.2-b
    Scenario: Only the player whose turn it is ends it
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And it is turn 3
      When B tries to end the turn
      Then it is refused: not_your_decision
      When A ends the turn
      Then B is the active player
      And it is turn 4

    @MC-5.2-c @MC-R32:a
    Scenario Outline: Each phase is passed through: the turn does not end in the Active Phase
      Given a game of Magical Cute
      And it is the <phase> Phase
      And A is the active player
      When A tries to end the turn
      Then it is <verdict>
      And <after> is the active player

      Examples:
        | case | phase  | verdict              | after |
        | 1    | Active | refused: wrong_phase | A     |
        | 2    | Set    | accepted             | B     |

  @MC-5.3 @lines-17.2-18.1 @definition
  Rule: The parts of a turn are called phases
    A name. What the phases are is said by MC-6.2.

  @MC-5.4 @lines-18.2 @lines-60
  Rule: The first turn of the first player begins with the Set Phase

    @MC-5.4-a
    Scenario Outline: No other phase of that turn is played
      Given a new game of Magical Cute, before the mulligans
      And <first> is the first player
      And <first>'s hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid and Windfall
      And the top card of <first>'s Deck is Meteor
      When <first> keeps the hand
      And <second> keeps the hand
      Then it is the Set Phase
      And <first>'s hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid and Windfall
      When <first> places Alma in the left field
      Then <first>'s left field is Alma

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |

    @MC-5.4-b
    Scenario Outline: What belongs to the Active Phase is not done in that turn, and is in the next
      Windfall: You draw 2 cards.
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid and Windfall (cost 2)
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid and Windfall (cost 2)
      When A keeps the hand
      And B keeps the hand
      And A tries to play A's Windfall
      Then it is refused: wrong_phase
      When A ends the turn
      And <player> tries to play <player>'s Windfall
      Then it is <verdict>
      And <player>'s cost meter is <meter>

      Examples:
        | case | player | verdict                    | meter |
        | 1    | A      | refused: not_your_decision | 10    |
        | 2    | B      | accepted                   | 8     |

    @MC-5.4-c
    Scenario: The first turn of the second player is a whole one
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid and Windfall
      And the top card of B's Deck is Meteor
      When A keeps the hand
      And B keeps the hand
      And A ends the turn
      Then it is turn 2
      And it is the Active Phase
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid, Windfall and Meteor

    @MC-5.4-d
    Scenario: The second turn of the first player is a whole one, too
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid and Windfall
      And the top card of A's Deck is Meteor
      And B's hand is Hex, Insight, Dora, Saint, Banish, Capture and Cheer
      When A keeps the hand
      And B keeps the hand
      And A places Alma in the left field
      And A ends the turn
      And B goes on to the Set Phase
      And B places Dora in the left field
      And B ends the turn
      Then it is turn 3
      And it is the Active Phase
      And A's hand is Bruna, Clio, Dora, Elsa, Lantern Maid, Windfall and Meteor

    @MC-5.4-e
    Scenario: There is no Active Phase in that turn from which to go on
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Lantern Maid and Windfall
      When A keeps the hand
      And B keeps the hand
      And A places Lantern Maid in the left field
      And A tries to go on to the Set Phase
      Then it is refused: wrong_phase
      And it is the Set Phase

    @MC-5.4-f @MC-R46:a
    Scenario: No Prepare Phase fills the cost meter in that turn, and one does in the next
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's cost meter is 4
      And B's cost meter is 4
      When A keeps the hand
      And B keeps the hand
      Then A's cost meter is 4
      And B's cost meter is 4
      When A ends the turn
      Then B's cost meter is 10

    @MC-5.4-g
    Scenario Outline: The first turn of the second player has a Prepare and a React Phase
      Given a game of Magical Cute
      And it is the Set Phase
      And it is turn 1
      And <first> is the first player
      And <first> is the active player
      And <second>'s cost meter is 6
      And <second>'s left field is Alma (Act)
      When <first> ends the turn
      Then it is turn 2
      And <second>'s cost meter is 10
      And Alma is in React state

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |
