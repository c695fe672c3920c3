@EC-13
Feature: 13. Draw Phase ("Draw Phase")
  Three cards at the beginning of each turn.

  @EC-13.1 @lines-126 @lines-316
  Rule: At the beginning of the turn the active player draws three cards

    @EC-13.1-a
    Scenario: Three cards, no more and no fewer
      Given a game of Element Clash
      And B's hand is Leaf 6
      And B's Deck, from the top, is Rock 1, Rock 2, Rock 3 and Rock 4
      When A ends the turn
      Then B's hand is Leaf 6, Rock 1, Rock 2 and Rock 3
      And B's Deck, from the top, is Rock 4

    @EC-13.1-b
    Scenario: The other player draws nothing
      Given a game of Element Clash
      And A's hand is Leaf 6
      And A's Deck, from the top, is Wave 1, Wave 2, Wave 3 and Wave 4
      And B's hand is empty
      And B's Deck, from the top, is Rock 1, Rock 2, Rock 3 and Rock 4
      When A ends the turn
      Then A's hand is Leaf 6
      And A's Deck has 4 cards
      And B's hand has 3 cards

    @EC-13.1-c
    Scenario: In every turn
      Given a game of Element Clash
      And A's hand is empty
      And A's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Volt 1
      When A ends the turn
      And B ends the turn
      Then A's hand is Wave 1, Wave 2 and Wave 3
      When A ends the turn
      And B ends the turn
      Then A's hand is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5 and Wave 6

    @EC-13.1-d
    Scenario Outline: Only its owner sees what is drawn
      Given a game of Element Clash
      And B's hand is empty
      And B's Deck, from the top, is Rock 1, Rock 2, Rock 3 and Rock 4
      When A ends the turn
      Then B sees Rock 1, Rock 2 and Rock 3 in B's hand
      And A sees 3 cards in B's hand
      And A does not see <card>

      Examples:
        | case | card   |
        | 1    | Rock 1 |
        | 2    | Rock 3 |

  @EC-13.2 @lines-127
  Rule: The player who goes first has a Draw Phase like any other

    @EC-13.2-a
    Scenario Outline: The first turn of the game begins with a draw
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 2
      When <first> goes first
      Then <first>'s Deck, from the top, is <left>

      Examples:
        | case | first | left   |
        | 1    | A     | Leaf 1 |
        | 2    | B     | Leaf 2 |

  @EC-13.3 @lines-128-130 @lines-321
  Rule: Example: three cards before the game and three drawn are six in the first player's first turn

    @EC-13.3-a
    Scenario: 3 + 3 = 6
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 2
      When A goes first
      Then A's hand is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5 and Rock 6
      And A's hand has 6 cards
      And B's hand has 3 cards

    @EC-13.3-b
    Scenario: The second player has six in the second turn
      Given a new game of Element Clash, before the first turn
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3, Rock 4, Rock 5, Rock 6 and Leaf 1
      And B's Deck, from the top, is Wave 1, Wave 2, Wave 3, Wave 4, Wave 5, Wave 6 and Leaf 2
      When A goes first
      And A ends the turn
      Then it is turn 2
      And B's hand has 6 cards
      And A's hand has 6 cards

  @EC-13.4 @lines-131
  Rule: From a Deck with fewer cards than are to be drawn a player draws what there is

    @EC-13.4-a
    Scenario Outline: Four, three, two cards and one
      Given a game of Element Clash
      And B's hand is Leaf 6
      And B's Deck, from the top, is <deck>
      When A ends the turn
      Then B's hand is <hand>
      And B's Deck has <left>
      And the game goes on

      Examples:
        | case | deck                           | hand                           | left    |
        | 1    | Rock 1, Rock 2, Rock 3, Rock 4 | Leaf 6, Rock 1, Rock 2, Rock 3 | 1 card  |
        | 2    | Rock 1, Rock 2 and Rock 3      | Leaf 6, Rock 1, Rock 2, Rock 3 | 0 cards |
        | 3    | Rock 1 and Rock 2              | Leaf 6, Rock 1 and Rock 2      | 0 cards |
        | 4    | Rock 1                         | Leaf 6 and Rock 1              | 0 cards |

    @EC-13.4-b @EC-R10:a
    Scenario: An effect draws what there is as well
      Fresh Wind: Draw 2 cards.
      Given a game of Element Clash
      And A's Deck, from the top, is Rock 1
      And A's hand is Fresh Wind (Price 2) and Leaf 2 (Price 2)
      When A activates Fresh Wind, paying Leaf 2
      Then A's hand is Rock 1

    @EC-13.4-c @EC-R10:b
    Scenario: An effect that cannot draw all its cards draws none
      Fresh Wind: Draw 2 cards.
      Given a game of Element Clash
      And A's Deck, from the top, is Rock 1
      And A's hand is Fresh Wind (Price 2) and Leaf 2 (Price 2)
      When A activates Fresh Wind, paying Leaf 2
      Then A's hand is empty
      And A's Deck, from the top, is Rock 1

  @EC-13.5 @lines-132 @lines-293
  Rule: From an empty Deck no card is drawn

    @EC-13.5-a
    Scenario Outline: One card, and none
      Given a game of Element Clash
      And B's hand is Leaf 6
      And B's Deck is <deck>
      When A ends the turn
      Then B's hand is <hand>
      And B is the active player

      Examples:
        | case | deck   | hand              |
        | 1    | Rock 1 | Leaf 6 and Rock 1 |
        | 2    | empty  | Leaf 6            |

    @EC-13.5-b
    Scenario Outline: An effect draws none either
      Scout Owl: When this monster is summoned: draw 1 card.
      Given a game of Element Clash
      And A's Deck is <deck>
      And A's hand is Scout Owl (Price 3) and Leaf 3 (Price 3)
      When A summons Scout Owl, paying Leaf 3
      Then A's hand is <hand>
      And A's Trash is Leaf 3

      Examples:
        | case | deck              | hand   |
        | 1    | Rock 1 and Rock 2 | Rock 1 |
        | 2    | empty             | empty  |

  @EC-13.6 @lines-132 @lines-293
  Rule: The game goes on after a draw from an empty Deck

    @EC-13.6-a
    Scenario: The turn goes on like any other
      Given a game of Element Clash
      And A has 4 Life
      And B has 1 Life
      And B's hand is Leaf 6
      And B's Deck is empty
      And B's Monster Zone is Rock 4
      When A ends the turn
      Then the game goes on
      And it is the Main Phase
      When B sets Leaf 6
      And B announces the Battle Phase
      And B attacks directly with Rock 4
      Then A has 3 Life
