"""Pictures for the rules and the start page: each shows a section of the board at one point of a recorded game."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any
from xml.etree import ElementTree

from ..core.definition import definition
from ..core.game import Game
from ..core.game_file import replay
from ..drawing import draw_map
from ..drawing.svg import num

SVG = "{http://www.w3.org/2000/svg}"
POINT = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)|[Mm]\s?([-\d.]+)[ ,]([-\d.]+)")
MARGIN = 62.0  # distance from the frame at which an element can still reach into it
LONG = 900  # characters of a path; longer ones, such as coastlines, are kept

ElementTree.register_namespace("", SVG[1:-1])


@cache
def pictures(game: str) -> dict[str, dict[str, Any]]:
    """The entries of a game's pictures.json by picture: position, frame and highlighted action."""
    found: dict[str, dict[str, Any]] = _read(game, "pictures.json") or {}
    return found


@cache
def picture_games(game: str) -> list[dict[str, Any]]:
    """The records of the games that the pictures show."""
    found: list[dict[str, Any]] = _read(game, "picture_games.json") or []
    return found


def _read(game: str, name: str) -> Any:
    """The content of a JSON file in a game's folder; None if there is no such file."""
    file = definition(game).folder / name
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


@cache
def moments(game: str) -> dict[str, Game]:
    """The game at the position of each picture; every record is replayed only once."""
    found = {}
    for number, record in enumerate(picture_games(game)):
        played = replay(record, 0)
        wanted = {name: spec["at_action"] for name, spec in pictures(game).items() if spec["game"] == number}
        for name, at in sorted(wanted.items(), key=lambda entry: entry[1]):
            while played.length < at:
                played.apply(record["actions"][played.length])
            found[name] = played.copy()
    return found


@cache
def draw_picture(game: str, name: str, theme: str) -> str:
    """Draw a picture as SVG, with the action's legal targets highlighted."""
    spec, shown = pictures(game)[name], moments(game)[name]
    lit = lit_targets(shown, spec["lit"]) if "lit" in spec else []
    return cut(draw_map(shown.board, shown.position(), theme=theme, lit=lit), spec["frame"])


def lit_targets(game: Game, type: str) -> list[str]:
    """The legal targets on the board of an action type, for the seat to act."""
    board = game.board
    places = {*board.places, *(board.node_name(i) for i in range(len(board.nodes))), *(tile.id for tile in board.hexes)}
    acts = [action.to_json() for action in game.legal() if action.type_name() == type]
    named = {str(value) for act in acts for value in act.values()}
    return sorted(name for name in named if name in places or board.has_path(name))


def cut(svg: str, frame: Sequence[float]) -> str:
    """Crop a drawing: remove elements outside the frame, unused symbols, and the style sheet, which the page has."""
    left, top, wide, high = frame
    root = ElementTree.fromstring(svg)
    root.set("viewBox", " ".join(num(n) for n in frame))
    root.set("aria-hidden", "true")
    for attribute in ("role", "aria-label"):
        root.attrib.pop(attribute, None)
    for parent in list(root.iter()):
        for child in list(parent):
            point = None if parent.tag == f"{SVG}symbol" else _point(child)
            outside = point and not (
                left - MARGIN < point[0] < left + wide + MARGIN and top - MARGIN < point[1] < top + high + MARGIN
            )
            if child.tag in (f"{SVG}title", f"{SVG}style") or (outside and (parent is root or parent.get("class"))):
                parent.remove(child)
    return _without_unused(root)


def _point(element: ElementTree.Element) -> tuple[float, float] | None:
    """The position of an element; None if it must be kept in any case."""
    if element.tag in (f"{SVG}defs", f"{SVG}rect") or element.get("class") not in (
        None,
        "name",
        "sea",
        "country",
    ):
        return None
    text = ElementTree.tostring(element, encoding="unicode")
    found = POINT.search(text)
    placed = re.search(r' x="([-\d.]+)" y="([-\d.]+)"', text)
    if (element.tag == f"{SVG}path" and len(text) > LONG) or not (found or placed):
        return None
    if placed and (not found or placed.start() < found.start()):
        return float(placed[1]), float(placed[2])
    assert found
    return float(found[1] or found[3]), float(found[2] or found[4])


def _without_unused(root: ElementTree.Element) -> str:
    """Remove symbols until all that are left are used."""
    defs = next(root.iter(f"{SVG}defs"))
    while True:
        text = ElementTree.tostring(root, encoding="unicode")
        used = set(re.findall(r"#([\w-]+)", text))
        unused = [entry for entry in defs if entry.get("id") not in used]
        if not unused:
            return text
        for entry in unused:
            defs.remove(entry)
