"""Place names: drawing them, and automatic placement of those without a hand-drawn position."""

from __future__ import annotations

from dataclasses import dataclass

from ..board import Board
from .pieces import hex_point, node_point
from .svg import Point, escape, num

LINE_HEIGHT = 10.8
LETTER_WIDTH = 5.9
LONGEST_LINE = 14

# Candidate positions: offset from a place to the middle of its label's base line; w is half the label's width.
CANDIDATES = (
    (lambda w: (18 + w, 4.0)),
    (lambda w: (-18 - w, 4.0)),
    (lambda w: (0.0, 22.5)),
    (lambda w: (0.0, -23.0)),
    (lambda w: (12 + w * 0.6, 21.0)),
    (lambda w: (-12 - w * 0.6, 21.0)),
    (lambda w: (12 + w * 0.6, -17.0)),
    (lambda w: (-12 - w * 0.6, -17.0)),
)


@dataclass(frozen=True, slots=True)
class Label:
    """A place name in one or two lines centred on x, with the first base line at y.

    `squeeze` below 1 condenses the text; `width` forces the same width in every font.
    """

    name: str
    x: float
    y: float
    lines: tuple[str, ...]
    squeeze: float = 1.0
    width: float | None = None


Box = tuple[float, float, float, float]


def label(entry: Label, kind: str = "") -> str:
    widest = max(entry.lines, key=len)
    lines = ""
    for i, text in enumerate(entry.lines):
        fixed = ""
        if entry.width and text == widest:
            fixed = f' textLength="{num(entry.width / entry.squeeze)}" lengthAdjust="spacingAndGlyphs"'
        lines += f'<tspan x="{num(entry.x)}" dy="{num(LINE_HEIGHT if i else 0)}"{fixed}>{escape(text)}</tspan>'
    narrow = ""
    if entry.squeeze < 1:
        narrow = f' transform="translate({num(entry.x * (1 - entry.squeeze))} 0) scale({num(entry.squeeze)} 1)"'
    return f'<text class="name{kind and " " + kind}" x="{num(entry.x)}" y="{num(entry.y)}"{narrow}>{lines}</text>'


def box(entry: Label) -> Box:
    half = (entry.width or max(len(text) for text in entry.lines) * LETTER_WIDTH * entry.squeeze) / 2
    return (entry.x - half, entry.y - 8.5, entry.x + half, entry.y + 2.5 + LINE_HEIGHT * (len(entry.lines) - 1))


def overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def around(point: Point, reach: float) -> Box:
    return (point[0] - reach, point[1] - reach, point[0] + reach, point[1] + reach)


def place_labels(board: Board, placed: list[Label]) -> list[Label]:
    """Return labels for all places: the given ones, and the others where they cover little of the drawing."""
    labels = list(placed)
    known = {entry.name for entry in placed}
    blocked = [(around(hex_point(board, i), 15.6), 4.0) for i in range(len(board.hexes))]
    blocked += [(around(node_point(board, node), 15), 3.0) for node in board.places.values()]
    for path in board.paths:
        (ax, ay), (bx, by) = node_point(board, path.a), node_point(board, path.b)
        blocked.append((around(((ax + bx) / 2, (ay + by) / 2), 9), 0.5))
    blocked += [(box(entry), 6.0) for entry in labels]
    for name, node in board.places.items():
        if name not in known:
            chosen = best_label(name, node_point(board, node), blocked)
            labels.append(chosen)
            blocked.append((box(chosen), 6.0))
    return labels


def best_label(name: str, point: Point, blocked: list[tuple[Box, float]]) -> Label:
    lines = split_lines(name)
    half = max(len(text) for text in lines) * LETTER_WIDTH / 2
    rise = LINE_HEIGHT * (len(lines) - 1)
    options = []
    for step in CANDIDATES:
        x, y = step(half)
        lift = rise if y < 0 else rise / 2 if y < 10 else 0
        options.append(Label(name, point[0] + x, point[1] + y - lift, lines))
    return min(options, key=lambda option: sum(overlap(box(option), area) * weight for area, weight in blocked))


def split_lines(name: str) -> tuple[str, ...]:
    """Split a long name into two lines at the space nearest its middle."""
    spaces = [i for i, char in enumerate(name) if char == " "]
    if len(name) <= LONGEST_LINE or not spaces:
        return (name,)
    cut = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return name[:cut], name[cut + 1 :]
