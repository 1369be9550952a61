"""Thousands of games stepped in one call, compiled: observations, masks and rewards are arrays with a row per game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.game import Game, new
from ..core.rules.random import MODULUS_A, MODULUS_B
from ..core.table import COLOURS
from ..core.words import rule_sentence
from ..errors import BadAction, BadOption, IllegalAction
from ..sim.runs import simulation_options
from .kernel import BATCH, CHANCE_A, CHANCE_B, FINE, OBSERVE, PICK_A, PICK_B, RESET, SAMPLE, STEP
from .observation import TURNS, Numbers, numpy_type

ENGINES = ("fast", "checked")  # checked: compiled with bounds checks, for tests
MODULI = {CHANCE_A: MODULUS_A, CHANCE_B: MODULUS_B, PICK_A: MODULUS_A, PICK_B: MODULUS_B}


class Batch:
    """Many games of the same terms. Chance acts inside; the seat that is asked first acts in each.

    The arrays are the batch's own: each step writes into them, and nobody else may. Copy what you keep.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 4,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        turns: int = TURNS,
        auto_reset: bool = True,
        engine: str = "fast",
    ):
        if type(count) is not int or count < 1:
            raise BadOption(f"A batch has at least one game, not {count!r}.")
        if engine not in ENGINES:
            raise BadOption(f"A batch runs compiled, on the engine {' or '.join(ENGINES)}, not {engine!r}.")
        table = new(game, players, options=simulation_options(game, options), engine=engine)
        self.game, self.count, self.players, self.turns, self.auto_reset = game, count, players, turns, auto_reset
        self.options, self.engine = table.options, table.engine
        self.codes = self.engine.game.actions.seat_codes
        self._batch = self.engine.load(BATCH)["batch"]
        self._states = self.engine.many(count).view(numpy_type(game))  # one type object: numba knows it at a glance
        self._seen = self._states.copy()
        self._fresh = self._states[:1].copy()
        self._works = self.engine.new_work()
        self._actions = np.ones(count, np.int64)
        self._seats = np.zeros(count, np.int8)
        self._masks = np.zeros((count, self.codes), np.int8)
        self._listed = np.zeros((count, self.codes), np.int16)
        self._counts = np.zeros((count, 2), np.int16)
        self._random = np.zeros((count, 4), np.int64)
        self._rewards = np.zeros((count, players), np.float32)
        self._terminated = np.zeros(count, bool)
        self._truncated = np.zeros(count, bool)

        #: The masked record of the seat to act, games × numbers (`layout`); a spectator's where a game is finished.
        self.observations = _kept(_rows(self._seen))
        #: The same by field: `records["hand"]` is games × seats × resources.
        self.records = _kept(self._seen)
        #: 1 for each legal code, games × codes; `masks.view(bool)` costs nothing.
        self.masks = _kept(self._masks)
        #: Who is to act in each game; −1 where it is finished and not begun anew.
        self.seats = _kept(self._seats)
        #: What the last step brought every seat, games × players: the winner 1, others −1/(players − 1), else 0.
        self.rewards = _kept(self._rewards)
        #: Which games the last step finished, won or drawn; where games do not begin anew, all that are finished.
        self.terminated = _kept(self._terminated)
        #: The same for games cut after `turns` turns.
        self.truncated = _kept(self._truncated)
        self.reset(seed=seed)

    @property
    def done(self) -> Numbers:
        """Which games the last step finished or cut. Where games begin anew, the rest is already of the next one."""
        ended: Numbers = self._terminated | self._truncated
        return ended

    def reset(self, which: Numbers | None = None, seed: int | None = None) -> None:
        """Begin all games anew, or those where `which` is true. A seed starts the random numbers of all games anew."""
        if seed is not None or not self._random.any():
            draw = np.random.default_rng(seed)
            for column, modulus in MODULI.items():
                self._random[:, column] = draw.integers(1, modulus, self.count)
        chosen = np.ones(self.count, bool) if which is None else np.asarray(which)
        if chosen.dtype != bool or chosen.shape != (self.count,):
            raise BadAction(f"Which games begin anew is a row of {self.count} truth values.")
        self._ask(RESET, self._actions_of(chosen))

    def step(self, actions: Any) -> None:
        """Do one action in every game. Raises IllegalAction, and then no game has changed."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadAction(f"A step is a row of {self.count} codes, not {given.dtype} of shape {given.shape}.")
        codes = self._actions_of(given)
        refused = self._ask(STEP, codes)
        if refused != FINE:
            raise self._refusal(refused, int(codes[refused]))

    def sample(self) -> Numbers:
        """A random player's choice for each game: any legal code alike, all trade offers together weighing as one."""
        self._ask(SAMPLE, self._actions)
        return self._actions.copy()

    def observe(self, seat: int) -> Numbers:
        """All games as one seat knows them now, whoever is to act; a new array."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadAction(f"There is no seat {seat!r} in games of {self.players}.")
        seen = self._states.copy()
        self._ask(OBSERVE, self._actions, into=seen, viewer=seat)
        return _rows(seen)

    def state_bytes(self, i: int) -> bytes:
        """The state of a game, hidden things included: not for players."""
        data: bytes = self._states[i].tobytes()
        return data

    def to_game(self, i: int) -> Game:
        """A copy of one game with all its methods, as it stands, without its past."""
        out = Game(self.engine, self.engine.from_bytes(self.state_bytes(i)), COLOURS[: self.players], None)
        out.from_start = False
        return out

    def _actions_of(self, values: Numbers) -> Numbers:
        return np.ascontiguousarray(values, np.int64)

    def _ask(self, question: int, actions: Numbers, into: Any = None, viewer: int = 0) -> int:
        answer: int = self._batch(
            question,
            self._states,
            self._seen if into is None else into,
            self._fresh,
            self.engine.boards,
            self._works,
            actions,
            self._seats,
            self._masks,
            self._listed,
            self._counts,
            self._random,
            self._rewards,
            self._terminated,
            self._truncated,
            self.turns,
            1 if self.auto_reset else 0,
            viewer,
        )
        return answer

    def _refusal(self, i: int, code: int) -> BadAction | IllegalAction:
        """Why a game refuses a code."""
        if not 0 <= code < self.codes:
            return BadAction(f"Game {i}: {code} is not a code from 0 to {self.codes - 1}.")
        seat = int(self._seats[i])
        refused = self.engine.check(self._states[i : i + 1], seat, code)
        rule = self.engine.game.rule_ids[refused]
        action = self.engine.codec.action(seat, code)
        return IllegalAction(rule, f"Game {i}, code {code} {action.to_json()}: {rule_sentence(rule)}", action)


def _rows(states: Numbers) -> Numbers:
    """States as rows of integers, in place."""
    flat: Numbers = states.view("<i2").reshape(len(states), -1)
    return flat


def _kept(array: Numbers) -> Numbers:
    """The same array, not to be written by its reader."""
    shown: Numbers = array.view()
    shown.flags.writeable = False
    return shown
