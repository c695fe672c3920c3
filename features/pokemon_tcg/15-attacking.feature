@PK-15
Feature: 15. Attacking ("Menggunakan satu serangan Pokémon Bertarung")
  Who may attack, and when.

  @PK-15.2 @lines-21 @lines-79
  Rule: At the end of the turn the Active Pokémon may use an attack against the opponent

    @PK-15.2-a
    Scenario Outline: The opponent's Active Pokémon is damaged
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And <player>'s Bench is Mole
      And <other>'s Active Pokémon is Plain Ox
      And <other>'s Bench is Moss Ox
      When <player> attacks with Ember
      Then <other>'s Plain Ox has 40 damage
      And <other>'s Moss Ox has 0 damage
      And <player>'s Ember Pup has 0 damage
      And <player>'s Mole has 0 damage

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-15.2-b
    Scenario Outline: One of the attacks of the Active Pokémon, as the player likes
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Puff 10, Ember costs nothing, Puff costs nothing)
      And Fire Energy is attached to A's Ember Pup
      And B's Active Pokémon is Plain Ox (Butt costs 1 any)
      When A tries to attack with <attack>
      Then it is <verdict>
      And B's Plain Ox has <damage> damage

      Examples: Jolt is on no card here, Butt on the opponent's
        | case | attack | verdict                 | damage |
        | 1    | Ember  | accepted                | 40     |
        | 2    | Puff   | accepted                | 10     |
        | 3    | Jolt   | refused: no_such_attack | 0      |
        | 4    | Butt   | refused: no_such_attack | 0      |

    @PK-15.2-c @PK-R27:a
    Scenario: What could have been done freely need not have been done
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Fire Energy, Owlet (Basic) and Notebook (Item)
      And B's Active Pokémon is Plain Ox
      When A attacks with Ember
      Then B's Plain Ox has 40 damage
      And A's hand is Fire Energy, Owlet and Notebook

    @PK-15.2-d
    Scenario: No attack in the other player's turn
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      When B tries to attack with Ember
      Then it is refused: not_your_decision
      And A's Plain Ox has 0 damage
      When A ends the turn
      And B attacks with Ember
      Then A's Plain Ox has 40 damage

    @PK-15.2-e
    Scenario: A Pokémon that was put into play in the same turn attacks
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's hand is Ember Pup (Basic, Ember 40, Ember costs nothing)
      And B's Active Pokémon is Plain Ox
      When A benches Ember Pup
      And A retreats Spark Rat, discarding nothing, for Ember Pup
      And A attacks with Ember
      Then B's Plain Ox has 40 damage

    @PK-15.2-f
    Scenario Outline: Poisoned or Burned it attacks
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing, <condition>)
      And B's Active Pokémon is Plain Ox
      When A attacks with Ember
      Then B's Plain Ox has 40 damage

      Examples:
        | case | condition |
        | 1    | Poisoned  |
        | 2    | Burned    |

    @PK-15.2-g @PK-R17:a
    Scenario Outline: By the book alone no condition forbids to attack
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing, <condition>)
      And B's Active Pokémon is Plain Ox
      When A attacks with Ember
      Then B's Plain Ox has 40 damage

      Examples:
        | case | condition |
        | 1    | Asleep    |
        | 2    | Paralyzed |

  @PK-15.3 @lines-23 @lines-80
  Rule: No attack in the first player's first turn

    @PK-15.3-a
    Scenario Outline: An attack in the first turns of both players and in a later one
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <first> is the first player
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And <other>'s Active Pokémon is Plain Ox
      When <player> tries to attack with Ember
      Then it is <verdict>
      And <other>'s Plain Ox has <damage> damage

      Examples:
        | case | turn | first | player | other | verdict                          | damage |
        | 1    | 1    | A     | A      | B     | refused: no_attack_in_first_turn | 0      |
        | 2    | 2    | A     | B      | A     | accepted                         | 40     |
        | 3    | 3    | A     | A      | B     | accepted                         | 40     |
        | 4    | 1    | B     | B      | A     | refused: no_attack_in_first_turn | 0      |
        | 5    | 2    | B     | A      | B     | accepted                         | 40     |
        | 6    | 3    | B     | B      | A     | accepted                         | 40     |

    @PK-15.3-b
    Scenario: The first attacks of a game
      Given a new game of Pokémon TCG, before the first turn
      And A's Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      And B's Active Pokémon is Spark Rat (60 HP, Jolt 40, Jolt costs nothing)
      When A goes first
      And A tries to attack with Puff
      Then it is refused: no_attack_in_first_turn
      When A ends the turn
      And B attacks with Jolt
      And A attacks with Puff
      Then A's Ember Pup has 40 damage
      And B's Spark Rat has 10 damage

    @PK-15.3-c
    Scenario: No attack is offered in the first turn
      Given a game of Pokémon TCG
      And it is turn 1
      And A is the first player
      And A is the active player
      And A's Active Pokémon is Ember Pup (Ember costs nothing)
      Then A can attack with nothing

  @PK-15.4 @lines-81
  Rule: Only the Active Pokémon attacks

    @PK-15.4-a
    Scenario Outline: An attack of the Active Pokémon and one of a Benched Pokémon
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      And <player>'s Bench is Spark Rat (Jolt 40, Jolt costs nothing)
      And <other>'s Active Pokémon is Plain Ox
      When <player> tries to attack with <attack>
      Then it is <verdict>
      And <other>'s Plain Ox has <damage> damage

      Examples:
        | case | turn | player | other | attack | verdict                 | damage |
        | 1    | 5    | A      | B     | Puff   | accepted                | 10     |
        | 2    | 5    | A      | B     | Jolt   | refused: no_such_attack | 0      |
        | 3    | 6    | B      | A     | Puff   | accepted                | 10     |
        | 4    | 6    | B      | A     | Jolt   | refused: no_such_attack | 0      |

    @PK-15.4-b
    Scenario: The attacks on offer are those of the Active Pokémon
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0, Jolt costs nothing, Spread costs nothing)
      And A's Bench is Ember Pup (Ember costs nothing, Puff costs nothing, Growl costs nothing)
      Then A can attack with Jolt and Spread
      When A retreats Spark Rat, discarding nothing, for Ember Pup
      Then A can attack with Ember, Puff and Growl

  @PK-15.5 @lines-41 @lines-82
  Rule: An attack cannot be used without enough Energy

    @PK-15.5-a
    Scenario Outline: One Energy too few for an attack and just enough
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card    | energy   |
        | Noctowl | <energy> |
      And <other>'s Active Pokémon is Plain Ox
      When <player> tries to attack with Night Flight
      Then it is <verdict>
      And <other>'s Plain Ox has <damage> damage

      Examples: Night Flight costs 2 of any type
        | case | turn | player | other | energy                                  | verdict               | damage |
        | 1    | 5    | A      | B     | none                                    | refused: cost_not_met | 0      |
        | 2    | 5    | A      | B     | Fire Energy                             | refused: cost_not_met | 0      |
        | 3    | 5    | A      | B     | Fire Energy; Water Energy               | accepted              | 50     |
        | 4    | 5    | A      | B     | Fire Energy; Water Energy; Grass Energy | accepted              | 50     |
        | 5    | 6    | B      | A     | Fire Energy                             | refused: cost_not_met | 0      |
        | 6    | 6    | B      | A     | Fire Energy; Water Energy               | accepted              | 50     |

    @PK-15.5-b
    Scenario: Energy of a Benched Pokémon, and Energy in hand, do not count
      Given a game of Pokémon TCG
      And A's Active Pokémon is Owlet (Nip 20, Nip costs 1 any)
      And A's Bench is Mole
      And Fire Energy is attached to A's Mole
      And A's hand is Water Energy
      And B's Active Pokémon is Plain Ox
      When A tries to attack with Nip
      Then it is refused: cost_not_met
      When A attaches Water Energy to Owlet
      And A attacks with Nip
      Then B's Plain Ox has 20 damage

    @PK-15.5-c
    Scenario: Which attacks are on offer
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Low Kick costs 2 any, Team Attack costs 2 Fighting + 1 any, Jab costs nothing)
      And Fighting Energy is attached to A's Brawler
      And A's hand is Water Energy
      Then A can attack with Jab
      When A attaches Water Energy to Brawler
      Then A can attack with Low Kick and Jab

  @PK-15.6 @lines-83 @lines-92
  Rule: The Energy stays where it is after an attack

    @PK-15.6-a
    Scenario Outline: All of the Energy stays
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Brawler (Team Attack costs 2 Fighting + 1 any)
      And Fighting Energy, Fighting Energy and Water Energy are attached to <player>'s Brawler
      And <other>'s Active Pokémon is Plain Ox
      When <player> attacks with Team Attack
      Then Fighting Energy, Fighting Energy and Water Energy are attached to <player>'s Brawler
      And <player>'s Trash is empty

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-15.6-b
    Scenario: The same Energy pays for an attack of the next turn
      Given a game of Pokémon TCG
      And A's Active Pokémon is Owlet (Nip 20, Nip costs 1 any)
      And Fire Energy is attached to A's Owlet
      And B's Active Pokémon is Plain Ox
      When A attacks with Nip
      And B ends the turn
      And A attacks with Nip
      Then B's Plain Ox has 40 damage
      And Fire Energy is attached to A's Owlet

  @PK-15.7 @lines-24 @lines-84
  Rule: Who cannot attack or does not want to ends the turn by saying so

    @PK-15.7-a
    Scenario Outline: Ending the turn with an attack that could be used and without
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is <active>
      And <other>'s Active Pokémon is Plain Ox
      When <player> ends the turn
      Then <other> is the active player
      And <other>'s Plain Ox has 0 damage

      Examples:
        | case | turn | player | other | active                          |
        | 1    | 5    | A      | B     | Ember Pup (Ember costs nothing) |
        | 2    | 5    | A      | B     | Owlet (Nip costs 1 any)         |
        | 3    | 6    | B      | A     | Ember Pup (Ember costs nothing) |
        | 4    | 6    | B      | A     | Owlet (Nip costs 1 any)         |

    @PK-15.7-b
    Scenario: Until its end is said the turn goes on
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet (Nip costs 1 any)
      And A's Bench is Hoothoot
      And A's hand is Mole (Basic) and Noctowl (Evolution of Hoothoot)
      When A benches Mole
      And A evolves Hoothoot into Noctowl
      Then A is the active player
      And it is turn 5
      When A ends the turn
      Then B is the active player
      And it is turn 6

    @PK-15.7-c
    Scenario: The first turn of the game is ended like this as well
      Given a game of Pokémon TCG
      And it is turn 1
      And A is the first player
      And A is the active player
      When A ends the turn
      Then B is the active player
      And it is turn 2

    @PK-15.7-d
    Scenario: Nobody ends the other player's turn
      Given a game of Pokémon TCG
      When B tries to end the turn
      Then it is refused: not_your_decision
      And A is the active player
      When A ends the turn
      Then B is the active player
