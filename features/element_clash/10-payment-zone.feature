@EC-10
Feature: 10. The Payment Zone ("Zona Pembayaran")
  Where a payment lies for all to see until what it paid for is done.

  @EC-10.1 @lines-106
  Rule: The Payment Zone shows for a while which cards pay

    @EC-10.1-a
    Scenario: While an effect waits for a choice both players see the payment
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4), Leaf 1 (Price 1) and Leaf 3 (Price 3)
      And B's Monster Zone is Rock 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 1 and Leaf 3
      Then before A chooses, A sees Leaf 1 and Leaf 3 in A's Payment Zone
      And B sees Leaf 1 and Leaf 3 in A's Payment Zone
      When A chooses Rock 4
      Then A's Payment Zone is empty

  @EC-10.2 @lines-107 @definition
  Rule: The cards of the Payment Zone lie on one pile
    Nothing can decide this: which of them lies above which is of no use to any rule.

  @EC-10.4 @lines-109 @lines-195
  Rule: A payment goes to the Trash when the effect is done, and not before

    @EC-10.4-a
    Scenario: An effect that looks into the Trash does not find its own payment
      Call to Arms: Summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Call to Arms (Price 3) and Leaf 3 (Price 3, monster)
      And A's Trash is Rock 4
      When A activates Call to Arms, paying Leaf 3
      Then A's Monster Zone is Rock 4
      And A's Trash is Call to Arms and Leaf 3

    @EC-10.4-b
    Scenario: A monster's own effect does not find the payment for it either
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Grave Fox (Price 2) and Leaf 2 (Price 2, monster)
      When A summons Grave Fox, paying Leaf 2
      Then A's Monster Zone is Grave Fox
      And A's Trash is Leaf 2

    @EC-10.4-c
    Scenario: The next effect finds it
      Call to Arms: Summon 1 chosen monster from your Trash.
      Given a game of Element Clash
      And A's hand is Rock 4 (Price 4), Leaf 4 (Price 4, monster), Call to Arms (Price 3) and Fire Banner (Price 3, Spell)
      When A summons Rock 4, paying Leaf 4
      And A activates Call to Arms, paying Fire Banner
      Then A's Monster Zone is Rock 4 and Leaf 4

    @EC-10.4-d
    Scenario: During the effect the payment lies in the Payment Zone
      Lightning Bolt: Destroy 1 chosen monster of the opponent.
      Given a game of Element Clash
      And A's hand is Lightning Bolt (Price 4) and Leaf 4 (Price 4)
      And A's Trash is Volt 1
      And B's Monster Zone is Rock 4 and Wave 4
      When A activates Lightning Bolt, paying Leaf 4
      Then before A chooses, A's Payment Zone is Leaf 4
      And A's Trash is Volt 1
      When A chooses Wave 4
      Then A's Trash is Volt 1, Lightning Bolt and Leaf 4

    @EC-10.4-e @EC-R29:a
    Scenario: A joint payment waits for the last effect
      Grave Fox finds neither payment.
      Grave Fox: When this monster is summoned: summon 1 chosen monster from your Trash.
      Small Breeze: Draw 1 card.
      Given a game of Element Clash
      And A's hand is Small Breeze (Price 1), Grave Fox (Price 2), Leaf 1 (Price 1, monster) and Leaf 2 (Price 2, monster)
      When A plays Small Breeze and Grave Fox together, paying Leaf 1 and Leaf 2, resolving Small Breeze first
      Then A's Monster Zone is Grave Fox
      And A's Trash is Small Breeze, Leaf 1 and Leaf 2
