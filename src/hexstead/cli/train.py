"""`hexstead train`: learn what features of a position are worth, by self-play; writes the weights and how they came."""

from __future__ import annotations

import json
import os
import pathlib
from collections.abc import Sequence

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots.bot import Terms
from ..core.game import new
from ..sim.runs import simulation_options
from .show import err, out, percent, table
from .simulate import read_options


def run(
    game: str, generations: int, games: int, matches: int, seed: int, jobs: int, options: Sequence[str], file: str
) -> None:
    from ..bots.training import Plan, train

    made = new(game, 4, options=simulation_options(game, read_options(options)))
    terms = Terms(game, made.players, made.options, made.board)
    plan = Plan(terms, generations, games, matches, seed=seed, jobs=jobs or os.cpu_count() or 1)
    told = table(f"Training {game}", "generation", "positions", "loss", "share kept", "mixture kept", "all mixtures")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    history = []
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(game)

        def progress(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        for levels, report in train(plan, progress):
            shares = ", ".join(f"{part} %: {percent(share)}" for part, share in report.shares.items())
            told.add_row(
                str(report.generation), f"{report.rows:,}", f"{report.loss:.4f}",
                percent(report.shares[report.kept]), f"{report.kept} %", shares,
            )  # fmt: skip
            history.append({"generation": report.generation, "loss": round(report.loss, 4), "shares": report.shares})
            command = f"hexstead train {game} --generations {generations} --games {games} --matches {matches}"
            baron = {**levels["baron"], "made": {"command": f"{command} --seed {seed}", "history": history}}
            text = json.dumps({**levels, "baron": baron}, indent=1, ensure_ascii=False)
            pathlib.Path(file).write_text(text + "\n", encoding="utf-8")
    out.print(told)
    out.print(f"The weights are in {file}.", soft_wrap=True)
