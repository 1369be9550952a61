"""The part of Pydantic that the server's messages use: strict validation of JSON by annotations.

Pydantic itself would add 1.3 MB to the download of a page without a server. tests/offline/test_validation.py checks
that both accept the same input and reject the same input.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Location = tuple[object, ...]
Check = Callable[[Any, Location], Any]  # returns the parsed value; raises ValidationError
MISSING: Any = ...
ConfigDict = dict


class ValidationError(ValueError):
    """Where and why input is not valid."""

    def __init__(self, location: Location, text: str):
        super().__init__(text)
        self._location, self._text = location, text

    def errors(self, **options: bool) -> list[dict[str, Any]]:
        return [{"loc": self._location, "msg": self._text}]


class FieldInfo:
    """Limits of a value, and its default."""

    def __init__(
        self,
        default: Any = MISSING,
        *,
        ge: int | None = None,
        le: int | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        discriminator: str | None = None,
        description: str | None = None,
    ):
        self.default, self.discriminator = default, discriminator
        self._ge, self._le, self._min, self._max = ge, le, min_length, max_length
        self._pattern = None if pattern is None else re.compile(pattern.replace("$", r"\Z"))

    def check(self, value: Any, where: Location) -> None:
        if value is None:
            return
        if self._ge is not None and value < self._ge:
            raise ValidationError(where, f"Input should be greater than or equal to {self._ge}")
        if self._le is not None and value > self._le:
            raise ValidationError(where, f"Input should be less than or equal to {self._le}")
        if self._min is not None and len(value) < self._min:
            raise ValidationError(where, f"The input should have at least {self._min} items or characters")
        if self._max is not None and len(value) > self._max:
            raise ValidationError(where, f"The input should have at most {self._max} items or characters")
        if self._pattern is not None and not self._pattern.search(value):
            raise ValidationError(where, f"String should match pattern '{self._pattern.pattern}'")


Field: Callable[..., Any] = FieldInfo


class BaseModel:
    """Fields by annotation: no unknown ones, exact types."""

    model_config: ClassVar[dict[str, Any]] = {}

    def __init__(self, **data: Any):
        for name, value in _read_fields(type(self), data, ()).items():
            object.__setattr__(self, name, value)

    @classmethod
    def model_validate(cls, data: Any) -> Any:
        return _checks(cls)(data, ())

    def model_dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _fields(type(self))}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")


class TypeAdapter(Generic[T]):
    """Validates values of any type."""

    def __init__(self, kind: Any):
        self._kind = kind
        self._check: Check | None = None

    def validate_python(self, value: Any) -> T:
        if self._check is None:
            self._check = _checks(self._kind)
        found: T = self._check(value, ())
        return found

    def validate_strings(self, text: str) -> T:
        """Validate a text that may stand for a number."""
        is_number = re.fullmatch(r"[+-]?[0-9]+", text.strip()) is not None
        for value in (int(text), text) if is_number else (text,):
            try:
                return self.validate_python(value)
            except ValidationError as error:
                last = error
        raise last


_known: dict[type, dict[str, tuple[Check, Any]]] = {}


def _fields(model: type) -> dict[str, tuple[Check, Any]]:
    """The fields of a model: check and default."""
    if model not in _known:
        hints = get_type_hints(model, include_extras=True)
        hints.pop("model_config")
        found = {}
        for name, hint in hints.items():
            default = getattr(model, name, MISSING)
            if isinstance(default, FieldInfo):
                hint, default = Annotated[hint, default], default.default
            found[name] = _checks(hint), default
        _known[model] = found
    return _known[model]


def _read_fields(model: type, data: Mapping[str, Any], where: Location) -> dict[str, Any]:
    out = {}
    for name, (check, default) in _fields(model).items():
        if name in data:
            out[name] = check(data[name], (*where, name))
        elif default is MISSING:
            raise ValidationError((*where, name), "Field required")
        else:
            out[name] = default
    for name in data:
        if name not in out:
            raise ValidationError((*where, name), "Extra inputs are not permitted")
    return out


def _checks(hint: Any) -> Check:
    """Return the function that validates a value of this type."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return lambda value, where: value
    if origin is Annotated:
        return _annotated(args[0], [mark for mark in args[1:] if isinstance(mark, FieldInfo)])
    if origin is Literal:
        return _literal(args)
    if origin in (Union, types.UnionType):
        return _union([_checks(arg) for arg in args])
    if origin is list:
        return _list(_checks(args[0]))
    if origin is dict:
        return _dict(_checks(args[0]), _checks(args[1]))
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return _model(hint)
    return _exact(type(None) if hint is None else hint)


def _annotated(kind: Any, marks: list[FieldInfo]) -> Check:
    tag = next((mark.discriminator for mark in marks if mark.discriminator), None)
    inner = _checks(kind) if tag is None else _tagged(tag, get_args(kind))

    def check(value: Any, where: Location) -> Any:
        found = inner(value, where)
        for mark in marks:
            mark.check(found, where)
        return found

    return check


def _tagged(tag: str, models: tuple[Any, ...]) -> Check:
    by_tag = {name: model for model in models for name in get_args(get_type_hints(model)[tag])}

    def check(value: Any, where: Location) -> Any:
        name = value.get(tag) if isinstance(value, dict) else None
        if not isinstance(name, str) or name not in by_tag:
            raise ValidationError(where, f"{tag} should be one of {', '.join(by_tag)}")
        return _model(by_tag[name])(value, (*where, name))

    return check


def _model(model: Any) -> Check:
    def check(value: Any, where: Location) -> Any:
        if isinstance(value, model):
            return value
        if not isinstance(value, dict):
            raise ValidationError(where, f"Input should be an object with the fields of {model.__name__}")
        made = model.__new__(model)
        for name, found in _read_fields(model, value, where).items():
            object.__setattr__(made, name, found)
        return made

    return check


def _literal(values: tuple[Any, ...]) -> Check:
    def check(value: Any, where: Location) -> Any:
        if any(type(value) is type(known) and value == known for known in values):
            return value
        raise ValidationError(where, f"Input should be {' or '.join(map(repr, values))}")

    return check


def _union(checks: list[Check]) -> Check:
    def check(value: Any, where: Location) -> Any:
        first = None
        for each in checks:
            try:
                return each(value, where)
            except ValidationError as error:
                first = first or error
        assert first is not None
        raise first

    return check


def _list(item: Check) -> Check:
    def check(value: Any, where: Location) -> Any:
        if not isinstance(value, list):
            raise ValidationError(where, "Input should be a valid list")
        return [item(each, (*where, i)) for i, each in enumerate(value)]

    return check


def _dict(key: Check, item: Check) -> Check:
    def check(value: Any, where: Location) -> Any:
        if not isinstance(value, dict):
            raise ValidationError(where, "Input should be a valid dictionary")
        return {key(k, (*where, k, "[key]")): item(v, (*where, k)) for k, v in value.items()}

    return check


NAMES = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}


def _exact(kind: type) -> Check:
    def check(value: Any, where: Location) -> Any:
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise ValidationError(where, f"Input should be a valid {NAMES.get(kind, kind.__name__)}")
        return value

    return check
