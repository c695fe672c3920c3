@EC-3
Feature: 3. The play area ("Area Permainan / Zona")
  The zones of a player, and how they lie on the table.

  @EC-3.1 @lines-28
  Rule: Each player has zones of the own

    @EC-3.1-a
    Scenario Outline: What a player sets lies in a zone of that player
      Given a game of Element Clash
      And <player> is the active player
      And <player>'s hand is Rock 1
      When <player> sets Rock 1
      Then <player>'s Face-Down Zone is Rock 1
      And <player>'s hand is empty
      And nothing else changes

      Examples:
        | case | player |
        | 1    | A      |
        | 2    | B      |

    @EC-3.1-b
    Scenario: A monster and its payment lie in zones of the player who summons
      Given a game of Element Clash
      And A's hand is Wave 2 (Price 2) and Leaf 2 (Price 2)
      When A summons Wave 2, paying Leaf 2
      Then A's Monster Zone is Wave 2
      And A's Trash is Leaf 2
      And A's hand is empty
      And nothing else changes

    @EC-3.1-c @EC-R14:a
    Scenario Outline: Only its owner sees a hand
      Given a game of Element Clash
      And A's hand is Rock 1 and Wave 2
      And B's hand is Leaf 3
      Then <owner> sees <cards> in <owner>'s hand
      And <other> sees <number> in <owner>'s hand
      And <other> does not see <card>

      Examples:
        | case | owner | other | cards             | number  | card   |
        | 1    | A     | B     | Rock 1 and Wave 2 | 2 cards | Wave 2 |
        | 2    | B     | A     | Leaf 3            | 1 card  | Leaf 3 |

  @EC-3.2 @lines-30-36 @definition
  Rule: On the table each zone has its place, from the Deck at the bottom right to the Monster Zone at the top
    Nothing can decide this: a position names the six zones and not where they lie.
