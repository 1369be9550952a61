"""The bot pool: whole games, and hosts that are killed, hang, fail or grow too large."""

import asyncio
import os
import signal
import time
from random import Random

import pytest

import hexstead
from hexstead.core.game import Game
from hexstead.server import Settings, bot_pool, seat_bot
from hexstead.server.bot_pool import BotPool
from hexstead.server.seat_bot import SeatBot
from tests.random_play import BUILT_IN, warm_bots
from tests.server.serving import Client, serving

pytestmark = pytest.mark.timeout(280)


def run(scenario, width=1, games=(), **limits):
    """Run a scenario with a bot pool whose hosts have loaded the kernels of these games."""
    for game in games:
        warm_bots(game)

    async def run_with_pool():
        pool = BotPool(width, games=games, **limits)
        try:
            await pool.ready()
            return await scenario(pool)
        finally:
            await pool.close()

    return asyncio.run(run_with_pool())


async def step(game: Game, bots: list[SeatBot]) -> None:
    """Play the next action, by chance or by the first bot to act."""
    (first, *_) = game.to_act
    if isinstance(first, str):
        game.step_chance()
        return
    game.apply(await bots[first].decide(game, game.legal_codes(first)))


def after(actions: int, name: str = "germany", **terms) -> Game:
    """A game after at least this number of random actions, in a position with several legal actions."""
    game, rng = hexstead.new(name, seed=3, **terms), Random(3)
    while len(game.history) < actions or game.to_act == ("chance",) or len(game.legal_codes()) < 2:
        if game.to_act == ("chance",):
            game.step_chance()
        else:
            game.apply(rng.choice(game.legal()))
    return game


def test_a_host_that_ends_while_the_pool_is_closed_is_not_replaced():
    """A server that is leaving starts no process."""
    game = after(40)

    async def leave() -> None:
        pool = BotPool(1, games=())
        await pool.ready()
        (host,) = pool._hosts
        bot = pool.bot("module:tests.server.slow_bots:Hangs", game.turn_seat, 1)
        deciding = asyncio.create_task(bot.decide(game, game.legal_codes()))
        while not host.waiting:
            await asyncio.sleep(0.01)
        await pool.close()
        await deciding
        assert bot.fallbacks == 1
        assert (host.generation, pool.pids) == (1, [])
        assert not host.is_starting

    asyncio.run(leave())


@pytest.mark.compiled
@pytest.mark.parametrize("name", BUILT_IN)
def test_four_bots_play_a_whole_game_through_the_pool(name):
    """A host is killed in the middle: it is replaced, and the next one gets Baron's whole history."""

    async def play(pool):
        short = {"germany": {"game.points": 5}, "america": {"game.goods": 3}}[name]
        game = hexstead.new(name, seed=8, options=short)
        levels = ["settler", "baron", "greenhorn", "engineer"]
        bots = [pool.bot(level, seat, seat) for seat, level in enumerate(levels)]
        slowest, lag, killed = 0.0, _Lag(), False
        ticking = asyncio.create_task(lag.measure())
        while not game.is_over and game.turn < 60:
            if game.turn == 9 and not killed:
                killed = True
                os.kill(pool.pids[0], signal.SIGKILL)
            turn, began = game.turn, time.monotonic()
            while not game.is_over and game.turn == turn:
                await step(game, bots)
            if not killed:
                slowest = max(slowest, time.monotonic() - began)
        ticking.cancel()
        return game, bots, slowest, lag.longest

    game, bots, slowest, lag = run(play, games=[name])
    assert game.is_over or game.turn == 60
    assert sum(bot.fallbacks for bot in bots) <= 1  # the one that was deciding when its host was killed
    assert slowest < 12  # a Baron's turn, with the answers of the others, on a busy machine
    assert lag < 1  # the event loop was not blocked
    assert hexstead.replay(game.record()).state_bytes() == game.state_bytes()


class _Lag:
    """Measures the longest time for which the event loop was blocked."""

    longest = 0.0

    async def measure(self):
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.01)
            self.longest = max(self.longest, time.monotonic() - began - 0.01)


@pytest.mark.parametrize("kind", ["Hangs", "Dies", "Fails"])
def test_a_bot_without_an_answer_makes_a_harmless_move(kind, monkeypatch):
    monkeypatch.setattr(seat_bot, "LATE_SECONDS", 0.3)
    game = after(40)

    async def ask(pool):
        (seat, *_) = game.to_act
        bad = pool.bot(f"module:tests.server.slow_bots:{kind}", seat, 1)
        first = await bad.decide(game, game.legal_codes())
        other = pool.bot("module:tests.server.slow_bots:Remembers", seat, 1)  # other bots are not affected
        good = await other.decide(game, game.legal_codes())
        return bad, first, good

    bad, first, good = run(ask)
    assert bad.fallbacks == 1
    assert first.type_name() in ("roll", "end_turn", "decline", "withdraw", "done")
    assert game.check(first) is None
    assert game.check(good) is None


