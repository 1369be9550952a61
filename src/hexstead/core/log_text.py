"""Format log lines (log.py) as sentences in one language. Requires the library fluent.runtime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from .log import SPOTS, Line
from .translations import FALLBACK, text_folder


class LogFormatter:
    """Formats log lines of a game in one language, with the given seat names."""

    def __init__(self, game: str, language: str, seats: Sequence[str]):
        self._bundle = _bundle(game, language)
        self._lower = self._message("inline-names") == "lower"
        self._seats = seats

    def format(self, line: Line) -> str:
        text = self._message(line["id"], **{name: self._argument(value) for name, value in line["args"].items()})
        return text[:-1] if text.endswith("..") else text  # a place name can end with a full stop

    def _message(self, key: str, **arguments: Any) -> str:
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def _argument(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        ((kind, what),) = value.items()
        if kind == "seat":
            return self._seats[what] if isinstance(what, int) else self._message(f"seat-{what}")
        if kind == "seats":
            return self._list([self._seats[seat] for seat in what])
        if kind == "word":
            return self._inline(what)
        if kind in SPOTS.values():
            return what
        counts = [(self._good(kind, name), count) for name, count in what.items()]
        key = "log-count-card" if kind == "card" else "log-count"
        return self._list([self._message(key, name=name, count=count) for name, count in counts])

    def _good(self, family: str, name: str) -> str:
        key = f"{family}-{name}"
        return self._inline(key if self._bundle.has_message(key) else f"good-{name}")

    def _inline(self, key: str) -> str:
        """Return a name for use inside a sentence: names of goods are in lower case if the language wants that."""
        text = self._message(key)
        return text.lower() if self._lower and key.startswith(("resource-", "good-")) else text

    def _list(self, parts: Sequence[str]) -> str:
        text = parts[0] if parts else self._message("log-nothing")
        for part in parts[1:]:
            text = self._message("log-list", first=text, second=part)
        return text


@cache
def _bundle(game: str, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (text_folder(""), text_folder(game)):
        for name in dict.fromkeys((FALLBACK, language)):
            if (file := folder / f"{name}.ftl").exists():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
