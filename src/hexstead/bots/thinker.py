"""The levels as bots: Greenhorn, Settler and Engineer think over the masked record, Baron also in imagined worlds."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import Any

from ..core.actions import MAKE_OFFER
from ..core.records import Record
from ..core.table import OFFER
from .bot import Move, Seen, Sight, Terms
from .imagine import Knowledge
from .kernel import BEST, DECIDE, NARROW, SHORTLIST, TRY, thinking
from .mind import BARON, LEVELS, SIGHT, SLOTS, mind_of

AT_ONCE = 8  # worlds imagined at once
PROMISE = 12  # what a choice promised without them counts like so many worlds: a few more say little
NARROWED = {8: 2, 24: 6}  # after so many worlds the worse half of the short list is tried no more; the promise then


class Head:
    """One seat's thinking on one back end: the records that the bots' kernel works on."""

    def __init__(self, terms: Terms, seat: int, seed: int, level: int, kind: str, levels: Mapping[str, Any] | None):
        self.engine = terms.engine(kind)
        self.seat = seat
        self.mind = mind_of(terms.game)
        self._think = self.engine.load(thinking(terms.game))["think"]
        record = self.mind.make(self.engine.game, levels)
        record.level[seat] = level
        self.minds = self.engine.group(self.mind.record, [record])
        self.works = self.engine.new_work()
        self.thoughts = self.engine.many(SLOTS)
        self.worlds = self.engine.many(1)
        self.put(self.works, "random_a", 1 + seed % 2147483000)
        self.put(self.works, "random_b", 1 + seed * 7919 % 2147483000)

    def put(self, records: Any, field: str, value: int) -> None:
        if isinstance(records, list):
            setattr(records[0], field, value)
        else:
            records[field][0] = value

    def look(self, masked: Record, legal: Any = ()) -> None:
        """Turn to a position and its choices."""
        self.thoughts[SIGHT : SIGHT + 1] = self.engine.group(self.engine.game.state, [masked])
        n = len(legal)
        self.put(self.minds, "n_choices", n)
        if isinstance(self.minds, list):
            self.minds[0].choice[:n] = list(legal)
        else:
            self.minds["choice"][0, :n] = legal

    def ask(self, question: int, i: int = 0) -> int:
        answer: int = self._think(
            question, self.thoughts, self.worlds, self.engine.boards, self.works, self.minds, self.seat, i
        )
        return answer

    def read(self) -> Any:
        """The mind, to read."""
        return self.engine.look(self.minds)


class Thinker:
    """A level that decides by the masked record alone."""

    sees = False  # it need not be told what happens

    def __init__(self, level: str, engine: str = "fast", levels: Mapping[str, Any] | None = None):
        self.name = level
        self.level = LEVELS.index(level)
        self._kind = engine
        self._levels = levels  # weights and settings; None: the committed ones
        self._head: Head | None = None

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self._head = Head(terms, seat, seed, self.level, self._kind, self._levels)

    @property
    def head(self) -> Head:
        if self._head is None:
            raise RuntimeError("begin() comes first: a bot decides in a game.")
        return self._head

    def see(self, seen: Seen) -> None:
        """Nothing to remember: the masked record says it all."""

    def decide(self, sight: Sight) -> Move:
        self.head.look(sight.masked, sight.legal)
        return self.head.ask(DECIDE)

    def close(self) -> None:
        self._head = None


class Searcher(Thinker):
    """Baron: keeps count of everything its seat saw, and tries its best choices in worlds that fit.

    It tries so many worlds at most, and stops after so many milliseconds where those are given. Without them its moves
    depend on the seed alone.
    """

    sees = True

    def __init__(
        self,
        level: str = LEVELS[BARON],
        engine: str = "fast",
        levels: Mapping[str, Any] | None = None,
        *,
        worlds: int = 48,
        ms: int = 0,
    ):
        super().__init__(level, engine, levels)
        self._worlds = worlds
        self.seconds = ms / 1000  # for each decision; 0: as long as all worlds take
        self._knowledge: Knowledge | None = None
        self._draw = Random()
        self.tried = 0  # worlds of the last decision

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        super().begin(terms, seat, seed)
        self.head.worlds = self.head.engine.many(AT_ONCE)
        self._knowledge = Knowledge(terms, seat, seed, engine=self._kind)
        self._draw = Random(seed)

    def see(self, seen: Seen) -> None:
        if self._knowledge is not None:
            self._knowledge.see(seen)

    def decide(self, sight: Sight) -> Move:
        began = time.perf_counter()
        self.tried = 0
        first = super().decide(sight)
        kind = self.head.engine.game.actions.moves[first][0] if isinstance(first, int) else MAKE_OFFER
        phase: int = getattr(sight.masked, "phase")  # noqa: B009 (records are made at run time)
        if len(sight.legal) == 1 or phase == OFFER or kind == MAKE_OFFER:
            return first
        if self.head.ask(SHORTLIST) < 2:
            return first
        while self.tried < self._worlds and not (self.seconds and time.perf_counter() - began >= self.seconds):
            self._try_next(sight)
            if self.tried in NARROWED:
                self.head.ask(NARROW, NARROWED[self.tried])
        best: int = self.head.read().choice[self.head.ask(BEST, PROMISE)]
        return best

    def _try_next(self, sight: Sight) -> None:
        """Try the short list in one more world; worlds are imagined a few at once."""
        at = self.tried % AT_ONCE
        if at == 0 and self._knowledge is not None:
            self._knowledge.fill(sight.masked, self.head.worlds, 0, AT_ONCE, self._draw)
        self.head.ask(TRY, at)
        self.tried += 1
