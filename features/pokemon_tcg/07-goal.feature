@PK-7
Feature: 7. The goal ("Tujuan Permainan")
  Knock Outs bring Point Cards, and the last Point Card wins.

  @PK-7.1 @lines-26.1
  Rule: Who Knocks Out an opposing Pokémon with an attack takes one of the own Point Cards

    @PK-7.1-a
    Scenario: The card goes to the hand of the attacking player
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is empty
      And A's Point Cards are Berry and Berry
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      And B has 3 Point Cards
      When A attacks with Ember
      Then A's hand is Berry
      And A's Point Cards are Berry
      And B has 3 Point Cards

    @PK-7.1-b
    Scenario: Without a Knock Out there is no Point Card
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is empty
      And A's Point Cards are Berry and Notebook
      And B's Active Pokémon is Owlet (60 HP, 10 damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then A's hand is empty
      And A's Point Cards are Berry and Notebook
      And B's Owlet has 50 damage

    @PK-7.1-c
    Scenario: B takes one of B's Point Cards
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's hand is empty
      And B's Point Cards are Berry and Berry
      And A's Active Pokémon is Owlet (60 HP, 20 damage)
      And A's Bench is Mole
      And A has 3 Point Cards
      When B attacks with Ember
      Then B's hand is Berry
      And B's Point Cards are Berry
      And A has 3 Point Cards

    @PK-7.1-d @PK-R33:a
    Scenario: It is the top one of the Point Cards
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is empty
      And A's Point Cards are Berry, Notebook and Herb
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then A's hand is Berry
      And A's Point Cards are Notebook and Herb

  @PK-7.2 @lines-26.2 @lines-31
  Rule: Who has taken all own Point Cards first wins

    @PK-7.2-a
    Scenario: The last Point Card wins, at once
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole and Spark Rat
      And B has 3 Point Cards
      When A attacks with Ember
      Then A wins the game

    @PK-7.2-b
    Scenario: The last Point Card but one does not win
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 2 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      And B has 3 Point Cards
      When A attacks with Ember
      Then the game goes on
      And A has 1 Point Card

    @PK-7.2-c
    Scenario: The second player wins with the last Point Card in the same way
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B has 1 Point Card
      And A's Active Pokémon is Owlet (60 HP, 20 damage)
      And A's Bench is Mole
      And A has 1 Point Card
      When B attacks with Ember
      Then B wins the game

    @PK-7.2-d
    Scenario: The opponent's last Point Card does not help
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      And B has 1 Point Card
      When A attacks with Ember
      Then the game goes on
      And A has 2 Point Cards
      And B has 1 Point Card

    @PK-7.2-e
    Scenario: One Point Card for each of two Knock Outs may be the last two
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Tremor costs nothing)
      And A has 2 Point Cards
      And B's Active Pokémon is Plain Ox
      And B's Bench is Owlet (60 HP, 20 damage) and Spark Rat (60 HP, 30 damage)
      When A attacks with Tremor
      Then A wins the game

    @PK-7.2-k
    Scenario: More Knock Outs than Point Cards win as well
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Mole (Tremor costs nothing)
      And B has 1 Point Card
      And A's Active Pokémon is Plain Ox
      And A's Bench is Owlet (60 HP, 20 damage) and Spark Rat (60 HP, 30 damage)
      When B attacks with Tremor
      Then B wins the game

    @PK-7.2-f
    Scenario: It takes two turns where one Point Card at a time is taken
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Tremor costs nothing)
      And A has 2 Point Cards
      And B's Active Pokémon is Plain Ox
      And B's Bench is Owlet (60 HP, 20 damage) and Spark Rat (60 HP)
      When A attacks with Tremor
      Then A has 1 Point Card
      And the game goes on
      When B ends the turn
      And A attacks with Tremor
      Then A wins the game

    @PK-7.2-g
    Scenario: Both fall, and only one player has taken all
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Mole
      And B has 3 Point Cards
      When A attacks with Burst
      Then A wins the game

    @PK-7.2-h @PK-R9:a
    Scenario: Both fall, and only the opponent has taken all
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Mole
      And B has 1 Point Card
      When A attacks with Burst
      Then B wins the game

    @PK-7.2-i @PK-R4:a @PK-R9:a
    Scenario Outline: Both take the last Point Card at once, and nobody has won
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And <player>'s Bench is Mole
      And <player> has 1 Point Card
      And <other>'s Active Pokémon is Owlet (60 HP)
      And <other>'s Bench is Mole
      And <other> has 1 Point Card
      When <player> attacks with Burst
      Then the game is a draw

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-7.2-j @PK-R4:b @PK-R9:a
    Scenario Outline: Both take the last Point Card at once, and the player whose turn it is wins
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And <player>'s Bench is Mole
      And <player> has 1 Point Card
      And <other>'s Active Pokémon is Owlet (60 HP)
      And <other>'s Bench is Mole
      And <other> has 1 Point Card
      When <player> attacks with Burst
      Then <player> wins the game

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |
