"""`hexstead balance`: win rates by seat and start between equal bots, and how often each place is used."""

from __future__ import annotations

import json

from ..processes import cores, process_pool
from ..sim.balance import Balance, balance_jobs
from ..sim.jobs import run_job
from .game_runs import compile_for
from .output import bar, number, out, percent, table


def run(game: str, bot: str, games: int, players: int, seed: int, turns: int, jobs: int, as_json: bool) -> None:
    pending = balance_jobs(game, bot, games, players, seed, turns)
    pending[0].config.check()
    compile_for(pending[0].config)
    balance = Balance(game, bot, players)
    with process_pool(jobs or cores()) as pool, bar() as progress:
        task = progress.add_task(f"{game}: {bot}", total=games)
        for results in pool.map(run_job, pending):
            balance.add(results)
            progress.update(task, completed=balance.counts["games"])
    data = balance.to_json()
    if as_json:
        print(json.dumps(data, indent=1))
        return
    for what in ("seats", "starts"):
        if data[what]:
            rows = table(
                f"{game}, {data['games']:,} games of {bot}: wins by {what}", "", "wins", "share", "95 %", "fair"
            )
            for row in data[what]:
                interval = f"{percent(row['low'])} to {percent(row['high'])}"
                fair = "yes" if row["fair"] else "no"
                rows.add_row(row["name"], number(row["wins"]), percent(row["share"]), interval, fair)
            out.print(rows)
    rows = table("Places with a building at the end of the game", "", "kind", "games", "share", left=2)
    for row in sorted(data["places"], key=lambda row: row["built"]):
        rows.add_row(row["name"], row["kind"], number(row["built"]), percent(row["share"]))
    out.print(rows)
    out.print(f"{data['finished']:,} of {data['games']:,} games were won; median length {data['median_turns']} turns.")
