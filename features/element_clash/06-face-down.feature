@EC-6
Feature: 6. The Face-Down Zone ("Zona Kartu Tertutup")
  What a card is while it lies face down, and from when on it may be used.

  @EC-6.1 @lines-73
  Rule: In the Face-Down Zone lie the cards that were set, with their faces down

    @EC-6.1-a
    Scenario Outline: The opponent sees that there are cards, and not which
      Given a game of Element Clash
      And <owner>'s Face-Down Zone is Spike Pit (set on turn 1) and Rock 3 (set on turn 1)
      Then <other> sees 2 face-down cards in <owner>'s Face-Down Zone
      And <other> does not see Spike Pit
      And <other> does not see Rock 3

      Examples:
        | case | owner | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

    @EC-6.1-b @EC-R14:a
    Scenario: Their owner may look at them
      Given a game of Element Clash
      And A's Face-Down Zone is Spike Pit (set on turn 1) and Rock 3 (set on turn 1)
      Then A sees Spike Pit and Rock 3 in A's Face-Down Zone
      And B sees 2 face-down cards in A's Face-Down Zone

    @EC-6.1-c
    Scenario: A card is seen by both when it is summoned from there
      Given a game of Element Clash
      And A's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And A's hand is Leaf 3 (Price 3)
      When A summons Rock 3, paying Leaf 3
      Then B sees Rock 3 in A's Monster Zone
      And A's Face-Down Zone is empty

    @EC-6.1-d
    Scenario: A card that is set lies there, hidden among the others
      Given a game of Element Clash
      And A's Face-Down Zone is Spike Pit (set on turn 1)
      And A's hand is Rock 3
      When A sets Rock 3
      Then A's Face-Down Zone is Spike Pit and Rock 3
      And B sees 2 face-down cards in A's Face-Down Zone
      And B does not see Rock 3

    @EC-6.1-e
    Scenario: Who chooses among the opponent's face-down cards does not learn which they are
      Unearth: Destroy 1 chosen face-down card of the opponent.
      Given a game of Element Clash
      And A's hand is Unearth (Price 2) and Leaf 2 (Price 2)
      And B's Face-Down Zone is Spike Pit (set on turn 1) and Rock 3 (set on turn 1)
      When A activates Unearth, paying Leaf 2
      Then before A chooses, A sees 2 face-down cards in B's Face-Down Zone
      And A does not see Spike Pit
      And A does not see Rock 3
      When A chooses B's Rock 3
      Then B's Trash is Rock 3
      And B's Face-Down Zone is Spike Pit
      And A does not see Spike Pit

    @EC-6.1-f
    Scenario Outline: They stay hidden as the turns pass
      Given a game of Element Clash
      And B's hand is Leaf 6
      And B's Face-Down Zone is Rock 3 (set on turn 1)
      And A's Face-Down Zone is Flame 3 (set on turn 1)
      When A announces the Battle Phase
      And A ends the turn
      And B ends the turn
      Then <viewer> sees 1 face-down card in <owner>'s Face-Down Zone
      And <viewer> does not see <card>

      Examples:
        | case | viewer | owner | card    |
        | 1    | A      | B     | Rock 3  |
        | 2    | B      | A     | Flame 3 |

  @EC-6.2 @lines-75
  Rule: A face-down card is no monster

    @EC-6.2-a
    Scenario: A condition that asks for a monster does not count it
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1) and Volt 4 (monster, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      When A tries to activate Spike Pit, paying Leaf 2
      Then it is refused: condition_not_met

    @EC-6.2-b
    Scenario: With the same monster face up the condition is met
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Face-Down Zone is Spike Pit (set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      And B has 3 Life
      When A activates Spike Pit, paying Leaf 2
      Then B has 2 Life

    @EC-6.2-c
    Scenario: An effect that destroys all monsters passes it by
      Firestorm: Destroy all monsters of the opponent.
      Given a game of Element Clash
      And A's hand is Firestorm (Price 6) and Leaf 6 (Price 6)
      And B's Monster Zone is Rock 4 and Wave 4
      And B's Face-Down Zone is Volt 4 (monster, set on turn 1)
      When A activates Firestorm, paying Leaf 6
      Then B's Monster Zone is empty
      And B's Trash is Rock 4 and Wave 4
      And B's Face-Down Zone is Volt 4

    @EC-6.2-d
    Scenario: An effect that looks for a monster among face-down cards finds none
      Monster Hunt: Destroy 1 chosen face-down monster of the opponent. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Monster Hunt (Price 2) and Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      And B's Face-Down Zone is Volt 4 (monster, set on turn 1)
      When A activates Monster Hunt, paying Leaf 2
      Then B's Face-Down Zone is Volt 4
      And A's hand is Rock 3

  @EC-6.3 @lines-76
  Rule: A face-down card is no Spell

    @EC-6.3-a
    Scenario: An effect that looks for a Spell among face-down cards finds none
      Spell Hunt: Destroy 1 chosen face-down Spell of the opponent. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Spell Hunt (Price 2) and Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      And B's Face-Down Zone is Small Breeze (Spell, set on turn 1)
      When A activates Spell Hunt, paying Leaf 2
      Then B's Face-Down Zone is Small Breeze
      And A's hand is Rock 3

    @EC-6.3-b
    Scenario: An effect that looks for any face-down card finds a Spell
      Unearth: Destroy 1 chosen face-down card of the opponent.
      Given a game of Element Clash
      And A's hand is Unearth (Price 2) and Leaf 2 (Price 2)
      And B's Face-Down Zone is Small Breeze (Spell, set on turn 1)
      When A activates Unearth, paying Leaf 2
      Then B's Face-Down Zone is empty
      And B's Trash is Small Breeze

  @EC-6.4 @lines-77
  Rule: A face-down card is no Trap

    @EC-6.4-a
    Scenario: An effect that looks for a Trap among face-down cards finds none
      Trap Hunt: Destroy 1 chosen face-down Trap of the opponent. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Trap Hunt (Price 2) and Leaf 2 (Price 2)
      And the top card of A's Deck is Rock 3
      And B's Face-Down Zone is Spike Pit (Trap, set on turn 1)
      When A activates Trap Hunt, paying Leaf 2
      Then B's Face-Down Zone is Spike Pit
      And A's hand is Rock 3

    @EC-6.4-b
    Scenario: An effect that looks for any face-down card finds a Trap
      Unearth: Destroy 1 chosen face-down card of the opponent.
      Given a game of Element Clash
      And A's hand is Unearth (Price 2) and Leaf 2 (Price 2)
      And B's Face-Down Zone is Spike Pit (Trap, set on turn 1)
      When A activates Unearth, paying Leaf 2
      Then B's Face-Down Zone is empty
      And B's Trash is Spike Pit

  @EC-6.5 @lines-78
  Rule: A face-down card cannot be attacked as a monster

    @EC-6.5-a
    Scenario Outline: The same card face down and face up
      Given a game of Element Clash
      And A's Monster Zone is Volt 4 (Power 500)
      And B's <zone> is Flame 2 (Power 300)
      When A announces the Battle Phase
      And A tries to attack Flame 2 with Volt 4
      Then it is <verdict>
      And B's <zone> is <after>

      Examples:
        | case | zone           | verdict                 | after   |
        | 1    | Face-Down Zone | refused: no_such_target | Flame 2 |
        | 2    | Monster Zone   | accepted                | empty   |

    @EC-6.5-b
    Scenario: Behind face-down cards a player can be attacked directly
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And B has 3 Life
      And B's Face-Down Zone is Flame 2 (set on turn 1) and Spell Hunt (set on turn 1)
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then B has 2 Life

  @EC-6.6 @lines-79 @lines-147
  Rule: In the turn in which it was set a card cannot be used

    @EC-6.6-a
    Scenario: A monster that has just been set is not summoned
      Given a game of Element Clash
      And A's hand is Rock 3 (Price 3) and Leaf 3 (Price 3)
      When A sets Rock 3
      And A tries to summon Rock 3, paying Leaf 3
      Then it is refused: not_usable_yet
      And A's Face-Down Zone is Rock 3

    @EC-6.6-b
    Scenario Outline: A Spell set in this turn, and one set in an earlier turn
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And it is turn 5
      And A's Face-Down Zone is Small Breeze (Price 1, set on turn <turn>)
      And A's hand is Leaf 1 (Price 1)
      And the top card of A's Deck is Rock 3
      When A tries to activate Small Breeze, paying Leaf 1
      Then it is <verdict>
      And A's hand is <hand>

      Examples:
        | case | turn | verdict                 | hand   |
        | 1    | 5    | refused: not_usable_yet | Leaf 1 |
        | 2    | 3    | accepted                | Rock 3 |

    @EC-6.6-c @EC-R35:a
    Scenario: An effect can touch it all the same
      Unearth: Destroy 1 chosen face-down card of the opponent.
      Given a game of Element Clash
      And it is turn 3
      And A's hand is Unearth (Price 2) and Leaf 2 (Price 2)
      And B's Face-Down Zone is Rock 3 (set on turn 3)
      When A activates Unearth, paying Leaf 2
      Then B's Trash is Rock 3

    @EC-6.6-d
    Scenario: Nor is a card that an effect has set
      Hidden Order: Set 1 chosen card from your hand.
      Given a game of Element Clash
      And A's hand is Hidden Order (Price 1), Leaf 1 (Price 1), Rock 3 (Price 3) and Leaf 3 (Price 3)
      When A activates Hidden Order, paying Leaf 1
      And A chooses Rock 3
      And A tries to summon Rock 3, paying Leaf 3
      Then it is refused: not_usable_yet
      And A's Face-Down Zone is Rock 3

  @EC-6.7 @lines-80 @lines-260
  Rule: From the next turn on a card that was set may be used

    @EC-6.7-a
    Scenario: Set in one own turn and summoned in the next
      Given a game of Element Clash
      And A's hand is Rock 3 (Price 3) and Leaf 3 (Price 3)
      When A sets Rock 3
      And A ends the turn
      And B ends the turn
      And A summons Rock 3, paying Leaf 3
      Then A's Monster Zone is Rock 3

    @EC-6.7-b
    Scenario Outline: Set in this turn or two turns before
      Given a game of Element Clash
      And it is turn 7
      And A's Face-Down Zone is Rock 3 (Price 3, set on turn <turn>)
      And A's hand is Leaf 3 (Price 3)
      When A tries to summon Rock 3, paying Leaf 3
      Then it is <verdict>
      And A's Monster Zone is <monsters>

      Examples:
        | case | turn | verdict                 | monsters |
        | 1    | 7    | refused: not_usable_yet | empty    |
        | 2    | 5    | accepted                | Rock 3   |
        | 3    | 1    | accepted                | Rock 3   |

    @EC-6.7-c @EC-R6:a
    Scenario: In the other player's turn, which is the next one, it may be used
      Given a game of Element Clash
      And it is turn 3
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 2)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And B responds with Rock 3, paying Leaf 3
      Then B's Monster Zone is Rock 3

    @EC-6.7-d @EC-R6:b
    Scenario: Its owner's own next turn must come first
      Given a game of Element Clash
      And it is turn 3
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 2)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And B tries to respond with Rock 3, paying Leaf 3
      Then it is refused
      And B's Face-Down Zone is Rock 3

    @EC-6.7-e
    Scenario: After an own turn it may be used in the other player's
      Given a game of Element Clash
      And it is turn 5
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 2)
      And B's hand is Leaf 3 (Price 3)
      When A announces the Battle Phase
      And B responds with Rock 3, paying Leaf 3
      Then B's Monster Zone is Rock 3

  @EC-6.8 @lines-81
  Rule: A card closed by an effect counts as one that has just been set

    @EC-6.8-a
    Scenario: The turn in which it was closed is noted
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And it is turn 5
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Rock 4
      When A activates Veil, paying Leaf 2
      Then B's Face-Down Zone is:
        | card   | set_on_turn |
        | Rock 4 | 5           |

    @EC-6.8-b
    Scenario: From a later turn on it may be used again
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's Monster Zone is Rock 4 (Price 4)
      And A's hand is Veil (Price 2), Leaf 2 (Price 2) and Wave 4 (Price 4)
      When A activates Veil, paying Leaf 2
      And A ends the turn
      And B ends the turn
      And A summons Rock 4, paying Wave 4
      Then A's Monster Zone is Rock 4

    @EC-6.8-c
    Scenario: Its owner may use it in the own next turn
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Rock 4 (Price 4)
      And B's hand is Wave 4 (Price 4)
      When A activates Veil, paying Leaf 2
      And A ends the turn
      And B summons Rock 4, paying Wave 4
      Then B's Monster Zone is Rock 4

  @EC-6.9 @lines-83
  Rule: A closed card moves to the Face-Down Zone

    @EC-6.9-a
    Scenario: A closed monster is hidden like a card that was set
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's Monster Zone is Rock 4
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      When A activates Veil, paying Leaf 2
      Then A's Monster Zone is empty
      And A's Face-Down Zone is Rock 4
      And B sees 1 face-down card in A's Face-Down Zone
      And B does not see Rock 4

    @EC-6.9-b
    Scenario: It moves to the zone of its owner
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Rock 4 and Wave 4
      When A activates Veil, paying Leaf 2
      And A chooses Wave 4
      Then B's Monster Zone is Rock 4
      And B's Face-Down Zone is Wave 4
      And A's Face-Down Zone is empty

  @EC-6.10 @lines-84
  Rule: A closed card cannot be used before that turn has ended

    @EC-6.10-a
    Scenario: The owner cannot summon it again in this turn
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's Monster Zone is Rock 4 (Price 4)
      And A's hand is Veil (Price 2), Leaf 2 (Price 2) and Wave 4 (Price 4)
      When A activates Veil, paying Leaf 2
      And A tries to summon Rock 4, paying Wave 4
      Then it is refused: not_usable_yet
      And A's Face-Down Zone is Rock 4

    @EC-6.10-b
    Scenario: The opponent cannot use it in this turn's Battle Phase
      B has another card face down that may be used.
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      And B's Monster Zone is Rock 4 (Price 4)
      And B's Face-Down Zone is Flame 4 (Price 4, set on turn 1)
      And B's hand is Wave 4 (Price 4)
      When A activates Veil, paying Leaf 2
      And A announces the Battle Phase
      And B tries to respond with Rock 4, paying Wave 4
      Then it is refused: not_usable_yet
      When B responds with Flame 4, paying Wave 4
      Then B's Monster Zone is Flame 4

  @EC-6.11 @lines-85
  Rule: Into a full Face-Down Zone no card is closed

    @EC-6.11-a @EC-R15:a
    Scenario Outline: Its owner's zone is looked at
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's Monster Zone is Rock 4
      And A's Face-Down Zone is <before>
      And A's hand is Veil (Price 2) and Leaf 2 (Price 2)
      When A activates Veil, paying Leaf 2
      Then A's Monster Zone is <monsters>
      And A's Face-Down Zone has 4 cards

      Examples: three and four cards before
        | case | before                             | monsters |
        | 1    | Volt 1, Wave 1 and Flame 1         | empty    |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | Rock 4   |

    @EC-6.11-b
    Scenario Outline: A monster that would close itself stays where its owner's zone is full
      Shy Cat: When this monster attacks: turn this card face down.
      Given a game of Element Clash
      And A's Monster Zone is Shy Cat (Power 300)
      And A's Face-Down Zone is <before>
      And B's Monster Zone is Wave 1 (Power 200)
      When A announces the Battle Phase
      And A attacks Wave 1 with Shy Cat
      Then A's Monster Zone is <monsters>
      And A's Face-Down Zone has 4 cards

      Examples: three and four cards before
        | case | before                             | monsters |
        | 1    | Volt 1, Wave 1 and Flame 1         | empty    |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | Shy Cat  |
