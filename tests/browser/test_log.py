"""The log: grouped by turn, one line per event, details on demand; and replay by turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_america import ACTION
from tests.browser.test_dialogs import MAIN, title
from tests.browser.test_pages import finished  # noqa: F401 (a fixture)

pytestmark = pytest.mark.browser

ROAD = re.compile(r"^Red builds a road \(.+ – .+\)\.$")


def lines(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".lines p").all_inner_texts()]


def test_details_of_a_turn_are_shown_when_its_heading_is_opened(sit):
    page, _ = sit(MAIN)
    page.locator("[data-type=build_road]").first.click()
    shown = page.locator(".lines .part > span")
    expect(shown).to_have_text([ROAD])
    heading = page.locator(".lines .turn button")
    heading.click()
    expect(shown).to_have_text(["Red pays 1 lumber, 1 brick.", ROAD])
    heading.click()
    expect(shown).to_have_text([ROAD])


def test_a_click_on_a_line_stays_at_the_table(sit):
    """Only the link that an opened turn shows leads to the replay."""
    page, _ = sit(MAIN)
    table = page.url
    page.locator("[data-type=build_road]").first.click()
    page.locator(".lines p").last.click()
    page.locator(".lines p").last.hover()
    expect(page.locator(".halo > path")).to_have_count(1)
    assert page.url == table
    expect(page.locator(".lines a")).to_have_count(0)
    page.locator(".lines .turn button").click()
    page.get_by_role("link", name="Replay from here").click()
    expect(page.locator("[data-page=replay]")).to_be_visible()


def test_passes_are_details(sit):
    """In America everyone can build, or pass, after each turn."""
    page, _ = sit(ACTION | {"phase": "build_phase", "turn_seat": 3, "builder": 0})
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(title(page)).not_to_have_text("Build phase: build or pass")
    assert not [line for line in lines(page) if "passes" in line]
    page.locator(".lines .turn button").first.click()
    expect(page.locator(".lines")).to_contain_text("Red passes.")


def test_an_offer_that_led_to_a_trade_is_a_detail(sit):
    page, (orange, *_) = sit(MAIN | {"turn_seat": 1, "hand": [{"wool": 2}, {"ore": 4}, {}, {}]})
    assert orange.act({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [0]})["type"] == "ok"
    expect(page.locator(".lines")).to_contain_text("Orange offers 1 ore for 1 wool.")
    page.locator("[data-act=accept]").click()
    orange.read()
    assert orange.act({"type": "conclude", "partner": 0})["type"] == "ok"
    expect(page.locator(".lines .part > span")).to_have_text(["Orange trades 1 ore for 1 wool with Red."])


def test_a_replay_goes_by_turn_or_by_action_and_marks_turns(page: Page, served, finished):  # noqa: F811
    page.goto(f"{served.url}/g/{finished('america')}@600")
    shown, at = page.locator("[data-page=replay]"), page.locator(".at")
    expect(shown).to_have_attribute("data-at", "600")
    expect(page.locator("[data-mark=turn]").first).to_be_attached()
    expect(page.locator("[data-mark=highlight]").first).to_be_attached()
    expect(at).to_have_text(re.compile(r"^Turn \d+ · \w+ · 600 of [\d,]+$"))

    def turn() -> int:
        return int(at.inner_text().split()[1])

    before = turn()
    page.locator("[data-act=turn-on]").click()
    expect(at).to_contain_text(f"Turn {before + 1} ·")
    page.locator("[data-act=turn-back]").click()
    expect(at).to_contain_text(f"Turn {before} ·")
    page.keyboard.press("PageDown")
    expect(at).to_contain_text(f"Turn {before + 1} ·")
    page.locator("[data-by=turn]").click()
    page.locator("[data-speed='4']").click()
    page.wait_for_function(f"() => Number(document.querySelector('.at').textContent.split(' ')[1]) > {before + 3}")
