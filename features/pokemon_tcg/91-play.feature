@PK-91 @supplement
Feature: 91. Supplement: what keeps a game going
  What the book leaves out and a game needs once it has begun, from the official rulebook and rulings of the game.

  @PK-91.1 @supplement
  Rule: Whose Active Pokémon was Knocked Out fills the spot from the Bench
    Source: the official rulebook; that the player whose turn is next does so first, where both have to, is an official ruling.

    @PK-91.1-a
    Scenario Outline: The owner picks one of two Benched Pokémon for the empty spot
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole and Hoothoot
      When A attacks with Ember
      And B promotes <chosen>
      Then B's Active Pokémon is <chosen>
      And B's Bench is <left>
      And B is the active player

      Examples:
        | case | chosen   | left     |
        | 1    | Mole     | Hoothoot |
        | 2    | Hoothoot | Mole     |

    @PK-91.1-b
    Scenario: The spot is filled before the next turn begins
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole and Hoothoot
      And B's hand is empty
      When A attacks with Ember
      Then before B promotes, A is the active player
      And B's hand is empty
      When B promotes Mole
      Then B's hand has 1 card

    @PK-91.1-c
    Scenario Outline: Only a Pokémon of the own Bench fills the spot
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's Bench is Spark Rat
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole and Hoothoot
      And B's hand is Scholar (Basic)
      When A attacks with Ember
      And B tries to promote <card>
      Then it is <verdict>

      Examples:
        | case | card          | verdict               |
        | 1    | Mole          | accepted              |
        | 2    | Scholar       | refused: not_on_bench |
        | 3    | A's Spark Rat | refused: not_on_bench |

    @PK-91.1-d
    Scenario: Both have to fill the spot, and the player whose turn is next promotes first
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole and Spark Rat
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Hoothoot and Scholar
      And B has 3 Point Cards
      When A attacks with Burst
      Then only B still has to promote
      When B promotes Scholar
      Then only A still has to promote
      When A promotes Spark Rat
      Then A's Active Pokémon is Spark Rat
      And B's Active Pokémon is Scholar
      And B is the active player

    @PK-91.1-e
    Scenario: After a Knock Out in the free part the turn goes on
      Firecracker: Do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Firecracker
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Plain Ox and Hoothoot
      When A plays Firecracker
      And B promotes Plain Ox
      And A attacks with Ember
      Then B's Plain Ox has 40 damage

  @PK-91.2 @supplement
  Rule: Who has no Pokémon left in play loses
    Source: the official rulebook. On the book's own silence see ruling PK-R6.

    @PK-91.2-a @PK-R6:b
    Scenario Outline: Losing the last Pokémon, and the last but one
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole
      And A's Bench is <bench>
      And A's Trash is Owlet
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's Bench is Plain Ox (80 damage)
      And A's hand is Firecracker
      And B has 3 Point Cards
      And A's Mole takes +30 damage from attacks this turn
      When A ends the turn
      And B attacks with Ember
      And A ends the turn
      And B attacks with Ember
      Then <result>

      Examples: Mole has 80 HP
        | case | bench     | result           |
        | 1    | empty     | B wins the game  |
        | 2    | Spark Rat | the game goes on |

    @PK-91.2-b @PK-R4:a @PK-R6:b
    Scenario: Both players lose the last Pokémon at once, and nobody wins
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is empty
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is empty
      And B has 3 Point Cards
      When A attacks with Burst
      Then the game is a draw

    @PK-91.2-c @PK-R4:b @PK-R6:b
    Scenario Outline: Both players lose the last Pokémon at once, and the player whose turn it is wins
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And <player>'s Bench is empty
      And <player> has 3 Point Cards
      And <other>'s Active Pokémon is Owlet (60 HP)
      And <other>'s Bench is empty
      And <other> has 3 Point Cards
      When <player> attacks with Burst
      Then <player> wins the game

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

  @PK-91.3 @supplement
  Rule: One Supporter a turn
    Source: the official rulebook. On the book's own silence see ruling PK-R7.

    @PK-91.3-a @PK-R7:b
    Scenario: A second Supporter has to wait, an Item does not
      Guide: Draw 2 cards.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's hand is Guide (Supporter), Elder (Supporter) and Notebook (Item)
      When B plays Guide
      And B tries to play Elder
      Then it is refused: supporter_already_played
      When B plays Notebook
      And B ends the turn
      And A ends the turn
      And B plays Elder
      Then B's Trash is Guide, Notebook and Elder

  @PK-91.4 @supplement
  Rule: At most five Pokémon on the Bench
    Source: the official rulebook.

    @PK-91.4-a @PK-R36:a
    Scenario Outline: A fifth and a sixth Pokémon on the Bench
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Bench is <bench>
      And <player>'s hand is Owlet (Basic)
      When <player> tries to bench Owlet
      Then it is <verdict>

      Examples:
        | case | turn | player | bench                                          | verdict             |
        | 1    | 5    | A      | Mole, Mole, Hoothoot and Scholar               | accepted            |
        | 2    | 5    | A      | Mole, Mole, Hoothoot, Scholar and Gatherer     | refused: bench_full |
        | 3    | 6    | B      | Mole, Mole, Hoothoot and Scholar               | accepted            |
        | 4    | 6    | B      | Mole, Mole, Hoothoot, Scholar and Gatherer     | refused: bench_full |
