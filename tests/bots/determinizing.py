"""Check determinizations: replaying the history of each must show the seat exactly what it saw at every step.

The games are played by explorers (which prefer rare actions), by hoarders (many cards to steal and to discard) and by
levels; every seat keeps its knowledge, and states are sampled at random times.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import hexstead.bots as bots
from hexstead.bots import Sight
from hexstead.bots.bot import Terms, decision_of, seen_by
from hexstead.bots.determinization import Knowledge, determinize
from hexstead.bots.particles.filtering import particle_kernel
from hexstead.core.actions import END_TURN
from hexstead.core.common_fields import CHANCE, OVER
from hexstead.core.engine import Engine
from hexstead.core.layout import visible
from tests.random_play import Move, Player, varied_terms, warm

PLAYING_LEVELS = ("greenhorn@1", "settler@1")


@dataclass
class Hoarder(Player):
    """Mostly ends its turn at once."""

    patience: float = 0.7

    def choose(self, engine: Engine, states: Any) -> Move:
        seat = engine.first(states)
        if seat != CHANCE and self.rng.random() < self.patience:
            ends = [code for code in engine.legal(states, seat) if engine.game.actions.moves[code][0] == END_TURN]
            if ends:
                return seat, ends[0]
        return super().choose(engine, states)


class Masks:
    """Masked states as bytes, computed fast."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self.shown: dict[tuple[int, bool], Any] = {}

    def of(self, states: Any, seat: int) -> bytes:
        if isinstance(states, list):
            masked: bytes = self.engine.masked(states, seat).to_bytes()
            return masked
        import numpy as np

        key = seat, seat == int(states["turn_seat"][0])
        if key not in self.shown:
            self.shown[key] = np.array(visible(self.engine.game.state, *key), "<i2")
        seen: bytes = (states.view("<i2") * self.shown[key]).tobytes()
        return seen


class Table:
    """A game, and the knowledge of each of its seats."""

    def __init__(self, game: str, n: int, engine: str, particles: int = 64):
        agreed = varied_terms(game, n)
        warm(game, engine, particle_kernel(game))
        self.engine = agreed.engine(engine)
        self.terms = Terms(game, agreed.players, self.engine.options, self.engine.board)
        self.rng = Random(n)
        self.player = Player(self.rng, rare=n % 5 == 0)
        if n // 2 % 2:
            self.player = Hoarder(self.rng, patience=self.rng.choice((0.5, 0.7, 0.9)))
        self.states = self.engine.start()
        self.masks = Masks(self.engine)
        self.seats = range(agreed.players)
        self.knowledge = [Knowledge(self.terms, seat, n, particles, engine) for seat in self.seats]
        self.saw = [[self.masks.of(self.states, seat)] for seat in self.seats]
        self.bots: list[bots.Bot] = []
        if engine == "fast" and n % 3 == 2:
            self.bots = [bots.make_bot(PLAYING_LEVELS[n % len(PLAYING_LEVELS)]) for _ in self.seats]
        for seat, bot in enumerate(self.bots):
            bot.begin(self.terms, seat, n)

    @property
    def is_over(self) -> bool:
        return self.engine.read(self.states, "phase") == OVER

    def choose(self) -> Move:
        engine, seat = self.engine, self.engine.first(self.states)
        if seat == CHANCE:
            first, weights = engine.weights(self.states)
            return seat, first + self.rng.choices(range(len(weights)), weights)[0]
        if self.bots:
            legal = engine.legal(self.states, seat)
            return seat, decision_of(self.bots[seat], Sight(self.terms, seat, engine.masked(self.states, seat), legal))
        return self.player.choose(engine, self.states)

    def play(self) -> None:
        """Play the next action."""
        self.act(*self.choose())

    def act(self, seat: int, move: bots.Move) -> None:
        """Apply an action, and let every seat see it."""
        assert self.engine.step(self.states, seat, move) == 0
        rows = self.engine.event_rows()
        for viewer in self.seats:
            seen = seen_by(self.engine, viewer, seat, move, rows)
            self.knowledge[viewer].see(seen)
            if self.bots:
                self.bots[viewer].see(seen)
            self.saw[viewer].append(self.masks.of(self.states, viewer))

    def determinize(self, seat: int) -> Any:
        return determinize(self.engine.masked(self.states, seat), self.knowledge[seat], self.rng)

    def check_history(self, seat: int, determinized: Any) -> int:
        """Replay the history of the seat's last determinization; return how many masked states were compared."""
        states, history = self.engine.start(), self.knowledge[seat].history()
        assert len(history) == len(self.saw[seat]) - 1
        assert self.masks.of(states, seat) == self.saw[seat][0]
        for (who, move), saw in zip(history, self.saw[seat][1:], strict=True):
            assert self.engine.step(states, who, move, events=False) == 0, f"{who} {move} is illegal"
            assert self.masks.of(states, seat) == saw, f"after {who} {move} the seat sees something else"
        assert self.engine.to_bytes(states) == self.engine.to_bytes(determinized)
        return len(history) + 1


