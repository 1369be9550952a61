"""`python -m hexstead.env GAME`: print the layout of observations and of a seat's action codes."""

import os
import sys

from ..core.definition import game_names
from ..errors import UnknownGame
from .observation import describe_layout


def main() -> int:
    try:
        print("\n\n".join(describe_layout(game) for game in sys.argv[1:] or game_names()))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader (`| head`) is gone; keep Python from flushing to it again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    return 0


sys.exit(main())
