"""Connection gold on random networks, compared with an independent search (A-GOLD)."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from hexstead import Game
from hexstead.board import Board, load_map
from hexstead.games.america.actions import BuildRail

from ..game_helpers import act
from .positions import RAIL, gold, position
from .rail_helpers import BOARD, Owners, changed_map, ends, grow_near, payouts

NAMES = ("red", "orange", "white", "blue")

# Only the sites of the suggested set-up and Chicago remain, so there are many long routes through the west.
STARTS = sorted({name for names in BOARD.data["suggested_setup"]["cities"].values() for name in names})
EMPTY_WEST = changed_map(without=set(BOARD.places) - {*STARTS, "Chicago"}, sites={"Minneapolis": "g2y6"})


def rails_at(board: Board, owners: Owners, node: int) -> list[tuple[int, int]]:
    """Rails at an intersection, each with its other end."""
    rails = [p for p in board.node_paths[node] if p in owners]
    return [(p, sum(ends(board, p)) - node) for p in rails]


def distances(board: Board, owners: Owners, start: int) -> dict[int, int]:
    """Distance over rails to every connected intersection."""
    found = {start: 0}
    wave = [start]
    while wave:
        wave = sorted({other for node in wave for _, other in rails_at(board, owners, node)} - found.keys())
        found |= dict.fromkeys(wave, max(found.values()) + 1)
    return found


def isolated(board: Board, owners: Owners, site: int) -> bool:
    return not (distances(board, owners, site).keys() & set(board.places.values()) - {site})


def shortest_routes(board: Board, owners: Owners, far: dict[int, int], here: int) -> list[list[int]]:
    """All shortest routes from an intersection back to the origin of the distances `far`."""
    if far[here] == 0:
        return [[]]
    nearer = [(p, other) for p, other in rails_at(board, owners, here) if far[other] == far[here] - 1]
    return [[p, *rest] for p, other in nearer for rest in shortest_routes(board, owners, far, other)]


def expected_payouts(
    board: Board, owners: Owners, new: int, seat: int, players: int
) -> tuple[list[tuple[int, ...]], int]:
    """Expected payouts of a new rail, by descending gold of the lowest seat, and the number of sites connected."""
    after = {**owners, new: seat}
    sites = set(board.places.values())
    touched = distances(board, after, board.paths[new].a).keys() & sites
    fresh = [n for n in touched if isolated(board, owners, n) and not isolated(board, after, n)]
    assert len(fresh) <= 2
    found = []
    for site in fresh:
        far = distances(board, after, site)
        nearest = min(far[n] for n in far.keys() & sites - {site})
        routes = [
            way
            for n in far.keys() & sites - {site}
            if far[n] == nearest
            for way in shortest_routes(board, after, far, n)
        ]
        assert all(new in route for route in routes)
        gold = {tuple(sum(after[p] == s for p in route) for s in range(players)) for route in routes}
        found.append(sorted(gold, reverse=True))
    assert all(entry == found[0] for entry in found)
    return found[0] if found else [], len(fresh)


def as_position(board: Board, owners: Owners, homes: Mapping[str, int], seat: int, **more: Any) -> Game:
    rails: dict[int, list[str]] = {}
    for p, owner in owners.items():
        rails.setdefault(owner, []).append(board.path_name(p))
    return position(turn=seat, cities=homes, rails=rails, hands={seat: RAIL}, **more)


def compare_payouts(game: Game, board: Board, owners: Owners, seat: int) -> list[int]:
    """Compare every legal rail of the seat with the search; return the number of payouts of each."""
    counts = []
    legal = [a for a in game.legal(seat) if isinstance(a, BuildRail)]
    for action in legal:
        trial, before = game.copy(), gold(game)
        act(trial, action)
        wanted, sites = expected_payouts(board, owners, board.path(action.path), seat, game.players)
        times = 2 if sites == 2 and game.options["railGold.mutual"] == "twice" else 1
        named = [{NAMES[s]: n for s, n in enumerate(entry) if n} for entry in wanted]
        gains = tuple(a - b for a, b in zip(gold(trial), before, strict=True))
        if len(wanted) > 1:
            assert trial.phase == "route"
            assert payouts(trial, seat) == named[:16]
            assert not any(gains)
        else:
            assert trial.phase != "route"
            assert gains == tuple(n * times for n in (wanted[0] if wanted else (0,) * game.players))
        assert all(entry[seat] >= 1 for entry in wanted)
        counts.append(len(wanted))
    return counts


@pytest.mark.parametrize("mutual", ["once", "twice"])
@pytest.mark.parametrize("players", [3, 4])
def test_payouts_match_an_independent_search(players, mutual):
    """A-GOLD-03, A-GOLD-07, A-GOLD-08, `railGold.mutual`."""
    chance = random.Random(players)
    counts = []
    for _ in range(60):
        around = chance.randrange(len(BOARD.nodes))
        near = sorted(BOARD.places, key=lambda name: BOARD.distances[BOARD.places[name]][around] + chance.random() * 3)
        homes = {name: i % players for i, name in enumerate(near[: players + chance.randrange(3)])}
        owners = grow_near(BOARD, chance, homes, chance.randrange(1, 11), around)
        for seat in range(players):
            game = as_position(BOARD, owners, homes, seat, players=players, options={"railGold.mutual": mutual})
            counts += compare_payouts(game, BOARD, owners, seat)
    assert sum(count == 0 for count in counts) > 200
    assert sum(count == 1 for count in counts) > 100
    assert sum(count > 1 for count in counts) >= 3


def test_at_most_the_sixteen_largest_payouts_are_offered():
    """A-GOLD-11, A-GOLD-04."""
    board = load_map(EMPTY_WEST)
    homes = {"St. Louis": 0, "Little Rock": 1, "Shreveport": 2, "Chicago": 3}
    lone = board.node("Minneapolis")
    counts = []
    for seed in (47, 225, 377):
        owners = grow_near(board, random.Random(seed), homes, 29, lone, avoid=lone)
        for seat in range(4):
            game = as_position(board, owners, homes, seat, map=EMPTY_WEST)
            counts += compare_payouts(game, board, owners, seat)
    assert sorted(counts)[-6:] == [16, 16, 17, 19, 21, 25]
