"""Play random games and check invariants after each action.

A `Ledger` rebuilds the state from events alone, to check that they are complete.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence, Set
from typing import Any

import hexstead
from hexstead import Game
from hexstead.board import Board
from hexstead.core.common_fields import CHANCE

RandomGame = tuple[Game, random.Random]  # a game and the generator that chooses its actions
SECRET = {"hand": "owner", "discarded": "owner", "cards": "owner", "cards_new": "turn", "stack": "nobody"}
RARER = ("end_turn", "offer", "pass", "withdraw", "done")


# Random play


def play_random_action(game: Game, chooser: random.Random) -> None:
    """Apply a random action of a random seat to act.

    Every kind of action is equally likely, except that ending turns and trading are rarer.
    """
    if game.to_act == ("chance",):
        game.step_chance()
        return
    by_kind: dict[str, list[Any]] = {}
    for action in game.legal(chooser.choice(game.to_act)):
        by_kind.setdefault(action.type_name(), []).append(action)
    kinds = sorted(by_kind)
    weights = [0.3 if kind in RARER else 1 for kind in kinds]
    game.apply(chooser.choice(by_kind[chooser.choices(kinds, weights)[0]]))


def played(start: RandomGame, steps: int) -> Iterator[tuple[Any, Game]]:
    """Yield the state before and the game after each random action, for at most `steps` actions."""
    game, chooser = start
    for _ in range(steps):
        if game.is_over:
            return
        before = game.state.copy()
        play_random_action(game, chooser)
        yield before, game


def sampled(start: RandomGame, steps: int, every: int) -> Iterator[Game]:
    """Yield the game after every `every`-th of `steps` random actions, for checks that are slow."""
    return (game for number, (_, game) in enumerate(played(start, steps)) if number % every == 0)


# Starting positions


def count(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in set(names)}


def grow_paths(
    chooser: random.Random,
    board: Board,
    taken: dict[int, int],
    buildings: set[int],
    seat: int,
    limit: int,
    closed: Set[int] = frozenset(),
) -> None:
    """Add up to `limit` random paths of a seat to `taken`, connected to its buildings but not via `closed` nodes."""
    reached = set(buildings)
    for _ in range(limit):
        edges = [i for i, path in enumerate(board.paths) if i not in taken and {path.a, path.b} & reached]
        if edges:
            chosen = chooser.choice(edges)
            taken[chosen] = seat
            reached |= {board.paths[chosen].a, board.paths[chosen].b} - closed


def is_connected(board: Board, paths: Sequence[int], buildings: Sequence[int], seat: int) -> bool:
    """Return whether every path that a seat owns is connected to one of its buildings."""
    left = {path for path, owner in enumerate(paths) if owner == seat}
    reached = {node for node, owner in enumerate(buildings) if owner == seat}
    while left:
        joined = {p for p in left if {board.paths[p].a, board.paths[p].b} & reached}
        if not joined:
            return False
        for path in joined:
            reached |= {board.paths[path].a, board.paths[path].b}
        left -= joined
    return True


# Ledgers


def nonzero(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n}


class Ledger:
    """The state as far as events determine it; each game adds its own fields."""

    def __init__(self, game: Game):
        at = game.position()
        self.resources = game.engine.names.axis("resources")
        self.sizes = list(at["hand_size"])
        self.hands = [{r: hand.get(r, 0) for r in self.resources} for hand in at["hand"]]
        self.supply = {r: at["supply"].get(r, 0) for r in self.resources}
        self.card_counts, self.stack_size = list(at["card_count"]), at["stack_size"]

    def move(self, seat: int, resource: str | None, cards: int) -> None:
        """Add cards to a hand, or remove them if negative; None is a hidden card."""
        self.sizes[seat] += cards
        if resource is not None:
            self.hands[seat][resource] += cards

    def draw(self, seat: int, resource: str, cards: int) -> None:
        """Move cards from the supply to a hand, or back if negative."""
        self.move(seat, resource, cards)
        self.supply[resource] -= cards

    def apply(self, event: dict[str, Any]) -> None:
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
        self.apply_own(event)

    def apply_own(self, event: dict[str, Any]) -> None:
        raise NotImplementedError

    def public(self) -> dict[str, Any]:
        """Public fields as they appear in a position."""
        return {
            "hand_size": self.sizes, "supply": nonzero(self.supply), "card_count": self.card_counts,
            "stack_size": self.stack_size,
        }  # fmt: skip


def with_ledger(start: RandomGame, ledger: Ledger, steps: int, *viewer: None) -> Iterator[Game]:
    """Yield the game after each random action, with all events, or those that a viewer sees, applied to the ledger."""
    applied = len(start[0].events_since())
    for _, game in played(start, steps):
        for event in game.events_since(applied, *viewer):
            ledger.apply(event.to_json())
        applied = len(game.events_since())
        yield game


# Invariants


def check_public_events_determine_public_state(start: RandomGame, ledger: Ledger, steps: int) -> None:
    """The events that a spectator sees determine every public field."""
    for game in with_ledger(start, ledger, steps, None):
        at, public = game.position(), ledger.public()
        assert {key: at[key] for key in public} == public


def check_all_events_determine_hands(start: RandomGame, ledger: Ledger, steps: int) -> Iterator[dict[str, Any]]:
    """Unmasked events determine every hand, including cards set aside. Yields the position after each action."""
    for game in with_ledger(start, ledger, steps):
        at = game.position()
        for hand, aside, expected in zip(at["hand"], at["discarded"], ledger.hands, strict=True):
            assert {r: hand.get(r, 0) + aside.get(r, 0) for r in ledger.resources} == expected
        yield at


def check_legal_list_matches_rules(start: RandomGame, steps: int, every: int) -> None:
    """The legal list of every seat and of chance contains exactly the codes that `check` allows."""
    for game in sampled(start, steps, every):
        engine, states = game.engine, game.engine.wrap(game.state)
        for seat in (*range(game.players), CHANCE):
            name = "chance" if seat == CHANCE else seat
            if name in game.to_act:
                free = [code for code in range(game.definition.actions.codes) if engine.check(states, seat, code) == 0]
                assert sorted(game.legal_codes(name)) == free != []
            else:
                assert game.legal_codes(name) == []


def check_views_hide_only_secret_fields(start: RandomGame, steps: int, every: int) -> None:
    """A masked state equals the state, with zeros in place of hidden values."""
    for game in sampled(start, steps, every):
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


def check_prompts_ignore_hidden_cards(start: RandomGame, steps: int, phases: Sequence[str]) -> None:
    """Swapping hidden cards of two seats changes neither the phase nor the seats to act, before or after an action."""
    chooser = start[1]
    for _, game in played(start, steps):
        swapped = game.position()
        others = [seat for seat in range(game.players) if seat not in (game.turn_seat, swapped.get("builder"))]
        if game.phase not in phases or len(others) < 2:
            continue
        one, two = chooser.sample(others, 2)
        hands = swapped["hand"]
        if not min(sum(hands[one].values()), sum(hands[two].values())):
            continue
        a, b = (chooser.choice([r for r, n in hands[i].items() for _ in range(n)]) for i in (one, two))
        for seat, lost, got in ((one, a, b), (two, b, a)):
            hands[seat][lost] -= 1
            hands[seat][got] = hands[seat].get(got, 0) + 1
        other = hexstead.from_position({**swapped, "players": game.players})
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