def check_determinizations(
    game: str, seed: int, count: int, engine: str = "fast", longest: int = 1500, often: float = 0.05
) -> Any:
    """Check `count` determinizations over a series of games.

    Also count the opponents' hands that are right, and for comparison those right after dealing all cards at random.
    """
    counts: Counter[str] = Counter()
    n = seed * 101  # so that each part of a proof starts with other terms and players
    while counts["states"] < count:
        table = Table(game, n, engine)
        try:
            for _ in range(longest):
                table.play()
                if table.is_over or counts["states"] == count:
                    break
                if table.rng.random() < often:
                    _check_one(table, table.rng.choice(table.seats), counts)
        except Exception as error:
            error.add_note(f"in game {n}, {table.terms}")
            raise
        counts["games"] += 1
        counts["actions"] += len(table.saw[0]) - 1
        counts["rebuilt"] += sum(knowledge.rebuilt for knowledge in table.knowledge)
        counts["guesses"] += sum(knowledge.guesses for knowledge in table.knowledge)
        n += 1
    return counts


def _check_one(table: Table, seat: int, counts: Counter[str]) -> None:
    state = table.determinize(seat)
    counts["states"] += 1
    counts["masked states"] += table.check_history(seat, state)
    counts["particles"] += table.knowledge[seat].particle_count
    counts["several particles"] += table.knowledge[seat].particle_count > 1
    real, sampled = table.engine.plain(table.states), table.engine.plain(state)
    pool = [sum(held) for held in zip(*(_held(real, q) for q in table.seats if q != seat), strict=True)]
    for other in table.seats:
        if other != seat and real.hand_size[other] > 0:
            held = _held(real, other)
            guess = table.rng.sample([r for r, n in enumerate(pool) for _ in range(n)], sum(held))
            counts["hands"] += 1
            counts["hands right"] += _held(sampled, other) == held
            counts["hands right by guess"] += [guess.count(r) for r in range(len(held))] == held
        if other != seat and real.card_count[other] > 0:
            counts["cards"] += 1
            counts["cards right"] += sampled.cards[other] == real.cards[other]


def _held(s: Any, seat: int) -> list[int]:
    """The cards that a seat holds or has set aside on a 7."""
    return [n + aside for n, aside in zip(s.hand[seat], s.discarded[seat], strict=True)]


def summary(counts: Counter[str]) -> dict[str, Any]:
    """The counts with means and percentages; fails if hands had to be made up."""
    assert counts["guesses"] == 0, f"hands were made up: {counts}"
    out: dict[str, Any] = dict(counts)
    out["mean particles"] = round(counts["particles"] / counts["states"], 1)
    for what in ("hands right", "hands right by guess"):
        out[f"{what}, percent"] = round(100 * counts[what] / max(1, counts["hands"]), 1)
    out["cards right, percent"] = round(100 * counts["cards right"] / max(1, counts["cards"]), 1)
    return out
