@PK-90 @supplement
Feature: 90. Supplement: setting up the game
  The page begins with the first turn. What comes before it is taken from the official rulebook of the game. The extra card
  that the opponent may draw for a hand without a Basic is left out.

  @PK-90.1 @supplement
  Rule: A deck has sixty cards
    Source: the official rulebook.

    @PK-90.1-a
    Scenario Outline: A deck of one card below sixty, exactly sixty and one above
      Given a new game of Pokémon TCG
      And A owns the standard deck and Owlet
      And B owns the standard deck
      When A tries to register <deck>
      Then it is <verdict>
      And <left>

      Examples:
        | case | deck                                      | verdict            | left                            |
        | 1    | the standard deck without Filler Energy   | refused: deck_size | both players have to register   |
        | 2    | the standard deck                         | accepted           | only B still has to register    |
        | 3    | the standard deck with Owlet as well      | refused: deck_size | both players have to register   |

    @PK-90.1-b
    Scenario Outline: The cards of a deck are the player's own
      Given a new game of Pokémon TCG
      And A owns the standard deck and Owlet
      And B owns the standard deck and Mole
      When A tries to register <deck>
      Then it is <verdict>
      And <left>

      Examples:
        | case | deck                                                | verdict                    | left                          |
        | 1    | the standard deck with B's Mole instead of Filler Energy | refused: not_in_collection | both players have to register |
        | 2    | the standard deck with Owlet instead of Filler Energy | accepted                   | only B still has to register  |

  @PK-90.2 @supplement
  Rule: Of one name there are at most four cards, but any number of a basic Energy
    Source: the official rulebook.

    @PK-90.2-a
    Scenario Outline: Four of a name, five of a name, and fifty-six basic Energy
      Given a new game of Pokémon TCG
      And B owns the standard deck and Filler Mon
      And A owns the standard deck
      When B tries to register <deck>
      Then it is <verdict>
      And <left>

      Examples: the standard deck is 4 Filler Mon and 56 Filler Energy
        | case | deck                                                          | verdict                  | left                          |
        | 1    | the standard deck                                             | accepted                 | only A still has to register  |
        | 2    | the standard deck with Filler Mon #5 instead of Filler Energy | refused: too_many_copies | both players have to register |
        | 3    | the standard deck with Filler Mon #5 instead of Filler Mon    | accepted                 | only A still has to register  |

  @PK-90.3 @supplement
  Rule: There is at least one Basic in it
    Source: the official rulebook.

    @PK-90.3-a
    Scenario Outline: A deck with one Basic and with none
      Given a new game of Pokémon TCG
      And A owns the standard deck and Owl, Owl, Owl and Owl
      And B owns the standard deck
      When A tries to register the standard deck with <more> instead of <less>
      Then it is <verdict>
      And <left>

      Examples: Owl is an Evolution
        | case | more                           | less                                                        | verdict           | left                          |
        | 1    | Owl, Owl #2, Owl #3 and Owl #4 | Filler Mon, Filler Mon #2, Filler Mon #3 and Filler Mon #4 | refused: no_basic | both players have to register |
        | 2    | Owl, Owl #2 and Owl #3         | Filler Mon, Filler Mon #2 and Filler Mon #3                 | accepted          | only B still has to register  |

  @PK-90.4 @supplement
  Rule: The decks are shuffled, and each player draws seven cards
    Source: the official rulebook.

    @PK-90.4-a
    Scenario: The hands follow the shuffled order
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Berry, Notebook, Herb, Guide, Elder, Owl, Mole and Owlet
      And B's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook, Berry and Hoothoot
      When A's Deck is shuffled to Owlet, Mole, Owl, Elder, Guide and Herb
      And B's Deck is shuffled to Hoothoot
      Then both players have to choose_active
      And A's hand is Owlet, Mole, Owl, Elder, Guide, Herb and Berry
      And A's Deck, from the top, is Notebook
      And B's hand is Hoothoot, Mole, Owl, Elder, Guide, Herb and Notebook
      And B's Deck, from the top, is Berry

    @PK-90.4-b
    Scenario: A shuffle changes the order and not the cards
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook and Berry
      And B's Deck, from the top, is Owlet, Owl, Elder, Guide, Herb, Notebook and Berry
      When chance tries to shuffle A's Deck to B's Owlet
      Then it is refused: not_a_shuffle
      When A's Deck is shuffled to Berry
      And B's Deck is shuffled to Owl
      Then both players have to choose_active
      And A's hand is Berry, Mole, Owl, Elder, Guide, Herb and Notebook

    @PK-90.4-c
    Scenario: Nobody knows the opponent's hand or a Deck
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook, Berry and Spark Rat
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      Then both players have to choose_active
      And B sees 7 cards in A's hand
      And B does not see Mole
      And A does not see Hoothoot
      And neither player sees Owlet
      And neither player sees Spark Rat

  @PK-90.5 @supplement
  Rule: A hand without a Basic is put back, and the deck is shuffled again
    Source: the official rulebook.

    @PK-90.5-a
    Scenario: The second hand has a Basic
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Owlet, Fire Energy, Owl, Berry, Notebook, Herb, Guide and Elder
      And B's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook and Berry
      When A's Deck is shuffled to Fire Energy, Owl, Berry, Notebook, Herb, Guide and Elder
      And A's Deck is shuffled to Elder, Owlet, Owl, Fire Energy, Notebook, Herb and Berry
      And B's Deck is shuffled to Mole
      Then both players have to choose_active
      And A's hand is Elder, Owlet, Owl, Fire Energy, Notebook, Herb and Berry
      And A's Deck, from the top, is Guide

    @PK-90.5-b
    Scenario: With a Basic the hand stays
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Owlet, Fire Energy, Owl, Berry, Notebook, Herb, Guide and Elder
      And B's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook and Berry
      When A's Deck is shuffled to Fire Energy, Owl, Berry, Notebook, Herb, Guide and Owlet
      And B's Deck is shuffled to Mole
      Then both players have to choose_active
      And A's hand is Fire Energy, Owl, Berry, Notebook, Herb, Guide and Owlet
      And A's Deck, from the top, is Elder

  @PK-90.6 @supplement
  Rule: Each player chooses a Basic of the hand as the Active Pokémon, face down until both are ready
    Source: the official rulebook.

    @PK-90.6-a
    Scenario Outline: The first Active Pokémon is a Basic of the own hand
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook and Berry
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A tries to put <card> into the Active spot
      Then it is <verdict>
      And <left>

      Examples:
        | case | card         | verdict              | left                               |
        | 1    | Mole         | accepted             | only B still has to choose_active  |
        | 2    | Owl          | refused: not_basic   | both players have to choose_active |
        | 3    | Berry        | refused: not_basic   | both players have to choose_active |
        | 4    | Owlet        | refused: not_in_hand | both players have to choose_active |
        | 5    | B's Hoothoot | refused: not_in_hand | both players have to choose_active |

    @PK-90.6-b
    Scenario: The opponent does not see the first Active Pokémon before both are ready
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      Then only B still has to choose_active
      And B sees 1 face-down card in A's Active Pokémon
      And B does not see Mole
      When B puts Hoothoot into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And A goes first
      Then B sees Mole in A's Active Pokémon
      And A sees Hoothoot in B's Active Pokémon

  @PK-90.7 @supplement
  Rule: Then up to five further Basics go onto the Bench
    Source: the official rulebook.

    @PK-90.7-a
    Scenario Outline: None, five and six Basics for the first Bench
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owlet, Hoothoot, Spark Rat, Scholar, Gatherer and Ember Pup
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook and Berry
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      And B puts Hoothoot into the Active spot
      And A tries to put <cards> onto the Bench
      Then it is <verdict>
      And <left>

      Examples:
        | case | cards                                                           | verdict             | left                           |
        | 1    | nothing                                                         | accepted            | only B still has to put_bench  |
        | 2    | Owlet, Hoothoot, Spark Rat, Scholar and Gatherer                | accepted            | only B still has to put_bench  |
        | 3    | Owlet, Hoothoot, Spark Rat, Scholar, Gatherer and Ember Pup     | refused: bench_full | both players have to put_bench |

    @PK-90.7-b
    Scenario Outline: Only Basics of the own hand go onto the first Bench
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owlet, Owl, Berry, Herb, Guide, Elder and Scholar
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook and Berry
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      And B puts Hoothoot into the Active spot
      And A tries to put <cards> onto the Bench
      Then it is <verdict>
      And <left>

      Examples:
        | case | cards   | verdict              | left                           |
        | 1    | Owlet   | accepted             | only B still has to put_bench  |
        | 2    | Owl     | refused: not_basic   | both players have to put_bench |
        | 3    | Scholar | refused: not_in_hand | both players have to put_bench |
        | 4    | Mole    | refused: not_in_hand | both players have to put_bench |

    @PK-90.7-c
    Scenario: Only the owner sees the first Bench before both are ready
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owlet, Scholar, Berry, Herb, Guide, Elder and Notebook
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook, Berry and Mole
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      And B puts Hoothoot into the Active spot
      And A puts Owlet and Scholar onto the Bench
      Then only B still has to put_bench
      And A's Bench is Owlet and Scholar
      And A's hand is Berry, Herb, Guide and Elder
      And B sees 2 face-down cards in A's Bench
      And B does not see Scholar
      When B puts nothing onto the Bench
      And B goes first
      Then B sees Owlet and Scholar in A's Bench

  @PK-90.8 @supplement
  Rule: The top six cards of each Deck become that player's Point Cards
    Source: the official rulebook.

    @PK-90.8-a
    Scenario: Six cards of each player, and then the first turn begins
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Berry, Notebook, Herb, Guide, Elder, Power Band, Swap Rope and Firecracker
      And B's Deck, from the top, is Hoothoot, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Fire Energy, Berry, Herb, Guide, Elder, Power Band and Swap Rope
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      And B puts Hoothoot into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And B goes first
      Then A's Point Cards are Berry, Notebook, Herb, Guide, Elder and Power Band
      And A's Deck, from the top, is Swap Rope and Firecracker
      And B's Point Cards are Fire Energy, Berry, Herb, Guide, Elder and Power Band
      And it is turn 1
      And B is the active player

    @PK-90.8-b
    Scenario: Nobody sees the Point Cards
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Berry, Notebook, Herb, Guide, Elder, Power Band, Swap Rope and Firecracker
      And B's Deck, from the top, is Hoothoot, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Fire Energy, Berry, Herb, Guide, Elder, Power Band and Swap Rope
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      And B puts Hoothoot into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And B goes first
      Then A sees 6 face-down cards in A's Point Cards
      And B sees 6 face-down cards in A's Point Cards
      And neither player sees Notebook
      And neither player sees Fire Energy
