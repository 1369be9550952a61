"""Run the long proofs behind `make proof`: tools/proof.py [NAME…] [--game GAME] [--scale 0.01] [--jobs 2] [--fresh]

A proof is a function in tests/ that takes a game, a seed and a count and fails on the first violation. This script
splits a proof into pieces, runs them in parallel and adds up their counts. Finished pieces are stored in .proof/, so an
interrupted proof resumes; a change to the sources starts over. Results go to docs/proofs/NAME-GAME.json.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import platform
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hexstead  # noqa: E402
from hexstead.processes import process_pool  # noqa: E402
from tests.bench.load import (  # noqa: E402
    MAX_P99,
    MAX_PROCESSOR,
    MAX_RATIO,
    MAX_STOP,
    TABLES,
    TABLES_SHARED,
    prove_load,
    prove_processes,
    summarise_load,
    summarise_processes,
)
from tests.bots import contests  # noqa: E402
from tests.bots.calibrating import MAX_ERROR, calibrate, calibration_summary  # noqa: E402
from tests.bots.determinizing import check_determinizations  # noqa: E402
from tests.bots.determinizing import summary as determinization_summary  # noqa: E402
from tests.bots.rating_quality import MAX_LOSS, ROLLOUTS, quality_summary, rate_quality  # noqa: E402
from tests.bots.reference_contests import references, references_summary  # noqa: E402
from tests.browser.flow import flow_summary, prove_flow  # noqa: E402
from tests.differential.back_ends import compare_all_pairs  # noqa: E402
from tests.differential.wasm import compare_wasm, compare_wasm_bots, wasm_summary  # noqa: E402
from tests.fuzz.fuzz import all_kinds  # noqa: E402
from tests.games.random_games import PROOF_TOTALS, TURN_LIMIT, random_games  # noqa: E402
from tests.noninterference.engine_forks import check_engine_forks, summary  # noqa: E402
from tests.noninterference.server_forks import check_server_forks, server_summary  # noqa: E402
from tests.server.api_fuzz import fuzz_api  # noqa: E402
from tests.server.crashes import crash_alternating  # noqa: E402
from tests.server.faults import MAX_SECONDS, database_faults  # noqa: E402
from tests.server.hostile import MAX_DISK_MB, MAX_MEMORY_MB, MAX_P99_MS, prove_hostile  # noqa: E402
from tests.server.interleaved import join_interleaved  # noqa: E402
from tests.server.retention_load import MAX_P99_MS as MAX_REMOVING_MS  # noqa: E402
from tests.server.retention_load import MAX_START, prove_retention  # noqa: E402
from tests.server.token_fuzz import fuzz_tokens  # noqa: E402
from tests.sim.equal_bots import GAMES_PER_TOURNAMENT, equal_tournaments, ranking_summary  # noqa: E402
from tests.site.offline_games import LEVELS as OFFLINE_LEVELS  # noqa: E402
from tests.site.offline_games import play_offline  # noqa: E402

STATE, RESULTS = ROOT / ".proof", ROOT / "docs" / "proofs"
SOURCES = (
    "src/hexstead",
    "examples/bots",
    "tests/bench",
    "tests/bots",
    "tests/browser/clicker.py",
    "tests/browser/flow.py",
    "tests/fuzz",
    "tests/games",
    "tests/differential",
    "tests/noninterference",
    "tests/server",
    "tests/sim/equal_bots.py",
    "tests/site",
    "tests/random_play.py",
)


@dataclass(frozen=True)
class Proof:
    """A claim that is checked `total` times per game, in pieces of `piece` checks, each seeded by its number."""

    says: str
    prove: Callable[[str, int, int], Counter[str]]
    total: int
    piece: int
    close: Callable[[Counter[str]], dict[str, Any]] = dict  # summarises the counts; fails if they refute the claim
    totals: Mapping[str, int] = field(default_factory=dict)  # totals that differ for some games
    is_timed: bool = False  # measures time, so its parts run one at a time

    def pieces(self, scale: float, game: str) -> int:
        return max(1, round(self.totals.get(game, self.total) * scale / self.piece))


PROOFS = {
    "games": Proof(
        f"Random compiled games with every set-up end in a win, a draw or after {TURN_LIMIT} turns. Replaying the "
        "logged codes gives the same bytes; every hundredth game is also replayed from its JSON record.",
        random_games, 100_000, 500, totals=PROOF_TOTALS,
    ),
    "differential": Proof(
        "Both back ends play the same actions: state, events, seats to act and all legal lists are equal after each "
        "one. At every 50th action the legal lists are compared with a check of every code.",
        compare_all_pairs, 1_000_000, 5_000,
    ),
    "wasm": Proof(
        "WebAssembly plays the same actions as plain or compiled rules, over all editions, random options and custom "
        "maps: state, events, seats to act, chance weights and all legal lists are equal after each one. At every "
        "250th action the legal lists are compared with a check of every code.",
        compare_wasm, 100_000, 1_000, wasm_summary,
    ),
    "wasm-bots": Proof(
        "Complete games of the levels inside the decision kernel, and complete games in which Baron decides by "
        "determinizations: WebAssembly and compiled rules choose the same moves, and the final states are equal.",
        compare_wasm_bots, 100, 2,
    ),
    "offline": Proof(
        "Complete short games on the static site in Chromium, whose network and host are off after the first visit, "
        "played by clicks against three bots of each level: every level plays on its own, nothing else is loaded.",
        play_offline, len(OFFLINE_LEVELS), 1,
    ),
    "noninterference": Proof(
        "Games forked at a hidden chance outcome: a viewer who cannot know the outcome receives identical bytes over "
        "the actions that follow.",
        check_engine_forks, 1_000, 10, summary,
    ),
    "server-noninterference": Proof(
        "The same over sockets and HTTP, at two tables of a server: frames, refusals, undo, chat, reconnection, views "
        "of earlier positions, statistics, the unfinished record, the coach's advice and its warnings are identical.",
        check_server_forks, 1_000, 10, server_summary,
    ),
    "killed": Proof(
        "Servers killed with SIGKILL while three people and a bot play, at a random time or between commit and send, "
        "alternating between SQLite and PostgreSQL. Every acknowledged action is in the record once, and every client "
        "has received every event once and in order.",
        crash_alternating, 200, 10,
    ),
    "database-faults": Proof(
        "PostgreSQL fails while three people and a bot play: it is stopped for up to three seconds, or killed as by a "
        "crash and restarted, or the connection to it swallows all data, is refused, closed or slow for up to three "
        "seconds. Every acknowledged action is in the record once, every client has received every event once and in "
        f"order, and all are up to date within {MAX_SECONDS:g} s after the end of each fault.",
        database_faults, 50, 10,
    ),
    "interleaved": Proof(
        "Tables joined by four sockets each, seat by seat across all tables, three times, with a limit of live tables "
        "of a quarter of them: each table has one room, and every acknowledged chat reaches all four seats.",
        join_interleaved, 2_000, 2_000,
    ),
    "load": Proof(
        f"Live tables ({', '.join(str(tables) for tables in TABLES)}), each with four sockets and a move every two "
        "seconds, at one process on SQLite: time from a move until all seats have it, processor time per move, and the "
        f"longest stops of the event loop. At most {1000 * MAX_P99:g} ms (99th percentile), "
        f"{1000 * MAX_PROCESSOR:g} ms of processor time and {1000 * MAX_STOP:g} ms without a look at the sockets or in "
        "one garbage collection, all corrected by the speed of the machine.",
        prove_load, len(TABLES), 1, summarise_load, is_timed=True,
    ),
    "processes": Proof(
        f"{TABLES_SHARED} live tables with four sockets each at one and at two processes on PostgreSQL: two take at "
        f"most {MAX_RATIO:g} times the processor time per move of one, and each table is live in one process.",
        prove_processes, 1, 1, summarise_processes, is_timed=True,
    ),
    "api-fuzz": Proof(
        "Requests to every endpoint, generated by schemathesis from the OpenAPI description and by mutating valid "
        "ones, and messages of every type over the socket: no server error, every refusal has a sentence, and the "
        "table stays playable.",
        fuzz_api, 10_000, 500,
    ),
    "token-fuzz": Proof(
        "Requests and socket messages with every kind of credential to every endpoint: a token works only within its "
        "scopes, strangers neither see nor change a private table, tokens that only read change nothing, and tokens "
        "that cannot read see no hand.",
        fuzz_tokens, 10_000, 500,
    ),
    "retention": Proof(
        "100,000 log entries of old tables are removed from a running server: the 99th percentile of a player's "
        f"messages stays below {MAX_REMOVING_MS:g} ms. A server with 10,000 stored tables starts within "
        f"{MAX_START:g} s. Both times are scaled by the speed of the machine.",
        prove_retention, 100_000, 100_000,
    ),
    "hostile": Proof(
        "One address sends imports, tables of Barons, hellos, event reads and guessed codes for two minutes, as fast "
        f"as they are answered: the 99th percentile of another player's messages stays below {MAX_P99_MS:g} ms, "
        f"memory grows by at most {MAX_MEMORY_MB:g} MB and disk by {MAX_DISK_MB:g} MB a minute. The time is scaled by "
        "the speed of the machine.",
        prove_hostile, 120, 120,
    ),
    "flow": Proof(
        "Complete games of one person in a real browser, short and full, against Settlers, Engineers and Barons at "
        "normal speed: no prompt about an offer or building has a single answer; offers are few, payable and worth "
        "accepting; the table waits for the person at most a second per round; rounds of bots are short.",
        prove_flow, 10, 1, flow_summary, is_timed=True,
    ),
    "fuzz": Proof(
        "Mutated actions, records, positions, maps, options and arguments raise only documented errors, and the game "
        "is unchanged.",
        all_kinds, 100_000, 700,
    ),
    "determinization": Proof(
        "States sampled by a seat: replaying the history of each shows the seat every masked state that it really "
        "saw, byte for byte, and ends in the sampled state. Correctly guessed hands are counted.",
        check_determinizations, 2_000, 50, determinization_summary,
    ),
    "calibration": Proof(
        "Win probabilities of held-out positions from games of four between all levels, Baron without search: an "
        f"expected calibration error of at most {100 * MAX_ERROR:g} points over twenty bins, and in every quarter of "
        "the game a lower loss than the small win model fitted to the same games.",
        calibrate, 20_000, 500, calibration_summary,
    ),
    "analysis-quality": Proof(
        "Decisions with at least six moves: the four best moves by the analysis and two random others, "
        f"{ROLLOUTS:,} rollouts each to the end of the game by settler@1 with common random numbers, one half choosing "
        "the best move and the other comparing it. The choice of the analysis loses on average at most "
        f"{100 * MAX_LOSS:g} points of win probability plus the standard error.",
        rate_quality, 60, 1, quality_summary,
    ),
    "ladder": Proof(
        "Each level against three of the level below with seats rotated, and Baron at 100 ms per decision also against "
        "Settlers in half as many games: win shares with 95 % intervals.",
        contests.ladder, 400, 10, contests.ladder_summary,
    ),
    "references": Proof(
        "With seats rotated, each against three: Engineer against engineer@1, Baron against baron@1 at 100 ms per "
        "decision each, in Germany also Baron at 500 ms against itself at 100 ms, and the planning example bots "
        "against Engineers and Barons. Contests with Barons have half as many games. Win shares with 95 % intervals.",
        references, 400, 10, references_summary,
    ),
    "balance": Proof(
        "Engineers against each other, every start at every seat: win shares with 95 % intervals by start and by seat. "
        "A start is unfair if its share is more than 1.5 points from 25 %; seats may differ because of turn order. "
        "Every city is settled in at least 10 % of the games and every landmark built in 30 to 90 %. "
        f"Games stop after {contests.ENOUGH_TURNS} turns; the sources of the winners' points are counted. "
        f"The seed of game 0 is {contests.BALANCE_SEED:,}, fixed before tuning.",
        contests.balance, 10_000, 50, contests.balance_summary,
    ),
    "trading": Proof(
        "Engineers with and without trade: how much longer the median game is without it, and the p-value; for "
        "comparison, the game length if the supply exchanges any card for any other.",
        contests.trading, 400, 10, contests.trading_summary, totals=contests.TRADING_TOTALS,
    ),
    "swindler": Proof(
        "An Engineer that offers one card for two at every opportunity, and the same Engineer without offers, against "
        "three Engineers and three Barons: the swindler does not win significantly more.",
        contests.swindles, 200, 4, contests.swindles_summary,
    ),
    "strangers": Proof(
        "Greedy bots that use the process protocol, each against three Settlers: their win share is significantly "
        "below 25 %.",
        contests.strangers, 400, 10, contests.strangers_summary,
    ),
    "rankings": Proof(
        f"Tournaments of {GAMES_PER_TOURNAMENT} games between two equal bots: the 95 % interval of the rating covers "
        "equality in 90 to 99 of 100.",
        equal_tournaments, 100, 5, ranking_summary,
    ),
}  # fmt: skip


def source_digest() -> str:
    """Hash every file that a result depends on, and the Python version."""
    digest = hashlib.sha256(sys.version.encode())
    for source in SOURCES:
        path = ROOT / source
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in (".py", ".json", ".ftl"):
                digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()[:16]


class Checkpoint:
    """The results of all finished pieces of a proof, written to disk after each one."""

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
    """Prove one piece; return its counts and the seconds it took."""
    start = time.monotonic()
    return prove(game, n, count), time.monotonic() - start


def run(name: str, proof: Proof, checkpoint: Checkpoint, scale: float, jobs: int, game: str) -> dict[str, Any]:
    """Run the pieces that are not finished yet and add up all counts. Stops at the first failure."""
    pieces = proof.pieces(scale, game)
    left = [n for n in range(pieces) if str(n) not in checkpoint.done]
    failure = ""
    start = time.monotonic()
    with progress(f"{name} {game}", pieces, pieces - len(left)) as step:
        for n, result in results(proof, game, left, jobs):
            if isinstance(result, BaseException):
                failure = f"piece {n} of {game}: {type(result).__name__}: {str(result).splitlines()[0][:300]}"
                traceback.print_exception(result)
                break
            checkpoint.add(str(n), *result)
            step()
    done = [checkpoint.done[str(n)] for n in range(pieces) if str(n) in checkpoint.done]
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
        "seconds": round(sum(piece["seconds"] for piece in done), 1),  # summed over processes and runs
        "seconds of this run": round(time.monotonic() - start, 1),
    }


def results(proof: Proof, game: str, pieces: list[int], jobs: int) -> Iterator[tuple[int, Any]]:
    """Yield each piece with its result or its exception, in order of completion."""
    if jobs == 1:
        for n in pieces:
            try:
                yield n, prove_piece(proof.prove, game, n, proof.piece)
            except Exception as error:
                yield n, error
        return
    with process_pool(jobs) as pool:
        waiting: dict[Future[Any], int] = {
            pool.submit(prove_piece, proof.prove, game, n, proof.piece): n for n in pieces
        }
        for future in as_completed(waiting):
            yield waiting[future], future.exception() or future.result()


@contextlib.contextmanager
def progress(name: str, total: int, done: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar if rich and a terminal are available, otherwise print a line every 5 %."""
    with contextlib.suppress(ImportError):
        if sys.stdout.isatty():
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
            with Progress(*columns) as bar:
                task = bar.add_task(f"{name:<9}", total=total, completed=done)
                yield lambda: bar.advance(task)
            return
    print(f"{name}: {done} of {total} pieces were already finished.", flush=True)
    count, start = done, time.monotonic()

    def line() -> None:
        nonlocal count
        count += 1
        if count == total or count * 20 // total != (count - 1) * 20 // total:
            print(f"{name}: {count} of {total} pieces, {time.monotonic() - start:.0f} s", flush=True)

    yield line


