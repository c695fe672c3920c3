@MC-11
Feature: 11. Step 4: Active Phase ("순서 4 액티브 페이즈")
  What may be used, in any order. What skills, miracles and magic cost and do, and how a fight goes, is outside the
  chapter: here the test cards say it.

  @MC-11.2 @lines-43.1 @lines-46
  Rule: Skills of units may be used

    @MC-11.2-a
    Scenario Outline: The skill does what the card says, for its cost
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s cost meter is 8
      And <player>'s hand is empty
      And <player>'s left field is Lantern Maid (skill cost 1)
      And the top card of <player>'s Deck is Bruna
      When <player> uses the skill of Lantern Maid
      Then <player>'s hand is Bruna
      And <player>'s cost meter is 7
      And <player>'s left field is Lantern Maid

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-11.2-b
    Scenario: Skills of several units, and again in the next turn
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Ember Witch: Skill (cost 3): A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's left field is Lantern Maid (skill cost 1)
      And A's right field is Ember Witch (skill cost 3)
      And B's left field is Clio (DP 6)
      And B's hand is empty
      When A uses the skill of Lantern Maid
      And A uses the skill of Ember Witch on Clio
      Then Clio has DP 4
      And A's cost meter is 5
      When A goes on to the Set Phase
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      And A uses the skill of Ember Witch on Clio
      Then A's cost meter is 7

    @MC-11.2-c
    Scenario Outline: Only of the own units, and only of one that has such a skill
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's left field is Lantern Maid and Alma
      And B's left field is Star Scout
      When A tries to use the skill of <unit>
      Then it is <verdict>
      And A's cost meter is <after>

      Examples:
        | case | unit           | verdict                | after |
        | 1    | B's Star Scout | refused: not_a_unit    | 9     |
        | 2    | Alma           | refused: no_such_skill | 9     |
        | 3    | Lantern Maid   | accepted               | 8     |

    @MC-11.2-d
    Scenario: A unit in hand has no skill to use
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's hand is Lantern Maid
      When A tries to use the skill of Lantern Maid
      Then it is refused: not_a_unit
      And A's cost meter is 9

    @MC-11.2-e
    Scenario Outline: A skill that needs a target is used on a unit of the field
      Ember Witch: Skill (cost 3): A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's left field is Ember Witch (skill cost 3)
      And A's hand is Alma
      And B's left field is Clio (DP 6)
      When A tries to use the skill of Ember Witch on <target>
      Then it is <verdict>
      And A's cost meter is <after>

      Examples:
        | case | target | verdict                 | after |
        | 1    | Alma   | refused: no_such_target | 9     |
        | 2    | Clio   | accepted                | 6     |

    @MC-11.2-f
    Scenario: Everything that the Active Phase is for, in one turn and in any order
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Meteor: The opponent takes 4 damage.
      Ash Pupil: Miracle (cost 3): The opponent takes 2 damage.
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 10
      And A's player card space is Ash Pupil (miracle cost 3)
      And A's left field is Duelist and Lantern Maid (skill cost 1)
      And A's hand is Meteor (cost 3) and Mud Sprite (cost 1)
      And B has 15 Life
      When A fights with Duelist
      And A summons Mud Sprite in the right field
      And A plays Meteor
      And A uses the miracle of Ash Pupil
      And A uses the skill of Lantern Maid
      Then A's cost meter is 2
      And B has 7 Life
      And A's hand has 1 card

    @MC-11.2-g @MC-R38:a
    Scenario Outline: A unit in Act state uses its skill, unless to use it turns the unit to Act
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Sprinter: Skill (cost 1, turn this unit to Act): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's left field is <unit> (skill cost 1, <state>)
      When A tries to use the skill of <unit>
      Then it is <verdict>
      And A's cost meter is <meter>
      And <unit> is in <after> state

      Examples:
        | case | unit         | state | verdict              | meter | after |
        | 1    | Lantern Maid | React | accepted             | 8     | React |
        | 2    | Lantern Maid | Act   | accepted             | 8     | Act   |
        | 3    | Sprinter     | React | accepted             | 8     | Act   |
        | 4    | Sprinter     | Act   | refused: unit_is_act | 9     | Act   |

  @MC-11.3 @lines-43.1 @lines-46
  Rule: The player's miracles may be used

    @MC-11.3-a
    Scenario Outline: The miracle does what the player card says, for its cost
      Rose Pupil: Miracle (cost 2): You draw 1 card.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s cost meter is 8
      And <player>'s hand is empty
      And <player>'s player card space is Rose Pupil (miracle cost 2)
      And the top card of <player>'s Deck is Bruna
      When <player> uses the miracle of Rose Pupil
      Then <player>'s hand is Bruna
      And <player>'s cost meter is 6

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-11.3-b
    Scenario Outline: It is the player's own
      Rose Pupil: Miracle (cost 2): You draw 1 card.
      Ash Pupil: Miracle (cost 3): The opponent takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's player card space is Ash Pupil (miracle cost 3)
      And B's player card space is Rose Pupil (miracle cost 2)
      When A tries to use the miracle of <card>
      Then it is <verdict>
      And A's cost meter is <after>

      Examples:
        | case | card           | verdict  | after |
        | 1    | B's Rose Pupil | refused  | 8     |
        | 2    | Ash Pupil      | accepted | 5     |

    @MC-11.3-c
    Scenario: A player card without a miracle has none to use
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's player card space is Plain Pupil
      When A tries to use the miracle of Plain Pupil
      Then it is refused: no_such_skill
      And A's cost meter is 8

    @MC-11.3-d
    Scenario: A miracle is used again in the own next turn
      Ash Pupil: Miracle (cost 3): The opponent takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's player card space is Ash Pupil (miracle cost 3)
      And B's hand is empty
      And B has 9 Life
      When A uses the miracle of Ash Pupil
      And A goes on to the Set Phase
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      And A uses the miracle of Ash Pupil
      Then B has 5 Life

  @MC-11.4 @lines-43.1 @lines-46
  Rule: Magic may be used

    @MC-11.4-a
    Scenario Outline: The magic does what the card says, for its cost
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s cost meter is 8
      And <player>'s hand is Meteor (Magic, cost 3)
      And <other> has 9 Life
      When <player> plays Meteor
      Then <other> has 5 Life
      And <player>'s cost meter is 5
      And <player>'s hand is empty

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-11.4-b
    Scenario Outline: It comes from the own hand, and it is magic
      Windfall: You draw 2 cards.
      Insight: Turn over the opponent's card in the Ritual space.
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's hand is Meteor (Magic, cost 3) and Alma (Character)
      And A's Abyss is Windfall (Magic, cost 2)
      And B's hand is Insight (Magic, cost 1)
      When A tries to play <card>
      Then it is <verdict>
      And A's cost meter is <after>

      Examples:
        | case | card        | verdict              | after |
        | 1    | Windfall    | refused: not_in_hand | 8     |
        | 2    | B's Insight | refused: not_in_hand | 8     |
        | 3    | Alma        | refused: wrong_kind  | 8     |
        | 4    | Meteor      | accepted             | 5     |

    @MC-11.4-c
    Scenario: Several in one phase
      Spark: A chosen unit of either player takes 2 damage.
      Thunder: A chosen unit of either player takes 3 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's hand is Spark (cost 1) and Thunder (cost 2)
      And B's left field is Clio (DP 6)
      When A plays Spark on Clio
      And A plays Thunder on Clio
      Then Clio has DP 1
      And A's cost meter is 5

    @MC-11.4-d @MC-R37:a
    Scenario: When it is done it goes to the Abyss
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Meteor and Alma
      When A plays Meteor
      Then A's Abyss is Meteor
      And A's hand is Alma

  @MC-11.5 @lines-43.2-44 @lines-46
  Rule: Summon cards may be placed in this phase as well

    @MC-11.5-a @MC-R45:a
    Scenario Outline: From the hand onto a field
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s cost meter is 8
      And <player>'s hand is Wind Sprite (Summon, cost 2) and Alma
      When <player> summons Wind Sprite in the <field> field
      Then <player>'s <field> field is Wind Sprite
      And <player>'s hand is Alma
      And <player>'s cost meter is 6

      Examples:
        | case | player | field |
        | 1    | A      | left  |
        | 2    | B      | right |

    @MC-11.5-b
    Scenario Outline: Only a Summon, and only from the hand
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's hand is Wind Sprite (Summon, cost 2) and Alma (Character)
      And A's Abyss is Mud Sprite (Summon, cost 1)
      When A tries to summon <card> in the left field
      Then it is <verdict>
      And A's hand is <after>

      Examples:
        | case | card        | verdict              | after                |
        | 1    | Alma        | refused: wrong_kind  | Wind Sprite and Alma |
        | 2    | Mud Sprite  | refused: not_in_hand | Wind Sprite and Alma |
        | 3    | Wind Sprite | accepted             | Alma                 |

    @MC-11.5-c @MC-R27:a
    Scenario Outline: No Summon is placed in the Set Phase
      Given a game of Magical Cute
      And it is the <phase> Phase
      And A is the active player
      And A's hand is Wind Sprite (Summon, cost 2)
      When A tries to summon Wind Sprite in the left field
      Then it is <verdict>
      And A's hand is <after>

      Examples:
        | case | phase  | verdict              | after       |
        | 1    | Set    | refused: wrong_phase | Wind Sprite |
        | 2    | Active | accepted             | empty       |

    @MC-11.5-d @MC-R24:a
    Scenario Outline: A Summon is placed on a field that exists
      Given a game of Magical Cute
      And A is the active player
      And the fields in a row are <fields>
      And A's hand is Wind Sprite (Summon, cost 2)
      When A tries to summon Wind Sprite in the middle field
      Then it is <verdict>
      And A's hand is <hand>

      Examples:
        | case | fields                 | verdict                | hand        |
        | 1    | left and right         | refused: no_such_field | Wind Sprite |
        | 2    | left, middle and right | accepted               | empty       |

    @MC-11.5-e @MC-R23:a
    Scenario: As many Summons as can be paid for
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's hand is Wind Sprite (Summon, cost 2), Mud Sprite (Summon, cost 1) and Alma
      When A summons Wind Sprite in the left field
      And A summons Mud Sprite in the left field
      Then A's hand is Alma
      And A's cost meter is 5

  @MC-11.7 @lines-46
  Rule: A Magi-Cu Fight may be carried out in this phase
    Unspecified: how a Magi-Cu Fight (매지큐 파이트) goes stands in no chapter that is known. Here it does what the card of
    the fighting unit says, see ruling MC-R44.

    @MC-11.7-a @MC-R44:a
    Scenario Outline: A unit fights
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s left field is Duelist
      And <other> has 9 Life
      When <player> fights with Duelist
      Then <other> has 7 Life

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-11.7-b
    Scenario Outline: In this phase, and not in the Set Phase
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Given a game of Magical Cute
      And it is the <phase> Phase
      And A is the active player
      And A's left field is Duelist
      When A tries to fight with Duelist
      Then it is <verdict>
      And it is the <phase> Phase

      Examples:
        | case | phase  | verdict              |
        | 1    | Set    | refused: wrong_phase |
        | 2    | Active | accepted             |

    @MC-11.7-c
    Scenario Outline: It is an own unit of the field that fights
      Brawler: In a Magi-Cu Fight of this unit, the opponent takes 3 damage.
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Duelist
      And A's hand is Brawler
      And B's left field is Alma
      When A tries to fight with <unit>
      Then it is <verdict>
      And A's left field is Duelist

      Examples:
        | case | unit     | verdict             |
        | 1    | Brawler  | refused: not_a_unit |
        | 2    | B's Alma | refused: not_a_unit |
        | 3    | Duelist  | accepted            |

    @MC-11.7-d @MC-R44:a
    Scenario Outline: A unit fights against a unit of the opponent
      Grappler: In a Magi-Cu Fight of this unit, the unit fought against takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Grappler and Alma
      And B's left field is Clio (DP 6)
      And B's right field is Bruna (DP 5)
      And B's hand is Dora
      When A tries to fight with Grappler against <foe>
      Then it is <verdict>
      And Clio has DP <dp>
      And Bruna has DP 5

      Examples:
        | case | foe  | verdict                 | dp |
        | 1    | Alma | refused: no_such_target | 6  |
        | 2    | Dora | refused: no_such_target | 6  |
        | 3    | Clio | accepted                | 4  |

  @MC-11.8 @lines-46
  Rule: The Magi-Cu Fight is carried out once

    @MC-11.8-a
    Scenario: The same unit does not fight twice
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Duelist
      And B has 9 Life
      When A tries to fight with Duelist
      Then it is accepted
      When A tries to fight with Duelist
      Then it is refused: already_fought
      And the game goes on

    @MC-11.8-b @MC-R20:a
    Scenario: Another unit does not fight after it either
      Brawler: In a Magi-Cu Fight of this unit, the opponent takes 3 damage.
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Duelist and Brawler
      And B has 9 Life
      When A fights with Brawler
      And A tries to fight with Duelist
      Then it is refused: already_fought
      And B has 6 Life

    @MC-11.8-c
    Scenario Outline: Once in every turn of every player
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Brawler: In a Magi-Cu Fight of this unit, the opponent takes 3 damage.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s left field is Duelist
      And <player> has 9 Life
      And <other>'s left field is Brawler
      And <other>'s hand is empty
      And <other> has 9 Life
      When <player> fights with Duelist
      And <player> goes on to the Set Phase
      And <player> ends the turn
      And <other> tries to fight with Brawler
      Then it is accepted
      When <other> goes on to the Set Phase
      And <other> ends the turn
      And <player> tries to fight with Duelist
      Then it is accepted
      When <player> tries to fight with Duelist
      Then it is refused: already_fought
      And it is the Active Phase

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-11.8-d
    Scenario: Other things may be done after it
      Duelist: In a Magi-Cu Fight of this unit, the opponent takes 2 damage.
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 8
      And A's left field is Duelist and Lantern Maid (skill cost 1)
      When A fights with Duelist
      And A uses the skill of Lantern Maid
      Then A's cost meter is 7
