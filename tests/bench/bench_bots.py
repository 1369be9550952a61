"""Time budgets of bots, run by `make bench` only. Limits scale with the current speed of the machine."""

import asyncio
import gzip
import json
import time

import pytest

import hexstead
from hexstead.analysis import analyse
from hexstead.bots.bot import Sight, Terms
from hexstead.bots.level_bots import LevelBot
from hexstead.bots.matches import play_levels
from hexstead.core.common_fields import CHANCE
from hexstead.core.game_file import replay
from hexstead.server.bot_pool import BotPool
from hexstead.sim.random_games import simulation_options
from hexstead.sim.records import record_of
from hexstead.sim.reference_loops import slowness
from tests.random_play import BUILT_IN, warm_bots

TURN_SECONDS = {"engineer": 0.3, "baron": 3.0}  # on one core
TURNS = {"engineer": 30, "baron": 12}
SETTLER_GAMES = {"america": 10, "germany": 100}  # per second, four Settlers on one core
DECISION_SECONDS = {"fast": 0.005, "plain": 0.1}  # of Engineer, by back end
LOOPS = {"fast": "compiled", "plain": "plain"}  # back end → the loop that measures the machine
SAMPLED = {"fast": 1, "plain": 5}  # every decision, every fifth
ANALYSIS_SECONDS = 10.0  # for a game of ANALYSED rated decisions, on one core
ANALYSED = 400
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


def engineers(game, seed):
    """The terms and the codes of a game of four Engineers."""
    terms = Terms.of(hexstead.new(game, options=simulation_options(game)))
    return terms, play_levels(terms, ["engineer"] * terms.players, range(seed, seed + 1), 1000, log=20_000).codes


def deciding_times(game, back_end):
    """Processor time in seconds of each sampled decision of an Engineer in one game."""
    terms, codes = engineers(game, 1)
    engine = terms.engine("fast")
    states, bots, spent = engine.start(), [LevelBot("engineer", back_end) for _ in range(terms.players)], []
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seat)
    for n, code in enumerate(codes):
        seat = engine.first(states)
        if seat != CHANCE and n % SAMPLED[back_end] == 0 and len(legal := engine.legal(states, seat)) > 1:
            sight = Sight(terms, seat, engine.masked(states, seat), legal)
            began = time.process_time()
            bots[seat].decide(sight)
            spent.append(time.process_time() - began)
        engine.step(states, seat, code, events=False)
    return spent


@pytest.mark.timeout(600)
@pytest.mark.parametrize("back_end", DECISION_SECONDS)
def test_every_decision_of_engineer_is_fast(game, back_end):
    limit = DECISION_SECONDS[back_end]
    for _ in range(TRIES):
        slow = slowness(LOOPS[back_end], time.process_time)
        spent = deciding_times(game, back_end)
        slow = max(slow, slowness(LOOPS[back_end], time.process_time))
        mean, longest = 1000 * sum(spent) / len(spent), 1000 * max(spent)
        result = (
            f"{game}, {back_end}: {len(spent)} decisions, mean {mean:.2f} ms, longest {longest:.2f} ms, "
            f"{1000 * limit / longest:.0%} of budget; the machine is {slow:.1f} times slower than nominal"
        )
        print(f"\n{result}", end="")
        if max(spent) <= limit * slow:
            return
    pytest.fail(result)


@pytest.mark.timeout(600)
def test_a_finished_game_is_analysed_in_time(game):
    """Processor time, converted to a game of 400 rated decisions."""
    terms, codes = engineers(game, 1)
    record = record_of(terms, codes, [f"seat {seat}" for seat in range(terms.players)])
    finished = replay(json.loads(gzip.decompress(record)))
    for _ in range(TRIES):
        slow = slowness("compiled", time.process_time)
        began = time.process_time()
        rated = sum(step.decision is not None for step in analyse(finished, rated=True).steps)
        spent = (time.process_time() - began) * ANALYSED / rated
        slow = max(slow, slowness("compiled", time.process_time))
        result = (
            f"{game}: {spent:.1f} s for {ANALYSED} rated decisions (measured with {rated}), "
            f"{ANALYSIS_SECONDS / spent:.0%} of budget; the machine is {slow:.1f} times slower than nominal"
        )
        print(f"\n{result}", end="")
        if spent <= ANALYSIS_SECONDS * slow:
            return
    pytest.fail(result)
