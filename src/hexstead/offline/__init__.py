"""Tables in a browser without a server: the server's own application in Pyodide, in a worker of the page.

`app.py` runs in one worker and answers the page; `thinking.py` runs in a second one, where bots decide, so that nothing
waits for them. web/src/offline/ is the other side of both. Neither has packages besides the standard library: the
folder `stand_ins` has small modules in place of three libraries that the server imports.
"""

import sys
from pathlib import Path


def use_stand_ins() -> None:
    """Let the server import stand-ins for libraries that are not installed."""
    folder = str(Path(__file__).parent / "stand_ins")
    if folder not in sys.path:
        sys.path.append(folder)
