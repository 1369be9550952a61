"""`hexstead score`: play Hexstead-Bench and print the score of a bot."""

from __future__ import annotations

import json
from pathlib import Path

from ..sim.benchmark import GAMES, VERSION, score, series
from .game_runs import exit_if_stopped, play_run
from .output import number, out, percent, print_notes, table


def run(
    game: str, bot: str, games: int | None, jobs: int | None, folder: Path | None, ray: str | None, as_json: bool
) -> None:
    results = {}
    for opponent, config in series(game, bot, games or GAMES).items():
        into = None if folder is None else folder / opponent
        results[opponent] = play_run(config, f"{game} against {opponent}", jobs, into, ray)
        exit_if_stopped(config, len(results[opponent]), into)
    data = score(game, bot, results)
    if as_json:
        print(json.dumps(data, indent=2))
        return
    rows = table(f"Hexstead-Bench {VERSION}, {game}: {bot}", "against three", "games", "wins", "share", "95 %", "cut")
    for row in data["opponents"]:
        interval = f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"
        rows.add_row(
            row["opponent"],
            number(row["games"]),
            number(row["wins"]),
            percent(row["share"]),
            interval,
            number(row["cut"]),
        )
    out.print(rows)
    full = "" if games in (None, GAMES) else f" This is not the full benchmark of {GAMES} games per opponent."
    out.print(f"Score {data['score']:.1f}; 25 is as good as the opponents.{full}", soft_wrap=True)
    print_notes(data["faults"])
