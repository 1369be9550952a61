"""Lessons for the page: the list of lessons, and the state of an attempt in the format of a table.

An attempt is the list of the learner's actions; it is replayed for every request, so the server stores nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.definition import game_names
from ..core.game import Game
from ..core.names import short_repr
from ..core.options import seat_colours
from ..errors import BadAction, IllegalAction
from ..lessons import Attempt, Lesson, attempt, lessons
from .messages import Refused
from .recent_events import add_log_lines
from .seats import PERSON
from .table import OVER, PLAYING

CODE = "lesson"  # stands for the table's code
NOBODY: dict[str, list[Any]] = {
    key: [] for key in ("passes", "asks", "no_offers_turn", "no_offers_game", "never", "muted")
}


def overview() -> dict[str, Any]:
    """All lessons, in the order in which they are learned, by game."""
    return {"lessons": [_entry(game, lesson) for game in game_names() for lesson in lessons(game).values()]}


def play(game: str, name: str, actions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The state of a lesson after a learner's actions; raise Refused for an unknown lesson or an illegal action."""
    lesson = find_lesson(game, name)
    try:
        found = attempt(lesson, actions)
    except IllegalAction as error:
        raise Refused(error.sentence, "illegal", error.rule) from None
    except BadAction as error:
        raise Refused(str(error)) from None
    steps = lesson.steps
    current = steps[min(found.step, len(steps) - 1)]
    return {
        "lesson": _entry(game, lesson),
        "step": found.step,
        "status": found.status,
        "start": found.step_start,
        "text": lesson.end if found.status == "done" else current.wrong if found.status == "failed" else current.text,
        "task": current.text,
        "state": _state(lesson, found),
    }


def find_lesson(game: str, name: str) -> Lesson:
    lesson = lessons(game).get(name) if game in game_names() else None
    if lesson is None:
        raise Refused(f"There is no lesson {short_repr(f'{game}/{name}')}.", "unknown")
    return lesson


def _entry(game: str, lesson: Lesson) -> dict[str, Any]:
    return {"game": game, "name": lesson.name, "section": lesson.section, "title": lesson.title,
            "steps": len(lesson.steps)}  # fmt: skip


def _state(lesson: Lesson, found: Attempt) -> dict[str, Any]:
    """The message `full` of a table with one person, whose own actions are counted in `actions`."""
    game, seat, made = found.game, lesson.seat, found.made
    happened = game.events_since(0, seat)
    recent = [event.to_json() for event in happened]
    add_log_lines(recent, list(happened))
    is_open = found.status == "open"
    return {
        "type": "full",
        "table": _table(game, is_open),
        "recent": recent,
        "seq": len(recent),
        "actions": made,
        "view": game.view_json(seat) | ({} if is_open else {"to_act": []}),
        "number": made,
        "prompt": game.prompt(seat) if is_open else None,
        "undo_to": 0,
        "decision": made - 1 if made else None,
        "asking": None,
        "proposals": [],
        "can_propose": False,
        "optional": False,
        "orders": NOBODY,
        "window": None,
        "builders": [],
        "can_build": False,
        "clock": None,
        "result": None,
    }


def _table(game: Game, is_open: bool) -> dict[str, Any]:
    seats = [
        {"seat": seat, "colour": colour, "kind": PERSON, "name": colour, "level": "random", "open": False,
         "bot": False, "released": False}
        for seat, colour in enumerate(seat_colours(game.options)[: game.players])
    ]  # fmt: skip
    return {
        "code": CODE,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "prices": game.prices,
        "hand_limit": game.hand_limit,
        "goal": game.goal,
        "seats": seats,
        "status": PLAYING if is_open else OVER,
        "clock": {"kind": "none", "seconds": 0},
        "visibility": "private",
        "grace": None,
        "tracker": False,
        "coach": False,
        "host": [],
        "fair": {"commitment": game.commitment, "nonces": [None] * game.players, "seed": None},
        "rematch": None,
    }
