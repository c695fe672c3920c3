@PK-94 @supplement
Feature: 94. Supplement: Sudden Death
  What the official rulebook has for a game that both players win at once. The book leaves it open who has won then (ruling
  PK-R4): Sudden Death is played under its reading c, and whether losing the last Pokémon is a loss is ruling PK-R6.

  @PK-94.1 @supplement
  Rule: Where both players win at once, Sudden Death decides
    Source: the official rulebook.

    @PK-94.1-a @PK-R4:c @PK-R9:a
    Scenario Outline: Both take the last Point Card at once, and a new game begins
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And <player>'s Bench is Mole
      And <player> has 1 Point Card
      And <other>'s Active Pokémon is Owlet (60 HP)
      And <other>'s Bench is Mole
      And <other> has 1 Point Card
      When <player> attacks with Burst
      And A's Deck is shuffled to A's Mole
      And B's Deck is shuffled to B's Mole
      Then both players have to choose the Active Pokémon
      And the game goes on

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-94.1-b @PK-R4:c @PK-R6:b @PK-R9:a
    Scenario Outline: Both lose the last Pokémon, or one loses it and takes the last Point Card
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is <bench of A>
      And A has <points of A>
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is <bench of B>
      And B has <points of B>
      When A attacks with Burst
      And A's Deck is shuffled to Burst Bug
      And B's Deck is shuffled to Owlet
      Then both players have to choose the Active Pokémon
      And the game goes on

      Examples: as many conditions of winning for the one as for the other
        | case | bench of A | points of A   | bench of B | points of B   |
        | 1    | empty      | 3 Point Cards | empty      | 3 Point Cards |
        | 2    | empty      | 1 Point Card  | empty      | 1 Point Card  |
        | 3    | empty      | 1 Point Card  | Mole       | 3 Point Cards |
        | 4    | Mole       | 3 Point Cards | empty      | 1 Point Card  |

    @PK-94.1-c @PK-R4:c @PK-R9:a
    Scenario: Both win a game of Sudden Death at once, and another one begins with one Point Card each
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is Sudden Death
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Plain Ox
      And B has 1 Point Card
      When A attacks with Burst
      And A's Deck is shuffled to Mole
      And B's Deck is shuffled to Owlet
      And A puts Mole into the Active spot
      And B puts Owlet into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And B goes first
      Then A has 1 Point Card
      And B has 1 Point Card
      And the game goes on

    @PK-94.1-d @PK-R9:a
    Scenario Outline: One player wins alone, with and without Sudden Death
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is <which>
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole
      And A has <points of A>
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Mole
      And B has <points of B>
      When A attacks with Burst
      Then <winner> wins the game

      Examples:
        | case | which        | points of A   | points of B   | winner |
        | 1    | turn 5       | 1 Point Card  | 2 Point Cards | A      |
        | 2    | turn 5       | 2 Point Cards | 1 Point Card  | B      |
        | 3    | Sudden Death | 1 Point Card  | 2 Point Cards | A      |
        | 4    | Sudden Death | 2 Point Cards | 1 Point Card  | B      |

  @PK-94.2 @supplement
  Rule: But whoever meets more conditions of winning than the other has won
    Source: the official rulebook.

    @PK-94.2-a @PK-R4:c @PK-R6:b @PK-R9:a
    Scenario Outline: The last Point Card and the opponent's last Pokémon against one of the two
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And <player>'s Bench is <own bench>
      And <player> has <own points>
      And <other>'s Active Pokémon is Owlet (60 HP)
      And <other>'s Bench is <bench>
      And <other> has <points>
      When <player> attacks with Burst
      Then <winner> wins the game

      Examples:
        | case | turn | player | other | own bench | own points    | bench | points        | winner |
        | 1    | 5    | A      | B     | Mole      | 1 Point Card  | empty | 1 Point Card  | A      |
        | 2    | 5    | A      | B     | empty     | 1 Point Card  | Mole  | 1 Point Card  | B      |
        | 3    | 5    | A      | B     | empty     | 1 Point Card  | empty | 2 Point Cards | A      |
        | 4    | 5    | A      | B     | empty     | 2 Point Cards | empty | 1 Point Card  | B      |
        | 5    | 6    | B      | A     | Mole      | 1 Point Card  | empty | 1 Point Card  | B      |
        | 6    | 6    | B      | A     | empty     | 1 Point Card  | Mole  | 1 Point Card  | A      |

  @PK-94.3 @supplement
  Rule: For Sudden Death all cards go back into the decks, and everything is set up as for a new game
    Source: the official rulebook.

    @PK-94.3-a @PK-R4:c @PK-R9:a
    Scenario: Every card of both players is in the Deck again
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card      | energy      | tools     |
        | Burst Bug | Fire Energy | Claw Ring |
      And A's Bench is Mole
      And A's hand is Berry
      And A's Trash is Herb
      And A's Stadium is Training Hall
      And A's Deck, from the top, is Elder
      And A has 1 Point Card
      And B's Active Pokémon is:
        | card | under | tools     |
        | Owl  | Owlet | Iron Vest |
      And B's Bench is Plain Ox (20 damage)
      And B's hand is Guide and Elder
      And B's Trash is Notebook
      And B's Deck, from the top, is Fire Energy and Water Energy
      And B has 1 Point Card
      And B's Owl takes +60 damage from attacks this turn
      When A attacks with Burst
      Then before A's Deck is shuffled, A's Deck has 9 cards
      And before A's Deck is shuffled, B's Deck has 10 cards
      And before A's Deck is shuffled, A's Stadium is empty
      And before A's Deck is shuffled, B's Bench is empty
      When A's Deck is shuffled to Burst Bug, Training Hall, Claw Ring, Mole, Herb, Berry, Elder and Fire Energy
      And B's Deck is shuffled to Iron Vest, Plain Ox, Owlet, Notebook, Owl, Guide, Elder, Fire Energy and Water Energy
      Then both players have to choose the Active Pokémon
      And A's hand is Burst Bug, Training Hall, Claw Ring, Mole, Herb, Berry and Elder
      And B's hand is Iron Vest, Plain Ox, Owlet, Notebook, Owl, Guide and Elder

    @PK-94.3-b @PK-R4:c @PK-R9:a
    Scenario: A hand without a Basic goes back in Sudden Death too, and the first Pokémon are chosen
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole
      And A's hand is Berry, Herb, Guide, Elder, Notebook, Owl and Noctowl
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Plain Ox
      And B has 1 Point Card
      When A attacks with Burst
      And A's Deck is shuffled to Berry, Herb, Guide, Elder, Notebook, Owl and Noctowl
      Then before A's Deck is shuffled, B sees Berry, Herb, Guide, Elder, Notebook, Owl and Noctowl in A's hand
      When A's Deck is shuffled to Mole and Burst Bug
      And B's Deck is shuffled to Owlet and Plain Ox
      And A puts Burst Bug into the Active spot
      And B puts Owlet into the Active spot
      And A puts Mole onto the Bench
      And B puts nothing onto the Bench
      Then only B still has to draw extra cards
      And A's Active Pokémon is Burst Bug
      And A's Bench is Mole

    @PK-94.3-c @PK-R4:c @PK-R9:a
    Scenario: Damage, Special Conditions and what was done in the turn are gone
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing, Poisoned)
      And A's Bench is Mole (50 damage)
      And A's hand is Fire Energy
      And A has attached an Energy this turn
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Plain Ox
      And B has 1 Point Card
      When A attacks with Burst
      And A's Deck is shuffled to Mole and Fire Energy
      And B's Deck is shuffled to Owlet
      And A puts Mole into the Active spot
      And B puts Owlet into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And A goes first
      Then A's Mole has 0 damage
      When A attaches Fire Energy to Mole
      Then Fire Energy is attached to A's Mole

  @PK-94.4 @supplement
  Rule: In Sudden Death each player has one Point Card
    Source: the official rulebook.

    @PK-94.4-a @PK-R4:c @PK-R9:a
    Scenario: One Point Card each after a game that both have won
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Plain Ox
      And B has 1 Point Card
      When A attacks with Burst
      And A's Deck is shuffled to Mole
      And B's Deck is shuffled to Owlet
      And A puts Mole into the Active spot
      And B puts Owlet into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And B goes first
      Then A has 1 Point Card
      And B has 1 Point Card

    @PK-94.4-b
    Scenario: The top card of each Deck, once the first Pokémon lie there
      Given a new game of Pokémon TCG, before the shuffle
      And it is Sudden Death
      And A's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Berry, Notebook and Herb
      And B's Deck, from the top, is Hoothoot, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Fire Energy and Guide
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      And B puts Hoothoot into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And A goes first
      Then A's Point Cards are Berry
      And B's Point Cards are Fire Energy
      And B's Deck, from the top, is Guide
      And B sees 1 face-down card in A's Point Cards

    @PK-94.4-c
    Scenario Outline: The first Knock Out wins it
      Given a game of Pokémon TCG
      And it is Sudden Death
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And <player> has 1 Point Card
      And <other>'s Active Pokémon is Owlet (60 HP, <damage>)
      And <other>'s Bench is Mole
      And <other> has 1 Point Card
      When <player> attacks with Ember
      Then <result>

      Examples:
        | case | turn | player | other | damage    | result           |
        | 1    | 5    | A      | B     | 20 damage | A wins the game  |
        | 2    | 6    | B      | A     | 20 damage | B wins the game  |
        | 3    | 5    | A      | B     | 10 damage | the game goes on |

  @PK-94.5 @supplement
  Rule: Who takes the first turn of Sudden Death is determined anew
    Source: the official rulebook. It is a first turn like that of any game.

    @PK-94.5-a @PK-R4:c @PK-R9:a
    Scenario Outline: Either player may come to go first, with the bans of a first turn
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And A's Active Pokémon is Burst Bug (60 HP)
      And A's Bench is Brawler
      And A has 1 Point Card
      And B's Active Pokémon is Burst Bug (60 HP)
      And B's Bench is Brawler
      And B has 1 Point Card
      When <player> attacks with Burst
      And A's Deck is shuffled to A's Brawler
      And B's Deck is shuffled to B's Brawler
      And A puts Brawler into the Active spot
      And B puts Brawler into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And <first> goes first
      Then it is turn 1
      And <first> is the first player
      And <first> is the active player
      When <first> tries to attack with Jab
      Then it is refused: no_attack_in_first_turn

      Examples:
        | case | turn | player | first |
        | 1    | 5    | A      | A     |
        | 2    | 5    | A      | B     |
        | 3    | 6    | B      | A     |
        | 4    | 6    | B      | B     |
