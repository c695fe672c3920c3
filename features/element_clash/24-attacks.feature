@EC-24
Feature: 24. Attacks ("Aturan Serangan")
  Who attacks, how often, and whom.

  @EC-24.1 @lines-225 @lines-331
  Rule: A monster attacks once in a Battle Phase

    @EC-24.1-a
    Scenario: A second attack of the same monster
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 4 Life
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And A tries to attack directly with Volt 4
      Then it is refused: already_attacked
      And B has 3 Life

    @EC-24.1-b
    Scenario: Each monster has an attack of its own
      Given a game of Element Clash
      And A's Monster Zone is Volt 4, Wave 4 and Rock 4
      And B has 4 Life
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And A attacks directly with Wave 4
      And A attacks directly with Rock 4
      Then B has 1 Life

    @EC-24.1-c
    Scenario: In the Battle Phase of a later turn it attacks again
      Given a game of Element Clash
      And A's Monster Zone is:
        | card   | attacked |
        | Volt 4 | yes      |
      And it is the Battle Phase
      And B has 4 Life
      When A tries to attack directly with Volt 4
      Then it is refused: already_attacked
      When A ends the turn
      And B ends the turn
      And A announces the Battle Phase
      And A attacks directly with Volt 4
      Then B has 3 Life

    @EC-24.1-d
    Scenario: An attack on a monster counts as well
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And B's Monster Zone is Flame 2 (Power 300) and Flame 1 (Power 200)
      When A announces the Battle Phase
      And A attacks Flame 2 with Volt 4
      And A tries to attack Flame 1 with Volt 4
      Then it is refused: already_attacked
      And B's Monster Zone is Flame 1

    @EC-24.1-e
    Scenario: Who still can attack
      Given a game of Element Clash
      And A's Monster Zone is Volt 4, Wave 4 and Rock 4
      When A announces the Battle Phase
      And A attacks directly with Wave 4
      Then A can attack with Volt 4 and Rock 4

    @EC-24.1-f
    Scenario: Nobody has to attack
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 4 Life
      When A announces the Battle Phase
      And A ends the turn
      Then B has 4 Life
      And B is the active player

    @EC-24.1-g @EC-R17:a
    Scenario: An attacker that is gone before the comparison has used its attack
      Shy Cat: When this monster attacks: turn this card face down.
      Given a game of Element Clash
      And A's Monster Zone is Shy Cat (Power 300)
      And B's Monster Zone is Flame 1 (Power 200)
      When A announces the Battle Phase
      And A attacks Flame 1 with Shy Cat
      Then A's Face-Down Zone is Shy Cat
      And B's Monster Zone is Flame 1
      And it is the Battle Phase

    @EC-24.1-h
    Scenario: A monster that was attacked attacks in its own turn, and in the next one again
      Given a game of Element Clash
      And A has 4 Life
      And A's Monster Zone is Volt 3 (Power 400)
      And B's Monster Zone is Flame 4 (Power 500)
      When A announces the Battle Phase
      And A attacks Flame 4 with Volt 3
      And A ends the turn
      And B announces the Battle Phase
      And B attacks directly with Flame 4
      Then A has 3 Life
      When B ends the turn
      And A ends the turn
      And B announces the Battle Phase
      And B attacks directly with Flame 4
      Then A has 2 Life

  @EC-24.2 @lines-226
  Rule: The active player chooses which of the own monsters attacks

    @EC-24.2-a
    Scenario Outline: An own monster of the Monster Zone
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 and Wave 4
      And A's hand is Rock 4
      And A's Face-Down Zone is Leaf 4 (set on turn 1)
      And A's Spell/Trap Zone is Fire Banner
      And B's Monster Zone is Flame 2 and Flame 1
      When A announces the Battle Phase
      And A tries to attack Flame 1 with <attacker>
      Then it is <verdict>

      Examples:
        | case | attacker    | verdict                   |
        | 1    | Volt 4      | accepted                  |
        | 2    | Wave 4      | accepted                  |
        | 3    | Rock 4      | refused: not_your_monster |
        | 4    | Leaf 4      | refused: not_your_monster |
        | 5    | Fire Banner | refused: not_your_monster |
        | 6    | B's Flame 2 | refused: not_your_monster |

    @EC-24.2-b
    Scenario Outline: Not the other player
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B's Monster Zone is Flame 1
      When A announces the Battle Phase
      And <player> tries to attack <target> with <attacker>
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | player | attacker | target  | verdict                    | after   |
        | 1    | A      | Volt 4   | Flame 1 | accepted                   | empty   |
        | 2    | B      | Flame 1  | Volt 4  | refused: not_your_decision | Flame 1 |

  @EC-24.3 @lines-226
  Rule: Then the active player chooses the target

    @EC-24.3-a
    Scenario Outline: One of three monsters, and the others stay
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And B's Monster Zone is Flame 1 (Power 200), Flame 2 (Power 300) and Leaf 3 (Power 400)
      When A announces the Battle Phase
      And A attacks <target> with Volt 4
      Then B's Trash is <target>
      And B's Monster Zone is <left>

      Examples:
        | case | target  | left                |
        | 1    | Flame 1 | Flame 2 and Leaf 3  |
        | 2    | Flame 2 | Flame 1 and Leaf 3  |
        | 3    | Leaf 3  | Flame 1 and Flame 2 |

    @EC-24.3-b
    Scenario Outline: A card that is not on the field is no target
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And B's Monster Zone is Leaf 3 (Power 400)
      And B's hand is Flame 2
      When A announces the Battle Phase
      And A tries to attack <target> with Volt 4
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | target  | verdict                 | after  |
        | 1    | Leaf 3  | accepted                | empty  |
        | 2    | Flame 2 | refused: no_such_target | Leaf 3 |

  @EC-24.4 @lines-228
  Rule: The target may be a monster of the opponent

    @EC-24.4-a
    Scenario Outline: Nothing but a monster of the opponent
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500) and Wave 1 (Power 200)
      And B's Monster Zone is Flame 1 (Power 200)
      And B's Face-Down Zone is Flame 2 (set on turn 1)
      And B's Spell/Trap Zone is Fire Banner
      And B's Trash is Flame 3
      When A announces the Battle Phase
      And A tries to attack <target> with Volt 4
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | target      | verdict                 | after   |
        | 1    | Flame 1     | accepted                | empty   |
        | 2    | A's Wave 1  | refused: no_such_target | Flame 1 |
        | 3    | A's Volt 4  | refused: no_such_target | Flame 1 |
        | 4    | Flame 2     | refused: no_such_target | Flame 1 |
        | 5    | Fire Banner | refused: no_such_target | Flame 1 |
        | 6    | Flame 3     | refused: no_such_target | Flame 1 |

  @EC-24.5 @lines-229
  Rule: The attack may be direct if the opponent has no monster

    @EC-24.5-a
    Scenario Outline: No monster, one monster, and one that may attack no more
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Monster Zone is <monsters>
      When A announces the Battle Phase
      And A tries to attack directly with Volt 4
      Then it is <verdict>
      And B has <life> Life

      Examples:
        | case | monsters           | verdict                      | life |
        | 1    | empty              | accepted                     | 2    |
        | 2    | Flame 1            | refused: monsters_in_the_way | 3    |
        | 3    | Flame 1 (attacked) | refused: monsters_in_the_way | 3    |

    @EC-24.5-b
    Scenario: It is asked anew for each attack
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500) and Wave 4
      And B has 3 Life
      And B's Monster Zone is Flame 2 (Power 300)
      When A announces the Battle Phase
      And A tries to attack directly with Wave 4
      Then it is refused: monsters_in_the_way
      When A attacks Flame 2 with Volt 4
      And A attacks directly with Wave 4
      Then B has 2 Life

    @EC-24.5-c
    Scenario: With two monsters the first victory does not open the way
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500) and Wave 4
      And B has 3 Life
      And B's Monster Zone is Flame 2 (Power 300) and Flame 1 (Power 200)
      When A announces the Battle Phase
      And A attacks Flame 2 with Volt 4
      And A tries to attack directly with Wave 4
      Then it is refused: monsters_in_the_way
      And B has 3 Life
