"""How a table flows for a single person in a real browser: prompts, offers and waiting, over complete games.

The person clicks on what the page offers, and answers offers of bots as soon as they are shown.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from playwright.sync_api import Page, sync_playwright

from hexstead.bots.bot import Sight, Terms
from hexstead.bots.specs import make_bot
from hexstead.core.common_fields import ASKED
from hexstead.core.game import Game
from hexstead.core.game_file import replay, without_proof
from tests.browser.clicker import Clicker
from tests.browser.launching import QUIET, find_chromium, no_sandbox
from tests.browser.waiting import Chain
from tests.server.serving import CALM, Served, serving

ME = 0
SHORT = {"germany": {"game.points": 8}, "america": {"game.goods": 3}}
LEVELS = ("settler", "engineer", "baron")
PACE = 0.45  # the server's default
MAX_OFFERS, MIN_PAYABLE, MIN_WORTH = 0.35, 0.6, 0.25  # offers per bot turn; shares of all offers
MAX_WAITING = 1.0  # mean seconds per round
MAX_ROUND = {"engineer": 6.0, "baron": 12.0}  # mean seconds of three bots' turns on an idle machine
# Click on an answer to a bot's offer, if one is shown.
ANSWER = """() => document.querySelector('[data-window=offer] [data-act=decline]:enabled')?.click()"""
PREPARATION = 3600.0  # maximum seconds until the bots' kernels are compiled and loaded
JUDGE = "engineer"  # estimates whether an offer is worth accepting
REFUSALS = {"decline", "pass"}  # refusal of an offer, and of building after a turn


@dataclass
class Flow:
    """Frames of one game with the times at which the page received them."""

    frames: list[tuple[float, dict[str, Any]]] = field(default_factory=list)
    chain: Chain | None = None
    starved: list[float] = field(default_factory=list)  # seconds lost to other processes before each frame

    @classmethod
    def of(cls, page: Page) -> Flow:
        """Keep the frames that a page receives from now on."""
        flow = cls()

        def keep(text: str | bytes) -> None:
            frame = json.loads(text)
            if "prompt" in frame and "window" in frame:
                flow.frames.append((time.monotonic(), frame))
                flow.starved.append(flow.chain.starved() if flow.chain else 0.0)

        page.on("websocket", lambda ws: ws.on("framereceived", keep))
        return flow

    def single_answers(self) -> list[dict[str, Any]]:
        """Prompts about an offer or building after a turn that the person saw and could answer in only one way."""
        return [
            frame["prompt"]
            for _, frame in self.frames
            if is_shown(frame) and not is_my_turn(frame) and is_single(frame["prompt"])
        ]

    def rounds(self) -> Iterator[tuple[float, float, float]]:
        """Seconds from the end of the person's turn to their next one: all, those in which the table waited for the
        person, and those in which server and bots waited for a processor that other programs used.

        Rounds in which the person had to decide something else (to discard, for example) are left out.
        """
        began, waited, lost, is_clean = 0.0, 0.0, 0.0, False
        for n, ((at, frame), (until, _)) in enumerate(zip(self.frames, self.frames[1:], strict=False)):
            if is_my_turn(frame):
                if began and is_clean:
                    yield at - began, waited, max(0.0, self.starved[n] - lost)
                began = 0.0
                continue
            if not began:
                began, waited, lost, is_clean = at, 0.0, self.starved[n], True
            window = frame["window"]
            if window is not None and ME in window["seats"]:
                waited += until - at
            elif is_shown(frame):
                is_clean = False


def is_my_turn(frame: dict[str, Any]) -> bool:
    return bool(frame["view"]["position"]["turn_seat"] == ME)


def is_shown(frame: dict[str, Any]) -> bool:
    """Whether the page shows the prompt as a question: it is not answered automatically."""
    window = frame["window"]
    return frame["prompt"] is not None and (not frame["optional"] or (window is not None and ME in window["seats"]))


def is_single(prompt: dict[str, Any]) -> bool:
    """Whether the only possible answer is to decline an offer, or to pass in a build phase."""
    return len(prompt["choices"]) == 1 and prompt["choices"][0]["type"] in REFUSALS


def judge_offers(game: Game) -> Counter[str]:
    """Count the bots' turns and offers of a game, how many offers somebody could pay, and how many Engineer accepts."""
    counts: Counter[str] = Counter()
    record = game.record(proof=False)
    again = replay(record, 0)
    terms = Terms.of(again)
    judges: dict[int, Any] = {}
    for action in record["actions"]:
        again.apply(without_proof(action))
        seat, kind = action.get("seat"), action["type"]
        if seat == ME or not isinstance(seat, int):
            continue
        counts["bot turns"] += kind == "end_turn"
        if kind != "offer":
            continue
        counts["offers"] += 1
        payers = [other for other in range(again.players) if can_accept(again, other)]
        counts["offers that somebody can pay"] += bool(payers)
        for other in payers:
            if other not in judges:
                judges[other] = make_bot(JUDGE)
                judges[other].begin(terms, other, 0)
        counts["offers that are worth accepting"] += any(
            accepts(again, judges[other], terms, other) for other in payers
        )
    for judge in judges.values():
        judge.close()
    return counts


