@PK-1
Feature: 1. The course of the game ("Cara bermain")
  Whose turn is first, and how the turns follow one another.

  @PK-1.2 @lines-3
  Rule: The game begins with the first player's turn

    @PK-1.2-a
    Scenario Outline: In the first turn it is the first player who acts
      Given a new game of Pokémon TCG, before the first turn
      And <first>'s hand is Owlet (Basic)
      And <other>'s hand is Mole (Basic)
      When <first> goes first
      Then it is turn 1
      And <first> is the active player
      When <other> tries to bench Mole
      Then it is refused: not_your_decision
      When <first> benches Owlet
      Then <first>'s Bench is Owlet
      And <other>'s Bench is empty

      Examples:
        | case | first | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

    @PK-1.2-b
    Scenario Outline: Then the other player has the second turn
      Given a new game of Pokémon TCG, before the first turn
      And <other>'s hand is Mole (Basic)
      When <first> goes first
      And <first> ends the turn
      And <other> benches Mole
      Then it is turn 2
      And <other> is the active player
      And <other>'s Bench is Mole

      Examples:
        | case | first | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

  @PK-1.3 @lines-3
  Rule: The players take turns until somebody has won

    @PK-1.3-a
    Scenario: Four turns in a row
      Given a game of Pokémon TCG
      And it is turn 5
      And A is the first player
      When A ends the turn
      Then B is the active player
      And it is turn 6
      When B ends the turn
      Then A is the active player
      And it is turn 7
      When A ends the turn
      Then B is the active player
      And it is turn 8

    @PK-1.3-b
    Scenario: Whoever has won ends the taking of turns
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then A wins the game
      When B tries to end the turn
      Then it is refused: game_over

    @PK-1.3-c
    Scenario: With a Point Card left the turns go on
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 2 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then the game goes on
      When B ends the turn
      Then A is the active player

    @PK-1.3-d
    Scenario: Nobody acts in the other player's turn
      Given a game of Pokémon TCG
      And B's Active Pokémon is Ember Pup (Ember costs nothing)
      When B tries to attack with Ember
      Then it is refused: not_your_decision
      When A ends the turn
      And A tries to end the turn
      Then it is refused: not_your_decision
      When B attacks with Ember
      Then A is the active player
