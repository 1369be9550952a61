"""Load maps from a file, from parsed data, or the one shipped with a game."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from ..errors import BadMap
from ..game_packages import game_folder
from .check import examine
from .graph import Board
from .validation import describe, truncated

MAX_FILE_BYTES = 2_000_000


def load_map(source: str | os.PathLike[str] | Mapping[str, Any], rules_version: int | None = None) -> Board:
    """Load a map from a file name or from its parsed JSON, for a rules version; raise BadMap listing every fault."""
    if not isinstance(source, str | os.PathLike | Mapping):
        raise BadMap([f"A map must be a file name or the data of a map, not {describe(source)}."])
    data = dict(source) if isinstance(source, Mapping) else read_map(source)
    board, faults = examine(data)
    if board is None:
        raise BadMap(truncated(faults))
    return replace(board, rules_version=rules_version)


@cache
def shipped_map(game: str) -> Board:
    """Load the map shipped with a game, `games/<game>/map.json`."""
    return load_map(game_folder(game) / "map.json")


@cache
def former_map(game: str, rules_version: int) -> Board | None:
    """Load the map shipped with an older rules version, or None if that version is unknown.

    `games/<game>/former.json` holds the keys that differed from today's map, by rules version.
    """
    file = game_folder(game) / "former.json"
    former = json.loads(file.read_text("utf-8")).get(str(rules_version)) if file.exists() else None
    return None if former is None else load_map({**shipped_map(game).data, **former}, rules_version)


def source_of(board: Board) -> tuple[Any, tuple[Any, ...]]:
    """The function of this module and its arguments that load a board."""
    if (game_folder(board.game) / "map.json").exists():
        if board.rules_version is None and shipped_map(board.game) is board:
            return shipped_map, (board.game,)
        if board.rules_version is not None and former_map(board.game, board.rules_version) is board:
            return former_map, (board.game, board.rules_version)
    return load_map, (board.data, board.rules_version)


def read_map(path: str | os.PathLike[str]) -> object:
    """Parse a map file without validating it; raise BadMap if it cannot be read or is not JSON."""
    try:
        with open(path, "rb") as file:
            raw = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BadMap([f"The map file {describe(os.fspath(path))} cannot be read: {reason}."]) from error
    if len(raw) > MAX_FILE_BYTES:
        raise BadMap([f"The map file is larger than {MAX_FILE_BYTES} bytes."])
    try:
        return parse_map(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadMap(["The map file is not UTF-8 text."]) from error


def parse_map(text: str) -> object:
    """Parse the text of a map; raise BadMap if it is not JSON, or has NaN, infinity or duplicate keys."""
    try:
        return json.loads(text, parse_constant=_reject_constant, object_pairs_hook=_unique_keys)
    except RecursionError as error:
        raise BadMap(["The map file is nested too deeply."]) from error
    except json.JSONDecodeError as error:
        spot = f"line {error.lineno}, column {error.colno}"
        raise BadMap([f"The map file is not JSON: {error.msg} at {spot}."]) from error
    except ValueError as error:
        raise BadMap(["The map file contains a number with too many digits."]) from error


def _reject_constant(name: str) -> object:
    raise BadMap([f"The map file contains {name}, which is not a number."])


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise BadMap([f"The map file has the key {describe(key)} twice in one object."])
        data[key] = value
    return data
