"""Everything at a table that happens without a person: bots, standing orders, clocks, bots that stand in.

Each room has a task that determines what is due next, waits for its time or for a change, and does it through the room.
If several processes serve a table, only the one that holds the lease does so.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog

from ..core.common_fields import ASKED
from .bot_play import BotPlay
from .bots import Bots
from .checks import Check, Draft
from .leases import Leases
from .messages import Refused
from .room import Room, monotonic
from .seats import Seat
from .settings import (
    ANSWER_SECONDS,
    BUILD_PAUSES,
    ORDER_SECONDS,
    PAUSE_SHARE,
    PROPOSAL_SECONDS,
    TICK_PAUSES,
    TURN_PAUSES,
)
from .stand_in import necessary
from .store import StoreFailed
from .table import PLAYING
from .windows import automatic_action, can_be_asked, offer_window

log = structlog.get_logger("hexstead.server")


RETRY_SECONDS = 1.0  # between two attempts after an error
ROUNDING_SECONDS = 0.001  # added to deadlines, so that rounding never wakes the driver before a window is over
Due = tuple[float, Callable[[], Awaitable[None]]]  # monotonic time, job


@dataclass(slots=True)
class _Thought:
    """A bot's decision in progress: its subject, its task, and the monotonic time at which the task ended."""

    key: tuple[int, ...]
    task: asyncio.Task[Check]
    ready_at: float | None = None


