@RN-90
Feature: 90. Example of the end of a round ("Contoh akhir ronde")
  The book's own example: 10 against 8, and what would be different with 10 on both sides.

  @RN-10.2 @lines-83 @lines-84.1
  Rule: Example: with 10 against 8, A wins the round

    @RN-10.2-a
    Scenario: 10 against 8
      Given a game of Renathea
      And A's Arena is Archer (Raw 3) and Squire (Raw 2)
      And A's Hand is Giant (Raw 5)
      And B's Arena is Mage (Raw 3) and Medic (Raw 3)
      And B's Hand is Scout (Raw 2)
      When A deploys Giant and B deploys Scout
      Then the Total Power is 10 for A and 8 for B
      And A wins the round
      And only B still has to close

  @RN-10.3 @lines-84.2 @lines-84.3 @lines-84.4
  Rule: Example: B chooses a card of A for A's Podium and one of B for B's Deck, and two come back to each

    @RN-10.3-a
    Scenario Outline: B chooses one of three cards of A
      The round ended 10 to 8. Each player then draws the top card of the Deck.
      Given a game of Renathea
      And A's Deck, from the top, is Rampart
      And A's Hand is Page
      And A's Arena is Archer, Squire and Giant
      And B's Deck, from the top, is Champion
      And B's Hand is Cook
      And B's Arena is Mage, Medic and Scout
      And A has won the round, 10 to 8
      When B puts <card> on A's Podium and Medic under B's Deck
      Then A's Podium is <card>
      And A's Hand is Page, <back> and Rampart
      And B's Deck, from the top, is Medic
      And B's Hand is Cook, Mage, Scout and Champion

      Examples:
        | case | card   | back           |
        | 1    | Archer | Squire, Giant  |
        | 2    | Squire | Archer, Giant  |
        | 3    | Giant  | Archer, Squire |

    @RN-10.3-b
    Scenario Outline: The choice is B's alone
      The round ended 10 to 8.
      Given a game of Renathea
      And A's Arena is Archer, Squire and Giant
      And B's Arena is Mage, Medic and Scout
      And A has won the round, 10 to 8
      When <player> tries to put Giant on A's Podium and Medic under B's Deck
      Then it is <verdict>
      And <next>

      Examples:
        | case | player | verdict                    | next                        |
        | 1    | A      | refused: not_your_decision | only B still has to close   |
        | 2    | B      | accepted                   | both players have to deploy |

  @RN-10.6 @lines-85
  Rule: Example: if A's Podium held two cards, the new one is the third and A wins the game

    @RN-10.6-a
    Scenario Outline: Two cards before, or one
      The round ended 10 to 8.
      Given a game of Renathea
      And A's Podium is <before>
      And A's Arena is Archer, Squire and Giant
      And B's Arena is Mage, Medic and Scout
      And A has won the round, 10 to 8
      When B puts Archer on A's Podium and Medic under B's Deck
      Then A's Podium is <after>
      And <outcome>

      Examples:
        | case | before             | after                      | outcome          |
        | 1    | Falcon and Rampart | Falcon, Rampart and Archer | A wins the game  |
        | 2    | Falcon             | Falcon and Archer          | the game goes on |

  @RN-10.7 @lines-86 @lines-87.1
  Rule: Example: with 10 on both sides the round is a tie

    @RN-10.7-a
    Scenario Outline: 10 against 10, and against 9 and 11
      Given a game of Renathea
      And A's Arena is Archer (Raw 3) and Squire (Raw 2)
      And A's Hand is Giant (Raw 5)
      And B's Arena is Mage (Raw 3) and Medic (Raw 3)
      And B's Hand is <third> (Raw <raw>)
      When A deploys Giant and B deploys <third>
      Then the Total Power is 10 for A and <total> for B
      And <outcome>

      Examples:
        | case | third   | raw | total | outcome            |
        | 1    | Runner  | 3   | 9     | A wins the round   |
        | 2    | Acrobat | 4   | 10    | the round is a tie |
        | 3    | Falcon  | 5   | 11    | B wins the round   |

  @RN-10.8 @lines-87.2 @lines-87.3 @lines-87.4
  Rule: Example: after a tie one card each goes under its owner's Deck, none to a Podium, and two come back to each

    @RN-10.8-a
    Scenario: The Close of 10 against 10
      Each player then draws the top card of the Deck.
      Given a game of Renathea
      And A's Deck, from the top, is Rampart
      And A's Hand is Page
      And A's Arena is Archer, Squire and Giant
      And B's Deck, from the top, is Champion
      And B's Hand is Cook
      And B's Arena is Mage, Medic and Acrobat
      And the round was tied at 10
      When A puts Medic under B's Deck
      And B puts Squire under A's Deck
      Then A's Deck, from the top, is Squire
      And B's Deck, from the top, is Medic
      And A's Hand is Page, Archer, Giant and Rampart
      And B's Hand is Cook, Mage, Acrobat and Champion

    @RN-10.8-b
    Scenario: No Podium grows after 10 against 10
      Given a game of Renathea
      And A's Podium is Falcon and Rampart
      And A's Arena is Archer, Squire and Giant
      And B's Podium is Champion
      And B's Arena is Mage, Medic and Acrobat
      And the round was tied at 10
      When A puts Medic under B's Deck
      And B puts Squire under A's Deck
      Then A's Podium is Falcon and Rampart
      And B's Podium is Champion
      And the game goes on
