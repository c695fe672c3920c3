@MC-13
Feature: 13. Step 6: End Phase ("순서 6 엔드 페이즈")
  From the declaration to the opponent's turn.

  @MC-13.2 @lines-64.1 @lines-69
  Rule: The end of the turn is declared

    @MC-13.2-a
    Scenario Outline: The turn lasts until its player declares the end
      Given a game of Magical Cute
      And it is the Set Phase
      And it is turn 5
      And <player> is the active player
      And <player>'s hand is Alma and Bruna
      When <player> places Alma in the left field
      And <player> places Bruna as a seal
      Then <player> is the active player
      When <player> ends the turn
      Then <other> is the active player
      And it is turn 6

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-13.2-b
    Scenario: After it nothing more is done in this turn
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma
      When A ends the turn
      And A tries to place Alma in the left field
      Then it is refused: not_your_decision
      And A's hand is Alma

    @MC-13.2-c
    Scenario: Nor is anything done while cards are discarded
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      When A tries to end the turn
      Then it is accepted
      When A tries to place Alma in the left field
      Then it is refused
      And A's left field is empty
      And only A still has to discard

  @MC-13.3 @lines-64.2 @lines-69
  Rule: From a hand of eight or more cards go to the Abyss until seven are left

    @MC-13.3-a
    Scenario Outline: A hand of eight cards, and one of nine
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and <more>
      When <player> ends the turn
      Then only <player> still has to discard
      When <player> discards <discarded>
      Then <player>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And <player>'s Abyss is <discarded>
      And <other> is the active player

      Examples:
        | case | player | other | more            | discarded       |
        | 1    | A      | B     | Meteor          | Meteor          |
        | 2    | A      | B     | Meteor and Doom | Meteor and Doom |
        | 3    | B      | A     | Meteor          | Meteor          |
        | 4    | B      | A     | Meteor and Doom | Meteor and Doom |

    @MC-13.3-b
    Scenario: With seven nobody is asked
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      When A ends the turn
      Then B is the active player
      And it is the Active Phase
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Abyss is empty

    @MC-13.3-c
    Scenario Outline: Neither fewer nor more than are too many
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor and Doom
      When A ends the turn
      And A tries to discard <cards>
      Then it is <verdict>
      And A's hand has <left> cards

      Examples: one below, exact, one above
        | case | cards                 | verdict               | left |
        | 1    | Doom                  | refused: wrong_number | 9    |
        | 2    | Doom and Alma         | accepted              | 7    |
        | 3    | Doom, Alma and Meteor | refused: wrong_number | 9    |

    @MC-13.3-d
    Scenario Outline: Each card once, and cards of this hand
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor and Doom
      And A's left field is Lantern Maid
      And B's hand is Hex
      When A ends the turn
      And A tries to discard <cards>
      Then it is <verdict>
      And A's hand has <left> cards

      Examples:
        | case | cards                 | verdict  | left |
        | 1    | Doom and Doom         | refused  | 9    |
        | 2    | Doom and Lantern Maid | refused  | 9    |
        | 3    | Doom and B's Hex      | refused  | 9    |
        | 4    | Doom and Spark        | accepted | 7    |

    @MC-13.3-e @MC-R35:a
    Scenario: The player to whom the hand belongs chooses
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      When A ends the turn
      And B tries to discard A's Alma
      Then it is refused: not_your_decision
      When A discards Clio
      Then A's hand is Alma, Bruna, Dora, Elsa, Spark, Cheer and Meteor

    @MC-13.3-f @MC-R35:a
    Scenario: The other player's hand is left alone
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is empty
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor and Doom
      And the top card of B's Deck is Hex
      When A ends the turn
      Then B is the active player
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor, Doom and Hex

    @MC-13.3-g
    Scenario: In the phases before there is no limit
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor and Doom
      When A goes on to the Set Phase
      Then it is the Set Phase
      And A's hand has 9 cards

    @MC-13.3-h @MC-R51:a
    Scenario: What was discarded both players see
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      When A ends the turn
      Then before A discards, B does not see A's Alma
      When A discards Meteor
      Then B sees Meteor in A's Abyss
      And B does not see A's Alma

  @MC-13.4 @lines-65 @lines-69
  Rule: Units on the field that have taken damage get their DP back in this phase

    @MC-13.4-a
    Scenario Outline: A unit of the player whose turn ends
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And the fields in a row are left, middle and right
      And <player>'s <field> field is Bruna (DP 5, <state>, 1 damage)
      When <player> ends the turn
      Then Bruna has DP 5

      Examples:
        | case | player | field  | state |
        | 1    | A      | left   | React |
        | 2    | A      | right  | React |
        | 3    | B      | left   | React |
        | 4    | A      | left   | Act   |
        | 5    | B      | middle | React |

    @MC-13.4-b
    Scenario: DP does not come back before the End Phase
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Bruna (DP 5, 1 damage)
      When A goes on to the Set Phase
      Then Bruna has DP 4
      When A ends the turn
      Then Bruna has DP 5

    @MC-13.4-c @MC-R22:a
    Scenario: All of the DP comes back
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Bruna (DP 5, 4 damage) and Clio (DP 6, 3 damage)
      When A ends the turn
      Then Bruna has DP 5
      And Clio has DP 6

    @MC-13.4-d @MC-R7:a
    Scenario Outline: Units of both sides get their DP back
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And A's left field is Bruna (DP 5, 1 damage)
      And B's left field is Clio (DP 6, 1 damage)
      When <player> ends the turn
      Then Bruna has DP 5
      And Clio has DP 6

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-13.4-e @MC-R7:b
    Scenario Outline: Only the units of the player whose turn ends get their DP back
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And A's left field is Bruna (DP 5, 1 damage)
      And B's left field is Clio (DP 6, 1 damage)
      When <player> ends the turn
      Then Bruna has DP <bruna>
      And Clio has DP <clio>

      Examples:
        | case | player | bruna | clio |
        | 1    | A      | 5     | 5    |
        | 2    | B      | 4     | 6    |

    @MC-13.4-f @MC-R45:a
    Scenario: A Summon gets its DP back as well
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Wind Sprite (Summon, DP 3, 1 damage)
      When A ends the turn
      Then Wind Sprite has DP 3

  @MC-13.5 @lines-66.1 @lines-69
  Rule: Effects of skills and magic that last on a unit end in this phase

    @MC-13.5-a
    Scenario Outline: Magic and skill, better and worse
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Hex: A chosen unit of either player gets -1 DP until the End Phase.
      Choir Girl: Skill (cost 2): A chosen unit of either player gets +2 DP until the End Phase.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Choir Girl
      And A's right field is Bruna (DP 5)
      And A's hand is Cheer and Hex
      When A <uses>
      Then Bruna has DP <lasting>
      When A goes on to the Set Phase
      Then Bruna has DP <lasting>
      When A ends the turn
      Then Bruna has DP 5

      Examples:
        | case | uses                                  | lasting |
        | 1    | plays Cheer on Bruna                  | 7       |
        | 2    | plays Hex on Bruna                    | 4       |
        | 3    | uses the skill of Choir Girl on Bruna | 7       |

    @MC-13.5-b
    Scenario: All that last on one unit end
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Hex: A chosen unit of either player gets -1 DP until the End Phase.
      Given a game of Magical Cute
      And B is the active player
      And B's left field is Bruna (DP 5)
      And B's hand is Cheer and Hex
      When B plays Cheer on Bruna
      And B plays Hex on Bruna
      Then Bruna has DP 6
      When B goes on to the Set Phase
      And B ends the turn
      Then Bruna has DP 5

    @MC-13.5-c @MC-R41:a
    Scenario: Effects end on units of both sides
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Hex: A chosen unit of either player gets -1 DP until the End Phase.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Cheer and Hex
      And A's left field is Alma (DP 3)
      And B's left field is Bruna (DP 5)
      When A plays Cheer on Alma
      And A plays Hex on Bruna
      Then Bruna has DP 4
      When A goes on to the Set Phase
      And A ends the turn
      Then Alma has DP 3
      And Bruna has DP 5

    @MC-13.5-d @MC-R12:a
    Scenario: An Enchant and an automatic skill go on
      Twin Sister: Automatic: If you have at least 2 units on the field, this unit gets +2 DP.
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is:
        | card        | enchant     |
        | Twin Sister | -           |
        | Alma        | Gold Ribbon |
      When A ends the turn
      Then Alma has DP 5
      And Twin Sister has DP 5

    @MC-13.5-e @MC-R3:a @MC-R9:a @MC-R22:a
    Scenario: A unit that only an effect keeps alive survives, for its DP comes back first
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Thunder: A chosen unit of either player takes 3 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Alma (DP 3)
      And A's hand is Cheer and Thunder
      When A plays Cheer on Alma
      And A plays Thunder on Alma
      Then Alma has DP 2
      When A goes on to the Set Phase
      And A ends the turn
      Then A's left field is Alma
      And Alma has DP 3

    @MC-13.5-f @MC-R3:b @MC-R9:a @MC-R37:a
    Scenario: A unit that only an effect keeps alive is lost, for the effect ends first
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Thunder: A chosen unit of either player takes 3 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Alma (DP 3)
      And A's hand is Cheer and Thunder
      When A plays Cheer on Alma
      And A plays Thunder on Alma
      Then Alma has DP 2
      When A goes on to the Set Phase
      And A ends the turn
      Then A's left field is empty
      And A's Abyss is Cheer, Thunder and Alma

    @MC-13.5-g @MC-R9:a
    Scenario Outline: Without an effect a unit is lost when its DP is used up
      Thunder: A chosen unit of either player takes 3 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is <unit>
      And A's hand is Thunder
      When A plays Thunder on <name>
      Then A's left field is <after>

      Examples: as much damage as DP, and one less
        | case | unit        | name | after |
        | 1    | Dora (DP 2) | Dora | empty |
        | 2    | Alma (DP 3) | Alma | empty |
        | 3    | Elsa (DP 4) | Elsa | Elsa  |

    @MC-13.5-h @MC-R10:a @MC-R41:a
    Scenario: An effect that came in the other player's turn ends with that turn
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Lantern Maid
      And B's left field is Bruna (DP 5)
      And B's hand is Cheer
      When A uses the skill of Lantern Maid
      And B responds with Cheer on Bruna
      Then Bruna has DP 7
      When A goes on to the Set Phase
      And A ends the turn
      Then Bruna has DP 5

  @MC-13.6 @lines-66.2-67
  Rule: After this phase the opponent's Prepare Phase begins

    @MC-13.6-a
    Scenario Outline: The opponent's turn, from its first phase on
      Given a game of Magical Cute
      And it is the Set Phase
      And it is turn 5
      And <player> is the active player
      And <other>'s cost meter is 1
      And <other>'s left field is Wind Sprite (Summon)
      When <player> ends the turn
      Then it is turn 6
      And <other> is the active player
      And <other>'s cost meter is 10
      And <other>'s Abyss is Wind Sprite

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-13.6-b
    Scenario: After two turns the first player is on again
      Given a game of Magical Cute
      And it is the Set Phase
      And it is turn 5
      And A is the active player
      And B's hand is empty
      When A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      Then it is turn 7
      And A is the active player

    @MC-13.6-c
    Scenario: Not before the hand has been put in order
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer and Meteor
      And B's cost meter is 1
      When A ends the turn
      Then before A discards, B's cost meter is 1
      And A is the active player
      When A discards Meteor
      Then B's cost meter is 10
      And B is the active player
