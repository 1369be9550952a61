"""Tables that an earlier version stored still load, look the same to every viewer, and can be played on.

stored/version_0_2_0.sql is a dump of a SQLite database of that version. It has every kind of log entry: a table of each
game in the middle of a trade, with bots, chat and an undo; undo and end by consent; seats that were linked, closed,
left and taken back; standing orders; a clock that ran out; a finished game with its rematch; a table that is gathering.
stored/version_0_2_0.json has the seat tokens, and a hash of the state that version sent to each viewer,
without `undo_to`.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexstead.server import Settings
from hexstead.server.payloads import Messages
from tests.server.serving import Client, Served, pick, serving

STORED = Path(__file__).parent / "stored"
KINDS = {"start", "act", "undo", "ask", "answer", "order", "mute", "say", "join", "link", "close", "leave", "sit_in",
         "return", "rematch"}  # fmt: skip
TABLES: dict[str, dict[str, Any]] = json.loads((STORED / "version_0_2_0.json").read_text(encoding="utf-8"))


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Served]:
    """A server on a copy of the stored database, with bots that do not move."""
    database = tmp_path / "tables.sqlite"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.executescript((STORED / "version_0_2_0.sql").read_text(encoding="utf-8"))
        assert {kind for (kind,) in connection.execute("SELECT kind FROM action")} == KINDS
    with serving(Settings(pace=0.0, level="random", limits=False, database=f"sqlite:///{database}")) as served:
        yield served


def without_additions(message: dict[str, Any]) -> dict[str, Any]:
    """Remove fields added by later versions, after checking that they have no content for these tables."""
    for seat, colour in zip(message["table"]["seats"], ("red", "orange", "white", "blue"), strict=False):
        assert seat.pop("colour") == colour
    if message["table"]["game"] == "germany":
        assert message["table"]["options"].pop("seats.colours") == "red orange white blue"
    else:
        message["view"]["position"].pop("lapsed")
    for choice in (message["prompt"] or {"choices": []})["choices"]:
        choice.pop("lapses", None)
    del message["table"]["options"]["trade.total"]
    del message["view"]["position"]["offers_made"], message["proposals"], message["can_propose"]
    assert (message.pop("window"), message.pop("builders")) == (None, [])
    del message["can_build"], message["optional"]
    for order in ("asks", "no_offers_turn", "no_offers_game"):
        assert message["orders"].pop(order) == []
    if message["prompt"] is not None:
        message["prompt"].pop("terms", None)
    del message["table"]["options"]["game.first"], message["table"]["tracker"], message["table"]["coach"]
    for seat in message["table"]["seats"]:
        assert seat.pop("released") in (False, seat["bot"])
    for event in message["recent"]:
        for key in ("detail", "share"):
            event.get("log", {}).pop(key, None)
        if event["type"] == "said":
            del event["id"]
    del message["undo_to"], message["decision"]  # what can be undone follows the rules of this version
    return message


def test_a_stored_table_looks_the_same_to_every_viewer(old):
    for code, expected in TABLES.items():
        table = old.table_from_disk(code)
        assert (table.game.name, table.status, table.seq, table.actions) == tuple(
            expected[key] for key in ("game", "status", "seq", "actions")
        )
        for viewer in (None, *range(len(table.seats))):
            text = json.dumps(without_additions(json.loads(Messages(table, 0.0).full(viewer))), sort_keys=True)
            assert hashlib.sha256(text.encode()).hexdigest() == expected["full"][str(viewer)], (code, viewer)


@pytest.mark.parametrize("code", [code for code, stored in TABLES.items() if stored["status"] == "playing"])
def test_a_stored_game_goes_on(old, code):
    """Each seat comes back by its old token, and the game is played for ten more turns."""
    random = Random(1)
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(Client(old.port, code, token)) for token in TABLES[code]["tokens"].values()]
        assert all(client.now["type"] == "full" for client in clients)
        end = clients[0].position["turn"] + 10
        for _ in range(2000):
            for client in clients:
                while not client.is_silent(0.01):
                    pass
                if client.prompt is not None:
                    client.act(*pick(client.prompt, random))
            if clients[0].position["turn"] >= end or clients[0].now["result"]:
                break
        else:
            pytest.fail("the game does not go on")
    assert old.table_from_disk(code).seq > TABLES[code]["seq"]
