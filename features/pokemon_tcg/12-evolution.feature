@PK-12
Feature: 12. Evolving ("Mengevolusikan Pokémon")
  What may be put on what, when, and what stays of the Pokémon below.

  @PK-12.2 @lines-15 @lines-52.1
  Rule: An Evolution of the hand may be put on a Pokémon in play that it is an evolution of

    @PK-12.2-a
    Scenario Outline: The Evolution leaves the hand and lies on top
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Owlet
      And <player>'s hand is Owl (Evolution of Owlet) and Berry
      When <player> evolves Owlet into Owl
      Then <player>'s Active Pokémon is:
        | card | under | energy | damage | evolved_on_turn |
        | Owl  | Owlet | none   | 0      | <turn>          |
      And <player>'s hand is Berry
      And nothing else changes

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

    @PK-12.2-b
    Scenario Outline: An Evolution comes out of the own hand only
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Owlet
      And <player>'s hand is <hand>
      And <player>'s Deck, from the top, is <deck> and Filler Energy
      And <player>'s Trash is <trash>
      And <other>'s hand is <opponent>
      When <player> tries to evolve Owlet into <evolution>
      Then it is <verdict>
      And <player>'s Active Pokémon is <after>

      Examples:
        | case | turn | player | other | hand | deck | trash | opponent | evolution | verdict              | after |
        | 1    | 5    | A      | B     | Owl  | Mole | Mole  | Mole     | Owl       | accepted             | Owl   |
        | 2    | 5    | A      | B     | Mole | Owl  | Mole  | Mole     | Owl       | refused: not_in_hand | Owlet |
        | 3    | 5    | A      | B     | Mole | Mole | Owl   | Mole     | Owl       | refused: not_in_hand | Owlet |
        | 4    | 5    | A      | B     | Mole | Mole | Mole  | Owl      | B's Owl   | refused: not_in_hand | Owlet |
        | 5    | 6    | B      | A     | Owl  | Mole | Mole  | Mole     | Owl       | accepted             | Owl   |
        | 6    | 6    | B      | A     | Mole | Mole | Owl   | Mole     | Owl       | refused: not_in_hand | Owlet |
        | 7    | 6    | B      | A     | Mole | Mole | Mole  | Owl      | A's Owl   | refused: not_in_hand | Owlet |

    @PK-12.2-c
    Scenario: Nothing evolves in the other player's turn
      Given a game of Pokémon TCG
      And it is turn 5
      And B's Active Pokémon is Owlet
      And B's hand is Owl (Evolution of Owlet)
      When B tries to evolve Owlet into Owl
      Then it is refused: not_your_decision
      When A ends the turn
      And B evolves Owlet into Owl
      Then B's Active Pokémon is Owl

    @PK-12.2-d
    Scenario: Which Evolutions can be used
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet
      And A's Bench is Mole
      And A's hand is Owl (Evolution of Owlet), Great Owl (Evolution of Owl), Noctowl (Evolution of Hoothoot) and Seed Pup
      Then A can evolve into Owl

    @PK-12.2-e
    Scenario: Two Pokémon may evolve in the same turn
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet
      And A's Bench is Hoothoot
      And A's hand is Owl (Evolution of Owlet) and Noctowl (Evolution of Hoothoot)
      When A evolves Owlet into Owl
      And A evolves Hoothoot into Noctowl
      Then A's Active Pokémon is Owl
      And A's Bench is Noctowl

  @PK-12.3 @lines-52.2
  Rule: It is put on the Pokémon that its mark names, and on no other

    @PK-12.3-a
    Scenario Outline: The named one, a stage too far, another line, and no Evolution at all
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Owlet (Basic)
      And <player>'s Bench is Hoothoot (Basic) and Seed Pup (Basic)
      And <player>'s hand is Owl (Evolution of Owlet), Great Owl (Evolution of Owl), Mole (Basic) and Fire Energy
      When <player> tries to evolve <pokémon> into <evolution>
      Then it is <verdict>
      And <player>'s Active Pokémon is <after>

      Examples:
        | case | turn | player | pokémon  | evolution   | verdict                    | after |
        | 1    | 5    | A      | Owlet    | Owl         | accepted                   | Owl   |
        | 2    | 5    | A      | Hoothoot | Owl         | refused: not_its_evolution | Owlet |
        | 3    | 5    | A      | Seed Pup | Owl         | refused: not_its_evolution | Owlet |
        | 4    | 5    | A      | Owlet    | Great Owl   | refused: not_its_evolution | Owlet |
        | 5    | 5    | A      | Owlet    | Mole        | refused                    | Owlet |
        | 6    | 5    | A      | Owlet    | Fire Energy | refused                    | Owlet |
        | 7    | 6    | B      | Owlet    | Owl         | accepted                   | Owl   |
        | 8    | 6    | B      | Hoothoot | Owl         | refused: not_its_evolution | Owlet |
        | 9    | 6    | B      | Owlet    | Great Owl   | refused: not_its_evolution | Owlet |

    @PK-12.3-b
    Scenario: The card on top is what the mark must name, not one below
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is:
        | card | under |
        | Owl  | Owlet |
      And A's hand is Owl (Evolution of Owlet) and Great Owl (Evolution of Owl)
      When A tries to evolve Owl into Owl #2
      Then it is refused: not_its_evolution
      When A evolves Owl into Great Owl
      Then A's Active Pokémon is:
        | card      | under      |
        | Great Owl | Owlet; Owl |

    @PK-12.3-c
    Scenario Outline: Only a Pokémon in play evolves
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is <active>
      And <player>'s hand is Owl (Evolution of Owlet) and <hand>
      And <player>'s Trash is <trash>
      When <player> tries to evolve Owlet into Owl
      Then it is <verdict>
      And <player>'s Active Pokémon is <after>

      Examples:
        | case | turn | player | active | hand  | trash | verdict              | after |
        | 1    | 5    | A      | Owlet  | Mole  | Berry | accepted             | Owl   |
        | 2    | 5    | A      | Mole   | Owlet | Berry | refused: not_in_play | Mole  |
        | 3    | 5    | A      | Mole   | Berry | Owlet | refused: not_in_play | Mole  |
        | 4    | 6    | B      | Owlet  | Mole  | Berry | accepted             | Owl   |
        | 5    | 6    | B      | Mole   | Owlet | Berry | refused: not_in_play | Mole  |

    @PK-12.3-d @PK-R25:a
    Scenario: A Pokémon of the opponent is not evolved
      Given a game of Pokémon TCG
      And it is turn 5
      And A's hand is Owl (Evolution of Owlet)
      And B's Active Pokémon is Owlet
      When A tries to evolve B's Owlet into Owl
      Then it is refused: not_in_play
      And B's Active Pokémon is Owlet
      And A's hand is Owl

  @PK-12.4 @lines-53
  Rule: Example: Noctowl is put on Hoothoot

    @PK-12.4-a
    Scenario: Noctowl on Hoothoot
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Hoothoot (Basic)
      And A's hand is Noctowl (Evolution of Hoothoot)
      When A evolves Hoothoot into Noctowl
      Then A's Active Pokémon is:
        | card    | under    |
        | Noctowl | Hoothoot |
      And A's hand is empty

    @PK-12.4-b
    Scenario: Not Noctowl on Owlet
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet (Basic)
      And A's Bench is Hoothoot (Basic)
      And A's hand is Noctowl (Evolution of Hoothoot)
      When A tries to evolve Owlet into Noctowl
      Then it is refused: not_its_evolution
      When A evolves Hoothoot into Noctowl
      Then A's Bench is Noctowl
      And A's Active Pokémon is Owlet

  @PK-12.5 @lines-55.1
  Rule: A Pokémon that was put into play this turn does not evolve this turn

    @PK-12.5-a
    Scenario: A Pokémon benched in this turn does not evolve
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Bench is Hoothoot
      And A's hand is Owlet (Basic), Owl (Evolution of Owlet) and Noctowl (Evolution of Hoothoot)
      When A benches Owlet
      And A tries to evolve Owlet into Owl
      Then it is refused: entered_this_turn
      When A evolves Hoothoot into Noctowl
      Then A's Bench is Owlet and Noctowl
      And A's hand is Owl

    @PK-12.5-b
    Scenario Outline: A newcomer in the Active spot or on the Bench beside an older Pokémon
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet (<active>)
      And A's Bench is Hoothoot (<bench>)
      And A's hand is Owl (Evolution of Owlet) and Noctowl (Evolution of Hoothoot)
      When A tries to evolve <pokémon> into <evolution>
      Then it is <verdict>

      Examples:
        | case | active            | bench             | pokémon  | evolution | verdict                    |
        | 1    | entered this turn | Basic             | Owlet    | Owl       | refused: entered_this_turn |
        | 2    | entered this turn | Basic             | Hoothoot | Noctowl   | accepted                   |
        | 3    | Basic             | entered this turn | Owlet    | Owl       | accepted                   |
        | 4    | Basic             | entered this turn | Hoothoot | Noctowl   | refused: entered_this_turn |

    @PK-12.5-c @PK-R20:a
    Scenario: Coming from the Bench into the Active spot is not coming into play
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Owlet
      And A's hand is Owl (Evolution of Owlet)
      When A retreats Spark Rat, discarding nothing, for Owlet
      And A evolves Owlet into Owl
      Then A's Active Pokémon is Owl

    @PK-12.5-d
    Scenario: Benched and brought into the Active spot in the same turn, it does not evolve
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Hoothoot
      And A's hand is Owlet (Basic), Owl (Evolution of Owlet) and Noctowl (Evolution of Hoothoot)
      When A benches Owlet
      And A retreats Spark Rat, discarding nothing, for Owlet
      And A tries to evolve Owlet into Owl
      Then it is refused: entered_this_turn
      When A evolves Hoothoot into Noctowl
      Then A's Bench is Spark Rat and Noctowl

    @PK-12.5-e
    Scenario: Put into play and sent to the Bench in the same turn, it does not evolve
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet (Retreat 1, entered this turn)
      And Fire Energy is attached to A's Owlet
      And A's Bench is Mole and Hoothoot
      And A's hand is Owl (Evolution of Owlet) and Noctowl (Evolution of Hoothoot)
      When A retreats Owlet, discarding Fire Energy, for Mole
      And A tries to evolve Owlet into Owl
      Then it is refused: entered_this_turn
      When A evolves Hoothoot into Noctowl
      Then A's Bench is Owlet and Noctowl

    @PK-12.5-f
    Scenario: Going back to the Bench is not coming into play
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Seed Pup (Retreat 0)
      And A's Bench is Mole
      And A's hand is Seed Hound (Evolution of Seed Pup)
      When A retreats Seed Pup, discarding nothing, for Mole
      And A evolves Seed Pup into Seed Hound
      Then A's Bench is Seed Hound

  @PK-12.6 @lines-55.1
  Rule: A Pokémon that has evolved this turn does not evolve again this turn

    @PK-12.6-a
    Scenario: Two stages need two turns
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet
      And A's hand is Owl (Evolution of Owlet) and Great Owl (Evolution of Owl)
      When A evolves Owlet into Owl
      And A tries to evolve Owl into Great Owl
      Then it is refused: evolved_this_turn
      And A's Active Pokémon is Owl
      When A ends the turn
      And B ends the turn
      And A evolves Owl into Great Owl
      Then A's Active Pokémon is:
        | card      | under      |
        | Great Owl | Owlet; Owl |

    @PK-12.6-b
    Scenario Outline: A second evolution on the Bench
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Bench is:
        | card | under | evolved_on_turn |
        | Owl  | Owlet | <evolved>       |
      And B's hand is Great Owl (Evolution of Owl)
      When B tries to evolve Owl into Great Owl
      Then it is <verdict>

      Examples:
        | case | evolved | verdict                    |
        | 1    | 6       | refused: evolved_this_turn |
        | 2    | 4       | accepted                   |

    @PK-12.6-c
    Scenario: Changing places between two evolutions does not help
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Seed Pup (Retreat 0)
      And A's Bench is Owlet and Hoothoot
      And A's hand is Owl (Evolution of Owlet), Great Owl (Evolution of Owl) and Noctowl (Evolution of Hoothoot)
      When A evolves Owlet into Owl
      And A retreats Seed Pup, discarding nothing, for Owl
      And A tries to evolve Owl into Great Owl
      Then it is refused: evolved_this_turn
      When A evolves Hoothoot into Noctowl
      Then A's Active Pokémon is Owl

    @PK-12.6-d
    Scenario: Nor does going to the Bench between two evolutions
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet
      And Fire Energy is attached to A's Owlet
      And A's Bench is Mole
      And A's hand is Owl (Retreat 1) and Great Owl (Evolution of Owl)
      When A evolves Owlet into Owl
      And A retreats Owl, discarding Fire Energy, for Mole
      And A tries to evolve Owl into Great Owl
      Then it is refused: evolved_this_turn
      When A ends the turn
      And B ends the turn
      And A evolves Owl into Great Owl
      Then A's Bench is Great Owl

  @PK-12.7 @lines-55.2
  Rule: From the next turn on it may evolve

    @PK-12.7-a
    Scenario: A Pokémon benched in the own turn before evolves
      Given a game of Pokémon TCG
      And it is turn 5
      And A's hand is Owlet (Basic) and Owl (Evolution of Owlet)
      When A benches Owlet
      And A tries to evolve Owlet into Owl
      Then it is refused: entered_this_turn
      When A ends the turn
      And B ends the turn
      And A evolves Owlet into Owl
      Then A's Bench is Owl

    @PK-12.7-b
    Scenario Outline: A Pokémon that entered in an earlier turn evolves
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Bench is:
        | card  | entered_on_turn |
        | Owlet | <entered>       |
      And B's hand is Owl (Evolution of Owlet)
      When B tries to evolve Owlet into Owl
      Then it is <verdict>
      And B's Bench is <after>

      Examples:
        | case | entered | verdict                    | after |
        | 1    | 6       | refused: entered_this_turn | Owlet |
        | 2    | 4       | accepted                   | Owl   |
        | 3    | 2       | accepted                   | Owl   |

  @PK-12.8 @lines-55.3
  Rule: Nothing evolves in either player's own first turn

    @PK-12.8-a
    Scenario Outline: No evolution in the own first turn, but in the own second turn
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <first> is the first player
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card  | entered_on_turn |
        | Owlet | 0               |
      And <player>'s hand is Owl (Evolution of Owlet)
      When <player> tries to evolve Owlet into Owl
      Then it is <verdict>
      And <player>'s Active Pokémon is <after>

      Examples:
        | case | turn | first | player | verdict                          | after |
        | 1    | 1    | A     | A      | refused: evolution_in_first_turn | Owlet |
        | 2    | 2    | A     | B      | refused: evolution_in_first_turn | Owlet |
        | 3    | 3    | A     | A      | accepted                         | Owl   |
        | 4    | 4    | A     | B      | accepted                         | Owl   |
        | 5    | 1    | B     | B      | refused: evolution_in_first_turn | Owlet |
        | 6    | 2    | B     | A      | refused: evolution_in_first_turn | Owlet |
        | 7    | 3    | B     | B      | accepted                         | Owl   |
        | 8    | 4    | B     | A      | accepted                         | Owl   |

    @PK-12.8-b
    Scenario: Both first turns and both second turns of a game
      Given a new game of Pokémon TCG, before the first turn
      And A's Active Pokémon is Owlet
      And A's hand is Owl (Evolution of Owlet)
      And B's Active Pokémon is Hoothoot
      And B's hand is Noctowl (Evolution of Hoothoot)
      When A goes first
      And A tries to evolve Owlet into Owl
      Then it is refused: evolution_in_first_turn
      When A ends the turn
      And B tries to evolve Hoothoot into Noctowl
      Then it is refused: evolution_in_first_turn
      When B ends the turn
      And A evolves Owlet into Owl
      And A ends the turn
      And B evolves Hoothoot into Noctowl
      Then A's Active Pokémon is Owl
      And B's Active Pokémon is Noctowl

    @PK-12.8-c
    Scenario Outline: On the Bench the ban of the first turns is the same
      Given a game of Pokémon TCG
      And it is turn <turn>
      And A is the first player
      And <player> is the active player
      And <player>'s Bench is:
        | card  | entered_on_turn |
        | Owlet | 0               |
      And <player>'s hand is Owl (Evolution of Owlet)
      When <player> tries to evolve Owlet into Owl
      Then it is <verdict>
      And <player>'s Bench is <after>

      Examples:
        | case | turn | player | verdict                          | after |
        | 1    | 1    | A      | refused: evolution_in_first_turn | Owlet |
        | 2    | 2    | B      | refused: evolution_in_first_turn | Owlet |
        | 3    | 3    | A      | accepted                         | Owl   |
        | 4    | 4    | B      | accepted                         | Owl   |

  @PK-12.9 @lines-56
  Rule: Active and Benched Pokémon may both evolve

    @PK-12.9-a
    Scenario Outline: One of three in play evolves
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Owlet
      And <player>'s Bench is Hoothoot and Seed Pup
      And <player>'s hand is Owl, Noctowl and Seed Hound
      When <player> evolves <pokémon> into <evolution>
      Then <player>'s Active Pokémon is <active>
      And <player>'s Bench is <bench>

      Examples:
        | case | turn | player | pokémon  | evolution  | active | bench                   |
        | 1    | 5    | A      | Owlet    | Owl        | Owl    | Hoothoot and Seed Pup   |
        | 2    | 5    | A      | Hoothoot | Noctowl    | Owlet  | Noctowl and Seed Pup    |
        | 3    | 5    | A      | Seed Pup | Seed Hound | Owlet  | Hoothoot and Seed Hound |
        | 4    | 6    | B      | Owlet    | Owl        | Owl    | Hoothoot and Seed Pup   |
        | 5    | 6    | B      | Hoothoot | Noctowl    | Owlet  | Noctowl and Seed Pup    |

  @PK-12.10 @lines-58.1
  Rule: What the Pokémon below can do no longer counts

    @PK-12.10-a
    Scenario: An Ability that works by itself ends with the evolution
      Shell Pup: Ability Shell: Attacks do 20 less damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Shell Pup (Ability Shell)
      And B's hand is Bare Hound (Evolution of Shell Pup, no Ability)
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      When B evolves Shell Pup into Bare Hound
      And B ends the turn
      And A attacks with Ember
      Then B's Bare Hound has 40 damage

    @PK-12.10-b
    Scenario: Without the evolution that Ability goes on
      Shell Pup: Ability Shell: Attacks do 20 less damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Shell Pup (Ability Shell)
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      When B ends the turn
      And A attacks with Ember
      Then B's Shell Pup has 20 damage

    @PK-12.10-c @PK-R21:a
    Scenario Outline: Weakness and Resistance are those of the Evolution
      Given a game of Pokémon TCG
      And A's Active Pokémon is <attacker>
      And B's Active Pokémon is:
        | card       | under    |
        | Seed Hound | Seed Pup |
      When A attacks with <attack>
      Then B's Seed Hound has <damage> damage

      Examples: Seed Pup has Weakness Fire; Seed Hound has Weakness Water, Resistance Fighting 30
        | case | attacker                                      | attack | damage |
        | 1    | Ember Pup (Fire, Ember 40, Ember costs nothing) | Ember  | 40     |
        | 2    | Brawler (Fighting, Jab 40, Jab costs nothing) | Jab    | 10     |

    @PK-12.10-d @PK-R21:a
    Scenario Outline: Retreat is that of the Evolution
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is:
        | card       | under    | energy                    |
        | Seed Hound | Seed Pup | Fire Energy; Grass Energy |
      And A's Bench is Mole
      When A tries to retreat Seed Hound, discarding <energy>, for Mole
      Then it is <verdict>

      Examples: Seed Pup has Retreat 0, Seed Hound has Retreat 2
        | case | energy                       | verdict                        |
        | 1    | Fire Energy and Grass Energy | accepted                       |
        | 2    | Fire Energy                  | refused: wrong_number_of_energy |
        | 3    | nothing                      | refused: wrong_number_of_energy |

    @PK-12.10-e @PK-R21:a
    Scenario Outline: The type that attacks is that of the Evolution
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card       | under    | energy      |
        | Seed Hound | Seed Pup | Fire Energy |
      And B's Active Pokémon is <receiver>
      When A attacks with Thicket
      Then B's <name> has <damage> damage

      Examples: Seed Pup is Grass, Seed Hound is Fire; Thicket has 40
        | case | receiver                                         | name    | damage |
        | 1    | Moss Ox (Weakness Fire)                      | Moss Ox | 80     |
        | 2    | Pond Ox (Weakness Grass, Resistance Fire 20) | Pond Ox | 20     |

    @PK-12.10-f
    Scenario: The Ability of the Evolution takes its place at once
      Cheer Bird: Ability Cheer: Attacks of all of your Pokémon do 10 more damage.
      Cheer Eagle: Ability Great Cheer: Attacks of all of your Pokémon do 20 more damage.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's Bench is Cheer Bird (Ability Cheer)
      And A's hand is Cheer Eagle (Evolution of Cheer Bird, Ability Great Cheer)
      And B's Active Pokémon is Plain Ox
      When A evolves Cheer Bird into Cheer Eagle
      And A attacks with Ember
      Then B's Plain Ox has 60 damage

  @PK-12.11 @lines-58.2
  Rule: The attacks of the Pokémon below can no longer be used

    @PK-12.11-a
    Scenario Outline: Only the attack of the Evolution
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card | under | energy      |
        | Owl  | Owlet | Fire Energy |
      And <other>'s Active Pokémon is Plain Ox
      When <player> tries to attack with <attack>
      Then it is <verdict>
      And <other>'s Plain Ox has <damage> damage

      Examples:
        | case | turn | player | other | attack | verdict                 | damage |
        | 1    | 5    | A      | B     | Dive   | accepted                | 30     |
        | 2    | 5    | A      | B     | Nip    | refused: no_such_attack | 0      |
        | 3    | 6    | B      | A     | Dive   | accepted                | 30     |
        | 4    | 6    | B      | A     | Nip    | refused: no_such_attack | 0      |

    @PK-12.11-b
    Scenario: The attacks change in the turn of the evolution already
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet (Nip costs 1 any)
      And Fire Energy is attached to A's Owlet
      And A's hand is Owl (Dive costs 1 any)
      Then A can attack with Nip
      When A evolves Owlet into Owl
      Then A can attack with Dive

    @PK-12.11-c
    Scenario Outline: No attack from one stage below, nor from two
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card      | under      | energy      |
        | Great Owl | Owlet; Owl | Fire Energy |
      And B's Active Pokémon is Plain Ox
      Then A can attack with Storm
      When A tries to attack with <attack>
      Then it is <verdict>
      And B's Plain Ox has <damage> damage

      Examples:
        | case | attack | verdict                 | damage |
        | 1    | Storm  | accepted                | 60     |
        | 2    | Dive   | refused: no_such_attack | 0      |
        | 3    | Nip    | refused: no_such_attack | 0      |

  @PK-12.12 @lines-58.2
  Rule: Nor can the Ability of the Pokémon below

    @PK-12.12-a
    Scenario: The Ability of the card below cannot be used
      Seed Pup: Ability Sap: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Seed Pup (Ability Sap)
      And A's Bench is Seed Pup
      And A's hand is Seed Hound (Evolution of Seed Pup, no Ability)
      And A's Deck, from the top, is Mole and Owl
      When A evolves Seed Pup into Seed Hound
      And A tries to use the Ability of Seed Hound
      Then it is refused: no_such_ability
      And A's hand is empty
      When A uses the Ability of Seed Pup #2
      Then A's hand is Mole

    @PK-12.12-b
    Scenario: The Ability of the card below is no longer offered
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Seed Pup (Ability Sap)
      And A's hand is Seed Hound (Evolution of Seed Pup, no Ability)
      Then A can use the Ability of Seed Pup
      When A evolves Seed Pup into Seed Hound
      Then A can use the Ability of nothing

    @PK-12.12-c
    Scenario: The Ability of the Evolution is used instead, in the same turn
      Sage: Ability Lore: Once in your turn, you may use this: draw 2 cards.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Scholar (Ability Study)
      And A's hand is Sage (Evolution of Scholar, Ability Lore)
      And A's Deck, from the top, is Mole, Owl and Berry
      When A evolves Scholar into Sage
      And A uses the Ability of Sage
      Then A's hand is Mole and Owl

    @PK-12.12-d @PK-R13:a
    Scenario: That holds also where the Ability below has been used in this turn
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Sage: Ability Lore: Once in your turn, you may use this: draw 2 cards.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Scholar (Ability Study)
      And A's hand is Sage (Evolution of Scholar, Ability Lore)
      And A's Deck, from the top, is Mole, Owl, Berry and Herb
      When A uses the Ability of Scholar
      And A evolves Scholar into Sage
      And A uses the Ability of Sage
      Then A's hand is Mole, Owl and Berry

  @PK-12.13 @lines-58.3
  Rule: Damage and Energy stay

    @PK-12.13-a
    Scenario Outline: Evolving keeps the damage and the Energy
      Given a game of Pokémon TCG
      And it is turn 5
      And A's <place> is:
        | card  | damage | energy                    |
        | Owlet | 30     | Fire Energy; Grass Energy |
      And A's hand is Owl (Evolution of Owlet)
      When A evolves Owlet into Owl
      Then A's <place> is:
        | card | under | damage | energy                    |
        | Owl  | Owlet | 30     | Fire Energy; Grass Energy |
      And A's Trash is empty

      Examples:
        | case | place          |
        | 1    | Active Pokémon |
        | 2    | Bench          |

    @PK-12.13-b
    Scenario: The kept Energy pays for the new attack
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Hoothoot
      And Fire Energy and Grass Energy are attached to A's Hoothoot
      And A's hand is Noctowl (Night Flight 50, Night Flight costs 2 any)
      And B's Active Pokémon is Plain Ox
      When A evolves Hoothoot into Noctowl
      And A attacks with Night Flight
      Then B's Plain Ox has 50 damage

    @PK-12.13-c
    Scenario: A second stage keeps damage and Energy again
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Bench is:
        | card | under | damage | energy      |
        | Owl  | Owlet | 50     | Fire Energy |
      And A's hand is Great Owl (Evolution of Owl)
      When A evolves Owl into Great Owl
      Then A's Bench is:
        | card      | under      | damage | energy      |
        | Great Owl | Owlet; Owl | 50     | Fire Energy |

  @PK-12.14 @lines-58.4
  Rule: Special Conditions end

    @PK-12.14-a
    Scenario Outline: Evolving cures each of the five conditions
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Owlet (<condition>)
      And <player>'s hand is Owl (Evolution of Owlet)
      When <player> evolves Owlet into Owl
      Then <player>'s Owl is not <condition>

      Examples:
        | case | turn | player | condition |
        | 1    | 5    | A      | Asleep    |
        | 2    | 5    | A      | Burned    |
        | 3    | 5    | A      | Confused  |
        | 4    | 5    | A      | Paralyzed |
        | 5    | 5    | A      | Poisoned  |
        | 6    | 6    | B      | Poisoned  |

    @PK-12.14-b
    Scenario: Evolving cures several conditions at once
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is:
        | card  | conditions               |
        | Owlet | poisoned; burned; asleep |
      And A's hand is Owl (Evolution of Owlet)
      When A evolves Owlet into Owl
      Then A's Active Pokémon is:
        | card | conditions |
        | Owl  | none       |

    @PK-12.14-c
    Scenario: Another Pokémon's evolution cures nothing
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet (Poisoned)
      And A's Bench is Hoothoot
      And A's hand is Noctowl (Evolution of Hoothoot)
      When A evolves Hoothoot into Noctowl
      Then A's Owlet is Poisoned

  @PK-12.15 @lines-58.4
  Rule: Other effects on the Pokémon end as well

    @PK-12.15-a
    Scenario: The example: it could not retreat, and evolved it can
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet (Retreat 1, cannot retreat)
      And Fire Energy is attached to A's Owlet
      And A's Bench is Mole
      And A's hand is Owl (Evolution of Owlet, Retreat 1)
      When A tries to retreat Owlet, discarding Fire Energy, for Mole
      Then it is refused: retreat_forbidden
      When A evolves Owlet into Owl
      And A retreats Owl, discarding Fire Energy, for Mole
      Then A's Active Pokémon is Mole

    @PK-12.15-b
    Scenario Outline: Effects on damage and attacks end with the evolution
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Owlet (<effect>)
      And <player>'s hand is Owl (Evolution of Owlet)
      When <player> evolves Owlet into Owl
      Then <player>'s Active Pokémon is:
        | card | under | lasting |
        | Owl  | Owlet | none    |

      Examples:
        | case | turn | player | effect        |
        | 1    | 5    | A      | attacks +30   |
        | 2    | 5    | A      | takes -20     |
        | 3    | 5    | A      | cannot attack |
        | 4    | 6    | B      | attacks +30   |

    @PK-12.15-c
    Scenario Outline: After evolving the attack is as strong as printed
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Owlet
      And Fire Energy is attached to A's Owlet
      And A's hand is Owl (Dive 30) and Power Band
      And B's Active Pokémon is Plain Ox
      When A <one>
      And A <two>
      And A attacks with Dive
      Then B's Plain Ox has <damage> damage

      Examples: Power Band is used before or after the evolution
        | case | one                    | two                    | damage |
        | 1    | plays Power Band       | evolves Owlet into Owl | 30     |
        | 2    | evolves Owlet into Owl | plays Power Band       | 60     |

    @PK-12.15-d
    Scenario: Another Pokémon's evolution ends no effect
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing, attacks +30)
      And A's Bench is Hoothoot
      And A's hand is Noctowl (Evolution of Hoothoot)
      And B's Active Pokémon is Plain Ox
      When A evolves Hoothoot into Noctowl
      And A attacks with Ember
      Then B's Plain Ox has 70 damage
