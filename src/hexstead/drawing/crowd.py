"""Room on a crowded board: pieces rest where they hide least of names, numbers and one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .labels import Box, overlap
from .svg import Point

ROUNDS = 4  # how often each may look for a better place once the others stand


class Seeker(NamedTuple):
    """A piece that looks for room: what it covers round its point, and points it may have, each with a price."""

    shape: Box
    choices: Sequence[tuple[Point, float]]


class Choice(NamedTuple):
    """One point for a piece, what it covers there, and what that costs."""

    point: Point
    box: Box
    price: float


def shifted(box: Box, point: Point) -> Box:
    return box[0] + point[0], box[1] + point[1], box[2] + point[0], box[3] + point[1]


class Crowd:
    """Things on the board with the price of hiding them, per unit of area."""

    def __init__(self) -> None:
        self.things: list[tuple[Box, float]] = []

    def add(self, box: Box, price: float) -> None:
        self.things.append((box, price))

    def hidden(self, box: Box) -> float:
        """What it costs to cover a box."""
        return sum(overlap(box, thing) * price for thing, price in self.things)

    def settle(self, seekers: Sequence[Seeker], price: float) -> list[Point]:
        """A place for each, where all together hide least; `price` is what hiding one of them costs."""
        priced = [self._priced(seeker) for seeker in seekers]
        order = range(len(seekers))
        tries = [_in_turn(priced, turns, price) for turns in (order, order[::-1])]
        best = min(tries, key=lambda chosen: _total(chosen, price)) if seekers else []
        for choice in best:
            self.add(choice.box, price)
        return [choice.point for choice in best]

    def _priced(self, seeker: Seeker) -> list[Choice]:
        boxes = [shifted(seeker.shape, point) for point, _ in seeker.choices]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        reach = min(lefts), min(tops), max(rights), max(bottoms)
        near = [thing for thing in self.things if overlap(reach, thing[0])]
        return [
            Choice(point, box, own + sum(overlap(box, thing) * price for thing, price in near))
            for box, (point, own) in zip(boxes, seeker.choices, strict=True)
        ]


def _in_turn(priced: Sequence[Sequence[Choice]], turns: Sequence[int], price: float) -> list[Choice]:
    """Each takes the cheapest place there is, then better ones as long as somebody finds one."""
    taken: dict[int, Choice] = {}
    for _ in range(ROUNDS):
        before = dict(taken)
        for i in turns:
            others = [choice.box for k, choice in taken.items() if k != i]
            costs = [choice.price + price * _covered(choice.box, others) for choice in priced[i]]
            taken[i] = priced[i][costs.index(min(costs))]
        if taken == before:
            break
    return [taken[i] for i in range(len(priced))]


def _covered(box: Box, others: Sequence[Box]) -> float:
    return sum(overlap(box, other) for other in others)


def _total(chosen: Sequence[Choice], price: float) -> float:
    boxes = [choice.box for choice in chosen]
    return sum(choice.price + price * _covered(choice.box, boxes[:i]) for i, choice in enumerate(chosen))
