"""Windows: how long a table waits for people to answer a bot's offer, or to request a build after a turn.

A window depends only on public information: who is connected, standing orders, hand sizes and previous answers. The
cards in a hand count only if nobody could learn anything from that, that is, with a single person at the table and no
spectators.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal

from ..core.actions import EndTurn, Roll
from ..core.common_fields import ASKED
from .seats import Seat
from .settings import BUILD_SECONDS, BUILD_SECONDS_ALONE, OFFER_SECONDS, SHARED_OFFER_SECONDS, THINK_SECONDS
from .table import Table

NEVER_AUTOMATIC = (Roll.type_name(), EndTurn.type_name())  # never done automatically for people


@dataclass(frozen=True, slots=True)
class Audience:
    """Who is connected: people's seats, which of these share a screen, and the number of spectators."""

    seats: Collection[int] = ()
    shared: Collection[int] = ()
    spectators: int = 0


@dataclass(frozen=True, slots=True)
class Window:
    """The people a table waits for, and when it stops waiting; never if `ends` is None."""

    kind: Literal["offer", "build"]
    seats: tuple[int, ...]
    ends: float | None  # time of `Room.now` in seconds


def lone_person(table: Table, audience: Audience) -> Seat | None:
    """The only person at the table if no spectator is connected, so that nothing can be revealed; else None."""
    people = table.persons()
    return people[0] if len(people) == 1 and not audience.spectators else None


def can_be_asked(table: Table, audience: Audience, seat: Seat) -> bool:
    """Whether a person accepts offers and is connected; a correspondence game waits for absent people too."""
    if seat.bot or table.refuses_offers(seat):
        return False
    return table.is_correspondence or seat.number in audience.seats


def offer_window(table: Table, audience: Audience) -> Window | None:
    """The window in which people can answer the open offer of a bot."""
    state = table.game.state
    if table.game.phase != "offer" or not table.seats[state.turn_seat].bot:
        return None
    asked = [s for s in table.persons() if state.answer[s.number] == ASKED and can_be_asked(table, audience, s)]
    if not asked:
        return None
    seats = tuple(seat.number for seat in asked)
    if table.is_correspondence:
        return Window("offer", seats, None)
    seconds = SHARED_OFFER_SECONDS if any(seat in audience.shared for seat in seats) else OFFER_SECONDS
    if any(seat in table.thinking for seat in seats):
        seconds += THINK_SECONDS
    return Window("offer", seats, table.offer_at + seconds)


def build_end(table: Table) -> float:
    """When the build window closes. It opens after the turn or, with a single person, when that person could build."""
    if len(table.persons()) > 1:
        return table.build_at + BUILD_SECONDS
    return table.builder_at + BUILD_SECONDS_ALONE


def can_ask_to_build(table: Table, seat: int, now: float) -> bool:
    """Whether a person can still say that they want to build after this turn."""
    if table.seats[seat].bot or table.is_correspondence or not table.may_build_after(seat):
        return False
    builder = table.builder()
    if builder is None:
        return True
    is_open = now < build_end(table) or (len(table.persons()) == 1 and builder != seat)
    return is_open and table.builds_later(seat, builder)


def build_window(table: Table, audience: Audience) -> Window | None:
    """The window in which people can say that they want to build after the turn; they share one."""
    builder, people = table.builder(), table.persons()
    if builder is None or table.is_correspondence:
        return None
    if len(people) == 1 and (builder != people[0].number or not _has_new_build(table, audience, people[0])):
        return None
    seats = tuple(
        seat.number
        for seat in people
        if table.builds_later(seat.number, builder)
        and seat.number in audience.seats
        and not (seat.passes or seat.asks or seat.number in table.builders)
    )
    return Window("build", seats, build_end(table)) if seats else None


def _has_new_build(table: Table, audience: Audience, seat: Seat) -> bool:
    """Whether to ask a person: they could build something that they have not just declined.

    A single person who did not react is not asked again before their next turn, so a round is delayed by at most one
    window; they can still press *Build*. Always True if others could infer the person's cards from the answer.
    """
    if lone_person(table, audience) is not seat:
        return True
    if seat.number in table.missed_builds:
        return False
    return bool(table.builds_of(seat.number) - table.declined_builds.get(seat.number, frozenset()))


def open_window(table: Table, audience: Audience, now: float) -> Window | None:
    """The window that is open now, if any."""
    window = offer_window(table, audience) or build_window(table, audience)
    return None if window is None or (window.ends is not None and window.ends <= now) else window


def automatic_action(table: Table, audience: Audience, seat: Seat, now: float | None) -> dict[str, Any] | None:
    """The action that the server takes for a person now; None if the person decides.

    If `now` is None, only standing orders are considered, not the time or who is connected.
    """
    game = table.game
    if game.state.answer[seat.number] == ASKED and table.game.phase == "offer":
        return {"type": "decline"} if _declines(table, seat) else None
    if table.builder() == seat.number:
        return {"type": "pass"} if _passes(table, audience, seat, now) else None
    if now is not None and lone_person(table, audience) is seat and len(codes := game.legal_codes(seat.number)) == 1:
        action = game.action(seat.number, codes[0]).to_json()
        return None if action["type"] in NEVER_AUTOMATIC else action
    return None


def does_not_wait_for(table: Table, audience: Audience, seat: Seat, now: float | None) -> bool:
    """Whether a person's prompt does not stop the table: it is answered automatically, or its window is limited."""
    if automatic_action(table, audience, seat, now) is not None:
        return True
    if now is None or table.is_correspondence:
        return False
    if table.game.phase == "offer":
        return seat.number != table.game.turn_seat and table.seats[table.game.turn_seat].bot
    return table.builder() == seat.number and not (seat.asks or seat.number in table.builders)


def _declines(table: Table, seat: Seat) -> bool:
    game = table.game
    wanted = [good for good, n in zip(game.goods, game.state.offer_get, strict=False) if n]
    return table.refuses_offers(seat) or any(good in seat.never for good in wanted)


def _passes(table: Table, audience: Audience, seat: Seat, now: float | None) -> bool:
    if seat.passes:
        return True
    if now is None or table.is_correspondence or seat.asks or seat.number in table.builders:
        return False
    if seat.number not in audience.seats:
        return True
    window = build_window(table, audience)
    return window is None or (window.ends is not None and window.ends <= now)
