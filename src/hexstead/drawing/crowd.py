"""Room on a crowded board: pieces rest where they hide least of names, numbers and one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexstead.drawing.labels import Box, overlap
from hexstead.drawing.svg import Point

ROUNDS = 4  # how often each may look for a better place once the others stand


class Seeker(NamedTuple):
    """A piece that looks for room: what it covers round its point, and points it may have, each with a price."""

    shape: Box
    choices: Sequence[tuple[Point, float]]


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
        """A place for each: in turn the cheapest there is, then better ones as long as somebody finds one."""
        nearby = [self._near(seeker) for seeker in seekers]
        taken: dict[int, Point] = {}
        for _ in range(ROUNDS):
            before = dict(taken)
            for i, seeker in enumerate(seekers):
                others = [(shifted(seekers[k].shape, point), price) for k, point in taken.items() if k != i]
                taken[i] = _cheapest(seeker, nearby[i] + others)
            if taken == before:
                break
        for i, point in taken.items():
            self.add(shifted(seekers[i].shape, point), price)
        return [taken[i] for i in range(len(seekers))]

    def _near(self, seeker: Seeker) -> list[tuple[Box, float]]:
        boxes = [shifted(seeker.shape, point) for point, _ in seeker.choices]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        reach = min(lefts), min(tops), max(rights), max(bottoms)
        return [thing for thing in self.things if overlap(reach, thing[0])]


def _cheapest(seeker: Seeker, things: list[tuple[Box, float]]) -> Point:
    def price(choice: tuple[Point, float]) -> float:
        covered = shifted(seeker.shape, choice[0])
        return choice[1] + sum(overlap(covered, thing) * price for thing, price in things)

    return min(seeker.choices, key=price)[0]
