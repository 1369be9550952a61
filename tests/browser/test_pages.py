"""All pages except the table: start, new tables, joining, rules, replay and results; accessibility and layout."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import hexstead
from hexstead.sim.playout import play_out
from tests.browser.clicker import Clicker
from tests.browser.pictures import take_picture
from tests.text.test_game_text import ENGLISH

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records"


def test_the_first_game_starts_within_three_clicks(start: Page):
    """From the start page to the first roll in at most three clicks, without a dialog in the way."""
    start.get_by_role("button", name="Play now").click()
    expect(start.locator("main[data-game=germany]")).to_be_visible()
    expect(start.locator("dialog[open], [aria-modal=true]")).to_have_count(0)
    roll = start.locator("[data-act=roll]:enabled")
    expect(roll.or_(start.locator("[data-dice]")).first).to_be_visible()  # the player's roll, or that of a bot
    if roll.count():
        roll.click()
    expect(start.locator("[data-dice]")).to_be_visible()
    Clicker(start, "stranger").play(until="main")
    afford = start.locator("[data-hint=afford]")
    expect(afford).to_have_text(re.compile(r"You can afford: \w+|Almost there – [\w ]+: you need \d more \w+"))


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Bots warming up: 43%"), ("de", "Bots werden vorbereitet: 43 %")]
)
def test_a_line_shows_how_far_the_bots_have_warmed_up(served, page: Page, language, text):
    """On the start page and at the table, until they are ready."""
    health = {"status": "ok", "version": hexstead.__version__, "bots": "warming", "percent": 43}
    page.route("**/api/health", lambda route: route.fulfill(json=health))
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    made = served.make(game="germany", seats=["person"] * 4)
    for path in ("/", f"/t/{made['table']}"):
        page.goto(served.url + path)
        expect(page.get_by_role("progressbar")).to_have_text(text)
        assert Axe().run(page).violations_count == 0
    health["bots"] = "ready"
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_a_new_table_has_the_chosen_seats_rules_and_clock(start: Page, served):
    start.locator("[data-game=america] [data-act=make]").click()
    start.locator(".option").first.wait_for()
    assert start.evaluate("document.querySelector('.end').offsetLeft < document.querySelector('.rules').offsetLeft")
    start.get_by_role("radio", name="German, 2010").check(force=True)
    start.locator('[data-option="game.goods"] select').select_option("5")
    start.get_by_role("radio", name="Per turn").check(force=True)
    start.locator(".seat[data-seat='1'] select").select_option("greenhorn")
    start.locator(".seat[data-seat='0'] input").fill("Ada")
    start.unroute("**/api/tables")  # the chosen bots instead of random ones
    with start.expect_response("**/api/tables") as made:
        start.get_by_role("button", name="Create table").click()
    code = made.value.json()["table"]
    table = start.request.get(f"{served.url}/api/tables/{code}").json()["table"]
    assert table["options"]["game.goods"] == 5
    assert table["options"]["outlaw.stealOptional"] is True
    assert table["clock"] == {"kind": "turn", "seconds": 120}
    assert table["seats"][0]["name"] == "Ada"
    assert [seat["level"] for seat in table["seats"]][1:] == ["greenhorn", "apprentice", "apprentice"]
    expect(start.locator("main[data-game=america] .board [data-piece=train]").first).to_be_visible()


def test_the_variable_setup_is_one_choice_and_seats_show_their_colours(start: Page, served):
    start.locator("[data-game=america] [data-act=make]").click()
    start.locator(".option").first.wait_for()
    expect(start.locator('[data-option^="setup"]')).to_have_count(1)
    start.locator('[data-option="setup"] select').select_option("variable")
    start.locator('[data-option="seats.colours"] select').select_option("blue white red orange")
    expect(start.locator(".seat .badge text")).to_have_text(["B", "W", "R", "O"])
    with start.expect_response("**/api/tables") as made:
        start.get_by_role("button", name="Create table").click()
    table = start.request.get(f"{served.url}/api/tables/{made.value.json()['table']}").json()["table"]
    assert (table["options"]["setup.pieces"], table["options"]["setup.tokens"]) == ("variable", "random")
    assert [seat["colour"] for seat in table["seats"]] == ["blue", "white", "red", "orange"]


def test_the_host_gives_a_bots_seat_to_a_friend_and_takes_it_back(start: Page, browser, served):
    start.locator("[data-game=germany] [data-act=make]").click()
    start.get_by_label("Nobody").check()
    start.get_by_role("button", name="Create table").click()
    start.locator("header summary").click()
    start.locator("[data-act=seats]").click()
    seat = start.locator("dialog [data-seat='2']")
    seat.get_by_role("button", name="Invite").click()
    letters = seat.locator(".code").inner_text()
    page = browser.new_context().new_page()
    page.goto(start.url)
    expect(page.get_by_role("heading", name="This table is private")).to_be_visible()
    page.goto(served.url)
    page.locator("[data-act=name]").fill("Grace")
    page.locator("[data-act=name]").blur()
    page.locator("[data-act=code]").fill(letters)
    page.get_by_role("button", name="Join").click()
    expect(page.locator('.player[data-seat="2"]')).to_contain_text("Grace")
    expect(seat.locator(".code")).to_have_count(0)
    expect(seat).to_contain_text("Grace")
    seat.get_by_role("button", name="Replace with a bot").click()
    expect(page.locator("main.table")).to_be_visible()  # it needs a second click
    seat.get_by_role("button", name="Remove for good?").click()
    expect(page.get_by_role("heading", name="This seat is no longer yours")).to_be_visible()
    expect(start.locator(".lines")).to_contain_text("A bot replaces Grace.")
    page.context.close()


def test_friends_join_by_code_or_link_and_the_game_starts(start: Page, browser, served):
    """A player whose seat is taken away is informed."""
    start.locator("[data-game=germany] [data-act=make]").click()
    for seat in ("1", "2"):
        start.locator(f".seat[data-seat='{seat}'] select").select_option("link")
    start.get_by_role("button", name="Create table").click()
    expect(start.locator("[data-invite]")).to_have_count(2)
    expect(start.get_by_role("img", name="QR code for seat 2")).to_be_visible()
    letters = start.locator("[data-invite='1'] .code").inner_text()
    take_picture(start, "gathering-light-1280")
    link = start.locator("[data-invite='2'] input").input_value()
    friends = []
    for way in ("code", "link"):
        page = browser.new_context().new_page()
        friends.append(page)
        if way == "code":
            page.goto(served.url)
            page.locator("[data-act=name]").fill("Grace")
            page.locator("[data-act=name]").blur()
            page.locator("[data-act=code]").fill(letters.lower())
            page.get_by_role("button", name="Join").click()
            expect(page.get_by_text("You have a seat.")).to_be_visible()
        else:
            page.goto(link)
            page.get_by_role("button", name="Join").click()
    for page in (start, *friends):
        expect(page.locator("main[data-game=germany] .player")).to_have_count(4)
    expect(start.locator(".player[data-seat='1']")).to_contain_text("Grace")
    start.request.delete(f"{served.url}/api/tables/{start.url.rpartition('/')[2]}/seats/2/link")
    expect(friends[1].get_by_role("heading", name="This seat is no longer yours")).to_be_visible()
    start.goto(served.url)
    expect(start.locator("[data-list=tables] li")).to_have_count(1)
    start.locator("[data-list=tables] li a").click()
    expect(start.locator("main[data-game=germany]")).to_be_visible()
    for page in friends:
        page.context.close()


def test_a_wrong_code_is_reported(start: Page):
    start.locator("[data-act=code]").fill("NOSUCH")
    start.get_by_role("button", name="Join").click()
    expect(start.locator("#join-fault")).to_have_text(re.compile(r"^[A-Z].+\.$"))


def test_rules_are_found_by_word_and_by_id(start: Page):
    start.get_by_role("link", name="Rules", exact=True).click()
    expect(start.locator("section[id]")).to_have_count(44)
    start.get_by_role("searchbox").fill("right of way fees")
    expect(start.get_by_text("A-CARD-04")).to_be_visible()
    assert start.locator("section[id]").count() < 6
    start.get_by_role("searchbox").fill("outlaw")
    expect(start.locator("section[id] h2").first).to_have_text("Rolling a 7 and the outlaw")
    start.get_by_role("searchbox").fill("robber")  # a synonym
    found = start.locator("section[id] h2")
    expect(found).to_contain_text(["Rolling a 7 and the outlaw", "Rolling a 7 and Götz"])
    start.get_by_role("searchbox").fill("goal")
    expect(found.first).to_have_text("Winning")
    start.goto(f"{start.url.split('/rules')[0]}/rules#A-RAIL-02")
    expect(start.locator("#A-RAIL-02")).to_be_in_viewport()
    expect(start.locator("#A-RAIL-02")).to_have_class(re.compile("asked"))
    for rule in ("A-DLV-01", "G-HALL-02"):  # anchors on the same page: not hidden below the search field
        start.goto(f"{start.url.split('#')[0]}#{rule}")
        expect(start.locator(f"#{rule}")).to_be_in_viewport()
        start.wait_for_function(
            """rule => document.getElementById(rule).getBoundingClientRect().top
                > document.querySelector('.find').getBoundingClientRect().bottom""",
            arg=rule,
        )
    start.locator("[data-act=language]").select_option("de")
    expect(start.locator("#A-RAIL-02")).to_contain_text("Dein Gleis muss")


@pytest.fixture(scope="module")
def finished(served) -> Callable[[str], str]:
    """Codes of imported finished games, by game; that of Germany has the proof of its dice."""
    codes: dict[str, str] = {}

    def code(game: str) -> str:
        if game not in codes:
            data = played_out(game) if game == "germany" else (RECORDS / "america-4-3.json").read_text(encoding="utf-8")
            codes[game] = httpx.post(f"{served.url}/api/games", content=data).json()["table"]
        return codes[game]

    return code


def played_out(game: str) -> str:
    """Play a short game with players that prefer points; return its record with the proof."""
    chooser = Random(4)
    made = hexstead.new(game, players=4, seed=bytes(32), nonces=["salt", "", "", "pepper"], options={"game.points": 8})
    while not made.is_over:
        if made.to_act == ("chance",):
            made.step_chance()
            continue
        acts = [act for act in made.legal() if act.to_json()["type"] not in ("offer", "counter")]
        made.apply(chooser.choice([act for act in acts if act.to_json()["type"].startswith("build_")] or acts))
    return json.dumps(made.record(proof=True))


def test_a_replay_is_controlled_by_slider_keys_speed_and_log(page: Page, served, finished):
    code = finished("america")
    page.goto(f"{served.url}/g/{code}@600")
    shown = page.locator("[data-page=replay]")
    expect(shown).to_have_attribute("data-at", "600")
    expect(page.get_by_role("slider")).to_have_value("600")
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("data-at", "601")
    page.keyboard.press("Shift+ArrowLeft")
    expect(shown).to_have_attribute("data-at", "591")
    expect(page).to_have_url(re.compile(rf"/g/{code}@591$"))
    page.locator("[data-speed='16']").click()
    expect(shown).to_have_attribute("data-at", re.compile("59[5-9]|6.."), timeout=60_000)
    page.locator("[data-act=play]").click()
    line = page.locator("[data-n]", has_text="delivers goods").first
    line.click()
    expect(shown).to_have_attribute("data-at", line.get_attribute("data-n") or "")
    expect(page.locator("[data-piece=cube]").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".points").first).to_be_visible()
    page.reload()
    expect(shown).to_have_attribute("data-at", re.compile(r"^\d{4}$"))


def test_a_replay_shows_the_reasons_of_a_move(page: Page, served, finished):
    """The reasons are those of an Engineer, in the reader's language; chance actions have none."""
    shown, why = page.locator("[data-page=replay]"), page.locator("[data-act=why]")
    page.goto(f"{served.url}/g/{finished('germany')}@{chosen(served, finished)}")
    why.click()
    reasons = page.get_by_role("region", name="Why?")
    expect(reasons).to_contain_text("What a bot thinks: Engineer", timeout=60_000)
    expect(reasons.locator("li").first).to_have_text(re.compile(r"^[A-Z].* [+−]?\d+\.\d$"))
    page.locator("[data-act=language]").select_option("de")
    expect(page.get_by_role("region", name="Warum?")).to_contain_text("Das denkt ein Bot: Ingenieur")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")  # a chance action
    expect(shown).to_have_attribute("data-at", "1")
    expect(why).to_have_count(0)


