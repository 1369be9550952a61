"""The published schema of the protocol, docs/protocol.schema.json: every socket message and HTTP body.

`python -m hexstead.server.schema > docs/protocol.schema.json` writes it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from ..stats_schema import schema as statistics_schema
from . import frames, messages, responses
from .frames import SERVER_MESSAGES
from .messages import CLIENT_MESSAGES

MESSAGES: tuple[type[BaseModel], ...] = (*CLIENT_MESSAGES, *SERVER_MESSAGES)


@dataclass(frozen=True, slots=True)
class Bodies:
    """The JSON bodies of an endpoint; None where there is none, or where it is not JSON."""

    request: type[BaseModel] | None = None
    response: type[BaseModel] | None = None
    status: int = 200


ENDPOINT_BODIES: dict[str, Bodies] = {
    "GET /api/catalog": Bodies(None, responses.Catalog),
    "POST /api/tables": Bodies(messages.TableRequest, responses.CreatedTable, 201),
    "GET /api/tables": Bodies(None, responses.TableList),
    "GET /api/my/tables": Bodies(None, responses.TableList),
    "POST /api/my/move": Bodies(None, responses.MoveCode),
    "GET /api/my/recovery": Bodies(None, responses.Recovery),
    "POST /api/move": Bodies(messages.MoveRequest, responses.MovedSeats),
    "GET /api/my/data": Bodies(None, responses.DeviceData),
    "DELETE /api/my/data": Bodies(None, responses.DeletedTables),
    "DELETE /api/tables/{code}": Bodies(None, responses.DeletedTables),
    "GET /api/tables/{code}": Bodies(None, responses.TableDetails),
    "GET /api/tables/{code}/board": Bodies(None, responses.BoardPicture),
    "POST /api/join": Bodies(messages.JoinRequest, responses.JoinedSeat),
    "POST /api/tables/{code}/leave": Bodies(messages.LeaveRequest, responses.LeftSeats),
    "POST /api/tables/{code}/name": Bodies(messages.RenameRequest, responses.RenamedSeat),
    "POST /api/tables/{code}/start": Bodies(None, responses.StartedTable),
    "POST /api/tables/{code}/seats/{seat}/link": Bodies(None, responses.SeatLink),
    "DELETE /api/tables/{code}/seats/{seat}/link": Bodies(None, responses.ClosedSeat),
    "DELETE /api/tables/{code}/chat/{id}": Bodies(None, responses.RemovedChat),
    "POST /api/tables/{code}/rematch": Bodies(None, responses.RematchTable),
    "GET /api/tables/{code}/stream": Bodies(),  # one socket message per line
    "POST /api/tables/{code}/messages": Bodies(messages.Act, frames.Ok),  # or any other message of a seat
    "GET /api/games/{place}": Bodies(None, responses.ReplayStep),
    "GET /api/games/{place}/reasons": Bodies(None, responses.Reasons),
    "GET /api/games/{code}/events": Bodies(None, responses.GameEvents),
    "GET /api/games/{code}/record": Bodies(None, responses.GameRecord),
    "GET /api/tables/{code}/known-cards": Bodies(None, responses.KnownCards),
    "GET /api/tables/{code}/obstacles": Bodies(None, responses.Obstacles),
    "GET /api/tables/{code}/suggestion": Bodies(None, responses.Suggestion),
    "GET /api/tables/{code}/coach": Bodies(None, responses.Advice),
    "GET /api/tables/{code}/warnings": Bodies(None, responses.Warnings),
    "GET /api/games/{code}/statistics": Bodies(None, responses.Statistics),
    "GET /api/games/{code}/analysis": Bodies(None, responses.AnalysisState),
    "GET /api/games/{code}/fair": Bodies(None, frames.Fairness),
    "POST /api/games": Bodies(responses.GameRecord, responses.ImportedGame, 201),
    "POST /api/tokens": Bodies(messages.TokenRequest, responses.CreatedToken, 201),
    "GET /api/tokens": Bodies(None, responses.TokenList),
    "DELETE /api/tokens/{id}": Bodies(None, responses.DroppedToken),
    "GET /api/costs/{game}": Bodies(None, responses.Costs),
    "GET /api/pictures/{game}/{name}": Bodies(),  # SVG
    "GET /api/boards/{game}": Bodies(None, responses.BoardPicture),
    "GET /api/lessons": Bodies(None, responses.LessonList),
    "POST /api/lessons/{game}/{name}": Bodies(messages.LessonRequest, responses.LessonState),
    "GET /api/health": Bodies(None, responses.Health),
    "GET /api/health/live": Bodies(None, responses.Liveness),
    "GET /api/health/ready": Bodies(None, responses.Readiness),
    "GET /api/notices": Bodies(None, responses.Notices),
    "GET /api/schema.json": Bodies(),  # a JSON Schema
}


def schema() -> dict[str, Any]:
    """The JSON Schema of every socket message (`oneOf`) and HTTP body (`x-endpoints`, referring to `$defs`)."""
    refs, out = models_json_schema(
        _models(),
        title="Hexstead's table protocol, version 1",
        description="Every message between a table and its clients. docs/protocol.md explains it.",
    )
    defs = {model.__name__: refs[model, mode] for model, mode in _models()}
    for definition in out["$defs"].values():
        for field in definition.get("properties", {}).values():
            field.pop("title", None)  # only repeats the field's name
    out["$defs"] |= statistics_schema()["$defs"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **out,
        "oneOf": [dict(defs[model.__name__]) for model in MESSAGES],
        "x-endpoints": {
            name: {
                key: dict(defs[model.__name__])
                for key, model in (("request", bodies.request), ("response", bodies.response))
                if model is not None
            }
            for name, bodies in ENDPOINT_BODIES.items()
        },
        "x-error": dict(defs[responses.Problem.__name__]),
    }


def describe_bodies(openapi: dict[str, Any]) -> None:
    """Add the bodies of all endpoints to an OpenAPI description."""
    template = "#/components/schemas/{model}"
    refs, found = models_json_schema(_models(), ref_template=template)
    openapi["components"]["schemas"] |= found["$defs"]
    modes = dict(_models())

    def content(model: type[BaseModel]) -> dict[str, Any]:
        return {"application/json": {"schema": dict(refs[model, modes[model]])}}

    for name, bodies in ENDPOINT_BODIES.items():
        method, path = name.split(" ")
        operation = openapi["paths"][path][method.lower()]
        if bodies.request is not None:
            operation["requestBody"] = {"required": True, "content": content(bodies.request)}
        if bodies.response is not None:
            operation["responses"][str(bodies.status)]["content"] = content(bodies.response)


def _models() -> list[tuple[type[BaseModel], JsonSchemaMode]]:
    """All published types: input as it is validated, output as it is serialised."""
    bodies = ENDPOINT_BODIES.values()
    found: dict[type[BaseModel], JsonSchemaMode] = {}
    for model in (*CLIENT_MESSAGES, *(body.request for body in bodies)):
        if model is not None:
            found[model] = "validation"
    for model in (*SERVER_MESSAGES, responses.Problem, *(body.response for body in bodies)):
        if model is not None:
            found.setdefault(model, "serialization")
    return list(found.items())


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
