"""What a server may be told at its start."""

from __future__ import annotations

from dataclasses import dataclass

THIS_MACHINE = ("127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults are those of a table at home."""

    database: str | None = None  # postgresql://… or sqlite:///…; None: a file in the user's data folder
    trusted: tuple[str, ...] = THIS_MACHINE  # proxies whose X-Forwarded-For and -Proto are believed
    level: str = "settler"  # of bots where a table does not say
    warm: bool = False  # bots' processes start with the server, not with the first bot that thinks
    pace: float = 0.55  # seconds before a bot acts, at most
    positions: bool = False  # tables may name a seed or start from a position: for tests, never for play
    frozen: bool = False  # clocks stand still: for tests that compare what is sent
    limits: bool = True  # on how often a seat, a device, an address may ask
    rooms: int = 500  # kept in memory; the one that was quiet longest goes back to the database first
    lease: float = 3.0  # seconds for which a process alone moves a table's bots and clocks, after it last said so
    kill_after: int = 0  # for tests: the process kills itself after so many commits, before it sends


MOST_ACTIONS = 40  # in one list
MOST_SIGNS = 16_384  # in one frame or body
MOST_IMPORTED = 4 << 20  # bytes of a record
LARGEST_FRAME = 1 << 20  # beyond this the connection is closed without a sentence
MOST_UNSENT = 256  # messages that wait for a slow reader before it is dropped
RECENT_EVENTS = 200  # events that a room keeps at hand
MOST_IDS = 64  # ids of messages that a table recognises at once; older ones it looks up

PAUSED_SECONDS = 1.8  # of a turn in which bots wait at all, so that a round of three takes less than eight ...
PAUSE_SHARE = 0.25  # ... and so much of what is left of them before each act
ORDER_SECONDS = 0.4  # until a standing order acts, always the same
ANSWER_SECONDS = 6.0  # people's time before bots answer an offer
OFFER_SECONDS = 30.0  # people's time to answer a bot's offer
