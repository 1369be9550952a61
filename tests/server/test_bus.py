"""Notifications between processes arrive in the order of the changes."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from hexstead.server.bus import Bus


class SlowStore:
    """A store that takes longer to send its first notification than its second."""

    is_shared = True
    process = "one"

    def __init__(self):
        self.sent, self.delays = [], [0.05, 0.0]

    async def notify(self, *texts):
        await asyncio.sleep(self.delays.pop(0))
        self.sent += [json.loads(text)["watching"] for text in texts]


def test_the_last_presence_notification_has_the_current_state():
    store: Any = SlowStore()
    room: Any = SimpleNamespace(table=SimpleNamespace(code="ABCDEF"), local_presence=lambda: ([], room.watching))

    async def announce_twice():
        tables: Any = None
        announce = Bus(store, tables).announcer(room)
        assert announce is not None
        for watching in (1, 2):
            room.watching = watching
            announce()
            await asyncio.sleep(0.01)
        while len(store.sent) < 2:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(announce_twice(), 5))
    assert store.sent == [1, 2]
