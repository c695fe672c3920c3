@ECB-12
Feature: 12. The Stack ("The Stack")
  What is played in answer to something happens before it.

  @ECB-12.2 @lines-58.1
  Rule: Spells and effects that wait at the same time happen in reverse order

    @ECB-12.2-a
    Scenario Outline: The answer saves the Creature, the other way round it does not
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Mars Stone
      And <who>'s hand is Flame Dart
      And <other>'s ATK-Zone is Troll Grunt (DEF 3)
      And <other> has a pile of Venus Stone
      And <other>'s hand is Hardening
      When <who> plays Flame Dart on pile 1, targeting Troll Grunt
      And <other> responds with Hardening on Troll Grunt
      Then <other>'s ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 4

      Examples:
        | case | who | other |
        | 1    | A   | B     |
        | 2    | B   | A     |

    @ECB-12.2-b
    Scenario Outline: The answer destroys it before the help comes
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Venus Stone
      And <who>'s hand is Hardening
      And <who>'s ATK-Zone is Troll Grunt (DEF 3)
      And <other> has a pile of Mars Stone
      And <other>'s hand is Flame Dart
      When <who> plays Hardening on pile 1, targeting Troll Grunt
      And <other> responds with Flame Dart on Troll Grunt
      Then <who>'s ATK-Zone is empty
      And <who>'s Archive is Troll Grunt

      Examples:
        | case | who | other |
        | 1    | A   | B     |
        | 2    | B   | A     |

    @ECB-12.2-c
    Scenario: Without an answer the Spell just happens
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Flame Dart
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone
      And B's hand is Hardening
      When A plays Flame Dart on pile 1, targeting Troll Grunt
      Then B's Archive is Troll Grunt
      And B's hand is Hardening

    @ECB-12.2-d @ECB-R39:a
    Scenario: An answer to the answer
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A has a pile of Mars Stone
      And A's hand is Flame Dart and Flame Dart
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone
      And B's hand is Hardening
      When A plays Flame Dart on pile 1, targeting Troll Grunt
      And B responds with Hardening on Troll Grunt
      And A responds with Flame Dart #2 on Troll Grunt
      Then B's Archive is Troll Grunt
      And Hardening is on B's pile 1

    @ECB-12.2-e @ECB-R39:a
    Scenario: After one has happened the next may be answered again
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Insight: Draw 1 card.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Flame Dart
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Mercury Stone
      And B has a pile of Venus Stone
      And B's hand is Insight
      And the top card of B's Spellbook is Hardening
      When A plays Flame Dart on pile 1, targeting Troll Grunt
      And B responds with Insight on pile 1
      And B responds with Hardening on pile 2, targeting Troll Grunt
      Then B's ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 4

    @ECB-12.2-f @ECB-R39:a
    Scenario: So may an attack
      Insight: Draw 1 card.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Sea Serpent (ATK 4)
      And A's ATK-Zone is Troll Grunt (DEF 3)
      And A has a pile of Mercury Stone
      And A has a pile of Venus Stone
      And A's hand is Insight
      And the top card of A's Spellbook is Hardening
      When B attacks Troll Grunt with Sea Serpent
      And A responds with Insight on pile 1
      And A responds with Hardening on pile 2, targeting Troll Grunt
      Then A's ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 3

    @ECB-12.2-g @ECB-R39:a
    Scenario: Players may answer their own Spells
      Delve: Put the top 2 cards of your Spellbook into your Archive.
      Insight: Draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A has a pile of Mercury Stone
      And A's hand is Delve and Insight
      And A's Spellbook, from the top, is Salamander, Statue, Jackal and Merman
      When A plays Delve on pile 1
      And A responds with Insight on pile 2
      Then A's hand is Salamander
      And A's Archive is Statue and Jackal

  @ECB-12.3 @lines-58.2
  Rule: What was played last happens first

    @ECB-12.3-a
    Scenario: The card is drawn before the others are taken
      Insight: Draw 1 card.
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mercury Stone
      And B's hand is Shattering Wave
      And A has a pile of Mercury Stone
      And A's hand is Insight
      And A's Spellbook, from the top, is Salamander, Statue, Jackal and Merman
      When B plays Shattering Wave on pile 1
      And A responds with Insight
      Then A's hand is Salamander
      And A's Archive is Statue and Jackal
      And A's Spellbook is Merman

    @ECB-12.3-b @ECB-R47:a
    Scenario: The target has gone meanwhile
      Scorch: Deal 2 damage to a chosen Creature or player.
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And B's ATK-Zone is Merman (DEF 2) and Venus Toad (DEF 2)
      And B has a pile of Jupiter Stone
      And B's hand is Whirlwind
      And B's Spellbook is Filler 1 and Filler 2
      When A plays Scorch on pile 1, targeting Merman
      And B responds with Whirlwind on Merman
      Then B's hand is Merman
      And B's ATK-Zone is Venus Toad
      And Venus Toad has DEF 2
      And B's Spellbook has 2 cards
      And Scorch is on A's pile 1

    @ECB-12.3-c
    Scenario: The Spell that is answered waits
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And B's ATK-Zone is Merman (DEF 2)
      And B has a pile of Jupiter Stone
      And B's hand is Whirlwind
      When A plays Scorch on pile 1, targeting Merman
      Then before anyone responds, Merman has DEF 2

  @ECB-12.6 @lines-59.1 @lines-59.2 @lines-59.3 @lines-59.4 @example
  Rule: The book's example: Salamander with Mars Rage deals five to a Troll Grunt with Hardening, and the Troll survives

    @ECB-12.6-a
    Scenario: The example
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone
      And B's hand is Hardening
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Mars Rage
      When A attacks Troll Grunt with Salamander
      And A responds with Mars Rage on Salamander
      And B responds with Hardening on Troll Grunt
      Then Salamander has ATK 5
      And Troll Grunt has DEF 2
      And Troll Grunt has 5 damage
      And B's ATK-Zone is Troll Grunt

    @ECB-12.6-b
    Scenario: Without Hardening the Troll falls
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Given a game of Elemental Clash
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And A's ATK-Zone is Salamander (ATK 2)
      And A has a pile of Mars Stone
      And A's hand is Mars Rage
      When A attacks Troll Grunt with Salamander
      And A responds with Mars Rage on Salamander
      Then B's Archive is Troll Grunt

    @ECB-12.6-c
    Scenario: The same with the seats changed
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And B is the active player
      And A's ATK-Zone is Troll Grunt (DEF 3)
      And A has a pile of Venus Stone
      And A's hand is Hardening
      And B's ATK-Zone is Salamander (ATK 2)
      And B has a pile of Mars Stone
      And B's hand is Mars Rage
      When B attacks Troll Grunt with Salamander
      And B responds with Mars Rage on Salamander
      And A responds with Hardening on Troll Grunt
      Then Troll Grunt has DEF 2
      And Salamander has ATK 5
