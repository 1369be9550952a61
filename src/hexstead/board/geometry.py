"""Hex geometry: hexes, corners and edges of flat-top and pointy-top grids with integer coordinates."""

from __future__ import annotations

from math import sqrt

Spot = tuple[int, int]

GRIDS = ("flat", "pointy")

HALF_WIDTH = sqrt(3) / 2
HALF_EDGE = 0.5

# Corners of a hex, clockwise from the top, as (col, row) offsets from its centre.
CORNERS: dict[str, tuple[Spot, ...]] = {
    "pointy": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    "flat": ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
}


def position(grid: str, col: int, row: int) -> tuple[float, float]:
    """Convert a grid spot to a point: x points east, y south, and a hex edge has length 1."""
    if grid == "pointy":
        return col * HALF_WIDTH, row * HALF_EDGE
    return col * HALF_EDGE, row * HALF_WIDTH


def hex_corners(grid: str, col: int, row: int) -> tuple[Spot, ...]:
    """Return the six corner spots of the hex at (col, row), clockwise from the top."""
    return tuple((col + across, row + down) for across, down in CORNERS[grid])


def is_hex_spot(grid: str, spot: Spot, origin: Spot) -> bool:
    """Whether a hex centred here fits the tiling that has a hex at `origin`."""
    steps_col, steps_row = spot[0] - origin[0], spot[1] - origin[1]
    wide, long = (steps_col, steps_row) if grid == "pointy" else (steps_row, steps_col)
    return long % 3 == 0 and (wide + long // 3) % 2 == 0


def is_corner_spot(grid: str, spot: Spot, origin: Spot) -> bool:
    """Whether this spot is a corner of the tiling that has a hex at `origin`."""
    col, row = spot
    ends = ((col, row - 2), (col, row + 2)) if grid == "pointy" else ((col - 2, row), (col + 2, row))
    return any(is_hex_spot(grid, end, origin) for end in ends)


def is_edge(grid: str, one: Spot, other: Spot) -> bool:
    """Whether two corner spots are the ends of one hex edge."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    along = (0, 2) if grid == "pointy" else (2, 0)
    return (across, down) in ((1, 1), along)
