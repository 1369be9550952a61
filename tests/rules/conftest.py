"""Fixtures for rule tests that run for every game."""

import importlib
from pathlib import Path

import pytest

GAMES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/positions.py"))


@pytest.fixture(params=GAMES)
def positions(request):
    """The module `positions.py` of each game in turn, for rules that the games share."""
    return importlib.import_module(f"tests.rules.{request.param}.positions")
