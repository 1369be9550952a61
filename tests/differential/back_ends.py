"""Differential test: two back ends play the same actions and are compared after each one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from hexstead.core.actions import UNCODED_COUNTER, UNCODED_OFFER
from hexstead.core.common_fields import CHANCE, EVENT_ROWS, OVER
from hexstead.core.engine import Engine
from tests.random_play import Player, varied_terms

EVERY_SEAT = range(CHANCE + 1)
LONGEST = 3000  # actions per game
SWEEP = 50  # interval, in actions, at which the legal lists are compared with a check of every code


class HasEngine(Protocol):
    def engine(self, kind: str) -> Engine: ...


def compare_back_ends(
    game: str,
    seed: int,
    count: int,
    one: str = "plain",
    other: str = "fast",
    terms_of: Callable[[str, int], HasEngine] = varied_terms,
    sweep: int = SWEEP,
) -> Counter[str]:
    """Play at least `count` actions on two back ends, in games with varying terms and players; return counts."""
    counts: Counter[str] = Counter()
    while counts["actions"] < count:
        n = seed * 1000 + counts["games"]
        terms = terms_of(game, n)
        player = Player(Random(n), rare=n // 2 % 2 == 1)
        try:
            limit = min(LONGEST, count - counts["actions"])
            compare_engines(terms.engine(one), terms.engine(other), player, limit, counts, sweep)
        except Exception as error:
            error.add_note(f"{one} and {other} back ends: {terms}, seed {n}, {counts['actions']} actions before")
            raise
        counts["games"] += 1
    return counts


def compare_all_pairs(game: str, seed: int, count: int) -> Counter[str]:
    """Entry point for tools/proof.py: plain against compiled; for some seeds strict or bounds-checked engines."""
    one, other = {0: ("strict", "fast"), 1: ("plain", "checked")}.get(seed % 10, ("plain", "fast"))
    counts = compare_back_ends(game, seed, count, one, other)
    counts[f"actions {one} and {other}"] = counts["actions"]
    return counts


def compare_engines(
    one: Engine, other: Engine, player: Player, count: int, counts: Counter[str], sweep: int = SWEEP
) -> None:
    """Play one game of at most `count` actions."""
    a, b = one.start(), other.start()
    _compare(one, a, other, b)
    for n in range(count):
        if one.read(a, "phase") == OVER:
            break
        for kind in (UNCODED_OFFER, UNCODED_COUNTER):
            terms, seat = player.bundle(one, kind), player.rng.randrange(CHANCE)
            assert one.check(a, seat, terms) == other.check(b, seat, terms), f"{terms} by {seat}"
        seat, move = player.choose(one, a)
        refused = one.step(a, seat, move), other.step(b, seat, move)
        assert refused == (0, 0), f"{move} by {seat} is listed as legal but refused: {refused}"
        rows = one.event_rows()
        assert rows == other.event_rows(), f"events of {move} by {seat}"
        assert len(rows) < EVENT_ROWS
        legal = _compare(one, a, other, b)
        if n % sweep == sweep - 1:
            _sweep(one, a, legal)
            _sweep(other, b, legal)
            counts["sweeps"] += 1
        counts["actions"] += 1
        counts["free bundles"] += not isinstance(move, int)


def _compare(one: Engine, a: Any, other: Engine, b: Any) -> list[list[int]]:
    """Check that state bytes, seats to act, legal lists and chance weights are equal, and return the legal lists."""
    assert all(type(n) is int for n in one.plain(a).numbers()), "a state holds a value that is not an int"
    assert one.to_bytes(a) == other.to_bytes(b), _difference(one.plain(a), other.plain(b))
    assert one.who(a) == other.who(b)
    legal = [one.legal(a, seat) for seat in EVERY_SEAT]
    assert legal == [other.legal(b, seat) for seat in EVERY_SEAT], "the legal lists differ"
    assert sum(1 << seat for seat in EVERY_SEAT if legal[seat]) == one.who(a), (
        "the seats to act are not those with a legal action"
    )
    if one.who(a):
        assert one.first(a) == other.first(b)
    if legal[CHANCE]:
        assert one.weights(a) == other.weights(b), "the chance weights differ"
    return legal


def _sweep(engine: Engine, states: Any, legal: list[list[int]]) -> None:
    for seat in EVERY_SEAT:
        allowed = [code for code in range(engine.game.actions.codes) if engine.check(states, seat, code) == 0]
        assert sorted(legal[seat]) == allowed, f"the legal list of seat {seat} is not what check allows"


def _difference(s: Any, t: Any) -> str:
    fields = [f.name for f in s.FIELDS if getattr(s, f.name) != getattr(t, f.name)]
    return "the states differ: " + ", ".join(f"{f} {getattr(s, f)} / {getattr(t, f)}" for f in fields)


def compare_kernel_games(game: str, seed: int, count: int) -> Counter[str]:
    """Random games played inside the kernel have equal logs, ends, states and counters on both back ends."""
    counts: Counter[str] = Counter()
    for n in range(count):
        terms = varied_terms(game, seed + n)
        results = []
        for kind in ("plain", "fast"):
            engine = terms.engine(kind)
            states, works, log, ends = engine.many(2), engine.new_work(), engine.log(30_000), engine.ends(2)
            length = engine.play(states, works, log, ends, 150, seed + n)
            w = engine.game.work.from_bytes(works[0].to_bytes() if kind == "plain" else works.tobytes())
            counters = w.decisions, w.choices, w.chances, w.dice_count
            codes = [int(code) for code in log[:length]]
            results.append((length, codes, [int(end) for end in ends], _bytes(engine, states), counters))
            again = engine.many(1)
            assert engine.replay(again, 0, works, log, 0, results[-1][2][0]) == -1
            assert _bytes(engine, again) == _bytes(engine, states)[:1]
        assert results[0] == results[1], f"play differs: {terms}, seed {seed + n}"
        counts["kernel games"] += 2
    return counts


def _bytes(engine: Engine, states: Any) -> list[bytes]:
    return [engine.to_bytes(states[i : i + 1]) for i in range(len(states))]
