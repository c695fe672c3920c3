@PK-6
Feature: 6. What is done last ("Hal yang dilakukan terakhir")
  One attack ends the turn. Who may attack, and who cannot, is said in section 15.

  @PK-6.2 @lines-22
  Rule: When one attack has been used the turn is over

    @PK-6.2-a
    Scenario Outline: The attack passes the turn on
      Given a game of Pokémon TCG
      And it is turn 6
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Puff costs nothing)
      And <other>'s Active Pokémon is Plain Ox
      When <player> attacks with Puff
      Then <other> is the active player
      And it is turn 7

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @PK-6.2-b
    Scenario: No second attack in the same turn
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      And B's Active Pokémon is Plain Ox
      When A attacks with Puff
      And A tries to attack with Ember
      Then it is refused: not_your_decision
      And B's Plain Ox has 10 damage

    @PK-6.2-c
    Scenario: An attack that gives no damage ends it as well
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Growl 0, Growl costs nothing)
      And B's Active Pokémon is Plain Ox
      When A attacks with Growl
      Then B is the active player
      And B's Plain Ox has 0 damage

    @PK-6.2-d
    Scenario: In the own next turn there is an attack again
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      And B's Active Pokémon is Plain Ox
      When A attacks with Puff
      And B ends the turn
      And A attacks with Puff
      Then B's Plain Ox has 20 damage

    @PK-6.2-e
    Scenario: A choice that the attack asks for comes before the end of the turn, and nothing else does
      Spark Rat: Spread: Do 40 damage to 1 chosen one of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Spread 40, Spread costs nothing)
      And A's hand is Owlet (Basic) and Mole (Basic)
      And B's Active Pokémon is Plain Ox
      And B's Bench is Moss Ox and Odd Ox
      When A benches Mole
      And A attacks with Spread
      Then before A chooses, A is the active player
      When A tries to bench Owlet
      Then it is refused: wrong_action
      When A chooses Odd Ox
      Then B is the active player
      And A's Bench is Mole
