"""Elemental Clash's cards in words: the facts that scenarios may state, and a text generated from the data."""

from typing import Any, get_args

from conformance.vocabulary.registry import StepError
from reference_engine.elemental_clash.cards import Element

CardData = dict[str, Any]
KINDS = {"creature": "Creature", "spell": "Spell", "stone": "Stone"}
ELEMENTS = tuple(word.capitalize() for word in get_args(Element))
SUBTYPES = ("Normal", "Flash", "Permanent")
MOMENTS = {"play": "Play-Effect", "destroyed": "Destroy-Effect", "leaves": "Leave-Effect"}
ON = {**{on: f"{word}: " for on, word in MOMENTS.items()}, "resolve": "", "while": "",
      "end_of_turn": "At the end of your turn: ", "activated": "Once in your Main-Phase: "}
ZONES = {"atk_zone": "ATK-Zone", "def_zone": "DEF-Zone", "archive": "Archive", "hand": "hand"}
OWN = {"hand": "Return {} to its owner's hand", "deck_top": "Put {} on top of its owner's Spellbook",
       "deck_bottom": "Put {} under its owner's Spellbook", "archive": "Put {} into its owner's Archive",
       "purgatory": "Put {} into its owner's Purgatory", "atk_zone": "Move {} to the ATK-Zone",
       "def_zone": "Move {} to the DEF-Zone"}


def facts(card: CardData) -> list[str]:
    """What may stand in parentheses behind the card's name."""
    kind = card["kind"]
    words = [KINDS[kind], card.get("element", "neutral").capitalize()]
    if kind == "stone":
        words += ["Basic" if card.get("basic") else "Special", f"{card.get('energy', 'neutral').capitalize()} energy"]
    else:
        words.append(f"Level {card.get('level', 1)}")
    if kind == "creature":
        words += [f"ATK {card.get('atk', 0)}", f"DEF {card.get('def', 0)}", *filter(None, [card.get("type")])]
        words += ["Quickattacker"] * bool(card.get("quickattacker"))
    if kind == "spell":
        words.append(card.get("subtype", "normal").capitalize())
    words += ["Boon"] * bool(card.get("boon"))
    return words + [MOMENTS[effect["on"]] for effect in card.get("effects", ()) if effect["on"] in MOMENTS]


def draft(name: str, stated: str) -> CardData:
    """A card without effects from `Creature, Fire, Level 2, ATK 3, DEF 1, Goblin`. Raises StepError."""
    card: CardData = {"name": name, "kind": "creature", "level": 1}
    for word in stated.split(", "):
        key, _, rest = word.partition(" ")
        if word in KINDS.values():
            card["kind"] = word.lower()
        elif word in ELEMENTS:
            card["element"] = word.lower()
        elif word in SUBTYPES:
            card["subtype"] = word.lower()
        elif word in ("Basic", "Quickattacker", "Boon"):
            card[word.lower()] = True
        elif rest == "energy" and key in ELEMENTS:
            card["energy"] = key.lower()
        elif key in ("Level", "ATK", "DEF") and rest.isdigit():
            card[key.lower()] = int(rest)
        elif word.istitle() and not rest:
            card["type"] = word
        else:
            raise StepError(f"{word!r} is no fact of a card: expected Creature, Spell or Stone, {', '.join(ELEMENTS)}, "
                            f"{', '.join(SUBTYPES)}, Basic, Quickattacker, Boon, `Fire energy`, `Level 2`, `ATK 2`, "
                            "`DEF 3` or a type of Creature")
    return card


def text(card: CardData) -> str:
    """The card's effects in words, one sentence a part; empty without effects."""
    return " ".join(effect_text(effect) for effect in card.get("effects", ()))


def effect_text(effect: CardData) -> str:
    """One effect, part by part."""
    first, *rest = [sentence(part, effect["on"]) for part in effect["parts"]]
    intro = ON[effect["on"]]
    return " ".join([intro + (first[0].lower() + first[1:] if intro else first), *rest])


