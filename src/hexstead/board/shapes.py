"""Looking at untrusted JSON without trusting it: what a value is, in words, and whether it has the shape asked for."""

from __future__ import annotations

from typing import Any

LONGEST_NAME = 80
LARGEST_NUMBER = 1000
MOST_FAULTS = 20
MOST_CARDS = 40
NOTHING: frozenset[str] = frozenset()


def shown(value: object) -> str:
    """A short description of any JSON value, safe for giant numbers and deep nesting."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return repr(value) if len(value) <= LONGEST_NAME else f"a text of {len(value)} characters"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a giant number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, dict):
        return "an object"
    return f"a {type(value).__name__}"


def is_name(value: object) -> bool:
    """A printable text of 1 to 80 characters without spaces around it."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable() and value.strip() == value


def is_integer(value: object, least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER) -> bool:
    return type(value) is int and least <= value <= most


def cut_short(faults: list[str]) -> list[str]:
    """The first faults, and how many more there are."""
    if len(faults) <= MOST_FAULTS:
        return faults
    return [*faults[:MOST_FAULTS], f"and {len(faults) - MOST_FAULTS} more."]


class Findings:
    """Faults collected while looking at a map; every question answers whether the value can be used."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def add(self, fault: str) -> None:
        self.faults.append(fault)

    def an_object(self, value: object, what: str, required: frozenset[str], optional: frozenset[str]) -> bool:
        """Whether the value is an object with all required keys; unknown keys are faults but do no harm."""
        if not isinstance(value, dict):
            self.add(f"{what} should be an object, not {shown(value)}.")
            return False
        for key in value:
            if key not in required and key not in optional:
                self.add(f"{what} has an unknown key {shown(key)}.")
        missing = sorted(required - value.keys())
        if missing:
            self.add(f"{what} lacks {', '.join(missing)}.")
        return not missing

    def a_list(self, value: object, what: str, least: int, most: int) -> bool:
        if not isinstance(value, list):
            self.add(f"{what} should be a list, not {shown(value)}.")
            return False
        if not least <= len(value) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            self.add(f"{what} should have {wanted} entries, not {len(value)}.")
            return False
        return True

    def a_name(self, value: object, what: str) -> bool:
        if is_name(value):
            return True
        self.add(f"{what} should be a printable text of 1 to {LONGEST_NAME} characters, not {shown(value)}.")
        return False

    def a_number(self, value: object, what: str, least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER) -> bool:
        if is_integer(value, least, most):
            return True
        self.add(f"{what} should be a whole number from {least} to {most}, not {shown(value)}.")
        return False

    def one_of(self, value: object, what: str, choices: tuple[str, ...]) -> bool:
        if isinstance(value, str) and value in choices:
            return True
        self.add(f"{what} should be one of {', '.join(choices)}, not {shown(value)}.")
        return False

    def a_truth(self, value: object, what: str) -> bool:
        if isinstance(value, bool):
            return True
        self.add(f"{what} should be true or false, not {shown(value)}.")
        return False

    def at_most(self, count: int, what: str, most: int, game: str) -> None:
        """A game's records have room for its shipped map; another may be smaller."""
        if count > most:
            self.add(f"The map has {count} {what}; a map of {game} has at most {most}.")

    def unsure(self, entry: dict[str, Any], what: str) -> None:
        """The mark of a reconstructed entry: `true`, or a list of what in it is reconstructed."""
        mark = entry.get("unsure", False)
        if not isinstance(mark, bool) and not (isinstance(mark, list) and all(is_name(part) for part in mark)):
            self.add(f"The unsure mark of {what} should be true, false or a list of words, not {shown(mark)}.")

    def development_cards(self, cards: Any, kinds: tuple[str, ...], options: frozenset[str] = NOTHING) -> None:
        """Every kind of development card once, with its count."""
        if not self.a_list(cards, "The list of development cards", 1, len(kinds)):
            return
        listed: set[str] = set()
        for number, entry in enumerate(cards, 1):
            what = f"Development card number {number}"
            if not self.an_object(entry, what, frozenset({"id", "count"}), options):
                continue
            self.a_number(entry["count"], f"{what}: count", 0, MOST_CARDS)
            if self.one_of(entry["id"], f"{what}: id", kinds):
                if entry["id"] in listed:
                    self.add(f"The development card {entry['id']} is listed twice.")
                listed.add(entry["id"])
        self.faults += [f"The development card {card} is not listed." for card in kinds if card not in listed]
