@ECB-7
Feature: 7. Kinds of cards ("Card-Types")
  Creatures, Spells and Element-Stones, and their elements.

  @ECB-7.2 @lines-28.1 @definition
  Rule: A card is a Creature, a Spell or an Element-Stone
    A list of words. What each kind does is told by sections 8, 9 and 11, and shown there.

  @ECB-7.5 @lines-28.3 @lines-28.4
  Rule: An Element-Stone belongs to no element, whatever energy it produces

    @ECB-7.5-a
    Scenario Outline: Any stone may be put on any pile
      Given a game of Elemental Clash
      And A has a pile of Venus Stone
      And A's hand is <stone>
      When A plays <stone> on pile 1
      Then A's pile 1 is Venus Stone and <stone>

      Examples:
        | case | stone                       |
        | 1    | Mars Stone (Neutral)        |
        | 2    | Jupiter Stone (Neutral)     |
        | 3    | Prism Stone (Neutral)       |
        | 4    | Ember Stone (Neutral)       |

    @ECB-7.5-b
    Scenario Outline: A first stone needs no energy
      Given a game of Elemental Clash
      And B is the active player
      And B's hand is <stone>
      When B plays <stone> on a new pile
      Then B's pile 1 is <stone>

      Examples:
        | case | stone         |
        | 1    | Mercury Stone |
        | 2    | Ember Stone   |
