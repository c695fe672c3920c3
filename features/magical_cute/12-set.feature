@MC-12
Feature: 12. Step 5: Set Phase ("순서 5 세트 페이즈")
  What is placed, moved and put on, in any order; nothing of it must be done. The word 주인 means a seal here, not an
  owner. Unspecified: which fields there are beside the left and the right one, see ruling MC-R24; scenarios with a move
  state the fields in a row.

  @MC-12.2 @lines-48 @lines-62
  Rule: A seal is placed by putting one card from the hand or from the Deck face down on the attribute line

    @MC-12.2-a
    Scenario Outline: Any card of the hand, of whatever kind
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is <card> and Alma
      When <player> places <card> as a seal
      Then <player>'s attribute line is <card>
      And <player>'s hand is Alma

      Examples:
        | case | player | card        |
        | 1    | A      | Bruna       |
        | 2    | A      | Meteor      |
        | 3    | B      | Moon Circle |
        | 4    | B      | Wind Sprite |

    @MC-12.2-b
    Scenario Outline: A seal may come from the Deck
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is Bruna
      And <player>'s Deck, from the top, is Alma and Dora
      When <player> places the top card of the deck as a seal
      Then <player>'s attribute line is Alma
      And <player>'s Deck, from the top, is Dora
      And <player>'s hand is Bruna

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-12.2-c @MC-R40:a
    Scenario Outline: A seal from the hand lies face down, and only its owner knows it
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is Bruna
      When <player> places Bruna as a seal
      Then <player> sees Bruna in <player>'s attribute line
      And <other> sees 1 face-down card in <player>'s attribute line
      And <other> does not see Bruna

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-12.2-d
    Scenario Outline: No seal comes from elsewhere
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Bruna
      And A's Abyss is Clio
      And B's hand is Dora
      When A tries to place <card> as a seal
      Then it is <verdict>
      And A's attribute line is <after>

      Examples:
        | case | card     | verdict              | after |
        | 1    | Clio     | refused: not_in_hand | empty |
        | 2    | B's Dora | refused: not_in_hand | empty |
        | 3    | Bruna    | accepted             | Bruna |

    @MC-12.2-e
    Scenario: From an empty Deck no seal can be placed
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Bruna
      And A's Deck is empty
      When A tries to place the top card of the deck as a seal
      Then it is refused: deck_empty
      When A tries to place Bruna as a seal
      Then it is accepted
      And A's attribute line is Bruna

    @MC-12.2-f
    Scenario Outline: In the Set Phase, not in the Active Phase
      Given a game of Magical Cute
      And it is the <phase> Phase
      And A is the active player
      And A's hand is Bruna
      And the top card of A's Deck is Alma
      When A tries to place <card> as a seal
      Then it is <verdict>
      And A's attribute line is <after>

      Examples:
        | case | phase  | card                     | verdict              | after |
        | 1    | Active | Bruna                    | refused: wrong_phase | empty |
        | 2    | Set    | Bruna                    | accepted             | Bruna |
        | 3    | Active | the top card of the deck | refused: wrong_phase | empty |
        | 4    | Set    | the top card of the deck | accepted             | Alma  |

    @MC-12.2-g
    Scenario: No seal need be placed
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Bruna
      When A goes on to the Set Phase
      And A ends the turn
      Then A's attribute line is empty
      And A's hand is Bruna
      And B is the active player

    @MC-12.2-h
    Scenario: Everything that the Set Phase is for, in one turn and in any order
      Iron Ribbon: The unit that bears this Enchant gets +1 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (React, placed on turn 1)
      And A's hand is Iron Ribbon (Enchant), Moon Circle (Ritual), Bruna (Character) and Meteor
      When A puts Iron Ribbon on Alma
      And A places Moon Circle as a Ritual
      And A moves Alma to the right field
      And A places Bruna in the left field
      And A places Meteor as a seal
      Then A's left field is Bruna
      And A's right field is:
        | card | enchant     |
        | Alma | Iron Ribbon |
      And A's Ritual space is Moon Circle
      And A's attribute line is Meteor
      And it is the Set Phase

  @MC-12.3 @lines-49.1
  Rule: A seal is placed only once in a Set Phase

    @MC-12.3-a
    Scenario Outline: After one from the hand or from the Deck there is no second
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Bruna and Clio
      And A's Deck, from the top, is Alma and Dora
      When A tries to place <first> as a seal
      Then it is accepted
      When A tries to place <second> as a seal
      Then it is refused: already_sealed
      And A's attribute line is <line>

      Examples:
        | case | first                    | second                   | line  |
        | 1    | Bruna                    | Clio                     | Bruna |
        | 2    | Bruna                    | the top card of the deck | Bruna |
        | 3    | the top card of the deck | Clio                     | Alma  |
        | 4    | the top card of the deck | the top card of the deck | Alma  |

    @MC-12.3-b
    Scenario Outline: One more in each further turn, and each player has the own ones
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is Bruna and Clio
      And <other>'s hand is Elsa
      When <player> places Bruna as a seal
      And <player> ends the turn
      And <other> goes on to the Set Phase
      And <other> places Elsa as a seal
      And <other> ends the turn
      And <player> goes on to the Set Phase
      And <player> places Clio as a seal
      Then <player>'s attribute line is Bruna and Clio
      And <other>'s attribute line is Elsa

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-12.3-c
    Scenario: Seals of turns before do not count
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's attribute line is Bruna and Clio
      And A's hand is Dora and Elsa
      When A tries to place Dora as a seal
      Then it is accepted
      When A tries to place Elsa as a seal
      Then it is refused: already_sealed
      And A's attribute line is Bruna, Clio and Dora

  @MC-12.4 @lines-49.2-50
  Rule: A seal from the Deck is placed with its back up

    @MC-12.4-a
    Scenario Outline: The opponent does not see it
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And the top card of <player>'s Deck is Alma
      When <player> places the top card of the deck as a seal
      Then <other> sees 1 face-down card in <player>'s attribute line
      And <other> does not see Alma

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-12.4-b @MC-R2:a
    Scenario Outline: Not even its owner sees it, then or later
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And the top card of <player>'s Deck is Alma
      And <player>'s hand is empty
      When <player> places the top card of the deck as a seal
      Then neither player sees <player>'s seal
      And neither player sees Alma
      When <player> ends the turn
      Then neither player sees Alma
      And <player>'s attribute line is Alma

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-12.4-c @MC-R2:a
    Scenario: Beside a seal from the hand the owner knows only that one
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's attribute line is Bruna
      And A's Deck, from the top, is Alma and Dora
      When A places the top card of the deck as a seal
      Then A's attribute line is Alma and Bruna
      And A sees 1 face-down card in A's attribute line
      And A does not see Alma
      And B sees 2 face-down cards in A's attribute line

    @MC-12.4-d @MC-R2:a
    Scenario: No card is searched out of the Deck
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Deck, from the top, is Alma, Bruna and Clio
      When A tries to place Bruna from the deck as a seal
      Then it is refused
      When A tries to place the top card of the deck as a seal
      Then it is accepted
      And A's Deck, from the top, is Bruna and Clio

    @MC-12.4-e @MC-R2:b
    Scenario Outline: A card is searched out of the Deck, and its owner knows it
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s Deck, from the top, is Alma, Bruna and Clio
      When <player> tries to place Bruna from the deck as a seal
      Then it is accepted
      And <player>'s attribute line is Bruna
      And <player> sees Bruna in <player>'s attribute line
      And <other> does not see Bruna
      And <player>'s Deck has 2 cards

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-12.4-f @MC-R2:b
    Scenario Outline: What is searched for lies in the own Deck
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Dora
      And A's Deck, from the top, is Alma, Bruna and Clio
      And B's Deck, from the top, is Elsa and Herald
      When A tries to place <card> from the deck as a seal
      Then it is <verdict>
      And A's attribute line is <after>

      Examples:
        | case | card     | verdict              | after |
        | 1    | Dora     | refused: not_in_deck | empty |
        | 2    | B's Elsa | refused: not_in_deck | empty |
        | 3    | Clio     | accepted             | Clio  |

  @MC-12.5 @lines-51.1 @lines-62
  Rule: Characters are placed on the field in this phase only

    @MC-12.5-a
    Scenario Outline: No Character is placed in the Active Phase
      Given a game of Magical Cute
      And it is the <phase> Phase
      And <player> is the active player
      And <player>'s hand is Alma (Character) and Bruna
      When <player> tries to place Alma in the left field
      Then it is <verdict>
      And <player>'s left field is <after>

      Examples:
        | case | player | phase  | verdict              | after |
        | 1    | A      | Active | refused: wrong_phase | empty |
        | 2    | A      | Set    | accepted             | Alma  |
        | 3    | B      | Active | refused: wrong_phase | empty |
        | 4    | B      | Set    | accepted             | Alma  |

    @MC-12.5-b
    Scenario Outline: Only a Character, and only from the own hand
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma (Character), Mud Sprite (Summon) and Spark (Magic)
      And A's Abyss is Clio
      And B's hand is Dora
      When A tries to place <card> in the left field
      Then it is <verdict>
      And A's left field is <after>

      Examples:
        | case | card       | verdict              | after |
        | 1    | Mud Sprite | refused: wrong_kind  | empty |
        | 2    | Spark      | refused: wrong_kind  | empty |
        | 3    | Clio       | refused: not_in_hand | empty |
        | 4    | B's Dora   | refused: not_in_hand | empty |
        | 5    | Alma       | accepted             | Alma  |

    @MC-12.5-c @MC-R23:a
    Scenario: As many Characters as wanted
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma, Bruna, Clio and Dora
      When A places Alma in the left field
      And A places Bruna in the left field
      And A places Clio in the right field
      Then A's left field is Alma and Bruna
      And A's right field is Clio
      And A's hand is Dora

    @MC-12.5-d
    Scenario: A Character is there in later turns, too
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma (Character)
      And B's hand is empty
      When A places Alma in the left field
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      Then A's left field is Alma
      And A's Abyss is empty

  @MC-12.6 @lines-51.2-52
  Rule: Their player chooses the right or the left field for them

    @MC-12.6-a
    Scenario Outline: A Character is placed on either field
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is Alma
      When <player> places Alma in the <chosen> field
      Then <player>'s <chosen> field is Alma
      And <player>'s <other> field is empty

      Examples:
        | case | player | chosen | other |
        | 1    | A      | left   | right |
        | 2    | A      | right  | left  |
        | 3    | B      | left   | right |
        | 4    | B      | right  | left  |

    @MC-12.6-b
    Scenario: Both fields in one phase
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Alma
      And A's hand is Bruna
      When A places Bruna in the right field
      Then A's left field is Alma
      And A's right field is Bruna

    @MC-12.6-c @MC-R24:a
    Scenario Outline: A Character is placed on a field that exists
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are <fields>
      And A's hand is Alma
      When A tries to place Alma in the middle field
      Then it is <verdict>
      And A's hand is <hand>

      Examples:
        | case | fields                 | verdict                | hand  |
        | 1    | left and right         | refused: no_such_field | Alma  |
        | 2    | left, middle and right | accepted               | empty |

  @MC-12.7 @lines-53.1
  Rule: Units that were placed already and are in React state may change the field in the Set Phase

    @MC-12.7-a
    Scenario Outline: A React unit moves, either way
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And the fields in a row are left and right
      And <player>'s <from> field is Alma (React, placed on turn 1)
      When <player> moves Alma to the <to> field
      Then <player>'s <to> field is Alma
      And <player>'s <from> field is empty

      Examples:
        | case | player | from  | to    |
        | 1    | A      | left  | right |
        | 2    | A      | right | left  |
        | 3    | B      | left  | right |

    @MC-12.7-b
    Scenario Outline: An Act unit does not
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (<state>, placed on turn 1)
      When A tries to move Alma to the right field
      Then it is <verdict>
      And A's right field is <right>

      Examples:
        | case | state | verdict              | right |
        | 1    | Act   | refused: unit_is_act | empty |
        | 2    | React | accepted             | Alma  |

    @MC-12.7-c
    Scenario: It keeps its damage, its Enchant and its state
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is:
        | card  | damage | enchant     | placed_on_turn |
        | Bruna | 2      | Gold Ribbon | 1              |
      When A moves Bruna to the right field
      Then A's right field is:
        | card  | damage | enchant     | state |
        | Bruna | 2      | Gold Ribbon | react |
      And Bruna has DP 5

    @MC-12.7-d
    Scenario Outline: Only own units of the field
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (placed on turn 1)
      And A's hand is Bruna
      And B's left field is Clio (placed on turn 1)
      When A tries to move <unit> to the right field
      Then it is <verdict>
      And A's right field is <right>
      And B's left field is Clio

      Examples:
        | case | unit     | verdict             | right |
        | 1    | B's Clio | refused: not_a_unit | empty |
        | 2    | Bruna    | refused: not_a_unit | empty |
        | 3    | Alma     | accepted            | Alma  |

    @MC-12.7-e @MC-R39:a
    Scenario Outline: No unit moves in the Active Phase
      Given a game of Magical Cute
      And it is the <phase> Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (placed on turn 1)
      When A tries to move Alma to the right field
      Then it is <verdict>
      And A's right field is <right>

      Examples:
        | case | phase  | verdict              | right |
        | 1    | Active | refused: wrong_phase | empty |
        | 2    | Set    | accepted             | Alma  |

    @MC-12.7-f @MC-R5:a
    Scenario Outline: A unit placed in this Set Phase stays where it is
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And the fields in a row are left and right
      And <player>'s hand is Alma
      When <player> places Alma in the left field
      And <player> tries to move Alma to the right field
      Then it is refused: just_placed
      And <player>'s left field is Alma

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-12.7-g @MC-R5:b
    Scenario: A unit placed in this Set Phase may move at once
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's hand is Alma
      When A places Alma in the left field
      And A moves Alma to the right field
      Then A's right field is Alma
      And A's left field is empty

    @MC-12.7-h
    Scenario: A unit placed in one Set Phase moves in its player's next
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's hand is Alma
      And B's hand is empty
      When A places Alma in the left field
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      And A goes on to the Set Phase
      And A moves Alma to the right field
      Then A's right field is Alma

    @MC-12.7-i @MC-R45:a
    Scenario: A Summon placed in the Active Phase of this turn moves
      Given a game of Magical Cute
      And A is the active player
      And the fields in a row are left and right
      And A's hand is Wind Sprite (Summon)
      When A summons Wind Sprite in the left field
      And A goes on to the Set Phase
      And A moves Wind Sprite to the right field
      Then A's right field is Wind Sprite

    @MC-12.7-j
    Scenario: Not in the other player's Set Phase
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And B's left field is Clio (placed on turn 1)
      When B tries to move Clio to the right field
      Then it is refused: not_your_decision
      And B's left field is Clio

    @MC-12.7-k
    Scenario: An effect that lasts on the unit moves with it
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Given a game of Magical Cute
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (DP 3, placed on turn 1)
      And A's hand is Cheer
      When A plays Cheer on Alma
      And A goes on to the Set Phase
      And A moves Alma to the right field
      Then A's right field is Alma
      And Alma has DP 5

  @MC-12.8 @lines-53.2-54
  Rule: A unit moves only once in a Set Phase

    @MC-12.8-a
    Scenario Outline: There is no way back in the same phase
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And the fields in a row are left and right
      And <player>'s left field is Alma (placed on turn 1)
      When <player> tries to move Alma to the right field
      Then it is accepted
      When <player> tries to move Alma to the left field
      Then it is refused: already_moved
      And <player>'s right field is Alma

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-12.8-b
    Scenario: Another unit may still move
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (placed on turn 1) and Bruna (placed on turn 1)
      When A moves Alma to the right field
      And A moves Bruna to the right field
      Then A's right field is Alma and Bruna

    @MC-12.8-c
    Scenario: In the next Set Phase it moves again
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (placed on turn 1)
      And B's hand is empty
      When A moves Alma to the right field
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      And A goes on to the Set Phase
      And A moves Alma to the left field
      Then A's left field is Alma

  @MC-12.9 @lines-53.2-54 @lines-62
  Rule: A unit moves to a neighbouring field only

    @MC-12.9-a @MC-R24:a
    Scenario Outline: No field is jumped over, and none is no move
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left, middle and right
      And A's <from> field is Alma (placed on turn 1)
      When A tries to move Alma to the <to> field
      Then it is <verdict>
      And A's <after> field is Alma

      Examples:
        | case | from   | to     | verdict               | after  |
        | 1    | left   | right  | refused: not_adjacent | left   |
        | 2    | left   | middle | accepted              | middle |
        | 3    | middle | right  | accepted              | right  |
        | 4    | middle | left   | accepted              | left   |
        | 5    | right  | left   | refused: not_adjacent | right  |
        | 6    | middle | middle | refused: not_adjacent | middle |

    @MC-12.9-b
    Scenario: With two fields side by side the other one is the neighbour
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are left and right
      And A's left field is Alma (placed on turn 1) and Bruna (placed on turn 1)
      When A tries to move Alma to the left field
      Then it is refused: not_adjacent
      When A moves Bruna to the right field
      Then A's left field is Alma
      And A's right field is Bruna

    @MC-12.9-c @MC-R24:a
    Scenario Outline: No unit moves to a field that does not exist
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And the fields in a row are <fields>
      And A's left field is Alma (placed on turn 1)
      When A tries to move Alma to the middle field
      Then it is <verdict>
      And A's left field is <left>

      Examples:
        | case | fields                 | verdict  | left  |
        | 1    | left and right         | refused  | Alma  |
        | 2    | left, middle and right | accepted | empty |

  @MC-12.10 @lines-55.1 @lines-62
  Rule: An Enchant is put on a unit in this phase only

    @MC-12.10-a
    Scenario Outline: No Enchant is put on a unit in the Active Phase
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the <phase> Phase
      And <player> is the active player
      And <player>'s left field is Alma (DP 3)
      And <player>'s hand is Gold Ribbon (Enchant)
      When <player> tries to put Gold Ribbon on Alma
      Then it is <verdict>
      And Alma has DP <dp>
      And <player>'s hand is <hand>

      Examples:
        | case | player | phase  | verdict              | dp | hand        |
        | 1    | A      | Active | refused: wrong_phase | 3  | Gold Ribbon |
        | 2    | A      | Set    | accepted             | 5  | empty       |
        | 3    | B      | Active | refused: wrong_phase | 3  | Gold Ribbon |
        | 4    | B      | Set    | accepted             | 5  | empty       |

    @MC-12.10-b
    Scenario: An Enchant is not played like other magic either
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Cheer: A chosen unit of either player gets +2 DP until the End Phase.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's left field is Alma (DP 3)
      And A's hand is Gold Ribbon (Enchant) and Cheer (Magic, cost 2)
      When A tries to play Gold Ribbon
      Then it is refused
      And A's hand is Gold Ribbon and Cheer
      When A plays Cheer on Alma
      Then Alma has DP 5

    @MC-12.10-c
    Scenario Outline: Only an Enchant, from the hand, on a unit of the field
      Iron Ribbon: The unit that bears this Enchant gets +1 DP.
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Alma (DP 3)
      And A's hand is Gold Ribbon (Enchant), Moon Circle (Ritual) and Bruna (Character)
      And A's Abyss is Iron Ribbon (Enchant)
      When A tries to put <card> on <unit>
      Then it is <verdict>
      And Alma has DP <dp>

      Examples:
        | case | card        | unit  | verdict              | dp |
        | 1    | Moon Circle | Alma  | refused: wrong_kind  | 3  |
        | 2    | Bruna       | Alma  | refused: wrong_kind  | 3  |
        | 3    | Iron Ribbon | Alma  | refused: not_in_hand | 3  |
        | 4    | Gold Ribbon | Bruna | refused: not_a_unit  | 3  |
        | 5    | Gold Ribbon | Alma  | accepted             | 5  |

    @MC-12.10-d @MC-R12:a
    Scenario: An Enchant stays on its unit in later turns
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Alma (DP 3)
      And A's hand is Gold Ribbon (Enchant)
      When A puts Gold Ribbon on Alma
      Then A's left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      When A ends the turn
      Then A's left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |

    @MC-12.10-e @MC-R45:a
    Scenario: A Summon bears an Enchant like a Character
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Wind Sprite (Summon, DP 3)
      And A's hand is Gold Ribbon (Enchant)
      When A puts Gold Ribbon on Wind Sprite
      Then Wind Sprite has DP 5

    @MC-12.10-f @MC-R10:a
    Scenario Outline: No Enchant is used as an interrupt of the Active Phase
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Windfall: You draw 2 cards.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Lantern Maid (skill cost 1)
      And B's left field is Alma
      And B's hand is Gold Ribbon (Enchant) and Windfall (Magic, cost 2)
      When A uses the skill of Lantern Maid
      And B tries to respond with <card>
      Then it is <verdict>
      And B's hand has <n> cards

      Examples:
        | case | card        | verdict              | n |
        | 1    | Gold Ribbon | refused: wrong_phase | 2 |
        | 2    | Windfall    | accepted             | 3 |

  @MC-12.11 @lines-55.1 @lines-62
  Rule: A Ritual is placed in this phase only

    @MC-12.11-a
    Scenario Outline: No Ritual is placed in the Active Phase
      Given a game of Magical Cute
      And it is the <phase> Phase
      And <player> is the active player
      And <player>'s hand is Moon Circle (Ritual)
      When <player> tries to place Moon Circle as a Ritual
      Then it is <verdict>
      And <player>'s Ritual space is <after>

      Examples:
        | case | player | phase  | verdict              | after       |
        | 1    | A      | Active | refused: wrong_phase | empty       |
        | 2    | A      | Set    | accepted             | Moon Circle |
        | 3    | B      | Active | refused: wrong_phase | empty       |
        | 4    | B      | Set    | accepted             | Moon Circle |

    @MC-12.11-b
    Scenario: A Ritual is not played like other magic either
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's hand is Moon Circle (Ritual) and Meteor (Magic, cost 3)
      And B has 9 Life
      When A tries to play Moon Circle
      Then it is refused
      And A's hand is Moon Circle and Meteor
      When A plays Meteor
      Then B has 5 Life

    @MC-12.11-c
    Scenario Outline: A Ritual comes from the own hand
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Moon Circle (Ritual)
      And A's Abyss is Sun Circle (Ritual)
      When A tries to place <card> as a Ritual
      Then it is <verdict>
      And A's Ritual space is <after>

      Examples:
        | case | card        | verdict              | after       |
        | 1    | Sun Circle  | refused: not_in_hand | empty       |
        | 2    | Moon Circle | accepted             | Moon Circle |

    @MC-12.11-d @MC-R12:a
    Scenario: A Ritual stays in later turns
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Moon Circle (Ritual)
      And B's hand is empty
      When A places Moon Circle as a Ritual
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      Then A's Ritual space is Moon Circle

  @MC-12.12 @lines-55.2-56.1 @lines-62
  Rule: A Ritual is exchanged in this phase only

    @MC-12.12-a
    Scenario Outline: No Ritual is exchanged in the Active Phase
      Given a game of Magical Cute
      And it is the <phase> Phase
      And <player> is the active player
      And <player>'s Ritual space is Moon Circle (face down)
      And <player>'s hand is Sun Circle (Ritual)
      When <player> tries to place Sun Circle as a Ritual
      Then it is <verdict>
      And <player>'s Ritual space is <after>

      Examples:
        | case | player | phase  | verdict              | after       |
        | 1    | A      | Active | refused: wrong_phase | Moon Circle |
        | 2    | A      | Set    | accepted             | Sun Circle  |
        | 3    | B      | Active | refused: wrong_phase | Moon Circle |
        | 4    | B      | Set    | accepted             | Sun Circle  |

    @MC-12.12-b @MC-R17:a
    Scenario: Rituals are exchanged as often as wanted
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Ritual space is Moon Circle (face down)
      And A's hand is Sun Circle (Ritual) and Moon Circle (Ritual)
      When A places Sun Circle as a Ritual
      And A places A's Moon Circle #2 as a Ritual
      Then A's Ritual space is Moon Circle
      And A's Abyss is Moon Circle and Sun Circle

  @MC-12.13 @lines-56.2
  Rule: The old Ritual is turned over and goes to the Abyss

    @MC-12.13-a
    Scenario Outline: The opponent, who did not know it, sees it now
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s Ritual space is Moon Circle (face down)
      And <player>'s hand is Sun Circle (Ritual)
      Then <other> does not see Moon Circle
      When <player> places Sun Circle as a Ritual
      Then <other> sees Moon Circle in <player>'s Abyss
      And <player>'s Abyss is Moon Circle
      And <player>'s Ritual space is Sun Circle
      And <other> does not see Sun Circle

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-12.13-b
    Scenario: A bluff that is exchanged is shown as well
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Ritual space is Alma (Character, face down)
      And A's hand is Sun Circle (Ritual)
      When A places Sun Circle as a Ritual
      Then B sees Alma in A's Abyss
      And A's Ritual space is Sun Circle

    @MC-12.13-c
    Scenario: Without an old Ritual nothing goes to the Abyss
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Sun Circle (Ritual)
      When A places Sun Circle as a Ritual
      Then A's Abyss is empty
      And A's Ritual space is Sun Circle

  @MC-12.14 @lines-57
  Rule: An Enchant may be put on a unit in Act state as well

    @MC-12.14-a
    Scenario Outline: Act as well as React, and the state stays
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s left field is Alma (DP 3, <state>)
      And <player>'s hand is Gold Ribbon (Enchant)
      When <player> tries to put Gold Ribbon on Alma
      Then it is accepted
      And <player>'s left field is:
        | card | state     | enchant     |
        | Alma | <staying> | Gold Ribbon |
      And Alma has DP 5

      Examples:
        | case | player | state | staying |
        | 1    | A      | Act   | act     |
        | 2    | A      | React | react   |
        | 3    | B      | Act   | act     |

    @MC-12.14-b @MC-R36:a
    Scenario Outline: An Enchant is put on an own unit
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Alma (DP 3)
      And A's hand is Gold Ribbon (Enchant)
      And B's left field is Bruna (DP 5)
      When A tries to put Gold Ribbon on <unit>
      Then it is <verdict>
      And A's hand is <hand>

      Examples:
        | case | unit      | verdict             | hand        |
        | 1    | B's Bruna | refused: not_a_unit | Gold Ribbon |
        | 2    | Alma      | accepted            | empty       |

  @MC-12.15 @lines-58.1
  Rule: A unit carries only one Enchant

    @MC-12.15-a
    Scenario Outline: The second takes the place of the first
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Iron Ribbon: The unit that bears this Enchant gets +1 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s left field is Alma (DP 3)
      And <player>'s hand is Gold Ribbon (Enchant) and Iron Ribbon (Enchant)
      When <player> puts Gold Ribbon on Alma
      Then Alma has DP 5
      When <player> puts Iron Ribbon on Alma
      Then Alma has DP 4
      And <player>'s left field is:
        | card | enchant     |
        | Alma | Iron Ribbon |

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-12.15-b
    Scenario: Two units carry one each
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Iron Ribbon: The unit that bears this Enchant gets +1 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is Alma (DP 3) and Bruna (DP 5)
      And A's hand is Gold Ribbon (Enchant) and Iron Ribbon (Enchant)
      When A puts Gold Ribbon on Alma
      And A puts Iron Ribbon on Bruna
      Then Alma has DP 5
      And Bruna has DP 6
      And A's Abyss is empty

  @MC-12.16 @lines-58.2-59 @lines-62
  Rule: When a unit gets a new Enchant, the old one goes to the Abyss

    @MC-12.16-a
    Scenario Outline: The old Enchant goes, and not the new one
      Iron Ribbon: The unit that bears this Enchant gets +1 DP.
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s left field is:
        | card | enchant     |
        | Alma | Iron Ribbon |
      And <player>'s hand is Gold Ribbon (Enchant)
      When <player> puts Gold Ribbon on Alma
      Then <player>'s Abyss is Iron Ribbon
      And <player>'s left field is:
        | card | enchant     |
        | Alma | Gold Ribbon |
      And <player>'s hand is empty

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @MC-12.16-b
    Scenario: The Enchant of another unit stays
      Iron Ribbon: The unit that bears this Enchant gets +1 DP.
      Gold Ribbon: The unit that bears this Enchant gets +2 DP.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's left field is:
        | card  | enchant     |
        | Alma  | Iron Ribbon |
        | Bruna | -           |
      And A's hand is Gold Ribbon (Enchant)
      When A puts Gold Ribbon on Bruna
      Then A's Abyss is empty
      And A's left field is:
        | card  | enchant     |
        | Alma  | Iron Ribbon |
        | Bruna | Gold Ribbon |
