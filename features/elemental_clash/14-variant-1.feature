@ECB-14
Feature: 14. Variant 1 ("Multiplayer Variant 1")
  Everybody is an opponent, and those who do not sit beside one are the targets.

  @ECB-14.2 @lines-63.1
  Rule: It takes five players or more

    @ECB-14.2-a
    Scenario Outline: Four, five and six
      Given a new game of Elemental Clash for <n> players, variant 1
      And A owns the Fire/Air deck
      When A tries to register everything
      Then it is <verdict>
      And A's collection has <left>

      Examples:
        | case | n | verdict                  | left     |
        | 1    | 4 | refused: too_few_players | 40 cards |
        | 2    | 5 | accepted                 | 0 cards  |
        | 3    | 6 | accepted                 | 0 cards  |
        | 4    | 8 | accepted                 | 0 cards  |

  @ECB-14.3 @lines-63.2
  Rule: Every other player is an opponent

    @ECB-14.3-a
    Scenario Outline: Anybody else may be attacked, neighbours too
      Given a game of Elemental Clash for 5 players, variant 1
      And <who> is the active player
      And <who>'s ATK-Zone is Salamander (ATK 2)
      And <whom>'s Spellbook is Filler 1, Filler 2 and Filler 3
      When <who> attacks <whom> with Salamander
      Then <whom>'s Spellbook has 1 card
      And <whom>'s Archive is Filler 1 and Filler 2

      Examples:
        | case | who | whom |
        | 1    | A   | B    |
        | 2    | A   | C    |
        | 3    | A   | D    |
        | 4    | A   | E    |
        | 5    | D   | A    |
        | 6    | D   | C    |

    @ECB-14.3-b
    Scenario Outline: And so may anybody else's Creatures
      Given a game of Elemental Clash for 5 players, variant 1
      And A's ATK-Zone is Salamander (ATK 2)
      And <whom>'s ATK-Zone is Troll Grunt (DEF 3)
      When A attacks Troll Grunt with Salamander
      Then Troll Grunt has DEF 1

      Examples:
        | case | whom |
        | 1    | B    |
        | 2    | C    |
        | 3    | E    |

    @ECB-14.3-c @ECB-R46:a
    Scenario: Only the attacked player may block
      Given a game of Elemental Clash for 5 players, variant 1
      And A's ATK-Zone is Salamander (ATK 2)
      And B's DEF-Zone is Troll Grunt
      And C's DEF-Zone is Merman
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks C with Salamander
      And B tries to block with Troll Grunt
      Then it is refused: not_your_decision
      When C does not block
      Then C's Spellbook has 1 card

    @ECB-14.3-d
    Scenario: The turn goes around the table
      Given a game of Elemental Clash for 5 players, variant 1
      And D is the active player
      When D ends the Main-Phase
      Then E is the active player
      When E ends the Main-Phase
      Then A is the active player

    @ECB-14.3-e
    Scenario: An effect on each opponent reaches them all
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Given a game of Elemental Clash for 5 players, variant 1
      And C is the active player
      And C has a pile of Mercury Stone
      And C's hand is Shattering Wave
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      And D's Spellbook is Filler 1, Filler 2 and Filler 3
      And E's Spellbook is Filler 1, Filler 2 and Filler 3
      When C plays Shattering Wave on pile 1
      Then A's Spellbook has 1 card
      And B's Spellbook has 1 card
      And C's Spellbook has 3 cards
      And D's Spellbook has 1 card
      And E's Spellbook has 1 card

  @ECB-14.4 @lines-63.2
  Rule: A player's targets are those who did not sit beside that player at the start

    @ECB-14.4-a
    Scenario Outline: Of five players each has two
      Given a game of Elemental Clash for 5 players, variant 1
      And <active> is the active player
      And <out> is eliminated
      And <loser>'s Spellbook is empty
      When <active> ends the Main-Phase
      Then <winner> wins the game

      Examples:
        | case | out | active | loser | winner |
        | 1    | D   | B      | C     | A      |
        | 2    | E   | C      | D     | B      |
        | 3    | A   | D      | E     | C      |
        | 4    | B   | E      | A     | D      |
        | 5    | C   | A      | B     | E      |

    @ECB-14.4-b
    Scenario Outline: Two who are nobody's two targets
      Given a game of Elemental Clash for 5 players, variant 1
      And <active> is the active player
      And <out> is eliminated
      And <loser>'s Spellbook is empty
      When <active> ends the Main-Phase
      Then the game goes on
      And <loser> is eliminated

      Examples:
        | case | out | active | loser |
        | 1    | B   | C      | D     |
        | 2    | A   | B      | C     |
        | 3    | C   | D      | E     |

    @ECB-14.4-c
    Scenario Outline: Of six players each has three
      Given a game of Elemental Clash for 6 players, variant 1
      And B is the active player
      And <out> is eliminated
      And E is eliminated
      And C's Spellbook is empty
      When B ends the Main-Phase
      Then <end>

      Examples:
        | case | out | end              |
        | 1    | D   | A wins the game  |
        | 2    | A   | the game goes on |

    @ECB-14.4-d
    Scenario: A neighbour's elimination makes nobody else a neighbour
      After B's elimination C sits beside A, but did not at the start.
      Given a game of Elemental Clash for 6 players, variant 1
      And C is the active player
      And B is eliminated
      And D is eliminated
      And E's Spellbook is empty
      When C ends the Main-Phase
      Then the game goes on
      And F is the active player
      And E is eliminated

  @ECB-14.5 @lines-63.3
  Rule: A player wins at once when all of these are eliminated

    @ECB-14.5-a
    Scenario: In the other player's turn, before anything else
      Given a game of Elemental Clash for 5 players, variant 1
      And B is the active player
      And D is eliminated
      And C's Spellbook is empty
      And C has a pile of Venus Stone
      When B ends the Main-Phase
      And B tries to end the Main-Phase
      Then it is refused: game_over
      And A wins the game

    @ECB-14.5-b
    Scenario: One target is not enough
      Given a game of Elemental Clash for 5 players, variant 1
      And B is the active player
      And C's Spellbook is empty
      When B ends the Main-Phase
      Then C is eliminated
      And the game goes on
      And D is the active player

    @ECB-14.5-c
    Scenario Outline: Two players would win by the same elimination
      Given a game of Elemental Clash for 5 players, variant 1
      And <first> is the first player
      And A is the active player
      And B is eliminated
      And D is eliminated
      And C's Spellbook is empty
      When A ends the Main-Phase
      Then <winner> wins the game

      Examples:
        | case | first | winner |
        | 1    | A     | E      |
        | 2    | E     | A      |

    @ECB-14.5-d @ECB-R35:a
    Scenario: Two players would win, and the loser began
      Given a game of Elemental Clash for 5 players, variant 1
      And C is the first player
      And A is the active player
      And B is eliminated
      And D is eliminated
      And C's Spellbook is empty
      When A ends the Main-Phase
      Then A wins the game

    @ECB-14.5-e @ECB-R9:a
    Scenario: An eliminated player does not win
      Given a game of Elemental Clash for 5 players, variant 1
      And B is the active player
      And A is eliminated
      And D is eliminated
      And C's Spellbook is empty
      When B ends the Main-Phase
      Then the game goes on
      And E is the active player
      And C is eliminated

    @ECB-14.5-f @ECB-R9:b
    Scenario: An eliminated player may win
      Given a game of Elemental Clash for 5 players, variant 1
      And B is the active player
      And A is eliminated
      And D is eliminated
      And C's Spellbook is empty
      When B ends the Main-Phase
      Then A wins the game

    @ECB-14.5-g
    Scenario: A Spell may bring it about
      Flood: Each player draws 2 cards.
      Given a game of Elemental Clash for 5 players, variant 1
      And A has a pile of Mercury Stone
      And A's hand is Flood
      And D is eliminated
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is Filler 1 and Filler 2
      And C's Spellbook is empty
      And E's Spellbook is Filler 1 and Filler 2
      When A plays Flood on pile 1
      Then A wins the game

  @ECB-14.6 @lines-63.4
  Rule: An eliminated player skips every phase of every turn from then on

    @ECB-14.6-a
    Scenario: The turn passes that player by, each time
      Given a game of Elemental Clash for 5 players, variant 1
      And B is eliminated
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A ends the Main-Phase
      Then C is the active player
      And B's Spellbook has 3 cards
      When C ends the Main-Phase
      And D ends the Main-Phase
      And E ends the Main-Phase
      And A ends the Main-Phase
      Then C is the active player
      And B's Spellbook has 3 cards

    @ECB-14.6-b
    Scenario: A player who is not eliminated has the turn
      Given a game of Elemental Clash for 5 players, variant 1
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A ends the Main-Phase
      Then B is the active player
      And B's Spellbook has 2 cards
      And B is not eliminated

    @ECB-14.6-c
    Scenario: Who fails to draw is eliminated, and the next player goes on
      Given a game of Elemental Clash for 5 players, variant 1
      And B's Spellbook is empty
      And C's hand is Merman
      And the top card of C's Spellbook is Salamander
      When A ends the Main-Phase
      Then B is eliminated
      And the game goes on
      And it is C's Main-Phase
      And C's hand is Merman and Salamander

    @ECB-14.6-d @ECB-R33:a
    Scenario: The cards stay, but an eliminated player cannot be attacked
      Given a game of Elemental Clash for 5 players, variant 1
      And A's ATK-Zone is Salamander (ATK 2)
      And B is eliminated
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      And B's DEF-Zone is Troll Grunt
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A tries to attack B with Salamander
      Then it is refused: no_such_target
      And B's Spellbook has 3 cards
      And B's DEF-Zone is Troll Grunt
      When A tries to attack C with Salamander
      Then it is accepted

    @ECB-14.6-e @ECB-R33:a
    Scenario: Nor does an eliminated player answer
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash for 5 players, variant 1
      And A's ATK-Zone is Salamander (DEF 3)
      And B is eliminated
      And B has a pile of Mars Stone
      And B's hand is Flame Dart
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks C with Salamander
      And B tries to respond with Flame Dart on Salamander
      Then it is refused
      And Salamander has DEF 3
      And C's Spellbook has 1 card

    @ECB-14.6-f @ECB-R39:a
    Scenario: A player who is still in may answer an attack on another
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash for 5 players, variant 1
      And A's ATK-Zone is Salamander (DEF 3)
      And B has a pile of Mars Stone
      And B's hand is Flame Dart
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks C with Salamander
      And B responds with Flame Dart on Salamander
      Then A's Archive is Salamander
      And C's Spellbook has 3 cards

    @ECB-14.6-g
    Scenario: Who fails to draw in the own Main-Phase has no more of that turn
      Wave of Wisdom: Draw 2 cards.
      Given a game of Elemental Clash for 5 players, variant 1
      And A has a pile of Mercury Stone and Mercury Stone
      And A's hand is Wave of Wisdom
      And A's Spellbook is empty
      And A's ATK-Zone is Salamander
      When A plays Wave of Wisdom on pile 1
      Then A is eliminated
      And B is the active player
      When A tries to attack C with Salamander
      Then it is refused: not_your_decision

    @ECB-14.6-h
    Scenario: The others draw although one cannot
      Flood: Each player draws 2 cards.
      Given a game of Elemental Clash for 5 players, variant 1
      And A has a pile of Mercury Stone
      And A's hand is Flood
      And B's Spellbook is empty
      And C's hand is empty
      And C's Spellbook, from the top, is Salamander, Statue and Jackal
      When A plays Flood on pile 1
      Then B is eliminated
      And C's hand is Salamander and Statue
      And it is A's Main-Phase

    @ECB-14.6-i @ECB-R33:a
    Scenario: An eliminated player draws no more, and the cards stay where they are
      Flood: Each player draws 2 cards.
      Given a game of Elemental Clash for 5 players, variant 1
      And A has a pile of Mercury Stone
      And A's hand is Flood
      And B's Spellbook is empty
      And B's ATK-Zone is Salamander
      And B has a pile of Venus Stone with Troll Grunt on it
      And D is eliminated
      And D's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Flood on pile 1
      Then B is eliminated
      And B's ATK-Zone is Salamander
      And Troll Grunt is on B's pile 1
      And D's Spellbook has 3 cards

    @ECB-14.6-j @ECB-R33:a
    Scenario: An attack on a player who is eliminated comes to nothing
      Insight: Draw 1 card.
      Given a game of Elemental Clash for 5 players, variant 1
      And A's ATK-Zone is Salamander (DEF 3)
      And B's DEF-Zone is Troll Grunt
      And B has a pile of Mercury Stone
      And B's hand is Insight (Flash)
      And B's Spellbook is empty
      When A attacks B with Salamander
      And B responds with Insight
      Then B is eliminated
      And Salamander has DEF 3
      When A ends the Main-Phase
      Then C is the active player

    @ECB-14.6-k @ECB-R33:a @ECB-R39:a
    Scenario: So does a Spell of such a player that still waits
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Insight: Draw 1 card.
      Given a game of Elemental Clash for 5 players, variant 1
      And A's ATK-Zone is Salamander (ATK 2, DEF 3)
      And B has a pile of Mars Stone
      And B has a pile of Mercury Stone
      And B's hand is Flame Dart and Insight
      And B's Spellbook is empty
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks C with Salamander
      And B responds with Flame Dart on pile 1, targeting Salamander
      And B responds with Insight on pile 2
      Then B is eliminated
      And Salamander has DEF 3
      And C's Spellbook has 1 card
