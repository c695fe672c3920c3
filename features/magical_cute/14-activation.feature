@MC-14
Feature: 14. Using skills, magic and miracles ("스킬이나 마법, 기적의 발동")
  When they may be used at all.

  @MC-14.2 @lines-71
  Rule: Skills, magic and miracles can basically be used in the Active Phase only
    The word basically leaves exceptions open. Automatic skills are one; for interrupts in the Set Phase see ruling
    MC-R6.

    @MC-14.2-a
    Scenario Outline: In the own Active Phase, and not in the own Set Phase
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Windfall: You draw 2 cards.
      Rose Pupil: Miracle (cost 2): You draw 1 card.
      Given a game of Magical Cute
      And it is the <phase> Phase
      And <player> is the active player
      And <player>'s cost meter is 9
      And <player>'s player card space is Rose Pupil (miracle cost 2)
      And <player>'s left field is Star Scout (skill cost 2)
      And <player>'s hand is Windfall (cost 2)
      When <player> tries to <use>
      Then it is <verdict>
      And <player>'s cost meter is <after>

      Examples: the Active Phase
        | case | player | phase  | use                           | verdict  | after |
        | 1    | A      | Active | use the skill of Star Scout   | accepted | 7     |
        | 2    | A      | Active | play Windfall                 | accepted | 7     |
        | 3    | A      | Active | use the miracle of Rose Pupil | accepted | 7     |
        | 4    | B      | Active | play Windfall                 | accepted | 7     |

      Examples: the Set Phase
        | case | player | phase | use                           | verdict              | after |
        | 5    | A      | Set   | use the skill of Star Scout   | refused: wrong_phase | 9     |
        | 6    | A      | Set   | play Windfall                 | refused: wrong_phase | 9     |
        | 7    | A      | Set   | use the miracle of Rose Pupil | refused: wrong_phase | 9     |
        | 8    | B      | Set   | play Windfall                 | refused: wrong_phase | 9     |

    @MC-14.2-b
    Scenario Outline: The other player does not begin with it
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Windfall: You draw 2 cards.
      Rose Pupil: Miracle (cost 2): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And B's cost meter is 9
      And B's player card space is Rose Pupil (miracle cost 2)
      And B's left field is Star Scout (skill cost 2)
      And B's hand is Windfall (cost 2)
      When B tries to <use>
      Then it is refused: not_your_decision
      And B's cost meter is 9

      Examples:
        | case | use                           |
        | 1    | use the skill of Star Scout   |
        | 2    | play Windfall                 |
        | 3    | use the miracle of Rose Pupil |

    @MC-14.2-c
    Scenario Outline: Not while the End Phase waits for cards to be discarded
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Windfall: You draw 2 cards.
      Rose Pupil: Miracle (cost 2): You draw 1 card.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's cost meter is 9
      And A's player card space is Rose Pupil (miracle cost 2)
      And A's left field is Star Scout (skill cost 2)
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Windfall (cost 2)
      When A ends the turn
      And A tries to <use>
      Then it is refused
      And A's cost meter is 9
      And only A still has to discard

      Examples:
        | case | use                           |
        | 1    | use the skill of Star Scout   |
        | 2    | play Windfall                 |
        | 3    | use the miracle of Rose Pupil |
