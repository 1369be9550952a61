"""Time budgets of bots, run by `make bench` only. Limits scale with the current speed of the machine."""

import asyncio
import time

import pytest

import hexstead
from hexstead.bots.bot import Terms
from hexstead.bots.matches import play_levels
from hexstead.server.bot_pool import BotPool
from hexstead.sim.random_games import simulation_options
from hexstead.sim.reference_loops import slowness
from tests.random_play import BUILT_IN, warm_bots

TURN_SECONDS = {"engineer": 0.5, "baron": 4.0}
TURNS = {"engineer": 30, "baron": 12}
SETTLER_GAMES = {"america": 10, "germany": 100}  # per second, four Settlers on one core
TRIES = 3


@pytest.fixture(params=BUILT_IN)
def game(request):
    warm_bots(request.param)
    return request.param


async def thinking_times(name, level, turns):
    """Play with four bots in a server's bot pool; return the turn player's thinking time in seconds for each turn."""
    table = hexstead.new(name, seed=1)
    pool = BotPool(1, games=[name])
    await pool.ready()
    bots = [pool.bot(level, seat, seat) for seat in range(table.players)]
    spent: dict[int, float] = {}
    try:
        while table.turn <= turns and not table.is_over:
            if table.to_act == ("chance",):
                table.step_chance()
                continue
            seat = int(table.to_act[0])
            began = time.monotonic()
            action = await bots[seat].decide(table, table.legal_codes(seat))
            if seat == table.state.turn_seat:
                spent[table.turn] = spent.get(table.turn, 0.0) + time.monotonic() - began
            table.apply(action)
    finally:
        await pool.close()
    assert sum(bot.fallbacks for bot in bots) == 0
    return spent


@pytest.mark.timeout(900)
@pytest.mark.parametrize("level", TURN_SECONDS)
def test_turn_stays_within_its_time_budget(game, level):
    for _ in range(TRIES):
        slow = slowness("plain")
        spent = asyncio.run(thinking_times(game, level, TURNS[level]))
        slow = max(slow, slowness("plain"))
        longest, mean = max(spent.values()), sum(spent.values()) / len(spent)
        result = (
            f"{game}, {level}: mean turn {mean:.2f} s over {len(spent)} turns, longest {longest:.2f} s, "
            f"{TURN_SECONDS[level] / longest:.0%} of budget; the machine is {slow:.1f} times slower than nominal"
        )
        print(f"\n{result}", end="")
        assert len(spent) >= TURNS[level]
        if longest <= TURN_SECONDS[level] * slow:
            return
    pytest.fail(result)


@pytest.mark.timeout(300)
def test_settlers_meet_their_game_rate(game):
    table = hexstead.new(game, options=simulation_options(game))
    terms = Terms.of(table)
    wanted = SETTLER_GAMES.get(game, 10)
    play_levels(terms, ["settler"] * 4, range(1), 10)  # load everything first
    for number in range(TRIES):
        slow = slowness("compiled")
        began = time.perf_counter()
        played = play_levels(terms, ["settler"] * 4, range(number * wanted, (number + 1) * wanted), 1000)
        rate = wanted / (time.perf_counter() - began)
        slow = max(slow, slowness("compiled"))
        print(
            f"\n{game}: {rate:.0f} games/s of four Settlers, {rate / wanted:.0%} of budget; the machine is "
            f"{slow:.1f} times slower than nominal",
            end="",
        )
        assert played.endings.count("won") >= wanted * 0.9
        if rate >= wanted / slow:
            return
    pytest.fail(f"{rate:.0f} games/s instead of {wanted}")
