"""A room: a live table and those who play and watch there. Solo, hot-seat, online and by mail are the same code.

Whatever is done goes one way, one at a time: check → append and commit → take → send. Where several processes serve one
database each has a room of its own for the table; whoever writes first wins, the others catch up and check again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from ..core.actions import CHANCE_NAME
from ..core.game import Game
from ..core.names import shown
from ..errors import BadAction, IllegalAction
from . import sending
from .messages import Act, Answer, Chat, End, Mute, Order, Refused, Spoken, Undo
from .settings import Settings
from .store import Entry, IdTaken, SeatRow, SeqTaken, Store
from .table import GATHERING, OVER, PLAYING, Played, Table, Viewer, encode, let_chance_act, play

USED_SECONDS = 60.0  # how exactly it is kept when a table was last used
TRIES = 20  # against other processes that write first
WITHDRAWN = ("link", "close")  # entries by which whoever sits at a seat loses it


class Listener(Protocol):
    """Who gets messages: a socket's sending end, or a stream's."""

    def send(self, text: str) -> None: ...

    def cut_off(self, why: Refused = ...) -> None: ...


class Seated:
    """A listener at a table: for whom it listens, and how much of events, table and entries it was sent."""

    __slots__ = ("entry", "seq", "version", "viewers")

    def __init__(self, viewers: Sequence[Viewer], table: Table):
        self.viewers = tuple(viewers)
        self.seq, self.version, self.entry = table.events, table.version, table.seq


Change = tuple[str, int | None, dict[str, Any], Played | None]  # kind, seat, data, the game after it


class Room:
    """One live table."""

    def __init__(self, table: Table, store: Store, settings: Settings, used: float):
        self.table = table
        self.store = store
        self.settings = settings
        self.used = used
        self.away: dict[int, float] = {}  # since when nobody is connected at a person's seat
        self.moved = asyncio.Event()  # something happened: the driver looks again
        self.since = [0.0] * len(table.seats)  # when each seat's prompt came, by this process's clock
        self.asked = 0.0  # when the table was last asked for its consent
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # process → until, seats there, watching
        self.told_presence: Callable[[], None] | None = None  # tells other processes
        self._listeners: dict[Listener, Seated] = {}
        self._lock = asyncio.Lock()
        self._behind = False
        self._presence = ""
        self._private: int | None = None  # the seat that the last entry alone concerns
        for seat in table.seats:
            self.away[seat.number] = time.monotonic()

    def now(self) -> float:
        """The time that entries are written with."""
        return 0.0 if self.settings.frozen else time.time()

    @property
    def is_quiet(self) -> bool:
        return not self._listeners and not self._lock.locked()

    # Coming and going

    async def join(self, listener: Listener, viewers: Sequence[Viewer], last_seq: int | None) -> None:
        """Send what the listener has missed, or everything; from now on it gets what happens."""
        await self.catch_up()
        table = self.table
        for viewer in viewers:
            if last_seq is None or not table.first_event <= last_seq <= table.events:
                listener.send(sending.full(table, viewer, self.now()))
            else:
                listener.send(sending.news(table, viewer, last_seq, True, self.now()))
        self._listeners[listener] = Seated(viewers, table)
        for viewer in viewers:
            if viewer is not None and table.seats[viewer].bot and table.seats[viewer].device is not None:
                await self.write(partial(self.returning, viewer))
        self.show_presence(listener)
        self.moved.set()

    def leave(self, listener: Listener) -> None:
        seated = self._listeners.pop(listener, None)
        if seated is not None:
            here = self.here()
            for viewer in seated.viewers:
                if viewer is not None and viewer not in here:
                    self.away[viewer] = time.monotonic()
            self.show_presence()
            self.moved.set()

    def here(self) -> set[int]:
        """Seats at which somebody is connected, to this process or another."""
        now = time.monotonic()
        local = {viewer for seated in self._listeners.values() for viewer in seated.viewers if viewer is not None}
        return local.union(*(seats for until, seats, _ in self.elsewhere.values() if until > now))

    def local_presence(self) -> tuple[list[int], int]:
        seats = {viewer for seated in self._listeners.values() for viewer in seated.viewers if viewer is not None}
        return sorted(seats), sum(1 for seated in self._listeners.values() if None in seated.viewers)

    def show_presence(self, new: Listener | None = None, tell: bool = True) -> None:
        """Tell everyone who is connected, when that changed; a newcomer in any case."""
        here, now = self.here(), time.monotonic()
        watching = self.local_presence()[1] + sum(n for until, _, n in self.elsewhere.values() if until > now)
        seats = [{"seat": s.number, "here": s.number in here, "bot": s.bot} for s in self.table.seats]
        text = encode({"type": "presence", "seats": seats, "watching": watching})
        if text != self._presence:
            self._presence = text
            for listener in list(self._listeners):
                listener.send(text)
        elif new is not None:
            new.send(text)
        if tell and self.told_presence is not None:
            self.told_presence()

    # What is done

    async def say(self, seat: int, message: Spoken) -> int:
        """Do what a seat says; the event number after it. Raises Refused, and nothing has changed then."""
        id = f"{seat} {message.id}"
        checks: dict[type, Callable[[int, Any], Change]] = {
            Act: self._act, Undo: self._undo, End: self._end, Answer: self._answer, Order: self._order,
            Chat: self._chat, Mute: self._mute,
        }  # fmt: skip
        return await self.write(lambda: checks[type(message)](seat, message), id)

    async def write(
        self, check: Callable[[], Change | None], id: str | None = None, seat_row: SeatRow | None = None
    ) -> int:
        """Check, append and commit, take, send. A check that gives None changes nothing."""
        return await asyncio.shield(self._write(check, id, seat_row))

    async def _write(self, check: Callable[[], Change | None], id: str | None, seat_row: SeatRow | None) -> int:
        async with self._lock:
            for _ in range(TRIES):
                if self._behind:
                    await self._read_on()
                known = self.table.events_after(id) if id is not None else None
                if known is not None:
                    return known
                try:
                    change = check()
                except Refused as refusal:
                    if id is not None and refusal.code in ("stale", "not_asked") and await self._knows(id):
                        return self.table.events
                    raise
                if change is None:
                    return self.table.events
                try:
                    if await self._append(change, id, seat_row):
                        self.publish()
                        return self.table.events
                except IdTaken:  # so long ago that this room had forgotten it
                    return self.table.events_after(str(id)) or self.table.events
            raise Refused("The table is too busy. Try again.", "too_many")

    async def _append(self, change: Change, id: str | None, seat_row: SeatRow | None) -> bool:
        """Whether it was written; else somebody else was first, and this room has caught up."""
        kind, seat, data, played = change
        table = self.table
        at = max(self.now(), table.at)
        entry = Entry(table.seq + 1, kind, seat, at, data, id)
        trial_over = played is not None and played[0].is_over
        status = PLAYING if kind == "start" else OVER if trial_over or "ends" in data else None
        used = at - self.used > USED_SECONDS
        self._behind = True  # until it is known how this went
        try:
            await self.store.append(table.code, entry, seat=seat_row, status=status, used=used)
        except (SeqTaken, IdTaken) as error:
            await self._read_on()
            if isinstance(error, IdTaken):
                raise
            return False
        self._behind = False
        self.used = at if used else self.used
        self._take(entry, played)
        return True

    def _take(self, entry: Entry, played: Played | None) -> None:
        before = [seat.prompt_number for seat in self.table.seats]
        self.table.take(entry, played)
        if entry.kind in WITHDRAWN:
            for listener in [one for one, seated in self._listeners.items() if entry.seat in seated.viewers]:
                listener.cut_off()
        own = entry.kind == "mute" or (entry.kind == "order" and entry.data["passes"] is None)
        self._private = entry.seat if own else None
        now = time.monotonic()
        if entry.kind == "ask":
            self.asked = now
        for seat in self.table.seats:
            if seat.prompt_number != before[seat.number]:
                self.since[seat.number] = now
        self.moved.set()

    async def _knows(self, id: str) -> bool:
        """Whether a message was done so long ago that only the database remembers."""
        return await self.store.has_id(self.table.code, id)

    async def catch_up(self) -> None:
        """Take what other processes have written."""
        if self._behind:
            async with self._lock:
                await self._read_on()

    async def hear(self) -> None:
        """Another process has written."""
        self._behind = True
        await self.catch_up()

    async def _read_on(self) -> None:
        entries = await self.store.entries(self.table.code, self.table.seq)
        self._behind = False
        for entry in entries:
            self._take(entry, None)
        self.publish()

    def publish(self) -> None:
        """Send what is new to everyone it concerns."""
        table = self.table
        made: dict[tuple[Viewer, int, bool], str] = {}
        for listener, seated in list(self._listeners.items()):
            if seated.entry == table.seq:
                continue
            changed, nothing_new = seated.version != table.version, seated.seq == table.events
            for viewer in seated.viewers:
                if nothing_new and not changed and self._private not in (None, viewer):
                    continue
                key = viewer, seated.seq, changed
                if key not in made:
                    made[key] = self._message(*key)
                listener.send(made[key])
            seated.seq, seated.version, seated.entry = table.events, table.version, table.seq
        self.show_presence(tell=False)

    def _message(self, viewer: Viewer, since: int, changed: bool) -> str:
        if since < self.table.first_event:
            return sending.full(self.table, viewer, self.now())
        return sending.news(self.table, viewer, since, changed, self.now())

    # Checks: what a message would write; they raise Refused

    def _act(self, seat: int, act: Act) -> Change:
        if act.prompt != self.table.seats[seat].prompt_number:
            raise Refused("That is no longer what you are asked.", "stale")
        if seat not in self._playing().asked():
            raise Refused("It is not your decision now.", "not_asked")
        return self.acting(seat, act.actions)

    def acting(self, seat: int, actions: Sequence[Any], by: str | None = None) -> Change:
        """A seat's actions, all or none, and what chance makes of them."""
        trial = self.table.game.copy()
        rows = []
        for i, action in enumerate(actions):
            before = trial.to_act
            if i and not (seat in before and CHANCE_NAME not in before):
                raise Refused(f"Action {i} of the list ends it: chance or another seat comes next.", "crossing")
            rows += _apply(trial, seat, action)
            if i + 1 < len(actions) and _opens_others(before, trial.to_act, seat):
                raise Refused(f"Action {i + 1} of the list ends it: another seat is asked first.", "crossing")
        chance, more = let_chance_act(trial)
        data: dict[str, Any] = {
            "actions": [{**action, "seat": seat} for action in actions] + chance,
            "numbers": self.table.numbers_after(trial, seat),
        }
        if by is not None:
            data["by"] = by
        return "act", seat, data, (trial, rows + more)

    def _undo(self, seat: int, undo: Undo) -> Change:
        table = self._playing()
        if undo.to >= table.actions:
            raise Refused(f"There are {table.actions} actions; {undo.to} of them would take none back.", "not_asked")
        if undo.to >= (table.undo_to(seat) or 0):
            return "undo", seat, {"to": undo.to, "numbers": self._numbers_back(undo.to, seat)}, None
        return self._ask(seat, "undo", _before_chance(table.game, undo.to))

    def _end(self, seat: int, end: End) -> Change:
        self._playing()
        return self._ask(seat, "end", None)

    def _ask(self, seat: int, what: str, to: int | None) -> Change:
        if self.table.asking is not None:
            raise Refused("The table is being asked something already.", "not_asked")
        alone = not any(not other.bot and other.number != seat for other in self.table.seats)
        return "ask", seat, {"what": what, "to": to, **self._consequence(alone, what, to, seat)}, None

    def _answer(self, seat: int, answer: Answer) -> Change:
        asking = self.table.asking
        if asking is None or asking.id != answer.ask or seat not in asking.may_answer(answer.yes):
            raise Refused("That is no longer asked of you.", "stale")
        last = answer.yes and asking.waiting == {seat}
        consequence = self._consequence(last, asking.what, asking.to, asking.seat)
        return "answer", seat, {"ask": answer.ask, "yes": answer.yes, **consequence}, None

    def _consequence(self, agreed: bool, what: str, to: int | None, seat: int) -> dict[str, Any]:
        """What an entry also says when it makes everyone agree."""
        if not agreed:
            return {}
        if what == "undo" and to is not None:
            return {"numbers": self._numbers_back(to, seat)}
        return {"ends": True, "numbers": [s.prompt_number + 1 for s in self.table.seats]}

    def _numbers_back(self, to: int, seat: int) -> list[int]:
        trial = self.table.game.copy()
        trial.undo(trial.length - to)
        return self.table.numbers_after(trial, seat)

    def _order(self, seat: int, order: Order) -> Change:
        goods = self.table.game.engine.names.axis("goods")
        for good in order.never or ():
            if good not in goods:
                raise Refused(f"{shown(good)} is none of the goods: {', '.join(goods)}.")
        return "order", seat, {"passes": order.passes, "never": order.never}, None

    def _chat(self, seat: int, chat: Chat) -> Change:
        if (chat.text is None) == (chat.phrase is None):
            raise Refused("chat: a text or a phrase, one of them.")
        return "say", seat, {"text": chat.text, "phrase": chat.phrase}, None

    def _mute(self, seat: int, mute: Mute) -> Change:
        if mute.who == seat or mute.who >= len(self.table.seats):
            raise Refused(f"There is no other seat {mute.who}.")
        return "mute", seat, {"who": mute.who, "on": mute.on}, None

    def _playing(self) -> Table:
        if self.table.status == GATHERING:
            raise Refused("The game has not begun: seats are still open.", "gathering")
        if self.table.status == OVER:
            raise Refused("The game is over.", "over")
        return self.table

    # What a seat does by coming and going

    def starting(self) -> Change:
        """The game begins: everyone's nonces are fixed, and chance sets up."""
        table = self.table
        nonces = [seat.nonce or "" for seat in table.seats]  # the server adds none: it could try until it likes one
        trial = table.new_game(nonces)
        actions, _ = let_chance_act(trial)
        numbers = [int(seat.number in trial.to_act) for seat in table.seats]
        return "start", None, {"nonces": nonces, "actions": actions, "numbers": numbers}, None

    def returning(self, seat: int) -> Change | None:
        return ("return", seat, {}, None) if self.table.seats[seat].bot and self.table.status != OVER else None

    def sitting_in(self, seat: int) -> Change | None:
        return None if self.table.seats[seat].bot or self.table.status != PLAYING else ("sit_in", seat, {}, None)


def _apply(game: Game, seat: int, action: Any) -> list[list[list[int]]]:
    named = action.get("seat", seat)
    if type(named) is not int or named != seat:
        raise Refused(f"You play seat {seat}, not {shown(named)}.", "not_your_seat")
    try:
        return play(game, [{**action, "seat": seat}])
    except IllegalAction as error:
        raise Refused(error.sentence, "illegal", error.rule) from None
    except BadAction as error:
        raise Refused(str(error)) from None


def _opens_others(before: Sequence[int | str], after: Sequence[int | str], seat: int) -> bool:
    """Whether an action put a question to another seat that was not open before."""
    return any(other != seat and other not in before and other != CHANCE_NAME for other in after)


def _before_chance(game: Game, n: int) -> int:
    """The last moment up to n actions at which a seat was to act."""
    trial = game.copy()
    trial.undo(trial.length - n)
    while trial.to_act == (CHANCE_NAME,):
        if trial.length == 0:
            raise Refused("Before that, chance laid out the table.", "not_asked")
        trial.undo()
    return trial.length
