@EC-21
Feature: 21. Battle Phase ("Battle Phase")
  How the active player gets there, and what the opponent may do about it.

  @EC-21.1 @lines-210 @lines-211
  Rule: The active player announces the Battle Phase to enter it

    @EC-21.1-a
    Scenario: Without the announcement there is no attack
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      When A tries to attack directly with Volt 4
      Then it is refused: wrong_action
      When A announces the Battle Phase
      Then it is the Battle Phase
      When A attacks directly with Volt 4
      Then B has 2 Life

    @EC-21.1-b
    Scenario Outline: Only the active player announces it
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B's Monster Zone is Rock 4
      When <player> tries to announce the Battle Phase
      Then it is <verdict>
      And it is the <phase>

      Examples:
        | case | player | verdict                    | phase        |
        | 1    | A      | accepted                   | Battle Phase |
        | 2    | B      | refused: not_your_decision | Main Phase   |

    @EC-21.1-c
    Scenario: It is announced once in a turn
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      When A announces the Battle Phase
      And A tries to announce the Battle Phase
      Then it is refused: wrong_action
      And it is the Battle Phase

  @EC-21.2 @lines-212 @lines-318
  Rule: After the announcement the opponent has one chance to summon face-down monsters

    @EC-21.2-a
    Scenario: The opponent's chance comes before the attacks
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      Then B may respond
      When B responds with Rock 3, paying Leaf 3
      Then B's Monster Zone is Rock 3
      When A tries to attack directly with Volt 4
      Then it is refused: monsters_in_the_way

    @EC-21.2-b
    Scenario: There is no such chance when the turn ends without a Battle Phase
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A ends the turn
      Then nobody may respond
      And B is the active player

    @EC-21.2-c @EC-R20:a
    Scenario: One declaration is the whole chance
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Wave 2 (Price 2, set on turn 1)
      And B's hand is Leaf 3 (Price 3) and Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B responds with Rock 3, paying Leaf 3
      And B tries to respond with Wave 2, paying Leaf 2
      Then it is refused
      And B's Face-Down Zone is Wave 2
      And it is the Battle Phase

    @EC-21.2-d
    Scenario: The chance is gone when the first attack has been made
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And B tries to respond with Rock 3, paying Leaf 3
      Then it is refused
      And B has 2 Life

    @EC-21.2-e
    Scenario: The active player has no such chance
      Given a game of Element Clash
      And A's Face-Down Zone is Wave 2 (Price 2, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And A tries to summon Wave 2, paying Leaf 2
      Then it is refused
      And A's Monster Zone is empty

    @EC-21.2-f
    Scenario: What lies face down stays hidden while the opponent thinks about it
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      Then before B responds, A sees 1 face-down card in B's Face-Down Zone
      And A does not see Rock 3

    @EC-21.2-g
    Scenario: When B announces it, the chance is A's
      Given a game of Element Clash
      And B is the active player
      And A's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And A's hand is Leaf 3 (Price 3)
      And B's Monster Zone is Volt 4
      When B announces the Battle Phase
      And A responds with Rock 3, paying Leaf 3
      Then A's Monster Zone is Rock 3
      When B tries to attack directly with Volt 4
      Then it is refused: monsters_in_the_way

    @EC-21.2-h
    Scenario: There is a chance in every Battle Phase, whether or not the last one was used
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Wave 2 (Price 2, set on turn 1)
      And B's hand is Leaf 3 (Price 3) and Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B responds with Rock 3, paying Leaf 3
      And A ends the turn
      And B ends the turn
      And A announces the Battle Phase
      And B responds with Wave 2, paying Leaf 2
      Then B's Monster Zone is Rock 3 and Wave 2
