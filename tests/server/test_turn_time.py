"""The time of a bot's turn: what counts, and what is left for search."""

import asyncio
from typing import Any

import pytest

from hexstead.server import turn_time
from hexstead.server.room import Room
from hexstead.server.turn_time import SHARE, TURN_SECONDS, TurnTime
from tests.server.loop_bots import LoopBots
from tests.server.positions import MAIN
from tests.server.virtual import VirtualTable, play

RED, WHITE = 0, 2


class Clock:
    """A clock that tests move."""

    def __init__(self, monkeypatch):
        self.now = 100.0
        monkeypatch.setattr(turn_time, "time", self)

    def monotonic(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


def test_everything_in_a_turn_shares_its_time(clock):
    turn = TurnTime()
    for _ in range(2):
        with turn.counting(7):
            clock.now += 0.5
        clock.now += 30.0  # a person thinks
    assert turn.left() == pytest.approx(TURN_SECONDS - 1.0)
    assert turn.for_search() == pytest.approx(SHARE * (TURN_SECONDS - 1.0))


def test_a_decision_inside_other_work_counts_once(clock):
    turn = TurnTime()
    with turn.counting(7):
        clock.now += 0.2
        with turn.counting(7):
            clock.now += 0.3
            assert turn.left() == pytest.approx(TURN_SECONDS - 0.5)
        clock.now += 0.1
    assert turn.left() == pytest.approx(TURN_SECONDS - 0.6)


def test_the_start_of_a_host_does_not_count(clock):
    turn = TurnTime()
    with turn.counting(7):
        clock.now += 8.0
        turn.excuse(8.0)
    assert turn.left() == pytest.approx(TURN_SECONDS)


def test_when_the_time_is_used_up_there_is_no_search_until_the_next_turn(clock):
    turn = TurnTime()
    with turn.counting(7):
        clock.now += TURN_SECONDS - 0.01
        assert turn.for_search() == 0.0
        clock.now += 5.0
    assert turn.for_search() == 0.0
    with turn.counting(8):
        assert turn.for_search() == pytest.approx(SHARE * TURN_SECONDS)


def test_the_work_around_decisions_counts(clock):
    """Preparing a decision and writing its entry take time from the turn, although no bot thinks then."""

    class CountedBots(LoopBots):
        def __init__(self) -> None:
            self.times: dict[int, TurnTime] = {}

        def turn_time(self, room: Any, seat: int) -> TurnTime:
            return self.times.setdefault(seat, TurnTime())

    bots = CountedBots()

    async def scenario(table: VirtualTable) -> None:
        await table.sit(RED)
        write = Room.write

        async def slow_write(self, check):
            clock.now += 0.25
            return await write(self, check)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Room, "write", slow_write)
            await asyncio.sleep(4.0)

    play(scenario, bots, {"position": MAIN | {"turn_seat": WHITE}, "seed": 3})
    assert bots.times[WHITE].left() <= TURN_SECONDS - 0.25
