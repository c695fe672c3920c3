"""What the placeholders of sentences stand for, in words; the page of the sentences and `conformance steps` tell it."""

import re

from conformance.vocabulary.registry import Vocabulary

MEANT = {
    "p": "a player: A or B", "q": "a player", "r": "a player", "n": "a number", "m": "a number",
    "card": "a card: `Knight`, `A's Knight`, the second copy `Pawn #2`, with facts `Knight (Raw 4, Melee)`",
    "cards": "cards: `Knight, Pawn and Wisp`", "name": "a new card's name",
    "facts": "facts of a card, as `class Warrior, Melee, Raw 3`", "reason": "a reason of the game's list",
    "rest": "any other Then", "amount": "a change: +20 or -20", "attack": "an attack, by its name",
    "attacks": "attacks: `Nip, Jab`", "targets": "cards or players", "players": "a number from 2 to 8",
    "variant": "1 or 2", "without": "cards", "more": "cards", "aside": "cards",
}
AGAIN = re.compile(r"\d$")  # card2 is another card
ALTERNATIVES = re.compile(r"[\w ,'/|\\-]+")


def alternatives(word: str, vocabulary: Vocabulary) -> list[str]:
    """The words that a placeholder can be; none where there is no such list."""
    pattern = vocabulary.parts[word]
    if word in MEANT or not ALTERNATIVES.fullmatch(pattern) or r"\d" in pattern:
        return []
    return [re.sub(r"\\(.)", r"\1", one) for one in pattern.split("|")]


def meaning(word: str, vocabulary: Vocabulary) -> str:
    """What a placeholder without such a list stands for. Raises KeyError for one that nobody has described."""
    return MEANT.get(word) or MEANT[AGAIN.sub("", word)].partition(":")[0]
