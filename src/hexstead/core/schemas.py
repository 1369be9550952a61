"""JSON schemas (draft 2020-12) of what a game reads and writes: actions, events, positions, records and maps.

Made from the game's definition, so that they say what the code does. A schema sees the shape alone: whether a path is
on the map, and whether a move is legal, is for the readers of `hexstead` to say.
"""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Mapping
from typing import Any

from ..board import check, geometry, shipped_map
from ..board.shapes import LARGEST_NUMBER, LONGEST_NAME
from . import record, table
from .actions import CHANCE_NAME, Action
from .definition import Definition, definition
from .names import Names, columns
from .options import Option
from .positions import LARGEST, is_told_as_list
from .records import NOBODY, Field

Schema = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
NAME: Schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
SPOT: Schema = {"type": "integer", "minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER}
SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": table.SEATS - 1}
COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": LARGEST}
HEX: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
UNSURE: Schema = {"anyOf": [{"type": "boolean"}, {"type": "array", "items": NAME}]}
KNOWN_TO = {"all": "", "owner": "known to its seat", "turn": "known to the turn player", "nobody": "known to nobody"}


def schemas(game: str) -> dict[str, Schema]:
    """Every schema of a game by the name of its format."""
    found = definition(game)
    formats = {
        "action": _Action(found).schema(),
        "event": _event(found),
        "position": _position(found),
        "record": _record(found),
        "map": _map(found),
    }
    return {name: {"$schema": DRAFT, "title": f"{game}: {name}", **schema} for name, schema in formats.items()}


def meanings(game: Definition) -> dict[str, str]:
    """The comment behind each field's declaration in the state, where the sources are there."""
    found: dict[str, str] = {}
    for module in (table, importlib.import_module(game.state.__module__)):
        try:
            source = inspect.getsource(module)
        except OSError:
            continue
        for name, meaning in re.findall(r"^    (\w+): \w+ = (?:number|row|grid)\(.*\)  # (.+)$", source, re.M):
            found.setdefault(name, meaning)
    return found


def _object(properties: Mapping[str, Schema], optional: frozenset[str] = frozenset(), says: str = "") -> Schema:
    out: Schema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    out["required"] = [key for key in properties if key not in optional]
    return {"description": says, **out} if says else out


def _list(items: Schema, least: int, most: int) -> Schema:
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def _said(schema: Schema, *words: str) -> Schema:
    said = "; ".join(word for word in words if word)
    return {**schema, "description": said} if said else schema


class _Axes:
    """What stands for the numbers of each axis."""

    def __init__(self, game: Definition):
        board = shipped_map(game.name)
        self.names: Names = game.make_names(board)
        nodes = {board.node_name(i) for i in range(len(board.nodes))}
        self._of_map = {tile.id for tile in board.hexes} | nodes | set(self.names.axis("paths")) | set(board.places)

    def schema(self, axis: str) -> Schema:
        """A value of an axis: one of its names, or any name where those are the map's."""
        if axis == "seats":
            return SEAT
        known = self.names.axis(axis)
        if self._of_map.intersection(name for name in known if isinstance(name, str)):
            return NAME | {"description": f"one of the {axis}"}
        if all(isinstance(name, int) for name in known):
            return {"type": "integer", "minimum": 0}
        return {"enum": [list(name) if isinstance(name, tuple) else name for name in known]}

    def counts(self, axis: str, value: Schema) -> Schema:
        """Values by the names of an axis."""
        key = self.schema(axis)
        return {"type": "object", "propertyNames": {**key, "type": "string"}, "additionalProperties": value}


class _Action:
    """The actions of a game, one object for each type."""

    def __init__(self, game: Definition):
        self._game, self._axes = game, _Axes(game)

    def schema(self) -> Schema:
        return {"oneOf": [self._one(cls) for cls in self._game.actions.classes]}

    def _one(self, cls: type[Action]) -> Schema:
        properties: dict[str, Schema] = {"type": {"const": cls.type_name()}}
        properties["seat"] = {"const": CHANCE_NAME} if cls.by_chance else {"anyOf": [SEAT, {"type": "null"}]}
        arguments = [name for name in columns(cls) if name != "seat"]
        if cls.axes == ("bundles",):
            goods = self._axes.counts("goods", {"type": "integer", "minimum": 0, "maximum": 99})
            properties |= {"give": goods, "get": goods}
            if "to" in arguments:
                properties["to"] = _list(SEAT, 1, table.SEATS)
        elif self._game.actions.kinds[cls] in self._game.by_state:
            properties |= {name: {"type": ["integer", "object"]} for name in arguments}
        else:
            properties |= {name: self._axes.schema(axis) for name, axis in zip(arguments, cls.axes, strict=True)}
        needed = self._game.actions.needed[cls]
        optional = frozenset(name for name in columns(cls) if name not in needed or name == "seat")
        return _object(properties, optional - {"seat"} if cls.by_chance else optional, inspect.getdoc(cls) or "")


def _event(game: Definition) -> Schema:
    axes = _Axes(game)
    out: list[Schema] = []
    for cls in game.events.classes:
        properties: dict[str, Schema] = {"type": {"const": cls.type_name()}}
        for name, axis in zip(columns(cls), cls.axes, strict=True):
            if axis == "goods_bundle":
                value = axes.counts("goods", COUNT)
            elif axis == "seat_mask":
                value = {"type": "array", "items": SEAT}
            else:
                value = {"type": "integer"} if axis is None else {"anyOf": [axes.schema(axis), {"type": "null"}]}
            knowers = cls.secret.get(name, ())
            properties[name] = _said(value, f"known to {' and '.join(knowers)}, else null" if knowers else "")
        out.append(_object(properties, says=inspect.getdoc(cls) or ""))
    return {"oneOf": out}


def _position(game: Definition) -> Schema:
    axes, said = _Axes(game), meanings(game)
    properties: dict[str, Schema] = {
        "game": {"const": game.name},
        "options": _options(game.options),
        "map": {"type": "object", "description": "a map of one's own"},
    }
    for field in game.state.FIELDS:
        properties[field.name] = _said(_field(field, 0, axes), said.get(field.name, ""), KNOWN_TO[field.who])
    properties["players"] = {"enum": list(game.players)}
    optional = frozenset(properties) - {"game"}
    return _object(properties, optional, "What is left out is empty, or follows from the rest.")


def _field(field: Field, depth: int, axes: _Axes) -> Schema:
    """A field as positions tell it, from an axis on."""
    if depth == len(field.axes):
        if field.of is None:
            return COUNT
        value = axes.schema(field.of)
        return {"anyOf": [value, {"type": "null"}]} if field.empty == NOBODY else value
    axis, inner = field.axes[depth], _field(field, depth + 1, axes)
    if axis == "seats" and depth == 0:
        return _list(inner, 1, table.SEATS)
    if is_told_as_list(axis, field, depth, axes.names):
        return _list(inner, field.shape[depth], field.shape[depth])
    return axes.counts(str(axis), inner)


def _options(known: tuple[Option, ...]) -> Schema:
    values: dict[str, Schema] = {}
    for option in known:
        numbers = {"type": "integer", "minimum": option.low, "maximum": option.high}
        kind = numbers if isinstance(option.values, int) else {"enum": list(option.values)}
        values[option.name] = {**kind, "default": option.default}
    return _object(values, frozenset(values))


def _record(game: Definition) -> Schema:
    seats = (1, table.SEATS)
    action = _Action(game).schema()
    proof = {"k": COUNT, "purpose": NAME, "weights": {"type": "array", "items": COUNT}, "outcome": COUNT}
    for one in action["oneOf"]:
        if one["properties"]["seat"] == {"const": CHANCE_NAME}:
            one["properties"] |= {key: proof[key] for key in record.PROOF}
    result = _object(
        {
            "kind": {"enum": [*table.ENDINGS[1:], *record.BY_TABLE]},
            "winner": {"anyOf": [SEAT, {"type": "null"}]},
            "points": _list({"type": "integer"}, *seats),
        }
    )
    entries: dict[str, Schema] = {
        "format": {"const": record.FORMAT},
        "rules_version": {"type": "integer", "minimum": 1, "maximum": game.rules_version},
        "game": {"const": game.name},
        "players": {"enum": list(game.players)},
        "options": _options(game.options),
        "seats": _said(_list(NAME, *seats), "a name per seat"),
        "commitment": _said(HEX, "the SHA-256 of the seed"),
        "nonces": _said(_list({"type": "string", "maxLength": 64}, *seats), "what the seats added to the seed"),
        "seed": _said(HEX, "the secret, once the game is over"),
        "map": {"type": "object", "description": "a map of one's own"},
        "position": {"type": "object", "description": "where the game started from, if not from its beginning"},
        "actions": _list(action, 0, record.MOST_ACTIONS),
        "result": {"anyOf": [{"type": "null"}, result]},
    }
    return _object({key: entries[key] for key in record.KEYS}, frozenset({"nonces", "seed", "map", "position"}))


def _map(game: Definition) -> Schema:
    own = importlib.import_module(f"hexstead.games.{game.name}.mapcheck").KEYS
    known: dict[str, Schema] = {
        "id": NAME, "col": SPOT, "row": SPOT, "terrain": NAME, "region": NAME, "corners": _list(NAME, 1, 6),
        "number": {"type": "integer", "minimum": 2, "maximum": 12}, "unsure": UNSURE, "a": NAME, "b": NAME,
        "name": NAME, "at": NAME, "kind": NAME,
    }  # fmt: skip

    def entries(what: str, least: int, most: int, keys: frozenset[str], more: frozenset[str] = frozenset()) -> Schema:
        of_game = sorted(own.get(what, ()))
        properties = {key: known[key] for key in sorted(keys) + sorted(more)} | {key: {} for key in of_game}
        return _list(_object(properties, more | frozenset(of_game)), least, most)

    text = {"type": "string", "maxLength": check.LONGEST_TEXT}
    parts: dict[str, Schema] = {
        "format": {"const": check.FORMAT},
        "game": {"const": game.name},
        "title": NAME,
        "grid": {"enum": list(geometry.GRIDS)},
        "hexes": entries("hex", 1, check.MOST_HEXES, check.HEX_KEYS, check.HEX_OPTIONS),
        "nodes": entries("node", 1, check.MOST_NODES, check.NODE_KEYS),
        "paths": entries("path", 1, check.MOST_PATHS, check.PATH_KEYS, check.PATH_OPTIONS),
        "places": entries("place", 0, check.MOST_NODES, check.PLACE_KEYS, check.PLACE_OPTIONS),
        "provenance": {"type": "object", "minProperties": 1, "additionalProperties": text},
    }
    return _object({key: parts.get(key, {}) for key in (*parts, *sorted(own["map"]))})
