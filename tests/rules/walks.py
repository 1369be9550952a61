"""Random walks through whole games: how they step, the books one could keep at the table, and what must hold there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import hexstead
from hexstead import Game
from hexstead.board import Board
from hexstead.core.table import CHANCE

Walk = tuple[Game, random.Random]  # a game, and where its randomness comes from
SECRET = {"hand": "owner", "discarded": "owner", "cards": "owner", "cards_new": "turn", "stack": "nobody"}
RARER = ("end_turn", "offer", "pass", "withdraw", "done")


# Walking


def step(game: Game, chooser: random.Random) -> None:
    """One random action of a random seat that may act; kinds weigh alike, ends of turns and trades less."""
    if game.to_act == ("chance",):
        game.step_chance()
        return
    by_kind: dict[str, list[Any]] = {}
    for action in game.legal(chooser.choice(game.to_act)):
        by_kind.setdefault(action.type_name(), []).append(action)
    kinds = sorted(by_kind)
    weights = [0.3 if kind in RARER else 1 for kind in kinds]
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


def looked_at(walk: Walk, steps: int, every: int) -> Iterator[Game]:
    """The game after some of so many steps, for what takes long to look at."""
    return (game for number, (_, game) in enumerate(walked(walk, steps)) if number % every == 0)


# Where a walk may start


def count(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in set(names)}


def grow(chooser: random.Random, board: Board, taken: dict[int, int], houses: set[int], seat: int, most: int) -> None:
    """Paths of a seat from its houses on, each beside the last ones; into `taken`."""
    reached = set(houses)
    for _ in range(most):
        edges = [i for i, path in enumerate(board.paths) if i not in taken and {path.a, path.b} & reached]
        if edges:
            chosen = chooser.choice(edges)
            taken[chosen] = seat
            reached |= {board.paths[chosen].a, board.paths[chosen].b}


def hangs_together(board: Board, paths: Sequence[int], houses: Sequence[int], seat: int) -> bool:
    """Whether every path that a seat owns is joined to one of its houses."""
    left = {path for path, owner in enumerate(paths) if owner == seat}
    reached = {node for node, owner in enumerate(houses) if owner == seat}
    while left:
        joined = {p for p in left if {board.paths[p].a, board.paths[p].b} & reached}
        if not joined:
            return False
        for path in joined:
            reached |= {board.paths[path].a, board.paths[path].b}
        left -= joined
    return True


# Books


def nonzero(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n}


class Books:
    """What anyone could write down at the table, by the events alone; a game adds its own pages."""

    def __init__(self, game: Game):
        at = game.position()
        self.resources = game.engine.names.axis("resources")
        self.sizes = list(at["hand_size"])
        self.hands = [{r: hand.get(r, 0) for r in self.resources} for hand in at["hand"]]
        self.supply = {r: at["supply"].get(r, 0) for r in self.resources}
        self.card_counts, self.stack_size = list(at["card_count"]), at["stack_size"]

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
        match event["type"]:
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
            case "traded":
                for side, sign in (("give", -1), ("get", 1)):
                    for good, n in event[side].items():
                        self.move(event["seat"], good, sign * n)
                        self.move(event["partner"], good, -sign * n)
            case "drew":
                self.card_counts[event["seat"]] += 1
                self.stack_size -= 1
        self.write_own(event)

    def write_own(self, event: dict[str, Any]) -> None:
        raise NotImplementedError

    def public(self) -> dict[str, Any]:
        """What everyone's books say, as a position does."""
        return {
            "hand_size": self.sizes, "supply": nonzero(self.supply), "card_count": self.card_counts,
            "stack_size": self.stack_size,
        }  # fmt: skip


def kept(walk: Walk, books: Books, steps: int, *viewer: None) -> Iterator[Game]:
    """The game after each of so many steps, with all its events in the books, or those that a viewer sees."""
    told = len(walk[0].events_since())
    for _, game in walked(walk, steps):
        for event in game.events_since(told, *viewer):
            books.write(event.to_json())
        told = len(game.events_since())
        yield game


# What must hold


def public_events_tell_public_numbers(walk: Walk, books: Books, steps: int) -> None:
    """A spectator's books are the table's."""
    for game in kept(walk, books, steps, None):
        at, public = game.position(), books.public()
        assert {key: at[key] for key in public} == public


def all_events_tell_hands(walk: Walk, books: Books, steps: int) -> Iterator[dict[str, Any]]:
    """With the secret columns the books name every card, those set aside among them; the position at each step."""
    for game in kept(walk, books, steps):
        at = game.position()
        for hand, aside, booked in zip(at["hand"], at["discarded"], books.hands, strict=True):
            assert {r: hand.get(r, 0) + aside.get(r, 0) for r in books.resources} == booked
        yield at


def legal_is_what_no_rule_forbids(walk: Walk, steps: int, every: int) -> None:
    """Every code is checked, for every seat and for chance."""
    for game in looked_at(walk, steps, every):
        engine, states = game.engine, game.engine.wrap(game.state)
        for seat in (*range(game.players), CHANCE):
            name = "chance" if seat == CHANCE else seat
            if name in game.to_act:
                free = [code for code in range(game.definition.actions.codes) if engine.check(states, seat, code) == 0]
                assert sorted(game.legal_codes(name)) == free != []
            else:
                assert game.legal_codes(name) == []


def views_hide_what_is_secret_and_nothing_more(walk: Walk, steps: int, every: int) -> None:
    """A masked record is the state with zeros for what is hidden."""
    for game in looked_at(walk, steps, every):
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


def swapped_hidden_cards_change_no_prompt(walk: Walk, steps: int, phases: Sequence[str]) -> None:
    """Who is asked, and in which phase, follows from what everyone sees: two others swap a card, then anyone acts."""
    chooser = walk[1]
    for _, game in walked(walk, steps):
        twin = game.position()
        others = [seat for seat in range(game.players) if seat not in (game.turn_seat, twin.get("builder"))]
        if game.phase not in phases or len(others) < 2:
            continue
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
        actors = [seat for seat in game.to_act if seat not in (one, two)]
        if actors:
            action = chooser.choice(game.legal(chooser.choice(actors)))
            after = game.copy()
            after.apply(action)
            other.apply(action)
            assert (other.to_act, other.phase) == (after.to_act, after.phase)
