"""The game log as lines. A line is a Fluent message id with arguments, so it can be shown in any language.

Lines are built from the events that a viewer can see (`game.events_since(n, viewer)`) and contain nothing else.
Consecutive events that belong together, such as cards from several hexes for one seat, share a line. The format is
documented in docs/formats.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from .events import Accepted, Event, Offered, Traded, TurnBegan, Withdrawn
from .names import columns

Line = dict[str, Any]
Described = tuple[Event, Mapping[str, Any]]  # an event and its arguments

WORDS = {"resources": "resource", "cards": "card"}  # axes with translated names: prefix of their message ids
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
SPOTS = {"hexes": "hex", "paths": "path", "nodes": "node"}  # axes whose names are ids, meaningless to players


def log_lines(events: Sequence[Event]) -> list[Line]:
    """Return the log lines of events in order. A line's `event` is the index of its first event."""
    lines: list[Line] = []
    for cls, run in groupby(_without_brief_offers(events), key=lambda pair: type(pair[1])):
        if cls.sums is None:
            lines += [_single(at, event) for at, event in run]
            continue
        of_seat: dict[int, list[tuple[int, Event]]] = {}
        for at, event in run:
            of_seat.setdefault(event.seat, []).append((at, event))  # type: ignore[attr-defined]
        lines += [_summed(seat, own, cls.sums) for seat, own in of_seat.items()]
    return lines


@dataclass(frozen=True, slots=True)
class _InVain(Offered):
    """An offer that was withdrawn at once."""


def _without_brief_offers(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """Number the events; an offer that is accepted or withdrawn at once becomes a single event."""
    kept: list[tuple[int, Event]] = []
    for at, event in enumerate(events):
        match [one for _, one in kept[-2:]], event:
            case [Offered(), Accepted()], Traded():
                kept[-2:] = [(kept[-2][0], event)]
            case [*_, Offered(seat, to, give, get)], Withdrawn() if give and get:
                kept[-1] = kept[-1][0], _InVain(seat, to, give, get)
            case _:
                kept.append((at, event))
    return kept


def _single(at: int, event: Event) -> Line:
    arguments = _arguments(event)
    if isinstance(event, _InVain):
        return _line(at, "log-offered_in_vain", arguments, event, [(event, arguments)])
    kind = event.type_name()
    if isinstance(event, TurnBegan):
        return {"event": at, "id": "log-turn", "args": arguments, "seat": event.seat, "turn": event.turn}
    line = _line(at, f"event-{kind}{_variant(event)}", arguments, event, [(event, arguments)])
    if event.folds:
        line["fold"] = f"log-{kind}"
    if event.shares:
        line["share"] = f"log-{kind}"
    return line


def _summed(seat: int, own: Sequence[tuple[int, Event]], column: str) -> Line:
    """Return one line for consecutive events in which a seat received or gave goods."""
    goods: dict[str, int] = {}
    for _, event in own:
        name = getattr(event, column)
        goods[name] = goods.get(name, 0) + getattr(event, "count", 1)
    (at, first), events = own[0], [event for _, event in own]
    arguments = {"seat": {"seat": seat}, "goods": {column: goods}}
    return _line(at, f"log-{first.type_name()}", arguments, first, [(event, _arguments(event)) for event in events])


def _line(at: int, message: str, arguments: Mapping[str, Any], event: Event, events: Sequence[Described]) -> Line:
    owner = getattr(event, "seat", getattr(event, "owner", None))
    seat = owner if isinstance(owner, int) else None
    line: Line = {"event": at, "id": message, "args": dict(arguments), "seat": seat}
    if event.detail and not message.endswith("-known"):
        line["detail"] = True
    show: dict[str, list[str]] = {}
    for one, own in events:
        for column, value in own.items():
            axis = next((axis for axis, spot in SPOTS.items() if isinstance(value, dict) and spot in value), None)
            if axis is None and (isinstance(value, str) or column in one.places):
                axis = "nodes"  # a place name
            place = getattr(one, column)
            if axis is not None and place not in show.setdefault(axis, []):
                show[axis].append(place)
    if show:
        line["show"] = show
    return line


def _variant(event: Event) -> str:
    """Return the suffix of the message id that selects a variant of the event's sentence, or an empty string."""
    if event.secret and all(getattr(event, column) is not None for column in event.secret):
        return "-known"
    if getattr(event, "free", 0):
        return "-free"
    if getattr(event, "owner", 0) == "neutral":
        return "-neutral"
    if getattr(event, "seat", 0) is None:
        return "-nobody"
    if getattr(event, "give", True) == {}:
        return "-wanted"
    if getattr(event, "get", True) == {}:
        return "-given"
    return ""


def _arguments(event: Event) -> dict[str, Any]:
    """Return the columns that the viewer knows, tagged with their kind for formatting without the event."""
    out: dict[str, Any] = {}
    for column, axis in zip(columns(type(event)), event.axes, strict=True):
        value = getattr(event, column)
        if value is None:
            continue
        family = event.words.get(column) or (WORDS.get(axis) if axis else None)
        if family:
            out[column] = {"word": f"{family}-{message_name(value)}"}
        elif axis in ("seats", "owners"):
            out[column] = {"seat": value}
        elif axis == "seat_mask":
            out[column] = {"seats": list(value)}
        elif axis == "goods_bundle":
            out[column] = {"resource": dict(value)}
        elif axis in SPOTS:
            out[column] = {SPOTS[axis]: value}
        else:
            out[column] = value
    return out


def message_name(name: str) -> str:
    """Return a name as part of a message id, which can contain only ASCII letters: Köln becomes koeln."""
    return name.lower().translate(UMLAUTS)


TABLE_EVENTS = ("undone", "asked", "answered", "unasked", "lapsed", "proposed", "unproposed", "turned_down", "thinks",
         "joined", "renamed", "left", "sat_in", "returned", "opened", "closed", "released",
         "unsaid", "out_of_time", "ended", "cancelled", "rematch",
         "substituted", "continued")  # fmt: skip


def table_line(event: Mapping[str, Any], count: int = 0) -> Line | None:
    """Return the line of a table event outside the game, or None if it is not logged.

    `count` is the number of actions undone or requested to be undone.
    """
    kind = event["type"]
    if kind not in TABLE_EVENTS:
        return None
    variant = ""
    if kind == "asked":
        variant = f"-{event['what']}"
    if kind == "answered":
        variant = "-yes" if event["yes"] else "-no"
    if kind == "substituted":
        variant = f"-{event['level']}" + ("-busy" if event.get("why") == "load" else "")
    seat = event.get("seat")
    arguments: dict[str, Any] = {"count": count} if count else {}
    if seat is not None:
        arguments["seat"] = {"seat": seat}
    if event.get("partner") is not None:
        arguments["partner"] = {"seat": event["partner"]}
    for side in ("give", "get"):
        if side in event:
            arguments[side] = {"resource": event[side]}
    for name in ("name", "former"):
        if event.get(name) is not None:
            arguments[name] = event[name]
    return {"id": f"log-{kind}{variant}", "args": arguments, "seat": seat}
