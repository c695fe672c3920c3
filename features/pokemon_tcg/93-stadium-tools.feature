@PK-93 @supplement
Feature: 93. Supplement: Stadiums and Tools
  Trainers that stay in play. The book knows none; the test cards are this suite's own.

  @PK-93.1 @supplement
  Rule: A Stadium stays in play
    Source: the official rulebook.

    @PK-93.1-a
    Scenario Outline: A Stadium is not used up
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Training Hall (Stadium)
      And <player>'s Trash is empty
      When <player> plays Training Hall
      Then <player>'s Stadium is Training Hall
      And <player>'s hand is empty
      And <player>'s Trash is empty
      When <player> ends the turn
      And <other> ends the turn
      Then <player>'s Stadium is Training Hall

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-93.1-b
    Scenario: Unlike a Supporter, a Stadium may be used in the first player's first turn
      Given a game of Pokémon TCG
      And it is turn 1
      And A is the active player
      And A is the first player
      And A's hand is Training Hall (Stadium) and Guide (Supporter)
      When A tries to play Guide
      Then it is refused: supporter_in_first_turn
      When A plays Training Hall
      Then B sees Training Hall in A's Stadium

  @PK-93.2 @supplement
  Rule: A Stadium works for both players
    Source: the official rulebook.

    @PK-93.2-a
    Scenario Outline: Either player's Stadium changes either player's attacks
      Training Hall: Attacks of all of both players' Pokémon do 10 more damage.
      Soft Meadow: Attacks do 10 less damage to all of both players' Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Torch Cat (Torch 50, Torch costs nothing)
      And <other>'s Active Pokémon is Plain Ox (Weakness none, Resistance none)
      And <owner>'s Stadium is <stadium>
      When <player> attacks with Torch
      Then <other>'s Plain Ox has <damage> damage

      Examples:
        | case | turn | player | other | owner | stadium       | damage |
        | 1    | 5    | A      | B     | A     | Training Hall | 60     |
        | 2    | 5    | A      | B     | B     | Training Hall | 60     |
        | 3    | 6    | B      | A     | A     | Training Hall | 60     |
        | 4    | 6    | B      | A     | B     | Training Hall | 60     |
        | 5    | 5    | A      | B     | B     | Soft Meadow   | 40     |

    @PK-93.2-b
    Scenario Outline: Either player's Stadium protects either player's Pokémon, Benched ones too
      Soft Meadow: Attacks do 10 less damage to all of both players' Pokémon.
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Mole (Tremor 10, Tremor costs nothing)
      And <other>'s Active Pokémon is Plain Ox (20 damage)
      And <other>'s Bench is Heavy Ox
      And <owner>'s Stadium is Soft Meadow
      When <player> attacks with Tremor
      Then <other>'s Plain Ox has 20 damage
      And <other>'s Heavy Ox has 30 damage

      Examples:
        | case | turn | player | other | owner |
        | 1    | 5    | A      | B     | A     |
        | 2    | 5    | A      | B     | B     |
        | 3    | 6    | B      | A     | B     |

  @PK-93.3 @supplement
  Rule: One Stadium a turn
    Source: the official rulebook.

    @PK-93.3-a
    Scenario Outline: A second Stadium has to wait for the player's next turn, an Item does not
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Training Hall (Stadium), Soft Meadow (Stadium) and Notebook (Item)
      When <player> plays Training Hall
      And <player> tries to play Soft Meadow
      Then it is refused: stadium_already_played
      When <player> plays Notebook
      And <player> ends the turn
      And <other> ends the turn
      And <player> plays Soft Meadow
      Then <player>'s Stadium is Soft Meadow

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-93.3-b
    Scenario: Each player has a Stadium a turn
      Given a game of Pokémon TCG
      And A's hand is Training Hall (Stadium)
      And B's hand is Soft Meadow (Stadium)
      When A plays Training Hall
      And A ends the turn
      And B plays Soft Meadow
      Then B's Stadium is Soft Meadow

  @PK-93.4 @supplement
  Rule: A new Stadium sends the one in play to its owner's Trash
    Source: the official rulebook.

    @PK-93.4-a
    Scenario Outline: The new Stadium replaces the own one or the opponent's
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Training Hall (Stadium)
      And <owner>'s Stadium is Soft Meadow
      And A's Trash is empty
      And B's Trash is empty
      When <player> plays Training Hall
      Then A's Stadium is <of A>
      And B's Stadium is <of B>
      And A's Trash is <trash of A>
      And B's Trash is <trash of B>

      Examples:
        | case | turn | player | owner | of A          | of B          | trash of A  | trash of B  |
        | 1    | 5    | A      | A     | Training Hall | empty         | Soft Meadow | empty       |
        | 2    | 5    | A      | B     | Training Hall | empty         | empty       | Soft Meadow |
        | 3    | 6    | B      | A     | empty         | Training Hall | Soft Meadow | empty       |
        | 4    | 6    | B      | B     | empty         | Training Hall | empty       | Soft Meadow |

    @PK-93.4-b
    Scenario: The old Stadium works no longer
      Training Hall: Attacks of all of both players' Pokémon do 10 more damage.
      Soft Meadow: Attacks do 10 less damage to all of both players' Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Training Hall (Stadium)
      And B's Active Pokémon is Plain Ox (Weakness none, Resistance none)
      And B's Stadium is Soft Meadow
      When A plays Training Hall
      And A attacks with Ember
      Then B's Plain Ox has 50 damage

  @PK-93.5 @supplement
  Rule: No Stadium of the same name as the one in play
    Source: the official rulebook.

    @PK-93.5-a
    Scenario Outline: A Stadium of the name in play, and one of another name
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Training Hall (Stadium) and Soft Meadow (Stadium)
      And <owner>'s Stadium is Training Hall
      When <player> tries to play <card>
      Then it is <verdict>

      Examples:
        | case | turn | player | owner | card          | verdict            |
        | 1    | 5    | A      | A     | Training Hall | refused: same_name |
        | 2    | 5    | A      | B     | Training Hall | refused: same_name |
        | 3    | 6    | B      | A     | Training Hall | refused: same_name |
        | 4    | 6    | B      | B     | Training Hall | refused: same_name |
        | 5    | 5    | A      | B     | Soft Meadow   | accepted           |
        | 6    | 6    | B      | B     | Soft Meadow   | accepted           |

    @PK-93.5-b
    Scenario: A Stadium of that name in the Trash is in nobody's way
      Given a game of Pokémon TCG
      And A's hand is Training Hall (Stadium)
      And A's Trash is Training Hall
      And B's Stadium is Soft Meadow
      When A plays Training Hall
      Then A's Stadium is Training Hall
      And A's Trash is Training Hall

  @PK-93.6 @supplement
  Rule: A Tool is used by attaching it to an own Pokémon in play
    Source: the official rulebook.

    @PK-93.6-a
    Scenario Outline: A Tool on the Active Pokémon and on a Benched one
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Mole
      And <player>'s Bench is Owlet
      And <player>'s hand is Iron Vest (Tool)
      And <player>'s Trash is empty
      When <player> plays Iron Vest onto <card>
      Then <player>'s <card> has the Tool Iron Vest
      And <player>'s <none> has no Tool
      And <player>'s hand is empty
      And <player>'s Trash is empty

      Examples:
        | case | turn | player | card  | none  |
        | 1    | 5    | A      | Mole  | Owlet |
        | 2    | 5    | A      | Owlet | Mole  |
        | 3    | 6    | B      | Mole  | Owlet |
        | 4    | 6    | B      | Owlet | Mole  |

    @PK-93.6-b
    Scenario Outline: What is no Tool, not in hand, or not for an own Pokémon in play
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Mole
      And <player>'s hand is Iron Vest (Tool), Berry (Item), Training Hall (Stadium), Fire Energy and Scholar (Basic)
      And <player>'s Trash is Claw Ring (Tool)
      And <other>'s Active Pokémon is Owlet
      When <player> tries to play <card> onto <onto>
      Then it is <verdict>

      Examples:
        | case | turn | player | other | card          | onto    | verdict              |
        | 1    | 5    | A      | B     | Iron Vest     | Mole    | accepted             |
        | 2    | 5    | A      | B     | Iron Vest     | Owlet   | refused: not_in_play |
        | 3    | 5    | A      | B     | Iron Vest     | Scholar | refused: not_in_play |
        | 4    | 5    | A      | B     | Berry         | Mole    | refused: not_tool    |
        | 5    | 5    | A      | B     | Training Hall | Mole    | refused: not_tool    |
        | 6    | 5    | A      | B     | Fire Energy   | Mole    | refused: not_trainer |
        | 7    | 5    | A      | B     | Claw Ring     | Mole    | refused: not_in_hand |
        | 8    | 6    | B      | A     | Iron Vest     | Mole    | accepted             |
        | 9    | 6    | B      | A     | Iron Vest     | Owlet   | refused: not_in_play |
        | 10   | 6    | B      | A     | Berry         | Mole    | refused: not_tool    |

    @PK-93.6-c
    Scenario: A Tool is for some Pokémon, and it is no Energy
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole
      And A's hand is Iron Vest (Tool) and Fire Energy
      When A tries to play Iron Vest
      Then it is refused: not_in_play
      When A tries to attach Iron Vest to Mole
      Then it is refused: not_energy
      When A attaches Fire Energy to Mole
      Then Fire Energy is attached to A's Mole
      And A's Mole has no Tool

    @PK-93.6-d
    Scenario Outline: A Tool does not pay for a Retreat
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Plain Ox (Retreat 1)
      And <player>'s Bench is Mole
      And <player>'s Plain Ox has the Tool Claw Ring
      And <player>'s hand is Fire Energy
      When <player> tries to retreat Plain Ox, discarding Claw Ring, for Mole
      Then it is refused: not_enough_energy
      When <player> attaches Fire Energy to Plain Ox
      And <player> retreats Plain Ox, discarding Fire Energy, for Mole
      Then <player>'s Trash is Fire Energy

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

    @PK-93.6-e
    Scenario Outline: A Tool does not pay for an attack
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Plain Ox (Butt 30, Butt costs 1 any)
      And <player>'s Plain Ox has the Tool Iron Vest
      And <player>'s hand is Fire Energy
      And <other>'s Active Pokémon is Heavy Ox (Weakness none, Resistance none)
      When <player> tries to attack with Butt
      Then it is refused: cost_not_met
      When <player> attaches Fire Energy to Plain Ox
      And <player> tries to attack with Butt
      Then it is accepted
      And <other>'s Heavy Ox has 30 damage

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

  @PK-93.7 @supplement
  Rule: A Pokémon has at most one Tool
    Source: the official rulebook.

    @PK-93.7-a
    Scenario Outline: A second Tool on a Pokémon, and a first one on another
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Mole
      And <player>'s Bench is Owlet
      And <player>'s Mole has the Tool Claw Ring
      And <player>'s hand is Iron Vest (Tool)
      When <player> tries to play Iron Vest onto <card>
      Then it is <verdict>
      And <player>'s Mole has the Tool Claw Ring

      Examples:
        | case | turn | player | card  | verdict                        |
        | 1    | 5    | A      | Mole  | refused: tool_already_attached |
        | 2    | 5    | A      | Owlet | accepted                       |
        | 3    | 6    | B      | Mole  | refused: tool_already_attached |
        | 4    | 6    | B      | Owlet | accepted                       |

    @PK-93.7-b
    Scenario Outline: A Tool can be used while some own Pokémon has none
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole
      And A's Bench is <bench>
      And A's Mole has the Tool Claw Ring
      And A's hand is Iron Vest (Tool)
      Then A can play <cards>

      Examples:
        | case | bench | cards     |
        | 1    | Owlet | Iron Vest |
        | 2    | empty | nothing   |

  @PK-93.8 @supplement
  Rule: Any number of Tools in a turn
    Source: the official rulebook: only Supporters and Stadiums are counted.

    @PK-93.8-a
    Scenario Outline: Three Tools, a Stadium and an Energy in one turn
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Mole
      And <player>'s Bench is Owlet and Hoothoot
      And <player>'s hand is Iron Vest (Tool), Iron Vest (Tool), Claw Ring (Tool), Training Hall (Stadium) and Fire Energy
      When <player> plays Iron Vest onto Mole
      And <player> plays Iron Vest #2 onto Owlet
      And <player> plays Training Hall
      And <player> attaches Fire Energy to Mole
      And <player> plays Claw Ring onto Hoothoot
      Then <player>'s Hoothoot has the Tool Claw Ring
      And <player>'s Owlet has the Tool Iron Vest
      And <player>'s hand is empty

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

  @PK-93.9 @supplement
  Rule: A Tool works for the Pokémon that it is attached to
    Source: the official rulebook.

    @PK-93.9-a
    Scenario Outline: The Tool of the attacking Pokémon, of the one attacked, and of others
      Claw Ring: Attacks of the Pokémon with this Tool do 10 more damage.
      Iron Vest: Attacks do 20 less damage to the Pokémon with this Tool.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And <player>'s Bench is Mole
      And <other>'s Active Pokémon is Plain Ox (Weakness none, Resistance none)
      And <other>'s Bench is Heavy Ox
      And <holder> has the Tool <tool>
      When <player> attacks with Ember
      Then <other>'s Plain Ox has <damage> damage

      Examples:
        | case | turn | player | other | holder        | tool      | damage |
        | 1    | 5    | A      | B     | A's Ember Pup | Claw Ring | 50     |
        | 2    | 5    | A      | B     | B's Plain Ox  | Iron Vest | 20     |
        | 3    | 5    | A      | B     | A's Mole      | Claw Ring | 40     |
        | 4    | 5    | A      | B     | B's Heavy Ox  | Iron Vest | 40     |
        | 5    | 5    | A      | B     | A's Ember Pup | Iron Vest | 40     |
        | 6    | 5    | A      | B     | B's Plain Ox  | Claw Ring | 40     |
        | 7    | 6    | B      | A     | B's Ember Pup | Claw Ring | 50     |
        | 8    | 6    | B      | A     | A's Plain Ox  | Iron Vest | 20     |

    @PK-93.9-b
    Scenario: A Tool works in each later turn
      Iron Vest: Attacks do 20 less damage to the Pokémon with this Tool.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Iron Vest (Tool)
      And B's Active Pokémon is Torch Cat (Torch 50, Torch costs nothing)
      When A plays Iron Vest onto Ember Pup
      And A ends the turn
      And B attacks with Torch
      Then A's Ember Pup has 30 damage
      When A ends the turn
      And B attacks with Torch
      Then A's Ember Pup has 60 damage

    @PK-93.9-c
    Scenario: A Tool works on the Bench too, and only for its Pokémon
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Iron Vest: Attacks do 20 less damage to the Pokémon with this Tool.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Mole (Tremor 10, Tremor costs nothing)
      And A's Active Pokémon is Plain Ox
      And A's Bench is Heavy Ox and Owlet (60 HP)
      And A's Heavy Ox has the Tool Iron Vest
      When B attacks with Tremor
      Then A's Heavy Ox has 20 damage
      And A's Owlet has 40 damage

  @PK-93.10 @supplement
  Rule: A Tool stays with a Pokémon that evolves
    Source: the official rulebook.

    @PK-93.10-a
    Scenario Outline: The Evolution has the Tool, and it works
      Iron Vest: Attacks do 20 less damage to the Pokémon with this Tool.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Owlet
      And <player>'s Owlet has the Tool Iron Vest
      And <player>'s hand is Owl (Evolution of Owlet, Weakness none, Resistance none)
      And <player>'s Trash is empty
      And <other>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      When <player> evolves Owlet into Owl
      Then <player>'s Owl has the Tool Iron Vest
      And <player>'s Trash is empty
      When <player> ends the turn
      And <other> attacks with Ember
      Then <player>'s Owl has 20 damage

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

  @PK-93.11 @supplement
  Rule: A Tool stays with a Pokémon that goes to the Bench
    Source: the official rulebook.

    @PK-93.11-a
    Scenario Outline: A Pokémon retreats with its Tool
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Spark Rat (Retreat 0)
      And <player>'s Bench is Mole
      And <player>'s Spark Rat has the Tool Claw Ring
      And <player>'s Trash is empty
      When <player> retreats Spark Rat, discarding nothing, for Mole
      Then <player>'s Bench is Spark Rat
      And <player>'s Spark Rat has the Tool Claw Ring
      And <player>'s Mole has no Tool
      And <player>'s Trash is empty

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

    @PK-93.11-b
    Scenario: A Pokémon that a card sends to the Bench keeps its Tool, and so does the one that takes its place
      Swap Rope: Switch your Active Pokémon with a chosen one of your Bench.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat
      And A's Bench is Mole
      And A's Spark Rat has the Tool Claw Ring
      And A's Mole has the Tool Iron Vest
      And A's hand is Swap Rope (Item)
      When A plays Swap Rope
      Then A's Active Pokémon is Mole
      And A's Spark Rat has the Tool Claw Ring
      And A's Mole has the Tool Iron Vest

  @PK-93.12 @supplement
  Rule: With a Knock Out the Tool goes to its owner's Trash
    Source: the official rulebook.

    @PK-93.12-a @PK-R8:a
    Scenario Outline: A Pokémon is Knocked Out with its Tool
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And <player>'s Ember Pup has the Tool Iron Vest
      And <player> has 3 Point Cards
      And <other>'s Active Pokémon is:
        | card | under | energy      | tools     | damage |
        | Owl  | Owlet | Fire Energy | Claw Ring | 60     |
      And <other>'s Bench is Mole
      And <other>'s Trash is empty
      When <player> attacks with Ember
      Then <other>'s Trash is Owl, Owlet, Fire Energy and Claw Ring
      And <player>'s Ember Pup has the Tool Iron Vest
      And <other>'s Active Pokémon is Mole

      Examples: Owl has 100 HP
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |
