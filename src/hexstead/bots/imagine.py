"""Imagining what is hidden: complete states that agree with all that a seat has seen since the start of a game.

A seat keeps a `Knowledge` and tells it every action as it saw it; `imagine` then gives a state that may be the real
one, for search bots to run the rules on. Each comes with a story: a whole history, hidden moves included, along which
the seat would have seen exactly what it saw. How worlds are kept is told in imagining/worlds.py; the work
waits until somebody imagines.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from ..core.actions import DISCARD_CARD, Free
from ..core.events import DISCARDED, ENDED_DRAWN, WON_GAME
from ..core.records import Record, visible
from ..core.table import EVENT_COLUMNS
from .bot import Move, Seen, Terms
from .imagining.notes import GOODS, SECRETS, Note
from .imagining.worlds import imagining

WORLDS = 64  # the most worlds that are told apart
MORE_WORLDS = 512  # and where those were not enough
AT_ONCE = 256  # actions in one compiled call
NO_GOODS = (0,) * GOODS


class Lost(LookupError):
    """No world agrees with what the seat saw, or with the record it was asked about."""


def imagine(masked: Record, knowledge: Knowledge, rng: Random) -> Any:
    """A state of the knowledge's engine that may be the real one, given the masked record of this moment."""
    into = knowledge.engine.many(1)
    knowledge.fill(masked, into, 0, 1, rng)
    return into


