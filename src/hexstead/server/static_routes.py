"""Endpoints for data about games that needs no table: pictures of boards, costs."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from ..core.definition import game_names
from ..core.game import new
from ..core.names import short_repr
from .board_picture import check_theme
from .endpoints import check_access
from .messages import Refused
from .rule_pictures import draw_picture, pictures
from .workers import Workers

static_router = APIRouter(prefix="/api", dependencies=[Depends(check_access)])


@static_router.get("/pictures/{game}/{name}")
async def rule_picture(request: Request, game: str, name: str, theme: str = "light") -> Response:
    """A picture that illustrates the rules of a game, as SVG."""
    if game not in game_names() or name not in pictures(game):
        raise Refused(f"There is no picture {short_repr(f'{game}/{name}')}.", "unknown")
    check_theme(theme)
    workers: Workers = request.app.state.workers
    svg = await workers.in_thread(draw_picture, game, name, theme)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@static_router.get("/costs/{game}")
async def costs(game: str) -> dict[str, dict[str, int]]:
    """The cost of each type of action that is paid for."""
    if game not in game_names():
        raise Refused(f"There is no game {short_repr(game)}.", "unknown")
    return new(game).prices
