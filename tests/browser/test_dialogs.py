"""Every panel for choices, each from a position in which it appears."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server import positions
from tests.text.test_page_text import entries

pytestmark = pytest.mark.browser

MAIN = positions.MAIN | {
    "hand": [{"lumber": 4, "brick": 4, "ore": 3, "grain": 2, "wool": 2}, *positions.MAIN["hand"][1:]]
}


def held(page, resource):
    return int(page.locator(f".card[data-resource={resource}]").get_attribute("data-count"))


def title(page):
    return page.locator(".prompt h1")


def expect_held(page, **counts):
    for resource, count in counts.items():
        expect(page.locator(f".card[data-resource={resource}]")).to_have_attribute("data-count", str(count))


def more(page, side, resource, times=1):
    for _ in range(times):
        page.locator(f"[data-side={side}] [data-resource={resource}] .more").click()


@pytest.mark.acts("germany", "discard")
def test_discards_are_sent_together(sit):
    hands = [{"lumber": 5, "brick": 4}, {"ore": 8}, {}, {}]
    page, (orange, *_) = sit(MAIN | {"phase": "discard", "dice": [3, 4], "hand": hands, "discard_due": [4, 4, 0, 0]})
    expect(title(page)).to_have_text("You have 9 cards. Discard 4.")
    confirm = page.locator("[data-act=discard]")
    expect(confirm).to_be_disabled()
    more(page, "discard", "lumber", 3)
    more(page, "discard", "brick")
    expect(page.locator("[data-side=discard] .more:enabled")).to_have_count(0)
    confirm.click()
    expect(title(page)).to_have_text("Orange is thinking")
    assert orange.act(*[{"type": "discard", "resource": "ore"}] * 4)["type"] == "ok"
    expect(title(page)).to_have_text("Move Götz")
    expect_held(page, lumber=2, brick=3)


@pytest.mark.acts("germany", "move_goetz", "rob")
def test_goetz_is_moved_and_a_victim_is_chosen(sit):
    halls = {"Kassel": 0, "Hannover": 1, "Dortmund": 2}
    page, _ = sit(MAIN | {"phase": "goetz", "dice": [3, 4], "hall_owner": halls})
    expect(page.locator("[data-type=move_goetz]")).to_have_count(29)
    shared = page.locator("[data-type=move_goetz][data-target=D2]")
    shared.click()
    expect(title(page)).to_have_text("Choose a player to rob")
    page.locator("[data-act=rob]").nth(1).click()
    expect(title(page)).to_have_text("Trade and build")
    expect(page.locator(".lines")).to_contain_text(re.compile(r"Red steals 1 \w+ from White\."))


@pytest.mark.acts("germany", "build_road")
def test_an_action_button_shows_only_its_own_targets(sit):
    roads = {"Kassel-v31": 0}
    page, _ = sit(MAIN | {"road_owner": roads})
    count = page.locator('[data-piece=road][data-seat="0"]')
    before = count.count()
    page.locator("[data-mode=build_road]").click()
    expect(page.locator("[data-target]:not([data-type=build_road])")).to_have_count(0)
    page.locator("[data-type=build_road]").first.click()
    expect(count).to_have_count(before + 1)
    expect_held(page, lumber=3, brick=3)


@pytest.mark.acts(
    "germany",
    "build_landmark road",
    "build_landmark resources",
    "build_landmark development",
    "take",
    "build_road",
    "build_hall",
)
def test_landmark_rewards_are_prompted(sit):
    """Köln gives a free road, Berlin two cards of the player's choice, Dresden a development card."""
    rich = {"hand": [{"lumber": 3, "brick": 3, "ore": 6, "grain": 4, "wool": 1}, {}, {}, {}]}
    roads = reaching("Köln", "Berlin", "Dresden", "Leipzig")
    page, _ = sit(MAIN | rich | {"hall_owner": HALLS, "road_owner": roads})
    koeln = page.locator("[data-type=build_landmark][data-target=Köln]")
    koeln.click()
    expect(title(page)).to_have_text("Build a free road on a highlighted path")
    expect(page.locator("[data-mode=build_road]")).to_contain_text("free")
    page.locator("[data-type=build_road]").first.click()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(len(roads) + 1)
    expect(title(page)).to_have_text("Trade and build")
    page.locator("[data-type=build_landmark][data-target=Berlin]").click()
    expect(title(page)).to_have_text("Take a card from the bank")
    for resource in ("wool", "brick"):
        page.locator(f"[data-act=take][data-target={resource}]").click()
    expect_held(page, wool=2, brick=4)
    page.locator("[data-type=build_landmark][data-target=Dresden]").click()
    expect(page.locator(".dev")).to_have_count(1)
    expect(page.locator("[data-piece=building]")).to_have_count(3)
    page.locator("[data-type=build_hall][data-target=Leipzig]").click()
    expect(page.locator('[data-piece=house][data-seat="0"]')).to_have_count(len(HALLS) + 1)


