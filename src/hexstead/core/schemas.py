"""JSON schemas (draft 2020-12) of a game's formats: actions, events, positions, records and maps.

They are generated from the game's definition and check structure only. Whether a path is on the map, or a move is
legal, is checked when `hexstead` reads the data.
"""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Mapping
from typing import Any

from ..board import check, geometry, shipped_map
from ..board.validation import MAX_NAME_LENGTH, MAX_NUMBER
from ..game_packages import game_module
from . import common_fields, game_file
from .actions import CHANCE_NAME, Action
from .definition import Definition, definition
from .layout import NOBODY, Field
from .names import Names, columns
from .options import Option
from .positions import MAX_VALUE, is_list_axis

Schema = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
NAME: Schema = {"type": "string", "minLength": 1, "maxLength": MAX_NAME_LENGTH}
SPOT: Schema = {"type": "integer", "minimum": -MAX_NUMBER, "maximum": MAX_NUMBER}
SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": common_fields.SEATS - 1}
COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": MAX_VALUE}
HEX: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
UNSURE: Schema = {"anyOf": [{"type": "boolean"}, {"type": "array", "items": NAME}]}
KNOWN_TO = {"all": "", "owner": "known to its seat", "turn": "known to the turn player", "nobody": "known to nobody"}


def schemas(game: str) -> dict[str, Schema]:
    """Return all schemas of a game by format name: action, event, position, record and map."""
    found = definition(game)
    formats = {
        "action": _Action(found).schema(),
        "event": _event(found),
        "position": _position(found),
        "record": _record(found),
        "map": _map(found),
    }
    return {name: {"$schema": DRAFT, "title": f"{game}: {name}", **schema} for name, schema in formats.items()}


def field_comments(game: Definition) -> dict[str, str]:
    """Return the trailing comment of each state field's declaration, if the source code is available."""
    found: dict[str, str] = {}
    for module in (common_fields, importlib.import_module(game.state.__module__)):
        try:
            source = inspect.getsource(module)
        except OSError:
            continue
        for name, comment in re.findall(r"^    (\w+): \w+ = (?:number|row|grid)\(.*\)  # (.+)$", source, re.M):
            found.setdefault(name, comment)
    return found


def _object(properties: Mapping[str, Schema], optional: frozenset[str] = frozenset(), description: str = "") -> Schema:
    out: Schema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    out["required"] = [key for key in properties if key not in optional]
    return {"description": description, **out} if description else out


def _list(items: Schema, minimum: int, maximum: int) -> Schema:
    return {"type": "array", "items": items, "minItems": minimum, "maxItems": maximum}


def _with_description(schema: Schema, *parts: str) -> Schema:
    description = "; ".join(part for part in parts if part)
    return {**schema, "description": description} if description else schema


class _Axes:
    """Schemas for the values of each axis."""

    def __init__(self, game: Definition):
        board = shipped_map(game.name)
        self.names: Names = game.set_up.names(board)
        nodes = {board.node_name(i) for i in range(len(board.nodes))}
        self._of_map = {tile.id for tile in board.hexes} | nodes | set(self.names.axis("paths")) | set(board.places)

    def schema(self, axis: str) -> Schema:
        """Return the schema of a value: an enum of its names, or any name if the names come from the map."""
        if axis == "seats":
            return SEAT
        known = self.names.axis(axis)
        if self._of_map.intersection(name for name in known if isinstance(name, str)):
            return NAME | {"description": f"one of the {axis}"}
        if all(isinstance(name, int) for name in known):
            return {"type": "integer", "minimum": 0}
        return {"enum": [list(name) if isinstance(name, tuple) else name for name in known]}

    def counts(self, axis: str, value: Schema) -> Schema:
        """Return the schema of a mapping from an axis's names to values."""
        key = self.schema(axis)
        return {"type": "object", "propertyNames": {**key, "type": "string"}, "additionalProperties": value}


class _Action:
    """The schema of a game's actions, one object per type."""

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
                properties["to"] = _list(SEAT, 1, common_fields.SEATS)
                properties["agreed"] = {"type": "boolean"}
        elif self._game.state_arguments(cls.kind) is not None:
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
            properties[name] = _with_description(
                value, f"known to {' and '.join(knowers)}, else null" if knowers else ""
            )
        out.append(_object(properties, description=inspect.getdoc(cls) or ""))
    return {"oneOf": out}


def _position(game: Definition) -> Schema:
    axes, comments = _Axes(game), field_comments(game)
    properties: dict[str, Schema] = {
        "game": {"const": game.name},
        "options": _options(game.options),
        "map": {"type": "object", "description": "a custom map"},
    }
    for field in game.state.FIELDS:
        properties[field.name] = _with_description(
            _field(field, 0, axes), comments.get(field.name, ""), KNOWN_TO[field.who]
        )
    properties["players"] = {"enum": list(game.players)}
    optional = frozenset(properties) - {"game"}
    return _object(properties, optional, "Missing entries are empty or derived from the others.")


