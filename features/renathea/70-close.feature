@RN-70
Feature: 70. Close ("Close: ke mana kartu berpindah?")
  Where the six cards of the Arenas go: after a won round, and after a tie.

  @RN-8.1 @lines-65 @lines-66.1 @lines-69
  Rule: After a won round the loser chooses a card of the winner's Arena for the winner's Podium

    @RN-8.1-a
    Scenario Outline: Any of the three cards
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts <card> on A's Podium and Pawn under B's Deck
      Then A's Podium is <card>
      And B's Podium is empty

      Examples:
        | case | card   |
        | 1    | Squire |
        | 2    | Scout  |
        | 3    | Hunter |

    @RN-8.1-b
    Scenario: A chooses where B has won
      Given a game of Renathea
      And A's Arena is Pawn, Imp and Slinger
      And B's Arena is Squire, Scout and Hunter
      And B has won the round, 6 to 3
      When A puts Scout on B's Podium and Pawn under A's Deck
      Then B's Podium is Scout
      And A's Podium is empty

    @RN-8.1-c
    Scenario Outline: Only the loser chooses, and only a card of the winner's Arena
      Given a game of Renathea
      And A's Hand is Knight
      And A's Podium is Giant
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When <player> tries to put <card> on A's Podium and Imp under B's Deck
      Then it is <verdict>
      And <next>

      Examples: the right player and the right card
        | case | player | card  | verdict  | next                        |
        | 1    | B      | Scout | accepted | both players have to deploy |

      Examples: the winner; a card of the loser; a card of the winner's Hand; one that lies on the Podium already
        | case | player | card       | verdict                     | next                      |
        | 2    | A      | Scout      | refused: not_your_decision  | only B still has to close |
        | 3    | B      | B's Pawn   | refused: not_opponents_card | only B still has to close |
        | 4    | B      | A's Knight | refused: not_in_arena       | only B still has to close |
        | 5    | B      | A's Giant  | refused: not_in_arena       | only B still has to close |

    @RN-8.1-d
    Scenario: The loser may not keep the winner's Podium empty
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B tries to put Imp under B's Deck
      Then it is refused: podium_missing
      And only B still has to close
      When B puts Scout on A's Podium and Imp under B's Deck
      Then A's Podium is Scout

    @RN-8.1-e
    Scenario: The winner cannot take the loser's part
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When A tries to put Pawn on B's Podium and Squire under A's Deck
      Then it is refused: not_your_decision
      And only B still has to close

  @RN-8.2 @lines-65 @lines-66.2 @lines-70
  Rule: The loser also chooses a card of the own Arena for the bottom of the own Deck

    @RN-8.2-a
    Scenario Outline: Any of the three cards goes to the bottom
      The top card of the Deck is then drawn.
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Deck, from the top, is Champion, Acrobat and Mage
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and <card> under B's Deck
      Then B's Deck, from the top, is Acrobat, Mage and <card>

      Examples:
        | case | card    |
        | 1    | Pawn    |
        | 2    | Imp     |
        | 3    | Slinger |

    @RN-8.2-b
    Scenario Outline: Only a card of the own Arena
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Hand is Cook
      And B's Podium is Falcon
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B tries to put Squire on A's Podium and <card> under B's Deck
      Then it is <verdict>
      And <next>

      Examples:
        | case | card       | verdict               | next                        |
        | 1    | B's Pawn   | accepted              | both players have to deploy |
        | 2    | A's Scout  | refused: not_own_card | only B still has to close   |
        | 3    | B's Cook   | refused: not_in_arena | only B still has to close   |
        | 4    | B's Falcon | refused: not_in_arena | only B still has to close   |

    @RN-8.2-c @RN-R22:a
    Scenario: The loser may not keep all three cards
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B tries to put Squire on A's Podium
      Then it is refused
      And only B still has to close
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Podium is Squire

    @RN-8.2-d
    Scenario: The winner puts no card under a Deck
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Deck, from the top, is Falcon
      And both players have to deploy

    @RN-8.2-e
    Scenario: Where B has won, A's card goes under A's Deck
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      And A's Hand is Medic
      And A's Arena is Pawn, Imp and Slinger
      And B's Deck, from the top, is Champion and Mage
      And B's Arena is Squire, Scout and Hunter
      And B has won the round, 6 to 3
      When A puts Scout on B's Podium and Pawn under A's Deck
      Then A's Deck, from the top, is Falcon and Pawn
      And A's Hand is Medic, Imp, Slinger and Giant
      And B's Deck, from the top, is Mage

  @RN-8.3 @lines-65 @lines-66.3 @lines-71
  Rule: After a won round the other cards of both Arenas go back to their owners' Hands

    @RN-8.3-a
    Scenario: Two cards come back to each player
      Each player then draws the top card of the Deck.
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Deck, from the top, is Champion and Acrobat
      And B's Hand is Cook
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Hand is Medic, Scout, Hunter and Giant
      And B's Hand is Cook, Imp, Slinger and Champion

  @RN-8.7 @lines-72 @lines-73.1 @lines-76 @lines-77
  Rule: After a tie each player puts a card of the other's Arena under its owner's Deck

    @RN-8.7-a
    Scenario Outline: Each chooses any card of the other's Arena
      The top card of each Deck is then drawn.
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      And A's Arena is Pawn, Squire and Swordsman
      And B's Deck, from the top, is Champion and Acrobat
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts <of B> under B's Deck
      And B puts <of A> under A's Deck
      Then B's Deck, from the top, is Acrobat and <of B>
      And A's Deck, from the top, is Falcon and <of A>

      Examples:
        | case | of B  | of A      |
        | 1    | Spark | Swordsman |
        | 2    | Wisp  | Squire    |
        | 3    | Mage  | Pawn      |

    @RN-8.7-b
    Scenario: B may choose before A
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When B puts Squire under A's Deck
      Then only A still has to close
      When A puts Wisp under B's Deck
      Then both players have to deploy
      And A's Arena is empty

    @RN-8.7-c
    Scenario Outline: Only a card of the other's Arena, and under its owner's Deck
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Hand is Cook
      And B's Podium is Falcon
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A tries to put <card> under <owner>'s Deck
      Then it is <verdict>
      And <next>

      Examples:
        | case | card       | owner | verdict                     | next                       |
        | 1    | B's Wisp   | B     | accepted                    | only B still has to close  |
        | 2    | A's Pawn   | A     | refused: not_opponents_card | both players have to close |
        | 3    | B's Cook   | B     | refused: not_in_arena       | both players have to close |
        | 4    | B's Falcon | B     | refused: not_in_arena       | both players have to close |

    @RN-8.7-d @RN-R23:a
    Scenario: Each player chooses once
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      And A tries to put Mage under B's Deck
      Then it is refused: already_chosen
      And only B still has to close

    @RN-8.7-e @RN-R1:a
    Scenario: The choice of the first player is hidden, and nothing moves yet
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Deck, from the top, is Champion
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      Then before B closes, B's Arena is Spark, Wisp and Mage
      And B's Deck, from the top, is Champion
      And B does not see A's choice

    @RN-8.7-f @RN-R1:b
    Scenario: The card chosen first moves at once
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Deck, from the top, is Champion
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      Then before B closes, B's Arena is Spark and Mage
      And B's Deck, from the top, is Champion and Wisp

  @RN-8.8 @lines-72 @lines-73.2
  Rule: After a tie no card goes to a Podium

    @RN-8.8-a
    Scenario: Both Podiums stay as they were
      Given a game of Renathea
      And A's Podium is Giant and Falcon
      And A's Arena is Pawn, Squire and Swordsman
      And B's Podium is Champion
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      And B puts Squire under A's Deck
      Then A's Podium is Giant and Falcon
      And B's Podium is Champion
      And both players have to deploy

    @RN-8.8-b
    Scenario Outline: Nobody can put one there
      Given a game of Renathea
      And A's Arena is Pawn, Squire and Swordsman
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When B tries to put <what>
      Then it is <verdict>
      And <next>

      Examples:
        | case | what                                         | verdict                | next                       |
        | 1    | Pawn on A's Podium and Squire under A's Deck | refused: podium_in_tie | both players have to close |
        | 2    | Squire on A's Podium                         | refused: podium_in_tie | both players have to close |
        | 3    | Squire under A's Deck                        | accepted               | only A still has to close  |

  @RN-8.9 @lines-72 @lines-73.3 @lines-78
  Rule: After a tie the other cards go back to their owners' Hands

    @RN-8.9-a
    Scenario: Two cards come back to each player after a tie
      Each player then draws the top card of the Deck.
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      And A's Hand is Medic
      And A's Arena is Pawn, Squire and Swordsman
      And B's Deck, from the top, is Champion and Acrobat
      And B's Hand is Cook
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      And B puts Squire under A's Deck
      Then A's Hand is Medic, Pawn, Swordsman and Giant
      And B's Hand is Cook, Spark, Mage and Champion

  @RN-8.13 @lines-51.1 @lines-79.1
  Rule: A status lasts for its round and is not carried into the next

    @RN-8.13-a
    Scenario Outline: A card that had a status comes back without one
      Given a game of Renathea
      And A's Hand is Knight and Medic
      And A's Arena is:
        | card    | face_up | status   |
        | Drummer | true    | <status> |
        | Squire  | true    |          |
        | Scout   | true    |          |
      And B's Hand is Mage and Wisp
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, <total> to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      And A deploys Drummer and B deploys Mage
      Then A's Drummer is unmarked

      Examples:
        | case | status    | total |
        | 1    | silenced  | 5     |
        | 2    | protected | 9     |

    @RN-8.13-b
    Scenario: The Powerup silenced in the last round counts in this one
      Given a game of Renathea
      And A's Hand is Knight (Raw 4) and Medic (Raw 3)
      And A's Arena is:
        | card    | face_up | status   |
        | Drummer | true    | silenced |
        | Squire  | true    |          |
        | Scout   | true    |          |
      And B's Hand is Mage (Raw 3) and Wisp (Raw 2)
      And B's Arena is Pawn, Imp (Raw 1) and Slinger
      And A has won the round, 5 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      And A deploys Drummer and B deploys Mage
      And A deploys Knight and B deploys Wisp
      And A deploys Medic and B deploys Imp
      Then the Total Power is 12 for A and 6 for B
      And A wins the round

    @RN-8.13-c
    Scenario: After a tie too, and for both players
      Given a game of Renathea
      And A's Arena is:
        | card    | face_up | status   |
        | Drummer | true    | silenced |
        | Squire  | true    |          |
        | Scout   | true    |          |
      And B's Arena is:
        | card  | face_up | status    |
        | Piper | true    | protected |
        | Pawn  | true    |           |
        | Imp   | true    |           |
      And the round was tied at 5
      When A puts Pawn under B's Deck
      And B puts Squire under A's Deck
      And A deploys Drummer and B deploys Piper
      Then A's Drummer is unmarked
      And B's Piper is unmarked

    @RN-8.13-d
    Scenario: A card of the loser comes back without a status too
      Given a game of Renathea
      And A's Hand is Knight
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is:
        | card    | face_up | status   |
        | Drummer | true    | silenced |
        | Pawn    | true    |          |
        | Imp     | true    |          |
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      And A deploys Knight and B deploys Drummer
      Then B's Drummer is unmarked

  @RN-8.14 @lines-79.2
  Rule: If the game is not over, the next round begins with Draw

    @RN-8.14-a
    Scenario: After a won round
      Given a game of Renathea
      And it is round 2
      And A's Deck, from the top, is Giant and Falcon
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then it is round 3
      And A's Deck, from the top, is Falcon
      And both players have to deploy

    @RN-8.14-b
    Scenario: After a tie
      Given a game of Renathea
      And it is round 5
      And A's Deck, from the top, is Giant and Falcon
      And A's Arena is Pawn, Squire and Swordsman
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      And B puts Squire under A's Deck
      Then it is round 6
      And A's Deck, from the top, is Falcon and Squire
      And both players have to deploy

    @RN-8.14-c @RN-R19:a
    Scenario: There is no last round
      Given a game of Renathea
      And it is round 100
      And A's Arena is Pawn, Squire and Swordsman
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      And B puts Squire under A's Deck
      Then it is round 101
      And the game goes on
