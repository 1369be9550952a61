"""Animations, the pace of bots, and sound."""

from __future__ import annotations

import itertools

import httpx
import pytest
from playwright.sync_api import expect

from hexstead.server import Settings
from tests.browser.clicker import Clicker
from tests.browser.frames import watch
from tests.browser.test_america import ACTION, CITIES
from tests.browser.test_dialogs import HALLS, MAIN, reaching
from tests.browser.test_table import ROLL, press
from tests.browser.waiting import Chain
from tests.server.serving import serving

pytestmark = pytest.mark.browser

# Start times of the turns, from the headings in the log.
TURNS = """() => {
  const seen = new Set(), began = (window.began = []);
  setInterval(() => {
    for (const { textContent: text } of document.querySelectorAll('.lines .turn'))
      if (!seen.has(text)) began.push(performance.now()), seen.add(text);
  }, 20);
}"""


# Numbers of elements outside the log: around the board, and on it without targets.
GROWN = """() => ['body *:not(.lines *):not(.board *)', '.board *:not(.target, .target *)']
  .map((kind) => document.querySelectorAll(kind).length)"""


@pytest.mark.timeout(900)  # kernels may have to be compiled
@pytest.mark.parametrize("game", ["america", "germany"])
def test_turns_of_bots_take_a_limited_time_and_a_click_skips_animations(browser, game):
    """A bot's turn takes at most three seconds and a round of three bots eight, as paced by server and page.

    Time that other processes took from the table's threads does not count. The page animates everything, does not grow,
    and keeps one socket.
    """
    with serving(Settings(positions=True, level="settler", limits=False, warm=True)) as served:
        page = browser.new_context(reduced_motion="no-preference").new_page()
        seats, options = ["person"] + ["settler"] * 3, {"trade.offers": 0}  # no offers in between
        made = served.make(game=game, seats=seats, options=options, seed=2)
        page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
        frames = watch(page)
        sockets: list[object] = []
        page.on("websocket", lambda socket: sockets.append(socket))
        page.goto(f"{served.url}/t/{made['table']}")
        clicker = Clicker(page, 1)
        if game == "america":
            page.locator(".player").first.wait_for()
            press(page, "p")  # passes automatically
        ready = (httpx.get(f"{served.url}/api/health").json()["bots"] == "ready" for _ in range(3000))
        assert any(there or page.wait_for_timeout(200) for there in ready)
        own = "main" if game == "germany" else "action"
        clicker.play(until=own)
        before = page.evaluate(GROWN)
        frames.clear()
        page.evaluate(TURNS)
        chain = Chain(served, browser)
        rounds: list[list[float]] = []
        taken: list[float] = []
        for _ in range(3):
            starved = chain.starved()
            page.locator("[data-act=end_turn]").click()
            page.wait_for_function("() => document.querySelector('main').dataset.playing === 'true'")
            clicker.play(until="pre_roll")
            taken.append(chain.starved() - starved)
            began = page.evaluate("window.began")
            rounds.append([(after - at) / 1000 for at, after in itertools.pairwise(began[-4:])])
            clicker.play(until=own)
        assert [len(turns) for turns in rounds] == [3, 3, 3]
        for turns, lost in zip(rounds, taken, strict=True):
            assert max(turns) - lost <= 3, (rounds, taken)
            assert sum(turns) - lost <= 8, (rounds, taken)
            assert sum(turns) > 2, rounds  # long enough to be seen
        page.locator("[data-act=end_turn]").click()
        page.wait_for_function("() => document.querySelector('main').dataset.playing === 'true'")
        page.mouse.click(5, 5)
        page.wait_for_function("() => document.querySelector('main').dataset.playing === 'false'")
        expect(page.locator(".flights > *")).to_have_count(0)
        assert sum(len(frame["events"]) for frame in frames if frame["type"] == "events") >= 60
        assert len(sockets) == 1  # never dropped
        panels, board = (now - then for now, then in zip(page.evaluate(GROWN), before, strict=True))
        assert panels < 80  # drawn cards, a hint, answers
        assert board < 300  # new pieces
        page.context.close()


# The largest number of simultaneous animations from now on.
MOVING = "window.most = 0; setInterval(() => (window.most = Math.max(window.most, document.getAnimations().length)), 5)"


def test_with_reduced_motion_there_are_no_animations(served, sit):
    page, _ = sit(ROLL)
    page.evaluate(MOVING)
    page.locator("[data-act=roll]").click()
    expect(page.locator("[data-dice]")).to_have_count(1)
    page.wait_for_timeout(150)
    assert page.evaluate("window.most") == 0


