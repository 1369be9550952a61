"""The SVG document round a drawing: view box, style sheet, theme colours put in. Self-contained, no outside files."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hexstead.board import Board
from hexstead.drawing.labels import Label, box
from hexstead.drawing.svg import EDGE, Point, escape, hexagon, num, rect, token
from hexstead.drawing.theme import NEUTRAL, SEAT_LETTERS, THEMES

TOKEN = re.compile(r"var\(--(\w+)\)")

NUMBERS = "Fredoka,Nunito,'Arial Rounded MT Bold','Helvetica Neue',Arial,sans-serif"
NAMES = "Figtree,Inter,'Helvetica Neue',Arial,sans-serif"

MARGIN = 54.0
NAME_INSET = 34.0  # names may come closer to the frame than tiles

View = tuple[float, float, float, float]


def fitting_view(board: Board, labels: Iterable[Label], beyond: Iterable[Point] = ()) -> View:
    """A view box that holds all hexes, nodes and names of a board, with a margin, and hexes beyond its border."""
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
    """The whole picture: layers from bottom to top in the colours of a theme."""
    if theme not in THEMES:
        raise LookupError(f"There is no theme {theme!r}; there are {', '.join(THEMES)}.")
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


def style() -> str:
    here = f".hexstead.{token('theme')}"
    letters = "".join(f"{here} .letter.{seat}{{fill:{token(seat + 'm')}}}" for seat in (*SEAT_LETTERS, NEUTRAL))
    return (
        f"{here} text{{font-family:{NUMBERS};text-anchor:middle;user-select:none}}"
        f"{here} .num{{font-size:17px;font-weight:600;fill:{token('numInk')};letter-spacing:-.2px}}"
        f"{here} .num.hot{{font-size:18.5px;font-weight:700;fill:{token('hot')}}}"
        f"{here} .letter{{font-size:12.5px;font-weight:700}}{letters}"
        f"{here} .letter.small{{font-size:9.5px}}{here} .letter.tiny{{font-size:7.6px}}"
        f"{here} .mark{{font-size:13px;font-weight:600;fill:{token('sockInk')};letter-spacing:.3px}}"
        f"{here} .coin{{font-size:10.5px;font-weight:700;fill:{token('goldInk')}}}"
        f"{here} .name{{font-family:{NAMES};font-size:10.8px;font-weight:700;fill:{token('label')};paint-order:stroke;"
        f"stroke:{token('halo')};stroke-width:3.2px;stroke-linejoin:round;letter-spacing:.05px}}"
        f"{here} .name.landmark{{font-weight:800;fill:{token('lmLabel')}}}"
        f"{here} .country{{font-family:{NAMES};font-size:11.5px;font-weight:600;letter-spacing:5.5px;"
        f"fill:{token('foreignInk')}}}"
        f"{here} .sea{{font-family:{NAMES};font-size:12.5px;font-weight:500;font-style:italic;letter-spacing:1.5px;"
        f"fill:{token('seaInk')}}}"
    )