def _field(field: Field, depth: int, axes: _Axes) -> Schema:
    """Return the schema of a field in a position, from axis number `depth` inwards."""
    if depth == len(field.axes):
        if field.of is None:
            return COUNT
        value = axes.schema(field.of)
        return {"anyOf": [value, {"type": "null"}]} if field.empty == NOBODY else value
    axis, inner = field.axes[depth], _field(field, depth + 1, axes)
    if axis == "seats" and depth == 0:
        return _list(inner, 1, common_fields.SEATS)
    if is_list_axis(axis, field, depth, axes.names):
        return _list(inner, field.shape[depth], field.shape[depth])
    return axes.counts(str(axis), inner)


def _options(known: tuple[Option, ...]) -> Schema:
    values: dict[str, Schema] = {}
    for option in known:
        numbers = {"type": "integer", "minimum": option.low, "maximum": option.high}
        kind = numbers if isinstance(option.values, int) else {"enum": [*option.values, *option.former]}
        values[option.name] = {**kind, "default": option.default}
    return _object(values, frozenset(values))


def _record(game: Definition) -> Schema:
    seats = (1, common_fields.SEATS)
    action = _Action(game).schema()
    proof = {"k": COUNT, "purpose": NAME, "weights": {"type": "array", "items": COUNT}, "outcome": COUNT}
    for one in action["oneOf"]:
        if one["properties"]["seat"] == {"const": CHANCE_NAME}:
            one["properties"] |= {key: proof[key] for key in game_file.PROOF}
    result = _object(
        {
            "kind": {"enum": [*common_fields.ENDINGS[1:], *game_file.BY_TABLE]},
            "winner": {"anyOf": [SEAT, {"type": "null"}]},
            "points": _list({"type": "integer"}, *seats),
        }
    )
    entries: dict[str, Schema] = {
        "format": {"const": game_file.FORMAT},
        "rules_version": {"type": "integer", "minimum": 1, "maximum": game.rules_version},
        "game": {"const": game.name},
        "players": {"enum": list(game.players)},
        "options": _options(game.options),
        "seats": _with_description(_list(NAME, *seats), "one name per seat"),
        "commitment": _with_description(HEX, "the SHA-256 of the seed"),
        "nonces": _with_description(
            _list({"type": "string", "maxLength": 64}, *seats), "the random contributions of the seats, in seat order"
        ),
        "seed": _with_description(HEX, "the host's secret, published when the game is over"),
        "map": {"type": "object", "description": "a custom map"},
        "position": {"type": "object", "description": "the starting position, if not that of a new game"},
        "actions": _list(action, 0, game_file.MAX_ACTIONS),
        "result": {"anyOf": [{"type": "null"}, result]},
        "take_backs": {
            "type": "integer",
            "minimum": 1,
            "maximum": game_file.MAX_ACTIONS,
            "description": "how often actions of chance or of another seat were undone",
        },
    }
    optional = frozenset({"nonces", "seed", "map", "position", "take_backs"})
    return _object({key: entries[key] for key in game_file.KEYS}, optional)


def _map(game: Definition) -> Schema:
    own = game_module(game.name, "mapcheck").KEYS
    known: dict[str, Schema] = {
        "id": NAME, "col": SPOT, "row": SPOT, "terrain": NAME, "region": NAME, "corners": _list(NAME, 1, 6),
        "number": {"type": "integer", "minimum": 2, "maximum": 12}, "unsure": UNSURE, "a": NAME, "b": NAME,
        "name": NAME, "at": NAME, "kind": NAME,
    }  # fmt: skip

    def entries(
        what: str, minimum: int, maximum: int, keys: frozenset[str], extra: frozenset[str] = frozenset()
    ) -> Schema:
        of_game = sorted(own.get(what, ()))
        properties = {key: known[key] for key in sorted(keys) + sorted(extra)} | {key: {} for key in of_game}
        return _list(_object(properties, extra | frozenset(of_game)), minimum, maximum)

    text = {"type": "string", "maxLength": check.MAX_TEXT_LENGTH}
    parts: dict[str, Schema] = {
        "format": {"const": check.FORMAT},
        "game": {"const": game.name},
        "title": NAME,
        "grid": {"enum": list(geometry.GRIDS)},
        "hexes": entries("hex", 1, check.MAX_HEXES, check.HEX_KEYS, check.HEX_OPTIONS),
        "nodes": entries("node", 1, check.MAX_NODES, check.NODE_KEYS),
        "paths": entries("path", 1, check.MAX_PATHS, check.PATH_KEYS, check.PATH_OPTIONS),
        "places": entries("place", 0, check.MAX_NODES, check.PLACE_KEYS, check.PLACE_OPTIONS),
        "provenance": {"type": "object", "minProperties": 1, "additionalProperties": text},
    }
    return _object({key: parts.get(key, {}) for key in (*parts, *sorted(own["map"]))})
