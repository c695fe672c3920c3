@RN-20
Feature: 20. Anatomy of a card ("Anatomi kartu")
  What stands on a card: name and class (see section 10), Roles, Raw Power and skills; and the status it can have.

  @RN-3.3 @lines-12.1
  Rule: The Roles are Tank, Melee, Agility, Ranged, Magic and Support

    @RN-3.3-a
    Scenario Outline: Each of the six Roles can be asked for
      Both players have the same Pennant: Powerup +2 if the own Arena holds a card of its Role. Only A has such a card.
      Given a game of Renathea
      And A's Arena is <pennant> (Raw 1) and <other> (Raw 1)
      And A's Hand is <match> (Raw 1, <role>)
      And B's Arena is <pennant> (Raw 1) and <other> (Raw 1)
      And B's Hand is <miss> (Raw 1)
      When A deploys <match> and B deploys <miss>
      Then the Total Power is 5 for A and 3 for B
      And A wins the round

      Examples:
        | case | role    | pennant         | other | match      | miss  |
        | 1    | Tank    | Tank Pennant    | Pawn  | Shield Boy | Spark |
        | 2    | Melee   | Melee Pennant   | Imp   | Pawn       | Spark |
        | 3    | Agility | Agility Pennant | Pawn  | Imp        | Spark |
        | 4    | Ranged  | Ranged Pennant  | Pawn  | Slinger    | Spark |
        | 5    | Magic   | Magic Pennant   | Pawn  | Spark      | Imp   |
        | 6    | Support | Support Pennant | Pawn  | Page       | Imp   |

  @RN-3.4 @lines-12.2
  Rule: A skill may speak of a Role

    @RN-3.4-a
    Scenario: A Protect for Tanks passes over the other cards
      Shield Captain: Protect every Tank card in your Arena.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Sentry (Raw 2, Tank) and Drummer (Raw 1, Support, Powerup +4)
      And A's Hand is Shield Captain (Raw 1, Support, Protect)
      And B's Arena is Imp (Raw 1) and Slinger (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Shield Captain and B deploys Hush
      Then A's Sentry is protected
      And A's Drummer is silenced
      And the Total Power is 4 for A and 3 for B
      And A wins the round

  @RN-3.5 @lines-12.3
  Rule: A card may have several Roles, and each of them counts

    @RN-3.5-a
    Scenario Outline: A card with two Roles answers to both and to no third
      The Pennants: Powerup +2 if the own Arena holds a card of their Role.
      Given a game of Renathea
      And A's Arena is <pennant> (Raw 1, conditional Powerup) and Imp (Raw 1, Agility)
      And A's Hand is Paladin (Raw 3, Tank, Magic)
      And B's Arena is Slinger (Raw 1) and Pawn (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys Paladin and B deploys Page
      Then the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | pennant        | total |
        | 1    | Tank Pennant   | 7     |
        | 2    | Magic Pennant  | 7     |
        | 3    | Ranged Pennant | 5     |

  @RN-3.6 @lines-14.1
  Rule: Raw Power is a card's base value, and Compare counts it

    @RN-3.6-a
    Scenario Outline: Each point of Raw Power counts
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And A's Hand is <card> (Raw <raw>)
      And B's Arena is Slinger (Raw 1) and Spark (Raw 1)
      And B's Hand is Page (Raw 1)
      When A deploys <card> and B deploys Page
      Then the Total Power is <total> for A and 3 for B
      And <outcome>

      Examples:
        | case | card       | raw | total | outcome            |
        | 1    | Shield Boy | 1   | 3     | the round is a tie |
        | 2    | Sentry     | 2   | 4     | A wins the round   |
        | 3    | Bulwark    | 3   | 5     | A wins the round   |
        | 4    | Rampart    | 4   | 6     | A wins the round   |
        | 5    | Giant      | 5   | 7     | A wins the round   |

  @RN-3.7 @lines-14.2
  Rule: The active Law may change Raw Power

    @RN-3.7-a
    Scenario Outline: The same cards with and without the Law
      Edict of Iron: Law: Every Melee card in both Arenas gets +2 Raw Power.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4, Melee) and Squire (Raw 2, Melee)
      And A's Hand is <third>
      And B's Arena is Scout (Raw 2) and Wisp (Raw 2)
      And B's Hand is Imp (Raw 1)
      When A deploys <third> and B deploys Imp
      Then the Total Power is <total> for A and 5 for B
      And A wins the round

      Examples:
        | case | third                             | total |
        | 1    | Edict of Iron (Raw 1, Melee, Law) | 13    |
        | 2    | Pawn (Raw 1, Melee)               | 7     |

    @RN-3.7-b
    Scenario: A Law may lower Raw Power, down to zero
      Edict of Frost: Law: Every card in both Arenas gets -2 Raw Power.
      Given a game of Renathea
      And A's Arena is Knight (Raw 4) and Squire (Raw 2)
      And A's Hand is Edict of Frost (Raw 2, Law)
      And B's Arena is Acrobat (Raw 4) and Scout (Raw 2)
      And B's Hand is Runner (Raw 3)
      When A deploys Edict of Frost and B deploys Runner
      Then the Total Power is 2 for A and 3 for B
      And B wins the round

    @RN-3.7-c @RN-R7:a
    Scenario: A Raw Power below zero is added as it is
      Edict of Frost: Law: Every card in both Arenas gets -2 Raw Power.
      Given a game of Renathea
      And A's Arena is Edict of Frost (Raw 2, Law) and Pawn (Raw 1)
      And A's Hand is Giant (Raw 5)
      And B's Arena is Scout (Raw 2) and Wisp (Raw 2)
      And B's Hand is Cook (Raw 2)
      When A deploys Giant and B deploys Cook
      Then the Total Power is 2 for A and 0 for B
      And A wins the round

    @RN-3.7-d @RN-R7:b
    Scenario: A Raw Power below zero counts as zero
      Edict of Frost: Law: Every card in both Arenas gets -2 Raw Power.
      Given a game of Renathea
      And A's Arena is Edict of Frost (Raw 2, Law) and Pawn (Raw 1)
      And A's Hand is Giant (Raw 5)
      And B's Arena is Scout (Raw 2) and Wisp (Raw 2)
      And B's Hand is Cook (Raw 2)
      When A deploys Giant and B deploys Cook
      Then the Total Power is 3 for A and 0 for B
      And A wins the round

  @RN-3.8 @lines-16.1
  Rule: A skill does what its card says, neither more nor less

    @RN-3.8-a
    Scenario Outline: Two texts with Silence reach different cards
      Muzzle: Silence the card opposite.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Squire (Raw 2) and Slinger (Raw 1)
      And A's Hand is <card> (Raw 1, Silence)
      And B's Arena is Piper (Raw 1, Powerup +2) and Imp (Raw 1)
      And B's Hand is Drummer (Raw 1, Powerup +4)
      When A deploys <card> and B deploys Drummer
      Then B's Drummer is silenced
      And B's Piper is <status>
      And the Total Power is 4 for A and <total> for B
      And <outcome>

      Examples:
        | case | card   | status   | total | outcome          |
        | 1    | Muzzle | unmarked | 5     | B wins the round |
        | 2    | Hush   | silenced | 3     | A wins the round |

    @RN-3.8-b
    Scenario Outline: The skill is its owner's, and what the text does not name cannot be meant
      Mime: Silence 1 Magic card of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Mime (Raw 2, Silence)
      And B's Arena is Chanter (Raw 1, Magic, Powerup +3) and Drummer (Raw 1, Support, Powerup +4)
      And B's Hand is Spark (Raw 1, Magic)
      When A deploys Mime and B deploys Spark
      And <player> tries to choose <target>
      Then it is <verdict>
      And <next>

      Examples:
        | case | player | target      | verdict                    | next                       |
        | 1    | A      | B's Chanter | accepted                   | B wins the round           |
        | 2    | A      | B's Drummer | refused: not_an_option     | only A still has to choose |
        | 3    | B      | B's Chanter | refused: not_your_decision | only A still has to choose |

  @RN-3.9 @lines-16.2
  Rule: A skill whose condition is met must be carried out

    @RN-3.9-a
    Scenario Outline: Even a skill that harms its owner
      Loud Bell: Silence every card in your Arena.
      Given a game of Renathea
      And A's Arena is Drummer (Raw 1, Powerup +4) and Pawn (Raw 1)
      And A's Hand is <third>
      And B's Arena is Archer (Raw 3) and Runner (Raw 3)
      And B's Hand is Spark (Raw 1)
      When A deploys <third> and B deploys Spark
      Then A's Drummer is <status>
      And the Total Power is <total> for A and 7 for B
      And <outcome>

      Examples:
        | case | third                      | status   | total | outcome          |
        | 1    | Loud Bell (Raw 3, Silence) | silenced | 5     | B wins the round |
        | 2    | Medic (Raw 3)              | unmarked | 9     | A wins the round |

    @RN-3.9-b
    Scenario Outline: The condition decides whether it is carried out
      Vow Keeper: If there are at least 2 cards on your Podium, Protect this card.
      Hush: Silence every card in the opponent's Arena.
      Given a game of Renathea
      And A's Podium is <podium>
      And A's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And A's Hand is Vow Keeper (Raw 2, Protect)
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is Hush (Raw 1, Silence)
      When A deploys Vow Keeper and B deploys Hush
      Then A's Vow Keeper is <status>
      And A wins the round

      Examples: one below, and the number itself
        | case | podium             | status    |
        | 1    | Falcon             | silenced  |
        | 2    | Falcon and Acrobat | protected |

    @RN-3.9-n
    Scenario Outline: A Silence with a condition is carried out where it is met
      Avenger: If there is a card on your Podium, Silence the card opposite.
      Given a game of Renathea
      And A's Podium is <podium>
      And A's Arena is Knight (Raw 4) and Squire (Raw 2)
      And A's Hand is Avenger (Raw 1, Silence)
      And B's Arena is Slinger (Raw 1) and Page (Raw 1)
      And B's Hand is Drummer (Raw 1, Powerup +4)
      When A deploys Avenger and B deploys Drummer
      Then B's Drummer is <status>
      And the Total Power is 7 for A and <total> for B
      And <outcome>

      Examples:
        | case | podium | status   | total | outcome            |
        | 1    | empty  | unmarked | 7     | the round is a tie |
        | 2    | Falcon | silenced | 3     | A wins the round   |

    @RN-3.9-c
    Scenario: The owner of a skill chooses its target
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Assassin (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Page (Raw 1)
      When A deploys Assassin and B deploys Page
      Then A chooses among Drummer, Piper and Page
      When A chooses Piper
      Then B's Piper is silenced
      And B's Drummer is unmarked
      And the Total Power is 5 for A and 7 for B
      And B wins the round

    @RN-3.9-d
    Scenario Outline: The choice is neither passed over nor stretched
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Assassin (Raw 2, Silence) and Falcon
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Page (Raw 1) and Mage
      When A deploys Assassin and B deploys Page
      And <attempt>
      Then it is <verdict>
      And <next>

      Examples:
        | case | attempt                   | verdict  | next               |
        | 1    | A tries to choose Drummer | accepted | the round is a tie |
        | 2    | A tries to choose Page    | accepted | B wins the round   |

      Examples: too many, the wrong card, the wrong player, something else instead
        | case | attempt                             | verdict                    | next                       |
        | 3    | A tries to choose Drummer and Piper | refused: wrong_number      | only A still has to choose |
        | 4    | A tries to choose A's Pawn          | refused: not_an_option     | only A still has to choose |
        | 5    | A tries to choose B's Mage          | refused: not_an_option     | only A still has to choose |
        | 6    | B tries to choose B's Drummer       | refused: not_your_decision | only A still has to choose |
        | 7    | A tries to deploy Falcon            | refused: wrong_action      | only A still has to choose |

    @RN-3.9-e
    Scenario Outline: As many targets as the text says
      Twin Daggers: Silence 2 cards of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Twin Daggers (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Page (Raw 1)
      When A deploys Twin Daggers and B deploys Page
      And A tries to choose <targets>
      Then it is <verdict>
      And <next>

      Examples: one below, the number itself, one above
        | case | targets                 | verdict               | next                       |
        | 1    | Drummer                 | refused: wrong_number | only A still has to choose |
        | 2    | Drummer and Piper       | accepted              | A wins the round           |
        | 3    | Drummer, Piper and Page | refused: wrong_number | only A still has to choose |

    @RN-3.9-f
    Scenario: Between two possible targets the owner is asked
      Mime: Silence 1 Magic card of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Mime (Raw 2, Silence)
      And B's Arena is Chanter (Raw 1, Magic, Powerup +3) and Drummer (Raw 1, Support, Powerup +4)
      And B's Hand is Spark (Raw 1, Magic)
      When A deploys Mime and B deploys Spark
      Then only A still has to choose
      And A chooses among Chanter and Spark

    @RN-3.9-g
    Scenario Outline: With one possible target or none nobody is asked
      Mime: Silence 1 Magic card of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Mime (Raw 2, Silence)
      And B's Arena is <first> and Page (Raw 1, Support)
      And B's Hand is Imp (Raw 1, Agility)
      When A deploys Mime and B deploys Imp
      Then B's <name> is <status>
      And the Total Power is 5 for A and <total> for B
      And <outcome>

      Examples:
        | case | first                                | name    | status   | total | outcome          |
        | 1    | Chanter (Raw 1, Magic, Powerup +3)   | Chanter | silenced | 3     | A wins the round |
        | 2    | Drummer (Raw 1, Support, Powerup +4) | Drummer | unmarked | 7     | B wins the round |

    @RN-3.9-h
    Scenario: Each player chooses for the own skill, and the statuses come when both have chosen
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Bodyguard: Protect 1 card of your choice in your Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Assassin (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Bodyguard (Raw 1, Protect)
      When A deploys Assassin and B deploys Bodyguard
      Then both players have to choose
      When A chooses Drummer
      Then before B chooses, B's Drummer is unmarked
      When B chooses Piper
      Then B's Drummer is silenced
      And B's Piper is protected
      And the Total Power is 5 for A and 5 for B
      And the round is a tie

    @RN-3.9-i @RN-R5:a
    Scenario: A choice of targets is hidden until both players have chosen
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Bodyguard: Protect 1 card of your choice in your Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Assassin (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Bodyguard (Raw 1, Protect)
      When A deploys Assassin and B deploys Bodyguard
      And A chooses Drummer
      Then before B chooses, B does not see A's choice

    @RN-3.9-j @RN-R5:b
    Scenario: A choice of targets is made in the open
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Bodyguard: Protect 1 card of your choice in your Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Assassin (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Bodyguard (Raw 1, Protect)
      When A deploys Assassin and B deploys Bodyguard
      And A chooses Drummer
      Then before B chooses, B sees that A chose Drummer

    @RN-3.9-k
    Scenario Outline: A card named twice is one target
      Twin Daggers: Silence 2 cards of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Twin Daggers (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Page (Raw 1)
      When A deploys Twin Daggers and B deploys Page
      And A tries to choose <targets>
      Then it is <verdict>
      And <next>

      Examples:
        | case | targets                    | verdict               | next                       |
        | 1    | Drummer and Drummer        | refused: wrong_number | only A still has to choose |
        | 2    | Drummer, Drummer and Piper | refused: wrong_number | only A still has to choose |
        | 3    | Piper and Drummer          | accepted              | A wins the round           |

    @RN-3.9-l
    Scenario: A player with two such skills chooses for each of them
      Each answer is possible for both skills, so that it does not matter which of them is asked first.
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Mime: Silence 1 Magic card of your choice in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Assassin (Raw 2, Silence) and Pawn (Raw 1)
      And A's Hand is Mime (Raw 2, Silence)
      And B's Arena is Chanter (Raw 1, Magic, Powerup +3) and Drummer (Raw 1, Support, Powerup +4)
      And B's Hand is Spark (Raw 1, Magic)
      When A deploys Mime and B deploys Spark
      And A chooses Chanter
      Then only A still has to choose
      When A chooses Spark
      Then B's Chanter is silenced
      And B's Spark is silenced
      And B's Drummer is unmarked
      And the Total Power is 5 for A and 7 for B
      And B wins the round

    @RN-3.9-m
    Scenario: Targets too are chosen in any order
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Bodyguard: Protect 1 card of your choice in your Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Assassin (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Bodyguard (Raw 1, Protect)
      When A deploys Assassin and B deploys Bodyguard
      And B chooses Piper
      Then only A still has to choose
      When A chooses Drummer
      Then B's Drummer is silenced
      And B's Piper is protected
      And the round is a tie

    @RN-3.9-o @RN-R23:a
    Scenario: Chosen targets cannot be chosen again while the opponent still chooses
      Assassin: Silence 1 card of your choice in the opponent's Arena.
      Bodyguard: Protect 1 card of your choice in your Arena.
      Given a game of Renathea
      And A's Arena is Pawn (Raw 1) and Squire (Raw 2)
      And A's Hand is Assassin (Raw 2, Silence)
      And B's Arena is Drummer (Raw 1, Powerup +4) and Piper (Raw 1, Powerup +2)
      And B's Hand is Bodyguard (Raw 1, Protect)
      When A deploys Assassin and B deploys Bodyguard
      And A chooses Drummer
      And A tries to choose Piper
      Then it is refused: already_chosen
      When B chooses Piper
      Then B's Drummer is silenced
      And the round is a tie

  @RN-3.11 @lines-18.3
  Rule: A card has one status at most

    @RN-3.11-a
    Scenario Outline: However often it is hit
      Turtle: Protect this card.
      Guard: Protect every card in your Arena.
      Hush: Silence every card in the opponent's Arena.
      Spell Breaker: Silence every Magic card in the opponent's Arena.
      Given a game of Renathea
      And A's Arena is Turtle (Raw 2, Protect) and Chanter (Raw 1, Magic, Powerup +3)
      And A's Hand is <own>
      And B's Arena is <first> and Slinger (Raw 1)
      And B's Hand is <second>
      When A deploys <own> and B deploys <second>
      Then A's Turtle is protected
      And A's Chanter is <status>
      And the Total Power is <total> for A and 3 for B
      And A wins the round

      Examples:
        | case | own                    | first                          | second                | status    | total |
        | 1    | Sentry (Raw 2)         | Imp (Raw 1)                    | Page (Raw 1)          | unmarked  | 8     |
        | 2    | Sentry (Raw 2)         | Spell Breaker (Raw 1, Silence) | Hush (Raw 1, Silence) | silenced  | 5     |
        | 3    | Guard (Raw 2, Protect) | Imp (Raw 1)                    | Page (Raw 1)          | protected | 8     |
        | 4    | Guard (Raw 2, Protect) | Spell Breaker (Raw 1, Silence) | Hush (Raw 1, Silence) | protected | 8     |
