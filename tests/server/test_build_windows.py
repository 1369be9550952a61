"""The build phase after a turn: one window for all people, in simulated time."""

from __future__ import annotations

import asyncio
from itertools import chain, repeat

import pytest

from hexstead.server.driver import Driver
from hexstead.server.messages import Refused
from hexstead.server.windows import build_end
from tests.server.loop_bots import ScriptedBots
from tests.server.positions import AMERICA
from tests.server.virtual import VirtualTable, play

RED, ORANGE, WHITE, BLUE = range(4)
RAIL = {"lumber": 1, "ore": 1}
HANDS = [RAIL, RAIL, {}, {"coal": 2}]
POSITION = AMERICA | {"turn_seat": BLUE, "turn": 40, "hand": HANDS}
PEOPLE = {"game": "america", "seats": ["person", "person", "random", "random"], "position": POSITION, "seed": 7}
ALONE = PEOPLE | {"seats": ["person", "random", "random", "random"]}


def passes(game, seat, legal):
    """End the turn, pass, roll."""
    kinds = {action["type"]: action for action in legal}
    order = ("end_turn", "pass", "decline", "withdraw", "roll", *kinds)
    return next(kinds[kind] for kind in order if kind in kinds)


BOTS = ScriptedBots(passes)


def now():
    return asyncio.get_running_loop().time()


async def until(condition, seconds=60.0):
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.05)


async def build_phase(table):
    """Wait for the build phase; return the time at which it began."""
    await until(lambda: table.table.builder() is not None)
    return table.table.build_at


async def next_turn(table):
    """Wait for the next turn; return the time."""
    await until(lambda: table.game.turn > 40)
    return now()


def actions(table):
    return [(action.seat, action.type_name()) for action in table.game.history]


def test_people_share_one_window_of_three_seconds():
    """A-EBP-01: those who have not said that they want to build pass in seat order."""

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        began = await build_phase(table)
        assert red.now["window"] == {"kind": "build", "seats": [RED, ORANGE], "left": 3.0, "thinking": []}
        assert 3.0 <= await next_turn(table) - began < 3.5
        assert actions(table)[-2:] == [(RED, "pass"), (ORANGE, "pass")]

    play(scenario, BOTS, PEOPLE)


def test_a_lone_person_has_one_second():
    """A-EBP-01."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        began = await build_phase(table)
        assert red.now["window"]["left"] == 1.0
        assert 1.0 <= await next_turn(table) - began < 2.5  # orange, a bot, builds after red

    play(scenario, BOTS, ALONE)


def test_a_lone_person_who_can_only_pass_is_not_asked():
    """A-EBP-01: with a spectator the window stays, because it would reveal what the hand contains."""
    hands = [{"coal": 2}, {}, {}, {}]

    def scenario(watched):
        async def run(table: VirtualTable):
            await table.sit(RED)
            if watched:
                await table.sit(None)
            began = await build_phase(table)
            return await next_turn(table) - began

        return run

    wanted = ALONE | {"position": POSITION | {"hand": hands}}
    alone, watched = [play(scenario(watched), BOTS, wanted) for watched in (False, True)]
    assert alone < 0.3
    assert watched >= 1.0


def test_a_lone_person_is_not_asked_again_about_what_they_passed_up():
    """A-EBP-01: until there is something new to build, or their own turn."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        waits = []
        while table.game.turn < 43:
            turn = table.game.turn
            await until(lambda: table.table.builder() == RED or table.game.turn_seat == RED)
            if table.game.turn_seat == RED:
                break
            began = now()
            await until(lambda turn=turn: table.table.builder() != RED or table.game.turn != turn)
            waits.append(now() - began)
            await until(lambda turn=turn: table.game.turn != turn or table.game.turn_seat == RED)
        assert len(waits) >= 2
        assert waits[0] > 0.9
        assert max(waits[1:]) < 0.3
        assert red.now["builders"] == []

    hands = [RAIL, {}, {}, {}]
    play(scenario, BOTS, ALONE | {"position": POSITION | {"turn_seat": ORANGE, "hand": hands}})


