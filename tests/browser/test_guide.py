"""The first minute: one click to the first decision, and a guide that names pieces, goal and plan."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hexstead.core.common_fields import CHANCE
from tests.browser.test_layout import HIDDEN
from tests.browser.test_table import press
from tests.browser.waiting import Chain
from tests.server.serving import Served

pytestmark = pytest.mark.browser

GAMES = ("germany", "america")
FOLLOW = ".guide [data-act=follow]:enabled"
FIRST_DECISION = 5.0  # seconds
MAX_SECONDS = 240.0  # until a game is over; it takes seconds on an idle machine
NOW = """() => {
  const guide = document.querySelector('.guide');
  return {
    over: document.querySelector('[data-over]') !== null,
    topic: guide?.dataset.topic ?? null,
    text: guide?.querySelector('p')?.textContent ?? '',
    phase: document.querySelector('.prompt')?.dataset.phase ?? null,
    prompt: document.querySelector('main.table')?.dataset.prompt ?? null,
    follow: guide?.querySelector('[data-act=follow]:enabled')?.dataset.move ?? null,
    refusal: document.querySelector('.refusal')?.textContent?.trim() ?? null,
  };
}"""


def seed_tables(page: Page, seed: int) -> list[dict[str, Any]]:
    """Give every table that the page creates a seed; return the list of the requests."""
    wanted: list[dict[str, Any]] = []

    def seeded(route: Any) -> None:
        wanted.append(json.loads(route.request.post_data))
        route.continue_(post_data=json.dumps(wanted[-1] | {"seed": seed}))

    page.route("**/api/tables", lambda route: seeded(route) if route.request.method == "POST" else route.continue_())
    return wanted


def start_guided(page: Page, served: Served, game: str, language: str = "en") -> list[dict[str, Any]]:
    """Open the start page as a newcomer and start the short game."""
    page.set_default_timeout(30_000)
    page.add_init_script(
        f"localStorage.getItem('hexstead.language') ?? localStorage.setItem('hexstead.language', '{language}')"
    )
    wanted = seed_tables(page, 5)
    page.goto(served.url)
    page.locator(f"[data-game={game}] [data-act=play-short]").press("Enter")  # a pointer could stay over the table
    page.locator(FOLLOW).wait_for(timeout=120_000)  # bots may have to start first
    return wanted


def code_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_play_now_leads_to_the_first_decision_with_one_click_in_five_seconds(served, page, browser):
    """From the request for the page. Time that other programs took from the page and the server does not count."""
    page.set_default_timeout(30_000)
    wanted = seed_tables(page, 5)
    page.goto(served.url)
    expect(page.locator("[data-act=level]")).to_have_value("greenhorn")
    hero = page.locator(".art [data-picture]").get_attribute("data-picture")
    chain = Chain(served, browser)
    began, starved = time.monotonic(), chain.starved()
    page.reload()
    page.locator("[data-act=play]").click()
    page.locator(".prompt[data-asked=true]").wait_for()
    taken, lost = time.monotonic() - began, chain.starved() - starved
    assert taken - lost <= FIRST_DECISION, (taken, lost)
    expect(page.locator(".prompt")).to_have_attribute("data-phase", "pre_roll")  # and not an offer
    (asked,) = wanted
    assert hero == f"{asked['game']}-hero"
    assert [seat["level"] for seat in asked["seats"][1:]] == ["greenhorn"] * 3
    actors = {seat for seat, _ in served.game(code_of(page)).entries}
    assert actors <= {CHANCE}  # nobody acted before, so there was nothing to wait for


@pytest.mark.parametrize("game", GAMES)
def test_following_the_guide_finishes_the_game(served, page, game):
    start_guided(page, served, game)
    code, turns, topics, moves = code_of(page), {}, [], set()
    end = time.monotonic() + MAX_SECONDS
    while time.monotonic() < end:
        now = page.evaluate(NOW)
        if now["over"]:
            break
        assert now["refusal"] in (None, "Too late: the game has moved on."), now
        if now["topic"] not in turns:
            turns[now["topic"]] = served.game(code).turn
            topics.append(now)
        if now["follow"] is None:
            page.wait_for_timeout(10)
            continue
        moves.add(now["follow"])
        page.evaluate(f"document.querySelector('{FOLLOW}')?.click()")
        page.wait_for_function(
            "before => document.querySelector('[data-over]')"
            " || document.querySelector('main.table').dataset.prompt !== before",
            arg=now["prompt"],
        )
    assert page.evaluate(NOW)["over"], f"Not over after {moves}: {page.evaluate(NOW)}"
    own_turns = 2 * 4  # two rounds
    assert all(turns[topic] <= own_turns for topic in ("you", "goal", "plan")), turns
    said = {topic["topic"]: topic["text"] for topic in topics}
    assert re.search(r"glow on the board: .+ and .+\.", said["you"])
    assert page.evaluate("JSON.parse(localStorage.getItem('hexstead.guide')).games") == [game]
    assert re.search(r"A good first plan: .+", said["plan"])
    assert said["goal"] == goal_text(game)
    assert {"roll", "end_turn"} <= moves
    assert len(moves) >= 6
    expect(page.locator(".guide")).to_have_count(0)


def goal_text(game: str) -> str:
    return {
        "germany": "The first player with 8 points wins. Town halls and landmarks are worth a point each; "
        "the Longest Road and the Largest Army bring more.",
        "america": "The first player to deliver 3 goods wins. Settlers found cities, each new city unlocks a goods "
        "cube, and trains carry the cubes to other players' cities.",
    }[game]


@pytest.mark.parametrize("game", GAMES)
def test_own_pieces_and_the_suggested_place_glow(served, page, game):
    start_guided(page, served, game)
    expect(page.locator(".guide")).to_have_attribute("data-topic", "you")
    position = served.game(code_of(page)).position()
    owners = position["hall_owner" if game == "germany" else "city_owner"]
    homes = [place for place, owner in owners.items() if owner == 0]
    for place in homes:
        expect(page.locator(".guide p")).to_contain_text(place)
    assert page.locator(".halo > *").count() >= len(homes)
    page.locator("[data-act=guide-next]").click()
    expect(page.locator(".guide")).to_have_attribute("data-topic", "goal")
    page.locator("[data-act=guide-next]").click()
    expect(page.locator(".guide")).to_have_attribute("data-topic", "plan")
    page.locator("[data-act=guide-next]").click()
    expect(page.locator("[data-act=guide-next]")).to_have_count(0)


def test_the_guide_names_pieces_and_goal_before_there_is_a_suggestion(served, page):
    page.route("**/suggestion?*", lambda route: None)  # never answered
    page.goto(served.url)
    page.locator("[data-game=germany] [data-act=play-guided]").press("Enter")
    expect(page.locator(".guide p")).to_contain_text("Your pieces glow on the board")
    page.locator("[data-act=guide-next]").click()
    expect(page.locator(".guide")).to_have_attribute("data-topic", "goal")


def test_the_guide_asks_again_for_a_suggestion_while_all_bots_are_busy(served, page):
    busy = {"code": "too_many", "text": "All bots are busy. Try again later."}
    asked: list[str] = []

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        route.fulfill(status=429, json=busy) if len(asked) < 3 else route.continue_()

    page.route("**/suggestion?*", answer)
    start_guided(page, served, "germany")  # waits for a suggestion
    assert len(set(asked[:3])) == 1  # for the same prompt


def test_the_guide_can_be_left_and_resumed_by_keyboard(served, page):
    start_guided(page, served, "germany")
    page.locator("[data-act=guide-next]").focus()
    press(page, "Enter")
    expect(page.locator(".guide")).to_have_attribute("data-topic", "goal")
    expect(page.locator(".guide [role=status]")).to_have_attribute("aria-live", "polite")
    page.reload()
    expect(page.locator(".guide")).to_have_attribute("data-topic", "goal")  # where it was
    page.locator("[data-act=guide-leave]").focus()
    press(page, "Enter")
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(1)
    page.reload()
    expect(page.locator(".hint")).to_have_count(1)
    expect(page.locator(".guide")).to_have_count(0)
    page.locator("summary.tool").click()
    page.locator("[data-act=guide]").click()
    expect(page.locator(".guide")).to_have_attribute("data-topic", "goal")
    expect(page.locator(".hint")).to_have_count(0)


def test_only_the_first_game_of_a_newcomer_is_guided_unasked(served, page):
    """Later games are against bots of the level that was chosen last."""
    wanted = start_guided(page, served, "germany")
    page.goto(served.url)
    page.locator("[data-game=germany] [data-act=play-short]").click()
    page.locator(".board .num").first.wait_for()
    expect(page.locator(".guide")).to_have_count(0)
    page.goto(served.url)
    page.locator("[data-game=germany] [data-act=play-guided]").click()
    expect(page.locator(".guide")).to_have_count(1)
    page.goto(served.url)
    page.locator("[data-act=level]").select_option("baron")
    page.locator("[data-game=america] [data-act=play-short]").click()
    page.locator(".board .num").first.wait_for()
    expect(page.locator(".guide")).to_have_count(0)
    assert [seat["level"] for seat in wanted[-1]["seats"][1:]] == ["baron"] * 3
    page.goto(served.url)
    expect(page.locator("[data-act=level]")).to_have_value("baron")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(390, 844), (1366, 768), (844, 390)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_strip_covers_nothing_and_axe_finds_no_violation(served, page, language, size, game):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start_guided(page, served, game, language)
    boxes = page.evaluate("""() => Object.fromEntries(['.guide', '.ground', '.prompt .ask', '.hand', '.turnbox .go']
        .map((name) => [name, document.querySelector(name).getBoundingClientRect().toJSON()]))""")
    guide = boxes.pop(".guide")
    for name, box in boxes.items():
        across = min(guide["right"], box["right"]) - max(guide["left"], box["left"])
        down = min(guide["bottom"], box["bottom"]) - max(guide["top"], box["top"])
        assert across <= 1 or down <= (12 if name == ".ground" else 1), (name, box, guide)
        assert box["bottom"] <= size[1] + 1 or name == ".ground", (name, box)
    assert page.evaluate(HIDDEN, [".hand .card", ".act", ".turnbox .go"]) == []
    found = Axe().run(page).response
    assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found["violations"]] == []
