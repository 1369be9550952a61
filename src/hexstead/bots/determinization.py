"""Determinization: complete states that agree with all that a seat has seen since the start of a game.

A seat keeps a `Knowledge` and passes it every action as the seat saw it. `determinize` then gives a state that may be
the real one, for search bots to play on. Each state has a history, including hidden moves, during which the seat would
have seen exactly what it saw. particles/filtering.py describes the particle filter; it runs when a state is requested.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from ..core.actions import DISCARD_CARD, UncodedTrade
from ..core.common_fields import EVENT_COLUMNS
from ..core.events import DISCARDED, ENDED_DRAWN, WON_GAME
from ..core.hidden_cards import deal
from ..core.layout import Struct
from .bot import Move, Seen, Terms
from .particles.filtering import particle_kernel
from .particles.particle import GOODS, MAX_HIDDEN_MOVES, Particle

MAX_PARTICLES = 64
MAX_PARTICLES_ON_RETRY = 512  # when no particle was left
DEALT_SHARE = 4  # a game from a position starts with this fraction of the maximum number of particles
BATCH = 256  # actions in one call of the kernel
NO_GOODS = (0,) * GOODS


class Lost(LookupError):
    """No particle agrees with what the seat has seen, or with the masked state it was asked about."""


def determinize(masked: Struct, knowledge: Knowledge, rng: Random) -> Any:
    """A state of the knowledge's engine that may be the real one, given the current masked state."""
    into = knowledge.engine.many(1)
    knowledge.sample_into(into, 0, 1, masked, rng)
    return into


