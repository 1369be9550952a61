"""What a server may be told at its start."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults are those of a table at home."""

    pace: float = 0.55  # seconds before a computer player acts
    positions: bool = False  # tables may start from a position: for tests, never for play
    tables: int = 200  # tables kept; the one that was quiet longest goes first


MOST_ACTIONS = 40  # in one list
MOST_SIGNS = 16_384  # in one frame or body
LARGEST_FRAME = 1 << 20  # beyond this the connection is closed without a sentence
MOST_UNSENT = 256  # messages that wait for a slow reader before it is dropped
RECENT_EVENTS = 400  # events that a page gets for its log when it opens
MOST_IDS = 256  # action ids that a seat's retries are recognised by
