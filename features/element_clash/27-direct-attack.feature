@EC-27
Feature: 27. Direct attack ("Direct Attack")
  An attack on a player without monsters.

  @EC-27.1 @lines-253
  Rule: If the opponent's Monster Zone is empty, a monster of the active player may attack directly

    @EC-27.1-a
    Scenario Outline: Only the Monster Zone has to be empty
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's <zone> is <cards>
      When A announces the Battle Phase
      And A tries to attack directly with Volt 4
      Then it is <verdict>
      And B has <life> Life

      Examples:
        | case | zone            | cards                  | verdict                      | life |
        | 1    | Monster Zone    | Rock 1                 | refused: monsters_in_the_way | 3    |
        | 2    | Face-Down Zone  | Rock 1 (set on turn 1) | accepted                     | 2    |
        | 3    | Spell/Trap Zone | Fire Banner            | accepted                     | 2    |
        | 4    | Trash           | Rock 1                 | accepted                     | 2    |
        | 5    | hand            | Rock 1                 | accepted                     | 2    |

    @EC-27.1-b
    Scenario: The attacker's own monsters are not in the way
      Given a game of Element Clash
      And A's Monster Zone is Volt 4, Wave 4, Flame 4 and Leaf 4
      And B has 3 Life
      When A announces the Battle Phase
      And A attacks directly with Leaf 4
      Then B has 2 Life

  @EC-27.2 @lines-255 @lines-332
  Rule: A direct attack that succeeds takes one Life from the opponent

    @EC-27.2-a
    Scenario Outline: One Life, whatever the Power of the monster
      Given a game of Element Clash
      And A's Monster Zone is <monster>
      And A has 2 Life
      And B has 3 Life
      When A announces the Battle Phase
      And A attacks directly with <monster>
      Then B has 2 Life
      And A has 2 Life
      And A's Monster Zone is <monster>

      Examples:
        | case | monster            |
        | 1    | Volt 1 (Power 200) |
        | 2    | Volt 6 (Power 700) |

    @EC-27.2-b
    Scenario: Each direct attack takes one
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 and Wave 4
      And B has 4 Life
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then B has 3 Life
      When A attacks directly with Wave 4
      Then B has 2 Life

    @EC-27.2-c
    Scenario: The element of the monster adds nothing
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 4 Life
      And B's Trash is Wave 4
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then B has 3 Life
      And Volt 4 has Power 500
