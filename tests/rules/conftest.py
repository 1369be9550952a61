"""The rules on positions by names: assertions of what all tables share speak like those of a test."""

import importlib

import pytest

pytest.register_assert_rewrite("tests.rules.tables", "tests.rules.walks")


@pytest.fixture(params=["america", "germany"])
def table(request):
    """Each game's `table.py` in turn, for rules that both books have."""
    return importlib.import_module(f"tests.rules.{request.param}.table")
