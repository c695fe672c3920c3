@ECB-11
Feature: 11. Spells ("Spells")
  Normal Spells, Flash-Spells and Permanent-Spells: when they are played, where they lie, and how long they last.

  @ECB-11.4 @lines-52.2
  Rule: Once a Spell is placed on its pile, what is written on it happens

    @ECB-11.4-a
    Scenario: Two Spells, two effects
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A has a pile of Mars Stone
      And A's hand is Shattering Wave and Battle Cry
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Merman, Statue and Jackal
      When A plays Shattering Wave on pile 1
      Then B's Spellbook has 1 card
      When A plays Battle Cry on pile 2, targeting Salamander
      Then Salamander has ATK 4

    @ECB-11.4-b
    Scenario Outline: It aims at what it names
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Battle Cry
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Archive is Troll Grunt
      When A tries to play Battle Cry on pile 1, targeting <target>
      Then it is <verdict>
      And Salamander has ATK <atk>

      Examples:
        | case | target      | verdict                 | atk |
        | 1    | Salamander  | accepted                | 4   |
        | 2    | Troll Grunt | refused: no_such_target | 2   |
        | 3    | B           | refused: no_such_target | 2   |

    @ECB-11.4-c
    Scenario Outline: One target where it names one
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Battle Cry
      And A's ATK-Zone is Salamander (ATK 2) and Jackal (ATK 3)
      When A tries to play Battle Cry on pile 1, targeting <targets>
      Then it is <verdict>
      And Salamander has ATK <atk>

      Examples:
        | case | targets               | verdict               | atk |
        | 1    | Salamander            | accepted              | 4   |
        | 2    | Salamander and Jackal | refused: wrong_number | 2   |

    @ECB-11.4-d @ECB-R55:a
    Scenario: A target there is has to be named
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Battle Cry
      And A's ATK-Zone is Salamander (ATK 2) and Jackal (ATK 3)
      When A tries to play Battle Cry on pile 1
      Then it is refused: wrong_number
      And A's hand is Battle Cry

    @ECB-11.4-e @ECB-R55:a
    Scenario: Without any target it is not played
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Battle Cry
      And A's Archive is Salamander
      When A tries to play Battle Cry on pile 1
      Then it is refused: no_such_target
      And A's hand is Battle Cry
      And A can play nothing

    @ECB-11.4-f
    Scenario: The other player's Spell
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is Battle Cry
      And A's ATK-Zone is Jackal (ATK 3)
      And B's DEF-Zone is Salamander (ATK 2)
      When B plays Battle Cry on pile 1, targeting Salamander
      Then Salamander has ATK 4
      And Jackal has ATK 3

  @ECB-11.5 @lines-54.1
  Rule: A normal Spell is played in its owner's Main-Phase

    @ECB-11.5-a
    Scenario Outline: A normal Spell in three phases
      Given a game of Elemental Clash
      And it is <phase>
      And A's piles are:
        | position | stones        | occupant    |
        | 1        | Mercury Stone | -           |
        | 2        | Venus Stone   | Troll Grunt |
      And A's hand is Shattering Wave (Normal)
      And B's Spellbook is Merman, Statue and Jackal
      When A tries to play Shattering Wave on pile 1
      Then it is <verdict>
      And B's Spellbook has <cards>

      Examples:
        | case | phase             | verdict  | cards   |
        | 1    | A's Main-Phase    | accepted | 1 card  |
        | 2    | A's Standby-Phase | refused  | 3 cards |
        | 3    | B's Main-Phase    | refused  | 3 cards |

    @ECB-11.5-b
    Scenario: A normal Spell answers nothing in the other player's turn
      Wither: A chosen Creature gets -2 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (DEF 3)
      And B has a pile of Mercury Stone
      And B's hand is Wither (Normal)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      And B tries to respond with Wither on Salamander
      Then it is refused
      And Salamander has DEF 3
      And B's hand is Wither

    @ECB-11.5-c @ECB-R3:a
    Scenario: In the own Main-Phase it may answer, also during an attack
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Battle Cry (Normal)
      And B's ATK-Zone is Boulder Spirit (DEF 5)
      When A attacks Boulder Spirit with Salamander
      And A responds with Battle Cry on Salamander
      Then Boulder Spirit has DEF 1

    @ECB-11.5-d @ECB-R3:b
    Scenario: It never answers
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Battle Cry (Normal)
      And B's ATK-Zone is Boulder Spirit (DEF 5)
      When A attacks Boulder Spirit with Salamander
      And A tries to respond with Battle Cry on Salamander
      Then it is refused: not_flash
      And Boulder Spirit has DEF 3

    @ECB-11.5-e
    Scenario: A Flash-Spell does
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Mars Rage (Flash)
      And B's ATK-Zone is Statue (DEF 4)
      When A attacks Statue with Salamander
      And A responds with Mars Rage on Salamander
      Then B's Archive is Statue

    @ECB-11.5-f
    Scenario: A Creature never answers
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Goblin Warrior
      And B's ATK-Zone is Boulder Spirit (DEF 5)
      And B has a pile of Venus Stone
      And B's hand is Hardening
      When A attacks Boulder Spirit with Salamander
      And B responds with Hardening on Boulder Spirit
      And A tries to respond with Goblin Warrior
      Then it is refused
      And A's hand is Goblin Warrior

    @ECB-11.5-g
    Scenario: When the attack is over it is played
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Goblin Warrior
      And B's ATK-Zone is Boulder Spirit (DEF 5)
      When A attacks Boulder Spirit with Salamander
      And A tries to play Goblin Warrior on pile 1
      Then it is accepted
      And Goblin Warrior is on A's pile 1

    @ECB-11.5-h
    Scenario: Nor does a stone
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Venus Stone
      And B's ATK-Zone is Boulder Spirit (DEF 5)
      And B has a pile of Venus Stone
      And B's hand is Hardening
      When A attacks Boulder Spirit with Salamander
      And B responds with Hardening on Boulder Spirit
      And A tries to respond with Venus Stone on pile 1
      Then it is refused
      And A's pile 1 is Mars Stone
      When A plays Venus Stone on a new pile
      Then A has 2 piles

  @ECB-11.6 @lines-54.1
  Rule: Its effects end with the turn, unless the card gives another duration

    @ECB-11.6-a
    Scenario Outline: A Spell that says nothing, and one that does
      Given a game of Elemental Clash
      And A has a pile of <stone>
      And A's hand is <spell>
      And A's ATK-Zone is Salamander (ATK 2)
      When A plays <spell> on pile 1, targeting Salamander
      Then Salamander has ATK <now>
      When A ends the Main-Phase
      Then Salamander has ATK <later>
      And <spell> is on A's pile 1

      Examples:
        | case | stone       | spell                  | now | later |
        | 1    | Mars Stone  | Battle Cry (Normal)    | 4   | 2     |
        | 2    | Venus Stone | Iron Training (Normal) | 3   | 3     |

    @ECB-11.6-b
    Scenario: It lasts through the whole turn
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is Battle Cry
      And B's ATK-Zone is Goblin Warrior (ATK 1) and Salamander (ATK 2)
      And A's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5 and Filler 6
      When B plays Battle Cry on pile 1, targeting Goblin Warrior
      And B attacks A with Salamander
      And B attacks A with Goblin Warrior
      Then A's Spellbook has 1 card
      And Goblin Warrior has ATK 3

    @ECB-11.6-c
    Scenario: A lasting bonus goes with the Creature from its pile to its zone and from zone to zone
      Iron Training: A chosen Creature gets +1 ATK.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone with Troll Grunt (ATK 2) on it
      And A has a pile of Venus Stone
      And A's hand is Iron Training
      When A plays Iron Training on pile 2, targeting Troll Grunt
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A places Troll Grunt in the DEF-Zone
      Then Troll Grunt has ATK 3
      When A ends the Main-Phase
      And B ends the Main-Phase
      And A moves Troll Grunt to the ATK-Zone
      Then Troll Grunt has ATK 3

    @ECB-11.6-d
    Scenario: It is lost when the Creature leaves play
      Iron Training: A chosen Creature gets +1 ATK.
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A has a pile of Jupiter Stone
      And A has a pile of Venus Stone with Troll Grunt (ATK 2) on it
      And A has a pile of Venus Stone
      And A's hand is Iron Training and Whirlwind
      When A plays Iron Training on pile 1, targeting Troll Grunt
      And A plays Whirlwind on pile 2, targeting Troll Grunt
      And A plays Troll Grunt on pile 4
      Then Troll Grunt has ATK 2

    @ECB-11.6-e
    Scenario: Several add up
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Iron Training: A chosen Creature gets +1 ATK.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B has a pile of Mars Stone
      And B has a pile of Venus Stone
      And B's hand is Battle Cry, Battle Cry and Iron Training
      And B's ATK-Zone is Salamander (ATK 2)
      When B plays Battle Cry on pile 1, targeting Salamander
      And B plays Battle Cry #2 on pile 2, targeting Salamander
      And B plays Iron Training on pile 3, targeting Salamander
      Then Salamander has ATK 7
      When B ends the Main-Phase
      Then Salamander has ATK 3

    @ECB-11.6-f
    Scenario: So do changes of DEF, up and down
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Wither: A chosen Creature gets -2 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A has a pile of Venus Stone
      And A has a pile of Mercury Stone
      And A's hand is Hardening, Hardening and Wither
      And A's ATK-Zone is Troll Grunt (DEF 3)
      When A plays Hardening on pile 1, targeting Troll Grunt
      And A plays Hardening #2 on pile 2, targeting Troll Grunt
      Then Troll Grunt has DEF 11
      When A plays Wither on pile 3, targeting Troll Grunt
      Then Troll Grunt has DEF 9

    @ECB-11.6-g
    Scenario: They stay with a Creature that is moved to another zone
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Vanguard: Move a chosen Creature of yours in the DEF-Zone to the ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A has a pile of Jupiter Stone
      And A's hand is Battle Cry and Vanguard
      And A's DEF-Zone is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A plays Battle Cry on pile 1, targeting Salamander
      And A plays Vanguard on pile 2, targeting Salamander
      And A attacks B with Salamander
      Then B's Spellbook has 1 card

  @ECB-11.7 @lines-54.2
  Rule: It is put into the Archive in the next Standby-Phase of its player

    @ECB-11.7-a
    Scenario: It blocks its pile until then
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch and Salamander
      When A plays Scorch on pile 1, targeting B
      And A ends the Main-Phase
      And B ends the Main-Phase
      Then A's Archive is Scorch
      When A plays Salamander on pile 1
      Then Salamander is on A's pile 1

  @ECB-11.8 @lines-55.1
  Rule: A Flash-Spell may be played at any time

    @ECB-11.8-a
    Scenario: In the own Main-Phase
      Insight: Draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Insight (Flash)
      And the top card of A's Spellbook is Salamander
      When A plays Insight on pile 1
      Then A's hand is Salamander
      And Insight is on A's pile 1

    @ECB-11.8-b
    Scenario: After an own attack has been declared
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Mars Rage (Flash)
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5 and Filler 6
      When A attacks B with Salamander
      And A responds with Mars Rage on Salamander
      Then B's Spellbook has 1 card

    @ECB-11.8-c @ECB-R39:a
    Scenario: After a Creature has been played, before its Play-Effect
      Wave Courier: Play-Effect: draw 1 card.
      Insight: Draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Wave Courier
      And A's Spellbook is Statue
      And B has a pile of Mercury Stone
      And B's hand is Insight (Flash)
      And the top card of B's Spellbook is Salamander
      When A plays Wave Courier on pile 1
      Then before anyone responds, A's hand is empty
      When B responds with Insight
      Then B's hand is Salamander
      And A's hand is Statue

    @ECB-11.8-d @ECB-R39:a
    Scenario: After a block
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4)
      And B's DEF-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone
      And B's hand is Hardening (Flash)
      When A attacks B with Sea Serpent
      And B blocks with Troll Grunt
      And B responds with Hardening on Troll Grunt
      Then Troll Grunt has DEF 3

    @ECB-11.8-e
    Scenario Outline: Only a Flash-Spell of the hand
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2, DEF 3)
      And B has a pile of Mars Stone
      And B's hand is Flame Dart (Flash)
      And B's Archive is Mars Rage (Flash)
      When A attacks B with Salamander
      And B tries to respond with <spell> on Salamander
      Then it is <verdict>
      And A's Archive is <archive>

      Examples:
        | case | spell      | verdict  | archive    |
        | 1    | Flame Dart | accepted | Salamander |
        | 2    | Mars Rage  | refused  | empty      |

    @ECB-11.8-f @ECB-R39:a
    Scenario: After a Creature without any effect has been played
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Troll Grunt (DEF 3)
      And B has a pile of Mars Stone
      And B's hand is Flame Dart (Flash)
      When A plays Troll Grunt on pile 1
      And B responds with Flame Dart on Troll Grunt
      Then A's Archive is Troll Grunt
      And it is A's Main-Phase

    @ECB-11.8-g @ECB-R39:a
    Scenario: After an ability was used, before it happens
      Sparkstone: Once in your Main-Phase: deal 1 damage to a chosen Creature.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Sparkstone
      And B's ATK-Zone is Lightning Spirit (DEF 1)
      And B has a pile of Venus Stone
      And B's hand is Hardening (Flash)
      When A activates Sparkstone, targeting Lightning Spirit
      And B responds with Hardening on Lightning Spirit
      Then B's ATK-Zone is Lightning Spirit
      And Lightning Spirit has DEF 4

    @ECB-11.8-h @ECB-R39:a
    Scenario: After an attack it comes before the decision about blocks
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Goblin Warrior (ATK 1)
      And B has a pile of Mars Stone
      And B's hand is Mars Rage (Flash)
      And A's DEF-Zone is Boulder Spirit (DEF 5)
      When B attacks A with Goblin Warrior
      And B responds with Mars Rage on Goblin Warrior
      Then before A blocks, Goblin Warrior has ATK 4
      When A blocks with Boulder Spirit
      Then Boulder Spirit has DEF 1

    @ECB-11.8-i @ECB-R56:a
    Scenario Outline: Though nothing is to be answered, before the Standby-Phase ends
      Insight: Draw 1 card.
      Given a game of Elemental Clash
      And it is <active>'s Standby-Phase
      And <active>'s ATK-Zone is Salamander
      And <active>'s hand is Merman
      And <who> has a pile of Mercury Stone
      And <who>'s hand is Insight (Flash)
      And the top card of <who>'s Spellbook is Statue
      When <who> responds with Insight
      Then before <active> cycles, <who>'s hand is Statue
      And it is <active>'s Main-Phase

      Examples:
        | case | active | who |
        | 1    | A      | B   |
        | 2    | B      | A   |

    @ECB-11.8-j @ECB-R56:a
    Scenario: Before the Draw-Phase ends
      Insight: Draw 1 card.
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman
      And B has a pile of Mercury Stone
      And B's hand is Insight (Flash)
      And the top card of B's Spellbook is Statue
      When B responds with Insight
      Then B's hand is Statue
      And it is A's Main-Phase

    @ECB-11.8-k @ECB-R56:b
    Scenario: Where nothing is to be answered it is not played in the other player's turn
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman
      And B has a pile of Mercury Stone
      And B's hand is Insight (Flash)
      When B tries to respond with Insight
      Then it is refused: not_your_decision
      And B's hand is Insight
      And it is A's Main-Phase

    @ECB-11.8-l @ECB-R56:a
    Scenario: Before the Main-Phase ends, when nothing is cured yet
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Boulder Spirit (DEF 5, damage 2)
      And A has a pile of Mars Stone
      And A's hand is Flame Dart (Flash)
      When B ends the Main-Phase
      And A responds with Flame Dart on Boulder Spirit
      Then B's Archive is Boulder Spirit
      And A is the active player

    @ECB-11.8-m @ECB-R56:a
    Scenario: Before the End-Phase ends, when everything is cured
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And B is the active player
      And B's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      And B's ATK-Zone is Boulder Spirit (DEF 5, damage 2) and Troll Grunt (DEF 3)
      And A has a pile of Mars Stone
      And A's hand is Flame Dart (Flash)
      When B ends the Main-Phase
      And B discards Filler 8
      And A responds with Flame Dart on Troll Grunt
      Then B's Archive is Troll Grunt and Filler 8
      And B's ATK-Zone is Boulder Spirit
      And A is the active player

    @ECB-11.8-n @ECB-R56:a
    Scenario: The hand is cut down again after it
      Insight: Draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Insight (Flash)
      And the top card of A's Spellbook is Statue
      When A ends the Main-Phase
      And A discards Filler 7
      And A responds with Insight
      Then A's hand has 7 cards
      And B is the active player

    @ECB-11.8-o
    Scenario: Of a hand only Flash-Spells can be played in answer
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander
      And B has a pile of Mars Stone
      And B's hand is Flame Dart (Flash), Scorch (Normal), Ember Shrine (Permanent), Goblin Warrior and Mars Stone
      When A attacks B with Salamander
      Then before B responds, B can play Flame Dart

    @ECB-11.8-p @ECB-R56:a
    Scenario: More than one of them, one after the other
      Insight: Draw 1 card.
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman
      And A's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Mercury Stone
      And B has a pile of Mars Stone
      And B's hand is Insight (Flash)
      And the top card of B's Spellbook is Flame Dart
      When B responds with Insight on pile 1
      And B responds with Flame Dart on pile 2, targeting Troll Grunt
      Then A's Archive is Troll Grunt
      And it is A's Main-Phase

  @ECB-11.9 @lines-55.1
  Rule: Also in the other player's turn

    @ECB-11.9-a
    Scenario Outline: In answer to an attack
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who>'s ATK-Zone is Salamander (DEF 3)
      And <other> has a pile of Mars Stone
      And <other>'s hand is Flame Dart (Flash)
      And <other>'s Spellbook is Filler 1 and Filler 2
      When <who> attacks <other> with Salamander
      And <other> responds with Flame Dart on Salamander
      Then <who>'s Archive is Salamander
      And <other>'s Spellbook has 2 cards
      And Flame Dart is on <other>'s pile 1

      Examples:
        | case | who | other |
        | 1    | A   | B     |
        | 2    | B   | A     |

    @ECB-11.9-b
    Scenario: In answer to a Spell
      Insight: Draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Shattering Wave
      And B has a pile of Mercury Stone
      And B's hand is Insight (Flash)
      And B's Spellbook, from the top, is Salamander, Statue, Jackal and Merman
      When A plays Shattering Wave on pile 1
      And B responds with Insight
      Then B's hand is Salamander
      And B's Archive is Statue and Jackal

  @ECB-11.10 @lines-55.1
  Rule: A suitable pile has to be available for it

    @ECB-11.10-a
    Scenario Outline: The colour and the size of the pile
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of <stones>
      And B's hand is Hardening (Flash, Earth, Level 1)
      When A attacks Troll Grunt with Salamander
      And B tries to respond with Hardening on pile <n>, targeting Troll Grunt
      Then it is <verdict>
      And Troll Grunt has DEF <def>

      Examples:
        | case | stones                     | n | verdict  | def |
        | 1    | Venus Stone                | 1 | accepted | 5   |
        | 2    | Mars Stone and Venus Stone | 1 | refused  | 1   |
        | 3    | Venus Stone                | 2 | refused  | 1   |

    @ECB-11.10-b @ECB-R10:a
    Scenario: A pile with a waiting Creature is not available
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone with Venus Toad on it
      And B has a pile of Mars Stone
      And B's hand is Hardening (Flash)
      When A attacks Troll Grunt with Salamander
      And B tries to respond with Hardening on pile 1, targeting Troll Grunt
      Then it is refused: pile_occupied
      And Troll Grunt has DEF 1

    @ECB-11.10-c @ECB-R10:a
    Scenario: Nor is one with a Spell of this turn
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2) and Goblin Warrior (ATK 1)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone and Venus Stone
      And B's hand is Hardening and Hardening
      When A attacks Troll Grunt with Salamander
      And B responds with Hardening on pile 1, targeting Troll Grunt
      And A attacks Troll Grunt with Goblin Warrior
      And B tries to respond with Hardening #2 on pile 1, targeting Troll Grunt
      Then it is refused
      And Troll Grunt has DEF 4

  @ECB-11.11 @lines-55.2
  Rule: In everything else it is like a normal Spell

    @ECB-11.11-a
    Scenario: It stays on its pile until the next Standby-Phase of its player
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone
      And B's hand is Hardening (Flash)
      When A attacks Troll Grunt with Salamander
      And B responds with Hardening on Troll Grunt
      Then Hardening is on B's pile 1
      When A ends the Main-Phase
      Then B's Archive is Hardening
      And nothing is on B's pile 1

    @ECB-11.11-b
    Scenario: Its effect lasts until the end of the turn
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Mars Rage (Flash)
      When A plays Mars Rage on pile 1, targeting Salamander
      Then Salamander has ATK 5
      When A ends the Main-Phase
      Then Salamander has ATK 2

  @ECB-11.12 @lines-56.1
  Rule: A Permanent-Spell is played in the Main-Phase of its controller only

    @ECB-11.12-a
    Scenario Outline: A Permanent-Spell in three phases
      Given a game of Elemental Clash
      And it is <phase>
      And A's piles are:
        | position | stones        | occupant    |
        | 1        | Mercury Stone | -           |
        | 2        | Venus Stone   | Troll Grunt |
      And A's hand is Dusk Well (Permanent)
      When A tries to play Dusk Well on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | phase             | verdict  | hand    |
        | 1    | A's Main-Phase    | accepted | 0 cards |
        | 2    | A's Standby-Phase | refused  | 1 card  |
        | 3    | B's Main-Phase    | refused  | 1 card  |

    @ECB-11.12-b
    Scenario: A Permanent-Spell answers nothing in the other player's turn
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B has a pile of Venus Stone and Venus Stone
      And B's hand is Stonehide Spell (Permanent)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      When A attacks Troll Grunt with Salamander
      And B tries to respond with Stonehide Spell
      Then it is refused
      And Troll Grunt has DEF 1
      And B's hand is Stonehide Spell

  @ECB-11.13 @lines-56.1
  Rule: It needs a suitable pile too

    @ECB-11.13-a
    Scenario Outline: Size and colour
      Given a game of Elemental Clash
      And A has a pile of <stones>
      And A's hand is Stonehide Spell (Permanent, Level 2, Earth)
      When A tries to play Stonehide Spell on pile 1
      Then it is <verdict>
      And <what> is on A's pile 1

      Examples:
        | case | stones                      | verdict                 | what            |
        | 1    | Venus Stone and Mars Stone  | accepted                | Stonehide Spell |
        | 2    | Venus Stone                 | refused: pile_too_small | nothing         |
        | 3    | Mars Stone and Venus Stone  | refused: wrong_energy   | nothing         |

    @ECB-11.13-b
    Scenario Outline: The other player's Permanent-Spell
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of <stones>
      And B's hand is Storm Blessing (Permanent, Level 2, Air)
      When B tries to play Storm Blessing on pile 1
      Then it is <verdict>
      And <what> is on B's pile 1

      Examples:
        | case | stones                          | verdict                 | what           |
        | 1    | Jupiter Stone and Mars Stone    | accepted                | Storm Blessing |
        | 2    | Jupiter Stone                   | refused: pile_too_small | nothing        |
        | 3    | Mars Stone and Jupiter Stone    | refused: wrong_energy   | nothing        |

  @ECB-11.14 @lines-56.2
  Rule: It stays on its pile until an effect destroys it

    @ECB-11.14-a
    Scenario: Through turns
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Dusk Well (Permanent)
      When A plays Dusk Well on pile 1
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A ends the Main-Phase
      And B ends the Main-Phase
      Then Dusk Well is on A's pile 1
      And A's Archive is empty

    @ECB-11.14-b
    Scenario Outline: Until it is destroyed
      Dispel: Destroy a chosen Permanent-Spell.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Dispel
      And B has a pile of Mercury Stone with Dusk Well on it
      And B has a pile of Venus Stone with Venus Toad on it
      When A tries to play Dispel on pile 1, targeting <target>
      Then it is <verdict>
      And B's Archive is <archive>

      Examples:
        | case | target     | verdict                 | archive   |
        | 1    | Dusk Well  | accepted                | Dusk Well |
        | 2    | Venus Toad | refused: no_such_target | empty     |

    @ECB-11.14-c
    Scenario: Then its pile is free
      Dispel: Destroy a chosen Permanent-Spell.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A has a pile of Mercury Stone with Dusk Well on it
      And A's hand is Dispel and Merman
      When A plays Dispel on pile 1, targeting Dusk Well
      And A plays Merman on pile 2
      Then Merman is on A's pile 2
      And A's Archive is Dusk Well

  @ECB-11.15 @lines-56.2
  Rule: It blocks its pile

    @ECB-11.15-a
    Scenario Outline: For Creatures and for Spells
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone and Mercury Stone with <card> on it
      And A has a pile of Mercury Stone and Mercury Stone
      And A's hand is Merman and Shattering Wave
      When A tries to play <what> on pile <n>
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | card      | what            | n | verdict                | hand    |
        | 1    | Dusk Well | Merman          | 1 | refused: pile_occupied | 2 cards |
        | 2    | Dusk Well | Shattering Wave | 1 | refused: pile_occupied | 2 cards |
        | 3    | Dusk Well | Merman          | 2 | accepted               | 1 card  |
        | 4    | Dusk Well | Shattering Wave | 2 | accepted               | 1 card  |

    @ECB-11.15-b @ECB-R10:a
    Scenario Outline: A waiting Creature and a normal Spell block it as well
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mercury Stone and Mercury Stone with <card> on it
      And B's hand is Merman
      When B tries to play Merman on pile 1
      Then it is refused: pile_occupied
      And <card> is on B's pile 1

      Examples:
        | case | card           |
        | 1    | Wave Courier   |
        | 2    | Flood          |

  @ECB-11.16 @lines-56.3
  Rule: Its effects last as long as it stays in play

    @ECB-11.16-a
    Scenario: Beyond the end of the turn
      Storm Blessing: All Creatures of yours get +1 ATK.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone and Jupiter Stone
      And A's hand is Storm Blessing (Permanent)
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt (ATK 2)
      When A plays Storm Blessing on pile 1
      Then Salamander has ATK 3
      And Troll Grunt has ATK 2
      When A ends the Main-Phase
      And B ends the Main-Phase
      Then before A repositions, Salamander has ATK 3
      And Salamander has ATK 3

    @ECB-11.16-b
    Scenario: Also for Creatures that come later
      Storm Blessing: All Creatures of yours get +1 ATK.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone and Jupiter Stone with Storm Blessing on it
      And A has a pile of Mars Stone
      And A's hand is Goblin Rusher (ATK 2, Quickattacker)
      And B's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      When A plays Goblin Rusher on pile 2
      And A attacks B with Goblin Rusher
      Then B's Spellbook has 1 card

    @ECB-11.16-c
    Scenario: They end with it, and a Creature may die of that
      Stonehide Spell: All Creatures of yours get +1 DEF.
      Dispel: Destroy a chosen Permanent-Spell.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Dispel
      And A's ATK-Zone is Troll Grunt (ATK 2)
      And B has a pile of Venus Stone and Venus Stone with Stonehide Spell on it
      And B's ATK-Zone is Merman (DEF 2) and Statue (DEF 4)
      When A attacks Merman with Troll Grunt
      Then B's ATK-Zone is Merman and Statue
      And Merman has DEF 1
      When A plays Dispel on pile 1, targeting Stonehide Spell
      Then B's ATK-Zone is Statue
      And B's Archive is Merman and Stonehide Spell
      And Statue has DEF 4

    @ECB-11.16-d
    Scenario Outline: Wherever the Creatures of its player lie, and two of them add up
      Storm Blessing: All Creatures of yours get +1 ATK.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Jupiter Stone and Jupiter Stone with Storm Blessing on it
      And B has a pile of Jupiter Stone and Jupiter Stone
      And B's hand is Storm Blessing (Permanent)
      And <there>
      Then Merman has ATK 2
      When B plays Storm Blessing #2 on pile 2
      Then Merman has ATK 3

      Examples:
        | case | there                                           |
        | 1    | B's ATK-Zone is Merman (ATK 1)                  |
        | 2    | B's DEF-Zone is Merman (ATK 1)                  |
        | 3    | B has a pile of Mercury Stone with Merman on it |

    @ECB-11.16-e @ECB-R26:a
    Scenario Outline: Yours are those that you control
      Storm Blessing: All Creatures of yours get +1 ATK.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone and Jupiter Stone
      And A's hand is Storm Blessing (Permanent)
      And <controller>'s ATK-Zone is Salamander (ATK 2, belongs to <owner>)
      When A plays Storm Blessing on pile 1
      Then Salamander has ATK <atk>

      Examples:
        | case | controller | owner | atk |
        | 1    | A          | B     | 3   |
        | 2    | B          | A     | 2   |

  @ECB-11.17 @lines-56.4
  Rule: It stays when stones under it are removed

    @ECB-11.17-a
    Scenario: One of two stones
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Storm Blessing: All Creatures of yours get +1 ATK.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Landslide
      And B has a pile of Jupiter Stone and Mars Stone with Storm Blessing on it
      And B's ATK-Zone is Salamander (ATK 2)
      When A plays Landslide on pile 1, targeting Jupiter Stone
      Then Storm Blessing is on B's pile 1
      And B's pile 1 is Mars Stone
      And B's Archive is Jupiter Stone
      And Salamander has ATK 3

    @ECB-11.17-b @ECB-R28:a
    Scenario: The last stone
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Dusk Well: At the end of your turn: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A has a pile of Mercury Stone with Dusk Well on it
      And A's hand is Landslide
      And A's Spellbook, from the top, is Salamander and Statue
      When A plays Landslide on pile 1, targeting Mercury Stone
      Then Dusk Well is on A's pile 2
      When A ends the Main-Phase
      Then A's hand is Salamander

    @ECB-11.17-c @ECB-R28:a
    Scenario Outline: A waiting Creature and a normal Spell stay as well
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Landslide
      And B has a pile of Mercury Stone and Mars Stone with <card> on it
      When A plays Landslide on pile 1, targeting Mercury Stone
      Then <card> is on B's pile 1
      And B's pile 1 is Mars Stone

      Examples:
        | case | card           |
        | 1    | Merman         |
        | 2    | Flood          |

    @ECB-11.17-d
    Scenario: A stone removed by the other player
      Erosion: Put the topmost stone of a chosen pile into its owner's Archive.
      Storm Blessing: All Creatures of yours get +1 ATK.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mercury Stone
      And B's hand is Erosion
      And A has a pile of Jupiter Stone and Jupiter Stone with Storm Blessing on it
      And A's ATK-Zone is Salamander (ATK 2)
      When B plays Erosion on pile 1, targeting A's Jupiter Stone #2
      Then Storm Blessing is on A's pile 1
      And A's Archive is Jupiter Stone
      And Salamander has ATK 3

  @ECB-11.18 @lines-56.5
  Rule: The energy is needed only to play it

    @ECB-11.18-a
    Scenario: A pile of another colour and too few stones carries it on
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Dusk Well: At the end of your turn: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone and Mars Stone with Dusk Well (Water) on it
      And A has a pile of Venus Stone
      And A's hand is Landslide
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A plays Landslide on pile 2, targeting Mercury Stone
      And A ends the Main-Phase
      Then A's hand is Salamander
      And Dusk Well is on A's pile 1

    @ECB-11.18-b @ECB-R41:a
    Scenario: The same pile would no longer do to play it
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone and Mars Stone
      And A has a pile of Venus Stone
      And A's hand is Landslide and Dusk Well (Water)
      When A plays Landslide on pile 2, targeting Mercury Stone
      And A tries to play Dusk Well on pile 1
      Then it is refused: wrong_energy
      And A's hand is Dusk Well

    @ECB-11.18-c
    Scenario: With its stones it does
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone and Mars Stone
      And A's hand is Dusk Well (Water)
      When A tries to play Dusk Well on pile 1
      Then it is accepted
      And Dusk Well is on A's pile 1
