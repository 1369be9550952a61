"""The coach at the table: advice on the board, a warning before a costly end of the turn, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.server import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

HAND = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}  # a town hall
RICH = positions.MAIN | {"hand": [HAND, *positions.MAIN["hand"][1:]]}
LOADING = 600_000  # milliseconds; the bots may have to compile


def switch_on(page: Page) -> None:
    page.locator("summary.tool").click()
    page.locator("[data-act=coach]").click()
    page.locator(".coach").wait_for()


def rated(page: Page, what: str = "coach") -> None:
    """Ask until the answer is rated: until the bots are ready, it is not."""
    page.evaluate(
        """async (what) => {
          const code = location.pathname.split('/').at(-1);
          const token = localStorage.getItem(`hexstead.seat.${code}`);
          const ask = () => fetch(`/api/tables/${code}/${what}`, { headers: { Authorization: `Bearer ${token}` } });
          while (!(await (await ask()).json()).rated) await new Promise((done) => setTimeout(done, 300));
        }""",
        what,
    )


def test_the_coach_advises_and_warns_where_the_table_allows_it(sit, page):
    sit(RICH, coach=True)
    page.set_default_timeout(LOADING)
    switch_on(page)
    rated(page)
    page.keyboard.press("c")
    expect(page.locator(".coach")).to_have_attribute("data-coach", "advice", timeout=60_000)
    expect(page.locator(".coach [role=status]")).to_contain_text("You would win about")
    expect(page.locator("[data-act=coach-follow]")).to_be_focused()
    found = Axe().run(page, ".coach").response
    assert [fault["id"] for fault in found["violations"]] == []

    number = page.locator("main.table").get_attribute("data-prompt")
    page.keyboard.press("e")  # end the turn
    expect(page.locator(".coach")).to_have_attribute("data-coach", "warning", timeout=60_000)
    expect(page.locator("main.table")).to_have_attribute("data-prompt", number or "")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-act=coach-follow]").click()  # instead
    expect(page.locator("main.table")).not_to_have_attribute("data-prompt", number or "")
    expect(page.locator(".prompt")).to_have_attribute("data-phase", "main")


def test_a_costly_move_is_undone_with_one_tap_before_the_turn_ends(sit, page):
    """Red could win with the grain and two of the ore; without them, orange wins soon."""
    cities = ["Düsseldorf", "Baden-Baden", "Emden", "Flensburg", "Hamburg", "Konstanz", "Ulm"]
    towns = ["Erfurt", "Hof", "Leipzig", "Magdeburg", "Marburg", "Passau", "Würzburg"]
    hall_owner = dict.fromkeys(cities, 0) | dict.fromkeys(towns, 1)
    hand = [{"ore": 3, "grain": 1}, {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 3}, {}, {}]
    roads = {"Düsseldorf-Köln": 0, "Dessau-Leipzig": 1}
    position = positions.MAIN | {"hall_owner": hall_owner, "road_owner": roads, "hand": hand}
    sit(position | {"options": {"game.points": 8}}, coach=True)
    page.set_default_timeout(LOADING)
    switch_on(page)
    rated(page, "warnings")
    page.set_default_timeout(60_000)
    page.locator("[data-open=exchange]").click()
    page.locator("[data-give=ore]").click()
    page.locator("[data-act=exchange][data-get=lumber]").click()
    expect(page.locator(".card[data-resource=ore]")).to_have_attribute("data-count", "0")

    page.locator("[data-act=end_turn]").click()
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-coach", "warning", timeout=60_000)
    expect(coach.locator("[role=status]")).to_contain_text("This gave away about")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-act=end_turn]")).to_be_enabled()  # the turn has not ended, but can
    page.locator("[data-act=coach-undo]").click()
    expect(page.locator(".card[data-resource=ore]")).to_have_attribute("data-count", "3")
    expect(coach).to_have_attribute("data-coach", "idle")
    page.locator("[data-type=build_landmark][data-target=Köln]").click()
    expect(page.locator("[data-over=won]")).to_be_visible()


def test_the_recommended_road_has_a_ring_wider_than_its_mark(sit, page):
    roads_only = positions.MAIN | {"hand": [{"lumber": 1, "brick": 1}, *positions.MAIN["hand"][1:]]}
    sit(roads_only, coach=True)
    page.set_default_timeout(LOADING)
    switch_on(page)
    expect(page.locator(".halo .around")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator("[data-act=coach-follow]")).to_have_attribute("data-move", "build_road", timeout=LOADING)
    ring = page.locator(".halo .around")
    expect(ring).to_have_count(1)
    mark = page.locator("[data-type=build_road] .glow").first
    widths = [float(part.evaluate("e => parseFloat(getComputedStyle(e).strokeWidth)")) for part in (ring, mark)]
    assert widths[0] > widths[1]


def test_without_agreement_there_is_no_coach_at_a_table_with_people(sit, page):
    sit(RICH)
    page.locator("summary.tool").click()
    expect(page.locator("[data-act=tracker]")).to_have_count(1)
    expect(page.locator("[data-act=coach]")).to_have_count(0)