def test_a_host_that_grows_too_large_is_replaced():
    game = after(40)

    async def ask(pool):
        (seat, *_) = game.to_act
        before = pool.pids
        large = pool.bot("module:tests.server.slow_bots:Grows", seat, 1)
        assert await large.decide(game, game.legal_codes()) is not None
        await pool.ready()
        return before, pool.pids, large.fallbacks

    before, now, fallbacks = run(ask, memory_mb=200)
    assert before != now
    assert len(now) == 1
    assert fallbacks == 0


def test_a_bot_gets_the_whole_history_after_a_crash_and_an_undo():
    """The bot's moves depend on the number of actions it saw, so a gap would show."""
    game = after(60)
    bot_name = "module:tests.server.slow_bots:Remembers"

    def expected(seat):
        legal = game.legal_codes(seat)
        return game.action(seat, legal[len(game.history) % len(legal)])

    async def ask(pool):
        moves = []
        bots = [pool.bot(bot_name, seat, 1) for seat in range(4)]
        for n in range(40):
            (first, *_) = game.to_act
            if isinstance(first, int):
                moves.append((await bots[first].decide(game, game.legal_codes()), expected(first)))
                game.apply(moves[-1][0])
            else:
                game.step_chance()
            if n == 10:
                os.kill(pool.pids[0], signal.SIGKILL)
                await asyncio.sleep(0.2)
            if n == 20:
                game.undo(7)
        return moves, [bot.fallbacks for bot in bots]

    moves, fallbacks = run(ask)
    wrong = [pair for pair in moves if pair[0] != pair[1]]
    assert len(wrong) <= sum(fallbacks) <= 1


def test_decisions_for_many_seats_are_spread_over_the_hosts():
    games = [after(30 + n) for n in range(6)]

    async def ask(pool):
        bots = [pool.bot("module:tests.server.slow_bots:Sleeps", game.to_act[0], 1) for game in games]
        asked = [bot.decide(game, game.legal_codes()) for bot, game in zip(bots, games, strict=True)]
        answers = await asyncio.gather(*asked)
        return answers, {bot._home for bot in bots}

    answers, homes = run(ask, width=2)
    assert len(homes) == 2
    assert all(game.check(action) is None for game, action in zip(games, answers, strict=True))


@pytest.mark.compiled
def test_a_table_of_all_levels_plays_on_a_real_server():
    for game in hexstead.game_names():  # a server's hosts load the kernels of all games
        warm_bots(game)
    with serving(Settings(pace=0.0, positions=True, limits=False)) as served:
        made = served.make(game=BUILT_IN[0], seats=["settler", "engineer", "baron", "greenhorn"])
        with Client(served.port, made["table"], None) as spectator:  # bots play only while someone watches
            until = time.monotonic() + 90
            while served.game(made["table"]).turn < 3 and time.monotonic() < until:
                spectator.read(90)
        assert served.game(made["table"]).turn >= 3


SLEEPS = "module:tests.server.slow_bots:Sleeps"


def test_tables_with_people_come_first():
    async def ask(pool):
        game, order = after(30), []
        seat, legal = game.to_act[0], game.legal_codes()

        async def decide(name, is_last):
            await pool.bot(SLEEPS, seat, 1).decide(game, legal, is_last)
            order.append(name)

        asking = []
        for name, is_last in (("the first", True), ("bots alone", True), ("people", False)):
            asking.append(asyncio.create_task(decide(name, is_last)))
            while pool.waiting < len(asking):
                await asyncio.sleep(0.01)
        await asyncio.gather(*asking)
        return order

    assert run(ask) == ["the first", "people", "bots alone"]


def test_a_faster_level_plays_for_baron_until_the_line_is_short(monkeypatch):
    monkeypatch.setattr(bot_pool, "BEHIND_SECONDS", 0.2)

    async def ask(pool):
        game = after(30)
        seat, legal = game.to_act[0], game.legal_codes()
        levels = [await pool.playing_level("germany", "baron")]
        asking = [asyncio.create_task(pool.bot(SLEEPS, seat, 1).decide(game, legal)) for _ in range(4)]
        await asyncio.sleep(0.5)
        levels += [await pool.playing_level("germany", level) for level in ("baron", "settler")]
        await asyncio.gather(*asking)
        return [*levels, await pool.playing_level("germany", "baron")]

    assert run(ask) == ["baron", "engineer", "settler", "baron"]
