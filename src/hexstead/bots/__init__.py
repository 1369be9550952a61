"""Bots: players that decide from what their seat knows. `make_bot("settler")` gives one; docs/bots.md says more."""

from .bot import Bot, Move, Seen, Sight, Terms
from .levels import make_bot

__all__ = ["Bot", "Move", "Seen", "Sight", "Terms", "make_bot"]
