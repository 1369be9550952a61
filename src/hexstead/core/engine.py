"""An engine: a game's rules on one board with one set of options, plain or compiled, behind one door.

Plain, a state is a list of one record; compiled, a numpy array of one. Both are asked the same questions (kernel.py).
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from ..board import Board
from ..errors import needs
from . import kernel
from .actions import Codec, Free
from .definition import Definition
from .kernel import copy_state
from .kernels import RULES, Kernel
from .records import Record, hiding, strict, visible
from .rule import bind

States = Any  # a list of one record, or an array of one
Progress = Callable[[int, int, str], None]


def all_hooks(game: Definition, kernel: Kernel) -> dict[str, Any]:
    """The game's functions, the kernel's, and those made from the state's fields."""
    return {**game.hooks, **kernel.hooks, "hide": hiding(game.state), "copy_state": copy_state}


@cache
def plain_entries(game: Definition, kernel: Kernel = RULES) -> dict[str, Any]:
    return bind(kernel.entries, all_hooks(game, kernel))


_compiled: dict[tuple[str, Kernel, bool], dict[str, Any]] = {}


def compiled_entries(
    game: Definition, kernel: Kernel = RULES, *, bounds_checked: bool = False, progress: Progress | None = None
) -> dict[str, Any]:
    """The compiled entry points of a game; numba is imported here and nowhere before."""
    key = (game.name, kernel, bounds_checked)
    if key not in _compiled:
        with needs("fast"):
            from .compiled import compile_entries

        records = {"s": game.state, "b": game.board, "w": game.work}
        _compiled[key] = compile_entries(
            game.name,
            game.folder,
            kernel,
            records,
            all_hooks(game, kernel),
            bounds_checked=bounds_checked,
            progress=progress,
        )
    return _compiled[key]


