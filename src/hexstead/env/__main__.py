"""`python -m hexstead.env GAME`: print what an observation holds and what the actions of a seat are."""

import os
import sys

from ..core.definition import game_names
from ..errors import UnknownGame
from .observation import described


def main() -> int:
    try:
        print("\n\n".join(described(game) for game in sys.argv[1:] or game_names()))
        sys.stdout.flush()
    except BrokenPipeError:  # as by `| head`: nobody reads on, and Python need not try again at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except UnknownGame as error:
        print(error, file=sys.stderr)
        return 2
    return 0


sys.exit(main())
