"""Finding opponents: open tables, quick match, invitations with a name, renaming; how a player learns of their turn."""

from __future__ import annotations

import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.test_dialogs import MAIN
from tests.browser.waiting import Chain
from tests.server.serving import CALM, Served, serving

pytestmark = pytest.mark.browser

MAX_REPORT = 2.0  # seconds until a lost network is reported


@pytest.fixture(scope="module")
def served():
    """A server of its own, so that other tests' tables are not listed."""
    with serving(CALM) as server:
        yield server


def guest(browser: Browser, served: Served, name: str) -> Page:
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.getItem('hexstead.name') || localStorage.setItem('hexstead.name', '{name}')")
    page.goto(served.url)
    return page


def test_quick_match_opens_a_table_with_a_clock_that_the_next_player_joins(browser, served):
    first, second = guest(browser, served, "Ada"), guest(browser, served, "Ben")
    first.locator("[data-act=quick-match]").click()
    expect(first.get_by_text("Waiting for players")).to_be_visible()
    code = first.url.rpartition("/")[2]
    table = first.request.get(f"{served.url}/api/tables/{code}").json()["table"]
    assert (table["visibility"], table["clock"]) == ("public", {"kind": "turn", "seconds": 120})
    second.reload()
    open_table = second.locator(f"[data-table={code}]")
    expect(open_table).to_contain_text("1 of 4 seats taken · Ada")
    expect(open_table).to_contain_text("Per turn: 2 minutes")
    assert Axe().run(second, context={"exclude": [[".picture"]]}).violations_count == 0
    second.locator("[data-act=quick-match]").click()
    expect(second.get_by_text("You have a seat.")).to_be_visible()
    assert second.url.endswith(code)
    for page in (first, second):
        expect(page.locator("main")).to_contain_text("Ben")
    third = guest(browser, served, "Cleo")
    third.locator(f"[data-table={code}] [data-act=join-table]").click()
    expect(third.get_by_text("You have a seat.")).to_be_visible()
    expect(first.get_by_text("Your table is listed on the start page")).to_be_visible()
    start = first.locator("[data-act=start]").bounding_box()
    assert start
    assert start["y"] + start["height"] <= 720  # visible without scrolling
    fourth = guest(browser, served, "Dora")
    fourth.goto(f"{served.url}/t/{code}")  # by a link to watch
    fourth.locator("[data-act=name]").fill("Dora M.")
    fourth.locator("[data-act=sit]").click()
    expect(fourth.locator('.player[data-seat="3"]')).to_contain_text("Dora M.")
    for page in (first, second, third, fourth):
        page.context.close()


def test_bots_that_play_open_seats_have_names_and_faces(browser, served):
    host = guest(browser, served, "Ada")
    host.locator("[data-act=quick-match]").click()
    host.locator("[data-act=start]").wait_for()
    assert host.locator(".seats [data-face]").count() == 0  # nobody is there yet
    host.locator("[data-act=start]").click()
    faces = host.locator(".player [data-face]")
    expect(faces).to_have_count(3)
    names = {face.get_attribute("data-face") for face in faces.all()}
    assert len(names) == 3
    for name in names:
        expect(host.locator(".players")).to_contain_text(name or "?")
    host.context.close()


def test_an_invitation_shows_who_is_seated_and_asks_for_a_name(browser, served):
    host = guest(browser, served, "Ada")
    made = host.request.post(
        f"{served.url}/api/tables",
        data={"game": "germany", "players": 3, "seats": [{"kind": "person", "name": "Ada"}, "link", "random"]},
    ).json()
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.goto(served.url + made["invites"]["1"]["link"])
    expect(page.locator('[data-page=invitation] [data-seat="0"]')).to_contain_text("Ada")
    expect(page.locator('[data-page=invitation] [data-seat="1"]')).to_contain_text("open")
    assert Axe().run(page).violations_count == 0
    page.locator("[data-act=name]").fill("Grace")
    page.get_by_role("button", name="Join").click()
    expect(page.locator('.player[data-seat="1"]')).to_contain_text("Grace")
    page.locator("header summary").click()
    page.locator("[data-act=seats]").click()
    page.locator("[data-act=rename]").click()
    page.locator("[data-act=new-name]").fill("Grace H.")
    page.locator("[data-act=save-name]").click()
    page.keyboard.press("Escape")
    expect(page.locator('.player[data-seat="1"]')).to_contain_text("Grace H.")
    expect(page.locator(".lines")).to_contain_text("Grace is now called Grace H.")
    for one in (host, page):
        one.context.close()


def test_the_tab_shows_whose_turn_it_is(served, page: Page):
    made = served.make(position=MAIN, seats=["person"] * 4, seed=1)
    page.add_init_script("window.handMade = true")
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("Your turn · Germany")
    expect(icon).to_have_attribute("href", re.compile("icon-turn"))
    page.locator("[data-act=end_turn]").click()
    expect(page).to_have_title(f"Germany · {made['table']}")
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.locator("header summary").click()
    page.locator("[data-act=leave-table]").click()
    expect(page).to_have_title("Hexstead")


def test_a_player_in_another_tab_is_notified_if_allowed(served, page: Page):
    page.add_init_script(
        """window.shown = [];
        window.Notification = class { constructor(title, more) { window.shown.push([title, more.body]); } };
        Notification.permission = 'granted';
        Notification.requestPermission = async () => 'granted';"""
    )
    made = served.make(position=MAIN | {"turn_seat": 3}, seats=["person"] * 4, seed=1)
    page.add_init_script("window.handMade = true")
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    page.locator("header summary").click()
    page.locator("[data-act=notify]").click()
    expect(page.locator("[data-act=notify]")).to_have_attribute("aria-pressed", "true")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    with served.sit(made, 3) as blue:
        assert blue.act({"type": "end_turn"})["type"] == "ok"
        page.wait_for_function("window.shown.length > 0")
    assert page.evaluate("window.shown") == [["Your turn · Germany", f"It's your turn at table {made['table']}."]]


def test_a_lost_network_is_reported_within_two_seconds(served, browser, page: Page):
    """Also if the socket stays open and the next message is not answered."""
    made = served.make(position=MAIN, seats=["person"] * 4, seed=1)
    page.add_init_script("window.handMade = true")
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    dead: list[bool] = []

    def through(ws):
        server = ws.connect_to_server()
        ws.on_message(lambda text: dead or server.send(text))
        server.on_message(lambda text: dead or ws.send(text))

    page.route_web_socket("**/ws/*", through)
    page.goto(f"{served.url}/t/{made['table']}")
    lost = page.get_by_text("Connection lost")
    expect(page.locator("[data-act=end_turn]")).to_be_enabled()
    chain = Chain(served, browser)
    page.context.set_offline(True)
    assert seconds_until_visible(lost, chain) < MAX_REPORT
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    dead.append(True)
    page.locator("[data-act=buy_card]").click()
    assert seconds_until_visible(lost, chain) < MAX_REPORT


def seconds_until_visible(locator: Locator, chain: Chain) -> float:
    """Time that other programs took from the page and the server does not count."""
    began, starved = time.monotonic(), chain.starved()
    locator.wait_for()
    return time.monotonic() - began - (chain.starved() - starved)


def test_the_picture_of_the_start_page_shows_the_game_that_play_now_starts(served, page: Page):
    page.goto(served.url)
    expect(page.locator(".art [data-picture] svg")).to_be_attached()
    game = (page.locator(".art [data-picture]").get_attribute("data-picture") or "").split("-")[0]
    page.locator("[data-act=play]").click()
    expect(page.locator(f"main[data-game={game}]")).to_be_visible()
