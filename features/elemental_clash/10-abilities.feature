@ECB-10
Feature: 10. Special abilities of Creatures ("Creature's Special Abilities")
  Quickattacker, Play-Effect, Destroy-Effect, Leave-Effect and Boon.

  @ECB-10.2 @lines-46.1
  Rule: A Quickattacker on its pile counts as if it stood in the Attack-Zone

    @ECB-10.2-a
    Scenario Outline: A Creature with and one without the ability
      Given a game of Elemental Clash
      And A has a pile of Mars Stone with <creature> on it
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to attack B with <creature>
      Then it is <verdict>
      And B's Spellbook has <cards>
      And <creature> is on A's pile 1

      Examples:
        | case | creature                              | verdict                | cards   |
        | 1    | Goblin Rusher (ATK 2, Quickattacker)  | accepted               | 1 card  |
        | 2    | Salamander (ATK 2)                    | refused: cannot_attack | 3 cards |

    @ECB-10.2-b
    Scenario: It fights from there and may fall there
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone with Goblin Rusher on it
      And A's ATK-Zone is Troll Grunt (ATK 2, DEF 3)
      When B attacks Troll Grunt with Goblin Rusher
      Then nothing is on B's pile 1
      And B's Archive is Goblin Rusher
      And Troll Grunt has DEF 1

    @ECB-10.2-c
    Scenario: Once a turn from there as well
      Given a game of Elemental Clash
      And A has a pile of Mars Stone with Goblin Rusher on it
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Rusher
      And A tries to attack B with Goblin Rusher
      Then it is refused: already_attacked
      And B's Spellbook has 1 card

    @ECB-10.2-d
    Scenario: It leaves the pile in the next Standby-Phase like any other
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Mars Stone with Goblin Rusher on it
      When B ends the Main-Phase
      Then only A still has to place
      When A places Goblin Rusher in the DEF-Zone
      Then A's DEF-Zone is Goblin Rusher
      And nothing is on A's pile 1

    @ECB-10.2-e
    Scenario: Placed in the DEF-Zone it is a Creature of the DEF-Zone
      Given a game of Elemental Clash
      And A's DEF-Zone is Goblin Rusher (Quickattacker)
      And A's ATK-Zone is Jackal (Quickattacker)
      When A tries to attack B with Goblin Rusher
      Then it is refused: cannot_attack
      When A tries to attack B with Jackal
      Then it is accepted

    @ECB-10.2-f
    Scenario: On its pile it does not block
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B has a pile of Venus Stone with Jackal on it
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      Then B's Spellbook has 1 card
      And Jackal has DEF 3

    @ECB-10.2-g
    Scenario Outline: It is in the ATK-Zone for a Spell that says so, too
      Rearguard: Move a chosen Creature of yours in the ATK-Zone to the DEF-Zone.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A has a pile of Mars Stone with <creature> on it
      And A's hand is Rearguard
      And A's ATK-Zone is Statue
      When A tries to play Rearguard on pile 1, targeting <creature>
      Then it is <verdict>
      And A's DEF-Zone is <zone>

      Examples:
        | case | creature                      | verdict                 | zone          |
        | 1    | Goblin Rusher (Quickattacker) | accepted                | Goblin Rusher |
        | 2    | Salamander                    | refused: no_such_target | empty         |

  @ECB-10.3 @lines-46.2
  Rule: So it can attack at once, and be attacked

    @ECB-10.3-a
    Scenario: In the turn in which it is played
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Goblin Rusher (ATK 2, Quickattacker)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Goblin Rusher on pile 1
      And A attacks B with Goblin Rusher
      Then B's Spellbook has 1 card
      And Goblin Rusher is on A's pile 1

    @ECB-10.3-b
    Scenario: Another Creature does not attack in the turn in which it is played
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Salamander on pile 1
      And A tries to attack B with Salamander
      Then it is refused: cannot_attack
      And B's Spellbook has 3 cards

    @ECB-10.3-c @ECB-R36:a
    Scenario Outline: The opponent attacks it while it lies there
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B has a pile of Venus Stone and Mars Stone with <creature> on it
      When A tries to attack <creature> with Salamander
      Then it is <verdict>
      And <creature> has DEF <def>

      Examples:
        | case | creature                       | verdict                 | def |
        | 1    | Jackal (DEF 3, Quickattacker)  | accepted                | 1   |
        | 2    | Troll Grunt (DEF 3)            | refused: no_such_target | 3   |

    @ECB-10.3-d
    Scenario: The other player's Quickattacker
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is Goblin Rusher (ATK 2, Quickattacker)
      And A's ATK-Zone is Troll Grunt (DEF 3)
      When B plays Goblin Rusher on pile 1
      And B attacks Troll Grunt with Goblin Rusher
      Then Troll Grunt has DEF 1
      And B's Archive is Goblin Rusher

  @ECB-10.4 @lines-46.3
  Rule: On its pile it does not count towards the five Creatures of the Attack-Zone

    @ECB-10.4-a
    Scenario: Five in the ATK-Zone and a Quickattacker that attacks
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Goblin Rusher (ATK 2, Quickattacker)
      And A's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Goblin Rusher on pile 1
      And A attacks B with Goblin Rusher
      Then A's ATK-Zone has 5 cards
      And B's Spellbook has 1 card

    @ECB-10.4-b
    Scenario: A Quickattacker takes no space of the ATK-Zone
      Rally: Put 2 Creatures from your Archive into your ATK-Zone.
      Given a game of Elemental Clash
      And A's piles are:
        | position | stones      | occupant      |
        | 1        | Mars Stone  | Goblin Rusher |
        | 2        | Venus Stone | -             |
      And A's hand is Rally
      And A's Archive is Salamander and Merman
      And A's ATK-Zone is Filler 1, Filler 2 and Filler 3
      When A plays Rally on pile 2
      Then A's ATK-Zone is Filler 1, Filler 2, Filler 3, Salamander and Merman
      And Goblin Rusher is on A's pile 1

    @ECB-10.4-c @ECB-R13:a
    Scenario Outline: Placed in the ATK-Zone it takes one
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Mars Stone with Goblin Rusher on it
      And A's ATK-Zone is <before>
      When A tries to place Goblin Rusher in the ATK-Zone
      Then it is <verdict>
      And A's ATK-Zone has 5 cards

      Examples:
        | case | before                                              | verdict            |
        | 1    | Filler 1, Filler 2, Filler 3 and Filler 4           | accepted           |
        | 2    | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | refused: zone_full |

  @ECB-10.5 @lines-47
  Rule: A Play-Effect happens each time the Creature is played from the hand

    @ECB-10.5-a
    Scenario Outline: When it is played
      Wave Courier: Play-Effect: draw 1 card.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Mercury Stone
      And <who>'s hand is Wave Courier (Play-Effect)
      And <who>'s Spellbook, from the top, is Salamander and Statue
      When <who> plays Wave Courier on pile 1
      Then <who>'s hand is Salamander
      And <who>'s Spellbook is Statue
      And Wave Courier is on <who>'s pile 1

      Examples:
        | case | who |
        | 1    | A   |
        | 2    | B   |

    @ECB-10.5-b
    Scenario: Not when it is placed in a zone
      Wave Courier: Play-Effect: draw 1 card.
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Mercury Stone with Wave Courier on it
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander and Statue
      When A places Wave Courier in the ATK-Zone
      Then A's hand is Salamander
      And A's Spellbook is Statue

    @ECB-10.5-c
    Scenario: Not when it comes from elsewhere
      Wave Courier: Play-Effect: draw 1 card.
      Earth Ritual: Put a Creature from your Archive into your DEF-Zone.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Earth Ritual
      And A's Archive is Wave Courier
      And A's Spellbook is Salamander
      When A plays Earth Ritual on pile 1
      Then A's DEF-Zone is Wave Courier
      And A's hand is empty
      And A's Spellbook is Salamander

    @ECB-10.5-d
    Scenario: A Play-Effect with a target
      Jupiter Stormmaster: Play-Effect: deal 2 damage to a chosen Creature of an opponent.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone, Jupiter Stone and Jupiter Stone
      And A's hand is Jupiter Stormmaster (Level 3)
      And A's ATK-Zone is Jackal
      And B's ATK-Zone is Merman (DEF 2) and Troll Grunt (DEF 3)
      When A plays Jupiter Stormmaster on pile 1
      Then A chooses among Merman and Troll Grunt
      When A chooses Troll Grunt
      Then Troll Grunt has DEF 1
      And Merman has DEF 2

    @ECB-10.5-e
    Scenario Outline: A Play-Effect aims only at what it names
      Jupiter Stormmaster: Play-Effect: deal 2 damage to a chosen Creature of an opponent.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone, Jupiter Stone and Jupiter Stone
      And A's hand is Jupiter Stormmaster (Level 3)
      And A's ATK-Zone is Jackal (DEF 3)
      And B's ATK-Zone is Merman (DEF 2) and Troll Grunt (DEF 3)
      When A plays Jupiter Stormmaster on pile 1
      And A tries to choose <target>
      Then it is <verdict>
      And Jackal has DEF 3
      And Troll Grunt has DEF <def>

      Examples:
        | case | target      | verdict                | def |
        | 1    | Troll Grunt | accepted               | 1   |
        | 2    | Jackal      | refused: not_an_option | 3   |
        | 3    | nothing     | refused: wrong_number  | 3   |

    @ECB-10.5-f
    Scenario Outline: Only a card of the hand is played
      Given a game of Elemental Clash
      And A's hand is Troll Grunt
      And A's Archive is Venus Toad
      And A's Spellbook is Boulder Spirit and Jackal
      And A has a pile of Venus Stone
      When A tries to play <card> on pile 1
      Then it is <verdict>

      Examples:
        | case | card        | verdict              |
        | 1    | Troll Grunt | accepted             |
        | 2    | Venus Toad  | refused: not_in_hand |
        | 3    | Jackal      | refused: not_in_hand |

  @ECB-10.6 @lines-47
  Rule: It happens again when the Creature comes back to the hand and is played anew

    @ECB-10.6-a
    Scenario: In the same turn
      Wave Courier: Play-Effect: draw 1 card.
      Whirlwind: Return a chosen Creature to its owner's hand.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A has a pile of Jupiter Stone
      And A's hand is Wave Courier and Whirlwind
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A plays Wave Courier on pile 1
      Then A's hand is Whirlwind and Salamander
      When A plays Whirlwind on pile 2, targeting Wave Courier
      And A plays Wave Courier on pile 1
      Then A's hand is Salamander and Statue
      And Wave Courier is on A's pile 1

  @ECB-10.7 @lines-48
  Rule: A Destroy-Effect happens each time the Creature is destroyed

    @ECB-10.7-a
    Scenario: In a fight
      Fire Bomb: Destroy-Effect: deal 2 damage to each opponent.
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And A's Spellbook, from the top, is Merman, Statue and Jackal
      And B's ATK-Zone is Fire Bomb (DEF 1, Destroy-Effect)
      When A attacks Fire Bomb with Salamander
      Then B's Archive is Fire Bomb
      And A's Archive is Merman and Statue
      And A's Spellbook is Jackal

    @ECB-10.7-b
    Scenario Outline: By a Spell that says so, and by damage of a Spell
      Gravekeeper: Destroy-Effect: draw 1 card.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is <spell>
      And A's DEF-Zone is Gravekeeper (DEF 1)
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander and Statue
      When B plays <spell> on pile 1, targeting Gravekeeper
      Then A's Archive is Gravekeeper
      And A's hand is Salamander

      Examples:
        | case | spell  |
        | 1    | Slay   |
        | 2    | Scorch |

    @ECB-10.7-c
    Scenario: Also on its pile
      Gravekeeper: Destroy-Effect: draw 1 card.
      Slay: Destroy a chosen Creature.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Slay
      And B has a pile of Venus Stone with Gravekeeper on it
      And B's hand is empty
      And B's Spellbook, from the top, is Salamander and Statue
      When A plays Slay on pile 1, targeting Gravekeeper
      Then B's Archive is Gravekeeper
      And B's hand is Salamander
      And nothing is on B's pile 1

    @ECB-10.7-d
    Scenario Outline: Not when it leaves in another way
      Gravekeeper: Destroy-Effect: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of <stone>
      And A's hand is <spell>
      And B's ATK-Zone is Gravekeeper
      And B's hand is Merman
      And B's Spellbook, from the top, is Salamander and Statue
      When A plays <spell> on pile 1, targeting Gravekeeper
      Then B's ATK-Zone is empty
      And B's Archive is empty
      And B's hand is <hand>

      Examples:
        | case | stone         | spell     | hand                   |
        | 1    | Jupiter Stone | Whirlwind | Merman and Gravekeeper |
        | 2    | Jupiter Stone | Uplift    | Merman                 |
        | 3    | Venus Stone   | Bury      | Merman                 |

    @ECB-10.7-e @ECB-R20:a
    Scenario: Being put into the Archive is being destroyed
      Gravekeeper: Destroy-Effect: draw 1 card.
      Entomb: Put a chosen Creature into its owner's Archive.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Entomb
      And A's ATK-Zone is Gravekeeper
      And A's Spellbook, from the top, is Salamander and Statue
      When A plays Entomb on pile 1, targeting Gravekeeper
      Then A's Archive is Gravekeeper
      And A's hand is Salamander

    @ECB-10.7-f
    Scenario: Coming into the Archive from elsewhere is not
      Gravekeeper: Destroy-Effect: draw 1 card.
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's hand is empty
      And B's Spellbook, from the top, is Gravekeeper, Salamander and Statue
      When A attacks B with Goblin Warrior
      Then B's Archive is Gravekeeper
      And B's hand is empty

    @ECB-10.7-g
    Scenario: Each time
      Gravekeeper: Destroy-Effect: draw 1 card.
      Earth Ritual: Put a Creature from your Archive into your DEF-Zone.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A has a pile of Venus Stone
      And A has a pile of Mars Stone
      And A's hand is Slay, Earth Ritual and Scorch
      And A's ATK-Zone is Gravekeeper
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A plays Slay on pile 1, targeting Gravekeeper
      Then A's hand is Earth Ritual, Scorch and Salamander
      When A plays Earth Ritual on pile 2
      And A plays Scorch on pile 3, targeting Gravekeeper
      Then A's hand is Salamander and Statue
      And A's Archive is Gravekeeper

    @ECB-10.7-h @ECB-R26:a
    Scenario Outline: It is for whoever controls the Creature
      Gravekeeper: Destroy-Effect: draw 1 card.
      Slay: Destroy a chosen Creature.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Mars Stone
      And <who>'s hand is Slay
      And A's ATK-Zone is Gravekeeper (belongs to B)
      And A's Spellbook is Salamander and Statue
      And B's Spellbook is Merman and Jackal
      When <who> plays Slay on pile 1, targeting Gravekeeper
      Then A's Spellbook has 1 card
      And B's Spellbook has 2 cards
      And B's Archive is Gravekeeper

      Examples:
        | case | who |
        | 1    | A   |
        | 2    | B   |

  @ECB-10.8 @lines-49
  Rule: A Leave-Effect happens each time the Creature leaves play

    @ECB-10.8-a
    Scenario: When it is destroyed
      Windwanderer: Leave-Effect: draw 1 card.
      Given a game of Elemental Clash
      And A's ATK-Zone is Jackal (ATK 3)
      And B's ATK-Zone is Windwanderer (DEF 2, Leave-Effect)
      And B's hand is empty
      And B's Spellbook, from the top, is Salamander and Statue
      When A attacks Windwanderer with Jackal
      Then B's Archive is Windwanderer
      And B's hand is Salamander

    @ECB-10.8-b
    Scenario: Not while it stays in play
      Windwanderer: Leave-Effect: draw 1 card.
      Vanguard: Move a chosen Creature of yours in the DEF-Zone to the ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Vanguard
      And A's DEF-Zone is Windwanderer
      And A's Spellbook is Salamander and Statue
      When A plays Vanguard on pile 1, targeting Windwanderer
      Then A's ATK-Zone is Windwanderer
      And A's hand is empty
      And A's Spellbook has 2 cards

    @ECB-10.8-c
    Scenario: Nor when it goes from its pile to a zone
      Windwanderer: Leave-Effect: draw 1 card.
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Jupiter Stone and Jupiter Stone with Windwanderer on it
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander and Statue
      When A places Windwanderer in the ATK-Zone
      Then A's hand is Salamander
      And A's Spellbook is Statue

    @ECB-10.8-d
    Scenario: A card that was never in play leaves nothing
      Windwanderer: Leave-Effect: draw 1 card.
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's hand is empty
      And B's Spellbook, from the top, is Windwanderer, Salamander and Statue
      When A attacks B with Goblin Warrior
      Then B's Archive is Windwanderer
      And B's hand is empty

    @ECB-10.8-e
    Scenario Outline: Also from its pile
      Windwanderer: Leave-Effect: draw 1 card.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of <stone>
      And B's hand is <spell>
      And A has a pile of Jupiter Stone and Jupiter Stone with Windwanderer on it
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander and Statue
      When B plays <spell> on pile 1, targeting Windwanderer
      Then nothing is on A's pile 1
      And A's hand is <hand>

      Examples:
        | case | stone         | spell     | hand                        |
        | 1    | Mars Stone    | Slay      | Salamander                  |
        | 2    | Jupiter Stone | Whirlwind | Windwanderer and Salamander |

    @ECB-10.8-f
    Scenario: Another controller is no leaving
      Windwanderer: Leave-Effect: draw 1 card.
      Lure: A chosen Creature of an opponent comes into your ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Lure
      And A's Spellbook is Salamander and Statue
      And B's ATK-Zone is Windwanderer
      And B's Spellbook is Merman and Jackal
      When A plays Lure on pile 1, targeting Windwanderer
      Then A's ATK-Zone is Windwanderer
      And A's Spellbook has 2 cards
      And B's Spellbook has 2 cards

  @ECB-10.9 @lines-49
  Rule: To leave play is to go to the hand, into the Archive, or on top of or under the Spellbook

    @ECB-10.9-a
    Scenario Outline: To the hand and into the Archive
      Windwanderer: Leave-Effect: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of <stone>
      And A's hand is <spell>
      And B's ATK-Zone is Windwanderer
      And B's hand is empty
      And B's Spellbook, from the top, is Salamander and Statue
      When A plays <spell> on pile 1, targeting Windwanderer
      Then B's hand is <hand>
      And B's Archive is <archive>
      And B's Spellbook, from the top, is <spellbook>

      Examples:
        | case | stone         | spell     | hand                        | archive      | spellbook |
        | 1    | Jupiter Stone | Whirlwind | Windwanderer and Salamander | empty        | Statue    |
        | 2    | Mars Stone    | Slay      | Salamander                  | Windwanderer | Statue    |

    @ECB-10.9-b
    Scenario: Under the Spellbook
      Windwanderer: Leave-Effect: draw 1 card.
      Bury: Put a chosen Creature under its owner's Spellbook.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Bury
      And B's ATK-Zone is Windwanderer
      And B's hand is empty
      And B's Spellbook, from the top, is Salamander and Statue
      When A plays Bury on pile 1, targeting Windwanderer
      Then B's hand is Salamander
      And B's Spellbook, from the top, is Statue and Windwanderer

    @ECB-10.9-c
    Scenario: On top of the Spellbook, from where it is drawn
      Windwanderer: Leave-Effect: draw 1 card.
      Uplift: Put a chosen Creature on top of its owner's Spellbook.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Uplift
      And B's ATK-Zone is Windwanderer
      And B's hand is empty
      And B's Spellbook, from the top, is Salamander and Statue
      When A plays Uplift on pile 1, targeting Windwanderer
      Then B's hand is Windwanderer
      And B's Spellbook, from the top, is Salamander and Statue

    @ECB-10.9-d @ECB-R29:a
    Scenario: Into the Purgatory as well
      Windwanderer: Leave-Effect: draw 1 card.
      Banish: Put a chosen Creature into its owner's Purgatory.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Jupiter Stone
      And B's hand is Banish
      And A's ATK-Zone is Windwanderer
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander and Statue
      When B plays Banish on pile 1, targeting Windwanderer
      Then A's Purgatory is Windwanderer
      And A's hand is Salamander

    @ECB-10.9-e
    Scenario Outline: From whoever controls it, a Creature goes to its owner
      Given a game of Elemental Clash
      And A has a pile of <stone>
      And A's hand is <spell>
      And A's ATK-Zone is Statue (belongs to B)
      And B's hand is Merman
      And B's Spellbook, from the top, is Salamander and Jackal
      When A plays <spell> on pile 1, targeting Statue
      Then A's ATK-Zone is empty
      And B's hand is <hand>
      And B's Spellbook, from the top, is <spellbook>
      And B's Archive is <archive>
      And B's Purgatory is <purgatory>

      Examples:
        | case | stone         | spell     | hand              | spellbook                     | archive | purgatory |
        | 1    | Jupiter Stone | Whirlwind | Merman and Statue | Salamander and Jackal         | empty   | empty     |
        | 2    | Jupiter Stone | Uplift    | Merman            | Statue, Salamander and Jackal | empty   | empty     |
        | 3    | Venus Stone   | Bury      | Merman            | Salamander, Jackal and Statue | empty   | empty     |
        | 4    | Venus Stone   | Entomb    | Merman            | Salamander and Jackal         | Statue  | empty     |
        | 5    | Jupiter Stone | Banish    | Merman            | Salamander and Jackal         | empty   | Statue    |

  @ECB-10.10 @lines-50.1
  Rule: A Creature with Boon that goes from the Spellbook straight into the Archive may be put into a zone

    @ECB-10.10-a
    Scenario Outline: Into either zone, or not
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Lucky Imp (Boon) and Statue
      When A attacks B with Goblin Warrior
      And B <does>
      Then B's ATK-Zone is <atk>
      And B's DEF-Zone is <def>
      And B's Archive is <archive>
      And B's Spellbook is Statue

      Examples:
        | case | does                              | atk       | def       | archive   |
        | 1    | puts Lucky Imp in the ATK-Zone    | Lucky Imp | empty     | empty     |
        | 2    | puts Lucky Imp in the DEF-Zone    | empty     | Lucky Imp | empty     |
        | 3    | leaves Lucky Imp in the Archive   | empty     | empty     | Lucky Imp |

    @ECB-10.10-b
    Scenario: A Creature without Boon stays in the Archive
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Troll Grunt and Statue
      When A attacks B with Goblin Warrior
      Then B's Archive is Troll Grunt
      And it is A's Main-Phase

    @ECB-10.10-c @ECB-R31:a
    Scenario: Not when it is discarded from the hand
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Lucky Imp
      When A ends the Main-Phase
      And A discards Lucky Imp
      Then A's Archive is Lucky Imp
      And B is the active player

    @ECB-10.10-d
    Scenario: Not when it is destroyed
      Slay: Destroy a chosen Creature.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Slay
      And B's ATK-Zone is Lucky Imp (Boon)
      When A plays Slay on pile 1, targeting Lucky Imp
      Then B's Archive is Lucky Imp
      And it is A's Main-Phase

    @ECB-10.10-e @ECB-R16:a
    Scenario: Also by an effect that takes cards without damage
      Delve: Put the top 2 cards of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Delve
      And A's Spellbook, from the top, is Statue, Lucky Imp and Jackal
      When A plays Delve on pile 1
      And A puts Lucky Imp in the ATK-Zone
      Then A's ATK-Zone is Lucky Imp
      And A's Archive is Statue

    @ECB-10.10-f @ECB-R16:a @ECB-R48:a
    Scenario: In the own turn it may attack at once, and it was not played
      Delve: Put the top 2 cards of your Spellbook into your Archive.
      Lucky Golem: Play-Effect: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Delve
      And A's Spellbook, from the top, is Statue, Lucky Golem (ATK 4) and Jackal
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A plays Delve on pile 1
      And A puts Lucky Golem in the ATK-Zone
      And A attacks B with Lucky Golem
      Then B's Spellbook has 1 card
      And A's hand is empty

    @ECB-10.10-g
    Scenario Outline: The owner decides
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Lucky Imp (Boon) and Statue
      When A attacks B with Goblin Warrior
      And <who> tries to put Lucky Imp in the ATK-Zone
      Then it is <verdict>
      And B's Archive is <archive>

      Examples:
        | case | who | verdict                    | archive   |
        | 1    | B   | accepted                   | empty     |
        | 2    | A   | refused: not_your_decision | Lucky Imp |

    @ECB-10.10-h
    Scenario Outline: Only into a zone with room
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And B's Spellbook, from the top, is Lucky Imp (Boon) and Statue
      When A attacks B with Goblin Warrior
      And B tries to put Lucky Imp in the <zone>
      Then it is <verdict>
      And B's ATK-Zone has 5 cards
      And B's Archive is <archive>

      Examples:
        | case | zone     | verdict            | archive   |
        | 1    | ATK-Zone | refused: zone_full | Lucky Imp |
        | 2    | DEF-Zone | accepted           | empty     |

    @ECB-10.10-i @ECB-R19:a
    Scenario: All cards of the damage go first
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2)
      And A's Spellbook, from the top, is Lucky Imp (Boon), Statue and Jackal
      When B attacks A with Salamander
      Then before A uses Boon, A's Archive is Lucky Imp and Statue
      When A puts Lucky Imp in the DEF-Zone
      Then A's DEF-Zone is Lucky Imp
      And A's Archive is Statue

    @ECB-10.10-j @ECB-R8:a @ECB-R19:a
    Scenario: Of two Boons at once the active player names the first, and the owner decides on each
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And B's DEF-Zone is Filler 6, Filler 7, Filler 8 and Filler 9
      And B's Spellbook, from the top, is Lucky Imp (Boon), Lucky Golem (Boon) and Jackal
      When A attacks B with Salamander
      And B does not block
      And A resolves Lucky Golem next
      And B puts Lucky Golem in the DEF-Zone
      Then B's DEF-Zone is Filler 6, Filler 7, Filler 8, Filler 9 and Lucky Golem
      And B's Archive is Lucky Imp

    @ECB-10.10-k
    Scenario Outline: Only the card with the Boon comes back
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook, from the top, is Statue, Lucky Imp (Boon) and Jackal
      When A attacks B with Salamander
      And B tries to put <card> in the ATK-Zone
      Then it is <verdict>
      And B's ATK-Zone is <zone>

      Examples:
        | case | card      | verdict                | zone      |
        | 1    | Lucky Imp | accepted               | Lucky Imp |
        | 2    | Statue    | refused: not_an_option | empty     |

    @ECB-10.10-l
    Scenario Outline: Not when an effect discards it from the hand
      Mind Fog: Each opponent discards 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Mind Fog
      And B's hand is Lucky Imp (Boon) and Statue
      When A plays Mind Fog on pile 1
      And B chooses <card>
      Then B's Archive is <card>
      And B's hand is <other>
      When A ends the Main-Phase
      Then B is the active player
      And B's Archive is <card>

      Examples:
        | case | card      | other     |
        | 1    | Lucky Imp | Statue    |
        | 2    | Statue    | Lucky Imp |

    @ECB-10.10-m
    Scenario: Where neither zone has room it stays in the Archive
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And B's DEF-Zone is Filler 6, Filler 7, Filler 8, Filler 9 and Filler 10
      And B's Spellbook, from the top, is Lucky Imp (Boon), Statue and Jackal
      When A attacks B with Goblin Warrior
      And B does not block
      And A ends the Main-Phase
      Then B's Archive is Lucky Imp
      And B is the active player

    @ECB-10.10-n
    Scenario: By damage at the end of the turn
      Ember Shrine: At the end of your turn: deal 1 damage to each opponent.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone with Ember Shrine on it
      And A's Spellbook, from the top, is Lucky Imp (Boon), Statue and Jackal
      When B ends the Main-Phase
      And A puts Lucky Imp in the ATK-Zone
      Then A's ATK-Zone is Lucky Imp
      And A's Archive is empty
      And A is the active player

    @ECB-10.10-o
    Scenario: In the DEF-Zone it may block the next attacker at once
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1, DEF 1) and Venus Toad (ATK 1, DEF 2)
      And B's Spellbook, from the top, is Lucky Imp (Boon, ATK 2), Statue and Jackal
      When A attacks B with Goblin Warrior
      And B puts Lucky Imp in the DEF-Zone
      And A attacks B with Venus Toad
      And B blocks with Lucky Imp
      Then A's Archive is Venus Toad
      And B's Spellbook has 2 cards

    @ECB-10.10-p
    Scenario: By damage to oneself
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And A's Spellbook, from the top, is Statue, Lucky Imp (Boon) and Jackal
      When A plays Scorch on pile 1, targeting A
      And A puts Lucky Imp in the ATK-Zone
      Then A's ATK-Zone is Lucky Imp
      And A's Archive is Statue
      And A's Spellbook is Jackal

  @ECB-10.11 @lines-50.2
  Rule: A Spell with Boon that is discarded from the Spellbook may be cast for nothing

    @ECB-10.11-a @ECB-R18:a
    Scenario Outline: Cast, or not
      Lucky Bolt: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      And B's Spellbook, from the top, is Lucky Bolt (Level 2, Boon) and Statue
      When A attacks B with Goblin Warrior
      And B <does>
      Then A's Spellbook has <cards>
      And B's Archive is Lucky Bolt

      Examples:
        | case | does                               | cards   |
        | 1    | casts Lucky Bolt, targeting A      | 1 card  |
        | 2    | leaves Lucky Bolt in the Archive   | 3 cards |

    @ECB-10.11-b
    Scenario: A Spell without Boon is not
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Scorch and Statue
      When A attacks B with Goblin Warrior
      And A ends the Main-Phase
      Then B's Archive is Scorch
      And B is the active player

    @ECB-10.11-c @ECB-R18:a @ECB-R16:a
    Scenario: It needs no pile, not even in the own turn
      Delve: Put the top 2 cards of your Spellbook into your Archive.
      Lucky Bolt: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Delve
      And A's Spellbook, from the top, is Lucky Bolt, Statue and Jackal
      And B's ATK-Zone is Merman (DEF 2)
      When A plays Delve on pile 1
      And A casts Lucky Bolt, targeting Merman
      Then B's Archive is Merman
      And Delve is on A's pile 1

    @ECB-10.11-d
    Scenario: From the hand it costs what it costs
      Lucky Bolt: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Lucky Bolt (Level 2)
      When A tries to play Lucky Bolt on pile 1, targeting B
      Then it is refused: pile_too_small
      And A's hand is Lucky Bolt

    @ECB-10.11-e
    Scenario: With two stones it is played from the hand
      Lucky Bolt: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone and Mars Stone
      And A's hand is Lucky Bolt (Level 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to play Lucky Bolt on pile 1, targeting B
      Then it is accepted
      And B's Spellbook has 1 card
      And Lucky Bolt is on A's pile 1

    @ECB-10.11-f @ECB-R18:a
    Scenario: At the end of a turn as well
      Ember Shrine: At the end of your turn: deal 1 damage to each opponent.
      Lucky Bolt: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone with Ember Shrine on it
      And A's ATK-Zone is Merman (DEF 2)
      And B's Spellbook, from the top, is Lucky Bolt, Statue and Jackal
      When A ends the Main-Phase
      And B casts Lucky Bolt, targeting Merman
      Then A's Archive is Merman
      And B's Archive is Lucky Bolt
      And B is the active player

    @ECB-10.11-g @ECB-R18:a @ECB-R39:a
    Scenario: It may be answered
      Lucky Bolt: Deal 2 damage to a chosen Creature or player.
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's ATK-Zone is Merman (ATK 1, DEF 2)
      And A has a pile of Venus Stone
      And A's hand is Hardening
      And B's Spellbook, from the top, is Lucky Bolt and Statue
      When A attacks B with Merman
      And B casts Lucky Bolt, targeting Merman
      And A responds with Hardening on Merman
      Then A's ATK-Zone is Merman
      And Merman has DEF 4

  @ECB-10.12 @lines-50.2
  Rule: After that the Spell is in the Archive

    @ECB-10.12-a @ECB-R18:a
    Scenario: At once, and on no pile
      Lucky Bolt: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Goblin Warrior (ATK 1)
      And A has a pile of Mars Stone and Mars Stone
      And A's Spellbook, from the top, is Lucky Bolt and Statue
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When B attacks A with Goblin Warrior
      And A casts Lucky Bolt, targeting B
      Then A's Archive is Lucky Bolt
      And nothing is on A's pile 1
      And B's Spellbook has 1 card

  @ECB-10.13 @lines-50.3
  Rule: An Element-Stone with Boon that is discarded from the Spellbook comes into play

    @ECB-10.13-a @ECB-R17:a
    Scenario: Of itself, where only a new pile can take it
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Recurring Stone (Boon) and Statue
      When A attacks B with Goblin Warrior
      Then B's pile 1 is Recurring Stone
      And B's Archive is empty

    @ECB-10.13-b
    Scenario Outline: On a pile that its owner chooses, or a new one
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B has a pile of Mars Stone
      And B has a pile of Venus Stone
      And B's Spellbook, from the top, is Recurring Stone (Boon) and Statue
      When A attacks B with Goblin Warrior
      And B puts Recurring Stone on <where>
      Then B's pile <n> is <stones>
      And B has <piles>

      Examples:
        | case | where      | n | stones                          | piles   |
        | 1    | pile 1     | 1 | Mars Stone and Recurring Stone  | 2 piles |
        | 2    | pile 2     | 2 | Venus Stone and Recurring Stone | 2 piles |
        | 3    | a new pile | 3 | Recurring Stone                 | 3 piles |

    @ECB-10.13-c @ECB-R17:a
    Scenario: A stone without Boon stays in the Archive
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Mars Stone and Statue
      When A attacks B with Goblin Warrior
      Then B's Archive is Mars Stone
      And B has 0 piles

    @ECB-10.13-d @ECB-R17:a @ECB-R16:a
    Scenario: It is not the stone of the turn
      Delve: Put the top 2 cards of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A has a pile of Venus Stone
      And A's hand is Delve and Mars Stone
      And A's Spellbook, from the top, is Recurring Stone, Statue and Jackal
      When A plays Delve on pile 1
      And A puts Recurring Stone on a new pile
      And A plays Mars Stone on a new pile
      Then A has 4 piles

    @ECB-10.13-e
    Scenario: With five piles it goes onto one of them
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's piles are:
        | position | stones        | occupant |
        | 1        | Venus Stone   | -        |
        | 2        | Mars Stone    | -        |
        | 3        | Jupiter Stone | -        |
        | 4        | Mars Stone    | -        |
        | 5        | Venus Stone   | -        |
      And B's Spellbook, from the top, is Recurring Stone (Boon) and Statue
      When A attacks B with Goblin Warrior
      And B tries to put Recurring Stone on a new pile
      Then it is refused
      When B tries to put Recurring Stone on pile 3
      Then it is accepted
      And B's pile 3 is Jupiter Stone and Recurring Stone

    @ECB-10.13-f @ECB-R17:a
    Scenario: It cannot be left in the Archive
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B has a pile of Mars Stone
      And B's Spellbook, from the top, is Recurring Stone (Boon) and Statue
      When A attacks B with Goblin Warrior
      And B tries to leave Recurring Stone in the Archive
      Then it is refused: not_an_option
      When B tries to put Recurring Stone on pile 1
      Then it is accepted
      And B's pile 1 is Mars Stone and Recurring Stone

    @ECB-10.13-g @ECB-R16:a @ECB-R17:a
    Scenario: Nor does the stone of the turn stand against it
      Delve: Put the top 2 cards of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Jupiter Stone
      And B's hand is Delve and Mars Stone
      And B's Spellbook, from the top, is Recurring Stone, Statue and Jackal
      When B plays Mars Stone on a new pile
      And B plays Delve on pile 1
      And B puts Recurring Stone on pile 2
      Then B's pile 2 is Mars Stone and Recurring Stone
      And B's Archive is Statue
