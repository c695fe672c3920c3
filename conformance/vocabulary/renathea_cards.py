"""Renathea's cards in words: the facts that scenarios may state, and a text generated from the data."""

from typing import Any, get_args

from conformance.vocabulary.registry import StepError
from reference_engine.renathea.cards import Role

CardData = dict[str, Any]
ROLES = get_args(Role)


def facts(card: CardData) -> list[str]:
    """What may stand in parentheses behind the card's name."""
    words = [f"Raw {card['raw']}", *card["roles"], f"class {card['card_class']}", f"set {card.get('set', 'Base')}"]
    laws = 0
    for effect in card.get("effects", ()):
        laws += effect["on"] == "law"
        for part in effect["parts"]:
            if part["do"] in ("protect", "silence"):
                words.append(part["do"].capitalize())
            elif part["do"] == "powerup":
                if "only_if" in part:
                    words.append("conditional Powerup")
                words.append("Powerup X" if isinstance(part["amount"], dict) else f"Powerup +{part['amount']}")
    if laws:
        words.append("Law" if laws == 1 else "two Laws")
    return words


def draft(name: str, stated: str) -> CardData:
    """A card without effects from `class Warrior, set Dawn, Melee, Tank, Raw 3`. Raises StepError."""
    card: CardData = {"name": name, "card_class": name, "raw": 1, "roles": [], "set": "Draft"}
    for word in stated.split(", "):
        key, _, rest = word.partition(" ")
        if word in ROLES:
            card["roles"].append(word)
        elif key == "Raw" and rest.lstrip("-").isdigit():
            card["raw"] = int(rest)
        elif key in ("class", "set") and rest:
            card["card_class" if key == "class" else "set"] = rest
        else:
            raise StepError(f"{word!r} is no fact of a card: expected {', '.join(ROLES)}, `Raw 3`, `class X`, `set Y`")
    card["roles"] = card["roles"] or ["Support"]
    return card


def text(card: CardData) -> str:
    """The card's skills in words, one sentence a part; empty without skills."""
    return " ".join(skill(effect) for effect in card.get("effects", ()))


def skill(effect: dict[str, Any]) -> str:
    """One skill as one sentence, however many parts it has: two sentences that begin with `Law:` are two Laws."""
    words = ", and ".join(clause(part) for part in effect["parts"])
    return ("Law: " if effect["on"] == "law" else "") + words[0].upper() + words[1:] + "."


def clause(part: dict[str, Any]) -> str:
    """One part of a skill."""
    condition = f"If {condition_text(part['only_if'])}, " if "only_if" in part else ""
    do = part["do"]
    body = {
        "protect": lambda: f"Protect {target(part, 'card')}",
        "silence": lambda: f"Silence {target(part, 'card')}",
        "powerup": lambda: f"Powerup {amount_text(part['amount'])}",
        "raw": lambda: f"{target(part, 'card')} gets {part['amount']:+d} Raw Power",
        "total": lambda: f"the Total Power of {whose(part)} is {change(part)}",
        "lower_wins": lambda: "the lower Total Power wins the round",
        "cancel_laws": lambda: "cancel Law",
        "no_powerups": lambda: f"the Powerups of {target(part, 'card')} do not count",
    }[do]()
    words = condition + body
    return words if words.startswith(("Protect", "Silence", "Powerup")) else words[0].lower() + words[1:]


def target(part: dict[str, Any], noun: str) -> str:
    """Whom a part means."""
    return among(part.get("target", {}), noun, part.get("count", 1))


def among(to: dict[str, Any], noun: str, count: int = 1) -> str:
    """Cards of the Arena in words."""
    which, side = to.get("which", "all"), to.get("side", "own")
    if which == "self":
        words = "this card"
    elif which == "opposite":
        words = "the card opposite"
    else:
        kind = " ".join(w for w in (to.get("status"), to.get("role"), noun) if w)
        number = str(count) if which == "chosen" else "every"
        place = {"own": "in your Arena", "opponent": "in the opponent's Arena", "both": "in both Arenas"}[side]
        yours = " of your choice" if which == "chosen" else ""
        return f"{number} {kind}{'s' if which == 'chosen' and count > 1 else ''}{yours} {place}"
    described = [w for w in (to.get("status"), to.get("role")) if w]
    return words + (f" (if {' '.join(described)})" if described else "")


def counted(what: dict[str, Any], *, many: bool) -> str:
    """What an amount or a condition counts, in the plural or not."""
    to = what.get("among", {})
    if what.get("of", "cards") == "podium":
        place = {"own": "your Podium", "opponent": "the opponent's Podium", "both": "both Podiums"}
        return f"card{'s' * many} on {place[to.get('side', 'own')]}"
    if to.get("which", "all") in ("self", "opposite"):
        return among(to, "card")
    cards = among(to, "card").removeprefix("every ")
    return cards.replace("card ", "cards ", 1) if many else cards


def amount_text(amount: Any) -> str:
    """`+4`, or X and what it is."""
    if not isinstance(amount, dict):
        return f"{amount:+d}"
    times = amount.get("times", 1)
    if amount["of"] == "raw":
        return f"X, where X is {f'{times} times ' if times != 1 else ''}the Raw Power of {counted(amount, many=True)}"
    return f"X, where X is {times} for each {counted(amount, many=False)}"


def condition_text(condition: dict[str, Any]) -> str:
    """When a part counts."""
    to, least = condition.get("among", {}), condition["at_least"]
    if condition.get("of") == "raw":
        return f"the Raw Power of {counted(condition, many=True)} is at least {least}"
    if condition.get("of", "cards") == "cards" and to.get("which") in ("self", "opposite"):
        states = [to["status"]] if "status" in to else []
        states += [f"{'an' if to['role'][0] in 'AEIOU' else 'a'} {to['role']}"] if "role" in to else []
        bare = among({"which": to["which"]}, "card")
        return f"{bare} is {' and '.join(states)}" if states else f"{bare} is there"
    if least == 1:
        article = "an" if counted(condition, many=False)[0] in "aeiouAEIOU" else "a"
        return f"there is {article} {counted(condition, many=False)}"
    return f"there are at least {least} {counted(condition, many=True)}"


def whose(part: dict[str, Any]) -> str:
    """Whose Total Power a Law changes."""
    return {"own": "its owner", "opponent": "the opponent", "both": "both players"}[part.get("side", "both")]


def change(part: dict[str, Any]) -> str:
    """How a Law changes a total."""
    words = [f"multiplied by {part['times']}"] if part.get("times", 1) != 1 else []
    words += [f"changed by {part['amount']:+d}"] if part.get("amount", 0) else []
    return " and then ".join(words) or "unchanged"
