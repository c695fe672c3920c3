@PK-14
Feature: 14. Retreat ("Menggunakan Mundur pada Pokémon Bertarung")
  The Active Pokémon changes places with a Benched one, and what that costs.

  @PK-14.2 @lines-17 @lines-66
  Rule: The Active Pokémon may retreat and change places with a Benched Pokémon

    @PK-14.2-a
    Scenario Outline: The retreating Pokémon and a Benched one change places
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Spark Rat (Retreat 0)
      And <player>'s Bench is Owlet
      When <player> retreats Spark Rat, discarding nothing, for Owlet
      Then <player>'s Active Pokémon is Owlet
      And <player>'s Bench is Spark Rat
      And <player> is the active player

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

    @PK-14.2-b
    Scenario: The new Active Pokémon attacks in the same turn
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Ember Pup (Ember 40, Ember costs nothing)
      And B's Active Pokémon is Plain Ox
      When A retreats Spark Rat, discarding nothing, for Ember Pup
      And A attacks with Ember
      Then B's Plain Ox has 40 damage

    @PK-14.2-c
    Scenario Outline: A Benched Pokémon does not retreat
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Seed Pup (Retreat 0)
      And <player>'s Bench is Spark Rat (Retreat 0) and Owlet
      When <player> tries to retreat Spark Rat, discarding nothing, for Owlet
      Then it is refused: not_active
      When <player> retreats Seed Pup, discarding nothing, for Owlet
      Then <player>'s Active Pokémon is Owlet
      And <player>'s Bench is Spark Rat and Seed Pup

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

    @PK-14.2-d
    Scenario: No Retreat in the other player's turn
      Given a game of Pokémon TCG
      And B's Active Pokémon is Spark Rat (Retreat 0)
      And B's Bench is Owlet
      When B tries to retreat Spark Rat, discarding nothing, for Owlet
      Then it is refused: not_your_decision
      When A ends the turn
      And B retreats Spark Rat, discarding nothing, for Owlet
      Then B's Active Pokémon is Owlet

    @PK-14.2-e
    Scenario: A Retreat in the first turn of the game
      Given a game of Pokémon TCG
      And it is turn 1
      And A is the first player
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Owlet
      When A retreats Spark Rat, discarding nothing, for Owlet
      Then A's Active Pokémon is Owlet

  @PK-14.3 @lines-67 @lines-70.1
  Rule: As many Energy cards are discarded from it as its Retreat has marks

    @PK-14.3-a
    Scenario: The Energy goes to the Trash, and none from elsewhere
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Retreat 2)
      And Fire Energy, Water Energy and Grass Energy are attached to A's Brawler
      And A's Bench is Owlet
      And Psychic Energy is attached to A's Owlet
      And A's hand is Lightning Energy
      When A retreats Brawler, discarding Fire Energy and Grass Energy, for Owlet
      Then A's Trash is Fire Energy and Grass Energy
      And Water Energy is attached to A's Brawler
      And Psychic Energy is attached to A's Owlet
      And A's hand is Lightning Energy

    @PK-14.3-b
    Scenario Outline: Exactly as many Energy cards as marks, neither fewer nor more
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Retreat 2)
      And Fire Energy, Water Energy and Grass Energy are attached to A's Brawler
      And A's Bench is Owlet
      When A tries to retreat Brawler, discarding <energy>, for Owlet
      Then it is <verdict>
      And A's Active Pokémon is <after>
      And A's Trash is <trash>

      Examples:
        | case | energy                                     | verdict                         | after   | trash                       |
        | 1    | Fire Energy                                | refused: wrong_number_of_energy | Brawler | empty                       |
        | 2    | Fire Energy and Grass Energy               | accepted                        | Owlet   | Fire Energy and Grass Energy |
        | 3    | Fire Energy, Grass Energy and Water Energy | refused: wrong_number_of_energy | Brawler | empty                       |
        | 4    | nothing                                    | refused: wrong_number_of_energy | Brawler | empty                       |

    @PK-14.3-c
    Scenario Outline: Retreat costs what the card of the Pokémon says
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is <active>
      And Fire Energy, Water Energy and Grass Energy are attached to B's <name>
      And B's Bench is Owlet
      When B tries to retreat <name>, discarding <energy>, for Owlet
      Then it is <verdict>

      Examples:
        | case | active               | name      | energy                                     | verdict                         |
        | 1    | Spark Rat (Retreat 0) | Spark Rat | nothing                                    | accepted                        |
        | 2    | Spark Rat (Retreat 0) | Spark Rat | Fire Energy                                | refused: wrong_number_of_energy |
        | 3    | Ember Pup (Retreat 1) | Ember Pup | Fire Energy                                | accepted                        |
        | 4    | Ember Pup (Retreat 1) | Ember Pup | Fire Energy and Water Energy               | refused: wrong_number_of_energy |
        | 5    | Heavy Ox (Retreat 3) | Heavy Ox  | Fire Energy, Water Energy and Grass Energy | accepted                        |
        | 6    | Heavy Ox (Retreat 3) | Heavy Ox  | Fire Energy and Water Energy               | refused: wrong_number_of_energy |

    @PK-14.3-d
    Scenario Outline: Retreat is paid only with Energy that is attached to the retreating Pokémon
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Retreat 1)
      And Fire Energy is attached to A's Ember Pup
      And A's Bench is Owlet
      And Psychic Energy is attached to A's Owlet
      And A's hand is Lightning Energy and Mole
      And A's Trash is Grass Energy
      And Water Energy is attached to B's Filler Mon
      When A tries to retreat Ember Pup, discarding <energy>, for Owlet
      Then it is <verdict>
      And A's Active Pokémon is <after>

      Examples:
        | case | energy           | verdict               | after     |
        | 1    | Fire Energy      | accepted              | Owlet     |
        | 2    | Psychic Energy   | refused: not_attached | Ember Pup |
        | 3    | Lightning Energy | refused: not_attached | Ember Pup |
        | 4    | Grass Energy     | refused: not_attached | Ember Pup |
        | 5    | Mole             | refused: not_attached | Ember Pup |
        | 6    | B's Water Energy | refused: not_attached | Ember Pup |

    @PK-14.3-e
    Scenario Outline: One Energy card does not count twice
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Retreat 2)
      And Psychic Energy and Grass Energy are attached to A's Brawler
      And A's Bench is Owlet
      When A tries to retreat Brawler, discarding <energy>, for Owlet
      Then it is <verdict>
      And A's Active Pokémon is <after>

      Examples:
        | case | energy                       | verdict  | after   |
        | 1    | Psychic Energy and Grass Energy | accepted | Owlet   |
        | 2    | Psychic Energy and Psychic Energy  | refused  | Brawler |

  @PK-14.4 @lines-68
  Rule: The player then picks which other Benched Pokémon becomes Active

    @PK-14.4-a
    Scenario Outline: One of three Benched Pokémon is picked
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Owlet, Mole and Hoothoot
      When A retreats Spark Rat, discarding nothing, for <chosen>
      Then A's Active Pokémon is <chosen>
      And A's Bench is <bench>

      Examples:
        | case | chosen   | bench                         |
        | 1    | Owlet    | Spark Rat, Mole and Hoothoot  |
        | 2    | Mole     | Spark Rat, Owlet and Hoothoot |
        | 3    | Hoothoot | Spark Rat, Owlet and Mole     |

    @PK-14.4-b
    Scenario Outline: The picked Pokémon is another one, and on the own Bench
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Retreat 1)
      And Fire Energy is attached to <player>'s Ember Pup
      And <player>'s Bench is Owlet
      And <player>'s hand is Hoothoot (Basic)
      And <player>'s Trash is Mole
      And <other>'s Active Pokémon is Plain Ox
      And <other>'s Bench is Moss Ox
      When <player> tries to retreat Ember Pup, discarding Fire Energy, for <chosen>
      Then it is <verdict>
      And <player>'s Active Pokémon is <after>

      Examples:
        | case | turn | player | other | chosen       | verdict               | after     |
        | 1    | 5    | A      | B     | Owlet        | accepted              | Owlet     |
        | 2    | 5    | A      | B     | Ember Pup    | refused: not_on_bench | Ember Pup |
        | 3    | 5    | A      | B     | Hoothoot     | refused: not_on_bench | Ember Pup |
        | 4    | 5    | A      | B     | Mole         | refused: not_on_bench | Ember Pup |
        | 5    | 5    | A      | B     | B's Moss Ox  | refused: not_on_bench | Ember Pup |
        | 6    | 5    | A      | B     | B's Plain Ox | refused: not_on_bench | Ember Pup |
        | 7    | 6    | B      | A     | Owlet        | accepted              | Owlet     |
        | 8    | 6    | B      | A     | Hoothoot     | refused: not_on_bench | Ember Pup |
        | 9    | 6    | B      | A     | A's Moss Ox  | refused: not_on_bench | Ember Pup |

  @PK-14.5 @lines-69
  Rule: Only one Retreat a turn

    @PK-14.5-a
    Scenario: A second Retreat has to wait for the next own turn
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Seed Pup (Retreat 0)
      When A retreats Spark Rat, discarding nothing, for Seed Pup
      And A tries to retreat Seed Pup, discarding nothing, for Spark Rat
      Then it is refused: already_retreated
      And A's Active Pokémon is Seed Pup
      When A ends the turn
      And B ends the turn
      And A retreats Seed Pup, discarding nothing, for Spark Rat
      Then A's Active Pokémon is Spark Rat

    @PK-14.5-b
    Scenario: Each player has an own Retreat a turn
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Seed Pup (Retreat 0)
      And B's Active Pokémon is Spark Rat (Retreat 0)
      And B's Bench is Seed Pup (Retreat 0)
      When A retreats Spark Rat, discarding nothing, for Seed Pup
      And A ends the turn
      And B retreats Spark Rat, discarding nothing, for Seed Pup
      And B tries to retreat Seed Pup, discarding nothing, for Spark Rat
      Then it is refused: already_retreated
      And B's Active Pokémon is Seed Pup

    @PK-14.5-c
    Scenario Outline: A Retreat earlier in the turn counts
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Seed Pup
      And <who> has retreated this turn
      When A tries to retreat Spark Rat, discarding nothing, for Seed Pup
      Then it is <verdict>

      Examples:
        | case | who | verdict                    |
        | 1    | A   | refused: already_retreated |
        | 2    | B   | accepted                   |

    @PK-14.5-d
    Scenario: A switch by a card is no Retreat
      Swap Rope: Switch your Active Pokémon with a chosen one of your Bench.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Seed Pup (Retreat 0)
      And A's hand is Swap Rope
      When A plays Swap Rope
      And A retreats Seed Pup, discarding nothing, for Spark Rat
      Then A's Active Pokémon is Spark Rat

    @PK-14.5-e
    Scenario: After a Retreat no other is offered
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Seed Pup (Retreat 0)
      Then A can retreat Spark Rat
      When A retreats Spark Rat, discarding nothing, for Seed Pup
      Then A can retreat nothing

    @PK-14.5-f
    Scenario Outline: Whatever is done after it, there is no second Retreat
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Seed Pup (Retreat 0), Owlet and Scholar (Ability Study)
      And A's hand is Fire Energy, Mole (Basic), Owl (Evolution of Owlet) and Notebook (Item)
      When A retreats Spark Rat, discarding nothing, for Seed Pup
      And A <does>
      And A tries to retreat Seed Pup, discarding nothing, for Spark Rat
      Then it is refused: already_retreated

      Examples:
        | case | does                            |
        | 1    | benches Mole                    |
        | 2    | evolves Owlet into Owl          |
        | 3    | plays Notebook                  |
        | 4    | uses the Ability of Scholar     |
        | 5    | attaches Fire Energy to Seed Pup |

  @PK-14.7 @lines-70.2
  Rule: A Pokémon without a mark retreats without discarding

    @PK-14.7-a
    Scenario Outline: A free Retreat with Energy attached and without
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card      | energy   |
        | Spark Rat | <energy> |
      And <player>'s Bench is Owlet
      When <player> retreats Spark Rat, discarding nothing, for Owlet
      Then <player>'s Active Pokémon is Owlet
      And <player>'s Bench is:
        | card      | energy   |
        | Spark Rat | <energy> |
      And <player>'s Trash is empty

      Examples: Spark Rat has no mark
        | case | turn | player | energy      |
        | 1    | 5    | A      | none        |
        | 2    | 5    | A      | Fire Energy |
        | 3    | 6    | B      | none        |

    @PK-14.7-b
    Scenario: A Pokémon with a mark does not retreat for nothing
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Retreat 1)
      And A's Bench is Owlet
      And Fire Energy is attached to A's Ember Pup
      When A tries to retreat Ember Pup, discarding nothing, for Owlet
      Then it is refused: wrong_number_of_energy
      When A retreats Ember Pup, discarding Fire Energy, for Owlet
      Then A's Active Pokémon is Owlet

  @PK-14.8 @lines-72
  Rule: Energy of any type may be discarded

    @PK-14.8-a
    Scenario Outline: Two of three types are discarded, as the player likes
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Fighting, Retreat 2)
      And Fighting Energy, Water Energy and Psychic Energy are attached to A's Brawler
      And A's Bench is Owlet
      When A retreats Brawler, discarding <energy>, for Owlet
      Then A's Trash is <energy>
      And <left> is attached to A's Brawler

      Examples:
        | case | energy                             | left            |
        | 1    | Water Energy and Psychic Energy    | Fighting Energy |
        | 2    | Fighting Energy and Water Energy   | Psychic Energy  |
        | 3    | Fighting Energy and Psychic Energy | Water Energy    |

  @PK-14.9 @lines-73
  Rule: Without enough Energy there is no Retreat

    @PK-14.9-a
    Scenario Outline: One Energy too few for Retreat and just enough
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card    | energy     |
        | Brawler | <attached> |
      And <player>'s Bench is Owlet
      When <player> tries to retreat Brawler, discarding <energy>, for Owlet
      Then it is <verdict>
      And <player>'s Active Pokémon is <after>

      Examples: Brawler has Retreat 2
        | case | turn | player | attached                  | energy                       | verdict                    | after   |
        | 1    | 5    | A      | none                      | nothing                      | refused: not_enough_energy | Brawler |
        | 2    | 5    | A      | Fire Energy               | Fire Energy                  | refused: not_enough_energy | Brawler |
        | 3    | 5    | A      | Fire Energy; Water Energy | Fire Energy and Water Energy | accepted                   | Owlet   |
        | 4    | 6    | B      | Fire Energy               | Fire Energy                  | refused: not_enough_energy | Brawler |
        | 5    | 6    | B      | Fire Energy; Water Energy | Fire Energy and Water Energy | accepted                   | Owlet   |

    @PK-14.9-b
    Scenario Outline: Retreat is offered as soon as there is enough Energy
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Brawler (Retreat 2)
      And Fire Energy is attached to <player>'s Brawler
      And <player>'s Bench is Owlet
      And <player>'s hand is Water Energy
      Then <player> can retreat nothing
      When <player> attaches Water Energy to Brawler
      Then <player> can retreat Brawler

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

  @PK-14.10 @lines-73
  Rule: Without a Benched Pokémon there is no Retreat

    @PK-14.10-a
    Scenario: An empty Bench, and one that is not empty any more
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is empty
      And A's hand is Owlet (Basic)
      Then A can retreat nothing
      When A tries to retreat Spark Rat, discarding nothing, for Owlet
      Then it is refused: no_benched_pokemon
      And A's Active Pokémon is Spark Rat
      When A benches Owlet
      And A retreats Spark Rat, discarding nothing, for Owlet
      Then A's Active Pokémon is Owlet

    @PK-14.10-b
    Scenario: The Bench of the opponent does not count
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Spark Rat (Retreat 0)
      And B's Bench is empty
      And A's Bench is Owlet
      Then B can retreat nothing
      When B tries to retreat Spark Rat, discarding nothing, for A's Owlet
      Then it is refused: no_benched_pokemon
      And B's Active Pokémon is Spark Rat
      And A's Bench is Owlet

  @PK-14.11 @lines-74
  Rule: Damage, the Energy that is left and the rest stay with it

    @PK-14.11-a
    Scenario: Damage and the Energy that is left stay
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card      | damage | energy                    |
        | Ember Pup | 50     | Fire Energy; Water Energy |
      And A's Bench is:
        | card | damage | energy       |
        | Mole | 20     | Grass Energy |
      When A retreats Ember Pup, discarding Fire Energy, for Mole
      Then A's Bench is:
        | card      | damage | energy       |
        | Ember Pup | 50     | Water Energy |
      And A's Active Pokémon is:
        | card | damage | energy       |
        | Mole | 20     | Grass Energy |

    @PK-14.11-b
    Scenario: The cards under it stay
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is:
        | card | under | damage | energy      |
        | Owl  | Owlet | 50     | Fire Energy |
      And B's Bench is Mole
      When B retreats Owl, discarding Fire Energy, for Mole
      Then B's Bench is:
        | card | under | damage | energy |
        | Owl  | Owlet | 50     | none   |
      And B's Trash is Fire Energy

    @PK-14.11-c
    Scenario: The damage is still there when the Pokémon comes back
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0, 50 damage)
      And A's Bench is Seed Pup (Retreat 0)
      When A retreats Spark Rat, discarding nothing, for Seed Pup
      And A ends the turn
      And B ends the turn
      And A retreats Seed Pup, discarding nothing, for Spark Rat
      Then A's Active Pokémon is Spark Rat
      And A's Spark Rat has 50 damage

  @PK-14.12 @lines-75.1
  Rule: On the way to the Bench it recovers from Special Conditions

    @PK-14.12-a
    Scenario Outline: A retreating Pokémon recovers from its condition
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Spark Rat (Retreat 0, <condition>)
      And <player>'s Bench is Owlet
      When <player> retreats Spark Rat, discarding nothing, for Owlet
      Then <player>'s Spark Rat is not <condition>
      And <player>'s Owlet is not <condition>
      And <player>'s Active Pokémon is Owlet

      Examples:
        | case | turn | player | condition |
        | 1    | 5    | A      | Poisoned  |
        | 2    | 5    | A      | Burned    |
        | 3    | 5    | A      | Confused  |
        | 4    | 6    | B      | Poisoned  |

    @PK-14.12-b @PK-R14:a
    Scenario: A Pokémon recovers where a card brings it to the Bench
      Swap Rope: Switch your Active Pokémon with a chosen one of your Bench.
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card  | conditions                  |
        | Owlet | asleep; burned; poisoned    |
      And A's Bench is Mole
      And A's hand is Swap Rope
      When A plays Swap Rope
      Then A's Bench is:
        | card  | conditions |
        | Owlet | none       |

    @PK-14.12-c @PK-R17:a
    Scenario Outline: By the book alone no condition forbids to retreat
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0, <condition>)
      And A's Bench is Owlet
      When A retreats Spark Rat, discarding nothing, for Owlet
      Then A's Active Pokémon is Owlet
      And A's Spark Rat is not <condition>

      Examples:
        | case | condition |
        | 1    | Asleep    |
        | 2    | Paralyzed |

    @PK-14.12-d @PK-R17:b
    Scenario Outline: By the rules elsewhere two of the conditions forbid to retreat
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0, <condition>)
      And A's Bench is Owlet
      When A tries to retreat Spark Rat, discarding nothing, for Owlet
      Then it is refused: cannot_retreat
      And A's Active Pokémon is Spark Rat
      And A's Spark Rat is <condition>

      Examples:
        | case | condition |
        | 1    | Asleep    |
        | 2    | Paralyzed |

  @PK-14.13 @lines-75.2
  Rule: Other effects on it end as well

    @PK-14.13-a
    Scenario Outline: The example, its attacks did more damage, and others like it
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Spark Rat (Retreat 0, <effect>)
      And <player>'s Bench is Owlet
      When <player> retreats Spark Rat, discarding nothing, for Owlet
      Then <player>'s Bench is:
        | card      | lasting |
        | Spark Rat | none    |
      And <player>'s Active Pokémon is:
        | card  | lasting |
        | Owlet | none    |

      Examples:
        | case | turn | player | effect                 |
        | 1    | 5    | A      | attacks +30            |
        | 2    | 5    | A      | takes -20              |
        | 3    | 5    | A      | takes +30              |
        | 4    | 5    | A      | cannot attack          |
        | 5    | 6    | B      | attacks +30, takes -20 |

    @PK-14.13-b
    Scenario: Back in the Active spot it attacks as printed
      Power Band: Attacks of your Active Pokémon do 30 more damage until the end of the turn.
      Swap Rope: Switch your Active Pokémon with a chosen one of your Bench.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0, Jolt 40, Jolt costs nothing)
      And A's Bench is Mole
      And A's hand is Power Band and Swap Rope
      And B's Active Pokémon is Plain Ox
      When A plays Power Band
      And A retreats Spark Rat, discarding nothing, for Mole
      And A plays Swap Rope
      And A attacks with Jolt
      Then B's Plain Ox has 40 damage

    @PK-14.13-c
    Scenario: Without having left the spot it attacks more strongly
      Power Band: Attacks of your Active Pokémon do 30 more damage until the end of the turn.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0, Jolt 40, Jolt costs nothing)
      And A's Bench is Mole
      And A's hand is Power Band
      And B's Active Pokémon is Plain Ox
      When A plays Power Band
      And A attacks with Jolt
      Then B's Plain Ox has 70 damage

    @PK-14.13-d @PK-R14:a
    Scenario: Other effects end where a card brings it to the Bench
      Swap Rope: Switch your Active Pokémon with a chosen one of your Bench.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Owlet (takes -20, cannot retreat)
      And A's Bench is Mole
      And A's hand is Swap Rope
      When A plays Swap Rope
      Then A's Bench is:
        | card  | lasting |
        | Owlet | none    |
      And A's Active Pokémon is Mole

    @PK-14.13-e
    Scenario: The effects on the Pokémon that takes its place go on
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Ember Pup (Ember 40, Ember costs nothing, attacks +30)
      And B's Active Pokémon is Plain Ox
      When A retreats Spark Rat, discarding nothing, for Ember Pup
      And A attacks with Ember
      Then B's Plain Ox has 70 damage
