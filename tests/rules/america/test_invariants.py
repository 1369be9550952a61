"""Invariants (A-INV) during random play from new games and from random positions."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import hexstead
from hexstead import Game
from hexstead.core.actions import Conclude, Offer

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
    played,
    sampled,
)
from .positions import CARDS, DECK, NEUTRAL, RESOURCES, TOKENS, position
from .rail_helpers import BOARD

SITES = dict(BOARD.places)
COAST = {name: BOARD.place_data[name].get("gold", 0) for name in SITES}
MARKS = {i: tile.data["mark"] for i, tile in enumerate(BOARD.hexes) if tile.data.get("mark")}


@st.composite
def games(draw: Any) -> RandomGame:
    """A new game or a random position for three or four players with random options, and a generator."""
    chooser = random.Random(draw(st.integers(0, 2**32)))
    players = chooser.choice([3, 4])
    options: dict[str, Any] = {
        "setup.pieces": chooser.choice(["suggested", "variable"]),
        "setup.tokens": chooser.choice(["suggested", "random"]),
        "outlaw.stealOptional": chooser.random() < 0.5,
        "production.loneShortageGetsRest": chooser.random() < 0.5,
        "settler.startSpot": chooser.choice(["atCity", "adjacent"]),
        "rail.trackChain": chooser.random() < 0.5,
        "railGold.mutual": chooser.choice(["once", "twice"]),
        "token.source": chooser.choice(["any", "singleMarkOnly"]),
        "fee.scope": chooser.choice(["perTrainOwnerTurn", "perTrainOwnerMove"]),
        "delivery.timing": chooser.choice(["anytime", "onArrival"]),
        "ebp.includesTurnPlayer": chooser.random() < 0.5,
        "trade.offers": chooser.choice([1, 5]),
    }
    if draw(st.booleans()):
        return hexstead.new("america", players=players, seed=chooser.randrange(10**6), options=options), chooser
    return random_position(chooser, players, options), chooser


def random_position(chooser: random.Random, players: int, options: dict[str, Any]) -> Game:
    """Random cities, rails connected to them, trains, settlers, hands and gold."""
    seats = range(players)
    names = chooser.sample(sorted(SITES), len(SITES))
    cities: dict[str, int | str] = {}
    for seat in seats:
        for _ in range(chooser.randint(3, 6)):
            cities[names.pop()] = seat
    if players == 3:
        cities |= {names.pop(): NEUTRAL for _ in range(3)}
    taken: dict[int, int] = {}
    for seat in seats:
        own = {SITES[name] for name, owner in cities.items() if owner == seat}
        grow_paths(chooser, BOARD, taken, own, seat, chooser.randint(2, 16))
    rails = {seat: [BOARD.path_name(p) for p, owner in taken.items() if owner == seat] for seat in seats}
    spots = [i for p in sorted(taken) for i in (p, p)]
    chooser.shuffle(spots)
    trains = {seat: [BOARD.path_name(spots.pop()) for _ in range(chooser.randint(0, 2))] for seat in seats}
    free = [n for n in range(len(BOARD.nodes)) if n not in SITES.values()]
    chooser.shuffle(free)
    settlers = {seat: [BOARD.node_name(free.pop()) for _ in range(chooser.randint(0, 2))] for seat in seats}
    deck = [card for card, n in DECK.items() for _ in range(n)]
    chooser.shuffle(deck)
    held = {seat: count([deck.pop() for _ in range(chooser.randint(0, 4))]) for seat in seats}
    goods: dict[str, int] = {}
    for seat in seats:
        targets = [name for name, owner in cities.items() if owner != seat and name not in goods]
        if chooser.random() < 0.5 and targets:
            goods[chooser.choice(targets)] = seat
    return position(
        players, turn=chooser.randrange(players), phase=chooser.choice(["pre_roll", "action"]), cities=cities,
        rails=rails, trains=trains, settlers=settlers, cards=held, options=options, goods_on=goods,
        pile=count([deck.pop() for _ in range(chooser.randint(0, 8))]),
        hands={seat: {r: chooser.randint(0, 4) for r in RESOURCES} for seat in seats},
        gold={seat: chooser.randint(0, 6) for seat in seats},
        outlaw=chooser.choice(BOARD.hexes).id,
    )  # fmt: skip


def violated_invariants(game: Game) -> list[str]:
    """IDs of the violated invariants, computed independently of the engine's own checks."""
    s, n = game.state, game.players
    seats, bad = range(n), []
    cities, cubes = {3: (12, 10), 4: (10, 8)}[n]
    started = game.phase not in ("tokens", "first_roll", "set_city", "set_rail", "set_neutral")
    for r in range(5):
        held = sum(s.hand[i][r] + s.discarded[i][r] for i in seats)
        if s.supply[r] + held != 19 or s.supply[r] < 0 or any(s.hand[i][r] < 0 for i in seats):
            bad.append("A-INV-01")
    for i in seats:
        if s.hand_size[i] != sum(s.hand[i]) + sum(s.discarded[i]) or s.card_count[i] != sum(s.cards[i]):
            bad.append("A-INFO-01")
        if started and s.delivered[i] + s.cubes[i] + s.cities_left[i] != cubes:
            bad.append("A-INV-02")
        if s.delivered[i] != s.goods_on.count(i) or s.cubes[i] < 0 or s.gold[i] < 0:
            bad.append("A-INV-02")
        if s.rail_owner.count(i) + s.rails_left[i] != 30 or s.rails_left[i] < 0:
            bad.append("A-INV-03")
        if s.city_owner.count(i) + s.cities_left[i] != cities or s.cities_left[i] < 0:
            bad.append("A-INV-03")
        if not is_connected(BOARD, s.rail_owner, s.city_owner, i):
            bad.append("A-INV-10")
    train_paths = [p for i in seats for p in s.train_at[i] if p >= 0]
    moving = s.train_at[s.turn_seat][s.move_train] if s.move_train >= 0 else -1
    for p in set(train_paths):
        if s.rail_owner[p] < 0 or train_paths.count(p) > (3 if p == moving else 2):
            bad.append("A-INV-04")
    walkers = [(i, node) for i in seats for node in s.settler_at[i] if node >= 0]
    if len({node for _, node in walkers}) != len(walkers):
        bad.append("A-INV-05")
    if any(node in SITES.values() and s.city_owner[node] != i for i, node in walkers):
        bad.append("A-INV-05")
    laid = {i: number for i, number in enumerate(s.token) if number}
    if not laid.keys() <= MARKS.keys() or (game.phase != "tokens" and sorted(laid.values()) != sorted(TOKENS.values())):
        bad.append("A-INV-06")
    for node, cube in enumerate(s.goods_on):
        if cube >= 0 and (s.city_owner[node] < 0 or s.city_owner[node] == cube):
            bad.append("A-INV-07")
    for c, card in enumerate(CARDS):
        if s.stack[c] + s.pile[c] + sum(s.cards[i][c] for i in seats) != DECK[card] or s.stack[c] < 0:
            bad.append("A-INV-08")
    if s.stack_size != sum(s.stack):
        bad.append("A-INV-08")
    return bad