@pytest.mark.acts("germany", "build_landmark_only")
def test_the_card_of_a_landmark_can_be_declined(sit):
    page, _ = sit(MAIN | {"hall_owner": HALLS, "road_owner": reaching("Dresden")})
    expect(page.locator("[data-act=variant]")).to_have_count(0)
    page.locator("[data-mode=build_landmark]").click()
    page.locator("[data-act=variant]").click()
    page.locator("[data-type=build_landmark_only][data-target=Dresden]").click()
    expect(page.locator("[data-piece=building]")).to_have_count(1)
    expect(page.locator(".dev")).to_have_count(0)


def test_a_card_without_effect_is_played_only_after_a_warning(sit):
    page, _ = sit(MAIN | {"hall_owner": {}, "cards": [{"road_building": 1}, {}, {}, {}]})
    play = page.get_by_role("button", name="Play Road Building")
    play.click()
    expect(page.locator(".notice")).to_contain_text("no effect")
    expect(play).to_have_text("Play anyway")
    play.click()
    expect(page.locator(".dev")).to_have_count(0)


@pytest.mark.acts("germany", "play_card banking", "take")
def test_take_two_cards_with_banking(sit):
    page, _ = sit(MAIN | {"cards": [{"banking": 1}, {}, {}, {}]})
    ore = held(page, "ore")
    page.get_by_role("button", name="Play Banking").click()
    expect(title(page)).to_have_text("Take a card from the bank")
    page.locator("[data-act=take][data-target=ore]").click()
    expect(page.locator(".prompt p").first).to_have_text("1 card to go.")
    page.locator("[data-act=take][data-target=ore]").click()
    expect(title(page)).to_have_text("Trade and build")
    expect_held(page, ore=ore + 2)


@pytest.mark.acts("germany", "play_card road_building", "build_road", "done")
def test_free_roads_can_be_declined(sit):
    page, _ = sit(MAIN | {"cards": [{"road_building": 1}, {}, {}, {}]})
    page.get_by_role("button", name="Play Road Building").click()
    expect(title(page)).to_have_text("Build a free road on a highlighted path")  # before, for a price
    page.locator("[data-type=build_road]").first.click()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)
    page.get_by_role("button", name="Done").click()
    expect(title(page)).to_have_text("Trade and build")


@pytest.mark.acts("germany", "play_card mercenary")
def test_a_mercenary_moves_goetz(sit):
    page, _ = sit(MAIN | {"cards": [{"mercenary": 1, "victory_point": 1}, {}, {}, {}]})
    expect(page.locator("[data-card=victory_point]")).to_contain_text("only you can see it")
    page.get_by_role("button", name="Play Mercenary").click()
    expect(title(page)).to_have_text("Move Götz")


