"""A player that uses the page: it clicks one of the available controls, preferring those that make progress."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError

# All controls that can be clicked now, by their data attributes.
CONTROLS = """() => {
  const shown = (e) => e.getClientRects().length > 0;
  const out = [];
  for (const e of document.querySelectorAll('button:enabled:not([aria-disabled=true]), [role=button]')) {
    if (!shown(e)) continue;
    const d = e.dataset;
    const act = d.act ?? d.type ?? (d.open && 'open-' + d.open) ?? (d.mode && 'mode-' + d.mode);
    if (act) out.push([act, d.target ?? d.card ?? d.get ?? d.seat ?? '', e.getAttribute('aria-label') ?? '']);
  }
  const table = document.querySelector('main.table');
  return {
    controls: out,
    prompt: table?.dataset.prompt ?? null,
    asked: document.querySelector('.board') !== null && document.querySelector('.prompt')?.dataset.asked === 'true',
    phase: document.querySelector('.prompt')?.dataset.phase ?? null,
    over: document.querySelector('[data-over]') !== null,
    refusal: document.querySelector('.refusal')?.textContent?.trim() ?? null,
  };
}"""

# The centre of a control.
POINT = """([act, target]) => {
  const found = [...document.querySelectorAll(`[data-act="${act}"]:enabled, [data-type="${act}"]`)].find((e) => {
    const d = e.dataset;
    return e.getClientRects().length > 0 && (!target || [d.target, d.card, d.get, d.seat].includes(target));
  });
  if (!found) return null;
  if (found instanceof HTMLElement) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

# Whether the table has answered a click at a prompt.
ANSWERED = """before => { const table = document.querySelector('main.table');
  return table.dataset.waiting === 'false' &&
    (table.dataset.prompt !== before || document.querySelector('.refusal')); }"""
MISSED_MS = 3_000  # after which a click may have missed a control that was moving
MISSES = 3  # clicks of one control that may miss

# Preferred controls, in order; the remaining actions of a turn are chosen less often.
FIRST = ("build_landmark", "build_hall", "place_hall", "place_city", "deliver", "choose_payout", "conclude",
         "play_card", "move_settler", "move_train", "pick", "mode-move_settler", "mode-build_settler",
         "mode-move_train", "build_road", "build_rail", "mode-build_train",
         "buy_card", "roll", "rob", "move_goetz", "move_outlaw", "take", "take_gold",
         "done", "exchange", "accept", "withdraw", "decline")  # fmt: skip
LAST = ("end_turn", "pass", "decline", "withdraw", "done")
EXCHANGES = 0.3  # probability of trading with the supply
KEEN = {"accept": 0.3, "build_road": 0.8, "done": 0.0, "buy_card": 0.9, "pick": 0.0, "mode-move_train": 0.8,
        "move_train": 0.9, "mode-build_train": 0.4, "mode-build_settler": 0.9, "take_gold": 0.5}  # fmt: skip


STALE = "Too late: the game has moved on."  # an offer can close while it is being answered


class Clicker:
    """A player on one page, at one seat."""

    def __init__(self, page: Page, seed: object, first: Sequence[str] = FIRST):
        self.page, self.first = page, first
        self.random = Random(repr(seed))
        self.clicked: Counter[str] = Counter()

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(CONTROLS)
        return found

    def play(self, until: str = "over", clicks: int = 1500, seconds: float = 200.0) -> None:
        """Click until the game is over or a phase is reached."""
        end = time.monotonic() + seconds
        while sum(self.clicked.values()) < clicks and time.monotonic() < end:
            seen = self.look()
            if seen["over"] or (seen["asked"] and seen["phase"] == until):
                return
            if seen["asked"]:
                self.answer(seen)
            else:
                self.page.wait_for_timeout(5)
        raise AssertionError(f"Not {until} after {self.clicked}: {self.look()}")

    def answer(self, seen: dict[str, Any]) -> None:
        """Answer the prompt with one control, or with those that one action needs."""
        if seen["phase"] == "discard":
            self.discard()
            return
        acts = {act for act, *_ in seen["controls"]}
        if self.random.random() < EXCHANGES and "open-exchange" in acts and "exchange" not in acts:
            self.page.locator("[data-open=exchange]").click()
            if (ratios := self.page.locator("[data-ratio]")).count():
                ratios.nth(self.random.randrange(ratios.count())).click()
            seen = self.look()
        acts = {act for act, *_ in seen["controls"]}
        wanted = next((act for act in self.first if act in acts and self.keen(act)), None)
        if wanted is None:
            wanted = next((act for act in LAST if act in acts), None)
        if wanted is None:
            assert seen["phase"] == "offer", seen  # the seat has declined and could only change its answer
            self.page.wait_for_timeout(5)
            return
        if wanted != "exchange" and (cancel := self.page.locator("[data-dialog=exchange] [data-act=cancel]")).count():
            cancel.click()
        if wanted.startswith("mode-"):
            self.page.locator(f"[data-mode={wanted[5:]}]").click()
            self.opened(wanted[5:], seen["prompt"])
        elif wanted == "pick":
            self.opened("move_", seen["prompt"])
        else:
            target = self.target(seen, wanted)
            self.click(wanted, target, seen["prompt"])

    def opened(self, act: str, prompt: str | None) -> None:
        """Perform an action with several parts: the piece to move, the target, the piece to take off."""
        seen = self.look()
        if not any(kind.startswith(act) for kind, *_ in seen["controls"]):
            picked = f'[data-target="{self.target(seen, "pick")}"]'
            self.page.locator(f"[data-act=pick]{picked}, [data-type=pick]{picked}").first.click()
            seen = self.look()
        kind = next(kind for kind, *_ in seen["controls"] if kind.startswith(act))
        self.click(kind, self.target(seen, kind), prompt)

    def target(self, seen: dict[str, Any], act: str) -> str:
        """Choose a target, preferably one that founds a city or a path that ends at a named place."""
        found = [(target, label) for kind, target, label in seen["controls"] if kind == act]
        good = [target for target, label in found if "(a city" in label]
        good = good or [target for target, label in found if "–" in label and "… – …" not in label]
        if not good or self.random.random() > 0.7:
            good = [target for target, _ in found]
        return str(self.random.choice(good))

    def keen(self, act: str) -> bool:
        return self.random.random() < KEEN.get(act, 1.0)

    def discard(self) -> None:
        dialog = self.page.locator("[data-dialog=discard]")
        while (more := dialog.locator(".more:enabled")).count():
            more.nth(self.random.randrange(more.count())).click()
        self.click("discard", "", self.look()["prompt"])

    def click(self, act: str, target: str, prompt: str | None, misses: int = MISSES) -> None:
        """Click a control, answer follow-up choices, and wait for the answer of the table."""
        point = self.page.evaluate(POINT, [act, target])
        if point is None:  # a standing order has answered already
            assert self.look()["prompt"] != prompt, f"{act} {target} is gone, and the question is not"
            return
        self.page.mouse.click(*point)
        self.clicked[act] += 1
        for further in ("taking", "native_support"):
            more = self.page.locator(f"[data-act={further}]")
            if more.count() and (act.startswith("build") or act == "play_card"):
                more.nth(self.random.randrange(more.count())).click()
                self.clicked[further] += 1
        try:
            self.page.wait_for_function(ANSWERED, arg=prompt, timeout=MISSED_MS)
        except TimeoutError:
            now = self.page.evaluate(POINT, [act, target])
            is_waiting = self.page.locator("main.table[data-waiting=true]").count()
            if misses and now not in (None, point) and not is_waiting:  # the board was changing its size
                self.click(act, target, prompt, misses - 1)
                return
            self.page.wait_for_function(ANSWERED, arg=prompt)
        refusal = self.look()["refusal"]
        assert refusal in (None, STALE), f"{act} {target} was lit, but: {refusal}"
