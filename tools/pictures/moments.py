"""Moments of recorded games: positions that pictures can show, with the facts needed to choose and frame them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import hypot
from typing import Any

from hexstead.board import Board
from hexstead.core.events import EVERYTHING
from hexstead.core.game import Game
from hexstead.drawing.svg import EDGE
from hexstead.server.rule_pictures import lit_targets

Point = tuple[float, float]
Frame = tuple[float, float, float, float]  # left, top, width and height in the units of the drawing

RED = 0  # captions speak of red, the colour of the first seat
SHAPE = 155 / 270  # height of a frame by its width, as the rules page shows it
MARGIN = 24.0  # space around what a picture must show; a town hall or city needs this much
LAND = 0.94  # distance from the centre of a hex, in edges, up to which a point is on it
GRID = 7  # points per side at which a frame is probed for land


@dataclass(frozen=True)
class Find:
    """How a moment suits a picture: score from 0 to 1, points that must be visible, values for the caption."""

    quality: float
    points: tuple[Point, ...]
    caption: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Picture:
    """A picture of the rules or the start page, and how to find moments that show it."""

    name: str
    width: float
    find: Callable[[Moment], Iterable[Find]]
    lit: str | None = None  # the type of action whose targets are highlighted
    shape: float = SHAPE

    @property
    def size(self) -> Point:
        return self.width, round(self.width * self.shape)

    def finds(self, moment: Moment) -> Iterator[tuple[float, Frame, Find]]:
        """Yield score, frame and find of each way in which a moment shows this picture."""
        for find in self.find(moment):
            frame = self.frame(find.points)
            if frame is not None:
                yield 0.6 * find.quality + moment.look(frame), frame, find

    def frame(self, points: Iterable[Point]) -> Frame | None:
        """The frame around points; None if they do not fit into one."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        wide, high = self.size
        if max(xs) - min(xs) > wide - 2 * MARGIN or max(ys) - min(ys) > high - 2 * MARGIN:
            return None
        left, top = (max(xs) + min(xs) - wide) / 2, (max(ys) + min(ys) - high) / 2
        return round(left, 1), round(top, 1), wide, high


class Moment:
    """A game after some of its actions, before the next one."""

    def __init__(self, game: Game):
        self.game, self.board = game, game.board
        rows = game.last_rows() if game.length else []
        self.events: list[dict[str, Any]] = [game.event(row, EVERYTHING).to_json() for row in rows]

    @cached_property
    def at(self) -> dict[str, Any]:
        """The position."""
        return self.game.position()

    @cached_property
    def is_red_turn(self) -> bool:
        """Whether red has rolled and can now build."""
        game = self.game
        return game.to_act[:1] == (RED,) and game.turn_seat == RED and self.at["rolled"] == 1

    def lit(self, type: str) -> list[str]:
        """The targets of red's actions of a type."""
        return lit_targets(self.game, type) if self.game.to_act[:1] == (RED,) else []

    def happened(self, type: str) -> list[dict[str, Any]]:
        """The events of a type that the last action caused."""
        return [event for event in self.events if event["type"] == type]

    # Geometry, in the units of the drawing

    def node(self, name: str) -> Point:
        node = self.board.nodes[self.board.node(name)]
        return node.x * EDGE, node.y * EDGE

    def ends(self, path: str) -> tuple[str, str]:
        """The names of both ends of a path."""
        found = self.board.paths[self.board.path(path)]
        return self.board.node_name(found.a), self.board.node_name(found.b)

    def path(self, name: str) -> tuple[Point, Point]:
        one, other = self.ends(name)
        return self.node(one), self.node(other)

    def middle(self, path: str) -> Point:
        (x, y), (u, v) = self.path(path)
        return (x + u) / 2, (y + v) / 2

    def centre(self, hex: str) -> Point:
        tile = self.board.hexes[self.board.hex(hex)]
        return tile.x * EDGE, tile.y * EDGE

    def corners(self, hex: str) -> list[str]:
        return [self.board.node_name(i) for i in self.board.hexes[self.board.hex(hex)].corners]

    # Pieces

    @cached_property
    def buildings(self) -> dict[str, int]:
        """Owners of buildings by node."""
        return {
            name: owner
            for key in ("hall_owner", "city_owner")
            for name, owner in self.at.get(key, {}).items()
            if owner != "neutral"
        }

    @cached_property
    def lines(self) -> dict[str, int]:
        """Owners of roads or rails, by path."""
        return self.at.get("road_owner") or self.at.get("rail_owner") or {}

    @cached_property
    def pieces(self) -> list[tuple[Point, int]]:
        """Where pieces are and whose they are."""
        found = [(self.node(name), owner) for name, owner in self.buildings.items()]
        found += [(self.middle(name), owner) for name, owner in self.lines.items()]
        return found + self.movable

    @cached_property
    def movable(self) -> list[tuple[Point, int]]:
        """Where trains and settlers are and whose they are."""
        trains, settlers = (enumerate(self.at.get(key, ())) for key in ("train_at", "settler_at"))
        found = [(self.middle(at), owner) for owner, own in trains for at in own if at is not None]
        return found + [(self.node(at), owner) for owner, own in settlers for at in own if at is not None]

    def shown(self, frame: Frame) -> Counter[int]:
        """The number of each seat's pieces inside a frame."""
        return Counter(owner for point, owner in self.pieces if inside(point, frame))

    def look(self, frame: Frame) -> float:
        """Score from 0 to 0.4: how much a frame looks like a game in progress, with land and pieces of several players.

        Trains and settlers hide what is behind them, so more than one in a small frame makes it worse.
        """
        shown = self.shown(frame)
        room = frame[2] * frame[3] / (EDGE * EDGE)  # in squares as wide as an edge
        crowd = min(1.0, 3.5 * sum(shown.values()) / room)
        hiding = sum(inside(point, frame, 0) for point, _ in self.movable) - room / 20
        return 0.2 * land(self.board, frame) + 0.1 * crowd + 0.05 * min(2, len(shown) - 1) - 0.05 * max(0.0, hiding)


