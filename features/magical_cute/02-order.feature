@MC-2
Feature: 2. Who goes first ("선공후공의 결정")
  From the Decks that lie ready to the player cards that are turned over.

  @MC-2.2 @lines-3
  Rule: Before any card is drawn, the players play rock-paper-scissors

    @MC-2.2-a
    Scenario Outline: No card has been drawn when it is won
      Given a new game of Magical Cute, before the rock-paper-scissors
      When <winner> wins the rock-paper-scissors
      Then A's hand is empty
      And B's hand is empty
      And only <winner> still has to order

      Examples:
        | case | winner |
        | 1    | A      |
        | 2    | B      |

    @MC-2.2-b
    Scenario: Nobody chooses the order before the throw
      Given a new game of Magical Cute, before the rock-paper-scissors
      When A tries to choose to go first
      Then it is refused: not_your_decision
      When A wins the rock-paper-scissors
      And A tries to choose to go first
      Then it is accepted
      And A is the first player

    @MC-2.2-c
    Scenario: Rock-paper-scissors is played once
      Given a new game of Magical Cute, before the rock-paper-scissors
      When A wins the rock-paper-scissors
      And chance tries to let B win the rock-paper-scissors
      Then it is refused: not_your_decision
      And only A still has to order

  @MC-2.3 @lines-3-4
  Rule: The winner of rock-paper-scissors chooses to go first or second

    @MC-2.3-a
    Scenario Outline: Either player may win, and either place may be chosen
      Given a new game of Magical Cute, before the rock-paper-scissors
      When <winner> wins the rock-paper-scissors
      And <winner> chooses to go <place>
      Then <first> is the first player
      And <first> is the active player

      Examples:
        | case | winner | place  | first |
        | 1    | A      | first  | A     |
        | 2    | A      | second | B     |
        | 3    | B      | first  | B     |
        | 4    | B      | second | A     |

    @MC-2.3-b
    Scenario Outline: Whoever has lost does not choose
      Given a new game of Magical Cute, before the order is chosen
      And A won the rock-paper-scissors
      When <player> tries to choose to go first
      Then it is <verdict>
      And A's hand has <n> cards

      Examples:
        | case | player | verdict                    | n |
        | 1    | B      | refused: not_your_decision | 0 |
        | 2    | A      | accepted                   | 7 |

    @MC-2.3-c
    Scenario Outline: The choice is made once
      Given a new game of Magical Cute, before the order is chosen
      And A won the rock-paper-scissors
      When A chooses to go <place>
      And A tries to choose to go <other>
      Then it is refused
      And <first> is the first player

      Examples:
        | case | place  | other  | first |
        | 1    | first  | second | A     |
        | 2    | second | first  | B     |

  @MC-2.4 @lines-5
  Rule: In a match of up to three games, from the second game on, the loser of the game before chooses
    The match goes to whoever has won two games.

    @MC-2.4-a
    Scenario Outline: The loser of the game before is asked, in the second game and in the third
      Given a new game of Magical Cute, before the order is chosen
      And it is game <game> of the match
      And <loser> lost the game before
      Then only <loser> still has to order
      When <loser> chooses to go <place>
      Then <first> is the first player

      Examples:
        | case | game | loser | place  | first |
        | 1    | 2    | A     | first  | A     |
        | 2    | 2    | B     | first  | B     |
        | 3    | 3    | A     | second | B     |
        | 4    | 3    | B     | second | A     |

    @MC-2.4-b
    Scenario Outline: The winner of the game before does not choose
      Given a new game of Magical Cute, before the order is chosen
      And it is game 2 of the match
      And B lost the game before
      When <player> tries to choose to go first
      Then it is <verdict>
      And B's hand has <n> cards

      Examples:
        | case | player | verdict                    | n |
        | 1    | A      | refused: not_your_decision | 0 |
        | 2    | B      | accepted                   | 7 |

    @MC-2.4-c
    Scenario: There is no rock-paper-scissors in the second game
      Given a new game of Magical Cute, before the shuffle
      And it is game 2 of the match
      And B lost the game before
      When A's Deck is shuffled to Filler 7
      And B's Deck is shuffled to Filler 7
      Then only B still has to order
      When chance tries to let A win the rock-paper-scissors
      Then it is refused: not_your_decision

    @MC-2.4-d
    Scenario: In the first game rock-paper-scissors comes first
      Given a new game of Magical Cute, before the shuffle
      And it is game 1 of the match
      When A's Deck is shuffled to Filler 7
      And B's Deck is shuffled to Filler 7
      And A wins the rock-paper-scissors
      Then only A still has to order

  @MC-2.5 @lines-6.1
  Rule: This choice, too, is made before any card is drawn

    @MC-2.5-a
    Scenario Outline: The hands are empty before the choice and full after it
      Given a new game of Magical Cute, before the order is chosen
      And it is game 2 of the match
      And <loser> lost the game before
      Then A's hand is empty
      And B's hand is empty
      When <loser> chooses to go second
      Then A's hand has 7 cards
      And B's hand has 7 cards

      Examples:
        | case | loser |
        | 1    | A     |
        | 2    | B     |

    @MC-2.5-b
    Scenario: With cards in hand it is too late to choose
      Given a new game of Magical Cute, before the order is chosen
      And it is game 2 of the match
      And A lost the game before
      When A chooses to go first
      And A tries to choose to go second
      Then it is refused
      And A is the first player
      And A's hand has 7 cards

  @MC-2.6 @lines-6.2-7
  Rule: When the order has been decided, the player cards are turned over

    @MC-2.6-a
    Scenario Outline: Until then the opponent does not know them
      Given a new game of Magical Cute, before the order is chosen
      And A won the rock-paper-scissors
      And <owner>'s player card space is Star Pupil (face down)
      Then <other> does not see Star Pupil
      And <other> sees 1 face-down card in <owner>'s player card space
      When A chooses to go first
      Then <other> sees Star Pupil in <owner>'s player card space

      Examples:
        | case | owner | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

    @MC-2.6-b
    Scenario: Its owner knows it from the beginning
      Given a new game of Magical Cute, before the rock-paper-scissors
      And A's player card space is Star Pupil (face down)
      And B's player card space is Rose Pupil (face down)
      Then A sees Star Pupil in A's player card space
      And A does not see Rose Pupil
      And B sees Rose Pupil in B's player card space
      And B does not see Star Pupil

    @MC-2.6-c
    Scenario: Winning rock-paper-scissors does not turn them over
      Given a new game of Magical Cute, before the rock-paper-scissors
      And A's player card space is Star Pupil (face down)
      And B's player card space is Rose Pupil (face down)
      When B wins the rock-paper-scissors
      Then A does not see Rose Pupil
      And B does not see Star Pupil

    @MC-2.6-d @MC-R28:a
    Scenario Outline: Those of both players are turned at once, face up
      Given a new game of Magical Cute, before the order is chosen
      And A won the rock-paper-scissors
      And A's player card space is Star Pupil (face down)
      And B's player card space is Rose Pupil (face down)
      When A chooses to go <place>
      Then A's player card space is:
        | card       | face_up |
        | Star Pupil | yes     |
      And B's player card space is:
        | card       | face_up |
        | Rose Pupil | yes     |

      Examples:
        | case | place  |
        | 1    | first  |
        | 2    | second |
