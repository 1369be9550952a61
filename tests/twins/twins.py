"""Twin worlds, the test of honest information: one hidden chance outcome is replaced, the same actions follow, and all
that a viewer who may not know it receives stays byte for byte the same, until the rules themselves show the difference.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from hexstead import IllegalAction
from hexstead.core.actions import COUNTER_FREE, OFFER_FREE, Action
from hexstead.core.game import Game
from tests.play import Player, Terms, as_action, some_terms

LONGEST = 60  # actions compared after one fork
PER_GAME = 6  # forks
REFUSALS = 5  # actions of each viewer tried at every comparison
GAME_LENGTH = 1500

Fork = Callable[[Terms, int, list[Any], int, Random], Counter[str]]  # terms, seed, the game's actions, at which of them


def who_learns(game: Game) -> set[int] | None:
    """The seats that come to know the outcome of the chance node that is on; None when everyone does."""
    purpose = game.definition.purposes.get(game.engine.read(game._states, "phase"))
    s = game.state
    if purpose == "steal":
        return {s.turn_seat, s.victim}
    if purpose == "draw":  # who draws may be building out of turn: hands grow by one card in public
        after = game.copy()
        after.apply(after.outcomes()[0][0])
        return {seat for seat in range(game.players) if after.state.card_count[seat] > s.card_count[seat]}
    return None


def twins(game: str, seed: int, count: int) -> Counter[str]:
    """So many forks; how far they were compared, and why no further."""
    return forks(game, seed, count, _fork)


def forks(game: str, seed: int, count: int, fork: Fork) -> Counter[str]:
    """So many forks, a few in each of a series of games, all counts together."""
    counts: Counter[str] = Counter()
    n = seed * 1000
    while counts["forks"] < count:
        terms, rng = some_terms(game, n), Random(n)
        record, at_chance = recorded(terms, n)
        for at in rng.sample(at_chance, min(PER_GAME, len(at_chance), count - counts["forks"])):
            try:
                counts.update(fork(terms, n, record, at, rng))
            except Exception as error:
                error.add_note(f"twins of {terms}, seed {n}, forked at action {at}")
                raise
        counts["games"] += 1
        n += 1
    return counts


def summary(counts: Counter[str]) -> dict[str, Any]:
    """The figures with the median of the actions compared, which must not be below 15."""
    lengths = sorted((int(key.split()[1]), n) for key, n in counts.items() if key.startswith("length "))
    out: dict[str, Any] = {key: n for key, n in sorted(counts.items()) if not key.startswith("length ")}
    out["median"] = median([length for length, n in lengths for _ in range(n)])
    assert out["median"] >= 15, f"too little was compared: {out}"
    return out


def recorded(terms: Terms, seed: int) -> tuple[list[Action], list[int]]:
    """A game, and where in it a chance outcome is hidden from someone and could have been another."""
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
    world = terms.new(seed)
    for action in record[:at]:
        world.apply(action)
    knowers = who_learns(world) or set()
    twin, since = world.copy(), len(world.events_since())
    others = [action for action, _ in world.outcomes() if action != record[at]]
    world.apply(record[at])
    twin.apply(rng.choice(others))
    assert world.state_bytes() != twin.state_bytes()
    viewers = [viewer for viewer in (None, *range(world.players)) if viewer not in knowers]
    kind = type(record[at]).type_name()
    length, ended = 0, "limit"
    phases: set[str] = set()
    for action in record[at + 1 : at + 1 + LONGEST]:
        if world.is_over or twin.is_over:
            ended = "the game ends"
            break
        phases.add(world.phase)
        for viewer in viewers:
            _same(world, twin, viewer, since, rng)
        if twin.check(action) is not None:
            ended = "impossible in the twin"
            break
        world.apply(action)
        twin.apply(action)
        length += 1
    seen = Counter({"forks": 1, f"forks at {kind}": 1, "actions": length, f"ended: {ended}": 1, f"length {length}": 1})
    seen.update(f"forks across {phase}" for phase in phases)
    return seen + Counter({"comparisons": (length + 1) * len(viewers)})


def _same(world: Game, twin: Game, viewer: int | None, since: int, rng: Random) -> None:
    trials = _trials(world, viewer, rng)
    one, other = _received(world, viewer, since, trials), _received(twin, viewer, since, trials)
    for what, told in one.items():
        assert told == other[what], f"{what} tells viewer {viewer} a secret: {told} / {other[what]}"


def _trials(game: Game, viewer: int | None, rng: Random) -> list[Action]:
    """Actions that the viewer might try, some of them trades without a code."""
    if viewer is None:
        return []
    codes = [(viewer, rng.randrange(game.definition.actions.seat_codes)) for _ in range(REFUSALS)]
    free = [(viewer, Player(rng).bundle(game.engine, kind)) for kind in (OFFER_FREE, COUNTER_FREE)]
    return [as_action(game, move) for move in codes + free]


def _received(game: Game, viewer: int | None, since: int, trials: list[Action]) -> dict[str, str]:
    """Everything that the engine tells a viewer, as JSON."""
    events = game.events_since(since, viewer)
    parts = {
        "view": game.view(viewer).to_json(),
        "masked record": game.view(viewer).masked.numbers(),
        "events": [event.to_json() for event in events],
        "event numbers": [since, len(game.events_since()), len(events)],
        "prompt": None if viewer is None else game.prompt(viewer),
        "to act": [game.to_act, game.phase, game.turn, game.winner, game.result],
        "legal": [] if viewer is None else game.legal_codes(viewer),
        "refusals": [_refusal(game, action) for action in trials],
    }
    return {what: json.dumps(part) for what, part in parts.items()}


def _refusal(game: Game, action: Action) -> str | None:
    if game.check(action) is None:
        return None
    try:
        game.apply(action)
    except IllegalAction as refusal:
        return str(refusal)
    raise AssertionError(f"{action} was refused and then done")
