@PK-18
Feature: 18. The damage, step by step ("Cara Menghitung Kerusakan")
  Five steps: the attack itself, effects on the attacking Pokémon, Weakness, Resistance, effects on the receiving Pokémon.

  @PK-18.2 @lines-102
  Rule: Step one: the number of the attack, together with its text

    @PK-18.2-a
    Scenario Outline: A text that adds for each Energy
      Leaf Lizard: Leaf Storm: This attack does 20 more damage for each Energy attached to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card        | energy   |
        | Leaf Lizard | <energy> |
      And A's Bench is Mole
      And Water Energy is attached to A's Mole
      And B's Active Pokémon is Plain Ox
      When A attacks with Leaf Storm
      Then B's Plain Ox has <damage> damage

      Examples: Leaf Storm has 10 and costs nothing; the Energy of Mole does not count
        | case | energy                                 | damage |
        | 1    | none                                   | 10     |
        | 2    | Fire Energy                            | 30     |
        | 3    | Fire Energy; Grass Energy; Fire Energy | 70     |

    @PK-18.2-b
    Scenario Outline: A text that takes away for the damage on the attacking Pokémon
      Weary Lizard: Weary Slap: This attack does 10 less damage for each damage token on this Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Weary Lizard (120 HP, Weary Slap 60, <own> damage)
      And <other>'s Active Pokémon is Plain Ox
      When <player> attacks with Weary Slap
      Then <other>'s Plain Ox has <damage> damage

      Examples:
        | case | turn | player | other | own | damage |
        | 1    | 5    | A      | B     | 0   | 60     |
        | 2    | 5    | A      | B     | 20  | 40     |
        | 3    | 5    | A      | B     | 50  | 10     |
        | 4    | 6    | B      | A     | 20  | 40     |

    @PK-18.2-c
    Scenario: The text counts before Weakness, which doubles the whole
      Leaf Lizard: Leaf Storm: This attack does 20 more damage for each Energy attached to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Leaf Lizard (Grass, Leaf Storm 10, Leaf Storm costs nothing)
      And Fire Energy and Water Energy are attached to A's Leaf Lizard
      And B's Active Pokémon is Pond Ox (Weakness Grass)
      When A attacks with Leaf Storm
      Then B's Pond Ox has 100 damage

    @PK-18.2-d
    Scenario Outline: A text that gives an attack without a number all of its damage
      Leaf Toad: Leaf Pelt: This attack does 20 more damage for each Energy attached to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card      | energy   |
        | Leaf Toad | <energy> |
      And attacks of A's Leaf Toad do <attacker> damage this turn
      And B's Active Pokémon is Plain Ox
      When A attacks with Leaf Pelt
      Then B's Plain Ox has <damage> damage

      Examples: Leaf Pelt has no number and costs nothing
        | case | energy                    | attacker | damage |
        | 1    | none                      | +0       | 0      |
        | 2    | Fire Energy               | +0       | 20     |
        | 3    | Fire Energy; Grass Energy | +0       | 40     |
        | 4    | none                      | +30      | 0      |
        | 5    | Fire Energy               | +30      | 50     |

  @PK-18.3 @lines-103.1
  Rule: With zero or less in step one the count ends there

    @PK-18.3-a
    Scenario Outline: After zero in step one nothing is added any more
      Weary Lizard: Weary Slap: This attack does 10 less damage for each damage token on this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Weary Lizard (120 HP, Weary Slap 60, <own> damage)
      And attacks of A's Weary Lizard do +30 damage this turn
      And B's Active Pokémon is Plain Ox
      When A attacks with Weary Slap
      Then B's Plain Ox has <damage> damage

      Examples: 60, 10 less for each 10 damage, and 30 more in step two
        | case | own | damage |
        | 1    | 0   | 90     |
        | 2    | 50  | 40     |
        | 3    | 60  | 0      |
        | 4    | 70  | 0      |
        | 5    | 80  | 0      |

    @PK-18.3-b
    Scenario Outline: An attack without a number
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Puff 10, Growl 0, Puff costs nothing, Growl costs nothing)
      And attacks of A's Ember Pup do +30 damage this turn
      And B's Active Pokémon is Plain Ox
      When A attacks with <attack>
      Then B's Plain Ox has <damage> damage

      Examples:
        | case | attack | damage |
        | 1    | Growl  | 0      |
        | 2    | Puff   | 40     |

    @PK-18.3-c
    Scenario Outline: An effect on the receiving Pokémon does not bring it back either
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Ember Pup (Fire, Puff 10, Growl 0, Puff costs nothing, Growl costs nothing)
      And A's Active Pokémon is Plain Ox
      And A's Plain Ox takes +30 damage from attacks this turn
      When B attacks with <attack>
      Then A's Plain Ox has <damage> damage

      Examples:
        | case | attack | damage |
        | 1    | Growl  | 0      |
        | 2    | Puff   | 40     |

    @PK-18.3-d
    Scenario Outline: The stop belongs to step one only
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Puff 10, Puff costs nothing)
      And attacks of A's Ember Pup do <attacker> damage this turn
      And B's Active Pokémon is <receiver> (Weakness none, Resistance <resistance>)
      And B's <receiver> takes <effect> damage from attacks this turn
      When A attacks with Puff
      Then B's <receiver> has <damage> damage

      Examples: exactly zero after step two, or after step four
        | case | attacker | receiver | resistance | effect | damage |
        | 1    | -10      | Plain Ox | none       | +30    | 30     |
        | 2    | -10      | Plain Ox | none       | +0     | 0      |
        | 3    | +20      | Iron Ox  | Fire 30    | +30    | 30     |
        | 4    | +20      | Iron Ox  | Fire 30    | +0     | 0      |

    @PK-18.3-e @PK-R1:a
    Scenario Outline: A later step that goes below zero stays there until the end
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Puff 10, Puff costs nothing)
      And attacks of A's Ember Pup do <attacker> damage this turn
      And B's Active Pokémon is <receiver> (Weakness <weakness>, Resistance <resistance>)
      And B's <receiver> takes <effect> damage from attacks this turn
      When A attacks with Puff
      Then B's <receiver> has <damage> damage

      Examples:
        | case | attacker | receiver | weakness | resistance | effect | damage |
        | 1    | -20      | Plain Ox | none     | none       | +30    | 20     |
        | 2    | -20      | Moss Ox  | Fire     | none       | +30    | 10     |
        | 3    | +0       | Iron Ox  | none     | Fire 30    | +30    | 10     |
        | 4    | -20      | Plain Ox | none     | none       | +0     | 0      |

    @PK-18.3-f @PK-R1:b
    Scenario Outline: Each later step gives at least zero
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Puff 10, Puff costs nothing)
      And attacks of A's Ember Pup do <attacker> damage this turn
      And B's Active Pokémon is <receiver> (Weakness <weakness>, Resistance <resistance>)
      And B's <receiver> takes <effect> damage from attacks this turn
      When A attacks with Puff
      Then B's <receiver> has <damage> damage

      Examples:
        | case | attacker | receiver | weakness | resistance | effect | damage |
        | 1    | -20      | Plain Ox | none     | none       | +30    | 30     |
        | 2    | -20      | Moss Ox  | Fire     | none       | +30    | 30     |
        | 3    | +0       | Iron Ox  | none     | Fire 30    | +30    | 30     |
        | 4    | -20      | Plain Ox | none     | none       | +0     | 0      |

    @PK-18.3-g @PK-R1:a
    Scenario Outline: Below zero after step two and brought back in step five, on the Bench
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Fighting, Tremor costs nothing)
      And attacks of A's Mole do -50 damage this turn
      And B's Bench is Plain Ox
      And B's Plain Ox takes <effect> damage from attacks this turn
      When A attacks with Tremor
      Then B's Plain Ox has <damage> damage

      Examples:
        | case | effect | damage |
        | 1    | +30    | 20     |
        | 2    | +10    | 0      |

    @PK-18.3-h @PK-R1:b
    Scenario Outline: Zero after step two and more in step five, on the Bench
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Fighting, Tremor costs nothing)
      And attacks of A's Mole do -50 damage this turn
      And B's Bench is Plain Ox
      And B's Plain Ox takes <effect> damage from attacks this turn
      When A attacks with Tremor
      Then B's Plain Ox has <damage> damage

      Examples:
        | case | effect | damage |
        | 1    | +30    | 30     |
        | 2    | +10    | 10     |

  @PK-18.4 @lines-103.2
  Rule: Then the attack gives no damage

    @PK-18.4-a
    Scenario Outline: A Pokémon close to its end stays
      Weary Lizard: Weary Slap: This attack does 10 less damage for each damage token on this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Weary Lizard (120 HP, Weary Slap 60, <own> damage)
      And attacks of A's Weary Lizard do +30 damage this turn
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 50 damage)
      And B's Bench is Mole
      When A attacks with Weary Slap
      Then A has <left> Point Cards

      Examples:
        | case | own | left |
        | 1    | 60  | 3    |
        | 2    | 50  | 2    |

    @PK-18.4-b
    Scenario: An attack below zero heals nothing
      Weary Lizard: Weary Slap: This attack does 10 less damage for each damage token on this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Weary Lizard (120 HP, Weary Slap 60, 90 damage)
      And B's Active Pokémon is Plain Ox (50 damage)
      When A attacks with Weary Slap
      Then B's Plain Ox has 50 damage
      And B is the active player

    @PK-18.4-c
    Scenario: The rest of the attack's text is done all the same
      Ember Pup: Growl: Draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Growl 0, Growl costs nothing)
      And A's hand is empty
      And A's Deck, from the top, is Owl and Berry
      And B's Active Pokémon is Plain Ox
      When A attacks with Growl
      Then A's hand is Owl
      And B's Plain Ox has 0 damage

  @PK-18.5 @lines-105
  Rule: Step two: effects on the attacking Pokémon

    @PK-18.5-a
    Scenario Outline: An effect on the attacking Pokémon gives more or less
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Fire, Ember 40, Ember costs nothing)
      And attacks of <player>'s Ember Pup do <attacker> damage this turn
      And <other>'s Active Pokémon is Plain Ox
      When <player> attacks with Ember
      Then <other>'s Plain Ox has <damage> damage

      Examples:
        | case | turn | player | other | attacker | damage |
        | 1    | 5    | A      | B     | +30      | 70     |
        | 2    | 5    | A      | B     | -20      | 20     |
        | 3    | 6    | B      | A     | +30      | 70     |

    @PK-18.5-b
    Scenario Outline: Weakness doubles what step two has added
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Ember 40, Ember costs nothing)
      And attacks of A's Ember Pup do <attacker> damage this turn
      And B's Active Pokémon is Moss Ox (Weakness Fire)
      When A attacks with Ember
      Then B's Moss Ox has <damage> damage

      Examples:
        | case | attacker | damage |
        | 1    | +20      | 120    |
        | 2    | -20      | 40     |

    @PK-18.5-c
    Scenario Outline: A stronger attack by a card, and only in its turn
      Power Band: Attacks of your Active Pokémon do 30 more damage until the end of the turn.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Power Band
      And B's Active Pokémon is Plain Ox
      When A plays Power Band
      And A <does>
      And B ends the turn
      And A attacks with Ember
      Then B's Plain Ox has <damage> damage

      Examples:
        | case | does               | damage |
        | 1    | attacks with Ember | 110    |
        | 2    | ends the turn      | 40     |

    @PK-18.5-d
    Scenario: An effect and an Ability that count in step two are added up
      Cheer Bird: Ability Cheer: Attacks of all of your Pokémon do 10 more damage.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing, attacks +30)
      And A's Bench is Cheer Bird (Ability Cheer)
      And B's Active Pokémon is Plain Ox
      When A attacks with Ember
      Then B's Plain Ox has 80 damage

    @PK-18.5-e
    Scenario: Step two counts for a Benched receiver as well
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Fighting, Tremor 10, Tremor costs nothing, attacks +30)
      And B's Active Pokémon is Plain Ox
      And B's Bench is Moss Ox
      When A attacks with Tremor
      Then B's Plain Ox has 40 damage
      And B's Moss Ox has 70 damage

    @PK-18.5-f
    Scenario: An effect on another Pokémon of the same side does not count
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's Bench is Mole (attacks +30)
      And B's Active Pokémon is Plain Ox (attacks +20)
      When A attacks with Ember
      Then B's Plain Ox has 40 damage

    @PK-18.5-g
    Scenario: Two effects of the same kind are added up
      Power Band: Attacks of your Active Pokémon do 30 more damage until the end of the turn.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Power Band and Power Band
      And B's Active Pokémon is Plain Ox
      When A plays Power Band
      And A plays Power Band #2
      And A attacks with Ember
      Then B's Plain Ox has 100 damage

    @PK-18.5-h
    Scenario: An effect for one turn ends on the Bench as well
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Ember Pup (Ember 40, Ember costs nothing, attacks +30)
      And B's Active Pokémon is Plain Ox
      When A ends the turn
      And B ends the turn
      And A retreats Spark Rat, discarding nothing, for Ember Pup
      And A attacks with Ember
      Then B's Plain Ox has 40 damage

    @PK-18.5-i
    Scenario: What changes attacks does not change the damage of an Ability
      Flame Newt: Ability Spit: Once in your turn, you may use this: do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Flame Newt (Ability Spit, Lick 10, Lick costs nothing, attacks +30)
      And B's Active Pokémon is Plain Ox
      When A uses the Ability of Flame Newt
      Then B's Plain Ox has 40 damage
      When A attacks with Lick
      Then B's Plain Ox has 80 damage

  @PK-18.6 @lines-107
  Rule: Step three: a matching Weakness doubles the damage

    @PK-18.6-a
    Scenario Outline: The five steps in their order
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Ember 40, Puff 10, Growl 0)
      And attacks of A's Ember Pup do <attacker> damage this turn
      And B's Active Pokémon is <receiver> (Weakness <weakness>, Resistance <resistance>)
      And B's <receiver> takes <effect> damage from attacks this turn
      When A attacks with <attack>
      Then B's <receiver> has <damage> damage

      Examples: Ember has 40, Puff has 10, Growl has no number
        | case | attack | attacker | receiver | weakness | resistance | effect | damage |
        | 1    | Ember  | +0       | Plain Ox | none     | none       | +0     | 40     |
        | 2    | Ember  | +0       | Moss Ox  | Fire     | none       | +0     | 80     |
        | 3    | Ember  | +30      | Moss Ox  | Fire     | none       | +0     | 140    |
        | 4    | Ember  | +0       | Odd Ox   | Fire     | Fire 30    | +0     | 50     |
        | 5    | Ember  | +0       | Moss Ox  | Fire     | none       | -20    | 60     |
        | 6    | Ember  | +30      | Odd Ox   | Fire     | Fire 30    | -20    | 90     |
        | 7    | Ember  | -10      | Odd Ox   | Fire     | Fire 30    | +20    | 50     |
        | 8    | Puff   | +10      | Odd Ox   | Fire     | Fire 30    | -10    | 0      |
        | 9    | Growl  | +30      | Odd Ox   | Fire     | Fire 30    | +20    | 0      |

    @PK-18.6-b
    Scenario: A Weakness that does not match changes nothing
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Fighting, Jab 40, Jab costs nothing)
      And B's Active Pokémon is Moss Ox (Weakness Fire, Resistance none)
      When A attacks with Jab
      Then B's Moss Ox has 40 damage

    @PK-18.6-c
    Scenario Outline: Doubling decides a Knock Out
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is <attacker>
      And B has 3 Point Cards
      And A's Active Pokémon is Squawkabilly (120 HP, Weakness Lightning, 40 damage)
      And A's Bench is Mole
      When B attacks with <attack>
      Then B has <left> Point Cards

      Examples: each attack has 40 and costs nothing
        | case | attacker              | attack | left |
        | 1    | Spark Rat (Lightning) | Jolt   | 2    |
        | 2    | Ember Pup (Fire)      | Ember  | 3    |

  @PK-18.7 @lines-108
  Rule: On the Bench Weakness does not count

    @PK-18.7-a
    Scenario: A Benched Pokémon and an Active one of the same Weakness
      Salamander: Wildfire: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Salamander (Fire, Wildfire 10, Wildfire costs nothing)
      And A's Active Pokémon is Odd Ox (Weakness Fire, Resistance Fire 30)
      And A's Bench is Moss Ox (Weakness Fire)
      When B attacks with Wildfire
      Then A's Odd Ox has 0 damage
      And A's Moss Ox has 40 damage

    @PK-18.7-b
    Scenario Outline: The same Weakness in the Active spot and on the Bench
      Salamander: Wildfire: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Salamander (Fire, Wildfire 10, Wildfire costs nothing)
      And B's Active Pokémon is <active>
      And B's Bench is <bench>
      When A attacks with Wildfire
      Then B's Moss Ox has <damage> damage

      Examples: Moss Ox has Weakness Fire
        | case | active   | bench    | damage |
        | 1    | Plain Ox | Moss Ox  | 40     |
        | 2    | Moss Ox  | Plain Ox | 20     |

  @PK-18.8 @lines-110
  Rule: Step four: a matching Resistance takes the printed amount off

    @PK-18.8-a
    Scenario Outline: Resistance after Weakness and before the effects on the receiving Pokémon
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Fire, Ember 40, Ember costs nothing)
      And attacks of <player>'s Ember Pup do <attacker> damage this turn
      And <other>'s Active Pokémon is <receiver> (Weakness <weakness>, Resistance <resistance>)
      When <player> attacks with Ember
      Then <other>'s <receiver> has <damage> damage

      Examples:
        | case | turn | player | other | attacker | receiver | weakness | resistance  | damage |
        | 1    | 5    | A      | B     | +10      | Iron Ox  | none     | Fire 30     | 20     |
        | 2    | 5    | A      | B     | +30      | Iron Ox  | none     | Fire 30     | 40     |
        | 3    | 5    | A      | B     | +10      | Odd Ox   | Fire     | Fire 30     | 70     |
        | 4    | 5    | A      | B     | +0       | Pond Ox  | Grass    | Fire 20     | 20     |
        | 5    | 6    | B      | A     | +0       | Odd Ox   | Fire     | Fire 30     | 50     |
        | 6    | 6    | B      | A     | +0       | Iron Ox  | none     | Fire 30     | 10     |

    @PK-18.8-b
    Scenario: A Resistance that does not match changes nothing
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Fighting, Jab 40, Jab costs nothing)
      And B's Active Pokémon is Iron Ox (Weakness none, Resistance Fire 30)
      When A attacks with Jab
      Then B's Iron Ox has 40 damage

    @PK-18.8-c
    Scenario: A Resistance does not bring damage below zero
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Puff 10, Puff costs nothing)
      And B's Active Pokémon is Iron Ox (Resistance Fire 30, 50 damage)
      When A attacks with Puff
      Then B's Iron Ox has 50 damage

  @PK-18.9 @lines-111
  Rule: On the Bench Resistance does not count

    @PK-18.9-a
    Scenario Outline: The same Resistance in the Active spot and on the Bench
      Salamander: Wildfire: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Salamander (Fire, Wildfire 10, Wildfire costs nothing)
      And <other>'s Active Pokémon is <active>
      And <other>'s Bench is <bench>
      When <player> attacks with Wildfire
      Then <other>'s Iron Ox has <damage> damage

      Examples: Iron Ox has Resistance Fire 30
        | case | turn | player | other | active   | bench    | damage |
        | 1    | 5    | A      | B     | Plain Ox | Iron Ox  | 40     |
        | 2    | 5    | A      | B     | Iron Ox  | Plain Ox | 0      |
        | 3    | 6    | B      | A     | Plain Ox | Iron Ox  | 40     |

  @PK-18.10 @lines-113
  Rule: Step five: effects on the receiving Pokémon

    @PK-18.10-a
    Scenario Outline: An effect on the receiving Pokémon gives more or less, after everything else
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Fire, Ember 40, Ember costs nothing)
      And <other>'s Active Pokémon is <receiver> (Weakness <weakness>)
      And <other>'s <receiver> takes <effect> damage from attacks this turn
      When <player> attacks with Ember
      Then <other>'s <receiver> has <damage> damage

      Examples:
        | case | turn | player | other | receiver | weakness | effect | damage |
        | 1    | 5    | A      | B     | Plain Ox | none     | -20    | 20     |
        | 2    | 5    | A      | B     | Plain Ox | none     | +30    | 70     |
        | 3    | 5    | A      | B     | Moss Ox  | Fire     | -10    | 70     |
        | 4    | 5    | A      | B     | Moss Ox  | Fire     | +30    | 110    |
        | 5    | 6    | B      | A     | Moss Ox  | Fire     | -20    | 60     |

    @PK-18.10-b
    Scenario Outline: Less than no damage is left, and nothing is healed
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's Active Pokémon is Plain Ox (50 damage)
      And B's Plain Ox takes <effect> damage from attacks this turn
      When A attacks with Ember
      Then B's Plain Ox has <damage> damage

      Examples:
        | case | effect | damage |
        | 1    | -30    | 60     |
        | 2    | -40    | 50     |
        | 3    | -60    | 50     |

    @PK-18.10-c
    Scenario: Step five counts on the Bench as well
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Tremor 10, Tremor costs nothing)
      And B's Active Pokémon is Plain Ox
      And B's Bench is Shell Pup (Ability Shell), Moss Ox (takes +30) and Iron Ox
      When A attacks with Tremor
      Then B's Shell Pup has 20 damage
      And B's Moss Ox has 70 damage
      And B's Iron Ox has 40 damage

    @PK-18.10-d
    Scenario: An effect on another receiving Pokémon does not count
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing, takes -20)
      And B's Active Pokémon is Plain Ox
      And B's Bench is Moss Ox (takes -20)
      When A attacks with Ember
      Then B's Plain Ox has 40 damage

    @PK-18.10-e
    Scenario: Less damage by a card in the opponent's next turn, and only there
      Shield Band: Attacks do 20 less damage to your Active Pokémon until the end of the next turn.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox
      And A's hand is Shield Band
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      When A plays Shield Band
      And A ends the turn
      And B attacks with Ember
      Then A's Plain Ox has 20 damage
      When A ends the turn
      And B attacks with Ember
      Then A's Plain Ox has 60 damage

    @PK-18.10-f
    Scenario: An effect for one turn is over in the next
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox
      And A's Plain Ox takes -20 damage from attacks this turn
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      When A ends the turn
      And B attacks with Ember
      Then A's Plain Ox has 40 damage

    @PK-18.10-g
    Scenario: What changes attacks does not change the damage of a Trainer
      Firecracker: Do 40 damage to the opponent's Active Pokémon.
      Shell Pup: Ability Shell: Attacks do 20 less damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Firecracker
      And B's Active Pokémon is Shell Pup (90 HP, Ability Shell)
      When A plays Firecracker
      Then B's Shell Pup has 40 damage
      When A attacks with Ember
      Then B's Shell Pup has 60 damage
