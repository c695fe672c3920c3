@EC-23
Feature: 23. No attack in the first turn ("Larangan Menyerang di Giliran Pertama")
  What the player who goes first has to do without.

  @EC-23.1 @lines-222 @lines-223
  Rule: The first player does not attack in the first turn

    @EC-23.1-a
    Scenario Outline: The first turn of the first player, and a later one
      Given a game of Element Clash
      And it is turn <turn>
      And A is the first player
      And A's Monster Zone is Volt 4
      And B has 4 Life
      When A announces the Battle Phase
      And A tries to attack directly with Volt 4
      Then it is <verdict>
      And B has <life> Life

      Examples:
        | case | turn | verdict                          | life |
        | 1    | 1    | refused: no_attack_in_first_turn | 4    |
        | 2    | 3    | accepted                         | 3    |

    @EC-23.1-b
    Scenario Outline: No monster is attacked either
      Given a game of Element Clash
      And it is turn <turn>
      And A is the first player
      And A's Monster Zone is Volt 4 (Power 500)
      And B's Monster Zone is Flame 3 (Power 400)
      When A announces the Battle Phase
      And A tries to attack Flame 3 with Volt 4
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | turn | verdict                          | after   |
        | 1    | 1    | refused: no_attack_in_first_turn | Flame 3 |
        | 2    | 3    | accepted                         | empty   |

    @EC-23.1-c
    Scenario Outline: The second player attacks in the second turn
      Given a game of Element Clash
      And it is turn 1
      And <first> is the first player
      And <first> is the active player
      And <first> has 4 Life
      And <second>'s Monster Zone is Rock 3
      When <first> ends the turn
      And <second> announces the Battle Phase
      And <second> attacks directly with Rock 3
      Then <first> has 3 Life

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |

    @EC-23.1-e
    Scenario: When the second player's first turn is over the first player attacks too
      Given a game of Element Clash
      And it is turn 1
      And A is the first player
      And A's Monster Zone is Volt 4
      And B has 4 Life
      When A ends the turn
      And B ends the turn
      And A announces the Battle Phase
      And A attacks directly with Volt 4
      Then B has 3 Life

    @EC-23.1-d
    Scenario: B may be the first player as well
      Given a game of Element Clash
      And it is turn 1
      And B is the first player
      And B is the active player
      And A has 4 Life
      And B's Monster Zone is Rock 4
      When B announces the Battle Phase
      And B tries to attack directly with Rock 4
      Then it is refused: no_attack_in_first_turn
      And A has 4 Life

  @EC-23.2 @lines-223
  Rule: Even so the first player may announce the Battle Phase in that turn

    @EC-23.2-a
    Scenario: It is announced, and the turn ends
      Given a game of Element Clash
      And it is turn 1
      And A is the first player
      And A's Monster Zone is Volt 4
      When A announces the Battle Phase
      Then it is the Battle Phase
      And A is the active player
      When A ends the turn
      Then B is the active player
      And it is turn 2
