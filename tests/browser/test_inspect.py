"""Inspecting hexes, sites, players, cards, actions and the bank, by mouse, touch and keyboard; the card tracker."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_america import ACTION
from tests.browser.test_dialogs import HALLS, MAIN, reaching
from tests.browser.waiting import settle
from tests.text.test_page_text import entries

pytestmark = pytest.mark.browser


def card(page: Page):
    return page.locator("#inspector")


def test_a_hex_shows_its_odds_who_is_there_and_what_blocking_would_cost(sit):
    page, _ = sit(MAIN | {"hall_owner": {"Kassel": 0, "Marburg": 1, "Erfurt": 1}})
    page.locator("[data-hex]").first.wait_for()
    hexes = page.locator("[data-hex]")
    texts = []
    for i in range(hexes.count()):
        hexes.nth(i).hover(force=True)
        expect(card(page)).to_be_visible()
        texts.append(card(page).inner_text())
    assert all(re.search(r"\d in 36 rolls, about once every \d+ turns|Produces", text) for text in texts)
    beside = [text for text in texts if "Next to it: Red" in text and "Orange" in text]
    assert beside
    assert re.search(r"You get 0\.\d+ cards a turn from it\.", beside[0])
    assert re.search(r"(Blocking it would cost|That costs) Orange 0\.\d+ cards a turn\.", beside[0])


def test_sites_and_landmarks_show_yield_reward_and_what_is_missing(sit):
    page, _ = sit(MAIN | {"hall_owner": HALLS, "road_owner": reaching("Köln"), "hand": [{"ore": 1}, {}, {}, {}]})
    page.locator(".sites li", has_text="Berlin").hover()
    expect(card(page)).to_contain_text("Brandenburg Gate")
    expect(card(page)).to_contain_text("Landmark: 1 grain, 2 ore.")
    expect(card(page)).to_contain_text("You need 1 more grain and 1 ore.")
    note = entries("germany", "en")["note-berlin"].strip()
    expect(card(page).locator("p").last).to_have_text(note)  # history comes last


def test_players_goods_cards_actions_and_the_bank_can_be_inspected_by_keyboard(sit):
    page, _ = sit(MAIN | {"cards": [{"banking": 1}, {}, {}, {}], "hand": [{"wool": 1}, {"ore": 9}, {}, {}]})
    page.mouse.move(600, 400)  # loads the almanac
    for selector, text in {
        '.player[data-seat="1"] .cover': "9 resource cards: a 7 would cost 4 of them.",
        ".card[data-resource=ore] .cover": "left in the bank.",
        "[data-mode=build_hall]": "You need 1 more lumber, 1 brick and 1 grain.",
        ".specials .cover": "development cards left",
    }.items():
        page.locator(selector).focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(card(page)).to_contain_text(text)
        expect(page.locator("[aria-describedby=inspector]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


def test_the_keyboard_cursor_reads_the_yield_of_a_spot(sit):
    page, _ = sit(ACTION)
    page.keyboard.press("b")
    page.keyboard.press("Tab")
    expect(page.locator(".cursor")).to_have_attribute("aria-label", re.compile(r"in 36 rolls|Produces"))


def test_on_a_phone_a_tap_on_a_player_shows_the_facts(sit, phone):
    page, _ = sit(MAIN, phone)
    page.locator('.player[data-seat="2"]').tap()
    expect(card(page)).to_contain_text("of 10 points")
    box = card(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


@pytest.mark.parametrize("position", [MAIN, ACTION], ids=["germany", "america"])
def test_the_card_about_a_card_in_hand_covers_no_other(sit, position):
    page, _ = sit(position)
    page.locator(".card[data-resource]").first.hover()
    expect(card(page)).to_be_visible()
    settle(page)
    shown, hand = card(page).bounding_box(), page.locator("section.hand, .hand").first.bounding_box()
    assert shown
    assert hand
    apart = (
        shown["x"] >= hand["x"] + hand["width"]
        or shown["y"] + shown["height"] <= hand["y"] + 40  # the line above the cards
    )
    assert apart, (shown, hand)


COUNT_CARDS = """() => {
  window.shown = 0;
  setInterval(() => (window.shown += document.querySelectorAll('#inspector').length), 20);
}"""


def test_no_card_opens_under_a_mouse_that_does_not_move(sit, page):
    """As after a click that led to the table: a card would cover what a newcomer sees first."""
    sit(MAIN)
    held = page.locator(".card[data-resource=ore]")
    box = held.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.reload()
    page.evaluate(COUNT_CARDS)
    held.wait_for()
    settle(page)
    page.wait_for_timeout(500)  # longer than the delay of a card
    assert page.evaluate("window.shown") == 0
    page.mouse.move(x + 3, y)
    expect(card(page)).to_contain_text("Ore")


def test_in_the_set_up_a_site_shows_its_full_value(opened):
    page = opened(game="germany", seats=["person", "random", "random"], players=3, options={"setup.pieces": "variable"})
    page.locator("[data-type=place_hall]").first.hover()
    expect(page.locator(".prompt p").first).to_have_text(
        re.compile(r"Place a town hall in .+ · 0\.\d+ cards a turn: 0\.\d+ \w+")
    )


def test_what_can_i_do_lists_everything_that_is_missing(sit):
    page, _ = sit(MAIN | {"turn_seat": 1, "hand": [{"wool": 1}, {}, {}, {}]})
    page.keyboard.press("w")
    row = page.locator("dialog [data-can=build_hall]")
    expect(row).to_contain_text(
        "You need 1 more lumber, 1 brick and 1 grain. Your roads don't reach an empty city. It's not your turn."
    )


def test_fuel_and_places_that_are_missing_are_named_at_the_action_too(sit):
    page, _ = sit(ACTION | {"settler_at": [[None, None]] * 4, "hand": [{}, {}, {}, {}]})
    missing = "You need 1 more grain. You have no settler on the board that can move."
    page.locator("[data-mode=move_settler]").click(force=True)  # it is marked as disabled and shows the reason
    expect(page.locator(".refusal, .prompt").first).to_contain_text(missing)
    page.mouse.move(600, 400)
    page.locator("[data-mode=move_settler]").hover()
    expect(card(page)).to_contain_text(missing)


def test_the_card_tracker_shows_public_knowledge_if_the_host_allows_it(sit, page):
    sit(MAIN | {"hand": [{"ore": 3, "grain": 3, "wool": 3}, {"wool": 2}, {}, {}]})
    page.locator("header summary").click()
    page.locator("[data-act=tracker]").click()
    page.keyboard.press("Escape")
    known = page.locator('[data-known="1"]')
    expect(known).to_contain_text("0–2")  # the hand of a position is not public
    sit(MAIN, tracker=False)
    expect(page.locator(".player").first).to_be_visible()
    expect(page.locator("[data-known]")).to_have_count(0)
    page.locator("header summary").click()
    expect(page.locator("[data-act=tracker]")).to_have_count(0)
