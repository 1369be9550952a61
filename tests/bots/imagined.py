"""Imagined states: each has a story, and along it the seat sees, record for record, what it really saw.

Games are played by those who try everything, by hoarders (many cards to steal, many to discard) and by the bots that
there are; every seat keeps its knowledge, and imagines now and then.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import hexstead.bots as bots
from hexstead.bots import Sight
from hexstead.bots.bot import Terms, seen_by
from hexstead.bots.imagine import Knowledge, imagine
from hexstead.bots.imagining.worlds import imagining
from hexstead.bots.levels import LEVELS
from hexstead.core.actions import END_TURN
from hexstead.core.engine import Engine
from hexstead.core.records import visible
from hexstead.core.table import CHANCE, OVER
from tests.play import Move, Player, some_terms, warm

STRONG = [name for name in ("greenhorn", "settler") if name in LEVELS]


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
    """What a seat sees of a state, as bytes."""

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
    """A game, and what each of its seats knows."""

    def __init__(self, game: str, n: int, engine: str, worlds: int = 64):
        agreed = some_terms(game, n)
        warm(game, engine, imagining(game))
        self.engine = agreed.engine(engine)
        self.terms = Terms(game, agreed.players, self.engine.options, self.engine.board)
        self.rng = Random(n)
        self.player = Player(self.rng, rare=n % 5 == 0)
        if n // 2 % 2:
            self.player = Hoarder(self.rng, patience=self.rng.choice((0.5, 0.7, 0.9)))
        self.states = self.engine.start()
        self.masks = Masks(self.engine)
        self.seats = range(agreed.players)
        self.minds = [Knowledge(self.terms, seat, n, worlds, engine) for seat in self.seats]
        self.saw = [[self.masks.of(self.states, seat)] for seat in self.seats]
        self.bots: list[bots.Bot] = []
        if STRONG and engine == "fast" and n % 3 == 2:
            self.bots = [bots.make_bot(STRONG[n % len(STRONG)]) for _ in self.seats]
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
            return seat, self.bots[seat].decide(Sight(self.terms, seat, engine.masked(self.states, seat), legal))
        return self.player.choose(engine, self.states)

    def play(self) -> None:
        """Whoever is asked does what he chooses."""
        self.act(*self.choose())

    def act(self, seat: int, move: bots.Move) -> None:
        """An action happens, and everyone sees what he may."""
        assert self.engine.step(self.states, seat, move) == 0
        rows = self.engine.event_rows()
        for viewer in self.seats:
            seen = seen_by(self.engine, viewer, seat, move, rows)
            self.minds[viewer].see(seen)
            if self.bots:
                self.bots[viewer].see(seen)
            self.saw[viewer].append(self.masks.of(self.states, viewer))

    def imagine(self, seat: int) -> Any:
        return imagine(self.engine.masked(self.states, seat), self.minds[seat], self.rng)

    def follow_story(self, seat: int, imagined: Any) -> int:
        """Replay the story of what the seat imagined last; how many masked records were compared."""
        states, story = self.engine.start(), self.minds[seat].story()
        assert len(story) == len(self.saw[seat]) - 1
        assert self.masks.of(states, seat) == self.saw[seat][0]
        for (who, move), saw in zip(story, self.saw[seat][1:], strict=True):
            assert self.engine.step(states, who, move, record=False) == 0, f"{who} {move} is not allowed"
            assert self.masks.of(states, seat) == saw, f"after {who} {move} the seat sees something else"
        assert self.engine.to_bytes(states) == self.engine.to_bytes(imagined)
        return len(story) + 1


def imagined(game: str, seed: int, count: int, engine: str = "fast", longest: int = 1500, often: float = 0.05) -> Any:
    """So many imagined states, over a series of games; their stories are followed, and it is counted how near they
    come to the truth: hands that are right, and how many were by dealing what all opponents hold at random."""
    counts: Counter[str] = Counter()
    n = seed * 101  # so that pieces begin with different terms and players
    while counts["states"] < count:
        table = Table(game, n, engine)
        try:
            for _ in range(longest):
                table.play()
                if table.is_over or counts["states"] == count:
                    break
                if table.rng.random() < often:
                    _look(table, table.rng.choice(table.seats), counts)
        except Exception as error:
            error.add_note(f"imagined {table.terms}, game {n}")
            raise
        counts["games"] += 1
        counts["actions"] += len(table.saw[0]) - 1
        counts["rebuilt"] += sum(mind.rebuilt for mind in table.minds)
        counts["guesses"] += sum(mind.guesses for mind in table.minds)
        n += 1
    return counts


def _look(table: Table, seat: int, counts: Counter[str]) -> None:
    state = table.imagine(seat)
    counts["states"] += 1
    counts["masked records"] += table.follow_story(seat, state)
    counts["worlds"] += table.minds[seat].worlds
    counts["several worlds"] += table.minds[seat].worlds > 1
    real, dream = table.engine.plain(table.states), table.engine.plain(state)
    pool = [sum(held) for held in zip(*(_held(real, q) for q in table.seats if q != seat), strict=True)]
    for other in table.seats:
        if other != seat and real.hand_size[other] > 0:
            held = _held(real, other)
            guess = table.rng.sample([r for r, n in enumerate(pool) for _ in range(n)], sum(held))
            counts["hands"] += 1
            counts["hands right"] += _held(dream, other) == held
            counts["hands right by guess"] += [guess.count(r) for r in range(len(held))] == held
        if other != seat and real.card_count[other] > 0:
            counts["cards"] += 1
            counts["cards right"] += dream.cards[other] == real.cards[other]


def _held(s: Any, seat: int) -> list[int]:
    """What a seat holds, with what it has set aside on a 7."""
    return [n + aside for n, aside in zip(s.hand[seat], s.discarded[seat], strict=True)]


def summary(counts: Counter[str]) -> dict[str, Any]:
    """The counts with what follows from them; nothing may have been made up."""
    assert counts["guesses"] == 0, f"hands were made up: {counts}"
    out: dict[str, Any] = dict(counts)
    out["mean worlds"] = round(counts["worlds"] / counts["states"], 1)
    for what in ("hands right", "hands right by guess"):
        out[f"{what}, percent"] = round(100 * counts[what] / max(1, counts["hands"]), 1)
    out["cards right, percent"] = round(100 * counts["cards right"] / max(1, counts["cards"]), 1)
    return out
