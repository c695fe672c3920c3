@EC-19
Feature: 19. Several actions at once ("Melakukan Beberapa Aksi Sekaligus")
  One payment for all of them, and one effect after the other.

  @EC-19.1 @lines-182
  Rule: Several summons and activations may be made at once, if all payments are right

    @EC-19.1-a
    Scenario: Two monsters
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Wave 2 (Price 2), Leaf 2 (Price 2) and Flame 2 (Price 2)
      When A plays Rock 2 and Wave 2 together, paying Leaf 2 and Flame 2
      Then A's Monster Zone is Rock 2 and Wave 2
      And A's Trash is Leaf 2 and Flame 2

    @EC-19.1-b
    Scenario: A monster and a Spell
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Small Breeze (Price 1), Leaf 2 (Price 2) and Leaf 1 (Price 1)
      And the top card of A's Deck is Rock 6
      When A plays Rock 2 and Small Breeze together, paying Leaf 2 and Leaf 1, resolving Rock 2 first
      Then A's Monster Zone is Rock 2
      And A's hand is Rock 6
      And A's Trash is Small Breeze, Leaf 2 and Leaf 1

    @EC-19.1-c
    Scenario: Three cards, from the hand and from face down
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1), Fire Banner (Price 3), Leaf 1 (Price 1), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      And A's Face-Down Zone is Wave 2 (Price 2, set on turn 1)
      When A plays Rock 1, Fire Banner and Wave 2 together, paying Leaf 1, Leaf 2 and Leaf 3
      Then A's Monster Zone is Rock 1 and Wave 2
      And A's Spell/Trap Zone is Fire Banner
      And A's hand is empty
      And A's Face-Down Zone is empty

    @EC-19.1-d
    Scenario Outline: Each card must be one that may be played
      Given a game of Element Clash
      And it is turn 5
      And A's hand is Rock 2 (Price 2), Spike Pit (Trap, Price 2), Leaf 2 (Price 2) and Flame 2 (Price 2)
      And A's Face-Down Zone is Wave 2 (Price 2, set on turn 1) and Volt 2 (Price 2, set on turn 5)
      When A tries to play Rock 2 and <other> together, paying Leaf 2 and Flame 2
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | other     | verdict                 | after             |
        | 1    | Wave 2    | accepted                | Rock 2 and Wave 2 |
        | 2    | Volt 2    | refused: not_usable_yet | empty             |
        | 3    | Spike Pit | refused: not_from_hand  | empty             |

    @EC-19.1-i
    Scenario Outline: The cards of a play are different ones
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Wave 2 (Price 2), Leaf 2 (Price 2) and Flame 2 (Price 2)
      When A tries to play <cards> together, paying Leaf 2 and Flame 2
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | cards             | verdict               | after             |
        | 1    | Rock 2 and Wave 2 | accepted              | Rock 2 and Wave 2 |
        | 2    | Rock 2 and Rock 2 | refused: wrong_number | empty             |

    @EC-19.1-e @EC-R5:a
    Scenario: All cards are placed before the first effect
      Battle Song: All monsters of yours get Power +100 until the end of the turn.
      Given a game of Element Clash
      And A's hand is Battle Song (Price 2), Rock 2 (Price 2, Power 300), Leaf 2 (Price 2) and Wave 2 (Price 2)
      When A plays Battle Song and Rock 2 together, paying Leaf 2 and Wave 2, resolving Battle Song first
      Then Rock 2 has Power 400

    @EC-19.1-f @EC-R5:b
    Scenario: A card that comes later is not there yet
      Battle Song: All monsters of yours get Power +100 until the end of the turn.
      Given a game of Element Clash
      And A's hand is Battle Song (Price 2), Rock 2 (Price 2, Power 300), Leaf 2 (Price 2) and Wave 2 (Price 2)
      When A plays Battle Song and Rock 2 together, paying Leaf 2 and Wave 2, resolving Battle Song first
      Then A's Monster Zone is Rock 2
      And Rock 2 has Power 300

    @EC-19.1-g
    Scenario: A card that comes first is there for the next
      Battle Song: All monsters of yours get Power +100 until the end of the turn.
      Given a game of Element Clash
      And A's hand is Battle Song (Price 2), Rock 2 (Price 2, Power 300), Leaf 2 (Price 2) and Wave 2 (Price 2)
      When A plays Battle Song and Rock 2 together, paying Leaf 2 and Wave 2, resolving Rock 2 first
      Then Rock 2 has Power 400

    @EC-19.1-h @EC-R31:a
    Scenario: A monster and its Equip
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2, Power 300), Iron Helm (Price 2, Equip), Leaf 2 (Price 2) and Wave 2 (Price 2)
      When A plays Rock 2 and Iron Helm together, paying Leaf 2 and Wave 2, putting Iron Helm on Rock 2
      Then Rock 2 has Power 450
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Rock 2      |

    @EC-19.1-j
    Scenario: A monster, a Spell from face down and a Trap
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Leaf 2 (Price 2), Wave 2 (Price 2) and Flame 2 (Price 2)
      And A's Face-Down Zone is Life Leech (Price 2, set on turn 1) and Still Water (Price 2, set on turn 1)
      And A's Deck, from the top, is Rock 5, Rock 6 and Wave 6
      And B has 3 Life
      When A plays Rock 2, Life Leech and Still Water together, paying Leaf 2, Wave 2 and Flame 2, resolving Life Leech first
      Then A's Monster Zone is Rock 2
      And A's hand is Rock 5 and Rock 6
      And B has 2 Life
      And A's Trash is Life Leech, Still Water, Leaf 2, Wave 2 and Flame 2

  @EC-19.2 @lines-184
  Rule: All cards that pay are shown

    @EC-19.2-a
    Scenario: The opponent sees the whole payment of a joint play
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Lightning Bolt (Price 4), Leaf 2 (Price 2), Leaf 1 (Price 1) and Leaf 3 (Price 3)
      And B's Monster Zone is Volt 4 and Wave 4
      When A plays Rock 2 and Lightning Bolt together, paying Leaf 2, Leaf 1 and Leaf 3, resolving Rock 2 first
      Then before A chooses, B sees Leaf 2, Leaf 1 and Leaf 3 in A's Payment Zone
      When A chooses Volt 4
      Then A's Payment Zone is empty
      And B's Monster Zone is Wave 4

  @EC-19.3 @lines-185
  Rule: The payment adds up exactly to the Prices of all the cards played

    @EC-19.3-a
    Scenario Outline: Prices 2 and 3, and four, five and six to pay with
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Wave 3 (Price 3) and <payment>
      When A tries to play Rock 2 and Wave 3 together, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples: one below, exact, one above, and the Price of one card only
        | case | payment                                                 | verdict                 | after             |
        | 1    | Leaf 2 (Price 2) and Flame 2 (Price 2)                  | refused: cost_not_exact | empty             |
        | 2    | Leaf 2 (Price 2) and Leaf 3 (Price 3)                   | accepted                | Rock 2 and Wave 3 |
        | 3    | Leaf 3 (Price 3) and Flame 3 (Price 3)                  | refused: cost_not_exact | empty             |
        | 4    | Leaf 3 (Price 3)                                        | refused: cost_not_exact | empty             |
        | 5    | Leaf 2 (Price 2)                                        | refused: cost_not_exact | empty             |
        | 6    | Leaf 2 (Price 2), Leaf 1 (Price 1) and Volt 2 (Price 2) | accepted                | Rock 2 and Wave 3 |

    @EC-19.3-b @EC-R3:a
    Scenario Outline: Only the totals of a joint play are compared
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1), Wave 3 (Price 3) and <payment>
      When A tries to play Rock 1 and Wave 3 together, paying <payment>
      Then it is accepted
      And A's Monster Zone is Rock 1 and Wave 3

      Examples:
        | case | payment                               |
        | 1    | Leaf 4 (Price 4)                      |
        | 2    | Leaf 2 (Price 2) and Volt 2 (Price 2) |

    @EC-19.3-c @EC-R3:b
    Scenario Outline: Each card of a joint play needs an exact payment
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1), Wave 3 (Price 3) and <payment>
      When A tries to play Rock 1 and Wave 3 together, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | payment                                                 | verdict                 | after             |
        | 1    | Leaf 4 (Price 4)                                        | refused: cost_not_exact | empty             |
        | 2    | Leaf 2 (Price 2) and Volt 2 (Price 2)                   | refused: cost_not_exact | empty             |
        | 3    | Leaf 1 (Price 1) and Leaf 3 (Price 3)                   | accepted                | Rock 1 and Wave 3 |
        | 4    | Leaf 1 (Price 1), Volt 1 (Price 1) and Volt 2 (Price 2) | accepted                | Rock 1 and Wave 3 |

    @EC-19.3-d
    Scenario Outline: Three cards, and one of them a Trap
      Given a game of Element Clash
      And A's hand is Rock 2 (Price 2), Fire Banner (Price 3) and <payment>
      And A's Face-Down Zone is War Totem (Price 3, set on turn 1)
      When A tries to play Rock 2, Fire Banner and War Totem together, paying <payment>
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples: without the Trap, one below, exact and one above
        | case | payment                                                 | verdict                 | after                     |
        | 1    | Leaf 2 (Price 2) and Leaf 3 (Price 3)                   | refused: cost_not_exact | empty                     |
        | 2    | Leaf 2 (Price 2), Leaf 3 (Price 3) and Wave 2 (Price 2) | refused: cost_not_exact | empty                     |
        | 3    | Leaf 2 (Price 2), Leaf 3 (Price 3) and Wave 3 (Price 3) | accepted                | Fire Banner and War Totem |
        | 4    | Leaf 2 (Price 2), Leaf 3 (Price 3) and Wave 4 (Price 4) | refused: cost_not_exact | empty                     |

  @EC-19.4 @lines-186
  Rule: The effects are carried out one by one

    @EC-19.4-a
    Scenario: The second effect sees what the first has done
      Sift: Put the top card of your Deck into the Trash.
      Call to Arms: Summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Sift (Price 2), Call to Arms (Price 3), Fresh Wind (Price 2) and Fire Banner (Price 3)
      And the top card of A's Deck is Rock 4
      When A plays Sift and Call to Arms together, paying Fresh Wind and Fire Banner, resolving Sift first
      Then A's Monster Zone is Rock 4
      And A's Trash is Sift, Call to Arms, Fresh Wind and Fire Banner

    @EC-19.4-b
    Scenario: The second waits until all choices of the first are made
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Life Leech (Price 2), Leaf 4 (Price 4) and Leaf 2 (Price 2)
      And B has 3 Life
      And B's Monster Zone is Volt 4 and Wave 4
      When A plays Lightning Bolt and Life Leech together, paying Leaf 4 and Leaf 2, resolving Lightning Bolt first
      Then before A chooses, B has 3 Life
      When A chooses Wave 4
      Then B has 2 Life
      And B's Monster Zone is Volt 4

  @EC-19.5 @lines-187 @lines-287
  Rule: The player who acts decides the order of the effects

    @EC-19.5-a
    Scenario Outline: Two orders and two results
      Sift: Put the top card of your Deck into the Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Grave Fox (Price 2), Sift (Price 2), Fresh Wind (Price 2) and Life Leech (Price 2)
      And the top card of A's Deck is Rock 4
      When A plays Grave Fox and Sift together, paying Fresh Wind and Life Leech, resolving <first> first
      Then A's Monster Zone is <monsters>
      And A's Trash is <trash>

      Examples:
        | case | first     | monsters             | trash                                   |
        | 1    | Sift      | Grave Fox and Rock 4 | Sift, Fresh Wind and Life Leech         |
        | 2    | Grave Fox | Grave Fox            | Rock 4, Sift, Fresh Wind and Life Leech |

    @EC-19.5-b @EC-R39:a
    Scenario Outline: A player who has not said the order is asked
      Sift: Put the top card of your Deck into the Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Grave Fox (Price 2), Sift (Price 2), Fresh Wind (Price 2) and Life Leech (Price 2)
      And the top card of A's Deck is Rock 4
      When A plays Grave Fox and Sift together, paying Fresh Wind and Life Leech
      Then before A orders, A's Trash is empty
      When A resolves <first> next
      Then A's Monster Zone is <monsters>

      Examples:
        | case | first     | monsters             |
        | 1    | Sift      | Grave Fox and Rock 4 |
        | 2    | Grave Fox | Grave Fox            |

    @EC-19.5-c @EC-R39:a
    Scenario: The opponent has no say in it
      Sift: Put the top card of your Deck into the Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Grave Fox (Price 2), Sift (Price 2), Fresh Wind (Price 2) and Life Leech (Price 2)
      And the top card of A's Deck is Rock 4
      When A plays Grave Fox and Sift together, paying Fresh Wind and Life Leech
      Then only A still has to order
      When B tries to resolve A's Grave Fox next
      Then it is refused: not_your_decision
      When A resolves Sift next
      Then A's Monster Zone is Grave Fox and Rock 4

    @EC-19.5-d
    Scenario Outline: The order names the cards that are played
      Sift: Put the top card of your Deck into the Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Grave Fox (Price 2), Sift (Price 2), Fresh Wind (Price 2) and Life Leech (Price 2)
      And the top card of A's Deck is Rock 3
      When A tries to play Grave Fox and Sift together, paying Fresh Wind and Life Leech, resolving <first> first
      Then it is <verdict>
      And A's Monster Zone is <monsters>

      Examples:
        | case | first      | verdict              | monsters             |
        | 1    | Sift       | accepted             | Grave Fox and Rock 3 |
        | 2    | Fresh Wind | refused: wrong_order | empty                |

    @EC-19.5-e
    Scenario Outline: Three effects, the second and the third in their order
      Sift: Put the top card of your Deck into the Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Small Breeze (Price 1), Sift (Price 2), Grave Fox (Price 2), Fresh Wind (Price 2), Life Leech (Price 2) and Blood Price (Price 1)
      And A's Deck, from the top, is Rock 3, Rock 4 and Rock 5
      When A plays <cards> together, paying Fresh Wind, Life Leech and Blood Price, resolving Small Breeze first
      Then A's Monster Zone is <monsters>
      And A's hand is Rock 3

      Examples:
        | case | cards                            | monsters             |
        | 1    | Small Breeze, Sift and Grave Fox | Grave Fox and Rock 4 |
        | 2    | Small Breeze, Grave Fox and Sift | Grave Fox            |

    @EC-19.5-f
    Scenario Outline: B's two orders and two results
      Sift: Put the top card of your Deck into the Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And B is the active player
      And B's hand is Grave Fox (Price 2), Sift (Price 2), Fresh Wind (Price 2) and Life Leech (Price 2)
      And the top card of B's Deck is Rock 4
      When B plays Grave Fox and Sift together, paying Fresh Wind and Life Leech, resolving <first> first
      Then B's Monster Zone is <monsters>

      Examples:
        | case | first     | monsters             |
        | 1    | Sift      | Grave Fox and Rock 4 |
        | 2    | Grave Fox | Grave Fox            |

  @EC-19.6 @lines-188
  Rule: An action that needs a full zone cannot be one of several either

    @EC-19.6-a
    Scenario Outline: Two monsters and no slot
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is Rock 2 (Price 2), Wave 2 (Price 2), Leaf 2 (Price 2) and Flame 2 (Price 2)
      When A tries to play Rock 2 and Wave 2 together, paying Leaf 2 and Flame 2
      Then it is <verdict>
      And A's Monster Zone has 4 cards

      Examples: two and four monsters before
        | case | before                             | verdict            |
        | 1    | Volt 1 and Wave 1                  | accepted           |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | refused: zone_full |

    @EC-19.6-b @EC-R30:a
    Scenario Outline: Two monsters and one slot: nothing is played
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1 and Flame 1
      And A's hand is Rock 2 (Price 2), Wave 2 (Price 2), Leaf 2 (Price 2) and Flame 2 (Price 2)
      When A tries to play <cards> together, paying <payment>
      Then it is refused: zone_full
      And A's Monster Zone is Volt 1, Wave 1 and Flame 1
      And A's hand has 4 cards

      Examples:
        | case | cards              | payment            |
        | 1    | Rock 2 and Wave 2  | Leaf 2 and Flame 2 |
        | 2    | Leaf 2 and Flame 2 | Rock 2 and Wave 2  |

    @EC-19.6-c @EC-R30:a
    Scenario Outline: A monster without a slot takes the Spell with it
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is Rock 2 (Price 2), Fire Banner (Price 3), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A tries to play Rock 2 and Fire Banner together, paying Leaf 2 and Leaf 3
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples: three and four monsters before
        | case | before                             | verdict            | after       |
        | 1    | Volt 1, Wave 1 and Flame 1         | accepted           | Fire Banner |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | refused: zone_full | empty       |

    @EC-19.6-d
    Scenario Outline: Two cards that stay and no slot
      Given a game of Element Clash
      And A's Spell/Trap Zone is <before>
      And A's hand is Fire Banner (Price 3), Iron Banner (Price 2), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A tries to play Fire Banner and Iron Banner together, paying Leaf 2 and Leaf 3
      Then it is <verdict>
      And A's Spell/Trap Zone has 4 cards

      Examples: two and four cards before
        | case | before                                                            | verdict            |
        | 1    | Filler Spell 1 and Filler Spell 2                                 | accepted           |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | refused: zone_full |

    @EC-19.6-e @EC-R30:a
    Scenario: Two cards that stay and one slot: nothing is played
      Given a game of Element Clash
      And A's Spell/Trap Zone is Filler Spell 1, Filler Spell 2 and Filler Spell 3
      And A's hand is Fire Banner (Price 3), Iron Banner (Price 2), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A tries to play Fire Banner and Iron Banner together, paying Leaf 2 and Leaf 3
      Then it is refused: zone_full
      And A's hand has 4 cards

    @EC-19.6-f
    Scenario: One slot each for a monster and for a Spell that stays
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1 and Flame 1
      And A's Spell/Trap Zone is Filler Spell 1, Filler Spell 2 and Filler Spell 3
      And A's hand is Rock 2 (Price 2), Fire Banner (Price 3), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A plays Rock 2 and Fire Banner together, paying Leaf 2 and Leaf 3
      Then A's Monster Zone has 4 cards
      And A's Spell/Trap Zone has 4 cards
