"""Records of the games of a run: one compressed file per game, in the run's folder. `hexstead watch` shows them."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots.bot import Move, Terms
from ..core.actions import UncodedTrade
from ..core.game import Game, new
from ..errors import BadOption, HexsteadError

FOLDER = "records"
LOG_SIZE = 200_000  # maximum number of codes of one game, as in the format of records


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A recorded game of a run."""

    number: int
    bots: tuple[str, ...]  # by seat
    winner: str  # name of the winning bot and its seat, or how the game ended
    turns: int

    @property
    def link(self) -> str:
        return f"{FOLDER}/{file_name(self.number)}"


def recorded_games(wanted: str, games: int) -> frozenset[int]:
    """The numbers of the games to record: all for "all", otherwise the given count, spread evenly over the run."""
    if wanted == "all":
        return frozenset(range(games))
    if not (wanted.isascii() and wanted.isdigit() and 0 < len(wanted) < 10):
        raise BadOption(f"--records takes a number of games or 'all', not {wanted!r}.")
    count = min(int(wanted), games)
    return frozenset(i * games // count for i in range(count))


def record_of(terms: Terms, moves: Iterable[Move], names: Sequence[str]) -> bytes:
    """The compressed record of a game, given the moves of seats and chance in order.

    It has no seed, because simulations do not draw chance outcomes by the verifiable method, which is slower.
    """
    game = new(terms.game, terms.players, options=terms.options, seats=_distinct(names), board=terms.board)
    for move in moves:
        _apply(game, move)
    record = game.record(proof=False)
    del record["commitment"]
    if record["result"] is None:
        record["result"] = {"kind": "cut", "winner": None, "points": game.points()}
    return gzip.compress(json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode(), mtime=0)


def _apply(game: Game, move: Move) -> None:
    if isinstance(move, UncodedTrade):
        game.apply(game.action(game.to_act[0], move))
    else:
        game.apply_code(move)


def _distinct(names: Sequence[str]) -> list[str]:
    """Seat names from the names of bots, numbered where several seats have the same bot."""
    short = [name[:30] for name in names]
    return [f"{name} {short[: i + 1].count(name)}" if short.count(name) > 1 else name for i, name in enumerate(short)]


def write_record(run: Path, number: int, data: bytes) -> None:
    try:
        (run / FOLDER).mkdir(exist_ok=True)
        (run / FOLDER / file_name(number)).write_bytes(data)
    except OSError as error:
        raise HexsteadError(f"{str(run / FOLDER)!r} cannot be written: {error.strerror or error}.") from error


def file_name(number: int) -> str:
    return f"{number:06}.json.gz"


def record_files(run: Path) -> dict[int, Path]:
    """The records in a run's folder by number of the game."""
    found = {}
    for path in sorted((run / FOLDER).glob("*.json.gz")):
        match = re.fullmatch(r"(\d{6,9})\.json\.gz", path.name)
        if match:
            found[int(match[1])] = path
    return found
