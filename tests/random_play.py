"""Random play for tests of any game: terms to play on, a random player, and sampled games.

Nothing here names a game: `GAMES` lists all installed games, and each game's definition lists its options.
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
from hexstead import game_packages
from hexstead.board import shipped_map
from hexstead.core.actions import COUNTER, EVERYONE, MAKE_OFFER, UNCODED_COUNTER, UNCODED_OFFER, Action, UncodedTrade
from hexstead.core.common_fields import CHANCE, SEATS
from hexstead.core.definition import definition
from hexstead.core.engine import Engine, engine_for
from hexstead.core.game import Game
from hexstead.core.kernel import RULES, Kernel
from hexstead.core.options import resolve_options
from tests.records import NAMES, load

GAMES = hexstead.game_names()  # the built-in games, and the one in tests/third_game
BUILT_IN = [game for game in GAMES if (game_packages.BUILT_IN / game).is_dir()]
Move = tuple[int, int | UncodedTrade]  # seat and code, or a trade without a code


@dataclass(frozen=True)
class Terms:
    """Game, number of players and options of a new game."""

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
        return engine_for(
            kind, found, shipped_map(self.game), resolve_options(found.options, dict(self.options)), self.players
        )


def all_terms(game: str) -> list[Terms]:
    """Terms for every number of players and every set-up option."""
    found = definition(game)
    kinds = [[(o.name, v) for v in o.values] for o in found.options if o.name.startswith("setup.") and o.values]  # type: ignore[union-attr]
    return [Terms(game, players, chosen) for players in found.players for chosen in itertools.product(*kinds)]


def varied_terms(game: str, n: int) -> Terms:
    """The n-th terms of an endless series that cycles through all set-ups; every other one has random options."""
    terms = all_terms(game)[n // 2 % len(all_terms(game))]
    if n % 2 == 0:
        return terms
    rng = Random(n)
    chosen: dict[str, Any] = {}
    for option in definition(game).options:
        if isinstance(option.values, int):
            chosen[option.name] = rng.choice([option.default, option.low, option.low + 3, option.high])
        else:
            chosen[option.name] = rng.choice([v for v in option.values if not option.seat or v <= terms.players])
    return Terms(game, terms.players, tuple((chosen | dict(terms.options)).items()))


@cache
def warm(game: str, kind: str, kernel: Kernel = RULES) -> None:
    """Compile a kernel once, even if several processes need it: the others wait for the cache on disk."""
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
    """Compile all kernels of a game's bots, so that timed tests do not wait for the compiler."""
    from hexstead.bots.levels import LEVELS, kernels_of

    for kernel in (RULES, *kernels_of(game, list(LEVELS))):
        warm(game, "fast", kernel)


@dataclass
class Player:
    """Random player for every seat and for chance: chooses a kind of action, then an action of that kind.

    Half of the offers and counteroffers are trades without a code. `rare` prefers the kinds used least so far, to
    reach unusual situations.
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
            terms = self.bundle(engine, UNCODED_OFFER if kind == MAKE_OFFER else UNCODED_COUNTER)
            if engine.check(states, seat, terms) == 0:
                return seat, terms
        return seat, self.rng.choice(kinds[kind])

    def bundle(self, engine: Engine, kind: int) -> UncodedTrade:
        """Return a random trade without a code, which may be illegal."""
        goods = range(engine.names.size("goods"))
        give, get = (tuple(max(0, self.rng.randrange(-4, 3)) for _ in goods) for _ in range(2))
        to = self.rng.choice([EVERYONE, self.rng.randrange(1, 1 << SEATS)]) if kind == UNCODED_OFFER else 0
        return UncodedTrade(kind, to, give, get)

    def act(self, game: Game) -> Action:
        """Choose an action, apply it and return it."""
        action = as_action(game, self.choose(game.engine, game._states))
        game.apply(action)
        return action


def as_action(game: Game, move: Move) -> Action:
    seat, code = move
    codec = game.engine.codec
    return codec.uncoded(seat, code) if isinstance(code, UncodedTrade) else codec.action(seat, code)


def play_random_action(game: Game, rng: Random) -> Action:
    """Apply a random legal action and return it. All trade bundles together are as likely as one other action."""
    if game.to_act == ("chance",):
        game.step_chance()
        return game.history[-1]
    legal = [game.engine.codec.action(game.engine.first(game._states), code) for code in sorted(game.legal_codes())]
    bundles = [action for action in legal if type(action).axes == ("bundles",)]
    others = [action for action in legal if type(action).axes != ("bundles",)]
    action = rng.choice([*others, rng.choice(bundles)] if bundles else others)
    game.apply(action)
    return action


def random_game(terms: Terms, seed: int, actions: int, rare: bool = False, engine: str = "plain") -> Iterator[Game]:
    """Yield the same game before its first action and after each action, until it is over."""
    game = terms.new(seed, engine)
    player = Player(Random(seed), rare)
    yield game
    for _ in range(actions):
        if game.is_over:
            return
        player.act(game)
        yield game


@cache
def sampled_games(game: str) -> list[Game]:
    """Copies of games at regular intervals, at the first visits of each phase, and at the end."""
    found: list[Game] = []
    for n in range(16):
        seen: Counter[str] = Counter()
        for i, at in enumerate(random_game(varied_terms(game, n), seed=n, actions=1500, rare=n % 4 > 1)):
            seen[at.phase] += 1
            if i % 150 == 149 or seen[at.phase] in (1, 5):
                found.append(at.copy())
    return found + [hexstead.replay(load(name)) for name in NAMES if load(name)["game"] == game]
