"""Nobody gets in: every endpoint and every message, fuzzed. tools/proof.py does the same at length."""

from __future__ import annotations

import pytest

from tests.server.doors import SAID, endpoints, knock, shout

MESSAGES = 300


def test_bad_requests_to_any_endpoint_are_refused_in_sentences(served):
    for name, operation in endpoints(served).items():
        counts = knock(served, name, operation, "germany", 1, MESSAGES)
        assert counts.total() >= 2, name


@pytest.mark.parametrize("kind", range(len(SAID)), ids=[said["type"] for said in SAID])
def test_bad_messages_of_any_type_are_refused_in_sentences(served, kind):
    counts = shout(served, kind, "germany", 1, MESSAGES)
    assert counts["no"] > MESSAGES / 3
