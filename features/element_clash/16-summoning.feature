@EC-16
Feature: 16. Summoning a monster ("Memanggil Monster")
  From where, and at what cost.

  @EC-16.1 @lines-150 @lines-151
  Rule: A monster may be summoned from the hand

    @EC-16.1-a
    Scenario Outline: From the own hand, and not from other places
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1) and Leaf 1 (Price 1)
      And A's Deck, from the top, is Wave 1 and Volt 2
      And A's Trash is Flame 1
      And B's hand is Volt 1
      When A tries to summon <card>, paying Leaf 1
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | card       | verdict              | after  |
        | 1    | Rock 1     | accepted             | Rock 1 |
        | 2    | Wave 1     | refused: not_in_hand | empty  |
        | 3    | Flame 1    | refused: not_in_hand | empty  |
        | 4    | B's Volt 1 | refused: not_in_hand | empty  |

    @EC-16.1-b @EC-R13:a
    Scenario: A monster may attack in the turn in which it was summoned
      Given a game of Element Clash
      And A's hand is Rock 3 (Price 3) and Leaf 3 (Price 3)
      And B has 3 Life
      When A summons Rock 3, paying Leaf 3
      And A announces the Battle Phase
      And A attacks directly with Rock 3
      Then B has 2 Life

  @EC-16.2 @lines-150 @lines-152
  Rule: A monster may be summoned from face down, if the card may be used already

    @EC-16.2-a
    Scenario Outline: An own face-down card of an earlier turn
      Given a game of Element Clash
      And it is turn 5
      And A's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Volt 3 (Price 3, set on turn 5)
      And A's hand is Leaf 3 (Price 3)
      And B's Face-Down Zone is Wave 3 (Price 3, set on turn 1)
      When A tries to summon <card>, paying Leaf 3
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | card       | verdict                 | after  |
        | 1    | Rock 3     | accepted                | Rock 3 |
        | 2    | Volt 3     | refused: not_usable_yet | empty  |
        | 3    | B's Wave 3 | refused: not_in_hand    | empty  |

  @EC-16.3 @lines-153 @lines-158
  Rule: Summoning costs cards whose Prices add up exactly to the Price of the monster

    @EC-16.3-a
    Scenario Outline: One below, exact and one above, from the hand
      Given a game of Element Clash
      And A's hand is Rock 3 (Price 3) and <payment>
      When A tries to summon Rock 3, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | payment                               | verdict                 | after  |
        | 1    | Leaf 2 (Price 2)                      | refused: cost_not_exact | empty  |
        | 2    | Leaf 3 (Price 3)                      | accepted                | Rock 3 |
        | 3    | Leaf 4 (Price 4)                      | refused: cost_not_exact | empty  |
        | 4    | Leaf 1 (Price 1) and Volt 1 (Price 1) | refused: cost_not_exact | empty  |
        | 5    | Leaf 1 (Price 1) and Volt 2 (Price 2) | accepted                | Rock 3 |
        | 6    | Leaf 2 (Price 2) and Volt 2 (Price 2) | refused: cost_not_exact | empty  |

    @EC-16.3-b
    Scenario Outline: From face down it costs the same
      Given a game of Element Clash
      And A's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And A's hand is Leaf 2 (Price 2), Leaf 3 (Price 3) and Leaf 4 (Price 4)
      When A tries to summon Rock 3, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | payment | verdict                 | after  |
        | 1    | nothing | refused: cost_not_exact | empty  |
        | 2    | Leaf 2  | refused: cost_not_exact | empty  |
        | 3    | Leaf 3  | accepted                | Rock 3 |
        | 4    | Leaf 4  | refused: cost_not_exact | empty  |

  @EC-16.4 @lines-154-157
  Rule: Example: a monster of Price 4 costs four, with one card of Price 4 or with Price 1 and Price 3

    @EC-16.4-a
    Scenario Outline: A monster of Price 4
      Given a game of Element Clash
      And A's hand is Rock 4 (Price 4) and <payment>
      When A summons Rock 4, paying <payment>
      Then A's Monster Zone is Rock 4
      And A's Trash is <payment>

      Examples:
        | case | payment                               |
        | 1    | Leaf 4 (Price 4)                      |
        | 2    | Leaf 1 (Price 1) and Leaf 3 (Price 3) |

    @EC-16.4-b
    Scenario Outline: With three or five it is not summoned
      Given a game of Element Clash
      And A's hand is Rock 4 (Price 4) and <payment>
      When A tries to summon Rock 4, paying <payment>
      Then it is <verdict>

      Examples:
        | case | payment                               | verdict                 |
        | 1    | Leaf 1 (Price 1) and Leaf 2 (Price 2) | refused: cost_not_exact |
        | 2    | Leaf 2 (Price 2) and Wave 2 (Price 2) | accepted                |
        | 3    | Leaf 2 (Price 2) and Leaf 3 (Price 3) | refused: cost_not_exact |

  @EC-16.8 @lines-159
  Rule: A monster that was summoned lies in the Monster Zone

    @EC-16.8-a
    Scenario Outline: It lies there, from wherever it came
      Given a game of Element Clash
      And A's hand is Rock 3 (Price 3) and Leaf 3 (Price 3)
      And A's Face-Down Zone is Wave 3 (Price 3, set on turn 1)
      When A summons <monster>, paying Leaf 3
      Then A's Monster Zone is <monster>
      And A's hand is <hand>
      And A's Face-Down Zone is <face down>
      And A's Trash is Leaf 3

      Examples:
        | case | monster | hand   | face down |
        | 1    | Rock 3  | empty  | Wave 3    |
        | 2    | Wave 3  | Rock 3 | empty     |

    @EC-16.8-b
    Scenario Outline: What it says for its summoning is carried out
      Scout Owl: When this monster is summoned: draw 1 card.
      Given a game of Element Clash
      And A's hand is <hand>
      And A's Face-Down Zone is <face down>
      And the top card of A's Deck is Rock 6
      When A summons Scout Owl (Price 3), paying Leaf 3 (Price 3)
      Then A's Monster Zone is Scout Owl
      And A's hand is Rock 6

      Examples: from the hand and from face down
        | case | hand                 | face down                 |
        | 1    | Scout Owl and Leaf 3 | empty                     |
        | 2    | Leaf 3               | Scout Owl (set on turn 1) |
