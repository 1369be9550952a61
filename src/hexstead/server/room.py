"""A room: a live table in this process, with its connected clients. All ways to play (alone, hot-seat, online) use it.

Every change takes the same path, one at a time: check → append and commit → apply → broadcast. Several processes can
have a room for the same table of one database; the first to write an entry wins, the others catch up and check again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, Protocol, assert_never

from ..core.actions import CHANCE_NAME
from ..core.game import Game
from ..core.names import short_repr
from ..core.proposals import actions_of, check_proposal, may_be_possible
from ..core.translations import rule_sentence
from ..errors import BadAction, IllegalAction
from . import payloads
from .entries import (
    Acted,
    Answered,
    Asked,
    Change,
    Chatted,
    Closed,
    Entry,
    Linked,
    Muted,
    Ordered,
    Proposed,
    Returned,
    Started,
    StoodIn,
    Substituted,
    Undone,
    Unproposed,
)
from .messages import Act, Answer, Chat, End, Mute, Order, Propose, Refused, Reply, SeatMessage, Undo
from .settings import Settings
from .store import IdTaken, SeatRow, SeqTaken, Store
from .table import GATHERING, OVER, PLAYING, EventRows, Played, Proposal, Table, Viewer, encode, play, play_chance

USED_SECONDS = 60.0  # precision of the stored time of last use
MAX_TRIES = 20  # of a write, while other processes write first


class Listener(Protocol):
    """A client that receives messages: a socket or a stream."""

    def send(self, text: str) -> None: ...

    def cut_off(self, why: Refused = ...) -> None: ...


class Subscription:
    """The viewers of a listener, and the events, table version and entries that it has been sent."""

    __slots__ = ("entry", "seq", "version", "viewers")

    def __init__(self, viewers: Sequence[Viewer], table: Table):
        self.viewers = tuple(viewers)
        self.seq, self.version, self.entry = table.events, table.version, table.seq


@dataclass(frozen=True, slots=True)
class Draft:
    """A checked change that is ready to be written."""

    seat: int | None
    change: Change
    played: Played | None = None


Check = Callable[[], Draft | None]  # raises Refused; None: nothing to write


class Room:
    """One live table."""

    def __init__(self, table: Table, store: Store, settings: Settings, used: float):
        self.table = table
        self.store = store
        self.settings = settings
        self.used = used
        self.away: dict[int, float] = {}  # monotonic time since when nobody is connected at a seat
        self.changed = asyncio.Event()  # wakes the driver
        self.since = [0.0] * len(table.seats)  # monotonic time when each seat's prompt came
        self.requested = 0.0  # monotonic time of the last request for consent
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # other process → expiry, seats, spectators
        self.announce_presence: Callable[[], None] | None = None  # to the other processes
        self.is_behind = False  # the database may have entries that this room has not read
        self._listeners: dict[Listener, Subscription] = {}
        self.making_rematch = asyncio.Lock()  # so that simultaneous requests create one table
        self._lock = asyncio.Lock()
        self._writes: set[asyncio.Task[int]] = set()
        self._presence = ""
        self._private: int | None = None  # the only seat that the last entry concerns
        for seat in table.seats:
            self.away[seat.number] = time.monotonic()

    def now(self) -> float:
        """The time of entries and clocks."""
        return 0.0 if self.settings.frozen else self.store.now()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is connected and nothing is being written or read."""
        return not (self._listeners or self._writes or self._lock.locked())

    # Connections

    async def join(self, listener: Listener, viewers: Sequence[Viewer], last_seq: int | None) -> None:
        """Send a listener the events after `last_seq`, or the full state, and from now on every change."""
        await self.catch_up()
        table = self.table
        for viewer in viewers:
            if last_seq is None or not table.first_event <= last_seq <= table.events:
                listener.send(payloads.full(table, viewer, self.now()))
            else:
                listener.send(payloads.news(table, viewer, last_seq, True, self.now()))
        self._listeners[listener] = Subscription(viewers, table)
        for viewer in viewers:
            if viewer is not None and table.seats[viewer].bot and table.seats[viewer].device is not None:
                await self.write(partial(self.check_return, viewer))
        self.send_presence(listener)
        self.changed.set()

    def leave(self, listener: Listener) -> None:
        subscription = self._listeners.pop(listener, None)
        if subscription is not None:
            here = self.connected_seats()
            for viewer in subscription.viewers:
                if viewer is not None and viewer not in here:
                    self.away[viewer] = time.monotonic()
            self.send_presence()
            self.changed.set()

    @property
    def has_audience(self) -> bool:
        """Whether anyone is connected, at a seat or as a spectator, to this process or another."""
        now = time.monotonic()
        return bool(self._listeners) or any(
            expiry > now and (seats or watching) for expiry, seats, watching in self.elsewhere.values()
        )

    def connected_seats(self) -> set[int]:
        """The seats at which a client is connected, to this process or another."""
        now = time.monotonic()
        local = set(self.local_presence()[0])
        return local.union(*(seats for expiry, seats, _ in self.elsewhere.values() if expiry > now))

    def local_presence(self) -> tuple[list[int], int]:
        """The seats connected to this process, and the number of its spectators."""
        subscriptions = self._listeners.values()
        seats = {viewer for one in subscriptions for viewer in one.viewers if viewer is not None}
        return sorted(seats), sum(1 for one in subscriptions if None in one.viewers)

    def send_presence(self, new: Listener | None = None, announce: bool = True) -> None:
        """Broadcast who is connected if that has changed; a new listener gets it in any case."""
        here, now = self.connected_seats(), time.monotonic()
        watching = self.local_presence()[1] + sum(n for expiry, _, n in self.elsewhere.values() if expiry > now)
        seats = [{"seat": s.number, "here": s.number in here, "bot": s.bot} for s in self.table.seats]
        text = encode({"type": "presence", "seats": seats, "watching": watching})
        if text != self._presence:
            self._presence = text
            for listener in list(self._listeners):
                listener.send(text)
        elif new is not None:
            new.send(text)
        if announce and self.announce_presence is not None:
            self.announce_presence()

    # Writing

    async def handle(self, seat: int, message: SeatMessage) -> int:
        """Carry out a seat's message; return the number of events after it. Raises Refused and then changes nothing."""
        return await self.write(partial(self._check, seat, message), f"{seat} {message.id}")

    async def write(self, check: Check, id: str | None = None, seat_row: SeatRow | None = None) -> int:
        """Check, append and commit, apply, broadcast; return the number of events after it.

        A cancelled caller does not interrupt it. A message whose id was written before has no further effect.
        """
        writing = asyncio.create_task(self._write(check, id, seat_row))
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)
        return await asyncio.shield(writing)

    async def _write(self, check: Check, id: str | None, seat_row: SeatRow | None) -> int:
        async with self._lock:
            for _ in range(MAX_TRIES):
                if self.is_behind:
                    await self._read_new()
                known = self.table.events_after(id) if id is not None else None
                if known is not None:
                    return known
                try:
                    draft = check()
                except Refused as refusal:
                    if id is not None and refusal.code in ("stale", "not_asked") and await self._was_written(id):
                        return self.table.events
                    raise
                if draft is None:
                    return self.table.events
                try:
                    if await self._append(draft, id, seat_row):
                        self.publish()
                        return self.table.events
                except IdTaken:  # it is older than the ids in memory
                    return self.table.events_after(str(id)) or self.table.events
            raise Refused("The table is too busy. Try again.", "too_many")

    async def _append(self, draft: Draft, id: str | None, seat_row: SeatRow | None) -> bool:
        """Write and apply a change; return False if another process was first, and this room has caught up."""
        table = self.table
        at = max(self.now(), table.at)
        entry = Entry(table.seq + 1, draft.seat, at, draft.change, id)
        used = at - self.used > USED_SECONDS
        self.is_behind = True  # until the result is known
        try:
            await self.store.append(table.code, entry, seat=seat_row, status=_status_after(draft), used=used)
        except (SeqTaken, IdTaken) as error:
            await self._read_new()
            if isinstance(error, IdTaken):
                raise
            return False
        self.is_behind = False
        self.used = at if used else self.used
        self._apply(entry, draft.played)
        return True

    def _apply(self, entry: Entry, played: Played | None) -> None:
        before = [seat.prompt_number for seat in self.table.seats]
        self.table.apply(entry, played)
        now = time.monotonic()
        self._private = None
        match entry.change:
            case Linked() | Closed():
                for listener in [one for one, own in self._listeners.items() if entry.seat in own.viewers]:
                    listener.cut_off()
            case Muted() | Ordered(passes=None):
                self._private = entry.seat
            case Asked():
                self.requested = now
        for seat in self.table.seats:
            if seat.prompt_number != before[seat.number]:
                self.since[seat.number] = now
        self.changed.set()

    async def _was_written(self, id: str) -> bool:
        """Look a message up in the database: memory has only the latest ids."""
        return await self.store.has_id(self.table.code, id)

    async def catch_up(self) -> None:
        """Apply what other processes have written."""
        if self.is_behind:
            async with self._lock:
                await self._read_new()

    async def refresh(self) -> None:
        """Catch up after another process has written."""
        self.is_behind = True
        await self.catch_up()

    async def _read_new(self) -> None:
        entries = await self.store.entries(self.table.code, self.table.seq)
        self.is_behind = False
        for entry in entries:
            self._apply(entry, None)
        self.publish()

    def publish(self) -> None:
        """Send every listener what is new to its viewers."""
        table = self.table
        made: dict[tuple[Viewer, int, bool], str] = {}
        for listener, sent in list(self._listeners.items()):
            if sent.entry == table.seq:
                continue
            changed, no_events = sent.version != table.version, sent.seq == table.events
            for viewer in sent.viewers:
                if no_events and not changed and self._private not in (None, viewer):
                    continue
                key = viewer, sent.seq, changed
                if key not in made:
                    made[key] = self._message(*key)
                listener.send(made[key])
            sent.seq, sent.version, sent.entry = table.events, table.version, table.seq
        self.send_presence(announce=False)

    def _message(self, viewer: Viewer, since: int, changed: bool) -> str:
        if since < self.table.first_event:
            return payloads.full(self.table, viewer, self.now())
        return payloads.news(self.table, viewer, since, changed, self.now())

    # Checks of messages: they return what to write, or raise Refused

    def _check(self, seat: int, message: SeatMessage) -> Draft:
        match message:
            case Act():
                return self._check_act(seat, message)
            case Undo():
                return self._check_undo(seat, message)
            case End():
                self._check_playing()
                return self._check_request(seat, "end", None)
            case Answer():
                return self._check_answer(seat, message)
            case Propose():
                return self._check_proposal(seat, message)
            case Reply():
                return self._check_reply(seat, message)
            case Order():
                return self._check_order(seat, message)
            case Chat():
                if (message.text is None) == (message.phrase is None):
                    raise Refused("chat: needs either a text or a phrase.")
                return Draft(seat, Chatted(message.text, message.phrase))
            case Mute():
                if message.who == seat or message.who >= len(self.table.seats):
                    raise Refused(f"There is no other seat {message.who}.")
                return Draft(seat, Muted(message.who, message.on))
            case _:
                assert_never(message)

    def _check_act(self, seat: int, act: Act) -> Draft:
        if act.prompt != self.table.seats[seat].prompt_number:
            raise Refused("Your options have changed in the meantime.", "stale")
        if seat not in self._check_playing().acting_seats():
            raise Refused("You cannot act now.", "not_asked")
        return self.check_actions(seat, act.actions)

    def check_actions(
        self, seat: int, actions: Sequence[Any], by: Literal["bot", "clock", "order"] | None = None
    ) -> Draft:
        """Try a seat's actions, all or none, and the chance actions that follow."""
        trial = self.table.game.copy()
        rows: EventRows = []
        for i, action in enumerate(actions):
            before = trial.to_act
            if i and not (seat in before and CHANCE_NAME not in before):
                raise Refused(f"The list must end with action {i}: chance or another seat acts next.", "crossing")
            rows += _apply_action(trial, seat, action)
            if i + 1 < len(actions) and _prompts_others(before, trial.to_act, seat):
                raise Refused(f"The list must end with action {i + 1}: another seat has to respond first.", "crossing")
        return self._draft(trial, seat, [{**action, "seat": seat} for action in actions], rows, by)

    def _draft(
        self,
        trial: Game,
        seat: int,
        actions: list[dict[str, Any]],
        rows: EventRows,
        by: Literal["bot", "clock", "order"] | None = None,
        proposal: int | None = None,
    ) -> Draft:
        """The entry for actions that were applied to a copy of the game, and for the chance actions that follow."""
        chance, more = play_chance(trial)
        prompts = self.table.prompts_of(trial)
        change = Acted(actions + chance, self.table.numbers_for(prompts, seat), by, proposal)
        return Draft(seat, change, Played(trial, rows + more, prompts))

    def _check_undo(self, seat: int, undo: Undo) -> Draft:
        table = self._check_playing()
        if undo.to >= table.actions:
            raise Refused(f"The game has {table.actions} actions; keeping {undo.to} would undo nothing.", "not_asked")
        if undo.to >= (table.undo_to(seat) or 0):
            return Draft(seat, Undone(undo.to, self._numbers_after_undo(undo.to, seat)))
        return self._check_request(seat, "undo", _last_decision(table.game, undo.to))

    def _check_request(self, seat: int, what: Literal["undo", "end"], to: int | None) -> Draft:
        if self.table.request is not None:
            raise Refused("The players are already being asked for something.", "not_asked")
        alone = not any(not other.bot and other.number != seat for other in self.table.seats)
        return Draft(seat, Asked(what, to, *self._consequence(alone, what, to, seat)))

    def _check_answer(self, seat: int, answer: Answer) -> Draft:
        request = self.table.request
        if request is None or request.id != answer.ask or seat not in request.can_answer(answer.yes):
            raise Refused("You are no longer asked for that.", "stale")
        last = answer.yes and request.waiting == {seat}
        consequence = self._consequence(last, request.what, request.to, request.seat)
        return Draft(seat, Answered(answer.ask, answer.yes, *consequence))

    def _consequence(
        self, settled: bool, what: str, to: int | None, seat: int
    ) -> tuple[Literal[True] | None, list[int] | None]:
        """The `ends` and `numbers` of an entry that completes the consent to a request."""
        if not settled:
            return None, None
        if what == "undo" and to is not None:
            return None, self._numbers_after_undo(to, seat)
        return True, [s.prompt_number + 1 for s in self.table.seats]

    def _numbers_after_undo(self, to: int, seat: int) -> list[int]:
        trial = self.table.game.copy()
        trial.undo(trial.length - to)
        return self.table.numbers_for(self.table.prompts_of(trial), seat)

    def _check_proposal(self, seat: int, wanted: Propose) -> Draft:
        """Check what the proposer can know: whether the turn player can trade at all, and the proposer's own goods."""
        table = self._check_playing()
        if not table.can_propose(seat):
            raise Refused("You can propose a trade only while another person can trade on their turn.", "no_proposals")
        give, get = ({good: n for good, n in goods.items() if n} for goods in (wanted.give, wanted.get))
        try:
            rule = check_proposal(table.game, seat, give, get)
        except BadAction as error:
            raise Refused(str(error)) from None
        if rule is not None:
            raise Refused(rule_sentence(rule), "illegal", rule)
        if not may_be_possible(table.game, seat, give, get):
            raise Refused("They do not have that many cards.", "cannot_trade")
        return Draft(seat, Proposed(give, get))

    def _check_reply(self, seat: int, reply: Reply) -> Draft:
        table = self._check_playing()
        proposal = next((one for one in table.proposals.values() if one.id == reply.proposal), None)
        if proposal is None:
            raise Refused("That proposal is no longer open.", "stale")
        if seat != table.game.turn_seat and (reply.yes or seat != proposal.seat):
            raise Refused("That proposal was not made to you.", "not_asked")
        if not reply.yes:
            return Draft(seat, Unproposed(proposal.id))
        return self._check_acceptance(proposal)

    def _check_acceptance(self, proposal: Proposal) -> Draft:
        """Carry a proposal out as offer, acceptance and conclusion: all of them or none."""
        trial = self.table.game.copy()
        actions = actions_of(trial, proposal.seat, proposal.give, proposal.get)
        rows: EventRows = []
        for action in actions:
            try:
                rows += _apply_action(trial, action["seat"], action)
            except Refused:
                if action["seat"] == proposal.seat:
                    name = self.table.seats[proposal.seat].name
                    raise Refused(f"{name} can no longer make this trade.", "cannot_trade") from None
                raise
        return self._draft(trial, trial.turn_seat, actions, rows, proposal=proposal.id)

    def _check_order(self, seat: int, order: Order) -> Draft:
        goods = self.table.game.goods
        for good in order.never or ():
            if good not in goods:
                raise Refused(f"{short_repr(good)} is not one of the goods {', '.join(goods)}.")
        return Draft(seat, Ordered(order.passes, order.never))

    def _check_playing(self) -> Table:
        if self.table.status == GATHERING:
            raise Refused("The game has not begun: seats are still open.", "gathering")
        if self.table.status == OVER:
            raise Refused("The game is over.", "over")
        return self.table

    # Checks of other changes

    def check_start(self) -> Draft:
        """Fix the nonces of all seats and let chance set up the game."""
        table = self.table
        nonces = [seat.nonce or "" for seat in table.seats]  # the server adds none, as it could pick a favourable one
        trial = table.new_game(nonces)
        actions, _ = play_chance(trial)
        numbers = [int(seat.number in trial.to_act) for seat in table.seats]
        return Draft(None, Started(nonces, actions, numbers))

    def check_return(self, seat: int) -> Draft | None:
        return Draft(seat, Returned()) if self.table.seats[seat].bot and self.table.status != OVER else None

    def check_substitution(self, level: str, by: str) -> Draft | None:
        return None if level in self.table.substituted else Draft(None, Substituted(level, by))

    def check_stand_in(self, seat: int) -> Draft | None:
        return None if self.table.seats[seat].bot or self.table.status != PLAYING else Draft(seat, StoodIn())


