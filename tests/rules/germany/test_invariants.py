"""Invariants (G-INV) during random play from new games and from random positions."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import hexstead
from hexstead import Game

from ..invariant_checks import (
    Ledger,
    RandomGame,
    check_all_events_determine_hands,
    check_legal_list_matches_rules,
    check_prompts_ignore_hidden_cards,
    check_public_events_determine_public_state,
    check_views_hide_only_secret_fields,
    count,
    grow_paths,
    is_connected,
    nonzero,
    played,
)
from .positions import CARDS, DECK, RESOURCES, position
from .road_helpers import BOARD

PLACES = {name: BOARD.places[name] for name in BOARD.place_data}
CITIES = {name for name, data in BOARD.place_data.items() if data["kind"] == "city"}
CITY_NODES = {PLACES[name] for name in CITIES}


# Random games


@st.composite
def games(draw: st.DrawFn) -> RandomGame:
    """A new game or a random position for three or four players with random options, and a generator."""
    chooser = random.Random(draw(st.integers(0, 2**32)))
    players = draw(st.sampled_from([3, 4]))
    options = {
        "setup.pieces": draw(st.sampled_from(["cards", "variable"])),
        "dev.beforeRoll": draw(st.booleans()),
        "dev.rewardPlayableSameTurn": draw(st.booleans()),
        "production.loneShortageGetsRest": draw(st.booleans()),
        "lr.tieAfterBreak": draw(st.sampled_from(["vacant", "holderKeeps"])),
        "lr.emptySpotSeparates": draw(st.booleans()),
    }
    if draw(st.booleans()):
        return hexstead.new("germany", players=players, seed=chooser.random().hex(), options=options), chooser
    return random_position(chooser, players, options), chooser


def random_position(chooser: random.Random, players: int, options: dict[str, Any]) -> Game:
    """Random town halls, roads connected to them, hands and cards."""
    seats = range(players)
    cities = iter(chooser.sample(sorted(CITIES), 5 * players))
    halls = {next(cities): seat for seat in seats for _ in range(chooser.randint(1, 5))}
    taken: dict[int, int] = {}
    for seat in seats:
        own = {PLACES[city] for city, owner in halls.items() if owner == seat}
        grow_paths(chooser, BOARD, taken, own, seat, chooser.randint(0, 12), set(PLACES.values()))
    deck = [card for card, n in DECK.items() for _ in range(n)]
    chooser.shuffle(deck)
    held = {seat: count([deck.pop() for _ in range(chooser.randint(0, 3))]) for seat in seats}
    hands = {seat: {r: chooser.randint(0, 4) for r in RESOURCES} for seat in seats}
    roads = {seat: [BOARD.path_name(p) for p, owner in taken.items() if owner == seat] for seat in seats}
    return position(
        players, turn=chooser.randrange(players), phase=chooser.choice(["pre_roll", "main"]), halls=halls, roads=roads,
        hands=hands, cards=held, options=options, goetz=chooser.choice(BOARD.hexes).id,
    )  # fmt: skip


# Ledger


class GameLedger(Ledger):
    """Adds development cards and pieces."""

    def __init__(self, game: Game):
        super().__init__(game)
        at = game.position()
        self.cards = [{c: held.get(c, 0) for c in CARDS} for held in at["cards"]]
        self.open = [{c: held.get(c, 0) for c in CARDS} for held in at["cards_open"]]
        self.roads = dict(at["road_owner"])
        self.halls = dict(at["hall_owner"])
        self.markers = dict(at["marker_owner"])
        self.goetz, self.lr, self.la = at["goetz"], at["lr_holder"], at["la_holder"]
        self.turn_seat = at["turn_seat"]

    def apply_own(self, event: dict[str, Any]) -> None:
        seat = event.get("seat")
        match event["type"]:
            case "drew" if event["card"] is not None:
                self.cards[event["seat"]][event["card"]] += 1
            case "played" | "revealed":
                n = event.get("count", 1)
                self.card_counts[event["seat"]] -= n
                self.cards[event["seat"]][event["card"]] -= n
                self.open[event["seat"]][event["card"]] += n
            case "road_built":
                assert event["path"] not in self.roads
                self.roads[event["path"]] = event["seat"]
            case "hall_built" | "hall_placed":
                assert event["city"] not in self.halls
                self.halls[event["city"]] = event["seat"]
            case "landmark_built":
                assert event["landmark"] not in self.markers
                self.markers[event["landmark"]] = event["seat"]
            case "goetz_moved":
                assert event["hex"] != self.goetz
                self.goetz = event["hex"]
            case "longest_road":
                self.lr = seat
            case "largest_army":
                self.la = seat
            case "turn_began":
                self.turn_seat = seat

    def public(self) -> dict[str, Any]:
        return super().public() | {
            "cards_open": [nonzero(held) for held in self.open], "road_owner": self.roads, "hall_owner": self.halls,
            "marker_owner": self.markers, "goetz": self.goetz, "lr_holder": self.lr, "la_holder": self.la,
            "turn_seat": self.turn_seat,
        }  # fmt: skip


@settings(max_examples=25)
@given(games())
def test_public_events_determine_the_public_state(random_game: RandomGame) -> None:
    """G-INFO-02, G-INV-08: a spectator can rebuild all public fields from the events."""
    check_public_events_determine_public_state(random_game, GameLedger(random_game[0]), 120)


@settings(max_examples=15)
@given(games())
def test_unmasked_events_determine_every_hand(random_game: RandomGame) -> None:
    """G-INFO-02, G-INV-01."""
    ledger = GameLedger(random_game[0])
    for at in check_all_events_determine_hands(random_game, ledger, 120):
        assert at["cards"] == [nonzero(held) for held in ledger.cards]


def violated_invariants(game: Game) -> list[str]:
    """IDs of the violated invariants, computed independently of the engine's own checks."""
    s, n = game.state, game.players
    bad = []
    seats = range(n)
    for r in range(5):
        held = sum(s.hand[i][r] + s.discarded[i][r] for i in seats)
        if s.supply[r] + held != 18 or s.supply[r] < 0 or any(s.hand[i][r] < 0 for i in seats):
            bad.append("G-INV-01")
    for i in seats:
        markers = [*s.marker_owner, s.lr_holder, s.la_holder]
        if s.hall_owner.count(i) + markers.count(i) + s.halls_left[i] != 12:
            bad.append("G-INV-02")
        if s.road_owner.count(i) + s.roads_left[i] != 20:
            bad.append("G-INV-02")
        if s.hand_size[i] != sum(s.hand[i]) + sum(s.discarded[i]) or s.card_count[i] != sum(s.cards[i]):
            bad.append("G-INFO-01")
        if not is_connected(BOARD, s.road_owner, s.hall_owner, i):
            bad.append("G-INV-05")
        if s.halls_left[i] < 0:
            bad.append("G-INV-09")
    if any(owner >= 0 and node not in CITY_NODES for node, owner in enumerate(s.hall_owner)):
        bad.append("G-INV-03")
    if len(s.marker_owner) != 12 or any(owner >= n for owner in s.marker_owner):
        bad.append("G-INV-04")
    if not (-1 <= s.lr_holder < n and -1 <= s.la_holder < n):
        bad.append("G-INV-06")
    for c, card in enumerate(CARDS):
        if s.stack[c] + sum(s.cards[i][c] + s.cards_open[i][c] for i in seats) != DECK[card] or s.stack[c] < 0:
            bad.append("G-INV-07")
    if s.stack_size != sum(s.stack):
        bad.append("G-INV-07")
    if not 0 <= s.goetz < 30:
        bad.append("G-INV-08")
    return bad


