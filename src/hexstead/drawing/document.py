"""The SVG document around a drawing: view box, style sheet and theme colours. References no external files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ..board import Board
from .labels import Label, box
from .svg import EDGE, Point, escape, hexagon, num, rect, token
from .theme import THEMES

TOKEN = re.compile(r"var\(--(\w+)\)")

MARGIN = 54.0
NAME_INSET = 34.0  # labels can be closer to the frame than tiles

View = tuple[float, float, float, float]


def fitting_view(board: Board, labels: Iterable[Label], beyond: Iterable[Point] = ()) -> View:
    """Return a view box that fits all hexes, nodes and labels of a board plus a margin.

    `beyond` are the centres of further hexes outside the board's border.
    """
    points = [(x + right, y + down) for x, y in beyond for right, down in hexagon(board.grid, EDGE)]
    points += [(tile.x * EDGE + x, tile.y * EDGE + y) for tile in board.hexes for x, y in hexagon(board.grid, EDGE)]
    points += [(node.x * EDGE, node.y * EDGE) for node in board.nodes]
    for entry in labels:
        left, top, right, bottom = box(entry)
        points += [(left + NAME_INSET, top + NAME_INSET), (right - NAME_INSET, bottom - NAME_INSET)]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    right, bottom = max(x for x, _ in points) + MARGIN, max(y for _, y in points) + MARGIN
    return left, top, right - left, bottom - top


def document(title: str, view: View, theme: str, symbols: str, layers: list[str], width: int | None = None) -> str:
    """Assemble an SVG from layers (bottom to top) in the colours of a theme; LookupError for an unknown theme."""
    if theme not in THEMES:
        raise LookupError(f"There is no theme {theme!r}; choose from {', '.join(THEMES)}.")
    left, top, wide, high = view
    size = "" if width is None else f' width="{width}" height="{round(width * high / wide)}"'
    box = f"{num(left)} {num(top)} {num(wide)} {num(high)}"
    name = escape(title)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hexstead {theme}" viewBox="{box}"{size} role="img" '
        f'aria-label="{name}"><title>{name}</title><style>{style()}</style><defs>{symbols}</defs>'
        f"{rect(left - MARGIN, top - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN, 0, token('sea'))}"
        f"{''.join(layers)}</svg>"
    )
    colours = THEMES[theme] | {"theme": theme}
    return TOKEN.sub(lambda found: colours[found[1]], text)


@cache
def style() -> str:
    """Return board.css with selectors limited to one theme, so that two SVGs on a page do not restyle each other."""
    sheet = re.sub(r"/\*.*?\*/", "", (Path(__file__).parent / "board.css").read_text(encoding="utf-8"))
    return re.sub(r"\s*([{};:,])\s*", r"\1", sheet).strip().replace("svg.hexstead", f".hexstead.{token('theme')}")
