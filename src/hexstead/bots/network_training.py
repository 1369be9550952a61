"""Training of the network that gives win probabilities: self-play between all levels, then epochs of Adam; numpy only.

Finished chunks of games and the last epoch are stored in a folder, so an interrupted run resumes, and a run of more
games continues a shorter one. After a change of the rules, the features or the levels it starts over. The result
depends on the plan alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from ..core.engine import compiled_folder
from ..errors import BadOption
from ..processes import process_pool
from . import win_model
from .bot import Terms
from .calibration import QUARTERS, Predict, Reliability, quarter_losses
from .decision_kernel import decision_kernel
from .levels import LEVELS
from .matches import play_levels
from .mind import EXTRA_INPUTS, known_mind
from .network import (
    Network,
    Samples,
    Training,
    begin,
    from_quantised,
    joined,
    loss,
    probabilities,
    quantised,
    train_epoch,
)

Array = np.ndarray[Any, Any]
Progress = Callable[[str, int, int], None]  # stage, amount done, total
CHUNK = 25  # games of one job, all with one line-up
SPACING = 23  # actions between two positions of a game; not a multiple of a usual cycle of actions
SAMPLES_PER_GAME = 400
HELD_OUT = 5  # one chunk in five is held out
THREES = 5  # one chunk in five has games of three players
SEED_SPAN = 10_000_000  # number of seeds reserved for the games of a run


@dataclass(frozen=True, slots=True)
class NetworkPlan:
    """The amount of self-play and training."""

    terms: tuple[Terms, ...]  # terms for four players, then for three
    games: int = 20_000
    epochs: int = 12
    turns: int = 300
    seed: int = 1
    jobs: int = 2

    @property
    def game(self) -> str:
        return self.terms[0].game


@dataclass(frozen=True, slots=True)
class Epoch:
    """The mean loss after an epoch, on the samples trained with and on held-out games."""

    number: int
    trained: float
    held_out: float


@dataclass(frozen=True, slots=True)
class NetworkReport:
    """The result of a training run."""

    weights: dict[str, Any]
    levels: list[str]
    curve: list[Epoch]
    positions: int
    held_out: int
    reliability: Reliability
    losses: list[float]  # loss on held-out games by quarter
    refitted: list[float]  # loss of the small win model, fitted to the same samples
    small: win_model.WinModel


def played_levels() -> list[str]:
    """The levels that play in training: all levels offered to players, with Baron's search switched off."""
    return [name for name, level in LEVELS.items() if level.is_offered and level.kernels]


