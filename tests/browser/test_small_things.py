"""Small things at the table: keys, cards in hand, refusals, points at the end, thresholds of awards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_dialogs import MAIN, title
from tests.browser.test_table import ROLL, press
from tests.server.positions import AMERICA

pytestmark = pytest.mark.browser


def test_space_rolls_but_does_not_end_the_turn(sit):
    page, _ = sit(ROLL)
    press(page, " ")
    expect(page.locator("[data-dice]")).to_be_visible()
    expect(title(page)).not_to_have_text("Your turn. Roll the dice.")
    phase = page.locator(".prompt").get_attribute("data-phase")
    press(page, " ", " ")
    page.wait_for_timeout(200)
    assert page.locator(".prompt").get_attribute("data-phase") == phase


def test_keys_accept_and_decline_offers(sit):
    page, (orange, *_) = sit(MAIN | {"turn_seat": 1, "hand": [{"wool": 2}, {"ore": 4}, {}, {}]})
    offer = {"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [0]}
    for key, answer in (("a", 2), ("d", 3)):
        assert orange.act(offer)["type"] == "ok"
        expect(page.locator("[data-act=decline]")).to_be_visible()
        press(page, key)
        while orange.position["answer"][0] != answer:
            orange.read()
        assert orange.act({"type": "withdraw"})["type"] == "ok"
        expect(page.locator("[data-act=decline]")).to_have_count(0)


def test_a_click_on_a_card_starts_an_offer_with_it(sit):
    page, _ = sit(MAIN)
    page.locator(".card[data-resource=brick]").click()
    given = page.locator("[data-side=give] [data-resource=brick] .amount b")
    expect(given).to_have_text("1")
    page.locator(".card[data-resource=ore]").click()
    expect(page.locator("[data-side=give] [data-resource=ore] .amount b")).to_have_text("1")


def test_a_refusal_disappears_after_a_while(sit, page):
    page.clock.install()
    sit(MAIN)
    page.locator("[data-open=offer]").click()
    for side in ("give", "get"):
        page.locator(f"[data-side={side}] [data-resource=ore] .more").click()
    page.locator("[data-act=send-offer]").click()
    expect(page.locator(".refusal")).to_be_visible()
    page.clock.fast_forward(9_000)
    expect(page.locator(".refusal")).to_have_count(0)


def test_the_final_list_and_the_panels_agree_on_points(sit):
    """Victory points that were hidden during the game count in both."""
    cities = ["Aachen", "Baden-Baden", "Dessau", "Düsseldorf", "Emden", "Erfurt", "Flensburg", "Hamburg", "Hannover"]
    position = MAIN | {
        "hall_owner": dict.fromkeys(cities, 0) | {"Passau": 1, "Ulm": 1},
        "road_owner": {"Düsseldorf-Köln": 0},
        "cards": [{}, {"victory_point": 2}, {}, {}],
    }
    page, _ = sit(position)
    orange = page.locator('.player[data-seat="1"] .score')
    expect(orange).to_have_text("2/10")
    page.locator("[data-type=build_landmark][data-target=Köln]").click()
    expect(page.locator("[data-over=won]")).to_be_visible()
    expect(page.locator(".over li", has_text="Orange").locator("b")).to_have_text("4")
    expect(orange).to_have_text("4/10")


def test_awards_show_the_smallest_count_that_wins_them(sit):
    page, _ = sit(MAIN)
    expect(page.locator(".specials")).to_contain_text("nobody yet, 5 needed")
    expect(page.locator(".specials")).to_contain_text("nobody yet, 3 needed")


# The largest contrast between the colours of a player's first point and the panel below it.
CONTRAST = """(made) => {
  const light = ([, ...rgb]) => {
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const colours = (text) => [...text.matchAll(/rgba?\\((\\d+), (\\d+), (\\d+)/g)].map(light);
  const { borderTopColor, backgroundImage } = getComputedStyle(made);
  const [panel] = colours(getComputedStyle(made.closest('.panel')).backgroundColor);
  return Math.max(...colours(borderTopColor + backgroundImage).map((one) => Math.max(one / panel, panel / one)));
}"""


@pytest.mark.parametrize("theme", ["light", "dark", "hc"])
def test_the_points_of_every_colour_stand_out_from_the_panel(sit, page, theme):
    page.add_init_script(f"localStorage.setItem('hexstead.theme', '{theme}')")
    sit(MAIN)
    for seat in range(4):
        assert page.locator(f'.player[data-seat="{seat}"] .track .made').first.evaluate(CONTRAST) >= 3, seat


def test_taking_part_in_every_build_phase_is_shown_and_ends_automatic_passing(sit):
    page, _ = sit(AMERICA)
    red = page.locator('.player[data-seat="0"]')
    press(page, "p")
    expect(red).to_contain_text("auto-pass on")
    page.locator("summary.tool").click()
    page.locator("[data-act=asks]").click()
    expect(red).to_contain_text("always asked")
    expect(red).not_to_contain_text("auto-pass on")
