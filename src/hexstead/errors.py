"""Every error Hexstead raises on purpose: a sentence with the fact in it. Catch HexsteadError for all of them."""

from collections.abc import Iterator
from contextlib import contextmanager


class HexsteadError(Exception):
    """The base of all our errors."""


class UnknownGame(HexsteadError):
    """There is no game of that name."""


class BadOption(HexsteadError):
    """An option, or a value of one, that the game does not have."""


class BadAction(HexsteadError):
    """Something that is not an action of this game at all: an unknown type, a missing or impossible argument."""


class IllegalAction(HexsteadError):
    """An action of this game that a rule forbids now. The game is unchanged."""

    def __init__(self, rule: str, sentence: str, action: object = None):
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence
        self.action = action


class BadRecord(HexsteadError):
    """A game record that cannot be read or does not replay."""


class BadPosition(HexsteadError):
    """A position that cannot be set up."""

    def __init__(self, faults: list[str]):
        super().__init__(" ".join(faults))
        self.faults = faults


class BadMap(HexsteadError):
    """A map file that cannot be played on."""

    def __init__(self, faults: list[str]):
        super().__init__(" ".join(faults))
        self.faults = faults


def ended(text: str) -> str:
    """A sentence whose last words are somebody else's, with one mark at its end."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports that belong to an extra: where one is missing, the error says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "hexstead":
            raise
        sentence = f'This needs {error.name}, which is not installed: pip install "hexstead[{extra}]"'
        raise ModuleNotFoundError(sentence, name=error.name) from None