def test_a_lone_person_who_does_not_react_is_asked_once_per_round():
    """A-EBP-01: even if every roll brings them something new to build; they can still say that they want to."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        waits = []
        while table.game.turn < 43:
            turn = table.game.turn
            await until(lambda: table.table.builder() == RED)
            began = now()
            if turn == 42:
                assert red.now["can_build"]
            await until(lambda turn=turn: table.table.builder() != RED or table.game.turn != turn)
            waits.append(now() - began)
            table.table.declined_builds.clear()  # as if there were something new
            await until(lambda turn=turn: table.game.turn != turn)
        assert len(waits) == 3
        assert waits[0] > 0.9
        assert max(waits[1:]) < 0.3
        assert table.game.turn_seat == RED
        assert table.table.missed_builds == set()

    hands = [RAIL, {}, {}, {}]
    play(scenario, BOTS, ALONE | {"position": POSITION | {"turn_seat": ORANGE, "hand": hands}})


@pytest.mark.parametrize("early", [True, False])
def test_a_person_who_wants_to_build_is_waited_for(early):
    """A-EBP-01: they can say so during the turn before, or in the window."""

    async def scenario(table: VirtualTable):
        red, orange = await table.sit(RED), await table.sit(ORANGE)
        if early:
            await orange.say("build", on=True)
            assert red.now["builders"] == [ORANGE]
        await build_phase(table)
        assert red.now["optional"]
        if not early:
            await orange.say("build", on=True)
        await asyncio.sleep(60.0)
        assert table.table.builder() == ORANGE
        assert actions(table)[-1] == (RED, "pass")
        assert not orange.now["optional"]
        with pytest.raises(Refused):
            await red.say("build", on=True)  # too late
        await orange.act({"type": "pass"})
        assert table.game.turn == 41
        assert table.table.builders == []  # of the next turn

    play(scenario, BOTS, PEOPLE)


def test_a_person_who_has_built_can_go_on():
    """A-EBP-02: without saying so before."""

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        await build_phase(table)
        path = next(c for c in red.now["prompt"]["choices"] if c["type"] == "build_rail")["targets"][0]
        await red.act({"type": "build_rail", "path": path})
        await asyncio.sleep(60.0)
        assert table.table.builder() == RED

    hands = [{"lumber": 2, "ore": 2}, RAIL, {}, {"coal": 2}]
    play(scenario, BOTS, PEOPLE | {"position": POSITION | {"hand": hands}})


def test_standing_orders_decide_build_phases():
    """A-EBP-01: both are public, and one ends the other."""

    async def scenario(table: VirtualTable):
        red, orange = await table.sit(RED), await table.sit(ORANGE)
        await red.say("order", asks=True)
        await red.say("order", passes=True)
        await orange.say("order", passes=True)
        await orange.say("order", asks=True)
        orders = red.now["orders"]
        assert (orders["passes"], orders["asks"]) == ([RED], [ORANGE])
        began = await build_phase(table)
        assert red.now["window"] is None
        await until(lambda: table.table.builder() == ORANGE)
        assert now() - began < 0.5
        await asyncio.sleep(60.0)
        assert table.table.builder() == ORANGE

    play(scenario, BOTS, PEOPLE)


def test_there_is_no_window_for_absent_people():
    """A-EBP-01: presence is public."""

    async def scenario(table: VirtualTable):
        await table.sit(None)
        began = await build_phase(table)
        assert await next_turn(table) - began < 0.6

    play(scenario, BOTS, PEOPLE)


def test_a_window_is_only_for_those_present():
    """A-EBP-01."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        await build_phase(table)
        assert red.now["window"]["seats"] == [RED]

    play(scenario, BOTS, PEOPLE)


def test_a_correspondence_game_has_no_build_windows():
    """A-EBP-01."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        await build_phase(table)
        await asyncio.sleep(3600.0)
        assert red.now["window"] is None
        assert table.table.builder() == RED

    play(scenario, BOTS, PEOPLE | {"grace": None})


def test_only_people_with_enough_cards_can_say_that_they_want_to_build():
    """A-EBP-01: sizes of hands are public."""

    async def scenario(table: VirtualTable):
        red, orange = await table.sit(RED), await table.sit(ORANGE)
        assert [player.now["can_build"] for player in (red, orange)] == [True, False]
        with pytest.raises(Refused):
            await orange.say("build", on=True)

    play(scenario, BOTS, PEOPLE | {"position": POSITION | {"hand": [RAIL, {"ore": 1}, {}, {}]}})


def test_clocks_stand_still_in_a_build_window():
    """A-EBP-01."""

    async def scenario(table: VirtualTable):
        red, orange = await table.sit(RED), await table.sit(ORANGE)
        await orange.say("build", on=True)
        await build_phase(table)
        assert red.now["clock"]["running"] == []
        await until(lambda: table.table.builder() == ORANGE)
        assert red.now["clock"]["running"] == [ORANGE]

    play(scenario, BOTS, PEOPLE | {"clock": {"kind": "bank", "seconds": 600}})


def test_bots_that_pass_after_a_persons_turn_take_less_than_half_a_second():
    """A-EBP-01: the pauses before bots build or pass are short."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        began = now()
        await red.act({"type": "end_turn"})
        await until(lambda: table.game.turn > 40)
        assert now() - began < 0.5
        assert actions(table)[-3:] == [(ORANGE, "pass"), (WHITE, "pass"), (BLUE, "pass")]

    play(scenario, BOTS, ALONE | {"position": POSITION | {"turn_seat": RED, "hand": [RAIL] * 4}})


@pytest.mark.parametrize("early", range(8))
def test_a_window_that_ends_while_the_driver_looks_is_not_missed(early):
    """A-EBP-01: found by the flow proof, where a table stood still for ever. The clock passes the end between looks."""

    async def scenario(table: VirtualTable):
        await table.sit(RED)
        await until(lambda: table.table.builder() == RED)
        ends = build_end(table.table)
        times = chain(repeat(ends - 0.001, early), repeat(ends + 0.001))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(table.room, "now", lambda: next(times))
            return Driver(table.room, BOTS, table.tables.leases)._next()

    assert play(scenario, BOTS, ALONE) is not None
