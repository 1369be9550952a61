"""Computer players of the bare table: they choose among the legal actions of their seat and know nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.actions import Action

# A kind of action weighs 1 unless it stands here; within a kind all actions weigh the same.
WEIGHTS = {"offer": 0.06, "counter": 0.15, "exchange": 0.3, "end_turn": 0.6, "done": 0.2}


class RandomPlayer:
    """Picks a kind of action, then an action of that kind."""

    def __init__(self, seed: object):
        self._random = Random(repr(seed))

    def decide(self, legal: Sequence[Action]) -> Action:
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(action.type_name(), []).append(action)
        kind = self._random.choices(list(kinds), [WEIGHTS.get(kind, 1.0) for kind in kinds])[0]
        return self._random.choice(kinds[kind])
