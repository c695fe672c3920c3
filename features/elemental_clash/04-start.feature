@ECB-4
Feature: 4. Getting the game started ("Getting the Game Started")
  Who goes first, the opening hands, and when a draw that fails is none.

  @ECB-4.2 @lines-10.1
  Rule: It is decided who goes first
    The book names no way; here it is chance that decides.

    @ECB-4.2-a @ECB-R49:a
    Scenario Outline: Either player
      Given a new game of Elemental Clash, before the first turn
      When <first> goes first
      And <first> keeps the hand
      And <second> keeps the hand
      Then <first> is the first player
      And <first> is the active player
      And it is turn 1

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |

    @ECB-4.2-b @ECB-R49:a
    Scenario Outline: One of those who play
      Given a new game of Elemental Clash, before the first turn
      When chance tries to let <who> go first
      Then it is <verdict>

      Examples:
        | case | who | verdict                |
        | 1    | B   | accepted               |
        | 2    | C   | refused: not_an_option |

    @ECB-4.2-c @ECB-R49:a
    Scenario: It is decided once
      Given a new game of Elemental Clash, before the first turn
      When B goes first
      And chance tries to let A go first
      Then it is refused: not_your_decision
      And B is the first player

  @ECB-4.3 @lines-10.2
  Rule: The player who begins draws no card in the first Draw-Phase

    @ECB-4.3-a
    Scenario: The beginner does not draw, the other player does
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Troll Grunt
      And the top card of A's Spellbook is Salamander
      And B's hand is Merman
      And the top card of B's Spellbook is Statue
      When A keeps the hand
      And B keeps the hand
      Then A's hand is Troll Grunt
      And it is A's Main-Phase
      When A ends the Main-Phase
      Then B's hand is Merman and Statue

    @ECB-4.3-b
    Scenario: In the second turn the beginner draws
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Troll Grunt
      And the top card of A's Spellbook is Salamander
      And B's hand is Merman
      And the top card of B's Spellbook is Statue
      When A keeps the hand
      And B keeps the hand
      And A ends the Main-Phase
      And B ends the Main-Phase
      Then A's hand is Troll Grunt and Salamander

    @ECB-4.3-c
    Scenario: The other player is the beginner
      Given a new game of Elemental Clash, before the mulligans
      And B is the first player
      And A's hand is Troll Grunt
      And the top card of A's Spellbook is Salamander
      And B's hand is Merman
      And the top card of B's Spellbook is Statue
      When B keeps the hand
      And A keeps the hand
      Then B's hand is Merman
      When B ends the Main-Phase
      Then A's hand is Troll Grunt and Salamander

    @ECB-4.3-d @ECB-R2:a
    Scenario: Nor may the beginner cycle the hand then
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Troll Grunt
      And the top card of A's Spellbook is Salamander
      And B's hand is Merman
      When A keeps the hand
      And B keeps the hand
      And A tries to cycle the hand
      Then it is refused
      And A's hand is Troll Grunt
      And it is A's Main-Phase

    @ECB-4.3-e @ECB-R2:b
    Scenario: The beginner may cycle the hand
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Troll Grunt
      And the top card of A's Spellbook is Salamander
      And B's hand is Merman
      When A keeps the hand
      And B keeps the hand
      And A cycles the hand
      Then A's hand is Salamander
      And B is the active player

    @ECB-4.3-f
    Scenario: In the second turn the beginner may cycle too
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Troll Grunt
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      And B's hand is Merman
      When A keeps the hand
      And B keeps the hand
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A cycles the hand
      Then A's hand is Statue and Jackal

  @ECB-4.4 @lines-10.3
  Rule: Each player draws a hand of seven cards

    @ECB-4.4-a
    Scenario: The seven top cards
      Given a new game of Elemental Clash, before the first turn
      And A's Spellbook, from the top, is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally, Bury and Banish
      And B's Spellbook, from the top, is Flood, Wither, Insight, Dispel, Uplift, Delve, Lure, Vanguard and Entomb
      When A goes first
      Then A's hand is Salamander, Merman, Statue, Jackal, Slay, Scorch and Rally
      And A's Spellbook, from the top, is Bury and Banish
      And B's hand is Flood, Wither, Insight, Dispel, Uplift, Delve and Lure
      And B's Spellbook, from the top, is Vanguard and Entomb

    @ECB-4.4-b
    Scenario: The other player sees how many and not which
      Given a new game of Elemental Clash, before the first turn
      And A's Spellbook, from the top, is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A goes first
      Then B sees 7 cards in A's hand
      And B does not see Statue
      And B sees 1 card in A's Spellbook
      And A sees Salamander, Merman, Statue, Jackal, Slay, Scorch and Rally in A's hand

    @ECB-4.4-c @ECB-R49:a
    Scenario: The Spellbooks are shuffled before
      Given a new game of Elemental Clash, before the shuffle
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally, Bury and Banish
      When A's Spellbook is shuffled to Banish, Bury and Rally
      Then A's hand is Banish, Bury, Rally, Salamander, Merman, Statue and Jackal
      And A's Spellbook, from the top, is Slay and Scorch

    @ECB-4.4-d @ECB-R49:a
    Scenario Outline: Only cards of that Spellbook come to its top
      Given a new game of Elemental Clash, before the shuffle
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      And A's sideboard is Banish
      When chance tries to shuffle A's Spellbook to <cards>
      Then it is <verdict>
      And A's sideboard is Banish

      Examples:
        | case | cards               | verdict                |
        | 1    | Bury and Rally      | accepted               |
        | 2    | Bury and Banish     | refused: not_a_shuffle |
        | 3    | Bury and Bury       | refused: not_a_shuffle |

    @ECB-4.4-e @ECB-R49:a
    Scenario: In the game nothing is shuffled
      Given a game of Elemental Clash
      And A's Spellbook, from the top, is Salamander, Merman and Statue
      When chance tries to shuffle A's Spellbook to Statue
      Then it is refused: not_your_decision
      And A's Spellbook, from the top, is Salamander, Merman and Statue

    @ECB-4.4-f @ECB-R49:a
    Scenario: The hand is drawn from the top of the shuffled Spellbook
      Given a new game of Elemental Clash, before the shuffle
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally, Bury and Banish
      When A's Spellbook is shuffled to Banish, Bury, Rally, Scorch, Slay, Jackal, Statue, Merman and Salamander
      Then A's hand is Banish, Bury, Rally, Scorch, Slay, Jackal and Statue
      And A's Spellbook, from the top, is Merman and Salamander

  @ECB-4.5 @lines-10.4
  Rule: A player may shuffle the hand back and draw a new one of seven cards

    @ECB-4.5-a
    Scenario: A new hand
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A mulligans
      And A's Spellbook is shuffled to Bury, Rally, Scorch, Slay, Jackal, Statue and Merman
      Then A's hand is Bury, Rally, Scorch, Slay, Jackal, Statue and Merman
      And A's Spellbook has 8 cards

    @ECB-4.5-b
    Scenario: Cards of the first hand may come again
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A mulligans
      And A's Spellbook is shuffled to Filler 3, Rally, Filler 7, Slay, Jackal, Statue and Merman
      Then A's hand is Filler 3, Rally, Filler 7, Slay, Jackal, Statue and Merman

    @ECB-4.5-c
    Scenario: Nobody has to redraw
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And A's Spellbook is Salamander and Merman
      When A keeps the hand
      Then A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And A's Spellbook has 2 cards
      And only B still has to mulligan

    @ECB-4.5-d
    Scenario: The second player too, and the first player's hand stays
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Jackal
      And B's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And B's Spellbook is Salamander, Merman, Statue, Bury, Slay, Scorch and Rally
      When A keeps the hand
      And B mulligans
      And B's Spellbook is shuffled to Salamander, Merman, Statue, Bury, Slay, Scorch and Rally
      Then B's hand is Salamander, Merman, Statue, Bury, Slay, Scorch and Rally
      And A's hand is Jackal

    @ECB-4.5-e
    Scenario: Who has kept the hand has kept it
      Given a new game of Elemental Clash, before the mulligans
      And A's hand is Filler 1, Filler 2 and Filler 3
      When A keeps the hand
      And A tries to mulligan
      Then it is refused: not_your_decision
      And A's hand is Filler 1, Filler 2 and Filler 3

    @ECB-4.5-f
    Scenario: Not once the game has begun
      Given a game of Elemental Clash
      And A's hand is Filler 1, Filler 2 and Filler 3
      When A tries to mulligan
      Then it is refused: wrong_action
      And A's hand is Filler 1, Filler 2 and Filler 3

  @ECB-4.6 @lines-10.4
  Rule: Each further redraw costs one card

    @ECB-4.6-a
    Scenario: The second redraw is six cards
      Given a new game of Elemental Clash, before the mulligans
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A mulligans
      Then A's hand has 7 cards
      When A mulligans
      Then A's hand has 6 cards
      And A's Spellbook has 9 cards

    @ECB-4.6-b @ECB-R7:a
    Scenario: The third redraw is five cards
      Given a new game of Elemental Clash, before the mulligans
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A mulligans
      And A mulligans
      And A mulligans
      Then A's hand has 5 cards
      When A mulligans
      Then A's hand has 4 cards

    @ECB-4.6-c @ECB-R7:b
    Scenario: The third redraw is six cards again
      Given a new game of Elemental Clash, before the mulligans
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A mulligans
      And A mulligans
      And A mulligans
      Then A's hand has 6 cards
      When A mulligans
      Then A's hand has 6 cards

    @ECB-4.6-d
    Scenario: Each player's redraws are counted apart
      Given a new game of Elemental Clash, before the mulligans
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      And B's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A mulligans
      And A mulligans
      And A keeps the hand
      And B mulligans
      Then A's hand has 6 cards
      And B's hand has 7 cards
      When B mulligans
      Then B's hand has 6 cards

    @ECB-4.6-e
    Scenario: It is the opening hand that gets smaller, not the limit of the End-Phase
      Given a new game of Elemental Clash, before the mulligans
      And A's Spellbook is Flood, Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      And B's hand is Filler 1
      When A mulligans
      And A mulligans
      And A keeps the hand
      And B keeps the hand
      And A ends the Main-Phase
      And B ends the Main-Phase
      And A ends the Main-Phase
      Then A's hand has 7 cards
      And B is the active player

    @ECB-4.6-f @ECB-R7:a @ECB-R24:a
    Scenario: After the hand of no card there is no further redraw
      Given a new game of Elemental Clash, before the mulligans
      And A's Spellbook is Salamander, Merman, Statue, Jackal, Slay, Scorch, Rally and Bury
      When A mulligans
      And A mulligans
      And A mulligans
      And A mulligans
      And A mulligans
      And A mulligans
      And A mulligans
      And A mulligans
      Then A's hand is empty
      When A tries to mulligan
      Then it is refused: no_more_mulligans
      And A's Spellbook has 15 cards

  @ECB-4.7 @lines-11
  Rule: Putting cards of the Spellbook into the Archive is no draw, so it cannot fail

    @ECB-4.7-a
    Scenario: An attack on a player without cards
      Given a game of Elemental Clash
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is empty
      When A attacks B with Salamander
      Then the game goes on
      And it is A's Main-Phase

    @ECB-4.7-b
    Scenario Outline: A Spell that takes cards, and one that draws
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Flood: Each player draws 2 cards.
      Given a game of Elemental Clash
      And A has a pile of Mercury Stone
      And A's hand is <spell>
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      And B's Spellbook is empty
      When A plays <spell> on pile 1
      Then <end>

      Examples:
        | case | spell           | end               |
        | 1    | Shattering Wave | the game goes on  |
        | 2    | Flood           | A wins the game   |

    @ECB-4.7-c
    Scenario: Damage by a Spell to a player without cards
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is Scorch
      And A's Spellbook is empty
      When B plays Scorch on pile 1, targeting A
      Then the game goes on
      And it is B's Main-Phase

  @ECB-4.8 @lines-11
  Rule: Damage beyond the last card of the Spellbook is ignored

    @ECB-4.8-a
    Scenario Outline: Four points of damage
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4)
      And B's hand is Filler 9 and Filler 10
      And B's Spellbook is <spellbook>
      When A attacks B with Sea Serpent
      Then B's Archive is <archive>
      And B's Spellbook is <rest>
      And B's hand is Filler 9 and Filler 10
      And the game goes on

      Examples:
        | case | spellbook                                        | archive                                | rest     |
        | 1    | Merman                                           | Merman                                 | empty    |
        | 2    | Merman, Statue and Jackal                        | Merman, Statue and Jackal              | empty    |
        | 3    | Merman, Statue, Jackal and Slay                  | Merman, Statue, Jackal and Slay        | empty    |
        | 4    | Merman, Statue, Jackal, Slay and Bury            | Merman, Statue, Jackal and Slay        | Bury     |

    @ECB-4.8-b
    Scenario: Nothing is owed later
      Bury: Put a chosen Creature under its owner's Spellbook.
      Given a game of Elemental Clash
      And A's ATK-Zone is Sea Serpent (ATK 4)
      And A has a pile of Venus Stone
      And A's hand is Bury
      And B's Spellbook is Merman
      And B's ATK-Zone is Statue
      When A attacks B with Sea Serpent
      And A plays Bury on pile 1, targeting Statue
      Then B's Spellbook is Statue
      And B's Archive is Merman

  @ECB-4.9 @lines-12.1
  Rule: Another size may be agreed on

    @ECB-4.9-a
    Scenario Outline: Twenty cards, agreed on or not
      Given a new game of Elemental Clash
      And Spellbooks of <size> cards are agreed on
      And A owns:
        | copies | card       |
        | <n>    | Mars Stone |
      And B owns:
        | copies | card        |
        | 41     | Venus Stone |
      When A tries to register everything
      Then it is <verdict>
      And A's collection has <left>

      Examples:
        | case | size | n  | verdict            | left     |
        | 1    | 20   | 20 | accepted           | 0 cards  |
        | 2    | 20   | 19 | refused: deck_size | 19 cards |
        | 3    | 20   | 21 | refused: deck_size | 21 cards |
        | 4    | 40   | 20 | refused: deck_size | 20 cards |
        | 5    | 20   | 40 | refused: deck_size | 40 cards |
        | 6    | 60   | 60 | accepted           | 0 cards  |

  @ECB-4.11 @lines-12.3
  Rule: The Spellbooks of a game are equally large

    @ECB-4.11-a
    Scenario Outline: The second player brings as many cards as the first
      Given a new game of Elemental Clash
      And Spellbooks of 20 cards are agreed on
      And A owns:
        | copies | card       |
        | 20     | Mars Stone |
      And B owns:
        | copies | card        |
        | <n>    | Venus Stone |
      When A registers everything
      And B tries to register everything
      Then it is <verdict>
      And B's collection has <left>

      Examples:
        | case | n  | verdict            | left     |
        | 1    | 20 | accepted           | 0 cards  |
        | 2    | 21 | refused: deck_size | 21 cards |
        | 3    | 40 | refused: deck_size | 40 cards |

    @ECB-4.11-b @ECB-R38:a
    Scenario Outline: So it is with more than two players
      Given a new game of Elemental Clash for 3 players, variant 2
      And Spellbooks of 20 cards are agreed on
      And A owns:
        | copies | card       |
        | 20     | Mars Stone |
      And B owns:
        | copies | card        |
        | 20     | Venus Stone |
      And C owns:
        | copies | card          |
        | <n>    | Jupiter Stone |
      When A registers everything
      And B registers everything
      And C tries to register everything
      Then it is <verdict>
      And C's collection has <left>

      Examples:
        | case | n  | verdict            | left     |
        | 1    | 20 | accepted           | 0 cards  |
        | 2    | 19 | refused: deck_size | 19 cards |
