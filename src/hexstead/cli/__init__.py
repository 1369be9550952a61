"""The command line: `hexstead …` and `python -m hexstead …`. Needs the extra `play`, and says so without it."""

from __future__ import annotations

import io
import sys
from typing import NoReturn

from ..errors import HexsteadError


def main() -> NoReturn:
    """Run the command line. What goes wrong is one sentence on the error output, and exit code 1 (2: wrong usage)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        from .app import app

        app(prog_name="hexstead")
        sys.exit(0)
    except HexsteadError as error:
        sentence = str(error)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "hexstead":
            raise
        sentence = f'This command needs {error.name}, which is not installed: pip install "hexstead[play]"'
    print(sentence, file=sys.stderr)
    sys.exit(1)
