@EC-1
Feature: 1. The goal ("Tujuan Permainan")
  A duel of two players, and what ends it at once.

  @EC-1.1 @lines-3 @definition
  Rule: Two players play against each other
    Nothing can decide this: every position has the two seats A and B, and no implementation can be asked for others.

  @EC-1.2 @lines-4 @definition
  Rule: Monsters, Spells, Traps and payments are the means, the opponent's Life is the aim
    An outline of the game. What the means do and what becomes of the Life is told by the rules that follow.

  @EC-1.3 @lines-5 @lines-256 @lines-303 @lines-333
  Rule: Whoever comes to 0 Life has lost, at that moment

    @EC-1.3-a
    Scenario Outline: The last Life is taken by a direct attack
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has <before> Life
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then B has <after> Life
      And <outcome>

      Examples: with the last Life, and with one more
        | case | before | after | outcome          |
        | 1    | 1      | 0     | A wins the game  |
        | 2    | 2      | 1     | the game goes on |

    @EC-1.3-b
    Scenario Outline: The rest of an effect is not carried out when it takes the last Life
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Life Leech (Price 2) and Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      And B has <before> Life
      When A activates Life Leech, paying Leaf 2
      Then <outcome>
      And A's hand is <drawn>

      Examples:
        | case | before | outcome          | drawn  |
        | 1    | 1      | A wins the game  | empty  |
        | 2    | 2      | the game goes on | Rock 3 |

    @EC-1.3-c
    Scenario Outline: A player can lose the last Life by the own card
      Blood Price: Lose 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A has <before> Life
      And A's hand is Blood Price (Price 1) and Leaf 1 (Price 1)
      And the top card of A's Deck is Rock 3
      When A activates Blood Price, paying Leaf 1
      Then <outcome>
      And A's hand is <drawn>

      Examples:
        | case | before | outcome          | drawn  |
        | 1    | 1      | B wins the game  | empty  |
        | 2    | 2      | the game goes on | Rock 3 |

    @EC-1.3-d
    Scenario Outline: An effect that still waits is not carried out either
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Fresh Wind: Draw 2 cards.
      Given a game of Element Clash
      And A's hand is Life Leech (Price 2), Fresh Wind (Price 2), Leaf 2 (Price 2) and Wave 2 (Price 2)
      And A's Deck, from the top, is Rock 1, Rock 2, Rock 3 and Rock 4
      And B has <before> Life
      When A plays Life Leech and Fresh Wind together, paying Leaf 2 and Wave 2, resolving Life Leech first
      Then <outcome>
      And A's Deck, from the top, is <left>

      Examples:
        | case | before | outcome          | left                           |
        | 1    | 1      | A wins the game  | Rock 1, Rock 2, Rock 3, Rock 4 |
        | 2    | 2      | the game goes on | Rock 4                         |

    @EC-1.3-e
    Scenario Outline: After the end nothing is done any more
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 and Wave 4
      And B has <before> Life
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And A tries to attack directly with Wave 4
      Then it is <verdict>
      And B has <after> Life

      Examples: with the last Life, and with one more
        | case | before | verdict            | after |
        | 1    | 1      | refused: game_over | 0     |
        | 2    | 3      | accepted           | 1     |

    @EC-1.3-f @EC-R8:a
    Scenario: Both players come to 0 at once and nobody wins
      Shared Pain: Each player loses 1 Life.
      Given a game of Element Clash
      And A has 1 Life
      And A's hand is Shared Pain (Price 2) and Leaf 2 (Price 2)
      And B has 1 Life
      When A activates Shared Pain, paying Leaf 2
      Then the game is a draw

    @EC-1.3-g @EC-R8:b
    Scenario: Both players come to 0 at once and the active player has lost
      Shared Pain: Each player loses 1 Life.
      Given a game of Element Clash
      And A has 1 Life
      And A's hand is Shared Pain (Price 2) and Leaf 2 (Price 2)
      And B has 1 Life
      When A activates Shared Pain, paying Leaf 2
      Then B wins the game

    @EC-1.3-h
    Scenario Outline: Who has more Life than the effect takes plays on
      Shared Pain: Each player loses 1 Life.
      Given a game of Element Clash
      And A has <a> Life
      And A's hand is Shared Pain (Price 2) and Leaf 2 (Price 2)
      And B has <b> Life
      When A activates Shared Pain, paying Leaf 2
      Then A has <a left> Life
      And B has <b left> Life
      And <outcome>

      Examples:
        | case | a | b | a left | b left | outcome          |
        | 1    | 2 | 2 | 1      | 1      | the game goes on |
        | 2    | 2 | 1 | 1      | 0      | A wins the game  |
        | 3    | 1 | 2 | 0      | 1      | B wins the game  |

    @EC-1.3-i @EC-R28:a
    Scenario: No Life is left where more is taken than there was
      Deep Leech: The opponent loses 2 Life.
      Given a game of Element Clash
      And A's hand is Deep Leech (Price 3) and Leaf 3 (Price 3)
      And B has 1 Life
      When A activates Deep Leech, paying Leaf 3
      Then B has 0 Life
      And A wins the game
