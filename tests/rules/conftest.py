"""The rules on positions by names: each game's `table.py` builds them."""

import importlib

import pytest


@pytest.fixture(params=["america", "germany"])
def table(request):
    """Each game's `table.py` in turn, for rules that both books have."""
    return importlib.import_module(f"tests.rules.{request.param}.table")
