"""Endpoints for data about games that needs no table: boards, pictures, costs, lessons."""

from __future__ import annotations

from typing import Annotated, Any

from ..core.definition import game_names
from ..core.game import new
from ..core.names import short_repr
from . import lesson_play
from .board_picture import board_picture, check_theme
from .messages import LessonRequest, Refused
from .routing import Content, Posted, Routes, ShortName, Theme
from .rule_pictures import draw_picture, pictures
from .workers import Workers

static_api = Routes("/api")


@static_api.get("/pictures/{game}/{name}")
async def rule_picture(workers: Workers, game: ShortName, name: ShortName, theme: Theme = "light") -> Content:
    """A picture that illustrates the rules of a game, as SVG."""
    if game not in game_names() or name not in pictures(game):
        raise Refused(f"There is no picture {short_repr(f'{game}/{name}')}.", "unknown")
    check_theme(theme)
    svg = await workers.in_thread(draw_picture, game, name, theme)
    return Content(svg, "image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@static_api.get("/costs/{game}")
async def costs(game: ShortName) -> dict[str, dict[str, int]]:
    """The cost of each type of action that is paid for."""
    _check_game(game)
    return new(game).prices


@static_api.get("/boards/{game}")
async def game_board(workers: Workers, game: ShortName, theme: Theme = "light") -> Content:
    """Everything needed to draw the board of a game."""
    _check_game(game)
    return Content(await workers.in_thread(board_picture, new(game), theme))


def _check_game(game: str) -> None:
    if game not in game_names():
        raise Refused(f"There is no game {short_repr(game)}.", "unknown")


@static_api.get("/lessons")
async def all_lessons() -> dict[str, Any]:
    """All lessons, by game in the order in which they are learned."""
    return lesson_play.overview()


@static_api.post("/lessons/{game}/{name}")
async def lesson(
    workers: Workers, game: ShortName, name: ShortName, wanted: Annotated[LessonRequest, Posted("An attempt")]
) -> dict[str, Any]:
    """The state of a lesson after a learner's actions, which are replayed from its start."""
    return await workers.in_thread(lesson_play.play, game, name, wanted.actions)
