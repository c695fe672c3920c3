@EC-4
Feature: 4. Zones and their limits ("Jenis Zona dan Batas Slot")
  How many cards a zone holds, and what becomes of actions and effects when it is full.

  @EC-4.1 @lines-38 @definition
  Rule: Zones are limited in number
    Says only that there are limits. The next rules say which; for two of the zones it is that there is none (EC-R41).

  @EC-4.2 @lines-42 @lines-93 @lines-322
  Rule: The Monster Zone has four slots

    @EC-4.2-a
    Scenario Outline: The fourth monster finds room, a fifth does not
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is Rock 2 (Price 2) and Leaf 2 (Price 2)
      When A tries to summon Rock 2, paying Leaf 2
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples: nothing, three and four cards before
        | case | before                             | verdict            | after                           |
        | 1    | empty                              | accepted           | Rock 2                          |
        | 2    | Volt 1, Wave 1 and Flame 1         | accepted           | Volt 1, Wave 1, Flame 1, Rock 2 |
        | 3    | Volt 1, Wave 1, Flame 1 and Leaf 1 | refused: zone_full | Volt 1, Wave 1, Flame 1, Leaf 1 |

    @EC-4.2-b
    Scenario Outline: An effect fills the fourth slot, and not a fifth
      War Cry: Summon 1 chosen monster from your Trash. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is War Cry (Price 2) and Leaf 2 (Price 2)
      And A's Trash is Rock 2
      When A activates War Cry, paying Leaf 2
      Then A's Monster Zone is <after>

      Examples:
        | case | before                             | after                              |
        | 1    | Volt 1 and Wave 1                  | Volt 1, Wave 1 and Rock 2          |
        | 2    | Volt 1, Wave 1 and Flame 1         | Volt 1, Wave 1, Flame 1 and Rock 2 |
        | 3    | Volt 1, Wave 1, Flame 1 and Leaf 1 | Volt 1, Wave 1, Flame 1 and Leaf 1 |

  @EC-4.3 @lines-43 @lines-89 @lines-323
  Rule: The Spell/Trap Zone has four slots

    @EC-4.3-a
    Scenario Outline: The fourth card finds room in the Spell/Trap Zone, a fifth does not
      Given a game of Element Clash
      And A's Spell/Trap Zone is <before>
      And A's hand is Fire Banner (Price 3, Continuous) and Leaf 3 (Price 3)
      When A tries to activate Fire Banner, paying Leaf 3
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples: nothing, three and four cards before
        | case | before                                                            | verdict            | after                                                          |
        | 1    | empty                                                             | accepted           | Fire Banner                                                    |
        | 2    | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | accepted           | Filler Spell 1, Filler Spell 2, Filler Spell 3, Fire Banner    |
        | 3    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | refused: zone_full | Filler Spell 1, Filler Spell 2, Filler Spell 3, Filler Spell 4 |

  @EC-4.4 @lines-44 @lines-324
  Rule: The Face-Down Zone has four slots

    @EC-4.4-a
    Scenario Outline: The fourth card finds room in the Face-Down Zone, a fifth does not
      Given a game of Element Clash
      And A's Face-Down Zone is <before>
      And A's hand is Rock 2
      When A tries to set Rock 2
      Then it is <verdict>
      And A's Face-Down Zone is <after>

      Examples: nothing, three and four cards before
        | case | before                             | verdict            | after                           |
        | 1    | empty                              | accepted           | Rock 2                          |
        | 2    | Volt 1, Wave 1 and Flame 1         | accepted           | Volt 1, Wave 1, Flame 1, Rock 2 |
        | 3    | Volt 1, Wave 1, Flame 1 and Leaf 1 | refused: zone_full | Volt 1, Wave 1, Flame 1, Leaf 1 |

  @EC-4.6 @lines-46 @lines-98 @lines-325
  Rule: The Trash is a pile of any number of cards

    @EC-4.6-a
    Scenario Outline: A long Trash takes every further card
      Given a game of Element Clash
      And A's hand is Fresh Wind (Price 2) and Leaf 2 (Price 2)
      And A's Trash is <before>
      When A activates Fresh Wind, paying Leaf 2
      Then A's Trash has <number> cards

      Examples: three cards, four, and nine
        | case | before                                                                    | number |
        | 1    | Volt 1, Volt 2 and Volt 3                                                 | 5      |
        | 2    | Volt 1, Volt 2, Volt 3 and Volt 4                                         | 6      |
        | 3    | Volt 1, Volt 2, Volt 3, Volt 4, Volt 5, Volt 6, Wave 1, Wave 3 and Wave 4 | 11     |

  @EC-4.7 @lines-47 @lines-108 @lines-196 @lines-326
  Rule: The Payment Zone is a pile of any number of cards

    @EC-4.7-a
    Scenario Outline: A payment may be made of more cards than other zones hold
      Given a game of Element Clash
      And A's hand is Rock 6 (Price 6) and <payment>
      When A summons Rock 6, paying <payment>
      Then A's Monster Zone is Rock 6
      And A's Trash is <payment>

      Examples: four, five and six cards
        | case | payment                                                                                         |
        | 1    | Volt 1 (Price 1), Wave 1 (Price 1), Flame 1 (Price 1) and Leaf 3 (Price 3)                      |
        | 2    | Volt 1 (Price 1), Wave 1 (Price 1), Flame 1 (Price 1), Leaf 1 (Price 1) and Rock 2 (Price 2)    |
        | 3    | Volt 1 (Price 1), Wave 1 (Price 1), Flame 1 (Price 1), Leaf 1 (Price 1), Rock 1 and Old Scholar |

    @EC-4.7-b
    Scenario: Five cards lie in the Payment Zone at once
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Small Breeze (Price 1), Volt 1, Wave 1, Flame 1, Leaf 1 and Rock 1
      And B's Monster Zone is Volt 4 and Wave 4
      When A plays Lightning Bolt and Small Breeze together, paying Volt 1, Wave 1, Flame 1, Leaf 1 and Rock 1, resolving Lightning Bolt first
      Then before A chooses, A's Payment Zone has 5 cards
      When A chooses Volt 4
      Then A's Payment Zone is empty
      And B's Monster Zone is Wave 4

  @EC-4.8 @lines-49 @lines-327
  Rule: No action is possible that would add a card to a full zone

    @EC-4.8-a
    Scenario Outline: Only the zone counts that the action would add to
      Given a game of Element Clash
      And A's hand is Wave 2 (Price 2), Fire Banner (Price 3, Continuous), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      And A's <full> is <four>
      When A tries to <action>
      Then it is <verdict>
      And A's <full> has <number> cards

      Examples: summoning
        | case | full            | four                                                              | action                       | verdict            | number |
        | 1    | Monster Zone    | Volt 1, Wave 1, Flame 1 and Leaf 1                                | summon Wave 2, paying Leaf 2 | refused: zone_full | 4      |
        | 2    | Spell/Trap Zone | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | summon Wave 2, paying Leaf 2 | accepted           | 4      |
        | 3    | Face-Down Zone  | Volt 1, Wave 1, Flame 1 and Leaf 1                                | summon Wave 2, paying Leaf 2 | accepted           | 4      |

      Examples: activating
        | case | full            | four                                                              | action                              | verdict            | number |
        | 4    | Monster Zone    | Volt 1, Wave 1, Flame 1 and Leaf 1                                | activate Fire Banner, paying Leaf 3 | accepted           | 4      |
        | 5    | Spell/Trap Zone | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | activate Fire Banner, paying Leaf 3 | refused: zone_full | 4      |
        | 6    | Face-Down Zone  | Volt 1, Wave 1, Flame 1 and Leaf 1                                | activate Fire Banner, paying Leaf 3 | accepted           | 4      |

      Examples: setting
        | case | full            | four                                                              | action     | verdict            | number |
        | 7    | Monster Zone    | Volt 1, Wave 1, Flame 1 and Leaf 1                                | set Wave 2 | accepted           | 4      |
        | 8    | Spell/Trap Zone | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | set Wave 2 | accepted           | 4      |
        | 9    | Face-Down Zone  | Volt 1, Wave 1, Flame 1 and Leaf 1                                | set Wave 2 | refused: zone_full | 4      |

    @EC-4.8-b
    Scenario Outline: The other player's full zone hinders nothing
      Given a game of Element Clash
      And A's hand is Wave 2 (Price 2), Fire Banner (Price 3, Continuous), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      And B's <zone> is <four>
      When A <does>
      Then A's <zone> is <card>

      Examples:
        | case | zone            | four                                                              | does                                 | card        |
        | 1    | Monster Zone    | Volt 1, Wave 1, Flame 1 and Leaf 1                                | summons Wave 2, paying Leaf 2        | Wave 2      |
        | 2    | Spell/Trap Zone | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | activates Fire Banner, paying Leaf 3 | Fire Banner |
        | 3    | Face-Down Zone  | Volt 1, Wave 1, Flame 1 and Leaf 1                                | sets Wave 2                          | Wave 2      |

    @EC-4.8-d
    Scenario Outline: The limits are the same for both players
      Given a game of Element Clash
      And B is the active player
      And B's hand is Wave 2 (Price 2), Fire Banner (Price 3, Continuous), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      And B's <zone> is <before>
      When B tries to <do>
      Then it is <verdict>
      And B's <zone> has 4 cards

      Examples: three and four cards before
        | case | zone            | before                                                            | do                                  | verdict            |
        | 1    | Monster Zone    | Volt 1, Wave 1 and Flame 1                                        | summon Wave 2, paying Leaf 2        | accepted           |
        | 2    | Monster Zone    | Volt 1, Wave 1, Flame 1 and Leaf 1                                | summon Wave 2, paying Leaf 2        | refused: zone_full |
        | 3    | Spell/Trap Zone | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | activate Fire Banner, paying Leaf 3 | accepted           |
        | 4    | Spell/Trap Zone | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | activate Fire Banner, paying Leaf 3 | refused: zone_full |
        | 5    | Face-Down Zone  | Volt 1, Wave 1 and Flame 1                                        | set Wave 2                          | accepted           |
        | 6    | Face-Down Zone  | Volt 1, Wave 1, Flame 1 and Leaf 1                                | set Wave 2                          | refused: zone_full |

    @EC-4.8-c @EC-R15:a
    Scenario: A card may be activated whose effect finds the zone full
      Call to Arms: Summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1, Flame 1 and Leaf 1
      And A's hand is Call to Arms (Price 3) and Leaf 3 (Price 3)
      And A's Trash is Rock 2
      When A tries to activate Call to Arms, paying Leaf 3
      Then it is accepted
      And A's Trash is Rock 2, Call to Arms and Leaf 3

  @EC-4.9 @lines-51 @lines-94 @lines-160
  Rule: With four monsters in the Monster Zone no new one is summoned

    @EC-4.9-a
    Scenario Outline: Not from face down either
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's Face-Down Zone is Rock 2 (Price 2, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      When A tries to summon Rock 2, paying Leaf 2
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples: three and four monsters before
        | case | before                             | verdict            | after                              |
        | 1    | Volt 1, Wave 1 and Flame 1         | accepted           | Volt 1, Wave 1, Flame 1 and Rock 2 |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | refused: zone_full | Volt 1, Wave 1, Flame 1 and Leaf 1 |

    @EC-4.9-b
    Scenario: When a monster has left, the next can be summoned
      Undertow: Return 1 chosen monster of either player to the hand.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1, Flame 1 and Leaf 1
      And A's hand is Undertow (Price 2), Leaf 2 (Price 2), Rock 3 (Price 3) and Wave 3 (Price 3)
      When A tries to summon Rock 3, paying Wave 3
      Then it is refused: zone_full
      When A activates Undertow, paying Leaf 2
      And A chooses Leaf 1
      And A summons Rock 3, paying Wave 3
      Then A's Monster Zone is Volt 1, Wave 1, Flame 1 and Rock 3

  @EC-4.10 @lines-52 @lines-90 @lines-274 @lines-281
  Rule: With four cards in the Spell/Trap Zone no card is activated or placed that must be there

    @EC-4.10-a
    Scenario Outline: An Equip finds the last slot or none
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Spell/Trap Zone is <before>
      And A's hand is Iron Helm (Price 2, Equip) and Leaf 2 (Price 2)
      When A tries to activate Iron Helm on Volt 4, paying Leaf 2
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples: three and four cards before
        | case | before                                                            | verdict            | after                                                          |
        | 1    | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | accepted           | Filler Spell 1, Filler Spell 2, Filler Spell 3, Iron Helm      |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | refused: zone_full | Filler Spell 1, Filler Spell 2, Filler Spell 3, Filler Spell 4 |

    @EC-4.10-b
    Scenario Outline: Traps that stay count with the Spells
      Given a game of Element Clash
      And A's Spell/Trap Zone is <before>
      And A's hand is Fire Banner (Price 3, Continuous) and Leaf 3 (Price 3)
      When A tries to activate Fire Banner, paying Leaf 3
      Then it is <verdict>
      And A's Spell/Trap Zone has 4 cards

      Examples: three and four cards before
        | case | before                                                       | verdict            |
        | 1    | Filler Spell 1, Filler Spell 2 and War Totem                 | accepted           |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and War Totem | refused: zone_full |

    @EC-4.10-c @EC-R4:a
    Scenario: A one-shot Spell needs no slot
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's Spell/Trap Zone is Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4
      And A's hand is Small Breeze (Price 1, one-shot) and Leaf 1 (Price 1)
      And the top card of A's Deck is Rock 3
      When A tries to activate Small Breeze, paying Leaf 1
      Then it is accepted
      And A's hand is Rock 3

    @EC-4.10-d @EC-R4:b
    Scenario Outline: A one-shot Spell needs a slot while it is carried out
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's Spell/Trap Zone is <before>
      And A's hand is Small Breeze (Price 1, one-shot) and Leaf 1 (Price 1)
      And the top card of A's Deck is Rock 3
      When A tries to activate Small Breeze, paying Leaf 1
      Then it is <verdict>
      And A's hand is <after>

      Examples: three and four cards before
        | case | before                                                            | verdict            | after                   |
        | 1    | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | accepted           | Rock 3                  |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | refused: zone_full | Small Breeze and Leaf 1 |

    @EC-4.10-e
    Scenario: An Equip takes a slot like any other card
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Spell/Trap Zone is Filler Spell 1 and Filler Spell 2
      And A's hand is Iron Helm (Price 2, Equip), Thorn Crown (Price 1, Equip), Leaf 2, Leaf 1, Fire Banner (Price 3) and Leaf 3
      When A activates Iron Helm on Volt 4, paying Leaf 2
      And A activates Thorn Crown on Volt 4, paying Leaf 1
      And A tries to activate Fire Banner, paying Leaf 3
      Then it is refused: zone_full
      And A's hand is Fire Banner and Leaf 3

  @EC-4.11 @lines-53 @lines-148
  Rule: With four cards in the Face-Down Zone nothing new is set

    @EC-4.11-a
    Scenario: The slot of a card that was used is free again
      Given a game of Element Clash
      And A's Face-Down Zone is Volt 1, Wave 1, Flame 1 and Leaf 2 (Price 2, set on turn 1)
      And A's hand is Rock 2 (Price 2) and Rock 3
      When A tries to set Rock 3
      Then it is refused: zone_full
      When A summons Leaf 2, paying Rock 2
      And A sets Rock 3
      Then A's Face-Down Zone is Volt 1, Wave 1, Flame 1 and Rock 3

    @EC-4.11-b @EC-R13:a
    Scenario: Several cards are set until the zone is full
      Given a game of Element Clash
      And A's Face-Down Zone is Volt 1 and Wave 1
      And A's hand is Spike Pit (Trap), Small Breeze (Spell) and Rock 3 (monster)
      When A sets Spike Pit
      And A sets Small Breeze
      And A tries to set Rock 3
      Then it is refused: zone_full
      And A's hand is Rock 3

  @EC-4.12 @lines-55 @lines-288 @lines-328
  Rule: The part of an effect that would bring a card to a full zone is not carried out

    @EC-4.12-a @EC-R15:a
    Scenario Outline: A monster is not closed into a full Face-Down Zone
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Rock 4
      And B's Face-Down Zone is <before>
      When A activates Veil, paying Leaf 2
      Then B's Monster Zone is <monsters>
      And B's Face-Down Zone is <after>

      Examples: three and four cards before
        | case | before                             | monsters | after                              |
        | 1    | Volt 1, Wave 1 and Flame 1         | empty    | Volt 1, Wave 1, Flame 1 and Rock 4 |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | Rock 4   | Volt 1, Wave 1, Flame 1 and Leaf 1 |

    @EC-4.12-b
    Scenario: What counts is whether the zone is full when that part comes
      Changing Guard: Return 1 chosen monster of yours to the hand. Summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1, Flame 1 and Leaf 1
      And A's hand is Changing Guard (Price 2) and Leaf 2 (Price 2)
      And A's Trash is Rock 4
      When A activates Changing Guard, paying Leaf 2
      And A chooses Flame 1
      Then A's Monster Zone is Volt 1, Wave 1, Leaf 1 and Rock 4
      And A's hand is Flame 1

    @EC-4.12-c @EC-R10:a
    Scenario: With one slot left one of two monsters comes
      Double Call: Summon 2 chosen monsters from your Trash.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1 and Flame 1
      And A's hand is Double Call (Price 4) and Leaf 4 (Price 4)
      And A's Trash is Rock 2 and Rock 3
      When A activates Double Call, paying Leaf 4
      And A chooses Rock 3
      Then A's Monster Zone is Volt 1, Wave 1, Flame 1 and Rock 3
      And A's Trash is Rock 2, Double Call and Leaf 4

    @EC-4.12-d @EC-R10:b
    Scenario: With one slot left none of two monsters comes
      Double Call: Summon 2 chosen monsters from your Trash.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1 and Flame 1
      And A's hand is Double Call (Price 4) and Leaf 4 (Price 4)
      And A's Trash is Rock 2 and Rock 3
      When A activates Double Call, paying Leaf 4
      Then A's Monster Zone is Volt 1, Wave 1 and Flame 1
      And A's Trash is Rock 2, Rock 3, Double Call and Leaf 4

    @EC-4.12-e
    Scenario: With two slots left both monsters come
      Double Call: Summon 2 chosen monsters from your Trash.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1 and Wave 1
      And A's hand is Double Call (Price 4) and Leaf 4 (Price 4)
      And A's Trash is Rock 2 and Rock 3
      When A activates Double Call, paying Leaf 4
      Then A's Monster Zone is Volt 1, Wave 1, Rock 2 and Rock 3

  @EC-4.13 @lines-56
  Rule: A full zone is not touched by such an effect

    @EC-4.13-a
    Scenario: The cards of the full zone stay as they are
      War Cry: Summon 1 chosen monster from your Trash. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1, Flame 1 and Leaf 1
      And A's hand is War Cry (Price 2) and Leaf 2 (Price 2)
      And A's Trash is Rock 2
      And B has 3 Life
      When A activates War Cry, paying Leaf 2
      Then A's hand is empty
      And A's Trash is Rock 2, War Cry and Leaf 2
      And B has 2 Life
      And nothing else changes

    @EC-4.13-b
    Scenario: A zone with a free slot takes the card and keeps the others
      Call to Arms: Summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1, Wave 1 and Flame 1
      And A's hand is Call to Arms (Price 3) and Leaf 3 (Price 3)
      And A's Trash is Rock 2
      When A activates Call to Arms, paying Leaf 3
      Then A's Monster Zone is Volt 1, Wave 1, Flame 1 and Rock 2
      And A's Trash is Call to Arms and Leaf 3
      And A's hand is empty
      And nothing else changes

  @EC-4.14 @lines-58-60
  Rule: Example: a monster from the Trash is not summoned into a full Monster Zone

    @EC-4.14-a
    Scenario Outline: A monster of the Trash, and three or four on the field
      Grave Fox is one of them.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is Grave Fox (Price 2) and Leaf 2 (Price 2)
      And A's Trash is Volt 6
      When A summons Grave Fox, paying Leaf 2
      Then A's Monster Zone is <after>
      And A's Trash is <trash>

      Examples:
        | case | before                     | after                                 | trash             |
        | 1    | Volt 1 and Wave 1          | Volt 1, Wave 1, Grave Fox and Volt 6  | Leaf 2            |
        | 2    | Volt 1, Wave 1 and Flame 1 | Volt 1, Wave 1, Flame 1 and Grave Fox | Volt 6 and Leaf 2 |

    @EC-4.14-b @EC-R16:a
    Scenario: Nothing is paid for the monster itself
      Call to Arms: Summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Call to Arms (Price 3), Leaf 3 (Price 3) and Wave 6 (Price 6)
      And A's Trash is Volt 6 (Price 6)
      When A activates Call to Arms, paying Leaf 3
      Then A's Monster Zone is Volt 6
      And A's hand is Wave 6

  @EC-4.15 @lines-61-63
  Rule: Example: a card of the hand is not set into a full Face-Down Zone

    @EC-4.15-a
    Scenario Outline: A card of the hand, and three or four face down
      Hidden Plan: Set 1 chosen card from your hand. If you do, the opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's Face-Down Zone is <before>
      And A's hand is Hidden Plan (Price 2), Leaf 2 (Price 2) and Rock 6
      And the top card of A's Deck is Wave 6
      When A activates Hidden Plan, paying Leaf 2
      Then A's Face-Down Zone is <after>
      And A's hand is <hand>

      Examples:
        | case | before                             | after                              | hand              |
        | 1    | Volt 1, Wave 1 and Flame 1         | Volt 1, Wave 1, Flame 1 and Rock 6 | Wave 6            |
        | 2    | Volt 1, Wave 1, Flame 1 and Rock 1 | Volt 1, Wave 1, Flame 1 and Rock 1 | Rock 6 and Wave 6 |

  @EC-4.16 @lines-64-66
  Rule: Example: a Spell of the Trash is not moved into a full Spell/Trap Zone

    @EC-4.16-a
    Scenario Outline: A Spell of the Trash, and three or four cards there
      Rite Keeper: When this monster is summoned: move 1 chosen Spell from your Trash to the Spell/Trap Zone.
      Given a game of Element Clash
      And A's Spell/Trap Zone is <before>
      And A's hand is Rite Keeper (Price 2) and Leaf 2 (Price 2)
      And A's Trash is Fire Banner (Spell)
      When A summons Rite Keeper, paying Leaf 2
      Then A's Spell/Trap Zone is <after>
      And A's Trash is <trash>

      Examples:
        | case | before                                                            | after                                                          | trash               |
        | 1    | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | Filler Spell 1, Filler Spell 2, Filler Spell 3, Fire Banner    | Leaf 2              |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | Filler Spell 1, Filler Spell 2, Filler Spell 3, Filler Spell 4 | Fire Banner, Leaf 2 |

    @EC-4.16-b @EC-R23:a
    Scenario: A Continuous Spell that was moved there is active
      Rite Keeper: When this monster is summoned: move 1 chosen Spell from your Trash to the Spell/Trap Zone.
      Fire Banner: All Fire monsters of yours get Power +100.
      Given a game of Element Clash
      And A's Monster Zone is Flame 4 (Fire, Power 500)
      And A's hand is Rite Keeper (Price 2) and Leaf 2 (Price 2)
      And A's Trash is Fire Banner (Continuous)
      When A summons Rite Keeper, paying Leaf 2
      Then Flame 4 has Power 600

  @EC-4.17 @lines-67
  Rule: Of an effect with several parts only the part fails that a full zone makes impossible

    @EC-4.17-a
    Scenario Outline: Life is lost whether or not the monster comes
      War Cry: Summon 1 chosen monster from your Trash. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is War Cry (Price 2) and Leaf 2 (Price 2)
      And A's Trash is Rock 4
      And B has 3 Life
      When A activates War Cry, paying Leaf 2
      Then A's Monster Zone is <after>
      And B has 2 Life

      Examples: three and four monsters before
        | case | before                             | after                              |
        | 1    | Volt 1, Wave 1 and Flame 1         | Volt 1, Wave 1, Flame 1 and Rock 4 |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | Volt 1, Wave 1, Flame 1 and Leaf 1 |
