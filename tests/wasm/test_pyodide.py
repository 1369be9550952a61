"""The engine in Pyodide, over WebAssembly modules that were emitted before, as a page without a server uses it."""

import json
import subprocess
from pathlib import Path

import pytest

import hatch_build
from hexstead.bots.specs import make_bot
from hexstead.bots.wasm_modules import wasm_modules
from hexstead.core import engine as engines
from hexstead.core.wasm import host as hosts
from tests.random_play import BUILT_IN
from tests.wasm import table_game
from tests.wasm.node_host import NODE

ROOT = Path(__file__).resolve().parents[2]
DECISIONS = 60
SCRIPT = """
import json, sys
sys.path.insert(0, "/sources")
from hexstead.core.engine import available_back_end
from hexstead.core.wasm.host import choose_host
from hexstead.core.wasm.pyodide_host import PyodideHost

choose_host(PyodideHost(exports))
{module}
json.dumps([available_back_end(), {{game: play(game, "wasm", {decisions}) for game in {games}}}])
"""


@pytest.fixture(scope="module")
def pyodide():
    """The folder of Pyodide, installed with the packages of the page."""
    hatch_build.install(ROOT / "web", checks=True)
    return ROOT / "web" / "node_modules" / "pyodide"


def test_bots_in_pyodide_play_like_bots_in_python(pyodide, tmp_path):
    modules, script = tmp_path / "modules", tmp_path / "script.py"
    modules.mkdir()
    for game in BUILT_IN:
        for name, data in wasm_modules(game).items():
            (modules / f"{name}.wasm").write_bytes(data)
    module = Path(table_game.__file__).read_text(encoding="utf-8").replace("from __future__ import annotations", "")
    script.write_text(SCRIPT.format(module=module, decisions=DECISIONS, games=BUILT_IN), encoding="utf-8")
    command = [str(NODE), str(Path(__file__).with_name("pyodide.mjs")), str(pyodide), str(ROOT / "src")]
    done = subprocess.run([*command, str(modules), str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    back_end, played = json.loads(done.stdout)
    assert back_end == "wasm"
    assert played == {game: table_game.play(game, "wasm", DECISIONS) for game in BUILT_IN}


def test_a_chosen_host_makes_webassembly_the_back_end_of_bots(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)  # without Numba
    monkeypatch.setattr(hosts, "_chosen", [])
    assert engines.available_back_end() == "plain"
    hosts.choose_host(hosts.WasmtimeHost())
    assert engines.available_back_end() == "wasm"
    assert make_bot("engineer")._kind == "wasm"  # type: ignore[attr-defined]
