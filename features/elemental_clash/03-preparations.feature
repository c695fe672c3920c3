@ECB-3
Feature: 3. Preparations ("Preparations")
  Which Spellbooks and sideboards are legal, and how they change between the games of a match.

  @ECB-3.2 @lines-8.1
  Rule: A Spellbook has exactly 40 cards

    @ECB-3.2-a
    Scenario Outline: One card too few, enough, and one too many
      The Fire/Air deck of the book has 40 cards, so A owns 41.
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Statue
      When A tries to register <what>
      Then it is <verdict>
      And A's collection has <left>

      Examples:
        | case | what                                  | verdict            | left     |
        | 1    | everything but Statue and Salamander  | refused: deck_size | 41 cards |
        | 2    | everything but Statue                 | accepted           | 1 card   |
        | 3    | everything                            | refused: deck_size | 41 cards |

    @ECB-3.2-b
    Scenario Outline: The same for the other player
      Given a new game of Elemental Clash
      And B owns the Earth/Water deck and Statue
      When B tries to register <what>
      Then it is <verdict>
      And B's collection has <left>

      Examples:
        | case | what                              | verdict            | left     |
        | 1    | everything but Statue and Merman  | refused: deck_size | 41 cards |
        | 2    | everything but Merman             | accepted           | 1 card   |
        | 3    | everything                        | refused: deck_size | 41 cards |

    @ECB-3.2-c
    Scenario: Both have to bring one
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck
      And B owns the Earth/Water deck
      When A registers everything
      Then only B still has to register
      When B registers everything
      Then A's hand has 7 cards
      And B's hand has 7 cards
      And A's Spellbook has 33 cards
      And B's Spellbook has 33 cards

    @ECB-3.2-d
    Scenario: One Spellbook a player
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Statue
      And B owns the Earth/Water deck
      When A registers everything but Statue
      And A tries to register everything but Salamander
      Then it is refused: already_chosen
      And A's collection is Statue

    @ECB-3.2-e
    Scenario Outline: No card makes up the number by being named twice
      Given a new game of Elemental Clash
      And B owns:
        | copies | card       |
        | <n>    | Mars Stone |
      When B tries to register <what>
      Then it is <verdict>
      And B's collection has <left>

      Examples:
        | case | n  | what                      | verdict            | left     |
        | 1    | 39 | everything and Mars Stone | refused: deck_size | 39 cards |
        | 2    | 40 | everything                | accepted           | 0 cards  |

  @ECB-3.3 @lines-8.1
  Rule: Each player puts the Spellbook together as they like, from the cards that they have

    @ECB-3.3-a
    Scenario Outline: One card instead of another
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Statue
      When A registers everything but <card>
      Then A's collection is <card>

      Examples:
        | case | card               |
        | 1    | Lightning Spirit   |
        | 2    | Jupiter Stormmaster |
        | 3    | Mars Stone         |

    @ECB-3.3-b
    Scenario: Not with a card of the other player
      Given a new game of Elemental Clash
      And Spellbooks of 41 cards are agreed on
      And A owns the Fire/Air deck
      And B owns the Earth/Water deck and Statue
      When A tries to register everything and B's Statue
      Then it is refused: not_in_collection
      And B's collection has 41 cards

    @ECB-3.3-c
    Scenario: With a card of one's own
      Given a new game of Elemental Clash
      And Spellbooks of 41 cards are agreed on
      And A owns the Fire/Air deck and Statue
      And B owns the Earth/Water deck and Statue
      When A tries to register everything
      Then it is accepted
      And A's collection is empty
      And B's collection has 41 cards

    @ECB-3.3-d
    Scenario: The other player sees how many cards there are to choose from
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Statue
      And B owns the Earth/Water deck
      When A registers everything but Statue
      Then B sees 1 card in A's collection
      And B does not see A's Statue
      And B sees 40 cards in A's Spellbook

  @ECB-3.4 @lines-8.2
  Rule: A player may have a sideboard beside the Spellbook, and need not

    @ECB-3.4-a
    Scenario: With ten further cards
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay and Bury
      When A registers everything, with Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay and Bury as the sideboard
      Then A's sideboard is Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay and Bury
      And A's collection is empty

    @ECB-3.4-b
    Scenario: Without a sideboard
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck
      And B owns the Earth/Water deck
      When A registers everything
      Then only B still has to register
      And A's sideboard is empty

    @ECB-3.4-c
    Scenario: The other player does not see what is in it
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay and Bury
      When A registers everything, with Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay and Bury as the sideboard
      Then B sees 10 cards in A's sideboard
      And B does not see Statue
      And A sees Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay and Bury in A's sideboard

  @ECB-3.10 @lines-8.2
  Rule: A sideboard has exactly ten cards

    @ECB-3.10-a
    Scenario Outline: Nine, ten and eleven
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay, Bury and Rally
      When A tries to register <what>
      Then it is <verdict>
      And A's sideboard has <sideboard>
      And A's collection has <left>

      Examples:
        | case | what                                                                                                                                             | verdict                 | sideboard | left     |
        | 1    | everything but Bury and Rally, with Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal and Slay as the sideboard | refused: sideboard_size | 0 cards   | 51 cards |
        | 2    | everything but Rally, with Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay and Bury as the sideboard  | accepted                | 10 cards  | 1 card   |
        | 3    | everything, with Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Earth Ritual, Statue, Jackal, Slay, Bury and Rally as the sideboard     | refused: sideboard_size | 0 cards   | 51 cards |

    @ECB-3.10-b
    Scenario Outline: The other player's sideboard
      Given a new game of Elemental Clash
      And B owns the Earth/Water deck and Salamander, Goblin Warrior, Fiery Devil, Scorch, Slay, Battle Cry, Statue, Jackal, Bury and Rally
      When B tries to register <what>
      Then it is <verdict>
      And B's sideboard has <sideboard>

      Examples:
        | case | what                                                                                                                                   | verdict                 | sideboard |
        | 1    | everything, with Salamander, Goblin Warrior, Fiery Devil, Scorch, Slay, Battle Cry, Statue, Jackal, Bury and Rally as the sideboard    | accepted                | 10 cards  |
        | 2    | everything but Rally, with Salamander, Goblin Warrior, Fiery Devil, Scorch, Slay, Battle Cry, Statue, Jackal and Bury as the sideboard | refused: sideboard_size | 0 cards   |

  @ECB-3.5 @lines-8.3
  Rule: Between two games of a match cards may be exchanged with the sideboard

    @ECB-3.5-a
    Scenario Outline: One card for another
      Given a game of Elemental Clash, between two games
      And <who>'s Spellbook is Salamander, Statue and Jackal
      And <who>'s sideboard is Merman and Slay
      When <who> exchanges Statue for Merman
      Then only <other> still has to swap
      And <who>'s sideboard is Statue and Slay
      And <who>'s Spellbook has 3 cards

      Examples:
        | case | who | other |
        | 1    | A   | B     |
        | 2    | B   | A     |

    @ECB-3.5-b
    Scenario: The next game is played with the changed Spellbook
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And A's sideboard is Merman and Slay
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      When A exchanges Filler 7 for Merman
      And B keeps the Spellbook
      Then A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Merman
      And A's sideboard is Filler 7 and Slay
      And B's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7

    @ECB-3.5-c
    Scenario: Nobody has to exchange anything
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      And A's sideboard is Merman and Slay
      And B's Spellbook is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7
      When A keeps the Spellbook
      Then only B still has to swap
      And A's sideboard is Merman and Slay
      When B keeps the Spellbook
      Then A's hand is Filler 1, Filler 2, Filler 3, Filler 4, Filler 5, Filler 6 and Filler 7

    @ECB-3.5-d
    Scenario: Not while a game is played
      Given a game of Elemental Clash
      And A's Spellbook is Salamander, Statue and Jackal
      And A's sideboard is Merman and Slay
      When A tries to exchange Statue for Merman
      Then it is refused: wrong_action
      And A's sideboard is Merman and Slay

    @ECB-3.5-e
    Scenario: Once exchanged, it is done
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Salamander, Statue and Jackal
      And A's sideboard is Merman and Slay
      When A exchanges Statue for Merman
      And A tries to exchange Jackal for Slay
      Then it is refused: already_chosen
      And A's sideboard is Statue and Slay

    @ECB-3.5-f
    Scenario: The other player does not learn what was exchanged
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Salamander, Statue and Jackal
      And A's sideboard is Merman and Slay
      When A exchanges Statue for Merman
      Then before B swaps, B does not see Merman
      And B does not see Statue
      And B sees 3 cards in A's Spellbook
      And B sees 2 cards in A's sideboard

    @ECB-3.5-g
    Scenario Outline: The cards come from these two places
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Salamander and Statue
      And A's sideboard is Merman and Slay
      And B's Spellbook is Jackal and Rally
      And B's sideboard is Bury and Scorch
      When B tries to exchange <what>
      Then it is <verdict>
      And B's sideboard is <sideboard>
      And A's sideboard is Merman and Slay

      Examples:
        | case | what                   | verdict                    | sideboard         |
        | 1    | Jackal for Bury        | accepted                   | Jackal and Scorch |
        | 2    | Jackal for A's Merman  | refused: not_in_sideboard  | Bury and Scorch   |
        | 3    | Jackal for Rally       | refused: not_in_sideboard  | Bury and Scorch   |
        | 4    | Scorch for Bury        | refused: not_in_spellbook  | Bury and Scorch   |
        | 5    | A's Statue for Bury    | refused: not_in_spellbook  | Bury and Scorch   |

  @ECB-3.6 @lines-8.4
  Rule: As many cards go out of the Spellbook as come in from the sideboard

    @ECB-3.6-a
    Scenario Outline: Equal numbers, one more and one fewer
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Salamander, Statue, Goblin Warrior and Jackal
      And A's sideboard is Merman, Slay and Bury
      When A tries to exchange <what>
      Then it is <verdict>
      And A's Spellbook has 4 cards
      And A's sideboard is <sideboard>

      Examples:
        | case | what                                 | verdict                   | sideboard                |
        | 1    | Statue for Merman                    | accepted                  | Statue, Slay and Bury    |
        | 2    | Statue and Jackal for Merman and Bury | accepted                 | Statue, Jackal and Slay  |
        | 3    | Statue for Merman and Slay           | refused: unequal_exchange | Merman, Slay and Bury    |
        | 4    | Statue and Jackal for Merman         | refused: unequal_exchange | Merman, Slay and Bury    |
        | 5    | Statue for nothing                   | refused: unequal_exchange | Merman, Slay and Bury    |
        | 6    | nothing for Merman                   | refused: unequal_exchange | Merman, Slay and Bury    |
        | 7    | Statue and Statue for Merman and Slay | refused: unequal_exchange | Merman, Slay and Bury   |
        | 8    | Statue and Statue for Merman and Merman | refused: unequal_exchange | Merman, Slay and Bury |

    @ECB-3.6-c
    Scenario Outline: The other player's exchange
      Given a game of Elemental Clash, between two games
      And B's Spellbook is Salamander, Statue and Jackal
      And B's sideboard is Merman and Slay
      When B tries to exchange <what>
      Then it is <verdict>
      And B's sideboard is <sideboard>

      Examples:
        | case | what                         | verdict                   | sideboard         |
        | 1    | Statue for Slay              | accepted                  | Merman and Statue |
        | 2    | Statue for Slay and Merman   | refused: unequal_exchange | Merman and Slay   |
        | 3    | Statue and Jackal for Slay   | refused: unequal_exchange | Merman and Slay   |

  @ECB-3.7 @lines-8.5
  Rule: A Spellbook holds at most three copies of a card

    @ECB-3.7-a
    Scenario Outline: The third and the fourth copy
      Three Salamanders and two Recurring Stones belong to the Fire/Air deck.
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and <more>
      When A tries to register <what>
      Then it is <verdict>
      And A's collection has <left>

      Examples:
        | case | more                                | what                                                 | verdict                  | left     |
        | 1    | Salamander                          | everything but Goblin Warrior                        | refused: too_many_copies | 41 cards |
        | 2    | Salamander                          | everything but Salamander                            | accepted                 | 1 card   |
        | 3    | Recurring Stone                     | everything but Goblin Warrior                        | accepted                 | 1 card   |
        | 4    | Recurring Stone and Recurring Stone | everything but Goblin Warrior and Goblin Warrior #2  | refused: too_many_copies | 42 cards |
        | 5    | Whirlwind and Whirlwind             | everything but Salamander and Goblin Warrior         | refused: too_many_copies | 42 cards |

    @ECB-3.7-b
    Scenario: An exchange may bring in the third
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Salamander, Salamander, Statue and Jackal
      And A's sideboard is Salamander and Slay
      When A tries to exchange Jackal for Salamander #3
      Then it is accepted
      And A's sideboard is Jackal and Slay

    @ECB-3.7-c
    Scenario: An exchange may not bring in the fourth
      Given a game of Elemental Clash, between two games
      And A's Spellbook is Salamander, Salamander, Salamander and Jackal
      And A's sideboard is Salamander and Slay
      When A tries to exchange Jackal for Salamander #4
      Then it is refused: too_many_copies
      And A's sideboard is Salamander and Slay

  @ECB-3.8 @lines-8.5
  Rule: A sideboard holds at most three copies of a card

    @ECB-3.8-a
    Scenario Outline: The third and the fourth copy in a sideboard
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Statue, Statue, Statue, Statue, Merman, Troll Grunt, Sea Serpent, Hardening, Jackal, Slay and Bury
      When A tries to register everything but <out>, with <in> as the sideboard
      Then it is <verdict>
      And A's sideboard has <sideboard>

      Examples:
        | case | out       | in                                                                                                       | verdict                  | sideboard |
        | 1    | Statue #4 | Statue, Statue #2, Statue #3, Merman, Troll Grunt, Sea Serpent, Hardening, Jackal, Slay and Bury          | accepted                 | 10 cards  |
        | 2    | Bury      | Statue, Statue #2, Statue #3, Statue #4, Merman, Troll Grunt, Sea Serpent, Hardening, Jackal and Slay     | refused: too_many_copies | 0 cards   |

    @ECB-3.8-b @ECB-R6:a
    Scenario: Three in the Spellbook and a fourth in the sideboard
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Salamander, Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Statue, Jackal, Slay and Bury
      When A tries to register everything, with Salamander #4, Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Statue, Jackal, Slay and Bury as the sideboard
      Then it is accepted
      And A's sideboard has 10 cards

    @ECB-3.8-c @ECB-R6:b
    Scenario: Three in the Spellbook leave no room for a fourth in the sideboard
      Given a new game of Elemental Clash
      And A owns the Fire/Air deck and Salamander, Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Statue, Jackal, Slay and Bury
      When A tries to register everything, with Salamander #4, Venus Toad, Merman, Troll Grunt, Sea Serpent, Hardening, Statue, Jackal, Slay and Bury as the sideboard
      Then it is refused: too_many_copies
      And A's collection has 50 cards

    @ECB-3.8-d @ECB-R6:a
    Scenario Outline: An exchange may not put the fourth into the sideboard
      Given a game of Elemental Clash, between two games
      And B's Spellbook is Statue and Jackal
      And B's sideboard is Statue, Statue, Statue and Merman
      When B tries to exchange <card> for Merman
      Then it is <verdict>
      And B's sideboard is <sideboard>

      Examples:
        | case | card   | verdict                  | sideboard                          |
        | 1    | Statue | refused: too_many_copies | Statue, Statue, Statue and Merman  |
        | 2    | Jackal | accepted                 | Statue, Statue, Statue and Jackal  |

  @ECB-3.9 @lines-8.5
  Rule: Basic Element-Stones are free of the limit on copies

    @ECB-3.9-a
    Scenario Outline: Forty copies of one stone
      Given a new game of Elemental Clash
      And A owns:
        | copies | card    |
        | 40     | <stone> |
      When A tries to register everything
      Then it is <verdict>
      And A's collection has <left>

      Examples:
        | case | stone                    | verdict                  | left     |
        | 1    | Venus Stone (Basic)      | accepted                 | 0 cards  |
        | 2    | Jupiter Stone (Basic)    | accepted                 | 0 cards  |
        | 3    | Mars Stone (Basic)       | accepted                 | 0 cards  |
        | 4    | Mercury Stone (Basic)    | accepted                 | 0 cards  |
        | 5    | Ember Stone (Special)    | refused: too_many_copies | 40 cards |

    @ECB-3.9-b
    Scenario: A sideboard of ten basic stones
      Given a new game of Elemental Clash
      And B owns the Earth/Water deck and Mars Stone, Mars Stone, Mars Stone, Mars Stone, Mars Stone, Mars Stone, Mars Stone, Mars Stone, Mars Stone and Mars Stone
      When B registers everything, with Mars Stone, Mars Stone #2, Mars Stone #3, Mars Stone #4, Mars Stone #5, Mars Stone #6, Mars Stone #7, Mars Stone #8, Mars Stone #9 and Mars Stone #10 as the sideboard
      Then B's sideboard has 10 cards
      And B's collection is empty

    @ECB-3.9-c
    Scenario Outline: An exchange may bring in the fourth
      Given a game of Elemental Clash, between two games
      And B's Spellbook is <stone>, <stone>, <stone> and Jackal
      And B's sideboard is <stone> and Slay
      When B tries to exchange Jackal for <stone> #4
      Then it is <verdict>
      And B's sideboard is <sideboard>

      Examples:
        | case | stone       | verdict                  | sideboard            |
        | 1    | Mars Stone  | accepted                 | Jackal and Slay      |
        | 2    | Ember Stone | refused: too_many_copies | Ember Stone and Slay |
