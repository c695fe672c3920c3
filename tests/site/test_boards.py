"""Boards of the games say in words what is next and what lies where; pages name only who plays the game."""

from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from conformance.protocol.games import GAMES, game
from conformance.run.verdicts import Outcome
from conformance.site import build, next_words
from conformance.site.data import Implementation, Site, gather
from conformance.site.layouts import LAYOUTS
from conformance.site.meanings import alternatives, meaning
from conformance.site.scenes import Stage
from conformance.suite.catalogue import read_catalogue
from conformance.vocabulary import vocabulary
from conformance.vocabulary.registry import WORD

FEATURE = """\
@{section}
Feature: A section
  @{section}.1 @lines-5.1
  Rule: A rule
    @{section}.1-a
    Scenario: A scenario
{steps}
"""


def site_of(folder: Path, name: str, section: str, *steps: str) -> Site:
    """A site of one game with one scenario."""
    home = folder / name
    home.mkdir()
    text = FEATURE.format(section=section, steps="\n".join(f"      {step}" for step in steps))
    (home / "90-draft.feature").write_text(text, encoding="utf-8")
    return gather([name], catalogues={name: read_catalogue([home])})


def boards_of(site: Site) -> list[str]:
    """The boards of its scenario."""
    book = site.books[0]
    example = next(iter(book.examples.values()))
    assert not example.broken
    return list(Stage(book, f"rules/{book.game}/90-draft.md").boards(example).values())


# -- what is next ----------------------------------------------------------------------------------------------------
def test_no_kind_of_decision_is_shown_as_a_name_of_the_protocol() -> None:
    vague = {"main", "battle", "active", "set", "rps", "order", "first_player", "boon", "swap", "flip", "promote"}
    for name in GAMES:
        for kind in get_args(get_type_hints(game(name).engine.Decision)["kind"]):
            words = next_words.next_words(name, {"A": {"kind": kind}})[0].removeprefix("next: A to ")
            assert "_" not in words
            assert words not in vague, f"{name}: {kind}"


def test_who_may_pass_may_and_who_has_to_has_to() -> None:
    assert next_words.next_words("element_clash", {"B": {"kind": "respond", "optional": True}}) == [
        "next: B may respond"]
    assert next_words.next_words("renathea", {"A": {"kind": "deploy"}, "B": {"kind": "deploy"}}) == [
        "next: A and B to deploy"]
    assert next_words.next_words("magical_cute", {"chance": {"kind": "rps"}}) == [
        "next: chance to decide the rock-paper-scissors"]


def test_the_board_of_a_turn_says_that_its_player_acts(tmp_path: Path) -> None:
    board, = boards_of(site_of(tmp_path, "pokemon_tcg", "PK-90", "Given a game of Pokémon TCG",
                               "And A's hand is Owlet", "When A benches Owlet", "Then A's Bench is Owlet"))
    assert "next: A to act in the turn" in board


# -- zones and cards -------------------------------------------------------------------------------------------------
def test_zones_are_headed_in_the_same_way_in_every_game() -> None:
    for name, layout in LAYOUTS.items():
        assert [label for label in layout.zones.values() if not label[0].isupper()] == [], name


def test_many_cards_of_one_name_in_a_row_are_counted(tmp_path: Path) -> None:
    board, = boards_of(site_of(tmp_path, "pokemon_tcg", "PK-90", "Given a new game of Pokémon TCG",
                               "And A owns the standard deck", "When A registers the standard deck",
                               "Then A's Deck has 60 cards"))
    assert '>Filler Energy</a> <span class="count">×26</span></li>' in board
    assert board.count("Filler Energy") < 20
    assert board.count(">Filler Mon</a></li>") == 4


def test_pokemon_lie_face_down_until_both_are_ready(tmp_path: Path) -> None:
    boards = boards_of(site_of(
        tmp_path, "pokemon_tcg", "PK-90", "Given a new game of Pokémon TCG, before the shuffle",
        "And A's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook, Berry and Owlet",
        "And B's Deck, from the top, is Mole, Owl, Elder, Guide, Herb, Notebook and Berry",
        "When A's Deck is shuffled to Mole", "And B's Deck is shuffled to Mole", "And A puts Mole into the Active spot",
        "Then A's Active Pokémon is Mole"))
    assert "Set-up: Pokémon lie face down" in boards[-1]
    assert "next: B to choose the Active Pokémon" in boards[-1]


def test_numbers_that_have_changed_bear_the_names_of_the_book(tmp_path: Path) -> None:
    board = boards_of(site_of(
        tmp_path, "elemental_clash", "ECB-90", "Given a game of Elemental Clash",
        "And A's ATK-Zone is Troll Grunt (DEF 3)", "And A has a pile of Venus Stone", "And A's hand is Hardening",
        "When A plays Hardening on pile 1, targeting Troll Grunt", "Then Troll Grunt has DEF 7"))[-1]
    assert "DEF 3, DEF now 7" in board


# -- pages -----------------------------------------------------------------------------------------------------------
def test_a_page_names_only_implementations_that_play_its_game(tmp_path: Path) -> None:
    site = site_of(tmp_path, "pokemon_tcg", "PK-90", "Given a game of Pokémon TCG", "And A's hand is Owlet",
                   "When A benches Owlet", "Then A's Bench is Owlet")
    other = Implementation("other", "1", {"RN-1.2-a": Outcome("RN-1.2-a", "pass")}, ("renathea",))
    mine = Implementation("mine", "1", {"PK-90.1-a": Outcome("PK-90.1-a", "pass")}, ("pokemon_tcg",))
    pages = build.pages(Site(site.books, [*site.implementations, other, mine]))
    for path in ("rules/pokemon_tcg/90-draft.md", "rules/pokemon_tcg/index.md"):
        assert "✓ reference" in pages[path]
        assert "✓ mine" in pages[path]
        assert "– other" not in pages[path]


@pytest.mark.parametrize("name", GAMES)
def test_every_placeholder_is_told_in_words(name: str) -> None:
    words = vocabulary(name)
    for placeholder in dict.fromkeys(word for d in words.definitions for word in WORD.findall(d.pattern)):
        told = " ".join(alternatives(placeholder, words)) or meaning(placeholder, words)
        assert not set("[]()?*\\^|") & set(told.replace("(Raw 4, Melee)", "")), (placeholder, told)
