@PK-92 @supplement
Feature: 92. Supplement: Special Conditions
  The book names them only where they end. What they do, and the Checkup between two turns, is from the official rulebook.

  @PK-92.1 @supplement
  Rule: Poisoned: 10 damage at each Checkup
    Source: the official rulebook, current edition.

    @PK-92.1-a
    Scenario Outline: Poison hurts after each player's turn
      Given a game of Pokémon TCG
      And <player>'s Active Pokémon is Plain Ox (Poisoned)
      When A ends the turn
      Then <player>'s Plain Ox has 10 damage
      And <player>'s Plain Ox is Poisoned
      When B ends the turn
      Then <player>'s Plain Ox has 20 damage

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @PK-92.1-b
    Scenario: Only the Poisoned Pokémon is hurt
      Given a game of Pokémon TCG
      And A's Active Pokémon is Plain Ox
      And B's Active Pokémon is Moss Ox (Poisoned)
      When A ends the turn
      Then A's Plain Ox has 0 damage
      And B's Moss Ox has 10 damage

    @PK-92.1-d @PK-R37:a
    Scenario Outline: Poison is nothing that an Ability answers, the damage of a text is
      Given a game of Pokémon TCG
      And B's Active Pokémon is Ink Squid (<state>)
      And B's hand is empty
      When A ends the turn
      And B attacks with Spill
      Then B's Ink Squid has <damage> damage
      And B's hand has 2 cards

      Examples: one card is drawn for the turn, one for the 10 damage that Spill does to Ink Squid
        | case | state     | damage |
        | 1    | 0 damage  | 10     |
        | 2    | Poisoned  | 30     |

    @PK-92.1-c @PK-R3:a
    Scenario: Poison may Knock Out before the next turn begins
      Given a game of Pokémon TCG
      And B's Active Pokémon is Owlet (60 HP, 50 damage, Poisoned)
      And B's Bench is Mole
      And A has 3 Point Cards
      When A ends the turn
      Then B's Active Pokémon is Mole
      And A has 2 Point Cards
      And B is the active player

  @PK-92.2 @supplement
  Rule: Burned: 20 damage at each Checkup, and a coin that may end it
    Source: the official rulebook, current edition; in older editions the coin comes first and decides on the damage.

    @PK-92.2-a
    Scenario Outline: In the current edition the damage of a burn is certain
      Given a game of Pokémon TCG
      And the edition is current
      And B's Active Pokémon is Plain Ox (Burned)
      When A ends the turn
      And the coin shows <side>
      Then B's Plain Ox has 20 damage
      And B's Plain Ox <is> Burned

      Examples:
        | case | side  | is     |
        | 1    | heads | is not |
        | 2    | tails | is     |

    @PK-92.2-b
    Scenario Outline: In an older edition the coin decides on the damage of a burn
      Given a game of Pokémon TCG
      And the edition is older
      And B's Active Pokémon is Plain Ox (Burned)
      When A ends the turn
      And the coin shows <side>
      Then B's Plain Ox has <damage> damage
      And B's Plain Ox is Burned

      Examples:
        | case | side  | damage |
        | 1    | heads | 0      |
        | 2    | tails | 20     |

    @PK-92.2-c
    Scenario: Poisoned and Burned at once
      Given a game of Pokémon TCG
      And the edition is current
      And A's Active Pokémon is Plain Ox (Poisoned, Burned)
      When A ends the turn
      And the coin shows tails
      Then A's Plain Ox has 30 damage
      And A's Plain Ox is Poisoned
      And A's Plain Ox is Burned

  @PK-92.3 @supplement
  Rule: Asleep: at each Checkup a coin may end it
    Source: the official rulebook, current edition.

    @PK-92.3-a
    Scenario Outline: Heads wakes a Pokémon that is Asleep
      Given a game of Pokémon TCG
      And <player>'s Active Pokémon is Plain Ox (Asleep)
      When A ends the turn
      And the coin shows <side>
      Then <player>'s Plain Ox <is> Asleep
      And <player>'s Plain Ox has 0 damage

      Examples:
        | case | player | side  | is     |
        | 1    | A      | heads | is not |
        | 2    | A      | tails | is     |
        | 3    | B      | heads | is not |
        | 4    | B      | tails | is     |

  @PK-92.4 @supplement
  Rule: Asleep and Paralyzed: neither attack nor retreat; Paralyzed ends after its owner's turn
    Source: the official rulebook, current edition.

    @PK-92.4-a @PK-R17:b
    Scenario Outline: No attack of a Pokémon that is Asleep or Paralyzed
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (<condition>)
      When A tries to attack with Puff
      Then it is <verdict>

      Examples: Puff costs nothing
        | case | condition | verdict                |
        | 1    | Asleep    | refused: cannot_attack |
        | 2    | Paralyzed | refused: cannot_attack |
        | 3    | Poisoned  | accepted               |

    @PK-92.4-b @PK-R17:b
    Scenario Outline: No Retreat of a Pokémon that is Asleep or Paralyzed
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Spark Rat (Retreat 0, <condition>)
      And B's Bench is Owlet
      When B tries to retreat Spark Rat, discarding nothing, for Owlet
      Then it is <verdict>

      Examples:
        | case | condition | verdict                 |
        | 1    | Asleep    | refused: cannot_retreat |
        | 2    | Paralyzed | refused: cannot_retreat |
        | 3    | Confused  | accepted                |

    @PK-92.4-c @PK-R17:b
    Scenario: Paralyzed lasts through the owner's next turn and no longer
      Stun Moth: Stun: The opponent's Active Pokémon is now Paralyzed.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Stun Moth (Stun costs nothing)
      And B's Active Pokémon is Ember Pup (Puff costs nothing)
      When A attacks with Stun
      Then B's Ember Pup is Paralyzed
      And B is the active player
      When B tries to attack with Puff
      Then it is refused: cannot_attack
      When B ends the turn
      Then B's Ember Pup is not Paralyzed
      When A ends the turn
      And B attacks with Puff
      Then A's Stun Moth has 10 damage

  @PK-92.5 @supplement
  Rule: Confused: an attack needs heads, with tails it does 30 damage to the attacking Pokémon instead
    Source: the official rulebook, current edition.

    @PK-92.5-a
    Scenario Outline: The attack of a Confused Pokémon with heads and with tails
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Confused)
      And <other>'s Active Pokémon is Plain Ox
      When <player> attacks with Ember
      And the coin shows <side>
      Then <other>'s Plain Ox has <damage> damage
      And <player>'s Ember Pup has <own> damage
      And <player>'s Ember Pup is Confused
      And <other> is the active player

      Examples:
        | case | turn | player | other | side  | damage | own |
        | 1    | 5    | A      | B     | heads | 40     | 0   |
        | 2    | 5    | A      | B     | tails | 0      | 30  |
        | 3    | 6    | B      | A     | tails | 0      | 30  |

    @PK-92.5-b @PK-R37:a
    Scenario Outline: The damage of tails is nothing that an Ability answers, the damage of a text is
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ink Squid (Spill costs nothing, Confused)
      And A's hand is empty
      When A attacks with Spill
      And the coin shows <side>
      Then A's Ink Squid has <damage> damage
      And A's hand has <cards>

      Examples: with heads, Spill does 10 damage to Ink Squid
        | case | side  | damage | cards   |
        | 1    | heads | 10     | 1 card  |
        | 2    | tails | 30     | 0 cards |

  @PK-92.6 @supplement
  Rule: Asleep, Confused and Paralyzed replace each other, Poisoned and Burned stand beside them
    Source: the official rulebook, current edition.

    @PK-92.6-a
    Scenario Outline: A condition on top of others
      Given a game of Pokémon TCG
      And the edition is current
      And A's Active Pokémon is <attacker>
      And B's Active Pokémon is:
        | card     | conditions |
        | Plain Ox | <before>   |
      When A attacks with <attack>
      And the coin shows tails
      Then B's Active Pokémon is:
        | card     | conditions |
        | Plain Ox | <after>    |

      Examples: each of these attacks costs nothing
        | case | attacker                                                         | attack | before                | after            |
        | 1    | Sand Moth (Lull costs nothing)                                   | Lull   | confused              | asleep           |
        | 2    | Sand Moth (Lull costs nothing)                                   | Lull   | paralyzed             | asleep           |
        | 3    | Sand Moth (Lull costs nothing)                                   | Lull   | poisoned              | asleep; poisoned |
        | 4    | Coal Moth (Singe costs nothing)                                  | Singe  | confused              | burned; confused |
        | 5    | Coal Moth (Singe costs nothing)                                  | Singe  | poisoned              | burned; poisoned |

    @PK-92.6-b
    Scenario: Confused replaces Paralyzed, and Paralyzed replaces Confused
      Given a game of Pokémon TCG
      And A's Active Pokémon is Haze Moth (Haze costs nothing)
      And B's Active Pokémon is Stun Moth (Stun costs nothing, Paralyzed)
      When A attacks with Haze
      Then B's Stun Moth is Confused
      And B's Stun Moth is not Paralyzed
      When B attacks with Stun
      And the coin shows heads
      Then A's Haze Moth is Paralyzed
      And B's Stun Moth is Confused
