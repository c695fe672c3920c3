"""The generator: everything is told, nothing leads nowhere, nothing comes from elsewhere, and twice is the same."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from conformance.cli import INCOMPLETE, main
from conformance.protocol.games import GAMES, game
from conformance.run.verdicts import ABOUT, Outcome
from conformance.site import build, layouts, markup
from conformance.site.data import Book, Implementation, Site, gather
from conformance.site.places import PROTOCOL, anchor, data_page, section_page
from conformance.site.scenes import Stage
from conformance.site.steps_html import INERT
from conformance.suite.catalogue import digest, read_catalogue

ROOT = Path(__file__).resolve().parents[2]

DRAFT = """\
@RN-10
Feature: 10. Odd & <b>bold</b> names
  A description with <script>alert(1)</script>, `code <i>` and a picture ![x](http://example.test/x.png).

  @RN-2.1 @lines-5.1
  Rule: A rule with <em>markup</em>, *stars* and [brackets](x)
    More <script>text</script>.

    @RN-2.1-a
    Scenario: Plain <u>name</u>
      Given a game of Renathea
      And A's Hand is Drummer (Powerup +4) and Pawn
      And B's Hand is Scout and Wisp
      When A deploys Drummer
      Then before B deploys, B sees 1 face-down card in A's Arena
      When B deploys Scout
      Then B sees Drummer in A's Arena

    @RN-2.1-b @RN-R1:b
    Scenario Outline: Rows
      Given a game of Renathea
      And A's Hand is <card> and Page
      And B's Hand is Scout and Wisp
      When A tries to deploy <card>
      Then it is accepted
      When B deploys Scout
      Then it is round 2

      Examples:
        | case | card   |
        | 1    | Pawn   |
        | 2    | Knight |

    @RN-2.1-c
    Scenario: Nobody can say this
      Given a game of Renathea
      When A sings <b>loudly</b>
      Then it is round 2
"""


@pytest.fixture(scope="module")
def site() -> Site:
    return gather(GAMES)


@pytest.fixture(scope="module")
def files(site: Site) -> dict[str, str]:
    return build.pages(site)


@pytest.fixture(scope="module")
def parsed(files: dict[str, str]) -> dict[str, "Page"]:
    return {path: Page(text) for path, text in files.items() if path.endswith(".md")}


@pytest.fixture(scope="module")
def draft(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("draft") / "renathea"
    folder.mkdir()
    (folder / "10-draft.feature").write_text(DRAFT, encoding="utf-8")
    return gather(["renathea"], catalogues={"renathea": read_catalogue([folder])})


@pytest.fixture(scope="module")
def draft_page(draft: Site) -> str:
    return build.pages(draft)["rules/renathea/10-draft.md"]


def without_code(markdown: str) -> str:
    """Markdown without what is shown as code, in which markup means nothing."""
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```", "", markdown, flags=re.MULTILINE | re.DOTALL))


class Page(HTMLParser):
    """Anchors and links of the HTML in a Markdown file."""

    def __init__(self, markdown: str) -> None:
        super().__init__()
        self.ids: list[str] = re.findall(r"\{#([\w-]+)", markdown)
        self.links: list[str] = []
        self.tags: list[str] = []
        self.feed(without_code(markdown))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for key, value in attrs:
            if key == "id":
                self.ids.append(value or "")
            elif key == "href":
                self.links.append(value or "")


# -- everything is told ----------------------------------------------------------------------------------------------
def test_every_rule_stands_on_the_page_of_its_section(site: Site, files: dict[str, str]) -> None:
    for book in site.books:
        for feature in book.features:
            page = files[section_page(book.game, feature.file)]
            for rule in feature.rules:
                assert f"{{#{anchor(rule.id)} .rule}}" in page
                assert markup.heading_text(rule.title) in page


def test_every_scenario_and_row_has_an_anchor(site: Site, parsed: dict[str, Page]) -> None:
    for book in site.books:
        for feature in book.features:
            ids = set(parsed[section_page(book.game, feature.file)].ids)
            assert {anchor(s.outline) for s in feature.scenarios} <= ids
            assert {anchor(s.id) for s in feature.scenarios} <= ids


def test_every_scenario_has_its_steps_and_a_board(site: Site, files: dict[str, str]) -> None:
    for book in site.books:
        for feature in book.features:
            here = section_page(book.game, feature.file)
            stage = Stage(book, here)
            for scenario in feature.scenarios:
                example = book.examples[scenario.id]
                assert stage.boards(example), f"{scenario.id} has no board"
                shown = stage.row(example) if scenario.id != scenario.outline else stage.scenario(example)
                assert shown in files[here]


def test_every_ruling_and_every_term_and_card_is_listed(site: Site, files: dict[str, str]) -> None:
    for book in site.books:
        rulings = set(Page(files["rulings.md"]).ids)
        assert {anchor(name) for name in book.rulings} <= rulings
        assert len(set(Page(files["reference/glossary.md"]).ids)) >= len(book.rulebook.terms)
        cards = re.findall(rf'<article class="tcg" id="({book.game}-[^"]+)"', files["reference/cards.md"])
        assert len(cards) == len(set(cards)) == sum(not INERT.fullmatch(name) for name in book.library.cards)


def test_every_sentence_is_listed(site: Site, files: dict[str, str]) -> None:
    sentences = [definition for book in site.books for definition in book.words.definitions]
    assert files["reference/steps.md"].count('<div class="sentence">') == len(sentences)


def test_the_protocol_page_tells_requests_capabilities_and_verdicts(site: Site, files: dict[str, str]) -> None:
    page = files[PROTOCOL]
    for request in ("hello", "setup", "act", "observe", "legal"):
        assert f"## {request} {{#{request}}}" in page
        assert f'"do": "{request}"' in page
    for verdict in ABOUT:
        assert f"`{verdict}`" in page
    for name in GAMES:
        for capability in game(name).engine.CAPABILITIES:
            assert f"| `{capability}` |" in page
        for reason in game(name).engine.REASONS:
            assert f"| `{reason}` |" in files[data_page(name)]
    assert "{{" not in page


def test_the_navigation_lists_every_page(files: dict[str, str]) -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert [path for path in files if path.endswith(".md") and path not in navigation] == []


def test_the_example_on_the_home_page_is_a_scenario(site: Site) -> None:
    home = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    shown = re.findall(r'<span class="kw">(\w+)</span><p class="said">([^<]*)</p>', home)
    name = re.search(r"80-winning\.md#([\w-]+)", home)
    assert name
    steps = [[(step.keyword, step.text) for step in example.scenario.steps] for book in site.books
             for example in book.examples.values() if anchor(example.scenario.id) == name[1]]
    assert steps == [shown]


# -- nothing leads nowhere, nothing comes from elsewhere -------------------------------------------------------------
def test_every_link_in_html_leads_to_a_page_and_an_anchor(parsed: dict[str, Page]) -> None:
    places = {path: set(page.ids) for path, page in parsed.items()}
    for path, page in parsed.items():
        for link in set(page.links):
            target, _, place = link.partition("#")
            there = os.path.normpath(os.path.join(os.path.dirname(path), target)) if target else path
            there = re.sub(r"\.html$", ".md", there.replace(os.sep, "/"))
            if there == "guides/readers.md":
                continue
            assert there in places, f"{path}: {link}"
            assert not place or place in places[there], f"{path}: {link}"


def test_no_anchor_stands_twice_on_a_page(parsed: dict[str, Page]) -> None:
    for path, page in parsed.items():
        assert sorted(page.ids) == sorted(set(page.ids)), path


def test_no_brace_in_a_table_is_taken_for_attributes(files: dict[str, str]) -> None:
    """`attr_list` would swallow it, and what it says."""
    lines = [(path, line) for path, text in files.items() if path.endswith(".md")
             for line in without_code(text).splitlines() if line.startswith("|")]
    assert len(lines) > 500
    assert [(path, line) for path, line in lines if "{" in line] == []


def test_nothing_is_loaded_from_elsewhere(files: dict[str, str]) -> None:
    own = [ROOT / "mkdocs.yml", *(ROOT / "docs" / "assets").iterdir(), *(ROOT / "docs").rglob("*.md")]
    texts = {**files, **{str(path): path.read_text(encoding="utf-8") for path in own if path.is_file()}}
    for path, text in texts.items():
        assert not re.search(r'(?:src|href)="(?:https?:)?//|url\(["\']?(?:https?:)?//|@import', text), path
        assert not re.search(r"(?<!\\)!\[[^\]]*\]\(http", text), path
        assert not re.search(r"<(?:script|iframe|object|embed|base)\b", without_code(text)), path


# -- what authors write is text, never markup ------------------------------------------------------------------------
def test_markup_in_features_is_shown_as_it_is(draft_page: str) -> None:
    assert not {"script", "em", "u", "img", "i"} & set(Page(draft_page).tags)
    assert "Odd" not in draft_page or "&amp; &lt;b&gt;" in draft_page
    assert "&lt;script>alert(1)&lt;/script>" in draft_page
    assert r"A rule with &lt;em&gt;markup&lt;/em&gt;, \*stars\* and \[brackets\](x)" in draft_page
    assert r"\![x](http://example.test/x.png)" in draft_page
    assert "`code <i>`" in draft_page


def test_a_scenario_that_cannot_be_compiled_is_shown_with_the_reason(draft: Site, draft_page: str) -> None:
    assert [example.scenario.id for example in draft.broken] == ["RN-2.1-c"]
    assert "no sentence for 'A sings &lt;b&gt;loudly&lt;/b&gt;'" in draft_page
    assert draft.implementations[0].outcomes["RN-2.1-c"].verdict == "harness-error"
    assert str(ROOT) not in draft_page
    assert "/draft" not in draft_page.replace("rules/renathea", "").replace("10-draft", "")


# -- boards ----------------------------------------------------------------------------------------------------------
def boards_of(site: Site, name: str) -> list[str]:
    book = site.books[0]
    return list(Stage(book, "rules/renathea/10-draft.md").boards(book.examples[name]).values())


def test_a_board_marks_what_is_new_and_what_has_left(draft: Site) -> None:
    first, second = boards_of(draft, "RN-2.1-a")
    assert '<li class="slot new down">' in first
    assert "face down" in first
    assert re.search(r'<li class="left"><a class="card"[^>]*>Drummer</a>', first)
    assert "next: B to deploy" in first
    assert '<span class="mark opened new">opened</span>' in second
    assert "next: A and B to deploy" in second
    assert "The rest of the position" in first


def test_a_row_is_filled_in(draft: Site, draft_page: str) -> None:
    assert '<b class="hole">card</b>' in draft_page
    assert draft_page.count('<details class="row" open>') == 1
    assert draft_page.count('<details class="row">') == 1
    assert '<tr id="rn-2-1-b-2">' in draft_page
    assert 'rulings.html#rn-r1">RN-R1:b</a>' in draft_page
    assert "Knight" in boards_of(draft, "RN-2.1-b/2")[0]


def test_a_game_without_a_layout_of_its_own_is_drawn_plainly(draft: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layouts, "LAYOUTS", {})
    first = boards_of(draft, "RN-2.1-a")[0]
    assert "phase: deploy" in first
    assert re.search(r'<p class="zone-name">Arena</p><ul class="slots"><li class="slot new down"><a[^>]*>Drum', first)


# -- verdicts of others ----------------------------------------------------------------------------------------------
def test_another_implementation_stands_beside_the_reference(draft: Site) -> None:
    other = Implementation("other <b>", "2", {
        "RN-2.1-a": Outcome("RN-2.1-a", "fail", "players.A.hand: expected <none>", "Then nothing", 12),
        "RN-2.1-b/1": Outcome("RN-2.1-b/1", "pass")})
    page = build.pages(Site(draft.books, [draft.implementations[0], other]))["rules/renathea/10-draft.md"]
    assert '<span class="verdict fail"' in page
    assert "<b>other &lt;b&gt;</b>: fail at “Then nothing”: players.A.hand: expected &lt;none&gt;" in page
    assert "not asked" in page
    assert "✓ reference" in page


def test_a_report_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.jsonl"
    assert main(["run", "--scenario", "RN-9.1-a", "--report", str(report)]) == 0
    found = gather([], [report]).reported
    assert [i.name for i in found] == ["reference"]
    assert found[0].outcomes["RN-9.1-a"].passed
    assert main(["site", str(tmp_path / "out"), "--report", str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err


# -- writing ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_build_is_the_same_bytes(tmp_path: Path, files: dict[str, str], seed: str) -> None:
    """Another process, with its strings in another order of hashes: Renathea is built there, all games are here."""
    program = "from conformance.protocol import games; games.GAMES = ('renathea',); " \
              "from conformance.cli import main; raise SystemExit(main(['site', 'docs']))"
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, cwd=tmp_path,
                   env={**os.environ, "PYTHONHASHSEED": seed})
    built = {path.relative_to(tmp_path / "docs").as_posix(): path.read_text(encoding="utf-8")
             for path in (tmp_path / "docs" / "rules").rglob("*.md")}
    assert len(built) >= 10
    assert built == {path: files[path] for path in built}


def test_what_is_no_longer_wanted_goes_and_the_rest_stays(tmp_path: Path) -> None:
    manifest = json.dumps(["rules/x/old.md", "a.md", build.MANIFEST])
    build.write({"a.md": "a", "rules/x/old.md": "old", build.MANIFEST: manifest}, tmp_path)
    (tmp_path / "mine.md").write_text("mine", encoding="utf-8")
    written = build.write({"a.md": "a", build.MANIFEST: json.dumps(["a.md", build.MANIFEST])}, tmp_path)
    assert (written.removed, written.changed, written.same) == (["rules/x/old.md"], [build.MANIFEST], ["a.md"])
    assert not (tmp_path / "rules" / "x").exists()
    assert (tmp_path / "mine.md").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("path", ["../victim.md", "/victim.md", "x/../../victim.md", "c:victim.md", "..\\victim.md", 3])
def test_a_list_of_written_files_cannot_name_anything_outside(tmp_path: Path, path: object) -> None:
    folder = tmp_path / "docs"
    (tmp_path / "victim.md").write_text("here", encoding="utf-8")
    build.write({build.MANIFEST: json.dumps([path])}, folder)
    assert build.listed(folder) == []
    build.write({}, folder)
    assert (tmp_path / "victim.md").exists()


def test_the_command_says_what_it_has_written(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, site: Site) -> None:
    monkeypatch.setattr("conformance.protocol.games.GAMES", ("renathea",))  # one is enough, and quicker
    monkeypatch.chdir(tmp_path)  # there are no reports here
    code = main(["site", str(tmp_path)])
    said = capsys.readouterr().out
    assert code == (INCOMPLETE if site.broken else 0)
    assert re.search(r"\d+ files with \d+ rules and [\d,]+ scenarios; \d+ written, 0 unchanged, 0 removed", said)
    assert main(["site", str(tmp_path)]) == code
    assert "; 0 written, " in capsys.readouterr().out


def test_a_file_in_place_of_the_folder_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "docs").write_text("", encoding="utf-8")
    assert main(["site", str(tmp_path / "docs")]) == 2
    assert "expected a folder" in capsys.readouterr().err


# -- small pieces ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lines", "words"), [
    (("5",), "line 5"), (("5.2",), "line 5 (sentence 2)"), (("5", "10.1"), "lines 5, 10 (sentence 1)"),
    (("197-201",), "lines 197–201"), (("42.2-42.4",), "lines 42 (sentences 2–4)"), ((), ""),
])
def test_lines_in_words(lines: tuple[str, ...], words: str) -> None:
    assert markup.lines_text(lines) == words


def test_a_link_from_page_to_page() -> None:
    assert markup.href("rules/x/10-a.md", "reference/cards.md", "x-y") == "../../reference/cards.html#x-y"
    assert markup.href("rulings.md", "rulings.md", "q") == "#q"
    assert markup.md_href("rules/x/index.md", "rulings.md") == "../../rulings.md"


def test_a_folded_rule_leads_to_the_one_that_tells_it(site: Site) -> None:
    book: Book = site.books[0]
    folded, into = next(iter(book.rulebook.folded.items()))
    assert book.home(folded) == book.home(into)
    assert book.home("RN-99.9") == ("", "RN-99.9")


# -- what an implementer asks ----------------------------------------------------------------------------------------
def test_every_sentence_with_a_hole_has_an_example(files: dict[str, str]) -> None:
    entries = re.findall(r'<div class="sentence">(.*?)</div>', files["reference/steps.md"], re.DOTALL)
    assert len(entries) > 100
    for entry in entries:
        assert 'class="hole"' not in entry.split("</dt>")[0] or 'class="example"' in entry, entry


def test_a_data_page_shows_heads_and_fields_of_every_kind_of_decision(site: Site, files: dict[str, str]) -> None:
    for book in site.books:
        page = files[data_page(book.game)]
        heads = page[page.index("{#heads}"):page.index("## Actions")]
        kinds = {decision["kind"] for example in book.examples.values() for moment in example.moments
                 for decision in moment.awaits.values()}
        for kind in kinds:
            assert f'| `{kind}` | `{{"' in heads
    page = files[data_page("renathea")]
    assert "| `choose` | `by`, `from`, `min`, `max` |" in page
    assert '`{"type": "close", "to_podium": "' in page
    assert '`{"type": "close", "under_deck": "' in page


def test_a_data_page_says_what_a_position_must_be(site: Site, files: dict[str, str]) -> None:
    for book in site.books:
        page = files[data_page(book.game)]
        listed = page[page.index("{#position-possible}"):page.index("{#position-example}")]
        assert listed.count("\n- ") >= 5
        assert "presupposes" not in listed


def test_the_first_page_names_the_suite_as_reports_do(site: Site, files: dict[str, str]) -> None:
    for book in site.books:
        assert digest([book.game]) in files[f"rules/{book.game}/index.md"]
