"""The table for everyone: by keyboard, several people at one screen, watching, cut off and back."""

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
    while page.locator(".prompt").get_attribute("data-phase") != "main":  # a 7: the dialogs have tests of their own
        Clicker(page, 1).answer(Clicker(page, 1).look())
        page.wait_for_timeout(100)
    press(page, "1", "b")
    first = focused(page)
    assert first.startswith("Build a road ")
    press(page, "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    assert focused(page).startswith("Build a road ")
    expect(page.locator(".prompt p").first).to_contain_text("pay 1 lumber, 1 brick")
    press(page, "Enter")
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)
    expect(page.get_by_role("log", name="Log")).to_contain_text("Red builds a road.")  # which is read aloud
    expect(page.get_by_role("status").get_by_role("heading", name="Trade and build")).to_be_visible()
    press(page, "w")
    expect(page.get_by_role("dialog", name="What can I do?")).to_contain_text("Possible now")
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("what can I do?")
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "e")
    expect(title(page)).to_have_text("Orange is thinking")


def test_the_whole_board_is_looked_over_by_keyboard(sit):
    page, _ = sit(ACTION)
    board = shipped_map("america")
    kinds = {
        "hex": {hex.id for hex in board.hexes},
        "node": {board.node_name(i) for i in range(len(board.nodes))},
        "path": {board.path_name(i) for i in range(len(board.paths))},
    }

    def eye(*keys: str) -> str:
        press(page, *keys)
        seen: str | None = page.locator(".eye").get_attribute("data-eye")
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
    assert len(heard) == 3  # each is told by its own name
    assert [kind(eye("PageDown")) for _ in range(4)] == [["node"], ["path"], ["hex"], ["node"]]
    assert kind(eye("PageUp")) == ["hex"]
    before = page.locator(".world").get_attribute("style")
    press(page, "+")
    expect(page.locator(".world")).not_to_have_attribute("style", before or "")
    press(page, "0")
    expect(page.locator(".world")).to_have_attribute("style", before or "")


def test_a_click_beside_the_lit_paths_says_why_and_links_the_rule(sit):
    page, _ = sit(ACTION)
    page.locator("[data-mode=build_rail]").click()
    box = page.locator('[data-hex="c5y5"]').bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 22)
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("A-RAIL-0")
    assert (refusal.locator("a").get_attribute("href") or "").startswith("/rules#A-RAIL-0")
    expect(page.locator(".vain")).to_have_count(1)


def test_what_cannot_be_paid_says_what_is_missing(sit):
    page, _ = sit(MAIN | {"hand": [{"wool": 1}, {}, {}, {}]})
    page.locator("[data-mode=build_hall]").click(force=True)  # Playwright would wait until it is possible
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("Town hall: You need 1 lumber, 1 brick, 1 grain more.")
    expect(refusal.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules#g-hall")


# Cards, and what is on them, that lie outside the hand or of what shows it.
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
def test_with_every_kind_of_card_ones_own_side_is_seen_whole_on_a_laptop(sit, page, game, position, language):
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    sit(position | {"cards": [dict.fromkeys(game.CARDS, 2), {}, {}, {}]})
    expect(page.locator(".dev")).to_have_count(len(game.CARDS))
    page.evaluate("document.fonts.ready")
    assert page.locator("main > .mine").evaluate("side => side.scrollHeight - side.clientHeight") == 0
    assert page.evaluate(OUTSIDE) == []


def test_hints_of_the_first_game_are_put_away_for_good(sit):
    page, _ = sit(MAIN | {"hand": [{"wool": 1}, {}, {}, {}]})
    hint = page.locator("[data-hint]")
    expect(hint).to_contain_text("Road: 1 lumber, 1 brick more needed")
    for name in ("afford", "trade", "end"):
        expect(hint).to_have_attribute("data-hint", name)
        page.locator("[data-act=hint]").click()
    expect(hint).to_have_count(0)
    page.reload()
    expect(page.locator(".player").first).to_be_visible()
    expect(hint).to_have_count(0)


def test_the_five_hints_come_with_what_they_are_about(sit):
    page, _ = sit(ROLL | {"hand": [{"lumber": 1, "brick": 1}, {}, {}, {}]})
    hint = page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "roll")
    Clicker(page, 1).play(until="main")
    for name in ("afford", "build", "trade", "end"):
        expect(hint).to_have_attribute("data-hint", name)
        expect(hint).to_have_text(re.compile(r"\w+.*\."))
        page.locator("[data-act=hint]").click()
    expect(hint).to_have_count(0)


