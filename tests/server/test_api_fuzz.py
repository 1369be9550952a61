"""Fuzzed requests to every endpoint and fuzzed messages of every type; tools/proof.py runs more of them."""

from __future__ import annotations

import pytest

from tests.server.api_fuzz import MESSAGES, endpoints, fuzz_endpoint, fuzz_message

COUNT = 300


def test_invalid_requests_to_any_endpoint_are_refused_in_sentences(served):
    for name, operation in endpoints(served).items():
        counts = fuzz_endpoint(served, name, operation, "germany", 1, COUNT)
        assert counts.total() >= 2, name


@pytest.mark.parametrize("kind", range(len(MESSAGES)), ids=[message["type"] for message in MESSAGES])
def test_invalid_messages_of_any_type_are_refused_in_sentences(served, kind):
    counts = fuzz_message(served, kind, "germany", 1, COUNT)
    assert counts["no"] > COUNT / 3
