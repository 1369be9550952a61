"""A room: a live table in this process, with its connected clients. All ways to play (alone, hot-seat, online) use it.

Every change takes the same path, one at a time: check → append and commit → apply → broadcast. Several processes can
have a room for the same table of one database; the first to write an entry wins, the others catch up and check again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, Protocol, assert_never

from ..core.actions import CHANCE_NAME, Conclude, Withdraw
from ..core.common_fields import ACCEPTS, DECLINES, NOT_ASKED, OFFER
from ..core.game import Game
from ..core.names import short_repr
from ..core.proposals import actions_of, check_proposal, may_be_possible
from ..core.translations import rule_sentence
from ..errors import BadAction, IllegalAction
from .encoding import encode
from .entries import (
    Acted,
    Answered,
    Asked,
    Change,
    Chatted,
    Closed,
    Entry,
    Forgotten,
    Lapsed,
    Linked,
    Moved,
    Muted,
    Ordered,
    Proposed,
    Returned,
    Started,
    StoodIn,
    Substituted,
    Thinking,
    Undone,
    Unproposed,
    Unsaid,
    Wished,
)
from .messages import (
    Act,
    Answer,
    Build,
    Chat,
    End,
    Give,
    Mute,
    Order,
    Propose,
    Refused,
    Reply,
    SeatMessage,
    Think,
    Undo,
)
from .payloads import Messages
from .settings import Settings
from .store import IdTaken, SeatRow, SeqTaken, Store
from .table import (
    GATHERING,
    OVER,
    PLAYING,
    ConsentRequest,
    EventRows,
    Played,
    Proposal,
    Table,
    Viewer,
    play,
    play_chance,
)
from .windows import Audience, Window, can_ask_to_build, does_not_wait_for, open_window

REASSIGNED = Refused("This seat was closed or given to someone else.", "closed")
MOVED = Refused("This seat was moved to another device.", "closed")
USED_SECONDS = 60.0  # precision of the stored time of last use
MAX_TRIES = 20  # of a write, while other processes write first


def monotonic() -> float:
    """The event loop's time, which rooms and drivers use for waiting; tests can simulate it."""
    return asyncio.get_running_loop().time()


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
        self.since = [monotonic()] * len(table.seats)  # monotonic time at which each seat got its prompt
        self.proposed = 0.0  # monotonic time of the first open proposal
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # other process → expiry, seats, spectators
        self.announce_presence: Callable[[], None] | None = None  # to the other processes
        self.is_behind = False  # the database may have entries that this room has not read
        self._listeners: dict[Listener, Subscription] = {}
        self.making_rematch = asyncio.Lock()  # so that simultaneous requests create one table
        self._lock = asyncio.Lock()
        self._writes: set[asyncio.Task[int]] = set()
        self._presence: tuple[int, list[tuple[bool, bool]]] = 0, []  # last sent: spectators; (connected, bot) by seat
        self._presence_version = -1  # table version for which presence was last compared
        self._optional: frozenset[int] = frozenset()  # the optional prompts that were last sent
        self._private: int | None = None  # the only seat that is informed of the last entry; None: all
        for seat in table.seats:
            self.away[seat.number] = monotonic()

    def now(self) -> float:
        """The time of entries and clocks."""
        return 0.0 if self.settings.frozen else self.store.now()

    @property
    def has_listeners(self) -> bool:
        return bool(self._listeners)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is connected and nothing is being written or read."""
        return not (self._listeners or self._writes or self._lock.locked())

    # Connections

    async def join(self, listener: Listener, viewers: Sequence[Viewer], last_seq: int | None) -> None:
        """Send a listener the events after `last_seq`, or the full state, and from now on every change."""
        await self.catch_up()
        table = self.table
        optional = self.optional_prompts()
        messages = Messages(table, self.now(), self.window(), optional)
        self._optional = self._optional if self._listeners else optional
        for viewer in viewers:
            if last_seq is None or not table.first_event <= last_seq <= table.events:
                listener.send(messages.full(viewer))
            else:
                listener.send(messages.news(viewer, last_seq, True))
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
                    self.away[viewer] = monotonic()
            self.send_presence()
            self.changed.set()

    def broadcast(self, text: str) -> None:
        """Send a message to every listener."""
        for listener in list(self._listeners):
            listener.send(text)

    def cut_off_all(self, why: Refused) -> None:
        """Disconnect every listener."""
        for listener in list(self._listeners):
            listener.cut_off(why)

    def cut_off_devices(self, check: Callable[[str | None], None]) -> None:
        """Disconnect the listeners at seats of devices for which `check` raises Refused."""
        for listener, own in list(self._listeners.items()):
            try:
                for viewer in own.viewers:
                    if viewer is not None:
                        check(self.table.seats[viewer].device)
            except Refused as why:
                listener.cut_off(why)

    @property
    def has_audience(self) -> bool:
        """Whether anyone is connected, at a seat or as a spectator, to this process or another."""
        now = monotonic()
        return bool(self._listeners) or any(
            expiry > now and (seats or watching) for expiry, seats, watching in self.elsewhere.values()
        )

    def connected_seats(self) -> set[int]:
        """The seats at which a client is connected, to this process or another."""
        now = monotonic()
        local = set(self.local_presence()[0])
        return local.union(*(seats for expiry, seats, _ in self.elsewhere.values() if expiry > now))

    def local_presence(self) -> tuple[list[int], int]:
        """The seats connected to this process, and the number of its spectators."""
        subscriptions = self._listeners.values()
        seats = {viewer for one in subscriptions for viewer in one.viewers if viewer is not None}
        return sorted(seats), sum(1 for one in subscriptions if None in one.viewers)

    def audience(self) -> Audience:
        """Who is connected, to this process or another."""
        viewers = [one.viewers for one in self._listeners.values() if len(one.viewers) > 1]
        shared = {viewer for several in viewers for viewer in several if viewer is not None}
        now = monotonic()
        elsewhere = sum(n for expiry, _, n in self.elsewhere.values() if expiry > now)
        return Audience(self.connected_seats(), shared, self.local_presence()[1] + elsewhere)

    def window(self) -> Window | None:
        """The open window, if any; without clocks there is none."""
        return None if self.settings.frozen else open_window(self.table, self.audience(), self.now())

    def optional_prompts(self) -> frozenset[int]:
        """The seats of people whose answers the table does not wait for."""
        table, audience, now = self.table, self.audience(), None if self.settings.frozen else self.now()
        acting = [seat for seat in table.persons() if seat.number in table.acting_seats()]
        return frozenset(seat.number for seat in acting if does_not_wait_for(table, audience, seat, now))

    def send_presence(self, new: Listener | None = None, announce: bool = True) -> None:
        """Broadcast who is connected if that has changed; a new listener gets it in any case."""
        audience = self.audience()
        here, watching = audience.seats, audience.spectators
        presence = watching, [(seat.number in here, seat.bot) for seat in self.table.seats]
        to = list(self._listeners) if presence != self._presence else [] if new is None else [new]
        if to:
            self._presence = presence
            seats = [{"seat": i, "here": is_here, "bot": bot} for i, (is_here, bot) in enumerate(presence[1])]
            text = encode({"type": "presence", "seats": seats, "watching": watching})
            for listener in to:
                listener.send(text)
        if announce and self.announce_presence is not None:
            self.announce_presence()
        if self.optional_prompts() != self._optional:  # whether a person has to answer depends on who is connected
            self._send_state()

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
            erased = draft.change.chat if isinstance(draft.change, Unsaid) else None
            status = _status_after(draft)
            await self.store.append(table.code, entry, seat=seat_row, status=status, used=used, erased=erased)
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
        before, serials = zip(*((seat.prompt_number, seat.serial) for seat in self.table.seats), strict=True)
        had_proposals = bool(self.table.proposals)
        self.table.apply(entry, played)
        now = monotonic()
        self._private = None
        match entry.change:
            case Linked() | Closed():
                self._cut_off_seats({entry.seat}, REASSIGNED)
            case Moved() | Forgotten():
                self._cut_off_seats({s.number for s in self.table.seats if s.serial != serials[s.number]}, MOVED)
            case Muted() | Ordered(passes=None, asks=None, offers=None):
                self._private = entry.seat
            case Proposed() if not had_proposals:
                self.proposed = now
        for seat in self.table.seats:
            if seat.prompt_number != before[seat.number]:
                self.since[seat.number] = now
        self.changed.set()

    def _cut_off_seats(self, seats: set[int | None], why: Refused) -> None:
        for listener in [one for one, own in self._listeners.items() if seats.intersection(own.viewers)]:
            listener.cut_off(why)

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
        table, self._optional = self.table, self.optional_prompts()
        messages = Messages(table, self.now(), self.window(), self._optional)
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
                    is_known = sent.seq >= table.first_event
                    made[key] = messages.news(*key) if is_known else messages.full(viewer)
                listener.send(made[key])
            sent.seq, sent.version, sent.entry = table.events, table.version, table.seq
        if self._presence_version != table.version or self.elsewhere:  # seats change with the version
            self._presence_version = table.version
            self.send_presence(announce=False)

    def _send_state(self) -> None:
        """Send the state again to every listener that has all events."""
        table, self._optional = self.table, self.optional_prompts()
        messages = Messages(table, self.now(), self.window(), self._optional)
        for listener, sent in list(self._listeners.items()):
            for viewer in sent.viewers if sent.entry == table.seq else ():
                listener.send(messages.news(viewer, sent.seq, False))

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
            case Give():
                return self._check_give(seat, message.who)
            case Answer():
                return self._check_answer(seat, message)
            case Propose():
                return self._check_proposal(seat, message)
            case Reply():
                return self._check_reply(seat, message)
            case Order():
                return self._check_order(seat, message)
            case Think():
                return self._check_think(seat)
            case Build():
                if not can_ask_to_build(self._check_playing(), seat, self.now()):
                    raise Refused("You cannot build after this turn.", "not_asked")
                return Draft(seat, Wished(message.on))
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
        if any("agreed" in action for action in act.actions):
            raise Refused("To agree to a proposal, reply to it.")
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
        done = [{**action, "seat": seat} for action in actions]
        closing = self._closing(trial, seat)
        if closing is not None:
            rows += _apply_action(trial, trial.turn_seat, closing)
            done.append(closing)
        return self._draft(trial, seat, done, rows, by)

    def check_trade(self, seat: int, actions: Sequence[dict[str, Any]]) -> Draft:
        """Try a bot's offer or its end, with the answers of other bots; every action names its seat."""
        trial = self.table.game.copy()
        rows: EventRows = []
        for action in actions:
            rows += _apply_action(trial, action["seat"], action)
        return self._draft(trial, seat, list(actions), rows, "bot")

    def _closing(self, trial: Game, seat: int) -> dict[str, Any] | None:
        """The action that closes an offer in the same step as the last answer.

        A bot takes the first acceptance. An offer that only bots were asked, who all declined, is over.
        """
        state, turn = trial.state, self.table.seats[trial.turn_seat]
        if state.phase != OFFER or seat == turn.number:
            return None
        if state.answer[seat] == ACCEPTS and turn.bot and not turn.stands_in:
            return Conclude(seat, seat=turn.number).to_json()
        asked = [s for s in self.table.seats if state.answer[s.number] != NOT_ASKED]
        if all(s.bot and state.answer[s.number] == DECLINES for s in asked):
            return Withdraw(seat=turn.number).to_json()
        return None

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
        to = _last_decision(table.game, undo.to)
        if to >= (table.undo_to(seat) or 0):
            return Draft(seat, Undone(to, self._numbers_after_undo(to, seat)))
        if not table.can_undo(seat, to):
            raise Refused("A card was drawn or stolen since then, which cannot be undone.", "not_undoable")
        return self._check_request(seat, "undo", to)

    def _check_give(self, seat: int, who: int) -> Draft:
        table = self._check_playing()
        if who >= len(table.seats):
            raise Refused(f"There is no seat {who}.", "unknown")
        if not table.needs_consent(table.seats[who]):
            raise Refused("The host can give that seat to someone else without asking.", "not_asked")
        return self._check_request(seat, "give", None, who)

    def _check_request(
        self, seat: int, what: Literal["undo", "end", "give"], to: int | None, who: int | None = None
    ) -> Draft:
        if self.table.request is not None and not self._has_expired(self.table.request):
            raise Refused("The players are already being asked for something.", "not_asked")
        settled = not self.table.held_by_others(seat)
        return Draft(seat, Asked(what, to, *self._consequence(settled, what, to, seat), who))

    def _has_expired(self, request: ConsentRequest) -> bool:
        return not self.settings.frozen and self.now() >= request.expiry

    def _check_answer(self, seat: int, answer: Answer) -> Draft:
        request = self.table.request
        if (
            request is None
            or request.id != answer.ask
            or seat not in request.can_answer(answer.yes)
            or self._has_expired(request)
        ):
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
        if what == "give":
            return None, [s.prompt_number for s in self.table.seats]
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
        return self.check_answer_to_proposal(proposal, reply.yes, seat)

    def check_answer_to_proposal(
        self, proposal: Proposal, yes: bool, seat: int, by: Literal["bot"] | None = None
    ) -> Draft:
        """Decline or withdraw a proposal, or carry it out as offer, acceptance and conclusion: all of them or none."""
        if not yes:
            return Draft(seat, Unproposed(proposal.id))
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
        return self._draft(trial, trial.turn_seat, actions, rows, by, proposal.id)

    def _check_order(self, seat: int, order: Order) -> Draft:
        goods = self.table.game.goods
        for good in order.never or ():
            if good not in goods:
                raise Refused(f"{short_repr(good)} is not one of the goods {', '.join(goods)}.")
        if order.passes and order.asks:
            raise Refused("A seat either passes or takes part in every build phase.")
        return Draft(seat, Ordered(order.passes, order.never, order.asks, order.offers))

    def _check_think(self, seat: int) -> Draft:
        table, window = self._check_playing(), self.window()
        if window is None or window.kind != "offer" or window.ends is None or seat not in window.seats:
            raise Refused("No offer is waiting for your answer.", "not_asked")
        if seat in table.thinking:
            raise Refused("You have already asked for more time.", "not_asked")
        return Draft(seat, Thinking(table.offer_seq))

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

    def check_substitution(self, level: str, by: str, why: Literal["load"] | None) -> Draft | None:
        return None if (level, why) in self.table.substituted else Draft(None, Substituted(level, by, why))

    def check_unsay(self, chat: int, said: bool) -> Draft | None:
        """Remove a chat message; `said` is whether the log has it."""
        if not said:
            raise Refused(f"There is no chat message {chat}.", "unknown")
        return Draft(None, Unsaid(chat))

    def check_lapse(self) -> Draft | None:
        """End the open request if it has expired."""
        request = self.table.request
        return Draft(request.seat, Lapsed(request.id)) if request is not None and self._has_expired(request) else None

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
    """Whether a seat has to act that did not have to before."""
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