class Knowledge:
    """What one seat can know of a game: the actions as it saw them, and the worlds that agree with them.

    `rebuilt` counts how often no world was left and all was lived through again with MORE_WORLDS; `guesses`, how often
    that did not help and hands were made up so that the game can go on: sizes and sums are right, the story is not.
    """

    def __init__(self, terms: Terms, seat: int, seed: int = 0, worlds: int = WORLDS, engine: str = "fast"):
        self.terms = terms
        self.seat = seat
        self.seed = seed
        self.engine = terms.engine(engine)
        self.rebuilt = 0
        self.guesses = 0
        self.is_over = False
        self._entries = self.engine.load(imagining(terms.game))
        self._goal = terms.definition.goal(self.engine.board_record)
        self._works = self.engine.new_work()  # a source of random numbers of its own
        self._dreams = self.engine.new_work()
        self._seen: list[Seen] = []  # lived through; secret choices that were shown later are filled in
        self._waiting: list[Seen] = []
        self._discards: list[Seen] = []  # on a 7 that is not settled
        self._before: tuple[int, Any, Any] | None = None  # the worlds before those discards
        self._begin(worlds)
        self._entries["dream"](
            self._states, self._notes, self._states, self.engine.boards, self._works, 1, 0, 0, self._goal, seed
        )

    def see(self, seen: Seen) -> None:
        """Something happened, as the seat saw it."""
        self._waiting.append(seen)

    def fill(self, masked: Record, into: Any, start: int, stop: int, rng: Random) -> None:
        """Write imagined states into an array of states, plain a list, from entry `start` to `stop`."""
        self._catch_up(masked)
        self._entries["dream"](
            self._states, self._notes, into, self.engine.boards, self._dreams,
            self._worlds, start, stop, self._goal, rng.getrandbits(31),
        )  # fmt: skip

    def story(self) -> list[tuple[int, Move]]:
        """The history that leads to the state imagined last: who did what, the hidden moves as that world has them."""
        if self.guesses:
            raise Lost("Hands were made up in this game: no whole story leads here.")
        told = [*self._seen, *self._discards]
        if sum(seen.move is None for seen in told) > SECRETS:
            raise Lost(f"More than {SECRETS} moves were hidden in this game: the story is not whole.")
        secrets = iter(self._notes[-1].secret if self._is_plain else self._notes["secret"][-1].tolist())
        return [(seen.seat, next(secrets) if seen.move is None else seen.move) for seen in told]

    @property
    def worlds(self) -> int:
        """How many worlds were told apart when something was last imagined."""
        return self._worlds

    # Living through what was seen

    @property
    def _is_plain(self) -> bool:
        return isinstance(self._states, list)

    def _begin(self, limit: int) -> None:
        """One world: the start, which everyone knows."""
        note: Any = Note
        first = note()
        first.weight = 1
        room = limit + limit * self.engine.names.size("resources") + 2  # worlds, their branches, and two to spare
        self._limit = limit
        self._states = self.engine.many(room)
        self._notes = self.engine.group(note, [first])
        self._notes = [first.copy() for _ in range(room)] if self._is_plain else self._notes.repeat(room)
        self._worlds = 1

    def _catch_up(self, masked: Record) -> None:
        if self._waiting:
            ready = self._sort_waiting()
            if not self.is_over:
                self._live(ready)
                self._seen += ready
                if self._discards:
                    self._live_discards()
                self._compare(masked)
        if self.is_over:
            raise Lost("The game is over: nothing is hidden that anyone would play on with.")

    def _sort_waiting(self) -> list[Seen]:
        """What was seen and is settled. Discards wait until they are shown: then the secret ones are known."""
        ready: list[Seen] = []
        for seen in self._waiting:
            kinds = [line[0] for line in seen.rows]
            self.is_over = self.is_over or WON_GAME in kinds or ENDED_DRAWN in kinds
            if seen.kind != DISCARD_CARD:
                ready.append(seen)
                continue
            self._discards.append(seen)
            if DISCARDED in kinds:
                ready += self._shown_discards(seen.rows)
                self._discards = []
                if self._before is not None:
                    self._restore(self._before)
                    self._before = None
        self._waiting = []
        return ready

    def _shown_discards(self, rows: tuple[tuple[int, ...], ...]) -> list[Seen]:
        """The discards with what they were; in which order one seat chose, nobody else can tell."""
        actions = self.engine.game.actions
        left: dict[int, list[int]] = {}
        for line in rows:
            if line[0] == DISCARDED:
                left.setdefault(line[1], []).extend([line[2]] * line[3])
        for seen in self._discards:
            if isinstance(seen.move, int):
                left[seen.seat].remove(actions.moves[seen.move][1])
        return [
            seen if seen.move is not None else replace(seen, move=actions.code(DISCARD_CARD, left[seen.seat].pop()))
            for seen in self._discards
        ]

    def _live_discards(self) -> None:
        """Discards that are not shown yet: any that are possible, until they are shown."""
        if self._before is not None:
            self._restore(self._before)
        n = self._worlds
        if self._is_plain:
            self._before = n, [s.copy() for s in self._states[:n]], [m.copy() for m in self._notes[:n]]
        else:
            self._before = n, self._states[:n].copy(), self._notes[:n].copy()
        self._live(self._discards)

    def _restore(self, before: tuple[int, Any, Any]) -> None:
        n, states, notes = before
        self._states[:n] = states
        self._notes[:n] = notes
        self._worlds = n

    def _live(self, actions: list[Seen]) -> None:
        """Let actions happen in all worlds; where none is left, all over again with more worlds, or else by force."""
        done = 0
        while done < len(actions):
            some = actions[done : done + AT_ONCE]
            tables = self._tables(some)
            n = self._follow(tables, 0, len(some), 0)
            if n < 0 and self._limit < MORE_WORLDS:
                self.rebuilt += 1
                self._begin(MORE_WORLDS)
                actions, done = [*self._seen, *actions], 0
                continue
            if n < 0:
                failed = -1 - n
                self.guesses += 1
                self._worlds = 1
                n = self._follow(tables, failed, failed + 1, 1)
                if n < 0:
                    raise Lost(f"{some[failed]} is possible in no world that agrees with what was seen before.")
                some = some[: failed + 1]
            self._worlds = n
            done += len(some)

    def _follow(self, tables: tuple[Any, Any], start: int, stop: int, forced: int) -> int:
        n: int = self._entries["follow"](
            self._states, self._notes, *tables, self.engine.boards, self._works,
            self._worlds, self._limit, start, stop, self.seat, self._goal, forced,
        )  # fmt: skip
        return n

    def _tables(self, actions: list[Seen]) -> tuple[Any, Any]:
        """Actions and their event rows as numbers, in the columns that imagining/notes.py names."""
        moves = self.engine.game.actions.moves
        acts: list[tuple[int, ...]] = []
        rows: list[tuple[int, ...]] = []
        for seen in actions:
            kind, x, y, give, get = seen.kind, 0, 0, NO_GOODS, NO_GOODS
            if isinstance(seen.move, Free):
                x, give, get = seen.move.to, (seen.move.give + NO_GOODS)[:GOODS], (seen.move.get + NO_GOODS)[:GOODS]
            elif seen.move is not None:
                _, x, y = moves[seen.move]
            acts.append((seen.seat, kind, x, y, int(seen.move is None), len(rows), len(seen.rows), *give, *get))
            rows += seen.rows
        rows.append((0,) * EVENT_COLUMNS)  # an array has columns even without rows
        if self._is_plain:
            return acts, rows
        import numpy as np

        return np.array(acts, np.int32), np.array(rows, np.int32)

    def _compare(self, masked: Record) -> None:
        """Only worlds of which the seat sees this very record may stay."""
        n = self._worlds
        if self._is_plain:
            same = [s.masked(self.seat, s.turn_seat) == masked for s in self._states[:n]]
        else:
            import numpy as np

            numbers = np.frombuffer(masked.to_bytes(), "<i2")
            is_turn = self.seat == masked.turn_seat  # type: ignore[attr-defined]
            shown = np.array(visible(type(masked), self.seat, is_turn), "<i2")
            same = (self._states[:n].view("<i2").reshape(n, -1) * shown == numbers).all(1).tolist()
        kept = [i for i in range(n) if same[i]]
        if not kept:
            raise Lost("The masked record is not of the moment that was seen last.")
        for to, i in enumerate(kept if len(kept) < n else []):
            self._states[to : to + 1] = self._states[i : i + 1]
            self._notes[to : to + 1] = self._notes[i : i + 1]
        self._worlds = len(kept)