@pytest.mark.parametrize("speed", ["0.5", "1", "2", "4", "0"])
def test_the_animation_speed_can_be_set(sit, browser, speed):
    page, _ = sit(ROLL, browser.new_context(reduced_motion="no-preference").new_page())
    page.locator("header summary").click()
    expect(page.locator("[data-speed='1']")).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-speed='{speed}']").click()
    page.reload()  # the setting is kept
    page.locator("header summary").click()
    expect(page.locator(f"[data-speed='{speed}']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.evaluate(MOVING)
    page.locator("[data-act=roll]").click()
    expect(page.locator("[data-dice]")).to_have_count(1)
    page.wait_for_function("() => document.querySelector('main').dataset.playing === 'false'")
    assert (page.evaluate("window.most") > 0) == (speed != "0")
    page.context.close()


# Count the pieces of confetti from now on.
THROWN = """() => {
  window.thrown = 0;
  const count = (changes) => changes.forEach(({ addedNodes }) => (window.thrown += addedNodes.length));
  new MutationObserver(count).observe(document.querySelector('.confetti'), { childList: true });
}"""
VICTORY = 50  # pieces of confetti; fewer for anything else
LANDMARK = "[data-type=build_landmark][data-target=Köln]"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_landmark_is_celebrated_unless_motion_is_reduced(sit, browser, motion):
    """Confetti flies from the landmark and is gone afterwards."""
    rich = MAIN | {"hall_owner": HALLS, "road_owner": reaching("Köln", "Berlin")}
    page, _ = sit(rich, browser.new_context(reduced_motion=motion).new_page())
    page.evaluate(THROWN)
    page.locator(LANDMARK).click()
    expect(page.locator("[data-piece=building]")).to_have_count(1)
    if motion == "reduce":
        page.wait_for_timeout(200)
        assert page.evaluate("window.thrown") == 0
    else:
        page.wait_for_function("() => window.thrown > 0")
    expect(page.locator(".confetti > *")).to_have_count(0)
    page.context.close()


# The properties that animations of the board change, by the class of the element.
CHANGED = """() => {
  window.changed = {};
  const notes = ['offset', 'computedOffset', 'easing', 'composite'];
  document.addEventListener('animationstart', ({ target, animationName }) => {
    const found = target.getAnimations().find((one) => one.animationName === animationName);
    if (!found || !target.closest('.board')) return;
    const names = found.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    changed[target.getAttribute('class')] = names.filter((name) => !notes.includes(name));
  });
}"""


def test_the_numbers_that_produce_are_highlighted_without_painting_the_board(sit, browser):
    """The board has thousands of elements; animations of anything but opacity and transform paint them each frame."""
    page, _ = sit(ROLL, browser.new_context(reduced_motion="no-preference").new_page())
    page.evaluate(CHANGED)
    page.locator("[data-act=roll]").click()
    page.wait_for_function("() => Object.keys(changed).some((name) => name.startsWith('producing'))")
    found = page.evaluate("changed")
    assert {name for names in found.values() for name in names} <= {"opacity", "transform"}
    page.context.close()


@pytest.mark.parametrize("wins", [False, True])
def test_a_delivery_and_a_victory_are_celebrated(sit, browser, wins):
    """A victory with much more confetti."""
    train = {"train_at": [["g10y6-g10y7", None], *[[None, None]] * 3]}
    delivered = {"goods_on": {"St. Louis": 0, "Jackson": 0}, "options": {"game.goods": 3}} if wins else {}
    position = ACTION | train | delivered | {"city_owner": CITIES | {"Denver": 0, "Omaha": 0}}
    page, _ = sit(position, browser.new_context(reduced_motion="no-preference").new_page())
    page.evaluate(THROWN)
    page.locator("[data-type=deliver][data-target=Nashville]").click()
    expect(page.locator("[data-over=won]")).to_have_count(int(wins))
    page.wait_for_function(f"() => window.thrown >= {VICTORY if wins else 1}")
    expect(page.locator(".confetti > *")).to_have_count(0)
    assert wins or page.evaluate("window.thrown") < VICTORY
    page.context.close()


def test_the_page_can_pause_after_each_turn_of_a_bot(served, page):
    """The next turn is shown after "Continue"."""
    made = served.make(game="germany", seats=["person", "random", "random"], players=3, seed=2)
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.add_init_script("localStorage.setItem('hexstead.wishes', JSON.stringify({ pause: true }))")
    page.goto(f"{served.url}/t/{made['table']}")
    go, turns = page.locator("[data-act=continue]"), page.locator(".lines .turn[data-turn]")
    clicker = Clicker(page, 3)
    clicker.play(until="main")
    clicker.click("end_turn", "", clicker.look()["prompt"])
    for _ in range(2):
        go.wait_for()
        seen = turns.last.get_attribute("data-turn")
        page.mouse.click(5, 5)  # a click elsewhere does not continue
        expect(go).to_be_visible()
        assert turns.last.get_attribute("data-turn") == seen
        go.click()
    clicker.play(until="pre_roll")


def test_bots_have_names_and_faces(page, served):
    page.goto(served.url)
    page.locator("[data-game=germany] [data-act=play-short]").click()
    faces = page.locator(".player [data-face]")
    expect(faces).to_have_count(3)
    names = {face.get_attribute("data-face") for face in faces.all()}
    assert len(names) == 3
    for name in names:
        expect(page.locator(".players")).to_contain_text(name or "?")


def test_sound_plays_only_when_switched_on(sit, page):
    page.add_init_script(
        "window.made = 0; AudioContext = class extends AudioContext { constructor() { super(); window.made++; } };"
    )
    for wished in (False, True):
        sit(ROLL)
        page.locator("header summary").click()
        sound = page.locator("[data-act=sound]")
        expect(sound).to_have_attribute("aria-pressed", "false")
        if wished:
            sound.click()
            expect(sound).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        page.locator("[data-act=roll]").click()
        expect(page.locator("[data-dice]")).to_have_count(1)
        page.wait_for_function(f"() => window.made === {int(wished)}")
