"""Pictures for the rules and the start page: a section of a game's board with a position."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

from ..core.definition import definition
from ..core.game import Game, from_position
from ..drawing import draw_map
from ..drawing.svg import EDGE, num

SVG = "{http://www.w3.org/2000/svg}"
POINT = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)|[Mm]\s?([-\d.]+)[ ,]([-\d.]+)")
MARGIN = 62.0  # distance from the frame at which an element can still reach into it
LONG = 900  # characters of a path; longer ones, such as coastlines, are kept

ElementTree.register_namespace("", SVG[1:-1])


@cache
def pictures(game: str) -> dict[str, Any]:
    """A game's pictures.json: the position that pictures share; frame, position and highlighted action of each."""
    file = definition(game).folder / "pictures.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"pictures": {}}
    return found


@cache
def draw_picture(game: str, name: str, theme: str) -> str:
    """Draw a picture as SVG; the highlighted targets are those that the rules allow in its position."""
    shared, all = pictures(game)["base"], pictures(game)["pictures"]
    spec = all[name]
    shown = from_position(_merged(shared, all[spec.get("like", name)]["position"]))
    return cut(
        draw_map(shown.board, shown.position(), theme=theme, lit=_lit(shown, spec.get("lit"))), _frame(shown, spec)
    )


def _merged(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Merge two positions: mappings are merged key by key, and null removes a key; other values are replaced."""
    added = {key: {**shared.get(key, {}), **value} for key, value in own.items() if isinstance(value, dict)}
    return shared | own | {key: {k: v for k, v in value.items() if v is not None} for key, value in added.items()}


def _lit(game: Game, type: str | None) -> list[str]:
    """The possible targets of a type of action."""
    acts = [action.to_json() for action in game.legal(game.to_act[0])] if type else []
    board = game.board
    places = {*board.places, *(board.node_name(i) for i in range(len(board.nodes))), *(tile.id for tile in board.hexes)}
    named = {str(value) for act in acts if act["type"] == type for value in act.values()}
    return sorted(name for name in named if name in places or board.has_path(name))


def _frame(game: Game, spec: dict[str, Any]) -> tuple[float, float, float, float]:
    node = game.board.nodes[game.board.node(spec["at"])]
    (wide, high), (right, down) = spec["size"], spec.get("shift", (0, 0))
    return node.x * EDGE + right - wide / 2, node.y * EDGE + down - high / 2, wide, high


def cut(svg: str, frame: tuple[float, float, float, float]) -> str:
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
