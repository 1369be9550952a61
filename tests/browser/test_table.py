"""The table: keyboard, shared screens, spectators, reconnecting, undo and standing orders."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hexstead.board import shipped_map
from hexstead.games.america import meta as america
from hexstead.games.germany import meta as germany
from tests.browser.clicker import Clicker
from tests.browser.pictures import take_picture
from tests.browser.test_america import ACTION
from tests.browser.test_dialogs import MAIN, title

pytestmark = pytest.mark.browser


ROLL = MAIN | {"phase": "pre_roll", "rolled": 0, "dice": [0, 0]}


def focused(page: Page) -> str:
    label: str = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
    return label


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def log(page: Page) -> list[str]:
    return page.locator(".lines p").all_text_contents()


@pytest.mark.acts("germany", "roll", "build_road", "end_turn")
def test_a_whole_turn_by_keyboard_alone(sit):
    page, _ = sit(ROLL)
    press(page, "e")
    expect(page.locator(".prompt")).to_have_attribute("data-phase", re.compile("main|goetz|discard"))
    while page.locator(".prompt").get_attribute("data-phase") != "main":  # a 7; its panels have their own tests
        Clicker(page, 1).answer(Clicker(page, 1).look())
        page.wait_for_timeout(100)
    press(page, "1", "b")
    first = focused(page)
    assert first.startswith("Build a road: ")
    press(page, "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    assert focused(page).startswith("Build a road: ")
    place = focused(page).removeprefix("Build a road: ").split(" · ")[0]
    expect(page.locator(".prompt p").first).to_contain_text("pay 1 lumber, 1 brick")
    press(page, "Enter")
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)
    expect(page.get_by_role("log", name="Log")).to_contain_text(f"Red builds a road ({place}).")  # read aloud
    expect(page.get_by_role("status").get_by_role("heading", name="Trade and build")).to_be_visible()
    press(page, "w")
    expect(page.get_by_role("dialog", name="What can I do?")).to_contain_text("Available now")
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("What can I do?")
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "e")
    expect(title(page)).to_have_text("Orange is thinking")


def test_the_whole_board_can_be_explored_by_keyboard(sit):
    page, _ = sit(ACTION)
    board = shipped_map("america")
    kinds = {
        "hex": {hex.id for hex in board.hexes},
        "node": {board.node_name(i) for i in range(len(board.nodes))},
        "path": {board.path_name(i) for i in range(len(board.paths))},
    }

    def eye(*keys: str) -> str:
        press(page, *keys)
        seen: str | None = page.locator(".cursor").get_attribute("data-cursor")
        assert seen
        return seen

    def kind(spot: str) -> list[str]:
        return [kind for kind, names in kinds.items() if spot in names]

    first = eye("b", "Tab")
    heard = {focused(page)}
    right, back, up, home = eye("ArrowRight"), eye("ArrowLeft"), eye("ArrowUp"), eye("ArrowDown")
    heard.add(focused(page))
    assert first == back == home
    assert len({first, right, up}) == 3
    assert [kind(spot) for spot in (first, right, up)] == [["hex"]] * 3
    heard |= {focused(page) for key in ("ArrowRight", "ArrowUp") if eye(key)}
    assert len(heard) == 3  # each has its own name
    assert [kind(eye("PageDown")) for _ in range(4)] == [["node"], ["path"], ["hex"], ["node"]]
    assert kind(eye("PageUp")) == ["hex"]
    before = page.locator(".world").get_attribute("style")
    press(page, "+")
    expect(page.locator(".world")).not_to_have_attribute("style", before or "")
    press(page, "0")
    expect(page.locator(".world")).to_have_attribute("style", before or "")


def test_a_click_on_an_illegal_path_gives_the_reason_and_links_the_rule(sit):
    page, _ = sit(ACTION)
    page.locator("[data-mode=build_rail]").click()
    box = page.locator('[data-hex="c5y5"]').bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 22)
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("A-RAIL-0")
    assert (refusal.locator("a").get_attribute("href") or "").startswith("/rules#A-RAIL-0")
    expect(page.locator(".rejected")).to_have_count(1)


def test_an_unaffordable_action_shows_the_missing_goods(sit):
    page, _ = sit(MAIN | {"hand": [{"wool": 1}, {}, {}, {}]})
    page.locator("[data-mode=build_hall]").click(force=True)  # Playwright would wait until it is enabled
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("Town hall: You need 1 more lumber, 1 brick and 1 grain.")
    expect(refusal.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules#g-hall")


# Cards and their contents that are outside the hand or its panel.
OUTSIDE = """() => {
  const hand = document.querySelector('.hand').getBoundingClientRect();
  const [right, bottom] = [Math.min(hand.right, innerWidth), Math.min(hand.bottom, innerHeight)];
  return [...document.querySelectorAll('.dev, .dev > b, .dev > .btn')]
    .filter((e) => e.getBoundingClientRect().right > right || e.getBoundingClientRect().bottom > bottom)
    .concat([...document.querySelectorAll('.dev > .btn')].filter(
      (e) => e.getBoundingClientRect().right > e.parentElement.getBoundingClientRect().right))
    .map((e) => e.textContent); }"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "position"), [(germany, MAIN), (america, ACTION)], ids=["germany", "america"])
