"""The finished site in a real browser: what readers do, on a wide screen and on a phone."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.program("chromium", "mkdocs", "material")
CLOSE = "rules/renathea/70-close.html"
OVERFLOW = """[document.documentElement.scrollWidth > document.documentElement.clientWidth,
    ...[...document.querySelectorAll('.md-content *')].filter(e => !e.closest('.scroll, pre, .md-typeset__scrollwrap')
        && e.offsetParent && e.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 3).map(e => e.outerHTML.slice(0, 80))]"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site, generated, built strictly, and served."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    shutil.copytree(ROOT / "docs", folder / "docs")
    subprocess.run([sys.executable, "-m", "conformance", "site", "docs"], check=True, cwd=folder)
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict"], check=True, cwd=folder,
                   env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder / "site")))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join(10)


@pytest.fixture(scope="module")
def started() -> Iterator["Browser"]:  # noqa: F821  (imported below: websocket-client belongs to the test extra)
    pytest.importorskip("websocket", reason="needs websocket-client: pip install 'tcg-conformance[test]'")
    from browser import Browser

    with Browser() as browser:
        yield browser


@pytest.fixture
def browser(started: "Browser") -> "Browser":  # noqa: F821
    """The browser with a wide page and no requests noted."""
    started.size(1280, 900)
    started.requests.clear()
    return started


def test_search_finds_a_rule(browser, address) -> None:
    browser.open(address)
    browser.ask("document.querySelector('.md-search__input').focus()")
    browser.type("Podium loser chooses RN-8.1")
    found = browser.until("""const hits = [...document.querySelectorAll('.md-search-result__item a')];
        const hit = hits.find(a => a.href.endsWith('70-close.html#rn-8-1') || a.href.includes('70-close.html?')
                                   && a.href.endsWith('#rn-8-1'));
        return hit && hit.href""")
    browser.open(found)
    assert browser.ask("document.querySelector('h2:target').textContent").startswith("RN-8.1")


def test_the_anchor_of_a_rule_scrolls_to_it(browser, address) -> None:
    browser.open(f"{address}{CLOSE}#rn-8-7")
    top = browser.until("""const top = document.getElementById('rn-8-7').getBoundingClientRect().top;
        return scrollY > 0 && top >= 0 && top < innerHeight / 2 && top + 1""")
    assert top >= browser.ask("document.querySelector('.md-header').getBoundingClientRect().bottom") - 1


def test_the_board_of_a_step_shows_the_right_cards(browser, address) -> None:
    browser.open(f"{address}rules/renathea/80-winning.html#rn-9-1-a")
    podium = browser.ask("""(() => {
        let at = document.getElementById('rn-9-1-a');
        while (!at.matches('ol.steps')) at = at.nextElementSibling;
        const board = at.querySelector('li.when figure.board');
        const zone = [...board.querySelectorAll('.side')[0].querySelectorAll('.zone')]
            .find(z => z.querySelector('.zone-name').textContent === 'Podium');
        return {cards: [...zone.querySelectorAll('li')].map(li => li.textContent),
                fresh: [...zone.querySelectorAll('li.new')].map(li => li.textContent),
                seen: zone.checkVisibility() && zone.getBoundingClientRect().height > 10,
                strip: board.querySelector('.strip').textContent};
    })()""")
    assert podium["cards"] == ["Giant", "Falcon", "Squire"]
    assert podium["fresh"] == ["Squire"]
    assert podium["seen"]
    assert "A wins the game" in podium["strip"]


def test_the_advice_in_the_guide_to_faults_is_seen_without_scrolling(browser, address) -> None:
    browser.open(f"{address}guides/faults.html")
    assert browser.ask("""[...document.querySelectorAll('.md-typeset__scrollwrap')]
        .filter(wrap => wrap.scrollWidth > wrap.clientWidth).map(wrap => wrap.textContent.slice(0, 60))""") == []


def test_what_is_folded_opens(browser, address) -> None:
    browser.open(f"{address}{CLOSE}")
    assert browser.ask("""(() => {
        const fold = document.querySelector('figure.board details.rest'), zone = fold.querySelector('.zone');
        const before = zone.checkVisibility();
        fold.querySelector('summary').click();
        return [before, zone.checkVisibility()];
    })()""") == [False, True]


def test_a_card_tells_what_it_is(browser, address) -> None:
    browser.open(f"{address}{CLOSE}")
    place = browser.ask("""(() => { const card = document.querySelector('ol.steps a.card');
        card.scrollIntoView({block: 'center'});
        const box = card.getBoundingClientRect(); return [box.x + 5, box.y + 5, card.href] })()""")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=place[0], y=place[1])
    browser.until("return getComputedStyle(document.querySelector('a.card'), '::after').content.includes('Raw ')")
    browser.open(place[2])
    assert browser.ask("document.querySelector('article:target .name').textContent")


PAGES = ("index.html", "rulings.html", "rules/renathea/index.html", CLOSE, "rules/renathea/50-skills.html",
         "rules/renathea/10-preparation.html", "reference/protocol.html", "reference/renathea.html",
         "reference/glossary.html", "reference/cards.html", "reference/steps.html", "guides/readers.html",
         "guides/implementers.html", "guides/rules-authors.html", "guides/faults.html",
         "rules/pokemon_tcg/90-setup.html", "rules/elemental_clash/12-stack.html")


@pytest.mark.parametrize("page", PAGES)
def test_nothing_hangs_over_the_edge_of_a_phone(browser, address, page) -> None:
    browser.size(390, 844, phone=True)
    browser.open(f"{address}{page}")
    browser.ask("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    assert browser.ask(OVERFLOW) == [False]


@pytest.mark.parametrize("page", PAGES)
def test_no_request_leaves_the_site(browser, address, page) -> None:
    browser.open(f"{address}{page}")
    browser.ask("document.querySelector('.md-search__input').focus()")
    browser.until("return performance.getEntriesByType('resource').some(entry => entry.name.includes('search'))")
    asked = [url for url in browser.requests if not url.startswith(("data:", "about:"))]
    assert len(asked) > 2
    assert [url for url in asked if not url.startswith(address)] == []


def test_the_page_is_dark_where_the_reader_wants_it(browser, address) -> None:
    for scheme, name in (("dark", "slate"), ("light", "default")):
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        browser.open(address)
        assert browser.until(f"return document.body.dataset.mdColorScheme === '{name}'")
