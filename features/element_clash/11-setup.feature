@EC-11
Feature: 11. Setting up the game ("Setup Permainan")
  From the decks to the first turn.

  @EC-11.4 @lines-115
  Rule: Each player's deck is shuffled

    @EC-11.4-a
    Scenario: The hands follow the shuffled order
      Given a new game of Element Clash, before the shuffle
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4 and Wave 5
      When A's Deck is shuffled to Leaf 1, Rock 6, Rock 5, Rock 4, Rock 3, Rock 2 and Rock 1
      And B's Deck is shuffled to Wave 5, Wave 4, Wave 3, Wave 2 and Wave 1
      And A goes first
      Then A's hand is Leaf 1, Rock 6, Rock 5, Rock 4, Rock 3 and Rock 2
      And A's Deck, from the top, is Rock 1
      And B's hand is Wave 5, Wave 4 and Wave 3
      And B's Deck, from the top, is Wave 2 and Wave 1

    @EC-11.4-b
    Scenario Outline: A shuffle changes the order and not the cards
      Given a new game of Element Clash, before the shuffle
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3 and Rock 4
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 1
      When chance tries to shuffle A's Deck to <top>
      Then it is <verdict>
      When A's Deck is shuffled to Rock 4
      And B's Deck is shuffled to Leaf 1
      And B goes first
      Then A's hand is Rock 4, Rock 1 and Rock 2

      Examples: a card of the other player, and one card twice
        | case | top               | verdict                |
        | 1    | B's Wave 1        | refused: not_a_shuffle |
        | 2    | Rock 4 and Rock 4 | refused: not_a_shuffle |

    @EC-11.4-c
    Scenario: No player decides how the Deck lies after the shuffle
      Given a new game of Element Clash, before the shuffle
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3 and Rock 4
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 1
      When A tries to order A's Deck as Rock 4
      Then it is refused: not_your_decision
      When A's Deck is shuffled to Rock 3
      And B's Deck is shuffled to Wave 6
      And B goes first
      Then A's hand is Rock 3, Rock 1 and Rock 2

    @EC-11.4-d
    Scenario: It is not shuffled again later
      Given a game of Element Clash
      And A's Deck, from the top, is Rock 1, Rock 2 and Rock 3
      When chance tries to shuffle A's Deck to Rock 3
      Then it is refused
      And A's Deck, from the top, is Rock 1, Rock 2 and Rock 3

    @EC-11.4-e
    Scenario: Nothing is shuffled while a deck is missing
      Given a new game of Element Clash
      And A owns the standard deck
      And B owns the standard deck
      When A registers the standard deck
      And chance tries to shuffle A's Deck to Rock 6
      Then it is refused
      And only B still has to register

  @EC-11.5 @lines-116 @lines-312
  Rule: Each player begins with five Life

    @EC-11.5-a
    Scenario Outline: Whoever goes first
      Given a new game of Element Clash, before the first turn
      When <first> goes first
      Then A has 5 Life
      And B has 5 Life
      And <first> is the active player

      Examples:
        | case | first |
        | 1    | A     |
        | 2    | B     |

    @EC-11.5-b
    Scenario: Four direct attacks do not take them all
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1, Flame 1 and Leaf 1
      And B has 5 Life
      When A announces the Battle Phase
      And A attacks directly with Volt 1
      And A attacks directly with Wave 1
      And A attacks directly with Flame 1
      And A attacks directly with Leaf 1
      Then B has 1 Life
      And the game goes on

  @EC-11.6 @lines-117 @lines-313
  Rule: Each player takes three cards from the Deck before the game begins

    @EC-11.6-a
    Scenario Outline: The player who does not go first holds exactly these three
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 2
      When <first> goes first
      Then <second>'s hand is <hand>
      And <second>'s Deck, from the top, is <deck>

      Examples:
        | case | first | second | hand                   | deck                           |
        | 1    | A     | B      | Wave 1, Wave 2, Wave 3 | Wave 4, Wave 5, Wave 6, Leaf 2 |
        | 2    | B     | A      | Rock 1, Rock 2, Rock 3 | Rock 4, Rock 5, Rock 6, Leaf 1 |

    @EC-11.6-b @EC-R13:a
    Scenario: The first hand is not exchanged
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      When A goes first
      Then it is the Main Phase
      And A can set Rock 1, Rock 2, Rock 3, Rock 4, Rock 5 and Rock 6

  @EC-11.7 @lines-118 @lines-314
  Rule: It is determined who takes the first turn

    @EC-11.7-a
    Scenario Outline: The first turn belongs to that player
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 2
      When <first> goes first
      Then it is turn 1
      And <first> is the active player
      When <first> sets <card>
      Then <first>'s Face-Down Zone is <card>

      Examples:
        | case | first | card   |
        | 1    | A     | Rock 1 |
        | 2    | B     | Wave 1 |

    @EC-11.7-b
    Scenario Outline: The other player has to wait
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 2
      When <first> goes first
      And B tries to announce the Battle Phase
      Then it is <verdict>
      And it is the <phase>

      Examples:
        | case | first | verdict                    | phase        |
        | 1    | A     | refused: not_your_decision | Main Phase   |
        | 2    | B     | accepted                   | Battle Phase |

    @EC-11.7-c @EC-R12:a
    Scenario: No player decides it
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 2
      When A tries to let A go first
      Then it is refused: not_your_decision
      When B goes first
      Then B is the active player

    @EC-11.7-d
    Scenario: It is determined once
      Given a game of Element Clash
      And it is turn 3
      When chance tries to let B go first
      Then it is refused
      And A is the active player
      And it is turn 3
