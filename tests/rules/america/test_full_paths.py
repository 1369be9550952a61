"""Two trains on a path are the limit: passing, standing there, and the way off (A-TMOV-06, 07, 14)."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from hexstead import Game
from hexstead.core.actions import Done, EndTurn, PlayCard
from hexstead.games.america.actions import MoveTrain

from ..tables import BLUE, ORANGE, RED, WHITE, act, allowed, hand, refused
from .table import gold, position, trains
from .trackwork import BOARD, PLENTY, deliver, deliveries_open, grow_near, line, rail, ride, step, steps_open, walk

# Red's railway; blue's two trains stand on its third path. Orange's branch leaves at the far end of that.
LINE = line("Chicago", "g10y4", "Indianapolis", "g10y6", "Nashville", "g10y8")
FULL = LINE[2]
BRANCH = line("Lexington", "g10y6")
WORLD: dict[str, Any] = {
    "cities": {"Chicago": RED, "Indianapolis": BLUE, "Lexington": ORANGE},
    "rails": {RED: LINE, ORANGE: BRANCH},
    "trains": {RED: [LINE[1], None], BLUE: [FULL, FULL]},
    "hands": {RED: {"coal": 1}},
}


def test_a_full_path_may_be_passed_but_not_ended_on():
    """A-TMOV-06, A-TMOV-07, A-TMOV-14; worked example A-T09."""
    game = position(**WORLD)
    act(game, step(FULL))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    act(game, step(LINE[3]))
    assert trains(game, RED) == [LINE[3], None]
    act(game, EndTurn(seat=RED))


def test_on_a_full_path_only_steps_and_deliveries_of_the_moving_train_are_legal():
    """A-TMOV-14, AQ-64."""
    table = {**WORLD, "trains": {**WORLD["trains"], RED: [LINE[1], LINE[4]]}, "hands": {RED: PLENTY}}
    game = position(**table, cards={RED: {"engineer": 1}}, settlers={RED: ["Chicago", None]}, gold={RED: 4})
    act(game, step(FULL))
    assert refused(game, step(LINE[3], which=1)) == "A-ACT-02"
    assert refused(game, rail("Chicago-g10y2", RED)) == "A-ACT-02"
    assert refused(game, walk("g10y2")) == "A-ACT-02"
    assert refused(game, PlayCard("engineer", seat=RED)) == "A-ACT-02"
    assert steps_open(game) == {LINE[1], LINE[3], BRANCH[0]}
    assert deliveries_open(game) == ["Indianapolis"]
    assert len(game.legal(RED)) == 4
    act(game, deliver("Indianapolis"))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    assert len(game.legal(RED)) == 3
    act(game, step(LINE[1]))
    assert allowed(game, EndTurn(seat=RED))


@pytest.mark.parametrize(("there", "free"), [({BLUE: 1}, True), ({BLUE: 2}, False), ({BLUE: 1, ORANGE: 1}, False)])
def test_all_colours_count(there, free):
    """A-TMOV-06, AQ-74."""
    parked = {seat: [FULL] * count for seat, count in there.items()}
    game = position(**WORLD | {"trains": {RED: [LINE[1], None], **parked}})
    act(game, step(FULL))
    assert allowed(game, EndTurn(seat=RED)) is free


def test_the_own_second_train_counts_too():
    """AQ-74, A-TMOV-06."""
    game = position(**WORLD | {"trains": {RED: [LINE[1], FULL], BLUE: [FULL, None]}})
    act(game, step(FULL))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    game = position(**WORLD | {"trains": {RED: [LINE[1], FULL]}})
    act(game, step(FULL))
    act(game, EndTurn(seat=RED))


@pytest.mark.parametrize(("coal", "rule"), [(1, "A-TMOV-14"), (2, None)])
def test_the_last_step_onto_a_full_path_needs_coal_for_the_next(coal, rule):
    """A-TMOV-14."""
    game = position(**WORLD | {"hands": {RED: {"coal": coal}}})
    ride(game, [LINE[0], LINE[1]])
    assert game.check(step(FULL)) == rule
    if rule:
        assert refused(game, step(FULL)) == rule
    else:
        act(game, step(FULL))
        assert hand(game, RED) == {"coal": 1}
        act(game, step(LINE[3]))
        assert hand(game, RED) == {}


def test_a_full_path_at_the_end_of_a_line_may_be_visited_and_left_where_one_came_from():
    """A-TMOV-14, AQ-64."""
    game = position(**WORLD | {"rails": {RED: LINE[:3]}, "cities": {"Chicago": RED, "Indianapolis": BLUE}})
    act(game, step(FULL))
    act(game, deliver("Indianapolis"))
    act(game, step(LINE[1]))
    assert game.position()["move_steps"] == 1


def test_a_full_path_that_one_came_over_is_a_way_off():
    """A-TMOV-14: white's trains fill the path behind, and there is no gold for orange's rail ahead."""
    table = {**WORLD, "rails": {RED: LINE[:3], ORANGE: BRANCH}, "hands": {RED: {"coal": 2}}}
    table["trains"] = {RED: [LINE[0], None], BLUE: [FULL, FULL], WHITE: [LINE[1], LINE[1]]}
    game = position(**table)
    ride(game, [LINE[1], FULL])
    assert refused(game, step(BRANCH[0])) == "A-FEE-07"
    ride(game, [LINE[1], LINE[0]])
    act(game, EndTurn(seat=RED))


@pytest.mark.parametrize("free", [False, True])
def test_over_two_full_paths_in_a_row(free):
    """A-TMOV-14, A-TMOV-07: at the first of them one step is left and three are needed, so it takes a coal more."""
    table = {**WORLD, "rails": {RED: LINE}, "cities": {"Chicago": RED}, "hands": {RED: {"coal": 2 if free else 1}}}
    table["trains"] = {RED: [LINE[1], None], BLUE: [FULL, FULL], WHITE: [LINE[3], LINE[3]]}
    game = position(**table)
    act(game, step(LINE[0]))
    act(game, step(LINE[1]))
    assert game.check(step(FULL)) == (None if free else "A-TMOV-14")
    game = position(**table)
    act(game, step(FULL))
    act(game, step(LINE[3]))
    assert refused(game, EndTurn(seat=RED)) == "A-ACT-02"
    act(game, step(LINE[4]))
    act(game, EndTurn(seat=RED))


@pytest.mark.parametrize(
    ("steps", "coal", "purse", "rule"),
    [
        (3, 0, 2, None), (2, 1, 2, None), (1, 1, 2, None), (0, 1, 2, None), (0, 2, 5, None), (3, 0, 1, "A-TMOV-14"),
        (3, 0, 0, "A-TMOV-14"), (2, 0, 2, "A-TMOV-14"), (1, 0, 2, "A-TMOV-14"), (0, 0, 2, "A-ACT-04"),
    ],
)  # fmt: skip
def test_what_a_way_off_over_two_owners_and_three_steps_takes(steps, coal, purse, rule):
    """A-TMOV-14: from one full path over two more, the second blue's, to orange's free rail, and nowhere else."""
    game = position(
        cities={"Indianapolis": RED, "Nashville": BLUE, "Jackson": ORANGE}, hands={RED: {"coal": coal}},
        gold={RED: purse}, move_train=0, move_steps=steps, move_made=1,
        rails={RED: LINE[1:3], BLUE: [LINE[3]], ORANGE: line("Jackson", "g10y9", "g10y8", "Nashville")},
        trains={RED: [LINE[1], None], WHITE: [LINE[1]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
    )  # fmt: skip
    assert game.check(step(FULL)) == rule


@pytest.mark.parametrize(("purse", "rule"), [(0, "A-TMOV-14"), (1, None)])
def test_on_the_way_off_an_owner_is_paid_once(purse, rule):
    """A-TMOV-14, A-FEE-02: blue owns the second full path and the free one behind it."""
    game = position(
        cities={"Indianapolis": RED, "Nashville": BLUE}, hands={RED: {"coal": 1}}, gold={RED: purse},
        move_train=0, move_steps=0, move_made=1, rails={RED: LINE[1:3], BLUE: LINE[3:]},
        trains={RED: [LINE[1], None], WHITE: [LINE[1]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
    )  # fmt: skip
    assert game.check(step(FULL)) == rule
    if rule is None:
        ride(game, LINE[2:5])
        assert gold(game) == [0, 0, 0, 1]


@pytest.mark.parametrize(("purse", "rule"), [(1, "A-TMOV-14"), (2, None)])
def test_an_owner_paid_for_the_first_full_path_is_not_paid_again_behind_anothers(purse, rule):
    """A-TMOV-14, A-FEE-02: blue's full path, orange's, and blue's free one."""
    game = position(
        cities={"Indianapolis": BLUE, "Nashville": BLUE, "Lexington": ORANGE, "Houston": RED}, gold={RED: purse},
        move_train=0, move_steps=3, move_made=1,
        rails={BLUE: [FULL, LINE[4]], ORANGE: [*BRANCH, LINE[3]]},
        trains={RED: [BRANCH[0], None], WHITE: [BRANCH[0]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
    )  # fmt: skip
    assert game.check(step(FULL)) == rule


@pytest.mark.parametrize(
    ("full", "back", "own", "foreign"),
    [
        ("Houston-g8y11", "g8y11-Shreveport", "Houston", "Shreveport"),
        ("g13y0-Boston", "Boston-g13y2", "Boston", "Albany"),
    ],
)
def test_no_way_off_leads_to_a_path_that_is_not_there(full, back, own, foreign):
    """A-TMOV-14: a full dead end at the coast, a railway at Seattle, and no gold to go back."""
    laid = {RED: [full, "Seattle-g0y2"], BLUE: [back] if foreign == "Shreveport" else [back, "g13y2-Albany"]}
    game = position(
        cities={own: RED, foreign: BLUE, "Seattle": RED}, rails=laid, hands={RED: {"coal": 1}},
        trains={RED: [back, None], BLUE: [full] * 2},
    )  # fmt: skip
    assert refused(game, step(full)) == "A-TMOV-14"


@pytest.mark.parametrize(("coal", "rule"), [(1, "A-TMOV-14"), (2, None)])
def test_a_way_off_over_three_full_paths_takes_four_steps(coal, rule):
    """A-TMOV-14: back onto orange's rail, on which the train stood, is barred for want of gold."""
    game = position(
        cities={"Chicago": ORANGE, "Nashville": RED}, rails={ORANGE: LINE[:1], RED: LINE[1:]},
        trains={RED: [LINE[0], None], WHITE: [LINE[1]] * 2, BLUE: [FULL] * 2, ORANGE: [LINE[3]] * 2},
        hands={RED: {"coal": coal}},
    )  # fmt: skip
    assert game.check(step(LINE[1])) == rule
    if rule is None:
        ride(game, LINE[1:5])
        assert hand(game, RED) == {}


def test_under_the_right_of_way_the_way_off_costs_no_gold():
    """A-TMOV-14, A-CARD-04."""
    game = position(
        cities={"Chicago": BLUE, "Houston": RED}, rails={BLUE: LINE}, cards={RED: {"right_of_way": 1}},
        trains={RED: [LINE[1], None], BLUE: [FULL, FULL]},
    )  # fmt: skip
    act(game, PlayCard("right_of_way", seat=RED))
    ride(game, [FULL, LINE[3]])
    act(game, Done(seat=RED))
    assert gold(game) == [0, 0, 0, 0]


# Against a plain search


class Rest(NamedTuple):
    """What a train on the move has left."""

    steps: int
    coal: int
    gold: int
    paid: frozenset[int]


class Net(NamedTuple):
    owners: Mapping[int, int]
    others: Mapping[int, int]  # trains on a path beside the moving one
    by_card: bool


def neighbours(net: Net, here: int) -> list[int]:
    ends = {BOARD.paths[here].a, BOARD.paths[here].b}
    return [p for p in net.owners if p != here and ends & {BOARD.paths[p].a, BOARD.paths[p].b}]


def after_step(net: Net, rest: Rest, path: int) -> Rest | str:
    """What is left after a step of red onto a path, or the rule that forbids it."""
    steps, coal, purse, paid = rest
    owner = net.owners[path]
    if net.by_card:
        return Rest(steps - 1, coal, purse, paid) if steps else "A-CARD-10"
    if owner != RED and owner not in paid:
        if purse == 0:
            return "A-FEE-07"
        purse, paid = purse - 1, paid | {owner}
    if steps == 0:
        if coal == 0:
            return "A-ACT-04"
        steps, coal = 3, coal - 1
    return Rest(steps - 1, coal, purse, paid)


def gets_off(net: Net, rest: Rest, here: int, full: frozenset[int]) -> bool:
    """Whether the move can go on to a path with fewer than two other trains, no full path twice."""
    for path in neighbours(net, here):
        left = after_step(net, rest, path)
        if isinstance(left, Rest):
            if net.others.get(path, 0) < 2:
                return True
            if path not in full and gets_off(net, left, path, full | {path}):
                return True
    return False


def verdict(net: Net, rest: Rest, path: int) -> str | None:
    left = after_step(net, rest, path)
    if isinstance(left, str):
        return left
    if net.others.get(path, 0) < 2 or gets_off(net, left, path, frozenset({path})):
        return None
    return "A-TMOV-14"


def crowd(chance: random.Random, players: int) -> tuple[Game, Net, Rest] | None:
    """A few rails, pairs of trains on some of them, and red's first train among these, perhaps on the move."""
    around = chance.randrange(len(BOARD.nodes))
    near = sorted(BOARD.places, key=lambda name: BOARD.distances[BOARD.places[name]][around] + chance.random())
    homes = {name: i % players for i, name in enumerate(near[:players])}
    owners = grow_near(BOARD, chance, homes, chance.randrange(2, 6), around)
    by_card = chance.random() < 0.3
    steps = chance.randrange(1, 4) if by_card else chance.randrange(3)
    moving = chance.random() < 0.7
    here = chance.choice(sorted(owners))
    net = Net(owners, {}, by_card)
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
    return game, Net(owners, others, by_card), Rest(steps, hands[RED]["coal"], purse, paid)


@pytest.mark.parametrize("players", [3, 4])
def test_steps_are_legal_exactly_when_a_plain_search_finds_a_way_off(players):
    """A-TMOV-14, A-TMOV-06, A-TMOV-01, A-FEE-06."""
    chance = random.Random(players)
    verdicts: dict[str | None, int] = {}
    for _ in range(400):
        made = crowd(chance, players)
        if made is None:
            continue
        game, net, rest = made
        here = BOARD.path(str(trains(game, RED)[0]))
        for path in neighbours(net, here):
            name, expected = BOARD.path_name(path), verdict(net, rest, path)
            assert game.check(MoveTrain(0, name, seat=RED)) == expected
            assert (name in steps_open(game)) is (expected is None)
            full = "onto a full path" if net.others.get(path, 0) == 2 and expected is None else expected
            verdicts[full] = verdicts.get(full, 0) + 1
    assert verdicts["A-TMOV-14"] > 20
    assert verdicts["onto a full path"] > 100
    assert {None, "A-ACT-04", "A-FEE-07"} < verdicts.keys()
