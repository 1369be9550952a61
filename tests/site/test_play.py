"""Games on the static site, in Chromium: complete games, reloads, no network, storage that fails."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hexstead.lessons import lessons
from tests.browser.acting import perform
from tests.browser.clicker import Clicker
from tests.browser.test_dialogs import MAIN
from tests.site.offline_games import (
    CONTROLLED,
    SETTINGS,
    WAIT,
    WISH,
    assert_no_level_was_replaced,
    play_short_game,
)
from tests.site.static_server import StaticSite
from tests.site.test_delivery import wait_until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """A laptop screen with reduced motion."""
    return {**browser_context_args, "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture
def start(page: Page, hosted: StaticSite) -> Page:
    """The start page, with quick bots; everything is cached."""
    return open_start(page, hosted)


def open_start(page: Page, hosted: StaticSite) -> Page:
    page.set_default_timeout(WAIT)
    page.add_init_script(SETTINGS)
    page.goto(hosted.address)
    wait_until(page, CONTROLLED)
    return page


def go_offline(page: Page) -> None:
    page.context.set_offline(True)
    page.reload()


def new_table(page: Page, game: str, *seats: str) -> None:
    """Create a table with the form; seats are person or a level."""
    page.locator(f"[data-game={game}] [data-act=make]").click()
    for number, kind in enumerate(seats):
        page.locator(f'.seat[data-seat="{number}"] select').select_option(kind)
    page.locator("form button[type=submit], form .btn.primary").last.click()
    expect(page.locator(f"main[data-game={game}] .player")).to_have_count(4, timeout=WAIT)


@pytest.mark.parametrize(("game", "level"), [("germany", "greenhorn"), ("america", "apprentice")])
def test_a_complete_game_without_a_network(start, game, level):
    """The proof "offline" plays on each map against each level."""
    go_offline(start)
    play_short_game(start, game, level, 2, clicks=1500, seconds=800)
    assert_no_level_was_replaced(start)
    code = start.url.rsplit("/", 1)[-1]
    start.goto(f"{start.url.split('#')[0]}#/g/{code}")  # statistics, made in the second worker
    expect(start.locator("[data-page=after] h1")).to_be_visible(timeout=WAIT)
    expect(start.locator("[data-page=after] svg").first).to_be_visible(timeout=WAIT)
    start.locator("[data-act=verify]").click()
    expect(start.locator("[data-proof=ok]")).to_contain_text("rolled the dice itself", timeout=WAIT)
    start.goto(f"{start.url.split('#')[0]}#/g/{code}@3")
    expect(start.locator("[data-page=replay][data-at]")).to_be_visible(timeout=WAIT)


def test_a_game_goes_on_after_a_reload_in_the_middle_of_a_turn(start):
    start.locator("[data-act=play]").click()
    expect(start.locator("main[data-game] .player")).to_have_count(4, timeout=WAIT)
    clicker = Clicker(start, 1)
    clicker.play(until="main", seconds=300)
    before = start.locator("main.table").get_attribute("data-prompt")
    cards = start.locator(".card[data-count]").evaluate_all("(all) => all.map((e) => e.dataset.count)")
    start.context.set_offline(True)
    start.reload()
    expect(start.locator("main.table")).to_have_attribute("data-prompt", str(before), timeout=WAIT)
    assert start.locator(".card[data-count]").evaluate_all("(all) => all.map((e) => e.dataset.count)") == cards
    start.locator("[data-act=end_turn]").click()
    expect(start.locator("main.table")).not_to_have_attribute("data-prompt", str(before), timeout=WAIT)


def test_every_level_plays_on_kernels(start):
    new_table(start, "germany", "person", "baron", "engineer", "settler")
    clicker = Clicker(start, 3)
    clicker.play(until="main", seconds=400)
    clicker.click("end_turn", "", clicker.look()["prompt"])
    clicker.play(until="main", seconds=400)  # everyone else has had a turn
    assert_no_level_was_replaced(start)


def test_people_share_a_phone_without_a_network(browser, hosted):
    """By taps: a road, undo, the next player's turn, and undo of that."""
    phone = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = open_start(phone.new_page(), hosted)
    go_offline(page)
    page.evaluate(WISH, {"seats": ["person"] * 4, "position": MAIN, "seed": 2})
    new_table(page, "germany")
    road = page.locator("[data-type=build_road]").first
    road.tap()
    if not page.locator("[data-act=confirm]").count():  # several targets within reach: the board zooms in first
        road.tap()
    page.locator("[data-act=confirm]").tap()
    built = page.locator('[data-piece=road][data-seat="0"]')
    expect(built).to_have_count(1)
    page.locator("[data-act=undo]").tap()
    expect(built).to_have_count(0)
    page.locator("[data-act=end_turn]").tap()
    expect(page.locator("[data-handover]")).to_have_attribute("data-handover", "1")
    page.locator("[data-act=accept-handover]").tap()
    expect(page.locator('.player[data-seat="1"]')).to_contain_text("you")
    page.locator("[data-act=undo]").tap()
    expect(page.locator("[data-handover]")).to_have_attribute("data-handover", "0")
    page.locator("[data-act=accept-handover]").tap()
    expect(page.locator("[data-act=end_turn]")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.close()


def test_a_lesson_is_completed_without_a_network(start):
    start.context.set_offline(True)
    name, lesson = next(iter(lessons("germany").items()))
    start.goto(f"{start.url.split('#')[0]}#/lessons/germany/{name}")
    for step in lesson.steps:
        expect(start.locator(".lesson p")).to_have_text(step.text["en"], timeout=WAIT)
        perform(start, [dict(action) for action in step.answer])
    expect(start.locator(".lesson")).to_have_attribute("data-status", "done")


def test_what_needs_other_people_is_not_offered(start):
    expect(start.locator("[data-act=play]")).to_be_visible()
    expect(start.locator("main")).to_contain_text("even offline")
    assert start.locator("[data-act=join], [data-act=quick-match]").count() == 0
    start.locator("[data-game=germany] [data-act=make]").click()
    expect(start.locator(".seat select").first).to_be_visible()
    assert start.locator('option[value="link"]').count() == 0
    assert start.locator("input[name=visibility]").count() == 0
    start.goto(f"{start.url.split('#')[0]}#/device")
    expect(start.locator("[data-part=site]")).to_be_visible()
    assert start.locator("[data-part=offer], [data-part=take], [data-part=recovery]").count() == 0


def test_tables_are_saved_as_a_file_and_opened_in_another_browser(start, browser, hosted, tmp_path: Path):
    start.locator("[data-act=play]").click()
    expect(start.locator("main[data-game] .player")).to_have_count(4, timeout=WAIT)
    code = start.url.rsplit("/", 1)[-1]
    start.goto(f"{start.url.split('#')[0]}#/device")
    with start.expect_download(timeout=WAIT) as saving:
        start.locator("[data-act=export]").click()
    file = tmp_path / "tables.json"
    saving.value.save_as(file)
    assert [row["table"]["code"] for row in json.loads(file.read_text())["tables"]] == [code]
    context = browser.new_context(reduced_motion="reduce")
    other = context.new_page()
    other.goto(f"{hosted.address}#/device")
    other.locator("[data-act=import-tables]").set_input_files(file)
    expect(other.locator("[role=status]").first).to_contain_text("One table was added", timeout=WAIT)
    other.goto(f"{hosted.address}#/t/{code}")
    expect(other.locator("main[data-game] .player")).to_have_count(4, timeout=WAIT)
    (tmp_path / "other.json").write_text("{}")
    other.goto(f"{hosted.address}#/device")
    other.locator("[data-act=import-tables]").set_input_files(tmp_path / "other.json")
    expect(other.locator("[role=alert]")).to_contain_text("does not contain tables", timeout=WAIT)
    context.close()


def test_cleared_storage_gives_a_clear_message(start):
    start.locator("[data-act=play]").click()
    expect(start.locator("main[data-game] .player")).to_have_count(4, timeout=WAIT)
    Clicker(start, 1).play(until="main", seconds=300)
    session = start.context.new_cdp_session(start)
    origin = start.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    start.locator("[data-act=end_turn]").click()
    expect(start.locator("body")).to_contain_text("deleted or blocked its storage", timeout=WAIT)


def test_full_storage_gives_a_clear_message(page, hosted):
    page.route(re.compile(r"app-worker.*\.js"), fill_storage)
    page.add_init_script(SETTINGS)
    page.goto(hosted.address)
    page.evaluate(WISH, {"seats": ["person"] * 4, "position": MAIN, "seed": 2})
    new_table(page, "germany")
    page.locator("[data-type=build_road]").first.click(timeout=WAIT)
    expect(page.locator("body")).to_contain_text("storage is full", timeout=WAIT)
    expect(page.locator("[data-piece=road][data-seat='0']")).to_have_count(0)


def test_blocked_storage_gives_a_clear_message(page, hosted):
    page.route(re.compile(r"app-worker.*\.js"), block_storage)
    page.goto(hosted.address)
    page.locator("[data-act=play]").click()
    expect(page.locator("[role=alert]")).to_contain_text("couldn't be loaded", timeout=WAIT)


def block_storage(route) -> None:
    """Make the browser refuse its database to the worker, as some do in private windows."""
    text = route.fetch().text()
    blocked = "indexedDB.open = () => { throw new DOMException('blocked', 'SecurityError'); };"
    route.fulfill(body=blocked + text, content_type="text/javascript")


def fill_storage(route) -> None:
    """Make the browser run out of space once the table itself is stored."""
    text = route.fetch().text()
    full = "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    route.fulfill(body=full + text, content_type="text/javascript")
