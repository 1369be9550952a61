"""What viewers are sent: views, prompts and events for one viewer each, never the full state."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any

from .encoding import encode, encode_members
from .recent_events import Hidden, Secrets
from .seats import Seat, Viewer
from .table import GATHERING, NO_PROMPT, OVER, Table
from .windows import Window, can_ask_to_build


class Messages:
    """Builds the messages about a table's current state for any number of viewers; shared parts are encoded once.

    Discard it when the table changes.
    """

    def __init__(self, table: Table, now: float, window: Window | None = None, optional: Collection[int] = ()):
        self._table, self._now, self._window = table, now, window
        self._optional = optional  # seats whose prompt does not stop the table
        self._secrets: dict[int, Secrets] = {}  # number of the first event → hidden values
        self._events: dict[tuple[int, Hidden], str] = {}
        self._orders: dict[tuple[Collection[str], Collection[int]], str] = {}  # by what differs between seats
        self._shared: str | None = None  # encoded when first needed; cached_property takes a lock

    def full(self, viewer: Viewer) -> str:
        """The message `full`: everything that a viewer can see."""
        recent = self._events_for(viewer, self._table.first_event)
        return f'{{"type":"full","table":{self._info},"recent":{recent},{self.state(viewer)}}}'

    def news(self, viewer: Viewer, since: int, changed: bool) -> str:
        """The message `events` with the events from number `since` on, and with the table if that has changed."""
        events, info = self._events_for(viewer, since), f'"table":{self._info},' if changed else ""
        return f'{{"type":"events","from":{since},"events":{events},{info}{self.state(viewer)}}}'

    def state(self, viewer: Viewer) -> str:
        """The state of a table for one viewer: the members of a JSON object."""
        table = self._table
        seat = None if viewer is None else table.seats[viewer]
        own = {
            "number": seat.prompt_number if seat else 0,
            "undo_to": table.undo_to(viewer),
            "decision": table.decision(viewer),
            "can_propose": table.can_propose(viewer),
            "optional": viewer in self._optional,
            "can_build": viewer is not None and can_ask_to_build(table, viewer, self._now),
        }
        prompt = NO_PROMPT if viewer is None else table.prompts()[viewer]
        orders = self._orders_of(seat)
        if self._shared is None:
            self._shared = self._encode_shared()
        return (
            f'{self._shared},"view":{table.view_text(viewer)},"orders":{orders},{encode_members(own)},"prompt":{prompt}'
        )

    def _orders_of(self, seat: Seat | None) -> str:
        """The standing orders that a seat sees, encoded."""
        never, muted = (seat.never, seat.muted) if seat else ((), frozenset())
        if (never, muted) not in self._orders:
            own = {"never": list(never), "muted": sorted(muted)}
            self._orders[never, muted] = encode(self._public_orders() | own)
        return self._orders[never, muted]

    def _events_for(self, viewer: Viewer, since: int) -> str:
        if since not in self._secrets:
            self._secrets[since] = self._table.recent.secrets(since)
        key = since, self._table.recent.hidden_from(viewer, self._secrets[since])
        if key not in self._events:
            self._events[key] = encode(self._table.events_for(viewer, since))
        return self._events[key]

    @cached_property
    def _info(self) -> str:
        return encode(table_info(self._table))

    def _public_orders(self) -> dict[str, list[int]]:
        table = self._table
        return {
            "passes": [s.number for s in table.seats if s.passes],
            "asks": [s.number for s in table.seats if s.asks],
            "no_offers_turn": [s.number for s in table.seats if s.no_offers == "turn" and table.refuses_offers(s)],
            "no_offers_game": [s.number for s in table.seats if s.no_offers == "game"],
        }

    def _encode_shared(self) -> str:
        """The part of the state that is the same for all viewers."""
        table = self._table
        return encode_members(
            {
                "seq": table.events,
                "actions": table.actions,
                "asking": table.request.to_json(self._now) if table.request else None,
                "proposals": [proposal.to_json() for _, proposal in sorted(table.proposals.items())],
                "window": window_info(table, self._window, self._now),
                "builders": table.builders,
                "clock": clock_info(table, self._now),
                "result": table.result,
            }
        )


def window_info(table: Table, window: Window | None, now: float) -> dict[str, Any] | None:
    if window is None:
        return None
    left = None if window.ends is None else round(max(0.0, window.ends - now), 1)
    return {"kind": window.kind, "seats": list(window.seats), "left": left, "thinking": table.thinking}


def clock_info(table: Table, now: float) -> dict[str, Any] | None:
    if table.clock.kind == "none" or table.status == GATHERING:
        return None
    left = [round(table.clock.left_at(now, seat.number), 1) for seat in table.seats]
    return {"left": left, "running": list(table.clock.running)}


def table_info(table: Table) -> dict[str, Any]:
    """The settings and seats of a table."""
    game = table.game
    return {
        "code": table.code,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "prices": game.prices,
        "hand_limit": game.hand_limit,
        "goal": game.goal,
        "seats": [seat.to_json() for seat in table.seats],
        "status": table.status,
        "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds},
        "visibility": table.terms["visibility"],
        "grace": table.terms["grace"],
        "tracker": table.terms.get("tracker", True),
        "coach": table.terms.get("coach", False),
        "host": table.seats_of(table.host),
        "fair": fairness(table),
        "rematch": table.rematch,
    }


def fairness(table: Table) -> dict[str, Any]:
    """The proof of fair dice; the seed is included only after the game is over."""
    secret = table.game.secret
    return {
        "commitment": table.game.commitment,
        "nonces": [seat.nonce for seat in table.seats],
        "seed": secret.hex() if secret is not None and table.status == OVER else None,
    }


def summary(table: Table, device: str | None, used: float) -> dict[str, Any]:
    """A table in a list, for one device."""
    yours = table.seats_of(device)
    return {
        "code": table.code,
        "game": table.game.name,
        "players": table.game.players,
        "status": table.status,
        "seats": [seat.to_json() for seat in table.seats],
        "yours": yours,
        "host": device is not None and device == table.host,
        "asked": any(seat in table.awaited_seats() for seat in yours),
        "turn": table.game.turn,
        "used": used,
        "visibility": table.terms["visibility"],
        "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds},
    }
