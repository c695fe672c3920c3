@RN-40
Feature: 40. The five phases of a round ("Lima fase dalam satu ronde")
  A round goes through Draw, Deploy, Resolve, Compare and Close. Only Deploy, Close and skills that leave a choice
  of target wait for a player; the rest follows by itself.

  @RN-5.1 @lines-30
  Rule: A round is Draw, Deploy, Resolve, Compare and Close, in this order

    @RN-5.1-a
    Scenario: From the last pair of cards to the first choice of the next round
      Muzzle: Silence the card opposite.
      Given a game of Renathea
      And it is round 2
      And A's Deck, from the top, is Giant
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is Muzzle (Raw 1, Silence)
      And B's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And B's Hand is Drummer (Raw 1, Powerup +4)
      When A deploys Muzzle and B deploys Drummer
      Then B's Drummer is silenced
      And A wins the round
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then it is round 3
      And A's Hand is Scout, Muzzle and Giant

    @RN-5.1-b
    Scenario: No card is moved by Close before the round is compared
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is Hunter (Raw 2)
      And B's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And B's Hand is Slinger (Raw 1)
      When B tries to put Squire on A's Podium and Pawn under B's Deck
      Then it is refused: wrong_action
      When A deploys Hunter and B deploys Slinger
      And B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Podium is Squire

    @RN-5.1-c
    Scenario: No card of the next round is placed before Close is done
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And B's Hand is Cook
      And A has won the round, 6 to 3
      When B tries to deploy Cook
      Then it is refused: wrong_action
      When B puts Squire on A's Podium and Pawn under B's Deck
      And B deploys Cook
      Then only A still has to deploy

  @RN-5.2 @lines-32.1
  Rule: In the first round Draw fills the Hand up to six cards

    @RN-5.2-a
    Scenario: With six cards in hand the first Deploy begins
      Given a new game of Renathea, before the shuffle
      And A's Deck, from the top, is Pawn, Giant, Scout, Archer, Wisp, Page, Paladin, Skirmisher and Battle Bard
      When A's Deck is shuffled to Battle Bard
      Then it is round 1
      And A's Hand is Battle Bard, Pawn, Giant, Scout, Archer and Wisp
      And A's Deck, from the top, is Page, Paladin and Skirmisher

  @RN-5.3 @lines-32.2
  Rule: In every later round exactly one card is drawn

    @RN-5.3-a
    Scenario Outline: One card, however many are in hand
      Two cards of the Arena come back first.
      Given a game of Renathea
      And A's Deck, from the top, is Giant, Falcon and Acrobat
      And A's Hand is <hand>
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Hand has <number> cards
      And A's Deck, from the top, is Falcon and Acrobat

      Examples: fewer than five before the Draw, five, and more than five
        | case | hand                                    | number |
        | 1    | Cook                                    | 4      |
        | 2    | Cook, Medic and Chaplain                | 6      |
        | 3    | Cook, Medic, Chaplain and Quartermaster | 7      |

    @RN-5.3-b
    Scenario: The loser draws one card as well
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Deck, from the top, is Mage and Wisp
      And B's Hand is Cook
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then B's Hand is Cook, Imp, Slinger and Mage
      And B's Deck, from the top, is Wisp and Pawn

    @RN-5.3-c
    Scenario: After a tie both players draw one card
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      And A's Arena is Pawn, Squire and Swordsman
      And B's Deck, from the top, is Champion and Acrobat
      And B's Arena is Spark, Wisp and Mage
      And the round was tied at 6
      When A puts Wisp under B's Deck
      And B puts Squire under A's Deck
      Then A's Deck, from the top, is Falcon and Squire
      And B's Deck, from the top, is Acrobat and Wisp

    @RN-5.3-d @RN-R10:a
    Scenario: With an empty Deck nothing is drawn and the game goes on
      Given a game of Renathea
      And A's Deck is empty
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then the game goes on
      And A's Hand is Medic, Scout and Hunter
      And both players have to deploy

    @RN-5.3-e @RN-R10:b
    Scenario: Who cannot draw has lost the game
      Given a game of Renathea
      And A's Deck is empty
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then B wins the game

    @RN-5.3-f
    Scenario: The last card of a Deck is drawn, and the game goes on
      Given a game of Renathea
      And A's Deck, from the top, is Giant
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Hand is Medic, Scout, Hunter and Giant
      And A's Deck is empty
      And both players have to deploy

    @RN-5.3-g
    Scenario: The second round is a later round already
      Given a game of Renathea
      And it is round 1
      And A's Deck, from the top, is Giant, Falcon and Acrobat
      And A's Hand is Cook
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then it is round 2
      And A's Hand is Cook, Scout, Hunter and Giant
      And A's Deck, from the top, is Falcon and Acrobat

  @RN-5.4 @lines-32.3
  Rule: As a rule five cards are in hand after Close, and Draw makes them six again

    @RN-5.4-a
    Scenario: Three cards in hand and two from the Arena, and one is drawn
      Given a game of Renathea
      And A's Hand is Medic, Chaplain and Mage
      And A's Deck, from the top, is Giant and Falcon
      And A's Arena is Squire, Scout and Hunter
      And B's Hand is Cook, Page and Spark
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Hand is Medic, Chaplain, Mage, Scout, Hunter and Giant
      And B's Hand has 6 cards

  @RN-5.5 @lines-34.1
  Rule: A player puts one card of the own Hand face down in the Arena

    @RN-5.5-a
    Scenario Outline: Only a card of the own Hand
      Given a game of Renathea
      And A's Hand is Knight
      And A's Deck, from the top, is Giant
      And A's Podium is Falcon
      And A's Arena is Pawn
      And B's Arena is Imp
      And B's Hand is Mage
      When A tries to deploy <card>
      Then it is <verdict>
      And <next>

      Examples:
        | case | card     | verdict              | next                        |
        | 1    | Knight   | accepted             | only B still has to deploy  |
        | 2    | Giant    | refused: not_in_hand | both players have to deploy |
        | 3    | Falcon   | refused: not_in_hand | both players have to deploy |
        | 4    | Pawn     | refused: not_in_hand | both players have to deploy |
        | 5    | B's Mage | refused: not_in_hand | both players have to deploy |
        | 6    | B's Imp  | refused: not_in_hand | both players have to deploy |

    @RN-5.5-b
    Scenario: Exactly the cards in Hand may be played
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And A's Podium is Falcon
      Then A can deploy Knight and Pawn

    @RN-5.5-c
    Scenario: The card lies face down
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And B's Hand is Wisp
      When A deploys Knight
      Then before B deploys, B sees 1 face-down card in A's Arena
      And B does not see Knight
      And A's Hand is Pawn

  @RN-5.6 @lines-34.2
  Rule: Both players open the cards they placed at the same time

    @RN-5.6-a
    Scenario Outline: A card is hidden until the other is placed, then both are open
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And B's Hand is Wisp and Page
      When <first> deploys <card>
      Then before <second> deploys, <second> does not see <card>
      When <second> deploys <answer>
      Then B sees Knight in A's Arena
      And A sees Wisp in B's Arena

      Examples:
        | case | first | card   | second | answer |
        | 1    | A     | Knight | B      | Wisp   |
        | 2    | B     | Wisp   | A      | Knight |

    @RN-5.6-b
    Scenario: A new pair is hidden while older pairs lie open
      Given a game of Renathea
      And A's Arena is Pawn
      And A's Hand is Knight
      And B's Arena is Imp
      And B's Hand is Wisp
      When A deploys Knight
      Then before B deploys, B sees 1 face-down card in A's Arena
      And B sees 2 cards in A's Arena
      And B does not see Knight

    @RN-5.6-c
    Scenario: The third pair is hidden and opened like the first
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Knight (Raw 4)
      And B's Arena is Imp (Raw 1) and Scout (Raw 2)
      And B's Hand is Wisp (Raw 2)
      When A deploys Knight
      Then before B deploys, B sees 1 face-down card in A's Arena
      And B does not see Knight
      When B deploys Wisp
      Then B sees Pawn, Squire and Knight in A's Arena
      And A sees Imp, Scout and Wisp in B's Arena
      And A wins the round

  @RN-5.7 @lines-34.3
  Rule: This is repeated until each player has three cards in the Arena

    @RN-5.7-a
    Scenario: After two pairs a third is still to come
      Given a game of Renathea
      And A's Arena is Pawn
      And A's Hand is Knight and Medic
      And B's Arena is Imp
      And B's Hand is Wisp and Cook
      When A deploys Knight and B deploys Wisp
      Then both players have to deploy
      And A can deploy Medic

    @RN-5.7-b
    Scenario: After three pairs the round is compared, though cards are left in hand
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Knight (Raw 4) and Medic
      And B's Arena is Imp (Raw 1) and Scout (Raw 2)
      And B's Hand is Wisp (Raw 2) and Cook
      When A deploys Knight and B deploys Wisp
      Then the Total Power is 7 for A and 5 for B
      And A wins the round

    @RN-5.7-c
    Scenario Outline: There is no fourth card
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Knight (Raw 4) and Medic
      And B's Arena is Imp (Raw 1) and Scout (Raw 2)
      And B's Hand is Wisp (Raw 2) and Cook
      When A deploys Knight and B deploys Wisp
      And <player> tries to deploy <fourth>
      Then it is refused: <reason>
      And only B still has to close

      Examples:
        | case | player | fourth | reason            |
        | 1    | A      | Medic  | not_your_decision |
        | 2    | B      | Cook   | wrong_action      |

    @RN-5.7-d
    Scenario: A whole Deploy, pair by pair
      Given a game of Renathea
      And A's Hand is Pawn (Raw 1), Squire (Raw 2) and Knight (Raw 4)
      And B's Hand is Imp (Raw 1), Scout (Raw 2) and Wisp (Raw 2)
      When A deploys Pawn and B deploys Imp
      And A deploys Squire and B deploys Scout
      And A deploys Knight and B deploys Wisp
      Then A's Arena is Pawn, Squire and Knight
      And A wins the round

    @RN-5.7-e @RN-R20:a
    Scenario: A player without a card in hand places none, and the Arenas are compared as they are
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is empty
      And B's Arena is Imp (Raw 1) and Scout (Raw 2)
      And B's Hand is Wisp (Raw 2)
      When B deploys Wisp
      Then the Total Power is 3 for A and 5 for B
      And B wins the round

    @RN-5.7-f @RN-R20:a
    Scenario: A loser without a card in the Arena names only the card for the Podium
      Given a game of Renathea
      And A's Hand is empty
      And B's Hand is Wisp (Raw 2)
      When B deploys Wisp
      And A puts Wisp on B's Podium
      Then B's Podium is Wisp
      And A's Hand has 1 card

    @RN-5.7-g @RN-R20:a
    Scenario: After a tie a player who has no card to name is not asked
      Given a game of Renathea
      And a card Ghost: Magic, Raw 0
      And A's Hand is empty
      And B's Hand is Ghost (Raw 0)
      When B deploys Ghost
      Then the Total Power is 0 for A and 0 for B
      And only A still has to close
      When A puts Ghost under B's Deck
      Then both players have to deploy

    @RN-5.7-h @RN-R20:a @RN-R10:a
    Scenario: When nobody holds a card any more, the game is a draw
      Given a game of Renathea
      And A's Hand is empty
      And A's Deck is empty
      And B's Hand is Wisp (Raw 2)
      And B's Deck is empty
      When B deploys Wisp
      And A puts Wisp on B's Podium
      Then the game is a draw
      And nobody has to choose anything

  @RN-5.8 @lines-34.4
  Rule: The cards are played one by one and not all three at once

    @RN-5.8-a
    Scenario: After one pair each Arena holds one card, and the next is chosen
      Given a game of Renathea
      And A's Hand is Knight, Pawn and Medic
      And B's Hand is Wisp, Scout and Cook
      When A deploys Knight and B deploys Wisp
      Then A's Arena is Knight
      And B's Arena is Wisp
      And both players have to deploy

    @RN-5.8-b @RN-R23:a
    Scenario: A second card waits until the first pair is open
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And B's Hand is Wisp and Scout
      When A deploys Knight
      And A tries to deploy Pawn
      Then it is refused: already_chosen
      And only B still has to deploy
      When B deploys Wisp
      And A deploys Pawn
      Then A's Arena has 2 cards
      And only B still has to deploy

  @RN-5.10 @lines-36.1 @lines-50.2
  Rule: Resolve begins with Law

    @RN-5.10-a
    Scenario Outline: Whether a Law is active is known before targets are chosen
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Edict of Iron (Law) and Pawn
      And A's Hand is Assassin (Silence)
      And B's Arena is <other> and Drummer
      And B's Hand is Imp
      When A deploys Assassin and B deploys Imp
      Then before A chooses, <law>
      And B's Drummer is unmarked

      Examples:
        | case | other               | law                             |
        | 1    | Page                | Edict of Iron is the active Law |
        | 2    | Edict of Alms (Law) | no Law is active                |

  @RN-5.11 @lines-36.2 @lines-50.3
  Rule: With more than one Law in the two Arenas together, no Law is active

    @RN-5.11-a
    Scenario Outline: No Law, one Law, and more than one
      Edict of Iron is itself a Melee card.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Upside Down: Law: The lower Total Power wins the round.
      Edict of Plenty: Law: The Total Power of both players is multiplied by 2.
      Given a game of Renathea
      And A's Arena is <first> (Raw 1) and Knight (Raw 4, Melee)
      And A's Hand is <second> (Raw 1)
      And B's Arena is <third> (Raw 1) and Falcon (Raw 5)
      And B's Hand is Slinger (Raw 1)
      When A deploys <second> and B deploys Slinger
      Then <law>
      And the Total Power is <a> for A and <b> for B
      And <winner> wins the round

      Examples: none and one
        | case | first         | second      | third           | law                               | a  | b  | winner |
        | 1    | Imp           | Spark       | Page            | no Law is active                  | 6  | 7  | B      |
        | 2    | Edict of Iron | Spark       | Page            | Edict of Iron is the active Law   | 10 | 7  | A      |
        | 3    | Imp           | Upside Down | Page            | Upside Down is the active Law     | 6  | 7  | A      |
        | 4    | Imp           | Spark       | Edict of Plenty | Edict of Plenty is the active Law | 12 | 14 | B      |

      Examples: two of one player, two of different players, three
        | case | first         | second      | third           | law              | a | b | winner |
        | 5    | Edict of Iron | Upside Down | Page            | no Law is active | 6 | 7 | B      |
        | 6    | Edict of Iron | Spark       | Edict of Plenty | no Law is active | 6 | 7 | B      |
        | 7    | Imp           | Upside Down | Edict of Plenty | no Law is active | 6 | 7 | B      |
        | 8    | Edict of Iron | Upside Down | Edict of Plenty | no Law is active | 6 | 7 | B      |

    @RN-5.11-b
    Scenario Outline: The same Law on both sides is two Laws
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Edict of Iron (Raw 1, Melee, Law) and Knight (Raw 4, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Arena is <other> and Falcon (Raw 5)
      And B's Hand is Slinger (Raw 1)
      When A deploys Imp and B deploys Slinger
      Then the Total Power is <a> for A and 7 for B
      And <winner> wins the round

      Examples:
        | case | other                      | a  | winner |
        | 1    | Edict of Iron (Raw 1, Law) | 6  | B      |
        | 2    | Page (Raw 1)               | 10 | A      |

    @RN-5.11-c
    Scenario: A Law in a Hand or on a Podium is not counted
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Podium is Edict of Plenty (Law)
      And A's Arena is Edict of Iron (Raw 1, Melee, Law) and Knight (Raw 4, Melee)
      And A's Hand is Imp (Raw 1) and Upside Down (Law)
      And B's Arena is Page (Raw 1) and Falcon (Raw 5)
      And B's Hand is Slinger (Raw 1)
      When A deploys Imp and B deploys Slinger
      Then Edict of Iron is the active Law
      And the Total Power is 10 for A and 7 for B
      And A wins the round

    @RN-5.11-d @RN-R3:a
    Scenario: Two Laws on one card switch each other off
      Double Edict: Law: Every Melee card in both Arenas gets +2 Raw Power. Law: Every Ranged card in both Arenas gets
      +1 Raw Power.
      Given a game of Renathea
      And A's Arena is Double Edict (Raw 1, Ranged, two Laws) and Knight (Raw 4, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Page (Raw 1) and Falcon (Raw 5)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then the Total Power is 6 for A and 7 for B
      And B wins the round

    @RN-5.11-e @RN-R3:b
    Scenario: Two Laws on one card are both followed
      Double Edict: Law: Every Melee card in both Arenas gets +2 Raw Power. Law: Every Ranged card in both Arenas gets
      +1 Raw Power.
      Given a game of Renathea
      And A's Arena is Double Edict (Raw 1, Ranged, two Laws) and Knight (Raw 4, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Page (Raw 1) and Falcon (Raw 5)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then the Total Power is 9 for A and 7 for B
      And A wins the round

    @RN-5.11-f @RN-R6:a
    Scenario: A Law that would do nothing is counted all the same
      Edict of Honour: Law: If there is a card on your Podium, every card in your Arena gets +2 Raw Power.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Edict of Iron (Raw 1, Melee, Law) and Knight (Raw 4, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Podium is empty
      And B's Arena is Edict of Honour (Raw 1, Law) and Falcon (Raw 5)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then no Law is active
      And the Total Power is 6 for A and 7 for B
      And B wins the round

    @RN-5.11-g @RN-R6:b
    Scenario: A Law that would do nothing is not counted
      Edict of Honour: Law: If there is a card on your Podium, every card in your Arena gets +2 Raw Power.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Edict of Iron (Raw 1, Melee, Law) and Knight (Raw 4, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Podium is empty
      And B's Arena is Edict of Honour (Raw 1, Law) and Falcon (Raw 5)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then Edict of Iron is the active Law
      And the Total Power is 10 for A and 7 for B
      And A wins the round

  @RN-5.12 @lines-36.3 @lines-50.4
  Rule: A Law that is the only one in the two Arenas is followed

    @RN-5.12-a
    Scenario Outline: The only Law is followed, whoever played it and whenever
      Edict of Iron is itself a Melee card.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is <first> (Raw 1) and Knight (Raw 4, Melee)
      And A's Hand is <second> (Raw 1)
      And B's Arena is <third> (Raw 1) and Ballista (Raw 5, Ranged)
      And B's Hand is <fourth> (Raw 1)
      When A deploys <second> and B deploys <fourth>
      Then Edict of Iron is the active Law
      And the Total Power is <a> for A and <b> for B
      And <winner> wins the round

      Examples:
        | case | first         | second        | third         | fourth        | a  | b | winner |
        | 1    | Edict of Iron | Spark         | Page          | Slinger       | 10 | 7 | A      |
        | 2    | Shield Boy    | Edict of Iron | Page          | Slinger       | 10 | 7 | A      |
        | 3    | Shield Boy    | Spark         | Edict of Iron | Slinger       | 8  | 9 | B      |
        | 4    | Shield Boy    | Spark         | Page          | Edict of Iron | 8  | 9 | B      |

    @RN-5.12-b
    Scenario: Without a Law the printed values count
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1, Melee) and Knight (Raw 4, Melee)
      And A's Hand is Sorcerer (Raw 4)
      And B's Arena is Page (Raw 1) and Falcon (Raw 5)
      And B's Hand is Spark (Raw 1)
      When A deploys Sorcerer and B deploys Spark
      Then no Law is active
      And the Total Power is 9 for A and 7 for B
      And A wins the round

  @RN-5.13 @lines-37.1 @lines-37.3
  Rule: Protect and Silence happen at the same time

    @RN-5.13-a
    Scenario: Two Silences hit each other and both work
      Hush: Silence every card in the opponent's Arena.
      Spell Breaker: Silence every Magic card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Chanter (Raw 1, Magic, Powerup +3) and Squire (Raw 2, Melee)
      And A's Hand is Hush (Raw 1, Magic, Silence)
      And B's Arena is Piper (Raw 1, Powerup +2) and Imp (Raw 1)
      And B's Hand is Spell Breaker (Raw 1, Silence)
      When A deploys Hush and B deploys Spell Breaker
      Then A's Hush is silenced
      And B's Spell Breaker is silenced
      And the Total Power is 4 for A and 3 for B
      And A wins the round

    @RN-5.13-b
    Scenario Outline: Neither goes first, whichever card was played first
      Guard: Protect every card in your Arena.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is <first> (Raw 2) and Drummer (Raw 1, Powerup +4)
      And A's Hand is <second> (Raw 2)
      And B's Arena is <third> (Raw 1) and Imp (Raw 1)
      And B's Hand is <fourth> (Raw 1)
      When A deploys <second> and B deploys <fourth>
      Then A's Drummer is <status>
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | first  | second | third | fourth | status    | total |
        | 1    | Guard  | Squire | Page  | Hush   | protected | 9     |
        | 2    | Squire | Guard  | Hush  | Page   | protected | 9     |
        | 3    | Squire | Sentry | Hush  | Page   | silenced  | 5     |

    @RN-5.13-c @RN-R16:a
    Scenario: A Protect that waits for a silenced card does not see the Silence of the same moment
      Late Mercy: If there is a silenced card in your Arena, Protect every card in your Arena.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Knight (Raw 4)
      And A's Hand is Late Mercy (Raw 1, Protect)
      And B's Arena is Imp (Raw 1) and Page (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Late Mercy and B deploys Hush
      Then A's Drummer is silenced
      And the Total Power is 6 for A and 3 for B
      And A wins the round

  @RN-5.16 @lines-39.1
  Rule: At Compare the Raw Power and the active Powerups of each player are counted

    @RN-5.16-a
    Scenario Outline: The Powerups of cards that are not silenced are counted with the Raw Power
      Muzzle: Silence the card opposite.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And A's Hand is Pawn (Raw 1)
      And B's Arena is <first> (Raw 1) and <second> (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Pawn and B deploys Spark
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | first  | second  | total |
        | 1    | Page   | Slinger | 9     |
        | 2    | Muzzle | Slinger | 5     |
        | 3    | Page   | Muzzle  | 7     |

  @RN-5.17 @lines-39.1
  Rule: Then the two Total Powers are compared

    @RN-5.17-a
    Scenario Outline: The comparison gives the round to one of them or to none
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is Hunter (Raw 2)
      And B's Arena is Wisp (Raw 2) and Cook (Raw 2)
      And B's Hand is <third> (Raw <raw>)
      When A deploys Hunter and B deploys <third>
      Then <outcome>

      Examples: 6 against 5, 6 and 7
        | case | third  | raw | outcome            |
        | 1    | Page   | 1   | A wins the round   |
        | 2    | Sentry | 2   | the round is a tie |
        | 3    | Medic  | 3   | B wins the round   |

  @RN-5.18 @lines-41
  Rule: When the result is known, the cards move as Close prescribes

    @RN-5.18-a
    Scenario: The cards stay where they are until the loser has chosen
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is Hunter (Raw 2)
      And B's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And B's Hand is Slinger (Raw 1)
      When A deploys Hunter and B deploys Slinger
      Then before B closes, A's Arena is Squire, Scout and Hunter
      And A's Podium is empty
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Podium is Squire
      And A's Arena is empty
