@EC-25
Feature: 25. Monsters in combat ("Pertarungan Monster")
  Power against Power. Between the elements of these monsters there is no advantage.

  @EC-25.1 @lines-231
  Rule: When a monster attacks a monster, their Powers are compared

    @EC-25.1-a
    Scenario: An Equip of the attacker counts
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And A's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      And B's Monster Zone is Flame 5 (Power 600)
      When A announces the Battle Phase
      And A attacks Flame 5 with Volt 4
      Then B's Trash is Flame 5
      And A's Monster Zone is Volt 4

    @EC-25.1-b
    Scenario: An Equip of the defender counts
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And A's Monster Zone is Volt 5 (Power 600)
      And B's Monster Zone is Flame 4 (Power 500)
      And B's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Flame 4     |
      When A announces the Battle Phase
      And A attacks Flame 4 with Volt 5
      Then A's Trash is Volt 5
      And B's Monster Zone is Flame 4

    @EC-25.1-c
    Scenario: Without the Equip the printed Powers decide
      Given a game of Element Clash
      And A's Monster Zone is Volt 5 (Power 600)
      And B's Monster Zone is Flame 4 (Power 500)
      When A announces the Battle Phase
      And A attacks Flame 4 with Volt 5
      Then B's Trash is Flame 4
      And A's Monster Zone is Volt 5

    @EC-25.1-d
    Scenario: What a monster says for its attack counts in this combat
      Berserker: When this monster attacks: this card gets Power +100 for this battle.
      Given a game of Element Clash
      And a card Volt Cub: monster, Price 3, Electric, Power 450
      And A's Monster Zone is Berserker (Fire, Power 400)
      And B's Monster Zone is Volt Cub (Electric, Power 450)
      When A announces the Battle Phase
      And A attacks Volt Cub with Berserker
      Then B's Trash is Volt Cub
      And Berserker has Power 400

    @EC-25.1-h @EC-R2:a @EC-R17:a
    Scenario: What counts for one battle is over when the attack has been stopped
      Berserker: When this monster attacks: this card gets Power +100 for this battle.
      Shield Net: Only when the opponent attacks. The attack ends without a result.
      Given a game of Element Clash
      And A's Monster Zone is Berserker (Fire, Power 400)
      And B's Face-Down Zone is Shield Net (Price 1, set on turn 1)
      And B's hand is Leaf 1 (Price 1)
      And B has 3 Life
      When A announces the Battle Phase
      And A attacks directly with Berserker
      And B responds with Shield Net, paying Leaf 1
      Then B has 3 Life
      And Berserker has Power 400

    @EC-25.1-e
    Scenario: Nobody loses Life when monsters fight
      Given a game of Element Clash
      And A has 3 Life
      And A's Monster Zone is Volt 6 (Power 700)
      And B has 3 Life
      And B's Monster Zone is Flame 1 (Power 200)
      When A announces the Battle Phase
      And A attacks Flame 1 with Volt 6
      Then B's Trash is Flame 1
      And A has 3 Life
      And B has 3 Life

    @EC-25.1-f
    Scenario Outline: What a Spell has added counts
      Fire Banner: All Fire monsters of yours get Power +100.
      Battle Song: All monsters of yours get Power +100 until the end of the turn.
      Given a game of Element Clash
      And A's Monster Zone is Flame 4 (Fire, Power 500)
      And A's hand is <spell> and <payment>
      And B's Monster Zone is Flame Lynx (Fire, Power 550)
      When A activates <spell>, paying <payment>
      And A announces the Battle Phase
      And A attacks Flame Lynx with Flame 4
      Then A's Monster Zone is Flame 4
      And B's Trash is Flame Lynx

      Examples: one that stays, and one for the turn
        | case | spell                 | payment          |
        | 1    | Fire Banner (Price 3) | Leaf 3 (Price 3) |
        | 2    | Battle Song (Price 2) | Leaf 2 (Price 2) |

    @EC-25.1-g
    Scenario: An Equip of B's attacker counts as well
      Iron Helm: The equipped monster gets Power +150.
      Given a game of Element Clash
      And B is the active player
      And A's Monster Zone is Flame 5 (Power 600)
      And B's Monster Zone is Volt 4 (Power 500)
      And B's Spell/Trap Zone is:
        | card      | equipped_to |
        | Iron Helm | Volt 4      |
      When B announces the Battle Phase
      And B attacks Flame 5 with Volt 4
      Then A's Trash is Flame 5
      And B's Monster Zone is Volt 4

  @EC-25.2 @lines-233
  Rule: The monster with the lower Power is destroyed

    @EC-25.2-a
    Scenario Outline: A little below and a little above
      Given a game of Element Clash
      And a card Stray: monster, Price 4, Fire, Power <power>
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is Stray (Fire)
      When A announces the Battle Phase
      And A attacks Stray with Volt 4
      Then A's Monster Zone is <own>
      And B's Monster Zone is <other>

      Examples:
        | case | power | own    | other |
        | 1    | 499   | Volt 4 | empty |
        | 2    | 501   | empty  | Stray |

    @EC-25.2-b
    Scenario: The same when B attacks
      Given a game of Element Clash
      And B is the active player
      And A's Monster Zone is Volt 3 (Power 400)
      And B's Monster Zone is Flame 4 (Power 500)
      When B announces the Battle Phase
      And B attacks Volt 3 with Flame 4
      Then A's Trash is Volt 3
      And B's Monster Zone is Flame 4

    @EC-25.2-c
    Scenario: What it says for its destruction is carried out
      Bomb Beetle: When this card is destroyed: the opponent loses 1 Life.
      Given a game of Element Clash
      And A has 3 Life
      And A's Monster Zone is Wave 4 (Power 500)
      And B's Monster Zone is Bomb Beetle (Power 200)
      When A announces the Battle Phase
      And A attacks Bomb Beetle with Wave 4
      Then B's Trash is Bomb Beetle
      And A has 2 Life

  @EC-25.3 @lines-234
  Rule: With equal Power both monsters are destroyed

    @EC-25.3-a
    Scenario Outline: Equal, and one below and one above
      Given a game of Element Clash
      And a card Stray: monster, Price 4, Plant, Power <power>
      And A's Monster Zone is Volt 4 (Electric, Power 500)
      And B's Monster Zone is Stray (Plant)
      When A announces the Battle Phase
      And A attacks Stray with Volt 4
      Then A's Monster Zone is <own>
      And B's Monster Zone is <other>
      And A's Trash is <own trash>
      And B's Trash is <other trash>

      Examples:
        | case | power | own    | other | own trash | other trash |
        | 1    | 499   | Volt 4 | empty | empty     | Stray       |
        | 2    | 500   | empty  | empty | Volt 4    | Stray       |
        | 3    | 501   | empty  | Stray | Volt 4    | empty       |

    @EC-25.3-b @EC-R22:a
    Scenario: Both fall, and the active player's effect comes first
      Both players have 1 Life left, so that the first effect decides.
      Bomb Beetle: When this card is destroyed: the opponent loses 1 Life.
      Given a game of Element Clash
      And A has 1 Life
      And A's Monster Zone is Bomb Beetle (Power 200)
      And B has 1 Life
      And B's Monster Zone is Bomb Beetle (Power 200)
      When A announces the Battle Phase
      And A attacks B's Bomb Beetle with A's Bomb Beetle
      Then A wins the game
