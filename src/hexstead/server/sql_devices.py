"""Statements about one device: moving its seats to another device, exporting and deleting what is stored about it.

Tables in memory are not involved: an entry is appended to each log, and rooms read it like an entry of another process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from ..core.options import seat_colours
from .entries import Change, Chatted, Closed, Entry, Forgotten, Joined, Linked, Moved, Renamed, read_change
from .sql_operations import STORED, delete_table
from .sql_schema import ACTIONS, FORMER_SEATS, GAMES, MOVE_CODES, SEATS, TOKENS


def offer_move(connection: sa.Connection, device: str, hash: str, now: float, expiry: float) -> None:
    """Store a code for a device in place of its earlier one, and remove expired codes."""
    connection.execute(MOVE_CODES.delete().where(sa.or_(MOVE_CODES.c.device == device, MOVE_CODES.c.expiry < now)))
    connection.execute(MOVE_CODES.insert().values(hash=hash, device=device, expiry=expiry))


def take_move(connection: sa.Connection, hash: str, now: float) -> str | None:
    """Redeem a code; return its device, or None if the code is unknown or has expired."""
    wanted = sa.select(MOVE_CODES.c.device).where(MOVE_CODES.c.hash == hash, MOVE_CODES.c.expiry >= now)
    device = connection.execute(wanted).scalar()
    used = connection.execute(MOVE_CODES.delete().where(MOVE_CODES.c.hash == hash)).rowcount
    return device if used else None  # another process may have used it first


def codes_of(connection: sa.Connection, device: str, limit: int | None = None) -> list[str]:
    """The codes of the tables where a device has a seat or is the host, most recently used first."""
    hosted = sa.select(GAMES.c.code).where(GAMES.c.host == device)
    seated = sa.select(SEATS.c.game).where(SEATS.c.device == device)
    wanted = sa.select(GAMES.c.code).where(GAMES.c.code.in_(hosted.union(seated)), STORED)
    return list(connection.execute(wanted.order_by(GAMES.c.used.desc()).limit(limit)).scalars())


def keep_former_holder(connection: sa.Connection, code: str, seat: int) -> None:
    """Note who held a seat, before someone else gets it."""
    wanted = sa.select(SEATS.c.device).where(SEATS.c.game == code, SEATS.c.number == seat)
    device = connection.execute(wanted).scalar()
    if device is not None and code not in _former_codes(connection, device):
        connection.execute(FORMER_SEATS.insert().values(game=code, device=device))


def _former_codes(connection: sa.Connection, device: str) -> list[str]:
    wanted = sa.select(FORMER_SEATS.c.game).join(GAMES).where(FORMER_SEATS.c.device == device, STORED)
    return list(connection.execute(wanted).scalars())


def all_codes(connection: sa.Connection, device: str) -> list[str]:
    """The codes of all tables that store something about a device, also from seats that it has lost."""
    return list(dict.fromkeys(codes_of(connection, device) + _former_codes(connection, device)))


def move_device(connection: sa.Connection, old: str, new: str, at: float) -> tuple[list[tuple[str, int]], list[str]]:
    """Move all seats and hosted tables to another device, and withdraw the API tokens of the old one.

    Return the tables with the seq of their new entries, and the ids of the tokens.
    """
    written = [(code, _append(connection, code, Moved(new, old), at)) for code in codes_of(connection, old)]
    connection.execute(SEATS.update().where(SEATS.c.device == old).values(device=new))
    connection.execute(GAMES.update().where(GAMES.c.host == old).values(host=new))
    for code in set(_former_codes(connection, old)) - set(_former_codes(connection, new)):
        connection.execute(FORMER_SEATS.insert().values(game=code, device=new))
    return written, _withdraw_tokens(connection, old)


def forget_device(
    connection: sa.Connection, device: str, at: float
) -> tuple[list[str], list[tuple[str, int]], list[str]]:
    """Delete what is stored about a device.

    Tables without other people are deleted. At the others its seats go to bots, and its name, its texts and the device
    itself are deleted from the log. Return the deleted tables, the others with the seq of their new entries, and the
    ids of withdrawn tokens.
    """
    deleted, written = [], []
    for code in all_codes(connection, device):
        others = sa.select(SEATS.c.number).where(SEATS.c.game == code, SEATS.c.device != device)
        if connection.execute(others).first() is None:
            delete_table(connection, code, at)
            deleted.append(code)
        else:
            chats = _erase(connection, code, device)
            host = connection.execute(sa.select(GAMES.c.host).where(GAMES.c.code == code)).scalar_one()
            change = Forgotten(_seats(connection, code, device), host == device, chats)
            written.append((code, _append(connection, code, change, at)))
    connection.execute(SEATS.update().where(SEATS.c.device == device).values(device=None, code=None))
    connection.execute(GAMES.update().where(GAMES.c.host == device).values(host=None, network=None))
    for rows in (MOVE_CODES, FORMER_SEATS):
        connection.execute(rows.delete().where(rows.c.device == device))
    return deleted, written, _withdraw_tokens(connection, device)


def table_of_device(connection: sa.Connection, code: str, device: str) -> dict[str, Any] | None:
    """Everything that a table stores about a device; None if the table was deleted."""
    row = connection.execute(sa.select(GAMES).where(GAMES.c.code == code, STORED)).mappings().first()
    if row is None:
        return None
    own = [entry for entry, _ in _own_entries(row["terms"], _log(connection, code), device)]
    chat = [entry for entry in own if isinstance(entry.change, Chatted)]
    seats = _seats(connection, code, device)
    return {
        "code": code,
        "game": row["terms"]["game"],
        "status": row["status"],
        "visibility": row["visibility"],
        "used": row["used"],
        "host": row["host"] == device,
        "network": row["network"] if row["host"] == device else None,
        "seats": [{"seat": n, "name": row["terms"]["seats"][n]["name"]} for n in seats],
        "chat": [{"at": e.at, "seat": e.seat, **e.change.to_json()} for e in chat],
        "entries": [
            {"at": e.at, "seat": e.seat, "kind": e.change.kind, **e.change.to_json()} for e in own if e not in chat
        ],
    }


def _erase(connection: sa.Connection, code: str, device: str) -> list[int]:
    """Delete a device's name, texts and id from the terms and the log of a table; return the seq of its chat."""
    terms = dict(connection.execute(sa.select(GAMES.c.terms).where(GAMES.c.code == code)).scalar_one())
    log = _log(connection, code)
    chats = []
    for entry, is_own in _own_entries(terms, log, device, everything=True):
        erased = _without(entry.change, is_own)
        if erased is not None:
            place = ACTIONS.c.game == code, ACTIONS.c.seq == entry.seq
            connection.execute(ACTIONS.update().where(*place).values(data=erased.to_json()))
        if is_own and isinstance(entry.change, Chatted):
            chats.append(entry.seq)
    own, colours = _seats(connection, code, device), seat_colours(terms["options"])
    terms["seats"] = [
        seat | {"device": None, "name": colours[n]} if n in own else seat for n, seat in enumerate(terms["seats"])
    ]
    connection.execute(GAMES.update().where(GAMES.c.code == code).values(terms=terms))
    return chats


