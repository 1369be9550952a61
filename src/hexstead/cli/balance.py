"""`hexstead balance`: whether seats and starts win alike between equal bots."""

from __future__ import annotations

import json

from ..processes import cores, process_pool
from ..sim.balance import Balance, balance_jobs
from ..sim.jobs import run_job
from .playing import compile_for
from .show import bar, number, out, percent, table


def run(game: str, bot: str, games: int, players: int, seed: int, turns: int, jobs: int, as_json: bool) -> None:
    todo = balance_jobs(game, bot, games, players, seed, turns)
    todo[0].plan.check()
    compile_for(todo[0].plan)
    sums = Balance(game, bot, players)
    with process_pool(jobs or cores()) as pool, bar() as progress:
        task = progress.add_task(f"{game}: {bot}", total=games)
        for results in pool.map(run_job, todo):
            sums.take(results)
            progress.update(task, completed=sums.counts["games"])
    data = sums.to_json()
    if as_json:
        print(json.dumps(data, indent=1))
        return
    for what in ("seats", "starts"):
        if data[what]:
            shown = table(
                f"{game}, {data['games']:,} games of {bot}: wins by {what}", "", "wins", "share", "95 %", "fair"
            )
            for row in data[what]:
                interval = f"{percent(row['low'])} to {percent(row['high'])}"
                fair = "yes" if row["fair"] else "no"
                shown.add_row(row["name"], number(row["wins"]), percent(row["share"]), interval, fair)
            out.print(shown)
    out.print(f"{data['finished']:,} of {data['games']:,} games were won; median length {data['median_turns']} turns.")
