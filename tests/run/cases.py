"""Cases made by hand, for tests of the executor: one position of Renathea, and one step for each operation."""

from typing import Any

Case = dict[str, Any]
Operation = dict[str, Any]
CAPABILITIES = ["legal", "views", "chance", "reasons", "effects"]


def card(name: str, **more: Any) -> dict[str, Any]:
    """A card without a skill, unless `effects` are given."""
    return {"name": name, "card_class": name, "raw": 1, "roles": ["Melee"], **more}


CARDS = {
    "A1": card("Knight"), "A2": card("Squire"), "A3": card("Pawn"), "A4": card("Giant"), "A5": card("Imp"),
    "B1": card("Archer"), "B2": card("Scout"), "B3": card("Pawn"), "B4": card("Wisp"), "B5": card("Falcon"),
}


def player(seat: str, **more: Any) -> dict[str, Any]:
    """Two cards in Hand, one each in the Deck, in the Arena and on the Podium."""
    return {"hand": [f"{seat}1", f"{seat}2"], "deck": [f"{seat}3"], "podium": [f"{seat}5"], "registered": True,
            "shuffled": True, "collection": [], "committed": None,
            "arena": [{"card": f"{seat}4", "face_up": True, "status": None}], **more}


def position(**more: Any) -> dict[str, Any]:
    """The second Deploy step of round 2."""
    return {"seats": ["A", "B"], "round": 2, "phase": "deploy", "players": {"A": player("A"), "B": player("B")},
            "law": None, "compared": None, "result": None, "rulings": {}, **more}


def setup(cards: dict[str, Any] | None = None, **more: Any) -> Operation:
    return {"op": "setup", "game": "renathea", "cards": cards or CARDS, "position": position(**more)}


def act(who: str, action: dict[str, Any] | str, op: str = "act", **more: Any) -> Operation:
    """An action; a card alone is deployed."""
    return {"op": op, "player": who, "action": deploy(action) if isinstance(action, str) else action, **more}


def deploy(name: str) -> dict[str, Any]:
    return {"type": "deploy", "card": name}


def attempt(who: str, action: dict[str, Any] | str, **more: Any) -> Operation:
    return act(who, action, "try", **more)


def refused(reason: str | None = None) -> Operation:
    return {"op": "verdict", "accepted": False, "reason": reason}


def accepted() -> Operation:
    return {"op": "verdict", "accepted": True, "reason": None}


def expect(path: str, viewer: str | None = None, **what: Any) -> Operation:
    return {"op": "expect", "viewer": viewer, "path": path, **what}


def awaits(who: dict[str, str], **more: Any) -> Operation:
    return {"op": "awaits", "who": who, **more}


def case(*ops: Operation, id: str = "RN-0.0-a", needs: tuple[str, ...] = (), starts: Operation | None = None) -> Case:
    """A case whose first step sets up; unless `starts` says otherwise, the position above."""
    all_ops = [starts or setup(), *ops]
    steps = [{"keyword": "When" if op["op"] in ("act", "try") else "Then", "text": f"{op['op']} {number}",
              "line": number, "ops": [op]} for number, op in enumerate(all_ops, 1)]
    return {"id": id, "rule": "RN-0.0", "game": "renathea", "name": id, "level": "required", "rulings": {},
            "needs": list(needs), "file": "made-by-hand.feature", "line": 1, "steps": steps}


TARGETS = [{"on": "resolve", "parts": [{"do": "silence", "target": {"side": "opponent", "which": "chosen"}}]}]
THREE = {
    **{f"A{n}": card(f"Own {n}") for n in range(1, 4)}, **{f"B{n}": card(f"Other {n}") for n in range(1, 4)},
    "A3": card("Hexer", effects=TARGETS),
}


def arena(*cards: str) -> list[dict[str, Any]]:
    return [{"card": name, "face_up": True, "status": None} for name in cards]


def bare(**more: Any) -> dict[str, Any]:
    """A player with nothing but what is given."""
    return {"registered": True, "shuffled": True, **more}


# What the broken implementations are judged by. The reference passes all of these.
CASES = {
    "deploy": case(act("A", "A1"), awaits({"B": "deploy"}), act("B", "B1"),
                   expect("players.A.arena", cards=["Giant", "Knight"]), expect("players.A.hand", cards=["Squire"]),
                   id="deploy"),
    "silent": case(act("A", "A1"), act("B", "B1"), id="silent"),
    "refusal": case(attempt("A", "A3"), refused("not_in_hand"), id="refusal"),
    "view": case(act("A", "A1"), expect("", "B", lacks="A1"), expect("players.A.arena", "B", hidden=1),
                 expect("players.A.hand", "B", count=1), act("B", "B1"), id="view", needs=("views",)),
    "legal": case({"op": "legal", "player": "A", "heads": [deploy("A1"), deploy("A2")]}, id="legal", needs=("legal",)),
    "shuffle": case(
        act("A", "A6"), act("B", "B6"), id="shuffle", needs=("chance",),
        starts=setup({f"{seat}{n}": card(f"Card {n}") for seat in "AB" for n in range(1, 10)}, phase="shuffle", round=1,
                     players={s: bare(deck=[f"{s}{n}" for n in range(1, 10)], shuffled=False) for s in "AB"})),
    "choose": case(
        act("A", "A3"), act("B", "B3"),
        {"op": "options", "player": "A", "cards": ["B1", "B2", "B3"], "min": 1, "max": 1},
        act("A", {"type": "choose", "cards": ["B2"]}), expect("players.B.arena[B2].status", equals="silenced"),
        awaits({"A": "close", "B": "close"}), id="choose", needs=("effects:silence",),
        starts=setup(THREE, players={"A": bare(hand=["A3"], arena=arena("A1", "A2")),
                                     "B": bare(hand=["B3"], arena=arena("B1", "B2"))})),
}
CASES["tie"] = case(
    act("A", {"type": "close", "under_deck": "B4"}), expect("players.B.deck", cards=["Pawn"]),
    act("B", {"type": "close", "under_deck": "A4"}), expect("round", equals=3), id="tie",
    starts=setup(phase="close", compared={"totals": {"A": 1, "B": 1}, "winner": None}))
