@EC-30
Feature: 30. Carrying out effects ("Penyelesaian Efek")
  One effect after the other, each to its end, and what happens to parts that cannot be done.

  @EC-30.1 @lines-283 @lines-330
  Rule: There is no Chain: nothing answers an effect before it is done

    @EC-30.1-a
    Scenario: A Spell is carried out at once, though the opponent has cards that could be used
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And B's Monster Zone is Volt 4
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1) and Shield Net (Price 1, set on turn 1)
      And B's hand is Leaf 3 (Price 3) and Leaf 1 (Price 1)
      When A activates Lightning Bolt, paying Leaf 4
      Then nobody may respond
      And B's Trash is Volt 4

    @EC-30.1-b
    Scenario: A monster that could come up in the Battle Phase does not come in answer to a Spell
      Life Leech: The opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's hand is Life Leech (Price 2) and Leaf 2 (Price 2)
      And B has 3 Life
      And B's Face-Down Zone is Rock 3 (Price 3, set on turn 1)
      And B's hand is Leaf 3 (Price 3)
      When A activates Life Leech, paying Leaf 2
      And B tries to respond with Rock 3, paying Leaf 3
      Then it is refused: not_your_decision
      And B has 2 Life
      When A announces the Battle Phase
      And B responds with Rock 3, paying Leaf 3
      Then B's Monster Zone is Rock 3

    @EC-30.1-c
    Scenario: While an effect waits for a choice nobody does anything else
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Leaf 4 (Price 4) and Rock 1
      And B's Monster Zone is Volt 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 4
      Then before A chooses, A chooses among Volt 4 and Wave 4
      When A tries to set Rock 1
      Then it is refused
      When A chooses Volt 4
      And A sets Rock 1
      Then A's Face-Down Zone is Rock 1

  @EC-30.2 @lines-285
  Rule: Effects are carried out one after the other

    @EC-30.2-a
    Scenario: Two monsters that look at the same Trash
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Grave Fox (Price 2), Grave Fox #2 (Price 2), Fresh Wind (Price 2) and Life Leech (Price 2)
      And A's Trash is Rock 4
      When A plays Grave Fox and Grave Fox #2 together, paying Fresh Wind and Life Leech, resolving Grave Fox first
      Then A's Monster Zone is Grave Fox, Grave Fox and Rock 4

    @EC-30.2-b
    Scenario: With two choices the second is offered after the first
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Veil: Turn 1 chosen monster of either player face down.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Veil (Price 2), Leaf 4 (Price 4) and Leaf 2 (Price 2)
      And B's Monster Zone is Volt 4, Wave 4 and Rock 4
      When A plays Lightning Bolt and Veil together, paying Leaf 4 and Leaf 2, resolving Lightning Bolt first
      Then A chooses among Volt 4, Wave 4 and Rock 4
      When A chooses Wave 4
      Then A chooses among Volt 4 and Rock 4
      And B's Trash is Wave 4
      When A chooses Rock 4
      Then B's Face-Down Zone is Rock 4
      And B's Monster Zone is Volt 4

  @EC-30.3 @lines-286
  Rule: An effect is carried out to its end before the next one begins

    @EC-30.3-a
    Scenario: What a summoned monster does waits until the whole Spell is done
      Only the second part of Grave Rite brings a monster into the Trash.
      Grave Rite: Summon 1 chosen monster from your Trash. Put the top card of your Deck into the Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Grave Rite (Price 2) and Fresh Wind (Price 2)
      And A's Trash is Grave Fox
      And the top card of A's Deck is Rock 4
      When A activates Grave Rite, paying Fresh Wind
      Then A's Monster Zone is Grave Fox and Rock 4
      And A's Trash is Grave Rite and Fresh Wind

    @EC-30.3-b
    Scenario: A monster without an effect brings nothing with it
      Grave Rite: Summon 1 chosen monster from your Trash. Put the top card of your Deck into the Trash.
      Given a game of Element Clash
      And A's hand is Grave Rite (Price 2) and Fresh Wind (Price 2)
      And A's Trash is Rock 3
      And the top card of A's Deck is Rock 4
      When A activates Grave Rite, paying Fresh Wind
      Then A's Monster Zone is Rock 3
      And A's Trash is Rock 4, Grave Rite and Fresh Wind

    @EC-30.3-c
    Scenario Outline: While it waits for a choice, only an answer to that takes it on
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's Monster Zone is Flame 4
      And A's hand is Lightning Bolt (Price 4), Leaf 4 (Price 4) and Rock 1
      And B's Monster Zone is Volt 4, Wave 4 and Rock 4
      When A activates Lightning Bolt, paying Leaf 4
      And A tries to choose <cards>
      Then it is <verdict>
      When <then>
      Then B's Monster Zone is <left>

      Examples:
        | case | cards             | verdict                | then             | left              |
        | 1    | A's Flame 4       | refused: not_an_option | A chooses Rock 4 | Volt 4 and Wave 4 |
        | 2    | Volt 4 and Wave 4 | refused: wrong_number  | A chooses Rock 4 | Volt 4 and Wave 4 |
        | 3    | Volt 4            | accepted               | A sets Rock 1    | Wave 4 and Rock 4 |

    @EC-30.3-d
    Scenario: Nothing else is done meanwhile, and nobody else chooses
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Leaf 4 (Price 4), Rock 3 (Price 3) and Leaf 3 (Price 3)
      And B's Monster Zone is Volt 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 4
      And A tries to summon Rock 3, paying Leaf 3
      Then it is refused: wrong_action
      When B tries to choose Volt 4
      Then it is refused: not_your_decision
      When A chooses Wave 4
      And A summons Rock 3, paying Leaf 3
      Then A's Monster Zone is Rock 3
      And B's Monster Zone is Volt 4

    @EC-30.3-e @EC-R22:a
    Scenario Outline: Two effects come up at once, and their player says which is first
      Double Call: Summon 2 chosen monsters from your Trash.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Sift Mole: When this monster is summoned: put the top card of your Deck into the Trash.
      Given a game of Element Clash
      And A's hand is Double Call (Price 4), Fire Banner (Price 3) and Small Breeze (Price 1)
      And A's Trash is Grave Fox and Sift Mole
      And the top card of A's Deck is Rock 4
      When A activates Double Call, paying Fire Banner and Small Breeze
      Then only A still has to order
      When A resolves <first> next
      Then A's Monster Zone is <monsters>

      Examples:
        | case | first     | monsters                        |
        | 1    | Sift Mole | Grave Fox, Sift Mole and Rock 4 |
        | 2    | Grave Fox | Grave Fox and Sift Mole         |

  @EC-30.6 @lines-289
  Rule: Parts that are still possible are carried out, unless they depend on the part that failed

    @EC-30.6-a
    Scenario Outline: A part that stands for itself, with a free slot and without
      Rally the Fallen: Summon 1 chosen monster from your Trash. If you do, all monsters of yours get Power +200 until
      the end of the turn. Draw 1 card.
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is Rally the Fallen (Price 3) and Leaf 3 (Price 3)
      And A's Trash is Rock 4
      And the top card of A's Deck is Wave 6
      When A activates Rally the Fallen, paying Leaf 3
      Then A's hand is Wave 6
      And A's Monster Zone is <after>

      Examples:
        | case | before                             | after                              |
        | 1    | Volt 1, Wave 1 and Flame 1         | Volt 1, Wave 1, Flame 1 and Rock 4 |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | Volt 1, Wave 1, Flame 1 and Leaf 1 |

    @EC-30.6-b
    Scenario Outline: With a full Face-Down Zone the last part is carried out all the same
      Hidden Plan: Set 1 chosen card from your hand. If you do, the opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's Face-Down Zone is <before>
      And A's hand is Hidden Plan (Price 2), Leaf 2 (Price 2) and Rock 6
      And the top card of A's Deck is Wave 6
      When A activates Hidden Plan, paying Leaf 2
      Then A's hand is <after>

      Examples: three and four cards before
        | case | before                             | after             |
        | 1    | Volt 1, Wave 1 and Flame 1         | Wave 6            |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | Rock 6 and Wave 6 |

  @EC-30.7 @lines-289
  Rule: A part that depends on one that failed is not carried out

    @EC-30.7-a
    Scenario Outline: A part that asks whether the monster came
      Rally the Fallen: Summon 1 chosen monster from your Trash. If you do, all monsters of yours get Power +200 until
      the end of the turn. Draw 1 card.
      Given a game of Element Clash
      And A's Monster Zone is <before>
      And A's hand is Rally the Fallen (Price 3) and Leaf 3 (Price 3)
      And A's Trash is Rock 4
      When A activates Rally the Fallen, paying Leaf 3
      Then Volt 1 has Power <power>
      And Wave 1 has Power <power>

      Examples: three and four monsters before
        | case | before                             | power |
        | 1    | Volt 1, Wave 1 and Flame 1         | 400   |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | 200   |

    @EC-30.7-b
    Scenario Outline: A part that asks whether the card was set
      Hidden Plan: Set 1 chosen card from your hand. If you do, the opponent loses 1 Life. Draw 1 card.
      Given a game of Element Clash
      And A's Face-Down Zone is <before>
      And A's hand is Hidden Plan (Price 2), Leaf 2 (Price 2) and Rock 6
      And B has 3 Life
      When A activates Hidden Plan, paying Leaf 2
      Then B has <life> Life

      Examples: three and four cards before
        | case | before                             | life |
        | 1    | Volt 1, Wave 1 and Flame 1         | 2    |
        | 2    | Volt 1, Wave 1, Flame 1 and Leaf 1 | 3    |

    @EC-30.7-c @EC-R36:a
    Scenario Outline: It depends on it too where the Trash holds no monster
      Rally the Fallen: Summon 1 chosen monster from your Trash. If you do, all monsters of yours get Power +200 until
      the end of the turn. Draw 1 card.
      Given a game of Element Clash
      And A's Monster Zone is Volt 1 (Power 200)
      And A's hand is Rally the Fallen (Price 3) and Leaf 3 (Price 3)
      And A's Trash is <trash>
      And the top card of A's Deck is Wave 6
      When A activates Rally the Fallen, paying Leaf 3
      Then Volt 1 has Power <power>
      And A's hand is Wave 6

      Examples:
        | case | trash       | power |
        | 1    | Rock 4      | 400   |
        | 2    | Fire Banner | 200   |