def _without(change: Change, is_own: bool) -> Change | None:
    """A change with its personal data removed; None if it contains none."""
    match change:
        case Joined(nonce=nonce) if is_own:
            return Joined(None, None, nonce)
        case Renamed() if is_own:
            return Renamed(None)
        case Chatted() if is_own:
            return Chatted(None, None)
        case Moved() if is_own:
            return Moved(None, None)
    return None


def _own_entries(
    terms: dict[str, Any], log: Sequence[Entry], device: str, everything: bool = False
) -> Iterator[tuple[Entry, bool]]:
    """The entries of seats while a device, or one from which it was moved, held them; or all, and whether they are."""
    ids = _ids(log, device)
    held = [seat.get("device") in ids for seat in terms["seats"]]
    for entry in log:
        match entry.change:
            case Joined(device=joined) if entry.seat is not None:
                held[entry.seat] = joined in ids
            case Moved(device=moved):
                if moved in ids or everything:
                    yield entry, moved in ids
                continue
        is_own = entry.seat is not None and held[entry.seat]
        if is_own or everything:
            yield entry, is_own
        if isinstance(entry.change, Linked | Closed) and entry.seat is not None:
            held[entry.seat] = False


def _ids(log: Sequence[Entry], device: str) -> set[str]:
    """A device and the devices whose seats were moved to it."""
    ids = {device}
    for entry in reversed(log):
        if isinstance(entry.change, Moved) and entry.change.device in ids and entry.change.was is not None:
            ids.add(entry.change.was)
    return ids


def _log(connection: sa.Connection, code: str) -> list[Entry]:
    rows = connection.execute(sa.select(ACTIONS).where(ACTIONS.c.game == code).order_by(ACTIONS.c.seq))
    return [Entry(row.seq, row.seat, row.at, read_change(row.kind, row.data), row.client_id) for row in rows]


def _seats(connection: sa.Connection, code: str, device: str) -> list[int]:
    wanted = sa.select(SEATS.c.number).where(SEATS.c.game == code, SEATS.c.device == device).order_by(SEATS.c.number)
    return list(connection.execute(wanted).scalars())


def _append(connection: sa.Connection, code: str, change: Change, at: float) -> int:
    last = connection.execute(sa.select(sa.func.max(ACTIONS.c.seq)).where(ACTIONS.c.game == code)).scalar() or 0
    row = {"game": code, "seq": last + 1, "kind": change.kind, "seat": None, "at": at, "data": change.to_json()}
    connection.execute(ACTIONS.insert().values(**row))
    return int(last + 1)


def _withdraw_tokens(connection: sa.Connection, device: str) -> list[str]:
    ids = list(connection.execute(sa.select(TOKENS.c.id).where(TOKENS.c.device == device)).scalars())
    connection.execute(TOKENS.delete().where(TOKENS.c.device == device))
    return ids
