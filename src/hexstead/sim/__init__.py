"""Many games at once, and what they add up to. Works on any game's Definition, plain or compiled, and names no game."""

from .runs import Run, play_many, simulation_options
from .summary import Summary

__all__ = ["Run", "Summary", "play_many", "simulation_options"]
