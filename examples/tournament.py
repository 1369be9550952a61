"""A tournament between the example bots: a Python class, a program that uses the JSON protocol, and a random player.

python examples/tournament.py --games 24 --out report.html
On all cores and with any bots: hexstead tournament germany --bot … --bot … --out FOLDER
"""

import argparse
import sys
from pathlib import Path

from hexstead.sim.jobs import Job, run_job
from hexstead.sim.report import report, standings
from hexstead.sim.run_config import RunConfig
from hexstead.sim.tournament import Tournament

PROGRAM = Path(__file__).parent / "bots" / "greedy.py"
ENTRANTS = ("module:builder:Builder", f"cmd: {sys.executable} {PROGRAM}", "random")


def main() -> None:
    parser = argparse.ArgumentParser(description="A tournament between the example bots.")
    parser.add_argument("--game", default="germany")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--turns", type=int, default=400, help="stop a game after this many turns")
    parser.add_argument("--engine", choices=("plain", "fast"), default="plain")
    parser.add_argument("--out", type=Path, default=Path("report.html"))
    options = parser.parse_args()
    config = RunConfig(options.game, options.games, 3, 1, {}, options.turns, ENTRANTS, "mixed", options.engine)
    config.check()
    data = Tournament(config, run_job(Job(config, tuple(range(options.games))))).to_json()
    heads, rows = standings(data)
    for name, *numbers in rows:
        print(name.replace(str(PROGRAM), PROGRAM.name))
        print("   ", ", ".join(f"{head} {number}" for head, number in zip(heads[1:], numbers, strict=True)))
    options.out.write_text(report(data), encoding="utf-8")
    print(f"Report: {options.out}")


if __name__ == "__main__":
    main()
