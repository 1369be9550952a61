"""Thousands of games stepped in one compiled call; observations, masks and rewards are arrays with a row per game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.game import Game, new
from ..core.rules.random import MODULUS_A, MODULUS_B
from ..core.terms import seat_names
from ..core.translations import rule_sentence
from ..errors import BadAction, BadOption, IllegalAction
from ..sim.random_games import simulation_options
from .batch_kernel import BATCH, CHANCE_A, CHANCE_B, LISTED, OBSERVE, OK, PICK_A, PICK_B, RESET, SAMPLE, STEP
from .observation import TURNS, Numbers

ENGINES = ("fast", "checked")  # checked: compiled with bounds checks, for tests
MODULI = {CHANCE_A: MODULUS_A, CHANCE_B: MODULUS_B, PICK_A: MODULUS_A, PICK_B: MODULUS_B}


class Batch:
    """Many games with the same terms. Chance acts automatically; in each game the first seat to act decides.

    The arrays are read-only views that every step overwrites: copy what you want to keep.
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
            raise BadOption(f"A batch needs at least one game, not {count!r}.")
        if engine not in ENGINES:
            raise BadOption(f"A batch runs compiled, on the engine {' or '.join(ENGINES)}, not {engine!r}.")
        start = new(game, players, options=simulation_options(game, options), engine=engine)
        self.game, self.count, self.players, self.turns, self.auto_reset = game, count, players, turns, auto_reset
        self.options, self.engine = start.options, start.engine
        self.codes = self.engine.game.actions.seat_codes
        self._states = self.engine.many(count)
        self._seen = self._states.copy()
        self._fresh = self._states[:1].copy()
        self._works = self.engine.new_work()
        self._actions = np.ones(count, np.int64)
        self._seats = np.zeros(count, np.int8)
        self._masks = np.zeros((count, self.codes), np.int8)
        self._listed = np.zeros((count, LISTED), np.int16)
        self._counts = np.zeros((count, 2), np.int16)
        self._random = np.zeros((count, 4), np.int64)
        self._rewards = np.zeros((count, players), np.float32)
        self._terminated = np.zeros(count, bool)
        self._truncated = np.zeros(count, bool)

        self._attach()
        self.reset(seed=seed)

    def _attach(self) -> None:
        """Load the kernel, and make the read-only views of the arrays."""
        self._batch = self.engine.load(BATCH)["batch"]
        #: The masked state of the seat to act, games × numbers (see `layout`); a spectator's view for finished games.
        self.observations = _read_only(_rows(self._seen))
        #: The same as a structured array: `records["hand"]` is games × seats × resources.
        self.records = _read_only(self._seen)
        #: 1 for each legal code, games × codes; `masks.view(bool)` makes no copy.
        self.masks = _read_only(self._masks)
        #: The seat to act in each game; −1 for finished games that were not reset.
        self.seats = _read_only(self._seats)
        #: Rewards of the last step, games × players: 1 for the winner, −1/(players − 1) for the others, else 0.
        self.rewards = _read_only(self._rewards)
        #: Games that the last step finished (won or drawn); without auto_reset, all finished games.
        self.terminated = _read_only(self._terminated)
        #: The same for games stopped after `turns` turns.
        self.truncated = _read_only(self._truncated)

    def __getstate__(self) -> dict[str, Any]:
        views = ("_batch", "observations", "records", "masks", "seats", "rewards", "terminated", "truncated")
        return {name: value for name, value in self.__dict__.items() if name not in views}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        like = self.engine.many(1)  # Numba is slow with types that are equal, but not the same objects
        for name in ("_states", "_seen", "_fresh"):
            setattr(self, name, state[name].view(like.dtype))
        self._works = state["_works"].view(self.engine.new_work().dtype)
        self._attach()

    @property
    def done(self) -> Numbers:
        """Games that the last step ended. With auto_reset, the other arrays already show the next game."""
        ended: Numbers = self._terminated | self._truncated
        return ended

    def reset(self, which: Numbers | None = None, seed: int | None = None) -> None:
        """Restart all games, or those where `which` is true. A seed reseeds the random numbers of all games."""
        if seed is not None or not self._random.any():
            draw = np.random.default_rng(seed)
            for column, modulus in MODULI.items():
                self._random[:, column] = draw.integers(1, modulus, self.count)
        chosen = np.ones(self.count, bool) if which is None else np.asarray(which)
        if chosen.dtype != bool or chosen.shape != (self.count,):
            raise BadAction(f"`which` must be an array of {self.count} booleans.")
        self._call(RESET, self._actions_of(chosen))

    def step(self, actions: Any) -> None:
        """Apply one action code per game. Raises IllegalAction without changing any game."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadAction(f"A step needs an array of {self.count} codes, not {given.dtype} of shape {given.shape}.")
        codes = self._actions_of(given)
        refused = self._call(STEP, codes)
        if refused != OK:
            raise self._refusal(refused, int(codes[refused]))

    def sample(self) -> Numbers:
        """A random legal code for each game; all trade offers together are as likely as one other code."""
        self._call(SAMPLE, self._actions)
        return self._actions.copy()

    def observe(self, seat: int) -> Numbers:
        """All games as observed by one seat, even when another is to act; a new array."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadAction(f"There is no seat {seat!r} in a game of {self.players}.")
        seen = self._states.copy()
        self._call(OBSERVE, self._actions, into=seen, viewer=seat)
        return _rows(seen)

    def state_bytes(self, i: int) -> bytes:
        """The full state of a game, including hidden information."""
        data: bytes = self._states[i].tobytes()
        return data

    def to_game(self, i: int) -> Game:
        """A copy of one game in its current state as a Game, without its history."""
        names = seat_names(None, self.players, self.engine.options)
        out = Game(self.engine, self.engine.from_bytes(self.state_bytes(i)), names, None)
        out.from_start = False
        return out

    def _actions_of(self, values: Numbers) -> Numbers:
        return np.ascontiguousarray(values, np.int64)

    def _call(self, operation: int, actions: Numbers, into: Any = None, viewer: int = 0) -> int:
        answer: int = self._batch(
            operation,
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
        """The exception that explains why a code is rejected."""
        if not 0 <= code < self.codes:
            return BadAction(f"Game {i}: {code} is not a code from 0 to {self.codes - 1}.")
        seat = int(self._seats[i])
        refused = self.engine.check(self._states[i : i + 1], seat, code)
        rule = self.engine.game.rule_ids[refused]
        action = self.engine.codec.action(seat, code)
        return IllegalAction(rule, f"Game {i}, code {code} {action.to_json()}: {rule_sentence(rule)}", action)


def _rows(states: Numbers) -> Numbers:
    """A view of the states as rows of integers."""
    flat: Numbers = states.view("<i2").reshape(len(states), -1)
    return flat


def _read_only(array: Numbers) -> Numbers:
    """A read-only view of the array."""
    shown: Numbers = array.view()
    shown.flags.writeable = False
    return shown
