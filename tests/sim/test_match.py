"""Games between bots: information hiding, determinism and fault handling."""

import inspect
from random import Random
from typing import Any

import pytest

from hexstead.bots import Bot, Terms, make_bot
from hexstead.bots.bot import HIDDEN
from hexstead.bots.process import ProcessBot
from hexstead.bots.random_bot import RandomBot, pick_code
from hexstead.bots.specs import BadBot
from hexstead.core.actions import COUNTER, DRAW_CARD, MAKE_OFFER, STEAL_CARD
from hexstead.core.common_fields import CHANCE
from hexstead.core.game import new
from hexstead.sim.match import MatchResult, play_match
from tests.sim.bots import Faulty, FirstLegal, Watcher


def terms(game="germany", players=3):
    table = new(game, players, options={"trade.offers": 2})
    return Terms.of(table)


def without_timings(result):
    return {k: v for k, v in result.to_json().items() if k not in ("seconds", "longest", "elapsed")}


@pytest.fixture(scope="module")
def random_game():
    return play_match(terms(), [RandomBot() for _ in range(3)], 5, engine="plain")


def test_match_is_played_to_the_end(random_game):
    assert (random_game.ending, random_game.winner is not None) == ("won", True)
    assert random_game.points[random_game.winner] == max(random_game.points) >= 12
    assert [sum(sources.values()) for sources in random_game.sources] == list(random_game.points)
    assert sum(random_game.rolls) in (random_game.turns, random_game.turns - 1)
    assert sum(random_game.decisions) >= random_game.choices > 0
    assert random_game.faults == (0, 0, 0)
    assert all(0 < longest <= total for longest, total in zip(random_game.longest, random_game.seconds, strict=True))


def test_match_depends_only_on_its_seed(random_game):
    again, other = (play_match(terms(), [RandomBot() for _ in range(3)], seed, engine="plain") for seed in (5, 6))
    assert without_timings(again) == without_timings(random_game) != without_timings(other)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["germany", "america"])
def test_compiled_and_plain_matches_are_equal(game):
    bots: list[Bot] = [RandomBot(), Watcher(), FirstLegal()]
    fast, plain = (play_match(terms(game), bots, 3, turns=12, engine=engine) for engine in ("fast", "plain"))
    assert without_timings(fast) == without_timings(plain)


def test_result_round_trips_through_json(random_game):
    assert MatchResult.from_json(random_game.to_json()) == random_game


def test_match_stops_at_the_turn_limit():
    result = play_match(terms(), [RandomBot() for _ in range(3)], 5, turns=4, engine="plain")
    assert (result.ending, result.winner, result.turns) == ("cut", None, 4)


def test_bot_sees_every_action_without_hidden_information():
    bots = [Watcher() for _ in range(3)]
    result = play_match(terms(), bots, 8, turns=150, engine="plain")
    total = sum(result.decisions) + result.chance
    assert [len(bot.seen) for bot in bots] == [total] * 3
    assert [len(bot.sights) for bot in bots] == list(result.decisions)
    hidden = [seen for seen in bots[0].seen if seen.move is None]
    assert {seen.kind for seen in hidden if seen.seat == CHANCE} == {DRAW_CARD, STEAL_CARD}
    assert all(any(HIDDEN in row for row in seen.rows) for seen in hidden)
    for seat, bot in enumerate(bots):
        for sight in bot.sights:
            masked: Any = sight.masked
            assert all(sum(hand) == 0 for other, hand in enumerate(masked.hand) if other != seat)


def test_every_bot_gets_its_own_seed():
    bots = [Watcher() for _ in range(3)]
    play_match(terms(), bots, 8, turns=1, engine="plain")
    assert len({8, *(bot.seed for bot in bots)}) == 4


def test_faults_are_counted_and_reported_and_the_match_goes_on():
    result = play_match(terms(), [RandomBot(), Faulty(), RandomBot()], 5, turns=40, engine="plain")
    assert result.turns == 40
    assert result.faults == (0, result.decisions[1], 0)
    assert len(result.fault_messages) == 5
    assert "seat 1: faulty chose " in result.fault_messages[0]
    assert ", which G-" in result.fault_messages[0]
    assert result.fault_messages[1].endswith("chose -1, which is no move.")
    again = play_match(terms(), [RandomBot(), Faulty(), RandomBot()], 5, turns=40, engine="plain")
    assert without_timings(result) == without_timings(again)


