"""Settings of a server, and its fixed limits."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from .retention import KEEP_ALL, Retention

THIS_MACHINE = ("127.0.0.1", "::1")
BUILT_PAGE = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Caps:
    """Maximum number of tables in use, in total and from one network; 0: no limit.

    A table is in use if it has changed within CAP_SECONDS. Finished games do not count, except for imported ones.
    """

    people: int = 2000  # tables with at least one person's seat
    people_per_network: int = 100
    bots: int = 50  # tables of bots alone
    bots_per_network: int = 5
    imports: int = 300  # imported records
    imports_per_network: int = 20


NO_CAPS = Caps(0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of one server; the defaults suit a server at home."""

    database: str | None = None  # postgresql://… or sqlite:///…; None: a file in the user's data folder
    page: str | None = None  # folder of the built page; None: $HEXSTEAD_PAGE, or the page of this package
    trusted: tuple[str, ...] = THIS_MACHINE  # proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted
    host_names: tuple[str, ...] = ()  # names by which clients reach the server, besides localhost and IP addresses
    level: str = "settler"  # default level of bots
    warm: bool = False  # start the bot processes with the server instead of with the first bot
    pace: float = 0.45  # longest pause before a bot acts, in seconds
    positions: bool = False  # allow tables with a given seed or position; only for tests
    frozen: bool = False  # stop all clocks; only for tests that compare messages
    limits: bool = True  # rate limits and caps
    caps: Caps = Caps()
    retention: Retention = KEEP_ALL  # how long tables are kept
    name: str = ""  # name of this server for administrators
    notices: str | None = None  # folder with privacy.html and imprint.html, and translations such as privacy.de.html
    site: str | None = None  # folder of a static site, where games continue without the server
    rooms: int = 500  # live tables in memory; beyond that, idle ones are evicted
    lease: float = 3.0  # seconds after which another process can drive a table if its driver does not renew the lease
    link_host: str = THIS_MACHINE[0]  # address at which other processes on the same database can reach this one
    kill_after: int = 0  # kill the process after this number of commits; only for tests

    def page_folder(self) -> Path:
        return Path(self.page or os.environ.get("HEXSTEAD_PAGE") or BUILT_PAGE)


HOST_PAGES = ("privacy", "imprint")


def published(settings: Settings) -> list[str]:
    """The names of the pages that the host publishes."""
    folder = Path(settings.notices or "")
    return [name for name in HOST_PAGES if settings.notices and (folder / f"{name}.html").is_file()]


CAP_SECONDS = 3600.0  # a table counts for the caps if it has changed within this time
MAX_ACTIONS = 40  # maximum number of actions in one message
MAX_MESSAGE = 16_384  # characters of a frame, bytes of a body
MAX_IMPORT = 4 << 20  # bytes of a record
MAX_FRAME = 1 << 20  # bytes; the connection is closed after a larger frame
MAX_UNSENT = 256  # messages queued for a slow client before it is disconnected ...
MAX_UNSENT_LENGTH = 2 << 20  # ... and their characters
MAX_TOO_MANY = 300  # consecutive messages beyond a rate limit before the client is disconnected
RECENT_EVENTS = 200  # events that a table keeps in memory
MAX_IDS = 64  # message ids that a table keeps in memory; older ones are in the database

CONSENT_SECONDS = 60.0  # lifetime of a request for consent ...
CORRESPONDENCE_CONSENT_SECONDS = 3 * 86400.0  # ... and in a correspondence game
MIN_ASKING_PAUSE = 3.0  # after a request that was not agreed to, until the same seat can ask again
CORRESPONDENCE_TURN_SECONDS = 600  # a longer time limit per turn makes a correspondence game

TURN_PAUSES = 4.0  # total pauses of a bot's turn, in units of the longest pause; about two seconds by default
PAUSE_SHARE = 0.25  # share of the remaining total that is spent before each action
BUILD_PAUSES = 0.25  # maximum, in units of the longest pause, before a bot builds or passes after another seat's turn
TICK_PAUSES = 0.5  # interval, in units of the longest pause, at which a bot that is not ready tries again
ORDER_SECONDS = 0.1  # delay of a standing order; constant, so that it reveals nothing
ANSWER_SECONDS = 6.0  # for people to answer an offer before bots do
PROPOSAL_SECONDS = 1.0  # delay before a bot answers a proposal
OFFER_SECONDS = 5.0  # time for people to answer a bot's offer ...
SHARED_OFFER_SECONDS = 10.0  # ... if several of them share a screen ...
THINK_SECONDS = 20.0  # ... and how much longer if one of them asks for time
BUILD_SECONDS = 3.0  # time for people to request a build after a turn ...
BUILD_SECONDS_ALONE = 1.0  # ... and for a single person
