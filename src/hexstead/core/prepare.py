"""Helpers for preparing games: filling in a board struct, start states, derived fields and validation of positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..board import Board as MapBoard
from .action_specs import Spec
from .common_fields import (
    DICE,
    DISCARD,
    DRAW,
    ENDINGS,
    FIRST_ROLL,
    MAIN,
    OFFER,
    OVER,
    PRE_ROLL,
    RUNNING,
    SEATS,
    SET_UP,
    STEAL,
    TAKE,
    WON,
)
from .layout import NOBODY
from .names import Names, TradeTerms
from .numbering import Phases
from .rules.awards import longest_path_holder

CodedBundle = tuple[int, int, int, int]  # (good given, count, good received, count)

# Phases that determine `rolled`. A game adds its own; in the others a card can have been played before the roll.
ROLLED_IN = {FIRST_ROLL: 0, SET_UP: 0, PRE_ROLL: 0, DICE: 0, DISCARD: 1, MAIN: 1, OFFER: 1}


def trade_terms(bundle: CodedBundle, goods: int) -> TradeTerms:
    """The counts of all goods on both sides of a bundle."""
    give, give_count, get, get_count = bundle
    return (
        tuple(give_count if i == give else 0 for i in range(goods)),
        tuple(get_count if i == get else 0 for i in range(goods)),
    )


def names_of(
    board: MapBoard, phases: Mapping[int, str], bundles: Sequence[CodedBundle], axes: Mapping[str, Any]
) -> Names:
    """The names of a game on one board. `axes` adds the names of the game's own axes."""
    shared: dict[str, Any] = {
        "seats": range(SEATS), "hexes": [tile.id for tile in board.hexes],
        "nodes": [board.node_name(i) for i in range(len(board.nodes))],
        "paths": [board.path_name(i) for i in range(len(board.paths))],
        "phases": [phases[i] for i in range(len(phases))], "endings": ENDINGS,
    }  # fmt: skip
    coded = [trade_terms(bundle, len(axes["goods"])) for bundle in bundles]
    return Names(shared | dict(axes), coded, {"paths": board.path, "nodes": board.node})


def fill_graph(b: Any, board: MapBoard, terrain: Mapping[str, int]) -> None:
    """Fill in hexes, intersections and paths, and their adjacency. `terrain` maps terrains to resources."""
    b.hexes, b.nodes, b.paths = len(board.hexes), len(board.nodes), len(board.paths)
    for i, path in enumerate(board.paths):
        b.path_a[i], b.path_b[i] = path.a, path.b
    for i in range(len(board.nodes)):
        b.node_degree[i] = len(board.node_paths[i])
        for k, p in enumerate(board.node_paths[i]):
            b.node_path[i][k] = p
        b.node_hexes[i] = len(board.node_hexes[i])
        for k, h in enumerate(board.node_hexes[i]):
            b.node_hex[i][k] = h
    for i, tile in enumerate(board.hexes):
        b.hex_resource[i] = terrain.get(tile.terrain, 0)
        b.hex_number[i] = tile.number
        b.hex_corners[i] = len(tile.corners)
        for k, node in enumerate(tile.corners):
            b.hex_corner[i][k] = node


def fill_rules(b: Any, rules_version: int, phases: Phases, specs: Iterable[Spec]) -> None:
    """Fill in the rules version, the actions that each phase allows, and which phases are prompts or chance."""
    b.rules_version = rules_version
    for spec in specs:
        b.declines[spec.action.kind] = int(spec.declines)
        for phase in spec.all_phases:
            b.fits[phase][spec.action.kind] = 1
    for phase in phases.prompts:
        b.asks[phase] = 1
    for phase in phases.purposes:
        b.by_chance[phase] = 1


def fill_tables(
    b: Any,
    board: MapBoard,
    *,
    cards: Sequence[str],
    costs: Mapping[int, Mapping[int, int]],
    bundles: Sequence[CodedBundle],
) -> None:
    """Fill in costs, the number of development cards of each kind, and the bundles that have a code."""
    for item, cost in costs.items():
        for resource, count in cost.items():
            b.cost[item][resource] = count
    b.cards = len(cards)
    for entry in board.data["development_cards"]:
        b.card_supply[cards.index(entry["id"])] = entry["count"]
    for i, bundle in enumerate(bundles):
        b.bundle_give[i], b.bundle_give_count[i], b.bundle_get[i], b.bundle_get_count[i] = bundle
        b.bundle_start[bundle[0] + 1] = i + 1


