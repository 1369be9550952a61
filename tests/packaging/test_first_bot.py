"""The tutorial "Your first bot in 15 minutes", followed literally in a new environment that has only the wheel."""

import json
import re
import shlex

import httpx
import pytest

from hexstead.core.definition import definition
from hexstead.core.engine import compiled_folder
from tests.docs.blocks import ROOT, blocks, commands
from tests.docs.commands import tutorial_bots
from tests.random_play import BUILT_IN
from tests.server.serving import started

TUTORIAL = ROOT / "docs/first-bot.md"


@pytest.mark.compiled
def test_the_tutorial_leads_from_a_bot_to_the_replay_of_a_lost_game(install):
    install_it, play, watch = (command for block in blocks(TUTORIAL, "sh") for command in commands(block))
    installed = install(install_it)
    cache = {"HEXSTEAD_CACHE": str(compiled_folder(definition(BUILT_IN[0])).parent)}  # the sources are the same

    def tournament(version: str, out: str) -> dict[str, int]:
        """Save the bot and run the command of the tutorial; return the wins by label."""
        (installed.folder / "first_bot.py").write_text(version, encoding="utf-8")
        words = [out if word == "cup" else word for word in shlex.split(play)[1:]]
        done = installed.hexstead(*words, "--json", environment=cache)
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        assert found["faults"] == []
        return {entrant["bot"]: entrant["wins"] for entrant in found["entrants"]}

    first, last = tutorial_bots()
    before, after = tournament(first, "cup"), tournament(last, "cup2")
    assert before["greenhorn@1"] > 0, "there is no lost game to watch"
    assert after["first"] > after["greenhorn@1"]

    lines = [json.loads(line) for line in (installed.folder / "cup" / "results.jsonl").read_text().splitlines()[1:]]
    report = (installed.folder / "cup" / "report.html").read_text(encoding="utf-8")
    lost = next(line["number"] for line in lines if f"records/{line['number']:06}" in report and is_lost(report, line))
    words = [installed.programs / "python", installed.programs / "hexstead", *shlex.split(watch)[1:-1], str(lost)]
    variables = installed.environment() | cache
    with started([*words, "--port", "0", "--no-open"], cwd=installed.folder, env=variables) as opened:
        address, _, path = opened.partition("/watch/")
        replay = httpx.get(f"{address}/watch/{path}")
        assert replay.status_code == 303
        code = replay.headers["location"].removeprefix("/g/").partition("@")[0]
        game = httpx.get(f"{address}/api/games/{code}").json()
        assert game["status"] == "over"
        why = httpx.get(f"{address}/api/games/{code}@{game['actions']}/reasons")
        assert why.status_code == 200, why.text


def is_lost(report: str, line: dict[str, object]) -> bool:
    """Whether the report says that a Greenhorn won this game."""
    row = re.search(rf"Game {line['number']}</a></td><td>([^<]*)</td>", report)
    return row is not None and row[1].startswith("greenhorn")