def sentence(part: CardData, on: str) -> str:
    """One part of an effect."""
    words = words_of(part, on)
    return words[0].upper() + words[1:] + "."


def words_of(part: CardData, on: str) -> str:
    """What a part does."""
    do = part["do"]
    if do == "damage":
        return f"deal {part['amount']} damage to {target(part)}"
    if do in ("atk", "def"):
        lasts = {"end_of_turn": " until the end of the turn", "while": " while this card is in play", "permanent": ""}
        until = "" if on == "while" else lasts[part.get("until", "end_of_turn")]
        return f"{target(part)} get{'s' * (not is_many(part))} {part['amount']:+d} {do.upper()}{until}"
    if do in ("draw", "mill", "discard"):
        return of_players(part)
    if do == "destroy":
        return f"destroy {target(part)}"
    if do == "move":
        own = OWN[part["to"]].format(target(part))
        return own.replace("its owner's", "their owners'") if is_many(part) else own
    if do == "remove_stone":
        which = {"bottom": "lowest", "top": "topmost"}[part["which"]]
        pile = target(part).replace("stone", "pile", 1)
        return f"put the {which} stone of {pile} into its owner's Archive"
    if do == "place":
        number = part.get("count", 1)
        return (f"put {'a Creature' if number == 1 else f'{number} Creatures'} from your {ZONES[part['from']]} "
                f"into your {ZONES[part['to']]}")
    return f"{target(part)} comes into your {ZONES[part.get('to', 'atk_zone')]}"


def of_players(part: CardData) -> str:
    """What players do with cards of their own."""
    number = part.get("amount", 1)
    cards = f"{number} card{'s' * (number != 1)}"
    top = "the top card" if number == 1 else f"the top {cards}"
    verb, what = {"draw": ("draw", cards), "discard": ("discard", cards),
                  "mill": ("put", f"{top} of {{0}} Spellbook into {{0}} Archive")}[part["do"]]
    return {"own": f"{verb} {what.format('your')}", "opponent": f"each opponent {verb}s {what.format('the own')}",
            "each": f"each player {verb}s {what.format('the own')}"}[part.get("player", "own")]


def is_many(part: CardData) -> bool:
    """Whether the target of a part is more than one."""
    to = part["target"]
    which = to.get("which", "chosen")
    return which == "all" or (which == "chosen" and to.get("count", 1) > 1)


def target(part: CardData) -> str:
    """Whom a part means."""
    to = part["target"]
    which, number = to.get("which", "chosen"), to.get("count", 1)
    if which == "self":
        return "this card"
    if which == "that":
        return "that card"
    if to.get("kind") == "player":
        if which == "all":
            return {"own": "you", "opponent": "each opponent", "both": "each player"}[to.get("side", "both")]
        return {"own": "you", "opponent": "a chosen opponent", "both": "a chosen player"}[to.get("side", "both")]
    if which == "all":
        return f"all {described(to, many=True)}"
    return f"a chosen {described(to, many=False)}" if number == 1 else f"{number} chosen {described(to, many=True)}"


def described(to: CardData, *, many: bool) -> str:
    """Cards in words: kind, element, type, Level, whose and where."""
    kind = {"creature": "Creature", "permanent": "Permanent-Spell", "stone": "stone",
            "any": "Creature"}[to.get("kind", "creature")] + "s" * many
    words = [to["element"].capitalize() if "element" in to else "", to.get("type", ""), kind]
    words += [f"of Level {to['max_level']} or less" if "max_level" in to else ""]
    words += [{"own": "of yours", "opponent": "of an opponent", "both": ""}[to.get("side", "both")]]
    words += [{"atk_zone": "in the ATK-Zone", "def_zone": "in the DEF-Zone", "piles": "on a pile",
               None: ""}[to.get("zone")]]
    words += [("and players" if many else "or player") if to.get("kind") == "any" else ""]
    return " ".join(word for word in words if word)
