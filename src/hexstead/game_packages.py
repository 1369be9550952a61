"""Discovery of games: the packages in `hexstead/games`, and those that other distributions register.

A distribution adds a game through the entry-point group `hexstead.games`. The entry's name is the name of the game and
of its folder, its value the package, which has a `GAME` (core/definition.py) and the game's files.
"""

from __future__ import annotations

import importlib
import pathlib
import types
from functools import cache
from importlib.metadata import entry_points

GROUP = "hexstead.games"
BUILT_IN = pathlib.Path(__file__).parent / "games"


@cache
def game_packages() -> dict[str, str]:
    """The package of each game by name; raises ValueError if two packages provide the same game."""
    found = {p.name: f"{GROUP}.{p.name}" for p in sorted(BUILT_IN.iterdir()) if (p / "rules").is_dir()}
    for entry in entry_points(group=GROUP):
        if found.setdefault(entry.name, entry.module) != entry.module:
            raise ValueError(
                f"Two packages provide a game called {entry.name!r}: {found[entry.name]} and {entry.module}."
            )
    return found


def game_module(game: str, part: str = "") -> types.ModuleType:
    """The game's package, or a module in it; raises KeyError for an unknown game."""
    package = game_packages()[game]
    return importlib.import_module(f"{package}.{part}" if part else package)


@cache
def game_folder(game: str) -> pathlib.Path:
    """The folder of the game's files; raises KeyError for an unknown game."""
    if game_packages()[game] == f"{GROUP}.{game}":
        return BUILT_IN / game  # without importing the package
    file = game_module(game).__file__
    assert file is not None
    return pathlib.Path(file).parent