def chosen(served, finished) -> int:
    """The number of an action in the middle of a game for which there were many alternatives."""
    actions = httpx.get(f"{served.url}/api/games/{finished('germany')}/record").json()["actions"]
    return next(n for n, act in enumerate(actions, 1) if n > len(actions) // 2 and act["type"].startswith("build_"))


def test_on_a_phone_a_replay_opens_with_the_board_visible(phone, served, finished):
    phone.goto(f"{served.url}/g/{finished('america')}@600")
    line = phone.locator(".lines [aria-current]")
    line.wait_for()
    phone.wait_for_function(
        """() => {
            const box = (e) => document.querySelector(e).getBoundingClientRect();
            const [line, list] = [box('.lines [aria-current]'), box('.lines')];
            return line.top >= list.top - 1 && line.bottom <= list.bottom + 1; }"""
    )
    assert phone.evaluate("scrollY") == 0
    expect(phone.locator(".board .num").first).to_be_in_viewport()


def test_results_show_statistics_and_check_the_dice(page: Page, served, finished):
    code = finished("germany")
    page.goto(f"{served.url}/g/{code}")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("heading", name=re.compile(r"\w+ reaches 8 points"))).to_be_visible()
    expect(page.locator(".turning li small").first).to_have_text(re.compile(r"^\w+ .+\.$"))  # the actions of the turn
    rolls = page.get_by_role("region", name="Dice rolls").get_by_role("row")
    expect(rolls).to_have_count(12)
    record = httpx.get(f"{served.url}/api/games/{code}/record").json()
    chance = [act for act in record["actions"] if act["seat"] == "chance"]
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "ok")
    expect(page.locator("[data-proof]")).to_contain_text(f"{len(chance)} outcomes")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save record").click()
    assert json.loads(saved.value.path().read_text())["result"] == record["result"]
    page.goto(served.url)
    page.locator("[data-act=import]").set_input_files(saved.value.path())
    expect(page.locator("[data-page=replay], [data-page=after]")).to_be_visible()  # as a new table
    assert code not in page.url


