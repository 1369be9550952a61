"""The board for the page: its static layers as SVG, coordinates, and the art of the pieces. All of it is public."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from ..core.game import Game
from ..core.names import short_repr
from ..drawing import THEMES, draw_map, piece_layers
from ..drawing.atlas import drawn_places
from ..drawing.pieces import art
from ..drawing.svg import EDGE
from .messages import Refused

SVG = "http://www.w3.org/2000/svg"
GEOMETRY = (
    "format",
    "grid",
    "hexes",
    "nodes",
    "paths",
    "places",
    "provenance",
)  # sections of a map file; the others are facts for the page

ElementTree.register_namespace("", SVG)


def board_picture(game: Game, theme: str) -> bytes:
    """Everything needed to draw a game's board in a theme, as JSON; cached unless the map is custom."""
    check_theme(theme)
    key = game.name, theme
    if game.custom_map:
        return json.dumps(_picture(game, theme)).encode()
    if key not in _cache:
        _cache[key] = json.dumps(_picture(game, theme)).encode()
    return _cache[key]


_cache: dict[tuple[str, str], bytes] = {}


def check_theme(theme: str) -> None:
    if theme not in THEMES:
        raise Refused(f"There is no theme {short_repr(theme)}; there are {', '.join(THEMES)}.", "unknown")


def _picture(game: Game, theme: str) -> dict[str, Any]:
    root = ElementTree.fromstring(draw_map(game.board, None, theme=theme))
    ground, names, pieces = "", "", piece_layers(game.name)
    for layer in root:
        kind = layer.get("class", "")
        if layer.tag in (f"{{{SVG}}}title", f"{{{SVG}}}style") or kind in pieces:
            continue  # the page has its own copy of board.css
        markup = ElementTree.tostring(layer, encoding="unicode")
        if kind == "names":
            names += markup
        else:
            ground += markup
    folder = game.definition.folder / "art"
    return {
        "title": game.board.data["title"],
        "grid": game.board.grid,
        "edge": EDGE,
        "theme": theme,
        "view": [float(n) for n in root.get("viewBox", "0 0 1 1").split()],
        "ground": ground,
        "names": names,
        "beside": drawn_places(game.board, folder),
        "art": {id: drawing for file in sorted(folder.glob("*.svg")) for id, drawing in art(file).items()},
        "minimums": _minimums(game),
        "facts": {key: value for key, value in game.board.data.items() if key not in GEOMETRY},
        **_geometry(game),
    }


def _minimums(game: Game) -> dict[str, int]:
    """The thresholds of awards, by their field in the board struct."""
    b = game.engine.board_struct
    return {field.name: int(getattr(b, field.name)) for field in b.FIELDS if field.name.endswith("_min")}


def _resource(game: Game, hex: int) -> str | None:
    """The resource that a hex produces; None if it cannot have a number."""
    tile = game.board.hexes[hex]
    if not tile.number and not tile.data.get("mark"):
        return None
    return str(game.engine.names.name("resources", game.engine.board_struct.hex_resource[hex]))


def _geometry(game: Game) -> dict[str, Any]:
    board, names = game.board, game.engine.names
    nodes = [(round(node.x * EDGE, 2), round(node.y * EDGE, 2)) for node in board.nodes]
    return {
        "hexes": {
            tile.id: {"x": round(tile.x * EDGE, 2), "y": round(tile.y * EDGE, 2), "terrain": tile.terrain,
                      "number": tile.number, "mark": tile.data.get("mark"), "resource": _resource(game, i),
                      "corners": [board.node_name(node) for node in tile.corners]}
            for i, tile in enumerate(board.hexes)
        },
        "nodes": {board.node_name(i): point for i, point in enumerate(nodes)},
        "places": {name: dict(board.place_data[name]) for name in board.places},
        "paths": {
            names.name("paths", i): {"ends": [nodes[path.a], nodes[path.b]],
                                     "names": [board.node_name(path.a), board.node_name(path.b)],
                                     "track": bool(path.data.get("track"))}
            for i, path in enumerate(board.paths)
        },
    }  # fmt: skip
