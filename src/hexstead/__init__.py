"""Hexstead: hex-and-geography board games, as an engine that needs nothing but Python.

>>> import hexstead
>>> name = hexstead.game_names()[0]
>>> game = hexstead.new(name, players=4, seed=7)
>>> game.to_act
('chance',)
>>> while game.to_act == ("chance",):
...     events = game.step_chance()
>>> game.phase, game.legal()
('pre_roll', [Roll(seat=2)])
>>> hexstead.replay(game.record()).position() == game.position()
True
"""

from .board import load_map
from .core.actions import Action
from .core.definition import game_names
from .core.events import Event
from .core.game import Game, from_position, new
from .core.game_file import replay
from .core.translations import rule_sentence as rule
from .core.verify import verify
from .core.view import View
from .errors import (
    BadAction,
    BadMap,
    BadOption,
    BadPosition,
    BadRecord,
    HexsteadError,
    IllegalAction,
    UnknownGame,
)

__version__ = "0.3.0"
__all__ = [
    "Action", "BadAction", "BadMap", "BadOption", "BadPosition", "BadRecord", "Event", "Game", "HexsteadError",
    "IllegalAction", "UnknownGame", "View", "from_position", "game_names", "load_map", "new", "replay", "rule",
    "verify",
]  # fmt: skip
