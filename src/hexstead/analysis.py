"""Analysis of a finished game: win probabilities over time, luck, the cost of every decision, trades.

Every position has a value for each seat: its probability to win by the full state (bots/judging.py), or before a chance
event the mean over all its outcomes. The luck of an event is the change from that mean to what happened. Luck and the
effects of all decisions add up exactly to the difference between the result and the value at the start.

Decisions are also rated by what the seat knew: the chance after the move made against the best one (bots/rating.py).

The full state includes hidden cards, so analyse only games that are over.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

from .bots.bot import Move, Sight, Terms, seen_by
from .bots.judging import Judge
from .bots.rating import CLASSES, FINE, MoveRater, Rating
from .core.actions import CONCLUDE, UncodedTrade
from .core.common_fields import CHANCE, OVER
from .core.engine import available_back_end
from .core.events import TRADED
from .core.game import Game
from .core.game_file import replay
from .errors import HexsteadError

Values = list[float]  # by seat
NOTABLE = 8  # number of best and worst moves to list
SLICE_SECONDS = 0.1  # one action can take longer


@dataclass(frozen=True, slots=True)
class Decision:
    """The cost of a decision, judged by what the seat knew. Chances are win probabilities of that seat."""

    move: dict[str, Any]  # as JSON
    best: dict[str, Any]  # the move itself if none was better
    chance: float  # after the move
    cost: float  # how much higher the chance is after the best move
    noise: float  # standard error of the cost
    edge: float  # lead of a best move over the next best
    error: str  # "fine", "inaccuracy", "mistake" or "blunder"

    def to_json(self) -> dict[str, Any]:
        return {"move": self.move, "best": self.best, "chance": round(self.chance, 6), "cost": round(self.cost, 6),
                "noise": round(self.noise, 6), "edge": round(self.edge, 6), "error": self.error}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Trade:
    """A trade between players, and how it changed each side's chance, judged by what that side knew."""

    n: int  # number of the action, from 1
    turn: int
    seat: int  # the turn player
    partner: int
    give: dict[str, int]  # goods given by the turn player
    get: dict[str, int]
    gain: float  # change of the turn player's chance
    partner_gain: float

    def to_json(self) -> dict[str, Any]:
        return {"n": self.n, "turn": self.turn, "seat": self.seat, "partner": self.partner, "give": self.give,
                "get": self.get, "gain": round(self.gain, 6), "partner_gain": round(self.partner_gain, 6)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game with the change of every seat's value."""

    n: int  # number of the action, from 1
    turn: int
    seat: int | None  # None for chance
    type: str
    change: Values
    values: Values  # after it
    decision: Decision | None = None  # None for chance, for the only legal move, for offers, and if not rated

    def to_json(self) -> dict[str, Any]:
        seat = "chance" if self.seat is None else self.seat
        decision = None if self.decision is None else self.decision.to_json()
        return {"n": self.n, "turn": self.turn, "seat": seat, "type": self.type, "change": _rounded(self.change),
                "values": _rounded(self.values), "decision": decision}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of one game. Lists are by seat unless noted."""

    game: str
    seats: tuple[str, ...]
    winner: int | None
    start: Values  # before the first action
    steps: list[Step]  # in order of the game
    trades: list[Trade]
    is_rated: bool  # whether decisions were rated

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
        """The total effect of some seats' decisions on a seat's value."""
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
                    "cost": round(sum(self.costs(seat)), 6),
                    "errors": self.errors(seat),
                }
                for seat, name in enumerate(self.seats)
            ],
            "winner": self.winner,
            "rated": self.is_rated,
            "worst": [step.n for step in self.worst()],
            "best": [step.n for step in self.best()],
            "trades": [trade.to_json() for trade in self.trades],
            "steps": [step.to_json() for step in self.steps],
        }

    def costs(self, seat: int) -> list[float]:
        """The costs of a seat's rated decisions."""
        return [step.decision.cost for step in self.steps if step.seat == seat and step.decision is not None]

    def errors(self, seat: int) -> dict[str, int]:
        """The number of a seat's rated decisions in each error class."""
        found = [step.decision.error for step in self.steps if step.seat == seat and step.decision is not None]
        return {name: found.count(name) for name in CLASSES}

    def worst(self, count: int = NOTABLE) -> list[Step]:
        """The most costly errors, worst first."""
        errors = [(step.decision.cost, step) for step in self.steps if step.decision and step.decision.error != FINE]
        return [step for _, step in sorted(errors, key=lambda one: -one[0])[:count]]

    def best(self, count: int = NOTABLE) -> list[Step]:
        """The best moves with the largest lead over the next best move, of at least two standard errors."""
        found = [(step.decision.edge, step) for step in self.steps if step.decision and _stands_out(step.decision)]
        return [step for _, step in sorted(found, key=lambda one: -one[0])[:count]]

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.seats)) if other != seat]

    def luckiest(self, count: int = 5) -> list[tuple[int, Step]]:
        """The luckiest chance events, each with the seat that it helped most."""
        events = [(seat, step) for step in self.steps if step.seat is None for seat in range(len(self.seats))]
        return sorted(events, key=lambda event: -event[1].change[event[0]])[:count]


def _stands_out(decision: Decision) -> bool:
    return decision.edge > max(0.0, 2 * decision.noise)


def _rounded(values: Values) -> Values:
    return [round(value, 6) for value in values]


