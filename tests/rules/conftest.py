"""The rules on positions by names: assertions of what all tables share speak like those of a test."""

import pytest

pytest.register_assert_rewrite("tests.rules.tables")
