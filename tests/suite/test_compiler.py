"""From scenarios to cases: what a case says of itself, what it needs, and what cannot be compiled."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from conformance.suite.catalogue import read_catalogue
from conformance.suite.compiler import CompileError, compile_scenario, does, needs

Case = dict[str, Any]


def compiled(folder: Path, text: str) -> list[Case]:
    """The cases of a draft; its first scenario begins on line 2."""
    (folder / "draft.feature").write_text("Feature: Mine\n" + text, encoding="utf-8")
    return [compile_scenario(scenario) for scenario in read_catalogue([folder]).scenarios]


def steps(*lines: str) -> str:
    return "  Scenario: It\n" + "".join(f"    {line}\n" for line in lines)


OUTLINE = """\
  @RN-5.5-zz @RN-R3:b @RN-R7:a
  Scenario Outline: Several
    Given a game of Renathea
    And A's Hand is <card>
    When A deploys <card>
    Then A's Hand is empty
    Examples:
      | case | card   |
      | one  | Knight |
      | two  | Pawn   |
  @supplement
  Scenario: Other
    Given a game of Renathea
    Then it is round 2
"""


def test_what_a_case_says_of_itself(tmp_path: Path) -> None:
    one, two, other = sorted(compiled(tmp_path, OUTLINE), key=lambda case: case["name"], reverse=True)
    assert (one["id"], two["id"], other["id"]) == ("RN-5.5-zz/one", "RN-5.5-zz/two", "draft.feature:13")
    for case in (one, two):
        assert (case["level"], case["file"], case["line"]) == ("ruled", "draft.feature", 3)
        assert case["rulings"] == {"RN-R3": "b", "RN-R7": "a"} == set_up_of(case)["position"]["rulings"]
        assert [step["line"] for step in case["steps"]] == [4, 5, 6, 7]
        assert [step["keyword"] for step in case["steps"]] == ["Given", "And", "When", "Then"]
    assert [case["steps"][2]["text"] for case in (one, two)] == ["A deploys Knight", "A deploys Pawn"]
    assert (other["level"], other["rulings"], set_up_of(other)["position"]["rulings"]) == ("supplement", {}, {})


def set_up_of(case: Case) -> dict[str, Any]:
    """The first operation, which no Given has."""
    first: dict[str, Any] = next(op for step in case["steps"] for op in step["ops"])
    assert first["op"] == "setup"
    return first


@pytest.mark.parametrize(("lines", "line", "told"), [
    (["Given a game of Renathea", "And A's Hand is Pawn"], 2, "nothing happens: there is no When and no Then"),
    (["Given a game of Renathea", "Then it is round 2", "Given A's Hand is Pawn"], 5,
     "a Given after the first When or Then"),
    (["And a game of Renathea", "Then it is round 2"], 3, "the first step of a scenario begins with Given, When or"),
    (["Given a game of Renathea", "And A's Hand is Pawn", "| card |", "Then it is round 2"], 4,
     "this sentence takes no table"),
    (["Given a game of Renathea", "And A's Arena is:", "Then it is round 2"], 4, "this sentence takes a table"),
    (["Given a game of Renathea", "Then nothing else changes"], 4, "there is no action before `nothing else changes`"),
])
def test_what_cannot_be_compiled(tmp_path: Path, lines: list[str], line: int, told: str) -> None:
    with pytest.raises(CompileError) as no:
        compiled(tmp_path, steps(*lines))
    assert str(no.value).startswith(f"{tmp_path / 'draft.feature'}:{line}: {told}")


def test_nothing_else_is_meant_since_the_last_action(tmp_path: Path) -> None:
    (case,) = compiled(tmp_path, steps(
        "Given a game of Renathea", "And A's Hand is Knight and Pawn", "And B's Hand is Imp and Page",
        "When A deploys Knight", "Then it is round 2", "When B deploys Imp", "And A deploys Pawn",
        "Then A's Arena has 2 cards", "And nothing else changes"))
    ops = [op["op"] for step in case["steps"] for op in step["ops"]]
    assert ops == ["setup", "act", "expect", "mark", "act", "act", "expect", "unchanged"]
    assert case["steps"][-1]["ops"][-1]["except"] == ["players.A.arena"]


# -- what a case needs -------------------------------------------------------------------------------------------------
def act(player: str, kind: str, op: str = "act") -> dict[str, Any]:
    return {"op": op, "player": player, "action": {"type": kind}}


EFFECT = {"effects": [{"on": "compare", "parts": [{"do": "draw", "then": [{"do": "discard"}]}]}]}
NEEDS: list[tuple[str, dict[str, Any], dict[str, Any], list[dict[str, Any]], list[str]]] = [
    # game, position, cards, operations after the set-up, what is needed
    ("renathea", {"phase": "deploy"}, {}, [act("A", "deploy")], []),
    ("renathea", {"phase": "deploy"}, {}, [{"op": "legal", "player": "A", "heads": []}], ["legal"]),
    ("renathea", {"phase": "deploy"}, {}, [{"op": "expect", "viewer": "A"}], ["views"]),
    ("renathea", {"phase": "deploy"}, {}, [{"op": "expect", "viewer": None}], []),
    ("renathea", {"phase": "deploy"}, {}, [act("chance", "shuffle")], ["chance"]),
    ("renathea", {"phase": "deploy"}, {}, [act("chance", "shuffle", "try")], ["chance"]),
    ("renathea", {"phase": "shuffle"}, {}, [{"op": "expect", "viewer": None}], ["chance"]),
    ("renathea", {"phase": "deploy"}, {}, [act("A", "deploy"), {"op": "options", "player": "A"}], ["stops"]),
    ("renathea", {"phase": "deploy"}, {}, [act("A", "deploy"), {"op": "expect"}, act("chance", "shuffle")],
     ["chance", "stops"]),
    ("renathea", {"phase": "decks"}, {}, [act("A", "register"), {"op": "expect"}, act("chance", "shuffle")],
     ["chance"]),
    ("renathea", {"phase": "deploy"}, {"A1": EFFECT}, [act("A", "deploy")], ["effects:discard", "effects:draw"]),
    ("renathea", {"phase": "deploy", "lasting": [{"do": "shield"}]}, {}, [act("A", "deploy")], ["effects:shield"]),
    ("elemental_clash", {"phase": "main", "mode": "multiplayer_1"}, {}, [act("A", "attack")], ["multiplayer_1"]),
    ("elemental_clash", {"phase": "main", "mode": "standard"}, {}, [act("A", "attack")], []),
]


@pytest.mark.parametrize(("game", "position", "cards", "ops", "wanted"), NEEDS)
def test_what_a_case_needs(game: str, position: dict[str, Any], cards: dict[str, Any], ops: list[dict[str, Any]],
                           wanted: list[str]) -> None:
    set_up = {"op": "setup", "game": game, "cards": cards, "position": position}
    scene: Any = SimpleNamespace(cards=cards)
    assert needs(scene, [{"ops": [set_up]}, *({"ops": [op]} for op in ops)], set_up) == wanted


def test_what_a_text_does_at_every_depth() -> None:
    assert list(does([EFFECT, {"a": {"do": "win"}}, {"do": 1}, "do"])) == ["draw", "discard", "win"]


def test_the_answer_to_a_question_of_order_looks_inside_too() -> None:
    set_up = {"op": "setup", "game": "renathea", "cards": {}, "position": {"phase": "deploy"}}
    ops = [act("A", "deploy"), {"op": "awaits", "who": {"A": "order"}}]
    scene: Any = SimpleNamespace(cards={})
    assert needs(scene, [{"ops": [set_up]}, {"ops": ops}], set_up) == ["stops"]


# -- cards beside a draft ----------------------------------------------------------------------------------------------
OWLET = '["Owlet"]\ncard_class = "Owlet"\nroles = ["Melee"]\nraw = 9\n'
ROUND = steps("Given a game of Renathea", "And A's Hand is Owlet (Raw 9)", "When A deploys Owlet",
              "Then A's Hand is empty")


def test_cards_beside_a_draft_are_added_and_those_of_a_suite_are_alone(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(OWLET, encoding="utf-8")
    (case,) = compiled(tmp_path, ROUND.replace("Owlet (Raw 9)", "Owlet (Raw 9) and Pawn"))
    assert {card["name"]: card["raw"] for card in set_up_of(case)["cards"].values()}["Owlet"] == 9
    suite = tmp_path / "suite"
    suite.mkdir()
    (suite / "rulebook.toml").write_text("", encoding="utf-8")
    (suite / "cards.toml").write_text(OWLET, encoding="utf-8")
    with pytest.raises(CompileError, match="no card 'Pawn'"):
        compiled(suite, ROUND.replace("Owlet (Raw 9)", "Owlet (Raw 9) and Pawn"))


def test_a_wrong_card_beside_a_draft(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(OWLET.replace("9", '"9"'), encoding="utf-8")
    with pytest.raises(CompileError) as no:
        compiled(tmp_path, ROUND)
    assert f"{tmp_path / 'cards.toml'}: Owlet: raw: Input should be a valid integer" in str(no.value)
