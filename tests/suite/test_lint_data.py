"""The linter on what is missing, and on the toml files beside the features."""

import ast
from pathlib import Path

import pytest
from small import FIRST, PLACED, Small, make_small

import conformance.suite.lint
from conformance.suite.lint import lint
from conformance.suite.lint.findings import CODES


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Small:
    return make_small(tmp_path, monkeypatch)


RULE = "  @RN-1.2 @lines-3\n  Rule: Nobody shows it\n"


def test_a_rule_without_a_scenario(suite: Small) -> None:
    assert suite.scenarios(RULE) == [
        "10-first.feature:12: no-scenario: RN-1.2 has no scenario: write one, or tag it @definition and say why "
        "nothing decides it"]


def test_a_definition_says_why(suite: Small) -> None:
    definition = RULE.replace("@RN-1.2", "@RN-1.2 @definition")
    assert suite.scenarios(definition) == [
        "10-first.feature:12: definition: RN-1.2 is a @definition: its description says why nothing can decide it"]
    assert suite.scenarios(definition + "    Nothing can decide this.\n") == []


def test_a_definition_with_a_scenario(suite: Small) -> None:
    suite.change("10-first.feature", "@lines-1\n", "@lines-1 @definition\n")
    suite.change("10-first.feature", "Hand is placed\n", "Hand is placed\n    Because.\n")
    assert suite.lint() == [
        "10-first.feature:4: definition: RN-1.1 is a @definition and has scenarios: one of the two is wrong"]


@pytest.mark.parametrize(("tags", "message"), [
    ("@RN-R2:a", "@RN-R2:a: no ruling RN-R2; did you mean 'RN-R1'?"),
    ("@RN-R1:x", "@RN-R1:x: RN-R1 has the readings a, b, c"),
    ("@RN-R1:a @RN-R1:b", "two readings of RN-R1 on one scenario"),
])
def test_ruling_tags(suite: Small, tags: str, message: str) -> None:
    suite.change("10-first.feature", "@RN-1.1-a\n", f"@RN-1.1-a {tags}\n")
    assert suite.lint() == [f"10-first.feature:6: reading: {message}"]


@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_reading_that_the_engine_plays_has_a_scenario(suite: Small, letter: str) -> None:
    suite.change("20-second.feature", f" @RN-R1:{letter}", " @RN-R1:c")
    assert suite.lint() == [
        f"rulings.toml:1: reading: the engine plays RN-R1:{letter}, and no scenario is tagged @RN-R1:{letter}"]


@pytest.mark.parametrize(("old", "new", "message"), [
    ('rules = ["RN-2.1"]', 'rules = ["RN-2.2"]', "RN-R1: no rule RN-2.2; did you mean 'RN-2.1'?"),
    ("lines = [6]", "lines = [6, 10]", "RN-R1: the book has no line 10, its last is 9"),
    ("lines = [6]", "lines = [0]", "RN-R1: the book has no line 0, its last is 9"),
    ('"silent"', '"quiet"', "RN-R1: no standing 'quiet'; there are recommended, silent, disputed"),
    ('chosen = "a"', 'chosen = "c"', "RN-R1: the chosen reading 'c' is not implemented"),
    ('because = "B"\n', "", "[RN-R1] lacks 'because'"),
    ('"a", "b"]', '"a"]', "RN-R1: implemented is a, and the engine plays a, b"),
    ('"a", "b"]', '"a", "b", "c"]', "RN-R1: implemented is a, b, c, and the engine plays a, b"),
])
def test_rulings(suite: Small, old: str, new: str, message: str) -> None:
    suite.change("rulings.toml", old, new)
    assert f"rulings.toml:1: rulings: {message}" in suite.lint()


def test_readings_that_do_not_exist(suite: Small) -> None:
    suite.change("rulings.toml", 'chosen = "a"', 'chosen = "x"')
    suite.change("rulings.toml", '"a", "b"]', '"a", "b", "y"]')
    found = suite.lint()
    assert "rulings.toml:1: rulings: RN-R1: chosen is 'x', and the readings are a, b, c" in found
    assert "rulings.toml:1: rulings: RN-R1: implemented names 'y', and the readings are a, b, c" in found


