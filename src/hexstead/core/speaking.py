"""Speaking: lines of the log (log.py) as sentences of one language. Needs the library fluent.runtime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from .definition import GAMES
from .log import SPOTS, Line
from .words import SHARED_TEXT


class Speaker:
    """Says lines with the names that the seats have."""

    def __init__(self, game: str, language: str, seats: Sequence[str]):
        self._bundle = _bundle(game, language)
        self._language = language
        self._seats = seats

    def say(self, line: Line) -> str:
        said = self._message(line["id"], **{name: self._said(value) for name, value in line["args"].items()})
        return said[:-1] if said.endswith("..") else said  # a place may end with a dot of its own

    def _message(self, key: str, **arguments: Any) -> str:
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def _said(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        ((kind, what),) = value.items()
        if kind == "seat":
            return self._seats[what] if isinstance(what, int) else self._message(f"seat-{what}")
        if kind == "seats":
            return self._list([self._seats[seat] for seat in what])
        if kind == "word":
            return self._within(what)
        if kind in SPOTS.values():
            return what
        counts = [(self._good(kind, name), count) for name, count in what.items()]
        key = "log-count-card" if kind == "card" else "log-count"
        return self._list([self._message(key, name=name, count=count) for name, count in counts])

    def _good(self, family: str, name: str) -> str:
        key = f"{family}-{name}"
        return self._within(key if self._bundle.has_message(key) else f"good-{name}")

    def _within(self, key: str) -> str:
        """A word inside a sentence: English goods lose their capital."""
        text = self._message(key)
        return text.lower() if self._language == "en" and not key.startswith("card-") else text

    def _list(self, parts: Sequence[str]) -> str:
        text = parts[0] if parts else self._message("log-nothing")
        for part in parts[1:]:
            text = self._message("log-list", first=text, second=part)
        return text


@cache
def _bundle(game: str, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (SHARED_TEXT, GAMES / game / "text"):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