def test_two_people_and_a_spectator_one_cut_off_and_back(served, browser):
    made = served.make(seats=["person", "person", "random"], players=3, seed=2, grace=None)
    sockets = []

    def through(ws):
        ws.connect_to_server()
        sockets.append(ws)

    def opens(seat: int | None) -> Page:
        page: Page = browser.new_context(reduced_motion="reduce").new_page()
        page.set_default_timeout(20_000)
        if seat == 1:
            page.route_web_socket("**/ws", through)
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
    red.get_by_label("Say something").fill("You will not read this")
    red.get_by_label("Say something").press("Enter")
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


def test_a_bot_sits_in_for_who_is_away_until_they_are_back(served, page):
    seats, position = ["person", "person", "random", "random"], MAIN | {"turn_seat": 1}
    made = served.make(seats=seats, position=position, grace=5, seed=2)
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    orange, log = page.locator('.player[data-seat="1"]'), page.get_by_role("log", name="Log")
    expect(orange).to_contain_text("a bot sits in")
    expect(log).to_contain_text("Orange is away. A bot plays on.")
    with served.sit(made, 1):
        expect(log).to_contain_text("Orange is back.")
        expect(orange).not_to_contain_text("a bot sits in")
        expect(orange).not_to_contain_text("away")


def test_a_way_that_died_in_silence_is_found_again_and_what_was_clicked_is_done(sit, page):
    """As on a phone that changed its network: the socket says that it is open, and nothing comes through."""
    sockets, dead = [], []

    def through(ws):
        server = ws.connect_to_server()
        sockets.append(ws)
        ws.on_message(lambda text: ws in dead or server.send(text))
        server.on_message(lambda text: ws in dead or ws.send(text))

    page.route_web_socket("**/ws", through)
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
    """The acts that the page sends, each once, and how to send it on; only the first waits for that."""
    acts: dict[str, Callable[[], None]] = {}  # a frame that is sent again is the same one

    def through(ws):
        server = ws.connect_to_server()

        def pass_on(text):
            if '"act"' in text:
                acts[text] = lambda: server.send(text)
            if '"act"' not in text or len(acts) > 1:
                server.send(text)

        ws.on_message(pass_on)

    page.route_web_socket("**/ws", through)
    return acts


def test_what_is_clicked_before_the_answer_is_done_after_it(sit, page):
    """On a slow way one buys and ends the turn without waiting; a second click on the same thing is one too many."""
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


def test_on_a_phone_a_place_tapped_before_the_answer_stays_chosen(sit, phone):
    acts = hold_first_act(phone)
    page, _ = sit(MAIN, phone)
    page.locator("[data-act=buy_card]").tap()
    for _ in range(2):  # the first goes closer
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


def test_a_clock_runs_on_while_the_table_speaks(served, page):
    made = served.make(seats=["person"] * 4, seed=2, clock={"kind": "turn", "seconds": 60})
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    clock = page.locator(".player .clock").nth(served.game(made["table"]).turn_seat)
    expect(clock).to_be_visible()
    with served.sit(made, 1) as other:
        for _ in range(6):  # oftener than every second
            other.say("chat", phrase="hello")
            page.wait_for_timeout(500)
        assert clock.inner_text() < "0:58"


def test_on_a_phone_the_log_opens_at_its_end_and_neither_talk_nor_a_question_is_missed(served, phone):
    made = served.make(seats=["person", "person", "random"], players=3, seed=2, grace=None)
    page = phone
    page.set_viewport_size({"width": 390, "height": 600})
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    talk, board = page.locator("[data-page=log]"), page.locator("[data-page=board]")
    expect(page.locator("[data-act=roll]")).to_be_enabled()
    expect(page.locator(".tab .dot")).to_have_count(0)
    with served.sit(made, 1) as other:
        other.say("chat", phrase="your_turn")
        expect(talk.locator(".dot")).to_be_visible()
    talk.tap()
    expect(board.locator(".dot")).to_be_visible()  # this seat is asked
    expect(page.locator(".lines p").last).to_be_in_viewport()
    expect(page.locator(".lines p").first).not_to_be_in_viewport()
    page.locator(".tabs [data-tab=chat]").tap()
    expect(page.locator(".said")).to_contain_text("Your turn")
    expect(talk.locator(".dot")).to_have_count(0)


