"""A bot in thirty lines, for both games: it ranks the types of action and breaks ties at random.

That is enough to beat random players at Germany. America takes more planning: see bots/greedy.py.

hexstead tournament germany --bot module:builder:Builder --bot random --plain      # run it in this folder
"""

from random import Random

from hexstead.bots import Move, Seen, Sight, Terms

PRIORITY = {"deliver": 9, "build_landmark": 8, "build_hall": 8, "build_settler": 7, "build_train": 6, "build_rail": 5,
         "build_road": 5, "buy_card": 4, "move_settler": 4, "play_card": 3, "move_train": 3, "roll": 3, "exchange": 1,
         "end_turn": 1, "offer": -1, "counter": -1}  # fmt: skip


class Builder:
    name = "builder"

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self.draw = Random(seed)
        self.priority = [PRIORITY.get(cls.type_name(), 0) for cls in terms.definition.actions.classes]

    def see(self, seen: Seen) -> None:
        """Ignore events: `decide` receives everything the seat knows."""

    def decide(self, sight: Sight) -> Move:
        moves = sight.terms.definition.actions.moves  # (kind, x, y) by code
        return max(sight.legal, key=lambda code: self.priority[moves[code][0]] + self.draw.random())

    def close(self) -> None:
        pass
