@EC-12
Feature: 12. The turn ("Struktur Giliran")
  Draw Phase, Main Phase, Battle Phase, End Phase.

  @EC-12.1 @lines-120-124
  Rule: A turn goes through Draw Phase, Main Phase, Battle Phase and End Phase

    @EC-12.1-a
    Scenario: A whole turn
      Given a game of Element Clash
      And it is turn 3
      And A has 4 Life
      And B's Monster Zone is Volt 4
      And B's hand is Rock 2 (Price 2) and Leaf 2 (Price 2)
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3 and Wave 4
      When A ends the turn
      Then B's hand is Rock 2, Leaf 2, Wave 1, Wave 2 and Wave 3
      And it is the Main Phase
      When B summons Rock 2, paying Leaf 2
      And B announces the Battle Phase
      Then it is the Battle Phase
      When B attacks directly with Volt 4
      Then A has 3 Life
      When B ends the turn
      Then A is the active player
      And it is turn 5

    @EC-12.1-b
    Scenario Outline: Draw, Main and Battle Phase come in this order
      Given a game of Element Clash
      And A has 4 Life
      And B's Monster Zone is Rock 4
      And B's hand is empty
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3 and Wave 4
      When A ends the turn
      And B <does>
      Then <result>

      Examples: what the Main Phase allows
        | case | does                       | result                       |
        | 1    | sets Wave 1                | B's Face-Down Zone is Wave 1 |
        | 2    | announces the Battle Phase | B can attack with Rock 4     |

    @EC-12.1-c @EC-R19:a
    Scenario: Nothing leads back from the Battle Phase to the Main Phase
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's hand is Rock 2 (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And A tries to summon Rock 2, paying Leaf 2
      Then it is refused: wrong_action
      And it is the Battle Phase

    @EC-12.1-d @EC-R19:a
    Scenario: A turn without a Battle Phase
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      When A ends the turn
      Then B is the active player
      And it is the Main Phase

    @EC-12.1-e
    Scenario: What the Main Phase allows may be done before the Battle Phase
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's hand is Rock 2 (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      When A summons Rock 2, paying Leaf 2
      And A announces the Battle Phase
      And A attacks directly with Volt 4
      Then A's Monster Zone is Rock 2 and Volt 4
      And B has 2 Life