class Engine:
    """Rules, board, options and number of players, ready to be asked."""

    def __init__(self, game: Definition, board: Board, options: Mapping[str, Any], players: int):
        self.game = game
        self.board = board
        self.options = dict(options)
        self.players = players
        self.names = game.make_names(board)
        self.codec = Codec(game.actions, self.names, game.by_state)
        self.board_record: Any = game.board()
        game.actions.fill(self.board_record)
        game.fill_board(self.board_record, board, options, players)
        self._local = threading.local()
        self._load()
        self._ask = self._entries["ask"]

    def _load(self) -> None:
        self._entries = self.load(RULES)
        self.boards: Any = [self.board_record]

    def load(self, kernel: Kernel) -> dict[str, Any]:
        """The entry points of a kernel, by name, on this back end."""
        return plain_entries(self.game, kernel)

    def group(self, kind: type[Record], values: Sequence[Record]) -> Any:
        """Plain records as what entry points take: a list here, an array compiled."""
        return list(values)

    def new_work(self) -> Any:
        return self.group(self.game.work, [self.game.work()])

    @property
    def works(self) -> Any:
        """This thread's work record."""
        try:
            return self._local.works
        except AttributeError:
            self._local.works = self.new_work()
            return self._local.works

    @cached_property
    def prices(self) -> dict[int, dict[str, int]]:
        """What each kind of action costs where it is paid for: resource cards by name."""
        cost = self.board_record.cost
        return {kind: dict(self.codec.bundle(cost[item])) for kind, item in self.game.prices.items()}

    def points(self, s: Any) -> list[int]:
        """Every seat's points, as far as a plain record tells them."""
        return [self.game.points(s, self.board_record, seat) for seat in range(self.players)]

    def wrap(self, state: Any) -> States:
        """A plain record as this back end's state."""
        return [state]

    def plain(self, states: States) -> Any:
        """This back end's state as a plain record, not to be changed."""
        return states[0]

    def look(self, states: States) -> Any:
        """The state to read a few fields of, as of a plain record."""
        return states[0]

    def masked(self, states: States, viewer: int | None) -> Any:
        """The masked record, plain: what the viewer may not know is zero; None is a spectator."""
        s = states[0]
        return s.masked(viewer, s.turn_seat)

    def copy(self, states: States) -> States:
        return [states[0].copy()]

    def read(self, states: States, field: str) -> int:
        value: int = getattr(states[0], field)
        return value

    def read_row(self, states: States, field: str) -> list[int]:
        value: list[int] = getattr(states[0], field)
        return value

    def to_bytes(self, states: States) -> bytes:
        data: bytes = states[0].to_bytes()
        return data

    def from_bytes(self, data: bytes) -> States:
        return [self.game.state.from_bytes(data)]

    def start(self) -> States:
        state = self.game.state()
        self.game.start(state, self.board_record, self.players)
        return self.wrap(state)

    def ask(self, question: int, states: States, seat: int = 0, kind: int = 0, x: int = 0, y: int = 0) -> int:
        answer: int = self._ask(question, states, 0, self.boards, self.works, seat, kind, x, y)
        return answer

    def who(self, states: States) -> int:
        """A bit for every seat that may act."""
        return self.ask(kernel.WHO, states)

    def who_after_step(self) -> int:
        """The same, as the last recorded step left it."""
        who: int = self.works[0].who
        return who

    def first(self, states: States) -> int:
        return self.ask(kernel.FIRST, states)

    def step(self, states: States, seat: int, move: int | Free, record: bool = True) -> int:
        """Check and apply; 0 or the number of the rule that forbids it."""
        self._set_record(1 if record else 0)
        if isinstance(move, Free):
            self._set_bundle(move)
            return self.ask(kernel.STEP, states, seat, move.kind, move.to, 0)
        return self.ask(kernel.STEP, states, seat, *self.game.actions.moves[move])

    def check(self, states: States, seat: int, move: int | Free) -> int:
        if isinstance(move, Free):
            self._set_bundle(move)
            return self.ask(kernel.CHECK, states, seat, move.kind, move.to, 0)
        return self.ask(kernel.CHECK, states, seat, *self.game.actions.moves[move])

    def legal(self, states: States, seat: int) -> list[int]:
        n = self.ask(kernel.LEGAL, states, seat)
        codes: list[int] = self.works[0].legal[:n]
        return codes

    def event_rows(self) -> list[list[int]]:
        """The rows that the last step wrote."""
        w = self.works[0]
        return [line[:] for line in w.events[: w.n_events]]

    def weights(self, states: States) -> tuple[int, list[int]]:
        """The code of the first outcome of the chance node, and the weights of all."""
        self.ask(kernel.WEIGH, states)
        w = self.works[0]
        return self.game.actions.start[w.chance_kind], w.weights[: w.n_weights]

    def _set_record(self, on: int) -> None:
        self.works[0].record = on

    def _set_bundle(self, move: Free) -> None:
        w = self.works[0]
        for good in range(self.names.size("goods")):
            w.give[good] = move.give[good]
            w.get[good] = move.get[good]

    # Many random games, for simulations: a work record of their own, so that counters are theirs.

    def many(self, count: int) -> Any:
        start = self.plain(self.start())
        return [start.copy() for _ in range(count)]

    def log(self, size: int) -> Any:
        return [0] * size

    def ends(self, size: int) -> Any:
        return [0] * size

    def rows(self, size: int, width: int) -> Any:
        return [[0] * width for _ in range(size)]

    def play(self, states: Any, works: Any, log: Any, ends: Any, turns: int, seed: int, start: int = 0) -> int:
        """Random games on the states from `start` on; the length of the log (kernel.run)."""
        run = self._entries["run"]
        n: int = run(kernel.PLAY, states, start, len(states), self.boards, works, log, ends, turns, seed)
        return n

    def replay(self, states: Any, i: int, works: Any, log: Any, start: int, stop: int) -> int:
        """Apply logged codes to state i; the place of the first that a rule forbids, or −1."""
        run = self._entries["run"]
        place: int = run(kernel.REPLAY, states, i, i + 1, self.boards, works, log, self.ends(1), start, stop)
        return place


class StrictEngine(Engine):
    """Plain, on lists that refuse negative indices: for tests."""

    def _load(self) -> None:
        super()._load()
        self.boards = self.group(self.game.board, [self.board_record])
        self._state = strict(self.game.state)

    def group(self, kind: type[Record], values: Sequence[Record]) -> Any:
        return [strict(kind).from_bytes(value.to_bytes()) for value in values]

    def wrap(self, state: Any) -> States:
        return [self._state.from_bytes(state.to_bytes())]

    def from_bytes(self, data: bytes) -> States:
        return [self._state.from_bytes(data)]


class Look:
    """A compiled state that reads like a plain record; a field becomes a number or a list when it is asked for."""

    __slots__ = ("_state",)

    def __init__(self, state: Any):
        self._state = state

    def __getattr__(self, field: str) -> Any:
        return self._state[field].tolist()