@pytest.mark.parametrize("id", ["EC-R1", "RN-R1x"])
def test_the_id_of_a_ruling(suite: Small, id: str) -> None:
    suite.write("rulings.toml", (suite.home / "rulings.toml").read_text(encoding="utf-8").replace("RN-R1", id))
    assert f"rulings.toml:1: rulings: {id}: ids of rulings look like RN-R1" in suite.lint()


def test_a_ruling_that_only_the_engine_knows(suite: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    from conformance.protocol.games import game

    monkeypatch.setattr(game("renathea").engine, "READINGS", {"RN-R1": ("a", "b"), "RN-R5": ("a", "b")})
    assert suite.lint() == [
        "rulings.toml:1: rulings: the engine plays readings of RN-R5, and there is no such ruling here"]


def test_the_line_of_a_later_ruling(suite: Small) -> None:
    first = (suite.home / "rulings.toml").read_text(encoding="utf-8")
    second = first.replace("RN-R1", "RN-R2").replace('["a", "b"]', '["a"]').replace("[6]", "[99]")
    suite.write("rulings.toml", first + second)
    assert suite.lint() == ["rulings.toml:13: rulings: RN-R2: the book has no line 99, its last is 9"]


@pytest.mark.parametrize("statement", ["RN-1.8", "RN-1.0"])
def test_a_statement_that_became_no_rule_may_stand_in_a_ruling(suite: Small, statement: str) -> None:
    suite.change("rulings.toml", '["RN-2.1"]', f'["RN-2.1", "{statement}"]')
    assert suite.lint() == []


def test_toml_that_is_none(suite: Small) -> None:
    suite.change("rulings.toml", 'chosen = "a"', "chosen = a")
    suite.change("rulebook.toml", "lines = 9", "lines = nine")
    suite.change("cards.toml", 'card_class = "Squire"', "card_class = Squire")
    found = suite.lint()
    assert any(line.startswith("rulings.toml:6: rulings: Invalid value (at line 6") for line in found)
    assert any(line.startswith("rulebook.toml:9: rulebook: Invalid value (at line 9") for line in found)
    assert any(line.startswith("cards.toml:6: cards: Invalid value (at line 6") for line in found)


@pytest.mark.parametrize(("old", "new", "message"), [
    ("raw = 2", 'raw = "2"', "5: cards: Squire: raw: Input should be a valid integer"),
    ("raw = 2", "raw = 2\nprice = 3", "5: cards: Squire: price: Unexpected keyword argument"),
    ('roles = ["Melee"]\nraw = 2', "raw = 2", "5: cards: Squire: roles: Field required"),
    ('do = "powerup"', 'do = "powerdown"', "9: cards: Drummer: effects.0.parts.0: Input tag 'powerdown' found"),
    ('["Squire"]', '["Squire and Co"]', "5: cards: the name 'Squire and Co' has 'and' in it; sentences could not "),
    ('["Squire"]', '["Squire, the"]', "5: cards: the name 'Squire, the' has ',' in it; sentences could not name "),
    ('["Squire"]', '["Squire #2"]', "5: cards: the name 'Squire #2' has '#' in it; sentences could not name "),
    ('["Squire"]', '["Squire "]', "5: cards: the name 'Squire ' has ' ' in it; sentences could not name the card"),
    ('["Squire"]', '["Squire"]\nname = "Esquire"', "5: cards: 'Squire': the key is the name; leave out `name`"),
])
def test_cards(suite: Small, old: str, new: str, message: str) -> None:
    suite.change("cards.toml", old, new)
    found = suite.lint()
    assert found[0].startswith(f"cards.toml:{message}")
    assert found[1].startswith("cards.toml:")
    assert found[1].endswith("note: steps are not checked before the cards are in order")


def test_a_name_that_only_begins_with_and(suite: Small) -> None:
    suite.write("cards.toml", (suite.home / "cards.toml").read_text(encoding="utf-8").replace("Squire", "Andy"))
    suite.write("20-second.feature", (suite.home / "20-second.feature").read_text("utf-8").replace("Squire", "Andy"))
    assert suite.lint() == []


@pytest.mark.parametrize(("old", "new", "message"), [
    ('"RN-1.8" = "RN-1.1"', '"RN-1.8" = "RN-1.9"', "25: rulebook: RN-1.8 is folded into RN-1.9, which is no Rule of "
                                                   "the features; did you mean 'RN-1.1'?"),
    ('"RN-1.0" = "title"', '"RN-1.0" = "title"\n"RN-1.8" = "x"', "28: rulebook: RN-1.8 is folded as well"),
    ('"RN-2.1" = "why"', '"RN-2.2" = "why"', "29: rulebook: RN-2.2 is no Rule of the features; did you mean 'RN-2.1'?"),
    ('"2" = "heading"', '"12" = "heading"', "23: rulebook: '12': the book has no line 12, its last is 9"),
    ('"6-9"', '"6-19"', "16: rulebook: '6-19': the book has no line 19, its last is 9"),
    ('"20-second.feature"', '"30-third.feature"', "16: rulebook: there is no 30-third.feature"),
    ("lines = 9", "lines = 0", "1: rulebook: lines: expected a number above 0, got 0"),
    ('prefix = "RN"\n', "", "1: rulebook: lacks the entry 'prefix'"),
    ("[folded]", "[floded]", "1: rulebook: no entry 'floded'; there are "),
    ('"RN-1.0" = "title"', '"RN-1.0" = ""', "1: rulebook: [no_rule]: expected a table with a text for each entry"),
])
def test_rulebook(suite: Small, old: str, new: str, message: str) -> None:
    suite.change("rulebook.toml", old, new)
    assert any(line.startswith(f"rulebook.toml:{message}") for line in suite.lint()), suite.lint()


def test_a_rule_of_absence_that_is_a_definition(suite: Small) -> None:
    suite.change("20-second.feature", "@lines-6\n", "@lines-6 @definition\n")
    assert "rulebook.toml:29: rulebook: RN-2.1 is a @definition: it decides nothing" in suite.lint()


def test_a_file_in_no_section(suite: Small) -> None:
    suite.write("30-third.feature", FIRST.replace("RN-1.1", "RN-3.1") +
                PLACED.replace("RN-1.1", "RN-3.1").replace("A card", "Squire").replace("Pawn", "Squire")
                .replace("Raw 1", "Raw 2"))
    assert suite.lint() == ["rulebook.toml:1: rulebook: 30-third.feature is in no [[section]]"]


def test_one_file_of_a_suite_is_judged_within_the_whole(suite: Small) -> None:
    suite.change("rulings.toml", "lines = [6]", "lines = [99]")
    suite.change("20-second.feature", "Read in one way", "A card is placed")
    assert suite.lint("10-first.feature") == []
    assert suite.lint("20-second.feature") == [
        "20-second.feature:6: duplicate-name: 'A card is placed' is the scenario of 10-first.feature:6 already"]


def test_a_folder_above_a_suite_means_the_whole_of_it(suite: Small) -> None:
    suite.change("rulings.toml", "lines = [6]", "lines = [99]")
    (found,) = lint([suite.home.parent]).findings
    assert found.shown() == "rulings.toml:1: rulings: RN-R1: the book has no line 99, its last is 9"


def test_the_cards_beside_a_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "draft.feature").write_text("Feature: Mine\n" + PLACED.replace("RN-1.1-a", "RN-2.1-zz"), "utf-8")
    (tmp_path / "cards.toml").write_text('["Pawn"]\ncard_class = "Pawn"\nraw = "1"\n', "utf-8")
    assert "cards.toml:1: cards: Pawn: raw: Input should be a valid integer" in [
        finding.shown() for finding in lint([tmp_path / "draft.feature"]).findings]


def test_the_codes_are_a_closed_list() -> None:
    used = set()
    for path in Path(str(conformance.suite.lint.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Finding", "Failure"):
                used |= {arg.value for arg in node.args[2:3] if isinstance(arg, ast.Constant)}
    assert used <= set(CODES)
    assert set(CODES) - used == {"meaning"}  # that one is passed on from the compiler
