@EC-7
Feature: 7. The Spell/Trap Zone ("Zona Spell/Trap")
  Where Spells and Traps lie that stay on the field.

  @EC-7.1 @lines-87
  Rule: The Spell/Trap Zone holds Spells and Traps that are active or lie on the field

    @EC-7.1-a
    Scenario Outline: Both players see the cards there
      Given a game of Element Clash
      And A's Spell/Trap Zone is Fire Banner and War Totem
      And B's Spell/Trap Zone is Filler Spell 1
      Then <viewer> sees Fire Banner and War Totem in A's Spell/Trap Zone
      And <viewer> sees Filler Spell 1 in B's Spell/Trap Zone

      Examples:
        | case | viewer |
        | 1    | A      |
        | 2    | B      |

    @EC-7.1-b
    Scenario: A Spell that stays comes to the Spell/Trap Zone of the player who activates it
      Fire Banner: All Fire monsters of yours get Power +100.
      Given a game of Element Clash
      And A's hand is Fire Banner (Price 3, Continuous) and Leaf 3 (Price 3)
      When A activates Fire Banner, paying Leaf 3
      Then A's Spell/Trap Zone is Fire Banner
      And A's hand is empty
      And B's Spell/Trap Zone is empty

  @EC-7.2 @lines-88
  Rule: Continuous and Equip cards stay there for as long as they are active

    @EC-7.2-a
    Scenario: They are there and at work in a later turn
      Fire Banner: All Fire monsters of yours get Power +100.
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And A's Monster Zone is Flame 4 (Power 500)
      And A's hand is Fire Banner (Price 3), Leaf 3 (Price 3), Iron Helm (Price 2) and Leaf 2 (Price 2)
      When A activates Fire Banner, paying Leaf 3
      And A activates Iron Helm on Flame 4, paying Leaf 2
      And A ends the turn
      And B ends the turn
      Then A's Spell/Trap Zone is Fire Banner and Iron Helm
      And Flame 4 has Power 750
