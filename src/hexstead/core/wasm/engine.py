"""The engine of the WebAssembly back end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from struct import Struct as BinaryFormat
from typing import Any

from .. import kernel as questions
from ..actions import UncodedTrade
from ..common_fields import EVENT_COLUMNS
from ..definition import Definition
from ..engine import Engine, States
from ..kernel import RULES, Kernel
from ..layout import Struct, visible
from .host import Call, Host, current_host
from .memory import Group, Look, Numbers
from .module import emit_module, module_name

Entries = dict[str, Callable[..., int]]


@cache
def load_entries(host: Host, game: Definition, kernel: Kernel) -> Entries:
    """The entry points of a kernel by name; they take groups, arrays and numbers."""
    exports = host.load(module_name(game, kernel), lambda: emit_module(game, kernel))
    return {entry.__name__: _entry(host, exports[entry.__name__]) for entry in kernel.entries}


def _entry(host: Host, call: Call) -> Callable[..., int]:
    address, view = host.arguments.address, host.arguments.view
    result = view[:8].cast("q")

    def entry(*arguments: Any) -> int:
        words: list[int] = []
        for argument in arguments:
            if isinstance(argument, Group | Numbers):
                words += argument.words()
            else:
                words.append(argument)
        with host.lock:
            _format(len(words)).pack_into(view, 0, *words)
            call(address)
            return result[0]

    return entry


@cache
def _format(words: int) -> BinaryFormat:
    return BinaryFormat(f"<{words}q")


class WasmEngine(Engine):
    """The WebAssembly back end. Groups are in the memory of the host."""

    back_end = "wasm"

    def _load(self) -> None:
        self.host = self._find_host()
        self._entries = self.load(RULES)
        self._shown: dict[tuple[int | None, bool], int] = {}
        self.boards = self.group(self.game.board, [self.board_struct])

    def _find_host(self) -> Host:
        return current_host()

    def load(self, kernel: Kernel) -> dict[str, Any]:
        return load_entries(self.host, self.game, kernel)

    def group(self, kind: type[Struct], values: Sequence[Struct]) -> Any:
        return self._from_bytes(kind, b"".join(value.to_bytes() for value in values))

    def _from_bytes(self, kind: type[Struct], data: bytes | memoryview) -> Group:
        block = self.host.allocate(max(1, len(data)))
        block.view[: len(data)] = data
        return Group(kind, len(data) // kind.FORMAT.size, block)

    def repeat(self, value: Struct, count: int) -> Any:
        return self._from_bytes(type(value), value.to_bytes() * count)

    def copies(self, group: Any, count: int) -> Any:
        return self._from_bytes(group.kind, group[:count].view)

    def write(self, group: Any, field: str, value: int, i: int = 0) -> None:
        group.entries(field, i)[0] = value

    def write_row(self, group: Any, field: str, values: Sequence[int], i: int = 0) -> None:
        entries = group.entries(field, i)
        for at, value in enumerate(values):
            entries[at] = value

    def int_rows(self, rows: Sequence[Sequence[int]]) -> Any:
        table = Numbers("i4", len(rows), self.host, len(rows[0]))
        table.fill(number for row in rows for number in row)
        return table

    def same_view(self, states: Any, count: int, masked: Any, seat: int) -> list[bool]:
        seen = int.from_bytes(masked.to_bytes(), "little")
        shown = self._visible_to(seat, seat == masked.turn_seat)
        return [int.from_bytes(states.bytes_of(i), "little") & shown == seen for i in range(count)]

    def wrap(self, state: Struct) -> States:
        return self._from_bytes(self.game.state, state.to_bytes())

    def plain(self, states: States) -> Any:
        return self.game.state.from_bytes(states.bytes_of(0))

    def look(self, group: Any, i: int = 0) -> Any:
        return Look(group, i)

    def masked(self, states: States, viewer: int | None) -> Any:
        shown = self._visible_to(viewer, viewer == self.read(states, "turn_seat"))
        data = int.from_bytes(states.bytes_of(0), "little") & shown
        return self.game.state.from_bytes(data.to_bytes(states.size, "little"))

    def _visible_to(self, viewer: int | None, is_turn: bool) -> int:
        """A mask of the bits of a state that a viewer can see."""
        key = (viewer, is_turn)
        if key not in self._shown:
            flags = visible(self.game.state, viewer, is_turn)
            bits = b"".join((b"\xff\xff" if flag else b"\0\0") for flag in flags)
            self._shown[key] = int.from_bytes(bits, "little")
        return self._shown[key]

    def copy(self, states: States) -> States:
        return self.copies(states, 1)

    def read(self, states: States, field: str) -> int:
        value: int = states.entries(field)[0]
        return value

    def read_row(self, states: States, field: str) -> list[int]:
        value: list[int] = states.entries(field).tolist()
        return value

    def to_bytes(self, states: States) -> bytes:
        return bytes(states.view)

    def from_bytes(self, data: bytes) -> States:
        return self._from_bytes(self.game.state, data)

    def who_after_step(self) -> int:
        return self._work("who")[0]

    def _work(self, field: str) -> memoryview:
        """A field of this thread's workspace."""
        try:
            fields: dict[str, memoryview] = self._local.fields
        except AttributeError:
            fields = self._local.fields = {}
        if field not in fields:
            fields[field] = self.works.entries(field)
        return fields[field]

    def legal(self, states: States, seat: int) -> list[int]:
        n = self.ask(questions.LEGAL, states, seat)
        return self._work("legal")[:n].tolist()

    def event_rows(self) -> list[list[int]]:
        numbers = self._work("events")[: self._work("n_events")[0] * EVENT_COLUMNS].tolist()
        return [numbers[i : i + EVENT_COLUMNS] for i in range(0, len(numbers), EVENT_COLUMNS)]

    def weights(self, states: States) -> tuple[int, list[int]]:
        self.ask(questions.WEIGH, states)
        first = self.game.actions.start[self._work("chance_kind")[0]]
        return first, self._work("weights")[: self._work("n_weights")[0]].tolist()

    def _set_events(self, works: Any, on: int) -> None:
        self._work("events_on")[0] = on

    def _set_bundle(self, move: UncodedTrade) -> None:
        for field, goods in (("give", move.give), ("get", move.get)):
            self.write_row(self.works, field, goods)

    def log(self, size: int) -> Any:
        return Numbers("i2", size, self.host)

    def ends(self, size: int) -> Any:
        return Numbers("i8", size, self.host)

    def rows(self, size: int, width: int) -> Any:
        return Numbers("i4", size, self.host, width)