class Driver:
    """Drives one room."""

    def __init__(self, room: Room, bots: Bots, leases: Leases):
        self._room = room
        self._bots = bots
        self._leases = leases
        self._play = BotPlay(room, bots)
        self._thoughts: dict[int, _Thought] = {}  # by seat
        self._turn, self._turn_began = -1, 0.0
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Start driving, or check again what is due."""
        self._room.changed.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._drive())

    @property
    def is_busy(self) -> bool:
        """Whether anything is due at a seat, now or later.

        A request for consent does not count: it can also expire when the table is next loaded.
        """
        return bool(self._dues()) or any(thought.ready_at is None for thought in self._thoughts.values())

    async def close(self) -> None:
        """Stop, and release the lease."""
        while self._task is not None and not self._task.done():
            self._task.cancel()  # repeated: the end of an awaited task can swallow a cancellation
            await asyncio.wait({self._task}, timeout=1)
        for seat in list(self._thoughts):
            self._forget_thought(seat)
        await self._leases.release(self._room.table.code)

    async def _drive(self) -> None:
        room = self._room
        while True:
            room.changed.clear()
            try:
                due = self._next()
                if due is None:
                    await room.changed.wait()
                elif (wait := due[0] - monotonic()) > 0:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(wait):  # unlike wait_for it never swallows a cancellation
                            await room.changed.wait()
                elif await self._has_lease():
                    await due[1]()
            except Refused as refusal:  # something else happened first
                log.debug("automatic action refused", table=room.table.code, why=refusal.text)
                await asyncio.sleep(0.05)
            except StoreFailed:  # the store has logged it
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("automatic action failed", table=room.table.code)
                await asyncio.sleep(RETRY_SECONDS)

    async def _has_lease(self) -> bool:
        """Acquire the lease; pause briefly if another process holds it."""
        if await self._leases.acquire(self._room.table.code):
            return True
        await asyncio.sleep(self._room.settings.lease / 4)
        return False

    # What is due

    def _next(self) -> Due | None:
        """The job that is due first, if any."""
        found, request = self._dues(), self._room.table.request
        if request is not None and not self._room.settings.frozen:
            found.append((monotonic() + request.expiry - self._room.now(), self._lapse))
        return min(found, key=lambda due: due[0]) if found else None

    def _dues(self) -> list[Due]:
        """The jobs of the seats that the game waits for.

        All of them are found for one moment: a window that ended in between would neither be waited for nor be over.
        """
        table, now = self._room.table, self._room.now()
        if table.status != PLAYING or (all(seat.bot for seat in table.seats) and not self._room.has_audience):
            return []  # bots pause while nobody is connected
        awaited = [table.seats[number] for number in table.awaited_seats()]
        automatic = {seat.number for seat in awaited if not seat.bot and self._automatic(seat, now) is not None}
        if any(not seat.bot and seat.number not in automatic for seat in awaited):
            self._turn = -1  # a person is thinking: afterwards bots pause again
        return [due for seat in awaited if (due := self._due(seat, seat.number in automatic, now)) is not None]

    def _due(self, seat: Seat, is_automatic: bool, now: float) -> Due | None:
        """The next job for an awaited seat. A request for consent stops bots and standing orders, but not clocks.

        `is_automatic` is whether a person's prompt is answered without the person.
        """
        room = self._room
        since, is_requested = room.since[seat.number], room.table.request is not None
        if seat.bot:
            return None if is_requested else self._bot_due(seat)
        if not is_requested and is_automatic:
            return since + ORDER_SECONDS, partial(self._obey, seat)
        if room.settings.frozen:
            return None
        found: list[Due] = []
        if not is_requested and (window := room.window(now)) is not None and window.ends is not None:
            found.append((self._monotonic(window.ends) + ROUNDING_SECONDS, self._look_again))
        clock = room.table.clock
        if clock.kind != "none" and seat.number in clock.running:
            left = clock.left_at(room.now(), seat.number)
            found.append((monotonic() + left, partial(self._decide_for, seat)))
        grace = room.table.terms["grace"]
        here = room.connected_seats() if grace is not None else set()
        if grace is not None and seat.number not in here and any(not room.table.seats[other].bot for other in here):
            found.append((max(room.away[seat.number], since) + grace, partial(self._stand_in, seat)))
        return min(found, key=lambda due: due[0]) if found else None

    def _automatic(self, seat: Seat, now: float) -> dict[str, Any] | None:
        """The action by which a person's prompt is answered without the person."""
        room = self._room
        return automatic_action(room.table, room.audience(), seat, None if room.settings.frozen else now)

    def _bot_due(self, seat: Seat) -> Due | None:
        """When a bot acts; None while it waits.

        Bots start to think when they are prompted, but act at fixed times, so that thinking time reveals nothing.
        """
        at = self._bot_time(seat)
        if at is None:
            return None
        key, now = self._thought_key(seat), monotonic()
        thought = self._thoughts.get(seat.number)
        if thought is None or thought.key != key:
            begin = at if self._play.has_open_offer(seat) else now  # people can answer until then
            return begin, partial(self._start_thinking, seat, key)
        if thought.ready_at is None:
            return None  # the end of the task wakes the driver
        tick = TICK_PAUSES * self._room.settings.pace
        late = math.ceil((thought.ready_at - at) / tick) if tick else 0
        if self._play.has_open_offer(seat):
            late = max(late, 1)  # the delay must not reveal whether other bots can pay and therefore have to think
        at += max(late, 0) * tick
        return at, partial(self._act, seat, thought)

    def _bot_time(self, seat: Seat) -> float | None:
        """The monotonic time at which a bot acts if it is ready; None while it waits for people or another bot."""
        room = self._room
        table, since = room.table, room.since[seat.number]
        if table.game.phase != "offer":
            if table.awaited_seats()[0] != seat.number:
                return None
            is_asked = self._play.proposal_to(seat) is not None
            return room.proposed + PROPOSAL_SECONDS if is_asked else since + self._pause(seat)
        # Measured from the offer, so that nobody can put a decision off by changing their answer.
        offered = self._monotonic(table.offer_at)
        audience, turn = room.audience(), table.seats[table.game.turn_seat]
        if turn.bot:
            if seat is not turn:
                return None  # the bot that made the offer asks the others
            window = offer_window(table, audience)
            if window is None:
                return offered + self._pause(seat)
            return None if window.ends is None or room.settings.frozen else self._monotonic(window.ends)
        asked = [person for person in table.persons() if table.game.state.answer[person.number] == ASKED]
        if any(can_be_asked(table, audience, person) for person in asked):
            return offered + ANSWER_SECONDS
        return since + self._pause(seat)

    def _monotonic(self, at: float) -> float:
        """The monotonic time of a time of entries."""
        return monotonic() + at - self._room.now()

    def _pause(self, seat: Seat) -> float:
        """Seconds for people to see what happened; they decrease during a turn in which only bots act.

        They are short in the build phase after a turn, in which bots mostly pass.
        """
        since, turn = self._room.since[seat.number], self._room.table.game.turn
        if turn != self._turn:
            self._turn, self._turn_began = turn, since
        pace = self._room.settings.pace
        left = self._turn_began + TURN_PAUSES * pace - since
        pause = max(0.0, left * PAUSE_SHARE)
        return min(pause, BUILD_PAUSES * pace) if self._room.table.builder() == seat.number else pause

    # Jobs

    async def _look_again(self) -> None:
        """Do nothing: waking the driver is enough."""

    def _thought_key(self, seat: Seat) -> tuple[int, ...]:
        """The subject of a bot's next decision: closing its own offer, a proposal, or its prompt."""
        if self._play.has_open_offer(seat):
            return (self._room.table.offer_seq,)
        proposal = self._play.proposal_to(seat)
        return seat.prompt_number, 0 if proposal is None else proposal.id

    async def _start_thinking(self, seat: Seat, key: tuple[int, ...]) -> None:
        self._forget_thought(seat.number)
        self._thoughts[seat.number] = thought = _Thought(key, asyncio.create_task(self._play.think(seat)))

        def done(_: object) -> None:
            thought.ready_at = monotonic()
            self._room.changed.set()

        thought.task.add_done_callback(done)

    async def _act(self, seat: Seat, thought: _Thought) -> None:
        """Write a bot's decision."""
        self._thoughts.pop(seat.number, None)
        if thought.task.cancelled():  # its bot host ended; the bot starts again
            raise Refused("The bot's decision was cancelled.", "stale")
        with self._play.counting(seat):
            await self._room.write(thought.task.result())

    def _forget_thought(self, seat: int) -> None:
        thought = self._thoughts.pop(seat, None)
        if thought is not None:
            thought.task.cancel()

    async def _decide_for(self, seat: Seat) -> None:
        """Let a bot choose an action for a person whose time is up, unless the prompt has changed in the meantime."""
        room = self._room
        number = seat.prompt_number
        legal = necessary(room.table.game, room.table.game.legal_codes(seat.number))
        if not legal:
            return  # the prompt has just been answered
        level = await self._play.level_of(seat)
        action = await self._bots.decide(room, seat.number, level, legal)

        def check() -> Draft:
            if seat.prompt_number != number:
                raise Refused("The prompt has changed in the meantime.", "stale")
            return room.checks.actions(seat.number, [action], "clock")

        await room.write(check)

    async def _obey(self, seat: Seat) -> None:
        number = seat.prompt_number

        def check() -> Draft | None:
            action = self._automatic(seat, self._room.now()) if seat.prompt_number == number else None
            return None if action is None else self._room.checks.actions(seat.number, [action], "order")

        await self._room.write(check)

    async def _lapse(self) -> None:
        await self._room.write(self._room.checks.lapse)

    async def _stand_in(self, seat: Seat) -> None:
        await self._room.write(partial(self._room.checks.stand_in, seat.number))
