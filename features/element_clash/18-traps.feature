@EC-18
Feature: 18. Traps ("Trap")
  First set, then activated when their condition is met.

  @EC-18.1 @lines-173 @lines-176 @lines-268
  Rule: A Trap has to be set face down first

    @EC-18.1-a
    Scenario: The way of a Trap
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's hand is Spike Pit (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      When A sets Spike Pit
      And A ends the turn
      And B ends the turn
      And A activates Spike Pit, paying Leaf 2
      Then B has 2 Life
      And A's Face-Down Zone is empty

    @EC-18.1-b
    Scenario: A Trap that was not set does not help
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1)
      And A's hand is Spike Pit #2 (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      When A tries to activate Spike Pit #2, paying Leaf 2
      Then it is refused: not_from_hand
      When A activates Spike Pit, paying Leaf 2
      Then B has 2 Life
      And A's hand is Spike Pit

    @EC-18.1-c
    Scenario Outline: Neither the Trash nor the opponent's Face-Down Zone will do
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's Face-Down Zone is Still Water (Price 2, set on turn 1)
      And A's Trash is Still Water #2
      And A's hand is Leaf 2 (Price 2)
      And B's Face-Down Zone is Still Water (Price 2, set on turn 1)
      When A tries to activate <trap>, paying Leaf 2
      Then it is <verdict>
      And A's Face-Down Zone has <number>

      Examples:
        | case | trap            | verdict              | number  |
        | 1    | Still Water     | accepted             | 0 cards |
        | 2    | Still Water #2  | refused: not_in_hand | 1 card  |
        | 3    | B's Still Water | refused: not_in_hand | 1 card  |

  @EC-18.2 @lines-175 @lines-269
  Rule: A Trap is never activated from the hand

    @EC-18.2-a
    Scenario Outline: One-shot, Continuous and Equip
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's hand is Spike Pit (Price 2), War Totem (Price 3), Chain Mail (Price 2), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A tries to activate <trap>
      Then it is refused: not_from_hand

      Examples:
        | case | trap                                |
        | 1    | Spike Pit, paying Leaf 2            |
        | 2    | War Totem, paying Leaf 3            |
        | 3    | Chain Mail on Volt 4, paying Leaf 2 |

    @EC-18.2-b
    Scenario Outline: From face down each of them can be activated
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1), War Totem (Price 3, set on turn 1) and Chain Mail (Price 2, set on turn 1)
      And A's hand is Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A tries to activate <trap>
      Then it is accepted
      And A's Spell/Trap Zone is <after>
      And A's Face-Down Zone is <left>

      Examples:
        | case | trap                                | after      | left                     |
        | 1    | Spike Pit, paying Leaf 2            | empty      | War Totem and Chain Mail |
        | 2    | War Totem, paying Leaf 3            | War Totem  | Spike Pit and Chain Mail |
        | 3    | Chain Mail on Volt 4, paying Leaf 2 | Chain Mail | Spike Pit and War Totem  |

  @EC-18.4 @lines-177 @lines-270
  Rule: A Trap is not used in the turn in which it was set

    @EC-18.4-a
    Scenario: Just set
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Still Water (Price 2) and Leaf 2 (Price 2)
      When A sets Still Water
      And A tries to activate Still Water, paying Leaf 2
      Then it is refused: not_usable_yet
      And A's Face-Down Zone is Still Water

    @EC-18.4-b
    Scenario Outline: A Continuous Trap of an earlier turn and one of this turn
      Given a game of Element Clash
      And it is turn 5
      And A's Face-Down Zone is War Totem (Price 3, set on turn <turn>)
      And A's hand is Leaf 3 (Price 3)
      When A tries to activate War Totem, paying Leaf 3
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples:
        | case | turn | verdict                 | after     |
        | 1    | 5    | refused: not_usable_yet | empty     |
        | 2    | 3    | accepted                | War Totem |

  @EC-18.5 @lines-178
  Rule: A Trap may be activated when its condition is met and it may be used already

    @EC-18.5-a
    Scenario Outline: Its condition in the own Main Phase
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is <monsters>
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      And B has 3 Life
      And B's Monster Zone is Rock 4
      When A tries to activate Spike Pit, paying Leaf 2
      Then it is <verdict>
      And B has <life> Life

      Examples: none, one and two monsters
        | case | monsters          | verdict                    | life |
        | 1    | empty             | refused: condition_not_met | 3    |
        | 2    | Volt 4            | accepted                   | 2    |
        | 3    | Volt 4 and Wave 4 | accepted                   | 2    |

    @EC-18.5-b
    Scenario: A Trap without a condition
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's Face-Down Zone is Still Water (Price 2, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      When A activates Still Water, paying Leaf 2
      Then A's hand is Rock 3

    @EC-18.5-c
    Scenario: A condition that becomes true in the same turn
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1)
      And A's hand is Rock 3 (Price 3), Leaf 3 (Price 3) and Leaf 2 (Price 2)
      And B has 3 Life
      When A tries to activate Spike Pit, paying Leaf 2
      Then it is refused: condition_not_met
      When A summons Rock 3, paying Leaf 3
      And A activates Spike Pit, paying Leaf 2
      Then B has 2 Life

    @EC-18.5-g @EC-R32:a
    Scenario: A monster of the same play does not meet it
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1)
      And A's hand is Rock 3 (Price 3), Leaf 3 (Price 3) and Leaf 2 (Price 2)
      When A tries to play Rock 3 and Spike Pit together, paying Leaf 3 and Leaf 2, resolving Rock 3 first
      Then it is refused: condition_not_met
      And A's hand is Rock 3, Leaf 3 and Leaf 2

    @EC-18.5-d @EC-R2:a
    Scenario: A Trap that waits for an attack stops it
      Shield Net: Only when the opponent attacks. The attack ends without a result.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Face-Down Zone is Shield Net (Price 1, set on turn 1)
      And B's hand is Leaf 1 (Price 1)
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And B responds with Shield Net, paying Leaf 1
      Then B has 3 Life
      And B's Trash is Shield Net and Leaf 1

    @EC-18.5-e @EC-R2:b
    Scenario: A Trap that waits for an attack is of no use in the other player's turn
      Shield Net: Only when the opponent attacks. The attack ends without a result.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Face-Down Zone is Shield Net (Price 1, set on turn 1)
      And B's hand is Leaf 1 (Price 1)
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And B tries to respond with Shield Net, paying Leaf 1
      Then it is refused
      And B has 2 Life

    @EC-18.5-f @EC-R2:a @EC-R17:a
    Scenario: The attack that was stopped is used up
      Shield Net: Only when the opponent attacks. The attack ends without a result.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Face-Down Zone is Shield Net (Price 1, set on turn 1)
      And B's hand is Leaf 1 (Price 1)
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      And B responds with Shield Net, paying Leaf 1
      And A tries to attack directly with Volt 4
      Then it is refused: already_attacked
      And B has 3 Life

    @EC-18.5-h @EC-R2:a
    Scenario: A Trap without a condition is activated in the other player's turn
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Rock 1
      And B's Face-Down Zone is Still Water (Price 2, set on turn 1)
      And B's hand is Leaf 2 (Price 2)
      And the top card of B's Deck is Rock 3
      When A sets Rock 1
      And B responds with Still Water, paying Leaf 2
      Then B's hand is Rock 3
      And B's Trash is Still Water and Leaf 2

    @EC-18.5-i @EC-R2:b
    Scenario: A Trap without a condition is of no use in the other player's turn
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Rock 1
      And B's Face-Down Zone is Still Water (Price 2, set on turn 1)
      And B's hand is Leaf 2 (Price 2)
      And the top card of B's Deck is Rock 3
      When A sets Rock 1
      And B tries to respond with Still Water, paying Leaf 2
      Then it is refused
      And B's hand is Leaf 2
      And B's Trash is empty

    @EC-18.5-j
    Scenario Outline: B's Trap in B's Main Phase
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And B is the active player
      And A has 3 Life
      And A's Monster Zone is Rock 4
      And B's Monster Zone is <monsters>
      And B's Face-Down Zone is Spike Pit (Price 2, set on turn 1)
      And B's hand is Leaf 2 (Price 2)
      When B tries to activate Spike Pit, paying Leaf 2
      Then it is <verdict>
      And A has <life> Life

      Examples:
        | case | monsters | verdict                    | life |
        | 1    | empty    | refused: condition_not_met | 3    |
        | 2    | Volt 4   | accepted                   | 2    |

    @EC-18.5-k
    Scenario: Two Traps in one turn
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1) and Spike Pit #2 (Price 2, set on turn 1)
      And A's hand is Leaf 2 (Price 2) and Wave 2 (Price 2)
      And B has 4 Life
      When A activates Spike Pit, paying Leaf 2
      And A activates Spike Pit #2, paying Wave 2
      Then B has 2 Life

  @EC-18.6 @lines-179
  Rule: Activating a Trap costs cards whose Prices add up exactly to its Price

    @EC-18.6-a
    Scenario Outline: A Trap, one below, exact and one above
      Given a game of Element Clash
      And A's Face-Down Zone is War Totem (Price 3, set on turn 1)
      And A's hand is Leaf 1 (Price 1), Leaf 2 (Price 2), Leaf 3 (Price 3), Leaf 4 (Price 4) and Wave 2 (Price 2)
      When A tries to activate War Totem, paying <payment>
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples:
        | case | payment           | verdict                 | after     |
        | 1    | nothing           | refused: cost_not_exact | empty     |
        | 2    | Leaf 2            | refused: cost_not_exact | empty     |
        | 3    | Leaf 3            | accepted                | War Totem |
        | 4    | Leaf 4            | refused: cost_not_exact | empty     |
        | 5    | Leaf 1 and Wave 2 | accepted                | War Totem |
        | 6    | Leaf 2 and Wave 2 | refused: cost_not_exact | empty     |

    @EC-18.6-b
    Scenario Outline: A one-shot Trap and an Equip, one below, exact and one above
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Face-Down Zone is Still Water (Price 2, one-shot, set on turn 1) and Chain Mail (Price 2, Equip, set on turn 1)
      And A's hand is Leaf 1 (Price 1), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A tries to activate <trap>
      Then it is <verdict>
      And A's Face-Down Zone is <after>

      Examples:
        | case | trap                                | verdict                 | after                      |
        | 1    | Still Water, paying Leaf 1          | refused: cost_not_exact | Still Water and Chain Mail |
        | 2    | Still Water, paying Leaf 2          | accepted                | Chain Mail                 |
        | 3    | Still Water, paying Leaf 3          | refused: cost_not_exact | Still Water and Chain Mail |
        | 4    | Chain Mail on Volt 4, paying Leaf 1 | refused: cost_not_exact | Still Water and Chain Mail |
        | 5    | Chain Mail on Volt 4, paying Leaf 2 | accepted                | Still Water                |
        | 6    | Chain Mail on Volt 4, paying Leaf 3 | refused: cost_not_exact | Still Water and Chain Mail |

  @EC-18.7 @lines-180
  Rule: A Trap that has to stay is not activated while the Spell/Trap Zone is full

    @EC-18.7-a
    Scenario Outline: A Continuous Trap, three and four cards before
      Given a game of Element Clash
      And A's Spell/Trap Zone is <before>
      And A's Face-Down Zone is War Totem (Price 3, Continuous, set on turn 1)
      And A's hand is Leaf 3 (Price 3)
      When A tries to activate War Totem, paying Leaf 3
      Then it is <verdict>
      And A's Spell/Trap Zone has 4 cards
      And A's Face-Down Zone is <face down>

      Examples:
        | case | before                                                            | verdict            | face down |
        | 1    | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | accepted           | empty     |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | refused: zone_full | War Totem |

    @EC-18.7-b
    Scenario Outline: An Equip Trap, three and four cards before
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Spell/Trap Zone is <before>
      And A's Face-Down Zone is Chain Mail (Price 2, Equip, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      When A tries to activate Chain Mail on Volt 4, paying Leaf 2
      Then it is <verdict>
      And A's Face-Down Zone is <face down>

      Examples:
        | case | before                                                            | verdict            | face down  |
        | 1    | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | accepted           | empty      |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | refused: zone_full | Chain Mail |

    @EC-18.7-c @EC-R4:a
    Scenario: A one-shot Trap needs no slot
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's Spell/Trap Zone is Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4
      And A's Face-Down Zone is Still Water (Price 2, one-shot, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      When A tries to activate Still Water, paying Leaf 2
      Then it is accepted
      And A's hand is Rock 3

    @EC-18.7-d @EC-R4:b
    Scenario: A one-shot Trap finds no slot
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And A's Spell/Trap Zone is Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4
      And A's Face-Down Zone is Still Water (Price 2, one-shot, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      When A tries to activate Still Water, paying Leaf 2
      Then it is refused: zone_full
      And A's hand is Leaf 2
