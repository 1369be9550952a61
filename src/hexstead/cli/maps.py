"""`hexstead map check` and `hexstead map draw`."""

from __future__ import annotations

import sys
from pathlib import Path

from ..board import check_map, load_map, read_map
from ..drawing import THEMES, draw_map
from ..errors import BadOption
from ..game_packages import game_folder, game_packages
from .output import out, write


def _file(name: str) -> Path:
    """The path of a map file; a game's name gives the map of that game."""
    if name in game_packages() and not Path(name).exists():
        return game_folder(name) / "map.json"
    return Path(name)


def run_check(name: str) -> None:
    data = read_map(_file(name))
    faults = check_map(data)
    if faults:
        print("\n".join(faults), file=sys.stderr)
        sys.exit(1)
    board = load_map(_file(name))
    size = f"{len(board.hexes)} hexes, {len(board.nodes)} intersections, {len(board.paths)} paths"
    out.print(f"{name} is valid: a map for {board.game} with {size} and {len(board.places)} places.", soft_wrap=True)


def run_draw(name: str, theme: str, to: Path | None) -> None:
    if theme not in THEMES:
        raise BadOption(f"There is no theme {theme!r}. Known: {', '.join(THEMES)}.")
    svg = draw_map(load_map(_file(name)), theme=theme)
    if to is None:
        print(svg)
    else:
        write(to, svg)