@pytest.mark.acts("germany", "exchange", "play_card trade", "exchange_two")
def test_exchange_with_the_supply_three_and_two_for_one(sit):
    page, _ = sit(MAIN | {"cards": [{"trade": 1}, {}, {}, {}]})
    page.locator("[data-open=exchange]").click()
    page.locator("[data-give=brick]").click()
    page.locator("[data-act=exchange][data-get=wool]").click()
    expect_held(page, brick=1, wool=3)
    expect(page.locator("[data-dialog=exchange]")).to_have_count(0)  # it covers the actions at some sizes
    page.get_by_role("button", name="Play Trade").click()
    page.locator("[data-open=exchange]").click()
    page.get_by_role("button", name="2 : 1", exact=True).click()
    page.locator("[data-give=lumber]").click()
    page.locator("[data-act=exchange][data-get=ore]").click()
    expect_held(page, lumber=2, ore=4)


@pytest.mark.acts("germany", "buy_card")
def test_buy_a_card(sit):
    page, _ = sit(MAIN)
    page.locator("[data-act=buy_card]").click()
    expect(page.locator(".dev")).to_have_count(1)
    expect_held(page, wool=1, ore=2, grain=1)


@pytest.mark.acts("germany", "offer", "conclude")
def test_an_offer_is_composed_answered_countered_and_concluded(sit):
    page, (orange, white, blue) = sit(MAIN)
    page.locator("[data-open=offer]").click()
    more(page, "give", "brick")
    more(page, "get", "ore")
    page.locator('[data-to="3"]').click()
    page.locator("[data-act=send-offer]").click()
    expect(title(page)).to_have_text("Your offer")
    orange.read()
    white.read()
    blue.read()
    assert blue.prompt is None
    assert white.act({"type": "decline"})["type"] == "ok"
    assert orange.act({"type": "counter", "give": {"ore": 1}, "get": {"brick": 2}})["type"] == "ok"
    answers = page.locator("[data-dialog=answers] li")
    expect(answers.nth(0)).to_contain_text("Orange offers 1 ore for 2 brick")
    expect(answers.nth(1)).to_contain_text("White declines")
    page.get_by_role("button", name="Trade with Orange").click()
    expect(title(page)).to_have_text("Trade and build")
    expect_held(page, brick=2, ore=4)


@pytest.mark.acts("germany", "offer", "withdraw")
def test_an_offer_is_withdrawn(sit):
    page, _ = sit(MAIN)
    page.locator("[data-open=offer]").click()
    more(page, "get", "ore")
    page.locator("[data-act=send-offer]").click()
    page.get_by_role("button", name="Withdraw").click()
    expect(title(page)).to_have_text("Trade and build")


@pytest.mark.acts("germany", "accept", "decline", "counter")
def test_offers_of_others_are_accepted_declined_and_countered(sit):
    page, (orange, *_) = sit(MAIN | {"turn_seat": 1, "hand": [{"wool": 2, "brick": 1}, {"ore": 4}, {}, {}]})
    offer = {"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [0]}

    def offered():
        assert orange.act(offer)["type"] == "ok"
        expect(title(page)).to_have_text("You have an offer")
        expect(page.locator(".terms")).to_have_text("Orange offers 1 ore for 1 wool.")

    offered()
    expect(page.locator(".prompt p").first).to_have_text("Everyone is waiting for you.")
    expect(page.locator("[data-hint=offer]")).to_contain_text("Declining costs nothing")
    page.get_by_role("button", name="Accept").click()
    expect(page.locator("[data-dialog=answers] li")).to_contain_text("You accept")
    orange.read()
    assert orange.act({"type": "conclude", "partner": 0})["type"] == "ok"
    expect_held(page, wool=1, ore=1)
    offered()
    page.get_by_role("button", name="Decline").click()
    orange.read()
    assert orange.act({"type": "withdraw"})["type"] == "ok"
    offered()
    page.get_by_role("button", name="Counter").click()
    more(page, "get", "ore")
    page.locator("[data-act=send-counter]").click()
    orange.read()
    assert orange.position["counter_get"][0] == {"ore": 2}
    assert orange.act({"type": "conclude", "partner": 0})["type"] == "ok"
    expect_held(page, wool=0, ore=3)


def test_an_unfinished_counter_offer_survives_another_answer(sit, browser):
    moving = browser.new_context(reduced_motion="no-preference").new_page()
    page, (orange, white, _) = sit(MAIN | {"turn_seat": 1, "hand": [{"wool": 2}, {"ore": 4}, {}, {}]}, at=moving)
    assert orange.act({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [0, 2]})["type"] == "ok"
    page.get_by_role("button", name="Counter").click()
    more(page, "get", "ore")
    white.read()
    assert white.act({"type": "decline"})["type"] == "ok"
    page.locator(".lines .turn button").click()
    expect(page.locator(".lines")).to_contain_text("White declines")
    page.locator("[data-act=send-counter]").click()
    expect(page.locator("[data-dialog=answers] .counter")).to_contain_text("2 ore")
    moving.context.close()


def test_a_refusal_gives_the_reason_and_the_rule(sit):
    page, _ = sit(MAIN)
    page.locator("[data-open=offer]").click()
    more(page, "give", "ore")
    more(page, "get", "ore")
    page.locator("[data-act=send-offer]").click()
    expect(page.locator(".refusal")).to_contain_text(re.compile(r"\w.*\.\s+GQ-40"))
    page.locator("[data-type=build_road]").first.click()
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_road_is_built_by_keyboard(sit):
    page, _ = sit(MAIN)
    target = page.locator("[data-type=build_road]").first
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)


