"""Paths with two trains are full: passing them, and the escape that a step onto one requires (A-TMOV-06, 07, 14)."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from hexstead import Game
from hexstead.core.actions import Done, EndTurn, PlayCard
from hexstead.games.america.actions import MoveTrain

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, allowed, hand, refused
from .positions import gold, position, trains
from .rail_helpers import (
    BOARD,
    PLENTY,
    deliver,
    grow_near,
    line,
    move_settler,
    move_train,
    possible_deliveries,
    rail,
    ride,
    train_targets,
)

# Red's line with two trains of blue on its third path. Orange's branch starts at the far end of that path.
LINE = line("Chicago", "g10y4", "Indianapolis", "g10y6", "Nashville", "g10y8")
FULL = LINE[2]
BRANCH = line("Lexington", "g10y6")
RAILWAYS: dict[str, Any] = {
    "cities": {"Chicago": RED, "Indianapolis": BLUE, "Lexington": ORANGE},
    "rails": {RED: LINE, ORANGE: BRANCH},
    "trains": {RED: [LINE[1], None], BLUE: [FULL, FULL]},
    "hands": {RED: {"coal": 1}},
}


def test_a_train_can_pass_a_full_path_but_not_stop_on_it():
    """A-TMOV-06, A-TMOV-07, A-TMOV-14; worked example A-T09."""
    game = position(**RAILWAYS)
    act(game, move_train(FULL))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    act(game, move_train(LINE[3]))
    assert trains(game, RED) == [LINE[3], None]
    act(game, EndTurn(seat=RED))


def test_on_a_full_path_only_moves_and_deliveries_of_that_train_are_legal():
    """A-TMOV-14, AQ-64."""
    setup = {**RAILWAYS, "trains": {**RAILWAYS["trains"], RED: [LINE[1], LINE[4]]}, "hands": {RED: PLENTY}}
    game = position(**setup, cards={RED: {"engineer": 1}}, settlers={RED: ["Chicago", None]}, gold={RED: 4})
    act(game, move_train(FULL))
    assert refused(game, move_train(LINE[3], which=1)) == "A-ACT-02"
    assert refused(game, rail("Chicago-g10y2", RED)) == "A-ACT-02"
    assert refused(game, move_settler("g10y2")) == "A-ACT-02"
    assert refused(game, PlayCard("engineer", seat=RED)) == "A-ACT-02"
    assert train_targets(game) == {LINE[1], LINE[3], BRANCH[0]}
    assert possible_deliveries(game) == ["Indianapolis"]
    assert len(game.legal(RED)) == 4
    act(game, deliver("Indianapolis"))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    assert len(game.legal(RED)) == 3
    act(game, move_train(LINE[1]))
    assert allowed(game, EndTurn(seat=RED))


@pytest.mark.parametrize(("there", "free"), [({BLUE: 1}, True), ({BLUE: 2}, False), ({BLUE: 1, ORANGE: 1}, False)])
def test_trains_of_all_colours_count(there, free):
    """A-TMOV-06, AQ-74."""
    parked = {seat: [FULL] * count for seat, count in there.items()}
    game = position(**RAILWAYS | {"trains": {RED: [LINE[1], None], **parked}})
    act(game, move_train(FULL))
    assert allowed(game, EndTurn(seat=RED)) is free


def test_the_other_train_of_the_same_seat_counts():
    """AQ-74, A-TMOV-06."""
    game = position(**RAILWAYS | {"trains": {RED: [LINE[1], FULL], BLUE: [FULL, None]}})
    act(game, move_train(FULL))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    game = position(**RAILWAYS | {"trains": {RED: [LINE[1], FULL]}})
    act(game, move_train(FULL))
    act(game, EndTurn(seat=RED))


@pytest.mark.parametrize(("coal", "rule"), [(1, "A-TMOV-14"), (2, None)])
def test_the_last_step_onto_a_full_path_requires_coal_for_another_step(coal, rule):
    """A-TMOV-14."""
    game = position(**RAILWAYS | {"hands": {RED: {"coal": coal}}})
    ride(game, [LINE[0], LINE[1]])
    assert game.check(move_train(FULL)) == rule
    if rule:
        assert refused(game, move_train(FULL)) == rule
    else:
        act(game, move_train(FULL))
        assert hand(game, RED) == {"coal": 1}
        act(game, move_train(LINE[3]))
        assert hand(game, RED) == {}


def test_a_train_can_enter_a_full_dead_end_and_return():
    """A-TMOV-14, AQ-64."""
    game = position(**RAILWAYS | {"rails": {RED: LINE[:3]}, "cities": {"Chicago": RED, "Indianapolis": BLUE}})
    act(game, move_train(FULL))
    act(game, deliver("Indianapolis"))
    act(game, move_train(LINE[1]))
    assert game.position()["move_steps"] == 1


def test_an_escape_can_lead_back_over_a_full_path():
    """A-TMOV-14: white's trains fill the path behind, and red has no gold for orange's rail ahead."""
    setup = {**RAILWAYS, "rails": {RED: LINE[:3], ORANGE: BRANCH}, "hands": {RED: {"coal": 2}}}
    setup["trains"] = {RED: [LINE[0], None], BLUE: [FULL, FULL], WHITE: [LINE[1], LINE[1]]}
    game = position(**setup)
    ride(game, [LINE[1], FULL])
    assert refused(game, move_train(BRANCH[0])) == "A-FEE-07"
    ride(game, [LINE[1], LINE[0]])
    act(game, EndTurn(seat=RED))


@pytest.mark.parametrize("free", [False, True])
def test_two_consecutive_full_paths_can_be_passed(free):
    """A-TMOV-14, A-TMOV-07: one step is left but three are needed, so another coal is required."""
    setup = {**RAILWAYS, "rails": {RED: LINE}, "cities": {"Chicago": RED}, "hands": {RED: {"coal": 2 if free else 1}}}
    setup["trains"] = {RED: [LINE[1], None], BLUE: [FULL, FULL], WHITE: [LINE[3], LINE[3]]}
    game = position(**setup)
    act(game, move_train(LINE[0]))
    act(game, move_train(LINE[1]))
    assert game.check(move_train(FULL)) == (None if free else "A-TMOV-14")
    game = position(**setup)
    act(game, move_train(FULL))
    act(game, move_train(LINE[3]))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    act(game, move_train(LINE[4]))
    act(game, EndTurn(seat=RED))


@pytest.mark.parametrize(
    ("steps", "coal", "purse", "rule"),
    [
        (3, 0, 2, None), (2, 1, 2, None), (1, 1, 2, None), (0, 1, 2, None), (0, 2, 5, None), (3, 0, 1, "A-TMOV-14"),
        (3, 0, 0, "A-TMOV-14"), (2, 0, 2, "A-TMOV-14"), (1, 0, 2, "A-TMOV-14"), (0, 0, 2, "A-ACT-04"),
    ],
)  # fmt: skip
def test_an_escape_over_two_owners_and_three_steps_requires_coal_and_gold(steps, coal, purse, rule):
    """A-TMOV-14: the only escape leads over two more full paths, one of them blue's, to orange's free rail."""
    game = position(
        cities={"Indianapolis": RED, "Nashville": BLUE, "Jackson": ORANGE}, hands={RED: {"coal": coal}},
        gold={RED: purse}, move_train=0, move_steps=steps, move_made=1,
        rails={RED: LINE[1:3], BLUE: [LINE[3]], ORANGE: line("Jackson", "g10y9", "g10y8", "Nashville")},
        trains={RED: [LINE[1], None], WHITE: [LINE[1]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
    )  # fmt: skip
    assert game.check(move_train(FULL)) == rule


@pytest.mark.parametrize(("purse", "rule"), [(0, "A-TMOV-14"), (1, None)])
def test_an_escape_counts_each_owner_once(purse, rule):
    """A-TMOV-14, A-FEE-02: blue owns the second full path and the free path behind it."""
    game = position(
        cities={"Indianapolis": RED, "Nashville": BLUE}, hands={RED: {"coal": 1}}, gold={RED: purse},
        move_train=0, move_steps=0, move_made=1, rails={RED: LINE[1:3], BLUE: LINE[3:]},
        trains={RED: [LINE[1], None], WHITE: [LINE[1]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
    )  # fmt: skip
    assert game.check(move_train(FULL)) == rule
    if rule is None:
        ride(game, LINE[2:5])
        assert gold(game) == [0, 0, 0, 1]


@pytest.mark.parametrize(("purse", "rule"), [(1, "A-TMOV-14"), (2, None)])
def test_an_escape_does_not_pay_an_owner_twice(purse, rule):
    """A-TMOV-14, A-FEE-02: over full paths of blue and orange to a free path of blue."""
    game = position(
        cities={"Indianapolis": BLUE, "Nashville": BLUE, "Lexington": ORANGE, "Houston": RED}, gold={RED: purse},
        move_train=0, move_steps=3, move_made=1,
        rails={BLUE: [FULL, LINE[4]], ORANGE: [*BRANCH, LINE[3]]},
        trains={RED: [BRANCH[0], None], WHITE: [BRANCH[0]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
    )  # fmt: skip
    assert game.check(move_train(FULL)) == rule


@pytest.mark.parametrize(
    ("full", "back", "own", "other_city"),
    [
        ("Houston-g8y11", "g8y11-Shreveport", "Houston", "Shreveport"),
        ("g13y0-Boston", "Boston-g13y2", "Boston", "Albany"),
    ],
)
def test_an_escape_uses_only_existing_paths(full, back, own, other_city):
    """A-TMOV-14: a full dead end at the coast near Seattle, and no gold to return."""
    laid = {RED: [full, "Seattle-g0y2"], BLUE: [back] if other_city == "Shreveport" else [back, "g13y2-Albany"]}
    game = position(
        cities={own: RED, other_city: BLUE, "Seattle": RED}, rails=laid, hands={RED: {"coal": 1}},
        trains={RED: [back, None], BLUE: [full] * 2},
    )  # fmt: skip
    assert refused(game, move_train(full)) == "A-TMOV-14"


@pytest.mark.parametrize(("coal", "rule"), [(1, "A-TMOV-14"), (2, None)])
def test_an_escape_over_three_full_paths_takes_four_steps(coal, rule):
    """A-TMOV-14: without gold the train cannot return to orange's rail."""
    game = position(
        cities={"Chicago": ORANGE, "Nashville": RED}, rails={ORANGE: LINE[:1], RED: LINE[1:]},
        trains={RED: [LINE[0], None], WHITE: [LINE[1]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
        hands={RED: {"coal": coal}},
    )  # fmt: skip
    assert game.check(move_train(LINE[1])) == rule
    if rule is None:
        ride(game, LINE[1:5])
        assert hand(game, RED) == {}


def test_an_escape_with_right_of_way_costs_no_gold():
    """A-TMOV-14, A-CARD-04."""
    game = position(
        cities={"Chicago": BLUE, "Houston": RED}, rails={BLUE: LINE}, cards={RED: {"right_of_way": 1}},
        trains={RED: [LINE[1], None], BLUE: [FULL, FULL]},
    )  # fmt: skip
    act(game, PlayCard("right_of_way", seat=RED))
    ride(game, [FULL, LINE[3]])
    act(game, Done(seat=RED))
    assert gold(game) == [0, 0, 0, 0]


# Comparison with an independent search


class Remaining(NamedTuple):
    """Remaining steps, coal, gold and paid owners of a moving train."""

    steps: int
    coal: int
    gold: int
    paid: frozenset[int]


class Network(NamedTuple):
    owners: Mapping[int, int]
    others: Mapping[int, int]  # number of other trains by path
    by_card: bool


def neighbours(net: Network, here: int) -> list[int]:
    ends = {BOARD.paths[here].a, BOARD.paths[here].b}
    return [p for p in net.owners if p != here and ends & {BOARD.paths[p].a, BOARD.paths[p].b}]


def after_step(net: Network, rest: Remaining, path: int) -> Remaining | str:
    """Return the resources left after red moves onto a path, or the rule that forbids it."""
    steps, coal, purse, paid = rest
    owner = net.owners[path]
    if net.by_card:
        return Remaining(steps - 1, coal, purse, paid) if steps else "A-CARD-10"
    if owner != RED and owner not in paid:
        if purse == 0:
            return "A-FEE-07"
        purse, paid = purse - 1, paid | {owner}
    if steps == 0:
        if coal == 0:
            return "A-ACT-04"
        steps, coal = 3, coal - 1
    return Remaining(steps - 1, coal, purse, paid)


def can_escape(net: Network, rest: Remaining, here: int, full: frozenset[int]) -> bool:
    """Return whether the train can reach a path with fewer than two other trains, using no full path twice."""
    for path in neighbours(net, here):
        left = after_step(net, rest, path)
        if isinstance(left, Remaining):
            if net.others.get(path, 0) < 2:
                return True
            if path not in full and can_escape(net, left, path, full | {path}):
                return True
    return False


def expected_refusal(net: Network, rest: Remaining, path: int) -> str | None:
    left = after_step(net, rest, path)
    if isinstance(left, str):
        return left
    if net.others.get(path, 0) < 2 or can_escape(net, left, path, frozenset({path})):
        return None
    return "A-TMOV-14"


def crowded_position(chance: random.Random, players: int) -> tuple[Game, Network, Remaining] | None:
    """Return a random position with few rails and many full paths in which red's first train may be moving."""
    around = chance.randrange(len(BOARD.nodes))
    near = sorted(BOARD.places, key=lambda name: BOARD.distances[BOARD.places[name]][around] + chance.random())
    homes = {name: i % players for i, name in enumerate(near[:players])}
    owners = grow_near(BOARD, chance, homes, chance.randrange(2, 6), around)
    by_card = chance.random() < 0.3
    steps = chance.randrange(1, 4) if by_card else chance.randrange(3)
    moving = chance.random() < 0.7
    here = chance.choice(sorted(owners))
    net = Network(owners, {}, by_card)
    close = neighbours(net, here)
    if not close:
        return None
    close += [p for q in close for p in neighbours(net, q) if p != here]
    pool = [(seat, k) for seat in range(players) for k in range(2) if (seat, k) != (RED, 0)]
    places: dict[tuple[int, int], int] = {}
    for full in chance.sample(sorted(set(close)), min(len(set(close)), 3)):
        for _ in range(2):
            if pool and chance.random() < 0.95:
                places[pool.pop(chance.randrange(len(pool)))] = full
    others = {p: list(places.values()).count(p) for p in set(places.values())}
    hands = {RED: {"coal": chance.randrange(2)}}
    purse = chance.randrange(2)
    paid = frozenset(s for s in range(1, players) if chance.random() < 0.4)
    if not moving and not by_card:
        steps = 0
    rails: dict[int, list[str]] = {}
    for p, owner in owners.items():
        rails.setdefault(owner, []).append(BOARD.path_name(p))
    where: dict[int, list[str | None]] = {seat: [None, None] for seat in range(players)}
    for (seat, k), p in {**places, (RED, 0): here}.items():
        where[seat][k] = BOARD.path_name(p)
    game = position(
        players, cities=homes, rails=rails, trains=where, hands=hands, gold={RED: purse},
        phase="card_move" if by_card else "action", fees=[sum(1 << s for s in paid), 0],
        move_train=0 if moving else None, move_steps=steps, move_made=1 if moving else 0,
    )  # fmt: skip
    return game, Network(owners, others, by_card), Remaining(steps, hands[RED]["coal"], purse, paid)


@pytest.mark.parametrize("players", [3, 4])
def test_legal_steps_match_an_independent_search_for_escapes(players):
    """A-TMOV-14, A-TMOV-06, A-TMOV-01, A-FEE-06."""
    chance = random.Random(players)
    verdicts: dict[str | None, int] = {}
    for _ in range(400):
        made = crowded_position(chance, players)
        if made is None:
            continue
        game, net, rest = made
        here = BOARD.path(str(trains(game, RED)[0]))
        for path in neighbours(net, here):
            name, expected = BOARD.path_name(path), expected_refusal(net, rest, path)
            assert game.check(MoveTrain(0, name, seat=RED)) == expected
            assert (name in train_targets(game)) is (expected is None)
            full = "onto a full path" if net.others.get(path, 0) == 2 and expected is None else expected
            verdicts[full] = verdicts.get(full, 0) + 1
    assert verdicts["A-TMOV-14"] > 20
    assert verdicts["onto a full path"] > 100
    assert {None, "A-ACT-04", "A-FEE-07"} < verdicts.keys()