@pytest.mark.timeout(900)
def test_a_game_is_analysed_on_request(page: Page, served):
    game = hexstead.new("germany", players=3, seed=22, options={"game.points": 4, "trade.offers": 0})
    play_out(game, Random(22))
    code = httpx.post(f"{served.url}/api/games", json=game.record()).json()["table"]
    page.set_default_timeout(LOADING)
    page.goto(f"{served.url}/g/{code}")
    page.locator("[data-act=analyse]").wait_for()
    page.evaluate(RATED, code)
    page.locator("[data-act=analyse]").click()
    part = page.locator("[data-part=analysis]")
    expect(part).to_have_attribute("data-depth", "1", timeout=LOADING)
    expect(part.get_by_role("heading", name="Analysis")).to_be_focused()
    expect(part.get_by_role("region", name="Luck and decisions").get_by_role("row")).to_have_count(4)
    assert part.get_by_role("region", name="Chance to win").evaluate(LABELS) == 3
    for wide in (1280, 390):
        page.set_viewport_size({"width": wide, "height": 800})
        assert page.evaluate(FAULTS) == []
        assert violations(page) == []
    part.get_by_role("region", name="Costliest mistakes").get_by_role("link").first.click()
    chances = page.locator("[data-page=replay] .chances")
    expect(chances.get_by_role("listitem")).to_have_text(
        [re.compile(rf"{name}\d+%$") for name in ("Red", "Orange", "White")]
    )
    expect(chances).to_contain_text(re.compile(r"it cost about [\d.]+ points of the chance to win\. Better: \w+"))
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    """What axe finds."""
    return [fault["id"] for fault in Axe().run(page, context={"exclude": [[".picture"]]}).response["violations"]]


