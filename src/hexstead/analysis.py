"""Analysis of a finished game: win probabilities over time, the luck of every chance event, the effect of decisions.

Every position has a value for each seat: its probability to win by the full state (bots/judging.py), or before a chance
event the mean over all its outcomes. The luck of an event is the change from that mean to what happened. Luck and the
effects of all decisions add up exactly to the difference between the result and the value at the start.

The full state includes hidden cards, so analyse only games that are over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .bots.bot import Terms
from .bots.judging import Judge
from .core.actions import UncodedTrade
from .core.common_fields import CHANCE, OVER
from .core.engine import available_back_end
from .core.game import Game
from .errors import HexsteadError

Values = list[float]  # by seat


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game with the change of every seat's value."""

    n: int  # number of the action, from 1
    turn: int
    seat: int | None  # None for chance
    type: str
    change: Values
    values: Values  # after it

    def to_json(self) -> dict[str, Any]:
        seat = "chance" if self.seat is None else self.seat
        return {"n": self.n, "turn": self.turn, "seat": seat, "type": self.type,
                "change": _rounded(self.change), "values": _rounded(self.values)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of one game. Lists are by seat unless noted."""

    game: str
    seats: tuple[str, ...]
    winner: int | None
    start: Values  # before the first action
    steps: list[Step]  # in order of the game

    @property
    def result(self) -> Values:
        """The values at the end: 1 for the winner, 0 for all others; in a game without a winner the last values."""
        if self.winner is None:
            return self.steps[-1].values if self.steps else self.start
        return [float(seat == self.winner) for seat in range(len(self.seats))]

    def luck(self) -> list[dict[str, float]]:
        """The luck of each seat by kind of chance event, such as `roll`, `draw` or `steal`."""
        return [self._sum(seat, [step for step in self.steps if step.seat is None]) for seat in range(len(self.seats))]

    def _sum(self, seat: int, steps: Sequence[Step]) -> dict[str, float]:
        out: dict[str, float] = {}
        for step in steps:
            out[step.type] = out.get(step.type, 0.0) + step.change[seat]
        return out

    def effects(self, seat: int, by: Sequence[int]) -> float:
        """How much the decisions of some seats changed a seat's value."""
        return sum(step.change[seat] for step in self.steps if step.seat in by)

    def to_json(self) -> dict[str, Any]:
        luck = self.luck()
        return {
            "game": self.game,
            "seats": [
                {
                    "seat": seat,
                    "name": name,
                    "start": round(self.start[seat], 6),
                    "luck": round(sum(luck[seat].values()), 6),
                    "luck_by_kind": {kind: round(value, 6) for kind, value in luck[seat].items()},
                    "own_decisions": round(self.effects(seat, [seat]), 6),
                    "other_decisions": round(self.effects(seat, self._others(seat)), 6),
                    "result": round(self.result[seat], 6),
                    "without_luck": round(self.result[seat] - sum(luck[seat].values()), 6),
                }
                for seat, name in enumerate(self.seats)
            ],
            "winner": self.winner,
            "steps": [step.to_json() for step in self.steps],
        }

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.seats)) if other != seat]

    def luckiest(self, count: int = 5) -> list[tuple[int, Step]]:
        """The chance events that helped a seat most, each with that seat."""
        events = [(seat, step) for step in self.steps if step.seat is None for seat in range(len(self.seats))]
        return sorted(events, key=lambda event: -event[1].change[event[0]])[:count]


def _rounded(values: Values) -> Values:
    return [round(value, 6) for value in values]


def analyse(game: Game, progress: Callable[[], object] = bool) -> Analysis:
    """Analyse a game that is over; raise HexsteadError if it is not. `progress` is called after each action."""
    if not game.is_over:
        raise HexsteadError("Only finished games can be analysed: an analysis shows hidden cards.")
    valuer = _Valuer(game)
    engine = valuer.engine
    states = engine.from_bytes(game.start_bytes())
    values = start = valuer.value(states)
    steps = []
    for n, (seat, move) in enumerate(game.entries, 1):
        engine.step(states, seat, move, events=False)
        after = valuer.value(states)
        change = [now - before for now, before in zip(after, values, strict=True)]
        kind = move.kind if isinstance(move, UncodedTrade) else engine.game.actions.moves[move][0]
        name = engine.game.actions.classes[kind].type_name()
        turn = engine.read(states, "turn")
        steps.append(Step(n, turn, None if seat == CHANCE else seat, name, change, after))
        values = after
        progress()
    return Analysis(game.name, game.seats, game.winner, start, steps)


class _Valuer:
    """Values positions of one game; a position before a chance event has the mean value of what can follow."""

    def __init__(self, game: Game):
        terms, back_end = Terms.of(game), available_back_end()
        self._judge = Judge(terms, back_end)
        self.engine = terms.engine(back_end)
        self._players = game.players

    def value(self, states: Any, is_outcome: bool = False) -> Values:
        """The value of a position. The outcomes of an outcome are not averaged again: such chains can be endless."""
        engine = self.engine
        if engine.read(states, "phase") == OVER:
            winner = engine.read(states, "winner")
            if winner >= 0:
                return [float(seat == winner) for seat in range(self._players)]
            return [0.0] * self._players
        if is_outcome or engine.first(states) != CHANCE:
            return self._judge.probabilities(engine.plain(states), None)
        first, weights = engine.weights(states)
        total = sum(weights)
        mean = [0.0] * self._players
        for outcome, weight in enumerate(weights):
            if weight:
                following = engine.copy(states)
                engine.step(following, CHANCE, first + outcome, events=False)
                for seat, value in enumerate(self.value(following, is_outcome=True)):
                    mean[seat] += weight / total * value
        return mean
