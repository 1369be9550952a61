"""Bots: players that decide by what their seat knows. `make_bot("settler")` makes one; see docs/bots.md."""

from .bot import Answer, BaseBot, Bot, Move, Seen, Sight, Terms
from .judging import Judge, win_probabilities
from .specs import make_bot

__all__ = [
    "Answer", "BaseBot", "Bot", "Judge", "Move", "Seen", "Sight", "Terms", "make_bot", "win_probabilities",
]  # fmt: skip