LOADING = 600_000  # milliseconds; the bots may have to compile

# Analyse a game until its moves are rated, which takes ready bots.
RATED = """async (code) => {
  const ask = async () => (await fetch(`/api/games/${code}/analysis`)).json();
  while (!(await ask()).analysis?.rated) await new Promise((done) => setTimeout(done, 300));
}"""

# The number of names in a chart that are inside it.
LABELS = """(card) => {
  const box = card.querySelector('.chart svg').getBoundingClientRect();
  const names = [...card.querySelectorAll('.chart g > text')].map((e) => e.getBoundingClientRect());
  return names.filter(({top, bottom, right}) => top >= box.top && bottom <= box.bottom && right <= box.right).length;
}"""


def test_a_forged_record_is_detected(page: Page, served, finished):
    code = finished("germany")
    forged = httpx.get(f"{served.url}/api/games/{code}/record").json()
    at, roll = next((i, act) for i, act in enumerate(forged["actions"]) if act["type"] == "dice")
    roll["dice"] = [roll["dice"][0] % 6 + 1, roll["dice"][1]]
    page.route("**/record", lambda route: route.fulfill(json=forged))
    page.goto(f"{served.url}/g/{code}")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator("[data-proof]")).to_contain_text(f"Action {at + 1} doesn't follow from the seed.")


