@RN-60
Feature: 60. Total Power ("Menghitung Total Power")
  How the two totals are added up, what a Law does before and after, and who wins the round.

  @RN-7.1 @lines-53
  Rule: Total Power is the Raw Power in the own Arena and all active Powerups, added up

    @RN-7.1-a
    Scenario Outline: Every card and every active Powerup is added
      Given a game of Renathea
      And A's Arena is <first> and <second>
      And A's Hand is <third>
      And B's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys <third> and B deploys Spark
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples: no Powerup, one, two, three
        | case | first                       | second                    | third                         | total |
        | 1    | Squire (Raw 2)              | Archer (Raw 3)            | Knight (Raw 4)                | 9     |
        | 2    | Drummer (Raw 1, Powerup +4) | Archer (Raw 3)            | Knight (Raw 4)                | 12    |
        | 3    | Drummer (Raw 1, Powerup +4) | Piper (Raw 1, Powerup +2) | Knight (Raw 4)                | 12    |
        | 4    | Drummer (Raw 1, Powerup +4) | Piper (Raw 1, Powerup +2) | Chanter (Raw 1, Powerup +3)   | 12    |
        | 5    | Drummer (Raw 1, Powerup +4) | Piper (Raw 1, Powerup +2) | Berserker (Raw 2, Powerup +3) | 13    |

    @RN-7.1-b
    Scenario: Each player adds up the own Arena
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Archer (Raw 3)
      And A's Hand is Knight (Raw 4)
      And B's Arena is Piper (Raw 1, Powerup +2) and Falcon (Raw 5)
      And B's Hand is Mage (Raw 3)
      When A deploys Knight and B deploys Mage
      Then the Total Power is 9 for A and 11 for B
      And B wins the round

    @RN-7.1-c @RN-R24:a
    Scenario: A Powerup on the Podium or in the Hand adds nothing
      Given a game of Renathea
      And A's Podium is Drummer (Powerup +4)
      And A's Arena is Squire (Raw 2) and Archer (Raw 3)
      And A's Hand is Knight (Raw 4) and Piper (Powerup +2)
      And B's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Knight and B deploys Spark
      Then the Total Power is 9 for A and 3 for B
      And A wins the round

    @RN-7.1-d
    Scenario Outline: Two Powerups on one card are added one by one
      Herald: Powerup +2. If there is a card on your Podium, Powerup +3.
      Given a game of Renathea
      And A's Podium is <podium>
      And A's Arena is Squire (Raw 2) and Archer (Raw 3)
      And A's Hand is Herald (Raw 1, Powerup +2, conditional Powerup)
      And B's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Herald and B deploys Spark
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | podium | total |
        | 1    | empty  | 8     |
        | 2    | Giant  | 11    |

  @RN-7.2 @lines-54.1
  Rule: Raw Power is counted as the Law has adjusted it

    @RN-7.2-a
    Scenario Outline: On both sides, each card the Law names
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4, Melee) and Scout (Raw 2, Agility)
      And A's Hand is <third>
      And B's Arena is Champion (Raw 5, Melee) and Skirmisher (Raw 2, Melee, Agility)
      And B's Hand is Wisp (Raw 2, Magic)
      When A deploys <third> and B deploys Wisp
      Then the Total Power is <a> for A and <b> for B
      And B wins the round

      Examples:
        | case | third                             | a  | b  |
        | 1    | Edict of Iron (Raw 1, Melee, Law) | 11 | 13 |
        | 2    | Pawn (Raw 1, Melee)               | 7  | 9  |

    @RN-7.2-b
    Scenario Outline: The adjustment may turn the round
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Squire (Raw 2, Melee) and Swordsman (Raw 3, Melee)
      And A's Hand is <third>
      And B's Arena is Mage (Raw 3, Magic) and Acrobat (Raw 4, Agility)
      And B's Hand is Cook (Raw 2, Support)
      When A deploys <third> and B deploys Cook
      Then the Total Power is <total> for A and 9 for B
      And <outcome>

      Examples:
        | case | third                             | total | outcome          |
        | 1    | Edict of Iron (Raw 1, Melee, Law) | 12    | A wins the round |
        | 2    | Pawn (Raw 1, Melee)               | 6     | B wins the round |

  @RN-7.3 @lines-54.2
  Rule: A Law that changes Total Power is applied after everything is added up

    @RN-7.3-a
    Scenario Outline: Powerups are in the sum before the Law doubles it
      Edict of Plenty: Law: The Total Power of both players is multiplied by 2.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Squire (Raw 2)
      And A's Hand is <third>
      And B's Arena is Imp (Raw 1) and Scout (Raw 2)
      And B's Hand is Mage (Raw 3)
      When A deploys <third> and B deploys Mage
      Then the Total Power is <a> for A and <b> for B
      And A wins the round

      Examples:
        | case | third                        | a  | b  |
        | 1    | Edict of Plenty (Raw 1, Law) | 16 | 12 |
        | 2    | Slinger (Raw 1)              | 8  | 6  |

    @RN-7.3-b
    Scenario Outline: One Law before and after the sum
      Edict of Crowns: Law: Every Melee card in both Arenas gets +1 Raw Power, and the Total Power of both players is
      multiplied by 2.
      multiplied by 2.
      Given a game of Renathea
      And A's Arena is Berserker (Raw 2, Melee, Powerup +3) and Scout (Raw 2, Agility)
      And A's Hand is <third>
      And B's Arena is Knight (Raw 4, Melee) and Imp (Raw 1, Agility)
      And B's Hand is Page (Raw 1, Support)
      When A deploys <third> and B deploys Page
      Then the Total Power is <a> for A and <b> for B
      And A wins the round

      Examples:
        | case | third                        | a  | b  |
        | 1    | Edict of Crowns (Raw 1, Law) | 18 | 14 |
        | 2    | Slinger (Raw 1)              | 8  | 6  |

    @RN-7.3-c
    Scenario Outline: A Law on one player's Total Power leaves the other's alone
      Edict of Alms: Law: The Total Power of its owner is changed by +3.
      Edict of Tribute: Law: The Total Power of the opponent is changed by -5.
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is <third>
      And B's Arena is Mage (Raw 3) and Piper (Raw 1, Powerup +2)
      And B's Hand is Imp (Raw 1)
      When A deploys <third> and B deploys Imp
      Then the Total Power is <a> for A and <b> for B
      And <outcome>

      Examples:
        | case | third                         | a | b | outcome          |
        | 1    | Slinger (Raw 1)               | 5 | 7 | B wins the round |
        | 2    | Edict of Alms (Raw 1, Law)    | 8 | 7 | A wins the round |
        | 3    | Edict of Tribute (Raw 1, Law) | 5 | 2 | A wins the round |

    @RN-7.3-d
    Scenario: What a Law does to Total Power does not reach Raw Power
      Heavy Drum: If the Raw Power of cards in your Arena is at least 8, Powerup +3.
      Edict of Plenty: Law: The Total Power of both players is multiplied by 2.
      Given a game of Renathea
      And A's Arena is Heavy Drum (Raw 1, conditional Powerup) and Squire (Raw 2)
      And A's Hand is Edict of Plenty (Raw 1, Law)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Edict of Plenty and B deploys Spark
      Then the Total Power is 8 for A and 6 for B
      And A wins the round

    @RN-7.3-e @RN-R28:a
    Scenario: A Total Power below zero stays as it is
      Edict of Tribute: Law: The Total Power of the opponent is changed by -5.
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is Edict of Tribute (Raw 1, Law)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Edict of Tribute and B deploys Spark
      Then the Total Power is 5 for A and -2 for B
      And A wins the round

  @RN-7.4 @lines-54.3
  Rule: The higher Total Power wins the round

    @RN-7.4-a
    Scenario Outline: One more is enough, on either side
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is <third> (Raw <raw>)
      And B's Arena is Hunter (Raw 2) and Cook (Raw 2)
      And B's Hand is Mage (Raw 3)
      When A deploys <third> and B deploys Mage
      Then the Total Power is <total> for A and 7 for B
      And <winner> wins the round

      Examples: 5, 6, 8 and 9 against 7
        | case | third   | raw | total | winner |
        | 1    | Pawn    | 1   | 5     | B      |
        | 2    | Sentry  | 2   | 6     | B      |
        | 3    | Rampart | 4   | 8     | A      |
        | 4    | Giant   | 5   | 9     | A      |

    @RN-7.4-b
    Scenario: The total decides and not the highest card
      Given a game of Renathea
      And A's Arena is Giant (Raw 5) and Pawn (Raw 1)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Mage (Raw 3) and Medic (Raw 3)
      And B's Hand is Archer (Raw 3)
      When A deploys Imp and B deploys Archer
      Then the Total Power is 7 for A and 9 for B
      And B wins the round

  @RN-7.5 @lines-54.4
  Rule: With equal Total Power the round is a tie

    @RN-7.5-a
    Scenario Outline: Equal, and one less or more
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Swordsman (Raw 3)
      And A's Hand is <third> (Raw <raw>)
      And B's Arena is Wisp (Raw 2) and Medic (Raw 3)
      And B's Hand is Archer (Raw 3)
      When A deploys <third> and B deploys Archer
      Then the Total Power is <total> for A and 8 for B
      And <outcome>

      Examples:
        | case | third   | raw | total | outcome            |
        | 1    | Sentry  | 2   | 7     | B wins the round   |
        | 2    | Bulwark | 3   | 8     | the round is a tie |
        | 3    | Rampart | 4   | 9     | A wins the round   |

    @RN-7.5-b
    Scenario: Equal totals are a tie however they come about
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Pawn (Raw 1)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Scout (Raw 2) and Cook (Raw 2)
      And B's Hand is Mage (Raw 3)
      When A deploys Imp and B deploys Mage
      Then the Total Power is 7 for A and 7 for B
      And the round is a tie

  @RN-7.9 @lines-55 @lines-56 @lines-59 @lines-60 @lines-61
  Rule: Example: Raw Power 3, 2 and 1 and a Powerup of 4 make 10

    @RN-7.9-a
    Scenario: The book's sum, without a Law
      Given a game of Renathea
      And A's Arena is Archer (Raw 3) and Squire (Raw 2)
      And A's Hand is Drummer (Raw 1, Powerup +4)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys Drummer and B deploys Page
      Then no Law is active
      And the Total Power is 10 for A and 3 for B
      And A wins the round

  @RN-7.10 @lines-62.1
  Rule: Example: if that Powerup's card is silenced, the total is 6

    @RN-7.10-a
    Scenario: The book's sum with the Drummer silenced
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Archer (Raw 3) and Squire (Raw 2)
      And A's Hand is Drummer (Raw 1, Powerup +4)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Drummer and B deploys Hush
      Then A's Drummer is silenced
      And the Total Power is 6 for A and 3 for B
      And A wins the round

  @RN-7.11 @lines-62.2
  Rule: Example: if that card is protected, Silence does not touch it and its Powerup counts, provided its condition is met

    @RN-7.11-a
    Scenario: The book's sum with the Drummer silenced and protected
      Peacemaker: Protect every card in both Arenas.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Archer (Raw 3) and Squire (Raw 2)
      And A's Hand is Drummer (Raw 1, Powerup +4)
      And B's Arena is Peacemaker (Raw 1, Protect) and Slinger (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Drummer and B deploys Hush
      Then A's Drummer is protected
      And the Total Power is 10 for A and 3 for B
      And A wins the round

    @RN-7.11-b
    Scenario Outline: A protected Powerup counts only if its condition is met
      Veteran: If there is a card on your Podium, Powerup +2.
      Peacemaker: Protect every card in both Arenas.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Podium is <podium>
      And A's Arena is Archer (Raw 3) and Pawn (Raw 1)
      And A's Hand is Veteran (Raw 2, conditional Powerup)
      And B's Arena is Peacemaker (Raw 1, Protect) and Slinger (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Veteran and B deploys Hush
      Then A's Veteran is protected
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | podium | total |
        | 1    | Giant  | 8     |
        | 2    | empty  | 6     |
