"""Statistics of a finished game: dice, income, points over time, trades, luck and turning points.

`statistics` replays the game's history and sees all hidden information, so call it only for games that are over.
stats_schema.py defines the result; docs/formats.md explains it. Games take part through data: events declare the goods
they move (`Event.flows`), and a game's bot mind values positions.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from .bots.bot import Terms
from .bots.decision_kernel import VALUE
from .bots.level_bots import KernelSession
from .bots.mind import mind_of
from .core.common_fields import CHANCE, DICE
from .core.events import PRODUCED, Event, Offered, Rolled, Traded, TurnBegan
from .core.game import Game
from .core.game_file import replay
from .core.rule import resolve
from .core.rules.dice import WAYS, first_die, second_die
from .core.rules.goods import holding as holding_of
from .stats_schema import MAX_TURNING_POINTS, Dice, Income, Luck, Statistics, Trade, Trades, TurningPoint

SUPPLY_SOURCES = ("supply", "exchange")  # sources of goods that a trade with the supply brings: cards, gold
ADVISER = "engineer"  # the level that values positions
THOUSANDTHS = 1000  # the decision kernel values positions in thousandths of a point


def statistics(game: Game) -> Statistics:
    """Statistics of a game, including hidden information."""
    replayed = _Replay(game)
    return {
        "players": game.players,
        "turns": game.turn,
        "dice": _dice(replayed.events, game.players),
        "income": _income(game, replayed.events),
        "points": [{"turn": at.turn, "action": at.action, "points": at.points} for at in replayed.snapshots],
        "trades": _trades(replayed.events, game.players),
        "luck": replayed.luck(),
        "values": [{"turn": at.turn, "values": at.values} for at in replayed.snapshots if at.values],
        "turning_points": turning_points(replayed.snapshots),
    }


def statistics_of(record: Mapping[str, Any]) -> Statistics:
    """Statistics of a game's record, which unlike a `Game` can be sent to another process."""
    return statistics(replay(record))


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Points and values at the start of a turn, or at the end of the game."""

    turn: int
    action: int  # number of actions before it
    points: list[int]
    values: list[float]  # in points by seat; empty during set-up, at the end, and without a mind


class _Replay:
    """Plays a game's history again and collects its events, each seat's luck, and a snapshot of every turn."""

    def __init__(self, game: Game):
        self._game, self._engine = game, game.engine
        self._sessions = [_session(game, seat) for seat in range(game.players)] if mind_of(game.name) else []
        self.events = list(game.events_since(0))
        self.snapshots: list[Snapshot] = []
        self._received = [0] * game.players
        self._expected = [0.0] * game.players
        states, turn = self._engine.from_bytes(game.start_bytes()), -1
        for number, (seat, move) in enumerate(game.entries):
            if self._engine.read(states, "turn") != turn:
                turn = self._engine.read(states, "turn")
                self._take_snapshot(states, turn, number)
            is_roll = seat == CHANCE and self._engine.read(states, "phase") == DICE
            if is_roll:
                self._add_expected(states)
            self._engine.step(states, seat, move, events=is_roll)
            if is_roll:
                for receiver, count in self._produced():
                    self._received[receiver] += count
        self._take_snapshot(states, max(0, turn), game.length)

    def luck(self) -> list[Luck]:
        """By seat."""
        return [
            {"received": received, "expected": round(expected, 6), "luck": round(received - round(expected, 6), 6)}
            for received, expected in zip(self._received, self._expected, strict=True)
        ]

    def _take_snapshot(self, states: Any, turn: int, action: int) -> None:
        points = self._engine.points(self._engine.plain(states))
        values: list[float] = []
        if turn > 0 and action < self._game.length:
            values = [self._value(states, session) for session in self._sessions]
        self.snapshots.append(Snapshot(turn, action, points, values))

    def _value(self, states: Any, session: KernelSession) -> float:
        """The value of a seat's position in points, judged by what the seat knows."""
        session.look(self._engine.masked(states, session.seat))
        return round(session.ask(VALUE) / THOUSANDTHS, 3)

    def _add_expected(self, states: Any) -> None:
        """Add the mean production of the next roll: try each sum once, weighted by its probability."""
        first, weights = self._engine.weights(states)
        outcome_of_sum: dict[int, int] = {}
        for outcome in range(len(weights)):
            outcome_of_sum.setdefault(first_die(outcome) + second_die(outcome), outcome)
        for total, outcome in outcome_of_sum.items():
            trial = self._engine.copy(states)
            self._engine.step(trial, CHANCE, first + outcome)
            for seat, count in self._produced():
                self._expected[seat] += count * WAYS[total] / 36

    def _produced(self) -> list[tuple[int, int]]:
        """Seats and card counts that the last step produced."""
        return [(row[1], row[3]) for row in self._engine.event_rows() if row[0] == PRODUCED]


