"""The static site in Chromium: first prompt, bots' turns, longest task and memory of the page; `make bench` only.

Times are of the wall clock, without those in which the busiest thread of the page waited for a processor that other
programs used. Tasks are measured in processor time. The trace stays in .cache/site-trace.json, for chrome://tracing.

Memory is that of the process with the page, its two workers and the service worker (the proportional set size: private
memory, and its part of memory shared with other processes). It is sampled while bots think, and nothing is connected to
the browser then: while Playwright is, that process keeps copies of all responses, in base64, and removed elements. The
browser collects those before the round; what the round itself leaves counts.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright
from websockets.sync.client import connect as websocket

from hexstead.server.settings import OFFER_SECONDS
from tests.browser.clicker import Clicker
from tests.browser.launching import QUIET, find_chromium, no_sandbox
from tests.random_play import BUILT_IN
from tests.site.built import ROOT
from tests.site.offline_games import CONTROLLED, SETTINGS, WAIT, WISH, hosted_site, stored_entries

MAX_COLD, MAX_WARM = 8.0, 4.0  # seconds from Play now to the first prompt: first visit, later visits
MAX_TURN = 4.0  # seconds of a Baron's turn
MAX_TASK = 0.1  # seconds of the page's longest task while bots think
MAX_MEMORY = 350.0  # MB of the page's process, with its workers, while bots think
START_SECONDS = 60.0  # limit for the start of Chromium
IDLE_SECONDS, IDLE_SHARE = 12.0, 0.1  # a process that uses less than this share of a processor has finished its work
ROUNDS = 3
SEED = 19  # of the game against Barons: runs differ in what bots think of in the time they have, not in the dice
MAIN_PHASES = {"america": "action", "germany": "main"}
TRACE = ROOT / ".cache" / "site-trace.json"
CLICK_LATER = "void setTimeout(() => document.querySelector('[data-act=end_turn]').click(), 5000)"


class Chromium:
    """A browser that keeps running between connections."""

    def __init__(self, playwright: Playwright, program: str, profile: Path):
        self._playwright = playwright
        flags = [*QUIET.split(), *no_sandbox(), "--headless=new", "--window-size=1280,800", "--remote-debugging-port=0"]
        flags.append("--disable-back-forward-cache")  # it would keep earlier pages with their workers
        arguments = [program, *flags, f"--user-data-dir={profile}", "about:blank"]
        self._running = subprocess.Popen(arguments, stderr=subprocess.DEVNULL)
        self._port_file = profile / "DevToolsActivePort"

    def port(self) -> str:
        until = time.monotonic() + START_SECONDS
        while not self._port_file.exists() or len(self._port_file.read_text().split()) < 2:
            assert self._running.poll() is None, "Chromium has ended"
            assert time.monotonic() < until, "Chromium does not start"
            time.sleep(0.1)
        return self._port_file.read_text().split()[0]

    def connect(self) -> Browser:
        """Connect to it; closing the result only ends the connection."""
        return self._playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{self.port()}")

    def collect_garbage(self) -> None:
        """Remove what an earlier connection has left in pages and workers."""
        with urlopen(f"http://127.0.0.1:{self.port()}/json/list") as reply:
            targets = json.load(reply)
        for target in targets:
            with websocket(target["webSocketDebuggerUrl"]) as socket:
                socket.send(json.dumps({"id": 1, "method": "HeapProfiler.collectGarbage"}))
                while json.loads(socket.recv()).get("id") != 1:
                    pass

    def stop(self) -> None:
        self._running.terminate()
        self._running.wait()


@pytest.fixture
def chromium() -> Iterator[Chromium]:
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium")
    with sync_playwright() as playwright, TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        started = Chromium(playwright, found, Path(profile))
        yield started
        started.stop()


class Process:
    """The process of a page, with all its workers."""

    def __init__(self, number: int):
        self.folder = Path(f"/proc/{number}")

    def times(self) -> dict[str, tuple[float, float]]:
        """By thread: seconds on a processor, and seconds in which it waited for one."""
        out = {}
        for thread in self.folder.glob("task/*"):
            with suppress(OSError):  # it has ended
                ran, waited = (thread / "schedstat").read_text().split()[:2]
                out[thread.name] = int(ran) / 1e9, int(waited) / 1e9
        return out

    def processor(self) -> float:
        """Seconds on a processor, of all threads."""
        return sum(ran for ran, _ in self.times().values())

    def memory(self) -> float:
        """MB of memory, of which pages shared with other processes count in part."""
        lines = (self.folder / "smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 1e6

    def memory_until_idle(self) -> list[float]:
        """MB of memory, several times a second until the process has finished its work."""
        samples: list[float] = []
        used, since = self.processor(), time.monotonic()
        while True:
            time.sleep(0.2)
            samples.append(self.memory())
            if time.monotonic() - since >= IDLE_SECONDS:
                before, used, since = used, self.processor(), time.monotonic()
                if used - before < IDLE_SHARE * IDLE_SECONDS:
                    return samples


def renderers(browser: Browser) -> dict[int, Process]:
    """The processes of pages by number."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return {process["id"]: Process(process["id"]) for process in found if process["type"] == "renderer"}


