"""Environments for learning: PettingZoo (every seat), Gymnasium (one seat against bots), and batches of thousands.

`python -m hexstead.env GAME` prints what an observation holds and what the actions are; docs/environments.md says more.
"""

from ..errors import needs

with needs("env"):
    from .observation import Part, layout, named, numpy_type

__all__ = ["Part", "layout", "named", "numpy_type"]
