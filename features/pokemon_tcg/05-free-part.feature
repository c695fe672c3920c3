@PK-5
Feature: 5. What is done freely ("Hal yang bebas dilakukan")
  Between the draw and the attack. Energy, Trainers, evolving, Abilities and Retreat have sections of their own.

  @PK-5.2 @lines-13
  Rule: A Basic may be put from the hand onto the Bench

    @PK-5.2-a
    Scenario Outline: A Basic goes to the Bench, bare and undamaged
      Given a game of Pokémon TCG
      And it is turn 6
      And <player> is the active player
      And <player>'s hand is Owlet (Basic) and Fire Energy
      When <player> benches Owlet
      Then <player>'s Bench is:
        | card  | under | energy | damage | conditions | lasting | entered_on_turn | evolved_on_turn |
        | Owlet | none  | none   | 0      | none       | none    | 6               | -               |
      And <player>'s hand is Fire Energy
      And nothing else changes

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @PK-5.2-b
    Scenario Outline: Nothing but a Basic goes onto the Bench
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Owlet (Basic), Noctowl (Evolution of Hoothoot), Fire Energy (Basic Energy) and Berry (Item)
      When <player> tries to bench <card>
      Then it is <verdict>
      And <player>'s Bench is <after>

      Examples:
        | case | turn | player | card        | verdict            | after |
        | 1    | 5    | A      | Owlet       | accepted           | Owlet |
        | 2    | 5    | A      | Noctowl     | refused: not_basic | empty |
        | 3    | 5    | A      | Fire Energy | refused: not_basic | empty |
        | 4    | 5    | A      | Berry       | refused: not_basic | empty |
        | 5    | 6    | B      | Owlet       | accepted           | Owlet |
        | 6    | 6    | B      | Noctowl     | refused: not_basic | empty |

    @PK-5.2-c
    Scenario Outline: A Basic comes out of the own hand only
      Given a game of Pokémon TCG
      And it is turn <turn>
      And <player> is the active player
      And <player>'s hand is Owlet (Basic)
      And <player>'s Deck, from the top, is Hoothoot (Basic) and Filler Energy
      And <player>'s Trash is Mole (Basic)
      And <player>'s Point Cards are Spark Rat (Basic) and Filler Energy
      And <other>'s hand is Ember Pup (Basic)
      When <player> tries to bench <card>
      Then it is <verdict>
      And <player>'s Bench is <after>

      Examples:
        | case | turn | player | other | card          | verdict              | after |
        | 1    | 5    | A      | B     | Owlet         | accepted             | Owlet |
        | 2    | 5    | A      | B     | Hoothoot      | refused: not_in_hand | empty |
        | 3    | 5    | A      | B     | Mole          | refused: not_in_hand | empty |
        | 4    | 5    | A      | B     | Spark Rat     | refused: not_in_hand | empty |
        | 5    | 5    | A      | B     | B's Ember Pup | refused: not_in_hand | empty |
        | 6    | 6    | B      | A     | Owlet         | accepted             | Owlet |
        | 7    | 6    | B      | A     | Mole          | refused: not_in_hand | empty |
        | 8    | 6    | B      | A     | A's Ember Pup | refused: not_in_hand | empty |

    @PK-5.2-d
    Scenario: No Basic is benched in the other player's turn
      Given a game of Pokémon TCG
      And B's hand is Owlet (Basic)
      When B tries to bench Owlet
      Then it is refused: not_your_decision
      When A ends the turn
      And B benches Owlet
      Then B's Bench is Owlet

    @PK-5.2-e @PK-R23:a
    Scenario: Several Basics in one turn
      Given a game of Pokémon TCG
      And A's hand is Owlet (Basic), Mole (Basic) and Spark Rat (Basic)
      When A benches Owlet
      And A benches Mole
      And A benches Spark Rat
      Then A's Bench is Owlet, Mole and Spark Rat

    @PK-5.2-f
    Scenario: Which cards can go to the Bench
      Given a game of Pokémon TCG
      And A's hand is Owlet (Basic), Mole (Basic), Owl (Evolution of Owlet), Fire Energy and Berry
      Then A can bench Owlet and Mole

    @PK-5.2-g
    Scenario: A Benched Pokémon stays there in the turns that follow
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup
      And A's hand is Owlet (Basic)
      When A benches Owlet
      And A ends the turn
      And B ends the turn
      Then A's Bench is Owlet
      And A's Active Pokémon is Ember Pup

    @PK-5.2-h
    Scenario: A second Pokémon of one name on the Bench
      Given a game of Pokémon TCG
      And A's Bench is Owlet
      And A's hand is Owlet (Basic)
      When A benches Owlet #2
      Then A's Bench is Owlet and Owlet
      And A's hand is empty

  @PK-5.7 @lines-18
  Rule: What is done of all this, and in which order, is the player's choice

    @PK-5.7-a
    Scenario Outline: All six kinds of action in one turn, in whatever order
      Scholar: Ability Study: Once in your turn, you may use this: draw 1 card.
      Notebook: Draw 1 card.
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Scholar (Ability Study) and Owlet
      And A's hand is Fire Energy, Mole (Basic), Owl (Evolution of Owlet) and Notebook (Item)
      And A's Deck, from the top, is Grass Energy, Water Energy and Psychic Energy
      When A <one>
      And A <two>
      And A <three>
      And A <four>
      And A <five>
      And A <six>
      Then A's Active Pokémon is Scholar
      And A's Bench is Spark Rat, Owl and Mole
      And Fire Energy is attached to A's Scholar
      And A's hand is Grass Energy and Water Energy
      And A's Trash is Notebook

      Examples:
        | case | one                                                | two                                                | three                           | four                           | five                                               | six                             |
        | 1    | attaches Fire Energy to Scholar                    | benches Mole                                       | plays Notebook                  | evolves Owlet into Owl         | uses the Ability of Scholar                        | retreats Spark Rat, discarding nothing, for Scholar |
        | 2    | retreats Spark Rat, discarding nothing, for Scholar | uses the Ability of Scholar                        | evolves Owlet into Owl          | plays Notebook                 | benches Mole                                       | attaches Fire Energy to Scholar |
        | 3    | plays Notebook                                     | evolves Owlet into Owl                             | uses the Ability of Scholar     | benches Mole                   | retreats Spark Rat, discarding nothing, for Scholar | attaches Fire Energy to Scholar |
        | 4    | uses the Ability of Scholar                        | retreats Spark Rat, discarding nothing, for Scholar | attaches Fire Energy to Scholar | benches Mole                   | evolves Owlet into Owl                             | plays Notebook                  |

    @PK-5.7-b
    Scenario: Nothing of the free part has to be done
      Given a game of Pokémon TCG
      And A's Active Pokémon is Spark Rat (Retreat 0)
      And A's Bench is Owlet
      And A's hand is Fire Energy, Mole (Basic), Owl (Evolution of Owlet) and Notebook (Item)
      When A ends the turn
      Then B is the active player
      And A's hand is Fire Energy, Mole, Owl and Notebook
      And A's Active Pokémon is Spark Rat
      And A's Bench is Owlet
