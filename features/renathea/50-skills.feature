@RN-50
Feature: 50. Skills and Law ("Skill dasar dan Law")
  Protect, Silence and Powerup, the three basic skills, and Law, which changes rules for a round.

  @RN-6.1 @lines-44.1
  Rule: Protect makes a card protected

    @RN-6.1-a
    Scenario Outline: The cards its text names, and no others
      Turtle: Protect this card.
      Guard: Protect every card in your Arena.
      Peacemaker: Protect every card in both Arenas.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is <card>
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys <card> and B deploys Page
      Then A's <card> is <self>
      And A's Pawn is <own>
      And B's Imp is <other>
      And A wins the round

      Examples:
        | case | card       | self      | own       | other     |
        | 1    | Turtle     | protected | unmarked  | unmarked  |
        | 2    | Guard      | protected | protected | unmarked  |
        | 3    | Peacemaker | protected | protected | protected |
        | 4    | Sentry     | unmarked  | unmarked  | unmarked  |

    @RN-6.1-b
    Scenario: The owner chooses the card to protect
      Bodyguard: Protect 1 card of your choice in your Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Bodyguard (Raw 1, Protect)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys Bodyguard and B deploys Page
      Then A chooses among Pawn, Squire and Bodyguard
      When A chooses Squire
      Then A's Squire is protected
      And A's Pawn is unmarked
      And A wins the round

  @RN-6.2 @lines-44.2
  Rule: Protect keeps Silence off a card, and takes off one that is there

    @RN-6.2-a
    Scenario Outline: The same Silence with and without Protect
      Bodyguard: Protect 1 card of your choice in your Arena.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And A's Hand is Bodyguard (Raw 1, Protect)
      And B's Arena is Imp (Raw 1) and Squire (Raw 2)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Bodyguard and B deploys Hush
      And A chooses <target>
      Then A's Drummer is <drummer>
      And A's Piper is <piper>
      And the Total Power is <total> for A and 4 for B
      And A wins the round

      Examples:
        | case | target  | drummer   | piper     | total |
        | 1    | Drummer | protected | silenced  | 7     |
        | 2    | Piper   | silenced  | protected | 5     |

    @RN-6.2-b
    Scenario Outline: A Silence that was played earlier is taken off as well
      Muzzle: Silence the card opposite.
      Guard: Protect every card in your Arena.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Pawn (Raw 1)
      And A's Hand is <third>
      And B's Arena is Muzzle (Raw 1, Silence) and Imp (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys <third> and B deploys Page
      Then A's Drummer is <status>
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | third                  | status    | total |
        | 1    | Guard (Raw 2, Protect) | protected | 8     |
        | 2    | Sentry (Raw 2)         | silenced  | 4     |

  @RN-6.4 @lines-44.3
  Rule: A card hit by Protect and by Silence is protected

    @RN-6.4-a
    Scenario Outline: Hit by neither, one or both
      Shield Captain: Protect every Tank card in your Arena.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Sentry (Raw 2, Tank) and Pawn (Raw 1, Melee)
      And A's Hand is <own>
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is <other>
      When A deploys <own> and B deploys <other>
      Then A's Sentry is <sentry>
      And A's Pawn is <pawn>
      And A wins the round

      Examples:
        | case | own                                      | other                 | sentry    | pawn     |
        | 1    | Shield Captain (Raw 1, Support, Protect) | Hush (Raw 1, Silence) | protected | silenced |
        | 2    | Shield Captain (Raw 1, Support, Protect) | Page (Raw 1)          | protected | unmarked |
        | 3    | Battle Bard (Raw 1)                      | Hush (Raw 1, Silence) | silenced  | silenced |
        | 4    | Battle Bard (Raw 1)                      | Page (Raw 1)          | unmarked  | unmarked |

    @RN-6.4-b
    Scenario: One Protect stands against several Silences
      Turtle: Protect this card.
      Hush: Silence every card in the opponent's Arena.
      Great Silence: Silence every card in both Arenas.
      Given a game of Renathea
      And A's Arena is Turtle (Raw 2, Protect) and Pawn (Raw 1)
      And A's Hand is Squire (Raw 2)
      And B's Arena is Great Silence (Raw 1, Silence) and Imp (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Squire and B deploys Hush
      Then A's Turtle is protected
      And A's Pawn is silenced
      And A wins the round

    @RN-6.4-c
    Scenario Outline: A player's Protect stands against the own Silence too
      Loud Bell: Silence every card in your Arena.
      Guard: Protect every card in your Arena.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Loud Bell (Raw 3, Silence)
      And A's Hand is <third>
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys <third> and B deploys Page
      Then A's Drummer is <status>
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | third                  | status    | total |
        | 1    | Guard (Raw 2, Protect) | protected | 10    |
        | 2    | Sentry (Raw 2)         | silenced  | 6     |

  @RN-6.5 @lines-46.1
  Rule: Silence makes a card silenced that is not protected

    @RN-6.5-a
    Scenario Outline: Silence too hits the cards its text names, and no others
      Hush: Silence every card in the opponent's Arena.
      Spell Breaker: Silence every Magic card in the opponent's Arena.
      Loud Bell: Silence every card in your Arena.
      Great Silence: Silence every card in both Arenas.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4) and Squire (Raw 2)
      And A's Hand is <card>
      And B's Arena is Spark (Raw 1, Magic) and Imp (Raw 1, Agility)
      And B's Hand is Page (Raw 1, Support)
      When A deploys <card> and B deploys Page
      Then A's Knight is <own>
      And B's Spark is <magic>
      And B's Imp is <other>
      And A wins the round

      Examples:
        | case | card          | own      | magic    | other    |
        | 1    | Hush          | unmarked | silenced | silenced |
        | 2    | Spell Breaker | unmarked | silenced | unmarked |
        | 3    | Loud Bell     | silenced | unmarked | unmarked |
        | 4    | Great Silence | silenced | silenced | silenced |
        | 5    | Medic         | unmarked | unmarked | unmarked |

    @RN-6.5-b
    Scenario Outline: The card of the same Deploy step
      Muzzle: Silence the card opposite.
      Given a game of Renathea
      And A's Arena is <first> and <second>
      And A's Hand is <third>
      And B's Arena is Spark and Imp
      And B's Hand is Page
      When A deploys <third> and B deploys Page
      Then B's Spark is <spark>
      And B's Imp is <imp>
      And B's Page is <page>
      And A wins the round

      Examples:
        | case | first            | second           | third            | spark    | imp      | page     |
        | 1    | Muzzle (Silence) | Knight           | Squire           | silenced | unmarked | unmarked |
        | 2    | Knight           | Muzzle (Silence) | Squire           | unmarked | silenced | unmarked |
        | 3    | Knight           | Squire           | Muzzle (Silence) | unmarked | unmarked | silenced |

    @RN-6.5-c
    Scenario: A protected card is left out
      Turtle: Protect this card.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4) and Turtle (Protect)
      And A's Hand is Squire
      And B's Arena is Spark and Imp
      And B's Hand is Hush (Silence)
      When A deploys Squire and B deploys Hush
      Then A's Turtle is protected
      And A's Knight is silenced
      And A's Squire is silenced
      And A wins the round

  @RN-6.6 @lines-46.2
  Rule: Silence switches off the Powerup and nothing else

    @RN-6.6-a
    Scenario Outline: With the Silence the Powerup is missing from the total
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Pawn (Raw 1)
      And A's Hand is Piper (Raw 1, Powerup +2)
      And B's Arena is Knight (Raw 4) and Imp (Raw 1)
      And B's Hand is <other>
      When A deploys Piper and B deploys <other>
      Then the Total Power is <total> for A and 6 for B
      And <outcome>

      Examples:
        | case | other                 | total | outcome          |
        | 1    | Page (Raw 1)          | 9     | A wins the round |
        | 2    | Hush (Raw 1, Silence) | 3     | B wins the round |

    @RN-6.6-b
    Scenario: A silenced card goes up to the Podium like any other
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1) and Knight (Raw 4)
      And A's Hand is Squire (Raw 2)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Squire and B deploys Hush
      Then A's Drummer is silenced
      And A wins the round
      When B puts Drummer on A's Podium and Imp under B's Deck
      Then A's Podium is Drummer

    @RN-6.6-c
    Scenario Outline: A silenced card is still counted by the skills of others
      Choir: If there are at least 2 Magic cards in your Arena, Powerup +3.
      War Banner: Powerup X, where X is the Raw Power of Melee cards in your Arena.
      Muzzle: Silence the card opposite.
      Given a game of Renathea
      And A's Arena is <first> and <second>
      And A's Hand is Imp (Raw 1)
      And B's Arena is Slinger (Raw 1) and <opposite>
      And B's Hand is Page (Raw 1)
      When A deploys Imp and B deploys Page
      Then A's <name> is <status>
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | first                            | second                | name   | opposite                | status   | total |
        | 1    | Choir (Raw 1, Magic)             | Wisp (Raw 2, Magic)   | Wisp   | Muzzle (Raw 1, Silence) | silenced | 7     |
        | 2    | Choir (Raw 1, Magic)             | Wisp (Raw 2, Magic)   | Wisp   | Spark (Raw 1)           | unmarked | 7     |
        | 3    | War Banner (Raw 1, Powerup X)    | Squire (Raw 2, Melee) | Squire | Muzzle (Raw 1, Silence) | silenced | 6     |
        | 4    | War Banner (Raw 1, Powerup X)    | Squire (Raw 2, Melee) | Squire | Spark (Raw 1)           | unmarked | 6     |

  @RN-6.7 @lines-46.3
  Rule: The Raw Power of a silenced card counts

    @RN-6.7-a
    Scenario Outline: A silenced card without a Powerup loses nothing
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Giant (Raw 5) and Squire (Raw 2)
      And A's Hand is Pawn (Raw 1)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is <other>
      When A deploys Pawn and B deploys <other>
      Then A's Giant is <status>
      And the Total Power is 8 for A and 3 for B
      And A wins the round

      Examples:
        | case | other                 | status   |
        | 1    | Hush (Raw 1, Silence) | silenced |
        | 2    | Page (Raw 1)          | unmarked |

    @RN-6.7-b
    Scenario: The Law changes the Raw Power of a silenced card too
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4, Melee) and Scout (Raw 2)
      And A's Hand is Edict of Iron (Raw 1, Melee, Law)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Edict of Iron and B deploys Hush
      Then A's Knight is silenced
      And the Total Power is 11 for A and 3 for B
      And A wins the round

  @RN-6.8 @lines-46.3
  Rule: The other skills of a silenced card still work

    @RN-6.8-a
    Scenario: Law and Protect of a silenced card work, its Powerup does not
      High Marshal: Law: Every Melee card in both Arenas gets +2 Raw Power. Protect every Melee card in your Arena.
      Powerup +3.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Berserker (Raw 2, Melee, Powerup +3) and Scout (Raw 2)
      And A's Hand is High Marshal (Raw 1, Support, Law, Protect, Powerup +3)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys High Marshal and B deploys Hush
      Then A's High Marshal is silenced
      And High Marshal is the active Law
      And A's Berserker is protected
      And the Total Power is 10 for A and 3 for B
      And A wins the round

    @RN-6.8-b
    Scenario: The same card counts in full when nothing silences it
      High Marshal: Law: Every Melee card in both Arenas gets +2 Raw Power. Protect every Melee card in your Arena.
      Powerup +3.
      Given a game of Renathea
      And A's Arena is Berserker (Raw 2, Melee, Powerup +3) and Scout (Raw 2)
      And A's Hand is High Marshal (Raw 1, Support, Law, Protect, Powerup +3)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys High Marshal and B deploys Page
      Then the Total Power is 13 for A and 3 for B
      And A wins the round

    @RN-6.8-c
    Scenario: The Silence of a silenced card works
      Heckler: Silence the card opposite. Powerup +1.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Heckler (Raw 1, Silence, Powerup +1) and Pawn (Raw 1)
      And A's Hand is Squire (Raw 2)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Imp (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Squire and B deploys Hush
      Then A's Heckler is silenced
      And B's Drummer is silenced
      And the Total Power is 4 for A and 3 for B
      And A wins the round

    @RN-6.8-d
    Scenario: A silenced Law still counts as a second Law
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Edict of Alms: Law: The Total Power of its owner is changed by +3.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Edict of Iron (Raw 1, Melee, Law) and Knight (Raw 4, Melee)
      And A's Hand is Squire (Raw 2, Melee)
      And B's Arena is Edict of Alms (Raw 1, Law) and Imp (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Squire and B deploys Hush
      Then A's Edict of Iron is silenced
      And no Law is active
      And the Total Power is 7 for A and 3 for B
      And A wins the round

  @RN-6.9 @lines-48.1
  Rule: A Powerup adds to the Total Power of its owner

    @RN-6.9-a
    Scenario Outline: A Powerup goes to its owner's total, not to the opponent's
      Given a game of Renathea
      And A's Arena is <first> and Pawn (Raw 1)
      And A's Hand is Squire (Raw 2)
      And B's Arena is <second> and Imp (Raw 1)
      And B's Hand is Scout (Raw 2)
      When A deploys Squire and B deploys Scout
      Then the Total Power is <a> for A and <b> for B
      And <outcome>

      Examples:
        | case | first                       | second                    | a | b | outcome            |
        | 1    | Drummer (Raw 1, Powerup +4) | Page (Raw 1)              | 8 | 4 | A wins the round   |
        | 2    | Page (Raw 1)                | Piper (Raw 1, Powerup +2) | 4 | 6 | B wins the round   |
        | 3    | Drummer (Raw 1, Powerup +4) | Piper (Raw 1, Powerup +2) | 8 | 6 | A wins the round   |
        | 4    | Page (Raw 1)                | Spark (Raw 1)             | 4 | 4 | the round is a tie |

  @RN-6.10 @lines-48.1
  Rule: A Powerup does not change the Raw Power of its card

    @RN-6.10-a
    Scenario Outline: An X from Raw Power leaves the Powerup out
      War Banner: Powerup X, where X is the Raw Power of Melee cards in your Arena.
      Given a game of Renathea
      And A's Arena is War Banner (Raw 1, Powerup X) and Imp (Raw 1)
      And A's Hand is <third>
      And B's Arena is Scout (Raw 2) and Page (Raw 1)
      And B's Hand is Cook (Raw 2)
      When A deploys <third> and B deploys Cook
      Then the Total Power is <total> for A and 5 for B
      And A wins the round

      Examples: X is 2 both times; the Powerup of the Berserker is added once
        | case | third                                | total |
        | 1    | Squire (Raw 2, Melee)                | 6     |
        | 2    | Berserker (Raw 2, Melee, Powerup +3) | 9     |

    @RN-6.10-b
    Scenario Outline: A condition on Raw Power does not see the Powerup
      Heavy Drum: If the Raw Power of cards in your Arena is at least 8, Powerup +3.
      Given a game of Renathea
      And A's Arena is Heavy Drum (Raw 1, conditional Powerup) and Knight (Raw 4)
      And A's Hand is <third>
      And B's Arena is Scout (Raw 2) and Page (Raw 1)
      And B's Hand is Cook (Raw 2)
      When A deploys <third> and B deploys Cook
      Then the Total Power is <total> for A and 5 for B
      And A wins the round

      Examples: the Raw Power is 7 and 8
        | case | third                         | total |
        | 1    | Berserker (Raw 2, Powerup +3) | 10    |
        | 2    | Swordsman (Raw 3)             | 11    |

  @RN-6.11 @lines-48.2
  Rule: A Powerup counts if its condition is met at Compare

    @RN-6.11-a
    Scenario Outline: A condition on how many cards have a Role
      Choir: If there are at least 2 Magic cards in your Arena, Powerup +3.
      Given a game of Renathea
      And A's Arena is Choir (Raw 1, Magic, conditional Powerup) and <second>
      And A's Hand is <third>
      And B's Arena is Mage (Raw 3, Magic) and Spellblade (Raw 2, Magic)
      And B's Hand is Page (Raw 1)
      When A deploys <third> and B deploys Page
      Then the Total Power is <total> for A and 6 for B
      And <outcome>

      Examples: one Magic card, two, three
        | case | second               | third               | total | outcome          |
        | 1    | Pawn (Raw 1, Melee)  | Slinger (Raw 1)     | 3     | B wins the round |
        | 2    | Pawn (Raw 1, Melee)  | Wisp (Raw 2, Magic) | 7     | A wins the round |
        | 3    | Spark (Raw 1, Magic) | Wisp (Raw 2, Magic) | 7     | A wins the round |

    @RN-6.11-b
    Scenario Outline: A condition on Raw Power
      Heavy Drum: If the Raw Power of cards in your Arena is at least 8, Powerup +3.
      Given a game of Renathea
      And A's Arena is Heavy Drum (Raw 1, conditional Powerup) and Knight (Raw 4)
      And A's Hand is <third>
      And B's Arena is Scout (Raw 2) and Page (Raw 1)
      And B's Hand is Cook (Raw 2)
      When A deploys <third> and B deploys Cook
      Then the Total Power is <total> for A and 5 for B
      And A wins the round

      Examples: 7, 8 and 9
        | case | third           | total |
        | 1    | Sentry (Raw 2)  | 7     |
        | 2    | Bulwark (Raw 3) | 11    |
        | 3    | Rampart (Raw 4) | 12    |

    @RN-6.11-c
    Scenario Outline: A condition on the own Podium
      Veteran: If there is a card on your Podium, Powerup +2.
      Given a game of Renathea
      And A's Podium is <podium>
      And B's Podium is Champion
      And A's Arena is Veteran (Raw 2, conditional Powerup) and Pawn (Raw 1)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples: none, one, two
        | case | podium           | total |
        | 1    | empty            | 4     |
        | 2    | Giant            | 6     |
        | 3    | Giant and Falcon | 6     |

    @RN-6.11-d
    Scenario Outline: A condition on the card's own status
      Sworn Blade: If this card is protected, Powerup +3.
      Guard: Protect every card in your Arena.
      Given a game of Renathea
      And A's Arena is Sworn Blade (Raw 1, conditional Powerup) and Pawn (Raw 1)
      And A's Hand is <third>
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys <third> and B deploys Spark
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | third                  | total |
        | 1    | Guard (Raw 2, Protect) | 7     |
        | 2    | Sentry (Raw 2)         | 4     |
        | 3    | Turtle (Raw 2)         | 4     |

    @RN-6.11-e
    Scenario Outline: A status of the opponent's cards
      Jeering Crowd: If there is a silenced card in the opponent's Arena, Powerup +2.
      Muzzle: Silence the card opposite.
      Given a game of Renathea
      And A's Arena is Jeering Crowd (Raw 1, conditional Powerup) and Squire (Raw 2)
      And A's Hand is <third>
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys <third> and B deploys Spark
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | third                   | total |
        | 1    | Muzzle (Raw 1, Silence) | 6     |
        | 2    | Imp (Raw 1)             | 4     |

    @RN-6.11-f @RN-R2:a
    Scenario: A condition reads the Raw Power that the Law has adjusted
      Heavy Drum: If the Raw Power of cards in your Arena is at least 8, Powerup +3.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Heavy Drum (Raw 1, conditional Powerup) and Knight (Raw 4, Melee)
      And A's Hand is Edict of Iron (Raw 1, Melee, Law)
      And B's Arena is Scout (Raw 2) and Page (Raw 1)
      And B's Hand is Cook (Raw 2)
      When A deploys Edict of Iron and B deploys Cook
      Then the Total Power is 13 for A and 5 for B
      And A wins the round

    @RN-6.11-g @RN-R2:b
    Scenario: A condition reads the printed Raw Power
      Heavy Drum: If the Raw Power of cards in your Arena is at least 8, Powerup +3.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Heavy Drum (Raw 1, conditional Powerup) and Knight (Raw 4, Melee)
      And A's Hand is Edict of Iron (Raw 1, Melee, Law)
      And B's Arena is Scout (Raw 2) and Page (Raw 1)
      And B's Hand is Cook (Raw 2)
      When A deploys Edict of Iron and B deploys Cook
      Then the Total Power is 10 for A and 5 for B
      And A wins the round

  @RN-6.12 @lines-48.2
  Rule: A Powerup that is switched off does not count

    @RN-6.12-a
    Scenario Outline: A silenced Powerup does not count even if its condition is met
      Choir: If there are at least 2 Magic cards in your Arena, Powerup +3.
      Spell Breaker: Silence every Magic card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Choir (Raw 1, Magic, conditional Powerup) and Drummer (Raw 1, Support, Powerup +4)
      And A's Hand is Wisp (Raw 2, Magic)
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is <other>
      When A deploys Wisp and B deploys <other>
      Then A's Choir is <status>
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | other                          | status   | total |
        | 1    | Spell Breaker (Raw 1, Silence) | silenced | 8     |
        | 2    | Pawn (Raw 1)                   | unmarked | 11    |

    @RN-6.12-b
    Scenario Outline: A Law may switch Powerups off
      Edict of Stillness: Law: The Powerups of every card in both Arenas do not count.
      Edict of Plain Speech: Law: The Powerups of every Magic card in both Arenas do not count.
      Given a game of Renathea
      And A's Arena is Chanter (Raw 1, Magic, Powerup +3) and Drummer (Raw 1, Support, Powerup +4)
      And A's Hand is <third>
      And B's Arena is Slinger (Raw 1) and Scout (Raw 2)
      And B's Hand is Piper (Raw 1, Support, Powerup +2)
      When A deploys <third> and B deploys Piper
      Then A's Drummer is unmarked
      And the Total Power is <a> for A and <b> for B
      And <outcome>

      Examples:
        | case | third                              | a  | b | outcome          |
        | 1    | Imp (Raw 1)                        | 10 | 6 | A wins the round |
        | 2    | Edict of Plain Speech (Raw 1, Law) | 7  | 6 | A wins the round |
        | 3    | Edict of Stillness (Raw 1, Law)    | 3  | 4 | B wins the round |

    @RN-6.12-c
    Scenario Outline: Protect keeps Silence off, not a Law
      Guard: Protect every card in your Arena.
      Edict of Stillness: Law: The Powerups of every card in both Arenas do not count.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Guard (Raw 2, Protect)
      And A's Hand is <third>
      And B's Arena is Imp (Raw 1) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys <third> and B deploys Spark
      Then A's Drummer is protected
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | third                           | total |
        | 1    | Edict of Stillness (Raw 1, Law) | 4     |
        | 2    | Slinger (Raw 1)                 | 8     |

    @RN-6.12-d
    Scenario Outline: Silence switches off every kind of Powerup
      Pack Hunter: Powerup X, where X is 1 for each Agility card in both Arenas.
      Trophy Bearer: Powerup X, where X is 2 for each card on your Podium.
      Veteran: If there is a card on your Podium, Powerup +2.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Podium is Giant
      And A's Arena is <first> and Squire (Raw 2)
      And A's Hand is Scout (Raw 2, Agility)
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is <other>
      When A deploys Scout and B deploys <other>
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples: not silenced, and silenced
        | case | first                                | other                 | total |
        | 1    | Pack Hunter (Raw 1, Agility)         | Spark (Raw 1)         | 7     |
        | 2    | Pack Hunter (Raw 1, Agility)         | Hush (Raw 1, Silence) | 5     |
        | 3    | Trophy Bearer (Raw 1, Powerup X)     | Spark (Raw 1)         | 7     |
        | 4    | Trophy Bearer (Raw 1, Powerup X)     | Hush (Raw 1, Silence) | 5     |
        | 5    | Veteran (Raw 2, conditional Powerup) | Spark (Raw 1)         | 8     |
        | 6    | Veteran (Raw 2, conditional Powerup) | Hush (Raw 1, Silence) | 6     |

  @RN-6.13 @lines-48.3
  Rule: How much a Powerup X adds is settled at Compare, when all that lies in the Arenas is known

    @RN-6.13-a
    Scenario Outline: X counts the cards played later, on both sides
      Pack Hunter: Powerup X, where X is 1 for each Agility card in both Arenas.
      Given a game of Renathea
      And A's Arena is Pack Hunter (Raw 1, Agility, Powerup X) and Pawn (Raw 1)
      And A's Hand is <third>
      And B's Arena is <other> and Slinger (Raw 1)
      And B's Hand is <last>
      When A deploys <third> and B deploys <last>
      Then the Total Power is <total> for A and <b> for B
      And A wins the round

      Examples: X is 1, 2, 3 and 4
        | case | third                  | other                | last                        | total | b |
        | 1    | Squire (Raw 2)         | Page (Raw 1)         | Spark (Raw 1)               | 5     | 3 |
        | 2    | Scout (Raw 2, Agility) | Page (Raw 1)         | Spark (Raw 1)               | 6     | 3 |
        | 3    | Scout (Raw 2, Agility) | Page (Raw 1)         | Skirmisher (Raw 2, Agility) | 7     | 4 |
        | 4    | Scout (Raw 2, Agility) | Imp (Raw 1, Agility) | Skirmisher (Raw 2, Agility) | 8     | 4 |

    @RN-6.13-b
    Scenario Outline: X counts the statuses that Resolve has set
      Cynic: Powerup X, where X is 1 for each silenced card in both Arenas.
      Guard: Protect every card in your Arena.
      Hush: Silence every card in the opponent's Arena.
      Muzzle: Silence the card opposite.
      Given a game of Renathea
      And A's Arena is Cynic (Raw 1, Powerup X) and Squire (Raw 2)
      And A's Hand is Hush (Raw 1, Silence)
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is <other>
      When A deploys Hush and B deploys <other>
      Then the Total Power is <total> for A and <b> for B
      And <outcome>

      Examples: X is 3, 0 and 4, with a card of the own side
        | case | other                   | total | b | outcome            |
        | 1    | Sentry (Raw 2)          | 7     | 4 | A wins the round   |
        | 2    | Guard (Raw 2, Protect)  | 4     | 4 | the round is a tie |
        | 3    | Muzzle (Raw 1, Silence) | 8     | 3 | A wins the round   |

    @RN-6.13-c
    Scenario Outline: X may be taken from the Podium
      Trophy Bearer: Powerup X, where X is 2 for each card on your Podium.
      Given a game of Renathea
      And A's Podium is <podium>
      And B's Podium is Champion
      And A's Arena is Trophy Bearer (Raw 1, Powerup X) and Squire (Raw 2)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | podium           | total |
        | 1    | empty            | 4     |
        | 2    | Giant            | 6     |
        | 3    | Giant and Falcon | 8     |

    @RN-6.13-d
    Scenario Outline: X may be taken from Raw Power
      War Banner: Powerup X, where X is the Raw Power of Melee cards in your Arena.
      Given a game of Renathea
      And A's Arena is War Banner (Raw 1, Support, Powerup X) and <second>
      And A's Hand is <third>
      And B's Arena is Champion (Raw 5, Melee) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys <third> and B deploys Spark
      Then the Total Power is <total> for A and 7 for B
      And <outcome>

      Examples: X is 0, 2 and 5
        | case | second                   | third                  | total | outcome          |
        | 1    | Archer (Raw 3, Ranged)   | Scout (Raw 2, Agility) | 6     | B wins the round |
        | 2    | Archer (Raw 3, Ranged)   | Squire (Raw 2, Melee)  | 8     | A wins the round |
        | 3    | Swordsman (Raw 3, Melee) | Squire (Raw 2, Melee)  | 11    | A wins the round |

    @RN-6.13-e @RN-R2:a
    Scenario: X reads the Raw Power that the Law has adjusted
      War Banner: Powerup X, where X is the Raw Power of Melee cards in your Arena.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is War Banner (Raw 1, Support, Powerup X) and Squire (Raw 2, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Edict of Iron (Raw 1, Melee, Law) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then the Total Power is 10 for A and 5 for B
      And A wins the round

    @RN-6.13-f @RN-R2:b
    Scenario: X reads the printed Raw Power
      War Banner: Powerup X, where X is the Raw Power of Melee cards in your Arena.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is War Banner (Raw 1, Support, Powerup X) and Squire (Raw 2, Melee)
      And A's Hand is Imp (Raw 1)
      And B's Arena is Edict of Iron (Raw 1, Melee, Law) and Page (Raw 1)
      And B's Hand is Spark (Raw 1)
      When A deploys Imp and B deploys Spark
      Then the Total Power is 8 for A and 5 for B
      And A wins the round

  @RN-6.14 @lines-50.1
  Rule: A Law changes rules as the text of its card says

    @RN-6.14-a
    Scenario Outline: The same cards under different Laws
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Edict of Plenty: Law: The Total Power of both players is multiplied by 2.
      Edict of Alms: Law: The Total Power of its owner is changed by +3.
      Edict of Tribute: Law: The Total Power of the opponent is changed by -5.
      Upside Down: Law: The lower Total Power wins the round.
      Edict of Stillness: Law: The Powerups of every card in both Arenas do not count.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4, Melee) and Page (Raw 1, Support)
      And A's Hand is <law>
      And B's Arena is Mage (Raw 3, Magic) and Drummer (Raw 1, Support, Powerup +4)
      And B's Hand is Imp (Raw 1)
      When A deploys <law> and B deploys Imp
      Then the Total Power is <a> for A and <b> for B
      And <outcome>

      Examples:
        | case | law                               | a  | b  | outcome            |
        | 1    | Slinger (Raw 1)                   | 6  | 9  | B wins the round   |
        | 2    | Edict of Iron (Raw 1, Melee, Law) | 10 | 9  | A wins the round   |
        | 3    | Edict of Plenty (Raw 1, Law)      | 12 | 18 | B wins the round   |
        | 4    | Edict of Alms (Raw 1, Law)        | 9  | 9  | the round is a tie |
        | 5    | Edict of Tribute (Raw 1, Law)     | 6  | 4  | A wins the round   |
        | 6    | Upside Down (Raw 1, Law)          | 6  | 9  | A wins the round   |
        | 7    | Edict of Stillness (Raw 1, Law)   | 6  | 5  | A wins the round   |

    @RN-6.14-b
    Scenario Outline: Under a Law that lets the lower total win, equal totals are still a tie
      Upside Down: Law: The lower Total Power wins the round.
      Given a game of Renathea
      And A's Arena is Upside Down (Raw 1, Law) and Squire (Raw 2)
      And A's Hand is <third>
      And B's Arena is Imp (Raw 1) and Scout (Raw 2)
      And B's Hand is Cook (Raw 2)
      When A deploys <third> and B deploys Cook
      Then <outcome>

      Examples: 4, 5 and 6 against 5
        | case | third             | outcome            |
        | 1    | Pawn (Raw 1)      | A wins the round   |
        | 2    | Sentry (Raw 2)    | the round is a tie |
        | 3    | Swordsman (Raw 3) | B wins the round   |

    @RN-6.14-c
    Scenario Outline: A Law with a condition
      Edict of Honour: Law: If there is a card on your Podium, every card in your Arena gets +2 Raw Power.
      Given a game of Renathea
      And A's Podium is <podium>
      And B's Podium is Champion
      And A's Arena is Edict of Honour (Raw 1, Law) and Squire (Raw 2)
      And A's Hand is Sentry (Raw 2)
      And B's Arena is Imp (Raw 1) and Scout (Raw 2)
      And B's Hand is Runner (Raw 3)
      When A deploys Sentry and B deploys Runner
      Then the Total Power is <total> for A and 6 for B
      And <outcome>

      Examples:
        | case | podium | total | outcome          |
        | 1    | empty  | 5     | B wins the round |
        | 2    | Giant  | 11    | A wins the round |

    @RN-6.14-d
    Scenario Outline: "Your" and "its owner" mean whoever has the Law, B as well as A
      Edict of Alms: Law: The Total Power of its owner is changed by +3.
      Edict of Tribute: Law: The Total Power of the opponent is changed by -5.
      Edict of Honour: Law: If there is a card on your Podium, every card in your Arena gets +2 Raw Power.
      Upside Down: Law: The lower Total Power wins the round.
      Given a game of Renathea
      And A's Podium is empty
      And B's Podium is Giant
      And A's Arena is Squire (Raw 2) and Scout (Raw 2)
      And A's Hand is Pawn (Raw 1)
      And B's Arena is Mage (Raw 3) and Cook (Raw 2)
      And B's Hand is <law>
      When A deploys Pawn and B deploys <law>
      Then the Total Power is <a> for A and <b> for B
      And <winner> wins the round

      Examples:
        | case | law                           | a | b  | winner |
        | 1    | Slinger (Raw 1)               | 5 | 6  | B      |
        | 2    | Edict of Alms (Raw 1, Law)    | 5 | 9  | B      |
        | 3    | Edict of Tribute (Raw 1, Law) | 0 | 6  | B      |
        | 4    | Edict of Honour (Raw 1, Law)  | 5 | 12 | B      |
        | 5    | Upside Down (Raw 1, Law)      | 5 | 6  | A      |

  @RN-6.18 @lines-50.4
  Rule: A lone Law is followed even if its text cancels Laws

    @RN-6.18-a
    Scenario Outline: A canceller is a Law like any other beside a second Law
      Null Edict: Law: Cancel Law.
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4, Melee) and Page (Raw 1)
      And A's Hand is <own>
      And B's Arena is Mage (Raw 3) and Falcon (Raw 5)
      And B's Hand is <other>
      When A deploys <own> and B deploys <other>
      Then the Total Power is <a> for A and 9 for B
      And <outcome>

      Examples: both Laws, each alone, neither
        | case | own                               | other                   | a  | outcome          |
        | 1    | Edict of Iron (Raw 1, Melee, Law) | Null Edict (Raw 1, Law) | 6  | B wins the round |
        | 2    | Edict of Iron (Raw 1, Melee, Law) | Imp (Raw 1)             | 10 | A wins the round |
        | 3    | Pawn (Raw 1, Melee)               | Null Edict (Raw 1, Law) | 6  | B wins the round |
        | 4    | Pawn (Raw 1, Melee)               | Imp (Raw 1)             | 6  | B wins the round |

    @RN-6.18-b
    Scenario: Beside a canceller the other Law is not active, nor is the canceller
      Null Edict: Law: Cancel Law.
      Given a game of Renathea
      And A's Arena is Knight and Page
      And A's Hand is Edict of Iron (Law)
      And B's Arena is Spark and Imp
      And B's Hand is Null Edict (Law)
      When A deploys Edict of Iron and B deploys Null Edict
      Then no Law is active
      And A wins the round

    @RN-6.18-c @RN-R4:a
    Scenario: The rest of a canceller's text is followed
      Null Mercy: Law: Cancel Law, and every Support card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Cook (Raw 2, Support) and Medic (Raw 3, Support)
      And A's Hand is Null Mercy (Raw 1, Support, Law)
      And B's Arena is Mage (Raw 3) and Acrobat (Raw 4)
      And B's Hand is Imp (Raw 1)
      When A deploys Null Mercy and B deploys Imp
      Then the Total Power is 12 for A and 8 for B
      And A wins the round

    @RN-6.18-d @RN-R4:b
    Scenario: A canceller cancels itself, and the rest of its text falls
      Null Mercy: Law: Cancel Law, and every Support card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Cook (Raw 2, Support) and Medic (Raw 3, Support)
      And A's Hand is Null Mercy (Raw 1, Support, Law)
      And B's Arena is Mage (Raw 3) and Acrobat (Raw 4)
      And B's Hand is Imp (Raw 1)
      When A deploys Null Mercy and B deploys Imp
      Then the Total Power is 6 for A and 8 for B
      And B wins the round

  @RN-6.19 @lines-51.1
  Rule: What a skill does lasts for the round

    @RN-6.19-a
    Scenario Outline: A Powerup counts in the rounds in which its card is played, once in each
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Squire (Raw 2)
      And A's Hand is Hunter (Raw 2), Pawn (Raw 1), Imp (Raw 1) and Slinger (Raw 1)
      And B's Arena is Cook (Raw 2) and Scout (Raw 2)
      And B's Hand is Sentry (Raw 2), Spark (Raw 1), Page (Raw 1) and Wisp (Raw 2)
      When A deploys Hunter and B deploys Sentry
      Then the Total Power is 9 for A and 6 for B
      When B puts Squire on A's Podium and Cook under B's Deck
      And A deploys Pawn and B deploys Spark
      And A deploys Imp and B deploys Page
      And A deploys <third> and B deploys Wisp
      Then the Total Power is <total> for A and 4 for B
      And <winner> wins the round

      Examples:
        | case | third                       | total | winner |
        | 1    | Slinger (Raw 1)             | 3     | B      |
        | 2    | Drummer (Raw 1, Powerup +4) | 7     | A      |

    @RN-6.19-c @RN-R18:a
    Scenario: The Law of the last round is not active any more
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Edict of Iron (Raw 1, Melee, Law) and Knight (Raw 4, Melee)
      And A's Hand is Squire (Raw 2, Melee) and Slinger (Raw 1)
      And B's Arena is Cook (Raw 2) and Mage (Raw 3)
      And B's Hand is Sentry (Raw 2) and Acrobat (Raw 4)
      When A deploys Squire and B deploys Sentry
      Then the Total Power is 13 for A and 7 for B
      When B puts Edict of Iron on A's Podium and Cook under B's Deck
      Then no Law is active
      When A deploys Knight and B deploys Sentry
      And A deploys Squire and B deploys Mage
      And A deploys Slinger and B deploys Acrobat
      Then the Total Power is 7 for A and 9 for B
      And B wins the round

    @RN-6.19-f @RN-R18:a
    Scenario: After a tie too the Law is not active any more
      Given a game of Renathea
      And A's Arena is Edict of Iron (Raw 1, Melee, Law), Pawn (Raw 1, Melee) and Spark (Raw 1)
      And B's Arena is Mage (Raw 3), Cook (Raw 2) and Scout (Raw 2)
      And Edict of Iron is the active Law
      And the round was tied at 7
      When A puts Mage under B's Deck
      And B puts Pawn under A's Deck
      Then no Law is active
      And both players have to deploy

    @RN-6.19-d
    Scenario Outline: Under the next round's Law nothing is left of the last one
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Edict of Stillness: Law: The Powerups of every card in both Arenas do not count.
      Edict of Alms: Law: The Total Power of its owner is changed by +3.
      Given a game of Renathea
      And A's Arena is <law> and Knight (Raw 4, Melee)
      And A's Hand is Drummer (Raw 1, Powerup +4) and Edict of Alms (Raw 1, Law)
      And B's Arena is Cook (Raw 2) and Page (Raw 1)
      And B's Hand is Spark (Raw 1), Imp (Raw 1) and Slinger (Raw 1)
      When A deploys Drummer and B deploys Spark
      Then the Total Power is <first> for A and 4 for B
      When B puts <law> on A's Podium and Cook under B's Deck
      And A deploys Knight and B deploys Imp
      And A deploys Drummer and B deploys Page
      And A deploys Edict of Alms and B deploys Slinger
      Then the Total Power is 13 for A and 3 for B
      And A wins the round

      Examples:
        | case | law                               | first |
        | 1    | Edict of Iron (Raw 1, Melee, Law) | 14    |
        | 2    | Edict of Stillness (Raw 1, Law)   | 6     |

    @RN-6.19-e
    Scenario: The lower total wins only in the round of the Law that says so
      Upside Down: Law: The lower Total Power wins the round.
      Edict of Alms: Law: The Total Power of its owner is changed by +3.
      Given a game of Renathea
      And A's Arena is Upside Down (Raw 1, Law) and Pawn (Raw 1)
      And A's Hand is Imp (Raw 1), Squire (Raw 2) and Edict of Alms (Raw 1, Law)
      And B's Arena is Cook (Raw 2) and Scout (Raw 2)
      And B's Hand is Sentry (Raw 2) and Spark (Raw 1)
      When A deploys Imp and B deploys Sentry
      Then A wins the round
      When B puts Upside Down on A's Podium and Cook under B's Deck
      And A deploys Pawn and B deploys Scout
      And A deploys Squire and B deploys Sentry
      And A deploys Edict of Alms and B deploys Spark
      Then the Total Power is 7 for A and 5 for B
      And A wins the round

  @RN-6.20 @lines-51.2 @definition
  Rule: A special skill follows the text of its card and the rulebook of its set
    Nothing can decide this here: no rulebook of a set belongs to this suite, and its cards have the basic skills
    and Law only. Which text goes first where they differ is ruling RN-R25.
