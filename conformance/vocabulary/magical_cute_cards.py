"""Magical Cute's cards in words: the facts that scenarios may state, and a text generated from the data."""

from typing import Any

from conformance.vocabulary.registry import StepError

CardData = dict[str, Any]
KINDS = {"character": "Character", "summon": "Summon", "player": "player card",
         "normal": "Magic", "enchant": "Enchant", "ritual": "Ritual"}
WHEN = {"placed": "When this unit is placed, ", "damaged": "When this unit is damaged, ",
        "prepare": "In your Prepare Phase, ", "draw": "In your Draw Phase, ", "end": "In your End Phase, "}
TO = {"hand": "to the owner's hand", "deck": "onto the owner's Deck", "abyss": "to the Abyss",
      "arrest": "to the enemy's Arrest"}
UNIT = {"self": "this unit", "bearer": "the unit that bears this Enchant", "foe": "the unit fought against"}
PLAYERS = {"own": "you", "opponent": "the opponent"}


def facts(card: CardData) -> list[str]:
    """What may stand in parentheses behind the card's name."""
    words = [KINDS[card.get("sub") or card["kind"]]]
    if card["kind"] in ("character", "summon"):
        words.append(f"DP {card.get('dp', 0)}")
    if card["kind"] == "summon" or card.get("sub") == "normal":
        words.append(f"cost {card.get('cost', 0)}")
    if card["kind"] == "player":
        words.append(f"Life {card.get('life', 0)}")
    for effect in card.get("effects", ()):
        if effect["on"] == "activated":
            words.append(f"{'miracle' if card['kind'] == 'player' else 'skill'} cost {effect.get('cost', 0)}")
        if effect["on"] == "automatic":
            words.append("automatic in Act state" if effect.get("while_act") else "automatic")
    return words


def draft(name: str, stated: str) -> CardData:
    """A card without effects from `character, DP 3` or `magic, cost 1`. Raises StepError."""
    card: CardData = {"name": name, "kind": "character"}
    for word in stated.split(", "):
        key, _, rest = word.partition(" ")
        kind = word.lower()
        if kind in ("character", "summon"):
            card["kind"] = kind
        elif kind == "player card":
            card["kind"] = "player"
        elif kind in ("magic", "enchant", "ritual"):
            card |= {"kind": "magic", "sub": "normal" if kind == "magic" else kind}
        elif key in ("DP", "cost", "Life") and rest.isdigit():
            card[key.lower()] = int(rest)
        else:
            raise StepError(f"{word!r} is no fact of a card: expected character, summon, magic, enchant, ritual, "
                            "player card, `DP 3`, `cost 1` or `Life 18`")
    return card


def text(card: CardData) -> str:
    """The card's effects in words, one sentence a part; empty without effects."""
    return " ".join(effect_text(card, effect) for effect in card.get("effects", ()))


def effect_text(card: CardData, effect: CardData) -> str:
    """One effect, part by part."""
    bodies = [part_text(part, effect) for part in effect["parts"]]
    first, *rest = bodies
    condition = f"if {measure(effect['only_if'])}, " if "only_if" in effect else ""
    if effect["on"] == "automatic":
        notes = "Automatic, works while Act" if effect.get("while_act") else "Automatic"
        lead = WHEN.get(effect.get("when", ""), "")
        lead = f"{notes}: {lead + condition if lead else capital(condition)}"
    else:
        lead = intro(card, effect) + capital(condition)
    lead += first if lead.endswith(", ") else capital(first)
    return " ".join([f"{lead}.", *(f"{capital(body)}." for body in rest)])


def capital(words: str) -> str:
    """With a capital at the beginning."""
    return words[:1].upper() + words[1:]


def intro(card: CardData, effect: CardData) -> str:
    """What stands before a text that somebody uses: what it costs."""
    if effect["on"] == "fight":
        return "In a Magi-Cu Fight of this unit, "
    if effect["on"] != "activated":
        return ""
    name = "Miracle" if card["kind"] == "player" else "Skill"
    price = [f"cost {effect['cost']}"] if effect.get("cost") else []
    price += ["turn this unit to Act"] if effect.get("by_act") else []
    return f"{name} ({', '.join(price)}): " if price else f"{name}: "


def measure(condition: CardData) -> str:
    """How much of something a condition asks for."""
    who = {"own": "you have", "opponent": "the opponent has"}[condition.get("side", "own")]
    least, most = condition.get("at_least"), condition.get("at_most")
    bounds = [f"at least {least}"] if least is not None else []
    bounds += [f"at most {most}"] if most is not None else []
    number = " and ".join(bounds)
    what = {"hand": "cards in hand", "life": "Life", "meter": "on the cost meter", "units": "units on the field"}
    return f"{who} {number} {what[condition['of']]}"


def part_text(part: CardData, effect: CardData) -> str:
    """What one part does."""
    do, amount = part["do"], part.get("amount")
    holds = effect["on"] == "while" or (effect["on"] == "automatic" and "when" not in effect)
    if do == "damage":
        fixed = "" if part.get("reducible", True) else ", which nothing lowers"
        return f"{receiver(part)} {verb(part, 'take')} {amount} damage{fixed}"
    if do == "reduce_damage":
        to = PLAYERS[part["who"]] if "who" in part else units(part.get("target", {}))
        return f"all damage to {to} is prevented" if amount == "all" else f"all damage to {to} is {amount} less"
    if do == "dp":
        return f"{receiver(part)} {verb(part, 'get')} {amount:+d} DP{'' if holds else ' until the End Phase'}"
    if do == "reveal":
        own = part.get("side", "opponent") == "own"
        whose = "your" if own else "the opponent's"
        return f"turn over {whose} card in the Ritual space" if part.get("what", "ritual") == "ritual" \
            else f"turn over all {whose.removeprefix('the ')} seals" if own else "turn over all seals of the opponent"
    if do == "draw":
        number = part.get("count", 1)
        return f"{player_of(part)} {verb(part, 'draw')} {number} card{'s' * (number != 1)}"
    if do == "pay":
        return f"{player_of(part)} {verb(part, 'lose')} {amount} from the cost meter"
    what = units(part.get("target", {}))
    return {"send": lambda: f"send {what} {TO[part['to']]}",
            "state": lambda: f"turn {what} to {part['state'].capitalize()}",
            "move": lambda: f"move {what} to a neighbouring field",
            "discard_enchant": lambda: f"send the Enchant of {what} to the Abyss"}[do]()


def player_of(part: CardData) -> str:
    """The player whom a part means."""
    return PLAYERS[part.get("who", "own")]


def receiver(part: CardData) -> str:
    """Who gets something: a player, or units."""
    return PLAYERS[part["who"]] if "who" in part else units(part.get("target", {}))


def verb(part: CardData, plain: str) -> str:
    """A verb that fits who does it."""
    many = part.get("target", {}).get("which") == "all" if "target" in part else part.get("who", "own") == "own"
    return plain if many else f"{plain}s"


def units(target: CardData) -> str:
    """Units in words."""
    which = target.get("which", "chosen")
    if which in UNIT:
        return UNIT[which]
    kind = {"character": "Character", "summon": "Summon"}.get(target.get("kind", ""), "unit")
    side = target.get("side", "own")
    if which == "all":
        return f"all {kind}s of " + {"own": "yours", "opponent": "the opponent", "both": "both players"}[side]
    return f"a chosen {kind} of " + {"own": "yours", "opponent": "the opponent", "both": "either player"}[side]
