"""Reading what clients send, with care: JSON within bounds, messages of a known type, and refusals in a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ..core.names import shown
from .messages import CLIENT, TO_SERVER, Hello, Refused, Spoken
from .settings import MOST_SIGNS


def read_json(text: str | bytes, what: str, most: int = MOST_SIGNS) -> dict[str, Any]:
    """A JSON object within bounds; raises Refused."""
    if len(text) > most:
        raise Refused(f"{what} has at most {most:,} signs, not {len(text):,}.", "too_large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused(f"{what} is not JSON.") from None
    if not isinstance(data, dict):
        raise Refused(f"{what} is a JSON object, not {shown(data)}.")
    return data


_client: TypeAdapter[Hello | Spoken] = TypeAdapter(CLIENT)


def read_message(text: str | bytes) -> Hello | Spoken:
    """A message of the socket; raises Refused."""
    data = read_json(text, "A message")
    kind = data.get("type")
    names = [model.__name__.lower() for model in TO_SERVER]
    if kind not in names:
        raise Refused(f"A message is of type {', '.join(names)}, not {shown(kind)}.")
    try:
        return _client.validate_python(data)
    except ValidationError as error:
        raise Refused(sentence(error, skip=1, what=str(kind))) from None


def sentence(error: ValidationError, skip: int = 0, what: str = "") -> str:
    """What is wrong first, in words."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = place(first["loc"][skip:])
    return f"{': '.join(part for part in (what, where, first['msg']) if part)}."


def place(parts: Iterable[object]) -> str:
    """Where in a message something is wrong; names of the sender's own are quoted and short."""
    return ".".join(str(part) if re.fullmatch(r"\w{1,40}", str(part)) else shown(part) for part in parts)


def message_id(text: str | bytes) -> str | None:
    """The id of a message that was refused, if it can be found, so that the client knows which."""
    try:
        found = read_json(text, "A message").get("id")
    except Refused:
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None
