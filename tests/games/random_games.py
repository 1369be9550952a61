"""Random games inside the kernel: each one ends, and its logged codes replay to the same state."""

from __future__ import annotations

import json
from collections import Counter

import hexstead
from hexstead.core.common_fields import ENDINGS, RUNNING
from hexstead.core.definition import definition
from tests.random_play import Terms, all_terms

PROOF_TOTALS = {"america": 50_000}  # its games are longer
TURN_LIMIT = 1000
API_EVERY = 100  # every 100th game is also replayed through the public API
LOG_SIZE = 30_000  # more actions than a game of 1,000 turns has


def random_games(game: str, seed: int, count: int) -> Counter[str]:
    """Play `count` compiled games; the seed chooses setup and edition. Return counts of endings and actions."""
    terms, edition = _terms(game, seed)
    engine = terms.engine("fast")
    states, works, log, ends = engine.many(count), engine.new_work(), engine.log(count * LOG_SIZE), engine.ends(count)
    length = engine.play(states, works, log, ends, TURN_LIMIT, seed * count)
    assert length < len(log), "the log is too short"
    again = engine.many(count)
    set_up = all_terms(game)[seed % len(all_terms(game))]
    counts: Counter[str] = Counter({"games": count, f"games of {set_up}": count, "actions": length})
    if edition:
        counts[f"games by the edition {edition}"] = count
    start = 0
    for i, end in enumerate(int(end) for end in ends):
        where = f"{terms}, seed {seed * count + i}"
        assert engine.replay(again, i, works, log, start, end) == -1, f"a logged code is rejected: {where}"
        assert again[i : i + 1].tobytes() == states[i : i + 1].tobytes(), f"the replay ends differently: {where}"
        ending = int(states["ending"][i])
        assert ending != RUNNING or int(states["turn"][i]) > TURN_LIMIT, f"the game stopped: {where}"
        counts["cut" if ending == RUNNING else ENDINGS[ending]] += 1
        if (seed * count + i) % API_EVERY == 0:
            _through_public_api(terms, [int(code) for code in log[start:end]], states[i : i + 1].tobytes())
            counts["through the facade"] += 1
        start = end
    return counts


def _terms(game: str, seed: int) -> tuple[Terms, str]:
    """Cycle through the setups, and with every round of them through the game's editions, if any."""
    round, at = divmod(seed, len(all_terms(game)))
    editions, terms = definition(game).editions, all_terms(game)[at]
    if not editions:
        return terms, ""
    name = list(editions)[round % len(editions)]
    return Terms(game, terms.players, tuple((dict(editions[name]) | dict(terms.options)).items())), name


def _through_public_api(terms: Terms, codes: list[int], state: bytes) -> None:
    """Applying the codes to a plain game, and replaying its JSON record, gives the same state."""
    game = terms.new(0)
    for code in codes:
        game.apply_code(code)
    assert game.state_bytes() == state, f"the public API plays differently: {terms}"
    again = hexstead.replay(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()
    assert again.state_bytes() == state