def _session(game: Game, seat: int) -> KernelSession:
    return KernelSession(Terms.of(game), seat, 0, ADVISER, game.engine.back_end, None)


def _dice(events: Sequence[Event], players: int) -> Dice:
    rolls = [event for event in events if isinstance(event, Rolled)]
    counted = Counter((event.seat, event.a + event.b) for event in rolls)
    return {
        "rolls": len(rolls),
        "sums": [
            {
                "sum": total,
                "count": sum(counted[seat, total] for seat in range(players)),
                "expected": len(rolls) * ways / 36,
                "seats": [counted[seat, total] for seat in range(players)],
            }
            for total, ways in WAYS.items()
        ],
    }


def _income(game: Game, events: Sequence[Event]) -> list[Income]:
    received: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in range(game.players)]
    given: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in range(game.players)]
    for seat, held in enumerate(_held_at_start(game)):
        if held:
            received[seat]["start"].update(held)
    for event in events:
        for seat, good, count, source in event.moved_goods():
            (received if count > 0 else given)[seat][source][str(good)] += abs(count)
    return [
        {
            "in": {source: dict(goods) for source, goods in received[seat].items()},
            "out": {source: dict(goods) for source, goods in given[seat].items()},
        }
        for seat in range(game.players)
    ]


def _held_at_start(game: Game) -> list[dict[str, int]]:
    engine = game.engine
    s, b = engine.plain(engine.from_bytes(game.start_bytes())), engine.board_struct
    holding: Any = resolve(holding_of, engine.game.hooks)
    goods = engine.names.axis("goods")
    held = [{good: holding(s, b, seat, i) for i, good in enumerate(goods)} for seat in range(game.players)]
    return [{good: n for good, n in own.items() if n} for own in held]


def _trades(events: Sequence[Event], players: int) -> Trades:
    made: list[Trade] = []
    offers, exchanges, turn = [0] * players, [0] * players, 0
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Offered):
            offers[event.seat] += 1
        elif isinstance(event, Traded):
            made.append({
                "turn": turn, "seat": event.seat, "partner": event.partner,
                "give": dict(event.give), "get": dict(event.get),
            })  # fmt: skip
        for seat in {seat for seat, _, count, source in event.moved_goods() if count > 0 and source in SUPPLY_SOURCES}:
            exchanges[seat] += 1
    return {"offers": offers, "exchanges": exchanges, "made": made}


def turning_points(snapshots: Sequence[Snapshot]) -> list[TurningPoint]:
    """The turns in which the value of one seat changed most, largest change first; at most one seat per turn."""
    changes: list[TurningPoint] = []
    for before, after in pairwise(snapshots):
        if before.values and after.values:
            steps = [b - a for a, b in zip(before.values, after.values, strict=True)]
            seat = max(range(len(steps)), key=lambda i: abs(steps[i]))
            changes.append({
                "turn": before.turn, "seat": seat, "change": round(steps[seat], 3),
                "from": before.action, "to": after.action,
            })  # fmt: skip
    return sorted(changes, key=lambda change: -abs(change["change"]))[:MAX_TURNING_POINTS]
