"""Validation of untrusted JSON: check the structure of values and describe faults in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

MAX_NAME_LENGTH = 80
MAX_NUMBER = 1000
MAX_FAULTS = 20
MAX_CARDS = 40
NO_KEYS: frozenset[str] = frozenset()


def describe(value: object) -> str:
    """Describe any JSON value briefly for an error message; safe for huge numbers and deep nesting."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return repr(value) if len(value) <= MAX_NAME_LENGTH else f"a text of {len(value)} characters"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, dict):
        return "an object"
    return f"a {type(value).__name__}"


def is_name(value: object) -> bool:
    """Whether the value is a printable string of 1 to 80 characters without surrounding spaces."""
    return (
        isinstance(value, str) and 0 < len(value) <= MAX_NAME_LENGTH and value.isprintable() and value.strip() == value
    )


def is_integer(value: object, minimum: int = -MAX_NUMBER, maximum: int = MAX_NUMBER) -> bool:
    """Whether the value is an int (not a bool) in this range, bounds included."""
    return type(value) is int and minimum <= value <= maximum


def truncated(faults: list[str]) -> list[str]:
    """Return the first 20 faults, followed by the number of remaining ones."""
    if len(faults) <= MAX_FAULTS:
        return faults
    return [*faults[:MAX_FAULTS], f"and {len(faults) - MAX_FAULTS} more."]


class Checker:
    """Collects the faults of a map. Each `expect_*` method adds a fault and returns False if its check fails."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def fault(self, message: str) -> None:
        self.faults.append(message)

    def expect_object(self, value: object, what: str, required: frozenset[str], optional: frozenset[str]) -> bool:
        """Require an object with all required keys. An unknown key adds a fault but still returns True."""
        if not isinstance(value, dict):
            self.fault(f"{what} should be an object, not {describe(value)}.")
            return False
        for key in value:
            if key not in required and key not in optional:
                self.fault(f"{what} has an unknown key {describe(key)}.")
        missing = sorted(required - value.keys())
        if missing:
            self.fault(f"{what} is missing {', '.join(missing)}.")
        return not missing

    def expect_list(self, value: object, what: str, minimum: int, maximum: int) -> bool:
        if not isinstance(value, list):
            self.fault(f"{what} should be a list, not {describe(value)}.")
            return False
        if not minimum <= len(value) <= maximum:
            wanted = f"{minimum}" if minimum == maximum else f"{minimum} to {maximum}"
            self.fault(f"{what} should have {wanted} entries, not {len(value)}.")
            return False
        return True

    def expect_name(self, value: object, what: str) -> bool:
        if is_name(value):
            return True
        self.fault(f"{what} should be a printable text of 1 to {MAX_NAME_LENGTH} characters, not {describe(value)}.")
        return False

    def expect_integer(self, value: object, what: str, minimum: int = -MAX_NUMBER, maximum: int = MAX_NUMBER) -> bool:
        if is_integer(value, minimum, maximum):
            return True
        self.fault(f"{what} should be a whole number from {minimum} to {maximum}, not {describe(value)}.")
        return False

    def expect_one_of(self, value: object, what: str, choices: Sequence[str]) -> bool:
        if isinstance(value, str) and value in choices:
            return True
        self.fault(f"{what} should be one of {', '.join(choices)}, not {describe(value)}.")
        return False

    def expect_bool(self, value: object, what: str) -> bool:
        if isinstance(value, bool):
            return True
        self.fault(f"{what} should be true or false, not {describe(value)}.")
        return False

    def expect_at_most(self, count: int, what: str, maximum: int, game: str) -> None:
        """Limit a count to the size of the game's structs, which fit its shipped map."""
        if count > maximum:
            self.fault(f"The map has {count} {what}; a map of {game} has at most {maximum}.")

    def check_unsure(self, entry: dict[str, Any], what: str) -> None:
        """Check the `unsure` mark of a reconstructed entry: a bool, or a list naming the reconstructed parts."""
        mark = entry.get("unsure", False)
        if not isinstance(mark, bool) and not (isinstance(mark, list) and all(is_name(part) for part in mark)):
            self.fault(f"The unsure mark of {what} should be true, false or a list of words, not {describe(mark)}.")

    def check_development_cards(self, cards: Any, kinds: Sequence[str], options: frozenset[str] = NO_KEYS) -> None:
        """Check that each development card is listed at most once, with its count; there are none of the others."""
        if not self.expect_list(cards, "The list of development cards", 1, len(kinds)):
            return
        listed: set[str] = set()
        for number, entry in enumerate(cards, 1):
            what = f"Development card number {number}"
            if not self.expect_object(entry, what, frozenset({"id", "count"}), options):
                continue
            self.expect_integer(entry["count"], f"{what}: count", 0, MAX_CARDS)
            if self.expect_one_of(entry["id"], f"{what}: id", kinds):
                if entry["id"] in listed:
                    self.fault(f"The development card {entry['id']} is listed twice.")
                listed.add(entry["id"])
