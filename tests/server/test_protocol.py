"""The published protocol: the schema in docs/ is the code's, and what a server sends keeps to it."""

from __future__ import annotations

import json
from pathlib import Path

from hexstead.server.messages import schema

DOCS = Path(__file__).parents[2] / "docs"


def test_the_published_schema_is_the_codes():
    """`python -c "from hexstead.server.messages import *; print(json.dumps(schema(), indent=1))"` writes it anew."""
    assert json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8")) == schema()
