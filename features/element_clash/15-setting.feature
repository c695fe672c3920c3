@EC-15
Feature: 15. Setting a card face down ("Memasang Kartu Tertutup")
  Free of charge, hidden, and of no use before the turn is over.

  @EC-15.1 @lines-142
  Rule: A card of the hand may be set in the Face-Down Zone

    @EC-15.1-a
    Scenario Outline: A card of any kind
      Given a game of Element Clash
      And A's hand is <card> and Leaf 6
      When A sets <card>
      Then A's Face-Down Zone is <card>
      And A's hand is Leaf 6

      Examples:
        | case | card         |
        | 1    | Rock 3       |
        | 2    | Small Breeze |
        | 3    | Spike Pit    |
        | 4    | Iron Helm    |

    @EC-15.1-b
    Scenario Outline: Only a card of the own hand
      Given a game of Element Clash
      And A's hand is Rock 1
      And A's Deck, from the top, is Rock 2 and Volt 2
      And A's Trash is Rock 3
      And A's Monster Zone is Rock 4
      And A's Face-Down Zone is Rock 5 (set on turn 1)
      And B's hand is Wave 1
      When A tries to set <card>
      Then it is <verdict>

      Examples:
        | case | card       | verdict              |
        | 1    | Rock 1     | accepted             |
        | 2    | Rock 2     | refused: not_in_hand |
        | 3    | Rock 3     | refused: not_in_hand |
        | 4    | Rock 4     | refused: not_in_hand |
        | 5    | Rock 5     | refused: not_in_hand |
        | 6    | B's Wave 1 | refused: not_in_hand |

  @EC-15.2 @lines-144
  Rule: Setting a card costs nothing

    @EC-15.2-a
    Scenario Outline: Whatever its Price, with no other card in hand or with one
      Given a game of Element Clash
      And A's hand is <hand>
      When A sets <card>
      Then A's Face-Down Zone is <card>
      And A's hand is <left>
      And nothing else changes

      Examples:
        | case | hand              | card             | left   |
        | 1    | Rock 6            | Rock 6 (Price 6) | empty  |
        | 2    | Wave 1            | Wave 1 (Price 1) | empty  |
        | 3    | Rock 6 and Leaf 6 | Rock 6 (Price 6) | Leaf 6 |

  @EC-15.3 @lines-145
  Rule: Cards are set in the own Main Phase

    @EC-15.3-d
    Scenario: Both players in turn
      Given a game of Element Clash
      And A's hand is Rock 1
      And B's hand is Wave 1
      When A sets Rock 1
      And A ends the turn
      And B sets Wave 1
      Then A's Face-Down Zone is Rock 1
      And B's Face-Down Zone is Wave 1

    @EC-15.3-a @EC-R40:a
    Scenario: Each player in the own one
      Given a game of Element Clash
      And A's hand is Rock 1
      And B's hand is Wave 1
      When B tries to set Wave 1
      Then it is refused: not_your_decision
      When A ends the turn
      And B sets Wave 1
      Then B's Face-Down Zone is Wave 1
      When A tries to set Rock 1
      Then it is refused: not_your_decision

    @EC-15.3-b @EC-R40:a
    Scenario: No card is set in the own Battle Phase
      Given a game of Element Clash
      And A's hand is Rock 1
      When A announces the Battle Phase
      And A tries to set Rock 1
      Then it is refused: wrong_action

    @EC-15.3-c @EC-R40:a
    Scenario: Not in answer to the announcement of the Battle Phase
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Wave 1 and Leaf 3 (Price 3)
      When A announces the Battle Phase
      And B tries to respond by setting Wave 1
      Then it is refused
      And B's hand is Wave 1 and Leaf 3

  @EC-15.4 @lines-146
  Rule: A card that is set lies face down

    @EC-15.4-a
    Scenario: The opponent does not learn which card it is
      Given a game of Element Clash
      And A's hand is Rock 3 and Leaf 6
      When A sets Rock 3
      Then B sees 1 face-down card in A's Face-Down Zone
      And B does not see Rock 3
      And A's Face-Down Zone is Rock 3

    @EC-15.4-b
    Scenario: Its turn is noted
      Given a game of Element Clash
      And it is turn 7
      And A's hand is Rock 3
      When A sets Rock 3
      Then A's Face-Down Zone is:
        | card   | set_on_turn |
        | Rock 3 | 7           |
