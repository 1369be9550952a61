"""`hexstead train`: train the bot levels by self-play and write their weights with the training history."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots.bot import Terms
from ..bots.decision_kernel import decision_kernel
from ..core.game import new
from ..core.kernel import RULES
from ..processes import cores
from ..sim.random_games import simulation_options
from .game_runs import read_options
from .output import bar, check_writable, out, percent, print_notes, table, write
from .warm import compile_with_progress


def run(
    game: str,
    generations: int,
    pairs: int,
    matches: int,
    games: int,
    seed: int,
    jobs: int,
    options: Sequence[str],
    file: Path,
) -> None:
    from ..bots.training import Plan, train

    terms = Terms.of(new(game, 4, options=simulation_options(game, read_options(options))))
    plan = Plan(terms, generations, pairs, matches, games, seed=seed, jobs=jobs or cores())
    command = (
        f"hexstead train {game} --generations {generations} --pairs {pairs} --matches {matches} --games {games}"
        f" --seed {seed}{''.join(f' --option {option}' for option in options)}"
    )
    check_writable(file)
    for kernel in (RULES, decision_kernel(game)):
        compile_with_progress(game, kernel)
    stages = table(f"Training {game}", "stage", "games", "before", "after", "steps tried")
    gained = []
    with bar() as progress:
        task = progress.add_task(game)

        def show(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        for levels, report in train(plan, show):
            tried = ", ".join(f"{part} %: {percent(share)}" for part, share in report.tried.items())
            before, after = (percent(n) if report.tried else f"loss {n:.4f}" for n in (report.before, report.after))
            stages.add_row(report.stage, f"{report.games:,}", before, after, tried)
            gained.append(f"{report.stage}: {before} to {after}")
            baron = {**levels["baron"], "made": command, "gained": gained}
            write(file, weights_text({**levels, "baron": baron}))
            print_notes(gained[-1:])  # the next stage can take long, and the bar is only visible on a terminal
    out.print(stages)
    out.print(f"The weights are in {file}.", soft_wrap=True)


def weights_text(levels: Mapping[str, Mapping[str, Any]]) -> str:
    """The weights as JSON with many numbers per line."""

    def entry(key: str, value: Any) -> str:
        if not isinstance(value, dict):
            return f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        if any(isinstance(numbers, list) for numbers in value.values()):
            lines = ",\n".join(f"      {json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in value.items())
        else:
            text = ", ".join(f'"{name}":\u00a0{number}' for name, number in value.items())
            lines = textwrap.fill(text, 112, initial_indent=" " * 6, subsequent_indent=" " * 6).replace("\u00a0", " ")
        return f"    {json.dumps(key)}: {{\n{lines}\n    }}"

    blocks = (
        f"  {json.dumps(name)}: {{\n" + ",\n".join(entry(key, value) for key, value in level.items()) + "\n  }"
        for name, level in levels.items()
    )
    return "{\n" + ",\n".join(blocks) + "\n}\n"
