"""Place pieces on a crowded board where they cover as little as possible of labels, numbers and each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .labels import Box, overlap
from .svg import Point

ROUNDS = 4  # maximum passes in which each piece can move to a better point


class Movable(NamedTuple):
    """A piece to place: the box it covers relative to its point, and candidate points, each with a cost."""

    shape: Box
    choices: Sequence[tuple[Point, float]]


class Choice(NamedTuple):
    """A candidate point for a piece, the box covered there, and the total cost."""

    point: Point
    box: Box
    price: float


def shifted(box: Box, point: Point) -> Box:
    return box[0] + point[0], box[1] + point[1], box[2] + point[0], box[3] + point[1]


class Crowd:
    """Boxes already on the board, each with the cost of covering it per unit of area."""

    def __init__(self) -> None:
        self.obstacles: list[tuple[Box, float]] = []

    def add(self, box: Box, price: float) -> None:
        self.obstacles.append((box, price))

    def cost(self, box: Box) -> float:
        """Return the cost of placing something over this box."""
        return sum(overlap(box, obstacle) * price for obstacle, price in self.obstacles)

    def place(self, movables: Sequence[Movable], price: float) -> list[Point]:
        """Choose a point for each piece to minimise the total cost, and add the pieces to the board.

        `price` is the cost of covering one of these pieces, per unit of area. This is a local search in both
        orders of the pieces; the cheaper result is kept.
        """
        priced = [self._priced(movable) for movable in movables]
        order = range(len(movables))
        tries = [_in_turn(priced, turns, price) for turns in (order, order[::-1])]
        best = min(tries, key=lambda chosen: _total(chosen, price)) if movables else []
        for choice in best:
            self.add(choice.box, price)
        return [choice.point for choice in best]

    def _priced(self, movable: Movable) -> list[Choice]:
        boxes = [shifted(movable.shape, point) for point, _ in movable.choices]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        reach = min(lefts), min(tops), max(rights), max(bottoms)
        near = [obstacle for obstacle in self.obstacles if overlap(reach, obstacle[0])]
        return [
            Choice(point, box, own + sum(overlap(box, obstacle) * price for obstacle, price in near))
            for box, (point, own) in zip(boxes, movable.choices, strict=True)
        ]


def _in_turn(priced: Sequence[Sequence[Choice]], turns: Sequence[int], price: float) -> list[Choice]:
    """Let each piece take its cheapest point in turn; repeat until nothing changes or ROUNDS is reached."""
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
