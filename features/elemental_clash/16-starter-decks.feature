@ECB-16
Feature: 16. Suggested starter decks ("Suggested Starter Decks")
  Two Spellbooks of the book; both are legal.

  @ECB-16.5 @lines-68-80 @example
  Rule: The Fire/Air deck is a legal Spellbook of forty cards

    @ECB-16.5-a
    Scenario Outline: The Fire/Air deck as the book lists it, and one card short
      Given a new game of Elemental Clash
      And <who> owns:
        | copies | card                |
        | 3      | Salamander          |
        | 1      | Lightning Spirit    |
        | 3      | Goblin Warrior      |
        | 1      | Windwanderer        |
        | 3      | Fiery Devil         |
        | 2      | Jupiter Stormmaster |
        | 2      | Mars Rage           |
        | 3      | Flaring Flames      |
        | 2      | Whirlwind           |
        | 2      | Storm Blessing      |
        | 2      | Recurring Stone     |
        | 7      | Jupiter Stone       |
        | 9      | Mars Stone          |
      When <who> tries to register <what>
      Then it is <verdict>
      And <who>'s Spellbook has <cards>

      Examples:
        | case | who | what                      | verdict            | cards    |
        | 1    | A   | everything                | accepted           | 33 cards |
        | 2    | B   | everything                | accepted           | 33 cards |
        | 3    | A   | everything but Mars Stone | refused: deck_size | 0 cards  |

  @ECB-16.9 @lines-82-96 @example
  Rule: The Earth/Water deck is a legal Spellbook of forty cards

    @ECB-16.9-a
    Scenario Outline: The Earth/Water deck as the book lists it, and one card short
      Given a new game of Elemental Clash
      And <who> owns:
        | copies | card              |
        | 2      | Boulder Spirit    |
        | 1      | Venus Toad        |
        | 1      | Merman            |
        | 3      | Troll Grunt       |
        | 2      | Wave Courier      |
        | 2      | Sea Serpent       |
        | 2      | Mercury Shatterer |
        | 2      | Hardening         |
        | 1      | Earth Ritual      |
        | 3      | Shattering Wave   |
        | 2      | Wave of Wisdom    |
        | 1      | Stonehide Spell   |
        | 2      | Sparkstone        |
        | 8      | Mercury Stone     |
        | 8      | Venus Stone       |
      When <who> tries to register <what>
      Then it is <verdict>
      And <who>'s Spellbook has <cards>

      Examples:
        | case | who | what                       | verdict            | cards    |
        | 1    | A   | everything                 | accepted           | 33 cards |
        | 2    | B   | everything                 | accepted           | 33 cards |
        | 3    | B   | everything but Venus Stone | refused: deck_size | 0 cards  |
