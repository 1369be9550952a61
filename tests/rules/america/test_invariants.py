"""What always holds (A-INV), over random walks of whole games and of random positions."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import hexstead
from hexstead import Game
from hexstead.board import shipped_map
from hexstead.core.actions import Counter, Offer
from hexstead.core.table import CHANCE
from tests.rules.america.table import CARD_COUNTS, CARDS, NEUTRAL, RESOURCES, TOKENS, position

BOARD = shipped_map("america")
SITES = dict(BOARD.places)
PURPLE = [name for name in SITES if BOARD.place_data[name]["kind"] == "start"]
COAST = {name: BOARD.place_data[name].get("gold", 0) for name in SITES}
MARKS = {i: tile.data["mark"] for i, tile in enumerate(BOARD.hexes) if tile.data.get("mark")}
SECRET = {"hand": "owner", "discarded": "owner", "cards": "owner", "cards_new": "turn", "stack": "nobody"}

Walk = tuple[Game, random.Random]


@st.composite
def games(draw: Any) -> Walk:
    """A new game or a random position, of three or four, by random options; and a chooser."""
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
    }
    if draw(st.booleans()):
        return hexstead.new("america", players=players, seed=chooser.randrange(10**6), options=options), chooser
    return random_position(chooser, players, options), chooser


def random_position(chooser: random.Random, players: int, options: dict[str, Any]) -> Game:
    """Cities over the whole map, rails that grow from them, trains, settlers, full hands and gold."""
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
        reached = {SITES[name] for name, owner in cities.items() if owner == seat}
        for _ in range(chooser.randint(2, 16)):
            edges = [i for i, p in enumerate(BOARD.paths) if i not in taken and {p.a, p.b} & reached]
            path = chooser.choice(edges)
            taken[path] = seat
            reached |= {BOARD.paths[path].a, BOARD.paths[path].b}
    rails = {seat: [BOARD.path_name(p) for p, owner in taken.items() if owner == seat] for seat in seats}
    spots = [i for p in sorted(taken) for i in (p, p)]
    chooser.shuffle(spots)
    trains = {seat: [BOARD.path_name(spots.pop()) for _ in range(chooser.randint(0, 2))] for seat in seats}
    free = [n for n in range(len(BOARD.nodes)) if n not in SITES.values()]
    chooser.shuffle(free)
    settlers = {seat: [BOARD.node_name(free.pop()) for _ in range(chooser.randint(0, 2))] for seat in seats}
    deck = [card for card, n in CARD_COUNTS.items() for _ in range(n)]
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


def count(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in set(names)}


def step(game: Game, chooser: random.Random) -> None:
    """One random action of a random seat that may act; kinds weigh alike, ends of turns and trades less."""
    if game.to_act == ("chance",):
        game.step_chance()
        return
    by_kind: dict[str, list[Any]] = {}
    for action in game.legal(chooser.choice(game.to_act)):
        by_kind.setdefault(action.type_name(), []).append(action)
    kinds = sorted(by_kind)
    weights = [0.3 if kind in ("end_turn", "offer", "pass", "withdraw", "done") else 1 for kind in kinds]
    game.apply(chooser.choice(by_kind[chooser.choices(kinds, weights)[0]]))


def walked(walk: Walk, steps: int) -> Iterator[tuple[Any, Game]]:
    """The state before and the game after each of so many random steps."""
    game, chooser = walk
    for _ in range(steps):
        if game.is_over:
            return
        before = game.state.copy()
        step(game, chooser)
        yield before, game


def broken(game: Game) -> list[str]:
    """The invariants that do not hold, by their IDs; written without a look at the engine's own."""
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
        if not hangs_together(s, i):
            bad.append("A-INV-10")
    stands = [p for i in seats for p in s.train_at[i] if p >= 0]
    moving = s.train_at[s.turn_seat][s.move_train] if s.move_train >= 0 else -1
    for p in set(stands):
        if s.rail_owner[p] < 0 or stands.count(p) > (3 if p == moving else 2):
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
        if s.stack[c] + s.pile[c] + sum(s.cards[i][c] for i in seats) != CARD_COUNTS[card] or s.stack[c] < 0:
            bad.append("A-INV-08")
    if s.stack_size != sum(s.stack):
        bad.append("A-INV-08")
    return bad


def hangs_together(s: Any, seat: int) -> bool:
    """Whether every rail of a seat is joined to one of its cities."""
    left = [path for path, owner in enumerate(s.rail_owner) if owner == seat]
    reached = {node for node, owner in enumerate(s.city_owner) if owner == seat}
    while left:
        joined = [p for p in left if {BOARD.paths[p].a, BOARD.paths[p].b} & reached]
        if not joined:
            return False
        for path in joined:
            reached |= {BOARD.paths[path].a, BOARD.paths[path].b}
        left = [path for path in left if path not in joined]
    return True


