"""Hexstead's exceptions. Messages are full sentences; catch HexsteadError to handle all of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class HexsteadError(Exception):
    """Base class of all Hexstead errors."""


class UnknownGame(HexsteadError):
    """There is no game with that name."""


class BadOption(HexsteadError):
    """The game has no such option, or the option does not allow this value."""


class BadAction(HexsteadError):
    """Malformed action: unknown type, or a missing or invalid argument."""


class IllegalAction(HexsteadError):
    """A well-formed action that a rule forbids now. The game is unchanged."""

    def __init__(self, rule: str, sentence: str, action: object = None):
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence
        self.action = action

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.rule, self.sentence, self.action)


class BadRecord(HexsteadError):
    """A game record that cannot be read or replayed."""


class BadPosition(HexsteadError):
    """A position that cannot be set up."""

    def __init__(self, faults: list[str]):
        super().__init__(" ".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPosition, (self.faults,)


class BadMap(HexsteadError):
    """An invalid map."""

    def __init__(self, faults: list[str]):
        super().__init__(" ".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[Any, ...]:
        return BadMap, (self.faults,)


def with_full_stop(text: str) -> str:
    """Add a full stop unless the text already ends with punctuation, as a quoted error message may."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def printable(data: bytes) -> str:
    """Output of a program, shortened and escaped so that it can be shown in a message."""
    text = ascii(data.decode("utf-8", "replace").strip())[1:-1]
    return text if len(text) <= 200 else f"{text[:98]} ... {text[-97:]}"  # the end often has the reason


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Wrap imports of an optional extra; if a module is missing, the error names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "hexstead":
            raise
        sentence = f'This requires {error.name}, which is not installed: pip install "hexstead[{extra}]"'
        raise ModuleNotFoundError(sentence, name=error.name) from None
