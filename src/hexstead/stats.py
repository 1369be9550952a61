"""Statistics of one finished game, as one JSON: dice, income, points over time, trades, luck, turning points.

They are worked out from the game's own history by replaying it; docs/formats.md describes them. They know everything,
so they are for games that are over. Names no game: events say what they move (`flows`), minds what a position is worth.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from .bots.bot import Terms
from .bots.kernel import VALUE
from .bots.mind import ENGINEER
from .bots.thinker import Head
from .core.engine import FastEngine
from .core.events import PRODUCED, Event, Offered, Rolled, Traded, TurnBegan
from .core.game import Game
from .core.record import replay
from .core.rules.dice import WAYS, first_die, second_die
from .core.table import CHANCE, DICE

TURNING_POINTS = 3
SUPPLY = ("supply", "exchange")  # sources of what is got from the supply in a trade: cards, gold
THOUSANDTHS = 1000  # a value is told in points

Moment = dict[str, Any]


def statistics(game: Game) -> dict[str, Any]:
    """All there is to say about a game; hidden things too."""
    story = _Story(game)
    return {
        "players": game.players,
        "turns": game.turn,
        "dice": _dice(story.events, game.players),
        "income": _flows(game, story.events),
        "points": [{"turn": at["turn"], "action": at["action"], "points": at["points"]} for at in story.moments],
        "trades": _trades(story.events, game.players),
        "luck": story.luck,
        "values": [{"turn": at["turn"], "values": at["values"]} for at in story.moments if at["values"]],
        "turning_points": turning_points(story.moments),
    }


def statistics_of(record: Mapping[str, Any]) -> dict[str, Any]:
    """The same of a game's record: what another process can be asked for."""
    return statistics(replay(record))


class _Story:
    """The game lived through once more: its events, each seat's luck, and how things stood when each turn began."""

    def __init__(self, game: Game):
        self._game, self._engine = game, game.engine
        self._heads = [_head(game, seat) for seat in range(game.players)]
        self.events = list(game.events_since(0))
        self.moments: list[Moment] = []
        self.luck: list[dict[str, float]] = [{"received": 0, "expected": 0.0} for _ in range(game.players)]
        states, turn = self._engine.from_bytes(game.start_bytes()), -1
        for number, (seat, move) in enumerate(game.entries):
            if self._engine.read(states, "turn") != turn:
                turn = self._engine.read(states, "turn")
                self._look(states, turn, number)
            is_roll = seat == CHANCE and self._engine.read(states, "phase") == DICE
            if is_roll:
                self._expect(states)
            self._engine.step(states, seat, move, record=is_roll)
            if is_roll:
                for receiver, count in self._produced():
                    self.luck[receiver]["received"] += count
        self._look(states, turn, game.length)
        for own in self.luck:
            own["expected"] = round(own["expected"], 6)
            own["luck"] = round(own["received"] - own["expected"], 6)

    def _look(self, states: Any, turn: int, action: int) -> None:
        points = self._engine.points(self._engine.plain(states))
        values: list[float] = []
        if turn > 0 and action < self._game.length:
            values = [self._value(states, seat) for seat in range(self._game.players)]
        self.moments.append({"turn": turn, "action": action, "points": points, "values": values})

    def _value(self, states: Any, seat: int) -> float:
        """What a seat's position is worth to it, by what it knows."""
        head = self._heads[seat]
        head.look(self._engine.masked(states, seat))
        return round(head.ask(VALUE) / THOUSANDTHS, 3)

    def _expect(self, states: Any) -> None:
        """What a roll brings each seat on average: every sum is tried, by its ways."""
        first, weights = self._engine.weights(states)
        tried: dict[int, int] = {}
        for outcome in range(len(weights)):
            tried.setdefault(first_die(outcome) + second_die(outcome), outcome)
        for total, outcome in tried.items():
            trial = self._engine.copy(states)
            self._engine.step(trial, CHANCE, first + outcome)
            for seat, count in self._produced():
                self.luck[seat]["expected"] += count * WAYS[total] / 36

    def _produced(self) -> list[tuple[int, int]]:
        """Seats and counts of the cards that the last step produced."""
        return [(row[1], row[3]) for row in self._engine.event_rows() if row[0] == PRODUCED]


def _head(game: Game, seat: int) -> Head:
    kind = "fast" if isinstance(game.engine, FastEngine) else "plain"
    return Head(Terms.of(game), seat, 0, ENGINEER, kind, None)


def _dice(events: Sequence[Event], players: int) -> dict[str, Any]:
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


def flows(event: Event) -> list[tuple[int, str, int, str]]:
    """What an event moved: seat, good, count with its sign, source."""

    def meant(word: Any) -> Any:
        return getattr(event, word, word) if isinstance(word, str) else word

    out = []
    for flow in event.flows:
        goods, seat, source = meant(flow.good), meant(flow.seat), meant(flow.source)
        if not isinstance(goods, Mapping):
            goods = {goods: meant(flow.count)}
        out += [(seat, good, flow.sign * count, source) for good, count in goods.items()]
    return out


def _flows(game: Game, events: Sequence[Event]) -> list[dict[str, Any]]:
    """Per seat, what came in and went out: by source, then by good."""
    into: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in range(game.players)]
    out: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in range(game.players)]
    for seat, held in enumerate(_held_at_start(game)):
        if held:
            into[seat]["start"].update(held)
    for event in events:
        for seat, good, count, source in flows(event):
            (into if count > 0 else out)[seat][source][good] += abs(count)
    return [
        {
            "in": {source: dict(goods) for source, goods in into[seat].items()},
            "out": {source: dict(goods) for source, goods in out[seat].items()},
        }
        for seat in range(game.players)
    ]


def _held_at_start(game: Game) -> list[dict[str, int]]:
    engine = game.engine
    s, b = engine.plain(engine.from_bytes(game.start_bytes())), engine.board_record
    holding: Any = engine.game.hooks["holding"]
    goods = engine.names.axis("goods")
    held = [{good: holding(s, b, seat, i) for i, good in enumerate(goods)} for seat in range(game.players)]
    return [{good: n for good, n in own.items() if n} for own in held]


def _trades(events: Sequence[Event], players: int) -> dict[str, Any]:
    made: list[dict[str, Any]] = []
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
        for seat in {seat for seat, _, count, source in flows(event) if count > 0 and source in SUPPLY}:
            exchanges[seat] += 1
    return {"offers": offers, "exchanges": exchanges, "made": made}


def turning_points(moments: Sequence[Moment]) -> list[Moment]:
    """The largest changes of a seat's value between two turns, the largest first; one of each turn."""
    changes: list[Moment] = []
    for before, after in pairwise(moments):
        if before["values"] and after["values"]:
            steps = [b - a for a, b in zip(before["values"], after["values"], strict=True)]
            seat = max(range(len(steps)), key=lambda i: abs(steps[i]))
            changes.append({
                "turn": before["turn"], "seat": seat, "change": round(steps[seat], 3),
                "from": before["action"], "to": after["action"],
            })  # fmt: skip
    return sorted(changes, key=lambda change: -abs(change["change"]))[:TURNING_POINTS]
