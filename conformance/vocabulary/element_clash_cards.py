"""Element Clash's cards in words: the facts that scenarios may state, and a text generated from the data."""

from typing import Any, get_args

from conformance.vocabulary.registry import StepError
from reference_engine.element_clash.cards import Element

CardData = dict[str, Any]
ELEMENTS = tuple(word.capitalize() for word in get_args(Element))
PERSIST = {"once": "one-shot", "continuous": "Continuous", "equip": "Equip"}
KINDS = {"monster": "monster", "spell": "Spell", "trap": "Trap"}
NUMBERS = ("no", "1", "2", "3", "4")
ON = {"summoned": "When this monster is summoned: ", "destroyed": "When this card is destroyed: ",
      "attacks": "When this monster attacks: ", "play": "", "while": ""}


def facts(card: CardData) -> list[str]:
    """What may stand in parentheses behind the card's name."""
    words = [f"Price {card['price']}", KINDS[card["kind"]]]
    if card["kind"] == "monster":
        words += [card["element"].capitalize(), f"Power {card.get('power', 0)}"]
    else:
        words.append(PERSIST[card.get("persist", "once")])
    return words


def draft(name: str, stated: str) -> CardData:
    """A card without effects from `monster, Price 2, Fire, Power 300`. Raises StepError."""
    card: CardData = {"name": name, "kind": "monster", "price": 1}
    for word in stated.split(", "):
        key, _, rest = word.partition(" ")
        if word in KINDS.values():
            card["kind"] = word.lower()
        elif word in ELEMENTS:
            card["element"] = word.lower()
        elif word in PERSIST.values():
            card["persist"] = next(key for key, value in PERSIST.items() if value == word)
        elif key in ("Price", "Power") and rest.lstrip("-").isdigit():
            card[key.lower()] = int(rest)
        else:
            raise StepError(f"{word!r} is no fact of a card: expected monster, Spell or Trap, {', '.join(ELEMENTS)}, "
                            f"{', '.join(PERSIST.values())}, `Price 2` or `Power 300`")
    if card["kind"] == "monster":
        card.setdefault("element", "earth")
    return card


def text(card: CardData) -> str:
    """The card's effects in words, one sentence a part; empty without effects."""
    condition = f"{when(card['condition'])}." if card.get("condition") else ""
    effects = [effect_text(effect) for effect in card.get("effects", ())]
    return " ".join(words for words in (condition, *effects) if words)


def when(condition: CardData) -> str:
    """When a Trap may be activated."""
    words = [event(condition)] if condition.get("event") else []
    if counts(condition):
        words.append(f"if {measure(condition)}")
    return f"Only {' and '.join(words)}"


def event(condition: CardData) -> str:
    """What must just have happened."""
    who = {"own": "you", "opponent": "the opponent", "both": "a player"}[condition.get("who", "opponent")]
    own = who == "you"
    return {
        "attack": f"when {who} attack{'' if own else 's'}",
        "battle": f"when {who} announce{'' if own else 's'} the Battle Phase",
        "summoned": f"when {who} summon{'' if own else 's'} a monster",
        "destroyed": f"when a card of {'yours' if own else who if who != 'a player' else 'either player'} is destroyed",
    }[condition["event"]]


def counts(condition: CardData) -> bool:
    """Whether a condition asks for a number."""
    return any(key in condition for key in ("among", "at_least", "at_most"))


def measure(condition: CardData) -> str:
    """How much of something a condition asks for."""
    among = condition.get("among", {})
    side = among.get("side", "own")
    least, most = condition.get("at_least"), condition.get("at_most")
    bound = f"at most {most}" if least is None and most is not None else f"at least {least or 1}"
    bound += f" and at most {most}" if least is not None and most is not None else ""
    if condition.get("of") == "life":
        return {"own": f"you have {bound} Life", "opponent": f"the opponent has {bound} Life",
                "both": f"both players together have {bound} Life"}[side]
    one = least == 1 and most is None
    noun = described(among, many=not one)
    there = f"there {'is' if one else 'are'} "
    return there + (f"a {noun}" if one and noun[0] not in "aeiouAEIOU" else f"an {noun}" if one else f"{bound} {noun}")


def effect_text(effect: CardData) -> str:
    """One effect, part by part."""
    sentences = [sentence(part, effect["on"]) for part in effect["parts"]]
    first, *rest = sentences
    intro = ON[effect["on"]]
    return " ".join([intro + (first[0].lower() + first[1:] if intro else first), *rest])


