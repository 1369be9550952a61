"""The results of a run in a folder: a head line that says what is played, then a line per game, in any order.

A run that was broken off, be it in the middle of a line, goes on from what is there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from ..errors import HexsteadError
from ..processes import hold
from .jobs import Plan
from .match import MatchResult

FORMAT = 1
FILE = "results.jsonl"


class Store:
    """The results file of a plan, read and open for more; one program at a time."""

    def __init__(self, folder: Path, plan: Plan):
        self.path = folder / FILE
        self.results: dict[int, MatchResult] = {}  # by number
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = self.path.open("a+b")
        except OSError as error:
            raise HexsteadError(f"{str(self.path)!r} cannot be written: {error.strerror or error}.") from error
        if not hold(self._file):
            raise HexsteadError(f"{str(self.path)!r} is in use by another run.")
        try:
            self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def _read(self, plan: Plan) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):  # the last line was torn
            self._file.truncate(whole)
        lines = data[:whole].splitlines()
        if not lines:
            head = {"format": FORMAT, "digest": plan.digest, "plan": plan.to_json()}
            self._file.write(_line(head))
            self._file.flush()
            return
        self._check_head(self._parse(lines[0], 1), plan)
        for at, line in enumerate(lines[1:], 2):
            try:
                result = MatchResult.from_json(self._parse(line, at))
            except (KeyError, TypeError) as error:
                raise self._bad(at) from error
            self.results.setdefault(result.number, result)

    def _check_head(self, head: Any, plan: Plan) -> None:
        if head.get("format") != FORMAT or not isinstance(head.get("plan"), dict):
            raise self._bad(1)
        wanted = plan.to_json()
        if head.get("digest") == plan.digest:
            return
        for key, value in wanted.items():
            there = head["plan"].get(key)
            if there != value:
                if isinstance(value, dict) and isinstance(there, dict):
                    key = next(name for name in {**value, **there} if value.get(name) != there.get(name))
                    value, there = value.get(key), there.get(key)
                raise HexsteadError(
                    f"{str(self.path)!r} holds another run: its {key.replace('_', ' ')} is {_short(there)}, "
                    f"not {_short(value)}. Name another folder, or the same terms to go on."
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
        return HexsteadError(f"{str(self.path)!r}, line {at}, is not what a run writes.")

    def add(self, results: Sequence[MatchResult]) -> None:
        """Keep games; they are in the file when this returns."""
        try:
            self._file.write(b"".join(_line(result.to_json()) for result in results))
            self._file.flush()
        except OSError as error:
            raise HexsteadError(f"{str(self.path)!r} cannot be written: {error.strerror or error}.") from error
        for result in results:
            self.results[result.number] = result

    def close(self) -> None:
        self._file.close()


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:100]
