@MC-8
Feature: 8. Step 1: Prepare Phase ("순서 1 프리페어 페이즈")
  What happens by itself when a turn begins.

  @MC-8.2 @lines-28.2 @lines-31
  Rule: A cost meter that has been spent returns to 10

    @MC-8.2-a
    Scenario Outline: The meter returns to 10 from whatever is left
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And <next>'s cost meter is <left>
      When <last> ends the turn
      Then <next>'s cost meter is 10

      Examples:
        | case | last | next | left |
        | 1    | A    | B    | 0    |
        | 2    | A    | B    | 9    |
        | 3    | B    | A    | 4    |
        | 4    | B    | A    | 10   |

    @MC-8.2-b
    Scenario: What is spent stays spent through the own turn
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 10
      And A's left field is Lantern Maid (skill cost 1)
      And A's hand is Windfall (cost 2)
      And B's hand is empty
      When A uses the skill of Lantern Maid
      And A plays Windfall
      Then A's cost meter is 7
      When A goes on to the Set Phase
      Then A's cost meter is 7
      When A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      Then A's cost meter is 10

    @MC-8.2-c @MC-R26:a
    Scenario: The other player's meter does not return
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's cost meter is 3
      And B's cost meter is 2
      When A ends the turn
      Then B's cost meter is 10
      And A's cost meter is 3

    @MC-8.2-d @MC-R42:a
    Scenario Outline: As much can be spent as the meter shows
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is <before>
      And A's hand is Meteor (cost 3)
      And B has 9 Life
      When A tries to play Meteor
      Then it is <verdict>
      And A's cost meter is <after>
      And B has <life> Life

      Examples: one below, exact, one above
        | case | before | verdict                | after | life |
        | 1    | 2      | refused: meter_too_low | 2     | 9    |
        | 2    | 3      | accepted               | 0     | 5    |
        | 3    | 4      | accepted               | 1     | 5    |

    @MC-8.2-e @MC-R42:a
    Scenario Outline: Skills, miracles and Summons need what they cost in the meter, too
      Rose Pupil: Miracle (cost 2): You draw 1 card.
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is <before>
      And A's player card space is Rose Pupil (miracle cost 2)
      And A's left field is Star Scout (skill cost 2)
      And A's hand is Wind Sprite (cost 2)
      When A tries to <action>
      Then it is <verdict>
      And A's cost meter is <after>

      Examples:
        | case | before | action                               | verdict                | after |
        | 1    | 1      | use the miracle of Rose Pupil        | refused: meter_too_low | 1     |
        | 2    | 2      | use the miracle of Rose Pupil        | accepted               | 0     |
        | 3    | 1      | use the skill of Star Scout          | refused: meter_too_low | 1     |
        | 4    | 2      | use the skill of Star Scout          | accepted               | 0     |
        | 5    | 1      | summon Wind Sprite in the left field | refused: meter_too_low | 1     |
        | 6    | 2      | summon Wind Sprite in the left field | accepted               | 0     |

  @MC-8.3 @lines-28.3-29 @lines-31
  Rule: All Summons of the player's own side go to the Abyss

    @MC-8.3-a
    Scenario Outline: All of them, from every field, and only Summons
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And the fields in a row are left, middle and right
      And <next>'s left field is Wind Sprite (Summon) and Alma (Character)
      And <next>'s middle field is Wind Sprite (Summon)
      And <next>'s right field is Mud Sprite (Summon) and Bruna (Character)
      When <last> ends the turn
      Then <next>'s left field is Alma
      And <next>'s middle field is empty
      And <next>'s right field is Bruna
      And <next>'s Abyss is Wind Sprite, Wind Sprite and Mud Sprite

      Examples:
        | case | last | next |
        | 1    | A    | B    |
        | 2    | B    | A    |

    @MC-8.3-b
    Scenario: The opponent's Summons stay
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Wind Sprite (Summon)
      And B's left field is Mud Sprite (Summon)
      When A ends the turn
      Then A's left field is Wind Sprite
      And A's Abyss is empty
      And B's left field is empty
      And B's Abyss is Mud Sprite

    @MC-8.3-c
    Scenario: A Summon is there for the opponent's turn and goes when its player's next turn begins
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Wind Sprite (Summon, cost 2)
      And B's hand is empty
      When A summons Wind Sprite in the right field
      And A goes on to the Set Phase
      And A ends the turn
      Then A's right field is Wind Sprite
      When B goes on to the Set Phase
      And B ends the turn
      Then A's right field is empty
      And A's Abyss is Wind Sprite

    @MC-8.3-d
    Scenario: A Summon in Act state goes, too
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And B's left field is Wind Sprite (Summon, Act) and Alma (Character, Act)
      When A ends the turn
      Then B's left field is Alma
      And B's Abyss is Wind Sprite