def _status_after(draft: Draft) -> str | None:
    """The new status of the table, if it changes."""
    match draft:
        case Draft(change=Started()):
            return PLAYING
        case Draft(change=Asked(ends=True) | Answered(ends=True)):
            return OVER
        case Draft(played=Played(game=game)) if game.is_over:
            return OVER
    return None


def _apply_action(game: Game, seat: int, action: Any) -> EventRows:
    named = action.get("seat", seat)
    if type(named) is not int or named != seat:
        raise Refused(f"You play seat {seat}, not {short_repr(named)}.", "not_your_seat")
    try:
        return play(game, [{**action, "seat": seat}])
    except IllegalAction as error:
        raise Refused(error.sentence, "illegal", error.rule) from None
    except BadAction as error:
        raise Refused(str(error)) from None


def _prompts_others(before: Sequence[int | str], after: Sequence[int | str], seat: int) -> bool:
    """Whether another seat has to act that had not before."""
    return any(other != seat and other not in before and other != CHANCE_NAME for other in after)


def _last_decision(game: Game, n: int) -> int:
    """The largest number of actions up to n after which a seat, not chance, had to act."""
    trial = game.copy()
    trial.undo(trial.length - n)
    while trial.to_act == (CHANCE_NAME,):
        if trial.length == 0:
            raise Refused("Everything before that was the setup by chance.", "not_asked")
        trial.undo()
    return trial.length
