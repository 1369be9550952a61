"""The command line: `hexstead …` and `python -m hexstead …`. Needs the extra `play`."""

from __future__ import annotations

import io
import sys
from typing import NoReturn

from ..errors import HexsteadError


def main() -> NoReturn:
    """Run the command line. Errors print one sentence to stderr and exit with code 1 (2 for wrong usage)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # print ? for characters the terminal cannot encode
    try:
        from .app import app

        app(prog_name="hexstead")
        sys.exit(0)
    except HexsteadError as error:
        message = str(error)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "hexstead":
            raise
        message = f'This command needs {error.name}, which is not installed: pip install "hexstead[play]"'
    print(message, file=sys.stderr)
    sys.exit(1)
