"""The board for the page: printed ground and names as SVG, where everything lies, the pieces' art. All of it public."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from ..core.game import Game
from ..core.names import shown
from ..drawing import THEMES, draw_map
from ..drawing.atlas import drawn_places
from ..drawing.pieces import art
from ..drawing.svg import EDGE
from .messages import Refused

SVG = "http://www.w3.org/2000/svg"
DRAWN_BY_THE_PAGE = (  # layers that change in play
    "roads", "rails", "numbers", "lit", "cities", "sites", "coins", "landmarks", "halls", "trains", "settlers",
    "outlaw",
)  # fmt: skip

GEOMETRY = ("format", "grid", "hexes", "nodes", "paths", "places", "provenance")  # the rest of a map file are facts

ElementTree.register_namespace("", SVG)


def picture(game: Game, theme: str) -> bytes:
    """Everything the page needs to draw the table's board in a theme, as JSON; drawn once for a game's own map."""
    check_theme(theme)
    key = game.name, theme
    if game.custom_map:
        return json.dumps(_drawn(game, theme)).encode()
    if key not in _kept:
        _kept[key] = json.dumps(_drawn(game, theme)).encode()
    return _kept[key]


_kept: dict[tuple[str, str], bytes] = {}


def check_theme(theme: str) -> None:
    if theme not in THEMES:
        raise Refused(f"There is no theme {shown(theme)}; there are {', '.join(THEMES)}.", "unknown")


def _drawn(game: Game, theme: str) -> dict[str, Any]:
    root = ElementTree.fromstring(draw_map(game.board, None, theme=theme))
    ground, names = "", ""
    for layer in root:
        kind = layer.get("class", "")
        if layer.tag in (f"{{{SVG}}}title", f"{{{SVG}}}style") or kind in DRAWN_BY_THE_PAGE:
            continue  # the page has the sheet of board.css
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
        "facts": {key: value for key, value in game.board.data.items() if key not in GEOMETRY},
        **_geometry(game),
    }


def _geometry(game: Game) -> dict[str, Any]:
    board, names = game.board, game.engine.names
    nodes = [(round(node.x * EDGE, 2), round(node.y * EDGE, 2)) for node in board.nodes]
    return {
        "hexes": {
            tile.id: {"x": round(tile.x * EDGE, 2), "y": round(tile.y * EDGE, 2), "terrain": tile.terrain,
                      "number": tile.number, "mark": tile.data.get("mark")}
            for tile in board.hexes
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
