"""Everything that a client sends is bounded in size: parameters, messages and bodies."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

from hexstead.server.messages import CLIENT_MESSAGES
from hexstead.server.schema import ENDPOINT_BODIES
from hexstead.server.scopes import ENDPOINTS
from hexstead.server.settings import MAX_IMPORT, MAX_MESSAGE
from tests.server.test_tables import made_by

# The bodies bound these, and the game checks every entry; tests/games/test_record_bounds.py does so for records.
OF_THE_GAME = {"Act.actions[]", "LessonRequest.actions[]", "TableRequest.options", "TableRequest.position"}
BODIES = [bodies.request for bodies in ENDPOINT_BODIES.values() if bodies.request is not None]
REQUESTS: set[type[BaseModel]] = {*CLIENT_MESSAGES, *BODIES}


def unbounded(schema: dict[str, Any], defs: dict[str, Any], path: str) -> list[str]:
    """The parts of a JSON Schema that accept values of any size."""
    if "$ref" in schema:
        return unbounded(defs[schema["$ref"].rsplit("/", 1)[1]], defs, path)
    if path in OF_THE_GAME or "enum" in schema or "const" in schema:
        return []
    found: list[str] = []
    for part in schema.get("anyOf", []) + schema.get("oneOf", []):
        found += unbounded(part, defs, path)
    kind = schema.get("type")
    if kind == "string" and "maxLength" not in schema:
        found.append(path)
    if kind in ("integer", "number") and not {"minimum", "maximum"} <= schema.keys():
        found.append(path)
    if kind == "array":
        found += ([path] if "maxItems" not in schema else []) + unbounded(schema["items"], defs, f"{path}[]")
    if kind == "object":
        others = schema.get("additionalProperties", True)
        found += [path] if others is not False and "maxProperties" not in schema else []
        for name, part in schema.get("properties", {}).items():
            found += unbounded(part, defs, f"{path}.{name}")
        if isinstance(others, dict):
            found += unbounded(others, defs, f"{path}.*")
    return found


@pytest.mark.parametrize("model", sorted(REQUESTS, key=repr), ids=repr)
def test_every_field_of_a_message_is_bounded(model):
    if model.__name__ == "GameRecord":
        return  # tests/games/test_record_bounds.py
    schema = model.model_json_schema()
    assert set(unbounded(schema, schema.get("$defs", {}), model.__name__)) <= {"TableRequest.seed"}  # only for tests


def test_every_parameter_of_an_endpoint_is_bounded(served):
    described = served.server.app.openapi()
    found = [
        f"{method.upper()} {path} {parameter['name']}"
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        for parameter in operation.get("parameters", [])
        if unbounded(parameter["schema"], described["components"]["schemas"], "")
    ]
    assert not found


def test_every_body_is_bounded():
    for name, endpoint in ENDPOINTS.items():
        takes_body = name in ENDPOINT_BODIES and ENDPOINT_BODIES[name].request is not None
        assert (endpoint.body > 0) == takes_body, name
        assert endpoint.body <= (MAX_IMPORT if name == "POST /api/games" else MAX_MESSAGE), name


def test_parameters_beyond_their_bounds_are_refused_with_a_sentence(served, device):
    host = device()
    code = made_by(host, seats=["person"] * 4)["table"]
    table, huge, long = f"/api/tables/{code}", 10**30, "x" * 3000
    for method, path in (
        ("DELETE", f"{table}/chat/{huge}"), ("DELETE", f"{table}/chat/-1"), ("POST", f"{table}/seats/{huge}/link"),
        ("DELETE", f"{table}/seats/-1/link"), ("GET", f"/api/games/{code}@{huge}"), ("GET", f"/api/games/{long}"),
        ("GET", f"/api/tables/{long}"), ("GET", f"{table}/board?theme={long}"), ("GET", f"/api/costs/{long}"),
        ("GET", f"/api/pictures/{long}/{long}"), ("DELETE", f"/api/tokens/{long}"),
        ("GET", f"{table}/stream?last_seq={huge}"), ("GET", f"{table}/stream?seats={long}"),
    ):  # fmt: skip
        reply = host.request(method, path)
        assert (reply.status_code, reply.json()["code"]) == (400, "malformed"), path
