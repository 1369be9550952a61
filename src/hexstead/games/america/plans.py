"""Planning helpers: where a train can go, with its costs and deliveries, and where a settler can walk.

The engine still checks every step when it is made.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.common_fields import NOBODY
from ...core.game import Game
from .actions import MOVE_SETTLER, MoveTrain
from .rules.cities import is_empty_site
from .rules.delivery import check_deliver
from .rules.searches import NO_SITE
from .rules.settlers import check_move_settler, walk_grain
from .rules.trains import is_stranded
from .rules.turn import acting
from .state import Board, State
from .ways import train_ways


@dataclass(frozen=True, slots=True)
class Route:
    """A route of a train: its paths in order, its cost, the seats paid, and the cities that it could supply."""

    to: str
    steps: tuple[str, ...]
    coal: int
    fees: tuple[int, ...]
    deliveries: tuple[str, ...]
    moves: tuple[MoveTrain, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """An intersection within a settler's reach."""

    to: str
    steps: int
    grain: int
    founds: bool


def plan_route(game: Game, train: int, to: str) -> Route | None:
    """The cheapest route of a train to a path, by coal and then by fees; None if it cannot end there now."""
    goal = game.board.path(to)
    return next((route for route in plan_routes(game, train) if game.board.path(route.to) == goal), None)


def plan_routes(game: Game, train: int) -> list[Route]:
    """The cheapest route to every path where a train of the acting seat can end a move, cheapest first."""
    s: State = game.state
    b: Board = game.engine.board_struct
    seat = acting(s)
    return [
        Route(
            to=game.board.path_name(way.paths[-1]),
            steps=tuple(game.board.path_name(path) for path in way.paths),
            coal=way.coal,
            fees=way.fees,
            deliveries=_deliveries(s, b, game, seat, train, way.paths),
            moves=tuple(MoveTrain(train, game.board.path_name(path), seat=seat) for path in way.paths),
        )
        for way in train_ways(s, b, seat, train)
    ]


def _deliveries(s: State, b: Board, game: Game, seat: int, train: int, way: tuple[int, ...]) -> tuple[str, ...]:
    """The cities along a route that the train could supply, in order, up to the number of cubes."""
    ahead = s.copy()  # type: ignore[attr-defined]
    ahead.move_train, ahead.move_made = train, 1
    sites: list[str] = []
    for path in way:
        ahead.train_at[seat][train] = path
        for node in (b.path_a[path], b.path_b[path]):
            site = b.node_site[node]
            name = game.board.node_name(node)
            if site != NO_SITE and name not in sites and check_deliver(ahead, b, seat, site) == 0:
                sites.append(name)
    return tuple(sites[: s.cubes[seat]])


def plan_walks(game: Game, settler: int) -> list[Walk]:
    """Every intersection where a settler of the acting seat can end its walk now, nearest first."""
    s: State = game.state
    b: Board = game.engine.board_struct
    seat = acting(s)
    here = s.settler_at[seat][settler]
    if here == NOBODY or b.fits[s.phase][MOVE_SETTLER] == 0 or is_stranded(s, b):
        return []
    out: list[Walk] = []
    for node in sorted(range(b.nodes), key=b.distance[here].__getitem__):
        if check_move_settler(s, b, seat, settler, node) == 0:
            steps = b.distance[here][node]
            out.append(Walk(game.board.node_name(node), steps, walk_grain(s, b, steps), is_empty_site(s, b, node)))
    return out
