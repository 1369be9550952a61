"""What the pages about the games show of them, without a table: small pictures of the boards, and what things cost."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ..core.definition import game_names
from ..core.game import new
from ..core.names import shown
from .detail import draw_detail, pictures
from .messages import Refused
from .picture import check_theme
from .sending import prices

shelf = APIRouter(prefix="/api")


@shelf.get("/pictures/{game}/{name}")
def small_picture(game: str, name: str, theme: str = "light") -> Response:
    """A picture of a game's board, as SVG in a theme."""
    if game not in game_names() or name not in pictures(game)["pictures"]:
        raise Refused(f"There is no picture {shown(f'{game}/{name}')}.", "unknown")
    check_theme(theme)
    return Response(
        draw_detail(game, name, theme), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"}
    )


@shelf.get("/costs/{game}")
def costs(game: str) -> dict[str, dict[str, int]]:
    """What each kind of action costs where it is paid for."""
    if game not in game_names():
        raise Refused(f"There is no game {shown(game)}.", "unknown")
    return prices(new(game).engine)
