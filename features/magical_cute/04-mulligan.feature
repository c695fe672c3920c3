@MC-4
Feature: 4. Mulligan ("멀리건")
  A hand that does not please may be exchanged for a smaller one, three times at most.

  @MC-4.2 @lines-11
  Rule: A player who is not pleased with the first hand may use the mulligan

    @MC-4.2-a
    Scenario: A mulligan may be taken
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      When A mulligans
      And A's Deck is shuffled to Alma
      Then A's hand has 6 cards

    @MC-4.2-b
    Scenario: A mulligan need not be taken
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      When A keeps the hand
      Then A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer

    @MC-4.2-c
    Scenario: The second player may take a mulligan as well
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      When A keeps the hand
      And B mulligans
      And B's Deck is shuffled to Cheer
      Then B's hand has 6 cards
      And A's hand has 7 cards

  @MC-4.3 @lines-12.1
  Rule: For a mulligan the player shows the opponent all cards of the hand

    @MC-4.3-a
    Scenario Outline: The opponent sees the whole hand, whoever shows it
      Given a new game of Magical Cute, before the mulligans
      And <owner> is the first player
      And <owner>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      When <owner> mulligans
      Then before the shuffle, <other> sees Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer in <owner>'s hand

      Examples:
        | case | owner | other |
        | 1    | A     | B     |
        | 2    | B     | A     |

    @MC-4.3-b
    Scenario: Keeping the hand shows nothing
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      When A keeps the hand
      Then B sees 7 cards in A's hand
      And B does not see A's Alma
      And B does not see A's Cheer

    @MC-4.3-c
    Scenario: The new hand is hidden again
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Deck, from the top, is Meteor and Doom
      When A mulligans
      And A's Deck is shuffled to Doom, Alma, Meteor, Spark, Clio, Cheer, Bruna, Dora and Elsa
      Then A sees Doom, Alma, Meteor, Spark, Clio and Cheer in A's hand
      And B sees 6 cards in A's hand
      And B does not see A's Doom
      And B does not see A's Alma

    @MC-4.3-d
    Scenario: The other player's hand is not shown
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And B's hand is Hex, Insight, Herald, Saint, Windfall, Banish and Capture
      When A mulligans
      Then before the shuffle, A sees 7 cards in B's hand
      And A does not see Hex

    @MC-4.3-e
    Scenario: The hand is shown at the second mulligan, too
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A has taken 1 mulligan
      And A's hand is Alma, Bruna, Clio, Dora, Elsa and Spark
      When A mulligans
      Then before the shuffle, B sees Alma, Bruna, Clio, Dora, Elsa and Spark in A's hand

  @MC-4.4 @lines-12.2
  Rule: Then the whole hand goes back into the own Deck

    @MC-4.4-a
    Scenario Outline: All of it goes back, and nothing is lost
      Given a new game of Magical Cute, before the mulligans
      And <owner> is the first player
      And <owner>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And <owner>'s Deck, from the top, is Doom, Hex, Saint and Insight
      When <owner> mulligans
      And <owner>'s Deck is shuffled to Doom, Hex, Saint, Insight, Spark, Cheer, Elsa, Dora, Clio, Bruna and Alma
      Then <owner>'s hand is Doom, Hex, Saint, Insight, Spark and Cheer
      And <owner>'s Deck, from the top, is Elsa, Dora, Clio, Bruna and Alma

      Examples:
        | case | owner |
        | 1    | A     |
        | 2    | B     |

    @MC-4.4-b
    Scenario: A card of the old hand can be drawn again
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Deck, from the top, is Meteor and Doom
      When A mulligans
      And A's Deck is shuffled to Alma, Bruna, Clio, Dora, Elsa, Spark, Cheer, Meteor and Doom
      Then A's hand is Alma, Bruna, Clio, Dora, Elsa and Spark
      And A's Deck, from the top, is Cheer, Meteor and Doom

  @MC-4.5 @lines-12.2-13.1
  Rule: After that the Deck is shuffled

    @MC-4.5-a
    Scenario: The new hand is what the shuffle says
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Deck, from the top, is Meteor, Doom, Hex, Insight, Herald and Saint
      When A mulligans
      And A's Deck is shuffled to Saint, Cheer, Herald, Spark, Insight, Elsa, Hex and Dora
      Then A's hand is Saint, Cheer, Herald, Spark, Insight and Elsa

    @MC-4.5-b
    Scenario: No player decides how the Deck lies after a mulligan
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Deck, from the top, is Meteor and Doom
      When A mulligans
      And A tries to order A's Deck as Meteor
      Then it is refused: not_your_decision
      When A's Deck is shuffled to Cheer, Spark, Elsa, Dora, Clio and Bruna
      Then A's hand is Cheer, Spark, Elsa, Dora, Clio and Bruna

    @MC-4.5-c
    Scenario: The shuffle changes the order and not the cards
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Deck, from the top, is Meteor and Doom
      And B's hand is Hex, Insight, Herald, Saint, Windfall, Banish and Capture
      When A mulligans
      And chance tries to shuffle A's Deck to B's Hex
      Then it is refused: not_a_shuffle
      When A's Deck is shuffled to Cheer, Spark, Elsa, Dora, Clio and Bruna
      Then A's hand is Cheer, Spark, Elsa, Dora, Clio and Bruna

  @MC-4.6 @lines-13.1
  Rule: Then six cards are drawn, in order from the top

    @MC-4.6-a
    Scenario Outline: Six of the shuffled cards, no more and no fewer
      Given a new game of Magical Cute, before the mulligans
      And <owner> is the first player
      And <owner>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And <owner>'s Deck, from the top, is Meteor
      When <owner> mulligans
      And <owner>'s Deck is shuffled to Cheer, Meteor, Spark, Alma, Elsa, Bruna, Dora and Clio
      Then <owner>'s hand is Cheer, Meteor, Spark, Alma, Elsa and Bruna
      And <owner>'s Deck, from the top, is Dora and Clio

      Examples:
        | case | owner |
        | 1    | A     |
        | 2    | B     |

  @MC-4.7 @lines-13.2
  Rule: When the players are pleased with their hands, the game begins

    @MC-4.7-a
    Scenario Outline: After both have kept their hands the first turn begins
      Given a new game of Magical Cute, before the mulligans
      And <first> is the first player
      When <first> keeps the hand
      And <second> keeps the hand
      Then it is turn 1
      And <first> is the active player
      And it is the Set Phase

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |

    @MC-4.7-b
    Scenario: A hand of six can be kept like one of seven
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And B's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And B's Deck, from the top, is Meteor
      When A keeps the hand
      And B mulligans
      And B's Deck is shuffled to Cheer, Meteor, Spark, Alma, Elsa and Bruna
      And B keeps the hand
      Then it is the Set Phase
      And B's hand is Cheer, Meteor, Spark, Alma, Elsa and Bruna

    @MC-4.7-c @MC-R18:a
    Scenario Outline: The first player decides to the end, then the other
      Given a new game of Magical Cute, before the mulligans
      And <first> is the first player
      When <second> tries to keep the hand
      Then it is refused: not_your_decision
      When <first> mulligans
      Then only <first> still has to mulligan
      When <first> keeps the hand
      Then only <second> still has to mulligan

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |

    @MC-4.7-d
    Scenario: Once the hand is kept there is no mulligan
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      When A keeps the hand
      And A tries to mulligan
      Then it is refused
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer

    @MC-4.7-e
    Scenario: Once the game has begun there is no mulligan
      Given a game of Magical Cute
      And A's hand is Alma and Bruna
      When A tries to mulligan
      Then it is refused
      When A tries to keep the hand
      Then it is refused
      And A's hand is Alma and Bruna

  @MC-4.8 @lines-14.1
  Rule: Whoever is still not pleased may use the mulligan again

    @MC-4.8-a
    Scenario Outline: A second mulligan right after the first
      Given a new game of Magical Cute, before the mulligans
      And <first> is the first player
      And <second>'s hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And <second>'s Deck, from the top, is Meteor
      When <first> keeps the hand
      And <second> mulligans
      And <second>'s Deck is shuffled to Cheer, Meteor, Spark, Alma, Elsa, Bruna, Dora and Clio
      And <second> mulligans
      And <second>'s Deck is shuffled to Clio, Dora, Bruna, Elsa, Alma, Spark, Meteor and Cheer
      Then <second>'s hand is Clio, Dora, Bruna, Elsa and Alma
      And <second>'s Deck, from the top, is Spark, Meteor and Cheer

      Examples:
        | case | first | second |
        | 1    | A     | B      |
        | 2    | B     | A      |

    @MC-4.8-b @MC-R18:a
    Scenario: The first player takes a second mulligan before the other decides
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A's hand is Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer
      And A's Deck, from the top, is Meteor
      When A mulligans
      And A's Deck is shuffled to Cheer, Meteor, Spark, Alma, Elsa, Bruna, Dora and Clio
      And A mulligans
      And A's Deck is shuffled to Clio, Dora, Bruna, Elsa, Alma, Spark, Meteor and Cheer
      Then A's hand is Clio, Dora, Bruna, Elsa and Alma

  @MC-4.9 @lines-14.2-15.1
  Rule: At the second mulligan one card fewer is drawn: five

    @MC-4.9-a
    Scenario Outline: Five cards at the second mulligan
      Given a new game of Magical Cute, before the mulligans
      And <owner> is the first player
      And <owner> has taken 1 mulligan
      And <owner>'s hand is Alma, Bruna, Clio, Dora, Elsa and Spark
      And <owner>'s Deck, from the top, is Meteor
      When <owner> mulligans
      And <owner>'s Deck is shuffled to Spark, Elsa, Dora, Clio, Bruna, Alma and Meteor
      Then <owner>'s hand is Spark, Elsa, Dora, Clio and Bruna
      And <owner>'s Deck, from the top, is Alma and Meteor

      Examples:
        | case | owner |
        | 1    | A     |
        | 2    | B     |

    @MC-4.9-b @MC-R19:a
    Scenario: Four cards at the third mulligan
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A has taken 2 mulligans
      And A's hand is Alma, Bruna, Clio, Dora and Elsa
      And A's Deck, from the top, is Meteor
      When A mulligans
      And A's Deck is shuffled to Elsa, Dora, Clio, Bruna, Alma and Meteor
      Then A's hand is Elsa, Dora, Clio and Bruna

    @MC-4.9-c
    Scenario: Each player's mulligans are counted alone
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A has taken 3 mulligans
      And A's hand is Alma, Bruna, Clio and Dora
      And B's hand is Hex, Insight, Herald, Saint, Windfall, Banish and Capture
      And B's Deck, from the top, is Cheer
      When A keeps the hand
      And B mulligans
      And B's Deck is shuffled to Cheer, Capture, Banish, Windfall, Saint, Herald, Insight and Hex
      Then B's hand is Cheer, Capture, Banish, Windfall, Saint and Herald

  @MC-4.10 @lines-15.2
  Rule: The mulligan can be used three times at most

    @MC-4.10-a
    Scenario Outline: A mulligan after none, one, two and three of them
      Given a new game of Magical Cute, before the mulligans
      And <owner> is the first player
      And <owner> has taken <taken> mulligans
      And <owner>'s hand is <hand>
      When <owner> tries to mulligan
      Then it is <verdict>

      Examples:
        | case | owner | taken | hand                                           | verdict                   |
        | 1    | A     | 0     | Alma, Bruna, Clio, Dora, Elsa, Spark and Cheer | accepted                  |
        | 2    | A     | 1     | Alma, Bruna, Clio, Dora, Elsa and Spark        | accepted                  |
        | 3    | A     | 2     | Alma, Bruna, Clio, Dora and Elsa               | accepted                  |
        | 4    | A     | 3     | Alma, Bruna, Clio and Dora                     | refused: no_mulligan_left |
        | 5    | B     | 2     | Alma, Bruna, Clio, Dora and Elsa               | accepted                  |
        | 6    | B     | 3     | Alma, Bruna, Clio and Dora                     | refused: no_mulligan_left |

    @MC-4.10-b
    Scenario: The hand of the third mulligan is kept
      Given a new game of Magical Cute, before the mulligans
      And A is the first player
      And A has taken 3 mulligans
      And A's hand is Alma, Bruna, Clio and Dora
      When A tries to mulligan
      Then it is refused: no_mulligan_left
      When A keeps the hand
      And B keeps the hand
      Then it is turn 1
      And A's hand is Alma, Bruna, Clio and Dora
