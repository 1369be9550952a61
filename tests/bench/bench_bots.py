"""The budgets of bots, asserted: collected by `make bench` only. Times are set against the machine's pace."""

import asyncio
import time

import pytest

import hexstead
from hexstead.bots.bot import Terms
from hexstead.bots.matches import play_levels
from hexstead.server.thinkers import Thinkers
from hexstead.sim.reference import slowness
from hexstead.sim.runs import simulation_options
from tests.play import warm_bots

TURN_SECONDS = {"engineer": 0.5, "baron": 4.0}
TURNS = {"engineer": 30, "baron": 12}
SETTLER_GAMES = {"america": 10, "germany": 100}  # a second, of four Settlers on one core; a game not named: as many
TRIES = 3


@pytest.fixture(params=hexstead.game_names())
def game(request):
    warm_bots(request.param)
    return request.param


async def thinking_times(name, level, turns):
    """Four bots of a level at a table, as a server asks them: what each turn's player thought in all, in seconds."""
    table = hexstead.new(name, seed=1)
    pool = Thinkers(1, games=[name])
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
def test_a_turn_at_a_table_takes_no_longer_than_it_may(game, level):
    for _ in range(TRIES):
        slow = slowness("plain")
        spent = asyncio.run(thinking_times(game, level, TURNS[level]))
        slow = max(slow, slowness("plain"))
        longest, mean = max(spent.values()), sum(spent.values()) / len(spent)
        said = (
            f"{game}, {level}: a turn takes {mean:.2f} s in the mean of {len(spent)}, {longest:.2f} s at most, "
            f"{TURN_SECONDS[level] / longest:.0%} of budget; the machine runs {slow:.1f} times slower than it should"
        )
        print(f"\n{said}", end="")
        assert len(spent) >= TURNS[level]
        if longest <= TURN_SECONDS[level] * slow:
            return
    pytest.fail(said)


@pytest.mark.timeout(300)
def test_settlers_play_as_many_games_as_they_should(game):
    table = hexstead.new(game, options=simulation_options(game))
    terms = Terms.of(table)
    wanted = SETTLER_GAMES.get(game, 10)
    play_levels(terms, ["settler"] * 4, range(1), 10)  # everything is loaded
    for number in range(TRIES):
        slow = slowness("compiled")
        began = time.perf_counter()
        played = play_levels(terms, ["settler"] * 4, range(number * wanted, (number + 1) * wanted), 1000)
        rate = wanted / (time.perf_counter() - began)
        slow = max(slow, slowness("compiled"))
        print(
            f"\n{game}: {rate:.0f} games/s of four Settlers, {rate / wanted:.0%} of budget; the machine runs "
            f"{slow:.1f} times slower than it should",
            end="",
        )
        assert played.endings.count("won") >= wanted * 0.9
        if rate >= wanted / slow:
            return
    pytest.fail(f"{rate:.0f} games/s instead of {wanted}")
