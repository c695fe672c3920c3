@PK-11
Feature: 11. Trainers ("Menggunakan Trainer")
  Cards that are used from the hand and then put into the Trash.

  @PK-11.2 @lines-14 @lines-47 @lines-48.1
  Rule: Trainers may be used from the own hand

    @PK-11.2-a
    Scenario Outline: A Trainer of the hand is used
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Notebook (Item)
      And <player>'s Deck, from the top, is Mole and Owl
      When <player> plays Notebook
      Then <player>'s hand is Mole
      And <player>'s Trash is Notebook
      And <player> is the active player

      Examples:
        | case | turn | player |
        | 1    | 5    | A      |
        | 2    | 6    | B      |

    @PK-11.2-b
    Scenario Outline: Only Trainers, and only out of the own hand, are used
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Notebook (Item), Mole (Basic) and Fire Energy
      And <player>'s Deck, from the top, is Berry (Item) and Filler Energy
      And <player>'s Trash is Herb (Item)
      And <other>'s hand is Elder (Supporter)
      When <player> tries to play <card>
      Then it is <verdict>

      Examples:
        | case | turn | player | other | card        | verdict              |
        | 1    | 5    | A      | B     | Notebook    | accepted             |
        | 2    | 5    | A      | B     | Mole        | refused: not_trainer |
        | 3    | 5    | A      | B     | Fire Energy | refused: not_trainer |
        | 4    | 5    | A      | B     | Berry       | refused: not_in_hand |
        | 5    | 5    | A      | B     | Herb        | refused: not_in_hand |
        | 6    | 5    | A      | B     | B's Elder   | refused: not_in_hand |
        | 7    | 6    | B      | A     | Notebook    | accepted             |
        | 8    | 6    | B      | A     | Mole        | refused: not_trainer |
        | 9    | 6    | B      | A     | A's Elder   | refused: not_in_hand |

    @PK-11.2-c
    Scenario: Several Items in one turn
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And A's hand is Notebook (Item) and Power Band (Item)
      And A's Deck, from the top, is Shield Band (Item), Mole and Owl
      When A plays Power Band
      And A plays Notebook
      And A plays Shield Band
      Then A's Trash is Power Band, Notebook and Shield Band

    @PK-11.2-d
    Scenario: No Trainer in the other player's turn
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And B's hand is Notebook (Item)
      And B's Deck, from the top, is Mole, Owl and Herb
      When B tries to play Notebook
      Then it is refused: not_your_decision
      When A ends the turn
      And B plays Notebook
      Then B's hand is Mole and Owl

    @PK-11.2-e
    Scenario: Which Trainers can be used
      Given a game of Pokémon TCG
      And it is turn 5
      And A's hand is Notebook (Item), Guide (Supporter), Mole (Basic) and Fire Energy
      Then A can play Notebook and Guide

    @PK-11.2-i
    Scenario: Trainers use up nothing else of the turn
      Elder: Draw 1 card.
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      And A's hand is Elder (Supporter), Notebook (Item), Fire Energy and Owlet (Basic)
      And A's Deck, from the top, is Mole, Owl and Herb
      And B's Active Pokémon is Plain Ox
      When A plays Elder
      And A plays Notebook
      And A attaches Fire Energy to Ember Pup
      And A benches Owlet
      And A attacks with Puff
      Then Fire Energy is attached to A's Ember Pup
      And A's Bench is Owlet
      And B's Plain Ox has 10 damage

    @PK-11.2-f @PK-R7:a
    Scenario: Two Supporters in one turn
      Elder: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's hand is Elder (Supporter) and Elder
      And A's Deck, from the top, is Mole, Owl and Herb
      When A plays Elder
      And A plays Elder #2
      Then A's hand is Mole and Owl
      And A's Trash is Elder and Elder

    @PK-11.2-g @PK-R7:b
    Scenario: One Supporter a turn
      Elder: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's hand is Elder (Supporter), Elder and Notebook (Item)
      And A's Deck, from the top, is Mole, Owl, Herb and Berry
      When A plays Elder
      And A tries to play Elder #2
      Then it is refused: supporter_already_played
      When A plays Notebook
      And A ends the turn
      And B ends the turn
      And A plays Elder #2
      Then A's Trash is Elder, Notebook and Elder

    @PK-11.2-h @PK-R16:a
    Scenario: A Trainer that can change nothing may be used as well
      Herb: Your Active Pokémon recovers from all Special Conditions.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole
      And A's hand is Herb (Item)
      When A plays Herb
      Then A's Trash is Herb
      And A's hand is empty

  @PK-11.7 @definition @lines-48.1
  Rule: The opponent is told that a Trainer is used
    The action itself tells it: nothing a game's state holds could differ.

  @PK-11.4 @lines-48.2
  Rule: Then what the card says is done

    @PK-11.4-a
    Scenario Outline: As many cards are drawn as the text says
      Given a game of Pokémon TCG
      And it is turn 5
      And A's hand is <card> and Herb
      And A's Deck, from the top, is Mole, Owl and Berry
      When A plays <card>
      Then A's hand is Herb, <drawn>
      And A's Deck, from the top, is <left>

      Examples: draw 1 card, and draw 2 cards
        | case | card     | drawn        | left          |
        | 1    | Notebook | Mole         | Owl and Berry |
        | 2    | Guide    | Mole and Owl | Berry         |

    @PK-11.4-b
    Scenario Outline: Damage is healed as far as there is some
      Berry: Heal 30 damage from 1 chosen one of your Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox (<before> damage)
      And A's Bench is Mole (30 damage)
      And A's hand is Berry
      When A plays Berry
      Then before A chooses, A chooses among Plain Ox and Mole
      When A chooses Plain Ox
      Then A's Plain Ox has <after> damage
      And A's Mole has 30 damage

      Examples:
        | case | before | after |
        | 1    | 20     | 0     |
        | 2    | 30     | 0     |
        | 3    | 40     | 10    |

    @PK-11.4-c
    Scenario: The opponent's Pokémon cannot be healed instead
      Berry: Heal 30 damage from 1 chosen one of your Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox (40 damage)
      And A's Bench is Mole (30 damage)
      And A's hand is Berry
      And B's Active Pokémon is Moss Ox (50 damage)
      When A plays Berry
      And A tries to choose Moss Ox
      Then it is refused: not_an_option
      When A chooses Mole
      Then A's Mole has 0 damage
      And B's Moss Ox has 50 damage

    @PK-11.4-g
    Scenario Outline: As many are chosen as the text says, before anything else is done
      Berry: Heal 30 damage from 1 chosen one of your Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox (40 damage)
      And A's Bench is Mole (30 damage)
      And A's hand is Berry and Owlet (Basic)
      When A plays Berry
      And A tries to <other>
      Then it is refused: <reason>
      When A chooses Plain Ox
      And A <other2>
      Then A's Plain Ox has 10 damage
      And A's Mole has 30 damage

      Examples:
        | case | other                     | reason       | other2        |
        | 1    | choose Plain Ox and Mole  | wrong_number | benches Owlet |
        | 2    | choose nothing            | wrong_number | benches Owlet |
        | 3    | bench Owlet               | wrong_action | benches Owlet |
        | 4    | end the turn              | wrong_action | ends the turn |

    @PK-11.4-d
    Scenario: Damage by a Trainer
      Firecracker: Do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole
      And A's hand is Firecracker
      And B's Active Pokémon is Plain Ox
      And B's Bench is Owlet
      When A plays Firecracker
      Then B's Plain Ox has 40 damage
      And B's Owlet has 0 damage
      And A's Mole has 0 damage
      And A is the active player

    @PK-11.4-e
    Scenario: A change of the Active Pokémon that is no Retreat
      Swap Rope: Switch your Active Pokémon with a chosen one of your Bench.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Heavy Ox (Retreat 3)
      And A's Bench is Owlet and Mole
      And A's hand is Swap Rope
      When A plays Swap Rope
      And A chooses Mole
      Then A's Active Pokémon is Mole
      And A's Bench is Owlet and Heavy Ox

    @PK-11.4-f
    Scenario: Special Conditions are cured
      Herb: Your Active Pokémon recovers from all Special Conditions.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Poisoned, Burned, Confused)
      And A's hand is Herb
      When A plays Herb
      Then A's Mole is not Poisoned
      And A's Mole is not Burned
      And A's Mole is not Confused

  @PK-11.5 @lines-48.2
  Rule: When that is done the card goes to the Trash

    @PK-11.5-a
    Scenario: The card is not in the Trash before it is done
      Berry: Heal 30 damage from 1 chosen one of your Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox (40 damage)
      And A's Bench is Mole (30 damage)
      And A's hand is Berry and Fire Energy
      When A plays Berry
      Then before A chooses, A's Trash is empty
      When A chooses Mole
      Then A's Trash is Berry
      And A's hand is Fire Energy

    @PK-11.5-b
    Scenario: The card goes to the own Trash and cannot be used again
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's hand is Notebook and Power Band
      And B's Deck, from the top, is Mole and Owl
      And A's Trash is Elder
      When B plays Notebook
      Then B's Trash is Notebook
      And A's Trash is Elder
      When B tries to play Notebook
      Then it is refused: not_in_hand
      When B plays Power Band
      Then B's Trash is Notebook and Power Band

    @PK-11.5-c
    Scenario: A Supporter goes to the Trash as well
      Guide: Draw 2 cards.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's hand is Guide (Supporter)
      And A's Deck, from the top, is Mole, Owl and Herb
      And A's Trash is Berry
      When A plays Guide
      Then A's Trash is Berry and Guide
      And A's hand is Mole and Owl

  @PK-11.6 @lines-49
  Rule: No Supporter in the first player's first turn

    @PK-11.6-a
    Scenario Outline: A Supporter in the first turns of both players and in later ones
      Elder: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <first> is the first player
      And <player> is the active player
      And <player>'s hand is Elder (Supporter)
      When <player> tries to play Elder
      Then it is <verdict>

      Examples:
        | case | turn | first | player | verdict                          |
        | 1    | 1    | A     | A      | refused: supporter_in_first_turn |
        | 2    | 2    | A     | B      | accepted                         |
        | 3    | 3    | A     | A      | accepted                         |
        | 4    | 1    | B     | B      | refused: supporter_in_first_turn |
        | 5    | 2    | B     | A      | accepted                         |
        | 6    | 3    | B     | B      | accepted                         |

    @PK-11.6-b
    Scenario: Other Trainers may be used in the first turn
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 1
      And A is the first player
      And A is the active player
      And A's hand is Notebook (Item) and Elder (Supporter)
      And A's Deck, from the top, is Mole and Owl
      Then A can play Notebook
      When A plays Notebook
      Then A's hand is Elder and Mole
      And A's Trash is Notebook

    @PK-11.6-c
    Scenario: The ban on Supporters ends with that turn
      Elder: Draw 1 card.
      Given a new game of Pokémon TCG, before the first turn
      And A's hand is Elder (Supporter)
      And B's hand is Guide (Supporter)
      When A goes first
      And A tries to play Elder
      Then it is refused: supporter_in_first_turn
      When A ends the turn
      And B plays Guide
      And B ends the turn
      And A plays Elder
      Then A's Trash is Elder
      And B's Trash is Guide
