"""Pokémon TCG's cards in words: the facts that scenarios may state, and a text generated from the data."""

from collections import Counter
from typing import Any, get_args

from conformance.vocabulary.registry import StepError
from reference_engine.pokemon_tcg.cards import Type

CardData = dict[str, Any]
TYPES = tuple(word.capitalize() for word in get_args(Type))
ON = {"play": "", "attack": "", "base": "", "activated": "", "while": "",
      "enters": "When this Pokémon comes into play: ", "damaged": "When this Pokémon receives damage{}: "}
UNTIL = {"turn": "until the end of the turn", "next": "until the end of the next turn",
         "own_next": "until the end of your next turn"}


# -- facts -------------------------------------------------------------------------------------------------------------
def facts(card: CardData) -> list[str]:
    """What may stand in parentheses behind the card's name."""
    if card["kind"] == "energy":
        return [*(["Basic Energy"] if card.get("basic", True) else []), card["provides"].capitalize()]
    if card["kind"] == "trainer":
        return [card["subtype"].capitalize()]
    weakness, resistance = card.get("weakness"), card.get("resistance")
    resists = f"{resistance['type'].capitalize()} {resistance['amount']}" if resistance else "none"
    words = ["Basic" if card.get("stage", "basic") == "basic" else f"Evolution of {card['evolves_from']}",
             f"{card['hp']} HP", card["type"].capitalize(), f"Weakness {weakness.capitalize() if weakness else 'none'}",
             f"Resistance {resists}", f"Retreat {card.get('retreat', 0)}"]
    words += [f"Ability {ability['name']}" for ability in card.get("abilities", ())] or ["no Ability"]
    for attack in card.get("attacks", ()):
        words += [f"{attack['name']} {attack.get('damage', 0)}", f"{attack['name']} costs {cost(attack)}"]
    return words


def cost(attack: CardData) -> str:
    """`2 Fighting + 1 any`, or `nothing`."""
    wanted: Counter[str] = Counter(attack.get("cost", ()))
    typed = [f"{number} {kind.capitalize()}" for kind, number in wanted.items() if kind != "colorless"]
    return " + ".join([*typed, *([f"{wanted['colorless']} any"] if wanted["colorless"] else [])]) or "nothing"


def draft(name: str, stated: str) -> CardData:
    """A card without effects from `Basic, Fire, 80 HP, Weakness Water, Retreat 1, Ember 40, Ember costs 1 Fire`.

    Raises StepError for a word that is no fact.
    """
    card: CardData = {"name": name, "kind": "pokemon", "stage": "basic", "hp": 60, "type": "colorless"}
    for word in stated.split(", "):
        first, _, rest = word.partition(" ")
        if word == "Basic Energy":
            card = {"name": name, "kind": "energy", "provides": "colorless"}
        elif word in ("Item", "Supporter", "Stadium", "Tool"):
            card = {"name": name, "kind": "trainer", "subtype": word.lower()}
        elif word in TYPES:
            card["provides" if card["kind"] == "energy" else "type"] = word.lower()
        elif word.startswith("Evolution of "):
            card.update(stage="evolution", evolves_from=word.removeprefix("Evolution of "))
        elif rest == "HP" and first.isdigit():
            card["hp"] = int(first)
        elif first == "Retreat" and rest.isdigit():
            card["retreat"] = int(rest)
        elif word not in ("Basic", "no Ability", "Weakness none", "Resistance none"):
            draft_more(card, word)
    return card


def draft_more(card: CardData, word: str) -> None:
    """Weakness, Resistance, attacks and their costs. Raises StepError."""
    head, _, last = word.rpartition(" ")
    if head == "Weakness" and last in TYPES:
        card["weakness"] = last.lower()
    elif head.startswith("Resistance ") and head.split()[1] in TYPES and last.isdigit():
        card["resistance"] = {"type": head.split()[1].lower(), "amount": int(last)}
    elif " costs " in word:
        name, _, price = word.partition(" costs ")
        attack_of(card, name)["cost"] = [] if price == "nothing" else [
            kind for part in price.split(" + ") for kind in paid(part)]
    elif head and last.isdigit():
        attack_of(card, head)["damage"] = int(last)
    else:
        raise StepError(f"{word!r} is no fact of a card: expected Basic, `Evolution of X`, {', '.join(TYPES)}, "
                        "`60 HP`, `Weakness Fire`, `Resistance Fighting 30`, `Retreat 1`, `Ember 40`, "
                        "`Ember costs 1 Fire + 1 any`, Item, Supporter, Stadium, Tool or `Basic Energy`")


def attack_of(card: CardData, name: str) -> CardData:
    """The attack of this name, new where the draft has none yet."""
    attacks: list[CardData] = card.setdefault("attacks", [])
    if not any(attack["name"] == name for attack in attacks):
        attacks.append({"name": name, "cost": [], "damage": 0})
    return next(attack for attack in attacks if attack["name"] == name)


def paid(part: str) -> list[str]:
    """`2 Fighting` as a list of types. Raises StepError."""
    number, _, kind = part.partition(" ")
    if not number.isdigit() or kind not in (*TYPES, "any"):
        raise StepError(f"{part!r} is no part of a cost: expected `2 Fighting` or `1 any`")
    return ["colorless" if kind == "any" else kind.lower()] * int(number)


# -- text --------------------------------------------------------------------------------------------------------------
def text(card: CardData) -> str:
    """What a Trainer, an Ability or the text of an attack does, in words; empty without effects."""
    texts = [f"Ability {ability['name']}: {ability_text(ability)}" for ability in card.get("abilities", ())]
    texts += [f"{attack['name']}: {effects_text(attack['effects'])}"
              for attack in card.get("attacks", ()) if attack.get("effects")]
    texts += [effects_text(card["effects"])] if card.get("effects") else []
    said = " ".join(texts)
    return said.replace("this Pokémon", "the Pokémon with this Tool") if card.get("subtype") == "tool" else said


