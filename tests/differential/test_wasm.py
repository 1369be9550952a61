"""Short differential tests of the WebAssembly back end; `make proof` runs the long ones."""

import dataclasses
import inspect
from collections import Counter
from random import Random

import pytest

from hexstead.core.definition import definition
from hexstead.core.generated import define
from hexstead.core.wasm.engine import WasmEngine
from tests.differential.back_ends import compare_engines
from tests.differential.wasm import compare_bots, compare_match, compare_wasm, wide_terms
from tests.random_play import BUILT_IN, GAMES, Player

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_plain_and_compiled_rules_agree_with_webassembly(name, seed):
    """With random options, on a custom map, and with an edition."""
    assert compare_wasm(name, seed, 300)["actions"] >= 300


@pytest.mark.parametrize("name", BUILT_IN)
def test_levels_play_the_same_moves_in_webassembly(name):
    assert compare_match(name, 1)["match actions"] > 100


@pytest.mark.parametrize("name", BUILT_IN)
def test_bots_decide_the_same_in_webassembly(name):
    assert compare_bots(name, 10, limit=40)["bot decisions"] == 40


BROKEN = {  # hook, text, wrong text, and what differs then
    "a blocked hex produces": ("produce", "hex != s.goetz", "hex >= 0", "events of"),
    "a card is free": ("check_action", "check_can_pay(s, b, seat, PRICE_OF_BUY_CARD)", "0", "legal list"),
    "all start cards are equal": ("weigh", "weigh_start_cards(s, b, w)", "weigh_dice(s, b, w)", "legal lists|weights"),
    "nobody wins": ("after_action", "check_win(s, b, w)", "0", "events of|states differ"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_rule_is_caught(case):
    """WebAssembly with one wrong rule, against the right plain rules."""
    hook, text, wrong, difference = BROKEN[case]
    game = definition("germany")
    source = inspect.getsource(game.hooks[hook])
    assert text in source
    made = define(hook, source.replace(text, wrong), f"test.broken.{hook}", game.hooks[hook].__globals__)
    made.is_rule = True  # type: ignore[attr-defined]
    right = wide_terms("germany", 0).engine("plain")
    broken = dataclasses.replace(game, hooks={**game.hooks, hook: made})
    other = WasmEngine(broken, right.board, right.options, right.players)
    with pytest.raises(AssertionError, match=difference):
        compare_engines(right, other, Player(Random(1)), 3000, Counter())
