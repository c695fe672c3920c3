@PK-90 @supplement
Feature: 90. Supplement: setting up the game
  The book begins with the first turn. What comes before it is taken from the official rulebook of the game.

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
        | case | deck                                    | verdict            | left                          |
        | 1    | the standard deck without Filler Energy | refused: deck_size | both players have to register |
        | 2    | the standard deck                       | accepted           | only B still has to register  |
        | 3    | the standard deck with Owlet as well    | refused: deck_size | both players have to register |

    @PK-90.1-b
    Scenario Outline: The cards of a deck are the player's own
      Given a new game of Pokémon TCG
      And A owns the standard deck and Owlet
      And B owns the standard deck and Mole
      When A tries to register <deck>
      Then it is <verdict>
      And <left>

      Examples:
        | case | deck                                                     | verdict                    | left                          |
        | 1    | the standard deck with B's Mole instead of Filler Energy | refused: not_in_collection | both players have to register |
        | 2    | the standard deck with Owlet instead of Filler Energy    | accepted                   | only B still has to register  |

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
        | case | more                           | less                                                       | verdict           | left                          |
        | 1    | Owl, Owl #2, Owl #3 and Owl #4 | Filler Mon, Filler Mon #2, Filler Mon #3 and Filler Mon #4 | refused: no_basic | both players have to register |
        | 2    | Owl, Owl #2 and Owl #3         | Filler Mon, Filler Mon #2 and Filler Mon #3                | accepted          | only B still has to register  |

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
      Then both players have to choose the Active Pokémon
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
      Then both players have to choose the Active Pokémon
      And A's hand is Berry, Mole, Owl, Elder, Guide, Herb and Notebook

    @PK-90.4-c
    Scenario: Nobody knows the opponent's hand or a Deck
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook, Berry and Spark Rat
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      Then both players have to choose the Active Pokémon
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
      Then both players have to choose the Active Pokémon
      And A's hand is Elder, Owlet, Owl, Fire Energy, Notebook, Herb and Berry
      And A's Deck, from the top, is Guide

    @PK-90.5-b
    Scenario: With a Basic the hand stays
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Owlet, Fire Energy, Owl, Berry, Notebook, Herb, Guide and Elder
      And B's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook and Berry
      When A's Deck is shuffled to Fire Energy, Owl, Berry, Notebook, Herb, Guide and Owlet
      And B's Deck is shuffled to Mole
      Then both players have to choose the Active Pokémon
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
        | case | card         | verdict              | left                                           |
        | 1    | Mole         | accepted             | only B still has to choose the Active Pokémon  |
        | 2    | Owl          | refused: not_basic   | both players have to choose the Active Pokémon |
        | 3    | Berry        | refused: not_basic   | both players have to choose the Active Pokémon |
        | 4    | Owlet        | refused: not_in_hand | both players have to choose the Active Pokémon |
        | 5    | B's Hoothoot | refused: not_in_hand | both players have to choose the Active Pokémon |

    @PK-90.6-b
    Scenario: The opponent does not see the first Active Pokémon before both are ready
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet
      And B's Deck, from the top, is Hoothoot, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Hoothoot
      And A puts Mole into the Active spot
      Then only B still has to choose the Active Pokémon
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
        | case | cards                                                       | verdict             | left                                |
        | 1    | nothing                                                     | accepted            | only B still has to fill the Bench  |
        | 2    | Owlet, Hoothoot, Spark Rat, Scholar and Gatherer            | accepted            | only B still has to fill the Bench  |
        | 3    | Owlet, Hoothoot, Spark Rat, Scholar, Gatherer and Ember Pup | refused: bench_full | both players have to fill the Bench |

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
        | case | cards   | verdict              | left                                |
        | 1    | Owlet   | accepted             | only B still has to fill the Bench  |
        | 2    | Owl     | refused: not_basic   | both players have to fill the Bench |
        | 3    | Scholar | refused: not_in_hand | both players have to fill the Bench |
        | 4    | Mole    | refused: not_in_hand | both players have to fill the Bench |

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
      Then only B still has to fill the Bench
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

  @PK-90.9 @supplement
  Rule: A hand without a Basic is shown to the opponent before it goes back
    Source: the official rulebook. A view remembers nothing, so the hand is seen until the deck is shuffled again.

    @PK-90.9-a
    Scenario: B sees the hand that A puts back, and no further card
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Fire Energy, Great Owl, Berry, Notebook, Herb, Guide, Elder and Owlet
      And B's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl and Noctowl
      When A's Deck is shuffled to Fire Energy
      Then before A's Deck is shuffled, B sees Fire Energy, Great Owl, Berry, Notebook, Herb, Guide and Elder in A's hand
      And before A's Deck is shuffled, B does not see Owlet
      When A's Deck is shuffled to Owlet, Fire Energy, Great Owl, Berry, Notebook, Herb and Guide
      And B's Deck is shuffled to Mole
      Then both players have to choose the Active Pokémon
      And B sees 7 cards in A's hand
      And B does not see Fire Energy

    @PK-90.9-b
    Scenario: A sees the hand that B puts back, and B does not see the hand that A keeps
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl, Noctowl and Power Band
      And B's Deck, from the top, is Fire Energy, Great Owl, Berry, Notebook, Herb, Guide, Elder and Owlet
      When A's Deck is shuffled to Mole
      Then before B's Deck is shuffled, B sees 7 cards in A's hand
      And before B's Deck is shuffled, B does not see Mole
      When B's Deck is shuffled to Fire Energy
      Then before B's Deck is shuffled, A sees Fire Energy, Great Owl, Berry, Notebook, Herb, Guide and Elder in B's hand
      And before B's Deck is shuffled, B sees 7 cards in A's hand
      And before B's Deck is shuffled, B does not see Mole
      When B's Deck is shuffled to Owlet, Fire Energy, Great Owl, Berry, Notebook, Herb and Guide
      Then both players have to choose the Active Pokémon
      And A does not see Great Owl

  @PK-90.10 @supplement
  Rule: For each hand that the opponent has put back, a player may draw a card when the Point Cards lie there
    Source: the official rulebook. The Pokémon of both players still lie face down.

    @PK-90.10-a
    Scenario: A has put back one hand, so B draws the card below the Point Cards
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Fire Energy, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Owlet, Herb, Guide, Elder, Notebook, Great Owl, Great Owl and Gift Energy
      And B's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Berry, Notebook, Herb, Guide, Elder, Power Band, Swap Rope and Firecracker
      When A's Deck is shuffled to Fire Energy
      And A's Deck is shuffled to Owlet
      And B's Deck is shuffled to Mole
      And A puts Owlet into the Active spot
      And B puts Mole into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      Then only B still has to draw extra cards
      And B's Point Cards are Berry, Notebook, Herb, Guide, Elder and Power Band
      When B draws 1 extra card
      And A goes first
      Then B's hand is Owl, Owl, Owl, Owl, Noctowl, Noctowl and Swap Rope
      And B's Deck, from the top, is Firecracker

    @PK-90.10-b
    Scenario: B has put back two hands, so A may draw two cards and no third
      Given a new game of Pokémon TCG, before the shuffle
      And A's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Berry, Notebook, Herb, Guide, Elder, Power Band, Swap Rope, Firecracker and Fire Energy
      And B's Deck, from the top, is Fire Energy, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Owlet, Herb, Guide, Elder, Notebook, Great Owl, Great Owl and Gift Energy
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Fire Energy
      And B's Deck is shuffled to Gift Energy, Owl, Owl #2, Owl #3, Owl #4, Noctowl and Noctowl #2
      And B's Deck is shuffled to Owlet
      And A puts Mole into the Active spot
      And B puts Owlet into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And A tries to draw 3 extra cards
      Then it is refused: wrong_number
      When A draws 2 extra cards
      And B goes first
      Then A's hand is Owl, Owl, Owl, Owl, Noctowl, Noctowl, Swap Rope and Firecracker
      And A's Deck, from the top, is Fire Energy

    @PK-90.10-c
    Scenario Outline: None, some and all of two extra cards
      Given a new game of Pokémon TCG, before the extra cards
      And <other> has put back 2 hands
      And <player>'s Deck, from the top, is Firecracker, Fire Energy and Herb
      And <player>'s hand is Berry
      When <player> draws <number> extra cards
      And <other> goes first
      Then <player>'s hand is <hand>

      Examples:
        | case | player | other | number | hand                               |
        | 1    | A      | B     | 0      | Berry                              |
        | 2    | A      | B     | 1      | Berry and Firecracker              |
        | 3    | A      | B     | 2      | Berry, Firecracker and Fire Energy |
        | 4    | B      | A     | 0      | Berry                              |
        | 5    | B      | A     | 1      | Berry and Firecracker              |
        | 6    | B      | A     | 2      | Berry, Firecracker and Fire Energy |

    @PK-90.10-d
    Scenario Outline: More extra cards than hands were put back, and fewer than none
      Given a new game of Pokémon TCG, before the extra cards
      And <other> has put back <hands>
      And <player>'s Deck, from the top, is Firecracker, Fire Energy, Herb and Berry
      When <player> tries to draw <number> extra cards
      Then it is <verdict>
      And <next>

      Examples:
        | case | player | other | hands   | number | verdict               | next                                 |
        | 1    | A      | B     | 1 hand  | 2      | refused: wrong_number | only A still has to draw extra cards |
        | 2    | B      | A     | 2 hands | 3      | refused: wrong_number | only B still has to draw extra cards |
        | 3    | B      | A     | 2 hands | -1     | refused: wrong_number | only B still has to draw extra cards |

    @PK-90.10-e
    Scenario Outline: The extra cards are the other player's
      Given a new game of Pokémon TCG, before the extra cards
      And <other> has put back 1 hand
      And <player>'s Deck, from the top, is Firecracker and Herb
      When <other> tries to draw 1 extra card
      Then it is refused: not_your_decision
      When <player> draws 1 extra card
      And <other> tries to draw 0 extra cards
      Then it is refused

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @PK-90.10-f
    Scenario: Extra cards are drawn once
      Given a new game of Pokémon TCG, before the extra cards
      And A has put back 2 hands
      And B's Deck, from the top, is Firecracker, Fire Energy and Herb
      And B's hand is empty
      When B draws 1 extra card
      And A goes first
      And B tries to draw 1 extra card
      Then it is refused: not_your_decision
      And B's hand has 1 card

    @PK-90.10-g
    Scenario: Where nobody has put back a hand there are no extra cards
      Given a new game of Pokémon TCG, before the first turn
      When A goes first
      And A tries to draw 1 extra card
      Then it is refused: wrong_action

    @PK-90.10-h
    Scenario: The opponent counts the extra cards, and sees neither them nor the first Pokémon
      Given a new game of Pokémon TCG, before the extra cards
      And A has put back 1 hand
      And B's Active Pokémon is Hoothoot
      And B's Deck, from the top, is Firecracker and Herb
      And B's hand is empty
      Then before B draws extra cards, A sees 1 face-down card in B's Active Pokémon
      When B draws 1 extra card
      And A goes first
      Then A sees 1 card in B's hand
      And A does not see Firecracker
      And A sees Hoothoot in B's Active Pokémon

  @PK-90.11 @supplement
  Rule: Where both have put hands back, only the difference gives extra cards
    Source: the official rulebook: hands that both lacked a Basic in count for neither.

    @PK-90.11-a
    Scenario Outline: Two hands against one, and one hand against three
      Given a new game of Pokémon TCG, before the extra cards
      And A has put back <by A>
      And B has put back <by B>
      And A's Deck, from the top, is Firecracker, Fire Energy, Herb, Berry, Elder and Guide
      And B's Deck, from the top, is Firecracker, Fire Energy, Herb, Berry, Elder and Guide
      Then only <player> still has to draw extra cards
      When <player> tries to draw <many> extra cards
      Then it is refused: wrong_number
      When <player> tries to draw <all> extra cards
      Then it is accepted

      Examples:
        | case | by A    | by B    | player | all | many |
        | 1    | 2 hands | 1 hand  | B      | 1   | 2    |
        | 2    | 1 hand  | 2 hands | A      | 1   | 2    |
        | 3    | 1 hand  | 3 hands | A      | 2   | 3    |
        | 4    | 4 hands | 1 hand  | B      | 3   | 4    |

    @PK-90.11-b
    Scenario: Both have put back the same number of hands, and nobody draws
      Given a new game of Pokémon TCG, before the shuffle
      And A has put back 2 hands
      And B has put back 2 hands
      And A's Deck, from the top, is Mole, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Berry, Notebook, Herb, Guide, Elder, Power Band, Swap Rope and Firecracker
      And B's Deck, from the top, is Owlet, Owl, Owl, Owl, Owl, Noctowl, Noctowl, Berry, Notebook, Herb, Guide, Elder, Power Band, Swap Rope and Firecracker
      When A's Deck is shuffled to Mole
      And B's Deck is shuffled to Owlet
      And A puts Mole into the Active spot
      And B puts Owlet into the Active spot
      And A puts nothing onto the Bench
      And B puts nothing onto the Bench
      And A goes first
      Then B's hand is Owl, Owl, Owl, Owl, Noctowl and Noctowl
      And it is turn 1

  @PK-90.12 @supplement
  Rule: Basics among the extra cards may go onto the Bench
    Source: the official rulebook.

    @PK-90.12-a
    Scenario Outline: One Basic among two extra cards
      Given a new game of Pokémon TCG, before the extra cards
      And <other> has put back 2 hands
      And <player>'s Deck, from the top, is Owlet, Owl and Herb
      And <player>'s hand is Berry
      And <player>'s Bench is Mole
      When <player> draws 2 extra cards
      Then only <player> still has to fill the Bench
      When <player> puts <cards> onto the Bench
      And <other> goes first
      Then <player>'s Bench is <bench>
      And <player>'s hand is <hand>

      Examples:
        | case | player | other | cards   | bench          | hand                 |
        | 1    | A      | B     | Owlet   | Mole and Owlet | Berry and Owl        |
        | 2    | B      | A     | Owlet   | Mole and Owlet | Berry and Owl        |
        | 3    | B      | A     | nothing | Mole           | Berry, Owl and Owlet |

    @PK-90.12-b
    Scenario Outline: Only Basics that are extra cards
      Given a new game of Pokémon TCG, before the extra cards
      And A has put back 2 hands
      And B's Deck, from the top, is Owlet, Owl and Scholar
      And B's hand is Mole
      And B's Bench is empty
      When B draws 2 extra cards
      And B tries to put <cards> onto the Bench
      Then it is <verdict>

      Examples:
        | case | cards          | verdict                |
        | 1    | Owlet          | accepted               |
        | 2    | Mole           | refused: not_an_option |
        | 3    | Owlet and Mole | refused: not_an_option |
        | 4    | Owl            | refused: not_basic     |
        | 5    | Scholar        | refused: not_in_hand   |

    @PK-90.12-c
    Scenario Outline: No Basic among the extra cards, or no room on the Bench
      Given a new game of Pokémon TCG, before the extra cards
      And A has put back 1 hand
      And B's Deck, from the top, is <card> and Herb
      And B's hand is Scholar
      And B's Bench is <bench>
      When B draws 1 extra card
      And A goes first
      Then B's hand is Scholar and <card>

      Examples:
        | case | card  | bench                                        |
        | 1    | Owl   | Mole                                         |
        | 2    | Owlet | Mole, Mole, Hoothoot, Gatherer and Spark Rat |

    @PK-90.12-d
    Scenario Outline: Room for one of two Basics
      Given a new game of Pokémon TCG, before the extra cards
      And A has put back 2 hands
      And B's Deck, from the top, is Owlet, Scholar and Herb
      And B's hand is empty
      And B's Bench is Mole, Mole, Hoothoot and Gatherer
      When B draws 2 extra cards
      And B tries to put <cards> onto the Bench
      Then it is <verdict>

      Examples:
        | case | cards             | verdict             |
        | 1    | Scholar           | accepted            |
        | 2    | Owlet and Scholar | refused: bench_full |
