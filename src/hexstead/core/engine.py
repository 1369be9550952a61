"""Engines: a game's rules on one board with one set of options, on the plain or the compiled back end.

Structs are passed to entry points in groups: lists on the plain back end, numpy arrays on the compiled one. A state is
a group of one. Code outside this module reads and writes groups through the methods of the engine only, so that it
works on every back end.
"""

from __future__ import annotations

import importlib.util
import json
import pathlib
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from ..board import Board
from ..errors import needs
from . import kernel
from .actions import Codec, UncodedTrade
from .common_fields import UNKNOWN_ACTION
from .definition import Definition
from .kernel import RULES, Kernel, copy_state
from .layout import Struct, hide_function, strict, visible
from .prepare import fill_rules
from .rule import bind

States = Any  # a group of one state
Progress = Callable[[int, int, str], None]


@cache
def _hide(game: Definition) -> Any:
    return hide_function(game.state)


def available_back_end() -> str:
    """ "fast" if Numba is installed, else the back end that needs no compiler."""
    return "fast" if importlib.util.find_spec("numba") else uncompiled_back_end()


def uncompiled_back_end() -> str:
    """ "wasm" if a host for WebAssembly was chosen, else "plain"."""
    from .wasm.host import has_host

    return "wasm" if has_host() else "plain"


def all_hooks(game: Definition, kernel: Kernel) -> dict[str, Any]:
    """The rule functions that fill the hooks of a kernel: the game's, the kernel's, and generated ones."""
    return {**game.hooks, **kernel.hooks, "hide": _hide(game), "copy_state": copy_state}


def structs_of(game: Definition) -> dict[str, type[Struct]]:
    """The structs of a game by parameter name."""
    return {"s": game.state, "b": game.board, "w": game.work}


@cache
def plain_entries(game: Definition, kernel: Kernel = RULES) -> dict[str, Any]:
    return bind(kernel.entries, all_hooks(game, kernel))


_compiled: dict[tuple[str, Kernel, bool], dict[str, Any]] = {}


def compiled_entries(
    game: Definition, kernel: Kernel = RULES, *, bounds_checked: bool = False, progress: Progress | None = None
) -> dict[str, Any]:
    """The compiled entry points of a kernel. Imports Numba."""
    key = (game.name, kernel, bounds_checked)
    if key not in _compiled:
        with needs("fast"):
            from .compiled import compile_entries

        _compiled[key] = compile_entries(
            game.name,
            kernel,
            structs_of(game),
            all_hooks(game, kernel),
            bounds_checked=bounds_checked,
            progress=progress,
        )
    return _compiled[key]


def compiled_folder(game: Definition, kernel: Kernel = RULES) -> pathlib.Path:
    """Where the compile cache keeps a kernel, whether or not it is compiled. Imports Numba."""
    from .compile_cache import cache_folder

    return cache_folder(game.name, kernel, structs_of(game), all_hooks(game, kernel))


def is_compiled(game: Definition, kernel: Kernel = RULES) -> bool:
    """Whether the compile cache has a kernel."""
    return (compiled_folder(game, kernel) / "complete").exists()


