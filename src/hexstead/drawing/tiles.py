"""Tiles and numbers: the soil between tiles, bevelled hexes with ground and scenery, number discs with pips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..board import Board, Hex
from .ground import GROUND, VARIANTS
from .scenery import SCENERY
from .svg import (
    EDGE,
    at,
    circle,
    copies,
    ellipse,
    escape,
    group,
    hexagon,
    line,
    path,
    rounded,
    stroke,
    symbol,
    token,
    use,
)

LOOKS = tuple(GROUND)
NO_LOOKS: Mapping[str, str] = {}  # every terrain is drawn with the look of the same name
PALETTES = {"sheep": "pasture"}
KEPT_INSIDE = ("mountains", "hills", "clay", "desert")
UNKNOWN_TERRAIN = "desert"

PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
HOT = (6, 8)


def variant(id: str) -> int:
    """Choose one of three scenery variants, always the same for a hex id."""
    mixed = 7
    for char in id + "x":
        mixed = (mixed * 31 + ord(char)) % 2**32
    return mixed % VARIANTS


def look_of(tile: Hex, looks: Mapping[str, str]) -> str:
    """Return the look of a terrain: the game's choice in `looks` (such as sheep for pasture), else its own name."""
    look = looks.get(tile.terrain, tile.terrain)
    return look if look in LOOKS else UNKNOWN_TERRAIN


def tile_id(grid: str, look: str, number: int) -> str:
    return f"{token('theme')}-{grid}-{look}-{number}"


def tile_symbols(board: Board, looks: Mapping[str, str] = NO_LOOKS) -> str:
    """Define a symbol per look and variant used on the board, and the outline that clips them."""
    used = sorted({(look_of(tile, looks), variant(tile.id)) for tile in board.hexes})
    outline = rounded(hexagon(board.grid, EDGE - 2.1), 5)
    clip = f'<clipPath id="{board.grid}-tile"><path d="{outline}"/></clipPath>'
    return clip + "".join(
        symbol(tile_id(board.grid, look, k), tile_drawing(board.grid, outline, look, k)) for look, k in used
    )


def tile_drawing(grid: str, outline: str, look: str, k: int) -> str:
    palette = PALETTES.get(look, look)
    corners = hexagon(grid, EDGE - 3.6)
    upper, lower = ((3, 4, 5, 0), (0, 1, 2, 3)) if grid == "flat" else ((4, 5, 0, 1), (1, 2, 3, 4))
    lip = path(copies(outline, [(0, 2.6)]), token(palette + "3"))
    shade = stroke(line([corners[i] for i in lower]), token(palette + "3"), 1.6, 'stroke-opacity=".35"')
    light = stroke(line([corners[i] for i in upper]), token("tilehi"), 1.7)
    scenery = SCENERY[look][k]()
    if look in KEPT_INSIDE:
        scenery = clipped(grid, scenery)
    return lip + path(outline, token(palette + "0")) + clipped(grid, GROUND[look](k)) + shade + light + scenery


def clipped(grid: str, inner: str) -> str:
    return f'<g clip-path="url(#{grid}-tile)">{inner}</g>'


def soil(board: Board) -> str:
    """Draw the ground between the tiles, where paths run, with its lip."""
    outline = rounded(hexagon(board.grid, EDGE + 1.2), 3)
    return repeated(outline, board.hexes, token("soilD"), 3) + repeated(outline, board.hexes, token("soil"), 0)


def shore(board: Board) -> str:
    """Draw a pale rim around the tiles."""
    return repeated(rounded(hexagon(board.grid, EDGE + 9), 9), board.hexes, token("land"), 0)


def repeated(outline: str, hexes: Iterable[Hex], fill: str, down: float) -> str:
    return path(copies(outline, [(tile.x * EDGE, tile.y * EDGE + down) for tile in hexes]), fill)


def tiles(board: Board, looks: Mapping[str, str] = NO_LOOKS) -> str:
    """Draw all tiles from north to south, so that tree tops overlap the tile behind."""
    ordered = sorted(board.hexes, key=lambda tile: (tile.y, tile.x))
    return group(
        "tiles",
        [
            use(tile_id(board.grid, look_of(tile, looks), variant(tile.id)), tile.x * EDGE, tile.y * EDGE)
            for tile in ordered
        ],
    )


def number(x: float, y: float, value: int, dim: bool = False, movable: bool = False) -> str:
    """Draw a number with its pips, printed or on a raised token (`movable`).

    6 and 8 are red, larger and ringed. `dim` draws a blocked number faintly.
    """
    hot = value in HOT and not dim
    ink = token("hot" if hot else "numInk")
    ring = circle(0, 0, 13.6, "none", f'stroke="{token("hot")}" stroke-width="1.7"') if hot else ""
    count = PIPS.get(value, 0)
    pips = "".join(circle((i - (count - 1) / 2) * 3.9, 9.1, 1.45, ink) for i in range(count))
    text = f'<text class="num{" hot" if hot else ""}" y="{4.6 if hot else 4.4}">{value}</text>'
    drawn = at(x, y, (raised_disc() if movable else printed_disc()) + ring + text + pips)
    return f'<g opacity=".62">{drawn}</g>' if dim else drawn


def printed_disc() -> str:
    return circle(0, 0, 14.6, token("numFlat"), f'stroke="{token("numFlatEdge")}" stroke-width="1"')


def raised_disc() -> str:
    """Draw a wooden disc with a stitched rim, for number tokens that can move."""
    side = ellipse(0, 3.2, 15, 14.6, token("castStrong")) + circle(0, 2.2, 14.8, token("numSide"))
    rim = circle(0, 0, 12.9, "none", f'stroke="{token("numRim")}" stroke-width="1" stroke-dasharray="1.6 1.8"')
    return side + circle(0, 0, 14.8, token("numTop"), f'stroke="{token("numOut")}" stroke-width="1.1"') + rim


def socket(x: float, y: float, mark: str) -> str:
    """Draw a dashed ring with the hex's mark, where a number token can be placed."""
    dashes = f'stroke="{token("sockLine")}" stroke-width="1.3" stroke-dasharray="3.2 2.75"'
    return at(x, y, circle(0, 0, 12.6, token("sockFill"), dashes) + f'<text class="mark" y="4.6">{escape(mark)}</text>')