def test_a_hand_with_every_kind_of_card_fits_on_a_laptop(sit, page, game, position, language):
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    sit(position | {"cards": [dict.fromkeys(game.CARDS, 2), {}, {}, {}]})
    expect(page.locator(".dev")).to_have_count(len(game.CARDS))
    page.evaluate("document.fonts.ready")
    assert page.locator("main > .mine").evaluate("side => side.scrollHeight - side.clientHeight") == 0
    assert page.evaluate(OUTSIDE) == []


def test_dismissed_hints_do_not_return(sit):
    page, _ = sit(MAIN | {"hand": [{"wool": 1}, {}, {}, {}]})
    hint = page.locator("[data-hint]")
    expect(hint).to_contain_text("Road: you need 1 more lumber and 1 brick.")
    for name in ("afford", "trade", "end"):
        expect(hint).to_have_attribute("data-hint", name)
        page.locator("[data-act=hint]").click()
    expect(hint).to_have_count(0)
    page.reload()
    expect(page.locator(".player").first).to_be_visible()
    expect(hint).to_have_count(0)


def test_hints_appear_in_the_situations_that_they_are_about(sit):
    page, _ = sit(ROLL | {"hand": [{"lumber": 1, "brick": 1}, {}, {}, {}]})
    hint = page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "roll")
    Clicker(page, 1).play(until="main")
    for name in ("afford", "build", "trade", "end"):
        expect(hint).to_have_attribute("data-hint", name)
        expect(hint).to_have_text(re.compile(r"\w+.*\."))
        page.locator("[data-act=hint]").click()
    expect(hint).to_have_count(0)


def test_two_players_and_a_spectator_of_whom_one_loses_the_connection(served, browser):
    made = served.make(seats=["person", "person", "random"], players=3, seed=2, grace=None)
    sockets = []

    def through(ws):
        ws.connect_to_server()
        sockets.append(ws)

    def opens(seat: int | None) -> Page:
        page: Page = browser.new_context(reduced_motion="reduce").new_page()
        page.set_default_timeout(20_000)
        if seat == 1:
            page.route_web_socket("**/ws/*", through)
        if seat is not None:
            page.add_init_script(
                f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens'][str(seat)]}')"
            )
        page.goto(f"{served.url}/t/{made['table']}")
        page.locator(".board .num").first.wait_for()
        return page

    red, orange, watcher = opens(0), opens(1), opens(None)
    expect(watcher.locator(".hand, .acts, .go")).to_have_count(0)
    expect(title(watcher)).to_have_text("Red is thinking")
    Clicker(red, 1).play(until="main")
    expect(watcher.locator(".lines")).to_contain_text("Red rolls")
    red.locator("[data-tab=chat]").click()
    red.locator("[data-phrase=good_luck]").click()
    orange.locator("[data-tab=chat]").click()
    expect(orange.locator(".said")).to_contain_text("Good luck")
    orange.locator("[data-mute='0']").click()
    red.get_by_label("Write a message").fill("You will not read this")
    red.get_by_label("Write a message").press("Enter")
    expect(red.locator(".said")).to_contain_text("You will not read this")
    expect(orange.locator(".said")).to_contain_text("(muted)")
    orange.context.set_offline(True)
    sockets[-1].close()
    expect(orange.get_by_text("Connection lost")).to_be_visible()
    expect(red.locator('.player[data-seat="1"]')).to_contain_text("away")
    red.locator("[data-act=end_turn]").click()
    orange.context.set_offline(False)
    expect(orange.get_by_text("Connection lost")).to_have_count(0)
    expect(red.locator('.player[data-seat="1"]')).not_to_contain_text("away")
    orange.locator("[data-tab=log]").click()
    expect(orange.locator("[data-act=roll]")).to_be_enabled()
    assert log(orange)[-3:] == log(red)[-3:]
    for page in (red, orange, watcher):
        page.context.close()


