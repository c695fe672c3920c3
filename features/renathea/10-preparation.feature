@RN-10
Feature: 10. Preparation ("Persiapan")
  Two players, a deck of nine cards each, and how the first hands are dealt.

  @RN-1.1 @lines-2.1 @definition
  Rule: Renathea is a game for two
    Nothing can decide this: every position has the two seats A and B, and no implementation can be asked for others.

  @RN-1.2 @lines-2.1 @lines-2.2
  Rule: Both players act at the same time, and nobody has a turn or priority

    @RN-1.2-a
    Scenario Outline: Whoever is ready first places a card first
      Given a game of Renathea
      And A's Hand is Knight
      And B's Hand is Wisp
      When <first> deploys <card>
      Then only <second> still has to deploy

      Examples:
        | case | first | card   | second |
        | 1    | A     | Knight | B      |
        | 2    | B     | Wisp   | A      |

    @RN-1.2-b
    Scenario: Nobody may answer when a pair of cards is opened
      The next thing that happens is the next pair, for both.
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And B's Hand is Wisp and Page
      When A deploys Knight and B deploys Wisp
      Then both players have to deploy
      And A can deploy Pawn
      And B can deploy Page

    @RN-1.2-c
    Scenario Outline: In a tie too, whoever is ready first may choose first
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When <first> puts <card> under <second>'s Deck
      Then only <second> still has to close

      Examples:
        | case | first | card   | second |
        | 1    | A     | Wisp   | B      |
        | 2    | B     | Squire | A      |

    @RN-1.2-d @RN-R1:a
    Scenario: In a tie nobody can wait for the other's choice and answer it
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When B puts Squire under A's Deck
      Then before A closes, A does not see B's choice

  @RN-1.3 @lines-2.3
  Rule: Each player brings a deck of his own, and the game starts when both decks are ready

    @RN-1.3-a
    Scenario: The first card is placed after both decks are registered
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's collection is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon
      When A registers Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard as the deck
      Then only B still has to register
      When B registers Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon as the deck
      And B deploys Knight
      Then only A still has to deploy

    @RN-1.3-b
    Scenario: No card is placed while a deck is missing
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's collection is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon
      When A registers Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard as the deck
      And B tries to deploy Knight
      Then it is refused: wrong_action
      And only B still has to register

    @RN-1.3-c
    Scenario Outline: A deck holds cards of its player only
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's collection is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon
      When A tries to register Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and <ninth> as the deck
      Then it is <verdict>
      And <next>

      Examples:
        | case | ninth             | verdict                    | next                          |
        | 1    | Battle Bard       | accepted                   | only B still has to register  |
        | 2    | B's Field Surgeon | refused: not_in_collection | both players have to register |

    @RN-1.3-d @RN-R23:a
    Scenario: A deck is registered once, though the collection holds another
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher, Battle Bard, Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon
      And B's collection is Squire, Rampart, Imp, Slinger, Spark, Cook, Paladin, Skirmisher and Battle Bard
      When A registers Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard as the deck
      And A tries to register Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon as the deck
      Then it is refused: already_chosen
      And only B still has to register

    @RN-1.3-e
    Scenario: B may register before A
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's collection is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon
      When B registers Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon as the deck
      Then only A still has to register
      When A registers Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard as the deck
      Then both players have to deploy

  @RN-2.1 @lines-5.1
  Rule: A deck has exactly nine cards

    @RN-2.1-a
    Scenario Outline: Eight, nine and ten cards
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher, Battle Bard and Spellblade
      When A tries to register Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, <others> as the deck
      Then it is <verdict>
      And <next>

      Examples: seven cards and one, two or three others
        | case | others                                 | verdict            | next                         |
        | 1    | Skirmisher                             | refused: deck_size | only A still has to register |
        | 2    | Skirmisher and Battle Bard             | accepted           | both players have to deploy  |
        | 3    | Skirmisher, Battle Bard and Spellblade | refused: deck_size | only A still has to register |

  @RN-2.2 @lines-5.2 @lines-10.1 @lines-10.2
  Rule: All names within a deck are different

    @RN-2.2-a
    Scenario Outline: A second copy has no place in the deck
      Given a new game of Renathea
      And A's collection is Pawn, Pawn #2, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      When A tries to register Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and <ninth> as the deck
      Then it is <verdict>
      And <next>

      Examples:
        | case | ninth       | verdict                | next                         |
        | 1    | Pawn #2     | refused: repeated_name | only A still has to register |
        | 2    | Battle Bard | accepted               | both players have to deploy  |

    @RN-2.2-b
    Scenario: Both decks may hold a card of the same name
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's collection is Pawn, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon
      When A registers Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard as the deck
      And B registers Pawn, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon as the deck
      Then both players have to deploy

    @RN-2.2-c @RN-R9:a
    Scenario Outline: Capital letters and wider spaces do not make another name
      The three cards named Twin Blade have three different classes.
      Given a new game of Renathea
      And A's collection is Twin Blade, <other>, Giant, Scout, Archer, Wisp, Page, Mage and Battle Bard
      When A tries to register Twin Blade, <other>, Giant, Scout, Archer, Wisp, Page, Mage and Battle Bard as the deck
      Then it is refused: repeated_name
      And only A still has to register

      Examples:
        | case | other                           |
        | 1    | twin blade (class Sword Dancer) |
        | 2    | Twin  Blade (class Swordsmith)  |

    @RN-2.2-d @RN-R9:b
    Scenario Outline: A name written otherwise is another name
      Given a new game of Renathea
      And A's collection is Twin Blade, <other>, Giant, Scout, Archer, Wisp, Page, Mage and Battle Bard
      When A registers Twin Blade, <other>, Giant, Scout, Archer, Wisp, Page, Mage and Battle Bard as the deck
      Then both players have to deploy

      Examples:
        | case | other                           |
        | 1    | twin blade (class Sword Dancer) |
        | 2    | Twin  Blade (class Swordsmith)  |

  @RN-2.3 @lines-5.2 @lines-10.1 @lines-10.2
  Rule: All classes within a deck are different

    @RN-2.3-a
    Scenario Outline: Two names of one class have no place in one deck
      The class of the Knight is Knight.
      Given a new game of Renathea
      And A's collection is Knight, Black Knight, Giant, Scout, Archer, Wisp, Page, Paladin, Battle Bard and Spellblade
      When A tries to register Knight, Giant, Scout, Archer, Wisp, Page, Paladin, Battle Bard and <ninth> as the deck
      Then it is <verdict>
      And <next>

      Examples:
        | case | ninth                         | verdict                 | next                         |
        | 1    | Black Knight (class Knight)   | refused: repeated_class | only A still has to register |
        | 2    | Spellblade (class Spellblade) | accepted                | both players have to deploy  |

    @RN-2.3-b @RN-R12:a
    Scenario: Roles may repeat, since a class is no Role
      Given a new game of Renathea
      And A's collection is Pawn (Melee), Squire (Melee), Giant, Scout, Archer, Wisp, Page, Mage and Battle Bard
      When A registers Pawn, Squire, Giant, Scout, Archer, Wisp, Page, Mage and Battle Bard as the deck
      Then both players have to deploy

  @RN-2.4 @lines-5.3
  Rule: A deck may mix cards of different sets

    @RN-2.4-a
    Scenario Outline: One set or two sets in a deck
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher, Battle Bard and Sky Lancer
      When A registers Pawn (set Base), Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and <ninth> as the deck
      Then both players have to deploy

      Examples:
        | case | ninth                  |
        | 1    | Battle Bard (set Base) |
        | 2    | Sky Lancer (set Dawn)  |

  @RN-2.5 @lines-6.1
  Rule: The deck is shuffled before the hand is dealt

    @RN-2.5-a
    Scenario: Hand and Deck follow the shuffled order
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's Deck, from the top, is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Squire
      When A's Deck is shuffled to Battle Bard, Skirmisher, Paladin, Page, Wisp, Archer, Scout, Giant and Pawn
      And B's Deck is shuffled to Knight
      Then A's Hand is Battle Bard, Skirmisher, Paladin, Page, Wisp and Archer
      And A's Deck, from the top, is Scout, Giant and Pawn

    @RN-2.5-b
    Scenario: Each player's deck is shuffled
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's Deck, from the top, is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Squire
      When A's Deck is shuffled to Battle Bard
      And B's Deck is shuffled to Squire
      Then A's Hand is Battle Bard, Pawn, Giant, Scout, Archer and Wisp
      And B's Hand is Squire, Knight, Sentry, Falcon, Hunter and Mage

    @RN-2.5-c
    Scenario Outline: A shuffle changes the order and not the cards
      Six cards are dealt after it; what is left of the Deck shows its order.
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's Deck, from the top, is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Squire
      When chance tries to shuffle A's Deck to <top>
      Then it is <verdict>
      And A's Deck, from the top, is <left>

      Examples:
        | case | top                     | verdict                | left                                |
        | 1    | Battle Bard             | accepted               | Page, Paladin and Skirmisher        |
        | 2    | Battle Bard and Paladin | accepted               | Wisp, Page and Skirmisher           |
        | 3    | B's Squire              | refused: not_a_shuffle | Paladin, Skirmisher and Battle Bard |
        | 4    | Paladin and Paladin     | refused: not_a_shuffle | Paladin, Skirmisher and Battle Bard |

    @RN-2.5-d
    Scenario: No player decides how the Deck lies after the shuffle
      The order that RN-2.5-b accepts from the shuffle, here wanted by a player.
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      When A tries to order A's Deck as Battle Bard
      Then it is refused: not_your_decision
      When A's Deck is shuffled to Paladin
      Then A's Hand is Paladin, Pawn, Giant, Scout, Archer and Wisp

    @RN-2.5-e
    Scenario: After both decks are registered each is shuffled before the deal
      Given a new game of Renathea
      And A's collection is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's collection is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon
      When A registers Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard as the deck
      And B registers Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Field Surgeon as the deck
      And A's Deck is shuffled to Battle Bard
      And B's Deck is shuffled to Field Surgeon
      Then A's Hand is Battle Bard, Pawn, Giant, Scout, Archer and Wisp
      And B's Hand is Field Surgeon, Knight, Sentry, Falcon, Hunter and Mage
      And A's collection is empty

  @RN-2.6 @lines-6.1
  Rule: The shuffled deck lies face down

    @RN-2.6-a
    Scenario: Nobody sees what is left in the Deck after the deal
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      When A's Deck is shuffled to Battle Bard
      Then A sees Battle Bard, Pawn, Giant, Scout, Archer and Wisp in A's Hand
      And A sees 3 cards in A's Deck
      And neither player sees Skirmisher

  @RN-2.7 @lines-6.1
  Rule: Each player starts with six cards in hand

    @RN-2.7-a
    Scenario: Six of the nine cards are dealt and three remain
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's Deck, from the top, is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Squire
      When A's Deck is shuffled to Battle Bard
      And B's Deck is shuffled to Squire
      Then A's Hand is Battle Bard, Pawn, Giant, Scout, Archer and Wisp
      And A's Deck has 3 cards
      And B's Hand is Squire, Knight, Sentry, Falcon, Hunter and Mage
      And B's Deck has 3 cards

  @RN-2.8 @lines-6.2
  Rule: A starting hand is not exchanged

    @RN-2.8-a
    Scenario: After the deal the only thing to do is to place a card
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's Deck, from the top, is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Squire
      When A's Deck is shuffled to Pawn
      And B's Deck is shuffled to Knight
      Then both players have to deploy
      And A can deploy Pawn, Giant, Scout, Archer, Wisp and Page

    @RN-2.8-b
    Scenario: A deck is not shuffled a second time
      The first shuffle is accepted, the same shuffle after the deal is not.
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      And B's Deck, from the top, is Knight, Sentry, Falcon, Hunter, Mage, Medic, Sky Lancer, Spellblade and Squire
      When A's Deck is shuffled to Battle Bard
      And B's Deck is shuffled to Knight
      And chance tries to shuffle A's Deck to Skirmisher
      Then it is refused: not_your_decision
      And A's Deck, from the top, is Page, Paladin and Skirmisher
