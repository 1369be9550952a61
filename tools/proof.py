"""The long proofs behind `make proof`: tools/proof.py [NAME…] [--game GAME] [--scale 0.01] [--jobs 2] [--fresh]

What is proven lives in tests/, as functions of a game, a seed and a count; here they are only driven, piece by piece.
Finished pieces are kept in .proof/, so a proof that was interrupted goes on where it was; another engine starts anew.
Each proof of a game writes docs/proofs/NAME-GAME.json.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import multiprocessing
import platform
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hexstead  # noqa: E402
from hexstead.processes import leave_with_parent  # noqa: E402
from tests.bots import contests  # noqa: E402
from tests.bots.imagined import imagined  # noqa: E402
from tests.bots.imagined import summary as imagined_summary  # noqa: E402
from tests.fuzz.fuzz import all_kinds  # noqa: E402
from tests.games.whole import TURN_CUT, whole_games  # noqa: E402
from tests.lockstep.lockstep import all_pairs  # noqa: E402
from tests.server.doors import doors  # noqa: E402
from tests.server.killing import killed_by_turns  # noqa: E402
from tests.twins.twins import summary, twins  # noqa: E402
from tests.twins.wire import wire_twins  # noqa: E402

STATE, RESULTS = ROOT / ".proof", ROOT / "docs" / "proofs"
SOURCES = (
    "src/hexstead",
    "tests/bots",
    "tests/fuzz",
    "tests/games",
    "tests/lockstep",
    "tests/twins",
    "tests/server",
    "tests/play.py",
)


@dataclass(frozen=True)
class Proof:
    """So many of something per game, proven in pieces by a function of game, seed (the piece's number) and count."""

    says: str
    prove: Callable[[str, int, int], Counter[str]]
    total: int
    piece: int
    close: Callable[[Counter[str]], dict[str, Any]] = dict
    totals: Mapping[str, int] = field(default_factory=dict)  # of games that are longer

    def pieces(self, scale: float, game: str) -> int:
        return max(1, round(self.totals.get(game, self.total) * scale / self.piece))


PROOFS = {
    "games": Proof(
        f"Random games, compiled, on every set-up: each is won, drawn by the rules or cut after {TURN_CUT} turns; the "
        "logged codes replay to the same bytes; one in a hundred also through the facade, as a JSON record and back.",
        whole_games, 100_000, 500, totals={"america": 50_000},
    ),
    "lockstep": Proof(
        "Actions played by two back ends: state, events, who is to act and every seat's legal list are equal after "
        "each, and at every 50th the legal lists are what a check of every code allows.",
        all_pairs, 1_000_000, 5_000,
    ),
    "twins": Proof(
        "Forks at a hidden chance outcome: whoever may not know it receives the same, byte for byte, over the actions "
        "that follow in both worlds.",
        twins, 1_000, 10, summary,
    ),
    "wire": Proof(
        "The same over real sockets and HTTP, at two tables of a server: frames, refusals, undo, chat, coming back, "
        "views of any moment, statistics and record before the end are the same, byte for byte.",
        wire_twins, 1_000, 10, summary,
    ),
    "killed": Proof(
        "Servers killed by SIGKILL while three people and a bot play, at any moment or between commit and send; by "
        "turns on SQLite and on PostgreSQL. Every acknowledged action is in the record once, and every client has "
        "seen every event once and in order.",
        killed_by_turns, 200, 10,
    ),
    "doors": Proof(
        "Requests to every endpoint, by schemathesis from the OpenAPI and mutated from good ones, and messages of "
        "every type over the socket, so many of each: no fault of the server, refusals are sentences, the table plays "
        "on.",
        doors, 10_000, 100,
    ),
    "fuzz": Proof(
        "Mutated actions, records, positions, maps, options and arguments: only our own errors come back, as "
        "sentences, and the game is unchanged.",
        all_kinds, 100_000, 700,
    ),
    "imagine": Proof(
        "States that a seat imagines: the story of each, replayed from the start, shows the seat every masked record "
        "that it really saw, byte for byte, and ends in that state. Hands that it got right are counted.",
        imagined, 2_000, 50, imagined_summary,
    ),
    "ladder": Proof(
        "Each level against three of the level below, seats rotated, and Baron, at 100 ms a decision, also against "
        "Settlers, in half as many games: shares of wins with 95 % intervals.",
        contests.ladder, 400, 10, contests.ladder_summary,
    ),
    "balance": Proof(
        f"Engineers among themselves, every start at every seat: shares of wins with 95 % intervals by start and by "
        f"seat, unfair where wholly more than 3 points off 25 %; games cut after {contests.ENOUGH_TURNS} turns, and "
        "what the winners' points came from. Starts must be fair; seats may differ by turn order.",
        contests.balance, 4_000, 50, contests.balance_summary,
    ),
    "trading": Proof(
        "Engineers with trade and without: how much longer the median game is without, and how likely by luck; and, "
        "to compare, how long games are where the supply gives any card for any other.",
        contests.trading, 400, 10, contests.trading_summary, totals={"america": 2_400},
    ),
    "swindler": Proof(
        "An Engineer that offers one card for two at every chance, and the same without offers, against three "
        "Engineers and three Barons: the swindler does not win surely more.",
        contests.swindles, 200, 4, contests.swindles_summary,
    ),
    "strangers": Proof(
        "Greedy bots by the protocol of processes, each against three Settlers: their share is surely below 25 %.",
        contests.strangers, 400, 10, contests.strangers_summary,
    ),
}  # fmt: skip


def source_digest() -> str:
    """A hash of everything a result depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for source in SOURCES:
        path = ROOT / source
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in (".py", ".json", ".ftl"):
                digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()[:16]


class Kept:
    """The pieces of a proof that are done, on disk after each."""

    def __init__(self, path: Path, key: str):
        self.path, self.key = path, key
        self.done: dict[str, dict[str, Any]] = {}
        with contextlib.suppress(OSError, ValueError):
            stored = json.loads(path.read_text())
            if stored["key"] == key:
                self.done = stored["done"]

    def add(self, piece: str, counts: Counter[str], seconds: float) -> None:
        self.done[piece] = {"counts": counts, "seconds": seconds}
        self.path.parent.mkdir(exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({"key": self.key, "done": self.done}))
        new.replace(self.path)


def prove_piece(prove: Callable[[str, int, int], Counter[str]], game: str, n: int, count: int) -> tuple[Any, float]:
    """One piece, in whatever process; its counts and seconds."""
    start = time.monotonic()
    return prove(game, n, count), time.monotonic() - start


def run(name: str, proof: Proof, kept: Kept, scale: float, jobs: int, game: str) -> dict[str, Any]:
    """Do what is not done yet, and sum all up; stops at the first failure."""
    pieces = proof.pieces(scale, game)
    left = [n for n in range(pieces) if str(n) not in kept.done]
    failure = ""
    start = time.monotonic()
    with progress(f"{name} {game}", pieces, pieces - len(left)) as step:
        for n, result in results(proof, game, left, jobs):
            if isinstance(result, BaseException):
                failure = f"piece {n} of {game}: {type(result).__name__}: {str(result).splitlines()[0][:300]}"
                traceback.print_exception(result)
                break
            kept.add(str(n), *result)
            step()
    done = [kept.done[str(n)] for n in range(pieces) if str(n) in kept.done]
    counts: Counter[str] = Counter()
    for piece in done:
        counts.update(piece["counts"])
    closed: dict[str, Any] = dict(counts)
    if not failure:
        try:
            closed = proof.close(counts)
        except AssertionError as error:
            failure = str(error)
    return {
        "result": f"failed: {failure}" if failure else "passed",
        "seeds": f"pieces 0 to {pieces - 1} of {proof.piece} each",
        "counts": closed,
        "seconds": round(sum(piece["seconds"] for piece in done), 1),  # of all processes and runs
        "seconds of this run": round(time.monotonic() - start, 1),
    }


def results(proof: Proof, game: str, pieces: list[int], jobs: int) -> Iterator[tuple[int, Any]]:
    """Every piece with its result, or the error it ended in, as they are done."""
    if jobs == 1:
        for n in pieces:
            try:
                yield n, prove_piece(proof.prove, game, n, proof.piece)
            except Exception as error:
                yield n, error
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_with_parent) as pool:
        waiting: dict[Future[Any], int] = {
            pool.submit(prove_piece, proof.prove, game, n, proof.piece): n for n in pieces
        }
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.exception() or future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextlib.contextmanager
def progress(name: str, total: int, done: int) -> Iterator[Callable[[], None]]:
    """Shows how far a proof is: a bar where rich and a terminal are there, else a line for every twentieth."""
    with contextlib.suppress(ImportError):
        if sys.stdout.isatty():
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
            with Progress(*columns) as bar:
                task = bar.add_task(f"{name:<9}", total=total, completed=done)
                yield lambda: bar.advance(task)
            return
    print(f"{name}: {done} of {total} pieces were done before.", flush=True)
    count, start = done, time.monotonic()

    def line() -> None:
        nonlocal count
        count += 1
        if count == total or count * 20 // total != (count - 1) * 20 // total:
            print(f"{name}: {count} of {total} pieces, {time.monotonic() - start:.0f} s", flush=True)

    yield line


def commit() -> str:
    """The commit this runs on, marked when the sources differ from it."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    changes = subprocess.run(["git", "status", "--porcelain", "--", *SOURCES], cwd=ROOT, capture_output=True, text=True)
    return (head or "unknown") + (" with changes" if changes.stdout.strip() else "")


def main() -> int:
    parser = argparse.ArgumentParser(description="The long proofs.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(PROOFS)}; all when none is named")
    parser.add_argument("--game", choices=hexstead.game_names(), help="one game; all when none is named")
    parser.add_argument("--scale", type=float, default=1.0, help="a share of the whole, 0.01 for a quick look")
    parser.add_argument("--jobs", type=int, choices=(1, 2), default=2, help="processes")
    parser.add_argument("--fresh", action="store_true", help="forget what was done before")
    chosen = parser.parse_args()
    for name in chosen.names:
        if name not in PROOFS:
            parser.error(f"there is no proof {name!r}; there are {', '.join(PROOFS)}")
    failed = False
    games = [chosen.game] if chosen.game else hexstead.game_names()
    for name, game in ((name, game) for name in chosen.names or PROOFS for game in games):
        proof, path = PROOFS[name], STATE / f"{name}-{game}.json"
        if chosen.fresh:
            path.unlink(missing_ok=True)
        at = commit()
        kept = Kept(path, f"{source_digest()} {proof.piece}")
        outcome = run(name, proof, kept, chosen.scale, chosen.jobs, game)
        result = {
            "proof": name,
            "game": game,
            "says": proof.says,
            "commit": at,
            "command": f"tools/proof.py {name} --game {game} --scale {chosen.scale:g}",
            **outcome,
            "python": platform.python_version(),
        }
        RESULTS.mkdir(parents=True, exist_ok=True)
        text = json.dumps(result, indent=1, ensure_ascii=False) + "\n"
        (RESULTS / f"{name}-{game}.json").write_text(text, encoding="utf-8")
        print(f"{name} {game}: {outcome['result']}, {json.dumps(outcome['counts'], ensure_ascii=False)}", flush=True)
        failed = failed or outcome["result"] != "passed"
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
