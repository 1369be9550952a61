"""What holds at every moment of every game (G-INV): random walks, judged by books that this file keeps itself."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import hexstead
from hexstead import Game
from hexstead.board import shipped_map
from hexstead.core.actions import Counter, Offer
from hexstead.core.table import CHANCE
from tests.rules.germany.table import CARDS, RESOURCES, position

BOARD = shipped_map("germany")
PLACES = {name: BOARD.places[name] for name in BOARD.place_data}
CITIES = {name for name, data in BOARD.place_data.items() if data["kind"] == "city"}
CITY_NODES = {PLACES[name] for name in CITIES}
DECK = {"mercenary": 14, "road_building": 3, "banking": 3, "trade": 3, "victory_point": 3}
SECRET = {"hand": "owner", "discarded": "owner", "cards": "owner", "cards_new": "turn", "stack": "nobody"}


# Walks


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, random.Random]:
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
        reached = {PLACES[city] for city, owner in halls.items() if owner == seat}
        for _ in range(chooser.randint(0, 12)):
            edges = [i for i, p in enumerate(BOARD.paths) if i not in taken and (p.a in reached or p.b in reached)]
            if edges:
                path = chooser.choice(edges)
                taken[path] = seat
                reached |= {BOARD.paths[path].a, BOARD.paths[path].b}
    deck = [card for card, n in DECK.items() for _ in range(n)]
    chooser.shuffle(deck)
    held = {seat: count([deck.pop() for _ in range(chooser.randint(0, 3))]) for seat in seats}
    hands = {seat: {r: chooser.randint(0, 4) for r in RESOURCES} for seat in seats}
    roads = {seat: [BOARD.path_name(p) for p, owner in taken.items() if owner == seat] for seat in seats}
    return position(
        players, turn=chooser.randrange(players), phase=chooser.choice(["pre_roll", "main"]), halls=halls, roads=roads,
        hands=hands, cards=held, options=options, goetz=chooser.choice(BOARD.hexes).id,
    )  # fmt: skip


def count(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in set(names)}


def step(game: Game, chooser: random.Random) -> None:
    """One random action of a random seat that may act; trades weigh as one."""
    if game.to_act == ("chance",):
        game.step_chance()
        return
    seat = chooser.choice(game.to_act)
    legal = game.legal(seat)
    trades = [action for action in legal if isinstance(action, Offer | Counter)]
    others = [action for action in legal if not isinstance(action, Offer | Counter)]
    if trades and chooser.random() < 0.15:
        game.apply(chooser.choice(trades))
    else:
        game.apply(chooser.choice(others))


# The books


class Ledger:
    """What one could write down at the table: everything by the events alone."""

    def __init__(self, game: Game):
        at = game.position()
        self.hands = [{r: hand.get(r, 0) for r in RESOURCES} for hand in at["hand"]]
        self.sizes = list(at["hand_size"])
        self.supply = {r: at["supply"].get(r, 0) for r in RESOURCES}
        self.cards = [{c: held.get(c, 0) for c in CARDS} for held in at["cards"]]
        self.card_counts = list(at["card_count"])
        self.open = [{c: held.get(c, 0) for c in CARDS} for held in at["cards_open"]]
        self.stack_size = at["stack_size"]
        self.roads = dict(at["road_owner"])
        self.halls = dict(at["hall_owner"])
        self.markers = dict(at["marker_owner"])
        self.goetz, self.lr, self.la = at["goetz"], at["lr_holder"], at["la_holder"]
        self.turn_seat, self.aside = at["turn_seat"], [0] * game.players

    def move(self, seat: int, resource: str | None, cards: int) -> None:
        """Cards between a hand and somewhere else; None is a card that was not shown."""
        self.sizes[seat] += cards
        if resource is not None:
            self.hands[seat][resource] += cards

    def draw(self, seat: int, resource: str, cards: int) -> None:
        """Cards from the supply, or back to it."""
        self.move(seat, resource, cards)
        self.supply[resource] -= cards

    def write(self, event: dict[str, Any]) -> None:
        kind, seat = event["type"], event.get("seat")
        match kind:
            case "produced" | "received":
                self.draw(event["seat"], event["resource"], event["count"])
            case "paid" | "discarded":
                self.draw(event["seat"], event["resource"], -event["count"])
            case "set_aside":
                self.aside[event["seat"]] += 1
            case "took":
                self.draw(event["seat"], event["resource"], 1)
            case "exchanged":
                self.draw(event["seat"], event["give"], -event["count"])
                self.draw(event["seat"], event["get"], 1)
            case "stolen":
                self.move(event["seat"], event["resource"], 1)
                self.move(event["victim"], event["resource"], -1)
            case "traded":
                for side, sign in (("give", -1), ("get", 1)):
                    for resource, n in event[side].items():
                        self.move(event["seat"], resource, sign * n)
                        self.move(event["partner"], resource, -sign * n)
            case "drew":
                self.stack_size -= 1
                self.card_counts[event["seat"]] += 1
                if event["card"] is not None:
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
        """What everyone's books say."""
        return {
            "hand_size": self.sizes, "supply": nonzero(self.supply), "card_count": self.card_counts,
            "cards_open": [nonzero(held) for held in self.open], "stack_size": self.stack_size,
            "road_owner": self.roads, "hall_owner": self.halls, "marker_owner": self.markers, "goetz": self.goetz,
            "lr_holder": self.lr, "la_holder": self.la, "turn_seat": self.turn_seat,
        }  # fmt: skip


