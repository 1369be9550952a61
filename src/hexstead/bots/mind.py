"""A mind: the struct that bots think with, and what a game's package `mind` provides so that bots can play the game.

Thinking is written like rules: functions over structs that run plain or compiled. The struct `m` holds the weights and
settings of a few levels (one per slot), the features of a position, the plan that follows from them, and the lists of
a search.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core.common_fields import SEATS
from ..core.definition import Definition
from ..core.layout import Grid, Row, Struct, grid, number, row
from ..core.rule import Function
from ..game_packages import game_folder, game_module

NO_PLAN = 0
# One slot per seat, one for the level that plays rollouts, one for the level whose features are sampled for training,
# and one for the settings of the network.
LEVEL_SLOTS = SEATS + 3
NETWORK_SLOT = LEVEL_SLOTS - 1
# Indices into the array `scratch` of states: the masked state, the position after a move, a turn being played to its
# end, and a rollout.
SCRATCH_STATES = 4
SEEN, NEXT, TURN, ROLLOUT = range(SCRATCH_STATES)
MAX_HIDDEN_UNITS = 16  # of the win model
NETWORK_UNITS = 32  # of the network's first hidden layer
NETWORK_UNITS_2 = 16  # of its second hidden layer
# Inputs of the network for each seat besides its features: whether its cards are known to the viewer; 1 for the turn
# player, and for the first, second and third seat after it; whether the turn player, if it is this seat, has rolled;
# the round, up to MAX_ROUND; 1 in a game of three.
EXTRA_INPUTS = 8
MAX_ROUND = 100
RIVAL_DISCOUNT = 60  # `rival_discount` when the features of the network are computed
NETWORK_ROWS = ("input_factor", "input_offset", "unit_bias", "second_bias", "result_weight")
NETWORK_GRIDS = ("own_weight", "others_weight", "second_weight")

Settings = Mapping[str, Any]  # weights and settings of one level, as weights.json has them
# Levels without an entry in weights.json: name → the level they are based on, and the settings that differ.
# The registry (levels.py) fills this.
VARIANTS: dict[str, tuple[str, Settings]] = {}


class CommonMind:
    """Fields that every game's mind has. A game's own mind adds scratch for its features.

    The axes "features", "inputs" and "slots" are sized by the game's mind, the others as in the game's other structs.
    """

    slot: Row = row("seats")  # slot of the level that plays each seat
    active: int = number()  # slot whose weights and settings apply now
    robbing: int = number()  # 1: the move chooses an opponent to harm, so opponents' scores always count
    plays_randomly: Row = row("slots")  # 1: draws its moves by `action_weight`
    rollout_slot: int = number()  # slot of the level that plays rollouts
    sample_slot: int = number()  # slot of the level whose features are written as training samples
    weight: Grid = grid("slots", "features", wide=True)  # value of a feature in thousandths of a point
    feature: Row = row("features", wide=True)  # features of the seat evaluated last
    opponent_weight: Row = row("slots")  # percent of the opponents' mean score subtracted from one's own
    beam_width: Row = row("slots")  # how many first moves of a turn are searched to the end of the turn
    rival_discount: Row = row("slots")  # percent by which a goal loses value if an opponent may reach it first
    makes_trades: Row = row("slots")  # most offers in a turn; 0: no offers and no counter-offers
    judges_trades: Row = row("slots")  # least gain in win probability by a trade, in percent of the partner's; 0: any
    searched_offers: Row = row("slots")  # how many offers are rated by the rest of the turn; 0: by their immediate gain
    action_weight: Grid = grid("slots", "kinds")  # relative frequency of each kind of action in random moves

    plan: int = number()  # plan of the seat evaluated last: 0 for none, else 1 + an index into the game's plans
    plan_place: int = number()  # a node, path or hex, depending on the plan
    plan_tenths: int = number()  # tenths of a turn until the plan is expected to be carried out
    plan_lack: Row = row("goods")  # goods still missing

    n_choices: int = number()
    choice: Row = row("codes")  # the legal codes
    score: Row = row("codes", wide=True)  # value of the position after each choice
    turn_score: Row = row("codes", wide=True)  # value of the best turn that starts with each choice
    inner_choice: Row = row("codes")  # the legal codes inside a turn or rollout
    rollout_total: Row = row("codes", wide=True)  # sum of the win chances after each choice, over all rollouts
    epsilon: Row = row("slots")  # for training: thousandths of the moves that are random
    rollout_turns: Row = row("slots")  # length of a rollout
    rollout_until: int = number()  # turn at which a rollout of `prospect` ends
    judges_leaves: int = number()  # leaves of rollouts are evaluated by the network (1) or the win model (0)
    win_weight: Row = row("features", wide=True)  # linear term of the win model; all its weights are in millionths
    hidden_units: int = number()  # number of hidden units (ReLU) of the win model
    hidden_weight: Grid = grid(MAX_HIDDEN_UNITS, "features", wide=True)
    hidden_bias: Row = row(MAX_HIDDEN_UNITS, wide=True)
    output_weight: Row = row(MAX_HIDDEN_UNITS, wide=True)
    win_odds: Row = row("seats", wide=True)  # scratch of `win_chance`; the win probabilities after `judge`
    # The network (thinking/network.py): inputs of each seat, raw and scaled, and its quantised weights.
    raw_input: Grid = grid("seats", "inputs", wide=True)
    seat_input: Grid = grid("seats", "inputs", wide=True)
    mean_input: Row = row("inputs", wide=True)  # mean of the other seats
    input_factor: Row = row("inputs", wide=True)
    input_offset: Row = row("inputs", wide=True)
    own_weight: Grid = grid(NETWORK_UNITS, "inputs")
    others_weight: Grid = grid(NETWORK_UNITS, "inputs")
    unit_bias: Row = row(NETWORK_UNITS, wide=True)
    unit: Row = row(NETWORK_UNITS, wide=True)
    second_weight: Grid = grid(NETWORK_UNITS_2, NETWORK_UNITS)
    second_bias: Row = row(NETWORK_UNITS_2, wide=True)
    result_weight: Row = row(NETWORK_UNITS_2)
    sample_spacing: int = number()  # actions between two training samples of a match; 0: one per seat and turn
    decisions: Row = row("seats", wide=True)  # counters of a match
    offers: Row = row("seats", wide=True)
    trades_made: Row = row("seats", wide=True)


@dataclass(frozen=True, slots=True, eq=False)
class Mind:
    """What a game provides for its bots, as `MIND` in its package `mind`.

    Hooks: `features(s, b, w, m, seat)` fills `m.feature` and the plan; `worth(s, b, w, m, seat, good)` is the value of
    one more of a good to a seat, judged by public information, in thousandths of a point; `nearly_won(s, b, w, m,
    seat)` says whether a seat, judged by public information, may win within about a turn.
    """

    struct: type[Struct]
    features: Sequence[str]
    plans: Sequence[str]
    plan_axes: Sequence[str]  # axis of each plan's place: "nodes", "paths", ...; "" for none
    hooks: Mapping[str, Function]
    action_weights: Mapping[str, int]  # by action type: relative frequency in random moves, 1 by default
    folder: pathlib.Path

    def levels(self, reference: str = "") -> dict[str, Any]:
        """Weights and settings by level: the current ones, or those of a frozen reference version such as "1"."""
        return dict(_read(self.folder / (f"reference/{reference}.json" if reference else "weights.json")))

    def settings(self, level: str, levels: Mapping[str, Settings] | None = None) -> Settings:
        """Weights and settings of "settler" or "settler@1". `levels` replaces the current ones, never a reference."""
        name, _, reference = level.partition("@")
        known = self.levels(reference) if reference or levels is None else levels
        if name not in known and level in VARIANTS:
            base, changes = VARIANTS[level]
            return {**self.settings(base, levels), **changes}
        return known.get(name, {})

    @property
    def inputs(self) -> int:
        """Number of inputs of the network for each seat."""
        return len(self.features) + EXTRA_INPUTS

    def network(self) -> dict[str, Any]:
        """The network's file: quantised weights, settings of its features, and how it was trained."""
        file = self.folder / "network.json"
        return dict(_read(file)) if file.exists() else {}

    def make(self, game: Definition, slots: Sequence[Settings]) -> Any:
        """A mind whose slots hold these levels. Slot 0 also provides the win model."""
        m: Any = self.struct()
        self._set_network(m, self.network())
        for slot, settings in enumerate(slots):
            m.plays_randomly[slot] = int("weights" not in settings)
            for k, feature in enumerate(self.features):
                m.weight[slot][k] = int(settings.get("weights", {}).get(feature, 0))
            m.opponent_weight[slot] = settings.get("opponent_weight", 0)
            m.beam_width[slot] = settings.get("beam_width", 0)
            m.rival_discount[slot] = settings.get("rival_discount", 0)
            m.makes_trades[slot] = settings.get("makes_trades", 0)
            m.judges_trades[slot] = settings.get("judges_trades", 0)
            m.searched_offers[slot] = settings.get("searched_offers", 0)
            m.epsilon[slot] = settings.get("epsilon", 0)
            m.rollout_turns[slot] = settings.get("rollout_turns", 0)
            action_weights = settings.get("action_weights", self.action_weights)
            for kind, cls in enumerate(game.actions.classes):
                m.action_weight[slot][kind] = action_weights.get(cls.type_name(), 1)
        if slots:
            self._set_win_model(m, slots[0])
        return m

    def _set_network(self, m: Any, network: Mapping[str, Any]) -> None:
        """Load the weights of the network, and into the last slot the settings of its features."""
        m.beam_width[NETWORK_SLOT] = 1
        m.rival_discount[NETWORK_SLOT] = RIVAL_DISCOUNT
        for field in NETWORK_ROWS:
            getattr(m, field)[:] = network.get(field, getattr(m, field))
        for field in NETWORK_GRIDS:
            for weights, values in zip(getattr(m, field), network.get(field, ()), strict=False):
                weights[:] = values

    def _set_win_model(self, m: Any, settings: Settings) -> None:
        m.hidden_units = len(settings.get("output_weights", ()))
        for i in range(m.hidden_units):
            m.hidden_bias[i], m.output_weight[i] = settings["hidden_biases"][i], settings["output_weights"][i]
        for k, feature in enumerate(self.features):
            m.win_weight[k] = settings.get("win_weights", {}).get(feature, 0)
            for i in range(m.hidden_units):
                m.hidden_weight[i][k] = settings["hidden_weights"][feature][i]


@cache
def _read(file: pathlib.Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


@cache
def mind_of(game: str) -> Mind | None:
    """A game's mind; None for a game whose bots play at random."""
    if not (game_folder(game) / "mind").is_dir():
        return None
    found: Mind = game_module(game, "mind").MIND
    return found


def known_mind(game: str) -> Mind:
    """A game's mind; raises LookupError for a game without one."""
    mind = mind_of(game)
    if mind is None:
        raise LookupError(f"The game {game} has no mind.")
    return mind
