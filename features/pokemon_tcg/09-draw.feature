@PK-9
Feature: 9. The draw ("Ambil 1 kartu dari Deck")
  What has to be done at the start of a turn.

  @PK-9.2 @lines-8 @lines-36 @lines-37.1
  Rule: At the start of each own turn the top card of the Deck goes to the hand, always

    @PK-9.2-a
    Scenario Outline: The next player draws the top card, and only that player
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Herb
      And <player>'s Deck, from the top, is Guide and Elder
      And <other>'s hand is Berry
      And <other>'s Deck, from the top, is Mole, Owl and Notebook
      When <player> ends the turn
      Then <other>'s hand is Berry and Mole
      And <other>'s Deck, from the top, is Owl and Notebook
      And <player>'s hand is Herb
      And <player>'s Deck, from the top, is Guide and Elder

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-9.2-b
    Scenario: A draw in each turn anew
      Given a game of Pokémon TCG
      And A's hand is empty
      And A's Deck, from the top, is Mole, Owl and Notebook
      And B's hand is empty
      And B's Deck, from the top, is Owlet, Guide and Herb
      When A ends the turn
      And B ends the turn
      Then A's hand is Mole
      When A ends the turn
      And B ends the turn
      Then A's hand is Mole and Owl
      And B's hand is Owlet and Guide

    @PK-9.2-c
    Scenario: After an attack the other player draws as well
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Puff costs nothing)
      And B's Active Pokémon is Plain Ox
      And B's hand is empty
      And B's Deck, from the top, is Owlet and Guide
      When A attacks with Puff
      Then B's hand is Owlet

    @PK-9.2-g
    Scenario: After a Knock Out as well
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      And B's hand is empty
      And B's Deck, from the top, is Hoothoot and Guide
      When A attacks with Ember
      Then B's hand is Hoothoot
      And A has 2 Point Cards

    @PK-9.2-d @PK-R2:a
    Scenario Outline: The first player draws in the first turn, too
      Given a new game of Pokémon TCG, before the first turn
      And <first>'s hand is Berry
      And <first>'s Deck, from the top, is Mole and Owl
      When <first> goes first
      Then it is turn 1
      And <first>'s hand is Berry and Mole
      And <first>'s Deck, from the top, is Owl

      Examples:
        | case | first |
        | 1    | A     |
        | 2    | B     |

    @PK-9.2-e @PK-R2:b
    Scenario Outline: The first player does not draw in the first turn
      Given a new game of Pokémon TCG, before the first turn
      And <first>'s hand is Berry
      And <first>'s Deck, from the top, is Mole and Owl
      When <first> goes first
      Then it is turn 1
      And <first>'s hand is Berry
      And <first>'s Deck, from the top, is Mole and Owl

      Examples:
        | case | first |
        | 1    | A     |
        | 2    | B     |

    @PK-9.2-f
    Scenario Outline: The second player draws in the second turn
      Given a new game of Pokémon TCG, before the first turn
      And <other>'s hand is Berry
      And <other>'s Deck, from the top, is Mole and Owl
      When <first> goes first
      And <first> ends the turn
      Then <other>'s hand is Berry and Mole
      And <other>'s Deck, from the top, is Owl

      Examples:
        | case | first | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

  @PK-9.3 @lines-36
  Rule: The drawn card is not shown

    @PK-9.3-a
    Scenario Outline: Only who has drawn the card knows it
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <other>'s hand is Berry
      And <other>'s Deck, from the top, is Mole, Owl and Notebook
      When <player> ends the turn
      Then <other> sees Berry and Mole in <other>'s hand
      And <player> sees 2 cards in <other>'s hand
      And <player> does not see Mole
      And <player> does not see Berry

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-9.3-b
    Scenario: Nobody knows a Deck, not even its owner
      Given a game of Pokémon TCG
      And A's Deck, from the top, is Mole and Owl
      And B's Deck, from the top, is Owlet, Guide and Herb
      When A ends the turn
      Then A sees 2 cards in A's Deck
      And A sees 2 cards in B's Deck
      And B sees 2 cards in A's Deck
      And neither player sees Mole
      And neither player sees Owl
      And neither player sees Guide
      And neither player sees Herb

    @PK-9.3-c
    Scenario: What is in play, and the Trash, both players see
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole
      And A's Bench is Owlet
      And A's Trash is Berry
      When A ends the turn
      Then B sees Mole in A's Active Pokémon
      And B sees Owlet in A's Bench
      And B sees Berry in A's Trash

  @PK-9.5 @lines-9 @lines-37.2
  Rule: Who has no card left in the Deck at the start of the own turn loses at once

    @PK-9.5-a
    Scenario Outline: The player with an empty Deck loses when the own turn comes
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <other>'s Deck is empty
      When <player> ends the turn
      Then <player> wins the game

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-9.5-b
    Scenario: With one card left in the Deck the game goes on
      Given a game of Pokémon TCG
      And B's Deck, from the top, is Mole
      And B's hand is empty
      When A ends the turn
      Then the game goes on
      And B's hand is Mole

    @PK-9.5-c
    Scenario: The game is lost at the start of the own turn and not before
      Given a game of Pokémon TCG
      And A's Deck is empty
      And A's hand is Owlet (Basic)
      And A's Active Pokémon is Ember Pup (Puff costs nothing)
      And B's Active Pokémon is Plain Ox
      When A benches Owlet
      And A attacks with Puff
      Then the game goes on
      And B is the active player
      When B ends the turn
      Then B wins the game

    @PK-9.5-d
    Scenario: An attack passes the turn to an empty Deck as well
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Puff costs nothing)
      And B's Active Pokémon is Plain Ox
      And B's Deck is empty
      When A attacks with Puff
      Then A wins the game

    @PK-9.5-e
    Scenario: Cards in the hand do not help, nor do those in the Trash
      Given a game of Pokémon TCG
      And B's Deck is empty
      And B's hand is Mole, Notebook and Fire Energy
      And B's Trash is Owlet and Water Energy
      When A ends the turn
      Then A wins the game

    @PK-9.5-f @PK-R2:a
    Scenario Outline: An empty Deck loses in the first turn of the game, too
      Given a new game of Pokémon TCG, before the first turn
      And <first>'s Deck is empty
      When <first> goes first
      Then <other> wins the game

      Examples:
        | case | first | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

    @PK-9.5-g @PK-R2:b
    Scenario: Where the first turn has no draw, the first player loses nothing by it
      Given a new game of Pokémon TCG, before the first turn
      And A's Deck is empty
      When A goes first
      Then the game goes on
      And A is the active player

    @PK-9.5-h @PK-R10:a @PK-R16:a
    Scenario Outline: A card effect that cannot draw loses nothing
      Guide: Draw 2 cards.
      Given a game of Pokémon TCG
      And A's hand is Guide
      And A's Deck, from the top, is <deck>
      When A plays Guide
      Then the game goes on
      And A's hand is <drawn>
      And A is the active player

      Examples:
        | case | deck         | drawn        |
        | 1    | empty        | empty        |
        | 2    | Mole         | Mole         |
        | 3    | Mole and Owl | Mole and Owl |

    @PK-9.5-i
    Scenario Outline: An empty Deck loses in the second player's first turn
      Given a new game of Pokémon TCG, before the first turn
      And <other>'s Deck is empty
      When <first> goes first
      Then the game goes on
      When <first> ends the turn
      Then <first> wins the game

      Examples:
        | case | first | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

  @PK-9.6 @lines-38
  Rule: Whoever has drawn the last card has not lost by that

    @PK-9.6-a
    Scenario: The loss comes a turn later, when there is nothing to draw
      Given a game of Pokémon TCG
      And B's Deck, from the top, is Mole
      And B's hand is empty
      When A ends the turn
      Then the game goes on
      And B's Deck is empty
      And B's hand is Mole
      When B benches Mole
      And B ends the turn
      Then the game goes on
      And A is the active player
      When A ends the turn
      Then A wins the game

    @PK-9.6-b
    Scenario: The last card drawn may win the game
      Given a game of Pokémon TCG
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's Deck, from the top, is Power Band
      And B's hand is empty
      And B has 1 Point Card
      And A's Active Pokémon is Owlet (60 HP)
      And A's Bench is Mole
      When A ends the turn
      And B plays Power Band
      And B attacks with Ember
      Then B wins the game
