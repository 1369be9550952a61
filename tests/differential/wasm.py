"""Differential test of the WebAssembly back end: rules against plain and compiled ones, bots against compiled ones."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import hexstead
from hexstead.board import Board, load_map, shipped_map
from hexstead.bots import Bot, Judge, Sight, Terms
from hexstead.bots.bot import decision_of, seen_by
from hexstead.bots.level_bots import LevelBot, SearchBot
from hexstead.bots.matches import play_levels
from hexstead.core.definition import definition
from hexstead.core.options import resolve_options
from tests.differential.back_ends import compare_back_ends
from tests.random_play import varied_terms, warm, warm_bots

LEVELS = ("greenhorn", "apprentice", "settler", "engineer")
SERIES = ("of an edition", "with random options", "on a custom map")
SWEEP = 250  # interval, in actions, at which every code is checked: a call takes 25 µs
TURNS = 150  # limit of a game between bots
DETERMINIZATIONS = 2  # per decision of a search
MORE = 8  # in every tenth game, enough for the search to halve its shortlist


def custom_map(game: str, seed: int) -> Board:
    """The game's map with its terrains shuffled."""
    data = copy.deepcopy(dict(shipped_map(game).data))
    hexes = [hex for hex in data["hexes"] if "number" in hex or "mark" in hex]  # deserts stay
    terrains = [hex["terrain"] for hex in hexes]
    Random(seed).shuffle(terrains)
    for hex, terrain in zip(hexes, terrains, strict=True):
        hex["terrain"] = terrain
    return load_map(data)


def wide_terms(game: str, n: int) -> Terms:
    """The n-th terms of a series: in turn an edition, random options, and random options on a custom map."""
    found = definition(game)
    drawn = varied_terms(game, 2 * n + 1)  # the odd ones have random options
    options = dict(drawn.options)
    if n % 3 == 0:
        presets = list(found.editions.values()) or [{}]
        options = dict(presets[n // 3 % len(presets)])
    board = custom_map(game, n) if n % 3 == 2 else shipped_map(game)
    return Terms(game, drawn.players, resolve_options(found.options, options, players=drawn.players), board)


def compare_wasm(game: str, seed: int, count: int) -> Counter[str]:
    """Entry point for tools/proof.py: WebAssembly against compiled and, for every other seed, plain rules."""
    one = ("plain", "fast")[seed % 2]
    warm(game, one)
    counts: Counter[str] = Counter()

    def terms_of(game: str, n: int) -> Terms:
        terms = wide_terms(game, seed + n % 1000)
        counts[f"games of {terms.players}"] += 1
        counts[f"games {SERIES[(seed + n % 1000) % 3]}"] += 1
        counts.update(f"option {name}={value}" for name, value in terms.options.items())
        return terms

    counts.update(compare_back_ends(game, seed, count, one, "wasm", terms_of, SWEEP))
    counts[f"actions {one} and wasm"] = counts["actions"]
    return counts


def wasm_summary(counts: Counter[str]) -> dict[str, Any]:
    """The counts, with the number of different option values in place of each."""
    shown: dict[str, Any] = {name: n for name, n in counts.items() if not name.startswith("option ")}
    return shown | {"option values": sum(name.startswith("option ") for name in counts)}


def compare_wasm_bots(game: str, seed: int, count: int) -> Counter[str]:
    """Entry point for tools/proof.py: per count, a game inside the decision kernel and one with a search bot."""
    counts: Counter[str] = Counter()
    warm_bots(game)
    for n in range(seed * count, (seed + 1) * count):
        counts.update(compare_match(game, n))
        counts.update(compare_bots(game, n))
    return counts


def compare_match(game: str, n: int, levels: Sequence[str] = LEVELS) -> Counter[str]:
    """A game between levels inside the decision kernel: moves, states, counters and training samples are equal."""
    terms = wide_terms(game, n)
    lineup = [levels[(n + seat) % len(levels)] for seat in range(terms.players)]
    played = []
    for kind in ("fast", "wasm"):
        judge = Judge(terms, kind)
        result = play_levels(
            terms, lineup, range(n, n + 1), TURNS, engine=kind, log=20_000, samples=600, sampled_level="engineer"
        )
        counters = result.decisions, result.offers, result.trades, result.choices, result.chances, result.rolls
        states = [terms.engine(kind).to_bytes(state) for state in result.states]
        rows = [[int(x) for x in row] for row in result.samples]
        judged = [judge.probabilities(terms.engine(kind).plain(state), None) for state in result.states]
        played.append((result.codes, states, counters, rows, judged))
    assert played[0] == played[1], f"a match differs: {terms}, {lineup}, seed {n}"
    return Counter({"match games": 1, "match actions": len(played[0][0])})


def compare_bots(game: str, n: int, limit: int = 10_000) -> Counter[str]:
    """A game of a search bot and other levels: at every decision, both back ends choose the same move."""
    terms = wide_terms(game, n)
    table = hexstead.new(game, terms.players, seed=n, options=dict(terms.options), board=terms.board, engine="fast")
    seats = [_pair(terms, seat, n) for seat in range(terms.players)]
    counts: Counter[str] = Counter({"bot games": 1})
    while not table.is_over and table.turn <= TURNS and counts["bot decisions"] < limit:
        shown = len(table._rows)
        if table.to_act == ("chance",):
            table.step_chance()
        else:
            seat = int(table.to_act[0])
            sight = Sight(terms, seat, table.masked(seat), table.legal_codes(seat))
            moves = [decision_of(bot, sight) for bot in seats[seat]]
            assert moves[0] == moves[1], f"decision {counts['bot decisions']} of seat {seat} differs: {terms}, seed {n}"
            counts["bot decisions"] += 1
            table._step(seat, moves[0], moves[0])
        actor, move = table._entries[-1]
        for seat, bots in enumerate(seats):
            for bot in bots:
                bot.see(seen_by(table.engine, seat, actor, move, table._rows[shown:]))
    return counts


def _pair(terms: Terms, seat: int, n: int) -> list[Bot]:
    """The same bot on both back ends: a search bot at one seat, which changes with n, and levels at the others."""
    made: list[Any] = []
    for kind in ("fast", "wasm"):
        if seat == n % terms.players:
            made.append(SearchBot("baron", kind, worlds=DETERMINIZATIONS if n % 10 else MORE))
        else:
            made.append(LevelBot(LEVELS[(n + seat) % len(LEVELS)], kind))
        made[-1].begin(terms, seat, n + seat)
    return made
