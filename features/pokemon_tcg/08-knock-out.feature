@PK-8
Feature: 8. The way to victory ("Alur Mencapai Kemenangan")
  From damage to the Knock Out, and from the Knock Out to the Point Card.

  @PK-8.2 @lines-28
  Rule: Attacks give damage until the HP of the opposing Pokémon are zero

    @PK-8.2-a
    Scenario: The damage of several turns adds up
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's Active Pokémon is Plain Ox (250 HP)
      When A attacks with Ember
      Then B's Plain Ox has 40 damage
      When B ends the turn
      And A attacks with Ember
      Then B's Plain Ox has 80 damage

    @PK-8.2-b
    Scenario: It is the opponent's Pokémon that is damaged
      Given a game of Pokémon TCG
      And it is turn 6
      And B is the active player
      And B's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A's Active Pokémon is Plain Ox (250 HP)
      When B attacks with Ember
      Then A's Plain Ox has 40 damage
      And B's Ember Pup has 0 damage

    @PK-8.2-c
    Scenario: The second attack brings the Knock Out
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Mole
      When A attacks with Ember
      Then A has 3 Point Cards
      When B ends the turn
      And A attacks with Ember
      Then A has 2 Point Cards

  @PK-8.3 @lines-29
  Rule: A Pokémon whose HP are zero is Knocked Out

    @PK-8.3-a
    Scenario Outline: Damage just below the HP, exactly the HP and beyond
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, <before> damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then A has <left> Point Cards

      Examples: 60 HP
        | case | before | left |
        | 1    | 10     | 3    |
        | 2    | 20     | 2    |
        | 3    | 50     | 2    |

    @PK-8.3-b
    Scenario Outline: A Benched Pokémon is Knocked Out as well
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Tremor costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Plain Ox
      And B's Bench is Owlet (60 HP, <before> damage)
      When A attacks with Tremor
      Then A has <left> Point Cards

      Examples: 60 HP
        | case | before | left |
        | 1    | 10     | 3    |
        | 2    | 20     | 2    |

    @PK-8.3-c
    Scenario: A Pokémon that stays above zero HP stays where it is
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's Active Pokémon is Owlet (60 HP, 10 damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then B's Active Pokémon is Owlet
      And B's Owlet has 50 damage
      And B's Bench is Mole
      And B's Trash is empty

    @PK-8.3-d @PK-R8:a
    Scenario: A Knocked Out Pokémon goes to the Trash with all its cards
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And B's Active Pokémon is:
        | card       | under     | energy                    | damage |
        | Bare Hound | Shell Pup | Fire Energy; Grass Energy | 60     |
      And B's Bench is Mole
      And B's Trash is Berry
      When A attacks with Ember
      Then B's Trash is Berry, Bare Hound, Shell Pup, Fire Energy and Grass Energy
      And B's Active Pokémon is Mole
      And B's Bench is empty

    @PK-8.3-e @PK-R8:a
    Scenario: Each Knocked Out Pokémon goes to its owner's Trash
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst 60, Burst costs nothing)
      And A's Bench is Mole
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP)
      And B's Bench is Spark Rat
      And B has 3 Point Cards
      When A attacks with Burst
      Then A's Trash is Burst Bug
      And B's Trash is Owlet
      And A's Active Pokémon is Mole
      And B's Active Pokémon is Spark Rat

    @PK-8.3-f @PK-R21:a
    Scenario Outline: An evolved Pokémon has the HP of its Evolution
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is:
        | card | under | damage   |
        | Owl  | Owlet | <before> |
      And B's Bench is Mole
      When A attacks with Ember
      Then A has <left> Point Cards

      Examples: Owl has 100 HP, Owlet has 60
        | case | before | left |
        | 1    | 20     | 3    |
        | 2    | 50     | 3    |
        | 3    | 60     | 2    |

    @PK-8.3-g
    Scenario: Who still has a Pokémon plays on
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A attacks with Ember
      Then the game goes on
      And B is the active player

    @PK-8.3-h @PK-R6:a
    Scenario: Without a Pokémon the game goes on, and the next one fills the empty spot
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is empty
      And B's hand is Mole (Basic)
      When A attacks with Ember
      Then the game goes on
      And B's Active Pokémon is empty
      When B benches Mole
      Then B's Active Pokémon is Mole

    @PK-8.3-i @PK-R6:b
    Scenario Outline: Without a Pokémon the game is lost at once
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And <player> has 3 Point Cards
      And <other>'s Active Pokémon is Owlet (60 HP, 20 damage)
      And <other>'s Bench is empty
      And <other>'s hand is Mole (Basic)
      When <player> attacks with Ember
      Then <player> wins the game

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-8.3-j @PK-R8:a
    Scenario: HP that a card brings to zero in the free part are a Knock Out as well
      Firecracker: Do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's hand is Firecracker (Item)
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A plays Firecracker
      Then B's Trash is Owlet
      And B's Active Pokémon is Mole
      And A is the active player

  @PK-8.4 @lines-30
  Rule: For each opposing Pokémon that is Knocked Out one Point Card is taken

    @PK-8.4-a
    Scenario Outline: As many Point Cards as Knock Outs
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Tremor costs nothing)
      And A's hand is empty
      And A's Point Cards are Berry, Notebook, Herb and Guide
      And B's Active Pokémon is Plain Ox
      And B's Bench is Owlet (60 HP, <owlet> damage), Spark Rat (60 HP, <rat> damage) and Hoothoot (60 HP, <hoothoot> damage)
      And B has 3 Point Cards
      When A attacks with Tremor
      Then A's hand has <taken> cards
      And A has <left> Point Cards
      And B has 3 Point Cards

      Examples: 40 damage more for each of three with 60 HP
        | case | owlet | rat | hoothoot | taken | left |
        | 1    | 10    | 10  | 10       | 0     | 4    |
        | 2    | 20    | 10  | 10       | 1     | 3    |
        | 3    | 20    | 30  | 10       | 2     | 2    |
        | 4    | 20    | 30  | 50       | 3     | 1    |

    @PK-8.4-b
    Scenario: A Knock Out in the Active spot and one on the Bench
      Spark Rat: Spread: Do 40 damage to 1 chosen one of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Spread 40, Spread costs nothing)
      And A has 4 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Hoothoot (60 HP, 20 damage) and Mole
      When A attacks with Spread
      And A chooses Hoothoot
      Then A has 2 Point Cards

    @PK-8.4-c
    Scenario: A Knock Out is paid once, not again in the next turn
      Mole: Tremor: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Mole (Tremor costs nothing)
      And A has 3 Point Cards
      And B's Active Pokémon is Plain Ox
      And B's Bench is Owlet (60 HP, 20 damage) and Moss Ox (250 HP)
      When A attacks with Tremor
      Then A has 2 Point Cards
      When B ends the turn
      And A attacks with Tremor
      Then A has 2 Point Cards

    @PK-8.4-d
    Scenario: An evolved Pokémon is one Knock Out
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And A has 4 Point Cards
      And B's Active Pokémon is:
        | card       | under     | damage |
        | Bare Hound | Shell Pup | 60     |
      And B's Bench is Mole
      When A attacks with Ember
      Then A has 3 Point Cards

    @PK-8.4-e @PK-R33:a @PK-R34:a
    Scenario Outline: Point Cards lie face down for both players, and the taken one is in the hand
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s Active Pokémon is Ember Pup (Ember 40, Ember costs nothing)
      And <player>'s hand is empty
      And <player>'s Point Cards are Berry, Notebook and Herb
      And <other>'s Active Pokémon is Owlet (60 HP, 20 damage)
      And <other>'s Bench is Mole
      When <player> attacks with Ember
      Then <player> sees Berry in <player>'s hand
      And <other> does not see Berry
      And <other> sees 1 card in <player>'s hand
      And <player> sees 2 face-down cards in <player>'s Point Cards
      And <other> sees 2 face-down cards in <player>'s Point Cards
      And neither player sees Notebook
      And neither player sees Herb

      Examples:
        | case | turn | player | other |
        | 1    | 5    | A      | B     |
        | 2    | 6    | B      | A     |

    @PK-8.4-f @PK-R3:a
    Scenario: A Knock Out by an Ability brings a Point Card
      Flame Newt: Ability Spit: Once in your turn, you may use this: do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Flame Newt (Ability Spit)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A uses the Ability of Flame Newt
      Then A has 2 Point Cards
      And A is the active player

    @PK-8.4-g @PK-R3:b
    Scenario: A Knock Out by an Ability brings no Point Card
      Flame Newt: Ability Spit: Once in your turn, you may use this: do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Flame Newt (Ability Spit)
      And A has 3 Point Cards
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A uses the Ability of Flame Newt
      Then A has 3 Point Cards
      And A is the active player

    @PK-8.4-h @PK-R3:a
    Scenario: A Knock Out by a Trainer brings a Point Card, too
      Firecracker: Do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's hand is Firecracker (Item)
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A plays Firecracker
      Then A wins the game

    @PK-8.4-i @PK-R3:b
    Scenario: A Knock Out by a Trainer brings none, and so it does not win
      Firecracker: Do 40 damage to the opponent's Active Pokémon.
      Given a game of Pokémon TCG
      And A's hand is Firecracker (Item)
      And A has 1 Point Card
      And B's Active Pokémon is Owlet (60 HP, 20 damage)
      And B's Bench is Mole
      When A plays Firecracker
      Then the game goes on
      And A has 1 Point Card

    @PK-8.4-j @PK-R3:a
    Scenario: The attacker falls by the Ability of the Pokémon it damaged, and B takes a Point Card
      Thorn Urchin: Ability Thorns: When this Pokémon receives damage in the Active spot: do 20 damage to the attacking Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (80 HP, 60 damage, Puff costs nothing)
      And A's Bench is Mole
      And B's Active Pokémon is Thorn Urchin (Ability Thorns)
      And B has 3 Point Cards
      When A attacks with Puff
      Then B has 2 Point Cards

    @PK-8.4-k @PK-R3:b
    Scenario: The attacker falls by the Ability of the Pokémon it damaged, and B takes none
      Thorn Urchin: Ability Thorns: When this Pokémon receives damage in the Active spot: do 20 damage to the attacking Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (80 HP, 60 damage, Puff costs nothing)
      And A's Bench is Mole
      And B's Active Pokémon is Thorn Urchin (Ability Thorns)
      And B has 3 Point Cards
      When A attacks with Puff
      Then B has 3 Point Cards

    @PK-8.4-l @PK-R9:a
    Scenario: A Pokémon that Knocks itself Out brings the opponent a Point Card
      Burst Bug: Burst: Do 60 damage to this Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Burst Bug (60 HP, Burst costs nothing)
      And A's Bench is Mole
      And A has 3 Point Cards
      And B's Active Pokémon is Plain Ox
      And B has 3 Point Cards
      When A attacks with Burst
      Then B has 2 Point Cards
      And A has 3 Point Cards

    @PK-8.4-m
    Scenario: A Knock Out by the text of an attack is the attack's
      Salamander: Wildfire: Do 40 damage to all of the opponent's Benched Pokémon.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Salamander (Wildfire costs nothing)
      And A has 1 Point Card
      And B's Active Pokémon is Plain Ox
      And B's Bench is Owlet (60 HP, 20 damage)
      When A attacks with Wildfire
      Then A wins the game