@settings(max_examples=25)
@given(games())
def test_cards_cubes_and_tokens_are_never_made_nor_lost(walk: Walk) -> None:
    """A-INV-01, A-INV-02, A-INV-06, A-INV-08."""
    for _, game in walked(walk, 200):
        assert broken(game) == []


@settings(max_examples=25)
@given(games())
def test_pieces_stand_where_they_may(walk: Walk) -> None:
    """A-INV-03, A-INV-04, A-INV-05, A-INV-10."""
    for _, game in walked(walk, 200):
        assert broken(game) == []
        assert game.definition.faults(game.state, game.engine.board_record) == []


@settings(max_examples=20)
@given(games())
def test_what_stands_stays(walk: Walk) -> None:
    """A-COMP-10, A-CITY-07, A-INV-07, A-TOK-05: rails, cities and cubes are only added; tokens keep their number."""
    for before, game in walked(walk, 200):
        s = game.state
        for field in ("rail_owner", "city_owner", "goods_on"):
            old, new = getattr(before, field), getattr(s, field)
            moved = [i for i in range(len(old)) if old[i] != new[i]]
            assert all(old[i] == -1 for i in moved)
            assert len(moved) <= 1 or game.turn == 1 == before.turn + 1  # the set-up places all at once
        phase = game.definition.phases[before.phase]
        if phase not in ("tokens", "first_roll"):
            assert sum(1 for number in s.token if number) == 12
            assert sum(a != b for a, b in zip(before.token, s.token, strict=True)) in (0, 2)
        if before.delivered != s.delivered:
            assert phase in ("action", "card_move")


class Books:
    """Gold and cards as anyone could write them down at the table, by the events alone."""

    def __init__(self, game: Game):
        at = game.position()
        self.gold = list(at["gold"])
        self.sizes = list(at["hand_size"])
        self.hands = [{r: hand.get(r, 0) for r in RESOURCES} for hand in at["hand"]]
        self.supply = {r: at["supply"].get(r, 0) for r in RESOURCES}
        self.rails, self.cities = dict(at["rail_owner"]), dict(at["city_owner"])
        self.goods, self.tokens, self.outlaw = dict(at["goods_on"]), dict(at["token"]), at["outlaw"]
        self.trains = [list(row) for row in at["train_at"]]
        self.settlers = [list(row) for row in at["settler_at"]]
        self.counts, self.stack_size, self.pile = list(at["card_count"]), at["stack_size"], dict(at["pile"])

    def move(self, seat: int, resource: str | None, cards: int) -> None:
        self.sizes[seat] += cards
        if resource is not None:
            self.hands[seat][resource] += cards

    def draw(self, seat: int, resource: str, cards: int) -> None:
        self.move(seat, resource, cards)
        self.supply[resource] -= cards

    def write(self, event: dict[str, Any]) -> None:
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
            case "traded":
                for side, sign in (("give", -1), ("get", 1)):
                    for good, n in event[side].items():
                        for seat, s in ((event["seat"], sign), (event["partner"], -sign)):
                            if good == "gold":
                                self.gold[seat] += s * n
                            else:
                                self.move(seat, good, s * n)
            case "produced" | "received":
                self.draw(event["seat"], event["resource"], event["count"])
            case "paid" | "discarded":
                self.draw(event["seat"], event["resource"], -event["count"])
            case "took":
                self.draw(event["seat"], event["resource"], 1)
            case "exchanged":
                self.draw(event["seat"], event["give"], -event["count"])
                self.draw(event["seat"], event["get"], 1)
            case "stolen":
                self.move(event["seat"], event["resource"], 1)
                self.move(event["victim"], event["resource"], -1)
            case "drew":
                self.counts[event["seat"]] += 1
                self.stack_size -= 1
            case "played":
                self.counts[event["seat"]] -= 1
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
        return {
            "gold": self.gold, "hand_size": self.sizes, "supply": {r: n for r, n in self.supply.items() if n},
            "rail_owner": self.rails, "city_owner": self.cities, "goods_on": self.goods, "token": self.tokens,
            "outlaw": self.outlaw, "train_at": self.trains, "settler_at": self.settlers, "card_count": self.counts,
            "stack_size": self.stack_size, "pile": self.pile,
        }  # fmt: skip


@settings(max_examples=25)
@given(games())
def test_public_events_alone_tell_every_public_number(walk: Walk) -> None:
    """A-INV-09, A-INFO-03, A-INFO-04: a spectator's books are the table's."""
    game, chooser = walk
    books = Books(game)
    for _ in range(150):
        if game.is_over:
            break
        told = len(game.events_since())
        step(game, chooser)
        for event in game.events_since(told, None):
            books.write(event.to_json())
        at, public = game.position(), books.public()
        assert {key: at[key] for key in public} == public


