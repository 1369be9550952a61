"""The public API, and random games in Node, on the WebAssembly engine."""

from random import Random

import pytest

import hexstead
from tests.conformance.test_compiled_facade import snapshot
from tests.random_play import BUILT_IN, GAMES, Player, sampled_games, varied_terms
from tests.wasm.node_host import NodeHost, node_engine


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_webassembly_equals_the_plain_one(name):
    for plain in sampled_games(name)[::12]:
        wasm = hexstead.replay(plain.record(), engine="wasm")
        assert snapshot(wasm) == snapshot(plain)
        assert wasm.record() == plain.record()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_webassembly_continues_and_undoes_like_the_plain_one(name):
    plain = sampled_games(name)[1]
    wasm, player = hexstead.from_position(plain.position(), engine="wasm"), Player(Random(1))
    before = wasm.state_bytes()
    assert before == plain.state_bytes()
    copy = plain.copy()
    for _ in range(40):
        wasm.apply(player.act(copy))
    assert wasm.state_bytes() == copy.state_bytes()
    wasm.undo(len(wasm.history))
    assert wasm.state_bytes() == before


@pytest.fixture
def node():
    host = NodeHost()
    yield host
    host.close()


@pytest.mark.parametrize("name", BUILT_IN)
def test_random_games_in_node_equal_plain_ones(name, node):
    plain = varied_terms(name, 3).engine("plain")
    played = []
    for engine in (plain, node_engine(node, plain)):
        states, works, log, ends = engine.many(2), engine.new_work(), engine.log(30_000), engine.ends(2)
        length = engine.play(states, works, log, ends, 40, 1)
        w = engine.look(works)
        played.append((
            length, list(log[:length]), list(ends[:]), w.decisions, w.choices, w.chances, w.dice_count,
            [engine.to_bytes(states[i : i + 1]) for i in range(2)],
        ))  # fmt: skip
    assert played[0] == played[1]
    assert played[0][0] > 100