def fill_trading(b: Any, options: Mapping[str, Any], open_trading: bool) -> None:
    """Fill in the limits of offers; `open_trading` is False for records in which agreed trades count as offers."""
    b.offers_per_turn = options["trade.offers"]
    b.total_offers = options["trade.total"]
    b.open_trading = int(open_trading)


def fill_stocks(s: Any, b: Any, players: int) -> None:
    """Start state: all cards in supply and stack, and all seats roll for the first turn."""
    s.players = players
    s.roller = 0
    s.turn_seat = 0
    s.first = 0
    for resource in range(b.resources):
        s.supply[resource] = b.cards_per_resource
    for card in range(b.cards):
        s.stack[card] = b.card_supply[card]
    s.stack_size = sum(s.stack)
    for seat in range(players):
        s.contender[seat] = 1


def in_first_turn(s: Any, b: Any) -> None:
    """Move on to the first seat's first turn, after the roll."""
    s.phase = MAIN
    s.roller = NOBODY
    s.turn = 1
    s.rolled = 1
    s.offers_left = b.offers_per_turn
    s.offers_made = 0


def derive_rolled(s: Any, given: set[str], rolled_in: Mapping[int, int]) -> None:
    """Derive whether the dice are rolled from a phase that determines it, unless given."""
    if "rolled" not in given:
        s.rolled = rolled_in.get(s.phase, s.rolled)


def derive_cards(s: Any, b: Any, given: set[str], away: Sequence[int]) -> None:
    """Derive the sizes of hands, supply and stack unless given. `away` counts cards outside of hands and stack."""
    seats = range(s.players)
    if "hand_size" not in given:
        for seat in seats:
            s.hand_size[seat] = sum(s.hand[seat]) + sum(s.discarded[seat])
    if "supply" not in given:
        for r in range(b.resources):
            s.supply[r] = b.cards_per_resource - sum(s.hand[seat][r] + s.discarded[seat][r] for seat in seats)
    if "card_count" not in given:
        for seat in seats:
            s.card_count[seat] = sum(s.cards[seat])
    if "stack" not in given:
        for card in range(b.cards):
            s.stack[card] = b.card_supply[card] - away[card] - sum(s.cards[seat][card] for seat in seats)
    if "stack_size" not in given:
        s.stack_size = sum(s.stack)


def card_problems(
    s: Any, b: Any, resources: Sequence[str], cards: Sequence[str], away: Sequence[int], rules: Mapping[str, str]
) -> list[str]:
    """Problems with the number of cards. `rules` maps supply, stack, discard and new to rule IDs."""
    found: list[str] = []
    seats = range(s.players)
    for r, name in enumerate(resources):
        held = sum(s.hand[seat][r] + s.discarded[seat][r] for seat in seats)
        if held > b.cards_per_resource:
            found.append(f"Hands hold {held} {name} cards, but there are {b.cards_per_resource} ({rules['supply']}).")
        elif held + s.supply[r] != b.cards_per_resource:
            total = held + s.supply[r]
            found.append(
                f"Supply and hands hold {total} {name} cards instead of {b.cards_per_resource} ({rules['supply']})."
            )
    for seat in seats:
        if s.hand_size[seat] != sum(s.hand[seat]) + sum(s.discarded[seat]):
            found.append(f"The hand size of seat {seat} is not the number of its cards ({rules['supply']}).")
        if s.card_count[seat] != sum(s.cards[seat]):
            found.append(f"The card count of seat {seat} is not the number of its cards ({rules['stack']}).")
        if s.discard_due[seat] > sum(s.hand[seat]):
            found.append(f"Seat {seat} owes more cards than it holds ({rules['discard']}).")
    for card, name in enumerate(cards):
        total = max(s.stack[card], 0) + away[card] + sum(s.cards[seat][card] for seat in seats)
        if total != b.card_supply[card]:
            found.append(f"There are {total} {name} cards instead of {b.card_supply[card]} ({rules['stack']}).")
        if s.phase != OVER and s.cards_new[card] > s.cards[max(s.turn_seat, 0)][card]:
            found.append(f"More {name} cards are new than the turn player holds ({rules['new']}).")
    if s.stack_size != sum(s.stack):
        found.append(f"The stack size is not the number of cards in the stack ({rules['stack']}).")
    return found