def busiest(browser: Browser) -> Process:
    """The process of a page that has used a processor most."""
    return max(renderers(browser).values(), key=Process.processor)


@contextmanager
def timed(browser: Browser) -> Iterator[dict[str, float]]:
    """Measure a block: seconds, and those that the busiest thread of the busiest page waited."""
    found: dict[str, float] = {}
    before = {process: process.times() for process in renderers(browser).values()}
    began = time.monotonic()
    yield found
    found["wall"] = time.monotonic() - began
    spent = [spent_since(earlier, process.times()) for process, earlier in before.items()]
    threads = max(spent, key=lambda threads: sum(ran for ran, _ in threads))
    found["processor"] = sum(ran for ran, _ in threads)
    found["lost"] = max(threads)[1]
    found["own"] = found["wall"] - found["lost"]


def spent_since(
    before: dict[str, tuple[float, float]], after: dict[str, tuple[float, float]]
) -> list[tuple[float, float]]:
    """What each thread has added to its times."""
    starts = {name: before.get(name, (0.0, 0.0)) for name in after}
    return [(after[name][0] - ran, after[name][1] - waited) for name, (ran, waited) in starts.items()]


def first_prompt(page: Page, browser: Browser) -> dict[str, float]:
    """Click on Play now as soon as it is there, and wait for the first prompt."""
    page.locator("[data-act=play]").wait_for()
    with timed(browser) as found:
        page.locator("[data-act=play]").click()
        page.locator(".prompt[data-asked=true]").wait_for()
    return found


def shown(name: str, found: dict[str, float]) -> None:
    parts = ", ".join(f"{part} {seconds:.2f} s" for part, seconds in found.items())
    print(f"\n{name}: {parts}", end="")


def bot_turns(page: Page) -> list[float]:
    """Seconds of the bots' turns in the browser's log: those before each entry of a bot.

    Without the time in which the person can answer an offer: a bot waits for that, and thinks only afterwards.
    """
    turns: dict[tuple[int, int], float] = defaultdict(float)
    number = 0
    for before, entry in pairwise(stored_entries(page)):
        if entry["kind"] != "act":
            continue
        if entry["data"].get("by") == "bot":
            since = before["at"] + (OFFER_SECONDS if is_open_offer(before) else 0.0)
            turns[number, entry["seat"]] += max(0.0, entry["at"] - since)
        number += "end_turn" in kinds_of(entry)
    return sorted(turns.values())


def kinds_of(entry: dict[str, Any]) -> list[str]:
    """The types of an entry's actions."""
    return [action["type"] for action in entry["data"]["actions"]] if entry["kind"] == "act" else []


def is_open_offer(entry: dict[str, Any]) -> bool:
    """Whether an entry is an offer of a bot that the person can answer."""
    return kinds_of(entry)[-1:] == ["offer"] and entry["data"].get("by") == "bot"


