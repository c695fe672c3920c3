@MC-15
Feature: 15. Automatic skills ("자동발동")
  Skills that nobody uses: they work by themselves.

  @MC-15.2 @lines-73.1
  Rule: Some skills are marked as automatic

    @MC-15.2-a
    Scenario Outline: Such a skill is not used like another
      Tear Fairy: Automatic: When this unit is damaged, you draw 1 card.
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's left field is <unit>
      And A's hand is empty
      And the top card of A's Deck is Bruna
      When A tries to use the skill of <name>
      Then it is <verdict>
      And A's hand is <hand>

      Examples:
        | case | unit                        | name         | verdict                | hand  |
        | 1    | Tear Fairy (automatic)      | Tear Fairy   | refused: no_such_skill | empty |
        | 2    | Lantern Maid (skill cost 1) | Lantern Maid | accepted               | Bruna |

    @MC-15.2-b
    Scenario: A skill without the mark does nothing by itself
      Tear Fairy: Automatic: When this unit is damaged, you draw 1 card.
      Spark: A chosen unit of either player takes 2 damage.
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Spark
      And A's left field is Tear Fairy (DP 5, automatic) and Lantern Maid (DP 3, skill cost 1)
      And A's Deck, from the top, is Bruna and Clio
      When A plays Spark on Lantern Maid
      Then Lantern Maid has DP 1
      And A's hand is empty

  @MC-15.3 @lines-73.2-74
  Rule: When its condition is met an automatic skill works, whether its player wants it or not

    @MC-15.3-a
    Scenario Outline: Even to the player's harm, in the own turn and in the other's
      Thorn Imp: Automatic: When this unit is damaged, you take 3 damage.
      Spark: A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And <active> is the active player
      And <active>'s hand is Spark
      And <owner>'s left field is Thorn Imp (DP 5, automatic)
      And <owner> has 9 Life
      When <active> plays Spark on Thorn Imp
      Then <owner> has 6 Life
      And Thorn Imp has DP 3
      And <active> is the active player

      Examples:
        | case | active | owner |
        | 1    | A      | A     |
        | 2    | A      | B     |
        | 3    | B      | A     |
        | 4    | B      | B     |

    @MC-15.3-b
    Scenario: Nobody is asked, and nothing is paid
      Tear Fairy: Automatic: When this unit is damaged, you draw 1 card.
      Spark: A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Spark
      And B's cost meter is 7
      And B's hand is empty
      And B's left field is Tear Fairy (DP 5, automatic)
      And B's Deck, from the top, is Bruna and Clio
      When A plays Spark on Tear Fairy
      Then B's hand is Bruna
      And B's cost meter is 7

    @MC-15.3-c
    Scenario: Each time that its condition is met
      Tear Fairy: Automatic: When this unit is damaged, you draw 1 card.
      Spark: A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Spark and Spark
      And B's hand is empty
      And B's left field is Tear Fairy (DP 5, automatic)
      And B's Deck, from the top, is Bruna, Clio and Dora
      When A plays Spark on Tear Fairy
      And A plays Spark #2 on Tear Fairy
      Then B's hand is Bruna and Clio

    @MC-15.3-d
    Scenario: An automatic skill does nothing while its condition is not met
      Tear Fairy: Automatic: When this unit is damaged, you draw 1 card.
      Spark: A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Spark
      And B's hand is empty
      And B's left field is Tear Fairy (DP 5, automatic)
      And B's right field is Clio (DP 6)
      And B's Deck, from the top, is Bruna and Dora
      When A plays Spark on Clio
      Then Clio has DP 4
      And B's hand is empty

    @MC-15.3-e
    Scenario Outline: A condition that holds as long as there are two units
      Twin Sister: Automatic: If you have at least 2 units on the field, this unit gets +2 DP.
      Banish: Send a chosen unit of either player to the owner's hand.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s left field is Twin Sister (DP 3, automatic) and Alma
      And <player>'s hand is Banish
      Then Twin Sister has DP 5
      When <player> plays Banish on Alma
      Then Twin Sister has DP 3

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-15.3-f @MC-R15:a
    Scenario: It begins when the second unit comes
      Twin Sister: Automatic: If you have at least 2 units on the field, this unit gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Twin Sister (DP 3, automatic)
      And A's hand is Alma
      Then Twin Sister has DP 3
      When A places Alma in the right field
      Then Twin Sister has DP 5

    @MC-15.3-g @MC-R15:a
    Scenario: Also in the Set Phase, in which no skill is used
      Herald: Automatic: When this unit is placed, you draw 1 card.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Herald (automatic)
      And the top card of A's Deck is Bruna
      When A places Herald in the left field
      Then A's hand is Bruna
      And it is the Set Phase

    @MC-15.3-h @MC-R15:a
    Scenario Outline: Also in the phases that cannot be interrupted
      Dawn Cock: Automatic: In your Prepare Phase, the opponent takes 1 damage.
      Morning Lark: Automatic: In your Draw Phase, the opponent takes 1 damage.
      Evening Owl: Automatic: In your End Phase, the opponent takes 1 damage.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A has 9 Life
      And B has 9 Life
      And <owner>'s left field is <unit> (automatic)
      When A ends the turn
      Then <other> has 8 Life
      And <owner> has 9 Life

      Examples: Prepare, Draw and End
        | case | owner | unit         | other |
        | 1    | B     | Dawn Cock    | A     |
        | 2    | B     | Morning Lark | A     |
        | 3    | A     | Evening Owl  | B     |

    @MC-15.3-i @MC-R15:a
    Scenario Outline: A skill for an own phase does nothing in the other player's
      Dawn Cock: Automatic: In your Prepare Phase, the opponent takes 1 damage.
      Morning Lark: Automatic: In your Draw Phase, the opponent takes 1 damage.
      Evening Owl: Automatic: In your End Phase, the opponent takes 1 damage.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A has 9 Life
      And B has 9 Life
      And <owner>'s left field is <unit> (automatic)
      When A ends the turn
      Then A has 9 Life
      And B has 9 Life

      Examples:
        | case | owner | unit         |
        | 1    | A     | Dawn Cock    |
        | 2    | A     | Morning Lark |
        | 3    | B     | Evening Owl  |

  @MC-15.4 @lines-75.1
  Rule: While a unit is in Act state its automatic skills do not work

    @MC-15.4-a
    Scenario Outline: A skill that lowers damage
      Iron Doll: Automatic: All damage to this unit is 2 less.
      Thunder: A chosen unit of either player takes 3 damage.
      Given a game of Magical Cute
      And <active> is the active player
      And <active>'s hand is Thunder
      And <owner>'s left field is Iron Doll (DP 6, automatic, <state>)
      When <active> plays Thunder on Iron Doll
      Then Iron Doll has DP <dp>

      Examples:
        | case | active | owner | state | dp |
        | 1    | A      | B     | React | 5  |
        | 2    | A      | B     | Act   | 3  |
        | 3    | B      | A     | React | 5  |
        | 4    | B      | A     | Act   | 3  |
        | 5    | A      | A     | React | 5  |
        | 6    | A      | A     | Act   | 3  |

    @MC-15.4-b
    Scenario Outline: A skill that works once, when something happens
      Tear Fairy: Automatic: When this unit is damaged, you draw 1 card.
      Spark: A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Spark
      And B's hand is empty
      And B's left field is Tear Fairy (DP 5, automatic, <state>)
      And B's Deck, from the top, is Bruna and Clio
      When A plays Spark on Tear Fairy
      Then Tear Fairy has DP 3
      And B's hand is <hand>

      Examples:
        | case | state | hand  |
        | 1    | React | Bruna |
        | 2    | Act   | empty |

    @MC-15.4-c
    Scenario: A skill that goes on stops when its unit acts, and works again when it is ready
      Twin Sister: Automatic: If you have at least 2 units on the field, this unit gets +2 DP.
      Lullaby: Turn a chosen unit of either player to Act.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Lullaby
      And A's left field is Twin Sister (DP 3, automatic, React) and Alma
      And B's hand is empty
      Then Twin Sister has DP 5
      When A plays Lullaby on Twin Sister
      Then Twin Sister has DP 3
      When A goes on to the Set Phase
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      Then Twin Sister has DP 5

    @MC-15.4-d
    Scenario: It is the unit itself that counts, not its neighbours
      Twin Sister: Automatic: If you have at least 2 units on the field, this unit gets +2 DP.
      Lullaby: Turn a chosen unit of either player to Act.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Twin Sister (DP 3, automatic, React) and Alma (React)
      And A's hand is Lullaby
      When A plays Lullaby on Alma
      Then Alma is in Act state
      And Twin Sister has DP 5

    @MC-15.4-e @MC-R16:a
    Scenario: What was missed is not made up for
      Tear Fairy: Automatic: When this unit is damaged, you draw 1 card.
      Spark: A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Spark
      And B's left field is Tear Fairy (DP 5, automatic, Act)
      And B's hand is empty
      And B's Deck, from the top, is Bruna and Clio
      When A plays Spark on Tear Fairy
      And A goes on to the Set Phase
      And A ends the turn
      Then Tear Fairy is in React state
      And B's hand is Bruna

    @MC-15.4-f
    Scenario: Damage to the player is not lowered by a unit in Act state
      Aegis Nun: Automatic: All damage to you is 2 less.
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Meteor
      And B's left field is Aegis Nun (automatic, Act)
      And B has 9 Life
      When A plays Meteor
      Then B has 5 Life

  @MC-15.5 @lines-75.2-76
  Rule: Automatic skills with the words [액트 중 효과지속] go on in Act state
    The words say that the effect goes on while the unit is in Act state.

    @MC-15.5-a
    Scenario Outline: A skill that lowers damage, with the words and without
      Steel Doll: Automatic, works while Act: All damage to this unit is 2 less.
      Thunder: A chosen unit of either player takes 3 damage.
      Iron Doll: Automatic: All damage to this unit is 2 less.
      Given a game of Magical Cute
      And <active> is the active player
      And <active>'s hand is Thunder
      And <owner>'s left field is <unit>
      When <active> plays Thunder on <name>
      Then <name> has DP <dp>

      Examples:
        | case | active | owner | unit                                             | name       | dp |
        | 1    | A      | B     | Steel Doll (DP 6, automatic in Act state, Act)   | Steel Doll | 5  |
        | 2    | A      | B     | Iron Doll (DP 6, automatic, Act) and Alma        | Iron Doll  | 3  |
        | 3    | A      | B     | Steel Doll (DP 6, automatic in Act state, React) | Steel Doll | 5  |
        | 4    | B      | A     | Steel Doll (DP 6, automatic in Act state, Act)   | Steel Doll | 5  |

    @MC-15.5-b
    Scenario: A skill that goes on does not stop when its unit acts
      Night Sister: Automatic, works while Act: If you have at least 2 units on the field, this unit gets +2 DP.
      Lullaby: Turn a chosen unit of either player to Act.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Lullaby
      And A's left field is Night Sister (DP 3, automatic in Act state, React) and Alma
      When A plays Lullaby on Night Sister
      Then Night Sister is in Act state
      And Night Sister has DP 5

    @MC-15.5-c @MC-R49:a
    Scenario: A skill that works once works in Act state as well
      Brave Fairy: Automatic, works while Act: When this unit is damaged, you draw 1 card.
      Spark: A chosen unit of either player takes 2 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Spark
      And B's hand is empty
      And B's left field is Brave Fairy (DP 5, automatic in Act state, Act)
      And B's Deck, from the top, is Bruna and Clio
      When A plays Spark on Brave Fairy
      Then B's hand is Bruna
