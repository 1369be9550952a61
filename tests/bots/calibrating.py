"""Calibration of the win probabilities: held-out positions of games between all levels, by quarter of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

import hexstead
from hexstead.bots.bot import Terms
from hexstead.bots.calibration import BINS, QUARTERS, Reliability, quarter_losses
from hexstead.bots.decision_kernel import decision_kernel
from hexstead.bots.mind import known_mind
from hexstead.bots.network import Samples, from_quantised, joined, probabilities
from hexstead.bots.network_training import NetworkPlan, chunk_of, jobs_of, predicted_by
from hexstead.bots.win_model import WinModel
from hexstead.core.definition import definition
from hexstead.sim.random_games import simulation_options
from tests.random_play import warm

SEED = 90  # training uses others
MAX_ERROR = 0.02  # expected calibration error
SCALE = 1_000_000  # counts are whole numbers: probabilities and losses in millionths
QUARTER_NAMES = ("first", "second", "third", "last")


def held_out(game: str, number: int, positions: int) -> list[Samples]:
    """Positions of two chunks of games of four with other seeds than in training."""
    terms = Terms.of(hexstead.new(game, max(definition(game).players), options=simulation_options(game)))
    jobs = jobs_of(NetworkPlan((terms,), 2 * (number + 1) * 25, seed=SEED))[-2:]
    found = joined([chunk_of(job) for job in jobs])
    chosen = np.random.default_rng(number).permutation(len(found))[:positions]
    return [found.some(np.sort(chosen))]


def calibrate(game: str, seed: int, count: int) -> Counter[str]:
    """Entry point for tools/proof.py: sums over `count` positions by quarter and bin, and both models' losses."""
    warm(game, "fast")
    warm(game, "fast", decision_kernel(game))
    data = known_mind(game).network()
    network = from_quantised(data)
    small = WinModel.from_json(tuple(known_mind(game).features), data["training"]["small model"])
    samples = held_out(game, seed, count)

    def predict(inputs: Any) -> Any:
        return probabilities(inputs, network)

    found = Reliability.of(samples, predict)
    counts: Counter[str] = Counter()
    for quarter in range(QUARTERS):
        for at in range(BINS):
            for name, part in (("seats", found.count), ("chance", found.chance * SCALE), ("won", found.won)):
                counts[f"{name} {quarter} {at}"] = round(float(part[quarter, at]))
        positions = [part.some(part.quarters == quarter) for part in samples]
        number = sum(map(len, positions))
        counts[f"positions {quarter}"] = number
        if number:
            for name, model in (("loss", predict), ("small loss", predicted_by(small))):
                counts[f"{name} {quarter}"] = round(quarter_losses(positions, model)[quarter] * number * SCALE)
    return counts


def calibration_summary(counts: Mapping[str, int]) -> dict[str, Any]:
    """Reliability and losses by quarter; fails if a probability is off by much or the small model predicts better."""

    def grid(name: str, scale: float = 1) -> Any:
        return np.array([[counts[f"{name} {q} {at}"] / scale for at in range(BINS)] for q in range(QUARTERS)])

    found = Reliability(grid("seats"), grid("chance", SCALE), grid("won"))
    quarters: list[dict[str, Any]] = []
    for quarter, name in enumerate(QUARTER_NAMES):
        n = max(1, counts[f"positions {quarter}"])
        loss, small = (counts[f"{key} {quarter}"] / SCALE / n for key in ("loss", "small loss"))
        error = found.error(quarter) if counts[f"positions {quarter}"] else 0.0
        quarters.append(
            {"quarter": name, "positions": n, "loss": round(loss, 4), "loss of the small model": round(small, 4),
             "calibration error": round(error, 4)}
        )  # fmt: skip
    wrong = [row for row in quarters if row["loss"] >= row["loss of the small model"]]
    error = found.error()
    summary = {
        "positions": sum(counts[f"positions {q}"] for q in range(QUARTERS)),
        "expected calibration error": round(error, 4),
        "quarters": quarters,
        "reliability: seats, mean probability, share of wins, by twentieth": [
            [int(n), round(float(p / n), 3), round(float(won / n), 3)]
            for n, p, won in zip(found.count.sum(0), found.chance.sum(0), found.won.sum(0), strict=True)
            if n
        ],
    }
    assert error <= MAX_ERROR, f"the expected calibration error is {error:.4f}: {summary}"
    assert not wrong, f"the small model predicts better: {wrong}"
    return summary