def sentence(part: CardData, on: str) -> str:
    """One part of an effect."""
    intro = "If you do, " if part.get("needs") is not None else ""
    if "only_if" in part:
        intro += f"if {measure(part['only_if'])}, " if intro else f"If {measure(part['only_if'])}, "
    body = words_of(part, on)
    if part.get("optional"):
        body = f"you may {body[0].lower() + body[1:]}"
    words = intro + (body[0].lower() + body[1:] if intro else body)
    return words[0].upper() + words[1:] + "."


def words_of(part: CardData, on: str) -> str:
    """What a part does, without its condition."""
    do, number = part["do"], part.get("count", 1)
    cards = f"{number} card{'s' * (number != 1)}"
    if do in ("draw", "mill", "discard"):
        verb = {"draw": "draw", "mill": "put", "discard": "discard"}[do]
        what = {"draw": cards, "discard": cards,
                "mill": f"the top {cards if number != 1 else 'card'} of {{}} Deck into the Trash"}[do]
        return {
            "own": f"{verb} {what.format('your')}",
            "opponent": f"the opponent {verb}s {what.format('the own')}",
            "both": f"each player {verb}s {what.format('the own')}",
        }[part.get("who", "own")]
    if do == "life":
        verb, amount = ("gain", part["amount"]) if part["amount"] >= 0 else ("lose", -part["amount"])
        return {"own": f"{verb} {amount} Life", "opponent": f"the opponent {verb}s {amount} Life",
                "both": f"each player {verb}s {amount} Life"}[part.get("who", "own")]
    if do == "cancel_attack":
        return "the attack ends without a result"
    if do == "power":
        until = {"turn": " until the end of the turn", "battle": " for this battle", "source": ""}
        lasts = "" if on == "while" else until[part.get("until", "turn")] or " while this card is active"
        return f"{target(part)} get{singular(part)} Power {part['amount']:+d}{lasts}"
    verb, tail = {
        "destroy": ("destroy", ""), "close": ("turn", " face down"), "summon": ("summon", ""), "set": ("set", ""),
        "move": ("move", " to the Spell/Trap Zone"), "return": ("return", RETURN.get(part.get("to", "hand"), "")),
    }[do]
    what = target(part)
    return f"{verb} {what.replace(' in ', ' from ', 1) if do in ('summon', 'set', 'move') else what}{tail}"


RETURN = {"hand": " to the hand", "deck_top": " onto the Deck", "deck_bottom": " under the Deck"}


def singular(part: CardData) -> str:
    """The ending of a verb whose subject is the target."""
    which = part.get("target", {}).get("which", "chosen")
    one = which in ("self", "equipped", "that") or (which == "chosen" and part.get("count", 1) == 1)
    return "s" if one else ""


def target(part: CardData) -> str:
    """Whom a part means."""
    to, number = part.get("target", {}), part.get("count", 1)
    which = to.get("which", "chosen")
    if which == "self":
        return "this card"
    if which == "equipped":
        return "the equipped monster"
    if which == "that":
        return "that monster" if part["do"] in ("power", "summon") else "that card"
    if which == "all":
        return f"all {described(to, many=True)}"
    return f"{number} chosen {described(to, many=number != 1)}"


def described(to: CardData, *, many: bool) -> str:
    """Cards in words: kind, element, Price, and where they lie."""
    zone, side = to.get("zone", "monster_zone"), to.get("side", "own")
    kind = KINDS[to["kind"]] if "kind" in to else {
        "monster_zone": "monster", "spell_trap_zone": "active Spell or Trap", "face_down_zone": "face-down card",
    }.get(zone, "card")
    if zone == "face_down_zone" and "kind" in to:
        kind = f"face-down {kind}"
    if many:
        kind = "active Spells and Traps" if kind == "active Spell or Trap" else f"{kind}s"
    element = f"{to['element'].capitalize()} " if "element" in to else ""
    price = f" of Price {to['max_price']} or less" if "max_price" in to else ""
    owner = "both players" if many and side == "both" and zone not in PLACES else OWNERS[zone in PLACES][side]
    return f"{element}{kind}{price} {PLACES.get(zone, 'of {}').format(owner)}"


PLACES = {"trash": "in {} Trash", "hand": "in {} hand", "deck": "in {} Deck"}
OWNERS = {False: {"own": "yours", "opponent": "the opponent", "both": "either player"},
          True: {"own": "your", "opponent": "the opponent's", "both": "either"}}
