"""What a viewer is sent: `full`, `events` and how things stand. Views, prompts and events per seat; never the state."""

from __future__ import annotations

from typing import Any

from ..core.engine import Engine
from ..core.game import Game
from ..core.positions import describe
from .table import GATHERING, OVER, Table, Viewer, encode


def full(table: Table, viewer: Viewer, now: float) -> str:
    """Everything a viewer may know."""
    recent = table.shown_events(table.first_event, viewer)
    return _with_prompt(table, viewer, {"type": "full", "table": described(table), "recent": recent}, now)


def news(table: Table, viewer: Viewer, since: int, changed: bool, now: float) -> str:
    """What happened from event number `since` on."""
    message: dict[str, Any] = {"type": "events", "from": since, "events": table.shown_events(since, viewer)}
    if changed:
        message["table"] = described(table)
    return _with_prompt(table, viewer, message, now)


def _with_prompt(table: Table, viewer: Viewer, message: dict[str, Any], now: float) -> str:
    """The prompt is JSON already."""
    prompt = "null" if viewer is None else table.prompts()[viewer]
    return f'{encode(message | standing(table, viewer, now))[:-1]},"prompt":{prompt}}}'


def standing(table: Table, viewer: Viewer, now: float) -> dict[str, Any]:
    """How things stand, without the prompt."""
    seat = None if viewer is None else table.seats[viewer]
    return {
        "seq": table.events,
        "actions": table.actions,
        "view": seen(table.game, viewer) | ({"to_act": []} if table.agreed else {}),
        "number": seat.prompt_number if seat else 0,
        "undo_to": table.undo_to(viewer),
        "asking": table.asking.shown() if table.asking else None,
        "orders": {
            "passes": [s.number for s in table.seats if s.passes],
            "never": list(seat.never) if seat else [],
            "muted": sorted(seat.muted) if seat else [],
        },
        "clock": clock(table, now),
        "result": table.result,
    }


def seen(game: Game, viewer: Viewer) -> dict[str, Any]:
    """The game as a viewer may know it."""
    engine, masked = game.engine, game.masked(viewer)
    position = describe(masked, engine.names, viewer)
    return {"viewer": viewer, "to_act": list(game.to_act), "points": engine.points(masked), "position": position}


def clock(table: Table, now: float) -> dict[str, Any] | None:
    if table.clock.kind == "none" or table.status == GATHERING:
        return None
    left = [round(table.clock.left_at(now, seat.number), 1) for seat in table.seats]
    return {"left": left, "running": list(table.clock.running)}


def described(table: Table) -> dict[str, Any]:
    """What is agreed, and who sits where."""
    game = table.game
    board = game.engine.board_record
    return {
        "code": table.code,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "prices": prices(game.engine),
        "hand_limit": board.hand_limit,
        "goal": game.definition.goal(board),
        "seats": [seat.shown() for seat in table.seats],
        "status": table.status,
        "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds},
        "visibility": table.terms["visibility"],
        "grace": table.terms["grace"],
        "host": table.seats_of(table.host),
        "fair": fair(table),
        "rematch": table.rematch,
    }


def fair(table: Table) -> dict[str, Any]:
    """What proves the dice: the seed only once the game is over."""
    secret = table.game.secret
    return {
        "commitment": table.game.commitment,
        "nonces": [seat.nonce for seat in table.seats],
        "seed": secret.hex() if secret is not None and table.status == OVER else None,
    }


def summary(table: Table, device: str | None, used: float) -> dict[str, Any]:
    """A table in a list."""
    yours = table.seats_of(device)
    return {
        "code": table.code,
        "game": table.game.name,
        "players": table.game.players,
        "status": table.status,
        "seats": [seat.shown() for seat in table.seats],
        "yours": yours,
        "asked": any(seat in table.awaited() for seat in yours),
        "turn": table.game.turn,
        "used": used,
        "visibility": table.terms["visibility"],
    }


def prices(engine: Engine) -> dict[str, dict[str, int]]:
    """What each type of action costs where it is paid for."""
    return {engine.game.actions.classes[kind].type_name(): cost for kind, cost in engine.prices.items()}
