"""Games for the proofs that hold for any game: the terms to play on, players that choose, and moments worth a look.

Nothing here names a game: `hexstead.game_names()` and each game's definition say what there is.
"""

from __future__ import annotations

import contextlib
import itertools
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import hexstead
from hexstead.board import shipped_map
from hexstead.core.actions import COUNTER, COUNTER_FREE, EVERYONE, MAKE_OFFER, OFFER_FREE, Action, Free
from hexstead.core.definition import definition
from hexstead.core.engine import Engine, engine_for
from hexstead.core.game import Game
from hexstead.core.kernels import RULES, Kernel
from hexstead.core.options import settled
from hexstead.core.table import CHANCE, SEATS
from tests.records import NAMES, load

GAMES = hexstead.game_names()
Move = tuple[int, int | Free]  # seat and code, or the terms of a trade without a code


@dataclass(frozen=True)
class Terms:
    """What is agreed before a game begins."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(str(value) for _, value in self.options)])

    def new(self, seed: int, engine: str = "plain") -> Game:
        warm(self.game, engine)
        return hexstead.new(self.game, self.players, seed=seed, options=dict(self.options), engine=engine)

    def engine(self, kind: str) -> Engine:
        warm(self.game, kind)
        found = definition(self.game)
        return engine_for(kind, found, shipped_map(self.game), settled(found.options, dict(self.options)), self.players)


def set_ups(game: str) -> list[Terms]:
    """Every number of players with every kind of set-up."""
    found = definition(game)
    kinds = [[(o.name, v) for v in o.values] for o in found.options if o.name.startswith("setup.") and o.values]  # type: ignore[union-attr]
    return [Terms(game, players, chosen) for players in found.players for chosen in itertools.product(*kinds)]


def some_terms(game: str, n: int) -> Terms:
    """The n-th terms of a long series: set-ups in turn, every other time with options drawn anew."""
    terms = set_ups(game)[n // 2 % len(set_ups(game))]
    if n % 2 == 0:
        return terms
    rng = Random(n)
    chosen: dict[str, Any] = {}
    for option in definition(game).options:
        if isinstance(option.values, int):
            chosen[option.name] = rng.choice([option.default, option.low, option.low + 3, option.high])
        else:
            chosen[option.name] = rng.choice(option.values)
    return Terms(game, terms.players, tuple((chosen | dict(terms.options)).items()))


@cache
def warm(game: str, kind: str, kernel: Kernel = RULES) -> None:
    """Compile once, even when several processes want it at the same time: the others wait for the cache on disk."""
    if kind not in ("fast", "checked"):
        return
    from hexstead.core.engine import compiled_entries

    with contextlib.ExitStack() as stack:
        with contextlib.suppress(ImportError):
            import fcntl

            name = f"hexstead-{game}-{kernel.name}-{kind}.lock"
            lock = stack.enter_context(open(Path(tempfile.gettempdir()) / name, "w"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        compiled_entries(definition(game), kernel, bounds_checked=kind == "checked")


def warm_bots(game: str) -> None:
    """Compile all that a game's bots think with, so that nobody waits for it in a test of time."""
    from hexstead.bots.levels import LEVELS, kernels_of

    for kernel in (RULES, *kernels_of(game, list(LEVELS))):
        warm(game, "fast", kernel)


@dataclass
class Player:
    """Chooses for every seat and for chance: a kind of action first, then one of that kind, at times a free bundle.

    `rare` prefers the kinds that were used least so far, which leads into the corners of the rules.
    """

    rng: Random
    rare: bool = False
    used: Counter[int] = field(default_factory=Counter)

    def choose(self, engine: Engine, states: Any) -> Move:
        mask = engine.who(states)
        seat = self.rng.choice([i for i in range(CHANCE + 1) if mask >> i & 1])
        kinds: dict[int, list[int]] = {}
        for code in engine.legal(states, seat):
            kinds.setdefault(engine.game.actions.moves[code][0], []).append(code)
        kind = min(kinds, key=lambda k: (self.used[k], self.rng.random())) if self.rare else self.rng.choice([*kinds])
        self.used[kind] += 1
        if kind in (MAKE_OFFER, COUNTER) and self.rng.random() < 0.5:
            terms = self.bundle(engine, OFFER_FREE if kind == MAKE_OFFER else COUNTER_FREE)
            if engine.check(states, seat, terms) == 0:
                return seat, terms
        return seat, self.rng.choice(kinds[kind])

    def bundle(self, engine: Engine, kind: int) -> Free:
        """Terms of a trade, to some seats; they need not be allowed."""
        goods = range(engine.names.size("goods"))
        give, get = (tuple(max(0, self.rng.randrange(-4, 3)) for _ in goods) for _ in range(2))
        to = self.rng.choice([EVERYONE, self.rng.randrange(1, 1 << SEATS)]) if kind == OFFER_FREE else 0
        return Free(kind, to, give, get)

    def act(self, game: Game) -> Action:
        """Choose and do one action of a game."""
        action = as_action(game, self.choose(game.engine, game._states))
        game.apply(action)
        return action


def as_action(game: Game, move: Move) -> Action:
    seat, code = move
    codec = game.engine.codec
    return codec.free(seat, code) if isinstance(code, Free) else codec.action(seat, code)


def act_at_random(game: Game, rng: Random) -> Action:
    """One action of the random player: any legal one alike, all trade bundles together weighing as one."""
    if game.to_act == ("chance",):
        game.step_chance()
        return game.history[-1]
    legal = [game.engine.codec.action(game.engine.first(game._states), code) for code in sorted(game.legal_codes())]
    bundles = [action for action in legal if type(action).axes == ("bundles",)]
    others = [action for action in legal if type(action).axes != ("bundles",)]
    action = rng.choice([*others, rng.choice(bundles)] if bundles else others)
    game.apply(action)
    return action


def walk(terms: Terms, seed: int, actions: int, rare: bool = False, engine: str = "plain") -> Iterator[Game]:
    """A game before its first action and after each; always the same object. Ends with the game."""
    game = terms.new(seed, engine)
    player = Player(Random(seed), rare)
    yield game
    for _ in range(actions):
        if game.is_over:
            return
        player.act(game)
        yield game


@cache
def moments(game: str) -> list[Game]:
    """Copies of games at many moments: now and then, and wherever a phase is seldom seen, and at the end."""
    found: list[Game] = []
    for n in range(16):
        seen: Counter[str] = Counter()
        for i, at in enumerate(walk(some_terms(game, n), seed=n, actions=1500, rare=n % 4 > 1)):
            seen[at.phase] += 1
            if i % 150 == 149 or seen[at.phase] in (1, 5):
                found.append(at.copy())
    return found + [hexstead.replay(load(name)) for name in NAMES if load(name)["game"] == game]
