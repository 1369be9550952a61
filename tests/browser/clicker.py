"""Plays on the page as a person would: looks at what can be clicked, prefers what makes progress, and clicks it."""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Page

# Everything that may be clicked now, by what it says of itself.
CONTROLS = """() => {
  const shown = (e) => e.getClientRects().length > 0;
  const out = [];
  for (const e of document.querySelectorAll('button:enabled, [role=button]')) {
    if (!shown(e)) continue;
    const act = e.dataset.act ?? e.dataset.type ?? (e.dataset.open && 'open-' + e.dataset.open);
    if (act) out.push([act, e.dataset.target ?? e.dataset.card ?? e.dataset.get ?? e.dataset.seat ?? '']);
  }
  const table = document.querySelector('main.table');
  return {
    controls: out,
    prompt: table?.dataset.prompt ?? null,
    asked: document.querySelector('.prompt')?.dataset.asked === 'true',
    phase: document.querySelector('.prompt')?.dataset.phase ?? null,
    over: document.querySelector('[data-over]') !== null,
    refusal: document.querySelector('.refusal')?.textContent?.trim() ?? null,
  };
}"""

# What is clicked first when there is a choice; the rest of a turn's actions are rarer.
FIRST = ("build_landmark", "build_hall", "place_hall", "conclude", "play_card", "build_road", "buy_card", "roll", "rob",
         "move_goetz", "take", "done", "exchange", "accept", "withdraw", "decline")  # fmt: skip


STALE = "That is no longer what you are asked."  # an offer may close while it is answered


class Clicker:
    """One page, one seat."""

    def __init__(self, page: Page, seed: object):
        self.page = page
        self.random = Random(repr(seed))
        self.clicked: Counter[str] = Counter()

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(CONTROLS)
        return found

    def play(self, until: str = "over", clicks: int = 1500, seconds: float = 200.0) -> None:
        """Click until the game is over, or until a phase is reached."""
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
        """Answer the prompt by one control."""
        if seen["phase"] == "discard":
            self.discard()
            return
        if self.random.random() < 0.15 and any(act == "open-exchange" for act, _ in seen["controls"]):
            self.page.locator("[data-open=exchange]").click()
            seen = self.look()
        acts = {act for act, _ in seen["controls"]}
        wanted = next((act for act in FIRST if act in acts and self.keen(act)), None)
        if wanted is None:
            wanted = next(act for act in ("end_turn", "decline", "withdraw", "done") if act in acts)
        target = self.random.choice([target for act, target in seen["controls"] if act == wanted])
        self.click(wanted, target, seen["prompt"])

    def keen(self, act: str) -> bool:
        return self.random.random() < {"accept": 0.3, "build_road": 0.8, "done": 0.0, "buy_card": 0.9}.get(act, 1.0)

    def discard(self) -> None:
        dialog = self.page.locator("[data-dialog=discard]")
        while (more := dialog.locator(".more:enabled")).count():
            more.nth(self.random.randrange(more.count())).click()
        self.click("discard", "", self.look()["prompt"])

    def click(self, act: str, target: str, prompt: str | None) -> None:
        """Click a control and wait until the table has answered."""
        found = self.page.locator(f"[data-act={act}], [data-type={act}]")
        if target:
            names = ", ".join(f'[data-{key}="{target}"]' for key in ("target", "card", "get", "seat"))
            found = found.and_(self.page.locator(names))
        found.first.click(timeout=5000)
        self.clicked[act] += 1
        self.page.wait_for_function(
            """before => { const table = document.querySelector('main.table');
                return table.dataset.waiting === 'false' &&
                  (table.dataset.prompt !== before || document.querySelector('.refusal')); }""",
            arg=prompt,
        )
        refusal = self.look()["refusal"]
        assert refusal in (None, STALE), f"{act} {target} was lit, but: {refusal}"