PAGES = {
    "start": "/", "new": "/new?game=america", "rules": "/rules#a-rail", "almanac": "/almanac",
    "replay": "/g/{america}@600", "after": "/g/{germany}", "device": "/device",
}  # fmt: skip


THERE = {
    "start": ".game .picture svg", "new": "[data-option]", "rules": "#a-rail .picture svg", "almanac": "article",
    "replay": ".lines [aria-current]", "after": ".luck", "device": "[data-part=data]",
}  # fmt: skip


def opened(page: Page, served, finished, name: str) -> None:
    """Open a page and wait until it is complete."""
    path = PAGES[name]
    page.goto(served.url + path.format(america=finished("america"), germany=finished("germany")))
    page.locator(THERE[name]).first.wait_for(timeout=30_000)
    if name == "replay":
        page.locator("[data-act=why]").click()
        page.locator(".why h3").wait_for(timeout=60_000)


# Texts that overflow or overlap.
FAULTS = """() => {
  const out = [];
  const clipped = (e) => e && (getComputedStyle(e).clipPath !== 'none' || clipped(e.parentElement)); // read aloud
  const shown = (e) => e.checkVisibility({opacityProperty: true}) && !clipped(e) && !e.closest('.board, [inert]');
  // What moves below others when it is scrolled; of the table, what has a test of its own.
  const small = innerWidth < 900 || innerHeight < 640;
  const rolling = '.find, .lines, .data, nav, .acts, .hand, .sites, .specials' + (small ? ', .more' : '');
  const rolls = (e) => e.closest(rolling);
  if (document.documentElement.scrollWidth > innerWidth) out.push('the page is wider than the window');
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !shown(parent) || parent.closest('svg, select, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1) texts.push({text: node.textContent.trim(), box, parent});
  }
  for (const {text, box, parent} of texts) {
    const holder = parent.closest('button, a.btn, .chip, .panel, label, header, nav, main') ?? document.body;
    const frame = holder.getBoundingClientRect();
    const loose = getComputedStyle(parent).textOverflow === 'ellipsis' || rolls(parent);
    const beside = box.left < frame.left - 1 || box.right > frame.right + 1;
    if (!loose && (beside || box.top < frame.top - 2 || box.bottom > frame.bottom + 2))
      out.push('leaves its box: ' + text);
    if (!loose && box.right > innerWidth + 1) out.push('leaves the window: ' + text);
  }
  const still = texts.filter(({parent}) => !rolls(parent)).sort((a, b) => a.box.top - b.box.top);
  for (const [i, {text, box, parent}] of still.entries())
    for (let j = i + 1; j < still.length && still[j].box.top < box.bottom - 4; j++) {
      const other = still[j].box;
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - other.top;
      if (across > 1.5 && down > 4 && parent !== still[j].parent) out.push(`meet: ${text} | ${still[j].text}`);
    }
  return [...new Set(out)];
}"""
SIZES = [(1280, 800), (1920, 1080), (390, 844)]


# The text of a page without labels of maps and IDs of rules.
WORDS = """() => {
  const copy = document.querySelector('main').cloneNode(true);
  copy.querySelectorAll('svg, code').forEach((e) => e.remove());
  return copy.textContent;
}"""


@pytest.mark.parametrize(("language", "theme"), [("en-US", "light"), ("de-DE", "dark")])
def test_pages_are_accessible_fit_and_are_fully_translated(browser, served, finished, language, theme):
    page = browser.new_context(locale=language).new_page()
    page.add_init_script(f"localStorage.setItem('hexstead.theme', '{theme}')")
    faults: dict[str, object] = {}
    for name in PAGES:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[0], strict=True)))
        opened(page, served, finished, name)
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            page.evaluate("document.fonts.ready")
            faults[f"{name} {wide}"] = page.evaluate(FAULTS)
            take_picture(page, f"{name}-{theme}-{wide}")
        for look in (theme, "hc") if theme == "light" else (theme,):
            page.evaluate("look => (document.documentElement.dataset.theme = look)", look)
            found = Axe().run(page, context={"exclude": [[".picture"]]})
            faults[f"{name}, axe, {look}"] = found.generate_report() if found.violations_count else None
        if language == "de-DE":
            text = re.sub(r"\b[AG]-[A-Z]+-\d+|\w+ City", " ", page.evaluate(WORDS))  # IDs of rules, names of cities
            faults[f"{name}, English"] = set(re.findall(r"[a-zäöüß]+", text.lower())) & (ENGLISH - {"a", "not"})
    page.context.close()
    assert {place: fault for place, fault in faults.items() if fault} == {}
