@EC-29
Feature: 29. Spell, Trap, Continuous and Equip ("Spell, Trap, Continuous, dan Equip")
  The cards that stay on the field, and for how long.

  @EC-29.7 @lines-272
  Rule: A Spell or a Trap that is Continuous stays on the field once it is active

    @EC-29.7-a
    Scenario Outline: A Spell and a Trap
      Given a game of Element Clash
      And A's hand is Fire Banner (Price 3, Spell, Continuous) and Leaf 3 (Price 3)
      And A's Face-Down Zone is War Totem (Price 3, Trap, Continuous, set on turn 1)
      And A's Monster Zone is Flame 3 (Fire, Power 400)
      When A activates <card>, paying Leaf 3
      Then A's Spell/Trap Zone is <card>
      And Flame 3 has Power <power>

      Examples:
        | case | card        | power |
        | 1    | Fire Banner | 500   |
        | 2    | War Totem   | 450   |

  @EC-29.8 @lines-273
  Rule: A Continuous card stays until it is destroyed or an effect moves it

    @EC-29.8-a
    Scenario: A destroyed one is gone, and so is what it did
      Shatter: Destroy 1 chosen active Spell or Trap of either player.
      Fire Banner: All Fire monsters of yours get Power +100.
      Given a game of Element Clash
      And A's Monster Zone is Flame 3 (Fire, Power 400)
      And A's Spell/Trap Zone is Fire Banner
      And B is the active player
      And B's hand is Shatter (Price 2) and Leaf 2 (Price 2)
      When B activates Shatter, paying Leaf 2
      Then A's Trash is Fire Banner
      And A's Spell/Trap Zone is empty
      And Flame 3 has Power 400

    @EC-29.8-b
    Scenario: A returned one is gone as well
      Reclaim: Return 1 chosen active Spell or Trap of yours to the hand.
      Fire Banner: All Fire monsters of yours get Power +100.
      Given a game of Element Clash
      And A's Monster Zone is Flame 3 (Fire, Power 400)
      And A's Spell/Trap Zone is Fire Banner and War Totem
      And A's hand is Reclaim (Price 2) and Leaf 2 (Price 2)
      When A activates Reclaim, paying Leaf 2
      And A chooses Fire Banner
      Then A's hand is Fire Banner
      And A's Spell/Trap Zone is War Totem
      And Flame 3 has Power 450

    @EC-29.8-c
    Scenario: Turns pass and it stays
      Fire Banner: All Fire monsters of yours get Power +100.
      Given a game of Element Clash
      And A's Monster Zone is Flame 3 (Fire, Power 400)
      And A's Spell/Trap Zone is Fire Banner
      When A ends the turn
      And B ends the turn
      And A ends the turn
      Then A's Spell/Trap Zone is Fire Banner
      And Flame 3 has Power 500

    @EC-29.8-d
    Scenario: It does not leave with the monsters
      Firestorm: Destroy all monsters of the opponent.
      Given a game of Element Clash
      And A's hand is Firestorm (Price 6) and Leaf 6 (Price 6)
      And B's Monster Zone is Flame 3
      And B's Spell/Trap Zone is Fire Banner
      When A activates Firestorm, paying Leaf 6
      Then B's Trash is Flame 3
      And B's Spell/Trap Zone is Fire Banner

  @EC-29.10 @lines-276
  Rule: A card that is an Equip stays on the field

    @EC-29.10-a
    Scenario Outline: A Spell and a Trap that are Equips
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And A's hand is Iron Helm (Price 2, Spell, Equip) and Leaf 2 (Price 2)
      And A's Face-Down Zone is Chain Mail (Price 2, Trap, Equip, set on turn 1)
      When A activates <equip> on Volt 4, paying Leaf 2
      Then A's Spell/Trap Zone is <equip>
      And Volt 4 has Power <power>

      Examples:
        | case | equip      | power |
        | 1    | Iron Helm  | 650   |
        | 2    | Chain Mail | 600   |

  @EC-29.11 @lines-276
  Rule: It is attached to one monster

    @EC-29.11-a
    Scenario Outline: One of two monsters
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500) and Wave 3 (Power 400)
      And A's hand is Iron Helm (Price 2) and Leaf 2 (Price 2)
      When A activates Iron Helm on <monster>, paying Leaf 2
      Then A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | <monster>   |
      And Volt 4 has Power <volt>
      And Wave 3 has Power <wave>

      Examples:
        | case | monster | volt | wave |
        | 1    | Volt 4  | 650  | 400  |
        | 2    | Wave 3  | 500  | 550  |

    @EC-29.11-b
    Scenario: A monster may bear two Equips
      Iron Helm: The equipped monster gets Power +150.
      Thorn Crown: The equipped monster gets Power +50.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And A's hand is Iron Helm (Price 2), Thorn Crown (Price 1), Leaf 2 (Price 2) and Leaf 1 (Price 1)
      When A activates Iron Helm on Volt 4, paying Leaf 2
      And A activates Thorn Crown on Volt 4, paying Leaf 1
      Then Volt 4 has Power 700

    @EC-29.11-c @EC-R18:a
    Scenario: It may be a monster of the opponent
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And A's hand is Iron Helm (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Volt 4 (Power 500)
      When A activates Iron Helm on Volt 4, paying Leaf 2
      Then A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      And Volt 4 has Power 650

    @EC-29.11-d
    Scenario Outline: It is attached to a monster and to nothing else
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Spell/Trap Zone is Filler Spell 1
      And A's hand is Iron Helm (Price 2) and Leaf 2 (Price 2)
      When A tries to activate Iron Helm on <card>, paying Leaf 2
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples:
        | case | card           | verdict                 | after                        |
        | 1    | Volt 4         | accepted                | Filler Spell 1 and Iron Helm |
        | 2    | Filler Spell 1 | refused: no_such_target | Filler Spell 1               |

    @EC-29.11-e
    Scenario: A card that is no Equip is attached to nothing
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's hand is Fire Banner (Price 3, Continuous) and Leaf 3 (Price 3)
      When A tries to activate Fire Banner on Volt 4, paying Leaf 3
      Then it is refused: no_such_target
      And A's hand is Fire Banner and Leaf 3

  @EC-29.12 @lines-278
  Rule: There has to be a monster on the field that it is attached to

    @EC-29.12-a
    Scenario Outline: A monster, a face-down one and one in the Trash
      Given a game of Element Clash
      And A's <zone> is Volt 4
      And A's hand is Iron Helm (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Rock 4
      When A tries to activate Iron Helm on Volt 4, paying Leaf 2
      Then it is <verdict>
      And A's Spell/Trap Zone is <after>

      Examples:
        | case | zone           | verdict                 | after     |
        | 1    | Monster Zone   | accepted                | Iron Helm |
        | 2    | Face-Down Zone | refused: no_such_target | empty     |
        | 3    | Trash          | refused: no_such_target | empty     |

    @EC-29.12-b @EC-R31:a
    Scenario: With no monster at all it is not activated
      Given a game of Element Clash
      And A's hand is Iron Helm (Price 2) and Leaf 2 (Price 2)
      When A tries to activate Iron Helm, paying Leaf 2
      Then it is refused: no_monster_to_equip
      And A's hand is Iron Helm and Leaf 2

  @EC-29.13 @lines-279
  Rule: When its monster is no longer on the field, an Equip is destroyed

    @EC-29.13-a
    Scenario: Its monster is destroyed in combat
      Given a game of Element Clash
      And A's Monster Zone is Volt 3 (Power 400)
      And A's Spell/Trap Zone is:
        | card        | equipped_to |
        | Thorn Crown | Volt 3      |
      And B's Monster Zone is Flame 4 (Power 500)
      When A announces the Battle Phase
      And A attacks Flame 4 with Volt 3
      Then A's Spell/Trap Zone is empty
      And A's Trash is Volt 3 and Thorn Crown

    @EC-29.13-b
    Scenario Outline: Its monster returns to the hand or goes under the Deck
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      And A's hand is <spell> and <payment>
      When A activates <spell>, paying <payment>
      Then A's Monster Zone is empty
      And A's Spell/Trap Zone is empty
      And A's Trash is Iron Helm, <spell> and <payment>

      Examples:
        | case | spell                 | payment          |
        | 1    | Undertow (Price 2)    | Leaf 2 (Price 2) |
        | 2    | Deep Burial (Price 3) | Leaf 3 (Price 3) |

    @EC-29.13-c @EC-R31:a
    Scenario: Its monster is closed
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      When A activates Veil, paying Leaf 2
      Then A's Face-Down Zone is Volt 4
      And A's Spell/Trap Zone is empty
      And A's Trash is Iron Helm, Veil and Leaf 2

    @EC-29.13-d
    Scenario: Only the Equips of that monster fall
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And B's Monster Zone is Volt 4 and Rock 4
      And B's Spell/Trap Zone is:
        | card        | equipped_to |
        | Iron Helm   | Volt 4      |
        | Thorn Crown | Rock 4      |
      When A activates Lightning Bolt, paying Leaf 4
      And A chooses Rock 4
      Then B's Spell/Trap Zone is Iron Helm
      And B's Trash is Rock 4 and Thorn Crown
      And Volt 4 has Power 650

    @EC-29.13-e
    Scenario: Another monster that leaves does no harm
      Undertow: Return 1 chosen monster of either player to the hand.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500) and Wave 4
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      And A's hand is Undertow (Price 2) and Leaf 2 (Price 2)
      When A activates Undertow, paying Leaf 2
      And A chooses Wave 4
      Then A's Spell/Trap Zone is Iron Helm
      And Volt 4 has Power 650

    @EC-29.13-f @EC-R18:a
    Scenario: Its monster was one of the opponent
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And B's Monster Zone is Volt 4
      When A activates Lightning Bolt, paying Leaf 4
      Then A's Spell/Trap Zone is empty
      And A's Trash is Iron Helm, Lightning Bolt and Leaf 4
      And B's Trash is Volt 4