@settings(max_examples=25)
@given(games())
def test_cards_cubes_and_tokens_are_conserved(random_game: RandomGame) -> None:
    """A-INV-01, A-INV-02, A-INV-06, A-INV-08."""
    for _, game in played(random_game, 200):
        assert violated_invariants(game) == []


@settings(max_examples=25)
@given(games())
def test_pieces_are_only_on_valid_places(random_game: RandomGame) -> None:
    """A-INV-03, A-INV-04, A-INV-05, A-INV-10."""
    for _, game in played(random_game, 200):
        assert violated_invariants(game) == []
        assert game.definition.set_up.problems(game.state, game.engine.board_struct) == []


@settings(max_examples=20)
@given(games())
def test_placed_pieces_are_never_removed(random_game: RandomGame) -> None:
    """A-COMP-10, A-CITY-07, A-INV-07, A-TOK-05: rails, cities and cubes are only added; tokens only move."""
    for before, game in played(random_game, 200):
        s = game.state
        for field in ("rail_owner", "city_owner", "goods_on"):
            old, new = getattr(before, field), getattr(s, field)
            moved = [i for i in range(len(old)) if old[i] != new[i]]
            assert all(old[i] == -1 for i in moved)
            assert len(moved) <= 1 or game.turn == 1 == before.turn + 1  # the set-up places all pieces at once
        phase = game.definition.phases[before.phase]
        if phase not in ("tokens", "first_roll"):
            assert sum(1 for number in s.token if number) == 12
            assert sum(a != b for a, b in zip(before.token, s.token, strict=True)) in (0, 2)
        if before.delivered != s.delivered:
            assert phase in ("pre_roll", "action", "card_move")


