"""Bots in processes: whole games through the pool, and processes that are killed, hang, fail or grow."""

import asyncio
import os
import signal
import time
from random import Random

import pytest

import hexstead
from hexstead.core.game import Game
from hexstead.server import Settings, thinkers
from hexstead.server.thinkers import SeatBot, Thinkers
from tests.play import warm_bots
from tests.server.serving import serving

pytestmark = pytest.mark.timeout(280)


def run(scenario, width=1, games=(), **limits):
    """A scenario with a pool of processes that have loaded the kernels of these games."""
    for game in games:
        warm_bots(game)

    async def all_of_it():
        pool = Thinkers(width, games=games, **limits)
        try:
            await pool.ready()
            return await scenario(pool)
        finally:
            await pool.close()

    return asyncio.run(all_of_it())


async def step(game: Game, bots: list[SeatBot]) -> None:
    """The next action, by chance or by the bot that is asked first."""
    (first, *_) = game.to_act
    if isinstance(first, str):
        game.step_chance()
        return
    game.apply(await bots[first].decide(game, game.legal_codes(first)))


def after(actions: int, name: str = "germany", **terms) -> Game:
    """A game by random players, at least so many actions old, in which somebody has a choice."""
    game, rng = hexstead.new(name, seed=3, **terms), Random(3)
    while len(game.history) < actions or game.to_act == ("chance",) or len(game.legal_codes()) < 2:
        if game.to_act == ("chance",):
            game.step_chance()
        else:
            game.apply(rng.choice(game.legal()))
    return game


@pytest.mark.compiled
@pytest.mark.parametrize("name", hexstead.game_names())
def test_four_bots_play_a_whole_game_through_the_pool(name):
    """One process is killed in the middle: it is replaced, and the Baron is told everything anew."""

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
    assert sum(bot.fallbacks for bot in bots) <= 1  # whoever was thinking when its process was killed
    assert slowest < 12  # a Baron's turn, with the answers of the others, on a machine that does other things too
    assert lag < 1  # the event loop ran on
    assert hexstead.replay(game.record()).state_bytes() == game.state_bytes()


class _Lag:
    """How long the event loop was ever kept from its other work."""

    longest = 0.0

    async def measure(self):
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.01)
            self.longest = max(self.longest, time.monotonic() - began - 0.01)


@pytest.mark.parametrize("kind", ["Hangs", "Dies", "Fails"])
def test_a_bot_that_does_not_answer_makes_a_modest_move(kind, monkeypatch):
    monkeypatch.setattr(thinkers, "LATE_SECONDS", 0.3)
    game = after(40)

    async def ask(pool):
        (seat, *_) = game.to_act
        bad = pool.bot(f"module:tests.server.slow_bots:{kind}", seat, 1)
        first = await bad.decide(game, game.legal_codes())
        other = pool.bot("module:tests.server.slow_bots:Remembers", seat, 1)  # others are served as before
        good = await other.decide(game, game.legal_codes())
        return bad, first, good

    bad, first, good = run(ask)
    assert bad.fallbacks == 1
    assert first.type_name() in ("roll", "end_turn", "decline", "done")
    assert game.check(first) is None
    assert game.check(good) is None


def test_a_process_that_grows_too_large_is_replaced():
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


def test_a_bot_is_told_everything_after_a_crash_an_undo_and_when_it_sits_in():
    """It chooses by the number of actions it saw, so a gap shows."""
    game = after(60)
    bot_name = "module:tests.server.slow_bots:Remembers"

    def expected(seat):
        legal = game.legal_codes(seat)
        return game.action(seat, legal[len(game.history) % len(legal)])

    async def ask(pool):
        told = []
        bots = [pool.bot(bot_name, seat, 1) for seat in range(4)]
        for n in range(40):
            (first, *_) = game.to_act
            if isinstance(first, int):
                told.append((await bots[first].decide(game, game.legal_codes()), expected(first)))
                game.apply(told[-1][0])
            else:
                game.step_chance()
            if n == 10:
                os.kill(pool.pids[0], signal.SIGKILL)
                await asyncio.sleep(0.2)
            if n == 20:
                game.undo(7)
        return told, [bot.fallbacks for bot in bots]

    told, fallbacks = run(ask)
    wrong = [pair for pair in told if pair[0] != pair[1]]
    assert len(wrong) <= sum(fallbacks) <= 1


def test_decisions_for_many_seats_are_shared_out():
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
def test_a_table_of_thinking_bots_plays_on_a_real_server():
    for game in hexstead.game_names():  # a server's bots wait until those of all games are loaded
        warm_bots(game)
    with serving(Settings(pace=0.0, positions=True, limits=False)) as served:
        made = served.make(game=game, seats=["settler", "engineer", "baron", "greenhorn"])
        until = time.monotonic() + 90
        while served.game(made["table"]).turn < 3 and time.monotonic() < until:
            time.sleep(0.1)
        assert served.game(made["table"]).turn >= 3
