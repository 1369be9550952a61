"""Simulations: play many games of any kind and aggregate the results."""

from .random_games import Run, play_many, simulation_options
from .summary import Summary

__all__ = ["Run", "Summary", "play_many", "simulation_options"]