def commit() -> str:
    """The current commit, marked if the sources differ from it."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    changes = subprocess.run(["git", "status", "--porcelain", "--", *SOURCES], cwd=ROOT, capture_output=True, text=True)
    return (head or "unknown") + (" with changes" if changes.stdout.strip() else "")


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the long proofs.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"proofs to run, by default all: {', '.join(PROOFS)}")
    parser.add_argument("--game", choices=hexstead.game_names(), help="prove this game only, by default all")
    parser.add_argument("--scale", type=float, default=1.0, help="fraction of the full proof, for example 0.01")
    parser.add_argument("--jobs", type=int, choices=(1, 2), default=2, help="number of processes")
    parser.add_argument("--fresh", action="store_true", help="ignore finished pieces of earlier runs")
    chosen = parser.parse_args()
    for name in chosen.names:
        if name not in PROOFS:
            parser.error(f"unknown proof {name!r}; choose from {', '.join(PROOFS)}")
    failed = False
    games = [chosen.game] if chosen.game else hexstead.game_names()
    for name, game in ((name, game) for name in chosen.names or PROOFS for game in games):
        proof, path = PROOFS[name], STATE / f"{name}-{game}.json"
        if chosen.fresh:
            path.unlink(missing_ok=True)
        at = commit()
        checkpoint = Checkpoint(path, f"{source_digest()} {proof.piece}")
        outcome = run(name, proof, checkpoint, chosen.scale, 1 if proof.is_timed else chosen.jobs, game)
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
