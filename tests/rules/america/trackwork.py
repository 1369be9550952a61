"""What tests of rails, trains and settlers need beside `table.py`: ways over the board, acts in short, other maps."""

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

from ..tables import BLUE, ORANGE, RED, act, roll
from .table import gold, position

Owners = dict[int, int]  # the owner of each railed path

BOARD = shipped_map("america")
PLENTY = {"cattle": 3, "coal": 3, "grain": 3, "lumber": 3, "ore": 3}
TRACKS = [path.id for path in BOARD.paths if path.data.get("track")]


def spot(name: str) -> str:
    """A path as the engine calls it, from its two ends by place or intersection."""
    return BOARD.path_name(BOARD.path(name))


def spots(names: Iterable[str]) -> set[str]:
    return {spot(name) for name in names}


def line(*nodes: str) -> list[str]:
    """The paths of a way from intersection to intersection."""
    return [spot(f"{a}-{b}") for a, b in itertools.pairwise(nodes)]


def way(start: str, goal: str) -> list[str]:
    """The paths of a shortest way."""
    goal_node, here = BOARD.node(goal), BOARD.node(start)
    found = []
    while here != goal_node:
        nearer = min(BOARD.node_neighbours[here], key=lambda n: BOARD.distances[n][goal_node])
        found += line(BOARD.nodes[here].id, BOARD.nodes[nearer].id)
        here = nearer
    return found


def nearest_site(node: str) -> str:
    """The site next to an intersection, perhaps its own."""
    return min(BOARD.places, key=lambda name: BOARD.distances[BOARD.node(node)][BOARD.places[name]])


def paths_at(*nodes: str) -> set[str]:
    """All paths that touch one of these intersections."""
    return {BOARD.path_name(p) for node in nodes for p in BOARD.node_paths[BOARD.node(node)]}


def network(start: str, count: int, avoid: Sequence[str] = ()) -> list[str]:
    """So many paths, each touching an earlier one, from a start on."""
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
    """Rails that grow from every seat's cities, near an intersection rather than far from it."""
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
    return BuildRail(spot(name), seat=seat)


def train(name: str, seat: int, taking: str = "none") -> BuildTrain:
    return BuildTrain(spot(name), taking, seat=seat)


def settler(node: str, seat: int, taking: str = "none") -> BuildSettler:
    return BuildSettler(node, taking, seat=seat)


def step(name: str, seat: int = RED, which: int = 0) -> MoveTrain:
    return MoveTrain(which, spot(name), seat=seat)


def walk(node: str, seat: int = RED, which: int = 0) -> MoveSettler:
    return MoveSettler(which, node, seat=seat)


def deliver(site: str, seat: int = RED) -> Deliver:
    return Deliver(site, seat=seat)


def ride(game: Game, names: Iterable[str], seat: int = RED, which: int = 0) -> list[Event]:
    """Several steps of a train; the events of all."""
    return [event for name in names for event in act(game, step(name, seat, which))]


def rails_open(game: Game, seat: int) -> set[str]:
    """The paths on which the seat may build a rail now."""
    return {action.path for action in game.legal(seat) if isinstance(action, BuildRail)}


def trains_open(game: Game, seat: int, taking: str = "none") -> set[str]:
    """The paths on which the seat may build a train now."""
    return {a.path for a in game.legal(seat) if isinstance(a, BuildTrain) and a.taking == taking}


def settlers_open(game: Game, seat: int, taking: str = "none") -> set[str]:
    """The intersections on which the seat may build a settler now."""
    return {a.node for a in game.legal(seat) if isinstance(a, BuildSettler) and a.taking == taking}


def steps_open(game: Game, seat: int = RED, which: int = 0) -> set[str]:
    """The paths to which a train may step now, each listed once."""
    found = [a.to for a in game.legal(seat) if isinstance(a, MoveTrain) and a.train == which]
    assert len(set(found)) == len(found)
    return set(found)


def walks_open(game: Game, seat: int = RED, which: int = 0) -> set[str]:
    """The intersections to which a settler may walk now."""
    return {a.to for a in game.legal(seat) if isinstance(a, MoveSettler) and a.settler == which}


def deliveries_open(game: Game, seat: int = RED) -> list[str]:
    """The cities that the seat may supply now, as often as they are listed."""
    return sorted(action.site for action in game.legal(seat) if isinstance(action, Deliver))


def payouts(game: Game, seat: int) -> list[Mapping[str, int]]:
    """The payouts among which the seat may choose, in their order."""
    chosen = [action.gold for action in game.legal(seat) if isinstance(action, ChoosePayout)]
    return [gold for gold in chosen if isinstance(gold, Mapping)]


def gained(game: Game, *actions: Action) -> list[int]:
    """Do what must be allowed; every seat's gold more or less."""
    before = gold(game)
    for action in actions:
        act(game, action)
    return [after - seat for seat, after in zip(before, gold(game), strict=True)]


def stock(game: Game, field: str) -> list[int]:
    """A field that counts for every seat: rails_left, cities_left, cubes, delivered."""
    counts: list[int] = game.position()[field]
    return counts


def end_turn(game: Game) -> None:
    """End the turn; nobody builds out of turn."""
    act(game, EndTurn(seat=game.turn_seat))
    while game.phase == "build_phase":
        act(game, Pass(seat=game.to_act[0]))


def pass_turn(game: Game) -> None:
    """The turn player rolls a 2 and does nothing."""
    roll(game, 1, 1)
    end_turn(game)


def changed_map(
    tracks: Iterable[str] = (),
    sites: Mapping[str, str] | None = None,
    without: Iterable[str] = (),
) -> dict[str, Any]:
    """The real map with more tracks, sites elsewhere or fewer of them."""
    data = copy.deepcopy(BOARD.data)
    marked = spots(tracks)
    for entry in data["paths"]:
        if f"{entry['a']}-{entry['b']}" in marked:
            entry["track"] = True
    gone = set(without)
    data["places"] = [entry for entry in data["places"] if entry["name"] not in gone]
    for entry in data["places"]:
        entry["at"] = (sites or {}).get(entry["name"], entry["at"])
    return data


# Red's railway from Chicago to Atlanta, six paths; blue's and orange's branch off.
LINE = line("Chicago", "g10y4", "Indianapolis", "g10y6", "Nashville", "g10y8", "Atlanta")
BRANCH = line("Columbus", "g10y4")
WORLD: dict[str, Any] = {
    "cities": {"Chicago": RED, "Nashville": RED, "Columbus": BLUE, "St. Louis": ORANGE},
    "rails": {RED: LINE, BLUE: BRANCH, ORANGE: line("St. Louis", "g9y5", "Indianapolis")},
}
HOME: dict[str, Any] = {"cities": {"Lexington": RED, "Atlanta": RED, "Chicago": BLUE, "Nashville": ORANGE}}
GRAIN = {"grain": 3}
START = ("Lexington", "Chicago", "Atlanta")  # three cities of the set-up


def beside(site: str) -> str:
    """An intersection next to a site."""
    return BOARD.node_name(BOARD.node_neighbours[BOARD.node(site)][0])


def settling(site: str, seat: int = RED, **more: Any) -> Any:
    """A settler beside a site."""
    table: dict[str, Any] = {"cities": dict.fromkeys(START, seat), "hands": {seat: GRAIN}, "turn": seat}
    table |= {"settlers": {seat: [beside(site), None]}} | more
    return position(**table)
