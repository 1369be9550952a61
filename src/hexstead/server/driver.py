"""What moves a table when no person does: bots, standing orders, clocks, and bots that sit in for people who are away.

A task per room looks what is due next, waits for it or for something to happen, and does it through the room like
anyone else. Where several processes serve a table, the one that holds the lease does it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import structlog

from ..core.actions import MAKE_OFFER
from ..core.table import ASKED
from ..core.table import OFFER as OFFER_PHASE
from .messages import Refused
from .room import Room
from .settings import ANSWER_SECONDS, OFFER_SECONDS, ORDER_SECONDS, PAUSE_SHARE, PAUSED_SECONDS
from .table import PLAYING, Seat
from .thinkers import Thinkers

log = structlog.get_logger("hexstead.server")


Due = tuple[float, Callable[[], Awaitable[None]]]  # when, by this process's clock, and what


class Driver:
    """Moves one room."""

    def __init__(self, room: Room, thinkers: Thinkers):
        self._room = room
        self._thinkers = thinkers
        self._leased_until = 0.0
        self._turn, self._turn_began = -1, 0.0
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Begin to look, unless it does already."""
        self._room.moved.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._drive())

    @property
    def is_busy(self) -> bool:
        """Whether something is due that needs no person."""
        return self._next() is not None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._leased_until:
            await self._room.store.lease(self._room.table.code, time.time(), 0.0)

    async def _drive(self) -> None:
        room = self._room
        while True:
            room.moved.clear()
            due = self._next()
            try:
                if due is None:
                    await room.moved.wait()
                    continue
                wait = due[0] - time.monotonic()
                if wait > 0:
                    await asyncio.wait_for(room.moved.wait(), wait)
                    continue
            except TimeoutError:
                continue
            try:
                if await self._may_move():
                    await due[1]()
            except Refused as refusal:  # somebody else was faster
                log.debug("not moved", table=room.table.code, why=refusal.text)
                await asyncio.sleep(0.05)
            except Exception:
                log.exception("a table is not moved", table=room.table.code)
                await asyncio.sleep(1.0)

    async def _may_move(self) -> bool:
        """Whether this process has the lease; if not, wait a moment."""
        now, lease = time.time(), self._room.settings.lease
        if self._leased_until - now > lease / 2:
            return True
        if await self._room.store.lease(self._room.table.code, now, now + lease):
            self._leased_until = now + lease
            return True
        self._leased_until = 0.0
        await asyncio.sleep(lease / 4)
        return False

    # What is due

    def _next(self) -> Due | None:
        """The first thing to do, if any."""
        table = self._room.table
        if table.status != PLAYING:
            return None
        waited_for = table.awaited() if table.asking is None else {*table.awaited(), *table.asking.waiting}
        if any(not table.seats[number].bot and self._order(table.seats[number]) is None for number in waited_for):
            self._turn = -1  # a person thinks: what bots do after that is to be seen again
        found = [due for number in waited_for if (due := self._due(table.seats[number])) is not None]
        return min(found, key=lambda due: due[0]) if found else None

    def _due(self, seat: Seat) -> Due | None:
        """What is to be done for a seat that is waited for. Bots and orders stand still while the table is asked
        something; clocks do not."""
        room = self._room
        since, asking = room.since[seat.number], room.table.asking is not None
        if seat.bot:
            wait = None if asking else self._bot_waits(seat)
            return None if wait is None else (since + wait, partial(self._think, seat, "bot"))
        if not asking and self._order(seat) is not None:
            return since + ORDER_SECONDS, partial(self._obey, seat)
        if room.settings.frozen:
            return None
        found: list[Due] = []
        clock = room.table.clock
        if clock.kind != "none" and seat.number in clock.running:
            left = clock.left_at(room.now(), seat.number)
            found.append((time.monotonic() + left, partial(self._think, seat, "clock")))
        grace, here = room.table.terms["grace"], room.here()
        others = any(not s.bot and s.number in here for s in room.table.seats)
        if grace is not None and others and seat.number not in here:
            waited = max(room.away[seat.number], since, room.asked if asking else 0.0)
            found.append((waited + grace, partial(self._sit_in, seat)))
        return min(found, key=lambda due: due[0]) if found else None

    def _bot_waits(self, seat: Seat) -> float | None:
        """Seconds until a bot moves; None while people who were asked before it think."""
        room = self._room
        table, state = room.table, room.table.game.state
        awaited = table.awaited()
        if state.phase == OFFER_PHASE:
            people = [s for s in awaited if not table.seats[s].bot and state.answer[s] == ASKED]
            if people:
                return OFFER_SECONDS if seat.number == state.turn_seat else ANSWER_SECONDS
            return self._pause(seat)
        return self._pause(seat) if awaited[0] == seat.number else None

    def _pause(self, seat: Seat) -> float:
        """Seconds in which people see what happened; shorter the longer a turn already takes without a person."""
        since, turn = self._room.since[seat.number], self._room.table.game.turn
        if turn != self._turn:
            self._turn, self._turn_began = turn, since
        left = self._turn_began + PAUSED_SECONDS - since
        return max(0.0, min(self._room.settings.pace, left * PAUSE_SHARE))

    async def _think(self, seat: Seat, by: str) -> None:
        """Let the seat's bot decide, and do it if it is still asked then."""
        room = self._room
        number = seat.prompt_number
        legal = self._within_manners(seat.number)
        if not legal:
            return  # it was asked a moment ago
        action = await self._thinkers.decide(room, seat.number, seat.level, legal)
        if by == "bot" and not seat.bot:
            return  # its person came back

        def check() -> Any:
            if seat.prompt_number != number:
                raise Refused("Something else happened meanwhile.", "stale")
            return room.acting(seat.number, [action], by)

        await room.write(check)

    def _within_manners(self, seat: int) -> list[int]:
        """The legal codes, without a second offer in one turn: people would be asked too often."""
        game = self._room.table.game
        codes = game.legal_codes(seat)
        most = game.options.get("trade.offers")
        if most is not None and game.state.offers_left < most:
            moves = game.definition.actions.moves
            codes = [code for code in codes if moves[code][0] != MAKE_OFFER]
        return codes

    def _order(self, seat: Seat) -> str | None:
        """The action by which a standing order answers what the seat is asked."""
        if not seat.passes and not seat.never:
            return None
        prompt = self._room.table.prompt(seat.number)
        kinds = [choice["type"] for choice in prompt["choices"]] if prompt else []
        if seat.passes and "pass" in kinds:
            return "pass"
        game = self._room.table.game
        wanted = [good for good, n in zip(game.engine.names.axis("goods"), game.state.offer_get, strict=False) if n]
        asked = game.state.answer[seat.number] == ASKED
        if asked and "decline" in kinds and any(good in seat.never for good in wanted):
            return "decline"
        return None

    async def _obey(self, seat: Seat) -> None:
        number = seat.prompt_number

        def check() -> Any:
            order = self._order(seat) if seat.prompt_number == number else None
            return None if order is None else self._room.acting(seat.number, [{"type": order}], "order")

        await self._room.write(check)

    async def _sit_in(self, seat: Seat) -> None:
        await self._room.write(partial(self._room.sitting_in, seat.number))
