@ECB-9
Feature: 9. Creatures ("Creatures")
  Attacks, blocks, damage, destruction, healing and changes of position.

  @ECB-9.6 @lines-37.4 @lines-37.5
  Rule: Each Creature is of a type, and effects may ask for it

    @ECB-9.6-a
    Scenario Outline: An effect for one type only
      Troll Charm: A chosen Troll Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Troll Charm
      And A's ATK-Zone is Troll Grunt (Troll, ATK 2) and Goblin Warrior (Goblin, ATK 1)
      When A tries to play Troll Charm on pile 1, targeting <target>
      Then it is <verdict>
      And Troll Grunt has ATK <troll>
      And Goblin Warrior has ATK 1

      Examples:
        | case | target         | verdict                 | troll |
        | 1    | Troll Grunt    | accepted                | 4     |
        | 2    | Goblin Warrior | refused: no_such_target | 2     |

  @ECB-9.8 @lines-38.1
  Rule: A Creature may attack once in a turn

    @ECB-9.8-a
    Scenario: Not a second time, whatever the target
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Statue (ATK 0, DEF 4)
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A attacks B with Salamander
      And A tries to attack B with Salamander
      Then it is refused: already_attacked
      When A tries to attack Statue with Salamander
      Then it is refused: already_attacked
      And B's Spellbook has 3 cards
      And Statue has DEF 4

    @ECB-9.8-b
    Scenario Outline: A Creature that has attacked, and one that has not
      Given a game of Elemental Clash
      And <who> is the active player
      And <who>'s ATK-Zone is:
        | card        | attacked |
        | Salamander  | yes      |
        | Troll Grunt | no       |
      And <whom>'s Spellbook is Filler 1, Filler 2 and Filler 3
      When <who> tries to attack <whom> with <card>
      Then it is <verdict>
      And <whom>'s Spellbook has <cards>

      Examples:
        | case | who | whom | card        | verdict                   | cards   |
        | 1    | A   | B    | Salamander  | refused: already_attacked | 3 cards |
        | 2    | A   | B    | Troll Grunt | accepted                  | 1 card  |
        | 3    | B   | A    | Salamander  | refused: already_attacked | 3 cards |
        | 4    | B   | A    | Troll Grunt | accepted                  | 1 card  |

    @ECB-9.8-c
    Scenario: In the next turn it may again
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's hand is empty
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A attacks B with Goblin Warrior
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A attacks B with Goblin Warrior
      Then B's Archive has 2 cards
      And B's Spellbook has 2 cards

    @ECB-9.8-d
    Scenario: Each Creature has an attack of its own
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2) and Salamander
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A attacks B with Salamander
      Then A can attack with Salamander #2
      When A attacks B with Salamander #2
      Then B's Spellbook has 1 card
      And A can attack with nothing

    @ECB-9.8-e @ECB-R44:a
    Scenario: A Creature that has left and come back may attack again
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A has a pile of Mars Stone
      And A's hand is Whirlwind
      And A's ATK-Zone is Goblin Rusher (ATK 2, Quickattacker)
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A attacks B with Goblin Rusher
      And A plays Whirlwind on pile 1, targeting Goblin Rusher
      And A plays Goblin Rusher on pile 2
      And A attacks B with Goblin Rusher
      Then B's Spellbook has 1 card

    @ECB-9.8-f
    Scenario: A block in the other player's turn costs no attack in the own
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's DEF-Zone is Salamander (ATK 2, DEF 3)
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Warrior
      And B blocks with Salamander
      And A ends the Main-Phase
      And B moves Salamander to the ATK-Zone
      And B attacks A with Salamander
      Then A's Spellbook has 1 card

    @ECB-9.8-g
    Scenario: An attack from the pile costs none of the next turn
      Given a game of Elemental Clash
      And A has a pile of Mars Stone with Goblin Rusher (ATK 2, Quickattacker) on it
      And B's hand is empty
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5 and Filler 6
      When A attacks B with Goblin Rusher
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A places Goblin Rusher in the ATK-Zone
      And A attacks B with Goblin Rusher
      Then B's Archive has 4 cards

    @ECB-9.8-h
    Scenario: A Creature that is moved by effects has attacked all the same
      Rearguard: Move a chosen Creature of yours in the ATK-Zone to the DEF-Zone.
      Vanguard: Move a chosen Creature of yours in the DEF-Zone to the ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A has a pile of Jupiter Stone
      And A's hand is Rearguard and Vanguard
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A attacks B with Salamander
      And A plays Rearguard on pile 1, targeting Salamander
      And A plays Vanguard on pile 2, targeting Salamander
      And A tries to attack B with Salamander
      Then it is refused: already_attacked
      And A's ATK-Zone is Salamander
      And B's Spellbook has 3 cards

  @ECB-9.9 @lines-38.1
  Rule: To attack it has to be in the Attack-Zone of its controller

    @ECB-9.9-a
    Scenario Outline: In the ATK-Zone, in the DEF-Zone, in the hand
      Given a game of Elemental Clash
      And A's <zone> is Salamander
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to attack B with Salamander
      Then it is <verdict>
      And B's Spellbook has <cards>

      Examples:
        | case | zone     | verdict                | cards   |
        | 1    | ATK-Zone | accepted               | 1 card  |
        | 2    | DEF-Zone | refused: cannot_attack | 3 cards |
        | 3    | hand     | refused: cannot_attack | 3 cards |
        | 4    | Archive  | refused: cannot_attack | 3 cards |

    @ECB-9.9-b
    Scenario Outline: Only its own controller attacks with it
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander
      And B's ATK-Zone is Troll Grunt
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to attack B with <card>
      Then it is <verdict>
      And B's Spellbook has <cards>

      Examples:
        | case | card            | verdict                | cards   |
        | 1    | Salamander      | accepted               | 1 card  |
        | 2    | B's Troll Grunt | refused: cannot_attack | 3 cards |

    @ECB-9.9-c @ECB-R26:a
    Scenario: The controller need not be the owner
      Lure: A chosen Creature of an opponent comes into your ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Lure
      And B's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Lure on pile 1, targeting Salamander
      And A attacks B with Salamander
      Then A's ATK-Zone is Salamander
      And B's Spellbook has 1 card

    @ECB-9.9-d
    Scenario Outline: The other player's Creatures
      Given a game of Elemental Clash
      And B is the active player
      And B's <zone> is Salamander (ATK 2)
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B tries to attack A with Salamander
      Then it is <verdict>
      And A's Spellbook has <cards>

      Examples:
        | case | zone     | verdict                | cards   |
        | 1    | ATK-Zone | accepted               | 1 card  |
        | 2    | DEF-Zone | refused: cannot_attack | 3 cards |

    @ECB-9.9-e
    Scenario: A Creature that an effect has put there may attack at once
      Rally: Put 2 Creatures from your Archive into your ATK-Zone.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Venus Stone
      And B's hand is Rally
      And B's Archive is Salamander (ATK 2) and Merman (ATK 1)
      And A's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      When B plays Rally on pile 1
      And B attacks A with Salamander
      And B attacks A with Merman
      Then A's Spellbook has 1 card

    @ECB-9.9-f
    Scenario: Which Creatures can attack
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander and Troll Grunt (attacked)
      And A's DEF-Zone is Statue
      And A has a pile of Venus Stone with Venus Toad on it
      And A has a pile of Mars Stone with Goblin Rusher (Quickattacker) on it
      And A's hand is Merman
      And B's ATK-Zone is Jackal
      Then A can attack with Salamander and Goblin Rusher

  @ECB-9.10 @lines-38.2 @lines-40.1
  Rule: It attacks a Creature in the opponent's Attack-Zone or the opponent, as its controller likes

    @ECB-9.10-a
    Scenario Outline: Either of two Creatures, or the player
      Given a game of Elemental Clash
      And <who> is the active player
      And <who>'s ATK-Zone is Goblin Warrior (ATK 1)
      And <whom>'s ATK-Zone is Statue (DEF 4) and Boulder Spirit (DEF 5)
      And <whom>'s Spellbook is Filler 1 and Filler 2
      When <who> attacks <target> with Goblin Warrior
      Then Statue has DEF <statue>
      And Boulder Spirit has DEF <spirit>
      And <whom>'s Spellbook has <cards>

      Examples:
        | case | who | whom | target         | statue | spirit | cards   |
        | 1    | A   | B    | Statue         | 3      | 5      | 2 cards |
        | 2    | A   | B    | Boulder Spirit | 4      | 4      | 2 cards |
        | 3    | A   | B    | B              | 4      | 5      | 1 card  |
        | 4    | B   | A    | Statue         | 3      | 5      | 2 cards |
        | 5    | B   | A    | A              | 4      | 5      | 1 card  |

    @ECB-9.10-b
    Scenario Outline: Neither oneself nor one's own Creatures
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1) and Statue (DEF 4)
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is Filler 1 and Filler 2
      When A tries to attack <target> with Goblin Warrior
      Then it is <verdict>
      And Statue has DEF 4
      And A's Spellbook has 2 cards
      And B's Spellbook has <cards>

      Examples:
        | case | target | verdict                 | cards   |
        | 1    | Statue | refused: no_such_target | 2 cards |
        | 2    | A      | refused: no_such_target | 2 cards |
        | 3    | B      | accepted                | 1 card  |

    @ECB-9.10-c
    Scenario: The player may be attacked although Creatures stand in the ATK-Zone
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt and Merman
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      Then B's Spellbook has 1 card
      And Salamander has DEF 3

  @ECB-9.11 @lines-38.3 @lines-37.6
  Rule: The ATK of a Creature is the damage that it deals

    @ECB-9.11-a
    Scenario Outline: At a Creature
      Given a game of Elemental Clash
      And A's ATK-Zone is <attacker>
      And B's ATK-Zone is Boulder Spirit (DEF 5)
      When A attacks Boulder Spirit with <attacker>
      Then Boulder Spirit has DEF <def>

      Examples:
        | case | attacker               | def |
        | 1    | Statue (ATK 0)         | 5   |
        | 2    | Goblin Warrior (ATK 1) | 4   |
        | 3    | Salamander (ATK 2)     | 3   |
        | 4    | Jackal (ATK 3)         | 2   |
        | 5    | Sea Serpent (ATK 4)    | 1   |

    @ECB-9.11-b
    Scenario: The ATK as it is now
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Battle Cry
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      When A plays Battle Cry on pile 1, targeting Goblin Warrior
      And A attacks B with Goblin Warrior
      Then B's Spellbook has 1 card

  @ECB-9.12 @lines-38.4
  Rule: The DEF of a Creature is the damage that destroys it

    @ECB-9.12-a
    Scenario Outline: One point below, exactly and one above
      Given a game of Elemental Clash
      And A's ATK-Zone is <attacker>
      And B's ATK-Zone is <target>
      When A attacks <target> with <attacker>
      Then B's ATK-Zone is <after>
      And B's Archive is <archive>

      Examples:
        | case | attacker            | target               | after       | archive     |
        | 1    | Salamander (ATK 2)  | Troll Grunt (DEF 3)  | Troll Grunt | empty       |
        | 2    | Jackal (ATK 3)      | Troll Grunt (DEF 3)  | empty       | Troll Grunt |
        | 3    | Sea Serpent (ATK 4) | Troll Grunt (DEF 3)  | empty       | Troll Grunt |
        | 4    | Sea Serpent (ATK 4) | Statue (DEF 4)       | empty       | Statue      |
        | 5    | Sea Serpent (ATK 4) | Boulder Spirit (DEF 5) | Boulder Spirit | empty  |

    @ECB-9.12-b
    Scenario: Damage of the same turn adds up
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2) and Goblin Warrior (ATK 1)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      When A attacks Troll Grunt with Salamander
      Then B's ATK-Zone is:
        | card        | damage |
        | Troll Grunt | 2      |
      When A attacks Troll Grunt with Goblin Warrior
      Then B's Archive is Troll Grunt

  @ECB-9.13 @lines-38.4
  Rule: A destroyed Creature goes to the Archive of its owner

    @ECB-9.13-a
    Scenario: Each to its own
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2, DEF 3)
      And B's ATK-Zone is Lightning Spirit (ATK 2, DEF 1)
      When A attacks Lightning Spirit with Salamander
      Then B's Archive is Lightning Spirit
      And A's Archive is empty
      And A's ATK-Zone is Salamander

    @ECB-9.13-b
    Scenario Outline: Not to the Archive of its controller
      Slay: Destroy a chosen Creature.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Slay
      And <controller>'s ATK-Zone is Salamander (belongs to <owner>)
      When A plays Slay on pile 1, targeting Salamander
      Then <owner>'s Archive is Salamander
      And <controller>'s Archive is empty

      Examples:
        | case | controller | owner |
        | 1    | B          | A     |
        | 2    | A          | B     |

    @ECB-9.13-c
    Scenario: Nor when the control was gained in play
      Lure: A chosen Creature of an opponent comes into your ATK-Zone.
      Slay: Destroy a chosen Creature.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Jupiter Stone
      And B has a pile of Mars Stone
      And B's hand is Lure and Slay
      And A's DEF-Zone is Statue
      When B plays Lure on pile 1, targeting Statue
      And B plays Slay on pile 2, targeting Statue
      Then A's Archive is Statue
      And B's Archive is empty
      And B's ATK-Zone is empty

  @ECB-9.14 @lines-38.5
  Rule: In the next End-Phase all damage is cured

    @ECB-9.14-a
    Scenario: In each zone
      Given a game of Elemental Clash
      And A's ATK-Zone is Troll Grunt (DEF 3, damage 2)
      And A's DEF-Zone is Statue (DEF 4, damage 3)
      When A ends the Main-Phase
      Then Troll Grunt has DEF 3
      And Statue has DEF 4

    @ECB-9.14-b
    Scenario: Not before it
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's ATK-Zone is Troll Grunt (DEF 3, damage 1)
      When A attacks Troll Grunt with Goblin Warrior
      Then Troll Grunt has DEF 1
      And Troll Grunt has 2 damage

    @ECB-9.14-c @ECB-R43:a
    Scenario Outline: In the End-Phase of either player
      Given a game of Elemental Clash
      And <who> is the active player
      And B's ATK-Zone is Troll Grunt (DEF 3, damage 2)
      When <who> ends the Main-Phase
      Then Troll Grunt has DEF 3
      And Troll Grunt has 0 damage

      Examples:
        | case | who |
        | 1    | A   |
        | 2    | B   |

    @ECB-9.14-d
    Scenario: Damage of two turns does not add up
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      When A attacks Troll Grunt with Salamander
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A attacks Troll Grunt with Salamander
      Then B's ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 1

    @ECB-9.14-e
    Scenario: A Creature on its pile heals as well
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's hand is Scorch
      When A plays Scorch on pile 1, targeting Troll Grunt
      Then Troll Grunt has DEF 1
      When A ends the Main-Phase
      Then Troll Grunt has DEF 3

    @ECB-9.14-f
    Scenario: Not by going to another zone
      Scorch: Deal 2 damage to a chosen Creature or player.
      Vanguard: Move a chosen Creature of yours in the DEF-Zone to the ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A has a pile of Jupiter Stone
      And A's hand is Scorch and Vanguard
      And A's DEF-Zone is Statue (DEF 4)
      When A plays Scorch on pile 1, targeting Statue
      And A plays Vanguard on pile 2, targeting Statue
      Then A's ATK-Zone is:
        | card   | damage |
        | Statue | 2      |
      And Statue has DEF 2

    @ECB-9.14-g @ECB-R50:a @ECB-R56:a
    Scenario: Damage that comes after it stays until the next one
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      And A's ATK-Zone is Boulder Spirit (DEF 5, damage 4)
      And B has a pile of Mars Stone
      And B's hand is Flame Dart (Flash)
      When A ends the Main-Phase
      And A discards Filler 8
      And B responds with Flame Dart on Boulder Spirit
      Then it is B's Main-Phase
      And Boulder Spirit has DEF 2
      When B ends the Main-Phase
      Then Boulder Spirit has DEF 5

    @ECB-9.14-h
    Scenario: Nor by a change of position
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Statue (DEF 4, damage 2)
      When A moves Statue to the DEF-Zone
      Then Statue has DEF 2
      When A ends the Main-Phase
      Then Statue has DEF 4

  @ECB-9.15 @lines-38.5
  Rule: Only of a Creature that is still in play

    @ECB-9.15-a
    Scenario: A destroyed Creature does not come back
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3)
      And B's ATK-Zone is Troll Grunt (DEF 3) and Statue (DEF 4, damage 1)
      When A attacks Troll Grunt with Jackal
      And A ends the Main-Phase
      And B ends the Main-Phase
      Then B's Archive is Troll Grunt
      And B's ATK-Zone is Statue
      And Statue has DEF 4

  @ECB-9.16 @lines-39
  Rule: A played Creature has to be placed in one of the two zones in the next Standby-Phase

    @ECB-9.16-a
    Scenario: It may not stay where there is room
      Given a game of Elemental Clash
      And it is B's Standby-Phase
      And B has a pile of Mars Stone with Salamander on it
      And B's ATK-Zone is Jackal
      When B tries to attack A with Jackal
      Then it is refused: wrong_action
      And only B still has to place

    @ECB-9.16-b
    Scenario: Placed, it stands there in the same turn
      Given a game of Elemental Clash
      And it is B's Standby-Phase
      And B has a pile of Mars Stone with Salamander on it
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B places Salamander in the ATK-Zone
      And B attacks A with Salamander
      Then A's Spellbook has 1 card

  @ECB-9.19 @lines-40.4
  Rule: Each fight is settled by itself

    @ECB-9.19-a
    Scenario: A Creature destroyed in the first fight deals no damage in the second
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3, DEF 3) and Venus Toad (ATK 1, DEF 2)
      And B's ATK-Zone is Merman (ATK 1, DEF 2) and Statue (ATK 0, DEF 4)
      When A attacks Merman with Jackal
      Then B's Archive is Merman
      And Jackal has DEF 2
      When A attacks Statue with Venus Toad
      Then Venus Toad has DEF 2
      And Statue has DEF 3

    @ECB-9.19-b
    Scenario: What was destroyed can be attacked no more
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3) and Salamander (ATK 2)
      And B's ATK-Zone is Merman (DEF 2) and Statue
      When A attacks Merman with Jackal
      And A tries to attack Merman with Salamander
      Then it is refused: no_such_target
      When A tries to attack Statue with Salamander
      Then it is accepted
      And Statue has DEF 2

  @ECB-9.20 @lines-40.5
  Rule: Creatures in the Defense-Zone cannot be attacked

    @ECB-9.20-a
    Scenario Outline: In the ATK-Zone, and in the DEF-Zone
      Given a game of Elemental Clash
      And <who> is the active player
      And <who>'s ATK-Zone is Salamander (ATK 2)
      And <whom>'s <zone> is Troll Grunt (DEF 3)
      When <who> tries to attack Troll Grunt with Salamander
      Then it is <verdict>
      And Troll Grunt has DEF <def>

      Examples:
        | case | who | whom | zone     | verdict                 | def |
        | 1    | A   | B    | ATK-Zone | accepted                | 1   |
        | 2    | A   | B    | DEF-Zone | refused: no_such_target | 3   |
        | 3    | B   | A    | ATK-Zone | accepted                | 1   |
        | 4    | B   | A    | DEF-Zone | refused: no_such_target | 3   |

  @ECB-9.21 @lines-40.5
  Rule: A Creature in the Defense-Zone can block a Creature that attacks its player

    @ECB-9.21-a
    Scenario Outline: Blocked, or not
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's DEF-Zone is Troll Grunt (DEF 3)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      And B <does>
      Then B's Spellbook has <cards>
      And Troll Grunt has DEF <def>

      Examples:
        | case | does                    | cards   | def |
        | 1    | blocks with Troll Grunt | 3 cards | 1   |
        | 2    | does not block          | 1 card  | 3   |

    @ECB-9.21-b
    Scenario Outline: Creatures elsewhere cannot
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's DEF-Zone is Troll Grunt
      And B's ATK-Zone is Jackal
      And B has a pile of Mercury Stone with Merman on it
      And B's hand is Statue
      And A's DEF-Zone is Venus Toad
      When A attacks B with Salamander
      And B tries to block with <card>
      Then it is <verdict>

      Examples:
        | case | card           | verdict               |
        | 1    | Troll Grunt    | accepted              |
        | 2    | Jackal         | refused: cannot_block |
        | 3    | Merman         | refused: cannot_block |
        | 4    | Statue         | refused: cannot_block |
        | 5    | A's Venus Toad | refused: cannot_block |

    @ECB-9.21-c
    Scenario: Without a Creature in the DEF-Zone there is no block
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      Then B's Spellbook has 1 card
      And it is A's Main-Phase

    @ECB-9.21-d
    Scenario: The attacked player decides
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2)
      And B's DEF-Zone is Merman
      And A's DEF-Zone is Troll Grunt
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B attacks A with Salamander
      Then only A still has to block
      When A blocks with Troll Grunt
      Then A's Spellbook has 3 cards
      And Troll Grunt has DEF 1

    @ECB-9.21-e @ECB-R4:a
    Scenario: An attack on a Creature cannot be blocked
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Statue (ATK 0, DEF 4)
      And B's DEF-Zone is Troll Grunt (DEF 3)
      When A attacks Statue with Salamander
      Then Statue has DEF 2
      And Troll Grunt has DEF 3
      And it is A's Main-Phase

    @ECB-9.21-f @ECB-R4:b
    Scenario Outline: An attack on a Creature can be blocked as well
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Statue (ATK 0, DEF 4)
      And B's DEF-Zone is Troll Grunt (DEF 3)
      When A attacks Statue with Salamander
      And B <does>
      Then Statue has DEF <statue>
      And Troll Grunt has DEF <troll>

      Examples:
        | case | does                    | statue | troll |
        | 1    | blocks with Troll Grunt | 4      | 1     |
        | 2    | does not block          | 2      | 3     |

    @ECB-9.21-g @ECB-R26:a
    Scenario Outline: Its player is who controls it
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2)
      And A's DEF-Zone is Statue (DEF 4, belongs to B)
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B attacks A with Salamander
      And A <does>
      Then A's Spellbook has <cards>
      And Statue has DEF <def>

      Examples:
        | case | does               | cards   | def |
        | 1    | blocks with Statue | 3 cards | 2   |
        | 2    | does not block     | 1 card  | 4   |

  @ECB-9.22 @lines-40.6
  Rule: A Creature changes its position at most once a turn, in its controller's Standby-Phase

    @ECB-9.22-a
    Scenario Outline: Not twice
      Given a game of Elemental Clash
      And it is <who>'s Standby-Phase
      And <who>'s <before> is Salamander (space 1)
      When <who> moves Salamander to space <n> of the <after>
      And <who> tries to move Salamander to space <m> of the <before>
      Then it is refused
      And <who>'s <after> is:
        | card       | space |
        | Salamander | <n>   |

      Examples: to the other zone and back, and within a zone
        | case | who | before   | n | after    | m |
        | 1    | A   | ATK-Zone | 1 | DEF-Zone | 1 |
        | 2    | A   | DEF-Zone | 1 | ATK-Zone | 1 |
        | 3    | A   | ATK-Zone | 2 | ATK-Zone | 3 |
        | 4    | B   | DEF-Zone | 4 | DEF-Zone | 1 |

    @ECB-9.22-b
    Scenario Outline: Again in the next own turn
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's <before> is Salamander
      When A moves Salamander to the <after>
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A moves Salamander to the <before>
      Then A's <before> is Salamander
      And A's <after> is empty

      Examples:
        | case | before   | after    |
        | 1    | ATK-Zone | DEF-Zone |
        | 2    | DEF-Zone | ATK-Zone |

    @ECB-9.22-c
    Scenario: No change of position in the other player's turn
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander
      And B's ATK-Zone is Troll Grunt
      When B tries to move Troll Grunt to the DEF-Zone
      Then it is refused: not_your_decision
      And B's ATK-Zone is Troll Grunt

    @ECB-9.22-d @ECB-R15:a
    Scenario: A Creature that was just placed may change too
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Venus Stone with Troll Grunt on it
      When A places Troll Grunt in the ATK-Zone
      And A moves Troll Grunt to the DEF-Zone
      Then A's DEF-Zone is Troll Grunt

    @ECB-9.22-e
    Scenario: A Creature that moved to the ATK-Zone attacks in the same turn
      Given a game of Elemental Clash
      And it is B's Standby-Phase
      And B's DEF-Zone is Salamander (ATK 2)
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B moves Salamander to the ATK-Zone
      And B attacks A with Salamander
      Then A's Spellbook has 1 card

  @ECB-9.24 @lines-41.1
  Rule: A Creature that attacks another fights with it

    @ECB-9.24-a
    Scenario: The attacked Creature, and no other and no player
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2, DEF 3) and Jackal
      And B's ATK-Zone is Merman (ATK 1, DEF 2) and Statue
      And B's Spellbook is Filler 1 and Filler 2
      When A attacks Merman with Salamander
      Then B's Archive is Merman
      And Salamander has DEF 2
      And Jackal has DEF 3
      And Statue has DEF 4
      And B's Spellbook has 2 cards

    @ECB-9.24-b @ECB-R21:a
    Scenario: The attacked Creature has gone before the fight
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2, DEF 3)
      And B's ATK-Zone is Merman (ATK 1)
      And B has a pile of Jupiter Stone
      And B's hand is Whirlwind
      And B's Spellbook is Filler 1 and Filler 2
      When A attacks Merman with Salamander
      And B responds with Whirlwind on Merman
      Then Salamander has DEF 3
      And B's Spellbook has 2 cards
      And B's hand is Merman
      When A tries to attack B with Salamander
      Then it is refused: already_attacked

    @ECB-9.24-c @ECB-R21:a
    Scenario: The attacker has gone before the fight
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Merman (DEF 2)
      And B has a pile of Jupiter Stone
      And B's hand is Whirlwind
      When A attacks Merman with Salamander
      And B responds with Whirlwind on Salamander
      Then Merman has DEF 2
      And A's hand is Salamander
      And it is A's Main-Phase

    @ECB-9.24-d @ECB-R21:a
    Scenario: An attacker that has gone does not damage the player either
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B has a pile of Jupiter Stone
      And B's hand is Whirlwind
      And B's Spellbook is Filler 1 and Filler 2
      When A attacks B with Salamander
      And B responds with Whirlwind on Salamander
      Then A's hand is Salamander
      And B's Spellbook has 2 cards

    @ECB-9.24-e @ECB-R21:a
    Scenario: Without an attacker nothing is left to block
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's DEF-Zone is Troll Grunt
      And B has a pile of Jupiter Stone
      And B's hand is Whirlwind
      When A attacks B with Salamander
      And B responds with Whirlwind on Salamander
      And A ends the Main-Phase
      Then B is the active player
      And A's hand is Salamander

    @ECB-9.24-f @ECB-R3:a @ECB-R21:a
    Scenario: The attacked Creature has come to the attacker's side
      Lure: A chosen Creature of an opponent comes into your ATK-Zone.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2, DEF 3)
      And A has a pile of Jupiter Stone
      And A's hand is Lure (Normal)
      And B's ATK-Zone is Merman (ATK 1, DEF 2)
      When A attacks Merman with Salamander
      And A responds with Lure on Merman
      Then A's ATK-Zone is Salamander and Merman
      And Merman has DEF 2
      And Salamander has DEF 3

  @ECB-9.25 @lines-41.1
  Rule: A Creature that blocks fights with the attacker

    @ECB-9.25-a
    Scenario Outline: Both take damage
      Given a game of Elemental Clash
      And <who> is the active player
      And <who>'s ATK-Zone is Salamander (ATK 2, DEF 3)
      And <whom>'s DEF-Zone is Troll Grunt (ATK 2, DEF 3)
      When <who> attacks <whom> with Salamander
      And <whom> blocks with Troll Grunt
      Then Troll Grunt has DEF 1
      And Salamander has DEF 1

      Examples:
        | case | who | whom |
        | 1    | A   | B    |
        | 2    | B   | A    |

    @ECB-9.25-b
    Scenario: What the blocker does not stop does not go on to the player
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4)
      And B's DEF-Zone is Merman (DEF 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Sea Serpent
      And B blocks with Merman
      Then B's Archive is Merman
      And B's Spellbook has 3 cards

  @ECB-9.26 @lines-41.2
  Rule: In a fight each of the two deals damage equal to its ATK to the other

    @ECB-9.26-a
    Scenario: Different ATKs
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4, DEF 4)
      And B's ATK-Zone is Boulder Spirit (ATK 3, DEF 5)
      When A attacks Boulder Spirit with Sea Serpent
      Then Boulder Spirit has DEF 1
      And Sea Serpent has DEF 1

    @ECB-9.26-b @ECB-R45:a
    Scenario Outline: Both at once: the destroyed one has dealt its damage too
      Given a game of Elemental Clash
      And A's ATK-Zone is <attacker>
      And B's ATK-Zone is <target>
      When A attacks <target> with <attacker>
      Then A's Archive is <a>
      And B's Archive is <b>

      Examples:
        | case | attacker                         | target                           | a                | b                |
        | 1    | Lightning Spirit (ATK 2, DEF 1)  | Goblin Warrior (ATK 1, DEF 1)    | Lightning Spirit | Goblin Warrior   |
        | 2    | Jackal (ATK 3, DEF 3)            | Sea Serpent (ATK 4, DEF 4)       | Jackal           | empty            |
        | 3    | Fiery Devil (ATK 4, DEF 3)       | Jackal (ATK 3, DEF 3)            | Fiery Devil      | Jackal           |

    @ECB-9.26-c
    Scenario: The defender's blow may destroy the attacker alone
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Goblin Warrior (ATK 1, DEF 1)
      And A's ATK-Zone is Troll Grunt (ATK 2, DEF 3)
      When B attacks Troll Grunt with Goblin Warrior
      Then B's Archive is Goblin Warrior
      And Troll Grunt has DEF 2

    @ECB-9.26-d
    Scenario: The ATK that counts is that of now, also of a Creature that blocks
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Boulder Spirit (ATK 3, DEF 5)
      And A's DEF-Zone is Statue (ATK 0, DEF 4)
      And Statue has ATK +3 until the end of the turn
      When B attacks A with Boulder Spirit
      And A blocks with Statue
      Then Boulder Spirit has DEF 2
      And Statue has DEF 1

    @ECB-9.26-e
    Scenario: So it is for an attacked Creature
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Boulder Spirit (ATK 3, DEF 5)
      And Boulder Spirit has ATK +1 until the end of the turn
      And A's ATK-Zone is Troll Grunt (ATK 2, DEF 3)
      And Troll Grunt has ATK +2 until the end of the turn
      And Troll Grunt has DEF +4 until the end of the turn
      When B attacks Troll Grunt with Boulder Spirit
      Then Boulder Spirit has DEF 1
      And Troll Grunt has DEF 3

  @ECB-9.27 @lines-41.3
  Rule: Each point of damage lowers the DEF by one

    @ECB-9.27-a
    Scenario Outline: Two and three points
      Given a game of Elemental Clash
      And A's ATK-Zone is <attacker>
      And B's ATK-Zone is Statue (DEF 4, damage <before>)
      When A attacks Statue with <attacker>
      Then Statue has DEF <def>
      And Statue has <after> damage

      Examples:
        | case | attacker               | before | def | after |
        | 1    | Goblin Warrior (ATK 1) | 1      | 2   | 2     |
        | 2    | Salamander (ATK 2)     | 1      | 1   | 3     |
        | 3    | Goblin Warrior (ATK 1) | 2      | 1   | 3     |

    @ECB-9.27-b
    Scenario: The ATK of a damaged Creature stays what it is
      Given a game of Elemental Clash
      And A's ATK-Zone is Troll Grunt (ATK 2, DEF 3, damage 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Troll Grunt
      Then B's Spellbook has 1 card
      And Troll Grunt has ATK 2 and DEF 1

  @ECB-9.28 @lines-41.4
  Rule: A Creature whose DEF has come to zero or below is destroyed

    @ECB-9.28-a
    Scenario Outline: To one, to zero and below
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Statue (ATK 0, DEF 4, damage <damage>)
      When A attacks Statue with Salamander
      Then B's ATK-Zone is <zone>
      And B's Archive is <archive>

      Examples:
        | case | damage | zone   | archive |
        | 1    | 1      | Statue | empty   |
        | 2    | 2      | empty  | Statue  |
        | 3    | 3      | empty  | Statue  |

    @ECB-9.28-b @ECB-R32:a
    Scenario Outline: Also by an effect that lowers the DEF
      Wither: A chosen Creature gets -2 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Wither
      And B's DEF-Zone is <creature>
      When A plays Wither on pile 1, targeting <creature>
      Then B's DEF-Zone is <zone>
      And B's Archive is <archive>

      Examples:
        | case | creature               | zone        | archive        |
        | 1    | Troll Grunt (DEF 3)    | Troll Grunt | empty          |
        | 2    | Merman (DEF 2)         | empty       | Merman         |
        | 3    | Goblin Warrior (DEF 1) | empty       | Goblin Warrior |

    @ECB-9.28-c
    Scenario: A bonus that stands against it saves
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And Troll Grunt has DEF +4 until the end of the turn
      When A attacks Troll Grunt with Sea Serpent
      Then B's ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 3

  @ECB-9.29 @lines-41.5
  Rule: Damage outside of a fight works in the same way

    @ECB-9.29-a
    Scenario Outline: A Spell that deals two
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And B's <zone> is <creature>
      When A plays Scorch on pile 1, targeting <creature>
      Then B's <zone> is <after>
      And B's Archive is <archive>

      Examples:
        | case | zone     | creature            | after       | archive |
        | 1    | ATK-Zone | Troll Grunt (DEF 3) | Troll Grunt | empty   |
        | 2    | ATK-Zone | Merman (DEF 2)      | empty       | Merman  |
        | 3    | DEF-Zone | Merman (DEF 2)      | empty       | Merman  |

    @ECB-9.29-b
    Scenario: It adds up with damage of fights
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's ATK-Zone is Troll Grunt (DEF 3)
      When A attacks Troll Grunt with Goblin Warrior
      Then Troll Grunt has DEF 2
      When A plays Scorch on pile 1, targeting Troll Grunt
      Then B's Archive is Troll Grunt

    @ECB-9.29-c
    Scenario: It is cured too
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is Scorch
      And A's DEF-Zone is Troll Grunt (DEF 3)
      When B plays Scorch on pile 1, targeting Troll Grunt
      Then Troll Grunt has DEF 1
      When B ends the Main-Phase
      And A ends the Main-Phase
      Then Troll Grunt has DEF 3

    @ECB-9.29-d
    Scenario: The Creature does not strike back at a Spell
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And A's ATK-Zone is Jackal (DEF 3)
      And A's Spellbook is Filler 1 and Filler 2
      And B's ATK-Zone is Troll Grunt (ATK 2, DEF 3)
      When A plays Scorch on pile 1, targeting Troll Grunt
      Then Jackal has DEF 3
      And A's Spellbook has 2 cards
      And Troll Grunt has DEF 1

    @ECB-9.29-e
    Scenario: Damage at all Creatures
      Firestorm: Deal 2 damage to all Creatures.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Firestorm
      And A's ATK-Zone is Troll Grunt (DEF 3) and Merman (DEF 2)
      And B's ATK-Zone is Goblin Warrior (DEF 1)
      And B's DEF-Zone is Statue (DEF 4)
      When A plays Firestorm on pile 1
      Then A's ATK-Zone is Troll Grunt
      And A's Archive is Merman
      And B's Archive is Goblin Warrior
      And Statue has DEF 2

  @ECB-9.30 @lines-42.1
  Rule: It attacks exactly one Creature or one player

    @ECB-9.30-a
    Scenario: One Creature of two
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4)
      And B's ATK-Zone is Merman (DEF 2) and Troll Grunt (DEF 3)
      When A attacks Merman with Sea Serpent
      Then B's ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 3
      When A tries to attack Troll Grunt with Sea Serpent
      Then it is refused: already_attacked
      And Troll Grunt has DEF 3

    @ECB-9.30-b
    Scenario: Another Creature attacks the other
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4) and Goblin Warrior (ATK 1)
      And B's ATK-Zone is Merman (DEF 2) and Troll Grunt (DEF 3)
      When A attacks Merman with Sea Serpent
      And A tries to attack Troll Grunt with Goblin Warrior
      Then it is accepted
      And Troll Grunt has DEF 2

  @ECB-9.31 @lines-42.1 @lines-40.2
  Rule: An attacked Creature has to be in the Attack-Zone

    @ECB-9.31-a
    Scenario Outline: Nowhere else
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Statue
      And B's <zone> is Troll Grunt
      When A tries to attack <target> with Salamander
      Then it is <verdict>
      And Statue has DEF <def>

      Examples:
        | case | zone     | target      | verdict                 | def |
        | 1    | DEF-Zone | Troll Grunt | refused: no_such_target | 4   |
        | 2    | hand     | Troll Grunt | refused: no_such_target | 4   |
        | 3    | Archive  | Troll Grunt | refused: no_such_target | 4   |
        | 4    | Archive  | Statue      | accepted                | 2   |

    @ECB-9.31-b @ECB-R26:a
    Scenario Outline: Whose Creature it is, is for its controller to say
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2) and Statue (DEF 4, belongs to A)
      And A's ATK-Zone is Boulder Spirit (DEF 5, belongs to B)
      When B tries to attack <target> with Salamander
      Then it is <verdict>
      And Statue has DEF 4
      And Boulder Spirit has DEF <def>

      Examples:
        | case | target           | verdict                 | def |
        | 1    | A's Boulder Spirit | accepted              | 3   |
        | 2    | B's Statue       | refused: no_such_target | 5   |

  @ECB-9.32 @lines-42.2
  Rule: A Creature blocks no more than one attacker

    @ECB-9.32-a @ECB-R4:a
    Scenario: Not a second attack of the same turn
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1) and Salamander (ATK 2)
      And B's DEF-Zone is Statue (DEF 4) and Merman
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Warrior
      And B blocks with Statue
      And A attacks B with Salamander
      And B tries to block with Statue
      Then it is refused: already_blocked
      When B does not block
      Then B's Spellbook has 1 card
      And Statue has DEF 3

    @ECB-9.32-b @ECB-R4:a
    Scenario: A player whose Creatures have all blocked is not asked again
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1) and Salamander (ATK 2)
      And B's DEF-Zone is Statue (DEF 4)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Warrior
      And B blocks with Statue
      And A attacks B with Salamander
      Then B's Spellbook has 1 card
      And it is A's Main-Phase

    @ECB-9.32-c @ECB-R4:b
    Scenario: It may block each attack of the turn
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1) and Salamander (ATK 2)
      And B's DEF-Zone is Statue (DEF 4)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Warrior
      And B blocks with Statue
      And A attacks B with Salamander
      And B blocks with Statue
      Then B's Spellbook has 3 cards
      And Statue has DEF 1

    @ECB-9.32-d
    Scenario: In the next turn of the attacker it may block again
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's DEF-Zone is Statue (DEF 4)
      And B's hand is empty
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Warrior
      And B blocks with Statue
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A attacks B with Goblin Warrior
      And B blocks with Statue
      Then B's Spellbook has 2 cards
      And Statue has DEF 3

    @ECB-9.32-e
    Scenario: Another Creature blocks the second attacker
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1) and Salamander (ATK 2)
      And B's DEF-Zone is Statue (DEF 4) and Troll Grunt (DEF 3)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Warrior
      And B blocks with Statue
      And A attacks B with Salamander
      And B blocks with Troll Grunt
      Then B's Spellbook has 3 cards
      And Statue has DEF 3
      And Troll Grunt has DEF 1

    @ECB-9.32-f
    Scenario: In the turn of a third player it may block again
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's ATK-Zone is Salamander (ATK 2)
      And C's DEF-Zone is Statue (DEF 4)
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks C with Goblin Warrior
      And C blocks with Statue
      And A ends the Main-Phase
      And B attacks C with Salamander
      And C blocks with Statue
      Then C's Spellbook has 3 cards
      And Statue has DEF 2

  @ECB-9.33 @lines-42.3
  Rule: Several Creatures may block one attacker together

    @ECB-9.33-a
    Scenario: Two blockers
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4, DEF 4)
      And B's DEF-Zone is Merman (ATK 1, DEF 2) and Venus Toad (ATK 1, DEF 2)
      And B's Spellbook is Filler 1 and Filler 2
      When A attacks B with Sea Serpent
      And B blocks with Merman and Venus Toad
      And A divides 2 to Merman and 2 to Venus Toad
      Then B's Archive is Merman and Venus Toad
      And Sea Serpent has DEF 2
      And B's Spellbook has 2 cards

    @ECB-9.33-b
    Scenario: Three blockers, and a fourth stays out
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Sea Serpent (ATK 4, DEF 4)
      And A's DEF-Zone is Merman (ATK 1), Venus Toad (ATK 1), Goblin Warrior (ATK 1) and Statue
      When B attacks A with Sea Serpent
      And A blocks with Merman, Venus Toad and Goblin Warrior
      And B divides 1 to Merman, 2 to Venus Toad and 1 to Goblin Warrior
      Then A's DEF-Zone is Merman and Statue
      And A's Archive is Venus Toad and Goblin Warrior
      And Sea Serpent has DEF 1
      And Merman has DEF 1

    @ECB-9.33-c
    Scenario: Both hit the attacker, who may fall
      Given a game of Elemental Clash
      And A's ATK-Zone is Troll Grunt (ATK 2, DEF 3)
      And B's DEF-Zone is Salamander (ATK 2, DEF 3) and Merman (ATK 1, DEF 2)
      When A attacks B with Troll Grunt
      And B blocks with Salamander and Merman
      And A divides 1 to Salamander and 1 to Merman
      Then A's Archive is Troll Grunt
      And Salamander has DEF 2
      And Merman has DEF 1

    @ECB-9.33-d
    Scenario Outline: No Creature twice in one block
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's DEF-Zone is Statue (DEF 4) and Merman
      When A attacks B with Salamander
      And B tries to block with <cards>
      Then it is <verdict>

      Examples:
        | case | cards             | verdict  |
        | 1    | Statue and Statue | refused  |
        | 2    | Statue            | accepted |

    @ECB-9.33-e
    Scenario: Each of them has blocked
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4)
      And B's DEF-Zone is Statue (DEF 4) and Troll Grunt (DEF 3)
      When A attacks B with Sea Serpent
      And B blocks with Statue and Troll Grunt
      And A divides 2 to Statue and 2 to Troll Grunt
      Then B's DEF-Zone is:
        | card        | blocked | damage |
        | Statue      | yes     | 2      |
        | Troll Grunt | yes     | 2      |

  @ECB-9.34 @lines-42.4
  Rule: The attacking player divides the attacker's damage among the blockers

    @ECB-9.34-a
    Scenario Outline: As that player likes
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3, DEF 3)
      And B's DEF-Zone is Merman (ATK 1, DEF 2) and Statue (ATK 0, DEF 4)
      When A attacks B with Jackal
      And B blocks with Merman and Statue
      And A divides <m> to Merman and <s> to Statue
      Then B's DEF-Zone is <zone>
      And Statue has DEF <def>

      Examples:
        | case | m | s | zone              | def |
        | 1    | 2 | 1 | Statue            | 3   |
        | 2    | 1 | 2 | Merman and Statue | 2   |

    @ECB-9.34-b @ECB-R22:a
    Scenario Outline: A blocker may get nothing
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3, DEF 3)
      And B's DEF-Zone is Merman (ATK 1, DEF 2) and Statue (ATK 0, DEF 4)
      When A attacks B with Jackal
      And B blocks with Merman and Statue
      And A divides <m> to Merman and <s> to Statue
      Then B's DEF-Zone is <zone>
      And Statue has DEF <def>

      Examples:
        | case | m | s | zone              | def |
        | 1    | 3 | 0 | Statue            | 4   |
        | 2    | 0 | 3 | Merman and Statue | 1   |

    @ECB-9.34-c
    Scenario Outline: The parts add up to the ATK
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3, DEF 3)
      And B's DEF-Zone is Boulder Spirit (DEF 5) and Statue (DEF 4)
      When A attacks B with Jackal
      And B blocks with Boulder Spirit and Statue
      And A tries to divide <b> to Boulder Spirit and <s> to Statue
      Then it is <verdict>
      And Boulder Spirit has DEF <spirit>
      And Statue has DEF <statue>

      Examples:
        | case | b  | s | verdict                 | spirit | statue |
        | 1    | 2  | 1 | accepted                | 3      | 3      |
        | 2    | 1  | 1 | refused: wrong_division | 5      | 4      |
        | 3    | 2  | 2 | refused: wrong_division | 5      | 4      |
        | 4    | -1 | 4 | refused: wrong_division | 5      | 4      |

    @ECB-9.34-d
    Scenario: The attacking player decides it, not the defender
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Jackal (ATK 3, DEF 3)
      And A's DEF-Zone is Boulder Spirit (DEF 5) and Statue (DEF 4)
      When B attacks A with Jackal
      And A blocks with Boulder Spirit and Statue
      And A tries to divide 2 to Boulder Spirit and 1 to Statue
      Then it is refused: not_your_decision
      When B tries to divide 2 to Boulder Spirit and 1 to Statue
      Then it is accepted
      And Statue has DEF 3

    @ECB-9.34-e
    Scenario: With one blocker there is nothing to divide
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3)
      And B's DEF-Zone is Statue (DEF 4) and Merman
      When A attacks B with Jackal
      And B blocks with Statue
      Then Statue has DEF 1
      And it is A's Main-Phase

    @ECB-9.34-f @ECB-R22:a @ECB-R39:a
    Scenario: The ATK at the time of the damage is divided
      Mars Rage: A chosen Creature gets +3 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And A has a pile of Mars Stone
      And A's hand is Mars Rage
      And B's DEF-Zone is Merman (DEF 2) and Venus Toad (DEF 2)
      When A attacks B with Goblin Warrior
      And B blocks with Merman and Venus Toad
      And A responds with Mars Rage on Goblin Warrior
      And A divides 2 to Merman and 2 to Venus Toad
      Then B's Archive is Merman and Venus Toad

    @ECB-9.34-g
    Scenario Outline: Only Creatures that block get a share
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3, DEF 3)
      And B's DEF-Zone is Boulder Spirit (DEF 5), Statue (DEF 4) and Merman (DEF 2)
      When A attacks B with Jackal
      And B blocks with Boulder Spirit and Statue
      And A tries to divide 2 to Boulder Spirit and 1 to <other>
      Then it is <verdict>
      And Boulder Spirit has DEF <spirit>
      And Merman has DEF 2

      Examples:
        | case | other  | verdict                 | spirit |
        | 1    | Statue | accepted                | 3      |
        | 2    | Merman | refused: wrong_division | 5      |

    @ECB-9.34-h
    Scenario: Without ATK there is nothing to divide
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Statue (ATK 0, DEF 4)
      And A's DEF-Zone is Merman (ATK 1, DEF 2) and Venus Toad (ATK 1, DEF 2)
      When B attacks A with Statue
      And A blocks with Merman and Venus Toad
      Then Statue has DEF 2
      And Merman has DEF 2
      And it is B's Main-Phase

    @ECB-9.34-i
    Scenario: A bonus of the attacker is divided too
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Goblin Warrior (ATK 1)
      And Goblin Warrior has ATK +3 until the end of the turn
      And A's DEF-Zone is Merman (DEF 2) and Statue (DEF 4)
      When B attacks A with Goblin Warrior
      And A blocks with Merman and Statue
      And B divides 2 to Merman and 2 to Statue
      Then A's Archive is Merman
      And Statue has DEF 2

    @ECB-9.34-j @ECB-R21:a @ECB-R22:a @ECB-R39:a
    Scenario: When one of two blockers has gone, the other takes all
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3, DEF 3)
      And A has a pile of Jupiter Stone
      And A's hand is Whirlwind
      And B's DEF-Zone is Boulder Spirit (ATK 3, DEF 5) and Merman (ATK 1)
      When A attacks B with Jackal
      And B blocks with Boulder Spirit and Merman
      And A responds with Whirlwind on Boulder Spirit
      Then B's Archive is Merman
      And Jackal has DEF 2

  @ECB-9.35 @lines-43.1
  Rule: An attacker that is not blocked deals its ATK to the attacked player

    @ECB-9.35-a
    Scenario: Not to a Creature
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2, DEF 3)
      And B's DEF-Zone is Statue (DEF 4)
      And B's ATK-Zone is Merman (DEF 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      And B does not block
      Then B's Spellbook has 1 card
      And Statue has DEF 4
      And Merman has DEF 2
      And Salamander has DEF 3

    @ECB-9.35-b @ECB-R21:a @ECB-R39:a
    Scenario: An attack whose blocker has gone was blocked
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2, DEF 3)
      And A has a pile of Jupiter Stone
      And A's hand is Whirlwind
      And B's DEF-Zone is Troll Grunt (ATK 2)
      And B's hand is empty
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      And B blocks with Troll Grunt
      And A responds with Whirlwind on Troll Grunt
      Then B's Spellbook has 3 cards
      And Salamander has DEF 3
      And B's hand is Troll Grunt