def test_a_bot_plays_for_an_absent_person_until_they_return(served, page):
    seats, position = ["person", "person", "random", "random"], MAIN | {"turn_seat": 1}
    made = served.make(seats=seats, position=position, grace=5, seed=2)
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    orange, log = page.locator('.player[data-seat="1"]'), page.get_by_role("log", name="Log")
    expect(orange).to_contain_text("a bot is filling in")
    expect(log).to_contain_text("Orange is away. A bot fills in.")
    with served.sit(made, 1):
        expect(log).to_contain_text("Orange is back.")
        expect(orange).not_to_contain_text("a bot is filling in")
        expect(orange).not_to_contain_text("away")


def test_a_silently_dead_connection_is_replaced_and_the_action_is_sent(sit, page):
    """As after a change of network on a phone: the socket is open, but nothing gets through."""
    sockets, dead = [], []

    def through(ws):
        server = ws.connect_to_server()
        sockets.append(ws)
        ws.on_message(lambda text: ws in dead or server.send(text))
        server.on_message(lambda text: ws in dead or ws.send(text))

    page.route_web_socket("**/ws/*", through)
    page.clock.install()
    sit(ROLL)
    dead.append(sockets[-1])
    page.locator("[data-act=roll]").click()
    expect(page.locator("main.table")).to_have_attribute("data-waiting", "true")
    page.clock.fast_forward(9_000)
    expect(page.locator("[data-dice]")).to_be_visible()
    expect(page.locator("main.table")).to_have_attribute("data-waiting", "false")
    assert len(sockets) == 2


def hold_first_act(page: Page) -> dict[str, Callable[[], None]]:
    """The act messages that the page sends, with a function that forwards each; only the first one is held back."""
    acts: dict[str, Callable[[], None]] = {}  # repeated frames count once

    def through(ws):
        server = ws.connect_to_server()

        def pass_on(text):
            if '"act"' in text:
                acts[text] = lambda: server.send(text)
            if '"act"' not in text or len(acts) > 1:
                server.send(text)

        ws.on_message(pass_on)

    page.route_web_socket("**/ws/*", through)
    return acts


def test_actions_clicked_before_the_answer_are_sent_after_it(sit, page):
    """On a slow connection the next action waits for the answer; a repeated click is ignored."""
    acts = hold_first_act(page)
    sit(MAIN)
    for act in ("buy_card", "buy_card", "end_turn"):
        page.locator(f"[data-act={act}]").click()
    expect(page.locator("main.table")).to_have_attribute("data-waiting", "true")
    assert len(acts) == 1
    next(iter(acts.values()))()
    expect(title(page)).to_have_text("Orange is thinking")
    expect(page.locator(".dev[data-card]")).to_have_count(1)
    assert len(acts) == 2


def test_on_a_phone_a_place_tapped_before_the_answer_stays_selected(sit, phone):
    acts = hold_first_act(phone)
    page, _ = sit(MAIN, phone)
    page.locator("[data-act=buy_card]").tap()
    page.locator("[data-type=build_road]").first.tap()
    build = page.get_by_role("button", name="Build", exact=True)
    expect(build).to_be_visible()
    next(iter(acts.values()))()
    expect(page.locator(".dev[data-card]")).to_have_count(1)
    build.tap()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)


