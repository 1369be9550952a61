"""Every prompt of America on the page, each from a position in which it appears."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_dialogs import expect_held, more, title
from tests.browser.waiting import settle
from tests.server import positions

pytestmark = pytest.mark.browser

CITIES = {
    "Chicago": 0, "Indianapolis": 0, "Atlanta": 0, "St. Louis": 1, "Jackson": 1, "Lexington": 1, "Raleigh": 2,
    "Little Rock": 2, "Shreveport": 2, "Minneapolis": 3, "Nashville": 3, "Washington D.C.": 3,
}  # fmt: skip
RAILS = {"g10y5-g10y6": 0, "g9y5-g10y5": 0, "g10y4-g10y5": 0, "g10y6-g10y7": 3}
ACTION = positions.AMERICA | {
    "city_owner": CITIES,
    "rail_owner": RAILS,
    "settler_at": [[None, None]] * 4,
    "hand": [{"cattle": 4, "coal": 4, "grain": 4, "lumber": 4, "ore": 4}, {"ore": 2}, {"grain": 1}, {}],
}
BOTH_OUT = {
    "train_at": [["g10y5-g10y6", "g9y5-g10y5"], [None, None], [None, None], [None, None]],
    "settler_at": [["g8y5", "Chicago"], [None, None], [None, None], [None, None]],
}
MAIN_TITLE = "Build, move, deliver or trade"


def log(page):
    return page.locator(".lines")


def open_details(page):
    """Show all lines of the latest turn."""
    page.locator(".lines .turn button").last.click()


def gold(page, seat=0):
    return page.locator(f'.player[data-seat="{seat}"] [data-stat=gold]')


def lit(page, type, target=None):
    return page.locator(f"[data-type={type}]" + (f'[data-target="{target}"]' if target else ""))


def play(page, card):
    page.get_by_role("button", name=f"Play {card}").click()


def test_panels_show_gold_hands_cubes_and_yards(sit):
    page, _ = sit(ACTION | {"goods_on": {"St. Louis": 0}, "city_owner": CITIES | {"Denver": 0}})
    red, orange = page.locator('.player[data-seat="0"]'), page.locator('.player[data-seat="1"]')
    expect(red.locator(".score")).to_have_text("1/8")
    expect(red.locator(".track")).to_contain_text("1 of 8 delivered, 1 cube ready")
    expect(red).to_contain_text("6 cities in the yard")
    expect(gold(page)).to_have_text("5")
    expect(orange.locator("[data-stat=hand]")).to_have_text("2")
    expect(page.locator("[data-piece=house]")).to_have_count(13)
    expect(page.locator("[data-piece=cube]")).to_have_count(1)
    expect_held(page, gold=5, coal=4)


@pytest.mark.acts("america", "build_rail", "done")
def test_a_rail_on_a_track_allows_another_that_can_be_declined(sit):
    page, _ = sit(ACTION | {"city_owner": CITIES | {"Boise": 0}})
    page.locator("[data-mode=build_rail]").click()
    expect(page.locator("[data-target]:not([data-type=build_rail])")).to_have_count(0)
    page.get_by_role("button", name="then one more, free").first.click()
    expect(title(page)).to_have_text("Build one more rail next to the track, free")
    lit(page, "build_rail").first.click()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(5)
    expect_held(page, lumber=3, ore=3)
    page.locator("[data-act=undo]").click()
    page.locator(".prompt [data-act=done]").click()
    expect(title(page)).to_have_text(MAIN_TITLE)
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(4)


@pytest.mark.acts("america", "choose_payout")
def test_payouts_are_labelled_with_their_gold(sit):
    routes = [[2, 0, 0, 0], [1, 0, 0, 1]] + [[0] * 4] * 14
    page, _ = sit(ACTION | {"phase": "route", "n_routes": 2, "route_times": 1, "routes": routes})
    expect(title(page)).to_have_text("Equally short routes: who gets the gold?")
    page.get_by_role("button", name="Red 1 gold, Blue 1 gold").click()
    expect(title(page)).to_have_text(MAIN_TITLE)
    expect(gold(page)).to_have_text("6")
    expect(gold(page, 3)).to_have_text("4")


@pytest.mark.acts("america", "build_settler")
def test_building_a_settler_with_both_on_the_board_takes_one_off(sit):
    page, _ = sit(ACTION)
    page.locator("[data-mode=build_settler]").click()
    lit(page, "build_settler", "Atlanta").click()
    expect(page.locator("[data-piece=wagon][data-on=Atlanta]")).to_have_count(1)
    expect_held(page, cattle=3, grain=3, lumber=3)
    page.locator("[data-mode=build_settler]").click()
    lit(page, "build_settler", "Chicago").click()
    page.locator("[data-mode=build_settler]").click()
    lit(page, "build_settler", "Indianapolis").click()
    expect(title(page)).to_have_text("Both settlers are in use. Which one do you take back?")
    page.get_by_role("button", name="Take back settler 2, at Chicago").click()
    expect(page.locator("[data-piece=wagon][data-on=Chicago]")).to_have_count(0)
    expect(page.locator("[data-piece=wagon]")).to_have_count(2)


def test_the_yield_of_a_rail_is_shown_before_it_is_built(sit):
    page, _ = sit(ACTION)
    line, pill = page.locator(".prompt p").first, page.locator(".gain:visible")
    lit(page, "build_rail", "g9y5-g9y6").hover()
    expect(line).to_contain_text("pay 1 lumber, 1 ore · get 2 gold")
    expect(pill).to_have_text("+2")
    page.evaluate("localStorage.setItem('hexstead.language', 'de')")
    page.reload()
    lit(page, "build_rail", "g10y6-g11y6").hover()
    expect(line).to_contain_text(
        "du zahlst 1 Holz, 1 Erz · du bekommst 2 Gold oder du bekommst 1 Gold, Blau bekommt 1 Gold"
    )
    lit(page, "build_rail", "g9y4-g9y5").hover()
    expect(line).not_to_contain_text("bekommst")
    lit(page, "build_rail", "g9y5-g9y6").click()
    expect(gold(page)).to_have_text("7")


@pytest.mark.acts("america", "build_train")
def test_a_train_is_rebuilt(sit):
    page, _ = sit(ACTION | BOTH_OUT)
    page.locator("[data-mode=build_train]").click()
    lit(page, "build_train", "g10y4-g10y5").click()
    page.locator("[data-act=taking][data-target=first]").click()
    expect(page.locator('[data-piece=train][data-on="g10y4-g10y5"]')).to_have_count(1)
    expect(page.locator("[data-piece=train]")).to_have_count(2)
    expect_held(page, coal=3)


@pytest.mark.acts("america", "move_settler")
def test_a_settler_is_chosen_and_moved_to_found_a_city(sit):
    page, _ = sit(ACTION | BOTH_OUT)
    page.locator("[data-mode=move_settler]").click()
    expect(lit(page, "move_settler")).to_have_count(0)
    lit(page, "pick", "move_settler-0-0").click()
    lit(page, "move_settler", "Denver").hover()
    expect(page.locator(".prompt p").first).to_have_text("Move the settler: Denver (a city) · pay 2 grain")
    lit(page, "move_settler", "Denver").click()
    expect(log(page)).to_contain_text("Red founds a city in Denver.")
    expect(page.locator('[data-piece=house][data-seat="0"]')).to_have_count(4)
    expect(page.locator("[data-piece=wagon]")).to_have_count(1)
    expect_held(page, grain=2)


@pytest.mark.acts("america", "move_train", "deliver")
def test_a_train_moves_step_by_step_pays_fees_and_delivers(sit):
    late = {"city_owner": CITIES | {"Denver": 0, "Omaha": 0}, "goods_on": {"St. Louis": 0, "Jackson": 0}}
    page, _ = sit(ACTION | late | {"options": {"game.goods": 3}})
    lit(page, "pick", "move_train-0-0").click()
    lit(page, "move_train", "g10y6-g10y7").hover()
    expect(page.locator(".prompt p").first).to_contain_text("pay 1 coal, 1 gold")
    lit(page, "move_train", "g10y6-g10y7").click()
    expect(page.locator(".prompt p").first).to_contain_text("2 paid steps left.")
    open_details(page)
    expect(log(page)).to_contain_text("Red pays Blue 1 gold (rail fee).")
    expect(lit(page, "move_train", "g10y5-g10y6")).to_have_count(1)
    expect_held(page, coal=3, gold=4)
    lit(page, "deliver", "Nashville").click()
    expect(page.locator("[data-over]")).to_have_attribute("data-winner", "0")
    expect(page.locator("[data-piece=cube]")).to_have_count(3)


def test_one_click_moves_a_train_several_steps(sit):
    page, _ = sit(ACTION | {"rail_owner": RAILS | {"g10y7-g10y8": 3}})
    expect(lit(page, "move_train")).to_have_count(0)
    lit(page, "pick", "move_train-0-0").click()
    far = lit(page, "move_train", "g10y7-g10y8")
    expect(far.locator(".note")).to_have_text("1+1")
    far.hover()
    expect(page.locator(".prompt p").first).to_contain_text("(2 steps) · pay 1 coal, 1 gold")
    far.click()
    expect(page.locator("[data-piece=train]")).to_have_attribute("data-on", "g10y7-g10y8")
    expect(page.locator(".prompt p").first).to_contain_text("1 paid step left.")
    expect_held(page, coal=3, gold=4)


def test_actions_that_forfeit_paid_steps_say_so_first(sit):
    page, _ = sit(ACTION)
    lit(page, "pick", "move_train-0-0").click()
    lit(page, "move_train", "g10y6-g10y7").click()
    expect(page.locator(".prompt p").first).to_contain_text("They're lost if you do anything but move on or deliver.")
    expect(page.locator("[data-act=end_turn]")).to_have_attribute("title", "2 paid steps are lost")
    page.locator("[data-mode=build_rail]").click()
    lit(page, "build_rail").first.hover()
    expect(page.locator(".prompt p").first).to_contain_text("· 2 paid steps are lost")


def test_a_train_delivers_before_the_roll(sit):
    at = {"phase": "pre_roll", "rolled": 0, "train_at": [["g10y6-g10y7", None], *[[None, None]] * 3]}
    page, _ = sit(ACTION | at)
    expect(page.locator(".prompt p").first).to_have_text("You can deliver first.")
    lit(page, "deliver", "Nashville").click()
    expect(page.locator("[data-piece=cube]")).to_have_count(1)
    expect(page.locator("[data-act=roll]")).to_be_enabled()


def test_seats_have_the_colours_of_the_option(sit):
    page, _ = sit(ACTION | {"options": {"seats.colours": "blue red orange white"}})
    lit(page, "pick", "move_train-0-0").click()
    lit(page, "move_train", "g10y6-g10y7").click()
    open_details(page)
    expect(log(page)).to_contain_text("Blue pays White 1 gold (rail fee).")
    expect(page.locator('.player[data-seat="0"]')).to_contain_text("Blue")
    expect(page.locator('[data-piece=house][data-seat="0"] .letter').first).to_have_text("B")
    expect(page.locator('[data-piece=house][data-seat="1"] .letter').first).to_have_text("R")
    expect(page.locator('[data-piece=train][data-seat="0"]')).to_have_attribute(
        "style", re.compile(r"--c: ?var\(--B\)")
    )


@pytest.mark.acts("america", "buy_resource", "sell_for_gold", "exchange")
def test_trades_with_the_supply_give_cards_and_gold(sit):
    page, _ = sit(ACTION)
    page.locator("[data-open=exchange]").click()
    page.locator("[data-give=gold]").click()
    page.locator("[data-act=exchange][data-get=ore]").click()
    expect_held(page, gold=3, ore=5)
    page.locator("[data-open=exchange]").click()
    page.get_by_role("button", name="3 : 1", exact=True).click()
    page.locator("[data-give=ore]").click()
    page.locator("[data-act=exchange][data-get=gold]").click()
    expect_held(page, gold=4, ore=2)
    page.locator("[data-open=exchange]").click()
    page.get_by_role("button", name="3 : 1", exact=True).click()
    page.locator("[data-give=coal]").click()
    page.locator("[data-act=exchange][data-get=ore]").click()
    expect_held(page, coal=1, ore=3)


@pytest.mark.acts("america", "offer", "conclude")
def test_gold_can_be_offered_and_requested(sit):
    page, (orange, *_) = sit(ACTION)
    page.locator("[data-open=offer]").click()
    more(page, "give", "gold", 2)
    more(page, "get", "ore")
    page.locator("[data-act=send-offer]").click()
    expect(title(page)).to_have_text("Your offer")
    orange.read()
    assert orange.act({"type": "counter", "give": {"ore": 1}, "get": {"gold": 3}})["type"] == "ok"
    expect(page.locator("[data-dialog=answers]")).to_contain_text("Orange offers 1 ore for 3 gold")
    page.get_by_role("button", name="Trade with Orange").click()
    expect_held(page, gold=2, ore=5)
    expect(gold(page, 1)).to_have_text("6")


@pytest.mark.acts("america", "offer", "withdraw", "accept", "decline", "counter")
def test_offers_of_gold_are_withdrawn_accepted_declined_and_countered(sit):
    page, _ = sit(ACTION)
    page.locator("[data-open=offer]").click()
    more(page, "get", "gold")
    page.locator("[data-act=send-offer]").click()
    page.get_by_role("button", name="Withdraw").click()
    expect(title(page)).to_have_text(MAIN_TITLE)
    page, clients = sit(ACTION | {"turn_seat": 1})
    orange = clients[-3]
    for answer in ("accept", "decline", "counter"):
        assert orange.act({"type": "offer", "give": {"gold": 1}, "get": {"coal": 1}, "to": [0]})["type"] == "ok"
        expect(title(page)).to_have_text("You have an offer")
        page.locator(f"[data-act={answer}]").click()
        if answer == "counter":
            more(page, "get", "gold")
            page.locator("[data-act=send-counter]").click()
        orange.read()
        ends = {"type": "withdraw"} if answer == "decline" else {"type": "conclude", "partner": 0}
        assert orange.act(ends)["type"] == "ok"
    expect_held(page, coal=2, gold=8)


@pytest.mark.acts("america", "native_support")
def test_native_support_names_the_roll(sit):
    page, _ = sit(ACTION | {"phase": "pre_roll", "rolled": 0, "cards": [{"native_support": 1}, {}, {}, {}]})
    expect(page.locator("[data-act=native_support]")).to_have_count(0)
    play(page, "Native Support")
    expect(page.locator("[data-act=native_support]")).to_have_count(11)
    page.get_by_role("button", name="12", exact=True).click()
    expect(log(page)).to_contain_text("Red chooses 12 instead of rolling.")
    expect(title(page)).to_have_text(MAIN_TITLE)


@pytest.mark.acts("america", "move_outlaw", "rob", "done", "discard")
def test_the_outlaw_moves_and_robs_or_takes_nothing(sit):
    seven = {"phase": "discard", "dice": [3, 4], "options": {"outlaw.stealOptional": True}}
    for robs in (True, False):
        page, _ = sit(ACTION | seven | {"discard_due": [10, 0, 0, 0]})
        more(page, "discard", "coal", 4)
        more(page, "discard", "ore", 4)
        more(page, "discard", "grain", 2)
        page.locator("[data-act=discard]").click()
        expect(title(page)).to_have_text("Move the outlaw")
        page.get_by_role("button", name=re.compile("outlaw to Pasture 3 near St. Louis")).click()
        expect(title(page)).to_have_text("Choose a player to rob")
        page.locator("[data-act=rob]" if robs else "[data-act=done]").first.click()
        expect(title(page)).to_have_text(MAIN_TITLE)
        expect(log(page)).to_contain_text("Red discards 4 coal, 2 grain, 4 ore.")
        expect(log(page)).to_contain_text("Red moves the outlaw to the pasture near St. Louis.")
        expect(log(page).get_by_text(re.compile(r"Red steals 1 \w+ from Orange\."))).to_have_count(int(robs))


@pytest.mark.acts("america", "play_card cavalry", "move_outlaw")
def test_cavalry_gives_gold_and_a_card(sit):
    page, _ = sit(ACTION | {"cards": [{"cavalry": 1}, {}, {}, {}]})
    play(page, "Cavalry")
    page.get_by_role("button", name=re.compile("outlaw to Pasture 3 near St. Louis")).click()
    expect(title(page)).to_have_text(MAIN_TITLE)
    expect(gold(page)).to_have_text("7")
    expect(log(page)).to_contain_text(re.compile(r"Red steals 1 \w+ from Orange\."))


@pytest.mark.acts("america", "play_card engineer", "build_rail", "done")
def test_the_engineer_builds_two_rails_or_one(sit):
    page, _ = sit(ACTION | {"cards": [{"engineer": 1}, {}, {}, {}]})
    play(page, "Engineer")
    expect(page.locator(".prompt p").first).to_have_text("2 free rails left.")
    lit(page, "build_rail").first.click()
    expect(page.locator(".prompt p").first).to_have_text("1 free rail left.")
    page.get_by_role("button", name="Done").click()
    expect(title(page)).to_have_text(MAIN_TITLE)
    expect_held(page, lumber=4, ore=4)


@pytest.mark.acts("america", "play_card right_of_way", "move_train")
def test_right_of_way_moves_one_train_without_paying(sit):
    page, _ = sit(ACTION | BOTH_OUT | {"cards": [{"right_of_way": 1}, {}, {}, {}]})
    play(page, "Right of Way")
    page.locator("[data-dialog=pick] button").first.click()
    lit(page, "move_train", "g10y6-g10y7").click()
    expect(page.locator(".prompt p").first).to_have_text("4 steps left, no coal or fees.")
    page.get_by_role("button", name="Done").click()
    expect_held(page, coal=4, gold=5)


@pytest.mark.acts("america", "play_card scout", "move_settler", "take_gold")
def test_a_scout_moves_a_settler_or_gives_gold(sit):
    page, _ = sit(ACTION | BOTH_OUT | {"cards": [{"scout": 1}, {}, {}, {}]})
    play(page, "Scout")
    page.locator("[data-dialog=pick] button").first.click()
    lit(page, "move_settler", "Omaha").click()
    expect(log(page)).to_contain_text("Red founds a city in Omaha")
    expect_held(page, grain=4, gold=5)
    expect(title(page)).to_have_text(MAIN_TITLE)
    page, _ = sit(ACTION | BOTH_OUT | {"cards": [{"scout": 1}, {}, {}, {}]})
    play(page, "Scout")
    page.get_by_role("button", name="Take 3 gold").click()
    expect(gold(page)).to_have_text("8")
    expect(title(page)).to_have_text(MAIN_TITLE)


@pytest.mark.acts("america", "play_card mineral_rights", "take", "play_card cattle_drive")
def test_mineral_rights_and_cattle_drive(sit):
    page, _ = sit(ACTION | {"cards": [{"mineral_rights": 1}, {}, {}, {}]})
    play(page, "Mineral Rights")
    page.locator("[data-act=take][data-target=ore]").click()
    page.locator("[data-act=take][data-target=coal]").click()
    expect_held(page, ore=5, coal=5)
    page, _ = sit(ACTION | {"cards": [{"cattle_drive": 1}, {}, {}, {}]})
    play(page, "Cattle Drive")
    expect_held(page, cattle=3, gold=10)


def says(client, kind):
    """Wait until a seat has this choice, and take it."""
    while kind not in [choice["type"] for choice in (client.prompt or {"choices": []})["choices"]]:
        client.read()
    assert client.act({"type": kind})["type"] == "ok"


def test_the_dice_show_the_last_roller_until_the_next_roll(sit):
    page, (orange, white, blue) = sit(
        ACTION | {"phase": "pre_roll", "turn_seat": 3, "rolled": 0}, grace=None
    )  # without windows
    rolled = page.locator(".turnbox .sum")
    expect(rolled).to_have_text("Not rolled yet")
    says(blue, "roll")
    says(blue, "end_turn")
    page.get_by_role("button", name="Pass", exact=True).click()
    says(orange, "pass")
    says(white, "pass")
    expect(title(page)).to_have_text("Your turn. Roll the dice.")
    expect(rolled).to_contain_text("Blue rolled")
    page.locator("[data-act=roll]").click()
    expect(rolled).to_contain_text("You rolled")


@pytest.mark.acts("america", "buy_card", "pass")
def test_building_out_of_turn_and_passing(sit):
    page, _ = sit(ACTION | {"phase": "build_phase", "turn_seat": 3, "builder": 0}, grace=None)  # without windows
    expect(title(page)).to_have_text("Build phase: build or pass")
    lit(page, "build_rail").first.hover()
    expect(page.locator(".prompt p").first).to_contain_text("pay 1 lumber, 1 ore")
    page.locator("[data-act=buy_card]").click()
    expect(page.locator(".dev")).to_have_count(1)
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator(".lines .turn button").first.click()
    expect(log(page)).to_contain_text("Red passes.")


# The centre of each target, with the number of other targets within reach of a tap.
CROWDS = """() => {
  const marks = [...document.querySelectorAll('.board .target')].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return { target: e.dataset.target, x: x + width / 2, y: y + height / 2 };
  });
  const near = (a, b) => a !== b && Math.hypot(a.x - b.x, a.y - b.y) < 22;
  return marks.map((mark) => ({ ...mark, others: marks.filter((other) => near(mark, other)).length }));
}"""


def test_on_a_phone_an_ambiguous_tap_zooms_and_says_so_and_the_next_one_selects(sit, phone):
    """The second tap chooses the nearest target, even if others are still within reach."""
    page, _ = sit(ACTION, phone)
    page.locator("[data-mode=build_rail]").tap()
    page.locator("[data-act=fit]").tap()
    settle(page)
    crowded = next(mark for mark in page.evaluate(CROWDS) if mark["others"])
    scale = page.locator(".world").evaluate("world => new DOMMatrix(getComputedStyle(world).transform).a")
    page.touchscreen.tap(crowded["x"], crowded["y"])
    expect(page.locator(".notice")).to_contain_text("Zoomed in")
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    settle(page)
    assert page.locator(".world").evaluate("world => new DOMMatrix(getComputedStyle(world).transform).a") > scale
    again = next(mark for mark in page.evaluate(CROWDS) if mark["target"] == crowded["target"])
    page.touchscreen.tap(again["x"], again["y"])
    expect(page.locator("[data-act=confirm]")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator(f'.target[data-target="{crowded["target"]}"]')).to_have_class(re.compile("selected"))


def test_on_a_phone_the_board_moves_to_the_targets(sit, phone):
    page, _ = sit(ACTION, phone)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    target = lit(page, "build_rail").first
    expect(target).to_be_in_viewport()
    target.tap()
    expect(page.locator(".prompt p").first).to_contain_text("pay 1 lumber, 1 ore")
    page.get_by_role("button", name="Build", exact=True).tap()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(4)
    overview, seattle = page.locator(".overview"), page.locator(".board .name", has_text="Seattle")
    expect(seattle).not_to_be_in_viewport()
    overview.tap(position={"x": 6, "y": 12})
    expect(seattle).to_be_in_viewport()
    page.locator("[data-act=fit]").tap()
    expect(overview).to_have_count(0)


def test_on_a_phone_in_landscape_the_board_is_beside_the_prompt(sit, phone):
    phone.set_viewport_size({"width": 844, "height": 390})
    page, _ = sit(ACTION, phone)
    ground, asked = page.locator(".ground").bounding_box(), page.locator(".prompt").bounding_box()
    assert ground
    assert asked
    assert ground["x"] + ground["width"] <= asked["x"]
    assert ground["height"] > 300
    target = lit(page, "build_rail").first
    expect(target).to_be_in_viewport()
    target.tap()
    page.get_by_role("button", name="Build", exact=True).tap()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(4)
    page.locator("[data-page=log]").tap()
    expect(page.locator(".lines")).to_contain_text("Red builds a rail")
    expect(page.locator(".prompt")).to_be_in_viewport()
    expect(page.locator("[data-act=end_turn]")).to_be_in_viewport(ratio=1)


def test_menu_costs_and_the_newest_log_line_fit_in_german(sit):
    page, _ = sit(ACTION)
    page.locator("summary").click()
    page.locator("[data-language=de]").click()
    edges = "menu => [0, menu.offsetWidth].map((x) => x + menu.getBoundingClientRect().x)"
    left, right = page.locator(".menu").evaluate(edges)
    assert 0 <= left < right <= 1280
    page.locator("summary").click()
    page.locator("[data-act=costs]").click()
    expect(page.locator("[data-costs]")).to_contain_text("Eisenbahn bewegen")
    expect(page.locator("[data-costs]")).not_to_contain_text("{")
    page.keyboard.press("Escape")
    page.locator("[data-open=exchange]").click()
    page.locator("[data-act=exchange]").first.click()
    page.locator(".lines p.newest").wait_for()
    page.set_viewport_size({"width": 1280, "height": 560})
    page.wait_for_function(
        """() => document.querySelector('.lines p.newest').getBoundingClientRect().bottom
            <= document.querySelector('.lines').getBoundingClientRect().bottom + 1"""
    )
