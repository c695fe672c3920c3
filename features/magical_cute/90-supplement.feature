@MC-90 @supplement
Feature: 90. Supplement: from outside the chapter
  What this chapter takes for granted and other public pages about the Magical Cute Trading Card Game tell. That the
  chapter belongs to that game is an inference. Source of all that is played here: the catalogue of trading card games
  at card.g1.xrea.com, page t1/tac07mgc.html. Beside it, the note note.com/nekoalz/n/n012f6d621b53 and the entry 요정전승
  of the wiki at tcatmon.com tell of the same game: units have MP, which is an attack value, and a Level; fights are
  judged from the highest Level down; the attribute line has three places whose attributes the player card fixes.
  Nothing of this is played here, for it is not told in enough detail.
  Unspecified, and found nowhere: how a Magi-Cu Fight is resolved, the exact fields beyond left and right, what an
  interrupt may be.

  @MC-90.1
  Rule: A Deck has exactly fifty cards
    Source: card.g1.xrea.com/t1/tac07mgc.html. The player card is not one of them.

    @MC-90.1-a
    Scenario Outline: Forty-nine, fifty and fifty-one cards
      The standard deck is three copies each of Filler 1 to Filler 16, and two of Filler 17.
      Given a new game of Magical Cute
      And A owns the standard deck and Alma
      And B owns the standard deck
      When A tries to register <deck>
      Then it is <verdict>
      And <next>

      Examples: one below, exact, one above
        | case | deck                                | verdict            | next                          |
        | 1    | the standard deck without Filler 1  | refused: deck_size | both players have to register |
        | 2    | the standard deck                   | accepted           | only B still has to register  |
        | 3    | the standard deck with Alma as well | refused: deck_size | both players have to register |

    @MC-90.1-b
    Scenario Outline: A deck of own cards
      Given a new game of Magical Cute
      And A owns the standard deck and Alma
      And B owns the standard deck and Bruna
      When A tries to register the standard deck with <card> instead of Filler 1
      Then it is <verdict>
      And <next>

      Examples:
        | case | card      | verdict                    | next                          |
        | 1    | B's Bruna | refused: not_in_collection | both players have to register |
        | 2    | Alma      | accepted                   | only B still has to register  |

    @MC-90.1-c
    Scenario: One deck each
      Given a new game of Magical Cute
      And A owns the standard deck and Alma
      And B owns the standard deck
      When A registers the standard deck
      And A tries to register the standard deck with Alma instead of Filler 1
      Then it is refused: already_chosen
      And only B still has to register

    @MC-90.1-d
    Scenario: The registered cards are the Deck
      Given a new game of Magical Cute
      And A owns the standard deck and Alma
      And B owns the standard deck
      When A registers the standard deck with Alma instead of Filler 1
      And B registers the standard deck
      And A's Deck is shuffled to Alma
      Then A's Deck has 50 cards
      And A's collection is Filler 1

  @MC-90.2
  Rule: Of one name a Deck holds three cards at most
    Source: card.g1.xrea.com/t1/tac07mgc.html.

    @MC-90.2-a
    Scenario Outline: A third copy and a fourth
      Given a new game of Magical Cute
      And A owns the standard deck and <card>
      And B owns the standard deck
      When A tries to register the standard deck with <copy> instead of Filler 2
      Then it is <verdict>
      And <next>

      Examples:
        | case | card      | copy         | verdict                  | next                          |
        | 1    | Filler 17 | Filler 17 #3 | accepted                 | only B still has to register  |
        | 2    | Filler 1  | Filler 1 #4  | refused: too_many_copies | both players have to register |

  @MC-90.3
  Rule: A player whose Life is 0 loses at once
    Source: card.g1.xrea.com/t1/tac07mgc.html.

    @MC-90.3-a
    Scenario Outline: By damage that uses up the last Life
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And <player> is the active player
      And <player>'s hand is Meteor
      And <other> has <life> Life
      When <player> plays Meteor
      Then <player> wins the game

      Examples:
        | case | player | other | life |
        | 1    | A      | B     | 4    |
        | 2    | B      | A     | 4    |
        | 3    | A      | B     | 3    |

    @MC-90.3-b
    Scenario: With one Life left the game goes on
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Meteor
      And B has 5 Life
      When A plays Meteor
      Then B has 1 Life
      And the game goes on

    @MC-90.3-c
    Scenario: A bluff that is found can cost the game
      Insight: Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Insight
      And B's Ritual space is Alma (Character, face down)
      And B has 4 Life
      When A plays Insight
      Then A wins the game

    @MC-90.3-d
    Scenario Outline: After that nothing is done any more
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Meteor
      And B has <life> Life
      When A plays Meteor
      And A tries to go on to the Set Phase
      Then it is <verdict>
      And <after>

      Examples:
        | case | life | verdict            | after            |
        | 1    | 5    | accepted           | the game goes on |
        | 2    | 4    | refused: game_over | A wins the game  |

  @MC-90.4
  Rule: A player whose Deck has run out loses at once
    Source: card.g1.xrea.com/t1/tac07mgc.html. The chapter itself names no loss: see ruling MC-R8.

    @MC-90.4-a @MC-R8:b
    Scenario Outline: When the last card is drawn, and not with one card left
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <other>'s Deck, from the top, is <deck>
      When <player> ends the turn
      Then <after>

      Examples:
        | case | player | other | deck           | after            |
        | 1    | A      | B     | Alma           | A wins the game  |
        | 2    | B      | A     | Alma           | B wins the game  |
        | 3    | A      | B     | Alma and Bruna | the game goes on |

    @MC-90.4-b @MC-R8:b
    Scenario: When a seal takes the last card
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Deck, from the top, is Alma
      When A places the top card of the deck as a seal
      Then B wins the game

  @MC-90.5
  Rule: A player begins with the Life that the player card shows, 20 at most
    Source: card.g1.xrea.com/t1/tac07mgc.html.

    @MC-90.5-a
    Scenario: Each with the own Life
      Given a new game of Magical Cute, before the order is chosen
      And A won the rock-paper-scissors
      And A's player card space is Star Pupil (Life 18, face down)
      And B's player card space is Ash Pupil (Life 19, face down)
      When A chooses to go first
      Then A has 18 Life
      And B has 19 Life
