"""The report of a network's training: learning curve and reliability as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from .plots import lines
from .report import STYLE

CURVES = "\n".join(
    f".curve{k} {{ fill: none; stroke: {colour}; stroke-width: 2; }} circle.kind{k}, rect.kind{k} {{ fill: {colour}; }}"
    for k, colour in enumerate(("#0B756B", "#C2562B", "#7A5CA8", "#8A6D00", "#2F6FB0", "#A03A5B", "#5B6B2E"))
)
QUARTERS = ("first", "second", "third", "last")
LEAST_SEATS = 30  # bins with fewer seats are left out of the diagram


def learning_curve(data: Mapping[str, Any]) -> str:
    """The mean loss after each epoch, as SVG."""
    series = {
        "trained": [(epoch, loss) for epoch, loss, _ in data["curve"]],
        "held out": [(epoch, loss) for epoch, _, loss in data["curve"]],
    }
    return lines("Mean loss after each epoch", series, ("epochs", ""))


def reliability_diagram(data: Mapping[str, Any]) -> str:
    """The share of wins by predicted probability, one line per quarter of the game, as SVG."""
    series: dict[str, Sequence[tuple[float, float]]] = {}
    for name, bins in zip(QUARTERS, data["reliability"], strict=True):
        found = [(chance / count, won / count) for count, chance, won in bins if count >= LEAST_SEATS]
        if found:
            series[f"{name}"] = found
    return lines("Wins by predicted probability", series, ("predicted probability", ""), diagonal=True)


def standalone(svg: str) -> str:
    """An SVG as a file of its own, with its styles."""
    style = f"<style>{STYLE}\n{CURVES}\nsvg {{ background: var(--card); }}</style>"
    head, _, rest = svg.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg">{style}{rest}\n'


def training_report(data: Mapping[str, Any]) -> str:
    """The HTML report of a network file's `training`."""
    rows = "".join(
        f"<tr><td>{name}</td><td>{loss:.4f}</td><td>{small:.4f}</td><td>{100 * error:.2f}</td></tr>"
        for name, loss, small, error in zip(
            QUARTERS, data["losses"], data["losses of the small model"], data["calibration errors"], strict=True
        )
    )
    title = f"Win probabilities in {data['game'].capitalize()}"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} · Hexstead</title>
<style>{STYLE}
{CURVES}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{data["positions"]:,} positions trained, {data["held out"]:,} held out.
Made by <code>{escape(data["made"])}</code>.</p>
<div class="grid">
<section><h2>Learning curve</h2><p>Mean loss (cross-entropy of the winner) after each epoch.</p>
{learning_curve(data)}</section>
<section><h2>Reliability</h2><p>How often seats win that get a certain probability, by quarter of the game.</p>
{reliability_diagram(data)}</section>
<section class="wide"><h2>Held-out games</h2><p>Expected calibration error of all positions:
{100 * data["calibration error"]:.2f} points.</p><div class="scroll"><table>
<tr><th>quarter</th><th>loss</th><th>loss of the small model</th><th>calibration error, points</th></tr>
{rows}</table></div></section>
</div>
</main>
</body>
</html>
"""
