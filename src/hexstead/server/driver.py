"""Everything at a table that happens without a person: bots, standing orders, clocks, bots that stand in.

Each room has a task that determines what is due next, waits for its time or for a change, and does it through the room.
If several processes serve a table, only the one that holds the lease does so.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal

import structlog

from ..core.actions import MAKE_OFFER
from ..core.common_fields import ASKED
from .bots import Bots
from .messages import Refused
from .room import Draft, Room
from .settings import ANSWER_SECONDS, OFFER_SECONDS, ORDER_SECONDS, PAUSE_SHARE, PAUSED_SECONDS
from .table import PLAYING, Seat

log = structlog.get_logger("hexstead.server")


Due = tuple[float, Callable[[], Awaitable[None]]]  # monotonic time, job


class Driver:
    """Drives one room."""

    def __init__(self, room: Room, bots: Bots):
        self._room = room
        self._bots = bots
        self._leased_until = 0.0
        self._turn, self._turn_began = -1, 0.0
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Start driving, or check again what is due."""
        self._room.changed.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._drive())

    @property
    def is_busy(self) -> bool:
        """Whether anything is due, now or later."""
        return self._next() is not None

    async def close(self) -> None:
        """Stop, and release the lease."""
        while self._task is not None and not self._task.done():
            self._task.cancel()  # again, in case what it waited for ended at the same moment and hid the first time
            await asyncio.wait({self._task}, timeout=1)
        if self._leased_until:
            await self._room.store.lease(self._room.table.code, 0)

    async def _drive(self) -> None:
        room = self._room
        while True:
            room.changed.clear()
            due = self._next()
            try:
                if due is None:
                    await room.changed.wait()
                    continue
                wait = due[0] - time.monotonic()
                if wait > 0:
                    async with asyncio.timeout(wait):  # unlike wait_for it never swallows that the task is cancelled
                        await room.changed.wait()
                    continue
            except TimeoutError:
                continue
            try:
                if await self._has_lease():
                    await due[1]()
            except Refused as refusal:  # something else happened first
                log.debug("automatic action refused", table=room.table.code, why=refusal.text)
                await asyncio.sleep(0.05)
            except Exception:
                log.exception("automatic action failed", table=room.table.code)
                await asyncio.sleep(1.0)

    async def _has_lease(self) -> bool:
        """Acquire or renew the lease; wait a moment if another process has it."""
        now, lease = time.monotonic(), self._room.settings.lease
        if self._leased_until - now > lease / 2:
            return True
        if await self._room.store.lease(self._room.table.code, lease):
            self._leased_until = now + lease
            return True
        self._leased_until = 0.0
        await asyncio.sleep(lease / 4)
        return False

    # What is due

    def _next(self) -> Due | None:
        """The job that is due first, if any."""
        table = self._room.table
        if table.status != PLAYING or (all(seat.bot for seat in table.seats) and not self._room.has_audience):
            return None  # bots do not play for nobody
        awaited = table.awaited_seats()
        if table.request is not None:
            awaited = [*{*awaited, *table.request.waiting}]
        if any(not table.seats[number].bot and self._standing_order(table.seats[number]) is None for number in awaited):
            self._turn = -1  # a person is thinking: afterwards bots pause again
        found = [due for number in awaited if (due := self._due(table.seats[number])) is not None]
        return min(found, key=lambda due: due[0]) if found else None

    def _due(self, seat: Seat) -> Due | None:
        """The next job for an awaited seat. A request for consent stops bots and standing orders, but not clocks."""
        room = self._room
        since, is_requested = room.since[seat.number], room.table.request is not None
        if seat.bot:
            wait = None if is_requested else self._bot_delay(seat)
            return None if wait is None else (since + wait, partial(self._decide, seat, "bot"))
        if not is_requested and self._standing_order(seat) is not None:
            return since + ORDER_SECONDS, partial(self._obey, seat)
        if room.settings.frozen:
            return None
        found: list[Due] = []
        clock = room.table.clock
        if clock.kind != "none" and seat.number in clock.running:
            left = clock.left_at(room.now(), seat.number)
            found.append((time.monotonic() + left, partial(self._decide, seat, "clock")))
        grace, here = room.table.terms["grace"], room.connected_seats()
        others = any(not s.bot and s.number in here for s in room.table.seats)
        if grace is not None and others and seat.number not in here:
            waited = max(room.away[seat.number], since, room.requested if is_requested else 0.0)
            found.append((waited + grace, partial(self._stand_in, seat)))
        return min(found, key=lambda due: due[0]) if found else None

    def _bot_delay(self, seat: Seat) -> float | None:
        """Seconds until a bot acts; None while it has to wait for people who were prompted before it."""
        table = self._room.table
        awaited = table.awaited_seats()
        if table.game.phase == "offer":
            state = table.game.state
            people = [s for s in awaited if not table.seats[s].bot and state.answer[s] == ASKED]
            if people:
                return OFFER_SECONDS if seat.number == state.turn_seat else ANSWER_SECONDS
            return self._pause(seat)
        return self._pause(seat) if awaited[0] == seat.number else None

    def _pause(self, seat: Seat) -> float:
        """Seconds for people to see what happened; they decrease during a turn in which only bots act."""
        since, turn = self._room.since[seat.number], self._room.table.game.turn
        if turn != self._turn:
            self._turn, self._turn_began = turn, since
        left = self._turn_began + PAUSED_SECONDS - since
        return max(0.0, min(self._room.settings.pace, left * PAUSE_SHARE))

    # Jobs

    async def _decide(self, seat: Seat, by: Literal["bot", "clock"]) -> None:
        """Let the seat's bot choose an action, and perform it unless the prompt has changed in the meantime."""
        room = self._room
        number = seat.prompt_number
        legal = self._polite_codes(seat.number)
        if not legal:
            return  # the prompt has just been answered
        level = await self._bots.playing_level(room.table.game.name, seat.level)
        if level != seat.level:
            await room.write(partial(room.check_substitution, seat.level, level))
        action = await self._bots.decide(room, seat.number, level, legal)
        if by == "bot" and not seat.bot:
            return  # the player has returned

        def check() -> Draft:
            if seat.prompt_number != number:
                raise Refused("The prompt has changed in the meantime.", "stale")
            return room.check_actions(seat.number, [action], by)

        await room.write(check)

    def _polite_codes(self, seat: int) -> list[int]:
        """The legal codes, without a second offer in the same turn."""
        game = self._room.table.game
        codes = game.legal_codes(seat)
        if game.state.offers_made:
            moves = game.definition.actions.moves
            codes = [code for code in codes if moves[code][0] != MAKE_OFFER]
        return codes

    def _standing_order(self, seat: Seat) -> str | None:
        """The action by which a standing order answers the seat's prompt."""
        if not seat.passes and not seat.never:
            return None
        prompt = self._room.table.prompts()[seat.number]
        kinds = [choice["type"] for choice in prompt["choices"]] if prompt else []
        if seat.passes and "pass" in kinds:
            return "pass"
        game = self._room.table.game
        wanted = [good for good, n in zip(game.goods, game.state.offer_get, strict=False) if n]
        if game.state.answer[seat.number] == ASKED and "decline" in kinds and any(g in seat.never for g in wanted):
            return "decline"
        return None

    async def _obey(self, seat: Seat) -> None:
        number = seat.prompt_number

        def check() -> Draft | None:
            order = self._standing_order(seat) if seat.prompt_number == number else None
            return None if order is None else self._room.check_actions(seat.number, [{"type": order}], "order")

        await self._room.write(check)

    async def _stand_in(self, seat: Seat) -> None:
        await self._room.write(partial(self._room.check_stand_in, seat.number))
