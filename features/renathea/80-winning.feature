@RN-80
Feature: 80. Winning the game ("Menang permainan")
  Three cards on the Podium.

  @RN-9.1 @lines-7 @lines-27.2 @lines-81
  Rule: The first player with three cards on the Podium wins the game

    @RN-9.1-a
    Scenario: The third card wins
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Podium is Giant, Falcon and Squire
      And A wins the game
      And nobody has to choose anything

    @RN-9.1-b
    Scenario: The third card wins for B as well
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Arena is Pawn, Imp and Slinger
      And B's Podium is Champion and Acrobat
      And B's Arena is Squire, Scout and Hunter
      And B has won the round, 6 to 3
      When A puts Squire on B's Podium and Pawn under A's Deck
      Then B wins the game
      And A's Podium is Giant and Falcon

    @RN-9.1-c
    Scenario Outline: One or two cards do not win
      Given a game of Renathea
      And A's Podium is <before>
      And B's Podium is Champion and Acrobat
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Podium has <number>
      And the game goes on
      And both players have to deploy

      Examples: the first and the second card
        | case | before | number  |
        | 1    | empty  | 1 card  |
        | 2    | Giant  | 2 cards |

    @RN-9.1-d
    Scenario: Two cards and a tie do not win
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Arena is Pawn, Squire and Swordsman
      And B's Podium is Champion and Acrobat
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      And B puts Squire under A's Deck
      Then the game goes on
      And both players have to deploy

    @RN-9.1-e
    Scenario: The whole way, from a round to the third card
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is Hunter (Raw 2)
      And B's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And B's Hand is Slinger (Raw 1)
      When A deploys Hunter and B deploys Slinger
      Then A wins the round
      And the game goes on
      When B puts Hunter on A's Podium and Pawn under B's Deck
      Then A wins the game

    @RN-9.1-f
    Scenario Outline: After the end of the game nothing is played
      Given a game of Renathea
      And A's Podium is <before>
      And A's Hand is Knight
      And A's Arena is Squire, Scout and Hunter
      And B's Hand is Mage
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      And <player> tries to deploy <card>
      Then it is <verdict>
      And <next>

      Examples: with the third card, and with the second
        | case | before           | player | card   | verdict            | next                          |
        | 1    | Giant and Falcon | A      | Knight | refused: game_over | nobody has to choose anything |
        | 2    | Giant and Falcon | B      | Mage   | refused: game_over | nobody has to choose anything |
        | 3    | Giant            | A      | Knight | accepted           | only B still has to deploy    |
        | 4    | Giant            | B      | Mage   | accepted           | only A still has to deploy    |

    @RN-9.1-g @RN-R8:a
    Scenario: The last Close is done to the end, and nobody draws
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Deck, from the top, is Champion
      And B's Hand is Cook
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A wins the game
      And A's Hand is Medic, Scout and Hunter
      And B's Deck, from the top, is Champion and Pawn
      And B's Hand is Cook, Imp and Slinger

    @RN-9.1-h @RN-R8:b
    Scenario: The game ends at the third card, and all other cards stay
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Deck, from the top, is Champion
      And B's Hand is Cook
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A wins the game
      And A's Arena is Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And B's Deck, from the top, is Champion
