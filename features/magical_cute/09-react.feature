@MC-9
Feature: 9. Step 2: React Phase ("순서 2 리액트 페이즈")
  Units that have acted become ready again.

  @MC-9.2 @lines-33.1 @lines-36
  Rule: Units in Act state are turned to React state

    @MC-9.2-a
    Scenario Outline: The unit of the player whose turn begins
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And <next>'s <field> field is Alma (Act)
      When <last> ends the turn
      Then Alma is in React state

      Examples:
        | case | last | next | field |
        | 1    | A    | B    | left  |
        | 2    | A    | B    | right |
        | 3    | B    | A    | left  |
        | 4    | B    | A    | right |

    @MC-9.2-b
    Scenario: Until then the unit stays in Act state
      Lullaby: Turn a chosen unit of either player to Act.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Alma (React)
      And A's hand is Lullaby
      And B's hand is empty
      When A plays Lullaby on Alma
      Then Alma is in Act state
      When A goes on to the Set Phase
      Then Alma is in Act state
      When A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      Then Alma is in React state

    @MC-9.2-c @MC-R1:a
    Scenario Outline: The other player's units stay as they are
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And <last>'s left field is Alma (Act)
      And <next>'s left field is Bruna (Act)
      When <last> ends the turn
      Then Alma is in Act state
      And Bruna is in React state

      Examples:
        | case | last | next |
        | 1    | A    | B    |
        | 2    | B    | A    |

    @MC-9.2-d @MC-R1:b
    Scenario: The units of both sides are turned
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Alma (Act)
      And B's left field is Bruna (Act)
      When A ends the turn
      Then Alma is in React state
      And Bruna is in React state

  @MC-9.3 @lines-33.2-34
  Rule: There is no choice: every Act unit is turned

    @MC-9.3-a
    Scenario Outline: Four of them in three fields, beside one that is ready
      Given a game of Magical Cute
      And it is the Set Phase
      And <last> is the active player
      And the fields in a row are left, middle and right
      And <next>'s left field is Alma (Act) and Bruna (Act)
      And <next>'s middle field is Elsa (Act)
      And <next>'s right field is Clio (Act) and Dora (React)
      When <last> ends the turn
      Then <next>'s left field is:
        | card  | state |
        | Alma  | react |
        | Bruna | react |
      And <next>'s middle field is:
        | card | state |
        | Elsa | react |
      And <next>'s right field is:
        | card | state |
        | Clio | react |
        | Dora | react |
      And it is the Active Phase

      Examples:
        | case | last | next |
        | 1    | A    | B    |
        | 2    | B    | A    |
