@EC-2
Feature: 2. Components ("Komponen Permainan")
  Each player brings a deck. The standard deck of these tests is Volt, Wave, Flame, Leaf and Rock, each from 1 to 6.

  @EC-2.1 @lines-7 @lines-19 @lines-45 @lines-112 @lines-309
  Rule: Each player brings one deck, and it has exactly thirty cards

    @EC-2.1-a
    Scenario Outline: Twenty-nine, thirty and thirty-one cards
      Given a new game of Element Clash
      And A owns the standard deck and Small Breeze
      And B owns the standard deck
      When A tries to register <deck>
      Then it is <verdict>
      And <next>

      Examples: one below, exact, one above
        | case | deck                                        | verdict            | next                          |
        | 1    | the standard deck without Volt 1            | refused: deck_size | both players have to register |
        | 2    | the standard deck                           | accepted           | only B still has to register  |
        | 3    | the standard deck with Small Breeze as well | refused: deck_size | both players have to register |

    @EC-2.1-e
    Scenario Outline: The second deck is looked at like the first
      Given a new game of Element Clash
      And A owns the standard deck
      And B owns the standard deck and Small Breeze and Rock 1 #2
      When A registers the standard deck
      And B tries to register <deck>
      Then it is <verdict>

      Examples: a card too few, a wrong Price, a card twice, and a right one
        | case | deck                                                  | verdict                |
        | 1    | the standard deck without Volt 1                      | refused: deck_size     |
        | 2    | the standard deck with Small Breeze instead of Wave 2 | refused: wrong_prices  |
        | 3    | the standard deck with Rock 1 #2 instead of Wave 1    | refused: repeated_card |
        | 4    | the standard deck with Small Breeze instead of Wave 1 | accepted               |

    @EC-2.1-b
    Scenario Outline: A deck holds cards of its player only
      Given a new game of Element Clash
      And A owns the standard deck and Hidden Order
      And B owns the standard deck and Small Breeze
      When A tries to register the standard deck with <card> (Price 1) instead of Volt 1 (Price 1)
      Then it is <verdict>
      And <next>

      Examples:
        | case | card             | verdict                    | next                          |
        | 1    | Hidden Order     | accepted                   | only B still has to register  |
        | 2    | B's Small Breeze | refused: not_in_collection | both players have to register |

    @EC-2.1-c
    Scenario: A deck is registered once, though the collection holds another
      Given a new game of Element Clash
      And A owns the standard deck and Small Breeze
      And B owns the standard deck
      When A registers the standard deck
      And A tries to register the standard deck with Small Breeze instead of Volt 1
      Then it is refused: already_chosen
      And only B still has to register

    @EC-2.1-d
    Scenario: The Deck begins with the thirty cards
      Three cards each are taken before the first turn, and three by its Draw Phase.
      Given a new game of Element Clash
      And A owns the standard deck
      And B owns the standard deck
      When A registers the standard deck
      And B registers the standard deck
      And A's Deck is shuffled to Volt 1
      And B's Deck is shuffled to Wave 1
      And A goes first
      Then A's Deck has 24 cards
      And B's Deck has 27 cards

  @EC-2.3 @lines-9 @lines-10-19 @lines-113 @lines-310
  Rule: Of each Price from 1 to 6 a deck has exactly five cards

    @EC-2.3-a
    Scenario Outline: Four cards of one Price and six of another
      Given a new game of Element Clash
      And A owns the standard deck and <new>
      And B owns the standard deck
      When A tries to register the standard deck with <new> (Price <more>) instead of <old> (Price <fewer>)
      Then it is refused: wrong_prices
      And both players have to register

      Examples: each Price once with four cards and once with six
        | case | new            | more | old    | fewer |
        | 1    | Iron Helm      | 2    | Volt 1 | 1     |
        | 2    | Fire Banner    | 3    | Wave 2 | 2     |
        | 3    | Lightning Bolt | 4    | Leaf 3 | 3     |
        | 4    | Great Flood    | 5    | Rock 4 | 4     |
        | 5    | Firestorm      | 6    | Volt 5 | 5     |
        | 6    | Small Breeze   | 1    | Wave 6 | 6     |

    @EC-2.3-b
    Scenario Outline: Five cards of each Price, whatever kind of card they are
      Given a new game of Element Clash
      And A owns the standard deck and <new>
      And B owns the standard deck
      When A tries to register the standard deck with <new> (Price <price>) instead of <old> (Price <price>)
      Then it is accepted
      And only B still has to register

      Examples:
        | case | new            | price | old    |
        | 1    | Small Breeze   | 1     | Volt 1 |
        | 2    | Spike Pit      | 2     | Wave 2 |
        | 3    | Fire Banner    | 3     | Leaf 3 |
        | 4    | Lightning Bolt | 4     | Rock 4 |
        | 5    | Great Flood    | 5     | Volt 5 |
        | 6    | Firestorm      | 6     | Wave 6 |

  @EC-2.4 @lines-21 @lines-22 @lines-24-26 @lines-114 @lines-311
  Rule: No card stands twice in one deck, so the five of a Price are five different ones

    @EC-2.4-a
    Scenario Outline: A second copy of a card
      The number of cards and the Prices are as they should be.
      Given a new game of Element Clash
      And A owns the standard deck and <copy>
      And B owns the standard deck
      When A tries to register the standard deck with <copy> #2 instead of <old>
      Then it is refused: repeated_card
      And both players have to register

      Examples: for each Price
        | case | copy    | old    |
        | 1    | Volt 1  | Wave 1 |
        | 2    | Volt 2  | Wave 2 |
        | 3    | Flame 3 | Wave 3 |
        | 4    | Flame 4 | Rock 4 |
        | 5    | Leaf 5  | Rock 5 |
        | 6    | Leaf 6  | Rock 6 |

    @EC-2.4-b
    Scenario Outline: One other card in the same place
      Given a new game of Element Clash
      And A owns the standard deck and <new>
      And B owns the standard deck
      When A tries to register the standard deck with <new> instead of Wave 1
      Then it is <verdict>
      And <next>

      Examples: a card that the deck does not have yet, and one that it has
        | case | new         | verdict                | next                          |
        | 1    | Old Scholar | accepted               | only B still has to register  |
        | 2    | Rock 1 #2   | refused: repeated_card | both players have to register |

    @EC-2.4-c
    Scenario: Both decks may hold the same card
      Given a new game of Element Clash
      And A owns the standard deck
      And B owns the standard deck
      When A registers the standard deck
      And B registers the standard deck
      And A's Deck is shuffled to Volt 1, Wave 1 and Flame 1
      And B's Deck is shuffled to Volt 1, Wave 1 and Flame 1
      And B goes first
      Then A's hand is Volt 1, Wave 1 and Flame 1
      And B's hand has 6 cards
