"""What the pages about the games show of them, without a table: small pictures of the boards, and what things cost."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Response

from ..core.definition import game_names
from ..core.game import new
from ..core.names import shown
from ..drawing import THEMES
from .detail import draw_detail, pictures
from .messages import Refused

shelf = APIRouter(prefix="/api")


@shelf.get("/pictures/{game}/{name}")
def small_picture(game: str, name: str, theme: str = "light") -> Response:
    """A picture of a game's board, as SVG in a theme."""
    if game not in game_names() or name not in pictures(game)["pictures"]:
        raise Refused(f"There is no picture {shown(f'{game}/{name}')}.", "unknown_picture")
    if theme not in THEMES:
        raise Refused(f"There is no theme {shown(theme)}; there are {', '.join(THEMES)}.", "unknown_theme")
    return Response(
        draw_detail(game, name, theme), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"}
    )


@shelf.get("/costs/{game}")
def costs(game: str) -> dict[str, dict[str, int]]:
    """What each kind of action costs where it is paid for."""
    if game not in game_names():
        raise Refused(f"There is no game {shown(game)}.", "unknown_game")
    return _costs(game)


@cache
def _costs(game: str) -> dict[str, dict[str, int]]:
    engine = new(game).engine
    kinds, names = engine.game.actions.classes, engine.names
    return {
        kinds[kind].type_name(): {
            names.name("resources", i): count for i, count in enumerate(engine.board_record.cost[item]) if count
        }
        for kind, item in engine.game.prices.items()
    }
