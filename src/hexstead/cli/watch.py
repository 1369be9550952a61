"""`hexstead watch`: replay recorded games of a run in the browser."""

from __future__ import annotations

import tempfile
from pathlib import Path

from ..errors import HexsteadError
from ..server import run as serve
from ..sim.records import FOLDER, file_name, record_files


def run(folder: Path, number: int | None, port: int, open_browser: bool) -> None:
    found = record_files(folder)
    if not found:
        raise HexsteadError(f"There are no records in {str(folder)!r}. Keep them with --records and --out {folder}.")
    if number is not None and number not in found:
        some = ", ".join(str(n) for n in list(found)[:10]) + (", …" if len(found) > 10 else "")
        raise HexsteadError(f"Game {number} has no record in {str(folder)!r}. Recorded games: {some}.")
    opened = "watch/" if number is None else f"watch/{FOLDER}/{file_name(number)}"
    with tempfile.TemporaryDirectory(prefix="hexstead-watch-") as temporary:
        database = f"sqlite:///{Path(temporary) / 'tables.sqlite'}"
        serve(port, open_browser=open_browser, database=database, watched=folder, opened=opened)