@settings(max_examples=15)
@given(games())
def test_all_events_together_tell_every_hand(walk: Walk) -> None:
    """A-INV-01, A-INFO-04: with the secret columns the books name every card."""
    game, chooser = walk
    books = Books(game)
    for _ in range(150):
        if game.is_over:
            break
        told = len(game.events_since())
        step(game, chooser)
        for event in game.events_since(told):
            books.write(event.to_json())
        at = game.position()
        for seat in range(game.players):
            whole = {r: at["hand"][seat].get(r, 0) + at["discarded"][seat].get(r, 0) for r in RESOURCES}
            assert whole == books.hands[seat]


@settings(max_examples=20)
@given(games())
def test_gold_changes_by_the_listed_causes(walk: Walk) -> None:
    """A-INV-09."""
    for before, game in walked(walk, 200):
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
def test_only_who_acts_pays(walk: Walk) -> None:
    """A-INV-01, A-EBP-03: other hands shrink only by a trade, a theft or a discard."""
    for before, game in walked(walk, 200):
        builder = before.builder if before.builder >= 0 else before.turn_seat
        for seat in range(game.players):
            if game.state.hand_size[seat] < before.hand_size[seat] and seat != builder:
                assert game.definition.phases[before.phase] in ("offer", "steal", "discard")


@settings(max_examples=15)
@given(games())
def test_the_legal_actions_are_those_that_no_rule_forbids(walk: Walk) -> None:
    """A-ACT-01, A-ACT-05: every code is checked, for every seat and for chance."""
    for number, (_, game) in enumerate(walked(walk, 40)):
        if number % 8:
            continue
        engine, states = game.engine, game.engine.wrap(game.state)
        for seat in (*range(game.players), CHANCE):
            name = "chance" if seat == CHANCE else seat
            if name in game.to_act:
                free = [code for code in range(game.definition.actions.codes) if engine.check(states, seat, code) == 0]
                assert sorted(game.legal_codes(name)) == free != []
            else:
                assert game.legal_codes(name) == []


@settings(max_examples=15)
@given(games())
def test_no_view_holds_what_its_viewer_may_not_know(walk: Walk) -> None:
    """A-INFO-01, A-INFO-02, A-INFO-03: a masked record is the state with zeros for what is hidden, and nothing more."""
    for number, (_, game) in enumerate(walked(walk, 120)):
        if number % 6:
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
                    assert shown == [line if i == viewer else [0] * len(line) for i, line in enumerate(true)]
                else:
                    assert not any(shown)


@settings(max_examples=15)
@given(games())
def test_swapping_hidden_cards_changes_no_prompt(walk: Walk) -> None:
    """A-INFO-04, A-EBP-08: who is asked, and in which phase, follows from what everyone sees."""
    game, chooser = walk
    for _ in range(60):
        if game.is_over:
            return
        step(game, chooser)
        if game.phase not in ("action", "pre_roll", "outlaw", "discard", "build_phase"):
            continue
        acting = game.position()["builder"]
        others = [seat for seat in range(game.players) if seat not in (game.turn_seat, acting)]
        if len(others) < 2:
            continue
        twin = game.position()
        one, two = chooser.sample(others, 2)
        hands = twin["hand"]
        if not min(sum(hands[one].values()), sum(hands[two].values())):
            continue
        a, b = (chooser.choice([r for r, n in hands[i].items() for _ in range(n)]) for i in (one, two))
        for seat, lost, got in ((one, a, b), (two, b, a)):
            hands[seat][lost] -= 1
            hands[seat][got] = hands[seat].get(got, 0) + 1
        other = hexstead.from_position({**twin, "players": game.players})
        assert (other.to_act, other.phase) == (game.to_act, game.phase)
        for viewer in [seat for seat in (*range(game.players), None) if seat not in (one, two)]:
            assert other.view(viewer).masked == game.view(viewer).masked
            assert other.view(viewer).legal == game.view(viewer).legal


@settings(max_examples=10)
@given(games())
def test_a_position_read_back_is_the_same_game(walk: Walk) -> None:
    """A-INFO-03: names lose nothing, at any moment of a game."""
    for number, (_, game) in enumerate(walked(walk, 100)):
        if number % 5:
            continue
        again = hexstead.from_position({**game.position(), "players": game.players})
        assert again.position() == game.position()
        assert again.state_bytes() == game.state_bytes()


@settings(max_examples=10)
@given(games())
def test_no_more_than_five_offers_and_two_purchases_a_turn(walk: Walk) -> None:
    """A-TRADE-01, A-TRADE-04."""
    game, chooser = walk
    offers = bought = turn = 0
    for _ in range(200):
        if game.is_over:
            return
        step(game, chooser)
        if game.turn != turn:
            offers = bought = 0
            turn = game.turn
        last = game.history[-1]
        offers += isinstance(last, Offer)
        bought += last.type_name() == "buy_resource"
        assert not isinstance(last, Counter) or game.phase == "offer"
        assert offers <= 5
        assert bought <= 2