class Engine:
    """The plain back end, and the interface of all engines."""

    back_end: ClassVar[str] = "plain"

    def __init__(self, game: Definition, board: Board, options: Mapping[str, Any], players: int):
        self.game = game
        self.board = board
        self.options = dict(options)
        self.players = players
        self.rules_version = board.rules_version or game.rules_version
        self.names = game.set_up.names(board)
        by_state = {spec.action.kind for spec in game.specs if spec.arguments is not None}
        self.codes_by_state = {code for code, (kind, _, _) in enumerate(game.actions.moves) if kind in by_state}
        self.codec = Codec(game.actions, self.names, by_state)
        self.board_struct: Any = game.board()
        game.actions.fill(self.board_struct)
        fill_rules(self.board_struct, self.rules_version, game.phases, game.specs)
        game.set_up.fill_board(self.board_struct, board, options, players)
        self._local = threading.local()
        self._load()
        self._ask = self._entries["ask"]

    def _load(self) -> None:
        self._entries = self.load(RULES)
        self.boards: Any = [self.board_struct]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the terms; unpickling gives the engine of that process for them."""
        return _unpickle, (type(self), self.game, self.board, self.options, self.players)

    def __deepcopy__(self, memo: object) -> Engine:
        return self  # engines are shared by all games with the same terms

    def load(self, kernel: Kernel) -> dict[str, Any]:
        """The entry points of a kernel on this back end, by name."""
        return plain_entries(self.game, kernel)

    def group(self, kind: type[Struct], values: Sequence[Struct]) -> Any:
        """A group of plain structs, as entry points take it."""
        return list(values)

    def repeat(self, value: Struct, count: int) -> Any:
        """A group of copies of a plain struct."""
        return [value.copy() for _ in range(count)]

    def copies(self, group: Any, count: int) -> Any:
        """A copy of the first structs of a group."""
        return [value.copy() for value in group[:count]]

    def write(self, group: Any, field: str, value: int, i: int = 0) -> None:
        """Set a number of struct i of a group."""
        setattr(group[i], field, value)

    def write_row(self, group: Any, field: str, values: Sequence[int], i: int = 0) -> None:
        """Set the first entries of a row of struct i of a group."""
        getattr(group[i], field)[: len(values)] = list(values)

    def int_rows(self, rows: Sequence[Sequence[int]]) -> Any:
        """Rows of integers as entry points take them (32 bits)."""
        return rows

    def same_view(self, states: Any, count: int, masked: Struct, seat: int) -> list[bool]:
        """For each of the first states of a group: whether the seat would see it as the masked state."""
        return [s.masked(seat, s.turn_seat) == masked for s in states[:count]]

    def new_work(self) -> Any:
        return self.group(self.game.work, [self.game.work()])

    @property
    def works(self) -> Any:
        """This thread's workspace."""
        try:
            return self._local.works
        except AttributeError:
            self._local.works = self.new_work()
            return self._local.works

    @property
    def plain_work(self) -> Any:
        """This thread's workspace in plain Python, for previews."""
        try:
            return self._local.plain_work
        except AttributeError:
            self._local.plain_work = self.game.work()
            return self._local.plain_work

    @cached_property
    def prices(self) -> dict[int, dict[str, int]]:
        """The price of each kind of action that has one, in resource cards by name."""
        cost = self.board_struct.cost
        priced = sorted((spec.price, spec.action.kind) for spec in self.game.specs if spec.price is not None)
        return {kind: dict(self.codec.bundle(cost[item])) for item, kind in priced}

    def points(self, s: Any) -> list[int]:
        """Every seat's points in a plain state; in a masked one, without hidden points."""
        return [self.game.scoring.points(s, self.board_struct, seat) for seat in range(self.players)]

    def wrap(self, state: Any) -> States:
        """A plain state as a state of this back end."""
        return [state]

    def plain(self, states: States) -> Any:
        """A state of this back end as a plain state. Do not modify it."""
        return states[0]

    def look(self, group: Any, i: int = 0) -> Any:
        """Struct i of a group for reading: an object with the fields as attributes."""
        return group[i]

    def masked(self, states: States, viewer: int | None) -> Any:
        """A plain copy with everything hidden from the viewer set to 0; None is a spectator."""
        s = states[0]
        return s.masked(viewer, s.turn_seat)

    def shown(self, states: States, viewer: int | None) -> Any:
        """Like `masked`, but read-only: it can share memory with the state."""
        s = states[0]
        return s.shown(viewer, s.turn_seat)

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
        self.game.set_up.start(state, self.board_struct, self.players)
        return self.wrap(state)

    def ask(self, question: int, states: States, seat: int = 0, kind: int = 0, x: int = 0, y: int = 0) -> int:
        answer: int = self._ask(question, states, 0, self.boards, self.works, seat, kind, x, y)
        return answer

    def who(self, states: States) -> int:
        """The seats that can act, one bit each."""
        return self.ask(kernel.WHO, states)

    def who_after_step(self) -> int:
        """The seats that can act after the last step with events, one bit each."""
        who: int = self.works[0].who
        return who

    def first(self, states: States) -> int:
        return self.ask(kernel.FIRST, states)

    def step(self, states: States, seat: int, move: int | UncodedTrade, events: bool = True) -> int:
        """Check an action and apply it if legal; returns 0 or a refusal. Writes event rows if `events` is true."""
        works = self.works
        self._set_events(works, 1 if events else 0)
        if isinstance(move, UncodedTrade):
            self._set_bundle(move)
            kind, x, y = move.kind, move.to, 0
        else:
            kind, x, y = self.game.actions.moves[move]
        result: int = self._ask(kernel.STEP, states, 0, self.boards, works, seat, kind, x, y)
        if result == UNKNOWN_ACTION:
            raise LookupError(f"{self.game.name} has an action or a card that no declaration applies.")
        return result

    def check(self, states: States, seat: int, move: int | UncodedTrade) -> int:
        if isinstance(move, UncodedTrade):
            self._set_bundle(move)
            return self.ask(kernel.CHECK, states, seat, move.kind, move.to, 0)
        return self.ask(kernel.CHECK, states, seat, *self.game.actions.moves[move])

    def legal(self, states: States, seat: int) -> list[int]:
        n = self.ask(kernel.LEGAL, states, seat)
        codes: list[int] = self.works[0].legal[:n]
        return codes

    def event_rows(self) -> list[list[int]]:
        """The event rows of the last step with events."""
        w = self.works[0]
        return [line[:] for line in w.events[: w.n_events]]

    def weights(self, states: States) -> tuple[int, list[int]]:
        """The code of the first outcome of the current chance node, and the weights of all outcomes."""
        self.ask(kernel.WEIGH, states)
        w = self.works[0]
        return self.game.actions.start[w.chance_kind], w.weights[: w.n_weights]

    def _set_events(self, works: Any, on: int) -> None:
        works[0].events_on = on

    def _set_bundle(self, move: UncodedTrade) -> None:
        w = self.works[0]
        for good in range(self.names.size("goods")):
            w.give[good] = move.give[good]
            w.get[good] = move.get[good]

    # Many random games, for simulations, with a separate workspace for their counters.

    def many(self, count: int) -> Any:
        """A group of start states."""
        return self.repeat(self.plain(self.start()), count)

    def log(self, size: int) -> Any:
        return [0] * size

    def ends(self, size: int) -> Any:
        return [0] * size

    def rows(self, size: int, width: int) -> Any:
        return [[0] * width for _ in range(size)]

    def play(self, states: Any, works: Any, log: Any, ends: Any, turns: int, seed: int, start: int = 0) -> int:
        """Play random games on the states from index `start`; returns the length of the log (kernel.run)."""
        run = self._entries["run"]
        n: int = run(kernel.PLAY, states, start, len(states), self.boards, works, log, ends, turns, seed)
        return n

    def replay(self, states: Any, i: int, works: Any, log: Any, start: int, stop: int) -> int:
        """Apply logged codes to state i; returns the index of the first illegal one, or −1."""
        run = self._entries["run"]
        place: int = run(kernel.REPLAY, states, i, i + 1, self.boards, works, log, self.ends(1), start, stop)
        return place