@settings(max_examples=20)
@given(games())
def test_cards_and_pieces_are_conserved(random_game: RandomGame) -> None:
    """G-INV-01, G-INV-02, G-INV-07, G-INV-09."""
    for _, game in played(random_game, 200):
        assert violated_invariants(game) == []
        assert game.definition.set_up.problems(game.state, game.engine.board_struct) == []


@settings(max_examples=15)
@given(games())
def test_the_board_stays_valid(random_game: RandomGame) -> None:
    """G-INV-03, G-INV-04, G-INV-05, G-INV-06."""
    for before, game in played(random_game, 150):
        s = game.state
        for field in ("road_owner", "hall_owner", "marker_owner"):
            old, new = getattr(before, field), getattr(s, field)
            moved = [i for i in range(len(old)) if old[i] != new[i]]
            assert all(old[i] == -1 for i in moved)  # placed pieces are never taken or moved
            assert len(moved) <= (3 if field == "hall_owner" else 1)
        assert [x for x in violated_invariants(game) if x in ("G-INV-03", "G-INV-04", "G-INV-05", "G-INV-06")] == []


@settings(max_examples=15)
@given(games())
def test_only_the_turn_player_pays(random_game: RandomGame) -> None:
    """G-INV-08: another hand shrinks only through a trade, a theft or a discard."""
    for before, game in played(random_game, 150):
        for seat in range(game.players):
            if game.state.hand_size[seat] < before.hand_size[seat] and seat != before.turn_seat:
                phase = game.definition.phases[before.phase]
                assert phase in ("offer", "steal", "discard")


@settings(max_examples=20)
@given(games())
def test_legal_actions_are_exactly_those_that_no_rule_forbids(random_game: RandomGame) -> None:
    """G-ACT-01, G-ACT-05: checked for every code, for every seat and for chance."""
    check_legal_list_matches_rules(random_game, 60, 6)


@settings(max_examples=20)
@given(games())
def test_views_hide_secret_fields_and_nothing_else(random_game: RandomGame) -> None:
    """G-INFO-01, G-INFO-02: a masked state has zeros in place of hidden values."""
    check_views_hide_only_secret_fields(random_game, 120, 4)


@settings(max_examples=20)
@given(games())
def test_swapping_hidden_cards_does_not_change_prompts(random_game: RandomGame) -> None:
    """G-INFO-02: the phase and the seats to act depend on public facts only."""
    check_prompts_ignore_hidden_cards(random_game, 60, ("main", "pre_roll", "goetz", "discard"))
