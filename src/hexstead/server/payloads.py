"""What viewers are sent: views, prompts and events for one viewer each, never the full state."""

from __future__ import annotations

from typing import Any

from .table import GATHERING, OVER, Table, Viewer, encode


def full(table: Table, viewer: Viewer, now: float) -> str:
    """The message `full`: everything that a viewer can see."""
    recent = table.events_for(viewer, table.first_event)
    return _with_state({"type": "full", "table": table_info(table), "recent": recent}, table, viewer, now)


def news(table: Table, viewer: Viewer, since: int, changed: bool, now: float) -> str:
    """The message `events` with the events from number `since` on, and with the table if that has changed."""
    message: dict[str, Any] = {"type": "events", "from": since, "events": table.events_for(viewer, since)}
    if changed:
        message["table"] = table_info(table)
    return _with_state(message, table, viewer, now)


def _with_state(message: dict[str, Any], table: Table, viewer: Viewer, now: float) -> str:
    prompt = None if viewer is None else table.prompts()[viewer]
    return encode({**message, **viewer_state(table, viewer, now), "prompt": prompt})


def viewer_state(table: Table, viewer: Viewer, now: float) -> dict[str, Any]:
    """The state of a table for one viewer, without the prompt."""
    seat = None if viewer is None else table.seats[viewer]
    return {
        "seq": table.events,
        "actions": table.actions,
        "view": table.game.view_json(viewer) | ({"to_act": []} if table.agreed else {}),
        "number": seat.prompt_number if seat else 0,
        "undo_to": table.undo_to(viewer),
        "asking": table.request.to_json() if table.request else None,
        "proposals": [proposal.to_json() for _, proposal in sorted(table.proposals.items())],
        "can_propose": table.can_propose(viewer),
        "orders": {
            "passes": [s.number for s in table.seats if s.passes],
            "never": list(seat.never) if seat else [],
            "muted": sorted(seat.muted) if seat else [],
        },
        "clock": clock_info(table, now),
        "result": table.result,
    }


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
        "asked": any(seat in table.awaited_seats() for seat in yours),
        "turn": table.game.turn,
        "used": used,
        "visibility": table.terms["visibility"],
    }