def nonzero(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n}


@settings(max_examples=25)
@given(games())
def test_public_events_alone_tell_every_public_number(walk: tuple[Game, random.Random]) -> None:
    """G-INFO-02, G-INV-08: a spectator's books are the table's."""
    game, chooser = walk
    books = Ledger(game)
    for _ in range(120):
        if game.is_over:
            break
        seen = len(game.events_since())
        step(game, chooser)
        for event in game.events_since(seen, None):
            books.write(event.to_json())
        at = game.position()
        public = books.public()
        assert {key: at[key] for key in public} == public


@settings(max_examples=15)
@given(games())
def test_all_events_together_tell_every_hand(walk: tuple[Game, random.Random]) -> None:
    """G-INFO-02, G-INV-01: with the secret columns the books name every card."""
    game, chooser = walk
    books = Ledger(game)
    for _ in range(120):
        if game.is_over:
            break
        seen = len(game.events_since())
        step(game, chooser)
        for event in game.events_since(seen):
            books.write(event.to_json())
        at = game.position()
        aside = at["discarded"]
        for seat in range(game.players):
            whole = {r: at["hand"][seat].get(r, 0) + aside[seat].get(r, 0) for r in RESOURCES}
            assert whole == books.hands[seat]
            assert at["cards"][seat] == nonzero(books.cards[seat])


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
        if not hangs_together(s, i):
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


def hangs_together(s: Any, seat: int) -> bool:
    """Whether every road of a seat is joined to one of its town halls on the map."""
    left = [path for path, owner in enumerate(s.road_owner) if owner == seat]
    reached = {node for node, owner in enumerate(s.hall_owner) if owner == seat}
    while left:
        joined = [p for p in left if BOARD.paths[p].a in reached or BOARD.paths[p].b in reached]
        if not joined:
            return False
        for path in joined:
            reached |= {BOARD.paths[path].a, BOARD.paths[path].b}
        left = [path for path in left if path not in joined]
    return True


def walked(walk: tuple[Game, random.Random], steps: int) -> Any:
    """The game before and after each of so many random steps."""
    game, chooser = walk
    for _ in range(steps):
        if game.is_over:
            return
        before = game.state.copy()
        step(game, chooser)
        yield before, game


