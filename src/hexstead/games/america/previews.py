"""Costs, gains and losses of single actions, which prompts show in advance. The rules do not use them."""

from __future__ import annotations

from ...core.common_fields import MAIN, NOBODY
from . import meta
from .rules.cities import is_empty_site
from .rules.rails import find_routes
from .rules.searches import NO_SITE
from .rules.settlers import walk_grain
from .rules.trains import fees_paid, goes_on, owes_fee
from .state import Board, State, Work

Payout = list[dict[str, int]]  # goods by name, per seat


def rail_gains(s: State, b: Board, w: Work, seat: int, path: int, _: int) -> list[Payout]:
    """The gold for the connection that a rail would make: one entry per payout that its builder can choose (A-GOLD)."""
    if not (_leads_on(s, b, b.path_a[path]) and _leads_on(s, b, b.path_b[path])):
        return []
    trial: State = s.copy()  # type: ignore[attr-defined]
    find_routes(trial, b, w, seat, path)
    return [
        [{"gold": gold * trial.route_times} if gold else {} for gold in trial.routes[i][: s.players]]
        for i in range(trial.n_routes)
    ]


def _leads_on(s: State, b: Board, node: int) -> bool:
    """Whether a node has a site or a rail; otherwise a new rail connects nothing at this end."""
    rails = (s.rail_owner[b.node_path[node][k]] for k in range(b.node_degree[node]))
    return b.node_site[node] != NO_SITE or any(owner != NOBODY for owner in rails)


def walk_gains(s: State, b: Board, w: Work, seat: int, _: int, node: int) -> list[Payout]:
    """The coastal gold for the city that a walk would found (A-CITY-06)."""
    gold = b.site_gold[b.node_site[node]] if is_empty_site(s, b, node) else 0
    return [[{"gold": gold} if other == seat else {} for other in range(s.players)]] if gold else []


def walk_cost(s: State, b: Board, seat: int, settler: int, node: int) -> dict[str, int]:
    """The grain for a settler's walk; nothing for the Scout's steps."""
    grain = int(walk_grain(s, b, b.distance[s.settler_at[seat][settler]][node]))
    return {"grain": grain} if grain else {}


def step_cost(s: State, b: Board, seat: int, train: int, path: int) -> dict[str, int]:
    """The coal and the fee for a train's next step; nothing with Right of Way."""
    cost: dict[str, int] = {}
    if s.phase == meta.CARD_MOVE:
        return cost
    if s.move_train != train or s.move_steps == 0:
        cost["coal"] = 1
    if owes_fee(s, seat, path, fees_paid(s, b, train)):
        cost["gold"] = 1
    return cost


def lapsing_steps(s: State, kind: int, x: int) -> int:
    """The paid steps of the train on the move that would be lost by an action (A-TMOV-13, AQ-63)."""
    if s.phase != MAIN or s.move_train == NOBODY or goes_on(s, kind, x):
        return 0
    return s.move_steps


def may_build_after(s: State, b: Board, seat: int) -> bool:
    """Whether a seat has enough cards for the build phase after this turn (A-EBP-01, AQ-11, AQ-75)."""
    return (seat != s.turn_seat or b.turn_player_builds == 1) and s.hand_size[seat] >= b.cards_for_build_phase
