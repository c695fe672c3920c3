@PK-10
Feature: 10. Attaching Energy ("Mengenakan 1 Energi pada Pokémon")
  Where Energy comes from that attacks and Retreat need.

  @PK-10.3 @lines-12 @lines-42
  Rule: One Energy a turn may be attached from the hand to an own Pokémon

    @PK-10.3-a
    Scenario Outline: The Energy leaves the hand and is attached
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup
      And <player>'s hand is Fire Energy (Basic Energy) and Berry
      When <player> attaches Fire Energy to Ember Pup
      Then Fire Energy is attached to <player>'s Ember Pup
      And <player>'s hand is Berry
      And <player>'s Trash is empty
      And <player> is the active player

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

    @PK-10.3-b
    Scenario Outline: No second Energy in the same turn
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup
      And <player>'s Bench is Owlet
      And <player>'s hand is Fire Energy and Water Energy
      When <player> attaches Fire Energy to Ember Pup
      And <player> tries to attach Water Energy to <pokémon>
      Then it is refused: energy_already_attached
      And <player>'s hand is Water Energy
      And nothing is attached to <player>'s Owlet

      Examples: the same Pokémon and another
        | case | turn | player | pokémon   |
        | 1    | 5    | A      | Ember Pup |
        | 2    | 5    | A      | Owlet     |
        | 3    | 6    | B      | Owlet     |

    @PK-10.3-c
    Scenario: One Energy in each own turn anew
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup
      And A's hand is Fire Energy and Water Energy
      And B's Active Pokémon is Mole
      And B's hand is Grass Energy
      When A attaches Fire Energy to Ember Pup
      And A ends the turn
      And B attaches Grass Energy to Mole
      And B ends the turn
      And A attaches Water Energy to Ember Pup
      Then Fire Energy and Water Energy are attached to A's Ember Pup
      And Grass Energy is attached to B's Mole

    @PK-10.3-d
    Scenario Outline: Only Energy, and only out of the own hand, is attached
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup
      And <player>'s Bench is Mole
      And Water Energy is attached to <player>'s Mole
      And <player>'s hand is Fire Energy (Basic Energy), Owlet (Basic) and Berry (Item)
      And <player>'s Deck, from the top, is Grass Energy and Filler Energy
      And <player>'s Trash is Psychic Energy
      And <other>'s hand is Lightning Energy
      When <player> tries to attach <card> to Ember Pup
      Then it is <verdict>

      Examples:
        | case | turn | player | other | card                 | verdict              |
        | 1    | 5    | A      | B     | Fire Energy          | accepted             |
        | 2    | 5    | A      | B     | Owlet                | refused: not_energy  |
        | 3    | 5    | A      | B     | Berry                | refused: not_energy  |
        | 4    | 5    | A      | B     | Grass Energy         | refused: not_in_hand |
        | 5    | 5    | A      | B     | Psychic Energy       | refused: not_in_hand |
        | 6    | 5    | A      | B     | Water Energy         | refused: not_in_hand |
        | 7    | 5    | A      | B     | B's Lightning Energy | refused: not_in_hand |
        | 8    | 6    | B      | A     | Fire Energy          | accepted             |
        | 9    | 6    | B      | A     | Owlet                | refused: not_energy  |
        | 10   | 6    | B      | A     | Psychic Energy       | refused: not_in_hand |
        | 11   | 6    | B      | A     | A's Lightning Energy | refused: not_in_hand |

    @PK-10.3-e
    Scenario Outline: Energy goes only to a Pokémon in play
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card | under  |
        | Owl  | Owlet  |
      And <player>'s hand is Fire Energy and Mole (Basic)
      And <player>'s Trash is Spark Rat
      When <player> tries to attach Fire Energy to <pokémon>
      Then it is <verdict>
      And <player>'s hand is <after>

      Examples:
        | case | turn | player | pokémon   | verdict              | after                |
        | 1    | 5    | A      | Owl       | accepted             | Mole                 |
        | 2    | 5    | A      | Owlet     | refused: not_in_play | Fire Energy and Mole |
        | 3    | 5    | A      | Mole      | refused: not_in_play | Fire Energy and Mole |
        | 4    | 5    | A      | Spark Rat | refused: not_in_play | Fire Energy and Mole |
        | 5    | 6    | B      | Owl       | accepted             | Mole                 |
        | 6    | 6    | B      | Mole      | refused: not_in_play | Fire Energy and Mole |

    @PK-10.3-f @PK-R25:a
    Scenario: No Energy for a Pokémon of the opponent
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup
      And A's hand is Fire Energy
      And B's Active Pokémon is Mole
      When A tries to attach Fire Energy to B's Mole
      Then it is refused: not_in_play
      And nothing is attached to B's Mole

    @PK-10.3-g
    Scenario: No Energy is attached in the other player's turn
      Given a game of Pokémon TCG
      And B's Active Pokémon is Mole
      And B's hand is Grass Energy
      When B tries to attach Grass Energy to Mole
      Then it is refused: not_your_decision
      When A ends the turn
      And B attaches Grass Energy to Mole
      Then Grass Energy is attached to B's Mole

    @PK-10.3-h
    Scenario: Which cards can be attached, before and after
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup
      And A's hand is Fire Energy, Water Energy, Owlet and Berry
      Then A can attach Fire Energy and Water Energy
      When A attaches Fire Energy to Ember Pup
      Then A can attach nothing

    @PK-10.3-i
    Scenario Outline: An Energy attached earlier in the turn counts
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup
      And A's hand is Fire Energy
      And <who> has attached an Energy this turn
      When A tries to attach Fire Energy to Ember Pup
      Then it is <verdict>

      Examples:
        | case | who | verdict                          |
        | 1    | A   | refused: energy_already_attached |
        | 2    | B   | accepted                         |

    @PK-10.3-j @PK-R24:a
    Scenario Outline: Energy that an effect attaches is not the one of the turn
      Gift Energy: Attach 1 Energy from your Trash to your Active Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup
      And A's hand is Gift Energy (Item) and Water Energy
      And A's Trash is Fire Energy
      When A <one>
      And A <two>
      Then Fire Energy and Water Energy are attached to A's Ember Pup

      Examples:
        | case | one                                | two                                |
        | 1    | plays Gift Energy                  | attaches Water Energy to Ember Pup |
        | 2    | attaches Water Energy to Ember Pup | plays Gift Energy                  |

    @PK-10.3-k
    Scenario Outline: Energy is attached in the first turn of each player, too
      Given a game of Pokémon TCG
      And it is turn <turn>
      And A is the first player
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup
      And <player>'s hand is Fire Energy
      When <player> attaches Fire Energy to Ember Pup
      Then Fire Energy is attached to <player>'s Ember Pup

      Examples:
        | case | turn | player |
        | 1    | 1    | A      |
        | 2    | 2    | B      |

    @PK-10.3-l
    Scenario Outline: Whatever is done after it, there is no second Energy
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Owlet and Scholar (Ability Study)
      And A's hand is Fire Energy, Water Energy, Mole (Basic), Owl (Evolution of Owlet) and Notebook (Item)
      When A attaches Fire Energy to Spark Rat
      And A <does>
      And A tries to attach Water Energy to Scholar
      Then it is refused: energy_already_attached

      Examples:
        | case | does                                                |
        | 1    | benches Mole                                        |
        | 2    | evolves Owlet into Owl                              |
        | 3    | plays Notebook                                      |
        | 4    | uses the Ability of Scholar                         |
        | 5    | retreats Spark Rat, discarding nothing, for Scholar |

  @PK-10.4 @lines-43.1
  Rule: It may be the Active Pokémon or a Benched one

    @PK-10.4-a
    Scenario Outline: Energy for the Active Pokémon or a Benched one
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup
      And <player>'s Bench is Owlet and Mole
      And <player>'s hand is Fire Energy
      When <player> attaches Fire Energy to <pokémon>
      Then Fire Energy is attached to <player>'s <pokémon>
      And <player>'s hand is empty

      Examples:
        | case | turn | player | pokémon   |
        | 1    | 5    | A      | Ember Pup |
        | 2    | 5    | A      | Owlet     |
        | 3    | 5    | A      | Mole      |
        | 4    | 6    | B      | Ember Pup |
        | 5    | 6    | B      | Owlet     |

    @PK-10.4-b
    Scenario: Energy for a Basic that has just been benched
      Given a game of Pokémon TCG
      And A's hand is Owlet (Basic) and Fire Energy
      When A benches Owlet
      And A attaches Fire Energy to Owlet
      Then Fire Energy is attached to A's Owlet

  @PK-10.5 @lines-43.2
  Rule: The Energy may be of another type than the Pokémon

    @PK-10.5-a
    Scenario Outline: A Fire Pokémon takes each type, also where none of its attacks needs it
      Given a game of Pokémon TCG
      And A's Active Pokémon is Flare Fox (Fire, Flare costs 1 Fire, Glow costs 1 Fire)
      And A's hand is <energy>
      When A attaches <energy> to Flare Fox
      Then <energy> is attached to A's Flare Fox

      Examples:
        | case | energy           |
        | 1    | Fire Energy      |
        | 2    | Water Energy     |
        | 3    | Lightning Energy |
        | 4    | Filler Energy    |

    @PK-10.5-b
    Scenario: Energy of another type pays for an attack
      Given a game of Pokémon TCG
      And A's Active Pokémon is Moss Ox (Grass, Graze 20, Graze costs 1 any)
      And A's hand is Water Energy
      And B's Active Pokémon is Plain Ox
      When A attaches Water Energy to Moss Ox
      And A attacks with Graze
      Then B's Plain Ox has 20 damage
