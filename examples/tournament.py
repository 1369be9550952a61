"""A tournament between the examples: the bot of builder.py, a program that speaks lines of JSON, and a random player.

python examples/tournament.py --games 24 --out report.html
On all cores, and with any bots: hexstead tournament germany --bot … --bot … --out FOLDER
"""

import argparse
import sys
from pathlib import Path

from hexstead.sim.jobs import Job, Plan, run_job
from hexstead.sim.report import report, standings
from hexstead.sim.tournament import Tournament

PROGRAM = Path(__file__).parent / "bots" / "greedy.py"
ENTRANTS = ("module:builder:Builder", f"cmd: {sys.executable} {PROGRAM}", "random")


def main() -> None:
    parser = argparse.ArgumentParser(description="A tournament between the examples.")
    parser.add_argument("--game", default="germany")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--turns", type=int, default=400, help="where a game is cut")
    parser.add_argument("--engine", choices=("plain", "fast"), default="plain")
    parser.add_argument("--out", type=Path, default=Path("report.html"))
    asked = parser.parse_args()
    plan = Plan(asked.game, asked.games, 3, 1, {}, asked.turns, ENTRANTS, "mixed", asked.engine)
    plan.check()
    data = Tournament(plan, run_job(Job(plan, tuple(range(asked.games))))).to_json()
    heads, rows = standings(data)
    for name, *numbers in rows:
        print(name.replace(str(PROGRAM), PROGRAM.name))
        print("   ", ", ".join(f"{head} {number}" for head, number in zip(heads[1:], numbers, strict=True)))
    asked.out.write_text(report(data), encoding="utf-8")
    print(f"The report is in {asked.out}.")


if __name__ == "__main__":
    main()