def test_on_a_phone_the_board_stays_where_it_was_put_when_somebody_speaks(sit, phone):
    phone.emulate_media(reduced_motion="reduce")
    page, (other, *_) = sit(ACTION, phone)
    expect(page.locator("[data-act=end_turn]")).to_be_visible()  # what is lit has come into sight
    page.locator("[data-act=fit]").tap()
    world = page.locator(".world")
    whole = world.get_attribute("style") or ""
    other.say("chat", phrase="hello")
    expect(page.locator("[data-page=log] .dot")).to_be_visible()
    expect(world).to_have_attribute("style", whole)


def test_one_screen_for_two_has_a_curtain_between_them(served, page):
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
    asked = page.locator("[data-curtain], .prompt[data-asked=true]")
    for _ in range(6):
        expect(asked.first).to_be_visible()
        if page.locator("[data-curtain]").count():
            expect(page.locator("[data-curtain]")).to_contain_text("Hand the screen to")
            take_picture(page, "curtain-light-1280")
            page.locator("[data-act=lift]").click()
            expect(page.locator("[data-curtain]")).to_have_count(0)
        seat = page.locator(".player", has_text="you").get_attribute("data-seat") or ""
        seen[seat] += 1
        page.locator("[data-type=place_hall]").first.click()
        expect(page.locator(f'[data-piece=house][data-seat="{seat}"]')).to_have_count(seen[seat])
    assert seen == {"0": 3, "1": 3}


def test_an_action_is_taken_back_freely_and_a_revealed_one_by_consent(sit):
    page, (orange, white, blue) = sit(MAIN)
    for built in (1, 2):
        page.locator("[data-type=build_road]").first.click()
        expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(built)
    page.locator("[data-act=undo]").click()
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(1)
    lines = page.locator(".lines p > :last-child")
    expect(lines).to_have_text(["Red pays 1 lumber, 1 brick.", "Red builds a road.", "Red takes an action back."])
    expect(page.locator(".halo > *")).to_have_count(0)
    lines.nth(1).hover()
    expect(page.locator(".halo > path")).to_have_count(1)
    page.locator("[data-act=buy_card]").click()
    expect(page.locator(".dev")).to_have_count(1)
    page.locator("[data-act=undo]").click()  # the card was seen
    expect(page.locator(".asking")).to_contain_text("Waiting for Orange, White and Blue.")
    for other in (orange, white, blue):
        while not other.now.get("asking"):
            other.read()
        other.send(
            {"type": "answer", "id": f"yes{other.now['view']['viewer']}", "ask": other.now["asking"]["id"], "yes": True}
        )
    expect(page.locator(".asking")).to_have_count(0)


def test_a_game_that_everyone_agreed_to_end_says_so(sit):
    page, others = sit(MAIN)
    page.locator("header summary").click()
    page.locator("[data-act=end]").click()
    for other in others:
        while not other.now.get("asking"):
            other.read()
        assert other.say("answer", ask=other.now["asking"]["id"], yes=True)["type"] == "ok"
    expect(page.locator("[data-over=agreed]")).to_contain_text("Ended: everyone agreed.")


def test_pass_until_i_say_otherwise_is_shown_and_lifted(sit):
    page, _ = sit(ACTION)
    press(page, "p")
    expect(page.locator('.player[data-seat="0"]')).to_contain_text("always passes")
    press(page, "p")
    expect(page.locator('.player[data-seat="0"]')).not_to_contain_text("always passes")


def test_a_good_that_is_never_given_is_refused_by_itself(sit):
    page, (orange, *_) = sit(MAIN | {"turn_seat": 1, "hand": [{"wool": 2}, {"ore": 4}, {}, {}]})
    page.locator("summary").click()
    page.locator("[data-never=wool]").click()
    expect(page.locator("[data-never=wool]")).to_have_attribute("aria-pressed", "true")
    assert orange.act({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}, "to": [0]})["type"] == "ok"
    expect(page.locator(".lines")).to_contain_text("Red declines")
