@EC-17
Feature: 17. Activating a Spell ("Mengaktifkan Spell")
  When, from where, at what cost, and what becomes of the card.

  @EC-17.1 @lines-162 @lines-264
  Rule: A Spell is activated in the own Main Phase and at no other time

    @EC-17.1-a
    Scenario: Not in the own Battle Phase
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Life Leech (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      When A announces the Battle Phase
      And A tries to activate Life Leech, paying Leaf 2
      Then it is refused: wrong_action
      And B has 3 Life

    @EC-17.1-e
    Scenario Outline: A Spell from face down or one that stays does not come in the Battle Phase either
      Given a game of Element Clash
      And A's Face-Down Zone is Life Leech (Price 2, set on turn 1)
      And A's hand is Fire Banner (Price 3, Continuous), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A announces the Battle Phase
      And A tries to activate <spell>
      Then it is refused: wrong_action
      And A's Trash is empty

      Examples:
        | case | spell                      |
        | 1    | Life Leech, paying Leaf 2  |
        | 2    | Fire Banner, paying Leaf 3 |

    @EC-17.1-b
    Scenario: In the Main Phase before it
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Life Leech (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      When A tries to activate Life Leech, paying Leaf 2
      Then it is accepted
      And B has 2 Life

    @EC-17.1-c
    Scenario: Not in the other player's turn
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A has 3 Life
      And B's hand is Life Leech (Price 2) and Leaf 2 (Price 2)
      When B tries to activate Life Leech, paying Leaf 2
      Then it is refused: not_your_decision
      When A ends the turn
      And B activates Life Leech, paying Leaf 2
      Then A has 2 Life

    @EC-17.1-d
    Scenario: Not in answer to the announcement of the Battle Phase, though it lies face down
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A has 3 Life
      And B's Face-Down Zone is Life Leech (Price 2, set on turn 1) and Rock 2 (Price 2, set on turn 1)
      And B's hand is Leaf 2 (Price 2)
      When A announces the Battle Phase
      And B tries to respond with Life Leech, paying Leaf 2
      Then it is refused: not_a_monster
      When B responds with Rock 2, paying Leaf 2
      Then A has 3 Life
      And B's Monster Zone is Rock 2

  @EC-17.2 @lines-164 @lines-265
  Rule: A Spell may be activated from the hand

    @EC-17.2-a
    Scenario Outline: From the own hand only, as far as it does not lie face down
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's hand is <hand>
      And A's Trash is <trash>
      And the top card of A's Deck is Rock 6
      When A tries to activate Small Breeze (Price 1), paying Leaf 1 (Price 1)
      Then it is <verdict>
      And A's hand is <after>

      Examples: in the hand, and in the Trash
        | case | hand                    | trash        | verdict              | after  |
        | 1    | Small Breeze and Leaf 1 | empty        | accepted             | Rock 6 |
        | 2    | Leaf 1                  | Small Breeze | refused: not_in_hand | Leaf 1 |

    @EC-17.2-b
    Scenario: In the turn in which it was drawn
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And B's hand is Leaf 1 (Price 1)
      And B's Deck, from the top, is Small Breeze (Price 1), Rock 2, Rock 3 and Rock 4
      When A ends the turn
      And B activates Small Breeze, paying Leaf 1
      Then B's hand is Rock 2, Rock 3 and Rock 4

  @EC-17.3 @lines-165 @lines-265
  Rule: A Spell may be activated from face down, if the card may be used already

    @EC-17.3-a
    Scenario Outline: A Continuous Spell of an earlier turn and one of this turn
      Given a game of Element Clash
      And it is turn 5
      And A's Face-Down Zone is Fire Banner (Price 3, Continuous, set on turn <turn>)
      And A's hand is Leaf 3 (Price 3)
      When A tries to activate Fire Banner, paying Leaf 3
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>
      And A's Face-Down Zone is <face down>

      Examples:
        | case | turn | verdict                 | after       | face down   |
        | 1    | 1    | accepted                | Fire Banner | empty       |
        | 2    | 3    | accepted                | Fire Banner | empty       |
        | 3    | 5    | refused: not_usable_yet | empty       | Fire Banner |

    @EC-17.3-b
    Scenario: An Equip from face down
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And A's Face-Down Zone is Iron Helm (Price 2, Equip, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      When A activates Iron Helm on Volt 4, paying Leaf 2
      Then Volt 4 has Power 650
      And A's Face-Down Zone is empty

    @EC-17.3-c @EC-R25:a
    Scenario: The slot of a one-shot is free while its effect is carried out
      Hidden Order: Set 1 chosen card from your hand.
      Given a game of Element Clash
      And A's Face-Down Zone is Volt 1, Wave 1, Flame 1 and Hidden Order (Price 1, set on turn 1)
      And A's hand is Leaf 1 (Price 1) and Rock 6
      When A activates Hidden Order, paying Leaf 1
      Then A's Face-Down Zone is Volt 1, Wave 1, Flame 1 and Rock 6

  @EC-17.4 @lines-166
  Rule: Activating a Spell costs cards whose Prices add up exactly to its Price

    @EC-17.4-a
    Scenario Outline: A Spell from the hand, one below, exact and one above
      Given a game of Element Clash
      And A's hand is <spell> and <payment>
      When A tries to activate <spell>, paying <payment>
      Then it is <verdict>
      And A's hand has <left>

      Examples: one-shot
        | case | spell                | payment                               | verdict                 | left    |
        | 1    | Deep Leech (Price 3) | Leaf 2 (Price 2)                      | refused: cost_not_exact | 2 cards |
        | 2    | Deep Leech (Price 3) | Leaf 3 (Price 3)                      | accepted                | 0 cards |
        | 3    | Deep Leech (Price 3) | Leaf 4 (Price 4)                      | refused: cost_not_exact | 2 cards |
        | 4    | Deep Leech (Price 3) | Leaf 1 (Price 1) and Volt 2 (Price 2) | accepted                | 0 cards |

      Examples: Continuous
        | case | spell                 | payment                               | verdict                 | left    |
        | 5    | Fire Banner (Price 3) | Leaf 1 (Price 1) and Volt 1 (Price 1) | refused: cost_not_exact | 3 cards |
        | 6    | Fire Banner (Price 3) | Leaf 1 (Price 1) and Volt 2 (Price 2) | accepted                | 0 cards |
        | 7    | Fire Banner (Price 3) | Leaf 2 (Price 2) and Volt 2 (Price 2) | refused: cost_not_exact | 3 cards |

    @EC-17.4-b
    Scenario Outline: A Spell from face down costs the same
      Given a game of Element Clash
      And A's Face-Down Zone is Fire Banner (Price 3, set on turn 1)
      And A's hand is Leaf 2 (Price 2), Leaf 3 (Price 3) and Leaf 4 (Price 4)
      When A tries to activate Fire Banner, paying <payment>
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples:
        | case | payment | verdict                 | after       |
        | 1    | nothing | refused: cost_not_exact | empty       |
        | 2    | Leaf 2  | refused: cost_not_exact | empty       |
        | 3    | Leaf 3  | accepted                | Fire Banner |
        | 4    | Leaf 4  | refused: cost_not_exact | empty       |

    @EC-17.4-c
    Scenario Outline: An Equip, one below, exact and one above
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's hand is Iron Helm (Price 2, Equip), Leaf 1 (Price 1), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When A tries to activate Iron Helm on Volt 4, paying <payment>
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples:
        | case | payment | verdict                 | after     |
        | 1    | Leaf 1  | refused: cost_not_exact | empty     |
        | 2    | Leaf 2  | accepted                | Iron Helm |
        | 3    | Leaf 3  | refused: cost_not_exact | empty     |

    @EC-17.4-d
    Scenario Outline: A one-shot from face down, paid by B
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And B is the active player
      And A has 3 Life
      And B's Face-Down Zone is Life Leech (Price 2, one-shot, set on turn 1)
      And B's hand is Leaf 1 (Price 1), Leaf 2 (Price 2) and Leaf 3 (Price 3)
      When B tries to activate Life Leech, paying <payment>
      Then it is <verdict>
      And A has <life> Life

      Examples:
        | case | payment | verdict                 | life |
        | 1    | Leaf 1  | refused: cost_not_exact | 3    |
        | 2    | Leaf 2  | accepted                | 2    |
        | 3    | Leaf 3  | refused: cost_not_exact | 3    |

  @EC-17.5 @lines-168 @lines-266
  Rule: A one-shot Spell goes to the Trash after its effect

    @EC-17.5-a
    Scenario Outline: From the hand and from face down
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's <zone> is <cards>
      And A's <other zone> is <others>
      And the top card of A's Deck is Rock 6
      When A activates Small Breeze (Price 1, one-shot), paying Leaf 1
      Then A's Trash is Small Breeze and Leaf 1
      And A's hand is Rock 6
      And A's Face-Down Zone is empty
      And A's Spell/Trap Zone is empty

      Examples:
        | case | zone | cards                   | other zone     | others                       |
        | 1    | hand | Small Breeze and Leaf 1 | Face-Down Zone | empty                        |
        | 2    | hand | Leaf 1                  | Face-Down Zone | Small Breeze (set on turn 1) |

  @EC-17.6 @lines-169
  Rule: A Continuous Spell stays in the Spell/Trap Zone

    @EC-17.6-a
    Scenario: It stays and works, also on what comes later
      Fire Banner: All Fire monsters of yours get Power +100.
      Given a game of Element Clash
      And A's Monster Zone is Flame 3 (Fire, Power 400) and Wave 3 (Water, Power 400)
      And A's hand is Fire Banner (Price 3, Continuous), Leaf 3 (Price 3), Flame 2 (Price 2, Power 300) and Leaf 2 (Price 2)
      When A activates Fire Banner, paying Leaf 3
      And A summons Flame 2, paying Leaf 2
      Then A's Spell/Trap Zone is Fire Banner
      And Flame 3 has Power 500
      And Flame 2 has Power 400
      And Wave 3 has Power 400

  @EC-17.7 @lines-170
  Rule: An Equip Spell stays in the Spell/Trap Zone while its monster is there

    @EC-17.7-a
    Scenario: It stays with the monster and falls with it
      Iron Helm: The equipped monster gets Power +150.
      Undertow: Return 1 chosen monster of either player to the hand.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And A's hand is Iron Helm (Price 2, Equip), Leaf 2 (Price 2), Undertow (Price 2) and Wave 2 (Price 2)
      When A activates Iron Helm on Volt 4, paying Leaf 2
      Then A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      When A activates Undertow, paying Wave 2
      Then A's Spell/Trap Zone is empty
      And A's Trash is Leaf 2, Iron Helm, Undertow and Wave 2

  @EC-17.8 @lines-171
  Rule: A Spell that has to stay is not activated while the Spell/Trap Zone is full

    @EC-17.8-a
    Scenario Outline: Not from face down either, three and four cards before
      Given a game of Element Clash
      And A's Spell/Trap Zone is <before>
      And A's Face-Down Zone is Fire Banner (Price 3, Continuous, set on turn 1)
      And A's hand is Leaf 3 (Price 3)
      When A tries to activate Fire Banner, paying Leaf 3
      Then it is <verdict>
      And A's Face-Down Zone is <face down>

      Examples:
        | case | before                                                            | verdict            | face down   |
        | 1    | Filler Spell 1, Filler Spell 2 and Filler Spell 3                 | accepted           | empty       |
        | 2    | Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4 | refused: zone_full | Fire Banner |

    @EC-17.8-b @EC-R4:a
    Scenario: A one-shot Spell from face down needs no slot
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's Spell/Trap Zone is Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4
      And A's Face-Down Zone is Small Breeze (Price 1, one-shot, set on turn 1)
      And A's hand is Leaf 1 (Price 1)
      And the top card of A's Deck is Rock 3
      When A tries to activate Small Breeze, paying Leaf 1
      Then it is accepted
      And A's hand is Rock 3

    @EC-17.8-c @EC-R4:b
    Scenario: A one-shot Spell from face down finds no slot
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's Spell/Trap Zone is Filler Spell 1, Filler Spell 2, Filler Spell 3 and Filler Spell 4
      And A's Face-Down Zone is Small Breeze (Price 1, one-shot, set on turn 1)
      And A's hand is Leaf 1 (Price 1)
      And the top card of A's Deck is Rock 3
      When A tries to activate Small Breeze, paying Leaf 1
      Then it is refused: zone_full
      And A's hand is Leaf 1
