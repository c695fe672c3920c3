@PK-3
Feature: 3. The turn ("Giliran tiap pemain")
  What comes first, what is free, and what comes last.

  @PK-3.2 @lines-7 @lines-11 @lines-20
  Rule: A turn is the draw, then what is done freely, then what is done last

    @PK-3.2-a
    Scenario: The card drawn first can be used in the same turn, and the attack comes after it
      Given a game of Pokémon TCG
      And B's hand is empty
      And B's Deck, from the top, is Mole (Basic) and Owl
      And B's Active Pokémon is Ember Pup (Puff costs nothing)
      When A ends the turn
      Then B's hand is Mole
      When B benches Mole
      Then B's Bench is Mole
      And B is the active player
      When B attacks with Puff
      Then A is the active player

    @PK-3.2-b
    Scenario: After the attack nothing of the free part is left
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Puff costs nothing)
      And A's hand is Owlet (Basic)
      And B's Active Pokémon is Plain Ox
      When A attacks with Puff
      And A tries to bench Owlet
      Then it is refused: not_your_decision
      And A's Bench is empty
      And A's hand is Owlet

    @PK-3.2-c
    Scenario: Before the attack it is there
      Given a game of Pokémon TCG
      And A's Active Pokémon is Ember Pup (Puff costs nothing)
      And A's hand is Owlet (Basic)
      And B's Active Pokémon is Plain Ox
      When A benches Owlet
      And A attacks with Puff
      Then A's Bench is Owlet
      And B's Plain Ox has 10 damage

    @PK-3.2-d
    Scenario: Nothing of the free part is left when the turn was said to be over
      Given a game of Pokémon TCG
      And A's hand is Owlet (Basic)
      When A ends the turn
      And A tries to bench Owlet
      Then it is refused: not_your_decision
      And A's Bench is empty
      And A's hand is Owlet

    @PK-3.2-e
    Scenario: No second draw in the same turn
      Given a game of Pokémon TCG
      And B's hand is empty
      And B's Deck, from the top, is Mole (Basic), Owl and Berry
      When A ends the turn
      And B benches Mole
      Then B's hand is empty
      And B's Deck, from the top, is Owl and Berry
