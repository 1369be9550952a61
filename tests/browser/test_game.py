"""Complete games on the page, and reloading and reconnecting."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicker import Clicker
from tests.browser.frames import secrets, watch
from tests.browser.pictures import take_picture

pytestmark = pytest.mark.browser

SEED = 2  # of the random clicks; tables have seeds of their own


def play_to_the_end(page, game, **limits):
    """Play a short game from the start page; return the player and the points. Checks for errors and leaks."""
    faults: list[str] = []
    frames = watch(page)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.locator(f"[data-game={game}] [data-act=play-short]").click()
    expect(page.locator(f"main[data-game={game}] .player")).to_have_count(4)
    clicker = Clicker(page, SEED)
    clicker.play(**limits)
    expect(page.locator("[data-over]")).to_have_attribute("data-over", re.compile("won|drawn"))
    assert not faults
    assert len(frames) > 50
    assert [secret for frame in frames for secret in secrets(frame)] == []
    return clicker, [int(text) for text in page.locator("[data-over] li b").all_inner_texts()]


def play_again(page, game):
    """Start a rematch, in which everyone moves one seat on."""
    first = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(first)
    expect(page.locator('.player[data-seat="1"]')).to_contain_text("you")
    expect(page.locator(f"main[data-game={game}] .player")).to_have_count(4)
    expect(page.locator("[data-over]")).to_have_count(0)


@pytest.mark.acts("germany", "roll", "build_road", "end_turn")
def test_a_game_of_germany_is_played_to_the_end(start):
    clicker, points = play_to_the_end(start, "germany")
    assert max(points) >= 8
    take_picture(start, "over-light-1280")
    assert clicker.clicked["roll"] > 3
    assert clicker.clicked["end_turn"] > 3
    assert clicker.clicked["build_road"] > 0
    play_again(start, "germany")


@pytest.mark.acts("germany", "place_hall")
def test_a_variable_set_up_of_germany_with_three_players(opened):
    start = opened(players=3, options={"setup.pieces": "variable"})
    expect(start.locator(".player")).to_have_count(3)
    clicker = Clicker(start, "variable")
    clicker.play(until="pre_roll")
    assert clicker.clicked["place_hall"] == 3
    expect(start.locator('[data-piece=house][data-seat="0"]')).to_have_count(3)
    expect(start.locator("[data-piece=house]")).to_have_count(9)
    assert sum(int(card.get_attribute("data-count")) for card in start.locator(".card[data-count]").all()) > 0


@pytest.mark.acts(
    "america", "roll", "end_turn", "build_rail", "build_settler", "move_settler", "move_train", "move_outlaw"
)
@pytest.mark.timeout(900)
def test_a_short_game_of_america_is_played_to_the_end(start):
    clicker, points = play_to_the_end(start, "america", clicks=1200, seconds=800)  # a minute on an idle machine
    assert max(points) == 3
    for act in ("roll", "end_turn", "build_rail", "build_settler", "move_settler", "move_train", "move_outlaw"):
        assert clicker.clicked[act] > 0, act
    play_again(start, "america")


@pytest.mark.acts("america", "place_city", "build_rail")
def test_a_variable_set_up_of_america_with_three_players(opened):
    options = {"setup.pieces": "variable", "setup.tokens": "random", "game.goods": 5}
    start = opened(game="america", players=3, edition="german", options=options)
    expect(start.locator(".player")).to_have_count(3)
    clicker = Clicker(start, "america")
    clicker.play(until="pre_roll")
    assert clicker.clicked["place_city"] == 4
    assert clicker.clicked["build_rail"] == 1
    expect(start.locator('[data-piece=house][data-seat="0"]')).to_have_count(3)
    expect(start.locator("[data-piece=house][data-seat=neutral]")).to_have_count(3)
    expect(start.locator("[data-piece=train]")).to_have_count(3)
    expect(start.locator('.player[data-seat="0"] .score')).to_have_text("0/5")
    clicker.play(until="action")
    clicker.click("end_turn", "", clicker.look()["prompt"])
    clicker.play(until="pre_roll")


def test_a_reloaded_page_returns_to_its_seat(start):
    """The log waits for the board, which has the names of places, even if that arrives late."""
    start.get_by_role("button", name="Play now").click()
    Clicker(start, "reload").play(until="main")
    hand = start.locator(".hand .resources").inner_text()
    log = start.locator(".lines p").all_inner_texts()
    held = []
    start.route("**/board?*", lambda route: held.append(route))
    start.reload()
    expect(start.get_by_role("button", name="End turn")).to_be_enabled()
    assert start.locator(".hand .resources").inner_text() == hand
    assert start.locator(".lines").count() == 0
    for route in held:
        route.continue_()
    expect(start.locator(".lines p").last).to_be_visible()
    assert start.locator(".lines p").all_inner_texts()[-3:] == log[-3:]


def test_unknown_tables_games_and_pages_are_reported(served, page):
    for address in ("/t/NOSUCH", "/g/NOSUCH", "/g/NOSUCH@3", "/t/NO%SUCH", "/no/such/page"):
        page.goto(served.url + address)
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_lost_connection_is_restored_to_the_same_state(served, page):
    sockets = []

    def through(ws):
        ws.connect_to_server()
        sockets.append(ws)

    page.route_web_socket("**/ws/*", through)
    page.goto(served.url)
    page.get_by_role("button", name="Play now").click()
    clicker = Clicker(page, "lost")
    clicker.play(until="main")
    log = page.locator(".lines p").all_inner_texts()
    sockets[-1].close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    assert len(sockets) == 2
    assert page.locator(".lines p").all_inner_texts() == log
    clicker.click("end_turn", "", clicker.look()["prompt"])
    clicker.play(until="pre_roll")