class Knowledge:
    """What one seat can know of a game: the actions as it saw them, and the particles that agree with them.

    `rebuilt` counts how often no particle was left and the history was applied again with MAX_PARTICLES_ON_RETRY;
    `guesses` counts how often that failed too and hands were made up so that the game can continue. Their sizes and
    sums are right, but no history leads to them.
    """

    def __init__(
        self,
        terms: Terms,
        seat: int,
        seed: int = 0,
        particles: int = MAX_PARTICLES,
        engine: str = "fast",
        start: Struct | None = None,
    ):
        """`start`: the masked state in which a game from a position began; None for an ordinary game."""
        self._start = start
        self.terms = terms
        self.seat = seat
        self.seed = seed
        self.engine = terms.engine(engine)
        self.rebuilt = 0
        self.guesses = 0
        self.is_over = False
        self._entries = self.engine.load(particle_kernel(terms.game))
        self._goal = terms.definition.scoring.goal(self.engine.board_struct)
        self._works = self.engine.new_work()  # its random numbers are for the filter only
        self._sampling = self.engine.new_work()
        self._seen: list[Seen] = []  # applied; hidden choices that were revealed later are filled in
        self._waiting: list[Seen] = []
        self._discards: list[Seen] = []  # events of a 7 whose discards are not revealed yet
        self._before: tuple[int, Any, Any] | None = None  # the particles before those discards
        self._begin(particles)
        self._entries["sample"](
            self._states, self._particles, self._states, self.engine.boards, self._works, 1, 0, 0, self._goal, seed
        )

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_entries"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._entries = self.engine.load(particle_kernel(self.terms.game))

    def see(self, seen: Seen) -> None:
        """Note an action as the seat saw it."""
        self._waiting.append(seen)

    def sample_into(self, into: Any, start: int, stop: int, masked: Struct, rng: Random) -> None:
        """Write determinizations to the entries `start` to `stop` of an array of states (plain: a list)."""
        self._catch_up(masked)
        self._entries["sample"](
            self._states, self._particles, into, self.engine.boards, self._sampling,
            self._count, start, stop, self._goal, rng.getrandbits(31),
        )  # fmt: skip

    def history(self) -> list[tuple[int, Move]]:
        """The seats and moves that lead to the last determinization, including hidden moves."""
        if self.guesses:
            raise Lost("Hands were made up in this game, so no complete history leads here.")
        seen_moves = [*self._seen, *self._discards]
        if sum(seen.move is None for seen in seen_moves) > MAX_HIDDEN_MOVES:
            raise Lost(f"More than {MAX_HIDDEN_MOVES} moves were hidden in this game, so its history is incomplete.")
        hidden = iter(self.engine.look(self._particles, -1).hidden_move)
        return [(seen.seat, next(hidden) if seen.move is None else seen.move) for seen in seen_moves]

    @property
    def particle_count(self) -> int:
        """Number of particles at the last determinization."""
        return self._count

    # The particle filter

    def _begin(self, limit: int) -> None:
        """Start with one particle, the public start, or with several deals of the cards that a position hides."""
        struct: Any = Particle
        first = struct()
        first.weight = 1
        size = limit + limit * self.engine.names.size("resources") + 2  # particles, their branches, two scratch entries
        self._limit = limit
        self._states = self.engine.many(size)
        self._particles = self.engine.repeat(first, size)
        self._count = 1
        if self._start is not None:
            self._count = limit // DEALT_SHARE
            draw = Random(self.seed)
            for i in range(self._count):
                self._put_deal(i, draw)

    def _put_deal(self, i: int, draw: Random) -> None:
        """Replace the i-th particle by a random deal of the hidden cards of the start."""
        struct: Any = Particle
        state, particle = type(self._start).from_bytes(self._start.to_bytes()), struct()  # type: ignore[union-attr]
        deal(self.engine, state, self.seat, draw)
        particle.weight = 1
        for owner in range(state.players):
            for card, count in enumerate(state.cards[owner] if owner != self.seat else ()):
                for k in range(particle.n_cards, particle.n_cards + count):
                    particle.owner[k], particle.card[k], particle.card_move[k] = owner, card, MAX_HIDDEN_MOVES
                particle.n_cards += count
        self._states[i : i + 1] = self.engine.group(self.engine.game.state, [state])
        self._particles[i : i + 1] = self.engine.group(struct, [particle])

    def _catch_up(self, masked: Struct) -> None:
        if self._waiting:
            ready = self._sort_waiting()
            if not self.is_over:
                self._apply(ready)
                self._seen += ready
                if self._discards:
                    self._apply_discards()
                self._compare(masked)
        if self.is_over:
            raise Lost("The game is over, so there is nothing left to play on.")

    def _sort_waiting(self) -> list[Seen]:
        """The waiting actions that can be applied; discards wait until they are revealed."""
        ready: list[Seen] = []
        for seen in self._waiting:
            kinds = [line[0] for line in seen.rows]
            self.is_over = self.is_over or WON_GAME in kinds or ENDED_DRAWN in kinds
            if seen.kind != DISCARD_CARD:
                ready.append(seen)
                continue
            self._discards.append(seen)
            if DISCARDED in kinds:
                ready += self._revealed_discards(seen.rows)
                self._discards = []
                if self._before is not None:
                    self._restore(self._before)
                    self._before = None
        self._waiting = []
        return ready

    def _revealed_discards(self, rows: tuple[tuple[int, ...], ...]) -> list[Seen]:
        """The discards with their resources filled in, in an arbitrary order: the real order stays hidden."""
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

    def _apply_discards(self) -> None:
        """Apply random legal discards in place of those that are not revealed yet."""
        if self._before is not None:
            self._restore(self._before)
        n = self._count
        self._before = n, self.engine.copies(self._states, n), self.engine.copies(self._particles, n)
        self._apply(self._discards)

    def _restore(self, before: tuple[int, Any, Any]) -> None:
        n, states, particles = before
        self._states[:n] = states
        self._particles[:n] = particles
        self._count = n

    def _apply(self, actions: list[Seen]) -> None:
        """Apply actions to all particles. If none is left, try again with more; if that fails, guess the hands."""
        done = 0
        while done < len(actions):
            some = actions[done : done + BATCH]
            arrays = self._arrays(some)
            n = self._advance(arrays, 0, len(some), 0)
            if n < 0 and self._limit < MAX_PARTICLES_ON_RETRY:
                self.rebuilt += 1
                self._begin(MAX_PARTICLES_ON_RETRY)
                actions, done = [*self._seen, *actions], 0
                continue
            if n < 0:
                failed = -1 - n
                self.guesses += 1
                self._count = 1
                n = self._advance(arrays, failed, failed + 1, 1)
                if n < 0:
                    raise Lost(f"{some[failed]} is legal in no state that agrees with what the seat saw before.")
                some = some[: failed + 1]
            self._count = n
            done += len(some)

    def _advance(self, arrays: tuple[Any, Any], start: int, stop: int, forced: int) -> int:
        n: int = self._entries["advance"](
            self._states, self._particles, *arrays, self.engine.boards, self._works,
            self._count, self._limit, start, stop, self.seat, self._goal, forced,
        )  # fmt: skip
        return n

    def _arrays(self, actions: list[Seen]) -> tuple[Any, Any]:
        """Actions and their event rows as numbers, in the columns that particles/particle.py names."""
        moves = self.engine.game.actions.moves
        observed: list[tuple[int, ...]] = []
        rows: list[tuple[int, ...]] = []
        for seen in actions:
            kind, x, y, give, get = seen.kind, 0, 0, NO_GOODS, NO_GOODS
            if isinstance(seen.move, UncodedTrade):
                x, give, get = seen.move.to, (seen.move.give + NO_GOODS)[:GOODS], (seen.move.get + NO_GOODS)[:GOODS]
            elif seen.move is not None:
                _, x, y = moves[seen.move]
            observed.append((seen.seat, kind, x, y, int(seen.move is None), len(rows), len(seen.rows), *give, *get))
            rows += seen.rows
        rows.append((0,) * EVENT_COLUMNS)  # so that the array has columns even without events
        return self.engine.int_rows(observed), self.engine.int_rows(rows)

    def _compare(self, masked: Struct) -> None:
        """Keep only the particles whose masked state equals this one."""
        n = self._count
        same = self.engine.same_view(self._states, n, masked, self.seat)
        kept = [i for i in range(n) if same[i]]
        if not kept:
            raise Lost("The masked state does not follow from the actions seen so far.")
        for to, i in enumerate(kept if len(kept) < n else []):
            self._states[to : to + 1] = self._states[i : i + 1]
            self._particles[to : to + 1] = self._particles[i : i + 1]
        self._count = len(kept)