def test_on_a_phone_a_tap_selects_and_a_button_confirms(sit, phone):
    page, _ = sit(MAIN, phone)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    page.locator("[data-type=build_road]").first.tap()
    expect(page.locator(".prompt p").first).to_contain_text("pay 1 lumber, 1 brick")
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(0)
    page.get_by_role("button", name="Build", exact=True).tap()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)


def test_the_card_about_a_thing_ends_with_its_note_in_the_almanac(sit):
    page, _ = sit(MAIN | {"cards": [{"banking": 1}, {}, {}, {}]})
    notes = {
        ".card[data-resource=ore]": "note-ore", "[data-card=banking] > b": "note-banking",
        ".sites li:has-text('Köln')": "note-koeln", "[data-mode=build_hall]": "note-hall",
    }  # fmt: skip
    page.locator(".hand").hover()
    for thing, key in notes.items():
        note = entries("germany", "en")[key].strip()
        assert len(note) > 40
        page.locator(thing).first.hover()
        expect(page.locator("#inspector p").last).to_have_text(note)


def test_opponents_hands_are_counted_but_hidden(sit):
    page, _ = sit(MAIN | {"cards": [{}, {"mercenary": 2}, {}, {}]})
    orange = page.locator('.player[data-seat="1"]')
    expect(orange.locator("[data-stat=hand]")).to_have_text("3")
    expect(orange.locator("[data-stat=cards]")).to_have_text("2")


HALLS = {"Düsseldorf": 0, "Dessau": 0, "Frankfurt (Oder)": 0}
WAYS = {
    "Köln": ["Düsseldorf-Köln"],
    "Berlin": ["Berlin-Frankfurt (Oder)"],
    "Dresden": ["Frankfurt (Oder)-v29", "v29-v35", "v35-Dresden"],
    "Leipzig": ["Dessau-Leipzig"],
}


def reaching(*towns):
    """Roads of seat 0 from its town halls to these towns."""
    return {path: 0 for town in towns for path in WAYS[town]}


def test_the_language_changes_immediately_and_is_remembered(sit):
    page, _ = sit(MAIN)
    page.locator("summary").click()
    page.locator("[data-language=de]").click()
    expect(title(page)).to_have_text("Handeln und bauen")
    expect(page.locator(".card[data-resource=ore]")).to_contain_text("Erz")
    page.reload()
    expect(title(page)).to_have_text("Handeln und bauen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".land .sea")).to_have_text(["Nordsee", "Ostsee"])
    page.locator("[data-open=offer]").click()
    more(page, "give", "ore")
    more(page, "get", "ore")
    page.locator("[data-act=send-offer]").click()
    expect(page.locator(".refusal")).to_contain_text("Bei einem Tausch müssen beide etwas geben")
