"""Win probabilities of every seat in a position, computed by the network of thinking/network.py.

`win_probabilities(game, seat)` judges by what a seat knows, `win_probabilities(game)` by the full state, which nobody
at the table knows; use the latter only after the game. For many positions of a game, make one `Judge`.
"""

from __future__ import annotations

from ..core.common_fields import CHANCE
from ..core.engine import available_back_end
from ..core.game import Game
from ..core.layout import Struct
from .bot import Terms
from .decision_kernel import JUDGE
from .level_bots import KernelSession
from .mind import mind_of

JUDGED_LEVEL = "baron"  # its session is used, but its weights have no influence


class Judge:
    """Judges positions of games with the same terms. Not for use by several threads at once."""

    def __init__(self, terms: Terms, engine: str | None = None):
        self.terms = terms
        self._session: KernelSession | None = None
        if mind_of(terms.game) is not None:
            self._session = KernelSession(terms, 0, 0, JUDGED_LEVEL, engine or available_back_end(), None)

    def probabilities(self, state: Struct, viewer: int | None) -> list[float]:
        """Every seat's win probability, given a state masked for the viewer, or a full state and None.

        They add up to 1, except after a game without a winner. In a game without a mind all seats are equal.
        """
        if self._session is None:
            return [1 / self.terms.players] * self.terms.players
        self._session.look(state)
        self._session.ask(JUDGE, CHANCE if viewer is None else viewer)
        millionths = [int(n) for n in self._session.read().win_odds[: self.terms.players]]
        total = sum(millionths)
        return [n / total if total else 0.0 for n in millionths]


def win_probabilities(game: Game, seat: int | None = None, engine: str | None = None) -> list[float]:
    """Estimate every seat's win probability from what a seat knows; None: from the full state, with hidden cards."""
    if seat is not None and not 0 <= seat < game.players:
        raise ValueError(f"A seat is a number from 0 to {game.players - 1}, or None for the full state, not {seat}.")
    judge = Judge(Terms.of(game), engine)
    return judge.probabilities(game.state if seat is None else game.masked(seat), seat)
