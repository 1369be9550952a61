"""Databases of every earlier schema are migrated, on SQLite and PostgreSQL, and can be changed back."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import hexstead
from hexstead.errors import HexsteadError
from hexstead.server import Settings, admin
from hexstead.server.database import database_url, migrations
from hexstead.server.sql_schema import META
from hexstead.server.sql_store import SqlStore
from hexstead.server.table import Table
from tests.server.test_stored import STORED, TABLES

SCRIPTS = ScriptDirectory(str(Path(admin.__file__).parent / "migrations"))
REVISIONS = [script.revision for script in reversed(list(SCRIPTS.walk_revisions()))]
EARLIER, HEAD = REVISIONS[:-1], REVISIONS[-1]
_numbers = itertools.count()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    base, name = sa.make_url(request.getfixturevalue("postgres")), f"migrated{next(_numbers)}"

    async def create() -> None:
        import asyncpg

        connection = await asyncpg.connect(base.render_as_string(hide_password=False))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return base.set(database=name).render_as_string(hide_password=False)


def do(url: str, job: Any) -> Any:
    """Run a job on a database without migrating it first."""

    async def run() -> Any:
        store = SqlStore(database_url(url), Settings())
        try:
            return await store.do(job, seconds=60)
        finally:
            await store.close()

    return asyncio.run(run())


def old_rows() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of the database that version 0.2.0 wrote, by table."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.row_factory = sqlite3.Row
        connection.executescript((STORED / "version_0_2_0.sql").read_text(encoding="utf-8"))
        for table in ("secret", "game", "action", "seat", "token"):
            rows = [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
            for row in rows:
                for key in {"terms", "data", "scopes"} & row.keys():
                    row[key] = json.loads(row[key])
            yield table, rows


def create(url: str, revision: str) -> None:
    """Create a database with an earlier schema and the tables of version 0.2.0."""

    def write(connection: sa.Connection) -> None:
        command.upgrade(migrations(connection), revision)
        for name, rows in old_rows():
            if rows:
                connection.execute(sa.Table(name, sa.MetaData(), autoload_with=connection).insert(), rows)

    do(url, write)


def revision_of(url: str) -> str | None:
    found: str | None = do(url, lambda connection: MigrationContext.configure(connection).get_current_revision())
    return found


async def _tables(url: str) -> dict[str, tuple[Any, ...]]:
    """Open a database as a server does; return its tables as they are loaded, with their kinds."""
    store = await SqlStore.open(Settings(database=url))
    try:
        kinds = {row["code"]: row["kind"] for row in await admin.Admin(store).tables(
            status=None, kind=None, network=None, older=None, limit=100
        )}  # fmt: skip
        out = {}
        for code in TABLES:
            found = await store.load(code)
            assert found is not None
            table = Table(code, found[0].terms, found[0].host)
            for entry in found[1]:
                table.apply(entry)
            out[code] = (table.game.name, table.status, table.seq, table.actions, kinds[code])
        return out
    finally:
        await store.close()


EXPECTED = {
    code: (*(stored[key] for key in ("game", "status", "seq", "actions")), "people") for code, stored in TABLES.items()
}


def test_the_upgrade_guide_names_the_schema_of_this_version():
    guide = (Path(__file__).parents[2] / "docs" / "upgrading.md").read_text(encoding="utf-8")
    schemas = dict(re.findall(r"^\| ([\d.]+) \| `(\d+)` \|$", guide, re.M))
    assert schemas[hexstead.__version__.rpartition(".")[0]] == HEAD
    assert set(schemas.values()) <= set(REVISIONS)


@pytest.mark.parametrize("revision", EARLIER)
def test_every_earlier_schema_is_migrated_with_its_tables(empty, revision):
    create(empty, revision)
    assert asyncio.run(_tables(empty)) == EXPECTED
    differences = do(empty, lambda connection: compare_metadata(MigrationContext.configure(connection), META))
    assert differences == []
    assert revision_of(empty) == HEAD


@pytest.mark.parametrize("revision", EARLIER)
def test_a_schema_can_be_changed_back_and_forward_again(empty, revision):
    create(empty, revision)
    asyncio.run(_tables(empty))
    asyncio.run(admin.downgrade(empty, revision))
    assert revision_of(empty) == revision
    assert asyncio.run(_tables(empty)) == EXPECTED


@pytest.mark.parametrize("revision", EARLIER)
def test_administrators_do_not_migrate_a_database(empty, revision):
    create(empty, revision)
    with pytest.raises(SystemExit, match="was written by an older version of Hexstead"):
        asyncio.run(admin.downgrade(empty, revision))
    assert revision_of(empty) == revision


def test_an_unknown_schema_is_refused(empty):
    asyncio.run(_open(empty))
    with pytest.raises(HexsteadError, match="This version knows no schema '7777'"):
        asyncio.run(admin.downgrade(empty, "7777"))


async def _open(url: str) -> None:
    await (await SqlStore.open(Settings(database=url))).close()


@pytest.mark.parametrize("revision", EARLIER)
def test_servers_of_the_previous_version_keep_working_after_a_migration(empty, revision):
    """Mixed versions: what the earlier schema allowed to insert can still be inserted."""
    do(empty, lambda connection: command.upgrade(migrations(connection), revision))
    columns = {name: rows[0].keys() for name, rows in old_rows() if rows}
    asyncio.run(_open(empty))

    def write_as_before(connection: sa.Connection) -> None:
        for name, rows in old_rows():
            if rows:
                names = ", ".join(columns[name])
                values = ", ".join(f":{key}" for key in columns[name])
                plain = [
                    {k: json.dumps(v) if isinstance(v, dict | list) else v for k, v in row.items()} for row in rows
                ]
                if connection.dialect.name == "postgresql":
                    values = ", ".join(
                        f"CAST(:{key} AS json)" if key in ("terms", "data", "scopes") else f":{key}"
                        for key in columns[name]
                    )
                connection.execute(sa.text(f"INSERT INTO {name} ({names}) VALUES ({values})"), plain)

    do(empty, write_as_before)
    assert asyncio.run(_tables(empty)) == EXPECTED
