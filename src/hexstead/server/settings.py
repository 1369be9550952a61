"""Settings of a server, and its fixed limits."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

THIS_MACHINE = ("127.0.0.1", "::1")
BUILT_PAGE = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of one server; the defaults suit a server at home."""

    database: str | None = None  # postgresql://… or sqlite:///…; None: a file in the user's data folder
    page: str | None = None  # folder of the built page; None: $HEXSTEAD_PAGE, or the page of this package
    trusted: tuple[str, ...] = THIS_MACHINE  # proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted
    host_names: tuple[str, ...] = ()  # names by which clients reach the server, besides localhost and IP addresses
    level: str = "settler"  # default level of bots
    warm: bool = False  # start the bot processes with the server instead of with the first bot
    pace: float = 0.55  # longest pause before a bot acts, in seconds
    positions: bool = False  # allow tables with a given seed or position; only for tests
    frozen: bool = False  # stop all clocks; only for tests that compare messages
    limits: bool = True  # rate limits
    rooms: int = 500  # live tables in memory; beyond that, idle ones are evicted
    lease: float = 3.0  # seconds after which another process can drive a table if its driver does not renew the lease
    kill_after: int = 0  # kill the process after this number of commits; only for tests

    def page_folder(self) -> Path:
        return Path(self.page or os.environ.get("HEXSTEAD_PAGE") or BUILT_PAGE)


MAX_ACTIONS = 40  # in one message
MAX_MESSAGE = 16_384  # characters of a frame, bytes of a body
MAX_IMPORT = 4 << 20  # bytes of a record
MAX_FRAME = 1 << 20  # bytes; the connection is closed after a larger frame
MAX_UNSENT = 256  # messages queued for a slow client before it is disconnected ...
MAX_UNSENT_LENGTH = 2 << 20  # ... and their characters
RECENT_EVENTS = 200  # events that a table keeps in memory
MAX_IDS = 64  # message ids that a table keeps in memory; older ones are in the database

PAUSED_SECONDS = 1.8  # of a turn in which bots pause, so that three bots take less than eight seconds
PAUSE_SHARE = 0.25  # of what is left of them, before each action
ORDER_SECONDS = 0.4  # until a standing order acts; constant, so that it reveals nothing
ANSWER_SECONDS = 6.0  # for people to answer an offer before bots do
OFFER_SECONDS = 30.0  # for people to answer a bot's offer
