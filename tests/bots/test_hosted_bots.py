"""Bots that decide on request, tested without the server's processes."""

import subprocess
import sys

import hexstead
from hexstead.bots.hosted_bots import HostedBots
from hexstead.core.wasm import host as hosts

SEAT = 0


def request(table, *, begin):
    """A request to decide, as the server sends it."""
    terms = (table.name, table.players, dict(table.options), table.rules_version, "")
    return {
        "key": "one",
        "begin": {"spec": "engineer", "terms": terms, "seat": SEAT, "seed": 1} if begin else None,
        "seen": [],
        "seconds": 0,
        "masked": table.masked(SEAT).to_bytes(),
        "legal": list(table.legal_codes(SEAT)),
    }


def table():
    made = hexstead.new("germany", seed=1, options={"game.first": 1})
    while made.to_act == ("chance",):
        made.step_chance()
    return made


def test_a_bot_decides_and_is_kept():
    bots, at = HostedBots(()), table()
    first = bots.answer(request(at, begin=True))
    assert first["move"] in at.legal_codes(SEAT)
    assert bots.answer(request(at, begin=False)) == first


def test_a_bot_that_is_not_kept_is_reported():
    assert HostedBots(()).answer(request(table(), begin=False)) == {"gone": True}


def test_bots_use_webassembly_where_a_host_was_chosen(monkeypatch):
    monkeypatch.setattr(hosts, "_chosen", [])
    plain, wasm, at = HostedBots(()), HostedBots(()), table()
    expected = plain.answer(request(at, begin=True))
    hosts.choose_host(hosts.WasmtimeHost())
    assert wasm.answer(request(at, begin=True)) == expected
    assert [bots._bots["one"][0]._kind for bots in (plain, wasm)] == ["plain", "wasm"]  # type: ignore[attr-defined]


def test_only_the_process_of_a_server_needs_psutil():
    code = "import sys; sys.modules['psutil'] = None; import hexstead.bots.hosted_bots"
    subprocess.run([sys.executable, "-c", code], check=True)
