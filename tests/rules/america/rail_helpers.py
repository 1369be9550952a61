"""Helpers for tests of rails, trains and settlers: routes on the map, short actions, legal targets, modified maps."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from hexstead import Action, Event, Game
from hexstead.board import Board, shipped_map
from hexstead.core.actions import EndTurn
from hexstead.games.america.actions import (
    BuildRail,
    BuildSettler,
    BuildTrain,
    ChoosePayout,
    Deliver,
    MoveSettler,
    MoveTrain,
    Pass,
)

from ..game_helpers import BLUE, ORANGE, RED, act, roll
from .positions import gold, position

Owners = dict[int, int]  # owner by index of each path with a rail

BOARD = shipped_map("america")
PLENTY = {"cattle": 3, "coal": 3, "grain": 3, "lumber": 3, "ore": 3}
TRACKS = [path.id for path in BOARD.paths if path.data.get("track")]


def path_name(name: str) -> str:
    """Canonical name of a path, given its two ends as places or intersections in any order."""
    return BOARD.path_name(BOARD.path(name))


def path_names(names: Iterable[str]) -> set[str]:
    return {path_name(name) for name in names}


def line(*nodes: str) -> list[str]:
    """Paths that join each intersection to the next."""
    return [path_name(f"{a}-{b}") for a, b in itertools.pairwise(nodes)]


def shortest_path(start: str, goal: str) -> list[str]:
    """Paths of one shortest route."""
    goal_node, here = BOARD.node(goal), BOARD.node(start)
    found = []
    while here != goal_node:
        nearer = min(BOARD.node_neighbours[here], key=lambda n: BOARD.distances[n][goal_node])
        found += line(BOARD.nodes[here].id, BOARD.nodes[nearer].id)
        here = nearer
    return found


def nearest_site(node: str) -> str:
    """Site nearest to an intersection, possibly the intersection itself."""
    return min(BOARD.places, key=lambda name: BOARD.distances[BOARD.node(node)][BOARD.places[name]])


def paths_at(*nodes: str) -> set[str]:
    """Paths that end at one of these intersections."""
    return {BOARD.path_name(p) for node in nodes for p in BOARD.node_paths[BOARD.node(node)]}


def network(start: str, count: int, avoid: Sequence[str] = ()) -> list[str]:
    """Return `count` connected paths, breadth-first from a start."""
    found: list[str] = []
    reached = [start]
    for node in reached:
        for p in BOARD.node_paths[BOARD.node(node)]:
            name, ends = BOARD.path_name(p), (BOARD.paths[p].a, BOARD.paths[p].b)
            if name not in found and name not in avoid and len(found) < count:
                found.append(name)
                reached += [BOARD.node_name(end) for end in ends if BOARD.node_name(end) not in reached]
    assert len(found) == count
    return found


def ends(board: Board, p: int) -> tuple[int, int]:
    return board.paths[p].a, board.paths[p].b


def grow_near(
    board: Board, chance: Random, homes: Mapping[str, int], count: int, around: int, avoid: int = -1
) -> Owners:
    """Grow random rails from every seat's cities, preferring paths near the intersection `around`."""
    owners: Owners = {}
    reach = {seat: {board.node(name) for name, s in homes.items() if s == seat} for seat in set(homes.values())}
    for _ in range(count):
        for seat, nodes in reach.items():
            free = sorted({p for node in nodes for p in board.node_paths[node] if p not in owners})
            free = [p for p in free if avoid not in ends(board, p)]
            if free:
                free.sort(key=lambda p: board.distances[board.paths[p].a][around] + chance.random() * 3)
                new = free[chance.randrange(min(3, len(free)))]
                owners[new] = seat
                nodes.update(ends(board, new))
    return owners


def rail(name: str, seat: int) -> BuildRail:
    return BuildRail(path_name(name), seat=seat)


def train(name: str, seat: int, taking: str = "none") -> BuildTrain:
    return BuildTrain(path_name(name), taking, seat=seat)


def settler(node: str, seat: int, taking: str = "none") -> BuildSettler:
    return BuildSettler(node, taking, seat=seat)


def move_train(name: str, seat: int = RED, which: int = 0) -> MoveTrain:
    return MoveTrain(which, path_name(name), seat=seat)


def move_settler(node: str, seat: int = RED, which: int = 0) -> MoveSettler:
    return MoveSettler(which, node, seat=seat)


def deliver(site: str, seat: int = RED) -> Deliver:
    return Deliver(site, seat=seat)


def ride(game: Game, names: Iterable[str], seat: int = RED, which: int = 0) -> list[Event]:
    """Move a train along the paths and return all events."""
    return [event for name in names for event in act(game, move_train(name, seat, which))]


