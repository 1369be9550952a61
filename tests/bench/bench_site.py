"""The static site in Chromium: first prompt, bots' turns, longest task and memory of the page; `make bench` only.

Times are of the wall clock, without those in which the busiest thread of the page waited for a processor that other
programs used. Tasks are measured in processor time. The trace stays in .cache/site-trace.json, for chrome://tracing.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.clicker import Clicker
from tests.browser.launching import QUIET, find_chromium, no_sandbox
from tests.site.built import ROOT
from tests.site.offline_games import CONTROLLED, SETTINGS, WAIT, hosted_site, stored_entries

MAX_COLD, MAX_WARM = 8.0, 4.0  # seconds from Play now to the first prompt: first visit, later visits
MAX_TURN = 4.0  # seconds of a Baron's turn
MAX_TASK = 0.1  # seconds of the page's longest task while bots think
MAX_MEMORY = 350.0  # MB of the page's process, with both workers
ROUNDS = 3
TRACE = ROOT / ".cache" / "site-trace.json"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=found, args=QUIET.split() + no_sandbox())


class Process:
    """The process of a page, with all its workers: the renderer that has used a processor most."""

    def __init__(self, browser: Browser):
        found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        used = {process["id"]: process["cpuTime"] for process in found if process["type"] == "renderer"}
        self.folder = Path(f"/proc/{max(used, key=lambda id: used[id])}")

    def times(self) -> dict[str, tuple[float, float]]:
        """By thread: seconds on a processor, and seconds in which it waited for one."""
        out = {}
        for thread in self.folder.glob("task/*"):
            ran, waited = (thread / "schedstat").read_text().split()[:2]
            out[thread.name] = int(ran) / 1e9, int(waited) / 1e9
        return out

    def memory(self) -> float:
        """MB of memory, of which pages shared with other processes count in part."""
        lines = (self.folder / "smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 1e6


@contextmanager
def timed(process: Process) -> Iterator[dict[str, float]]:
    """Measure a block: seconds, and those that the busiest thread waited."""
    found: dict[str, float] = {}
    before, began = process.times(), time.monotonic()
    yield found
    found["wall"] = time.monotonic() - began
    spent = {
        name: (ran - before.get(name, (0, 0))[0], waited - before.get(name, (0, 0))[1])
        for name, (ran, waited) in process.times().items()
    }
    found["processor"] = sum(ran for ran, _ in spent.values())
    found["lost"] = max(spent.values())[1]
    found["own"] = found["wall"] - found["lost"]


def first_prompt(page: Page, browser: Browser) -> dict[str, float]:
    """Click on Play now as soon as it is there, and wait for the first prompt."""
    page.locator("[data-act=play]").wait_for()
    with timed(Process(browser)) as found:
        page.locator("[data-act=play]").click()
        page.locator(".prompt[data-asked=true]").wait_for()
    return found


def shown(name: str, found: dict[str, float]) -> None:
    parts = ", ".join(f"{part} {seconds:.2f} s" for part, seconds in found.items())
    print(f"\n{name}: {parts}", end="")


def bot_turns(page: Page) -> list[float]:
    """Seconds of the bots' turns in the browser's log: those before each entry of a bot, without answers to offers."""
    entries = stored_entries(page)
    turns: dict[tuple[int, int], float] = defaultdict(float)
    number = 0
    for before, entry in pairwise(entries):
        if entry["kind"] != "act":
            continue
        kinds = {action["type"] for action in entry["data"]["actions"]}
        if entry["data"].get("by") == "bot":
            turns[number, entry["seat"]] += entry["at"] - before["at"]
        number += "end_turn" in kinds
    return sorted(turns.values())


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


def test_the_static_site_is_quick_and_small(browser):
    with hosted_site() as hosted:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(WAIT)
        context.add_init_script(SETTINGS)
        page = context.new_page()
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
        page.locator("[data-act=level]").select_option("baron")
        page.locator("[data-game=america] [data-act=play-short]").click()
        expect(page.locator("main[data-game=america] .player")).to_have_count(4, timeout=WAIT)
        clicker = Clicker(page, 1)
        clicker.play(until="action", seconds=600)
        before = len(stored_entries(page))
        browser.start_tracing(page=page, path=TRACE, categories=["toplevel", "devtools.timeline"])
        process = Process(browser)
        with timed(process) as rounds:
            for _ in range(ROUNDS):
                page.locator("[data-act=end_turn]:enabled").wait_for()  # it follows the dice
                clicker.click("end_turn", "", clicker.look()["prompt"])
                clicker.play(until="action", seconds=600)
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
        memory = process.memory()
        print(f"\nmemory of the page and its workers: {memory:.0f} MB", end="")
        context.close()
    assert cold["own"] <= MAX_COLD
    assert warm["own"] <= MAX_WARM
    assert share * turns[-1] <= MAX_TURN
    assert tasks[0][0] <= MAX_TASK
    assert memory <= MAX_MEMORY
