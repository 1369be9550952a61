"""JSON for clients: encoding, and composing objects from encoded members."""

from __future__ import annotations

import json
import json.encoder
from collections.abc import Mapping
from typing import Any

Members = dict[str, str]  # members of a JSON object: name → encoded value

_ENCODER = json.JSONEncoder(separators=(",", ":"))
try:  # the C encoder itself: JSONEncoder makes a new one for each value, which takes longer than to encode most of them
    _chunks = json.encoder.c_make_encoder(  # type: ignore[attr-defined]
        None, _ENCODER.default, json.encoder.encode_basestring_ascii, None, ":", ",", False, False, True
    )
except TypeError:  # not available in this Python, or with another signature
    _chunks = None


def encode(value: Any) -> str:
    """Encode as compact JSON."""
    return _ENCODER.encode(value) if _chunks is None else "".join(_chunks(value, 0))


def encode_members(values: Mapping[str, Any]) -> str:
    """The members of an object in order, separated by commas; at least one."""
    return encode(values)[1:-1]


def join_members(members: Mapping[str, str]) -> str:
    """The members of an object whose values are already encoded."""
    return ",".join([f'"{name}":{text}' for name, text in members.items()])


def object_text(members: Mapping[str, str]) -> str:
    """An object from encoded members."""
    return f"{{{join_members(members)}}}"
