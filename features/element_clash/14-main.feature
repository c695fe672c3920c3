@EC-14
Feature: 14. Main Phase ("Main Phase")
  What the active player may do, as often and in the order that pleases.

  @EC-14.1 @lines-134 @lines-317
  Rule: In the Main Phase the active player may take several actions

    @EC-14.1-a
    Scenario: Setting, summoning and activating in one turn
      Fresh Wind: Draw 2 cards.
      Given a game of Element Clash
      And A's hand is Rock 1, Rock 2 (Price 2), Leaf 2 (Price 2), Fresh Wind (Price 2) and Wave 2 (Price 2)
      And A's Deck, from the top, is Volt 1, Volt 2 and Volt 3
      When A summons Rock 2, paying Leaf 2
      And A activates Fresh Wind, paying Wave 2
      And A sets Rock 1
      Then A's Face-Down Zone is Rock 1
      And A's Monster Zone is Rock 2
      And A's hand is Volt 1 and Volt 2

    @EC-14.1-b @EC-R13:a
    Scenario: The same action several times
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1), Leaf 1 (Price 1), Rock 2 (Price 2), Leaf 2 (Price 2), Rock 3 (Price 3) and Leaf 3 (Price 3)
      When A summons Rock 1, paying Leaf 1
      And A summons Rock 2, paying Leaf 2
      And A summons Rock 3, paying Leaf 3
      Then A's Monster Zone is Rock 1, Rock 2 and Rock 3

    @EC-14.1-c
    Scenario: No action at all
      Given a game of Element Clash
      And A's hand is Rock 1 and Leaf 1
      When A ends the turn
      Then A's hand is Rock 1 and Leaf 1
      And B is the active player

  @EC-14.2 @lines-136
  Rule: The active player may set a card in the Main Phase

    @EC-14.2-a @EC-R40:a
    Scenario Outline: The active player and the other
      Given a game of Element Clash
      And A's hand is Rock 1
      And B's hand is Wave 1
      When <player> tries to set <card>
      Then it is <verdict>
      And <player>'s Face-Down Zone is <after>

      Examples:
        | case | player | card   | verdict                    | after  |
        | 1    | A      | Rock 1 | accepted                   | Rock 1 |
        | 2    | B      | Wave 1 | refused: not_your_decision | empty  |

    @EC-14.2-b
    Scenario: The cards that may be set are those of the hand
      Given a game of Element Clash
      And A's hand is Rock 1 and Fresh Wind
      And A's Trash is Wave 1
      Then A can set Rock 1 and Fresh Wind

  @EC-14.3 @lines-137
  Rule: The active player may summon a monster in the Main Phase

    @EC-14.3-a
    Scenario Outline: The active player summons and the other does not
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1) and Leaf 1 (Price 1)
      And B's hand is Wave 1 (Price 1) and Flame 1 (Price 1)
      When <player> tries to summon <card>, paying <payment>
      Then it is <verdict>
      And <player>'s Monster Zone is <after>

      Examples:
        | case | player | card   | payment | verdict                    | after  |
        | 1    | A      | Rock 1 | Leaf 1  | accepted                   | Rock 1 |
        | 2    | B      | Wave 1 | Flame 1 | refused: not_your_decision | empty  |

  @EC-14.4 @lines-138
  Rule: The active player may activate a Spell in the Main Phase

    @EC-14.4-a
    Scenario Outline: The active player activates a Spell and the other does not
      Given a game of Element Clash
      And A's hand is Fire Banner (Price 3) and Leaf 3 (Price 3)
      And B's hand is Fire Banner (Price 3) and Leaf 3 (Price 3)
      When <player> tries to activate <player>'s Fire Banner, paying <player>'s Leaf 3
      Then it is <verdict>
      And <player>'s Spell/Trap Zone is <after>

      Examples:
        | case | player | verdict                    | after       |
        | 1    | A      | accepted                   | Fire Banner |
        | 2    | B      | refused: not_your_decision | empty       |

  @EC-14.5 @lines-139
  Rule: The active player may activate a Trap in the Main Phase, if it may be used already

    @EC-14.5-a
    Scenario Outline: A Trap of an earlier turn and one of this turn
      Still Water: Draw 1 card.
      Given a game of Element Clash
      And it is turn 5
      And A's Face-Down Zone is Still Water (Price 2, set on turn <turn>)
      And A's hand is Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      When A tries to activate Still Water, paying Leaf 2
      Then it is <verdict>
      And A's hand is <hand>

      Examples:
        | case | turn | verdict                 | hand   |
        | 1    | 1    | accepted                | Rock 3 |
        | 2    | 3    | accepted                | Rock 3 |
        | 3    | 5    | refused: not_usable_yet | Leaf 2 |

  @EC-14.6 @lines-140
  Rule: The active player may do several of these at once, if the payment is right

    @EC-14.6-a
    Scenario Outline: A monster from the hand and one from face down
      Given a game of Element Clash
      And A's hand is Rock 1 (Price 1), Leaf 1 (Price 1), Leaf 2 (Price 2) and Flame 3 (Price 3)
      And A's Face-Down Zone is Rock 2 (Price 2, set on turn 1)
      When A tries to play Rock 1 and Rock 2 together, paying <payment>
      Then it is <verdict>
      And A's Monster Zone is <after>

      Examples:
        | case | payment            | verdict                 | after             |
        | 1    | Leaf 1 and Leaf 2  | accepted                | Rock 1 and Rock 2 |
        | 2    | Leaf 2             | refused: cost_not_exact | empty             |
        | 3    | Leaf 1 and Flame 3 | refused: cost_not_exact | empty             |
