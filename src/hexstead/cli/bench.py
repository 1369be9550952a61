"""`hexstead bench`: measured figures and their budgets, as tables or JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ..core.definition import definition, game_names
from ..sim.bench import BUDGETS, QUICK, Bench, Figure
from .output import err, number, out, table
from .warm import compile_with_progress


def run(names: Sequence[str], games: int, seed: int, quick: bool, as_json: bool) -> None:
    chosen = list(dict.fromkeys(names or game_names()))
    for name in chosen:
        definition(name)  # raises for an unknown name
    found: dict[str, Any] = {}
    for name in chosen:
        compile_with_progress(name)
        bench = Bench(name, games, seed, repeats=3 if quick else 9)
        figures = []
        with err.status("Measuring …") as status:
            for figure in QUICK if quick else BUDGETS:
                status.update(f"Measuring {name}: {BUDGETS[figure].label} …")
                figures.append(bench.figure(figure))
        found[name] = bench.fields() | {"budgets": {figure.name: figure.to_json() for figure in figures}}
        if not as_json:
            show(name, found[name], figures)
    if as_json:
        print(json.dumps(found, indent=2))


def show(name: str, data: dict[str, Any], figures: Sequence[Figure]) -> None:
    """Print one game's figures."""
    rows = table(f"{name}: 4 seats, one core, random players", "", "measured", "budget", "reached", "steps")
    for figure in figures:
        budget = figure.budget
        relation = "≥" if budget.rate else "≤"
        mark = "met" if figure.reached >= 1 else f"{figure.reached:.0%}"
        wanted = f"{relation} {with_unit(figure, budget.limit)}"
        rows.add_row(budget.label, with_unit(figure, figure.value), wanted, mark, f"{figure.steps:,.3g}")
    out.print(rows)
    games_per_s, times = data["games"] / data["seconds"], data["decisions_per_s"] / data["plain_decisions_per_s"]
    lines = (
        f"{data['games']:,} games of {data['turns'] / data['games']:.0f} turns, {number(games_per_s)} games/s",
        f"compiled, {times:.0f} × plain; seed {data['seed']}, final states {data['sha256'][:16]}.",
        "Steps: the cost of one item in steps of a reference loop (compiled for figures of kernels, else plain).",
    )
    out.print(f"{lines[0]} {lines[1]}\n{lines[2]}", soft_wrap=True)


def with_unit(figure: Figure, value: float) -> str:
    """The value as text, with its unit."""
    if figure.budget.rate:
        return f"{number(value)}/s"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value * 1e9:.3g} ns"