class Broken(FirstLegal):
    sees = True

    def begin(self, terms, seat, seed):
        raise ValueError("no")

    def decide(self, sight):
        raise RuntimeError("I do not\nknow")


def test_exceptions_in_begin_see_and_decide_are_reported():
    result = play_match(terms(), [Broken(), RandomBot(), RandomBot()], 5, turns=3, engine="plain")
    line = inspect.getsourcelines(Broken)[1]
    assert (
        result.fault_messages[0]
        == f"Turn 0, seat 0: first could not begin: ValueError: no (test_match.py, line {line + 4})."
    )
    assert any(
        "could not look: AssertionError: this bot does not watch (bots.py, line " in message
        for message in result.fault_messages
    )
    wrong = f"could not decide: RuntimeError: I do not know (test_match.py, line {line + 7})."
    assert any(text.endswith(wrong) for text in result.fault_messages)
    assert result.faults[0] == 1 + sum(result.decisions) + result.chance + result.decisions[0]


def test_random_bot_weights_all_offers_together_as_one():
    table, draw = terms(), Random(1)
    actions = table.definition.actions
    first = actions.start[MAKE_OFFER]
    legal = [0, 1, *range(first, first + 40)]
    picked = [pick_code(table, legal, draw) for _ in range(6000)]
    for codes in ({0}, {1}, set(range(first, first + 40))):
        assert 1850 < sum(code in codes for code in picked) < 2150
    assert set(picked) == set(legal)
    assert pick_code(table, [actions.start[COUNTER]], draw) == actions.start[COUNTER]


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("marshal", "There is no bot 'marshal'. A bot is "),
        ("random:ms=100", "'random:ms=100': there is no setting 'ms'. Known: none."),
        ("random:ms", "A setting of a bot is NAME=NUMBER, not 'ms' as in 'random:ms'."),
        ("cmd:", "'cmd:' is followed by the command"),
        ("cmd(ms=5)", "'cmd:' is followed by the command"),
        ("cmd(s=5): a", "'cmd': there is no setting 's'. Known: ms, bank_seconds, memory_mb."),
        ("cmd(ms=0): a", "A limit of a command is at least 1"),
        ("cmd(ms): a", "A setting of a bot is NAME=NUMBER, not 'ms' as in 'cmd(ms): a'."),
        ("module:nowhere", "'module:' is followed by PACKAGE.MODULE:CLASS, not by 'nowhere'."),
        ("module:no.such:Bot", "There is no module no.such: it is neither installed nor in this folder."),
        ("module:tests.sim.bots:Nobody", "The module tests.sim.bots has no class Nobody."),
        ("module:tests.sim.bots:NoBot", "is not a bot: it has no begin, see, decide, close."),
    ],
)
def test_invalid_bot_spec_is_rejected_with_a_message(spec, message):
    with pytest.raises(BadBot) as refused:
        make_bot(spec)
    assert message in str(refused.value)


def test_settings_are_checked_and_passed_on():
    assert make_bot("baron:worlds=3, ms=100").name == "baron"
    with pytest.raises(BadBot, match=r"no setting 'rollouts'\. Known: worlds, ms\."):
        make_bot("baron:rollouts=5")


def test_limits_of_a_command_are_parsed():
    bot = make_bot("cmd(ms=250, bank_seconds=60, memory_mb=128): my-bot (a: b)")
    assert isinstance(bot, ProcessBot)
    assert (bot.command, bot.seconds, bot.bank_seconds, bot.memory_mb) == ("my-bot (a: b)", 0.25, 60, 128)


@pytest.mark.parametrize("level", ["greenhorn", "apprentice", "settler", "engineer", "baron:worlds=1"])
def test_every_level_plays_without_a_fault(monkeypatch, level):
    monkeypatch.setattr(
        "hexstead.bots.specs.available_back_end", lambda: "plain"
    )  # a few turns are not worth compiling
    bots = [make_bot(level), RandomBot(), RandomBot()]
    result = play_match(terms(), bots, 4, turns=3, engine="plain")
    assert result.fault_messages == ()
    assert result.decisions[0] > 0


def test_bots_are_created_by_name_and_by_class():
    assert make_bot(" random ").name == "random"
    assert make_bot("module:tests.sim.bots:FirstLegal").name == "first"
