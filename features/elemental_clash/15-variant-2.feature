@ECB-15
Feature: 15. Variant 2 ("Multiplayer Variant 2")
  Damage gives tokens, and sets of tokens and remaining cards give points.

  @ECB-15.2 @lines-65.1
  Rule: It takes three players or more

    @ECB-15.2-a
    Scenario Outline: Two, three and four
      Given a new game of Elemental Clash for <n> players, variant 2
      And A owns the Fire/Air deck
      When A tries to register everything
      Then it is <verdict>
      And A's collection has <left>

      Examples:
        | case | n | verdict                  | left     |
        | 1    | 2 | refused: too_few_players | 40 cards |
        | 2    | 3 | accepted                 | 0 cards  |
        | 3    | 4 | accepted                 | 0 cards  |

  @ECB-15.5 @lines-65.2 @lines-65.4
  Rule: A damaged player gives as many own tokens to the controller of what caused the damage

    @ECB-15.5-a
    Scenario Outline: Damage by a Creature gives tokens
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is <attacker>
      And <whom>'s Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      When A attacks <whom> with <attacker>
      Then A has <tokens> from <whom>
      And A has 0 tokens from <other>
      And <whom> has 0 tokens from A
      And <other> has 0 tokens from <whom>

      Examples:
        | case | attacker               | whom | other | tokens   |
        | 1    | Goblin Warrior (ATK 1) | B    | C     | 1 token  |
        | 2    | Salamander (ATK 2)     | B    | C     | 2 tokens |
        | 3    | Salamander (ATK 2)     | C    | B     | 2 tokens |
        | 4    | Sea Serpent (ATK 4)    | C    | B     | 4 tokens |

    @ECB-15.5-b
    Scenario: Damage by a Spell gives tokens
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash for 3 players, variant 2
      And B is the active player
      And B has a pile of Mars Stone
      And B's hand is Scorch
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When B plays Scorch on pile 1, targeting C
      Then B has 2 tokens from C
      And C's Spellbook has 1 card
      And A has 0 tokens from C

    @ECB-15.5-c
    Scenario: Tokens add up
      Given a game of Elemental Clash for 3 players, variant 2
      And A has 3 tokens from B
      And A has 1 token from C
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      Then A has 5 tokens from B
      And A has 1 token from C

    @ECB-15.5-d
    Scenario: Each attack is reckoned by itself, and a block gives none
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is Salamander (ATK 2) and Goblin Warrior (ATK 1)
      And B's DEF-Zone is Statue (DEF 4)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Goblin Warrior
      And B does not block
      Then A has 1 token from B
      When A attacks B with Salamander
      And B blocks with Statue
      Then A has 1 token from B

    @ECB-15.5-e @ECB-R34:a
    Scenario: They are the damaged player's own, whatever else that player holds
      Given a game of Elemental Clash for 3 players, variant 2
      And B has 2 tokens from C
      And B has 2 tokens from A
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks B with Salamander
      Then A has 2 tokens from B
      And B has 2 tokens from C
      And B has 2 tokens from A
      And A has 0 tokens from C

    @ECB-15.5-f @ECB-R34:a
    Scenario: Damage to oneself moves no token
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash for 3 players, variant 2
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And A's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Scorch on pile 1, targeting A
      Then A's Spellbook has 1 card
      And B has 0 tokens from A
      And C has 0 tokens from A

    @ECB-15.5-g
    Scenario: All see them
      Given a game of Elemental Clash for 3 players, variant 2
      And A has 3 tokens from B
      And A's ATK-Zone is Salamander (ATK 2)
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A attacks C with Salamander
      Then A has 3 tokens from B
      And A has 2 tokens from C

    @ECB-15.5-h
    Scenario: Not the player whose turn it is, but who controls the Spell
      Flame Dart: Deal 3 damage to a chosen Creature or player.
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And A's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      And B has a pile of Mars Stone
      And B's hand is Flame Dart (Flash)
      And B's Spellbook is Filler 1 and Filler 2
      When A attacks B with Goblin Warrior
      And B responds with Flame Dart on A
      Then B has 3 tokens from A
      And A has 1 token from B
      And A's Spellbook has 1 card

    @ECB-15.5-i
    Scenario: Not the owner of a Creature, but who controls it
      Given a game of Elemental Clash for 3 players, variant 2
      And B is the active player
      And B's ATK-Zone is Salamander (ATK 2, belongs to A)
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When B attacks C with Salamander
      Then B has 2 tokens from C
      And A has 0 tokens from C

    @ECB-15.5-j
    Scenario: Damage to each opponent gives tokens of each
      Ember Shrine: At the end of your turn: deal 1 damage to each opponent.
      Given a game of Elemental Clash for 3 players, variant 2
      And C is the active player
      And C has a pile of Mars Stone with Ember Shrine on it
      When C ends the Main-Phase
      Then C has 1 token from A
      And C has 1 token from B
      And A has 0 tokens from B

    @ECB-15.5-k
    Scenario: An effect in the other player's turn gives them to whose effect it is
      Fire Bomb: Destroy-Effect: deal 2 damage to each opponent.
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Fire Bomb (DEF 1)
      When A attacks Fire Bomb with Salamander
      Then B has 2 tokens from A
      And B has 2 tokens from C
      And A has 0 tokens from C

  @ECB-15.6 @lines-65.4
  Rule: Only damage to players counts, not damage to Creatures

    @ECB-15.6-a
    Scenario Outline: The same Spell at a Creature and at its player
      Scorch: Deal 2 damage to a chosen Creature or player.
      Given a game of Elemental Clash for 3 players, variant 2
      And A has a pile of Mars Stone
      And A's hand is Scorch
      And B's ATK-Zone is Troll Grunt (DEF 3)
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Scorch on pile 1, targeting <target>
      Then A has <tokens> from B
      And Troll Grunt has DEF <def>

      Examples:
        | case | target      | tokens   | def |
        | 1    | Troll Grunt | 0 tokens | 1   |
        | 2    | B           | 2 tokens | 3   |

    @ECB-15.6-b
    Scenario: A fight of Creatures gives none
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is Salamander (ATK 2)
      And B's ATK-Zone is Troll Grunt (ATK 2, DEF 3)
      When A attacks Troll Grunt with Salamander
      Then Troll Grunt has DEF 1
      And A has 0 tokens from B
      And B has 0 tokens from A

    @ECB-15.6-c
    Scenario: Nor do cards that are taken without damage
      Shattering Wave: Each opponent puts the top 2 cards of the own Spellbook into the own Archive.
      Given a game of Elemental Clash for 3 players, variant 2
      And A has a pile of Mercury Stone
      And A's hand is Shattering Wave
      And B's Spellbook is Filler 1, Filler 2 and Filler 3
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A plays Shattering Wave on pile 1
      Then B's Spellbook has 1 card
      And C's Spellbook has 1 card
      And A has 0 tokens from B
      And A has 0 tokens from C

  @ECB-15.7 @lines-65.5
  Rule: Tokens are given even when the Spellbook is empty

    @ECB-15.7-a
    Scenario: No card left
      Given a game of Elemental Clash for 3 players, variant 2
      And A's ATK-Zone is Salamander (ATK 2)
      And B's Spellbook is empty
      When A attacks B with Salamander
      Then A has 2 tokens from B
      And the game goes on

    @ECB-15.7-b @ECB-R34:a
    Scenario: Fewer cards than damage
      Given a game of Elemental Clash for 3 players, variant 2
      And C is the active player
      And C's ATK-Zone is Sea Serpent (ATK 4)
      And B's Spellbook is Filler 1
      When C attacks B with Sea Serpent
      Then C has 4 tokens from B
      And B's Archive is Filler 1

  @ECB-15.8 @lines-65.6
  Rule: The game ends as soon as any player is eliminated

    @ECB-15.8-a
    Scenario Outline: Whoever it is
      Given a game of Elemental Clash for 4 players, variant 2
      And <active> is the active player
      And A's Spellbook is <a>
      And B's Spellbook is <b>
      And C's Spellbook is <c>
      And D's Spellbook is <d>
      When <active> ends the Main-Phase
      Then <winner> wins the game
      And <loser> is eliminated

      Examples:
        | case | active | loser | a                                | b                                | c                                | d        | winner |
        | 1    | A      | B     | Filler 1, Filler 2 and Filler 3  | empty                            | Filler 1                         | Filler 1 | A      |
        | 2    | B      | C     | Filler 1                         | Filler 1, Filler 2 and Filler 3  | empty                            | Filler 1 | B      |
        | 3    | D      | A     | empty                            | Filler 1                         | Filler 1, Filler 2 and Filler 3  | Filler 1 | C      |

    @ECB-15.8-b
    Scenario: Nothing is played after that
      Given a game of Elemental Clash for 3 players, variant 2
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is empty
      And C's Spellbook is empty
      When A ends the Main-Phase
      And C tries to end the Main-Phase
      Then it is refused: game_over
      And A wins the game

    @ECB-15.8-c
    Scenario: As long as all can draw it goes on
      Given a game of Elemental Clash for 3 players, variant 2
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is Filler 1
      And C's Spellbook is empty
      When A ends the Main-Phase
      Then the game goes on
      When B ends the Main-Phase
      Then C is eliminated
      And A wins the game

  @ECB-15.9 @lines-65.7
  Rule: Each complete set of tokens is a victory point

    @ECB-15.9-a
    Scenario Outline: No set, one and two
      Given a game of Elemental Clash for 3 players, variant 2
      And A has <b> from B
      And A has <c> from C
      And A's Spellbook is Filler 1
      And B's Spellbook is empty
      And C's Spellbook is Filler 1
      When A ends the Main-Phase
      Then A has <points>
      And C has 0 victory points

      Examples:
        | case | b        | c        | points           |
        | 1    | 0 tokens | 4 tokens | 0 victory points |
        | 2    | 1 token  | 1 token  | 1 victory point  |
        | 3    | 2 tokens | 1 token  | 1 victory point  |
        | 4    | 2 tokens | 3 tokens | 2 victory points |

    @ECB-15.9-b
    Scenario: Tokens won in play count
      Given a game of Elemental Clash for 3 players, variant 2
      And A is the first player
      And A has 1 token from B
      And A's ATK-Zone is Goblin Warrior (ATK 1)
      And A's Spellbook is Filler 1
      And B's Spellbook is empty
      And C's Spellbook is Filler 1
      When A attacks C with Goblin Warrior
      And A ends the Main-Phase
      Then A wins the game
      And A has 1 victory point

  @ECB-15.10 @lines-65.8
  Rule: A set is complete with one token of every opponent

    @ECB-15.10-a
    Scenario Outline: With four players it takes three
      Given a game of Elemental Clash for 4 players, variant 2
      And A has <b> from B
      And A has <c> from C
      And A has <d> from D
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is empty
      When A ends the Main-Phase
      Then A has <points>

      Examples:
        | case | b        | c        | d        | points           |
        | 1    | 1 token  | 1 token  | 1 token  | 1 victory point  |
        | 2    | 3 tokens | 3 tokens | 0 tokens | 0 victory points |
        | 3    | 2 tokens | 3 tokens | 4 tokens | 2 victory points |
        | 4    | 0 tokens | 2 tokens | 2 tokens | 0 victory points |

  @ECB-15.11 @lines-65.9
  Rule: The cards left in the Spellbook, divided by the number of opponents and rounded down, are points too

    @ECB-15.11-a
    Scenario Outline: With two and with three opponents
      Given a game of Elemental Clash for <n> players, variant 2
      And A's Spellbook is <spellbook>
      And B's Spellbook is empty
      When A ends the Main-Phase
      Then A has <points>
      And B has 0 victory points

      Examples:
        | case | n | spellbook                                               | points           |
        | 1    | 3 | Filler 1                                                | 0 victory points |
        | 2    | 3 | Filler 1 and Filler 2                                   | 1 victory point  |
        | 3    | 3 | Filler 1, Filler 2 and Filler 3                         | 1 victory point  |
        | 4    | 3 | Filler 1, Filler 2, Filler 3 and Filler 4               | 2 victory points |
        | 5    | 4 | Filler 1 and Filler 2                                   | 0 victory points |
        | 6    | 4 | Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5     | 1 victory point  |

    @ECB-15.11-b
    Scenario: Sets and cards are added up
      Given a game of Elemental Clash for 3 players, variant 2
      And C has 2 tokens from A
      And C has 2 tokens from B
      And A's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4 and Filler 5
      And B's Spellbook is empty
      And C's Spellbook is Filler 1, Filler 2 and Filler 3
      When A ends the Main-Phase
      Then C wins the game
      And C has 3 victory points
      And A has 2 victory points

    @ECB-15.11-c
    Scenario: Each part is rounded by itself: tokens left over and cards left over make no point
      Given a game of Elemental Clash for 3 players, variant 2
      And A has 3 tokens from B
      And A has 1 token from C
      And A's Spellbook is Filler 1
      And B's Spellbook is empty
      When A ends the Main-Phase
      Then A has 1 victory point

    @ECB-15.11-d
    Scenario: Only the Spellbook is counted
      Given a game of Elemental Clash for 3 players, variant 2
      And A's Spellbook is Filler 1 and Filler 2
      And A's hand is Filler 3 and Filler 4
      And A's Archive is Filler 5 and Filler 6
      And B's Spellbook is empty
      When A ends the Main-Phase
      Then A has 1 victory point

  @ECB-15.12 @lines-65.10 @example
  Rule: The book's example: with five players each four cards left are a point

    @ECB-15.12-a
    Scenario Outline: Three, four, seven and eight cards
      Given a game of Elemental Clash for 5 players, variant 2
      And A's Spellbook is <spellbook>
      And B's Spellbook is empty
      When A ends the Main-Phase
      Then A has <points>

      Examples:
        | case | spellbook                                                                       | points           |
        | 1    | Filler 1, Filler 2 and Filler 3                                                 | 0 victory points |
        | 2    | Filler 1, Filler 2, Filler 3 and Filler 4                                       | 1 victory point  |
        | 3    | Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7         | 1 victory point  |
        | 4    | Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6, Filler 7 and Filler 8 | 2 victory points |

  @ECB-15.13 @lines-65.11
  Rule: Most victory points win, even those of an eliminated player

    @ECB-15.13-a
    Scenario Outline: The eliminated player has more points, or fewer
      Given a game of Elemental Clash for 3 players, variant 2
      And B has <tokens> from A
      And B has <tokens> from C
      And A's Spellbook is Filler 1, Filler 2, Filler 3 and Filler 4
      And B's Spellbook is empty
      And C's Spellbook is Filler 1
      When A ends the Main-Phase
      Then <winner> wins the game
      And B is eliminated
      And B has <points>
      And A has 2 victory points

      Examples:
        | case | tokens   | points           | winner |
        | 1    | 3 tokens | 3 victory points | B      |
        | 2    | 1 token  | 1 victory point  | A      |

    @ECB-15.13-b
    Scenario Outline: The eliminated player in a tie
      Given a game of Elemental Clash for 3 players, variant 2
      And <first> is the first player
      And A is the active player
      And B has 1 token from A
      And B has 1 token from C
      And A's Spellbook is Filler 1 and Filler 2
      And B's Spellbook is empty
      And C's Spellbook is Filler 1
      When A ends the Main-Phase
      Then <winner> wins the game
      And A has 1 victory point
      And B has 1 victory point

      Examples:
        | case | first | winner |
        | 1    | A     | B      |
        | 2    | B     | A      |
