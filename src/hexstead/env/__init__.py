"""Reinforcement-learning environments: PettingZoo (every seat), Gymnasium (one seat against bots) and batches of games.

`python -m hexstead.env GAME` prints the layout of observations and actions; see docs/environments.md.
"""

from ..errors import needs

with needs("env"):
    from .observation import Part, layout, named, numpy_type

__all__ = ["Part", "layout", "named", "numpy_type"]
