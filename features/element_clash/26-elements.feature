@EC-26
Feature: 26. Elements ("Keunggulan Elemen")
  Five elements in a ring, each strong against the next, and what that is worth in combat.

  @EC-26.1 @lines-237
  Rule: Every monster has an element

    @EC-26.1-a @EC-R27:a
    Scenario Outline: Each of the five elements counts as itself
      Each of these Spells strengthens the monsters of one element.
      Given a game of Element Clash
      And A's Monster Zone is Volt 3 (Electric, Power 400), Wave 3 (Water, Power 400), Flame 3 (Fire, Power 400) and Leaf 3 (Plant, Power 400)
      And A's hand is <spell> and <payment>
      When A activates <spell>, paying <payment>
      Then Volt 3 has Power <electric>
      And Wave 3 has Power <water>
      And Flame 3 has Power <fire>
      And Leaf 3 has Power <plant>

      Examples:
        | case | spell                  | payment          | electric | water | fire | plant |
        | 1    | Iron Banner (Price 2)  | Rock 2 (Price 2) | 500      | 400   | 400  | 400   |
        | 2    | Royal Banner (Price 6) | Rock 6 (Price 6) | 400      | 500   | 400  | 400   |
        | 3    | Fire Banner (Price 3)  | Rock 3 (Price 3) | 400      | 400   | 500  | 400   |
        | 4    | Great Banner (Price 4) | Rock 4 (Price 4) | 400      | 400   | 400  | 500   |

  @EC-26.2 @lines-238 @definition
  Rule: Some elements are strong against others
    Announces the ring of the next rules and decides nothing itself.

  @EC-26.3 @lines-239 @lines-240
  Rule: The ring is Electric, Water, Fire, Plant, Earth and Electric again, each strong against the next

    @EC-26.3-a
    Scenario Outline: Power 500 attacks Power 550, with every element against every other
      Given a game of Element Clash
      And A's Monster Zone is <attacker> 4 (<element>, Power 500)
      And B's Monster Zone is <defender> Lynx (<against>, Power 550)
      When A announces the Battle Phase
      And A attacks <defender> Lynx with <attacker> 4
      Then A's Monster Zone is <own>
      And B's Monster Zone is <other>

      Examples: the next in the ring falls
        | case | attacker | element  | defender | against  | own     | other |
        | 1    | Volt     | Electric | Wave     | Water    | Volt 4  | empty |
        | 2    | Wave     | Water    | Flame    | Fire     | Wave 4  | empty |
        | 3    | Flame    | Fire     | Leaf     | Plant    | Flame 4 | empty |
        | 4    | Leaf     | Plant    | Rock     | Earth    | Leaf 4  | empty |
        | 5    | Rock     | Earth    | Volt     | Electric | Rock 4  | empty |

      Examples: against the other elements and its own the attacker falls
        | case | attacker | element  | defender | against  | own   | other      |
        | 6    | Volt     | Electric | Volt     | Electric | empty | Volt Lynx  |
        | 7    | Volt     | Electric | Flame    | Fire     | empty | Flame Lynx |
        | 8    | Volt     | Electric | Leaf     | Plant    | empty | Leaf Lynx  |
        | 9    | Volt     | Electric | Rock     | Earth    | empty | Rock Lynx  |
        | 10   | Wave     | Water    | Volt     | Electric | empty | Volt Lynx  |
        | 11   | Wave     | Water    | Wave     | Water    | empty | Wave Lynx  |
        | 12   | Wave     | Water    | Leaf     | Plant    | empty | Leaf Lynx  |
        | 13   | Wave     | Water    | Rock     | Earth    | empty | Rock Lynx  |
        | 14   | Flame    | Fire     | Volt     | Electric | empty | Volt Lynx  |
        | 15   | Flame    | Fire     | Wave     | Water    | empty | Wave Lynx  |
        | 16   | Flame    | Fire     | Flame    | Fire     | empty | Flame Lynx |
        | 17   | Flame    | Fire     | Rock     | Earth    | empty | Rock Lynx  |
        | 18   | Leaf     | Plant    | Volt     | Electric | empty | Volt Lynx  |
        | 19   | Leaf     | Plant    | Wave     | Water    | empty | Wave Lynx  |
        | 20   | Leaf     | Plant    | Flame    | Fire     | empty | Flame Lynx |
        | 21   | Leaf     | Plant    | Leaf     | Plant    | empty | Leaf Lynx  |
        | 22   | Rock     | Earth    | Wave     | Water    | empty | Wave Lynx  |
        | 23   | Rock     | Earth    | Flame    | Fire     | empty | Flame Lynx |
        | 24   | Rock     | Earth    | Leaf     | Plant    | empty | Leaf Lynx  |
        | 25   | Rock     | Earth    | Rock     | Earth    | empty | Rock Lynx  |

  @EC-26.4 @lines-242
  Rule: Electric is strong against Water

    @EC-26.4-a
    Scenario Outline: Electric against Water, and against Fire
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is <defender> Lynx (<element>, Power 550)
      When A announces the Battle Phase
      And A attacks <defender> Lynx with Volt 4
      Then A's Trash is <own>
      And B's Trash is <other>

      Examples:
        | case | defender | element | own    | other     |
        | 1    | Wave     | Water   | empty  | Wave Lynx |
        | 2    | Flame    | Fire    | Volt 4 | empty     |

  @EC-26.5 @lines-243
  Rule: Water is strong against Fire

    @EC-26.5-a
    Scenario Outline: Water against Fire, and against Plant
      Given a game of Element Clash
      And A's Monster Zone is Wave 4 (Water, Power 500)
      And B's Monster Zone is <defender> Lynx (<element>, Power 550)
      When A announces the Battle Phase
      And A attacks <defender> Lynx with Wave 4
      Then A's Trash is <own>
      And B's Trash is <other>

      Examples:
        | case | defender | element | own    | other      |
        | 1    | Flame    | Fire    | empty  | Flame Lynx |
        | 2    | Leaf     | Plant   | Wave 4 | empty      |

  @EC-26.6 @lines-244
  Rule: Fire is strong against Plant

    @EC-26.6-a
    Scenario Outline: Fire against Plant, and against Earth
      Given a game of Element Clash
      And A's Monster Zone is Flame 4 (Fire, Power 500)
      And B's Monster Zone is <defender> Lynx (<element>, Power 550)
      When A announces the Battle Phase
      And A attacks <defender> Lynx with Flame 4
      Then A's Trash is <own>
      And B's Trash is <other>

      Examples:
        | case | defender | element | own     | other     |
        | 1    | Leaf     | Plant   | empty   | Leaf Lynx |
        | 2    | Rock     | Earth   | Flame 4 | empty     |

  @EC-26.7 @lines-245
  Rule: Plant is strong against Earth

    @EC-26.7-a
    Scenario Outline: Plant against Earth, and against Electric
      Given a game of Element Clash
      And A's Monster Zone is Leaf 4 (Plant, Power 500)
      And B's Monster Zone is <defender> Lynx (<element>, Power 550)
      When A announces the Battle Phase
      And A attacks <defender> Lynx with Leaf 4
      Then A's Trash is <own>
      And B's Trash is <other>

      Examples:
        | case | defender | element  | own    | other     |
        | 1    | Rock     | Earth    | empty  | Rock Lynx |
        | 2    | Volt     | Electric | Leaf 4 | empty     |

  @EC-26.8 @lines-246
  Rule: Earth is strong against Electric

    @EC-26.8-a
    Scenario Outline: Earth against Electric, and against Water
      Given a game of Element Clash
      And A's Monster Zone is Rock 4 (Earth, Power 500)
      And B's Monster Zone is <defender> Lynx (<element>, Power 550)
      When A announces the Battle Phase
      And A attacks <defender> Lynx with Rock 4
      Then A's Trash is <own>
      And B's Trash is <other>

      Examples:
        | case | defender | element  | own    | other     |
        | 1    | Volt     | Electric | empty  | Volt Lynx |
        | 2    | Wave     | Water    | Rock 4 | empty     |

  @EC-26.9 @lines-247
  Rule: A monster that is strong against the other has 100 Power more in that combat

    @EC-26.9-a
    Scenario Outline: 500 and 100 are 600
      Given a game of Element Clash
      And a card Pool: monster, Price 4, Water, Power <power>
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is Pool (Water)
      When A announces the Battle Phase
      And A attacks Pool with Volt 4
      Then A's Monster Zone is <own>
      And B's Monster Zone is <other>

      Examples: one below, equal and one above
        | case | power | own    | other |
        | 1    | 599   | Volt 4 | empty |
        | 2    | 600   | empty  | empty |
        | 3    | 601   | empty  | Pool  |

      Examples: where the printed Powers are equal
        | case | power | own    | other |
        | 4    | 500   | Volt 4 | empty |

    @EC-26.9-b
    Scenario: After the combat the Power is as before
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is Wave Lynx (Water, Power 550)
      When A announces the Battle Phase
      And A attacks Wave Lynx with Volt 4
      Then B's Trash is Wave Lynx
      And Volt 4 has Power 500

    @EC-26.9-c
    Scenario: The weaker element loses nothing
      Given a game of Element Clash
      And a card Pool: monster, Price 4, Water, Power 650
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is Pool (Water, Power 650)
      When A announces the Battle Phase
      And A attacks Pool with Volt 4
      Then A's Trash is Volt 4
      And B's Monster Zone is Pool

    @EC-26.9-d @EC-R7:a
    Scenario Outline: A defender that is strong against the attacker has it too
      Given a game of Element Clash
      And a card Pool: monster, Price 4, Water, Power <power>
      And A's Monster Zone is Pool (Water)
      And B's Monster Zone is Volt 4 (Electric, Power 500)
      When A announces the Battle Phase
      And A attacks Volt 4 with Pool
      Then A's Monster Zone is <own>
      And B's Monster Zone is <other>

      Examples: one below, equal and one above 600
        | case | power | own   | other  |
        | 1    | 599   | empty | Volt 4 |
        | 2    | 600   | empty | empty  |
        | 3    | 601   | Pool  | empty  |

    @EC-26.9-e @EC-R7:b
    Scenario Outline: A defender has no bonus
      Given a game of Element Clash
      And a card Pool: monster, Price 4, Water, Power <power>
      And A's Monster Zone is Pool (Water)
      And B's Monster Zone is Volt 4 (Electric, Power 500)
      When A announces the Battle Phase
      And A attacks Volt 4 with Pool
      Then A's Monster Zone is <own>
      And B's Monster Zone is <other>

      Examples: one below, equal and one above 500
        | case | power | own   | other  |
        | 1    | 499   | empty | Volt 4 |
        | 2    | 500   | empty | empty  |
        | 3    | 501   | Pool  | empty  |

    @EC-26.9-f
    Scenario Outline: It comes on top of what an Equip adds
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And a card Pool: monster, Price 4, Water, Power <power>
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      And B's Monster Zone is Pool (Water)
      When A announces the Battle Phase
      And A attacks Pool with Volt 4
      Then A's Monster Zone is <own>
      And B's Monster Zone is <other>

      Examples: 500 and 150 and 100 are 750
        | case | power | own    | other |
        | 1    | 749   | Volt 4 | empty |
        | 2    | 750   | empty  | empty |
        | 3    | 751   | empty  | Pool  |

    @EC-26.9-g
    Scenario: B's monster has it too when B attacks
      Given a game of Element Clash
      And B is the active player
      And A's Monster Zone is Wave Lynx (Water, Power 550)
      And B's Monster Zone is Volt 4 (Electric, Power 500)
      When B announces the Battle Phase
      And B attacks Wave Lynx with Volt 4
      Then A's Trash is Wave Lynx
      And B's Monster Zone is Volt 4

  @EC-26.10 @lines-249-251
  Rule: Example: Electric with 500 counts 600 against Water with 550, and Water is destroyed

    @EC-26.10-a
    Scenario: 500 against 550
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is Wave Lynx (Water, Power 550)
      When A announces the Battle Phase
      And A attacks Wave Lynx with Volt 4
      Then A's Monster Zone is Volt 4
      And B's Monster Zone is empty
      And B's Trash is Wave Lynx

    @EC-26.10-b
    Scenario: Without the advantage 550 wins
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is Volt Lynx (Electric, Power 550)
      When A announces the Battle Phase
      And A attacks Volt Lynx with Volt 4
      Then A's Trash is Volt 4
      And B's Monster Zone is Volt Lynx