class FastEngine(Engine):
    """Compiled."""

    bounds_checked = False

    def _load(self) -> None:
        with needs("fast"):
            import numpy as np

            from .compiled import array, dtype

        self._entries = self.load(RULES)
        self._array = array
        self._dtype = dtype(self.game.state)
        self._shorts: Any = lambda numbers: np.array(numbers, "<i2")
        self._visible: dict[tuple[int | None, bool], Any] = {}
        self.boards = array(self.game.board, [self.board_record])

    def load(self, kernel: Kernel) -> dict[str, Any]:
        return compiled_entries(self.game, kernel, bounds_checked=self.bounds_checked)

    def group(self, kind: type[Record], values: Sequence[Record]) -> Any:
        return self._array(kind, list(values))

    def wrap(self, state: Record) -> States:
        return self._array(self.game.state, [state])

    def plain(self, states: States) -> Any:
        return self.game.state.from_bytes(states.tobytes())

    def look(self, states: States) -> Any:
        return Look(states[0])

    def masked(self, states: States, viewer: int | None) -> Any:
        is_turn = viewer == int(states["turn_seat"][0])
        key = (viewer, is_turn)
        if key not in self._visible:
            self._visible[key] = self._shorts(visible(self.game.state, viewer, is_turn))
        return self.game.state.from_bytes((states.view("<i2") * self._visible[key]).tobytes())

    def copy(self, states: States) -> States:
        return self.from_bytes(states.tobytes())

    def read(self, states: States, field: str) -> int:
        return int(states[field][0])

    def read_row(self, states: States, field: str) -> list[int]:
        value: list[int] = states[field][0].tolist()
        return value

    def to_bytes(self, states: States) -> bytes:
        data: bytes = states.tobytes()
        return data

    def from_bytes(self, data: bytes) -> States:
        import numpy as np

        return np.frombuffer(bytearray(data), dtype=self._dtype)  # numpy's own copy goes field by field, 20 µs

    @property
    def _desk(self) -> dict[str, memoryview]:
        """The 16-bit fields of this thread's work record: numpy takes five times as long to read one."""
        try:
            return self._local.desk  # type: ignore[no-any-return]
        except AttributeError:
            self._local.desk = self._fields(self.works)
            return self._local.desk  # type: ignore[no-any-return]

    def _fields(self, works: Any) -> dict[str, memoryview]:
        whole, found, at = memoryview(works).cast("B"), {}, 0
        for field in self.game.work.FIELDS:
            size = field.size * (8 if field.wide else 2)
            if not field.wide:
                found[field.name] = whole[at : at + size].cast("h", field.shape or (1,))
            at += size
        return found

    def legal(self, states: States, seat: int) -> list[int]:
        n = self.ask(kernel.LEGAL, states, seat)
        return self._desk["legal"][:n].tolist()

    def who_after_step(self) -> int:
        return self._desk["who"][0]

    def event_rows(self) -> list[list[int]]:
        desk = self._desk
        return desk["events"][: desk["n_events"][0]].tolist()  # type: ignore[return-value]

    def weights(self, states: States) -> tuple[int, list[int]]:
        self.ask(kernel.WEIGH, states)
        desk = self._desk
        first = self.game.actions.start[desk["chance_kind"][0]]
        return first, desk["weights"][: desk["n_weights"][0]].tolist()

    def _set_record(self, on: int) -> None:
        self._desk["record"][0] = on

    def _set_bundle(self, move: Free) -> None:
        works = self.works
        works["give"][0] = move.give
        works["get"][0] = move.get

    def many(self, count: int) -> Any:
        return self._array(self.game.state, [self.plain(self.start())]).repeat(count)

    def log(self, size: int) -> Any:
        import numpy as np

        return np.zeros(size, np.int16)

    def ends(self, size: int) -> Any:
        import numpy as np

        return np.zeros(size, np.int64)

    def rows(self, size: int, width: int) -> Any:
        import numpy as np

        return np.zeros((size, width), np.int32)


class CheckedEngine(FastEngine):
    """Compiled with bounds checks: for tests."""

    bounds_checked = True


ENGINES: dict[str, type[Engine]] = {
    "plain": Engine, "fast": FastEngine, "strict": StrictEngine, "checked": CheckedEngine,
}  # fmt: skip

_engines: dict[tuple[Any, ...], Engine] = {}


def engine_for(kind: str, game: Definition, board: Board, options: Mapping[str, Any], players: int) -> Engine:
    """The engine of these terms; made once and shared."""
    key = (kind, game.name, id(board), json.dumps(options, sort_keys=True), players)
    engine = _engines.get(key)
    if engine is None:
        if len(_engines) > 200:
            _engines.clear()
        engine = _engines[key] = ENGINES[kind](game, board, options, players)
    return engine
