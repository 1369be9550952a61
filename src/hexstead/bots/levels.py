"""The registry of built-in bots. specs.py makes bots by their names.

To add a level, add an entry to `_REGISTERED`: either one based on another level, such as
`_deciding("captain", like="engineer", beam_width=8)`, or one with its own entry in each game's mind/weights.json.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from ..core.engine import available_back_end
from ..core.kernel import RULES, Kernel
from .bot import Bot
from .decision_kernel import decision_kernel
from .level_bots import LevelBot, SearchBot
from .mind import VARIANTS, mind_of
from .particles.filtering import particle_kernel
from .random_bot import RandomBot

REFERENCES = {"1": ("greenhorn", "settler", "engineer", "baron")}  # frozen levels by version: docs/decisions/0014


@dataclass(frozen=True, slots=True)
class Level:
    """A built-in bot. `make` takes the back end; its other arguments, all integers, can be given in a spec."""

    name: str
    make: Callable[..., Bot]
    kernels: tuple[Callable[[str], Kernel], ...] = ()  # what it thinks with, by game
    needs_history: bool = False  # decides by all it has seen, not by the masked state alone
    is_offered: bool = True  # players can choose it at a table
    substitute: str | None = None  # the level that replaces it while its kernels are being compiled
    spec: str | None = None  # the spec of a bot added by `offer_bot`

    @property
    def plays_in_kernel(self) -> bool:
        """Whether whole matches between such levels run in one compiled call."""
        return bool(self.kernels) and not self.needs_history


def _deciding(name: str, like: str = "", **settings: int) -> Level:
    """A level that evaluates its moves. With `like`, it is based on that level, with these settings changed."""
    if like:
        VARIANTS[name] = like, settings

    def make(engine: str) -> Bot:
        return LevelBot(name, engine)

    return Level(name, make, (decision_kernel,), is_offered="@" not in name)


def _searching(name: str, like: str = "", **settings: int) -> Level:
    """A level that also searches; the arguments are those of `_deciding`."""
    if like:
        VARIANTS[name] = like, settings

    def make(engine: str, worlds: int | None = None, ms: int = 0) -> Bot:
        return SearchBot(name, engine, worlds=worlds, ms=ms)

    _, at, version = name.partition("@")
    return Level(
        name,
        make,
        (decision_kernel, particle_kernel),
        needs_history=True,
        is_offered=not at,
        substitute=f"engineer{at}{version}",
    )


_REGISTERED = (
    _deciding("greenhorn"),
    _deciding("apprentice"),
    _deciding("settler"),
    _deciding("engineer"),
    _searching("baron"),
    Level("random", lambda engine: RandomBot()),
)


def _reference(level: Level, version: str) -> Level:
    build = _searching if level.needs_history else _deciding
    return build(f"{level.name}@{version}")


LEVELS = {level.name: level for level in _REGISTERED}
LEVELS |= {
    level.name: level
    for version, names in REFERENCES.items()
    for level in (_reference(LEVELS[name], version) for name in names)
}
OFFERED = tuple(name for name, level in LEVELS.items() if level.is_offered)


LABEL = re.compile(r"([A-Za-z][\w-]{0,39})=(?=.)")  # "mine=" in "mine=module:my_bot:MyBot"


def label_of(spec: str) -> str:
    """The name under which results list the bot of a spec: its label, or else the spec itself."""
    found = LABEL.match(spec)
    return found[1] if found else spec


def without_label(spec: str) -> str:
    found = LABEL.match(spec)
    return spec[found.end() :].strip() if found else spec


def offer_bot(label: str, spec: str, make: Callable[..., Bot]) -> None:
    """Add a bot to those that players can choose at tables, as `hexstead play --bot LABEL=SPEC` does.

    Call this before the server is imported: its messages name the levels.
    """
    global OFFERED
    LEVELS[label] = Level(label, make, needs_history=True, spec=spec)
    OFFERED = (*OFFERED, label)


def level_of(spec: str) -> Level | None:
    """The level that a spec names; None for a command or a module."""
    return LEVELS.get(without_label(spec).partition(":")[0].strip())


def can_compile() -> bool:
    """Whether the compiled back end is installed."""
    return available_back_end() == "fast"


def kernels_of(game: str, specs: Iterable[str]) -> list[Kernel]:
    """The kernels that these bots think with in a game; compile them before the bots decide."""
    if not can_compile() or mind_of(game) is None:
        return []
    levels = [level for spec in specs if (level := level_of(spec)) is not None]
    return list(dict.fromkeys(kernel(game) for level in levels for kernel in level.kernels))


def all_kernels(game: str) -> list[Kernel]:
    """All kernels that a game's bots need on the compiled back end; none without Numba, or in a game without a mind."""
    kernels = kernels_of(game, list(LEVELS))
    return [RULES, *kernels] if kernels else []


def play_in_kernel(game: str, specs: Collection[str]) -> bool:
    """Whether `play_levels` can play whole matches between these bots."""
    found = [LEVELS.get(without_label(spec)) for spec in specs]
    return mind_of(game) is not None and all(level is not None and level.plays_in_kernel for level in found)