def ability_text(ability: CardData) -> str:
    """An Ability, with how often and where it works."""
    active = ability.get("place") == "active"
    used = any(effect["on"] == "activated" for effect in ability["effects"])
    body = effects_text(ability["effects"], " in the Active spot" if active else "")
    if used:
        often = "Once in your turn" if ability.get("once_per_turn") else "As often as you like in your turn"
        return f"{often}{', in the Active spot,' if active else ','} you may use this: {lower(body)}"
    if active and ability["effects"][0]["on"] == "while":
        return f"While this Pokémon is Active: {lower(body)}"
    return body


def effects_text(effects: list[CardData], where: str = "") -> str:
    """Effects, part by part."""
    texts = []
    for effect in effects:
        first, *rest = [sentence(part, effect) for part in effect["parts"]]
        intro = ON[effect["on"]].format(where)
        texts.append(" ".join([intro + (lower(first) if intro else first), *rest]))
    return " ".join(texts)


def lower(words: str) -> str:
    """With a small first letter."""
    return words[0].lower() + words[1:]


def sentence(part: CardData, effect: CardData) -> str:
    """One part of an effect."""
    intro = ""
    if part.get("needs") is not None:
        intro = "If heads, " if effect["parts"][part["needs"]]["do"] == "flip" else "If that was done, "
    if "only_if" in part:
        condition = f"if {measure(part['only_if'])}, "
        intro = intro + condition if intro else condition.capitalize()
    body = words_of(part, effect["on"])
    body = f"you may {body}" if part.get("optional") else body
    words = intro + body
    return words[0].upper() + words[1:] + "."


def measure(condition: CardData) -> str:
    """How much of something a condition asks for."""
    least, most = condition.get("at_least", 1), condition.get("at_most")
    bound = f"at least {least}" + (f" and at most {most}" if most is not None else "")
    return f"there is {bound} {counted(condition)}"


def counted(count: CardData) -> str:
    """What is counted: `Energy attached to this Pokémon`."""
    among = target({"target": count.get("among", {"which": "all"})})
    return {"energy": f"Energy attached to {among}", "damage": f"damage token on {among}",
            "pokemon": f"Pokémon among {among}"}[count.get("of", "pokemon")]


def words_of(part: CardData, on: str) -> str:
    """What a part does, without its condition."""
    do, amount, number = part["do"], part.get("amount", 0), part.get("count", 1)
    if do == "base":
        each = f" for each {counted(part['per'])}" if "per" in part else ""
        return f"this attack does {abs(amount)} {'more' if amount >= 0 else 'less'} damage{each}"
    if do == "draw":
        cards = f"{number} card{'s' * (number != 1)}"
        return {"own": f"draw {cards}", "opponent": f"the opponent draws {cards}",
                "both": f"each player draws {cards}"}[part.get("who", "own")]
    if do == "switch":
        whose = "your" if part.get("side", "own") == "own" else "the opponent's"
        return f"switch {whose} Active Pokémon with a chosen one of {whose} Bench"
    if do == "flip":
        return "flip a coin"
    if do in ("attach_energy", "discard_energy"):
        kind = f"{part['type'].capitalize()} " if "type" in part else ""
        if do == "discard_energy":
            return f"discard {number} {kind}Energy from {target({**part, 'count': 1})}"
        return f"attach {number} {kind}Energy from your {PLACES[part['zone']]} to {target({**part, 'count': 1})}"
    return done_to(part, on, amount)


def done_to(part: CardData, on: str, amount: int) -> str:
    """What a part does to Pokémon."""
    do, whom = part["do"], target(part)
    until = "" if on == "while" else f" {UNTIL[part.get('until', 'turn')]}"
    less = f"{abs(amount)} {'more' if amount >= 0 else 'less'} damage"
    return {
        "damage": f"do {amount} damage to {whom}"
                  + ("" if part.get("weakness", True) else ", without Weakness and Resistance"),
        "deal": f"attacks of {whom} do {less}{until}",
        "take": f"attacks do {less} to {whom}{until}",
        "forbid": f"{whom} cannot {part.get('what')}{until}",
        "heal": f"heal {amount} damage from {whom}",
        "condition": f"{whom} is now {part.get('name', '').capitalize()}",
        "clear_conditions": f"{whom} recovers from all Special Conditions",
        "knock_out": f"{whom} is Knocked Out",
    }[do]


PLACES = {"hand": "hand", "trash": "Trash", "deck": "Deck"}
OWNERS = {"own": "your", "opponent": "the opponent's", "both": "either player's"}
MANY = {"own": "your", "opponent": "the opponent's", "both": "both players'"}
WHERE = {"active": "Active Pokémon", "bench": "Benched Pokémon", "in_play": "Pokémon"}


def target(part: CardData) -> str:
    """Whom a part means."""
    to, number = part.get("target", {}), part.get("count", 1)
    which, zone, side = to.get("which", "chosen"), to.get("zone", "in_play"), to.get("side", "own")
    if which in ("self", "attacker"):
        return "this Pokémon" if which == "self" else "the attacking Pokémon"
    kind = f"{to['type'].capitalize()} " if "type" in to else ""
    if zone == "active" and side != "both":
        return f"{OWNERS[side]} {kind}{WHERE[zone]}"
    if which == "all":
        return f"all of {MANY[side]} {kind}{WHERE[zone]}"
    return f"{number} chosen one{'s' * (number != 1)} of {MANY[side]} {kind}{WHERE[zone]}"
