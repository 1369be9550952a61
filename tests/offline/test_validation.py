"""The stand-in for Pydantic accepts what Pydantic accepts, with the same values, and rejects what Pydantic rejects."""

from __future__ import annotations

import importlib.util
import inspect
import random
import sys
from typing import Annotated, Any

import pydantic
import pytest

from hexstead.offline.stand_ins import pydantic as stand_in
from hexstead.server import messages

SAMPLES = 100  # by type
SIMPLE = (None, True, False, 0, 1, 5, 7, 8, -1, 120, 10**9, 10**10, 1.0, 2.5)
TEXTS = ("", "a", "person", "link", "bot", "settler", "nobody", "x" * 24, "x" * 25, "x" * 65, "x" * 301, "a\nb", "a\n")
NAMES = ("hello", "none", "turn", "public", "all", "play", "1")
LISTS: tuple[Any, ...] = (
    [],
    [0],
    [0, 9],
    [1] * 9,
    [True],
    ["person"],
    ["settler", "random"],
    ["play", "watch"],
    [{}],
    [{"type": "x"}],
)
SEATS = ([{"kind": "bot", "level": "settler"}], [{"kind": "bot", "level": "nobody"}], [{"kind": "bot", "x": 1}])
GOODS: tuple[Any, ...] = (
    {},
    {"wool": 1},
    {"wool": 100},
    {"wool": True},
    {"w" * 33: 1},
    {1: 1},
    {str(n): n for n in range(9)},
)
CLOCKS = ({"kind": "turn", "seconds": 30}, {"kind": "turn", "seconds": 1})
VALUES: tuple[Any, ...] = (*SIMPLE, *TEXTS, *NAMES, *LISTS, [{}] * 41, *SEATS, *GOODS, *CLOCKS)


@pytest.fixture(scope="module")
def plain():
    """The module messages.py on the stand-in."""
    name = "hexstead.server.plain_messages"
    spec = importlib.util.spec_from_file_location(name, inspect.getsourcefile(messages))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, name, module)
        with patch.context() as only_here:
            only_here.setitem(sys.modules, "pydantic", stand_in)
            spec.loader.exec_module(module)
        yield module


def _models(module: Any) -> list[str]:
    return [name for name, each in vars(module).items() if inspect.isclass(each) and hasattr(each, "model_validate")
            and name not in ("BaseModel", "Message")]  # fmt: skip


def _values(found: Any) -> Any:
    """A parsed value without the types of models."""
    if isinstance(found, pydantic.BaseModel | stand_in.BaseModel):
        return {name: _values(value) for name, value in vars(found).items()}
    if isinstance(found, dict):
        return {name: _values(value) for name, value in found.items()}
    return [_values(value) for value in found] if isinstance(found, list) else found


def _outcome(module: Any, model: str, data: Any) -> Any:
    try:
        return _values(getattr(module, model).model_validate(data))
    except (pydantic.ValidationError, stand_in.ValidationError):
        return "rejected"


def _tagged_outcome(adapter: Any, data: Any) -> Any:
    try:
        return _values(adapter.validate_python(data))
    except (pydantic.ValidationError, stand_in.ValidationError):
        return "rejected"


TAGGED = pydantic.TypeAdapter(messages.CLIENT_MESSAGE)


def _accepted(field: Any) -> list[Any]:
    """The values that fit a field."""
    adapter: pydantic.TypeAdapter[Any] = pydantic.TypeAdapter(Annotated[field.annotation, field])
    return [value for value in VALUES if _accepts(adapter, value)]


def _accepts(adapter: Any, value: Any) -> bool:
    try:
        adapter.validate_python(value, strict=True)
    except pydantic.ValidationError:
        return False
    return True


@pytest.mark.parametrize("model", _models(messages))
def test_both_agree_about_every_type(plain, model):
    draw = random.Random(model)
    fields = getattr(messages, model).model_fields
    fitting = {name: _accepted(field) for name, field in fields.items()}
    outcomes, plain_tagged = [], stand_in.TypeAdapter[Any](plain.CLIENT_MESSAGE)
    for _ in range(SAMPLES):
        data: dict[str, Any] = {}
        is_any = draw.random() < 0.5
        for name, field in fields.items():
            if name == "type":
                data[name] = model.lower()
            elif field.is_required() or draw.random() < 0.4:
                data[name] = draw.choice(VALUES if is_any and draw.random() < 0.5 else fitting[name])
        if draw.random() < 0.1:
            data["unknown"] = 1
        if data and draw.random() < 0.1:
            del data[draw.choice(list(data))]
        outcomes.append(_outcome(messages, model, data))
        assert _outcome(plain, model, data) == outcomes[-1], data
        if "type" in fields:
            tagged = _tagged_outcome(TAGGED, data)
            assert _tagged_outcome(plain_tagged, data) == tagged, data
    assert any(outcome != "rejected" for outcome in outcomes)
    assert "rejected" in outcomes


@pytest.mark.parametrize("data", [None, 1, "hello", [], {}, {"type": None}, {"type": []}, {"type": "nobody"}])
def test_both_reject_what_is_no_message(plain, data):
    assert _tagged_outcome(TAGGED, data) == "rejected"
    assert _tagged_outcome(stand_in.TypeAdapter[Any](plain.CLIENT_MESSAGE), data) == "rejected"


NUMBER: Any = int | None


@pytest.mark.parametrize("text", ["0", "7", "-1", "1000000000", "10000000000", "x", "", "1.5", "me", "x" * 9])
@pytest.mark.parametrize("kind", ["number", "name"])
def test_both_read_parameters_of_a_query_alike(kind, text):
    outcomes = []
    for library in (pydantic, stand_in):
        limits = library.Field(ge=0, le=10**9) if kind == "number" else library.Field(max_length=8)
        type_of = NUMBER if kind == "number" else str
        hint: Any = Annotated[type_of, limits]
        try:
            outcomes.append(library.TypeAdapter(hint).validate_strings(text))
        except (pydantic.ValidationError, stand_in.ValidationError):
            outcomes.append("rejected")
    assert outcomes[0] == outcomes[1]
