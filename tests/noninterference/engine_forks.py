"""Non-interference test of the engine: replace one hidden chance outcome and play the same actions in both games.

A viewer who may not know the outcome must receive identical bytes until the rules reveal the difference.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from hexstead import IllegalAction
from hexstead.core.actions import UNCODED_COUNTER, UNCODED_OFFER, Action
from hexstead.core.game import Game
from tests.random_play import Player, Terms, as_action, varied_terms

LONGEST = 60  # maximum number of actions compared after a fork
PER_GAME = 6  # maximum number of forks per game
REFUSALS = 5  # random actions that each viewer tries at every comparison
GAME_LENGTH = 1500

Fork = Callable[
    [Terms, int, list[Any], int, Random], Counter[str]
]  # terms, seed, actions of the game, index of the fork


def who_learns(game: Game) -> set[int] | None:
    """Seats that learn the outcome of the current chance node; None if everyone does."""
    purpose = game.definition.phases.purposes.get(game.engine.read(game._states, "phase"))
    s = game.state
    if purpose == "steal":
        return {s.turn_seat, s.victim}
    if purpose == "draw":  # card counts are public; the drawing seat may be building out of turn
        after = game.copy()
        after.apply(after.outcomes()[0][0])
        return {seat for seat in range(game.players) if after.state.card_count[seat] > s.card_count[seat]}
    return None


def check_engine_forks(game: str, seed: int, count: int) -> Counter[str]:
    """Check `count` forks; return counts of compared actions and of the reasons why comparisons ended."""
    return run_forks(game, seed, count, _fork)


def run_forks(game: str, seed: int, count: int, fork: Fork) -> Counter[str]:
    """Run `fork` `count` times, at most `PER_GAME` times per game, and return the sum of the counts."""
    counts: Counter[str] = Counter()
    n = seed * 1000
    while counts["forks"] < count:
        terms, rng = varied_terms(game, n), Random(n)
        record, at_chance = recorded(terms, n)
        for at in rng.sample(at_chance, min(PER_GAME, len(at_chance), count - counts["forks"])):
            try:
                counts.update(fork(terms, n, record, at, rng))
            except Exception as error:
                error.add_note(f"non-interference test of {terms}, seed {n}, forked at action {at}")
                raise
        counts["games"] += 1
        n += 1
    return counts


def summary(counts: Counter[str], at_least: int = 15) -> dict[str, Any]:
    """Return the counts and the median number of compared actions; raise AssertionError if it is below `at_least`."""
    lengths = sorted((int(key.split()[1]), n) for key, n in counts.items() if key.startswith("length "))
    out: dict[str, Any] = {key: n for key, n in sorted(counts.items()) if not key.startswith("length ")}
    out["median"] = median([length for length, n in lengths for _ in range(n)])
    assert out["median"] >= at_least, f"too few actions were compared: {out}"
    return out


def recorded(terms: Terms, seed: int) -> tuple[list[Action], list[int]]:
    """Play a random game; return its actions and the indices of hidden outcomes that have an alternative."""
    game, player = terms.new(seed), Player(Random(seed), rare=seed % 3 == 2)
    forks = []
    for n in range(GAME_LENGTH):
        if game.is_over:
            break
        if who_learns(game) is not None and len(game.outcomes()) > 1:
            forks.append(n)
        player.act(game)
    return game.history, forks


def _fork(terms: Terms, seed: int, record: list[Action], at: int, rng: Random) -> Counter[str]:
    original = terms.new(seed)
    for action in record[:at]:
        original.apply(action)
    informed = who_learns(original) or set()
    variant, since = original.copy(), len(original.events_since())
    others = [action for action, _ in original.outcomes() if action != record[at]]
    original.apply(record[at])
    variant.apply(rng.choice(others))
    assert original.state_bytes() != variant.state_bytes()
    viewers = [viewer for viewer in (None, *range(original.players)) if viewer not in informed]
    kind = type(record[at]).type_name()
    length, ended = 0, "limit"
    phases: set[str] = set()
    for action in record[at + 1 : at + 1 + LONGEST]:
        if original.is_over or variant.is_over:
            ended = "the game ends"
            break
        phases.add(original.phase)
        for viewer in viewers:
            _check_equal(original, variant, viewer, since, rng)
        if variant.check(action) is not None:
            ended = "illegal in the variant"
            break
        original.apply(action)
        variant.apply(action)
        length += 1
    seen = Counter({"forks": 1, f"forks at {kind}": 1, "actions": length, f"ended: {ended}": 1, f"length {length}": 1})
    seen.update(f"forks across {phase}" for phase in phases)
    return seen + Counter({"comparisons": (length + 1) * len(viewers)})


def _check_equal(original: Game, variant: Game, viewer: int | None, since: int, rng: Random) -> None:
    trials = _trials(original, viewer, rng)
    one, other = _received(original, viewer, since, trials), _received(variant, viewer, since, trials)
    for part, received in one.items():
        assert received == other[part], f"{part} reveals a secret to viewer {viewer}: {received} / {other[part]}"


def _trials(game: Game, viewer: int | None, rng: Random) -> list[Action]:
    """Random actions of the viewer, including trades without a code."""
    if viewer is None:
        return []
    codes = [(viewer, rng.randrange(game.definition.actions.seat_codes)) for _ in range(REFUSALS)]
    free = [(viewer, Player(rng).bundle(game.engine, kind)) for kind in (UNCODED_OFFER, UNCODED_COUNTER)]
    return [as_action(game, move) for move in codes + free]


def _received(game: Game, viewer: int | None, since: int, trials: list[Action]) -> dict[str, str]:
    """Everything that the engine reveals to a viewer, as JSON."""
    events = game.events_since(since, viewer)
    parts = {
        "view": game.view(viewer).to_json(),
        "masked state": game.view(viewer).masked.numbers(),
        "events": [event.to_json() for event in events],
        "event numbers": [since, len(game.events_since()), len(events)],
        "prompt": None if viewer is None else game.prompt(viewer),
        "to act": [game.to_act, game.phase, game.turn, game.winner, game.result],
        "legal": [] if viewer is None else game.legal_codes(viewer),
        "refusals": [_refusal(game, action) for action in trials],
    }
    return {name: json.dumps(part) for name, part in parts.items()}


def _refusal(game: Game, action: Action) -> str | None:
    if game.check(action) is None:
        return None
    try:
        game.apply(action)
    except IllegalAction as refusal:
        return str(refusal)
    raise AssertionError(f"{action} was refused by check but applied")
