@ECB-6
Feature: 6. Areas of the game ("Areas in Game")
  The zones of a player's side, and how much they hold.

  @ECB-6.2 @lines-24.1
  Rule: Each side has an Attack-Zone, a Defense-Zone, an Element-Stone-Zone, a Spellbook, an Archive, a Purgatory and a hand

    @ECB-6.2-a
    Scenario: Each player has zones of their own
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander
      And A's DEF-Zone is Merman
      And A has a pile of Mars Stone
      And A's hand is Slay
      And B's ATK-Zone is Troll Grunt
      And B's DEF-Zone is Venus Toad
      And B has a pile of Venus Stone
      When A plays Slay on pile 1, targeting Troll Grunt
      Then B's Archive is Troll Grunt
      And B's ATK-Zone is empty
      And A's ATK-Zone is Salamander
      And A's DEF-Zone is Merman
      And B's DEF-Zone is Venus Toad
      And A's Archive is empty

    @ECB-6.2-b
    Scenario: Zones and piles are open to both
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander
      And A's DEF-Zone is Merman
      And A has a pile of Mars Stone
      And A's hand is Slay
      And B's Spellbook is Jackal and Statue
      When A ends the Main-Phase
      Then B sees Salamander in A's ATK-Zone
      And B sees Merman in A's DEF-Zone
      And B does not see Slay
      And B sees 1 card in A's hand

    @ECB-6.2-c @ECB-R49:a
    Scenario: So are the Archives
      Given a game of Elemental Clash
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And B's Spellbook, from the top, is Jackal and Statue
      When A attacks B with Goblin Warrior
      Then A sees Jackal in B's Archive
      And B sees Jackal in B's Archive
      And neither player sees Statue

    @ECB-6.2-d @ECB-R29:a
    Scenario: Into the Purgatory a card comes by an effect only, and that is no destruction
      Banish: Put a chosen Creature into its owner's Purgatory.
      Gravekeeper: Destroy-Effect: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Banish
      And B's ATK-Zone is Gravekeeper
      And B's hand is empty
      When A plays Banish on pile 1, targeting Gravekeeper
      Then B's Purgatory is Gravekeeper
      And B's ATK-Zone is empty
      And B's Archive is empty
      And B's hand is empty

    @ECB-6.2-e
    Scenario: A third player sees no more than the second
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is Salamander
      And A's hand is Slay
      And A's Spellbook is Jackal and Statue
      When A ends the Main-Phase
      Then C sees Salamander in A's ATK-Zone
      And C sees 1 card in A's hand
      And C does not see Slay
      And C sees 2 cards in A's Spellbook
      And C does not see Jackal
      And A does not see Jackal

    @ECB-6.2-f @ECB-R49:a
    Scenario: Piles with what lies on them, and Purgatories, are seen by both
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Prism Stone and Venus Stone with Troll Grunt on it
      And B's Purgatory is Statue
      And B's ATK-Zone is Jackal
      When B attacks A with Jackal
      Then A sees Prism Stone and Venus Stone in B's pile 1
      And A sees Troll Grunt on B's pile 1
      And B sees Prism Stone and Venus Stone in B's pile 1
      And A sees Statue in B's Purgatory
      And B sees Statue in B's Purgatory

  @ECB-6.4 @lines-25.1
  Rule: The Attack-Zone and the Defense-Zone have five spaces each

    @ECB-6.4-a
    Scenario Outline: The first, the fifth and none beyond
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Venus Stone with Troll Grunt on it
      When A tries to place Troll Grunt in the <zone>, space <n>
      Then it is <verdict>
      And A's <zone> has <cards>

      Examples:
        | case | zone     | n | verdict                | cards   |
        | 1    | ATK-Zone | 1 | accepted               | 1 card  |
        | 2    | ATK-Zone | 5 | accepted               | 1 card  |
        | 3    | ATK-Zone | 6 | refused: not_an_option | 0 cards |
        | 4    | ATK-Zone | 0 | refused: not_an_option | 0 cards |
        | 5    | DEF-Zone | 5 | accepted               | 1 card  |
        | 6    | DEF-Zone | 6 | refused: not_an_option | 0 cards |

    @ECB-6.4-b
    Scenario Outline: A space takes one Creature of the two
      Given a game of Elemental Clash
      And it is B's Standby-Phase
      And B has a pile of Venus Stone with Troll Grunt on it
      And B's DEF-Zone is Merman (space 2)
      When B tries to place Troll Grunt in the DEF-Zone, space <n>
      Then it is <verdict>
      And B's DEF-Zone has <cards>

      Examples:
        | case | n | verdict              | cards   |
        | 1    | 2 | refused: space_taken | 1 card  |
        | 2    | 3 | accepted             | 2 cards |

    @ECB-6.4-c
    Scenario Outline: A Creature does not move onto another
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander (space 1) and Troll Grunt (space 2)
      When A tries to move Salamander to space <n> of the ATK-Zone
      Then it is <verdict>
      And A's ATK-Zone is:
        | card        | space   |
        | Salamander  | <space> |
        | Troll Grunt | 2       |

      Examples:
        | case | n | verdict              | space |
        | 1    | 2 | refused: space_taken | 1     |
        | 2    | 3 | accepted             | 3     |

    @ECB-6.4-d
    Scenario Outline: A Creature does not move beyond the fifth space
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's DEF-Zone is Salamander (space 1)
      When A tries to move Salamander to space <n> of the DEF-Zone
      Then it is <verdict>
      And A's DEF-Zone is:
        | card       | space   |
        | Salamander | <space> |

      Examples:
        | case | n | verdict                | space |
        | 1    | 5 | accepted               | 5     |
        | 2    | 6 | refused: not_an_option | 1     |

    @ECB-6.4-e
    Scenario Outline: A Creature comes to the space that is named
      Given a game of Elemental Clash
      And it is <who>'s Standby-Phase
      And <who> has a pile of Venus Stone with Troll Grunt on it
      And <who>'s <zone> is Merman (space 3)
      When <who> places Troll Grunt in the <zone>, space <n>
      Then <who>'s <zone> is:
        | card        | space |
        | Merman      | 3     |
        | Troll Grunt | <n>   |

      Examples:
        | case | who | zone     | n |
        | 1    | A   | ATK-Zone | 4 |
        | 2    | A   | DEF-Zone | 2 |
        | 3    | B   | ATK-Zone | 5 |

  @ECB-6.5 @lines-25.2
  Rule: An Attack-Zone never holds more than five Creatures

    @ECB-6.5-a
    Scenario Outline: A fifth and a sixth Creature for the ATK-Zone
      Given a game of Elemental Clash
      And it is <who>'s Standby-Phase
      And <who>'s ATK-Zone is <before>
      And <who> has a pile of Venus Stone with Troll Grunt on it
      When <who> tries to place Troll Grunt in the ATK-Zone
      Then it is <verdict>
      And <who>'s ATK-Zone has 5 cards

      Examples:
        | case | who | before                                             | verdict            |
        | 1    | A   | Filler 1, Filler 2, Filler 3 and Filler 4           | accepted           |
        | 2    | A   | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | refused: zone_full |
        | 3    | B   | Filler 1, Filler 2, Filler 3 and Filler 4           | accepted           |
        | 4    | B   | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | refused: zone_full |

    @ECB-6.5-b
    Scenario Outline: Moving a sixth Creature to the ATK-Zone
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is <before>
      And A's DEF-Zone is Merman
      When A tries to move Merman to the ATK-Zone
      Then it is <verdict>
      And A's DEF-Zone is <def>

      Examples:
        | case | before                                             | verdict            | def    |
        | 1    | Filler 1, Filler 2, Filler 3 and Filler 4           | accepted           | empty  |
        | 2    | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | refused: zone_full | Merman |

  @ECB-6.6 @lines-25.2
  Rule: A Defense-Zone never holds more than five Creatures

    @ECB-6.6-a
    Scenario Outline: A fifth and a sixth Creature for the DEF-Zone
      Given a game of Elemental Clash
      And it is <who>'s Standby-Phase
      And <who>'s DEF-Zone is <before>
      And <who> has a pile of Venus Stone with Troll Grunt on it
      When <who> tries to place Troll Grunt in the DEF-Zone
      Then it is <verdict>
      And <who>'s DEF-Zone has 5 cards

      Examples:
        | case | who | before                                             | verdict            |
        | 1    | A   | Filler 1, Filler 2, Filler 3 and Filler 4           | accepted           |
        | 2    | A   | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | refused: zone_full |
        | 3    | B   | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | refused: zone_full |

    @ECB-6.6-b
    Scenario Outline: Moving a sixth Creature to the DEF-Zone
      Given a game of Elemental Clash
      And it is B's Standby-Phase
      And B's DEF-Zone is <before>
      And B's ATK-Zone is Merman
      When B tries to move Merman to the DEF-Zone
      Then it is <verdict>
      And B's ATK-Zone is <atk>

      Examples:
        | case | before                                             | verdict            | atk    |
        | 1    | Filler 1, Filler 2, Filler 3 and Filler 4           | accepted           | empty  |
        | 2    | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | refused: zone_full | Merman |

  @ECB-6.7 @lines-25.2 @lines-25.3
  Rule: A player never has more than five piles of stones

    @ECB-6.7-a
    Scenario: The fifth
      Given a game of Elemental Clash
      And A's hand is Mercury Stone
      And A's piles are:
        | position | stones        | occupant |
        | 1        | Venus Stone   | -        |
        | 2        | Mars Stone    | -        |
        | 3        | Jupiter Stone | -        |
        | 4        | Mars Stone    | -        |
      When A tries to play Mercury Stone on a new pile
      Then it is accepted
      And A has 5 piles
      And A's pile 5 is Mercury Stone

    @ECB-6.7-b
    Scenario: No sixth
      Given a game of Elemental Clash
      And A's hand is Mercury Stone
      And A's piles are:
        | position | stones        | occupant |
        | 1        | Venus Stone   | -        |
        | 2        | Mars Stone    | -        |
        | 3        | Jupiter Stone | -        |
        | 4        | Mars Stone    | -        |
        | 5        | Venus Stone   | -        |
      When A tries to play Mercury Stone on a new pile
      Then it is refused: too_many_piles
      And A has 5 piles
      And A's hand is Mercury Stone

    @ECB-6.7-c
    Scenario: Five piles may still grow
      Given a game of Elemental Clash
      And B is the active player
      And B's hand is Mercury Stone
      And B's piles are:
        | position | stones        | occupant |
        | 1        | Venus Stone   | -        |
        | 2        | Mars Stone    | -        |
        | 3        | Jupiter Stone | -        |
        | 4        | Mars Stone    | -        |
        | 5        | Venus Stone   | -        |
      When B tries to play Mercury Stone on pile 5
      Then it is accepted
      And B's pile 5 is Venus Stone and Mercury Stone
      And B has 5 piles

    @ECB-6.7-d
    Scenario: The other player's piles do not count
      Given a game of Elemental Clash
      And B is the active player
      And B's hand is Mercury Stone
      And A's piles are:
        | position | stones        | occupant |
        | 1        | Venus Stone   | -        |
        | 2        | Mars Stone    | -        |
        | 3        | Jupiter Stone | -        |
        | 4        | Mars Stone    | -        |
        | 5        | Venus Stone   | -        |
      When B plays Mercury Stone on a new pile
      Then B has 1 pile
      And A has 5 piles

    @ECB-6.7-e
    Scenario: A pile whose last stone is removed is one no longer
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Given a game of Elemental Clash
      And A's hand is Landslide and Mercury Stone
      And A's piles are:
        | position | stones        | occupant |
        | 1        | Venus Stone   | -        |
        | 2        | Mars Stone    | -        |
        | 3        | Jupiter Stone | -        |
        | 4        | Ember Stone   | -        |
        | 5        | Venus Stone   | -        |
      When A plays Landslide on pile 1, targeting Ember Stone
      Then A has 4 piles
      When A plays Mercury Stone on a new pile
      Then A has 5 piles
      And A's pile 4 is Mercury Stone

    @ECB-6.7-f @ECB-R28:a
    Scenario: A card without stones under it keeps the position
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Given a game of Elemental Clash
      And A's hand is Landslide and Mercury Stone
      And A's piles are:
        | position | stones        | occupant    |
        | 1        | Venus Stone   | -           |
        | 2        | Mars Stone    | -           |
        | 3        | Jupiter Stone | -           |
        | 4        | Ember Stone   | Troll Grunt |
        | 5        | Venus Stone   | -           |
      When A plays Landslide on pile 1, targeting Ember Stone
      And A tries to play Mercury Stone on a new pile
      Then it is refused: too_many_piles
      And Troll Grunt is on A's pile 4

  @ECB-6.8 @lines-26.1
  Rule: An effect that would put more Creatures into a zone than it holds does not take place

    @ECB-6.8-a
    Scenario Outline: One Creature, with four and with five in the zone
      Earth Ritual: Put a Creature from your Archive into your DEF-Zone.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Earth Ritual
      And A's Archive is Salamander and Scorch
      And A's DEF-Zone is <before>
      When A plays Earth Ritual on pile 1
      Then A's DEF-Zone has 5 cards
      And A's Archive is <archive>
      And Earth Ritual is on A's pile 1

      Examples:
        | case | before                                              | archive               |
        | 1    | Filler 1, Filler 2, Filler 3 and Filler 4           | Scorch                |
        | 2    | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | Salamander and Scorch |

    @ECB-6.8-b @ECB-R23:a
    Scenario Outline: Two Creatures are not placed where there is room for one
      Rally: Put 2 Creatures from your Archive into your ATK-Zone.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Venus Stone
      And B's hand is Rally
      And B's Archive is Salamander and Merman
      And B's ATK-Zone is <before>
      When B plays Rally on pile 1
      Then B's ATK-Zone is <after>
      And B's Archive is <archive>
      When B ends the Main-Phase
      Then A is the active player

      Examples:
        | case | before                                    | after                                                         | archive               |
        | 1    | Filler 1, Filler 2 and Filler 3           | Filler 1, Filler 2, Filler 3, Salamander and Merman           | empty                 |
        | 2    | Filler 1, Filler 2, Filler 3 and Filler 4 | Filler 1, Filler 2, Filler 3 and Filler 4                     | Salamander and Merman |

    @ECB-6.8-c
    Scenario: No room for two at all
      Rally: Put 2 Creatures from your Archive into your ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Rally
      And A's Archive is Salamander and Merman
      And A's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A plays Rally on pile 1
      Then A's ATK-Zone has 5 cards
      And A's Archive is Salamander and Merman

    @ECB-6.8-d
    Scenario Outline: A Creature moved from the other zone
      Vanguard: Move a chosen Creature of yours in the DEF-Zone to the ATK-Zone.
      Given a game of Elemental Clash
      And A has a pile of Jupiter Stone
      And A's hand is Vanguard
      And A's DEF-Zone is Merman
      And A's ATK-Zone is <before>
      When A plays Vanguard on pile 1, targeting Merman
      Then A's ATK-Zone has 5 cards
      And A's DEF-Zone is <def>

      Examples:
        | case | before                                             | def    |
        | 1    | Filler 1, Filler 2, Filler 3 and Filler 4           | empty  |
        | 2    | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | Merman |

    @ECB-6.8-e
    Scenario Outline: A Creature taken over from the opponent
      Lure: A chosen Creature of an opponent comes into your ATK-Zone.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Jupiter Stone
      And B's hand is Lure
      And B's ATK-Zone is <before>
      And A's ATK-Zone is Salamander
      When B plays Lure on pile 1, targeting Salamander
      Then B's ATK-Zone has 5 cards
      And A's ATK-Zone is <a>

      Examples:
        | case | before                                              | a          |
        | 1    | Filler 1, Filler 2, Filler 3 and Filler 4           | empty      |
        | 2    | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5 | Salamander |

  @ECB-6.9 @lines-26.2
  Rule: A Creature that should leave its pile for a zone without a free space stays on the pile

    @ECB-6.9-a
    Scenario: Both zones are full
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And A's DEF-Zone is Filler 6, Filler 7, Filler 8, Filler 9 and Filler 10
      When B ends the Main-Phase
      Then Troll Grunt is on A's pile 1
      And it is A's Main-Phase

    @ECB-6.9-b
    Scenario: It goes in a later turn, when there is room
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Venus Stone with Troll Grunt on it
      And A has a pile of Mars Stone
      And A's hand is Slay
      And A's ATK-Zone is Statue, Filler 2, Filler 3, Filler 4 and Filler 5
      And A's DEF-Zone is Filler 6, Filler 7, Filler 8, Filler 9 and Filler 10
      When B ends the Main-Phase
      And A plays Slay on pile 2, targeting Statue
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A places Troll Grunt in the ATK-Zone
      Then A's ATK-Zone is Troll Grunt, Filler 2, Filler 3, Filler 4 and Filler 5
      And nothing is on A's pile 1

    @ECB-6.9-c @ECB-R12:a
    Scenario Outline: One zone is full, the other has room
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A tries to place Troll Grunt in the <zone>
      Then it is <verdict>
      And A's DEF-Zone is <def>

      Examples:
        | case | zone     | verdict            | def         |
        | 1    | ATK-Zone | refused: zone_full | empty       |
        | 2    | DEF-Zone | accepted           | Troll Grunt |

    @ECB-6.9-d
    Scenario: Of two Creatures one finds the last space
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's piles are:
        | position | stones      | occupant    |
        | 1        | Venus Stone | Troll Grunt |
        | 2        | Mars Stone  | Salamander  |
      And A's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And A's DEF-Zone is Filler 6, Filler 7, Filler 8 and Filler 9
      When A places Salamander in the DEF-Zone
      Then A's DEF-Zone is Filler 6, Filler 7, Filler 8, Filler 9 and Salamander
      And Troll Grunt is on A's pile 1
      And it is A's Main-Phase

    @ECB-6.9-e
    Scenario: A Quickattacker that stays attacks from there
      Given a game of Elemental Clash
      And A is the active player
      And B has a pile of Mars Stone with Goblin Rusher (ATK 2, Quickattacker) on it
      And B's ATK-Zone is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And B's DEF-Zone is Filler 6, Filler 7, Filler 8, Filler 9 and Filler 10
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When A ends the Main-Phase
      And B attacks A with Goblin Rusher
      Then A's Spellbook has 1 card
      And Goblin Rusher is on B's pile 1
