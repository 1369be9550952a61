"""Statements for operating a server: deletion, retention, bans, notices, and what administrators did.

Deleting a table only changes its status, so that it takes a moment however long its log is. Its rows are removed
afterwards, a few in each transaction, so that moves of other tables never wait long.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import sqlalchemy as sa

from .retention import Rule
from .sql_schema import ACTIONS, BANS, FORMER_SEATS, GAMES, NOTICES, OPERATIONS, SEATS
from .store import DELETED, PEOPLE, Ban, Operation

STORED = GAMES.c.status != DELETED
kind_column = sa.func.coalesce(GAMES.c.kind, PEOPLE)
PURGE_LOCK = 7468  # PostgreSQL advisory lock, so that only one process removes rows
SUBJECT_CODES = 25  # codes that fit into the subject of an operation


def delete_table(connection: sa.Connection, code: str, at: float) -> bool:
    """Mark a table as deleted and report that to all servers; return whether there was one."""
    change = GAMES.update().where(GAMES.c.code == code, STORED).values(status=DELETED)
    found = bool(connection.execute(change).rowcount)
    if found:
        add_operation(connection, at, "delete", code)
    return found


def expire(
    connection: sa.Connection, rules: Iterable[Rule], now: float, in_use: Collection[str], limit: int
) -> list[str]:
    """Mark at most `limit` tables past the retention of a rule as deleted; return their codes."""
    found: list[str] = []
    for rule in rules:
        wanted = (
            sa.select(GAMES.c.code)
            .where(GAMES.c.status.in_(rule.statuses), kind_column == rule.kind, GAMES.c.used < now - rule.seconds)
            .where(GAMES.c.lease < now, GAMES.c.code.not_in(list(in_use)))
            .order_by(GAMES.c.used)
            .limit(limit - len(found))
        )
        found += connection.execute(wanted).scalars()
        if len(found) >= limit:
            break
    if found:
        connection.execute(GAMES.update().where(GAMES.c.code.in_(found)).values(status=DELETED))
    for i in range(0, len(found), SUBJECT_CODES):
        add_operation(connection, now, "expire", " ".join(found[i : i + SUBJECT_CODES]))
    return found


def purge(connection: sa.Connection, limit: int) -> int:
    """Remove at most about `limit` rows of deleted tables; return how many."""
    if connection.dialect.name == "postgresql":
        asked = sa.select(sa.func.pg_try_advisory_xact_lock(PURGE_LOCK))
        if not connection.execute(asked).scalar_one():
            return 0
    removed = 0
    while removed < limit:
        code = connection.execute(sa.select(GAMES.c.code).where(~STORED).limit(1)).scalar()
        if code is None:
            break
        removed += _purge_table(connection, code, limit - removed)
    return removed


def _purge_table(connection: sa.Connection, code: str, limit: int) -> int:
    own = ACTIONS.c.game == code
    last = sa.select(ACTIONS.c.seq).where(own).order_by(ACTIONS.c.seq).offset(limit - 1).limit(1)
    seq = connection.execute(last).scalar()
    if seq is not None:
        return connection.execute(ACTIONS.delete().where(own, ACTIONS.c.seq <= seq)).rowcount
    removed = connection.execute(ACTIONS.delete().where(own)).rowcount
    for rows in (SEATS, FORMER_SEATS):
        removed += connection.execute(rows.delete().where(rows.c.game == code)).rowcount
    return removed + connection.execute(GAMES.delete().where(GAMES.c.code == code)).rowcount


def count_tables(connection: sa.Connection) -> dict[tuple[str, str], int]:
    """The number of stored tables by status and kind."""
    wanted = sa.select(GAMES.c.status, kind_column, sa.func.count()).group_by(GAMES.c.status, kind_column)
    return {(status, kind): n for status, kind, n in connection.execute(wanted)}


# Operations of administrators


def add_operation(connection: sa.Connection, at: float, kind: str, subject: str) -> None:
    """Store an operation; running servers see it within a second or two."""
    connection.execute(OPERATIONS.insert().values(at=at, kind=kind, subject=subject))


def operations(connection: sa.Connection, after: int) -> list[Operation]:
    wanted = sa.select(OPERATIONS).where(OPERATIONS.c.id > after).order_by(OPERATIONS.c.id)
    return [Operation(row.id, row.at, row.kind, row.subject) for row in connection.execute(wanted)]


def last_operation(connection: sa.Connection) -> int:
    return int(connection.execute(sa.select(sa.func.max(OPERATIONS.c.id))).scalar_one() or 0)


def forget_operations(connection: sa.Connection, before: float) -> None:
    last = sa.select(sa.func.max(OPERATIONS.c.id)).scalar_subquery()  # SQLite would reuse the last ID
    connection.execute(OPERATIONS.delete().where(OPERATIONS.c.at < before, OPERATIONS.c.id < last))


def bans(connection: sa.Connection) -> list[Ban]:
    wanted = sa.select(BANS).order_by(BANS.c.at)
    return [Ban(row.who, row.at, row.until, row.reason) for row in connection.execute(wanted)]


def set_ban(connection: sa.Connection, ban: Ban) -> None:
    connection.execute(BANS.delete().where(BANS.c.who == ban.who))
    connection.execute(BANS.insert().values(who=ban.who, at=ban.at, until=ban.until, reason=ban.reason))
    add_operation(connection, ban.at, "ban", ban.who)


def drop_ban(connection: sa.Connection, who: str, at: float) -> bool:
    found = bool(connection.execute(BANS.delete().where(BANS.c.who == who)).rowcount)
    if found:
        add_operation(connection, at, "unban", who)
    return found


def notices(connection: sa.Connection) -> dict[str, Any]:
    return {row.name: row.value for row in connection.execute(sa.select(NOTICES))}


def set_notice(connection: sa.Connection, name: str, value: Any, at: float) -> None:
    """Store a notice; None removes it."""
    connection.execute(NOTICES.delete().where(NOTICES.c.name == name))
    if value is not None:
        connection.execute(NOTICES.insert().values(name=name, value=value))
    add_operation(connection, at, name, "on" if value is not None else "off")
