@MC-6
Feature: 6. The six phases of a turn ("1 턴의 흐름")
  Their order, and which of them can be interrupted. Unspecified: what an interrupt (끼어들기) is stands in another
  chapter, and nobody else says it (rulings MC-R10 and MC-R11).

  @MC-6.2 @lines-20-22
  Rule: The phases are, in this order: Prepare, React, Draw, Active, Set, End

    @MC-6.2-a
    Scenario Outline: Prepare, React and Draw lie behind when the Active Phase begins
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And <next>'s hand is empty
      And the top card of <next>'s Deck is Meteor
      And <next>'s cost meter is 4
      And <next>'s left field is Alma (Act)
      When <last> ends the turn
      Then it is the Active Phase
      And <next> is the active player
      And <next>'s cost meter is 10
      And Alma is in React state
      And <next>'s hand is Meteor

      Examples:
        | case | last | next |
        | 1    | A    | B    |
        | 2    | B    | A    |

    @MC-6.2-b
    Scenario Outline: The Set Phase comes after the Active Phase, and then the End Phase
      Given a game of Magical Cute
      And it is turn 5
      And <player> is the active player
      And <player>'s hand is Alma
      When <player> goes on to the Set Phase
      Then it is the Set Phase
      When <player> places Alma in the left field
      And <player> ends the turn
      Then it is turn 6
      And <other> is the active player
      And it is the Active Phase

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-6.2-c
    Scenario Outline: From the Set Phase there is no way back to the Active Phase
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And it is the <phase> Phase
      And A is the active player
      And A's hand is Windfall (cost 2)
      And A's cost meter is 8
      When A tries to play Windfall
      Then it is <verdict>
      And A's cost meter is <meter>
      When A tries to go on to the Set Phase
      Then it is <going on>

      Examples:
        | case | phase  | verdict              | meter | going on             |
        | 1    | Set    | refused: wrong_phase | 8     | refused: wrong_phase |
        | 2    | Active | accepted             | 6     | accepted             |

    @MC-6.2-d
    Scenario: In the Active Phase the Set Phase has not come yet
      Given a game of Magical Cute
      And A's hand is Alma
      When A tries to place Alma in the left field
      Then it is refused: wrong_phase
      When A goes on to the Set Phase
      And A tries to place Alma in the left field
      Then it is accepted
      And A's left field is Alma

    @MC-6.2-e
    Scenario: Nobody goes on from the other player's Active Phase
      Given a game of Magical Cute
      And A is the active player
      When B tries to go on to the Set Phase
      Then it is refused: not_your_decision
      And it is the Active Phase
      When A tries to go on to the Set Phase
      Then it is accepted
      And it is the Set Phase

    @MC-6.2-f @MC-R15:a
    Scenario Outline: React comes after Prepare and before Draw
      An automatic skill is silent in Act state.
      Dawn Cock: Automatic: In your Prepare Phase, the opponent takes 1 damage.
      Morning Lark: Automatic: In your Draw Phase, the opponent takes 1 damage.
      Given a game of Magical Cute
      And it is the Set Phase
      And A has 9 Life
      And B's left field is <unit> (Act)
      When A ends the turn
      Then A has <life> Life
      And <unit> is in React state

      Examples: a skill of the Prepare Phase and one of the Draw Phase
        | case | unit         | life |
        | 1    | Dawn Cock    | 9    |
        | 2    | Morning Lark | 8    |

    @MC-6.2-g @MC-R15:a
    Scenario: In React state the skill of the Prepare Phase works
      Dawn Cock: Automatic: In your Prepare Phase, the opponent takes 1 damage.
      Given a game of Magical Cute
      And it is the Set Phase
      And A has 9 Life
      And B's left field is Dawn Cock (React)
      When A ends the turn
      Then A has 8 Life

  @MC-6.3 @lines-20-22 @lines-27 @lines-32 @lines-37 @lines-63
  Rule: Prepare, React, Draw and End cannot be interrupted

    @MC-6.3-a @MC-R11:a
    Scenario Outline: Nobody gets a word in between the end of one turn and the next Active Phase
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And A's cost meter is 7
      And A's hand is Windfall (cost 2)
      And B's cost meter is 7
      And B's hand is Windfall (cost 2)
      When <last> ends the turn
      Then nobody may respond
      And <next> is the active player
      And it is the Active Phase

      Examples:
        | case | last | next |
        | 1    | A    | B    |
        | 2    | B    | A    |

    @MC-6.3-b
    Scenario: Nobody interrupts while cards are discarded in the End Phase
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      And B's hand is Windfall (cost 2)
      And B's cost meter is 7
      When A ends the turn
      Then before A discards, nobody may respond
      When B tries to respond with Windfall
      Then it is refused: not_your_decision
      And B's cost meter is 7
      And only A still has to discard

    @MC-6.3-c @MC-R11:a
    Scenario: Nobody interrupts while the other player's turn begins
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Windfall (cost 2)
      And A's cost meter is 7
      When A ends the turn
      And A tries to respond with Windfall
      Then it is refused
      And A's cost meter is 7

    @MC-6.3-d @MC-R10:a
    Scenario: With the same card the Active Phase is interrupted
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Cheer (cost 2)
      And A's left field is Alma
      And B's hand is Windfall (cost 2)
      And B's cost meter is 7
      When A plays Cheer on Alma
      And B tries to respond with Windfall
      Then it is accepted
      And B's cost meter is 5

  @MC-6.4 @lines-21-22 @lines-42 @lines-47
  Rule: Active and Set can be interrupted

    @MC-6.4-a @MC-R10:a
    Scenario Outline: After an action of the turn player the other may act
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s cost meter is 8
      And <player>'s hand is empty
      And <player>'s left field is Lantern Maid (skill cost 1)
      And the top card of <player>'s Deck is Bruna
      And <other>'s cost meter is 8
      And <other>'s hand is Meteor (cost 3)
      And <player> has 9 Life
      When <player> uses the skill of Lantern Maid
      Then <other> may respond
      When <other> responds with Meteor
      Then <player> has 5 Life
      And <player>'s hand is Bruna
      And <other>'s cost meter is 5
      And <player> is the active player

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-6.4-b @MC-R10:a
    Scenario Outline: Skills and miracles interrupt as well as magic
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Ash Pupil: Miracle (cost 3): The opponent takes 2 damage.
      Ember Witch: Skill (cost 3): A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Lantern Maid (skill cost 1)
      And A's right field is Bruna (DP 5)
      And A has 9 Life
      And B's hand is empty
      And B's player card space is Ash Pupil (miracle cost 3)
      And B's left field is Ember Witch (skill cost 3)
      And B's cost meter is 8
      When A uses the skill of Lantern Maid
      And B responds with <answer>
      Then B's cost meter is 5
      And A has <life> Life
      And Bruna has DP <dp>

      Examples:
        | case | answer               | life | dp |
        | 1    | Ash Pupil            | 7    | 5  |
        | 2    | Ember Witch on Bruna | 9    | 3  |

    @MC-6.4-c @MC-R10:a
    Scenario: The other player need not interrupt
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's left field is Lantern Maid (skill cost 1)
      And B's hand is Meteor (cost 3)
      And A has 9 Life
      When A uses the skill of Lantern Maid
      Then before B responds, A has 9 Life
      When A uses the skill of Lantern Maid
      Then A's cost meter is 6
      And A has 9 Life

    @MC-6.4-d @MC-R10:a
    Scenario: The turn player does not interrupt the own action
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Lantern Maid (skill cost 1)
      And A's hand is Meteor (cost 3)
      And B's hand is empty
      And B has 9 Life
      When A uses the skill of Lantern Maid
      Then nobody may respond
      When A plays Meteor
      Then B has 5 Life

    @MC-6.4-e @MC-R6:a
    Scenario: With skills and magic the Set Phase is not interrupted
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma
      And B's hand is Windfall (cost 2)
      And B's cost meter is 7
      When A places Alma in the left field
      Then nobody may respond
      When B tries to respond with Windfall
      Then it is refused
      And B's cost meter is 7

    @MC-6.4-f @MC-R6:b @MC-R10:a
    Scenario: With skills and magic the Set Phase is interrupted, too
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma
      And B's hand is Windfall (cost 2)
      And B's cost meter is 7
      When A places Alma in the left field
      Then B may respond
      When B responds with Windfall
      Then B's cost meter is 5
      And it is the Set Phase
      And A is the active player

    @MC-6.4-g @MC-R6:b @MC-R10:a
    Scenario: That is open to the other player, not to the one whose Set Phase it is
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma and Windfall (cost 2)
      And A's cost meter is 7
      And B's hand is Windfall (cost 2)
      And B's cost meter is 7
      When A places Alma in the left field
      Then B may respond
      When A tries to play A's Windfall
      Then it is refused: wrong_phase
      And A's cost meter is 7
