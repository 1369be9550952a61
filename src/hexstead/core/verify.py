"""Verify a finished record: recompute every chance outcome and its weights from the seed and the nonces.

The web page also recomputes the outcomes, but not the weights, because those require the rules.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..errors import BadRecord
from . import chance
from .actions import CHANCE_NAME
from .game_file import PROOF, apply_entry, ended_by_table, replay
from .names import short_repr


def verify(record: Mapping[str, Any], commitment: str | None = None) -> Counter[str]:
    """Count the verified chance outcomes by purpose; raise BadRecord at the first discrepancy.

    `commitment` is the one a player noted before the first action. Without it, the record's own commitment is trusted.
    """
    game = replay(record, 0)
    if game.secret is None:
        raise BadRecord(
            "The record contains no seed, so nothing can be verified. The seed is published when the game is over."
        )
    if commitment is not None and game.commitment != commitment.lower():
        raise BadRecord(f"The record's commitment is {game.commitment}, not {short_repr(commitment)}.")
    if chance.commitment(game.secret) != game.commitment:
        should = chance.commitment(game.secret)
        raise BadRecord(
            f"The seed does not match the commitment: its SHA-256 is {should}, not {short_repr(game.commitment)}."
        )
    counted: Counter[str] = Counter()
    for number, entry in enumerate(record["actions"], 1):
        due = game.due()
        by_chance = isinstance(entry, Mapping) and entry.get("seat") == CHANCE_NAME
        if due is not None:
            _compare(number, entry if by_chance else None, due)
            counted[due["purpose"]] += 1
        elif by_chance:
            raise BadRecord(f"Action {number} is a chance outcome, but none is due there: {short_repr(entry)}.")
        apply_entry(game, number, entry)
    result = record.get("result")
    if result != game.result and not ended_by_table(result, game):
        raise BadRecord(f"After the last action the result should be {game.result}, not {short_repr(result)}.")
    return counted


def _compare(number: int, entry: Mapping[str, Any] | None, due: Mapping[str, Any]) -> None:
    """Compare a record's entry with the chance outcome due there; raise BadRecord at the first difference."""
    if entry is None:
        raise BadRecord(f"Action {number} should be a chance outcome: {_text(due)}.")
    for key in (*PROOF, *due):
        if key not in entry or _text(entry[key]) != _text(due[key]):
            found = f"not {short_repr(entry[key])}" if key in entry else "but it is missing"
            by = "" if key in PROOF else " by the seed and the nonces"
            raise BadRecord(f"Action {number}: {key} should be {_text(due[key])}{by}, {found}.")
    for key in entry:
        if key not in due:
            raise BadRecord(f"Action {number}: a chance outcome has no entry {short_repr(key)}.")


def _text(value: object) -> str:
    return json.dumps(value, sort_keys=True)
