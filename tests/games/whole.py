"""Whole random games inside the kernel: each comes to an end, and its logged codes replay to the same bytes."""

from __future__ import annotations

import json
from collections import Counter

import hexstead
from hexstead.core.definition import definition
from hexstead.core.table import ENDINGS, RUNNING
from tests.play import Terms, set_ups

TURN_CUT = 1000  # a game that is not over after so many turns is cut
FACADE_EVERY = 100  # one game in so many also goes through the facade
ROOM = 30_000  # actions of a game of 1,000 turns, with some to spare


def whole_games(game: str, seed: int, count: int) -> Counter[str]:
    """So many games on the seed's set-up, by the seed's edition, compiled; how they ended."""
    terms, edition = _terms(game, seed)
    engine = terms.engine("fast")
    states, works, log, ends = engine.many(count), engine.new_work(), engine.log(count * ROOM), engine.ends(count)
    length = engine.play(states, works, log, ends, TURN_CUT, seed * count)
    assert length < len(log), "the log is too short"
    again = engine.many(count)
    set_up = set_ups(game)[seed % len(set_ups(game))]
    counts: Counter[str] = Counter({"games": count, f"games of {set_up}": count, "actions": length})
    if edition:
        counts[f"games by the edition {edition}"] = count
    start = 0
    for i, end in enumerate(int(end) for end in ends):
        where = f"{terms}, seed {seed * count + i}"
        assert engine.replay(again, i, works, log, start, end) == -1, f"a logged code is refused: {where}"
        assert again[i : i + 1].tobytes() == states[i : i + 1].tobytes(), f"the replay ends otherwise: {where}"
        ending = int(states["ending"][i])
        assert ending != RUNNING or int(states["turn"][i]) > TURN_CUT, f"the game stopped: {where}"
        counts["cut" if ending == RUNNING else ENDINGS[ending]] += 1
        if (seed * count + i) % FACADE_EVERY == 0:
            _through_facade(terms, [int(code) for code in log[start:end]], states[i : i + 1].tobytes())
            counts["through the facade"] += 1
        start = end
    return counts


def _terms(game: str, seed: int) -> tuple[Terms, str]:
    """Set-ups in turn, and each of them by every edition in turn, if the game has any."""
    round, at = divmod(seed, len(set_ups(game)))
    editions, terms = definition(game).editions, set_ups(game)[at]
    if not editions:
        return terms, ""
    name = list(editions)[round % len(editions)]
    return Terms(game, terms.players, tuple((dict(editions[name]) | dict(terms.options)).items())), name


def _through_facade(terms: Terms, codes: list[int], state: bytes) -> None:
    """The same codes, plain: the same bytes; as a JSON record and back: the same position."""
    game = terms.new(0)
    for code in codes:
        game.apply_code(code)
    assert game.state_bytes() == state, f"the facade plays otherwise: {terms}"
    again = hexstead.replay(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()
    assert again.state_bytes() == state
