"""What commands share to speak: consoles without markup, plain tables, bars, files written or refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..errors import HexsteadError

out = Console(markup=False, highlight=False, emoji=False)
err = Console(stderr=True, markup=False, highlight=False, emoji=False)


def table(title: str, *columns: str, left: int = 1) -> Table:
    """A table whose first columns are words and whose others are numbers."""
    made = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_header=any(columns))
    for i, name in enumerate(columns):
        made.add_column(name, justify="left" if i < left else "right", overflow="fold")
    return made


def number(value: float) -> str:
    """A number with at most three digits behind the point, and a thin mark between thousands."""
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) < 100 else f"{value:.1f}"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def bar() -> Progress:
    """How many of how many are done, on a terminal; gone afterwards."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def tell(sentences: Iterable[str]) -> None:
    """Say something beside what was asked for: on the error output, so that it gets into no JSON."""
    for sentence in sentences:
        err.print(sentence, soft_wrap=True)


def write(path: Path, text: str) -> None:
    """Write a file; a refusal is a sentence."""
    with _refused(path):
        path.write_text(text, encoding="utf-8")


def check_writable(path: Path) -> None:
    """Refuse at once what could not be written after long work; leaves everything as it is."""
    there = path.exists()
    with _refused(path):
        path.open("a", encoding="utf-8").close()
        if not there:
            path.unlink()


@contextmanager
def _refused(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise HexsteadError(f"{str(path)!r} cannot be written: {error.strerror or error}.") from error
