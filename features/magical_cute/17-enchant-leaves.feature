@MC-17
Feature: 17. When the unit of an Enchant leaves the field ("엔찬트를 장비한 유니트가 장에 없게되는 경우")
  The Enchant does not go with its unit. The master (마스터) is the player to whom the Enchant belongs.

  @MC-17.2 @lines-83-84.1
  Rule: When its unit goes back to the hand or to the Deck, an Enchant goes to the Abyss of its master

    @MC-17.2-a
    Scenario Outline: The unit goes back to the hand
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Banish: Send a chosen unit of either player to the owner's hand.
      Given a game of Magical Cute
      And <active> is the active player
      And <active>'s hand is Banish
      And <owner>'s left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When <active> plays Banish on Alma
      Then <owner>'s left field is empty
      And <owner>'s Abyss is <abyss>

      Examples:
        | case | active | owner | abyss       |
        | 1    | A      | B     | Gold Ribbon |
        | 2    | B      | A     | Gold Ribbon |

    @MC-17.2-b
    Scenario: It is the unit that goes to the hand
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Banish: Send a chosen unit of either player to the owner's hand.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Banish
      And B's hand is Bruna
      And B's left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When A plays Banish on Alma
      Then B's hand is Bruna and Alma
      And B's Abyss is Gold Ribbon

    @MC-17.2-c
    Scenario Outline: The unit goes back to the Deck
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Oblivion: Send a chosen unit of either player onto the owner's Deck.
      Given a game of Magical Cute
      And <active> is the active player
      And <active>'s hand is Oblivion
      And <owner>'s Deck, from the top, is Bruna and Clio
      And <owner>'s left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When <active> plays Oblivion on Alma
      Then <owner>'s left field is empty
      And <owner>'s Deck has 3 cards
      And <owner>'s Abyss is Gold Ribbon

      Examples:
        | case | active | owner |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-17.2-d @MC-R43:a
    Scenario: On top of the Deck lies the unit alone
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Oblivion: Send a chosen unit of either player onto the owner's Deck.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Oblivion
      And B's Deck, from the top, is Bruna and Clio
      And B's left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When A plays Oblivion on Alma
      Then B's Deck, from the top, is Alma, Bruna and Clio

    @MC-17.2-e
    Scenario Outline: Without an Enchant nothing goes to the Abyss
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Banish: Send a chosen unit of either player to the owner's hand.
      Oblivion: Send a chosen unit of either player onto the owner's Deck.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is <card>
      And B's left field is:
        | card  | enchant     |
        | Alma  | -           |
        | Bruna | Gold Ribbon |
      When A plays <card> on Alma
      Then B's Abyss is empty
      And B's left field is:
        | card  | enchant     |
        | Bruna | Gold Ribbon |

      Examples:
        | case | card     |
        | 1    | Banish   |
        | 2    | Oblivion |

    @MC-17.2-f
    Scenario: Placed again, the unit has no Enchant
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Banish: Send a chosen unit of either player to the owner's hand.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Banish
      And B's hand is empty
      And B's left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When A plays Banish on Alma
      And A goes on to the Set Phase
      And A ends the turn
      And B goes on to the Set Phase
      And B places Alma in the left field
      Then Alma has DP 3
      And B's Abyss is Gold Ribbon

    @MC-17.2-g @MC-R50:a
    Scenario: When its unit goes to the Abyss, the Enchant goes there as well
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Doom: Send a chosen unit of either player to the Abyss.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Doom
      And B's left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When A plays Doom on Alma
      Then B's left field is empty
      And B's Abyss is Alma and Gold Ribbon

    @MC-17.2-h @MC-R50:a @MC-R45:a @MC-R12:a
    Scenario: It goes with a Summon in the Prepare Phase
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And B's left field is:
        | card        | enchant     |
        | Wind Sprite | Gold Ribbon |
      When A ends the turn
      Then B's left field is empty
      And B's Abyss is Wind Sprite and Gold Ribbon

    @MC-17.2-i @MC-R9:a @MC-R50:a
    Scenario: It goes with a unit that is lost by damage
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Thunder: A chosen unit of either player takes 3 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Thunder
      And B's left field is:
        | card | damage | enchant     |
        | Alma | 2      | Gold Ribbon |
      When A plays Thunder on Alma
      Then B's left field is empty
      And B's Abyss is Alma and Gold Ribbon

  @MC-17.3 @lines-84.2
  Rule: When its unit is sent to the opponent's Arrest, the Enchant goes to the Abyss of its master, too

    @MC-17.3-a
    Scenario Outline: The unit is captured, the Enchant is not
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Capture: Send a chosen unit of the opponent to the enemy's Arrest.
      Given a game of Magical Cute
      And <active> is the active player
      And <active>'s hand is Capture
      And <owner>'s left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When <active> plays Capture on Alma
      Then <active>'s Arrest is Alma
      And <owner>'s Abyss is Gold Ribbon
      And <owner>'s left field is empty

      Examples:
        | case | active | owner |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-17.3-b
    Scenario: A unit without an Enchant is captured alone
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Capture: Send a chosen unit of the opponent to the enemy's Arrest.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Capture
      And B's left field is:
        | card  | enchant     |
        | Alma  | -           |
        | Bruna | Gold Ribbon |
      When A plays Capture on Alma
      Then A's Arrest is Alma
      And B's Abyss is empty
      And B's left field is:
        | card  | enchant     |
        | Bruna | Gold Ribbon |

    @MC-17.3-c @MC-R51:a
    Scenario: Both players see what was captured
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Capture: Send a chosen unit of the opponent to the enemy's Arrest.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Capture
      And B's left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When A plays Capture on Alma
      Then B sees Alma in A's Arrest
      And A sees Gold Ribbon in B's Abyss
