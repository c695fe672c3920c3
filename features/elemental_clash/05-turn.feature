@ECB-5
Feature: 5. The turn ("Turn-Structure")
  Four phases, what may be done in each, and what happens at the end.

  @ECB-5.2 @lines-15 @lines-17 @lines-19 @lines-21
  Rule: A turn goes through Standby-Phase, Draw-Phase, Main-Phase and End-Phase in this order

    @ECB-5.2-a
    Scenario: First the pile is cleared, then a card is drawn, then the Main-Phase begins
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's hand is empty
      And the top card of A's Spellbook is Salamander
      When B ends the Main-Phase
      Then before A places, A's hand is empty
      When A places Troll Grunt in the ATK-Zone
      Then A's hand is Salamander
      And it is A's Main-Phase

    @ECB-5.2-b
    Scenario: The hand is cut down at the end only
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Troll Grunt
      And A has a pile of Venus Stone
      When A plays Troll Grunt on pile 1
      And A ends the Main-Phase
      Then A's hand has 7 cards
      And B is the active player

    @ECB-5.2-c
    Scenario Outline: Creatures are not played before the Main-Phase
      Given a game of Elemental Clash
      And it is A's <phase>
      And A's piles are:
        | position | stones      | occupant   |
        | 1        | Mars Stone  | Salamander |
        | 2        | Venus Stone | -          |
      And A's hand is Troll Grunt
      When A tries to play Troll Grunt on pile 2
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | phase         | verdict               | hand    |
        | 1    | Standby-Phase | refused: wrong_action | 1 card  |
        | 2    | Main-Phase    | accepted              | 0 cards |

    @ECB-5.2-d
    Scenario: Nothing is played any more when the Main-Phase is over
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Troll Grunt
      And A has a pile of Venus Stone
      When A ends the Main-Phase
      And A tries to play Troll Grunt on pile 1
      Then it is refused: wrong_action
      And nothing is on A's pile 1

  @ECB-5.3 @lines-15
  Rule: In the Standby-Phase the piles are cleared before Creatures change position

    @ECB-5.3-a
    Scenario: No change of position before that
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's ATK-Zone is Salamander
      When A tries to move Salamander to the DEF-Zone
      Then it is refused: wrong_action
      And A's ATK-Zone is Salamander

    @ECB-5.3-b
    Scenario: But after it a Creature may move
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's ATK-Zone is Salamander
      When A places Troll Grunt in the ATK-Zone
      And A moves Salamander to the DEF-Zone
      Then A's ATK-Zone is Troll Grunt
      And A's DEF-Zone is Salamander

    @ECB-5.3-c
    Scenario: Spells have left the piles when Creatures may move
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Mars Stone with Scorch on it
      And A's ATK-Zone is Salamander
      When B ends the Main-Phase
      Then before A repositions, A's Archive is Scorch
      And nothing is on A's pile 1

  @ECB-5.4 @lines-15
  Rule: Creatures played earlier go from their piles into the ATK- or the DEF-Zone

    @ECB-5.4-a
    Scenario Outline: Into either zone, and the pile is free
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Venus Stone with Troll Grunt on it
      When B ends the Main-Phase
      And A places Troll Grunt in the <zone>
      Then A's <zone> is Troll Grunt
      And nothing is on A's pile 1
      And A's pile 1 is Venus Stone

      Examples:
        | case | zone     |
        | 1    | ATK-Zone |
        | 2    | DEF-Zone |

    @ECB-5.4-b
    Scenario: All of them, each into a zone of its own
      Given a game of Elemental Clash
      And B is the active player
      And A's piles are:
        | position | stones      | occupant    |
        | 1        | Venus Stone | Troll Grunt |
        | 2        | Mars Stone  | Salamander  |
      When B ends the Main-Phase
      And A places Salamander in the DEF-Zone
      Then only A still has to place
      When A places Troll Grunt in the ATK-Zone
      Then A's ATK-Zone is Troll Grunt
      And A's DEF-Zone is Salamander
      And it is A's Main-Phase

    @ECB-5.4-c
    Scenario: Creatures of the other player wait for the turn of their own
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Venus Stone with Troll Grunt on it
      And B has a pile of Mars Stone with Salamander on it
      When B ends the Main-Phase
      And A places Troll Grunt in the ATK-Zone
      Then Salamander is on B's pile 1
      And it is A's Main-Phase
      When A ends the Main-Phase
      And B places Salamander in the ATK-Zone
      Then B's ATK-Zone is Salamander

    @ECB-5.4-d
    Scenario: They cannot be left there
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Venus Stone with Troll Grunt on it
      When A tries to end the Main-Phase
      Then it is refused: wrong_action
      And Troll Grunt is on A's pile 1

    @ECB-5.4-e
    Scenario Outline: Only own Creatures that wait are placed
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's hand is Merman
      And A's ATK-Zone is Jackal
      And B has a pile of Mars Stone with Salamander on it
      When A tries to place <card> in the DEF-Zone
      Then it is <verdict>
      And A's DEF-Zone is <zone>

      Examples:
        | case | card           | verdict              | zone        |
        | 1    | Troll Grunt    | accepted             | Troll Grunt |
        | 2    | Merman         | refused: not_on_pile | empty       |
        | 3    | Jackal         | refused: not_on_pile | empty       |
        | 4    | B's Salamander | refused: not_on_pile | empty       |

    @ECB-5.4-f
    Scenario: A Creature is not placed in the turn in which it was played
      Given a game of Elemental Clash
      And A's hand is Troll Grunt
      And A has a pile of Venus Stone
      When A plays Troll Grunt on pile 1
      And A tries to place Troll Grunt in the ATK-Zone
      Then it is refused: wrong_action
      And Troll Grunt is on A's pile 1

  @ECB-5.5 @lines-15
  Rule: Spells played earlier go from their piles into the Archive

    @ECB-5.5-a
    Scenario: A normal Spell stays through the other player's turn
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Scorch (Normal)
      When A plays Scorch on pile 1, targeting B
      Then Scorch is on A's pile 1
      When A ends the Main-Phase
      Then Scorch is on A's pile 1
      And A's Archive is empty
      When B ends the Main-Phase
      Then A's Archive is Scorch
      And nothing is on A's pile 1

    @ECB-5.5-b
    Scenario: Only the Spells of the player whose Standby-Phase it is
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Mars Stone with Scorch on it
      And B has a pile of Mercury Stone with Flood on it
      When B ends the Main-Phase
      Then A's Archive is Scorch
      And Flood is on B's pile 1
      And B's Archive is empty
      When A ends the Main-Phase
      Then B's Archive is Flood

    @ECB-5.5-c
    Scenario: Several piles at once
      Given a game of Elemental Clash
      And B is the active player
      And A's piles are:
        | position | stones        | occupant |
        | 1        | Mars Stone    | Scorch   |
        | 3        | Mercury Stone | Insight  |
      When B ends the Main-Phase
      Then A's Archive is Scorch and Insight
      And nothing is on A's pile 1
      And nothing is on A's pile 3

  @ECB-5.6 @lines-15
  Rule: After that their player may move Creatures freely from space to space

    @ECB-5.6-a
    Scenario: One moves and another stays
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander and Troll Grunt
      When A moves Salamander to the DEF-Zone
      Then A's ATK-Zone is Troll Grunt
      And A's DEF-Zone is Salamander

    @ECB-5.6-b
    Scenario: Several at once
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander, Troll Grunt and Jackal
      When A moves Salamander and Jackal to the DEF-Zone
      Then A's ATK-Zone is Troll Grunt
      And A's DEF-Zone is Salamander and Jackal

    @ECB-5.6-c
    Scenario: Nobody has to move
      Given a game of Elemental Clash
      And B is the active player
      And A's ATK-Zone is Salamander
      And A's DEF-Zone is Troll Grunt
      When B ends the Main-Phase
      Then A's ATK-Zone is Salamander
      And A's DEF-Zone is Troll Grunt
      And it is A's Main-Phase

    @ECB-5.6-d
    Scenario Outline: Only one's own Creatures
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander
      And B's ATK-Zone is Troll Grunt
      When A tries to move <card> to the DEF-Zone
      Then it is <verdict>
      And A's DEF-Zone is <a>
      And B's DEF-Zone is empty

      Examples:
        | case | card            | verdict                    | a          |
        | 1    | Salamander      | accepted                   | Salamander |
        | 2    | B's Troll Grunt | refused: not_your_creature | empty      |

    @ECB-5.6-e @ECB-R14:a
    Scenario: Two Creatures exchange their spaces
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander (space 1) and Troll Grunt (space 2)
      When A moves Salamander to space 2 of the ATK-Zone and Troll Grunt to space 1 of the ATK-Zone
      Then A's ATK-Zone is:
        | card        | space |
        | Salamander  | 2     |
        | Troll Grunt | 1     |

    @ECB-5.6-f @ECB-R14:a
    Scenario: Two Creatures exchange their zones
      Given a game of Elemental Clash
      And it is B's Standby-Phase
      And B's ATK-Zone is Salamander (space 1)
      And B's DEF-Zone is Troll Grunt (space 4)
      When B moves Salamander to space 4 of the DEF-Zone and Troll Grunt to space 1 of the ATK-Zone
      Then B's ATK-Zone is:
        | card        | space |
        | Troll Grunt | 1     |
      And B's DEF-Zone is:
        | card       | space |
        | Salamander | 4     |

    @ECB-5.6-h
    Scenario: Moving is over when the card is drawn
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander
      When A tries to move Salamander to the DEF-Zone
      Then it is refused: wrong_action
      And A's ATK-Zone is Salamander

    @ECB-5.6-i
    Scenario: One Creature has one place
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander (space 1)
      When A tries to move Salamander to space 2 of the ATK-Zone and Salamander to space 3 of the DEF-Zone
      Then it is refused
      And A's ATK-Zone is:
        | card       | space |
        | Salamander | 1     |

    @ECB-5.6-j
    Scenario: One moves, and after it another
      Given a game of Elemental Clash
      And it is B's Standby-Phase
      And B's ATK-Zone is Salamander, Troll Grunt and Jackal
      When B moves Salamander to the DEF-Zone
      And B moves Jackal to the DEF-Zone
      Then B's ATK-Zone is Troll Grunt
      And B's DEF-Zone is Salamander and Jackal

    @ECB-5.6-k @ECB-R14:a
    Scenario: Creatures exchange their zones where a zone is full
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander (space 1), Filler 2, Filler 3, Filler 4 and Filler 5
      And A's DEF-Zone is Merman (space 1)
      When A moves Salamander to space 1 of the DEF-Zone and Merman to space 1 of the ATK-Zone
      Then A's ATK-Zone is Merman, Filler 2, Filler 3, Filler 4 and Filler 5
      And A's DEF-Zone is Salamander

  @ECB-5.7 @lines-15 @lines-40.7
  Rule: Creatures move within a zone and from one zone to the other

    @ECB-5.7-a
    Scenario Outline: From zone to zone
      Given a game of Elemental Clash
      And it is <who>'s Standby-Phase
      And <who>'s ATK-Zone is Salamander (space 1)
      And <who>'s DEF-Zone is Troll Grunt (space 3)
      When <who> moves <card> to space <n> of the <zone>
      Then <who>'s <zone> is:
        | card    | space |
        | <card>  | <n>   |
        | <other> | <m>   |

      Examples:
        | case | who | card        | n | zone     | other       | m |
        | 1    | A   | Salamander  | 1 | DEF-Zone | Troll Grunt | 3 |
        | 2    | A   | Troll Grunt | 3 | ATK-Zone | Salamander  | 1 |
        | 3    | B   | Salamander  | 1 | DEF-Zone | Troll Grunt | 3 |

    @ECB-5.7-c @ECB-R14:a
    Scenario: To another zone and another column in one move
      Given a game of Elemental Clash
      And it is A's Standby-Phase
      And A's ATK-Zone is Salamander (space 1)
      When A moves Salamander to space 4 of the DEF-Zone
      Then A's DEF-Zone is:
        | card       | space |
        | Salamander | 4     |

    @ECB-5.7-b
    Scenario Outline: Within the zone
      Given a game of Elemental Clash
      And it is <who>'s Standby-Phase
      And <who>'s <zone> is Salamander (space 1)
      When <who> moves Salamander to space <n> of the <zone>
      Then <who>'s <zone> is:
        | card       | space |
        | Salamander | <n>   |

      Examples:
        | case | who | zone     | n |
        | 1    | A   | ATK-Zone | 2 |
        | 2    | A   | DEF-Zone | 5 |
        | 3    | B   | ATK-Zone | 4 |

  @ECB-5.8 @lines-17.1
  Rule: In the Draw-Phase the player takes the top card of the Spellbook

    @ECB-5.8-a
    Scenario Outline: One card, the topmost
      Given a game of Elemental Clash
      And <other> is the active player
      And <who>'s hand is Merman
      And <who>'s Spellbook, from the top, is Salamander, Statue and Jackal
      And <other>'s hand is Slay
      And <other>'s Spellbook is Bury and Rally
      When <other> ends the Main-Phase
      Then <who>'s hand is Merman and Salamander
      And <who>'s Spellbook, from the top, is Statue and Jackal
      And <other>'s hand is Slay
      And <other>'s Spellbook has 2 cards

      Examples:
        | case | who | other |
        | 1    | A   | B     |
        | 2    | B   | A     |

    @ECB-5.8-b
    Scenario: The other player does not see it
      Given a game of Elemental Clash
      And B is the active player
      And A's hand is Merman
      And the top card of A's Spellbook is Salamander
      When B ends the Main-Phase
      Then B sees 2 cards in A's hand
      And B does not see Salamander
      And A sees Merman and Salamander in A's hand

    @ECB-5.8-c
    Scenario: In every turn again
      Given a game of Elemental Clash
      And B is the active player
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When B ends the Main-Phase
      And A ends the Main-Phase
      And B ends the Main-Phase
      Then A's hand is Salamander and Statue

  @ECB-5.9 @lines-17.2
  Rule: After the draw the player may put the hand under the Spellbook and draw as many cards anew

    @ECB-5.9-a @ECB-R25:a
    Scenario Outline: A whole new hand
      Given a game of Elemental Clash
      And <other> is the active player
      And <who>'s hand is Merman
      And <who>'s Spellbook, from the top, is Salamander, Statue, Jackal and Slay
      When <other> ends the Main-Phase
      And <who> cycles the hand
      Then <who>'s hand is Statue and Jackal
      And <who>'s Spellbook has 3 cards

      Examples:
        | case | who | other |
        | 1    | A   | B     |
        | 2    | B   | A     |

    @ECB-5.9-b
    Scenario: Nobody has to cycle
      Given a game of Elemental Clash
      And B is the active player
      And A's hand is Merman
      And A's Spellbook, from the top, is Salamander, Statue, Jackal and Slay
      When B ends the Main-Phase
      Then A's hand is Merman and Salamander
      And A's Spellbook, from the top, is Statue, Jackal and Slay
      And it is A's Main-Phase

    @ECB-5.9-c
    Scenario: Only once
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A cycles the hand
      And A tries to cycle the hand
      Then it is refused
      And A's hand is Salamander

    @ECB-5.9-d
    Scenario: Not in the Main-Phase
      Given a game of Elemental Clash
      And A's hand is Merman
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A tries to cycle the hand
      Then it is refused: wrong_action
      And A's hand is Merman

    @ECB-5.9-e @ECB-R25:a
    Scenario Outline: The whole hand, not a part of it
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman, Troll Grunt and Slay
      And A's Spellbook, from the top, is Salamander, Statue, Jackal and Bury
      When A tries to cycle the hand, as <cards>
      Then it is <verdict>
      And A's hand is <hand>

      Examples:
        | case | cards                       | verdict               | hand                           |
        | 1    | Merman, Troll Grunt and Slay | accepted             | Salamander, Statue and Jackal  |
        | 2    | Merman and Slay             | refused: wrong_number | Merman, Troll Grunt and Slay   |

  @ECB-5.10 @lines-17.2
  Rule: The player chooses in which order the hand goes under the Spellbook

    @ECB-5.10-a
    Scenario Outline: Either order
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman and Troll Grunt
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A cycles the hand, as <order>
      Then A's hand is Salamander and Statue
      And A's Spellbook, from the top, is Jackal, <order>

      Examples:
        | case | order                  |
        | 1    | Merman and Troll Grunt |
        | 2    | Troll Grunt and Merman |

    @ECB-5.10-b
    Scenario: The other player sees neither the cards nor their order
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman and Troll Grunt
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A cycles the hand, as Troll Grunt and Merman
      Then B sees 3 cards in A's Spellbook
      And B sees 2 cards in A's hand
      And B does not see Merman
      And B does not see Troll Grunt
      And B does not see Salamander
      And A's Spellbook, from the top, is Jackal, Troll Grunt and Merman

    @ECB-5.10-c @ECB-R25:a
    Scenario: The top cards of the Spellbook are drawn, not those just put under it
      Given a game of Elemental Clash
      And it is B's Draw-Phase
      And B's hand is Merman, Troll Grunt and Slay
      And B's Spellbook, from the top, is Salamander and Statue
      When B cycles the hand, as Troll Grunt, Slay and Merman
      Then B's hand is Salamander, Statue and Troll Grunt
      And B's Spellbook, from the top, is Slay and Merman

  @ECB-5.11 @lines-17.2
  Rule: As many cards are drawn as the player had in hand

    @ECB-5.11-a @ECB-R25:a
    Scenario Outline: One, two and four cards; the card just drawn counts
      Given a game of Elemental Clash
      And B is the active player
      And A's hand is <before>
      And A's Spellbook, from the top, is Salamander, Statue, Jackal, Bury, Slay and Rally
      When B ends the Main-Phase
      And A cycles the hand
      Then A's hand is <after>

      Examples:
        | case | before                          | after                          |
        | 1    | empty                           | Statue                         |
        | 2    | Merman                          | Statue and Jackal              |
        | 3    | Merman, Troll Grunt and Scorch  | Statue, Jackal, Bury and Slay  |

    @ECB-5.11-b
    Scenario: It never fails, for the cards put away are there to be drawn
      Given a game of Elemental Clash
      And B is the active player
      And A's hand is Merman
      And A's Spellbook is Salamander
      When B ends the Main-Phase
      And A cycles the hand
      Then A's hand is Merman and Salamander
      And the game goes on

  @ECB-5.12 @lines-17.3
  Rule: Who cycles the hand skips the Main-Phase of this turn

    @ECB-5.12-a
    Scenario: The turn is over
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman
      And A's ATK-Zone is Salamander
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A cycles the hand
      Then B is the active player
      When A tries to attack B with Salamander
      Then it is refused: not_your_decision

    @ECB-5.12-b
    Scenario: Who does not cycle has it
      Given a game of Elemental Clash
      And B is the active player
      And A's hand is Merman
      And A's ATK-Zone is Salamander
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When B ends the Main-Phase
      And A attacks B with Salamander
      Then B's Spellbook has 1 card

    @ECB-5.12-c
    Scenario: In the next turn it is there again
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman
      And A's ATK-Zone is Salamander
      And B's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      When A cycles the hand
      And B ends the Main-Phase
      Then it is A's Main-Phase
      When A attacks B with Salamander
      Then B's Spellbook has 1 card

    @ECB-5.12-d
    Scenario: The End-Phase is not skipped
      Dusk Well: At the end of your turn: draw 1 card.
      Given a game of Elemental Clash
      And it is A's Draw-Phase
      And A's hand is Merman
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      And A has a pile of Mercury Stone with Dusk Well on it
      When A cycles the hand
      Then A's hand is Salamander and Statue
      And B is the active player

    @ECB-5.12-e
    Scenario: Nor is the limit of the hand
      Given a game of Elemental Clash
      And it is B's Draw-Phase
      And B's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      And B's Spellbook, from the top, is Salamander, Statue, Jackal, Merman, Slay, Scorch, Rally, Bury and Banish
      When B cycles the hand
      And B discards Bury
      Then B's hand is Salamander, Statue, Jackal, Merman, Slay, Scorch and Rally
      And B's Archive is Bury
      And A is the active player

  @ECB-5.14 @lines-19.1
  Rule: In the Main-Phase a player plays as many Creatures and Spells as the piles can pay for

    @ECB-5.14-a
    Scenario: Three in one turn
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A has a pile of Mars Stone
      And A has a pile of Mercury Stone
      And A's hand is Troll Grunt, Salamander and Merman
      When A plays Troll Grunt on pile 1
      And A plays Salamander on pile 2
      And A plays Merman on pile 3
      Then Troll Grunt is on A's pile 1
      And Salamander is on A's pile 2
      And Merman is on A's pile 3
      And A's hand is empty

    @ECB-5.14-b
    Scenario: Creatures and Spells in the same turn
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Venus Stone
      And B has a pile of Mars Stone
      And B's hand is Troll Grunt and Scorch
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B plays Scorch on pile 2, targeting A
      And B plays Troll Grunt on pile 1
      Then A's Spellbook has 1 card
      And Troll Grunt is on B's pile 1

  @ECB-5.15 @lines-19.2
  Rule: In the Main-Phase the player's Creatures may attack

    @ECB-5.15-a
    Scenario Outline: In the Main-Phase, and not before it
      Given a game of Elemental Clash
      And it is A's <phase>
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to attack B with Salamander
      Then it is <verdict>
      And B's Spellbook has <cards>

      Examples:
        | case | phase         | verdict               | cards   |
        | 1    | Main-Phase    | accepted              | 1 card  |
        | 2    | Standby-Phase | refused: wrong_action | 3 cards |

    @ECB-5.15-b
    Scenario: Not once it is over
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A ends the Main-Phase
      And A tries to attack B with Salamander
      Then it is refused: wrong_action
      And B's Spellbook has 3 cards

    @ECB-5.15-c
    Scenario: In the Main-Phase of the other player
      Given a game of Elemental Clash
      And B is the active player
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Goblin Warrior (ATK 1)
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to attack B with Salamander
      Then it is refused: not_your_decision
      When B attacks A with Goblin Warrior
      Then A's Spellbook has 2 cards
      And B's Spellbook has 3 cards

  @ECB-5.16 @lines-19.2 @lines-40.3
  Rule: Creatures attack one after the other

    @ECB-5.16-a
    Scenario: No second attack while the first is pending
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2) and Goblin Warrior (ATK 1)
      And B's DEF-Zone is Merman
      And B's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      When A attacks B with Salamander
      And A tries to attack B with Goblin Warrior
      Then it is refused
      And B's Spellbook has 4 cards

    @ECB-5.16-b
    Scenario: The second comes when the first is over
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2) and Goblin Warrior (ATK 1)
      And B's DEF-Zone is Merman
      And B's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      When A attacks B with Salamander
      And B does not block
      Then B's Spellbook has 2 cards
      When A attacks B with Goblin Warrior
      And B does not block
      Then B's Spellbook has 1 card

  @ECB-5.17 @lines-19.3
  Rule: The active player chooses what of this to do, and in which order

    @ECB-5.17-a
    Scenario: Nothing at all
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Troll Grunt and Mars Stone
      And A's ATK-Zone is Salamander
      When A ends the Main-Phase
      Then B is the active player
      And A's hand is Troll Grunt and Mars Stone

    @ECB-5.17-b @ECB-R37:a
    Scenario: An attack, a stone, a Creature and another attack
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2) and Goblin Warrior (ATK 1)
      And A's hand is Venus Stone and Troll Grunt
      And B's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      When A attacks B with Salamander
      And A plays Venus Stone on a new pile
      And A plays Troll Grunt on pile 1
      And A attacks B with Goblin Warrior
      Then Troll Grunt is on A's pile 1
      And B's Spellbook has 1 card

    @ECB-5.17-c
    Scenario: First the play and then the attack
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2)
      And B's hand is Troll Grunt
      And B has a pile of Venus Stone
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B plays Troll Grunt on pile 1
      And B attacks A with Salamander
      Then A's Spellbook has 1 card

    @ECB-5.17-d @ECB-R37:a
    Scenario: First the attack and then the play
      Given a game of Elemental Clash
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2)
      And B's hand is Troll Grunt
      And B has a pile of Venus Stone
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B attacks A with Salamander
      And B plays Troll Grunt on pile 1
      Then Troll Grunt is on B's pile 1
      And A's Spellbook has 1 card

    @ECB-5.17-e
    Scenario: All of it in the first turn of the game too
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And it is the first turn of A
      And A has a pile of Mars Stone
      And A's hand is Mars Stone, Goblin Rusher (ATK 2, Quickattacker) and Scorch
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A plays Mars Stone #2 on a new pile
      And A plays Goblin Rusher on pile 1
      And A plays Scorch on pile 2, targeting B
      And A attacks B with Goblin Rusher
      Then B's Spellbook has 1 card
      And Goblin Rusher is on A's pile 1
      And Scorch is on A's pile 2

  @ECB-5.18 @lines-21.1
  Rule: At the beginning of the End-Phase whatever lasts until the end of the turn ends

    @ECB-5.18-a
    Scenario: An ATK bonus is there for the turn and gone after it
      Battle Cry: A chosen Creature gets +2 ATK until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Battle Cry
      And A's ATK-Zone is Salamander (ATK 2)
      When A plays Battle Cry on pile 1, targeting Salamander
      Then Salamander has ATK 4
      When A ends the Main-Phase
      Then Salamander has ATK 2

    @ECB-5.18-b
    Scenario: A DEF bonus ends too
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Venus Stone
      And B's hand is Hardening
      And A's ATK-Zone is Troll Grunt (DEF 3)
      When B plays Hardening on pile 1, targeting Troll Grunt
      Then Troll Grunt has DEF 7
      When B ends the Main-Phase
      Then Troll Grunt has DEF 3

    @ECB-5.18-c
    Scenario: A bonus of another duration stays
      Iron Training: A chosen Creature gets +1 ATK.
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Iron Training
      And A's ATK-Zone is Salamander (ATK 2)
      When A plays Iron Training on pile 1, targeting Salamander
      And A ends the Main-Phase
      And B ends the Main-Phase
      Then Salamander has ATK 3

    @ECB-5.18-d @ECB-R1:a
    Scenario: A Creature that a DEF bonus saved lives on, since it heals
      Given a game of Elemental Clash
      And A's ATK-Zone is Troll Grunt (DEF 3, damage 5)
      And Troll Grunt has DEF +4 until the end of the turn
      When A ends the Main-Phase
      Then A's ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 3

    @ECB-5.18-e @ECB-R1:b
    Scenario: A Creature that a DEF bonus saved dies when the bonus ends
      Given a game of Elemental Clash
      And A's ATK-Zone is Troll Grunt (DEF 3, damage 5)
      And Troll Grunt has DEF +4 until the end of the turn
      When A ends the Main-Phase
      Then A's ATK-Zone is empty
      And A's Archive is Troll Grunt

    @ECB-5.18-f
    Scenario: Less damage than its own DEF kills in no order
      Given a game of Elemental Clash
      And A's ATK-Zone is Troll Grunt (DEF 3, damage 2)
      And Troll Grunt has DEF +4 until the end of the turn
      When A ends the Main-Phase
      Then A's ATK-Zone is Troll Grunt
      And Troll Grunt has DEF 3

    @ECB-5.18-g
    Scenario: A penalty ends as well
      Wither: A chosen Creature gets -2 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Wither
      And B's ATK-Zone is Troll Grunt (DEF 3)
      When A plays Wither on pile 1, targeting Troll Grunt
      Then Troll Grunt has DEF 1
      When A ends the Main-Phase
      Then Troll Grunt has DEF 3

    @ECB-5.18-h
    Scenario Outline: Wherever the Creature lies
      Given a game of Elemental Clash
      And <who> is the active player
      And <there>
      And Troll Grunt has ATK +3 until the end of the turn
      When <who> ends the Main-Phase
      Then Troll Grunt has ATK 2

      Examples:
        | case | who | there                                              |
        | 1    | A   | A's ATK-Zone is Troll Grunt (ATK 2)                |
        | 2    | A   | A's DEF-Zone is Troll Grunt (ATK 2)                |
        | 3    | A   | A has a pile of Venus Stone with Troll Grunt on it |
        | 4    | A   | B's DEF-Zone is Troll Grunt (ATK 2)                |
        | 5    | B   | B's DEF-Zone is Troll Grunt (ATK 2)                |

    @ECB-5.18-i
    Scenario: However many there are on one Creature
      Given a game of Elemental Clash
      And A's ATK-Zone is Troll Grunt (ATK 2, DEF 3)
      And Troll Grunt has ATK +3 until the end of the turn
      And Troll Grunt has DEF +4 until the end of the turn
      And Troll Grunt has ATK +2 until the end of the turn
      When A ends the Main-Phase
      Then Troll Grunt has ATK 2 and DEF 3

    @ECB-5.18-j @ECB-R50:a @ECB-R56:a
    Scenario: What begins after that ends with the turn all the same
      Hardening: A chosen Creature gets +4 DEF until the end of the turn.
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B has a pile of Venus Stone
      And B's hand is Hardening (Flash)
      When A ends the Main-Phase
      And A discards Filler 8
      And B responds with Hardening on Troll Grunt
      Then B is the active player
      And B's Archive is Hardening
      And Troll Grunt has DEF 3

  @ECB-5.19 @lines-21.1
  Rule: In the same step the effects happen that are due at the end of the turn

    @ECB-5.19-a
    Scenario: At the end of the own turn, each time
      Dusk Well: At the end of your turn: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone with Dusk Well on it
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander, Statue, Jackal and Slay
      When A ends the Main-Phase
      Then A's hand is Salamander
      When B ends the Main-Phase
      Then A's hand is Salamander and Statue
      When A ends the Main-Phase
      Then A's hand is Salamander, Statue and Jackal

    @ECB-5.19-b @ECB-R31:a
    Scenario: Before the hand is cut down
      Dusk Well: At the end of your turn: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone with Dusk Well on it
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And the top card of A's Spellbook is Salamander
      When A ends the Main-Phase
      And A discards Salamander
      Then A's Archive is Salamander
      And A's hand has 7 cards

    @ECB-5.19-c
    Scenario: Damage at the end of the turn
      Ember Shrine: At the end of your turn: deal 1 damage to each opponent.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone with Ember Shrine on it
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When B ends the Main-Phase
      Then A's Archive is Salamander
      And A's hand is Statue

    @ECB-5.19-d @ECB-R11:a
    Scenario: What ends has ended before
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone with Dusk Well on it
      And A's ATK-Zone is Salamander (ATK 2)
      And Salamander has ATK +3 until the end of the turn
      And A's Spellbook is empty
      When A ends the Main-Phase
      Then B wins the game
      And Salamander has ATK 2

  @ECB-5.20 @lines-21.1
  Rule: A player with more than seven cards in hand then discards down to seven

    @ECB-5.20-a
    Scenario: Seven cards are no reason to discard
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      When A ends the Main-Phase
      Then A's hand has 7 cards
      And A's Archive is empty
      And B is the active player

    @ECB-5.20-b @ECB-R31:a
    Scenario Outline: Eight and nine cards
      Given a game of Elemental Clash
      And <who> is the active player
      And <who>'s hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and <more>
      When <who> ends the Main-Phase
      And <who> discards <more>
      Then <who>'s hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And <who>'s Archive is <more>
      And <next> is the active player

      Examples:
        | case | who | next | more              |
        | 1    | A   | B    | Filler 8          |
        | 2    | A   | B    | Jackal and Statue |
        | 3    | B   | A    | Jackal            |

    @ECB-5.20-c
    Scenario Outline: Down to seven, not fewer and not more
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7, Jackal and Statue
      When A ends the Main-Phase
      And A tries to discard <cards>
      Then it is <verdict>
      And A's hand has <left>

      Examples:
        | case | cards                       | verdict               | left    |
        | 1    | Jackal                      | refused: wrong_number | 9 cards |
        | 2    | Jackal and Statue           | accepted              | 7 cards |
        | 3    | Jackal, Statue and Filler 1 | refused: wrong_number | 9 cards |
        | 4    | nothing                     | refused: wrong_number | 9 cards |
        | 5    | Jackal and Jackal           | refused: wrong_number | 9 cards |

    @ECB-5.20-d @ECB-R31:a
    Scenario: The other player's hand is not looked at
      Given a game of Elemental Clash
      And B's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7, Filler 8 and Filler 9
      And the top card of B's Spellbook is Jackal
      When A ends the Main-Phase
      Then B's hand has 10 cards
      And it is B's Main-Phase

    @ECB-5.20-e
    Scenario: With more than two players too
      Given a game of Elemental Clash for 3 players, variant 2
      And C is the active player
      And C's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Jackal
      When C ends the Main-Phase
      Then only C still has to discard
      When C discards Jackal
      Then C's hand has 7 cards
      And A is the active player

  @ECB-5.21 @lines-21.2
  Rule: The active player chooses which cards to discard

    @ECB-5.21-a @ECB-R31:a
    Scenario Outline: Any card of the hand
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Jackal and Statue
      When A ends the Main-Phase
      And A discards <card>
      Then A's Archive is <card>
      And A's hand has 7 cards

      Examples:
        | case | card     |
        | 1    | Filler 1 |
        | 2    | Jackal   |
        | 3    | Statue   |

    @ECB-5.21-b
    Scenario Outline: Only the player whose turn it is, and only from that hand
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Jackal and Statue
      And B's hand is Merman and Salamander
      When A ends the Main-Phase
      And <who> tries to discard <card>
      Then it is <verdict>
      And A's hand has <left>
      And B's hand has <b>

      Examples:
        | case | who | card       | verdict                    | left    | b       |
        | 1    | B   | A's Jackal | refused: not_your_decision | 8 cards | 2 cards |
        | 2    | A   | B's Merman | refused: not_in_hand       | 8 cards | 2 cards |
        | 3    | A   | Jackal     | accepted                   | 7 cards | 3 cards |

  @ECB-5.22 @lines-22
  Rule: The active player puts effects in order that would happen at the same time, in every phase

    @ECB-5.22-a
    Scenario: The active player is asked
      Dusk Well: At the end of your turn: draw 1 card.
      Sand Clock: At the end of your turn: put the top card of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A's piles are:
        | position | stones        | occupant   |
        | 1        | Mercury Stone | Dusk Well  |
        | 2        | Venus Stone   | Sand Clock |
      And A's Spellbook is Salamander and Statue
      When A ends the Main-Phase
      Then only A still has to order

    @ECB-5.22-b @ECB-R8:a
    Scenario Outline: What is named first happens first
      Dusk Well: At the end of your turn: draw 1 card.
      Sand Clock: At the end of your turn: put the top card of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A's piles are:
        | position | stones        | occupant   |
        | 1        | Mercury Stone | Dusk Well  |
        | 2        | Venus Stone   | Sand Clock |
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A ends the Main-Phase
      And A resolves <first> next
      Then A's hand is <hand>
      And A's Archive is <archive>

      Examples:
        | case | first      | hand       | archive    |
        | 1    | Dusk Well  | Salamander | Statue     |
        | 2    | Sand Clock | Statue     | Salamander |

    @ECB-5.22-c @ECB-R8:b
    Scenario Outline: What is named last happens first
      Dusk Well: At the end of your turn: draw 1 card.
      Sand Clock: At the end of your turn: put the top card of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A's piles are:
        | position | stones        | occupant   |
        | 1        | Mercury Stone | Dusk Well  |
        | 2        | Venus Stone   | Sand Clock |
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A ends the Main-Phase
      And A resolves <first> next
      Then A's hand is <hand>
      And A's Archive is <archive>

      Examples:
        | case | first      | hand       | archive    |
        | 1    | Dusk Well  | Statue     | Salamander |
        | 2    | Sand Clock | Salamander | Statue     |

    @ECB-5.22-d @ECB-R8:a
    Scenario Outline: Also of the other player's effects, and in the Main-Phase
      Gravekeeper: Destroy-Effect: draw 1 card.
      Grave Digger: Destroy-Effect: put the top card of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Firestorm
      And B's ATK-Zone is Gravekeeper (DEF 1) and Grave Digger (DEF 1)
      And B's hand is empty
      And B's Spellbook, from the top, is Salamander, Statue and Jackal
      When A plays Firestorm on pile 1
      And A resolves <first> next
      Then B's hand is <hand>
      And B's Archive is Gravekeeper, Grave Digger and <card>

      Examples:
        | case | first        | hand       | card       |
        | 1    | Gravekeeper  | Salamander | Statue     |
        | 2    | Grave Digger | Statue     | Salamander |

    @ECB-5.22-e
    Scenario Outline: Nobody else orders them
      Gravekeeper: Destroy-Effect: draw 1 card.
      Grave Digger: Destroy-Effect: put the top card of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Firestorm
      And B's ATK-Zone is Gravekeeper (DEF 1) and Grave Digger (DEF 1)
      And B's hand is empty
      And B's Spellbook is Salamander, Statue and Jackal
      When A plays Firestorm on pile 1
      And <who> tries to resolve Gravekeeper next
      Then it is <verdict>
      And B's hand has <hand>

      Examples:
        | case | who | verdict                    | hand    |
        | 1    | A   | accepted                   | 1 card  |
        | 2    | B   | refused: not_your_decision | 0 cards |

    @ECB-5.22-f
    Scenario: A single effect needs no order
      Dusk Well: At the end of your turn: draw 1 card.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone with Dusk Well on it
      And A's hand is empty
      And A's Spellbook is Salamander
      When A ends the Main-Phase
      Then A's hand is Salamander
      And it is B's Main-Phase

    @ECB-5.22-g
    Scenario Outline: In the turn of B it is B who is asked, for the effects of A too
      Gravekeeper: Destroy-Effect: draw 1 card.
      Grave Digger: Destroy-Effect: put the top card of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is Firestorm
      And A's ATK-Zone is Gravekeeper (DEF 1) and Grave Digger (DEF 1)
      And A's hand is empty
      And A's Spellbook is Salamander, Statue and Jackal
      When B plays Firestorm on pile 1
      And <who> tries to resolve Gravekeeper next
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | who | verdict                    | hand    |
        | 1    | B   | accepted                   | 1 card  |
        | 2    | A   | refused: not_your_decision | 0 cards |

    @ECB-5.22-h @ECB-R8:a
    Scenario Outline: Three effects, one after the other
      Dusk Well: At the end of your turn: draw 1 card.
      Sand Clock: At the end of your turn: put the top card of your Spellbook into your Archive.
      Given a game of Elemental Clash
      And A's piles are:
        | position | stones        | occupant   |
        | 1        | Mercury Stone | Dusk Well  |
        | 2        | Venus Stone   | Sand Clock |
        | 3        | Mercury Stone | Dusk Well  |
      And A's hand is empty
      And A's Spellbook, from the top, is Salamander, Statue, Jackal and Merman
      When A ends the Main-Phase
      And A resolves <first> next
      And A resolves <second> next
      Then A's hand is <hand>
      And A's Archive is <archive>

      Examples:
        | case | first      | second       | hand                  | archive    |
        | 1    | Dusk Well  | Dusk Well #2 | Salamander and Statue | Jackal     |
        | 2    | Dusk Well  | Sand Clock   | Salamander and Jackal | Statue     |
        | 3    | Sand Clock | Dusk Well    | Statue and Jackal     | Salamander |
