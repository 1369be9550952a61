"""Results of a run as JSON lines: a header with the run's configuration, then one line per game, in any order.

An interrupted run continues from the games already in the file; an incomplete last line is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from ..errors import HexsteadError
from ..processes import hold
from .match import MatchResult
from .records import RecordedGame, record_files
from .run_config import RunConfig

FORMAT = 1
FILE = "results.jsonl"


class ResultsFile:
    """The results file of a run, read and open for appending; locked against other processes."""

    def __init__(self, folder: Path, config: RunConfig):
        self.path = folder / FILE
        self.results: dict[int, MatchResult] = {}  # by game number
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = self.path.open("a+b")
        except OSError as error:
            raise HexsteadError(f"{str(self.path)!r} cannot be written: {error.strerror or error}.") from error
        if not hold(self._file):
            raise HexsteadError(f"{str(self.path)!r} is in use by another run.")
        try:
            self._read(config)
        except BaseException:
            self._file.close()
            raise

    def _read(self, config: RunConfig) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # the last line is incomplete
            self._file.truncate(whole)
        lines = data[:whole].splitlines()
        if not lines:
            header = {"format": FORMAT, "digest": config.digest, "plan": config.to_json()}
            self._file.write(_line(header))
            self._file.flush()
            return
        self._check_header(self._parse(lines[0], 1), config)
        for at, line in enumerate(lines[1:], 2):
            try:
                result = MatchResult.from_json(self._parse(line, at))
            except (KeyError, TypeError) as error:
                raise self._bad(at) from error
            self.results.setdefault(result.number, result)

    def _check_header(self, header: Any, config: RunConfig) -> None:
        if header.get("format") != FORMAT or not isinstance(header.get("plan"), dict):
            raise self._bad(1)
        wanted = config.to_json()
        if header.get("digest") == config.digest:
            return
        for key, value in wanted.items():
            found = header["plan"].get(key)
            if found != value:
                if isinstance(value, dict) and isinstance(found, dict):
                    key = next(name for name in {**value, **found} if value.get(name) != found.get(name))
                    value, found = value.get(key), found.get(key)
                raise HexsteadError(
                    f"{str(self.path)!r} holds another run: its {key.replace('_', ' ')} is {_short(found)}, "
                    f"not {_short(value)}. Choose another folder, or repeat the same settings to continue."
                )
        raise self._bad(1)

    def _parse(self, line: bytes, at: int) -> Any:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise self._bad(at) from error
        if not isinstance(found, dict):
            raise self._bad(at)
        return found

    def _bad(self, at: int) -> HexsteadError:
        return HexsteadError(f"{str(self.path)!r}, line {at}, is not a valid results line.")

    def add(self, results: Sequence[MatchResult]) -> None:
        """Append results; they are flushed to the file when this returns."""
        try:
            self._file.write(b"".join(_line(result.to_json()) for result in results))
            self._file.flush()
        except OSError as error:
            raise HexsteadError(f"{str(self.path)!r} cannot be written: {error.strerror or error}.") from error
        for result in results:
            self.results[result.number] = result

    def close(self) -> None:
        self._file.close()


def read_results(folder: Path) -> tuple[RunConfig, list[MatchResult]]:
    """The configuration of a run and its results by number, even while it is running; raises HexsteadError."""
    path = folder / FILE
    try:
        lines = path.read_bytes().split(b"\n")[:-1]  # the last line may be incomplete
        config = RunConfig.from_json(json.loads(lines[0])["plan"], len(lines) - 1)
        results = [MatchResult.from_json(json.loads(line)) for line in lines[1:]]
    except OSError as error:
        raise HexsteadError(f"{str(path)!r} cannot be read: {error.strerror or error}.") from error
    except (ValueError, LookupError, TypeError) as error:
        raise HexsteadError(f"{str(path)!r} does not hold the results of a run.") from error
    return config, sorted(results, key=lambda result: result.number)


def recorded_in(folder: Path) -> list[RecordedGame]:
    """The games of a run whose records are in its folder."""
    config, results = read_results(folder)
    files = record_files(folder)
    return [_recorded(config, result) for result in results if result.number in files]


def _recorded(config: RunConfig, result: MatchResult) -> RecordedGame:
    names = tuple(config.names(result.number)) if config.bots else ("random",) * config.players
    winner = result.ending if result.winner is None else f"{names[result.winner]}, seat {result.winner}"
    return RecordedGame(result.number, names, winner, result.turns)


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:100]
