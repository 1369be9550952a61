"""Measure Hexstead-Bench and update the tables in docs/tournaments.md: tools/bench_table.py [--game GAME] [ROW…]

Each row is one command, which anyone can run. Its result is stored in docs/hexstead-bench.json with the commit, so an
interrupted run keeps its finished rows; --missing skips rows that have a result. Without a row, all are measured,
which takes hours; --list prints them. --write only writes the tables.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import hexstead  # noqa: E402
from hexstead import game_packages  # noqa: E402
from hexstead.bots.levels import LEVELS  # noqa: E402
from hexstead.sim.benchmark import GAMES, OPPONENTS, VERSION  # noqa: E402

RESULTS = ROOT / "docs" / "hexstead-bench.json"
DOCUMENT = ROOT / "docs" / "tournaments.md"
SEARCH_GAMES = 8  # for bots that think for long
PROGRAM_GAMES = 20  # for bots outside the kernel
# Random players and Greenhorns do not finish America, and each of their games takes long.
FEWER = {("america", "random"): 8, ("america", "greenhorn"): 40, ("america", "greenhorn@1"): 40}
BUILT_IN = [game for game in hexstead.game_names() if (game_packages.BUILT_IN / game).is_dir()]
TABLE = re.compile(r"<!-- bench (\w+) -->\n.*?<!-- end -->", re.DOTALL)


@dataclass(frozen=True)
class Row:
    """A bot of the benchmark in one game; `command` is run in the root of the repository."""

    name: str
    game: str
    bot: str
    games: int = GAMES
    before: str = ""  # shell commands that come first

    @property
    def command(self) -> str:
        bot = f'"{self.bot}"' if re.search(r"[ ']", self.bot) else self.bot
        games = "" if self.games == GAMES else f" --games {self.games}"
        return f"{self.before}hexstead score {self.game} --bot {bot}{games}"


def rows() -> Iterator[Row]:
    """All rows: random players, the levels with their frozen versions, and the examples."""
    for game in BUILT_IN:
        for name, level in LEVELS.items():
            bot = f"{name}:ms=50" if level.needs_history else name
            games = SEARCH_GAMES if level.needs_history else FEWER.get((game, name), GAMES)
            yield Row(bot, game, bot, games)
        for path in ("examples/bots/greedy.py", "examples/bots/planner.py"):
            yield Row(path, game, f"cmd: python {path}", PROGRAM_GAMES)
        yield Row("examples/bots/shopper.py", game, "module:shopper:Shopper", PROGRAM_GAMES, "cd examples/bots && ")
    inside = "cd examples && "
    yield Row("examples/builder.py", "germany", "module:builder:Builder", 2 * PROGRAM_GAMES, inside)
    learn = f"{inside}python self_play.py --minutes 0.5 && "
    policy = "module:self_play:SelfPlayBot('policy.npz')"
    yield Row("examples/self_play.py after 30 s", "germany", policy, PROGRAM_GAMES, learn)


def measure(row: Row) -> dict[str, Any]:
    """Run the command of a row; return its result."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | {"PATH": paths, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        f"{row.command} --json", shell=True, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found = json.loads(done.stdout[done.stdout.index("{\n") :])
    wins = {one["opponent"]: one["wins"] for one in found["opponents"]}
    return {
        "benchmark": VERSION,
        "commit": commit(),
        "games": row.games,
        "score": round(found["score"], 1),
        "wins": wins,
    }


def commit() -> str:
    head = ["git", "log", "-1", "--format=%h", "--abbrev=8"]
    return subprocess.run(head, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def table(game: str, results: dict[str, dict[str, Any]]) -> str:
    """The table of a game in Markdown, best score first; bots without a result are left out."""
    lines = [f"| {game.capitalize()} | score | {' | '.join(OPPONENTS)} | games | commit | command |"]
    lines.append("| --- " * (len(OPPONENTS) + 5) + "|")
    measured = [(row, results[game][row.name]) for row in rows() if row.game == game and row.name in results[game]]
    for row, found in sorted(measured, key=lambda pair: -pair[1]["score"]):
        wins = " | ".join(str(found["wins"][opponent]) for opponent in OPPONENTS)
        games = f"{found['games']} | {found['commit']} | `{row.command}`"
        lines.append(f"| {row.name} | {found['score']:.1f} | {wins} | {games} |")
    return "\n".join(lines)


def with_tables(text: str, results: dict[str, dict[str, Any]]) -> str:
    """A document with the tables between its comments written again."""

    def written(found: re.Match[str]) -> str:
        return f"<!-- bench {found[1]} -->\n\n{table(found[1], results)}\n\n<!-- end -->"

    return TABLE.sub(written, text)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Hexstead-Bench and update its tables in the documentation.")
    parser.add_argument("names", nargs="*", metavar="ROW", help="bots to measure, by default all")
    parser.add_argument("--game", choices=BUILT_IN)
    parser.add_argument("--missing", action="store_true", help="only rows without a result")
    parser.add_argument("--list", action="store_true", help="print the rows and their commands")
    parser.add_argument("--write", action="store_true", help="measure nothing, only write the tables")
    given = parser.parse_args()
    results: dict[str, dict[str, Any]] = json.loads(RESULTS.read_text(encoding="utf-8"))
    for row in rows():
        if (given.names and row.name not in given.names) or given.game not in (None, row.game):
            continue
        if given.write or (given.missing and row.name in results[row.game]):
            continue
        print(f"{row.game}, {row.name}: {row.command}", flush=True)
        if given.list:
            continue
        results[row.game][row.name] = measure(row)
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if not given.list:
        DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8"), results), encoding="utf-8")


if __name__ == "__main__":
    main()