def analyse(game: Game, progress: Callable[[], object] = bool, rated: bool | None = None, depth: int = 1) -> Analysis:
    """Analyse a game that is over; raise HexsteadError if it is not. `progress` is called after each action.

    `rated` says whether decisions are rated. By default they are, except on the plain engine, where rating takes
    minutes. Games that started from a position are never rated, because the knowledge of the seats at its start is
    unknown. `depth` multiplies the determinizations of every rating, up to MAX_DEPTH.
    """
    steps = _analysing(game, available_back_end(), rated, depth)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Analysis = done.value
            return found
        progress()


def analyse_in_slices(
    back_end: str, record: dict[str, Any], depth: int, seconds: float = SLICE_SECONDS
) -> Generator[float, None, tuple[str, bool]]:
    """A task for a bot host: the analysis of a record as JSON, and whether decisions were rated.

    Yields the progress, from 0 to 1, after slices of about this number of seconds. They do not influence the result.
    """
    game = replay(record)
    began = time.monotonic()
    steps = _analysing(game, back_end, None, depth)
    while True:
        try:
            done = next(steps)
        except StopIteration as end:
            found: Analysis = end.value
            return json.dumps(found.to_json(), separators=(",", ":")), found.is_rated
        if time.monotonic() - began >= seconds:
            yield done / max(1, game.length)
            began = time.monotonic()


def _analysing(game: Game, back_end: str, rated: bool | None, depth: int) -> Generator[int, None, Analysis]:
    """Analyse a game action by action; yields the number of actions done."""
    if not game.is_over:
        raise HexsteadError("Only finished games can be analysed: an analysis shows hidden cards.")
    valuer = _Valuer(game, back_end)
    engine = valuer.engine
    rates = (back_end != "plain" if rated is None else rated) and game.from_start
    witness = _Witness(game, back_end, rates, depth)
    states = engine.from_bytes(game.start_bytes())
    values = start = valuer.value(states)
    steps = []
    for n, (seat, move) in enumerate(game.entries, 1):
        decision = witness.before(states, seat, move)
        engine.step(states, seat, move)
        witness.after(states, n, seat, move)
        after = valuer.value(states)
        change = [now - before for now, before in zip(after, values, strict=True)]
        kind = move.kind if isinstance(move, UncodedTrade) else engine.game.actions.moves[move][0]
        name = engine.game.actions.classes[kind].type_name()
        turn = engine.read(states, "turn")
        steps.append(Step(n, turn, None if seat == CHANCE else seat, name, change, after, decision))
        values = after
        yield n
    return Analysis(game.name, game.seats, game.winner, start, steps, witness.trades, rates)


class _Witness:
    """Follows the game from the view of every seat, rates their decisions, and judges trades for both sides."""

    def __init__(self, game: Game, back_end: str, rates: bool, depth: int):
        self._game = game
        self._terms = Terms.of(game)
        self._engine = self._terms.engine(back_end)
        self._judge = Judge(self._terms, back_end)
        self._raters: list[MoveRater] = []
        if rates:
            self._raters = [MoveRater(self._terms, seat, back_end, depth) for seat in range(game.players)]
        self._chances: Values = []  # before a trade, each seat's chance by what it knows
        self.trades: list[Trade] = []

    def before(self, states: Any, seat: int, move: Move) -> Decision | None:
        """Rate a decision that is about to be made."""
        if isinstance(move, int) and self._engine.game.actions.moves[move][0] == CONCLUDE:
            self._chances = self._own_chances(states)
        if seat == CHANCE or not self._raters:
            return None
        legal = tuple(self._engine.legal(states, seat))
        sight = Sight(self._terms, seat, self._engine.masked(states, seat), legal)
        found = self._raters[seat].rate(sight, move)
        return None if found is None else _decision(sight, found)

    def after(self, states: Any, n: int, seat: int, move: Move) -> None:
        """Note an action after it was applied with events."""
        rows = self._engine.event_rows()
        for viewer, rater in enumerate(self._raters):
            rater.see(seen_by(self._engine, viewer, seat, move, rows))
        for row in rows:
            if row[0] == TRADED and self._chances:
                event: Any = self._game.event(row, None)
                gain = [now - was for now, was in zip(self._own_chances(states), self._chances, strict=True)]
                goods = {name: dict(getattr(event, name)) for name in ("give", "get")}
                turn = self._engine.read(states, "turn")
                self.trades.append(
                    Trade(
                        n,
                        turn,
                        event.seat,
                        event.partner,
                        **goods,
                        gain=gain[event.seat],
                        partner_gain=gain[event.partner],
                    )
                )

    def _own_chances(self, states: Any) -> Values:
        seats = range(self._terms.players)
        return [self._judge.probabilities(self._engine.masked(states, seat), seat)[seat] for seat in seats]


def _decision(sight: Sight, found: Rating) -> Decision:
    made = sight.action(found.move).to_json()
    best = made if found.best == found.move else sight.action(found.best).to_json()
    return Decision(made, best, found.chance, found.cost, found.noise, found.edge, found.error)


class _Valuer:
    """Evaluates positions of one game; a position before a chance event has the mean value of its outcomes."""

    def __init__(self, game: Game, back_end: str):
        terms = Terms.of(game)
        self._judge = Judge(terms, back_end)
        self.engine = terms.engine(back_end)
        self._players = game.players

    def value(self, states: Any, is_outcome: bool = False) -> Values:
        """The value of a position; averages over one chance event only, since chains of them can be endless."""
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
