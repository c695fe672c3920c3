@EC-28
Feature: 28. End Phase ("End Phase")
  How a turn ends.

  @EC-28.1 @lines-258 @lines-319
  Rule: In the End Phase the active player ends the turn

    @EC-28.1-a
    Scenario Outline: Only the active player ends it
      Given a game of Element Clash
      And it is turn 3
      When <player> tries to end the turn
      Then it is <verdict>
      And it is turn <turn>

      Examples:
        | case | player | verdict                    | turn |
        | 1    | A      | accepted                   | 4    |
        | 2    | B      | refused: not_your_decision | 3    |

    @EC-28.1-b
    Scenario: From the Battle Phase
      Given a game of Element Clash
      And it is turn 3
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's hand is empty
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And A ends the turn
      Then it is turn 4
      And it is the Main Phase
      And B is the active player
      And B's hand has 3 cards

    @EC-28.1-c @EC-R13:a
    Scenario: There is no limit to the hand
      Given a game of Element Clash
      And A's hand is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6, Leaf 1, Leaf 2, Leaf 3 and Leaf 4
      When A ends the turn
      Then A's hand has 10 cards
      And A's Trash is empty
      When B ends the turn
      Then A's hand has 13 cards

    @EC-28.1-d @EC-R37:a
    Scenario: Power that was changed for the turn is as before in the next
      Battle Song: All monsters of yours get Power +100 until the end of the turn.
      Given a game of Element Clash
      And A's Monster Zone is Rock 3 (Power 400)
      And A's hand is Battle Song (Price 2) and Leaf 2 (Price 2)
      When A activates Battle Song, paying Leaf 2
      Then Rock 3 has Power 500
      When A ends the turn
      Then Rock 3 has Power 400

  @EC-28.3 @lines-261
  Rule: The next turn is the opponent's

    @EC-28.3-a
    Scenario: Turn and turn about
      Given a game of Element Clash
      And it is turn 3
      When A ends the turn
      Then B is the active player
      And it is turn 4
      When B ends the turn
      Then A is the active player
      And it is turn 5

    @EC-28.3-b
    Scenario: What the active player may do is now the opponent's to do
      Given a game of Element Clash
      When A ends the turn
      And A tries to announce the Battle Phase
      Then it is refused: not_your_decision
      And it is the Main Phase
      When B tries to announce the Battle Phase
      Then it is accepted
      And it is the Battle Phase