class GameLedger(Ledger):
    """Adds gold and pieces."""

    def __init__(self, game: Game):
        super().__init__(game)
        at = game.position()
        self.gold = list(at["gold"])
        self.rails, self.cities = dict(at["rail_owner"]), dict(at["city_owner"])
        self.goods, self.tokens, self.outlaw = dict(at["goods_on"]), dict(at["token"]), at["outlaw"]
        self.trains = [list(row) for row in at["train_at"]]
        self.settlers = [list(row) for row in at["settler_at"]]
        self.pile = dict(at["pile"])

    def move(self, seat: int, resource: str | None, cards: int) -> None:
        if resource == "gold":
            self.gold[seat] += cards
        else:
            super().move(seat, resource, cards)

    def apply_own(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "gold_taken":
                assert event["source"] in ("compensation", "route", "coast", "exchange", "card")
                self.gold[event["seat"]] += event["count"]
            case "gold_spent":
                self.gold[event["seat"]] -= event["count"]
                self.draw(event["seat"], event["resource"], 1)
            case "fee_paid":
                self.gold[event["seat"]] -= 1
                self.gold[event["owner"]] += 1
            case "played":
                self.card_counts[event["seat"]] -= 1
                self.pile[event["card"]] = self.pile.get(event["card"], 0) + 1
            case "reshuffled":
                self.stack_size += sum(self.pile.values())
                self.pile = {}
            case _:
                self.place(event)

    def place(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "rail_built":
                assert event["path"] not in self.rails
                self.rails[event["path"]] = event["seat"]
            case "train_built" | "train_moved":
                self.trains[event["seat"]][event["train"]] = event.get("path", event.get("to"))
            case "settler_built" | "settler_moved":
                self.settlers[event["seat"]][event["settler"]] = event.get("node", event.get("to"))
            case "city_placed":
                self.cities[event["site"]] = event["owner"]
            case "city_founded":
                self.cities[event["site"]] = event["seat"]
                mine = self.settlers[event["seat"]]
                mine[mine.index(event["site"])] = None
            case "delivered":
                self.goods[event["site"]] = event["seat"]
            case "token_placed":
                self.tokens[event["hex"]] = event["number"]
            case "token_moved":
                assert self.tokens.pop(event["source"]) == event["number"]
                self.tokens[event["to"]] = event["number"]
            case "outlaw_moved":
                assert event["hex"] != self.outlaw
                self.outlaw = event["hex"]

    def public(self) -> dict[str, Any]:
        return super().public() | {
            "gold": self.gold, "rail_owner": self.rails, "city_owner": self.cities, "goods_on": self.goods,
            "token": self.tokens, "outlaw": self.outlaw, "train_at": self.trains, "settler_at": self.settlers,
            "pile": self.pile,
        }  # fmt: skip


@settings(max_examples=25)
@given(games())
def test_public_events_determine_the_public_state(random_game: RandomGame) -> None:
    """A-INV-09, A-INFO-03, A-INFO-04: a spectator can rebuild all public fields from the events."""
    check_public_events_determine_public_state(random_game, GameLedger(random_game[0]), 150)


@settings(max_examples=15)
@given(games())
def test_unmasked_events_determine_every_hand(random_game: RandomGame) -> None:
    """A-INV-01, A-INFO-04."""
    assert list(check_all_events_determine_hands(random_game, GameLedger(random_game[0]), 150))


@settings(max_examples=20)
@given(games())
def test_gold_changes_only_for_the_listed_reasons(random_game: RandomGame) -> None:
    """A-INV-09."""
    for before, game in played(random_game, 200):
        s = game.state
        phase, change = game.definition.phases[before.phase], [b - a for a, b in zip(before.gold, s.gold, strict=True)]
        last = game.history[-1]
        if not any(change):
            continue
        kind = last.type_name()
        if kind in ("dice", "native_support"):
            assert phase in ("dice", "pre_roll")
            assert set(change[: game.players]) <= {0, 1}
        elif kind == "move_train":
            assert sum(change) == 0
            assert min(change) == -1 == change[s.turn_seat]
        elif kind == "conclude":
            assert sum(change) == 0
        elif kind == "buy_resource":
            assert change == [-2 if i == s.turn_seat else 0 for i in range(4)]
        elif kind == "sell_for_gold":
            assert change == [1 if i == s.turn_seat else 0 for i in range(4)]
        elif kind in ("build_rail", "choose_payout"):
            assert min(change) >= 0
        elif kind == "move_settler":
            gained = COAST[last.to_json()["to"]]
            assert change == [gained if i == s.turn_seat else 0 for i in range(4)]
        else:
            gained = {"move_outlaw": 2, "play_card": 5, "take_gold": 3}[kind]
            assert change == [gained if i == s.turn_seat else 0 for i in range(4)]


@settings(max_examples=20)
@given(games())
def test_only_the_acting_seat_pays(random_game: RandomGame) -> None:
    """A-INV-01, A-EBP-03: another hand shrinks only through a trade, a theft or a discard."""
    for before, game in played(random_game, 200):
        builder = before.builder if before.builder >= 0 else before.turn_seat
        for seat in range(game.players):
            if game.state.hand_size[seat] < before.hand_size[seat] and seat != builder:
                assert game.definition.phases[before.phase] in ("offer", "steal", "discard")


@settings(max_examples=15)
@given(games())
def test_legal_actions_are_exactly_those_that_no_rule_forbids(random_game: RandomGame) -> None:
    """A-ACT-01, A-ACT-05: checked for every code, for every seat and for chance."""
    check_legal_list_matches_rules(random_game, 40, 8)


@settings(max_examples=15)
@given(games())
def test_views_hide_secret_fields_and_nothing_else(random_game: RandomGame) -> None:
    """A-INFO-01, A-INFO-02, A-INFO-03: a masked state has zeros in place of hidden values."""
    check_views_hide_only_secret_fields(random_game, 120, 6)


@settings(max_examples=15)
@given(games())
def test_swapping_hidden_cards_does_not_change_prompts(random_game: RandomGame) -> None:
    """A-INFO-04, A-EBP-08: the phase and the seats to act depend on public facts only."""
    check_prompts_ignore_hidden_cards(random_game, 60, ("action", "pre_roll", "outlaw", "discard", "build_phase"))


@settings(max_examples=10)
@given(games())
def test_a_position_round_trips(random_game: RandomGame) -> None:
    """A-INFO-03: the position format loses nothing at any point of a game."""
    for game in sampled(random_game, 100, 5):
        again = hexstead.from_position({**game.position(), "players": game.players})
        assert again.position() == game.position()
        assert again.state_bytes() == game.state_bytes()


@settings(max_examples=10)
@given(games())
def test_offers_and_purchases_per_turn_are_limited(random_game: RandomGame) -> None:
    """A-TRADE-09, A-TRADE-04."""
    offers = bought = turn = 0
    for _, game in played(random_game, 200):
        if game.turn != turn:
            offers = bought = 0
            turn = game.turn
        last = game.history[-1]
        offers += isinstance(last, Offer) - isinstance(last, Conclude)
        bought += last.type_name() == "buy_resource"
        assert offers <= game.options["trade.offers"]
        assert bought <= 2