class StrictEngine(Engine):
    """The plain back end on lists that reject negative indices, for tests."""

    def _load(self) -> None:
        super()._load()
        self.boards = self.group(self.game.board, [self.board_struct])
        self._state = strict(self.game.state)

    def group(self, kind: type[Struct], values: Sequence[Struct]) -> Any:
        return [strict(kind).from_bytes(value.to_bytes()) for value in values]

    def wrap(self, state: Any) -> States:
        return [self._state.from_bytes(state.to_bytes())]

    def from_bytes(self, data: bytes) -> States:
        return [self._state.from_bytes(data)]


class Look:
    """A struct of the compiled back end with fields as attributes, converted on access."""

    __slots__ = ("_state",)

    def __init__(self, state: Any):
        self._state = state

    def __getattr__(self, field: str) -> Any:
        return self._state[field].tolist()


class FastEngine(Engine):
    """The compiled back end."""

    back_end = "fast"
    bounds_checked = False

    def _load(self) -> None:
        with needs("fast"):
            import numpy as np

            from .compiled import array, dtype

        self._entries = self.load(RULES)
        self._array = array
        self._dtype = dtype(self.game.state)
        self._shorts: Any = lambda numbers: np.array(numbers, "<i2")
        self._shorts_of: Any = lambda data: np.frombuffer(data, "<i2")
        self._visible: dict[tuple[int | None, bool], Any] = {}
        self.boards = array(self.game.board, [self.board_struct])

    def load(self, kernel: Kernel) -> dict[str, Any]:
        return compiled_entries(self.game, kernel, bounds_checked=self.bounds_checked)

    def group(self, kind: type[Struct], values: Sequence[Struct]) -> Any:
        return self._array(kind, list(values))

    def repeat(self, value: Struct, count: int) -> Any:
        return self._array(type(value), [value]).repeat(count)

    def copies(self, group: Any, count: int) -> Any:
        return group[:count].copy()

    def write(self, group: Any, field: str, value: int, i: int = 0) -> None:
        group[field][i] = value

    def write_row(self, group: Any, field: str, values: Sequence[int], i: int = 0) -> None:
        group[field][i, : len(values)] = values

    def int_rows(self, rows: Sequence[Sequence[int]]) -> Any:
        import numpy as np

        return np.array(rows, np.int32)

    def same_view(self, states: Any, count: int, masked: Any, seat: int) -> list[bool]:
        numbers = self._shorts_of(masked.to_bytes())
        shown = self._visible_to(seat, seat == masked.turn_seat)
        same: list[bool] = (states[:count].view("<i2").reshape(count, -1) * shown == numbers).all(1).tolist()
        return same

    def wrap(self, state: Struct) -> States:
        return self._array(self.game.state, [state])

    def plain(self, states: States) -> Any:
        return self.game.state.from_bytes(states.tobytes())

    def look(self, group: Any, i: int = 0) -> Any:
        return Look(group[i])

    def masked(self, states: States, viewer: int | None) -> Any:
        shown = self._visible_to(viewer, viewer == int(states["turn_seat"][0]))
        return self.game.state.from_bytes((states.view("<i2") * shown).tobytes())

    def shown(self, states: States, viewer: int | None) -> Any:
        return self.masked(states, viewer)

    def _visible_to(self, viewer: int | None, is_turn: bool) -> Any:
        key = (viewer, is_turn)
        if key not in self._visible:
            self._visible[key] = self._shorts(visible(self.game.state, viewer, is_turn))
        return self._visible[key]

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

        return np.frombuffer(bytearray(data), dtype=self._dtype)  # numpy's copy method works field by field, 20 µs

    @property
    def _desk(self) -> dict[str, memoryview]:
        """The 16-bit fields of this thread's workspace as memory views, five times as fast to read as with numpy."""
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

    def _set_events(self, works: Any, on: int) -> None:
        self._desk["events_on"][0] = on

    def _set_bundle(self, move: UncodedTrade) -> None:
        works = self.works
        works["give"][0] = move.give
        works["get"][0] = move.get

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
    """The compiled back end with bounds checks, for tests."""

    bounds_checked = True


KINDS: dict[str, type[Engine]] = {
    "plain": Engine, "fast": FastEngine, "strict": StrictEngine, "checked": CheckedEngine,
}  # fmt: skip
ENGINES = (*KINDS, "wasm")


def _engine_class(kind: str) -> type[Engine]:
    if kind == "wasm":
        from .wasm.engine import WasmEngine

        return WasmEngine
    return KINDS[kind]


_engines: dict[tuple[Any, ...], Engine] = {}


def engine_for(kind: str, game: Definition, board: Board, options: Mapping[str, Any], players: int) -> Engine:
    """The engine of these terms, shared by all games that have them."""
    key = (kind, game.name, id(board), json.dumps(options, sort_keys=True), players)
    engine = _engines.get(key)
    if engine is None:
        if len(_engines) > 200:
            _engines.clear()
        engine = _engines[key] = _engine_class(kind)(game, board, options, players)
    return engine


def _unpickle(cls: type[Engine], game: Definition, board: Board, options: Mapping[str, Any], players: int) -> Engine:
    kind = next((name for name, known in KINDS.items() if known is cls), cls.back_end)
    return engine_for(kind, game, board, options, players)
