"""A mind: what a bot thinks with, beside the game's own records, and what a game must say for bots to think about it.

Thinking is written like rules are: functions over records, run plain or compiled. The record `m` holds the weights of
every level, the features of a position, the plan that follows from them, and the lists of a search.
"""

from __future__ import annotations

import importlib
import json
import pathlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core.definition import Definition
from ..core.records import Grid, Record, Row, grid, number, row
from ..core.rule import Function

LEVELS = ("greenhorn", "settler", "engineer", "baron")
GREENHORN, SETTLER, ENGINEER, BARON = range(4)
NO_PLAN = 0
# Slots of `thoughts`: the masked record, the position being valued, a turn thought through, a world played on.
SIGHT, NEXT, TURN, WORLD = range(4)
SLOTS = 4
MOST_BENDS = 16  # of the odds: what counts only beyond some point


class TableMind:
    """What every game's mind has; a game's own mind adds scratch for its features.

    Sizes: "features" and "plans" are the game's, the rest as in its other records.
    """

    level: Row = row("seats")  # who thinks at each seat
    use: int = number()  # whose weights count now
    robbing: int = number()  # 1: the choice is whom to harm, so that opponents count in any case
    weight: Grid = grid("levels", "features", wide=True)  # a feature's worth, in thousandths of a point
    feature: Row = row("features", wide=True)  # of the seat looked at last
    rival: Row = row("levels")  # how much the opponents' mean score counts against one's own, in percent
    breadth: Row = row("levels")  # how many first moves are thought through to the end of the turn
    wary: Row = row("levels")  # how much less a goal counts that an opponent may reach first, in percent
    trades: Row = row("levels")  # 1: makes offers and answers them by their worth
    inclination: Row = row("kinds")  # how gladly a Greenhorn does an action of this kind

    plan: int = number()  # what the seat looked at last goes for: 0 nothing, else 1 + a number of the game's plans
    plan_place: int = number()  # where: a node, path or hex, by the plan
    plan_tenths: int = number()  # in how many tenths of a turn it is expected
    plan_lack: Row = row("goods")  # what it still lacks

    n_choices: int = number()
    choice: Row = row("codes")  # the legal codes to choose from
    score: Row = row("codes", wide=True)  # and what each is worth
    through: Row = row("codes", wide=True)  # what the best turn that begins with it is worth
    inner: Row = row("codes")  # the legal codes inside a turn that is thought through
    total: Row = row("codes", wide=True)  # what it was worth in the worlds looked at so far, all together
    stray: Row = row("levels")  # in training: how often a move is a Greenhorn's, in thousandths
    horizon: Row = row("levels")  # how many turns a search plays on
    learned: Row = row("features", wide=True)  # what a feature adds to the logarithm of the odds to win, in millionths
    bends: int = number()  # how many sums of features count for the odds as far as they are above nought
    bend_of: Grid = grid(MOST_BENDS, "features", wide=True)  # what each feature adds to such a sum
    bend_from: Row = row(MOST_BENDS, wide=True)  # what it begins with
    bend_adds: Row = row(MOST_BENDS, wide=True)  # what it adds to the logarithm of the odds; all of them in millionths
    odds: Row = row("seats", wide=True)  # of all seats, in a position that is judged
    decisions: Row = row("seats", wide=True)  # of a match, by seat
    offers: Row = row("seats", wide=True)
    trades_made: Row = row("seats", wide=True)


@dataclass(frozen=True, slots=True, eq=False)
class Mind:
    """What a game says about thinking: `games/NAME/mind` has one, called MIND.

    Hooks: `features(s, b, w, m, seat)` fills m.feature and the plan; `worth(s, b, w, m, seat, good)` is what one more
    of a good is worth to a seat, as anyone can tell, in thousandths of a point; `nearly_won(s, b, w, m, seat)` says
    whether a seat, as anyone can tell, may win within a turn or so.
    """

    record: type[Record]
    features: Sequence[str]
    plans: Sequence[str]
    plan_axes: Sequence[str]  # what each plan's place is: "nodes", "paths", ...
    hooks: Mapping[str, Function]
    inclinations: Mapping[str, int]  # action type -> how gladly; 1 where nothing is said
    folder: pathlib.Path

    def levels(self) -> dict[str, Any]:
        """The committed weights and settings of every level."""
        found: dict[str, Any] = json.loads((self.folder / "weights.json").read_text("utf-8"))
        return found

    def make(self, game: Definition, levels: Mapping[str, Any] | None = None) -> Any:
        """A mind with the weights and settings of all levels, the committed ones if none are given."""
        chosen = self.levels() if levels is None else levels
        m: Any = self.record()
        for number_, name in enumerate(LEVELS):
            said = chosen.get(name, {})
            for k, feature in enumerate(self.features):
                m.weight[number_][k] = int(said.get("weights", {}).get(feature, 0))
            m.rival[number_] = said.get("rival", 0)
            m.breadth[number_] = said.get("breadth", 0)
            m.wary[number_] = said.get("wary", 0)
            m.trades[number_] = said.get("trades", 0)
            m.stray[number_] = said.get("stray", 0)
            m.horizon[number_] = said.get("horizon", 0)
        self._put_odds(m, chosen.get("baron", {}))
        for kind, cls in enumerate(game.actions.classes):
            m.inclination[kind] = self.inclinations.get(cls.type_name(), 1)
        return m

    def _put_odds(self, m: Any, said: Mapping[str, Any]) -> None:
        """The odds: what features add to them, straight and by bends."""
        m.bends = len(said.get("bends_add", ()))
        for i in range(m.bends):
            m.bend_from[i], m.bend_adds[i] = said["bends_from"][i], said["bends_add"][i]
        for k, feature in enumerate(self.features):
            m.learned[k] = said.get("odds", {}).get(feature, 0)
            for i in range(m.bends):
                m.bend_of[i][k] = said["bends"][feature][i]


@cache
def mind_of(game: str) -> Mind:
    """A game's mind, by the game's name."""
    found: Mind = importlib.import_module(f"hexstead.games.{game}.mind").MIND
    return found
