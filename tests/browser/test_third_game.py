"""A game that is not part of Hexstead (tests/third_game) on the page: built in, offered, and played by clicks."""

import dataclasses
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hatch_build import build
from tests.browser.clicker import FIRST, Clicker
from tests.browser.conftest import seeded
from tests.server.serving import CALM, Served, serving

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
ISLAND = ROOT / "tests" / "third_game" / "island"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a page that includes the game.

    Built in a copy of web/, because other tests use web/ at the same time.
    """
    if not (ROOT / "web" / "node_modules").exists():
        pytest.skip("the page is not built")
    clone = tmp_path_factory.mktemp("clone")
    shutil.copytree(ROOT / "web", clone / "web", ignore=shutil.ignore_patterns("node_modules", "generated"))
    (clone / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (clone / "src").symlink_to(ROOT / "src")
    build(clone, [ISLAND], clone / "page")
    with serving(dataclasses.replace(CALM, page=str(clone / "page"))) as server:
        yield server


def open_start_page(served: Served, page: Page) -> None:
    page.set_default_timeout(20_000)
    page.route("**/api/tables", seeded)
    page.add_init_script("localStorage.setItem('hexstead.level', 'random')")
    page.goto(served.url)


def play(page: Page, players: int) -> Clicker:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    expect(page.locator("main[data-game=island] .player")).to_have_count(players)
    clicker = Clicker(page, 1, ("build_town", "build_village", "build_road", "move_pirate", *FIRST))
    clicker.play(seconds=250)
    expect(page.locator("[data-over]")).to_have_attribute("data-over", re.compile("won|drawn"))
    assert not faults
    return clicker


@pytest.mark.timeout(600)
def test_the_start_page_offers_the_game_and_a_game_is_played_to_its_end(served, page):
    open_start_page(served, page)
    card = page.locator("[data-game=island]")
    expect(card).to_contain_text("The Island")
    card.locator("[data-act=play-full]").click()
    clicked = play(page, 4).clicked
    assert clicked["build_village"] >= 2
    assert clicked["build_road"] >= 2
    assert clicked["roll"] > 3
    assert clicked["end_turn"] > 3


@pytest.mark.timeout(600)
def test_two_players_play_in_german(served, page):
    made = served.make(game="island", players=2, seats=["person", "random"], seed=5)
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.add_init_script("localStorage.setItem('hexstead.language', 'de')")
    page.goto(f"{served.url}/t/{made['table']}")
    expect(page.locator(".prompt")).to_contain_text("Dorf")
    play(page, 2)
    expect(page.locator("[data-piece=house]").first).to_be_visible()


def test_a_page_that_was_built_without_the_game_shows_its_identifiers(page):
    with serving(CALM) as default:
        made = default.make(game="island", players=3, seats=["person", "random", "random"], seed=3)
        page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
        page.goto(f"{default.url}/t/{made['table']}")
        expect(page.locator(".hand")).to_contain_text("Timber")
        Clicker(page, 3, ("build_village", "build_road", *FIRST)).play(until="main")
        assert page.locator("[data-piece=house]").count() == 6  # two villages for each player
