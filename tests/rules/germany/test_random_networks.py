"""Road lengths, awards and building sites of random positions, compared with an independent implementation."""

import random
from functools import cache

import pytest

from hexstead.games.germany.actions import BuildHall, BuildLandmark

from ..game_helpers import act
from ..invariant_checks import grow_paths
from .positions import position
from .road_helpers import (
    BOARD,
    CITIES,
    LANDMARKS,
    PLENTY,
    buildable_roads,
    buildable_sites,
    longest_road_holder,
    road,
    road_lengths,
)

ENDS = [(path.a, path.b) for path in BOARD.paths]
KINDS = {BOARD.node(name): data["kind"] for name, data in BOARD.place_data.items()}


class RandomPosition:
    """Random town halls, built landmarks and connected roads, with an independent implementation of the rules."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.rng = rng
        self.players = rng.choice((3, 4))
        self.seat = rng.randrange(self.players)
        self.separates = rng.random() < 0.5
        cities = rng.sample(CITIES, rng.randint(self.players, 16))
        self.halls = {BOARD.node(city): i % self.players for i, city in enumerate(cities)}
        self.built = {name: rng.randrange(self.players) for name in rng.sample(LANDMARKS, rng.randint(0, 6))}
        self.roads: dict[int, int] = {}
        for seat in range(self.players):
            own = {node for node, owner in self.halls.items() if owner == seat}
            closed = {node for node in KINDS if not self.is_built(node)}
            grow_paths(rng, BOARD, self.roads, own, seat, rng.randint(0, 14), closed)

    def game(self, **more):
        halls = {BOARD.nodes[node].id: owner for node, owner in self.halls.items()}
        seats = range(self.players)
        return position(
            self.players, turn=self.seat, halls=halls, landmarks=self.built, hands={self.seat: PLENTY},
            roads={seat: [BOARD.path_name(p) for p, owner in self.roads.items() if owner == seat] for seat in seats},
            options={"lr.emptySpotSeparates": self.separates, "game.points": 12}, **more,
        )  # fmt: skip

    # Independent implementation of the rules

    def is_built(self, node):
        return any(BOARD.node(name) == node for name in self.built)

    def separated(self, seat, node):
        """G-LR-03, GQ-13."""
        if node in self.halls:
            return self.halls[node] != seat
        return self.separates and (
            KINDS.get(node) == "city" or (KINDS.get(node) == "landmark" and not self.is_built(node))
        )

    def length(self, seat):
        """GQ-14: the longest trail, by exhaustive search."""
        own = [ENDS[p] for p, owner in self.roads.items() if owner == seat]

        @cache
        def longest_from(node, used):
            best = 0
            for i, (a, b) in enumerate(own):
                if node in (a, b) and not used >> i & 1:
                    there = b if node == a else a
                    more = 0 if self.separated(seat, there) else longest_from(there, used | 1 << i)
                    best = max(best, 1 + more)
            return best

        return max((longest_from(node, 0) for node in {n for ends in own for n in ends}), default=0)

    def touches(self, seat, node):
        return any(owner == seat and node in ENDS[p] for p, owner in self.roads.items())

    def may_start(self, seat, node):
        """G-ROAD-02 to G-ROAD-05."""
        if node in self.halls:
            return self.halls[node] == seat
        return self.touches(seat, node) and (node not in KINDS or (KINDS[node] == "landmark" and self.is_built(node)))

    def legal_roads(self, seat):
        """G-ROAD-08."""
        free = [p for p in range(len(ENDS)) if p not in self.roads]
        return {BOARD.path_name(p) for p in free if any(self.may_start(seat, node) for node in ENDS[p])}

    def legal_sites(self, seat):
        """G-HALL-02, G-HALL-03, G-LAND-02, G-LAND-03."""
        cities = {name for name in CITIES if BOARD.node(name) not in self.halls}
        return {name for name in cities | set(LANDMARKS) - set(self.built) if self.touches(seat, BOARD.node(name))}


@pytest.mark.parametrize("seed", range(150))
def test_road_lengths_match_an_exhaustive_search(seed):
    """GQ-14, GQ-13, G-LR-02, `lr.emptySpotSeparates`."""
    model = RandomPosition(seed)
    assert road_lengths(model.game()) == [model.length(seat) for seat in range(model.players)]


@pytest.mark.parametrize("seed", range(100))
def test_legal_building_sites_match_an_independent_implementation(seed):
    """G-ROAD-08, G-HALL-02, G-LAND-02."""
    model = RandomPosition(seed)
    game = model.game()
    assert buildable_roads(game, model.seat) == model.legal_roads(model.seat)
    assert buildable_sites(game, model.seat) == model.legal_sites(model.seat)


@pytest.mark.parametrize("seed", range(100, 200))
def test_lengths_and_award_are_correct_after_every_action(seed):
    """GQ-11, GQ-29, G-LR-04."""
    model = RandomPosition(seed)
    game = model.game()
    for choice in (road, BuildHall, BuildLandmark):
        holder = longest_road_holder(game)
        if not _play_random_action(model, game, choice):
            continue
        now = [model.length(seat) for seat in range(model.players)]
        assert road_lengths(game) == now
        assert longest_road_holder(game) == _expected_holder(now, holder)
        if game.phase != "main":
            break


def _play_random_action(model, game, choice):
    seat = model.seat
    if choice is road:
        free = sorted(model.legal_roads(seat))
        if not free:
            return False
        name = model.rng.choice(free)
        act(game, road(name, seat))
        model.roads[BOARD.path(name)] = seat
        return True
    kind = "city" if choice is BuildHall else "landmark"
    names = sorted(name for name in model.legal_sites(seat) if KINDS[BOARD.node(name)] == kind)
    if not names:
        return False
    name = model.rng.choice(names)
    act(game, choice(name, seat=seat))
    if choice is BuildHall:
        model.halls[BOARD.node(name)] = seat
    else:
        model.built[name] = seat
    return True


def _expected_holder(now, holder):
    """G-LR-01, G-LR-04, GQ-10 to GQ-12, with lr.tieAfterBreak = vacant."""
    best = max(now)
    leaders = [seat for seat, length in enumerate(now) if length == best]
    if best < 5:
        return None
    if holder in leaders:
        return holder
    return leaders[0] if len(leaders) == 1 else None
