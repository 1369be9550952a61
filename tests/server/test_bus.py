"""Between processes: presence is told in the order in which it changed."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from hexstead.server.bus import Bus


class SlowAtFirst:
    """A store whose first message is under way for longer than its second."""

    is_shared = True
    process = "one"

    def __init__(self):
        self.told, self.pauses = [], [0.05, 0.0]

    async def tell(self, text):
        await asyncio.sleep(self.pauses.pop(0))
        self.told.append(json.loads(text)["watching"])


def test_what_is_told_last_is_who_is_here_now():
    store: Any = SlowAtFirst()
    room: Any = SimpleNamespace(table=SimpleNamespace(code="ABCDEF"), local_presence=lambda: ([], room.watching))

    async def come():
        tables: Any = None
        tell = Bus(store, tables).teller(room)
        assert tell is not None
        for watching in (1, 2):
            room.watching = watching
            tell()
            await asyncio.sleep(0.01)
        while len(store.told) < 2:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(come(), 5))
    assert store.told == [1, 2]
