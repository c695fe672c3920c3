@EC-9
Feature: 9. The Trash ("Trash")
  Where cards go that are destroyed or used up.

  @EC-9.1 @lines-96
  Rule: The Trash is where cards end that were destroyed, have done their work or have paid

    @EC-9.1-a @EC-R14:a
    Scenario Outline: Both players see a Trash
      Given a game of Element Clash
      And <owner>'s Trash is Rock 1 and Small Breeze
      Then A sees Rock 1 and Small Breeze in <owner>'s Trash
      And B sees Rock 1 and Small Breeze in <owner>'s Trash

      Examples:
        | case | owner |
        | 1    | A     |
        | 2    | B     |

    @EC-9.1-b
    Scenario: A card goes to the Trash of its owner
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And B's Monster Zone is Rock 4
      When A activates Lightning Bolt, paying Leaf 4
      Then A's Trash is Lightning Bolt and Leaf 4
      And B's Trash is Rock 4

    @EC-9.1-c
    Scenario: Nothing else goes there when a card is set
      Given a game of Element Clash
      And A's hand is Rock 1 and Leaf 1
      When A sets Rock 1
      Then A's Trash is empty
      And A's Face-Down Zone is Rock 1

  @EC-9.2 @lines-97 @definition
  Rule: The cards of the Trash lie on one pile
    Nothing can decide this: which card of the pile lies above which is of no use to any rule.

  @EC-9.4 @lines-100 @lines-235
  Rule: A monster destroyed in combat goes to the Trash

    @EC-9.4-a
    Scenario Outline: Attacker and defender
      Given a game of Element Clash
      And A's Monster Zone is <attacker>
      And B's Monster Zone is <defender>
      When A announces the Battle Phase
      And A attacks <defender> with <attacker>
      Then A's Trash is <own>
      And B's Trash is <other>

      Examples: the defender falls, the attacker, and both
        | case | attacker | defender | own    | other   |
        | 1    | Volt 4   | Flame 3  | empty  | Flame 3 |
        | 2    | Volt 3   | Flame 4  | Volt 3 | empty   |
        | 3    | Volt 4   | Flame 4  | Volt 4 | Flame 4 |

  @EC-9.5 @lines-101
  Rule: A card destroyed by an effect goes to the Trash

    @EC-9.5-a
    Scenario: A monster
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And B's Monster Zone is Rock 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 4
      And A chooses Wave 4
      Then B's Monster Zone is Rock 4
      And B's Trash is Wave 4

    @EC-9.5-b
    Scenario: A card of the Spell/Trap Zone
      Shatter: Destroy 1 chosen active Spell or Trap of either player.
      Given a game of Element Clash
      And A's hand is Shatter (Price 2) and Leaf 2 (Price 2)
      And B's Spell/Trap Zone is War Totem
      When A activates Shatter, paying Leaf 2
      Then B's Spell/Trap Zone is empty
      And B's Trash is War Totem

    @EC-9.5-c
    Scenario: A face-down card is open to all in the Trash
      Unearth: Destroy 1 chosen face-down card of the opponent.
      Given a game of Element Clash
      And A's hand is Unearth (Price 2) and Leaf 2 (Price 2)
      And B's Face-Down Zone is Rock 3 (set on turn 1)
      When A activates Unearth, paying Leaf 2
      Then A sees Rock 3 in B's Trash
      And B's Face-Down Zone is empty

    @EC-9.5-d
    Scenario: An Equip, and its monster stays
      Shatter: Destroy 1 chosen active Spell or Trap of either player.
      Given a game of Element Clash
      And A's hand is Shatter (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Volt 4 (Power 500)
      And B's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      When A activates Shatter, paying Leaf 2
      Then B's Trash is Iron Helm
      And B's Monster Zone is Volt 4
      And Volt 4 has Power 500

  @EC-9.6 @lines-102
  Rule: A one-shot Spell or Trap goes to the Trash when its effect is done

    @EC-9.6-a
    Scenario: A Spell
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Small Breeze (Price 1, one-shot) and Leaf 1 (Price 1)
      When A activates Small Breeze, paying Leaf 1
      Then A's Trash is Small Breeze and Leaf 1
      And A's Spell/Trap Zone is empty

    @EC-9.6-b
    Scenario: A Trap
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Face-Down Zone is Spike Pit (Price 2, one-shot, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      When A activates Spike Pit, paying Leaf 2
      Then A's Trash is Spike Pit and Leaf 2
      And A's Face-Down Zone is empty
      And A's Spell/Trap Zone is empty

    @EC-9.6-c
    Scenario: Not before its effect is done
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And B's Monster Zone is Rock 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 4
      Then before A chooses, A's Trash is empty
      When A chooses Rock 4
      Then A's Trash is Lightning Bolt and Leaf 4

    @EC-9.6-d @EC-R29:a
    Scenario: Of two one-shots the first is there while the second is carried out
      Small Breeze: Draw 1 card.
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Small Breeze (Price 1), Lightning Bolt (Price 4), Leaf 1 (Price 1) and Leaf 4 (Price 4)
      And B's Monster Zone is Rock 4 and Wave 4
      When A plays Small Breeze and Lightning Bolt together, paying Leaf 1 and Leaf 4, resolving Small Breeze first
      Then before A chooses, A's Trash is Small Breeze
      When A chooses Rock 4
      Then A's Trash is Small Breeze, Lightning Bolt, Leaf 1 and Leaf 4

  @EC-9.7 @lines-103
  Rule: A card that has paid goes to the Trash

    @EC-9.7-a
    Scenario Outline: For a monster, for a one-shot Spell and for a one-shot Trap
      Given a game of Element Clash
      And A's hand is Wave 2 (Price 2), Fresh Wind (Price 2), Leaf 1 (Price 1) and Rock 1 (Price 1)
      And A's Face-Down Zone is Still Water (Price 2, set on turn 1)
      When A <plays>, paying Leaf 1 and Rock 1
      Then A's Trash is <trash>
      And A's Payment Zone is empty

      Examples:
        | case | plays                 | trash                          |
        | 1    | summons Wave 2        | Leaf 1 and Rock 1              |
        | 2    | activates Fresh Wind  | Fresh Wind, Leaf 1 and Rock 1  |
        | 3    | activates Still Water | Still Water, Leaf 1 and Rock 1 |

    @EC-9.7-b @EC-R29:a
    Scenario Outline: For a Spell and a Trap that stay
      Given a game of Element Clash
      And A's hand is Fire Banner (Price 3), Leaf 1 (Price 1) and Leaf 2 (Price 2)
      And A's Face-Down Zone is War Totem (Price 3, set on turn 1)
      When A activates <card>, paying Leaf 1 and Leaf 2
      Then A's Trash is Leaf 1 and Leaf 2
      And A's Payment Zone is empty

      Examples:
        | case | card        |
        | 1    | Fire Banner |
        | 2    | War Totem   |

  @EC-9.8 @lines-104 @lines-280
  Rule: An Equip that has lost its monster goes to the Trash

    @EC-9.8-a
    Scenario: When its monster falls in combat
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And B's Monster Zone is Flame 1 (Power 200)
      And B's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Flame 1     |
      When A announces the Battle Phase
      And A attacks Flame 1 with Volt 4
      Then B's Trash is Flame 1 and Iron Helm
      And B's Spell/Trap Zone is empty

    @EC-9.8-b
    Scenario: When its monster falls in the other player's effect
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And B's Monster Zone is Flame 1 and Wave 1
      And B's Spell/Trap Zone is:
        | card        | equipped_to |
        | Iron Helm   | Flame 1     |
        | Thorn Crown | Wave 1      |
      When A activates Lightning Bolt, paying Leaf 4
      And A chooses Flame 1
      Then B's Trash is Flame 1 and Iron Helm
      And B's Spell/Trap Zone is Thorn Crown

    @EC-9.8-c
    Scenario: When A's monster falls by an effect of B's
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And B is the active player
      And A's Monster Zone is Flame 1
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Flame 1     |
      And B's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      When B activates Lightning Bolt, paying Leaf 4
      Then A's Trash is Flame 1 and Iron Helm
      And A's Spell/Trap Zone is empty
