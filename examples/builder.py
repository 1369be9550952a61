"""A bot in twenty lines, for both games: it ranks the types of action and breaks ties at random.

That is enough to beat random players at Germany. America takes more planning: see bots/greedy.py.

hexstead tournament germany --bot module:builder:Builder --bot random --plain      # run it in this folder
"""

from hexstead.bots import Answer, BaseBot, Sight

PRIORITY = {"deliver": 9, "build_landmark": 8, "build_hall": 8, "build_settler": 7, "build_train": 6, "build_rail": 5,
         "build_road": 5, "buy_card": 4, "move_settler": 4, "play_card": 3, "move_train": 3, "roll": 3, "exchange": 1,
         "end_turn": 1, "offer": -1, "counter": -1}  # fmt: skip


class Builder(BaseBot):
    def decide(self, sight: Sight) -> Answer:
        return max(sight.actions, key=lambda action: PRIORITY.get(action.type_name(), 0) + self.random.random())
