"""The levels as bots: Greenhorn, Settler and Engineer decide by the masked state, Baron also by rollouts."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import Any

from ..core.actions import MAKE_OFFER
from ..core.common_fields import OFFER
from ..core.layout import Struct
from .bot import Move, Seen, Sight, Terms
from .decision_kernel import BEST, DECIDE, HALVE, ROLL_OUT, SHORTLIST, decision_kernel
from .determinization import Knowledge
from .mind import SCRATCH_STATES, SEEN, Settings, known_mind, mind_of
from .random_bot import RandomBot

DETERMINIZATIONS = 48  # per decision of a level that searches, unless its settings or its spec say otherwise
BATCH = 8  # determinizations sampled per batch
ROLLOUT_LEVEL = "settler"  # plays rollouts, unless a level's settings name another: fast, so that there can be many
PRIOR = 12  # the static evaluation of a choice weighs as much as this number of rollouts
HALVINGS = {8: 2, 24: 6}  # number of rollouts → prior: the worse half of the short list is then dropped


class KernelSession:
    """One seat's access to the decision kernel: the structs that the kernel works on, on one back end."""

    def __init__(
        self, terms: Terms, seat: int, seed: int, level: str, kind: str, levels: Mapping[str, Settings] | None
    ):
        self.engine = terms.engine(kind)
        self.seat = seat
        self.mind = known_mind(terms.game)
        self._load()
        self.settings = self.mind.settings(level, levels)
        _, at, reference = level.partition("@")
        rollout_level = self.settings.get("rollout_level", ROLLOUT_LEVEL) + at + reference
        struct = self.mind.make(self.engine.game, [self.settings, self.mind.settings(rollout_level, levels)])
        struct.slot[seat], struct.rollout_slot = 0, 1
        self.minds = self.engine.group(self.mind.struct, [struct])
        self.works = self.engine.new_work()
        self.scratch = self.engine.many(SCRATCH_STATES)
        self.determinizations = self.engine.many(1)
        self.set(self.works, "random_a", 1 + seed % 2147483000)
        self.set(self.works, "random_b", 1 + seed * 7919 % 2147483000)

    def _load(self) -> None:
        self._think = self.engine.load(decision_kernel(self.engine.game.name))["think"]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_think", "mind")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.mind = known_mind(self.engine.game.name)
        self._load()

    def set(self, structs: Any, field: str, value: int) -> None:
        self.engine.write(structs, field, value)

    def look(self, masked: Struct, legal: Any = ()) -> None:
        """Set the position and the legal codes that the next questions are about."""
        self.scratch[SEEN : SEEN + 1] = self.engine.group(self.engine.game.state, [masked])
        n = len(legal)
        self.set(self.minds, "n_choices", n)
        self.engine.write_row(self.minds, "choice", legal)

    def ask(self, question: int, i: int = 0) -> int:
        """The kernel's answer to one of the questions in decision_kernel.py."""
        answer: int = self._think(
            question, self.scratch, self.determinizations, self.engine.boards, self.works, self.minds, self.seat, i
        )
        return answer

    def read(self) -> Any:
        """The mind, for reading."""
        return self.engine.look(self.minds)


class LevelBot:
    """A level that decides by the masked state alone. In a game without a mind it plays at random."""

    sees = False  # needs no history

    def __init__(self, level: str, engine: str = "fast", levels: Mapping[str, Settings] | None = None):
        self.name = level
        self.session: KernelSession | None = None  # None before begin() and in a game without a mind
        self._kind = engine
        self._levels = levels  # weights and settings; None: the committed ones
        self._random: RandomBot | None = None

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self.close()
        if mind_of(terms.game) is None:
            self._random = RandomBot()
            self._random.begin(terms, seat, seed)
        else:
            self.session = KernelSession(terms, seat, seed, self.name, self._kind, self._levels)

    def see(self, seen: Seen) -> None:
        pass

    def decide(self, sight: Sight) -> Move:
        if self._random is not None:
            return self._random.decide(sight)
        if self.session is None:
            raise RuntimeError("Call begin() before decide().")
        return self._decide(self.session, sight)

    def _decide(self, session: KernelSession, sight: Sight) -> Move:
        session.look(sight.masked, sight.legal)
        return session.ask(DECIDE)

    def close(self) -> None:
        self.session = self._random = None


class SearchBot(LevelBot):
    """Baron: samples determinizations that agree with all its seat has seen, and rolls out its best choices in them.

    It uses up to `worlds` determinizations per decision, and stops after `ms` milliseconds if that is not 0. Without
    that limit its moves depend on the seed alone. With `seconds` 0 it does not search, and decides like other levels.
    """

    sees = True

    def __init__(
        self,
        level: str = "baron",
        engine: str = "fast",
        levels: Mapping[str, Settings] | None = None,
        *,
        worlds: int | None = None,
        ms: int = 0,
    ):
        super().__init__(level, engine, levels)
        self._limit = worlds  # None: as the level's settings say
        self.seconds = ms / 1000 if ms else None  # per decision; None: no limit
        self._knowledge: Knowledge | None = None
        self._draw = Random()
        self.tried = 0  # determinizations of the last decision

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        super().begin(terms, seat, seed)
        self._knowledge = None
        if self.session is not None:
            self.session.determinizations = self.session.engine.many(BATCH)
            self._knowledge = Knowledge(terms, seat, seed, engine=self._kind)
        self._draw = Random(seed)

    def begin_at(self, terms: Terms, seat: int, seed: int, start: Struct) -> None:
        """Like `begin`, for a game that begins with a position, which the seat sees masked."""
        self.begin(terms, seat, seed)
        if self.session is not None:
            self._knowledge = Knowledge(terms, seat, seed, engine=self._kind, start=start)

    def see(self, seen: Seen) -> None:
        if self._knowledge is not None:
            self._knowledge.see(seen)

    def _decide(self, session: KernelSession, sight: Sight) -> Move:
        began = time.perf_counter()
        self.tried = 0
        first = super()._decide(session, sight)
        kind = session.engine.game.actions.moves[first][0] if isinstance(first, int) else MAKE_OFFER
        phase: int = getattr(sight.masked, "phase")  # noqa: B009 (struct fields are made at run time)
        if len(sight.legal) == 1 or phase == OFFER or kind == MAKE_OFFER or self.seconds == 0:
            return first
        if session.ask(SHORTLIST) < 2:
            return first
        limit = session.settings.get("determinizations", DETERMINIZATIONS) if self._limit is None else self._limit
        while self.tried < limit and (self.seconds is None or time.perf_counter() - began < self.seconds):
            self._roll_out(session, sight)
            if self.tried in HALVINGS:
                session.ask(HALVE, HALVINGS[self.tried])
        best: int = session.read().choice[session.ask(BEST, PRIOR)]
        return best

    def _roll_out(self, session: KernelSession, sight: Sight) -> None:
        """Roll out the short list in one more determinization."""
        at = self.tried % BATCH
        if at == 0 and self._knowledge is not None:
            self._knowledge.sample_into(session.determinizations, 0, BATCH, sight.masked, self._draw)
        session.ask(ROLL_OUT, at)
        self.tried += 1
