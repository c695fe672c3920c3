@PK-17
Feature: 17. Weakness and Resistance ("Kelemahan dan Resistansi")
  What the type of the attacking Pokémon changes.

  @PK-17.2 @lines-94 @lines-99
  Rule: The damage an Active Pokémon takes from an attack changes with its Weakness and Resistance, on the Bench it does not

    @PK-17.2-a
    Scenario Outline: One attack, four receivers
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Torch Cat (Fire, Torch 50, Torch costs nothing)
      And <other>'s Active Pokémon is <receiver> (Weakness <weakness>, Resistance <resistance>)
      When <player> attacks with Torch
      Then <other>'s <receiver> has <damage> damage

      Examples:
        | case | turn | player | other | receiver | weakness | resistance | damage |
        | 1    | 5    | A      | B     | Plain Ox | none     | none       | 50     |
        | 2    | 5    | A      | B     | Moss Ox  | Fire     | none       | 100     |
        | 3    | 5    | A      | B     | Iron Ox  | none     | Fire 30    | 20     |
        | 4    | 5    | A      | B     | Odd Ox   | Fire     | Fire 30    | 70     |
        | 5    | 6    | B      | A     | Moss Ox  | Fire     | none       | 100     |
        | 6    | 6    | B      | A     | Iron Ox  | none     | Fire 30    | 20     |

    @PK-17.2-b
    Scenario: On the Bench neither Weakness nor Resistance counts
      Salamander: Wildfire: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Salamander (Fire, Wildfire 10, Wildfire costs nothing)
      And B's Active Pokémon is Moss Ox (Weakness Fire)
      And B's Bench is Moss Ox (Weakness Fire), Iron Ox (Resistance Fire 30) and Plain Ox
      When A attacks with Wildfire
      Then B's Active Pokémon is:
        | card    | damage |
        | Moss Ox | 20     |
      And B's Moss Ox #2 has 40 damage
      And B's Iron Ox has 40 damage
      And B's Plain Ox has 40 damage

    @PK-17.2-c
    Scenario: The same Weakness on the Bench and a turn later in the Active spot
      Salamander: Wildfire: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Salamander (Fire, Wildfire 10, Wildfire costs nothing)
      And B's Active Pokémon is Spark Rat (60 HP, Retreat 0)
      And B's Bench is Moss Ox (Weakness Fire)
      When A attacks with Wildfire
      Then B's Moss Ox has 40 damage
      When B retreats Spark Rat, discarding nothing, for Moss Ox
      And B ends the turn
      And A attacks with Wildfire
      Then B's Moss Ox has 60 damage

    @PK-17.2-d @PK-R5:a
    Scenario Outline: Damage that is not from an attack is not changed
      Flame Newt: Ability Spit: Once in your turn, you may use this: do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Bench is Flame Newt (Fire, Ability Spit)
      And B's Active Pokémon is <receiver>
      When A uses the Ability of Flame Newt
      Then B's <receiver> has 40 damage

      Examples: Weakness Fire, Resistance Fire 30, both
        | case | receiver |
        | 1    | Moss Ox  |
        | 2    | Iron Ox  |
        | 3    | Odd Ox   |

    @PK-17.2-e @PK-R5:b
    Scenario Outline: Damage that is not from an attack is changed as well
      Flame Newt: Ability Spit: Once in your turn, you may use this: do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Bench is Flame Newt (Fire, Ability Spit)
      And B's Active Pokémon is <receiver>
      When A uses the Ability of Flame Newt
      Then B's <receiver> has <damage> damage

      Examples: Weakness Fire, Resistance Fire 30, both, neither
        | case | receiver | damage |
        | 1    | Moss Ox  | 80     |
        | 2    | Iron Ox  | 10     |
        | 3    | Odd Ox   | 50     |
        | 4    | Plain Ox | 40     |

    @PK-17.2-f @PK-R12:a
    Scenario: Damage that an attack does to its own Pokémon is not changed
      Given a game of Pokémon TCG
      And A's Active Pokémon is Scorch Bug (120 HP, Weakness Fire, Fire, Scorch 10, Scorch costs nothing)
      And B's Active Pokémon is Plain Ox
      When A attacks with Scorch
      Then A's Scorch Bug has 30 damage

    @PK-17.2-g
    Scenario Outline: Damage by the text of an attack counts like its number, in the Active spot and on the Bench
      Snipe Fox: Snipe: Do 40 damage to 1 chosen one of the opponent's Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Snipe Fox (Fire, Snipe 0, Snipe costs nothing)
      And B's Active Pokémon is <active>
      And B's Bench is <bench>
      When A attacks with Snipe
      And A chooses <chosen>
      Then B's <chosen> has <damage> damage

      Examples: Moss Ox has Weakness Fire, Iron Ox Resistance Fire 30
        | case | active   | bench    | chosen  | damage |
        | 1    | Moss Ox  | Plain Ox | Moss Ox | 80     |
        | 2    | Plain Ox | Moss Ox  | Moss Ox | 40     |
        | 3    | Iron Ox  | Plain Ox | Iron Ox | 10     |
        | 4    | Plain Ox | Iron Ox  | Iron Ox | 40     |

  @PK-17.3 @lines-95
  Rule: Example: Squawkabilly has a Weakness to Lightning and a Resistance to Fighting

    @PK-17.3-a
    Scenario Outline: Squawkabilly against three types
      Given a game of Pokémon TCG
      And A's Active Pokémon is <attacker>
      And B's Active Pokémon is Squawkabilly (Weakness Lightning, Resistance Fighting 30)
      When A attacks with <attack>
      Then B's Squawkabilly has <damage> damage

      Examples: each attack has 40 and costs nothing
        | case | attacker                       | attack | damage |
        | 1    | Spark Rat (Lightning, Jolt 40) | Jolt   | 80     |
        | 2    | Brawler (Fighting, Jab 40)     | Jab    | 10     |
        | 3    | Ember Pup (Fire, Ember 40)     | Ember  | 40     |

  @PK-17.4 @lines-96
  Rule: A Pokémon without a mark has no Weakness or Resistance

    @PK-17.4-a
    Scenario Outline: Neither Weakness nor Resistance
      Given a game of Pokémon TCG
      And A's Active Pokémon is <attacker>
      And B's Active Pokémon is Heavy Ox (Weakness none, Resistance none)
      When A attacks with <attack>
      Then B's Heavy Ox has 40 damage

      Examples: each attack has 40 and costs nothing
        | case | attacker              | attack |
        | 1    | Spark Rat (Lightning) | Jolt   |
        | 2    | Brawler (Fighting)    | Jab    |
        | 3    | Ember Pup (Fire)      | Ember  |

  @PK-17.5 @lines-97
  Rule: Squawkabilly takes twice the damage from attacks of Lightning Pokémon

    @PK-17.5-a
    Scenario Outline: Twice by the type of the Pokémon, not of the Energy
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card       | energy   |
        | <attacker> | <energy> |
      And <other>'s Active Pokémon is Squawkabilly (120 HP, Weakness Lightning)
      When <player> attacks with <attack>
      Then <other>'s Squawkabilly has <damage> damage

      Examples: Spark Rat is Lightning, Ember Pup Fire; Jolt and Ember have 40
        | case | turn | player | other | attacker  | energy                             | attack | damage |
        | 1    | 5    | A      | B     | Spark Rat | Lightning Energy                   | Jolt   | 80     |
        | 2    | 5    | A      | B     | Spark Rat | Fire Energy                        | Jolt   | 80     |
        | 3    | 5    | A      | B     | Ember Pup | Lightning Energy; Lightning Energy | Ember  | 40     |
        | 4    | 6    | B      | A     | Spark Rat | none                               | Jolt   | 80     |

    @PK-17.5-b
    Scenario: The cost paid in Lightning Energy makes no Lightning attack
      Given a game of Pokémon TCG
      And A's Active Pokémon is Owlet (Colorless, Nip 20, Nip costs 1 any)
      And Lightning Energy is attached to A's Owlet
      And B's Active Pokémon is Squawkabilly (Weakness Lightning)
      When A attacks with Nip
      Then B's Squawkabilly has 20 damage

    @PK-17.5-c
    Scenario: A Lightning Pokémon on the Bench changes nothing
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Fire, Ember 40, Ember costs nothing)
      And A's Bench is Spark Rat (Lightning)
      And B's Active Pokémon is Squawkabilly (Weakness Lightning)
      When A attacks with Ember
      Then B's Squawkabilly has 40 damage

    @PK-17.5-d
    Scenario: Nor does an attack that needs Lightning Energy make one
      Given a game of Pokémon TCG
      And A's Active Pokémon is Odd Moth (Psychic, Static 40, Static costs 1 Lightning)
      And Lightning Energy is attached to A's Odd Moth
      And B's Active Pokémon is Squawkabilly (Weakness Lightning)
      When A attacks with Static
      Then B's Squawkabilly has 40 damage

  @PK-17.6 @lines-98
  Rule: Squawkabilly takes 30 less from attacks of Fighting Pokémon

    @PK-17.6-a
    Scenario Outline: 30 less by the type of the Pokémon, not of the Energy
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card       | energy   |
        | <attacker> | <energy> |
      And <other>'s Active Pokémon is Squawkabilly (120 HP, Resistance Fighting 30)
      When <player> attacks with <attack>
      Then <other>'s Squawkabilly has <damage> damage

      Examples: Brawler is Fighting, Ember Pup Fire; Jab and Ember have 40, Low Kick has 30
        | case | turn | player | other | attacker  | energy                           | attack   | damage |
        | 1    | 5    | A      | B     | Brawler   | Fighting Energy                  | Jab      | 10     |
        | 2    | 5    | A      | B     | Brawler   | Water Energy; Water Energy       | Low Kick | 0      |
        | 3    | 5    | A      | B     | Ember Pup | Fighting Energy; Fighting Energy | Ember    | 40     |
        | 4    | 6    | B      | A     | Brawler   | none                             | Jab      | 10     |

    @PK-17.6-b
    Scenario: A Resistance of more than the damage heals nothing
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Fighting, Tremor 10, Tremor costs nothing)
      And B's Active Pokémon is Squawkabilly (Resistance Fighting 30, 50 damage)
      When A attacks with Tremor
      Then B's Squawkabilly has 50 damage

    @PK-17.6-c
    Scenario: An attack that needs Fighting Energy is none of a Fighting Pokémon
      Given a game of Pokémon TCG
      And A's Active Pokémon is Odd Moth (Psychic, Kick 40, Kick costs 1 Fighting)
      And Fighting Energy is attached to A's Odd Moth
      And B's Active Pokémon is Squawkabilly (Resistance Fighting 30)
      When A attacks with Kick
      Then B's Squawkabilly has 40 damage