def test_a_double_click_on_the_dice_does_not_end_the_turn(sit, page):
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    sit(ROLL)
    box = page.locator("[data-act=roll]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        expect(page.locator("[data-act=end_turn]")).to_be_enabled()
    page.locator("[data-act=end_turn]").click()
    expect(title(page)).to_have_text("Orange is thinking")
    assert sum("end_turn" in text for text in sent) == 1


def test_the_clock_keeps_running_during_frequent_messages(served, page):
    made = served.make(seats=["person"] * 4, seed=2, clock={"kind": "turn", "seconds": 60})
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    clock = page.locator(".player .clock").nth(served.game(made["table"]).turn_seat)
    expect(clock).to_be_visible()
    with served.sit(made, 1) as other:
        for _ in range(6):  # more often than every second
            other.say("chat", phrase="hello")
            page.wait_for_timeout(500)
        assert clock.inner_text() < "0:58"


def test_on_a_phone_the_log_opens_at_its_end_and_tabs_mark_news(served, phone):
    made = served.make(seats=["person", "person", "random"], players=3, seed=2, grace=None)
    page = phone
    page.set_viewport_size({"width": 390, "height": 460})
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    talk, board = page.locator("[data-page=log]"), page.locator("[data-page=board]")
    expect(page.locator("[data-act=roll]")).to_be_enabled()
    expect(page.locator(".tab .dot")).to_have_count(0)
    with served.sit(made, 1) as other:
        other.say("chat", phrase="your_turn")
        expect(talk.locator(".dot")).to_be_visible()
    talk.tap()
    expect(board.locator(".dot")).to_be_visible()  # this seat has a prompt
    expect(page.locator(".lines p").last).to_be_in_viewport()
    expect(page.locator(".lines p").first).not_to_be_in_viewport()
    page.locator(".tabs [data-tab=chat]").tap()
    expect(page.locator(".said")).to_contain_text("Your turn")
    expect(talk.locator(".dot")).to_have_count(0)


def test_on_a_phone_a_chat_message_does_not_move_the_board(sit, phone):
    phone.emulate_media(reduced_motion="reduce")
    page, (other, *_) = sit(ACTION, phone)
    expect(page.locator("[data-act=end_turn]")).to_be_visible()  # the targets are visible
    page.locator("[data-act=fit]").tap()
    world = page.locator(".world")
    whole = world.get_attribute("style") or ""
    other.say("chat", phrase="hello")
    expect(page.locator("[data-page=log] .dot")).to_be_visible()
    expect(world).to_have_attribute("style", whole)


def test_a_shared_screen_is_covered_between_two_players(served, page):
    page.goto(served.url)
    code = page.evaluate(
        """async () => {
          const seats = ['person', 'person', 'random'], options = {'setup.pieces': 'variable'};
          const body = JSON.stringify({game: 'germany', players: 3, seats, options});
          return (await (await fetch('/api/tables', {method: 'POST', body})).json()).table;
        }"""
    )
    page.goto(f"{served.url}/t/{code}")
    seen: Counter[str] = Counter()
    asked = page.locator("[data-handover], .prompt[data-asked=true]")
    for _ in range(6):
        expect(asked.first).to_be_visible()
        if page.locator("[data-handover]").count():
            expect(page.locator("[data-handover]")).to_contain_text("Pass the device to")
            take_picture(page, "curtain-light-1280")
            page.locator("[data-act=accept-handover]").click()
            expect(page.locator("[data-handover]")).to_have_count(0)
        seat = page.locator(".player", has_text="you").get_attribute("data-seat") or ""
        seen[seat] += 1
        page.locator("[data-type=place_hall]").first.click()
        expect(page.locator(f'[data-piece=house][data-seat="{seat}"]')).to_have_count(seen[seat])
    assert seen == {"0": 3, "1": 3}


def test_undo_is_free_until_a_card_is_drawn(sit):
    page, _ = sit(MAIN)
    for built in (1, 2):
        page.locator("[data-type=build_road]").first.click()
        expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(built)
    page.locator("[data-act=undo]").click()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)
    lines = page.locator(".lines .part > span")
    road = re.compile(r"^Red builds a road \(.+ – .+\)\.$")
    expect(lines).to_have_text([road, "Red undoes an action."])
    expect(page.locator(".halo > *")).to_have_count(0)
    lines.nth(0).hover()
    expect(page.locator(".halo > path")).to_have_count(1)
    page.locator("[data-act=buy_card]").click()
    expect(page.locator(".dev")).to_have_count(1)
    expect(page.locator("[data-act=undo]")).to_be_disabled()  # a drawn card cannot be undone


def test_a_game_ended_by_agreement_is_reported(sit):
    page, others = sit(MAIN)
    page.locator("header summary").click()
    page.locator("[data-act=end]").click()
    page.locator("[data-act=end-sure]").click()
    for other in others:
        while not other.now.get("asking"):
            other.read()
        assert other.say("answer", ask=other.now["asking"]["id"], yes=True)["type"] == "ok"
    expect(page.locator("[data-over=agreed]")).to_contain_text("Game ended by agreement.")


def test_automatic_passing_is_shown_and_can_be_switched_off(sit):
    page, _ = sit(ACTION)
    press(page, "p")
    expect(page.locator('.player[data-seat="0"]')).to_contain_text("auto-pass on")
    press(page, "p")
    expect(page.locator('.player[data-seat="0"]')).not_to_contain_text("auto-pass on")


def test_offers_for_a_good_that_is_never_given_are_declined_automatically(sit):
    page, (orange, *_) = sit(MAIN | {"turn_seat": 1, "hand": [{"wool": 2}, {"ore": 4}, {}, {}]})
    page.locator("summary").click()
    page.locator("[data-never=wool]").click()
    expect(page.locator("[data-never=wool]")).to_have_attribute("aria-pressed", "true")
    assert orange.act({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [0]})["type"] == "ok"
    page.locator(".lines .turn button").click()
    expect(page.locator(".lines")).to_contain_text("Red declines")
