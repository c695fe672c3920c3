@EC-8
Feature: 8. The Monster Zone ("Zona Monster")
  Where summoned monsters lie.

  @EC-8.1 @lines-92
  Rule: The Monster Zone holds the monsters that have been summoned and are active

    @EC-8.1-a
    Scenario Outline: Both players see the monsters there
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 and Wave 4
      And B's Monster Zone is Rock 4
      Then <viewer> sees Volt 4 and Wave 4 in A's Monster Zone
      And <viewer> sees Rock 4 in B's Monster Zone

      Examples:
        | case | viewer |
        | 1    | A      |
        | 2    | B      |

    @EC-8.1-b
    Scenario: A monster there attacks, one in the hand does not
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's hand is Wave 4
      And B has 3 Life
      When A announces the Battle Phase
      And A tries to attack directly with Wave 4
      Then it is refused: not_your_monster
      When A attacks directly with Volt 4
      Then B has 2 Life