def lineup_of(number: int, players: int, seed: int) -> list[str]:
    """The levels of a chunk: in every other chunk one level plays all seats, otherwise each seat's level is random."""
    levels = played_levels()
    if number % 2:
        return [levels[number // 2 % len(levels)]] * players
    drawn = np.random.default_rng([seed, number]).integers(len(levels), size=players)
    return [levels[i] for i in drawn]


Job = tuple[Terms, list[str], int, int]


def chunk_of(job: Job) -> Samples:
    """In a worker process: the samples of one chunk of games."""
    terms, lineup, seed, turns = job
    played = play_levels(
        terms, lineup, range(seed, seed + CHUNK), turns, samples=CHUNK * SAMPLES_PER_GAME, spacing=SPACING
    )
    rows: Array = played.samples
    rows = rows[: np.flatnonzero(rows[:, 1]).max(initial=-1) + 1]
    winners = np.array(played.winners)[rows[:, 0]]
    quarters = np.clip(QUARTERS * (rows[:, 1] - 1) // np.array(played.turns)[rows[:, 0]], 0, QUARTERS - 1)
    kept = winners >= 0
    inputs = rows[:, 3:].reshape(len(rows), terms.players, -1)
    found = Samples(np.clip(inputs, -32768, 32767).astype(np.int16), winners, quarters, rows[:, 2], rows[:, 0] + seed)
    return found.some(kept)


def jobs_of(plan: NetworkPlan, first: int = 0) -> list[Job]:
    jobs: list[Job] = []
    for number in range(-(-plan.games // CHUNK)):
        terms = plan.terms[int(number % THREES == THREES - 1 and len(plan.terms) > 1)]
        seed = plan.seed * SEED_SPAN + first + number * CHUNK
        jobs.append((terms, lineup_of(number + first, terms.players, plan.seed), seed, plan.turns))
    return jobs


def train_network(
    plan: NetworkPlan, folder: Path, progress: Progress = lambda stage, done, total: None
) -> NetworkReport:
    """Play, train and measure, resuming from the folder."""
    store = _Store(folder, _key(plan))
    plan.terms[0].engine("fast").load(decision_kernel(plan.game))  # compile once, before the processes start
    groups: tuple[dict[int, list[Samples]], ...] = ({}, {})
    for number, part in _play(plan, store, progress):
        if len(part):
            groups[number % HELD_OUT == 0].setdefault(part.inputs.shape[1], []).append(part)
    kept, held = ([joined(parts) for parts in group.values()] for group in groups)
    if not kept or not held:
        raise BadOption("These games are over, or cut, before anything can be learned from who wins them.")
    curve, network = _train(plan, store, kept, held, progress)

    def predict(inputs: Array) -> Array:
        return probabilities(inputs, network)

    progress("measuring", 0, 1)
    four = [part for part in held if part.inputs.shape[1] == plan.terms[0].players]
    small = refit([part for part in kept if part.inputs.shape[1] == plan.terms[0].players], four)
    progress("measuring", 1, 1)
    return NetworkReport(
        quantised(network),
        played_levels(),
        curve,
        sum(map(len, kept)),
        sum(map(len, held)),
        Reliability.of(held, predict),
        quarter_losses(four, predict),
        quarter_losses(four, predicted_by(small)),
        small,
    )


def _play(plan: NetworkPlan, store: _Store, progress: Progress) -> Iterator[tuple[int, Samples]]:
    jobs = jobs_of(plan)
    missing = [number for number in range(len(jobs)) if not store.has(number)]
    with process_pool(plan.jobs) as pool:
        done = len(jobs) - len(missing)
        for number, part in zip(missing, pool.map(chunk_of, [jobs[number] for number in missing]), strict=True):
            store.write(number, part)
            done += 1
            progress("self-play", done * CHUNK, len(jobs) * CHUNK)
    for number in range(len(jobs)):
        yield number, store.read(number)


def _train(
    plan: NetworkPlan, store: _Store, kept: Sequence[Samples], held: Sequence[Samples], progress: Progress
) -> tuple[list[Epoch], Network]:
    """All epochs; the network is the one after the epoch with the least loss on held-out games, quantised."""
    run, curve, best = store.resumed(plan) or (begin(kept, plan.seed), [], None)
    sample = [part.some(slice(None, None, 5)) for part in kept]
    while run.epoch < plan.epochs:
        train_epoch(run, kept, plan.epochs, plan.seed)
        network = from_quantised(quantised(run.network))
        now = Epoch(run.epoch, loss(sample, network), loss(held, network))
        if best is None or now.held_out <= min(epoch.held_out for epoch in curve):
            best = network
        curve.append(now)
        store.save(plan, run, curve, best)
        progress("epochs", run.epoch, plan.epochs)
    if best is None:
        raise BadOption("Train for at least one epoch.")
    return curve, best


def refit(kept: Sequence[Samples], held: Sequence[Samples]) -> win_model.WinModel:
    """Fit the small win model, which uses only the features, to samples with the same number of players."""
    (trained, trained_winners), (tested, tested_winners) = (
        (_features(joined(parts).inputs), joined(parts).winners) for parts in (kept, held)
    )
    return win_model.fit(trained, trained_winners, tested, tested_winners)


def predicted_by(model: win_model.WinModel) -> Predict:
    """The probabilities by the small win model."""
    return lambda inputs: win_model.chances(_features(inputs), model)


def _features(inputs: Array) -> Array:
    return inputs[:, :, : inputs.shape[2] - EXTRA_INPUTS].astype(np.float32)


# The folder of a run


def _key(plan: NetworkPlan) -> str:
    """A digest of everything that determines the samples: the plan, the compiled code and the levels."""
    parts = [plan.game, plan.turns, plan.seed, CHUNK, SPACING, THREES, played_levels()]
    parts += [[terms.players, sorted(terms.options.items())] for terms in plan.terms]
    parts += [compiled_folder(plan.terms[0].definition, decision_kernel(plan.game)).name]
    parts += [known_mind(plan.game).settings(level) for level in played_levels()]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]


class _Store:
    """The finished chunks and the last epoch of a run, in files that are written atomically."""

    def __init__(self, folder: Path, key: str):
        self._folder = folder / key
        self._folder.mkdir(parents=True, exist_ok=True)

    def _file(self, number: int) -> Path:
        return self._folder / f"{number}.npz"

    def has(self, number: int) -> bool:
        return self._file(number).exists()

    def _save(self, file: Path, arrays: Mapping[str, Any]) -> None:
        new = file.with_suffix(".new.npz")
        np.savez_compressed(new, **arrays)
        new.replace(file)

    def write(self, number: int, part: Samples) -> None:
        self._save(self._file(number), {field.name: getattr(part, field.name) for field in fields(Samples)})

    def read(self, number: int) -> Samples:
        with np.load(self._file(number)) as stored:
            return Samples(*(stored[field.name] for field in fields(Samples)))

    def _epochs(self, plan: NetworkPlan) -> Path:
        return self._folder / f"{plan.games}-games-{plan.epochs}-epochs.npz"

    def save(self, plan: NetworkPlan, run: Training, curve: Sequence[Epoch], best: Network) -> None:
        arrays = {f"network {field.name}": getattr(run.network, field.name) for field in fields(Network)}
        arrays |= {f"best {field.name}": getattr(best, field.name) for field in fields(Network)}
        for i, pair in enumerate(run.moments):
            arrays |= {f"moment {i} {k}": moment for k, moment in enumerate(pair)}
        arrays["counts"] = np.array([run.epoch, run.steps, len(run.moments)])
        arrays["curve"] = np.array([[epoch.number, epoch.trained, epoch.held_out] for epoch in curve])
        self._save(self._epochs(plan), arrays)

    def resumed(self, plan: NetworkPlan) -> tuple[Training, list[Epoch], Network | None] | None:
        """The last finished epoch of a run with the same numbers of games and epochs."""
        file = self._epochs(plan)
        if not file.exists():
            return None
        with np.load(file) as stored:
            network, best = (
                Network(*(stored[f"{name} {field.name}"] for field in fields(Network))) for name in ("network", "best")
            )
            epoch, steps, count = (int(n) for n in stored["counts"])
            moments = [(stored[f"moment {i} 0"], stored[f"moment {i} 1"]) for i in range(count)]
            curve = [Epoch(int(number), float(one), float(other)) for number, one, other in stored["curve"]]
        return Training(network, moments, epoch, steps), curve, best