def longest_tasks(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """Seconds of the tasks of the page's main thread: on a processor, and by the clock; the longest ones first."""
    events = trace["traceEvents"]
    mains = {
        (e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[Any, list[tuple[float, float]]] = defaultdict(list)
    for event in events:
        key = event["pid"], event["tid"]
        if key in mains and event["name"] in ("RunTask", "ThreadControllerImpl::RunTask") and "dur" in event:
            tasks[key].append((event.get("tdur", event["dur"]) / 1e6, event["dur"] / 1e6))
    page = max(tasks.values(), key=lambda found: sum(ran for ran, _ in found))
    return sorted(page, reverse=True)


def memory_of_a_round(chromium: Chromium, browser: Browser, page: Page) -> list[float]:
    """MB of the page while bots play a round and nothing is connected to the browser; ends the connection."""
    process, before = busiest(browser), len(stored_entries(page))
    page.locator("[data-act=end_turn]:enabled").wait_for()
    page.evaluate(CLICK_LATER)
    browser.close()
    chromium.collect_garbage()
    samples = process.memory_until_idle()
    page = chromium.connect().contexts[0].pages[0]
    entries = stored_entries(page)[before:]
    assert any(entry["data"].get("by") == "bot" for entry in entries)
    return samples


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_static_site_is_quick_and_small(chromium, game):
    with hosted_site() as hosted:
        browser = chromium.connect()
        context = browser.contexts[0]
        context.set_default_timeout(WAIT)
        page = context.pages[0]
        print(f"\n{game}\nmemory of an empty page: {busiest(browser).memory():.0f} MB", end="")
        context.add_init_script(SETTINGS)
        page.goto(hosted.address)
        cold = first_prompt(page, browser)
        shown("Play now, first visit", cold)
        while not page.evaluate(CONTROLLED):
            page.wait_for_timeout(50)
        page.goto("about:blank")
        page.goto(hosted.address)
        warm = first_prompt(page, browser)
        shown("Play now, later visits", warm)
        page.goto("about:blank")
        page.goto(hosted.address)
        page.evaluate(WISH, {"seed": SEED})
        page.locator("[data-act=level]").select_option("baron")
        page.locator(f"[data-game={game}] [data-act=play-full]").click()
        expect(page.locator(f"main[data-game={game}] .player")).to_have_count(4, timeout=WAIT)
        clicker = Clicker(page, 1)
        main = MAIN_PHASES[game]
        clicker.play(until=main, seconds=600)
        before = len(stored_entries(page))
        browser.start_tracing(page=page, path=TRACE, categories=["toplevel", "devtools.timeline"])
        with timed(browser) as rounds:
            for _ in range(ROUNDS):
                page.locator("[data-act=end_turn]:enabled").wait_for()  # it follows the dice
                clicker.click("end_turn", "", clicker.look()["prompt"])
                clicker.play(until=main, seconds=600)
        browser.stop_tracing()
        shown(f"{ROUNDS} rounds against three Barons", rounds)
        assert len(stored_entries(page)) > before
        turns = bot_turns(page)
        share = rounds["own"] / rounds["wall"]  # of the time in which other programs let the page work
        print(f"\nBaron's turns: mean {sum(turns) / len(turns):.2f} s, longest {turns[-1]:.2f} s,", end="")
        print(f" without other programs about {share * turns[-1]:.2f} s", end="")
        tasks = longest_tasks(json.loads(TRACE.read_text()))
        longest = ", ".join(f"{1000 * ran:.0f} ({1000 * wall:.0f})" for ran, wall in tasks[:5])
        print(f"\nlongest tasks of the page, ms of processor time (wall): {longest}", end="")
        samples = memory_of_a_round(chromium, browser, page)
        memory = max(samples)
        print(f"\nmemory of the page and its workers: at most {memory:.0f} MB while Barons think,", end="")
        print(f" {samples[-1]:.0f} MB afterwards", end="")
    assert cold["own"] <= MAX_COLD
    assert warm["own"] <= MAX_WARM
    assert share * turns[-1] <= MAX_TURN
    assert tasks[0][0] <= MAX_TASK
    assert memory <= MAX_MEMORY
