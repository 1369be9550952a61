"""`hexstead train --network`: train the network of win probabilities; write its file and its learning curve."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..bots.bot import Terms
from ..bots.decision_kernel import decision_kernel
from ..bots.mind import known_mind
from ..core.definition import definition
from ..core.game import new
from ..core.kernel import RULES
from ..processes import cores
from ..sim.random_games import simulation_options
from ..sim.training_report import training_report
from .game_runs import read_options
from .output import bar, check_writable, out, print_notes, table, write
from .warm import compile_with_progress

if TYPE_CHECKING:
    from ..bots.network_training import NetworkReport


def run(game: str, games: int, epochs: int, seed: int, jobs: int, options: Sequence[str], file: Path) -> None:
    from ..bots.network_training import NetworkPlan, train_network

    chosen = simulation_options(game, read_options(options))
    terms = [Terms.of(new(game, n, options=chosen)) for n in reversed(definition(game).players)]
    plan = NetworkPlan(tuple(terms), games, epochs, seed=seed, jobs=jobs or cores())
    command = f"hexstead train {game} --network --games {games} --epochs {epochs} --seed {seed}"
    command += "".join(f" --option {option}" for option in options)
    page = file.with_suffix(".html")
    for path in (file, page):
        check_writable(path)
    for kernel in (RULES, decision_kernel(game)):
        compile_with_progress(game, kernel)
    with bar() as progress:
        task = progress.add_task(game)

        def show(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        found = train_network(plan, file.with_suffix(".parts"), show)
    training = described(game, command, found)
    write(file, network_text({"training": training, **found.weights}))
    write(page, training_report(training))
    rows = table(f"Win probabilities in {game}", "quarter", "loss", "small model", "calibration error")
    for quarter, (loss, small, error) in enumerate(
        zip(found.losses, found.refitted, training["calibration errors"], strict=True)
    ):
        rows.add_row(str(quarter + 1), f"{loss:.4f}", f"{small:.4f}", f"{100 * error:.2f}")
    out.print(rows)
    print_notes([f"Finished games are kept in {file.with_suffix('.parts')}; remove the folder when you need no more."])
    out.print(f"The network is in {file}, its learning curve in {page}.", soft_wrap=True)


def described(game: str, command: str, found: NetworkReport) -> dict[str, Any]:
    """The `training` section of a network file: how the network was trained and how good it is."""
    shown = found.reliability
    return {
        "game": game,
        "made": command,
        "levels": found.levels,
        "positions": found.positions,
        "held out": found.held_out,
        "curve": [[epoch.number, round(epoch.trained, 5), round(epoch.held_out, 5)] for epoch in found.curve],
        "losses": [round(loss, 5) for loss in found.losses],
        "losses of the small model": [round(loss, 5) for loss in found.refitted],
        "small model": found.small.to_json(tuple(known_mind(game).features)),
        "calibration error": round(shown.error(), 5),
        "calibration errors": [round(shown.error(quarter), 5) for quarter in range(len(found.losses))],
        "reliability": [
            [[int(count), round(float(chance), 2), int(won)] for count, chance, won in zip(*bins, strict=True)]
            for bins in zip(shown.count, shown.chance, shown.won, strict=True)
        ],
    }


def network_text(data: Mapping[str, Any]) -> str:
    """A network file as JSON with a row of numbers per line."""
    text = json.dumps(data, indent=1, ensure_ascii=False)
    return re.sub(r"\[\s+([-\d.,\s]+?)\s+\]", lambda row: f"[{' '.join(row[1].split())}]", text) + "\n"
