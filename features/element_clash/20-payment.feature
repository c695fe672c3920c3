@EC-20
Feature: 20. Paying for cards ("Sistem Pembayaran")
  Which cards pay, how much, and where they lie meanwhile.

  @EC-20.1 @lines-190
  Rule: Summoning and activating are paid with cards of the own hand

    @EC-20.1-a
    Scenario Outline: One card of Price 2 in each place
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2) and Leaf 2 (Price 2)
      And A's Face-Down Zone is Wave 2 (Price 2, set on turn 1)
      And A's Monster Zone is Flame 2 (Price 2)
      And A's Spell/Trap Zone is Iron Banner
      And A's Trash is Volt 2 (Price 2)
      And A's Deck, from the top, is Sift (Price 2) and Rock 6
      And B's hand is Fresh Wind (Price 2)
      When A tries to summon Rock 2, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | payment        | verdict              | after              |
        | 1    | Leaf 2         | accepted             | Flame 2 and Rock 2 |
        | 2    | Wave 2         | refused: not_in_hand | Flame 2            |
        | 3    | Flame 2        | refused: not_in_hand | Flame 2            |
        | 4    | Iron Banner    | refused: not_in_hand | Flame 2            |
        | 5    | Volt 2         | refused: not_in_hand | Flame 2            |
        | 6    | Sift           | refused: not_in_hand | Flame 2            |
        | 7    | B's Fresh Wind | refused: not_in_hand | Flame 2            |

    @EC-20.1-b
    Scenario Outline: Without a payment nothing is played
      Given a game of Element Clash
      And A's hand is <card> and Leaf 3 (Price 3)
      And A's Face-Down Zone is War Totem (Price 3, set on turn 1)
      When A tries to <play>, paying <payment>
      Then it is <verdict>

      Examples: a monster, a Spell and a Trap
        | case | card                  | play                 | payment | verdict                 |
        | 1    | Rock 3 (Price 3)      | summon Rock 3        | nothing | refused: cost_not_exact |
        | 2    | Rock 3 (Price 3)      | summon Rock 3        | Leaf 3  | accepted                |
        | 3    | Fire Banner (Price 3) | activate Fire Banner | nothing | refused: cost_not_exact |
        | 4    | Fire Banner (Price 3) | activate Fire Banner | Leaf 3  | accepted                |
        | 5    | Fire Banner (Price 3) | activate War Totem   | nothing | refused: cost_not_exact |
        | 6    | Fire Banner (Price 3) | activate War Totem   | Leaf 3  | accepted                |

  @EC-20.2 @lines-192
  Rule: The player chooses which cards of the hand pay

    @EC-20.2-a
    Scenario Outline: Monsters, Spells and Traps pay alike
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Leaf 2 (Price 2), Fresh Wind (Price 2) and Spike Pit (Price 2)
      When A summons Rock 2, paying <payment>
      Then A's Trash is <payment>
      And A's hand is <left>

      Examples:
        | case | payment    | left                     |
        | 1    | Leaf 2     | Fresh Wind and Spike Pit |
        | 2    | Fresh Wind | Leaf 2 and Spike Pit     |
        | 3    | Spike Pit  | Leaf 2 and Fresh Wind    |

    @EC-20.2-b
    Scenario Outline: One card pays once
      Given a game of Element Clash
      And A's hand is Rock 4 (Price 4), Leaf 2 (Price 2) and Wave 2 (Price 2)
      When A tries to summon Rock 4, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | payment           | verdict             | after  |
        | 1    | Leaf 2 and Wave 2 | accepted            | Rock 4 |
        | 2    | Leaf 2 and Leaf 2 | refused: paid_twice | empty  |

    @EC-20.2-c @EC-R9:a
    Scenario: A card does not pay for itself
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2) and Leaf 2 (Price 2)
      When A tries to summon Rock 2, paying Rock 2
      Then it is refused: pays_for_itself
      And A's hand is Rock 2 and Leaf 2

    @EC-20.2-d @EC-R9:a
    Scenario: The cards of a joint play do not pay for each other
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Wave 2 (Price 2) and Leaf 2 (Price 2)
      When A tries to play Rock 2 and Wave 2 together, paying Rock 2 and Wave 2
      Then it is refused: pays_for_itself
      And A's hand is Rock 2, Wave 2 and Leaf 2

  @EC-20.3 @lines-193
  Rule: The payment is put into the Payment Zone

    @EC-20.3-a
    Scenario: It has left the hand while the effect is carried out
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Leaf 2 (Price 2), Volt 2 (Price 2) and Rock 6
      And B's Monster Zone is Volt 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 2 and Volt 2
      Then before A chooses, A's Payment Zone is Leaf 2 and Volt 2
      And A's hand is Rock 6
      When A chooses Wave 4
      Then A's Trash is Lightning Bolt, Leaf 2 and Volt 2

  @EC-20.4 @lines-194
  Rule: The opponent may check the payment

    @EC-20.4-a
    Scenario: The opponent sees the paying cards, and none of those still in hand
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Leaf 1 (Price 1), Volt 3 (Price 3) and Rock 6
      And B's Monster Zone is Volt 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 1 and Volt 3
      Then before A chooses, B sees Leaf 1 and Volt 3 in A's Payment Zone
      And B does not see Rock 6
      When A chooses Wave 4
      Then A's Payment Zone is empty

  @EC-20.7 @lines-198-201 @lines-329
  Rule: A payment is worth exactly the Price, neither less nor more
    Nothing is given back, so that one too many is as wrong as one too few.

    @EC-20.7-a
    Scenario Outline: One below, exact and one above, for each Price
      Given a game of Element Clash
      And A's hand is <monster>, <one> and <two>
      When A tries to summon <monster>, paying <one> and <two>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples: one below
        | case | monster          | one              | two              | verdict                 | after |
        | 1    | Wave 3 (Price 3) | Leaf 1 (Price 1) | Volt 1 (Price 1) | refused: cost_not_exact | empty |
        | 2    | Rock 5 (Price 5) | Leaf 2 (Price 2) | Volt 2 (Price 2) | refused: cost_not_exact | empty |
        | 3    | Rock 6 (Price 6) | Leaf 2 (Price 2) | Volt 3 (Price 3) | refused: cost_not_exact | empty |

      Examples: exact
        | case | monster          | one              | two              | verdict  | after  |
        | 4    | Wave 3 (Price 3) | Leaf 1 (Price 1) | Volt 2 (Price 2) | accepted | Wave 3 |
        | 5    | Rock 5 (Price 5) | Leaf 2 (Price 2) | Volt 3 (Price 3) | accepted | Rock 5 |
        | 6    | Rock 6 (Price 6) | Leaf 3 (Price 3) | Volt 3 (Price 3) | accepted | Rock 6 |

      Examples: one above
        | case | monster          | one              | two              | verdict                 | after |
        | 7    | Wave 3 (Price 3) | Leaf 2 (Price 2) | Volt 2 (Price 2) | refused: cost_not_exact | empty |
        | 8    | Rock 5 (Price 5) | Leaf 3 (Price 3) | Volt 3 (Price 3) | refused: cost_not_exact | empty |
        | 9    | Rock 6 (Price 6) | Leaf 3 (Price 3) | Volt 4 (Price 4) | refused: cost_not_exact | empty |

    @EC-20.7-b
    Scenario Outline: A card more than is needed is one too many
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1), Leaf 1 (Price 1), Volt 1 (Price 1) and Leaf 2 (Price 2)
      When A tries to summon Rock 1, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | payment           | verdict                 | after  |
        | 1    | nothing           | refused: cost_not_exact | empty  |
        | 2    | Leaf 1            | accepted                | Rock 1 |
        | 3    | Leaf 1 and Volt 1 | refused: cost_not_exact | empty  |
        | 4    | Leaf 2            | refused: cost_not_exact | empty  |

    @EC-20.7-c
    Scenario Outline: It is the same for B
      Given a game of Element Clash
      And B is the active player
      And B's hand is Rock 3 (Price 3), Leaf 2 (Price 2), Leaf 3 (Price 3) and Leaf 4 (Price 4)
      When B tries to summon Rock 3, paying <payment>
      Then it is <verdict>
      And B's Monster Zone is <after>

      Examples:
        | case | payment | verdict                 | after  |
        | 1    | Leaf 2  | refused: cost_not_exact | empty  |
        | 2    | Leaf 3  | accepted                | Rock 3 |
        | 3    | Leaf 4  | refused: cost_not_exact | empty  |

  @EC-20.10 @lines-205-208
  Rule: Example: 2 for 2, 1 + 2 for 3, 1 + 1 + 2 for 4, and 2 + 4 for 6

    @EC-20.10-a
    Scenario Outline: The payments of the table
      Given a game of Element Clash
      And A's hand is <monster> and <payment>
      When A summons <monster>, paying <payment>
      Then A's Monster Zone is <monster>
      And A's Trash is <payment>
      And A's hand is empty

      Examples:
        | case | monster          | payment                                                 |
        | 1    | Rock 2 (Price 2) | Leaf 2 (Price 2)                                        |
        | 2    | Rock 3 (Price 3) | Leaf 1 (Price 1) and Leaf 2 (Price 2)                   |
        | 3    | Rock 4 (Price 4) | Leaf 1 (Price 1), Volt 1 (Price 1) and Leaf 2 (Price 2) |
        | 4    | Rock 6 (Price 6) | Leaf 2 (Price 2) and Leaf 4 (Price 4)                   |

    @EC-20.10-b
    Scenario Outline: The payments of the table for a Spell
      Given a game of Element Clash
      And A's hand is <spell> and <payment>
      When A activates <spell>, paying <payment>
      Then A's hand is <after>
      And A's Spell/Trap Zone is <stays>

      Examples:
        | case | spell                  | payment                                                 | after | stays        |
        | 1    | Iron Banner (Price 2)  | Leaf 2 (Price 2)                                        | empty | Iron Banner  |
        | 2    | Fire Banner (Price 3)  | Leaf 1 (Price 1) and Leaf 2 (Price 2)                   | empty | Fire Banner  |
        | 3    | Great Banner (Price 4) | Leaf 1 (Price 1), Volt 1 (Price 1) and Leaf 2 (Price 2) | empty | Great Banner |
        | 4    | Royal Banner (Price 6) | Leaf 2 (Price 2) and Leaf 4 (Price 4)                   | empty | Royal Banner |
