@RN-30
Feature: 30. Zones ("Zona permainan")
  Deck, Hand, Arena and Podium: what lies in them and who may see it.

  @RN-4.1 @lines-21.1
  Rule: The Deck is a face-down pile

    @RN-4.1-a
    Scenario: Neither player sees a card of a Deck, not even the owner
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      Then A sees 2 cards in A's Deck
      And B sees 2 cards in A's Deck
      And neither player sees Giant
      And neither player sees Falcon

    @RN-4.1-b
    Scenario: A card of the Deck is seen by its owner once it is drawn
      Given a game of Renathea
      And A's Deck, from the top, is Giant
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A sees Medic, Scout, Hunter and Giant in A's Hand
      And B does not see Giant

    @RN-4.1-c @RN-R26:a
    Scenario: A card put under the Deck is not shown any more
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Deck, from the top, is Mage and Wisp
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then B's Deck, from the top, is Wisp and Pawn
      And neither player sees Pawn

  @RN-4.2 @lines-21.2
  Rule: At Draw a card is taken from the Deck

    @RN-4.2-a
    Scenario: The card drawn leaves the Deck and comes into the Hand
      Given a game of Renathea
      And A's Deck, from the top, is Giant
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Hand is Medic, Scout, Hunter and Giant
      And A's Deck is empty

    @RN-4.2-b @RN-R13:a
    Scenario: The card drawn is the top one
      Given a game of Renathea
      And A's Deck, from the top, is Giant and Falcon
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Hand is Medic, Scout, Hunter and Giant
      And A's Deck, from the top, is Falcon

  @RN-4.3 @lines-23
  Rule: The opponent does not see the cards in Hand

    @RN-4.3-a
    Scenario Outline: The owner sees the cards, the opponent their number
      Given a game of Renathea
      And <owner>'s Hand is Giant and Falcon
      Then <owner> sees Giant and Falcon in <owner>'s Hand
      And <opponent> sees 2 cards in <owner>'s Hand
      And <opponent> does not see Giant
      And <opponent> does not see Falcon

      Examples:
        | case | owner | opponent |
        | 1    | A     | B        |
        | 2    | B     | A        |

    @RN-4.3-b
    Scenario: Only the card that was played is seen
      Given a game of Renathea
      And A's Hand is Giant and Falcon
      And B's Hand is Mage and Page
      When A deploys Falcon and B deploys Mage
      Then B sees Falcon in A's Arena
      And B does not see Giant

    @RN-4.3-c @RN-R26:a
    Scenario: A card that comes back to the Hand is hidden again
      Given a game of Renathea
      And A's Hand is Medic
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Hand has 4 cards
      And B sees 4 cards in A's Hand
      And B does not see Scout

  @RN-4.4 @lines-25
  Rule: The Arena holds the cards that are played and compared in this round

    @RN-4.4-a
    Scenario: A card that is played goes from the Hand to the Arena
      Given a game of Renathea
      And A's Hand is Knight and Pawn
      And B's Hand is Wisp and Page
      When A deploys Knight and B deploys Wisp
      Then A's Arena is Knight
      And A's Hand is Pawn
      And B's Arena is Wisp
      And B's Hand is Page
      And nothing else changes

    @RN-4.4-b
    Scenario: Only the cards in the Arenas are compared
      Given a game of Renathea
      And A's Podium is Giant (Raw 5)
      And A's Arena is Pawn (Raw 1) and Imp (Raw 1)
      And A's Hand is Slinger (Raw 1) and Champion (Raw 5)
      And B's Arena is Wisp (Raw 2) and Cook (Raw 2)
      And B's Hand is Scout (Raw 2)
      When A deploys Slinger and B deploys Scout
      Then the Total Power is 3 for A and 6 for B
      And B wins the round

    @RN-4.4-c
    Scenario: After the round both Arenas are empty
      Given a game of Renathea
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Arena is empty
      And B's Arena is empty

  @RN-4.5 @lines-27.1
  Rule: The Podium holds cards that came from won rounds

    @RN-4.5-a
    Scenario: A won round brings the winner one card and the loser none
      Given a game of Renathea
      And A's Podium is Giant
      And A's Arena is Squire, Scout and Hunter
      And B's Podium is Champion
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then A's Podium is Giant and Squire
      And B's Podium is Champion

  @RN-4.6 @lines-27.1
  Rule: The Podium lies open

    @RN-4.6-a
    Scenario: Both players see an old and a new card of a Podium
      Given a game of Renathea
      And A's Podium is Giant
      And A's Arena is Squire, Scout and Hunter
      And B's Arena is Pawn, Imp and Slinger
      And A has won the round, 6 to 3
      When B puts Squire on A's Podium and Pawn under B's Deck
      Then B sees Giant and Squire in A's Podium
      And A sees Giant and Squire in A's Podium

  @RN-4.8 @lines-28
  Rule: Both players may know how many cards each zone holds

    @RN-4.8-a
    Scenario Outline: Each player knows the numbers of both sides
      Given a game of Renathea
      And <owner>'s Deck, from the top, is Giant and Falcon
      And <owner>'s Hand is Knight, Mage and Hunter
      And <owner>'s Podium is Champion
      Then <viewer> sees 2 cards in <owner>'s Deck
      And <viewer> sees 3 cards in <owner>'s Hand
      And <viewer> sees 1 card in <owner>'s Podium
      And <viewer> sees 0 cards in <owner>'s Arena

      Examples:
        | case | owner | viewer |
        | 1    | A     | A      |
        | 2    | A     | B      |
        | 3    | B     | A      |
        | 4    | B     | B      |

    @RN-4.8-b
    Scenario: A card lying face down in the Arena is counted too
      Given a game of Renathea
      And A's Arena is Pawn
      And A's Hand is Knight and Mage
      And B's Arena is Imp
      When A deploys Knight
      Then before B deploys, B sees 2 cards in A's Arena
      And B sees 1 face-down card in A's Arena
      And B sees 1 card in A's Hand
