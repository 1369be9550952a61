"""Parsing of client input: JSON of limited size, messages of known types, and errors in sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ..core.names import short_repr
from .messages import CLIENT_MESSAGE, CLIENT_MESSAGES, Hello, Refused, SeatMessage
from .settings import MAX_MESSAGE

ESCAPED_NUL = "\\u0000"  # the only way to write NUL in JSON


def read_json(text: str | bytes, what: str, limit: int = MAX_MESSAGE) -> dict[str, Any]:
    """Parse a JSON object; raise Refused with a sentence about `what` if it is too large or malformed."""
    if len(text) > limit:
        raise Refused(f"{what} has at most {limit:,} characters, not {len(text):,}.", "too_large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused(f"{what} is not JSON.") from None
    if ESCAPED_NUL in (text if isinstance(text, str) else text.decode(errors="replace")):
        raise Refused(f"{what} must not contain the character NUL.")  # PostgreSQL does not store it
    if not isinstance(data, dict):
        raise Refused(f"{what} must be a JSON object, not {short_repr(data)}.")
    return data


_client_message: TypeAdapter[Hello | SeatMessage] = TypeAdapter(CLIENT_MESSAGE)
_names = [model.__name__.lower() for model in CLIENT_MESSAGES]


def read_message(text: str | bytes) -> Hello | SeatMessage:
    """Parse a socket message; raise Refused."""
    data = read_json(text, "A message")
    kind = data.get("type")
    if kind not in _names:
        raise Refused(f"The type of a message must be one of {', '.join(_names)}, not {short_repr(kind)}.")
    try:
        return _client_message.validate_python(data)
    except ValidationError as error:
        raise Refused(error_sentence(error, skip=1, what=str(kind))) from None


def error_sentence(error: ValidationError, skip: int = 0, what: str = "") -> str:
    """Describe the first validation error; `skip` leaves out the first parts of its location."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = field_path(first["loc"][skip:])
    return f"{': '.join(part for part in (what, where, first['msg']) if part)}."


def field_path(parts: Iterable[object]) -> str:
    """The location of an error, such as seats.0.name; the client's own keys are quoted and shortened."""
    return ".".join(str(part) if re.fullmatch(r"\w{1,40}", str(part)) else short_repr(part) for part in parts)


def is_hello(text: str | bytes) -> bool:
    """Whether a message is a hello; most others are ruled out without parsing."""
    if ("hello" not in text) if isinstance(text, str) else (b"hello" not in text):
        return False
    try:
        return read_json(text, "A message").get("type") == "hello"
    except Refused:
        return False


def message_id(text: str | bytes) -> str | None:
    """The id of a message that could not be parsed, if it has one, for the refusal."""
    try:
        found = read_json(text, "A message").get("id")
    except Refused:
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None
