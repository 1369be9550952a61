"""Bots: players that decide by what their seat knows. `make_bot("settler")` makes one; see docs/bots.md."""

from .bot import Bot, Move, Seen, Sight, Terms
from .levels import make_bot

__all__ = ["Bot", "Move", "Seen", "Sight", "Terms", "make_bot"]
