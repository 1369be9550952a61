"""America's rules on positions by names: `table.py` builds them, and its assertions speak like those of a test."""

import pytest

pytest.register_assert_rewrite("tests.rules.america.table")
