@PK-13
Feature: 13. Abilities ("Menggunakan Ability Pokémon")
  What some Pokémon can do beside their attacks: when asked to, by being in play, or when something happens.

  @PK-13.2 @definition @lines-60.1
  Rule: Some Pokémon have an Ability beside their attacks
    It is a fact of the cards; what follows from it is in the other rules of this section.

  @PK-13.3 @lines-16 @lines-60.2
  Rule: An Ability can be used while its Pokémon is in play

    @PK-13.3-a
    Scenario Outline: An Ability is used from the Active spot and from the Bench
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is <active>
      And <player>'s Bench is <bench>
      And <player>'s hand is empty
      And <player>'s Deck, from the top, is Owl and Berry
      When <player> uses the Ability of Scholar
      Then <player>'s hand is Owl
      And <player>'s Deck, from the top, is Berry

      Examples:
        | case | turn | player | active                  | bench                   |
        | 1    | 5    | A      | Scholar (Ability Study) | Mole                    |
        | 2    | 5    | A      | Mole                    | Scholar (Ability Study) |
        | 3    | 6    | B      | Scholar (Ability Study) | Mole                    |
        | 4    | 6    | B      | Mole                    | Scholar (Ability Study) |

    @PK-13.3-b
    Scenario Outline: No Ability of a card that is not in play
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Bench is <bench>
      And <player>'s hand is <hand>
      And <player>'s Trash is <trash>
      When <player> tries to use the Ability of Scholar
      Then it is <verdict>

      Examples:
        | case | turn | player | bench   | hand    | trash   | verdict              |
        | 1    | 5    | A      | Scholar | Mole    | Mole    | accepted             |
        | 2    | 5    | A      | Mole    | Scholar | Mole    | refused: not_in_play |
        | 3    | 5    | A      | Mole    | Mole    | Scholar | refused: not_in_play |
        | 4    | 6    | B      | Scholar | Mole    | Mole    | accepted             |
        | 5    | 6    | B      | Mole    | Scholar | Mole    | refused: not_in_play |

    @PK-13.3-c
    Scenario Outline: Only the Ability of an own Pokémon that has one
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Mole (no Ability)
      And <player>'s Bench is Scholar (Ability Study)
      And <other>'s Bench is Gatherer (Ability Gather)
      When <player> tries to use the Ability of <pokémon>
      Then it is <verdict>

      Examples:
        | case | turn | player | other | pokémon      | verdict                  |
        | 1    | 5    | A      | B     | Scholar      | accepted                 |
        | 2    | 5    | A      | B     | Mole         | refused: no_such_ability |
        | 3    | 5    | A      | B     | B's Gatherer | refused                  |
        | 4    | 6    | B      | A     | Scholar      | accepted                 |
        | 5    | 6    | B      | A     | Mole         | refused: no_such_ability |
        | 6    | 6    | B      | A     | A's Gatherer | refused                  |

    @PK-13.3-d
    Scenario Outline: An Ability once a turn where the card says so
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Bench is Scholar (Ability Study)
      And <player>'s hand is empty
      And <player>'s Deck, from the top, is Owl, Berry, Herb and Mole
      When <player> uses the Ability of Scholar
      And <player> tries to use the Ability of Scholar
      Then it is refused: ability_not_usable
      And <player>'s hand is Owl
      When <player> ends the turn
      And <other> ends the turn
      And <player> uses the Ability of Scholar
      Then <player>'s hand is Owl, Berry and Herb

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-13.3-e
    Scenario: Two Pokémon of one name have an Ability each
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Bench is Scholar and Scholar
      And A's hand is empty
      And A's Deck, from the top, is Owl, Berry and Herb
      When A uses the Ability of Scholar
      And A uses the Ability of Scholar #2
      Then A's hand is Owl and Berry

    @PK-13.3-f @PK-R13:a
    Scenario: An Ability as often as wanted where the card does not say once
      Gatherer: Ability Gather: As often as you like in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Bench is Gatherer (Ability Gather)
      And A's hand is empty
      And A's Deck, from the top, is Owl, Berry and Herb
      When A uses the Ability of Gatherer
      And A uses the Ability of Gatherer
      Then A's hand is Owl and Berry

    @PK-13.3-g
    Scenario: No Ability is used in the other player's turn
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And B's Bench is Scholar (Ability Study)
      And B's hand is empty
      And B's Deck, from the top, is Owl, Berry and Herb
      When B tries to use the Ability of Scholar
      Then it is refused: not_your_decision
      When A ends the turn
      And B uses the Ability of Scholar
      Then B's hand is Owl and Berry

    @PK-13.3-h
    Scenario: Whose Ability can be used
      Given a game of Pokémon TCG
      And A's Active Pokémon is Scholar (Ability Study)
      And A's Bench is Mole (no Ability), Flame Newt (Ability Spit) and Cheer Bird (Ability Cheer)
      And A's hand is Gatherer (Ability Gather)
      Then A can use the Ability of Scholar and Flame Newt

    @PK-13.3-i
    Scenario: An Ability is used in the first turn of the game, too
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And it is turn 1
      And A is the first player
      And A's Active Pokémon is Scholar (Ability Study)
      And A's hand is empty
      And A's Deck, from the top, is Owl and Berry
      When A uses the Ability of Scholar
      Then A's hand is Owl

    @PK-13.3-j
    Scenario: The Ability of a Pokémon that was put into play in the same turn
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's hand is Scholar (Basic, Ability Study)
      And A's Deck, from the top, is Owl and Berry
      When A benches Scholar
      And A uses the Ability of Scholar
      Then A's hand is Owl

    @PK-13.3-k
    Scenario: Going to the Bench does not bring a used Ability back
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Scholar (Ability Study, Retreat 1)
      And Fire Energy is attached to A's Scholar
      And A's Bench is Mole
      And A's hand is empty
      And A's Deck, from the top, is Owl, Berry, Herb and Elder
      When A uses the Ability of Scholar
      And A retreats Scholar, discarding Fire Energy, for Mole
      And A tries to use the Ability of Scholar
      Then it is refused: ability_not_usable
      And A's hand is Owl
      When A ends the turn
      And B ends the turn
      And A uses the Ability of Scholar
      Then A's hand is Owl, Berry and Herb

    @PK-13.3-m
    Scenario: Nor does coming up into the Active spot
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Scholar (Ability Study)
      And A's hand is empty
      And A's Deck, from the top, is Owl and Berry
      When A uses the Ability of Scholar
      And A retreats Spark Rat, discarding nothing, for Scholar
      And A tries to use the Ability of Scholar
      Then it is refused: ability_not_usable
      And A's hand is Owl

    @PK-13.3-l
    Scenario Outline: A Special Condition does not keep an Ability from being used
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Scholar (Ability Study, <condition>)
      And A's hand is empty
      And A's Deck, from the top, is Owl and Berry
      When A uses the Ability of Scholar
      Then A's hand is Owl

      Examples:
        | case | condition |
        | 1    | Asleep    |
        | 2    | Burned    |
        | 3    | Confused  |
        | 4    | Paralyzed |
        | 5    | Poisoned  |

  @PK-13.4 @definition @lines-60.3
  Rule: The opponent is told that an Ability is used
    The action itself tells it: nothing a game's state holds could differ.

  @PK-13.5 @lines-60.3
  Rule: Then what its text says is done

    @PK-13.5-a
    Scenario: Damage to the opponent's Active Pokémon
      Flame Newt: Ability Spit: Once in your turn, you may use this: do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Bench is Flame Newt (Ability Spit)
      And A's Active Pokémon is Plain Ox
      And A's Bench is Owlet
      When B uses the Ability of Flame Newt
      Then A's Plain Ox has 40 damage
      And A's Owlet has 0 damage
      And B's Flame Newt has 0 damage

    @PK-13.5-b
    Scenario: The Ability draws one card, not two
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Scholar (Ability Study)
      And A's hand is Mole
      And A's Deck, from the top, is Owl, Berry and Herb
      When A uses the Ability of Scholar
      Then A's hand is Mole and Owl
      And A's Deck, from the top, is Berry and Herb
      And A's Active Pokémon is Scholar

    @PK-13.5-c
    Scenario: The card that an Ability draws is not shown
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Scholar (Ability Study)
      And A's hand is empty
      And A's Deck, from the top, is Owl and Berry
      When A uses the Ability of Scholar
      Then A sees Owl in A's hand
      And B sees 1 card in A's hand
      And B does not see Owl

  @PK-13.6 @lines-61
  Rule: Some Abilities work as soon as the Pokémon is in play

    @PK-13.6-a
    Scenario Outline: An Ability that works by itself works on the Bench and not in the hand
      Cheer Bird: Ability Cheer: Attacks of all of your Pokémon do 10 more damage.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's Bench is <bench>
      And A's hand is <hand>
      And B's Active Pokémon is Plain Ox
      When A attacks with Ember
      Then B's Plain Ox has <damage> damage

      Examples:
        | case | bench                      | hand       | damage |
        | 1    | Cheer Bird (Ability Cheer) | Mole       | 50     |
        | 2    | Mole                       | Cheer Bird | 40     |
        | 3    | Cheer Bird and Cheer Bird  | Mole       | 60     |

    @PK-13.6-b
    Scenario: Putting the Pokémon down is all that its Ability needs
      Cheer Bird: Ability Cheer: Attacks of all of your Pokémon do 10 more damage.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's hand is Cheer Bird (Basic)
      And B's Active Pokémon is Plain Ox
      When A benches Cheer Bird
      And A attacks with Ember
      Then B's Plain Ox has 50 damage

    @PK-13.6-c
    Scenario: An Ability that works by itself works for the Active Pokémon itself, and in the own attack only
      Cheer Bird: Ability Cheer: Attacks of all of your Pokémon do 10 more damage.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Cheer Bird (Chirp 20, Chirp costs nothing)
      And B's Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      When A attacks with Chirp
      Then B's Ember Pup has 30 damage
      When B attacks with Puff
      Then A's Cheer Bird has 10 damage

    @PK-13.6-d
    Scenario: An Ability that works by itself cannot be used like the others
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And A's Bench is Cheer Bird (Ability Cheer) and Scholar (Ability Study)
      When A tries to use the Ability of Cheer Bird
      Then it is refused
      When A uses the Ability of Scholar
      Then A can use the Ability of nothing

    @PK-13.6-e
    Scenario: An Ability that works by itself works in the opponent's turn as well
      Shell Pup: Ability Shell: Attacks do 20 less damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's Active Pokémon is Shell Pup (Ability Shell)
      When A attacks with Ember
      Then B's Shell Pup has 20 damage

    @PK-13.6-g @PK-R31:a
    Scenario Outline: An Ability that works once, when its Pokémon is put into play
      Herald: Ability Call: When this Pokémon comes into play: draw 1 card.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Bench is Herald
      And <player>'s hand is <hand> (Basic)
      And <player>'s Deck, from the top, is Owl, Berry and Herb
      When <player> benches <card>
      Then <player>'s hand is <drawn>
      And <player> is the active player

      Examples: the one that is on the Bench already does nothing any more
        | case | turn | player | hand   | card      | drawn |
        | 1    | 5    | A      | Herald | Herald #2 | Owl   |
        | 2    | 5    | A      | Mole   | Mole      | empty |
        | 3    | 6    | B      | Herald | Herald #2 | Owl   |

    @PK-13.6-h @PK-R31:a @PK-R35:a
    Scenario: An Ability that works once works also when its Pokémon comes by evolving
      Herald King: Ability Decree: When this Pokémon comes into play: draw 2 cards.
      Given a game of Pokémon TCG
      And it is turn 5
      And A's Bench is Herald
      And A's hand is Herald King (Evolution of Herald)
      And A's Deck, from the top, is Owl, Berry and Herb
      When A evolves Herald into Herald King
      Then A's hand is Owl and Berry

    @PK-13.6-i @PK-R31:a
    Scenario: An Ability that works once does nothing later, and nobody can use it
      Herald: Ability Call: When this Pokémon comes into play: draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's hand is Herald (Basic)
      And A's Deck, from the top, is Owl, Berry and Herb
      When A benches Herald
      Then A's hand is Owl
      When A tries to use the Ability of Herald
      Then it is refused
      When A ends the turn
      And B ends the turn
      And A retreats Spark Rat, discarding nothing, for Herald
      Then A's hand is Owl and Berry

    @PK-13.6-f
    Scenario: An Ability ends when its Pokémon leaves play
      Cheer Bird: Ability Cheer: Attacks of all of your Pokémon do 10 more damage.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Salamander (Wildfire 10, Wildfire costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Ember Pup (80 HP, Puff 10, Puff costs nothing)
      And B's Bench is Cheer Bird (60 HP, 20 damage)
      When A attacks with Wildfire
      Then A has 2 Point Cards
      When B attacks with Puff
      Then A's Salamander has 10 damage

  @PK-13.7 @lines-62
  Rule: Using an Ability does not end the turn

    @PK-13.7-a
    Scenario Outline: The attack of the turn can still be used
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Scholar (Lecture 10, Lecture costs nothing)
      And <other>'s Active Pokémon is Plain Ox
      When <player> uses the Ability of Scholar
      Then <player> is the active player
      And it is turn <turn>
      When <player> attacks with Lecture
      Then <other> is the active player
      And <other>'s Plain Ox has 10 damage

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-13.7-b
    Scenario: An Ability uses up nothing else of the turn
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Flame Newt: Ability Spit: Once in your turn, you may use this: do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Scholar (Ability Study, Lecture 10, Lecture costs nothing)
      And A's Bench is Flame Newt (Ability Spit)
      And A's hand is Fire Energy and Owlet (Basic)
      And A's Deck, from the top, is Owl and Berry
      And B's Active Pokémon is Plain Ox
      When A uses the Ability of Scholar
      And A uses the Ability of Flame Newt
      And A attaches Fire Energy to Scholar
      And A benches Owlet
      And A attacks with Lecture
      Then A's Bench is Flame Newt and Owlet
      And Fire Energy is attached to A's Scholar
      And B's Plain Ox has 50 damage

  @PK-13.8 @lines-63
  Rule: Example: the Ability of Qwilfish works each time it receives damage in the Active spot
    The book does not say what that Ability does. The test card makes the attacking Pokémon Poisoned.

    @PK-13.8-a @PK-R18:a
    Scenario Outline: Qwilfish is damaged in the Active spot
      Qwilfish: Ability Poison Needle: When this Pokémon receives damage in the Active spot: the attacking Pokémon is now Poisoned.
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Puff 10, Puff costs nothing)
      And <other>'s Active Pokémon is Qwilfish (Ability Poison Needle)
      When <player> attacks with Puff
      Then <other>'s Qwilfish has 10 damage
      And <player>'s Ember Pup is Poisoned

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-13.8-b
    Scenario: Qwilfish is damaged on the Bench
      Qwilfish: Ability Poison Needle: When this Pokémon receives damage in the Active spot: the attacking Pokémon is now Poisoned.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Tremor 10, Tremor costs nothing)
      And B's Active Pokémon is Plain Ox
      And B's Bench is Qwilfish (80 HP, Ability Poison Needle)
      When A attacks with Tremor
      Then B's Qwilfish has 40 damage
      And A's Mole is not Poisoned

    @PK-13.8-c
    Scenario: Qwilfish is attacked without damage
      Qwilfish: Ability Poison Needle: When this Pokémon receives damage in the Active spot: the attacking Pokémon is now Poisoned.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Growl 0, Growl costs nothing)
      And B's Active Pokémon is Qwilfish (Ability Poison Needle)
      When A attacks with Growl
      Then B's Qwilfish has 0 damage
      And A's Ember Pup is not Poisoned

    @PK-13.8-d
    Scenario: Such an Ability works each time damage is received
      Thorn Urchin: Ability Thorns: When this Pokémon receives damage in the Active spot: do 20 damage to the attacking Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (80 HP, Puff 10, Puff costs nothing)
      And B's Active Pokémon is Thorn Urchin (80 HP, Ability Thorns)
      When A attacks with Puff
      Then A's Ember Pup has 20 damage
      When B ends the turn
      And A attacks with Puff
      Then A's Ember Pup has 40 damage
      And B's Thorn Urchin has 20 damage

    @PK-13.8-e
    Scenario: Such an Ability does not work when its own Pokémon attacks
      Thorn Urchin: Ability Thorns: When this Pokémon receives damage in the Active spot: do 20 damage to the attacking Pokémon.
      Given a game of Pokémon TCG
      And B's Active Pokémon is Thorn Urchin (80 HP, Roll 10, Roll costs 1 any)
      And Fire Energy is attached to B's Thorn Urchin
      And A's Active Pokémon is Plain Ox
      When A ends the turn
      And B attacks with Roll
      Then A's Plain Ox has 10 damage
      And B's Thorn Urchin has 0 damage

    @PK-13.8-f @PK-R19:a
    Scenario: The damage that Knocks it Out counts, too
      Thorn Urchin: Ability Thorns: When this Pokémon receives damage in the Active spot: do 20 damage to the attacking Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (80 HP, Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Thorn Urchin (80 HP, 40 damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then A has 2 Point Cards
      And A's Ember Pup has 20 damage

    @PK-13.8-g
    Scenario: Such an Ability works each time also within a turn, and for damage that is not from an attack
      Firecracker: Do 40 damage to the opponent's Active Pokémon.
      Ink Squid: Ability Ink: When this Pokémon receives damage in the Active spot: draw 1 card.
      Spill: Do 10 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's hand is Firecracker and Firecracker
      And B's Active Pokémon is Ink Squid (120 HP, Ability Ink)
      And B's hand is Herb
      And B's Deck, from the top, is Owl, Berry and Mole
      When A plays Firecracker
      Then B's hand is Herb and Owl
      When A plays Firecracker #2
      Then B's hand is Herb, Owl and Berry
      And B's Ink Squid has 80 damage

    @PK-13.8-h
    Scenario: Such an Ability works where the damage comes from the own attack
      Ink Squid: Ability Ink: When this Pokémon receives damage in the Active spot: draw 1 card.
      Spill: Do 10 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ink Squid (Ability Ink, Spill 10, Spill costs nothing)
      And A's hand is empty
      And A's Deck, from the top, is Owl and Berry
      And B's Active Pokémon is Plain Ox
      When A attacks with Spill
      Then A's Ink Squid has 10 damage
      And A's hand is Owl
