@ECB-8
Feature: 8. Element-Stones ("Element-Stones")
  Piles of stones, the energy that they give, and the cards that are played on them.

  @ECB-8.2 @lines-30.1
  Rule: The energy for Creatures and Spells comes from Element-Stones

    @ECB-8.2-a
    Scenario Outline: Without a pile there is none
      Given a game of Elemental Clash
      And A's hand is Troll Grunt
      And A has a pile of Venus Stone
      And B has a pile of Venus Stone
      And B has a pile of Venus Stone
      When A tries to play Troll Grunt on <where>
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | where      | verdict               | hand    |
        | 1    | pile 1     | accepted              | 0 cards |
        | 2    | pile 2     | refused: no_such_pile | 1 card  |
        | 3    | B's pile 1 | refused: no_such_pile | 1 card  |

    @ECB-8.2-b
    Scenario Outline: A Spell needs a pile as well
      Given a game of Elemental Clash
      And B is the active player
      And B's hand is Flood
      And A has a pile of Mercury Stone
      And B has a pile of Mercury Stone
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When B tries to play Flood on <where>
      Then it is <verdict>
      And A's Spellbook has <cards>

      Examples:
        | case | where      | verdict               | cards   |
        | 1    | pile 1     | accepted              | 1 card  |
        | 2    | pile 2     | refused: no_such_pile | 3 cards |
        | 3    | A's pile 1 | refused: no_such_pile | 3 cards |

  @ECB-8.4 @lines-30.2 @lines-30.3
  Rule: Venus, Jupiter, Mars and Mercury Stones produce Earth, Air, Fire and Water energy

    @ECB-8.4-a
    Scenario Outline: Each stone pays for its own element
      Given a game of Elemental Clash
      And A has a pile of <stone>
      And A's hand is <card>
      When A tries to play <card> on pile 1
      Then it is accepted
      And <card> is on A's pile 1

      Examples:
        | case | stone                      | card                     |
        | 1    | Venus Stone (Earth energy) | Troll Grunt (Earth)      |
        | 2    | Jupiter Stone (Air energy) | Lightning Spirit (Air)   |
        | 3    | Mars Stone (Fire energy)   | Salamander (Fire)        |
        | 4    | Mercury Stone (Water energy) | Merman (Water)         |

    @ECB-8.4-b
    Scenario Outline: And for no other
      Given a game of Elemental Clash
      And A has a pile of <stone>
      And A's hand is <card>
      When A tries to play <card> on pile 1
      Then it is refused: wrong_energy
      And A's hand is <card>

      Examples:
        | case | stone         | card             |
        | 1    | Venus Stone   | Lightning Spirit |
        | 2    | Venus Stone   | Salamander       |
        | 3    | Venus Stone   | Merman           |
        | 4    | Jupiter Stone | Troll Grunt      |
        | 5    | Jupiter Stone | Salamander       |
        | 6    | Jupiter Stone | Merman           |
        | 7    | Mars Stone    | Troll Grunt      |
        | 8    | Mars Stone    | Lightning Spirit |
        | 9    | Mars Stone    | Merman           |
        | 10   | Mercury Stone | Troll Grunt      |
        | 11   | Mercury Stone | Lightning Spirit |
        | 12   | Mercury Stone | Salamander       |

  @ECB-8.8 @lines-30.4 @lines-19.1
  Rule: A player may play one Element-Stone in a turn, in the Main-Phase

    @ECB-8.8-a
    Scenario: One stone
      Given a game of Elemental Clash
      And A's hand is Venus Stone and Mars Stone
      When A plays Venus Stone on a new pile
      Then A's pile 1 is Venus Stone
      And A's hand is Mars Stone

    @ECB-8.8-b
    Scenario Outline: No second stone, neither on a new pile nor on an old one
      Given a game of Elemental Clash
      And A has a pile of Prism Stone
      And A's hand is Venus Stone and Mars Stone
      When A plays Venus Stone on a new pile
      And A tries to play Mars Stone on <where>
      Then it is refused: stone_already_played
      And A's hand is Mars Stone

      Examples:
        | case | where      |
        | 1    | a new pile |
        | 2    | pile 1     |
        | 3    | pile 2     |

    @ECB-8.8-c
    Scenario Outline: A stone of this turn was played already, or not
      Given a game of Elemental Clash
      And A has a pile of Prism Stone
      And A's hand is Venus Stone and Troll Grunt
      And <played> has played a stone this turn
      When A tries to play Venus Stone on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | played | verdict                       | hand    |
        | 1    | A      | refused: stone_already_played | 2 cards |
        | 2    | B      | accepted                      | 1 card  |

    @ECB-8.8-d
    Scenario: In the next turn there is another
      Given a game of Elemental Clash
      And A's hand is Venus Stone and Mars Stone
      When A plays Venus Stone on a new pile
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A plays Mars Stone on a new pile
      Then A has 2 piles

    @ECB-8.8-e
    Scenario: Each player has one
      Given a game of Elemental Clash
      And A's hand is Venus Stone
      And B's hand is Mars Stone and Jupiter Stone
      When A plays Venus Stone on a new pile
      And A ends the Main-Phase
      And B plays Mars Stone on a new pile
      And B tries to play Jupiter Stone on a new pile
      Then it is refused: stone_already_played
      And B has 1 pile

    @ECB-8.8-f @ECB-R42:a
    Scenario Outline: No stone in the other player's turn
      Given a game of Elemental Clash
      And <active> is the active player
      And B's hand is Mars Stone
      When B tries to play Mars Stone on a new pile
      Then it is <verdict>
      And B has <piles>

      Examples:
        | case | active | verdict                    | piles   |
        | 1    | A      | refused: not_your_decision | 0 piles |
        | 2    | B      | accepted                   | 1 pile  |

    @ECB-8.8-g
    Scenario: Nobody has to, and a stone that was not played is not saved up
      Given a game of Elemental Clash
      And A's hand is Venus Stone and Mars Stone
      When A ends the Main-Phase
      And B ends the Main-Phase
      And A plays Venus Stone on a new pile
      And A tries to play Mars Stone on a new pile
      Then it is refused: stone_already_played
      And A has 1 pile

    @ECB-8.8-h
    Scenario: B has another in the next turn of B
      Given a game of Elemental Clash
      And B is the active player
      And B's hand is Venus Stone and Mars Stone
      When B plays Venus Stone on a new pile
      And B ends the Main-Phase
      And A ends the Main-Phase
      And B plays Mars Stone on pile 1
      Then B's pile 1 is Venus Stone and Mars Stone

    @ECB-8.8-i
    Scenario Outline: What can be played before the stone, and after it
      Given a game of Elemental Clash
      And A's hand is Jupiter Stone, Mars Stone and Troll Grunt
      And A has a pile of Venus Stone
      And <played> has played a stone this turn
      Then A can play <cards>

      Examples:
        | case | played | cards                                     |
        | 1    | B      | Jupiter Stone, Mars Stone and Troll Grunt |
        | 2    | A      | Troll Grunt                               |

    @ECB-8.8-j @ECB-R42:a
    Scenario Outline: No stone before the Main-Phase
      Given a game of Elemental Clash
      And it is B's <phase>
      And B has a pile of Venus Stone with Troll Grunt on it
      And B's hand is Mars Stone
      When B tries to play Mars Stone on a new pile
      Then it is <verdict>
      And B has <piles>

      Examples:
        | case | phase         | verdict               | piles   |
        | 1    | Standby-Phase | refused: wrong_action | 1 pile  |
        | 2    | Main-Phase    | accepted              | 2 piles |

  @ECB-8.9 @lines-30.5
  Rule: A stone goes on top of stones that are there, or begins a new pile

    @ECB-8.9-a
    Scenario: On a pile
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A has a pile of Mars Stone
      And A's hand is Venus Stone
      When A plays Venus Stone #2 on pile 1
      Then A's pile 1 is Venus Stone and Venus Stone
      And A's pile 2 is Mars Stone
      And A has 2 piles

    @ECB-8.9-b
    Scenario: A new pile
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A has a pile of Mars Stone
      And A's hand is Jupiter Stone
      When A plays Jupiter Stone on a new pile
      Then A's pile 1 is Venus Stone
      And A's pile 2 is Mars Stone
      And A's pile 3 is Jupiter Stone

    @ECB-8.9-c
    Scenario Outline: Only on piles of one's own
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And B has a pile of Mars Stone
      And A's hand is Jupiter Stone
      When A tries to play Jupiter Stone on <where>
      Then it is <verdict>
      And B's pile 1 is Mars Stone
      And A's hand has <hand>

      Examples:
        | case | where      | verdict               | hand    |
        | 1    | A's pile 1 | accepted              | 0 cards |
        | 2    | B's pile 1 | refused: no_such_pile | 1 card  |
        | 3    | A's pile 2 | refused: no_such_pile | 1 card  |

    @ECB-8.9-d @ECB-R5:a
    Scenario Outline: Also under a card that lies on the pile
      Given a game of Elemental Clash
      And A has a pile of <stones> with <card> on it
      And A's hand is Jupiter Stone
      When A tries to play Jupiter Stone on pile 1
      Then it is accepted
      And A's pile 1 is <stones> and Jupiter Stone
      And <card> is on A's pile 1

      Examples: a Creature, a Spell and a Permanent-Spell
        | case | stones        | card        |
        | 1    | Venus Stone   | Troll Grunt |
        | 2    | Mars Stone    | Scorch      |
        | 3    | Mercury Stone | Dusk Well   |

    @ECB-8.9-e @ECB-R5:b
    Scenario Outline: Not where a card lies on the pile
      Given a game of Elemental Clash
      And A has a pile of <stones> with <card> on it
      And A's hand is Jupiter Stone
      When A tries to play Jupiter Stone on pile 1
      Then it is refused: pile_occupied
      And A's pile 1 is <stones>
      And A's hand is Jupiter Stone

      Examples: a Creature, a Spell and a Permanent-Spell
        | case | stones        | card        |
        | 1    | Venus Stone   | Troll Grunt |
        | 2    | Mars Stone    | Scorch      |
        | 3    | Mercury Stone | Dusk Well   |

    @ECB-8.9-f
    Scenario: Another pile is free for it
      Given a game of Elemental Clash
      And A has a pile of Venus Stone with Troll Grunt on it
      And A has a pile of Mars Stone
      And A's hand is Jupiter Stone
      When A plays Jupiter Stone on pile 2
      Then A's pile 2 is Mars Stone and Jupiter Stone

    @ECB-8.9-g
    Scenario Outline: The other player's choice
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Venus Stone
      And B's hand is Jupiter Stone
      When B plays Jupiter Stone on <where>
      Then B's pile <n> is <stones>
      And B has <piles>

      Examples:
        | case | where      | n | stones                        | piles   |
        | 1    | pile 1     | 1 | Venus Stone and Jupiter Stone | 1 pile  |
        | 2    | a new pile | 2 | Jupiter Stone                 | 2 piles |

  @ECB-8.10 @lines-31
  Rule: The lowermost stone with a colour decides which energy a pile gives

    @ECB-8.10-a
    Scenario Outline: Two colours, either way round
      Given a game of Elemental Clash
      And A has a pile of <stones>
      And A's hand is Troll Grunt (Earth) and Salamander (Fire)
      When A tries to play <card> on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | stones                     | card        | verdict               | hand    |
        | 1    | Venus Stone and Mars Stone | Troll Grunt | accepted              | 1 card  |
        | 2    | Venus Stone and Mars Stone | Salamander  | refused: wrong_energy | 2 cards |
        | 3    | Mars Stone and Venus Stone | Salamander  | accepted              | 1 card  |
        | 4    | Mars Stone and Venus Stone | Troll Grunt | refused: wrong_energy | 2 cards |

    @ECB-8.10-b
    Scenario Outline: More stones of another colour above change nothing
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Prism Stone, Mercury Stone, Mars Stone and Mars Stone
      And B's hand is Merman (Water) and Salamander (Fire)
      When B tries to play <card> on pile 1
      Then it is <verdict>
      And B's hand has <hand>

      Examples:
        | case | card       | verdict               | hand    |
        | 1    | Merman     | accepted              | 1 card  |
        | 2    | Salamander | refused: wrong_energy | 2 cards |

    @ECB-8.10-c
    Scenario Outline: A pile without colour pays for no element
      Given a game of Elemental Clash
      And A has a pile of <stones>
      And A's hand is Troll Grunt
      When A tries to play Troll Grunt on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | stones                                                     | verdict               | hand    |
        | 1    | Prism Stone (Neutral energy) and Prism Stone               | refused: wrong_energy | 1 card  |
        | 2    | Prism Stone (Neutral energy), Prism Stone and Venus Stone  | accepted              | 0 cards |

    @ECB-8.10-d @ECB-R41:a
    Scenario Outline: When the lowermost stone is removed, the next one decides
      Landslide: Put the lowest stone of a chosen pile into its owner's Archive.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone and Mercury Stone
      And A has a pile of Venus Stone
      And A's hand is Landslide, Salamander (Fire) and Merman (Water)
      When A plays Landslide on pile 2, targeting Mars Stone
      And A tries to play <card> on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | card       | verdict               | hand    |
        | 1    | Merman     | accepted              | 1 card  |
        | 2    | Salamander | refused: wrong_energy | 2 cards |

    @ECB-8.10-e
    Scenario Outline: When the topmost is removed, the lowermost goes on deciding
      Erosion: Put the topmost stone of a chosen pile into its owner's Archive.
      Given a game of Elemental Clash
      And A has a pile of Mars Stone and Jupiter Stone
      And A has a pile of Mercury Stone
      And A's hand is Erosion, Salamander (Fire) and Lightning Spirit (Air)
      When A plays Erosion on pile 2, targeting Jupiter Stone
      And A tries to play <card> on pile 1
      Then it is <verdict>
      And A's pile 1 is Mars Stone
      And A's Archive is Jupiter Stone

      Examples:
        | case | card             | verdict               |
        | 1    | Salamander       | accepted              |
        | 2    | Lightning Spirit | refused: wrong_energy |

  @ECB-8.11 @lines-31
  Rule: The order of the stones of a pile does not change

    @ECB-8.11-a
    Scenario: A new stone lies above the others
      Given a game of Elemental Clash
      And A has a pile of Mars Stone, Prism Stone and Venus Stone
      And A's hand is Mercury Stone
      When A plays Mercury Stone on pile 1
      Then A's pile 1 is Mars Stone, Prism Stone, Venus Stone and Mercury Stone

    @ECB-8.11-b
    Scenario: They stay as they are through turns, and when one is removed
      Erosion: Put the topmost stone of a chosen pile into its owner's Archive.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Erosion
      And B has a pile of Prism Stone, Mars Stone, Venus Stone and Jupiter Stone
      When A plays Erosion on pile 1, targeting Jupiter Stone
      And A ends the Main-Phase
      Then B's pile 1 is Prism Stone, Mars Stone and Venus Stone
      And B's Archive is Jupiter Stone

  @ECB-8.12 @lines-32.1 @lines-37.1 @lines-52.1
  Rule: A card needs a pile with at least as many stones as its Level

    @ECB-8.12-a
    Scenario Outline: Creatures of Level 1, 2 and 3
      Given a game of Elemental Clash
      And A has a pile of <stones>
      And A's hand is <card>
      When A tries to play <card> on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples: one stone too few
        | case | stones                                 | card                     | verdict                 | hand   |
        | 1    | Mars Stone                             | Fire Bomb (Level 2)      | refused: pile_too_small | 1 card |
        | 2    | Mars Stone and Mars Stone              | Fiery Devil (Level 3)    | refused: pile_too_small | 1 card |
        | 3    | Mercury Stone and Mercury Stone        | Sea Serpent (Level 3)    | refused: pile_too_small | 1 card |

      Examples: just enough, and more
        | case | stones                                 | card                     | verdict  | hand    |
        | 4    | Mars Stone                             | Salamander (Level 1)     | accepted | 0 cards |
        | 5    | Mars Stone and Mars Stone              | Fire Bomb (Level 2)      | accepted | 0 cards |
        | 6    | Mars Stone, Mars Stone and Mars Stone  | Fiery Devil (Level 3)    | accepted | 0 cards |
        | 7    | Mars Stone, Mars Stone and Mars Stone  | Salamander (Level 1)     | accepted | 0 cards |

    @ECB-8.12-b
    Scenario Outline: Spells too
      Wave of Wisdom: Draw 2 cards.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of <stones>
      And B's hand is Wave of Wisdom (Level 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When B tries to play Wave of Wisdom on pile 1
      Then it is <verdict>
      And B's Spellbook has <cards>

      Examples:
        | case | stones                                          | verdict                 | cards   |
        | 1    | Mercury Stone                                   | refused: pile_too_small | 3 cards |
        | 2    | Mercury Stone and Mercury Stone                 | accepted                | 1 card  |
        | 3    | Mercury Stone, Mercury Stone and Mercury Stone  | accepted                | 1 card  |

    @ECB-8.12-c
    Scenario: Stones of any colour count, and Neutral ones
      Given a game of Elemental Clash
      And A has a pile of Mars Stone, Prism Stone and Venus Stone
      And A's hand is Fiery Devil (Level 3, Fire)
      When A plays Fiery Devil on pile 1
      Then Fiery Devil is on A's pile 1

    @ECB-8.12-d
    Scenario: Stones of two piles are not added up
      Given a game of Elemental Clash
      And A has a pile of Mars Stone and Mars Stone
      And A has a pile of Mars Stone
      And A's hand is Fiery Devil (Level 3)
      When A tries to play Fiery Devil on pile 1
      Then it is refused: pile_too_small
      And A's hand is Fiery Devil

    @ECB-8.12-e
    Scenario: A stone of the same turn counts
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Fire Bomb (Level 2) and Venus Stone
      When A plays Venus Stone on pile 1
      And A plays Fire Bomb on pile 1
      Then Fire Bomb is on A's pile 1

    @ECB-8.12-f
    Scenario: Playing a card uses up no stone
      Given a game of Elemental Clash
      And A has a pile of Mars Stone and Mars Stone
      And A's hand is Fire Bomb (Level 2)
      When A plays Fire Bomb on pile 1
      Then A's pile 1 is Mars Stone and Mars Stone
      And A's Archive is empty

    @ECB-8.12-g @ECB-R10:a
    Scenario: A pile of two stones does not pay for two cards of Level 1
      Given a game of Elemental Clash
      And A has a pile of Mars Stone and Mars Stone
      And A's hand is Salamander (Level 1) and Goblin Warrior (Level 1)
      When A plays Salamander on pile 1
      And A tries to play Goblin Warrior on pile 1
      Then it is refused: pile_occupied
      And Salamander is on A's pile 1
      And A's hand is Goblin Warrior

    @ECB-8.12-h @ECB-R10:a
    Scenario: It pays again when the card has gone
      Given a game of Elemental Clash
      And A has a pile of Mars Stone
      And A's hand is Salamander and Goblin Warrior
      When A plays Salamander on pile 1
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A places Salamander in the ATK-Zone
      And A plays Goblin Warrior on pile 1
      Then Goblin Warrior is on A's pile 1
      And A's ATK-Zone is Salamander

    @ECB-8.12-i @ECB-R27:a
    Scenario Outline: There may be other Levels
      Given a game of Elemental Clash
      And A has a pile of <stones>
      And A's hand is Old Golem (Level 4)
      When A tries to play Old Golem on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | stones                                              | verdict                 | hand    |
        | 1    | Mars Stone, Mars Stone and Prism Stone              | refused: pile_too_small | 1 card  |
        | 2    | Mars Stone, Mars Stone, Prism Stone and Venus Stone | accepted                | 0 cards |

  @ECB-8.13 @lines-32.2 @lines-28.2
  Rule: And a pile that gives energy of the card's own element

    @ECB-8.13-a
    Scenario Outline: A Spell of each element
      Given a game of Elemental Clash
      And A has a pile of <stone>
      And A's hand is <spell>
      And B's ATK-Zone is Troll Grunt
      When A tries to play <spell> on pile 1, targeting Troll Grunt
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | stone         | spell              | verdict               | hand    |
        | 1    | Venus Stone   | Hardening (Earth)  | accepted              | 0 cards |
        | 2    | Mars Stone    | Hardening (Earth)  | refused: wrong_energy | 1 card  |
        | 3    | Jupiter Stone | Whirlwind (Air)    | accepted              | 0 cards |
        | 4    | Venus Stone   | Whirlwind (Air)    | refused: wrong_energy | 1 card  |
        | 5    | Mars Stone    | Battle Cry (Fire)  | accepted              | 0 cards |
        | 6    | Mercury Stone | Battle Cry (Fire)  | refused: wrong_energy | 1 card  |
        | 7    | Mercury Stone | Wither (Water)     | accepted              | 0 cards |
        | 8    | Jupiter Stone | Wither (Water)     | refused: wrong_energy | 1 card  |

    @ECB-8.13-b
    Scenario: Enough stones of the wrong colour do not help
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Venus Stone, Mars Stone and Mars Stone
      And B's hand is Fiery Devil (Level 3, Fire)
      When B tries to play Fiery Devil on pile 1
      Then it is refused: wrong_energy
      And B's hand is Fiery Devil

    @ECB-8.13-c
    Scenario: The same pile with a Mars Stone below
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone, Venus Stone and Mars Stone
      And B's hand is Fiery Devil (Level 3, Fire)
      When B tries to play Fiery Devil on pile 1
      Then it is accepted
      And Fiery Devil is on B's pile 1

    @ECB-8.13-d @ECB-R27:a
    Scenario Outline: A card without an element takes any energy
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of <stones>
      And B's hand is Old Golem (Neutral, Level 4)
      When B tries to play Old Golem on pile 1
      Then it is accepted
      And Old Golem is on B's pile 1

      Examples:
        | case | stones                                                       |
        | 1    | Mars Stone, Mars Stone, Mars Stone and Mars Stone            |
        | 2    | Mercury Stone, Venus Stone, Jupiter Stone and Mars Stone     |
        | 3    | Prism Stone, Prism Stone, Prism Stone and Prism Stone        |

    @ECB-8.13-e
    Scenario: What the piles pay for
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A has a pile of Mars Stone and Mars Stone
      And A has a pile of Mercury Stone with Wave Courier on it
      And A's hand is Troll Grunt (Earth, Level 1), Boulder Spirit (Earth, Level 3), Fire Bomb (Fire, Level 2), Fiery Devil (Fire, Level 3), Merman (Water) and Flood (Water)
      Then A can play Troll Grunt and Fire Bomb

  @ECB-8.14 @lines-33.1 @example
  Rule: The book's example: a Fire Creature of Level 3 takes three stones, the lowermost coloured one a Mars Stone

    @ECB-8.14-a
    Scenario Outline: The example and its neighbours
      Given a game of Elemental Clash
      And A has a pile of <stones>
      And A's hand is Fiery Devil (Level 3, Fire)
      When A tries to play Fiery Devil on pile 1
      Then it is <verdict>

      Examples:
        | case | stones                                              | verdict                 |
        | 1    | Mars Stone, Jupiter Stone and Venus Stone           | accepted                |
        | 2    | Prism Stone, Mars Stone and Venus Stone             | accepted                |
        | 3    | Mars Stone, Jupiter Stone, Venus Stone and Mars Stone | accepted              |
        | 4    | Mars Stone and Jupiter Stone                        | refused: pile_too_small |
        | 5    | Jupiter Stone, Mars Stone and Mars Stone            | refused: wrong_energy   |

  @ECB-8.15 @lines-33.2
  Rule: A Spell is placed on a pile as well, and then takes effect

    @ECB-8.15-a
    Scenario: It lies on the pile, and its effect has happened
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Shattering Wave
      And B's Spellbook is Merman and Statue
      When A plays Shattering Wave on pile 1
      Then Shattering Wave is on A's pile 1
      And A's hand is empty
      And B's Archive is Merman and Statue

    @ECB-8.15-b
    Scenario: It is there before it takes effect
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is Shattering Wave
      And B has a pile of Venus Stone
      And B's hand is Hardening
      And B's ATK-Zone is Troll Grunt
      And B's Spellbook is Merman and Statue
      When A plays Shattering Wave on pile 1
      Then before anyone responds, Shattering Wave is on A's pile 1
      And before anyone responds, B's Spellbook has 2 cards

  @ECB-8.16 @lines-33.2
  Rule: In its owner's next Standby-Phase it goes to that player's Archive

    @ECB-8.16-a
    Scenario Outline: A Spell goes when the turn comes round, and not before
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Mercury Stone
      And <who>'s hand is Shattering Wave
      When <who> plays Shattering Wave on pile 1
      And <who> ends the Main-Phase
      Then Shattering Wave is on <who>'s pile 1
      When <other> ends the Main-Phase
      Then nothing is on <who>'s pile 1
      And <who>'s Archive is Shattering Wave

      Examples:
        | case | who | other |
        | 1    | A   | B     |
        | 2    | B   | A     |

    @ECB-8.16-b @ECB-R26:a
    Scenario: Its owner need not be who has played it
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Mercury Stone with Flood (belongs to B) on it
      When B ends the Main-Phase
      Then nothing is on A's pile 1
      And B's Archive is Flood
      And A's Archive is empty

  @ECB-8.17 @lines-34.1
  Rule: A Creature is placed on a pile when it is played

    @ECB-8.17-a
    Scenario Outline: Not in a zone
      Given a game of Elemental Clash
      And <who> is the active player
      And <who> has a pile of Venus Stone
      And <who>'s hand is Troll Grunt
      When <who> plays Troll Grunt on pile 1
      Then Troll Grunt is on <who>'s pile 1
      And <who>'s hand is empty
      And <who>'s ATK-Zone is empty
      And <who>'s DEF-Zone is empty

      Examples:
        | case | who |
        | 1    | A   |
        | 2    | B   |

  @ECB-8.18 @lines-34.2
  Rule: It waits there until its owner's next Standby-Phase

    @ECB-8.18-a
    Scenario: Through the other player's turn
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is Troll Grunt
      When A plays Troll Grunt on pile 1
      And A ends the Main-Phase
      Then Troll Grunt is on A's pile 1
      When B ends the Main-Phase
      Then only A still has to place
      When A places Troll Grunt in the DEF-Zone
      Then A's DEF-Zone is Troll Grunt
      And nothing is on A's pile 1

    @ECB-8.18-b
    Scenario: Waiting, it neither attacks nor is attacked nor blocks
      Given a game of Elemental Clash
      And A has a pile of Venus Stone with Troll Grunt on it
      And A's ATK-Zone is Salamander
      And B has a pile of Mercury Stone with Merman on it
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to attack B with Troll Grunt
      Then it is refused: cannot_attack
      When A tries to attack Merman with Salamander
      Then it is refused: no_such_target
      When A attacks B with Salamander
      Then B's Spellbook has 1 card
      And it is A's Main-Phase

    @ECB-8.18-c @ECB-R26:a
    Scenario: It is the controller who places it
      Given a game of Elemental Clash
      And B is the active player
      And A has a pile of Venus Stone with Troll Grunt (belongs to B) on it
      When B ends the Main-Phase
      Then only A still has to place
      When A places Troll Grunt in the ATK-Zone
      Then A's ATK-Zone is:
        | card        | owner |
        | Troll Grunt | B     |
      And B's ATK-Zone is empty

  @ECB-8.19 @lines-34.3
  Rule: Special Element-Stones mostly give Neutral energy and have abilities of their own

    @ECB-8.19-a
    Scenario: An ability
      Sparkstone: Once in your Main-Phase: deal 1 damage to a chosen Creature.
      Given a game of Elemental Clash
      And A has a pile of Sparkstone (Special, Neutral energy)
      And B's ATK-Zone is Merman (DEF 2)
      When A activates Sparkstone, targeting Merman
      Then Merman has DEF 1
      And A's pile 1 is Sparkstone

    @ECB-8.19-b
    Scenario Outline: One that gives energy of an element
      Given a game of Elemental Clash
      And A has a pile of Prism Stone (Special, Neutral energy) and <stone>
      And A's hand is Salamander (Fire)
      When A tries to play Salamander on pile 1
      Then it is <verdict>

      Examples:
        | case | stone                                    | verdict               |
        | 1    | Ember Stone (Special, Fire energy)       | accepted              |
        | 2    | Recurring Stone (Special, Neutral energy) | refused: wrong_energy |

    @ECB-8.19-c
    Scenario Outline: Only its player uses it
      Sparkstone: Once in your Main-Phase: deal 1 damage to a chosen Creature.
      Given a game of Elemental Clash
      And <owner> has a pile of Sparkstone
      And B's ATK-Zone is Merman (DEF 2)
      When A tries to activate <stone>, targeting Merman
      Then it is <verdict>
      And Merman has DEF <def>

      Examples:
        | case | owner | stone          | verdict  | def |
        | 1    | A     | Sparkstone     | accepted | 1   |
        | 2    | B     | B's Sparkstone | refused  | 2   |

    @ECB-8.19-d
    Scenario: The ability of the test stone is used once a turn
      Sparkstone: Once in your Main-Phase: deal 1 damage to a chosen Creature.
      Given a game of Elemental Clash
      And A has a pile of Sparkstone
      And B's ATK-Zone is Statue (DEF 4)
      When A activates Sparkstone, targeting Statue
      And A tries to activate Sparkstone, targeting Statue
      Then it is refused: already_activated
      And Statue has DEF 3
      When A ends the Main-Phase
      And B ends the Main-Phase
      And A activates Sparkstone, targeting Statue
      Then Statue has DEF 3

    @ECB-8.19-e
    Scenario: Not from the hand
      Sparkstone: Once in your Main-Phase: deal 1 damage to a chosen Creature.
      Given a game of Elemental Clash
      And A's hand is Sparkstone
      And B's ATK-Zone is Merman (DEF 2)
      When A tries to activate Sparkstone, targeting Merman
      Then it is refused: not_an_option
      And Merman has DEF 2

  @ECB-8.20 @lines-35 @example
  Rule: The book's example: a Venus Stone on a Neutral stone makes the pile one of Earth

    @ECB-8.20-a
    Scenario Outline: A Neutral stone below
      Given a game of Elemental Clash
      And A has a pile of Prism Stone (Neutral energy) and Venus Stone
      And A's hand is <card>
      When A tries to play <card> on pile 1
      Then it is <verdict>
      And A's hand has <hand>

      Examples:
        | case | card                   | verdict               | hand    |
        | 1    | Troll Grunt (Earth)    | accepted              | 0 cards |
        | 2    | Salamander (Fire)      | refused: wrong_energy | 1 card  |
        | 3    | Merman (Water)         | refused: wrong_energy | 1 card  |
        | 4    | Lightning Spirit (Air) | refused: wrong_energy | 1 card  |