def inside(point: Point, frame: Frame, margin: float = MARGIN / 2) -> bool:
    left, top, wide, high = frame
    return left + margin <= point[0] <= left + wide - margin and top + margin <= point[1] <= top + high - margin


def land(board: Board, frame: Frame) -> float:
    """The share of a frame that is not sea."""
    left, top, wide, high = frame
    near = [(tile.x, tile.y) for tile in board.hexes if inside((tile.x * EDGE, tile.y * EDGE), frame, -EDGE)]
    steps = [(i + 0.5) / GRID for i in range(GRID)]
    points = [((left + wide * i) / EDGE, (top + high * j) / EDGE) for i in steps for j in steps]
    return sum(any(hypot(x - u, y - v) < LAND for u, v in near) for x, y in points) / len(points)


def around(point: Point, picture_width: float, shape: float = SHAPE) -> Frame:
    """The frame of a width that has a point in its centre."""
    wide, high = picture_width, round(picture_width * shape)
    return point[0] - wide / 2, point[1] - high / 2, wide, high


def longest_line(moment: Moment, seat: int) -> list[str]:
    """The nodes of a seat's longest line of roads, which no building of another seat interrupts."""
    joined: dict[str, list[tuple[str, str]]] = {}
    for path, owner in moment.lines.items():
        if owner == seat:
            a, b = moment.ends(path)
            joined.setdefault(a, []).append((path, b))
            joined.setdefault(b, []).append((path, a))

    def longest(node: str, used: frozenset[str], first: bool) -> list[str]:
        best = [node]
        if first or moment.buildings.get(node, seat) == seat:
            for path, other in joined.get(node, ()):
                if path not in used:
                    best = max(best, [node, *longest(other, used | {path}, False)], key=len)
        return best

    return max((longest(node, frozenset(), True) for node in sorted(joined)), key=len, default=[])


def route(moment: Moment, start: str, without: str = "") -> list[str]:
    """The nodes of the shortest route on rails from a place to another place; empty unless there is exactly one."""
    board, joined = moment.board, neighbours(moment, without)
    routes = [[start]]
    while routes:
        ended = [found for found in routes if len(found) > 1 and found[-1] in board.places]
        if ended:
            return ended[0] if len(ended) == 1 else []
        seen = {node for found in routes for node in found}
        routes = [[*found, node] for found in routes for node in joined.get(found[-1], ()) if node not in seen]
    return []


def neighbours(moment: Moment, without: str = "") -> dict[str, list[str]]:
    """The nodes that rails of any owner connect to each node."""
    joined: dict[str, list[str]] = {}
    for path in moment.lines:
        if path != without:
            a, b = moment.ends(path)
            joined.setdefault(a, []).append(b)
            joined.setdefault(b, []).append(a)
    return joined


def connected(moment: Moment, start: str, without: str) -> set[str]:
    """All nodes that rails connect with a node, leaving one rail out."""
    joined = neighbours(moment, without)
    found = [start]
    for node in found:
        found += [other for other in dict.fromkeys(joined.get(node, ())) if other not in found]
    return set(found)


def owners_along(moment: Moment, nodes: list[str]) -> Counter[int]:
    """The number of each seat's rails along a route."""
    board = moment.board
    owners = {board.path(path): owner for path, owner in moment.lines.items()}
    return Counter(owners[board.path(f"{a}-{b}")] for a, b in pairwise(nodes))
