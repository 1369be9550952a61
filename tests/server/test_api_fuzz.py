"""Fuzzed requests to every endpoint and fuzzed messages of every type; tools/proof.py runs more of them."""

from __future__ import annotations

import pytest

from hexstead.server import scopes
from hexstead.server.scopes import ENDPOINTS
from tests.server.api_fuzz import MESSAGES, PAGES, endpoints, fuzz_endpoint, fuzz_message, fuzz_page
from tests.server.token_fuzz import fuzz_tokens

COUNT = 300
TOKEN_COUNT = 400


def test_every_endpoint_and_message_is_fuzzed(served):
    fuzzed = {*endpoints(served), *PAGES, "WS /ws", "WS /ws/{code}", "GET /api/openapi.json"}
    assert fuzzed == set(ENDPOINTS)
    assert {message["type"] for message in MESSAGES} == set(scopes.MESSAGES)


@pytest.mark.parametrize("name", PAGES)
def test_odd_requests_for_pages_cause_no_error(served, name):
    assert fuzz_page(served, name, 1, 60).total() == 60


def test_tokens_open_nothing_that_they_should_not():
    counts = fuzz_tokens("germany", 2, TOKEN_COUNT)
    assert counts["2xx"] > TOKEN_COUNT / 20
    assert counts["4xx"] > TOKEN_COUNT / 4


def test_invalid_requests_to_any_endpoint_are_refused_in_sentences(served):
    for name, operation in endpoints(served).items():
        counts = fuzz_endpoint(served, name, operation, "germany", 1, COUNT)
        assert counts.total() == COUNT, name


@pytest.mark.parametrize("kind", range(len(MESSAGES)), ids=[message["type"] for message in MESSAGES])
def test_invalid_messages_of_any_type_are_refused_in_sentences(served, kind):
    counts = fuzz_message(served, kind, "germany", 1, COUNT)
    assert counts["no"] > COUNT / 3
