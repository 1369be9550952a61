"""Verifying a finished record: every roll, draw and steal recomputed from the seed and the nonces, and every weight.

The page does the same for the outcomes; the weights need the rules, so they are checked here.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..errors import BadRecord
from . import chance
from .actions import CHANCE_NAME
from .names import shown
from .record import PROOF, apply_entry, ended_by_table, replay


def verify(record: Mapping[str, Any], commitment: str | None = None) -> Counter[str]:
    """How many outcomes of each purpose were recomputed; raises BadRecord at the first thing that is wrong.

    `commitment` is what a player noted before the first action; without it the record's own is believed.
    """
    game = replay(record, 0)
    if game.secret is None:
        raise BadRecord("The record holds no seed, so nothing can be verified: it is published when the game is over.")
    if commitment is not None and game.commitment != commitment.lower():
        raise BadRecord(f"The record's commitment is {game.commitment}, not {shown(commitment)}.")
    if chance.commitment(game.secret) != game.commitment:
        should = chance.commitment(game.secret)
        raise BadRecord(f"The seed is not the one committed to: its SHA-256 is {should}, not {shown(game.commitment)}.")
    counted: Counter[str] = Counter()
    for number, entry in enumerate(record["actions"], 1):
        due = game.due()
        by_chance = isinstance(entry, Mapping) and entry.get("seat") == CHANCE_NAME
        if due is not None:
            _compare(number, entry if by_chance else None, due)
            counted[due["purpose"]] += 1
        elif by_chance:
            raise BadRecord(f"Action {number} is an outcome of chance, but none is due there: {shown(entry)}.")
        apply_entry(game, number, entry)
    told = record.get("result")
    if told != game.result and not ended_by_table(told, game):
        raise BadRecord(f"After the last action the result should be {game.result}, not {shown(told)}.")
    return counted


def _compare(number: int, entry: Mapping[str, Any] | None, due: Mapping[str, Any]) -> None:
    """An entry beside what should stand there; the first difference is told."""
    if entry is None:
        raise BadRecord(f"Action {number} should be an outcome of chance: {_text(due)}.")
    for key in (*PROOF, *due):
        if key not in entry or _text(entry[key]) != _text(due[key]):
            told = f"not {shown(entry[key])}" if key in entry else "but it is missing"
            by = "" if key in PROOF else "by the seed and the nonces "
            raise BadRecord(f"Action {number}: {by}{key} should be {_text(due[key])}, {told}.")
    for key in entry:
        if key not in due:
            raise BadRecord(f"Action {number}: an outcome of chance has no {shown(key)}.")


def _text(value: object) -> str:
    return json.dumps(value, sort_keys=True)
