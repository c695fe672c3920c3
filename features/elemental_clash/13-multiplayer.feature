@ECB-13
Feature: 13. More than two players ("Multiplayer Variants")
  What the two variants have in common.

  @ECB-13.2 @lines-61.1
  Rule: With more than two players the first player has the first Draw-Phase like everybody

    @ECB-13.2-a
    Scenario: Variant 2 with three players
      Given a new game of Elemental Clash for 3 players, variant 2, before the mulligans
      And A's hand is Troll Grunt
      And the top card of A's Spellbook is Salamander
      And B's hand is Merman
      And the top card of B's Spellbook is Statue
      And C's hand is Jackal
      When A keeps the hand
      And B keeps the hand
      And C keeps the hand
      Then A's hand is Troll Grunt and Salamander
      And it is A's Main-Phase
      When A ends the Main-Phase
      Then B's hand is Merman and Statue

    @ECB-13.2-b
    Scenario: Variant 1 with five players
      Given a new game of Elemental Clash for 5 players, variant 1, before the mulligans
      And A's hand is Troll Grunt
      And the top card of A's Spellbook is Salamander
      When A keeps the hand
      And B keeps the hand
      And C keeps the hand
      And D keeps the hand
      And E keeps the hand
      Then A's hand is Troll Grunt and Salamander

    @ECB-13.2-c
    Scenario: That first draw may fail
      Given a new game of Elemental Clash for 3 players, variant 2, before the mulligans
      And A's hand is Troll Grunt
      And A's Spellbook is empty
      And B's hand is Merman
      And B's Spellbook is Statue and Jackal
      And C's hand is Jackal
      And C's Spellbook is empty
      When A keeps the hand
      And B keeps the hand
      And C keeps the hand
      Then B wins the game

    @ECB-13.2-d
    Scenario: So the first player may cycle the hand in it
      Given a new game of Elemental Clash for 3 players, variant 2, before the mulligans
      And A's hand is Troll Grunt
      And A's Spellbook, from the top, is Salamander, Statue and Jackal
      When A keeps the hand
      And B keeps the hand
      And C keeps the hand
      And A cycles the hand
      Then A's hand is Statue and Jackal
      And B is the active player

  @ECB-13.3 @lines-61.2
  Rule: A tie for victory goes to the player whose first turn came latest

    @ECB-13.3-a
    Scenario Outline: Two players with a point each
      Given a game of Elemental Clash for 3 players, variant 2
      And <first> is the first player
      And A is the active player
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is empty
      And C's Spellbook is Filler 1 and Filler 2
      When A ends the Main-Phase
      Then <winner> wins the game
      And A has 1 victory point
      And B has 0 victory points
      And C has 1 victory point

      Examples:
        | case | first | winner |
        | 1    | A     | C      |
        | 2    | C     | A      |

    @ECB-13.3-b @ECB-R35:a
    Scenario: It is the order of turns that counts, not the way around the table
      Given a game of Elemental Clash for 3 players, variant 2
      And B is the first player
      And A is the active player
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is empty
      And C's Spellbook is Filler 1 and Filler 2
      When A ends the Main-Phase
      Then A wins the game

    @ECB-13.3-c
    Scenario: More points go before
      Given a game of Elemental Clash for 3 players, variant 2
      And A is the first player
      And A is the active player
      And A's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      And B's Spellbook is empty
      And C's Spellbook is Filler 1 and Filler 2
      When A ends the Main-Phase
      Then A wins the game

    @ECB-13.3-d
    Scenario: All three without a point
      Given a game of Elemental Clash for 3 players, variant 2
      And A is the first player
      And A is the active player
      And A's Spellbook is empty
      And B's Spellbook is empty
      And C's Spellbook is Filler 1
      When A ends the Main-Phase
      Then C wins the game
      And C has 0 victory points