def loose_paths(b: Any, owners: Sequence[int], buildings: Sequence[int], seat: int) -> bool:
    """Whether a seat has built paths that are not connected to any building of the seat."""
    reached = {node for node in range(b.nodes) if buildings[node] == seat}
    loose = {path for path in range(b.paths) if owners[path] == seat}
    while True:
        joined = {path for path in loose if b.path_a[path] in reached or b.path_b[path] in reached}
        if not joined:
            return bool(loose)
        reached |= {b.path_a[path] for path in joined} | {b.path_b[path] for path in joined}
        loose -= joined


def phase_problems(s: Any, before_first: Iterable[int]) -> list[str]:
    """Problems with the phase: missing or superfluous data. `before_first` are chance phases before the first turn."""
    found: list[str] = []
    if (s.phase == OVER) != (s.ending != RUNNING):
        found.append("A game is over exactly when it has an ending.")
    if (s.ending == WON) != (s.winner != NOBODY):
        found.append("A game has a winner exactly when it was won.")
    for name, seat in (("turn_seat", s.turn_seat), ("first", s.first)):
        if seat == NOBODY:
            found.append(f"{name} is a seat.")
    if s.phase == STEAL and (s.victim == NOBODY or s.hand_size[s.victim] == 0):
        found.append("There is nobody to steal from.")
    if s.phase != STEAL and s.victim != NOBODY:
        found.append("A victim is named only while a card is stolen.")
    if s.phase == DISCARD and not any(s.discard_due):
        found.append("Nobody owes a discard.")
    if s.phase != DISCARD and (any(s.discard_due) or any(any(line) for line in s.discarded)):
        found.append("Cards are owed or set aside only on a 7.")
    if s.phase == DRAW and (not s.draws or not s.stack_size):
        found.append("There is no card to draw.")
    if s.phase == TAKE and (not s.take or not any(s.supply)):
        found.append("There is no card to take.")
    if s.phase in (FIRST_ROLL, *before_first) and (s.roller == NOBODY or not s.contender[s.roller]):
        found.append("Nobody is to roll for the first turn.")
    if s.phase != OFFER and any(s.answer):
        found.append("Seats answer only while an offer is open.")
    return found


def rolled_problems(s: Any, phases: Mapping[int, str], rolled_in: Mapping[int, int]) -> list[str]:
    """Problems with `rolled`: it contradicts the phase."""
    if s.rolled not in (0, 1):
        return [f"rolled is 0 or 1, not {s.rolled}."]
    needed = rolled_in.get(s.phase, s.rolled)
    if s.rolled == needed:
        return []
    return [f"In the phase {phases[s.phase]} the dice are {'' if needed else 'not '}rolled: rolled is {needed}."]


def win_problems(s: Any, seat: int, points: int, goal: int, rule: str) -> list[str]:
    """Problems with a running game: a seat already has enough points to win."""
    if s.phase == OVER or s.turn == 0 or points < goal:
        return []
    return [f"Seat {seat} has {points} of {goal} points, so that the game is won ({rule})."]


def longest_path_problems(s: Any, b: Any, lengths: Sequence[int], award: str, rule: str) -> list[str]:
    """Problems with the award for the longest path, by its name in the game. `lengths` are the real ones, by seat."""
    for seat, length in enumerate(lengths):
        if s.lr_length[seat] != length:
            return [f"The {award} of seat {seat} has length {length}, not {s.lr_length[seat]} ({rule})."]
    due = longest_path_holder(s, b)
    if s.lr_holder == due:
        return []
    return [f"The {award} is {_held_by(due)}, not {_held_by(s.lr_holder)} ({rule})."]


def largest_army_problems(s: Any, b: Any, armies: Sequence[int], rule: str) -> list[str]:
    """Problems with the award for the largest army. A holder keeps it in a tie, and an army never shrinks."""
    largest = max(armies)
    due = [seat for seat, size in enumerate(armies) if size == largest] if largest >= b.largest_army_min else [NOBODY]
    if s.la_holder in due:
        return []
    return [f"The largest army is {' or '.join(map(_held_by, due))}, not {_held_by(s.la_holder)} ({rule})."]


def _held_by(seat: int) -> str:
    return "nobody's" if seat == NOBODY else f"seat {seat}'s"


def someone_to_rob(s: Any, b: Any, hex: int, buildings: Sequence[int]) -> bool:
    """Whether an opponent with cards has a building at a hex."""
    owners = {buildings[b.hex_corner[hex][k]] for k in range(b.hex_corners[hex])}
    return any(s.hand_size[seat] for seat in range(s.players) if seat in owners and seat != s.turn_seat)
