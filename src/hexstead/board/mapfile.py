"""Reading map files: from a path, from data, or the one that a game ships."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import BadMap
from .check import examine
from .graph import Board
from .shapes import cut_short, shown

LARGEST_FILE = 2_000_000


def load_map(source: str | os.PathLike[str] | Mapping[str, Any]) -> Board:
    """The board of a map file, or of the data in one; raises BadMap with all that is wrong."""
    if not isinstance(source, str | os.PathLike | Mapping):
        raise BadMap([f"A map is a file name or the data of one, not {shown(source)}."])
    data = dict(source) if isinstance(source, Mapping) else read_map(source)
    board, faults = examine(data)
    if board is None:
        raise BadMap(cut_short(faults))
    return board


@cache
def shipped_map(game: str) -> Board:
    """The board that a game ships, `games/<game>/map.json`."""
    return load_map(Path(__file__).parent.parent / "games" / game / "map.json")


@cache
def former_map(game: str, rules_version: int) -> Board | None:
    """The board that a game shipped under older rules, `games/<game>/former.json` saying what was different."""
    text = (Path(__file__).parent.parent / "games" / game / "former.json").read_text("utf-8")
    former = json.loads(text).get(str(rules_version))
    return None if former is None else load_map({**shipped_map(game).data, **former})


def read_map(path: str | os.PathLike[str]) -> object:
    """The JSON of a map file, unchecked; raises BadMap when it cannot be read as JSON."""
    try:
        with open(path, "rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BadMap([f"The map file {shown(os.fspath(path))} cannot be read: {reason}."]) from error
    if len(raw) > LARGEST_FILE:
        raise BadMap([f"The map file is larger than {LARGEST_FILE} bytes."])
    try:
        return parse_map(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadMap(["The map file is not UTF-8 text."]) from error


def parse_map(text: str) -> object:
    """The JSON of a map's text; raises BadMap for what is not JSON, or JSON that cannot be meant."""
    try:
        return json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_object)
    except RecursionError as error:
        raise BadMap(["The map file is nested too deeply."]) from error
    except json.JSONDecodeError as error:
        spot = f"line {error.lineno}, column {error.colno}"
        raise BadMap([f"The map file is not JSON: {error.msg} in {spot}."]) from error
    except ValueError as error:
        raise BadMap(["The map file holds a number with too many digits."]) from error


def _refuse_constant(name: str) -> object:
    raise BadMap([f"The map file holds {name}, which is no number."])


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise BadMap([f"The map file gives the key {shown(key)} twice in one object."])
        data[key] = value
    return data
