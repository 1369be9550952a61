"""What a single rail or walk would give, for those who are asked: the rules pay it themselves."""

from __future__ import annotations

from typing import Any

from ...core.table import NOBODY
from .rules.cities import is_empty_site
from .rules.rails import find_routes
from .rules.searches import NO_SITE
from .state import Board, State, Work

Payout = list[dict[str, int]]  # goods by name, per seat


def rail_gains(s: State, b: Board, w: Work, seat: int, path: int, _: int) -> list[Payout]:
    """The gold of the connection that a rail would make, once for each payout that its builder may choose (A-GOLD)."""
    if not (_leads_on(s, b, b.path_a[path]) and _leads_on(s, b, b.path_b[path])):
        return []
    record: Any = s
    trial: State = record.copy()
    find_routes(trial, b, w, seat, path)
    return [
        [{"gold": gold * trial.route_times} if gold else {} for gold in trial.routes[i][: s.players]]
        for i in range(trial.n_routes)
    ]


def _leads_on(s: State, b: Board, node: int) -> bool:
    """A site or more rails: without them a new rail connects nothing at this end."""
    rails = (s.rail_owner[b.node_path[node][k]] for k in range(b.node_degree[node]))
    return b.node_site[node] != NO_SITE or any(owner != NOBODY for owner in rails)


def walk_gains(s: State, b: Board, w: Work, seat: int, _: int, node: int) -> list[Payout]:
    """The coastal gold of the city that a walk would found (A-CITY-06)."""
    gold = b.site_gold[b.node_site[node]] if is_empty_site(s, b, node) else 0
    return [[{"gold": gold} if other == seat else {} for other in range(s.players)]] if gold else []
