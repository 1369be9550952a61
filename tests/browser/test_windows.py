"""Offers of bots and build phases as strips beside the board, and what a lone player is never asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexstead.server import create_app, windows
from hexstead.server.settings import BUILT_PAGE
from tests.browser.test_layout import HIDDEN, SIZES
from tests.browser.waiting import settle
from tests.server.loop_bots import ScriptedBots
from tests.server.positions import AMERICA, MAIN
from tests.server.serving import CALM, Client, Served, serving

pytestmark = pytest.mark.browser

RED, ORANGE, WHITE, BLUE = range(4)
TERMS = {"give": {"grain": 1}, "get": {"ore": 1}}
# Red ends its turn, and orange makes an offer after its roll. Red has no buildings, so that its hand stays as it is.
HALLS = {"Leipzig": ORANGE, "Hof": WHITE, "Passau": BLUE}
TRADING = MAIN | {"turn": 40, "turn_seat": RED, "hall_owner": HALLS}
RICH = TRADING | {"hand": [{"ore": 2, "wool": 4}, {"grain": 3}, {}, {}]}
POOR = TRADING | {"hand": [{"wool": 6}, {"grain": 3}, {}, {}]}
CITIES = {"Chicago": ORANGE, "Nashville": WHITE}
BUILDING = AMERICA | {"turn": 40, "turn_seat": RED}
NOTHING = {"city_owner": CITIES, "rail_owner": {}, "train_at": [[None, None]] * 4, "settler_at": [[None, None]] * 4}


def offers_once(game: Any, seat: int, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Offer 1 grain for 1 ore in turn 41; otherwise end the turn, pass and roll."""
    kinds = {action["type"]: action for action in legal}
    wanted = [action for action in legal if action["type"] == "offer" and TERMS.items() <= action.items()]
    if wanted and game.turn == 41 and not game.state.offers_made:
        return wanted[0]
    order = ("conclude", "end_turn", "pass", "accept", "decline", "withdraw", "roll", *kinds)
    return next(kinds[kind] for kind in order if kind in kinds)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave windows open for a minute, so that a slow page has time to answer. tests/server measures their lengths."""
    for name in ("OFFER_SECONDS", "SHARED_OFFER_SECONDS", "BUILD_SECONDS", "BUILD_SECONDS_ALONE"):
        monkeypatch.setattr(windows, name, 60.0)


@pytest.fixture(scope="module")
def scripted() -> Iterator[Served]:
    """A server whose bots follow a script."""
    if not (BUILT_PAGE / "index.html").exists():
        pytest.skip("the page is not built")
    settings = CALM
    with serving(settings, create_app(settings, bots=ScriptedBots(offers_once))) as server:
        yield server


@pytest.fixture
def at(scripted: Served, page: Page) -> Iterator[Callable[..., tuple[Page, dict[str, Any]]]]:
    """Open the page at seat 0 of a table with bots, in a position; optionally with a spectator."""
    watchers: list[Client] = []

    def opened(position: dict[str, Any], watched: bool = False, **wish: Any) -> tuple[Page, dict[str, Any]]:
        seats = ["person", "settler", "settler", "settler"]
        made = scripted.make(game=position["game"], **{"position": position, "seats": seats, "seed": 1, **wish})
        if watched:
            watchers.append(Client(scripted.port, made["table"], None))
        page.set_default_timeout(20_000)
        page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
        page.goto(f"{scripted.url}/t/{made['table']}")
        page.locator(".board .num").first.wait_for()
        return page, made

    yield opened
    for watcher in watchers:
        watcher.close()


def strip(page: Page, kind: str) -> Any:
    return page.locator(f"[data-window={kind}]")


def end_turn(page: Page) -> None:
    page.get_by_role("button", name="End turn").click()


def actions(served: Served, made: dict[str, Any]) -> list[tuple[Any, str]]:
    return [(action.seat, action.type_name()) for action in served.game(made["table"]).history]


def test_a_bots_offer_is_a_strip_beside_the_board_that_can_be_accepted(at, scripted):
    page, made = at(RICH)
    end_turn(page)
    expect(strip(page, "offer")).to_be_visible()
    board, shown = page.locator(".ground").bounding_box(), strip(page, "offer").bounding_box()
    assert shown["x"] + shown["width"] <= board["x"] or shown["x"] >= board["x"] + board["width"]
    strip(page, "offer").locator("[data-act=accept]").click()
    expect(strip(page, "offer")).to_have_count(0)
    assert scripted.game(made["table"]).position()["hand"][RED] == {"ore": 1, "wool": 4, "grain": 1}


def test_an_offer_that_cannot_be_paid_is_greyed_out_and_closes_by_itself(at, scripted, monkeypatch):
    """With a spectator it must be shown, because its absence would reveal something."""
    monkeypatch.setattr(windows, "OFFER_SECONDS", 5.0)
    page, made = at(POOR, watched=True)
    page.evaluate(WATCH, "[data-window=offer] [data-act=accept]:disabled")
    end_turn(page)
    page.wait_for_function("() => window.seen && !document.querySelector('[data-window=offer]')")
    expect(page.locator(".turnbox [data-act=roll]")).to_be_enabled()
    assert (RED, "decline") not in actions(scripted, made)


def test_a_lone_player_sees_no_offer_that_they_cannot_pay(at, scripted):
    page, made = at(POOR)
    seen = page.evaluate(WATCH, "[data-window=offer]")
    end_turn(page)
    expect(page.locator(".turnbox [data-act=roll]")).to_be_enabled()
    assert not page.evaluate("() => window.seen")
    assert seen is None
    assert (ORANGE, "offer") not in actions(scripted, made)


def test_a_player_can_ask_for_time_and_refuse_offers_for_the_turn(at, scripted):
    page, made = at(RICH)
    end_turn(page)
    strip(page, "offer").locator("[data-act=think]").click()
    expect(strip(page, "offer").locator("[data-act=think]")).to_have_count(0)
    strip(page, "offer").locator("[data-act=no-offers]").click()
    page.evaluate(WATCH, ".player[data-seat='0'] .pass")
    strip(page, "offer").locator("[data-act=no-offers-turn]").click()
    expect(strip(page, "offer")).to_have_count(0)
    page.wait_for_function("() => window.seen")  # everyone sees it until the turn ends
    assert scripted.table(made["table"]).seats[RED].no_offers == "turn"


def test_a_counter_offer_to_a_bot_gives_time_to_compose_it(at, scripted):
    page, made = at(RICH)
    end_turn(page)
    strip(page, "offer").locator("[data-act=counter]").click()
    page.get_by_role("button", name="Send counter-offer").click()
    expect(strip(page, "offer")).to_have_count(0)
    assert (RED, "counter") in actions(scripted, made)


# Press a button as soon as it appears, which may be for a second only.
PRESS = """(selector) => {
  const observer = new MutationObserver(() => {
    const button = document.querySelector(selector);
    if (button) { observer.disconnect(); button.click(); }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}"""
WATCH = """(selector) => {
  window.seen = false;
  new MutationObserver(() => { window.seen ||= document.querySelector(selector) !== null; })
    .observe(document.body, { childList: true, subtree: true });
}"""


def test_a_lone_player_who_can_only_pass_never_sees_the_build_phase(at, scripted):
    page, made = at(BUILDING | NOTHING | {"hand": [{"coal": 2}, {}, {}, {}]})
    page.evaluate(WATCH, "[data-window=build], .prompt[data-phase=build_phase][data-asked=true]")
    end_turn(page)
    expect(page.locator(".turnbox [data-act=roll]")).to_be_enabled()
    assert not page.evaluate("() => window.seen")
    assert actions(scripted, made).count((RED, "pass")) >= 1


def test_a_player_builds_after_a_turn_by_pressing_build(at, scripted):
    hand = [{"lumber": 2, "ore": 2}, {}, {}, {}]
    page, made = at(BUILDING | {"hand": hand})
    page.evaluate(PRESS, "[data-act=want-build]")
    end_turn(page)
    expect(page.locator(".prompt[data-phase=build_phase]")).to_have_attribute("data-asked", "true")
    expect(strip(page, "build")).to_have_count(0)  # the table waits for the player, without a limit
    page.locator(".turnbox [data-act=pass]").click()
    expect(page.locator(".turnbox [data-act=pass]")).to_have_count(0)
    assert (RED, "pass") in actions(scripted, made)


# Only hexes count: the sea and the land around them may be covered.
COVERED = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll('[data-hex]')].filter((hex) => {
    const box = hex.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top;
  }).map((hex) => hex.dataset.hex);
}"""
IN_AMERICA = BUILDING | {"hand": [{"ore": 2, "cattle": 4}, {"grain": 3}, {}, {}]}


def strip_faults(page, answers, *others):
    """By window size: the answers in the strip of an offer and other controls that are hidden, the hexes it covers."""
    controls = [*(f"[data-window=offer] [data-act={act}]" for act in answers), *others]
    faults = {}
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        settle(page)
        is_desktop = wide >= 900 and high >= 640
        found = page.evaluate(HIDDEN, controls) + (page.evaluate(COVERED, ".ask") if is_desktop else [])
        if found:
            faults[f"{wide} × {high}"] = found
    return faults


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("position", [RICH, IN_AMERICA], ids=["germany", "america"])
def test_the_answers_to_an_offer_are_visible_at_every_size_and_not_over_the_board(at, page, position, language):
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    at(position)
    page.locator("[data-act=end_turn]").click()
    expect(strip(page, "offer")).to_be_visible()
    strip(page, "offer").locator("[data-act=think]").click()
    expect(strip(page, "offer").locator("[data-act=think]")).to_have_count(0)
    assert strip_faults(page, ("accept", "decline", "counter", "no-offers"), ".hand .card", ".go") == {}
    expect(strip(page, "offer")).to_be_visible()


def test_a_window_appears_before_the_animations_of_earlier_events_end(scripted, browser):
    """Otherwise a build window of one second would be over before it is seen."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})  # with animations
    page = context.new_page()
    wish = {"seats": ["person", "settler", "settler", "settler"], "position": RICH, "seed": 1}
    made = scripted.make(**wish)
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{scripted.url}/t/{made['table']}")
    page.locator(".board .num").first.wait_for()
    page.evaluate(SHOWN_WHILE_PLAYING)
    page.evaluate(PRESS, "[data-window=offer] [data-act=accept]")
    page.locator("[data-act=end_turn]").click()
    page.wait_for_function("() => window.shownWhilePlaying")
    expect(strip(page, "offer")).to_have_count(0)
    assert (RED, "accept") in actions(scripted, made)
    context.close()


SHOWN_WHILE_PLAYING = """() => {
  window.shownWhilePlaying = false;
  new MutationObserver(() => {
    const isPlaying = document.querySelector('main').dataset.playing === 'true';
    window.shownWhilePlaying ||= isPlaying && document.querySelector('[data-window=offer]') !== null;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_an_offer_that_everyone_declined_does_not_keep_a_player_from_ending_the_turn(served, sit):
    page, clients = sit(MAIN | {"hand": [{"ore": 2}, {"wool": 2}, {}, {}]})
    page.locator("[data-open=offer]").click()
    page.locator("[data-side=give] [data-resource=ore] .more").click()
    page.locator("[data-side=get] [data-resource=wool] .more").click()
    page.locator("[data-act=send-offer]").click()
    expect(page.locator(".turnbox .go")).to_be_disabled()
    for client in clients:
        while client.prompt is None:
            client.read()
        assert client.act({"type": "decline"})["type"] == "ok"
    end_turn(page)
    expect(page.locator(".prompt")).to_have_attribute("data-phase", "pre_roll")


POST = """([path, body]) => fetch(path, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
}).then((reply) => reply.json())"""


def share_screen(served: Served, page: Page, position: dict[str, Any], people: tuple[int, ...]) -> dict[str, Any]:
    """Open a table at which several people share this page, and end red's turn; orange, a bot, makes an offer."""
    page.goto(served.url)
    seats = ["person" if seat in people else "settler" for seat in range(4)]
    body = {"game": position["game"], "position": position, "seats": seats, "seed": 1}
    made: dict[str, Any] = page.evaluate(POST, ["/api/tables", body])
    page.goto(f"{served.url}/t/{made['table']}")
    page.locator(".board .num").first.wait_for()
    if page.locator("[data-act=accept-handover]").count():
        page.locator("[data-act=accept-handover]").click()
    page.locator("[data-act=end_turn]").click()
    return made


SHARED = TRADING | {"hand": [{"ore": 2, "wool": 4}, {"grain": 3}, {"ore": 2, "wool": 4}, {}]}


@pytest.mark.parametrize("taken", [True, False])
def test_on_a_shared_screen_a_bots_offer_is_a_strip_for_all_without_a_handover(scripted, page, taken):
    made = share_screen(scripted, page, SHARED, (RED, WHITE))
    expect(strip(page, "offer").locator("[data-act=accept]:enabled")).to_have_count(2)
    page.keyboard.press("a")  # whose answer would that be?
    expect(page.locator("[data-act=accept-handover]")).to_have_count(0)
    if taken:
        strip(page, "offer").locator(f"[data-act=accept][data-seat='{WHITE}']").click()
        expect(strip(page, "offer")).to_have_count(0)
        assert (WHITE, "accept") in actions(scripted, made)


def test_on_a_shared_screen_each_person_can_refuse_offers(scripted, page):
    """Also then, nothing shows whether red, whose cards are on the screen, could pay."""
    poor = {"hand": [{"wool": 6}, *SHARED["hand"][1:]]}
    made = share_screen(scripted, page, SHARED | poor, (RED, WHITE))
    strip(page, "offer").locator(f"summary[data-act=no-offers][data-seat='{WHITE}']").click()
    strip(page, "offer").get_by_role("group", name="White").locator("[data-act=no-offers-game]").click()
    expect(page.locator(f'.player[data-seat="{WHITE}"]')).to_contain_text("no offers")
    expect(strip(page, "offer").locator("[data-act=accept]")).to_have_count(1)
    expect(strip(page, "offer").locator(f"[data-act=accept][data-seat='{RED}']")).to_be_enabled()
    expect(page.locator("[data-act=accept-handover]")).to_have_count(0)
    table = scripted.table(made["table"])
    assert [table.seats[seat].no_offers for seat in (RED, WHITE)] == [None, "game"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_strip_of_a_shared_screen_is_complete_at_every_size_and_not_over_the_board(
    scripted, page, monkeypatch, language
):
    """With three people, in America: its board is as wide as the window."""
    monkeypatch.setattr(windows, "BUILD_SECONDS", 0.0)  # of the build phase after red's turn
    monkeypatch.setattr(windows, "SHARED_OFFER_SECONDS", 600.0)  # enough for all sizes on a busy machine
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    hand = {"ore": 2, "cattle": 4}
    share_screen(scripted, page, BUILDING | {"hand": [hand, {"grain": 3}, hand, hand]}, (RED, WHITE, BLUE))
    expect(strip(page, "offer").locator("[data-act=accept]:enabled")).to_have_count(3)
    assert strip_faults(page, ("accept", "decline", "think", "no-offers")) == {}
