"""What holds at every moment of every game (G-INV): random walks, judged by books that this file keeps itself."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import hexstead
from hexstead import Game

from ..walks import (
    Books,
    Walk,
    all_events_tell_hands,
    count,
    grow,
    hangs_together,
    legal_is_what_no_rule_forbids,
    nonzero,
    public_events_tell_public_numbers,
    swapped_hidden_cards_change_no_prompt,
    views_hide_what_is_secret_and_nothing_more,
    walked,
)
from .boardwork import BOARD
from .table import CARDS, RESOURCES, position

PLACES = {name: BOARD.places[name] for name in BOARD.place_data}
CITIES = {name for name, data in BOARD.place_data.items() if data["kind"] == "city"}
CITY_NODES = {PLACES[name] for name in CITIES}
DECK = {"mercenary": 14, "road_building": 3, "banking": 3, "trade": 3, "victory_point": 3}


# Walks


@st.composite
def games(draw: st.DrawFn) -> Walk:
    """A new game of any kind, or a random position in the middle of one, and where its randomness comes from."""
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
    """Town halls, roads that grow from them, hands and cards at random."""
    seats = range(players)
    cities = iter(chooser.sample(sorted(CITIES), 5 * players))
    halls = {next(cities): seat for seat in seats for _ in range(chooser.randint(1, 5))}
    taken: dict[int, int] = {}
    for seat in seats:
        own = {PLACES[city] for city, owner in halls.items() if owner == seat}
        grow(chooser, BOARD, taken, own, seat, chooser.randint(0, 12))
    deck = [card for card, n in DECK.items() for _ in range(n)]
    chooser.shuffle(deck)
    held = {seat: count([deck.pop() for _ in range(chooser.randint(0, 3))]) for seat in seats}
    hands = {seat: {r: chooser.randint(0, 4) for r in RESOURCES} for seat in seats}
    roads = {seat: [BOARD.path_name(p) for p, owner in taken.items() if owner == seat] for seat in seats}
    return position(
        players, turn=chooser.randrange(players), phase=chooser.choice(["pre_roll", "main"]), halls=halls, roads=roads,
        hands=hands, cards=held, options=options, goetz=chooser.choice(BOARD.hexes).id,
    )  # fmt: skip


# The books


class OurBooks(Books):
    """Cards by name and pieces too."""

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

    def write_own(self, event: dict[str, Any]) -> None:
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
def test_public_events_alone_tell_every_public_number(walk: Walk) -> None:
    """G-INFO-02, G-INV-08: a spectator's books are the table's."""
    public_events_tell_public_numbers(walk, OurBooks(walk[0]), 120)


@settings(max_examples=15)
@given(games())
def test_all_events_together_tell_every_hand(walk: Walk) -> None:
    """G-INFO-02, G-INV-01: with the secret columns the books name every card."""
    books = OurBooks(walk[0])
    for at in all_events_tell_hands(walk, books, 120):
        assert at["cards"] == [nonzero(held) for held in books.cards]


def broken(game: Game) -> list[str]:
    """The invariants that do not hold, by their IDs; written without a look at the engine's own."""
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
        if not hangs_together(BOARD, s.road_owner, s.hall_owner, i):
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
def test_cards_and_pieces_are_never_made_nor_lost(walk: Walk) -> None:
    """G-INV-01, G-INV-02, G-INV-07, G-INV-09."""
    for _, game in walked(walk, 200):
        assert broken(game) == []
        assert game.definition.faults(game.state, game.engine.board_record) == []


@settings(max_examples=15)
@given(games())
def test_the_board_stays_sound(walk: Walk) -> None:
    """G-INV-03, G-INV-04, G-INV-05, G-INV-06."""
    for before, game in walked(walk, 150):
        s = game.state
        for field in ("road_owner", "hall_owner", "marker_owner"):
            old, new = getattr(before, field), getattr(s, field)
            moved = [i for i in range(len(old)) if old[i] != new[i]]
            assert all(old[i] == -1 for i in moved)  # nothing that stands is ever taken or moved
            assert len(moved) <= (3 if field == "hall_owner" else 1)
        assert [x for x in broken(game) if x in ("G-INV-03", "G-INV-04", "G-INV-05", "G-INV-06")] == []


@settings(max_examples=15)
@given(games())
def test_only_the_turn_player_pays(walk: Walk) -> None:
    """G-INV-08: other hands shrink only by a trade, a theft or a discard."""
    for before, game in walked(walk, 150):
        for seat in range(game.players):
            if game.state.hand_size[seat] < before.hand_size[seat] and seat != before.turn_seat:
                phase = game.definition.phases[before.phase]
                assert phase in ("offer", "steal", "discard")


@settings(max_examples=20)
@given(games())
def test_the_legal_actions_are_those_that_no_rule_forbids(walk: Walk) -> None:
    """G-ACT-01, G-ACT-05: every code is checked, for every seat and for chance."""
    legal_is_what_no_rule_forbids(walk, 60, 6)


@settings(max_examples=20)
@given(games())
def test_no_view_holds_what_its_viewer_may_not_know(walk: Walk) -> None:
    """G-INFO-01, G-INFO-02: the masked record is the state with zeros for what is hidden, and nothing more."""
    views_hide_what_is_secret_and_nothing_more(walk, 120, 4)


@settings(max_examples=20)
@given(games())
def test_swapping_hidden_cards_changes_no_prompt(walk: Walk) -> None:
    """G-INFO-02: who is asked, and in which phase, follows from what everyone sees."""
    swapped_hidden_cards_change_no_prompt(walk, 60, ("main", "pre_roll", "goetz", "discard"))