@settings(max_examples=20)
@given(games())
def test_cards_and_pieces_are_never_made_nor_lost(walk: tuple[Game, random.Random]) -> None:
    """G-INV-01, G-INV-02, G-INV-07, G-INV-09."""
    for _, game in walked(walk, 200):
        assert broken(game) == []
        assert game.definition.faults(game.state, game.engine.board_record) == []


@settings(max_examples=15)
@given(games())
def test_the_board_stays_sound(walk: tuple[Game, random.Random]) -> None:
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
def test_only_the_turn_player_pays(walk: tuple[Game, random.Random]) -> None:
    """G-INV-08: other hands shrink only by a trade, a theft or a discard."""
    for before, game in walked(walk, 150):
        for seat in range(game.players):
            if game.state.hand_size[seat] < before.hand_size[seat] and seat != before.turn_seat:
                phase = game.definition.phases[before.phase]
                assert phase in ("offer", "steal", "discard")


@settings(max_examples=20)
@given(games())
def test_the_legal_actions_are_those_that_no_rule_forbids(walk: tuple[Game, random.Random]) -> None:
    """G-ACT-01, G-ACT-05: every code is checked, for every seat and for chance."""
    for number, (_, game) in enumerate(walked(walk, 60)):
        if number % 6:
            continue
        engine, states = game.engine, game.engine.wrap(game.state)
        for seat in (*range(game.players), CHANCE):
            name = "chance" if seat == CHANCE else seat
            if name in game.to_act:
                free = [code for code in range(game.definition.actions.codes) if engine.check(states, seat, code) == 0]
                assert sorted(game.legal_codes(name)) == free != []
            else:
                assert game.legal_codes(name) == []


@settings(max_examples=20)
@given(games())
def test_no_view_holds_what_its_viewer_may_not_know(walk: tuple[Game, random.Random]) -> None:
    """G-INFO-01, G-INFO-02: the masked record is the state with zeros for what is hidden, and nothing more."""
    for number, (_, game) in enumerate(walked(walk, 120)):
        if number % 4:
            continue
        s = game.state
        for viewer in (*range(game.players), None):
            masked = game.view(viewer).masked
            for field in s.FIELDS:
                true, shown = getattr(s, field.name), getattr(masked, field.name)
                who = SECRET.get(field.name)
                if who is None or (who == "turn" and viewer == s.turn_seat):
                    assert shown == true
                elif who == "owner":
                    assert shown == [line if i == viewer else [0] * 5 for i, line in enumerate(true)]
                else:
                    assert not any(shown)


@settings(max_examples=20)
@given(games())
def test_swapping_hidden_cards_changes_no_prompt(walk: tuple[Game, random.Random]) -> None:
    """G-INFO-02: who is asked, and in which phase, follows from what everyone sees."""
    game, chooser = walk
    for _ in range(60):
        if game.is_over:
            return
        step(game, chooser)
        if game.phase not in ("main", "pre_roll", "goetz", "discard"):
            continue
        others = [seat for seat in range(game.players) if seat != game.turn_seat]
        twin = game.position()
        one, two = chooser.sample(others, 2)
        hands = twin["hand"]
        swap = min(sum(hands[one].values()), sum(hands[two].values()))
        if not swap:
            continue
        a, b = (chooser.choice([r for r, n in hands[i].items() for _ in range(n)]) for i in (one, two))
        hands[one][a] -= 1
        hands[two][b] -= 1
        hands[one][b] = hands[one].get(b, 0) + 1
        hands[two][a] = hands[two].get(a, 0) + 1
        other = hexstead.from_position({**twin, "players": game.players})
        assert (other.to_act, other.phase) == (game.to_act, game.phase)
        viewers = [seat for seat in (*range(game.players), None) if seat not in (one, two)]
        for viewer in viewers:
            assert other.view(viewer).masked == game.view(viewer).masked
            assert other.view(viewer).legal == game.view(viewer).legal
