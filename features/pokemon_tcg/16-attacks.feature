@PK-16
Feature: 16. How an attack is used ("Cara Menggunakan Serangan")
  What it costs, and what it does.

  @PK-16.2 @lines-87
  Rule: Example: Low Kick needs two Energy of whatever type

    @PK-16.2-a
    Scenario Outline: Low Kick with two Energy and with one
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card    | energy   |
        | Brawler | <energy> |
      And B's Active Pokémon is Plain Ox
      When A tries to attack with Low Kick
      Then it is <verdict>
      And B's Plain Ox has <damage> damage

      Examples: Low Kick costs 2 of any type and does 30
        | case | energy                           | verdict               | damage |
        | 1    | Water Energy; Grass Energy       | accepted              | 30     |
        | 2    | Fighting Energy; Fighting Energy | accepted              | 30     |
        | 3    | Fighting Energy; Psychic Energy  | accepted              | 30     |
        | 4    | Fighting Energy                  | refused: cost_not_met | 0      |
        | 5    | Water Energy                     | refused: cost_not_met | 0      |

  @PK-16.3 @lines-88
  Rule: Example: Team Attack needs two Fighting Energy and one of whatever type

    @PK-16.3-a
    Scenario Outline: Team Attack with the types that it names and with others
      Given a game of Pokémon TCG
      And A's Active Pokémon is:
        | card    | energy   |
        | Brawler | <energy> |
      And B's Active Pokémon is Plain Ox
      When A tries to attack with Team Attack
      Then it is <verdict>
      And B's Plain Ox has <damage> damage

      Examples: Team Attack costs 2 Fighting and 1 of any type and does 70
        | case | energy                                                         | verdict               | damage |
        | 1    | Fighting Energy; Fighting Energy; Water Energy                 | accepted              | 70     |
        | 2    | Fighting Energy; Fighting Energy; Fighting Energy              | accepted              | 70     |
        | 3    | Fighting Energy; Fighting Energy; Water Energy; Psychic Energy | accepted              | 70     |
        | 4    | Fighting Energy; Fighting Energy                               | refused: cost_not_met | 0      |
        | 5    | Fighting Energy; Water Energy; Water Energy                    | refused: cost_not_met | 0      |
        | 6    | Fighting Energy; Water Energy; Grass Energy; Fire Energy       | refused: cost_not_met | 0      |
        | 7    | Water Energy; Water Energy; Water Energy                       | refused: cost_not_met | 0      |

    @PK-16.3-b
    Scenario Outline: An attack for one Energy of a named type
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is:
        | card      | energy   |
        | Flare Fox | <energy> |
      And A's Active Pokémon is Plain Ox
      When B tries to attack with Glow
      Then it is <verdict>
      And A's Plain Ox has <damage> damage

      Examples: Glow costs 1 Fire and does 20
        | case | energy                    | verdict               | damage |
        | 1    | Fire Energy               | accepted              | 20     |
        | 2    | Water Energy              | refused: cost_not_met | 0      |
        | 3    | Water Energy; Fire Energy | accepted              | 20     |

  @PK-16.4 @lines-88
  Rule: The colourless mark is paid with Energy of any type

    @PK-16.4-a
    Scenario Outline: Each type pays for the colourless mark
      Given a game of Pokémon TCG
      And A's Active Pokémon is Owlet (Nip 20, Nip costs 1 any)
      And <energy> is attached to A's Owlet
      And B's Active Pokémon is Plain Ox
      When A attacks with Nip
      Then B's Plain Ox has 20 damage

      Examples:
        | case | energy           |
        | 1    | Grass Energy     |
        | 2    | Fire Energy      |
        | 3    | Water Energy     |
        | 4    | Lightning Energy |
        | 5    | Psychic Energy   |
        | 6    | Fighting Energy  |
        | 7    | Filler Energy    |

    @PK-16.4-b
    Scenario: The colourless mark is not paid with nothing
      Given a game of Pokémon TCG
      And A's Active Pokémon is Owlet (Nip 20, Nip costs 1 any)
      And A's hand is Psychic Energy
      And B's Active Pokémon is Plain Ox
      When A tries to attack with Nip
      Then it is refused: cost_not_met
      When A attaches Psychic Energy to Owlet
      And A attacks with Nip
      Then B's Plain Ox has 20 damage

  @PK-16.5 @lines-89
  Rule: An attack that shows no Energy needs none

    @PK-16.5-a
    Scenario Outline: An attack for nothing, without Energy and with some
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is:
        | card         | energy   |
        | Squawkabilly | <energy> |
      And <other>'s Active Pokémon is Plain Ox
      When <player> attacks with Free Peck
      Then <other>'s Plain Ox has 10 damage

      Examples: Free Peck costs nothing and does 10
        | case | turn | player | other | energy      |
        | 1    | 5    | A      | B     | none        |
        | 2    | 5    | A      | B     | Fire Energy |
        | 3    | 6    | B      | A     | none        |

    @PK-16.5-b
    Scenario: An attack for nothing beside one that needs Energy
      Given a game of Pokémon TCG
      And A's Active Pokémon is Brawler (Low Kick costs 2 any, Jab 40, Jab costs nothing)
      And B's Active Pokémon is Plain Ox
      When A tries to attack with Low Kick
      Then it is refused: cost_not_met
      When A attacks with Jab
      Then B's Plain Ox has 40 damage

  @PK-16.6 @lines-91
  Rule: The printed number is the damage to the opponent's Active Pokémon

    @PK-16.6-a
    Scenario Outline: Each attack does its own number
      Given a game of Pokémon TCG
      And A's Active Pokémon is <attacker>
      And B's Active Pokémon is Plain Ox (Weakness none, Resistance none)
      And B's Bench is Moss Ox
      When A attacks with <attack>
      Then B's Plain Ox has <damage> damage
      And B's Moss Ox has 0 damage

      Examples:
        | case | attacker                                      | attack | damage |
        | 1    | Ember Pup (Puff 10, Puff costs nothing)       | Puff   | 10     |
        | 2    | Ember Pup (Ember 40, Ember costs nothing)     | Ember  | 40     |
        | 3    | Burst Bug (Burst 60, Burst costs nothing)     | Burst  | 60     |
        | 4    | Ember Pup (Growl 0, Growl costs nothing)      | Growl  | 0      |

    @PK-16.6-b
    Scenario: The damage comes on top of what is there
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's Active Pokémon is Plain Ox (70 damage)
      When B attacks with Ember
      Then A's Plain Ox has 110 damage

  @PK-16.7 @lines-91
  Rule: What the text of the attack says is done

    @PK-16.7-a
    Scenario: The text of an attack draws a card
      Ember Pup: Growl: Draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Growl 0, Growl costs nothing)
      And A's hand is Mole
      And A's Deck, from the top, is Owl and Berry
      When A attacks with Growl
      Then A's hand is Mole and Owl
      And A's Deck, from the top, is Berry

    @PK-16.7-b
    Scenario: The text of another attack is not done
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      And A's hand is Mole
      And A's Deck, from the top, is Owl and Berry
      And B's Active Pokémon is Plain Ox
      When A attacks with Puff
      Then A's hand is Mole
      And A's Deck, from the top, is Owl and Berry

    @PK-16.7-c
    Scenario Outline: The text damages a chosen Benched Pokémon as well
      Spark Rat: Spread: Do 40 damage to 1 chosen one of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Spread 40, Spread costs nothing)
      And A's Bench is Mole
      And B's Active Pokémon is Plain Ox
      And B's Bench is Moss Ox and Odd Ox
      When A attacks with Spread
      Then before A chooses, A chooses among Moss Ox and Odd Ox
      When A chooses <chosen>
      Then B's Plain Ox has 40 damage
      And B's Moss Ox has <moss> damage
      And B's Odd Ox has <odd> damage
      And A's Mole has 0 damage

      Examples:
        | case | chosen  | moss | odd |
        | 1    | Moss Ox | 40   | 0   |
        | 2    | Odd Ox  | 0    | 40  |

    @PK-16.7-d
    Scenario Outline: Only what the text of the attack allows can be chosen
      Spark Rat: Spread: Do 40 damage to 1 chosen one of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Spread 40, Spread costs nothing)
      And A's Bench is Mole
      And B's Active Pokémon is Plain Ox
      And B's Bench is Moss Ox and Odd Ox
      When A attacks with Spread
      And A tries to choose <chosen>
      Then it is refused: not_an_option
      When A chooses Moss Ox
      Then B's Moss Ox has 40 damage
      And B's Odd Ox has 0 damage

      Examples:
        | case | chosen   |
        | 1    | Plain Ox |
        | 2    | Mole     |

    @PK-16.7-j
    Scenario: Who attacks chooses, not the opponent
      Spark Rat: Spread: Do 40 damage to 1 chosen one of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Spread 40, Spread costs nothing)
      And B's Active Pokémon is Plain Ox
      And B's Bench is Moss Ox and Odd Ox
      When A attacks with Spread
      And B tries to choose Moss Ox
      Then it is refused: not_your_decision
      When A chooses Odd Ox
      Then B's Odd Ox has 40 damage
      And B's Moss Ox has 0 damage

    @PK-16.7-e
    Scenario Outline: Energy leaves where the text says so, and only there
      Flare Fox: Flare: Discard 1 Energy from this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Flare Fox (Flare costs 1 Fire, Glow costs 1 Fire)
      And Fire Energy is attached to A's Flare Fox
      And B's Active Pokémon is Plain Ox
      When A attacks with <attack>
      Then B's Plain Ox has <damage> damage
      And A's Trash is <trash>

      Examples:
        | case | attack | damage | trash       |
        | 1    | Flare  | 50     | Fire Energy |
        | 2    | Glow   | 20     | empty       |

    @PK-16.7-f
    Scenario: The text brings a condition for the opponent's Active Pokémon
      Marsh Snake: Venom: The opponent's Active Pokémon is now Poisoned.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Marsh Snake (Venom 10, Venom costs nothing)
      And B's Active Pokémon is Plain Ox
      And B's Bench is Moss Ox
      When A attacks with Venom
      Then B's Plain Ox is Poisoned
      And B's Moss Ox is not Poisoned
      And A's Marsh Snake is not Poisoned

    @PK-16.7-g
    Scenario: What lasts for the opponent's next turn ends with it
      Vine Snake: Coil: The opponent's Active Pokémon cannot retreat until the end of the next turn.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Active Pokémon is Vine Snake (Coil 10, Coil costs nothing)
      And B's Active Pokémon is Spark Rat (Retreat 0)
      And B's Bench is Owlet
      When A attacks with Coil
      And B tries to retreat Spark Rat, discarding nothing, for Owlet
      Then it is refused: retreat_forbidden
      When B ends the turn
      And A ends the turn
      And B retreats Spark Rat, discarding nothing, for Owlet
      Then B's Active Pokémon is Owlet

    @PK-16.7-i
    Scenario Outline: A ban on attacks for the opponent's next turn ends with it
      Web Spider: Web: The opponent's Active Pokémon cannot attack until the end of the next turn.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Web Spider (70 HP, Web 10, Web costs nothing)
      And <other>'s Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      When <player> attacks with Web
      And <other> tries to attack with Puff
      Then it is refused: attack_forbidden
      And <player>'s Web Spider has 0 damage
      When <other> ends the turn
      And <player> ends the turn
      And <other> attacks with Puff
      Then <player>'s Web Spider has 10 damage

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-16.7-h
    Scenario: What lasts for the own next turn ends with it
      War Snake: Wind Up: Attacks of this Pokémon do 30 more damage until the end of your next turn.
      Given a game of Pokémon TCG
      And A's Active Pokémon is War Snake (Wind Up 10, Bite 10, Wind Up costs nothing, Bite costs nothing)
      And B's Active Pokémon is Plain Ox
      When A attacks with Wind Up
      Then B's Plain Ox has 10 damage
      When B ends the turn
      And A attacks with Bite
      Then B's Plain Ox has 50 damage
      When B ends the turn
      And A attacks with Bite
      Then B's Plain Ox has 60 damage