def buildable_rails(game: Game, seat: int) -> set[str]:
    """Paths on which the seat can build a rail now."""
    return {action.path for action in game.legal(seat) if isinstance(action, BuildRail)}


def buildable_trains(game: Game, seat: int, taking: str = "none") -> set[str]:
    """Paths on which the seat can build a train now."""
    return {a.path for a in game.legal(seat) if isinstance(a, BuildTrain) and a.taking == taking}


def buildable_settlers(game: Game, seat: int, taking: str = "none") -> set[str]:
    """Intersections on which the seat can build a settler now."""
    return {a.node for a in game.legal(seat) if isinstance(a, BuildSettler) and a.taking == taking}


def train_targets(game: Game, seat: int = RED, which: int = 0) -> set[str]:
    """Paths to which a train can move now, each listed once."""
    found = [a.to for a in game.legal(seat) if isinstance(a, MoveTrain) and a.train == which]
    assert len(set(found)) == len(found)
    return set(found)


def settler_targets(game: Game, seat: int = RED, which: int = 0) -> set[str]:
    """Intersections to which a settler can move now."""
    return {a.to for a in game.legal(seat) if isinstance(a, MoveSettler) and a.settler == which}


def possible_deliveries(game: Game, seat: int = RED) -> list[str]:
    """Cities to which the seat can deliver now, including duplicates in the legal list."""
    return sorted(action.site for action in game.legal(seat) if isinstance(action, Deliver))


def payouts(game: Game, seat: int) -> list[Mapping[str, int]]:
    """Payouts from which the seat can choose, in the order of the legal list."""
    chosen = [action.gold for action in game.legal(seat) if isinstance(action, ChoosePayout)]
    return [gold for gold in chosen if isinstance(gold, Mapping)]


def gold_changes(game: Game, *actions: Action) -> list[int]:
    """Apply legal actions and return the change in gold of every seat."""
    before = gold(game)
    for action in actions:
        act(game, action)
    return [after - seat for seat, after in zip(before, gold(game), strict=True)]


def stock(game: Game, field: str) -> list[int]:
    """A per-seat count of the position: rails_left, cities_left, cubes or delivered."""
    counts: list[int] = game.position()[field]
    return counts


def end_turn(game: Game) -> None:
    """End the turn and pass for every seat that could build out of turn."""
    act(game, EndTurn(seat=game.turn_seat))
    while game.phase == "build_phase":
        act(game, Pass(seat=game.to_act[0]))


def pass_turn(game: Game) -> None:
    """Roll a 2 and end the turn without another action."""
    roll(game, 1, 1)
    end_turn(game)


def changed_map(
    tracks: Iterable[str] = (),
    sites: Mapping[str, str] | None = None,
    without: Iterable[str] = (),
) -> dict[str, Any]:
    """Return the shipped map with additional tracks, with sites moved or with sites removed."""
    data = copy.deepcopy(BOARD.data)
    marked = path_names(tracks)
    for entry in data["paths"]:
        if f"{entry['a']}-{entry['b']}" in marked:
            entry["track"] = True
    gone = set(without)
    data["places"] = [entry for entry in data["places"] if entry["name"] not in gone]
    for entry in data["places"]:
        entry["at"] = (sites or {}).get(entry["name"], entry["at"])
    return data


# Red's line from Chicago to Atlanta has six paths; blue and orange have branches.
LINE = line("Chicago", "g10y4", "Indianapolis", "g10y6", "Nashville", "g10y8", "Atlanta")
BRANCH = line("Columbus", "g10y4")
RAILWAYS: dict[str, Any] = {
    "cities": {"Chicago": RED, "Nashville": RED, "Columbus": BLUE, "St. Louis": ORANGE},
    "rails": {RED: LINE, BLUE: BRANCH, ORANGE: line("St. Louis", "g9y5", "Indianapolis")},
}
FOUR_CITIES: dict[str, Any] = {"cities": {"Lexington": RED, "Atlanta": RED, "Chicago": BLUE, "Nashville": ORANGE}}
GRAIN = {"grain": 3}
START_CITIES = ("Lexington", "Chicago", "Atlanta")  # three cities of the suggested set-up


def node_next_to(site: str) -> str:
    """An intersection adjacent to a site."""
    return BOARD.node_name(BOARD.node_neighbours[BOARD.node(site)][0])


def settler_next_to(site: str, seat: int = RED, **more: Any) -> Any:
    """Return a position in which a settler of the seat is adjacent to a site."""
    setup: dict[str, Any] = {"cities": dict.fromkeys(START_CITIES, seat), "hands": {seat: GRAIN}, "turn": seat}
    setup |= {"settlers": {seat: [node_next_to(site), None]}} | more
    return position(**setup)