def can_accept(game: Game, seat: int) -> bool:
    return game.state.answer[seat] == ASKED and any(is_accept(game, code) for code in game.legal_codes(seat))


def is_accept(game: Game, code: int) -> bool:
    actions = game.definition.actions
    return bool(actions.classes[actions.moves[code][0]].type_name() == "accept")


def accepts(game: Game, judge: Any, terms: Terms, seat: int) -> bool:
    decided = judge.decide(Sight(terms, seat, game.masked(seat), game.legal_codes(seat)))
    return isinstance(decided, int) and is_accept(game, decided)


class Person(Clicker):
    """A person who also answers the offers of bots."""

    def look(self) -> dict[str, Any]:
        self.page.evaluate(ANSWER)
        return super().look()


def play_game(served: Served, page: Page, seed: int, game: str, level: str, options: dict[str, Any]) -> Counter[str]:
    """Play a complete game against three bots of a level; return what was counted, with times in milliseconds."""
    made = served.make(game=game, options=options, seats=["person"] + [level] * 3, seed=seed)
    page.set_default_timeout(30_000)
    flow = Flow.of(page)
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    page.goto(f"{served.url}/t/{made['table']}")
    page.locator("main.table").wait_for()
    flow.chain = Chain(served, None)  # times are measured when messages arrive, not when the page has drawn them
    flow.starved = [flow.chain.starved()] * len(flow.frames)
    Person(page, seed).play(clicks=4000, seconds=2400)
    counts = judge_offers(served.game(made["table"]))
    counts["games"] = 1
    counts["prompts"] = sum(is_shown(frame) for _, frame in flow.frames)
    counts["prompts with a single answer"] = len(flow.single_answers())
    for seconds, waited, lost in flow.rounds():
        counts["rounds"] += 1
        counts["ms waited"] += round(1000 * waited)
        counts[f"rounds of {level}"] += 1
        counts[f"ms of rounds of {level}"] += round(1000 * (seconds - waited))
        counts[f"ms lost of rounds of {level}"] += round(1000 * min(lost, seconds - waited))
    return counts


def await_bots(served: Served, seconds: float) -> None:
    """Wait until bots have loaded their kernels: until then they are slower, and compiling slows everything down."""
    end = time.monotonic() + seconds
    while (state := served.server.app.state.bots.state) != "ready":
        assert time.monotonic() < end, f"the bots are still {state}"
        time.sleep(0.1)


def prove_flow(game: str, seed: int, count: int) -> Counter[str]:
    """Play complete games, short and full, against all levels in turn."""
    counts: Counter[str] = Counter()
    settings = replace(CALM, pace=PACE, warm=True)
    with serving(settings) as served, sync_playwright() as playwright:
        await_bots(served, PREPARATION)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET.split() + no_sandbox())
        for number in range(seed * count, (seed + 1) * count):
            options = SHORT[game] if number // len(LEVELS) % 2 == 0 else {}
            page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
            counts += play_game(served, page, number, game, LEVELS[number % len(LEVELS)], options)
            page.context.close()
        browser.close()
    return counts


def flow_summary(counts: Counter[str]) -> dict[str, Any]:
    """The figures; fails if one misses its limit."""
    offers, rounds = max(counts["offers"], 1), max(counts["rounds"], 1)
    shares = {
        "offers per bot turn": counts["offers"] / max(counts["bot turns"], 1),
        "payable": counts["offers that somebody can pay"] / offers,
        "worth accepting": counts["offers that are worth accepting"] / offers,
        "seconds waited per round": counts["ms waited"] / rounds / 1000,
    }
    measured = {level: _mean_seconds(counts, level, f"ms of rounds of {level}") for level in LEVELS}
    lost = {level: _mean_seconds(counts, level, f"ms lost of rounds of {level}") for level in LEVELS}
    figures = {name: round(value, 3) for name, value in shares.items()}
    data = {**counts, **figures, "seconds per round": measured, "of these lost to other programs": lost}
    assert counts["prompts with a single answer"] == 0, data
    assert shares["offers per bot turn"] <= MAX_OFFERS, data
    assert counts["offers"] == 0 or shares["payable"] >= MIN_PAYABLE, data
    assert counts["offers"] == 0 or shares["worth accepting"] >= MIN_WORTH, data
    assert shares["seconds waited per round"] <= MAX_WAITING, data
    assert all(measured[level] - lost[level] <= limit for level, limit in MAX_ROUND.items()), data
    return data


def _mean_seconds(counts: Counter[str], level: str, name: str) -> float:
    return round(counts[name] / max(counts[f"rounds of {level}"], 1) / 1000, 2)
