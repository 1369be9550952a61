"""Speed and size of WebAssembly, as emitted, in Node; run by `make bench` only.

It and the compiled back end play the same random games. Both are measured in processor time, the best of several
repeats.
"""

import subprocess
import time

import pytest

import hexstead
from hexstead.bots.wasm_modules import wasm_modules
from hexstead.sim.match import TURNS
from hexstead.sim.random_games import simulation_options
from tests.random_play import BUILT_IN
from tests.wasm.node_host import NODE, NodeHost, node_engine

TRIES = 3
GAMES, REPEATS, SEED = 200, 10, 1
LEAST = 1_000_000  # decisions per second
MOST_BYTES = 100_000


def played(engine):
    """Play the games; return the number of decisions and the processor time."""
    states, works, log, ends = engine.many(GAMES), engine.new_work(), engine.log(0), engine.ends(GAMES)
    began = time.process_time()
    engine.play(states, works, log, ends, TURNS, SEED)
    return engine.look(works).decisions, time.process_time() - began


@pytest.mark.parametrize("game", BUILT_IN)
def test_webassembly_plays_a_million_decisions_per_second(game):
    compiled = hexstead.new(game, options=simulation_options(game), engine="fast").engine
    host = NodeHost()
    host.repeats = REPEATS
    try:
        for _ in range(TRIES):
            decisions, _ = played(node_engine(host, compiled))
            rate = decisions / min(host.seconds)
            runs = [played(compiled) for _ in range(REPEATS)]
            numba = decisions / min(seconds for _, seconds in runs)
            assert {made for made, _ in runs} == {decisions}
            print(f"\n{game}, decisions/s: WebAssembly {rate:,.0f}, Numba {numba:,.0f}, {rate / numba:.0%}", end="")
            if rate >= LEAST:
                return
    finally:
        host.close()
    pytest.fail(f"WebAssembly plays {rate:,.0f} decisions/s instead of {LEAST:,}")


def test_the_modules_of_all_games_are_small(tmp_path):
    """The download of a page without a server, compressed with Brotli by Node."""
    sizes = {}
    for game in BUILT_IN:
        for name, data in wasm_modules(game).items():
            (tmp_path / name).write_bytes(data)
            script = f"console.log(require('zlib').brotliCompressSync(require('fs').readFileSync({name!r})).length)"
            sizes[name] = int(subprocess.check_output([NODE, "-e", script], cwd=tmp_path))
    print("\ncompressed modules:", ", ".join(f"{name} {size:,}" for name, size in sizes.items()), end="")
    print(f", together {sum(sizes.values()):,} bytes", end="")
    assert sum(sizes.values()) <= MOST_BYTES
