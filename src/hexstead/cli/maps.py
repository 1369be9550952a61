"""`hexstead map check` and `hexstead map draw`."""

from __future__ import annotations

import sys
from pathlib import Path

from ..board import check_map, load_map, read_map
from ..core.definition import GAMES
from ..drawing import THEMES, draw_map
from ..errors import BadOption
from .show import out, write


def _file(name: str) -> Path:
    """A file, or the map that the game of that name ships."""
    shipped = GAMES / name / "map.json"
    return shipped if name.isidentifier() and shipped.is_file() and not Path(name).exists() else Path(name)


def run_check(name: str) -> None:
    data = read_map(_file(name))
    faults = check_map(data)
    if faults:
        print("\n".join(faults), file=sys.stderr)
        sys.exit(1)
    board = load_map(_file(name))
    size = f"{len(board.hexes)} hexes, {len(board.nodes)} intersections, {len(board.paths)} paths"
    out.print(f"{name} is sound: a map for {board.game} with {size} and {len(board.places)} places.", soft_wrap=True)


def run_draw(name: str, theme: str, to: Path | None) -> None:
    if theme not in THEMES:
        raise BadOption(f"There is no theme {theme!r}. Known: {', '.join(THEMES)}.")
    svg = draw_map(load_map(_file(name)), theme=theme)
    if to is None:
        print(svg)
    else:
        write(to, svg)
