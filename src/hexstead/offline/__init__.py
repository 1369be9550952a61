"""Tables in a browser without a server: the server's own application in Pyodide, in a worker of the page.

`app.py` runs in one worker and answers the page; `thinking.py` runs in a second one, where bots decide without blocking
the first. web/src/offline/ is the JavaScript side of both. Both workers have only the standard library: the folder
`stand_ins` has small replacements for three libraries that the server imports.
"""

import sys
from pathlib import Path


def use_stand_ins() -> None:
    """Make the stand-ins importable, in place of libraries that are not installed."""
    folder = str(Path(__file__).parent / "stand_ins")
    if folder not in sys.path:
        sys.path.append(folder)
