@ECB-2
Feature: 2. The goal of the game ("Goal of the Game")
  Damage empties a Spellbook, and an empty Spellbook loses at the next draw.

  @ECB-2.2 @lines-6.1
  Rule: The Spellbook of the opponent is to be emptied by Creatures and Spells
    The deck of a player is called the Spellbook. What ends the game is told by ECB-2.7: emptying it is the way there.

    @ECB-2.2-a
    Scenario: The last cards go and the game is not over yet
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Merman and Statue
      When A attacks B with Salamander
      Then B's Spellbook is empty
      And B's Archive is Merman and Statue
      And the game goes on
      And it is A's Main-Phase

    @ECB-2.2-b
    Scenario: An emptied Spellbook loses at its owner's next draw
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Merman and Statue
      When A attacks B with Salamander
      And A ends the Main-Phase
      Then A wins the game

  @ECB-2.4 @lines-6.2
  Rule: The players take turns, and the one whose turn it is plays and attacks

    @ECB-2.4-a
    Scenario: One turn after the other
      Given a game of Elemental Clash
      And it is turn 8
      When A ends the Main-Phase
      Then B is the active player
      And it is turn 9
      When B ends the Main-Phase
      Then A is the active player
      And it is turn 10

    @ECB-2.4-b
    Scenario Outline: Only the player whose turn it is plays a Creature
      Given a game of Elemental Clash
      And <active> is the active player
      And A's hand is Troll Grunt
      And A has a pile of Venus Stone
      And B's hand is Venus Toad
      And B has a pile of Venus Stone
      When <who> tries to play <card> on pile 1
      Then it is <verdict>
      And A's hand has <a>
      And B's hand has <b>

      Examples:
        | case | active | who | card        | verdict                    | a       | b       |
        | 1    | A      | A   | Troll Grunt | accepted                   | 0 cards | 1 card  |
        | 2    | A      | B   | Venus Toad  | refused: not_your_decision | 1 card  | 1 card  |
        | 3    | B      | B   | Venus Toad  | accepted                   | 1 card  | 0 cards |
        | 4    | B      | A   | Troll Grunt | refused: not_your_decision | 1 card  | 1 card  |

    @ECB-2.4-c
    Scenario Outline: Only the player whose turn it is attacks
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      And B's ATK-Zone is Troll Grunt (ATK 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When <who> tries to attack <whom> with <card>
      Then it is <verdict>
      And A's Spellbook has <a>
      And B's Spellbook has <b>

      Examples:
        | case | who | whom | card        | verdict                    | a       | b       |
        | 1    | A   | B    | Salamander  | accepted                   | 3 cards | 1 card  |
        | 2    | B   | A    | Troll Grunt | refused: not_your_decision | 3 cards | 3 cards |

  @ECB-2.5 @lines-6.3 @lines-43.2
  Rule: For each point of damage the damaged player puts the top card of the own Spellbook into the own Archive

    @ECB-2.5-a
    Scenario Outline: One, two and three points
      Given a game of Elemental Clash
      And A's ATK-Zone is <attacker>
      And B's Spellbook, from the top, is Merman, Statue, Troll Grunt and Jackal
      When A attacks B with <attacker>
      Then B's Archive is <archive>
      And B's Spellbook, from the top, is <rest>
      And A's Archive is empty

      Examples:
        | case | attacker               | archive                        | rest                           |
        | 1    | Goblin Warrior (ATK 1) | Merman                         | Statue, Troll Grunt and Jackal |
        | 2    | Salamander (ATK 2)     | Merman and Statue              | Troll Grunt and Jackal         |
        | 3    | Sea Serpent (ATK 4)    | Merman, Statue, Troll Grunt and Jackal | empty                  |

    @ECB-2.5-b
    Scenario: The other player is damaged
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2)
      And A's Spellbook, from the top, is Merman, Statue and Troll Grunt
      And B's Spellbook is Jackal
      When B attacks A with Salamander
      Then A's Archive is Merman and Statue
      And A's Spellbook is Troll Grunt
      And B's Archive is empty
      And B's Spellbook is Jackal

    @ECB-2.5-c
    Scenario: Two attacks, each takes its own cards
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2) and Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Merman, Statue, Troll Grunt and Jackal
      When A attacks B with Goblin Warrior
      Then B's Archive is Merman
      When A attacks B with Salamander
      Then B's Archive is Merman, Statue and Troll Grunt
      And B's Spellbook is Jackal

    @ECB-2.5-d
    Scenario: No ATK, no card
      Given a game of Elemental Clash
      And A's ATK-Zone is Statue (ATK 0)
      And B's Spellbook is Merman and Jackal
      When A attacks B with Statue
      Then B's Spellbook, from the top, is Merman and Jackal
      And A's ATK-Zone is:
        | card   | attacked |
        | Statue | yes      |

  @ECB-2.6 @lines-6.3
  Rule: It does not matter whether a Creature or a Spell deals the damage

    @ECB-2.6-a
    Scenario Outline: A Spell at either player
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Mars Stone
      And <who>'s hand is Scorch
      And <whom>'s Spellbook, from the top, is Merman, Statue and Troll Grunt
      When <who> plays Scorch on pile 1, targeting <whom>
      Then <whom>'s Archive is Merman and Statue
      And <whom>'s Spellbook is Troll Grunt

      Examples:
        | case | who | whom |
        | 1    | A   | B    |
        | 2    | B   | A    |

    @ECB-2.6-b
    Scenario: Damage to a Creature takes no card from its player
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B's Spellbook is Merman, Statue and Jackal
      When A plays Scorch on pile 1, targeting Troll Grunt
      Then Troll Grunt has DEF 1
      And B's Spellbook has 3 cards
      And B's Archive is empty

    @ECB-2.6-c
    Scenario: A player may be the target of an own Spell
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And A's Spellbook, from the top, is Merman, Statue and Troll Grunt
      And B's Spellbook is Jackal
      When A plays Scorch on pile 1, targeting A
      Then A's Archive is Merman and Statue
      And B's Spellbook is Jackal

  @ECB-2.7 @lines-6.4
  Rule: A player who has to draw and cannot has lost at once

    @ECB-2.7-a
    Scenario Outline: The draw of the Draw-Phase, with no card and with one
      Given a game of Elemental Clash
      And B's hand is empty
      And B's Spellbook is <spellbook>
      When A ends the Main-Phase
      Then <end>

      Examples:
        | case | spellbook | end                 |
        | 1    | empty     | A wins the game     |
        | 2    | Merman    | B's hand is Merman  |

    @ECB-2.7-b
    Scenario Outline: A draw of a Spell, with no card and with enough
      Wave of Wisdom: Draw 2 cards.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone and Mercury Stone
      And A's hand is Wave of Wisdom
      And A's Spellbook is <spellbook>
      When A plays Wave of Wisdom on pile 1
      Then <end>

      Examples:
        | case | spellbook         | end                            |
        | 1    | empty             | B wins the game                |
        | 2    | Merman and Statue | A's hand is Merman and Statue  |

    @ECB-2.7-c
    Scenario: Drawing the last card is no loss
      Wave of Wisdom: Draw 2 cards.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone and Mercury Stone
      And A's hand is Wave of Wisdom
      And A's Spellbook is Merman and Statue
      When A plays Wave of Wisdom on pile 1
      Then A's Spellbook is empty
      And the game goes on

    @ECB-2.7-d @ECB-R40:a
    Scenario: Two cards are to be drawn and there is one
      Wave of Wisdom: Draw 2 cards.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone and Mercury Stone
      And A's hand is Wave of Wisdom
      And A's Spellbook is Merman
      When A plays Wave of Wisdom on pile 1
      Then B wins the game
      And A's hand is Merman

    @ECB-2.7-e
    Scenario: Nothing is done any more after that
      Given a game of Elemental Clash
      And A's Spellbook is Merman and Statue
      And A's ATK-Zone is Salamander
      And B's Spellbook is empty
      When A ends the Main-Phase
      And A tries to attack B with Salamander
      Then it is refused: game_over
      And A wins the game

    @ECB-2.7-f
    Scenario: An attack while it goes on
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander
      And B's Spellbook is empty
      When A tries to attack B with Salamander
      Then it is accepted
      And the game goes on

    @ECB-2.7-g @ECB-R30:a
    Scenario Outline: Both have to draw and neither can: the active player says who draws first
      Flood: Each player draws 2 cards.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Mercury Stone
      And <who>'s hand is Flood
      And A's Spellbook is <a>
      And B's Spellbook is empty
      When <who> plays Flood on pile 1
      And <who> chooses <first>
      Then <winner> wins the game

      Examples:
        | case | who | a      | first | winner |
        | 1    | A   | empty  | A     | B      |
        | 2    | A   | empty  | B     | A      |
        | 3    | A   | Merman | B     | A      |
        | 4    | B   | empty  | A     | B      |
        | 5    | B   | empty  | B     | A      |
