"""Terminal output for all commands: consoles without markup, tables, progress bars and files."""

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
    """A table whose first `left` columns are left-aligned (text) and the others right-aligned (numbers)."""
    made = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_header=any(columns))
    for i, name in enumerate(columns):
        made.add_column(name, justify="left" if i < left else "right", overflow="fold")
    return made


def number(value: float) -> str:
    """The number with thousands separators, rounded to about three significant digits."""
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) < 100 else f"{value:.1f}"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def bar() -> Progress:
    """A progress bar on stderr that disappears when done; hidden if stderr is not a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def print_notes(lines: Iterable[str]) -> None:
    """Print lines to stderr, so that they do not end up in JSON output."""
    for line in lines:
        err.print(line, soft_wrap=True)


def write(path: Path, text: str) -> None:
    """Write a text file; raises HexsteadError if that fails."""
    with _write_errors(path):
        path.write_text(text, encoding="utf-8")


def check_writable(path: Path) -> None:
    """Raise HexsteadError if the file cannot be written, before long work starts. Leaves no file behind."""
    existed = path.exists()
    with _write_errors(path):
        path.open("a", encoding="utf-8").close()
        if not existed:
            path.unlink()


@contextmanager
def _write_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise HexsteadError(f"{str(path)!r} cannot be written: {error.strerror or error}.") from error
