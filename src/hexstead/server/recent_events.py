"""The latest events of a table, kept for clients that reconnect; each viewer gets them without hidden values."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from ..core.events import Event, EventTypes
from ..core.game import Game
from ..core.log import log_lines, table_line
from .seats import Seat, Viewer
from .settings import RECENT_EVENTS

Secrets = dict[int, "array[int] | dict[str, Any]"]  # see RecentEvents.secrets
Hidden = tuple[tuple[int, int], ...]  # see RecentEvents.hidden_from


class RecentEvents:
    """The events of a table, numbered from 0; the oldest are forgotten."""

    def __init__(self, types: EventTypes, seats: Sequence[Seat]):
        self._types, self._seats = types, seats
        self._items: deque[dict[str, Any] | bytes] = deque(maxlen=RECENT_EVENTS)  # game events: packed n and row
        self.count = 0  # number of all events so far

    @property
    def first(self) -> int:
        """Number of the oldest event that is still in memory."""
        return self.count - len(self._items)

    def add(self, type: str, **fields: Any) -> None:
        """Add an event of the table."""
        self._items.append({"type": type, **fields})
        self.count += 1

    def add_row(self, n: int, row: Sequence[int]) -> None:
        """Add an event of the game, which belongs to its action number `n`."""
        self._items.append(array("i", (n, *row)).tobytes())
        self.count += 1

    def remove_chat(self, chat: int) -> None:
        for event in self._items:
            if isinstance(event, dict) and event["type"] == "said" and event["id"] == chat:
                event.update(text=None, phrase=None, removed=True)

    def remove_names(self, seat: Seat) -> None:
        """Replace the names of a seat's player by the seat's colour."""
        own = [event for event in self._items if isinstance(event, dict) and event.get("seat") == seat.number]
        for event in own:
            for key in event.keys() & {"name", "former"}:
                event[key] = seat.colour

    def secrets(self, since: int) -> Secrets:
        """The events from number `since` that have hidden values, by position."""
        found: Secrets = {}
        for i, item in enumerate(self._since(since)):
            if isinstance(item, bytes):
                row = array("i", item)[1:]
                if self._types.classes[row[0]].secret:
                    found[i] = row
            elif item["type"] == "said":
                found[i] = item
        return found

    def hidden_from(self, viewer: Viewer, secrets: Secrets) -> Hidden:
        """The values of events that a viewer cannot see, as pairs of event and column.

        Viewers with equal results see the same.
        """
        hidden: list[tuple[int, int]] = []
        for i, item in secrets.items():
            if isinstance(item, array):
                hidden += [(i, column) for column in self._types.hidden_columns(item, viewer)]
            elif self._is_muted(item, viewer):
                hidden.append((i, 0))
        return tuple(hidden)

    def _is_muted(self, said: Mapping[str, Any], viewer: Viewer) -> bool:
        return viewer is not None and said["seat"] in self._seats[viewer].muted

    def visible_to(self, viewer: Viewer, since: int, game: Game) -> list[dict[str, Any]]:
        """The events in memory from number `since` on, without what the viewer cannot see, with their log lines."""
        out: list[dict[str, Any]] = []
        run: list[Event] = []  # consecutive game events can share a log line
        for item in self._since(since):
            if isinstance(item, bytes):
                n, *row = array("i", item)
                run.append(game.event(row, viewer))
                out.append(run[-1].to_json() | {"n": n})
                continue
            add_log_lines(out, run)
            out.append(self._table_event(item, viewer))
            run = []
        add_log_lines(out, run)
        return out

    def _since(self, since: int) -> Iterator[dict[str, Any] | bytes]:
        """The events in memory from number `since`, oldest first.

        It iterates from the nearer end, because indexing a deque is linear.
        """
        count = self.count - max(since, self.first)
        yield from reversed(list(islice(reversed(self._items), count)))

    def _table_event(self, event: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
        if event["type"] == "said" and self._is_muted(event, viewer):
            event = {**event, "text": None, "phrase": None}
        line = table_line(event, event.get("count", 0))
        return event if line is None else event | {"log": line}


def add_log_lines(out: list[dict[str, Any]], run: list[Event]) -> None:
    """Add log lines to the last events of a list, each to the first event that it describes."""
    first = len(out) - len(run)
    for line in log_lines(run):
        out[first + line.pop("event")].setdefault("log", line)
