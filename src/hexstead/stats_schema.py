"""The types of what `hexstead.stats.statistics` returns, and the JSON schema made from them."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict, get_args, get_origin, get_type_hints, is_typeddict

from .core.common_fields import SEATS

MAX_TURNING_POINTS = 3

Seat = Annotated[int, {"minimum": 0, "maximum": SEATS - 1}]
Count = Annotated[int, {"minimum": 0}]
Goods = dict[str, Count]  # count by good
GoodsBySource = dict[str, Goods]


class DiceSum(TypedDict):
    """How often one sum of the two dice was rolled."""

    sum: Annotated[int, {"minimum": 2, "maximum": 12}]
    count: Count
    expected: Annotated[float, {"minimum": 0}, "number of rolls × probability of the sum"]
    seats: Annotated[list[Count], "count by seat"]


class Dice(TypedDict):
    """All rolls of the game."""

    rolls: Count
    sums: Annotated[list[DiceSum], "the sums 2 to 12 in order"]


Income = TypedDict(
    "Income",
    {
        "in": Annotated[GoodsBySource, "goods received, by source"],
        "out": Annotated[GoodsBySource, "goods given, by source"],
    },
)
Income.__doc__ = "What one seat received and gave, by source. `in` minus `out` is what it holds at the end."


class PointsEntry(TypedDict):
    """Points at the start of a turn, or at the end of the game."""

    turn: Count
    action: Annotated[Count, "number of actions before it"]
    points: Annotated[list[int], "points by seat"]


class Trade(TypedDict):
    """A trade between two players."""

    turn: Count
    seat: Annotated[Seat, "the player who made the offer"]
    partner: Seat
    give: Annotated[Goods, "goods that `seat` gave"]
    get: Annotated[Goods, "goods that `seat` got"]


class Trades(TypedDict):
    """Trade in the whole game."""

    offers: Annotated[list[Count], "offers made, by seat"]
    exchanges: Annotated[list[Count], "trades with the supply, by seat"]
    made: Annotated[list[Trade], "trades between players in order"]


class Luck(TypedDict):
    """Cards that the dice brought one seat, compared with the mean over all rolls in the same positions."""

    received: Count
    expected: Annotated[float, {"minimum": 0}]
    luck: Annotated[float, "`received` − `expected`"]


class Values(TypedDict):
    """The value of each seat's position at the start of a turn, as the Engineer judges it."""

    turn: Count
    values: Annotated[list[float], "value in points by seat"]


TurningPoint = TypedDict(
    "TurningPoint",
    {
        "turn": Count,
        "seat": Annotated[Seat, "the seat whose value changed most"],
        "change": Annotated[float, "in points"],
        "from": Annotated[Count, "number of actions before the turn"],
        "to": Annotated[Count, "number of actions at the end of the turn"],
    },
)
TurningPoint.__doc__ = "One of the turns in which a seat's value changed most."


class Statistics(TypedDict):
    """Statistics of one finished game."""

    players: Annotated[int, {"minimum": 1, "maximum": SEATS}]
    turns: Count
    dice: Dice
    income: Annotated[list[Income], "by seat"]
    points: Annotated[list[PointsEntry], "at the start of each turn, then at the end of the game"]
    trades: Trades
    luck: Annotated[list[Luck], "by seat"]
    values: Annotated[list[Values], "at the start of each turn; empty for a game without a bot mind"]
    turning_points: Annotated[
        list[TurningPoint], {"maxItems": MAX_TURNING_POINTS}, "largest change first; empty for a game without a mind"
    ]


def schema() -> dict[str, Any]:
    """The JSON schema (draft 2020-12) of `Statistics`, published as docs/statistics.schema.json."""
    definitions: dict[str, Any] = {}
    reference = _schema_of(Statistics, definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Statistics of a finished Hexstead game",
        **reference,
        "$defs": dict(sorted(definitions.items())),
    }


def _schema_of(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    if is_typeddict(kind):
        if kind.__name__ not in definitions:
            definitions[kind.__name__] = {}  # reserves the name while its properties are described
            hints = get_type_hints(kind, include_extras=True)
            definitions[kind.__name__] = {
                "description": kind.__doc__,
                "type": "object",
                "properties": {name: _schema_of(hint, definitions) for name, hint in hints.items()},
                "required": list(hints),
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{kind.__name__}"}
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        out = _schema_of(arguments[0], definitions)
        for extra in arguments[1:]:
            out |= {"description": extra} if isinstance(extra, str) else extra
        return out
    if origin is list:
        return {"type": "array", "items": _schema_of(arguments[0], definitions)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema_of(arguments[1], definitions)}
    return {"type": {int: "integer", float: "number"}[kind]}
