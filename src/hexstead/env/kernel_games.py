"""Games in the vector kernel: agents decide for some seats, levels of bots play the others. Used by environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..bots.levels import LEVELS
from ..bots.mind import SCRATCH_STATES, mind_of
from ..core.actions import CHANCE_NAME
from ..core.common_fields import CHANCE, SEATS
from ..core.game import Game, new
from ..core.names import short_repr
from ..core.rules.random import MODULUS_A, MODULUS_B
from ..core.terms import seat_names
from ..core.translations import rule_sentence
from ..errors import BadAction, BadOption, IllegalAction
from .encoding import ENCODE, encoder
from .observation import Numbers
from .vector_kernel import AGENT, OK, RANDOM, RESET, SAMPLE, STEP, mind_struct, vector_kernel

ENGINES = ("plain", "fast", "strict", "checked")  # back ends that can run the kernel
MODULI = (MODULUS_A, MODULUS_B) * 3  # moduli of the random streams
Player = str | None  # a level that plays inside the kernel, or None for an agent


def plays_in_games(game: str, spec: object) -> bool:
    """Whether a bot spec names a bot that can play inside the kernel."""
    level = LEVELS.get(spec) if isinstance(spec, str) else None
    return level is not None and (spec == "random" or mind_of(game) is None or level.plays_in_kernel)


class KernelGames:
    """Many games with the same terms. The arrays are overwritten by every step.

    `players_of` has a level or None (an agent) for every seat of every game.
    """

    def __init__(
        self,
        terms: Mapping[str, Any],
        players_of: Sequence[Sequence[Player]],
        turns: int,
        *,
        auto_reset: bool,
        is_strict: bool,
        evaluation: str | None = None,
        log: int = 0,
    ):
        start = new(**terms)
        self.engine, self.players, self.turns = start.engine, start.players, turns
        if turns < self.players:
            raise BadOption(f"Every seat needs a turn: `turns` must be at least {self.players}, not {turns}.")
        self.terms, self.auto_reset, self.is_strict = dict(terms), auto_reset, is_strict
        engine, count = self.engine, len(players_of)
        self.count, self.codes = count, engine.game.actions.seat_codes
        self._states = engine.many(count)
        self._seen, self._finals, self._fresh = (engine.copies(self._states, n) for n in (count, count, 1))
        self._scratch = engine.many(SCRATCH_STATES)
        self._works = engine.group(engine.game.work, [engine.game.work(), engine.game.work()])
        self._set_levels(players_of, evaluation)
        self._actions = np.ones(count, np.int64)
        self.seats = np.zeros(count, np.int8)
        self.masks = np.zeros((count, self.codes), np.int8)
        self._listed = np.zeros((count, self.codes), np.int16)
        self._counts = np.zeros((count, 2), np.int16)
        self._random = np.ones((count, len(MODULI)), np.int64)
        self.rewards = np.zeros((count, self.players), np.float32)
        self.values = np.zeros(count, np.float32)
        self.terminated, self.truncated = np.zeros(count, bool), np.zeros(count, bool)
        self.refused = np.zeros(count, np.int8)
        self._log, self._logged = np.zeros((count, log), np.int16), np.zeros(count, np.int64)
        self._load()

    def _set_levels(self, players_of: Sequence[Sequence[Player]], evaluation: str | None) -> None:
        """Give every level a slot of the mind, and every seat its slot."""
        game = self.engine.game
        mind = mind_of(game.name)
        named = {level for row in players_of for level in row if level is not None and level != "random"}
        levels = sorted(named) if mind is not None else []
        if mind is not None and evaluation is not None and evaluation not in levels:
            levels.append(evaluation)
        made = mind.make(game, [mind.settings(level) for level in levels]) if mind else mind_struct(game.name)()
        self._minds = self.engine.group(mind_struct(game.name), [made])
        self._slot = levels.index(evaluation) if evaluation in levels and evaluation is not None else -1
        self._slots = np.full((len(players_of), SEATS), AGENT, np.int8)
        for i, row in enumerate(players_of):
            for seat, level in enumerate(row):
                if level is not None:
                    self._slots[i, seat] = levels.index(level) if level in levels else RANDOM

    def _load(self) -> None:
        self._vector = self.engine.load(vector_kernel(self.engine.game.name))["vector"]
        self._compiled = self.engine.back_end == "fast"
        self.observations = _rows(self._seen) if self._compiled else np.zeros((0, 0), np.int16)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_vector", "observations")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self._compiled:
            like = self.engine.many(1)  # Numba is slow with types that are equal, but not the same objects
            for name in ("_states", "_seen", "_finals", "_fresh", "_scratch"):
                setattr(self, name, state[name].view(like.dtype))
            self._works = state["_works"].view(self.engine.new_work().dtype)
        self._load()
        if not self._compiled:
            self._show()

    def seed(self, draw: np.random.Generator, which: Numbers | None = None) -> None:
        """Draw new random streams for all games, or for those where `which` is true."""
        fresh = np.stack([draw.integers(1, modulus, self.count) for modulus in MODULI], 1)
        self._random[:] = fresh if which is None else np.where(which[:, None], fresh, self._random)

    def reset(self, which: Numbers | None = None) -> None:
        """Restart all games, or those where `which` is true, and play to the first decisions of agents."""
        chosen = np.ones(self.count, np.int64) if which is None else np.ascontiguousarray(which, np.int64)
        self._call(RESET, chosen)

    def step(self, actions: Any) -> None:
        """Apply one code per game. In strict mode, an illegal one raises IllegalAction and no game changes."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadAction(f"A step needs an array of {self.count} codes, not {given.dtype} of shape {given.shape}.")
        codes = np.ascontiguousarray(given, np.int64)
        refused = self._call(STEP, codes)
        if refused != OK:
            raise self.refusal(refused, int(codes[refused]))

    def sample(self) -> Numbers:
        """A random legal code for each game; all trade offers together are as likely as one other code."""
        self._call(SAMPLE, self._actions, show=False)
        return self._actions.copy()

    def refusal(self, i: int, code: int) -> BadAction | IllegalAction:
        """The exception that explains why a code is rejected."""
        if not 0 <= code < self.codes:
            return BadAction(f"{short_repr(code)} is not a code from 0 to {self.codes - 1}.")
        seat = int(self.seats[i])
        refused = self.engine.check(self._states[i : i + 1], seat, code)
        rule = self.engine.game.rule_ids[refused]
        action = self.engine.codec.action(seat, code)
        where = f"Game {i}, code {code} {action.to_json()}: " if self.count > 1 else ""
        return IllegalAction(rule, f"{where}{rule_sentence(rule)}", action)

    def final_observations(self) -> Numbers:
        """Final positions of the games that ended in the last step, as their agents see them; other rows are
        outdated."""
        return _rows(self._finals) if self._compiled else _plain_rows(self._finals)

    def look(self, field: str, i: int = 0) -> int:
        """A number of the full state of a game."""
        return self.engine.read(self._states[i : i + 1], field)

    def observe(self, seat: int, i: int = 0) -> Numbers:
        """One game as a given seat sees it, in a new row."""
        masked = self.engine.masked(self._states[i : i + 1], seat)
        return np.frombuffer(masked.to_bytes(), "<i2").copy()

    def game(self, i: int = 0) -> Game:
        """A copy of a game with hidden information, and with its history if the log was long enough."""
        length = int(self._logged[i])
        if length > self._log.shape[1]:
            names = seat_names(None, self.players, self.engine.options)
            state = self.engine.to_bytes(self._states[i : i + 1])
            out = Game(self.engine, self.engine.from_bytes(state), names, None)
            out.from_start = False
        else:
            out = new(**self.terms, seed=0)
            for code in self._log[i, :length].tolist():
                seat = self.engine.first(out._states)
                out.apply_code(code, CHANCE_NAME if seat == CHANCE else seat)
        out.secret = None  # chance outcomes came from the kernel
        return out

    def _call(self, operation: int, actions: Numbers, show: bool = True) -> int:
        answer: int = self._vector(
            operation,
            self._states,
            self._seen,
            self._finals,
            self._fresh,
            self.engine.boards,
            self._works,
            self._scratch,
            self._minds,
            self._slots,
            actions,
            self.seats,
            self.masks,
            self._listed,
            self._counts,
            self._random,
            self.rewards,
            self.values,
            self.terminated,
            self.truncated,
            self.refused,
            self._log,
            self._logged,
            self.turns,
            1 if self.auto_reset else 0,
            1 if self.is_strict else 0,
            self._slot,
        )
        if show and not self._compiled:
            self._show()
        return answer

    def _show(self) -> None:
        self.observations = _plain_rows(self._seen)


class Encodings:
    """Encodes the observations of games into one array, in a kernel if the games are compiled."""

    def __init__(self, games: KernelGames):
        self.encoder = encoder(games.engine.game.name, games.players)
        self._is_compiled = games.engine.back_end == "fast"
        self._engine = games.engine
        self._load()

    def _load(self) -> None:
        self._encode = self._engine.load(ENCODE)["encode"] if self._is_compiled else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_encode"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._load()

    def encode(self, observations: Numbers, seats: Numbers) -> Numbers:
        """A new array of floats, a row per observation."""
        if self._encode is None:
            return self.encoder.encode(observations, seats)
        out = np.empty((len(observations), self.encoder.size), np.float32)
        self._encode(observations, seats, *self.encoder.arguments(), out, self.encoder.players)
        return out


def _rows(states: Any) -> Numbers:
    """A view of compiled states as rows of integers."""
    flat: Numbers = states.view("<i2").reshape(len(states), -1)
    return flat


def _plain_rows(states: Any) -> Numbers:
    return np.stack([np.frombuffer(state.to_bytes(), "<i2") for state in states])
