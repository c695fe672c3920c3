@EC-22
Feature: 22. The opponent's answer ("Respons Lawan Saat Battle Phase Diumumkan")
  Face-down monsters that come up when the Battle Phase is announced.

  @EC-22.1 @lines-215
  Rule: The opponent may summon face-down monsters that may be used already

    @EC-22.1-a
    Scenario: A face-down monster comes up
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And B responds with Rock 3, paying Leaf 3
      Then B's Monster Zone is Rock 3
      And B's Face-Down Zone is empty
      And B's Trash is Leaf 3

    @EC-22.1-b
    Scenario Outline: Only face-down monsters of an earlier turn
      Given a game of Element Clash
      And it is turn 5
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1), Volt 3 (Price 3, set on turn 5) and Fire Banner (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3) and Wave 3 (Price 3)
      When A announces the Battle Phase
      And B tries to respond with <card>, paying Leaf 3
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | card        | verdict                 | after  |
        | 1    | Rock 3      | accepted                | Rock 3 |
        | 2    | Volt 3      | refused: not_usable_yet | empty  |
        | 3    | Wave 3      | refused: not_face_down  | empty  |
        | 4    | Fire Banner | refused: not_a_monster  | empty  |

    @EC-22.1-c
    Scenario: Nobody has to
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then B has 2 Life
      And B's Face-Down Zone is Rock 3

    @EC-22.1-d @EC-R21:a
    Scenario: A Trap does not answer the announcement
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 2 (Price 2, set on turn 1) and Still Water (Price 2, set on turn 1)
      And B's hand is Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B tries to respond with Still Water, paying Leaf 2
      Then it is refused: not_a_monster
      When B responds with Rock 2, paying Leaf 2
      Then B's Monster Zone is Rock 2

  @EC-22.2 @lines-216
  Rule: Such a monster is paid for like any other

    @EC-22.2-a
    Scenario Outline: One below, exact and one above, by the opponent
      Given a game of Element Clash
      And A's hand is Wave 3 (Price 3)
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Volt 3 (Price 3, set on turn 1)
      And B's hand is Leaf 1 (Price 1), Leaf 2 (Price 2), Leaf 3 (Price 3) and Leaf 4 (Price 4)
      When A announces the Battle Phase
      And B tries to respond with Rock 3, paying <payment>
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | payment           | verdict                 | after  |
        | 1    | nothing           | refused: cost_not_exact | empty  |
        | 2    | Leaf 2            | refused: cost_not_exact | empty  |
        | 3    | Leaf 3            | accepted                | Rock 3 |
        | 4    | Leaf 1 and Leaf 2 | accepted                | Rock 3 |
        | 5    | Leaf 4            | refused: cost_not_exact | empty  |
        | 6    | A's Wave 3        | refused: not_in_hand    | empty  |
        | 7    | Volt 3            | refused: not_in_hand    | empty  |

    @EC-22.2-b
    Scenario: Its effect does not find the payment for it
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And B's Face-Down Zone is Grave Fox (Price 2, set on turn 1)
      And B's hand is Leaf 2 (Price 2, monster)
      When A announces the Battle Phase
      And B responds with Grave Fox, paying Leaf 2
      Then B's Monster Zone is Grave Fox
      And B's Trash is Leaf 2

  @EC-22.3 @lines-217
  Rule: The opponent may summon several of them at once

    @EC-22.3-a
    Scenario Outline: Two monsters with one payment
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Wave 2 (Price 2, set on turn 1)
      And B's hand is Leaf 3 (Price 3), Leaf 2 (Price 2) and Leaf 1 (Price 1)
      When A announces the Battle Phase
      And B tries to respond with Rock 3 and Wave 2, paying <payment>
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | payment                   | verdict                 | after             |
        | 1    | Leaf 3 and Leaf 1         | refused: cost_not_exact | empty             |
        | 2    | Leaf 3 and Leaf 2         | accepted                | Rock 3 and Wave 2 |
        | 3    | Leaf 3, Leaf 2 and Leaf 1 | refused: cost_not_exact | empty             |

    @EC-22.3-b
    Scenario: Four monsters
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 1 (Price 1, set on turn 1), Wave 1 (Price 1, set on turn 1), Volt 1 (Price 1, set on turn 1) and Flame 1 (Price 1, set on turn 1)
      And B's hand is Leaf 1 (Price 1), Old Scholar (Price 1), Small Breeze (Price 1) and Blood Price (Price 1)
      When A announces the Battle Phase
      And B responds with Rock 1, Wave 1, Volt 1 and Flame 1, paying Leaf 1, Old Scholar, Small Breeze and Blood Price
      Then B's Monster Zone is Rock 1, Wave 1, Volt 1 and Flame 1
      And B's Face-Down Zone is empty

    @EC-22.3-c
    Scenario Outline: Each of them has to be a face-down monster that may be used already
      Given a game of Element Clash
      And it is turn 5
      And B's Face-Down Zone is Rock 3, Wave 2 (Price 2, set on turn 1), Volt 2 (Price 2, set on turn 5) and Sift (Spell, Price 2, set on turn 1)
      And B's hand is Flame 2 (Price 2), Leaf 3 (Price 3) and Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B tries to respond with Rock 3 and <other>, paying Leaf 3 and Leaf 2
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | other   | verdict                 | after             |
        | 1    | Wave 2  | accepted                | Rock 3 and Wave 2 |
        | 2    | Volt 2  | refused: not_usable_yet | empty             |
        | 3    | Flame 2 | refused: not_face_down  | empty             |
        | 4    | Sift    | refused: not_a_monster  | empty             |

  @EC-22.4 @lines-218
  Rule: The opponent, who acts here, decides the order of the effects

    @EC-22.4-a
    Scenario Outline: The opponent's two orders and two results
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Sift Mole: When this monster is summoned: put the top card of your Deck into the Trash.
      Given a game of Element Clash
      And B's Face-Down Zone is Grave Fox (Price 2, set on turn 1) and Sift Mole (Price 2, set on turn 1)
      And B's hand is Fresh Wind (Price 2) and Life Leech (Price 2)
      And the top card of B's Deck is Rock 4
      When A announces the Battle Phase
      And B responds with Grave Fox and Sift Mole, paying Fresh Wind and Life Leech, resolving <first> first
      Then B's Monster Zone is <monsters>
      And B's Trash is <trash>

      Examples:
        | case | first     | monsters                        | trash                             |
        | 1    | Sift Mole | Grave Fox, Sift Mole and Rock 4 | Fresh Wind and Life Leech         |
        | 2    | Grave Fox | Grave Fox and Sift Mole         | Fresh Wind, Life Leech and Rock 4 |

    @EC-22.4-b @EC-R39:a
    Scenario: It is the opponent who is asked
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Sift Mole: When this monster is summoned: put the top card of your Deck into the Trash.
      Given a game of Element Clash
      And B's Face-Down Zone is Grave Fox (Price 2, set on turn 1) and Sift Mole (Price 2, set on turn 1)
      And B's hand is Fresh Wind (Price 2) and Life Leech (Price 2)
      And the top card of B's Deck is Rock 4
      When A announces the Battle Phase
      And B responds with Grave Fox and Sift Mole, paying Fresh Wind and Life Leech
      Then only B still has to order
      When A tries to resolve B's Grave Fox next
      Then it is refused: not_your_decision
      When B resolves Sift Mole next
      Then B's Monster Zone is Grave Fox, Sift Mole and Rock 4

  @EC-22.5 @lines-219
  Rule: With a full Monster Zone the opponent summons nothing

    @EC-22.5-a
    Scenario Outline: Three and four monsters before the answer
      Given a game of Element Clash
      And B's Monster Zone is <before>
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And B tries to respond with Rock 3, paying Leaf 3
      Then it is <verdict>
      And B's Face-Down Zone is <face down>

      Examples:
        | case | before                             | verdict            | face down |
        | 1    | Volt 1, Wave 1 and Flame 1         | accepted           | empty     |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | refused: zone_full | Rock 3    |

    @EC-22.5-b
    Scenario Outline: Nor several at once
      Given a game of Element Clash
      And B's Monster Zone is <before>
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Wave 2 (Price 2, set on turn 1)
      And B's hand is Leaf 3 (Price 3) and Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B tries to respond with Rock 3 and Wave 2, paying Leaf 3 and Leaf 2
      Then it is <verdict>
      And B's Monster Zone has 4 cards

      Examples: two and four monsters before
        | case | before                             | verdict            |
        | 1    | Volt 1 and Wave 1                  | accepted           |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | refused: zone_full |

    @EC-22.5-c @EC-R30:a
    Scenario: With one slot two monsters do not come up
      Given a game of Element Clash
      And B's Monster Zone is Volt 1, Wave 1 and Flame 1
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Wave 2 (Price 2, set on turn 1)
      And B's hand is Leaf 3 (Price 3) and Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B tries to respond with Rock 3 and Wave 2, paying Leaf 3 and Leaf 2
      Then it is refused: zone_full
      And B's Monster Zone has 3 cards

  @EC-22.6 @lines-220
  Rule: After this chance the Battle Phase goes on

    @EC-22.6-a
    Scenario Outline: The attacks follow, whether or not a monster came
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B's Monster Zone is Flame 2
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And B tries to respond with Rock 3, paying <payment>
      Then it is <verdict>
      When A attacks Flame 2 with Volt 4
      Then B's Trash is <trash>
      And it is the Battle Phase

      Examples:
        | case | payment | verdict                 | trash              |
        | 1    | Leaf 3  | accepted                | Leaf 3 and Flame 2 |
        | 2    | nothing | refused: cost_not_exact | Flame 2            |

    @EC-22.6-b
    Scenario: The monster that came can be attacked
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And B's Face-Down Zone is Flame 2 (Price 2, Power 300, set on turn 1)
      And B's hand is Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B responds with Flame 2, paying Leaf 2
      And A attacks Flame 2 with Volt 4
      Then B's Monster Zone is empty
      And B's Trash is Leaf 2 and Flame 2

    @EC-22.6-c @EC-R20:a
    Scenario: When the answer has been given there is no other
      Given a game of Element Clash
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Wave 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3) and Volt 3 (Price 3)
      When A announces the Battle Phase
      And B responds with Rock 3, paying Leaf 3
      Then nobody may respond
      And it is the Battle Phase
      When B tries to respond with Wave 3, paying Volt 3
      Then it is refused
      And B's Monster Zone is Rock 3
