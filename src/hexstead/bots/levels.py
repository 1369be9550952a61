"""The registry of built-in bots, and bots by spec: one line of text such as "settler" or "baron:ms=100".

To add a level, add an entry to `_REGISTERED` and its weights to each game's mind/weights.json.
"""

from __future__ import annotations

import importlib.util
import inspect
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..core.engine import available_back_end
from ..core.kernel import RULES, Kernel
from ..core.names import short_repr
from ..errors import HexsteadError
from .bot import Bot
from .decision_kernel import decision_kernel
from .level_bots import LevelBot, SearchBot
from .mind import mind_of
from .particles.filtering import particle_kernel
from .random_bot import RandomBot

REFERENCES = {"1": ("greenhorn", "settler", "engineer", "baron")}  # frozen levels by version: docs/decisions/0014


class BadBot(HexsteadError):
    """An unknown or unusable bot spec."""


@dataclass(frozen=True, slots=True)
class Level:
    """A built-in bot. `make` takes the back end; a spec can give its other arguments, all of them whole numbers."""

    name: str
    make: Callable[..., Bot]
    kernels: tuple[Callable[[str], Kernel], ...] = ()  # what it thinks with, by game
    needs_history: bool = False  # decides by all it has seen, not by the masked state alone
    is_offered: bool = True  # players can choose it at a table
    substitute: str | None = None  # plays in its place while its kernels are being compiled

    @property
    def plays_in_kernel(self) -> bool:
        """Whether whole matches between such levels run in one compiled call."""
        return bool(self.kernels) and not self.needs_history


def _deciding(name: str) -> Level:
    """A level that evaluates its moves."""

    def make(engine: str) -> Bot:
        return LevelBot(name, engine)

    return Level(name, make, (decision_kernel,), is_offered="@" not in name)


def _searching(name: str) -> Level:
    """A level that also searches."""

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


def level_of(spec: str) -> Level | None:
    """The level that a spec names; None for a command or a module."""
    return LEVELS.get(spec.partition(":")[0].strip())


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
    found = [LEVELS.get(spec) for spec in specs]
    return mind_of(game) is not None and all(level is not None and level.plays_in_kernel for level in found)


FORMS = (
    "A bot is {levels}, with settings if it has any (baron:ms=100), a frozen reference level (settler@1), "
    "'cmd: COMMAND' or 'module:PACKAGE.MODULE:CLASS'"
)
# Limits of a command, as in 'cmd(ms=500,memory_mb=256): COMMAND': argument of ProcessBot, and the factor to its unit.
LIMITS = {"ms": ("seconds", 0.001), "bank_seconds": ("bank_seconds", 1), "memory_mb": ("memory_mb", 1)}


def make_bot(spec: str, engine: str | None = None) -> Bot:
    """The bot of a spec; raises BadBot. A level runs on the given back end, by default the fastest one available."""
    kind, _, rest = spec.partition(":")
    kind, rest = kind.strip(), rest.strip()
    if kind == "cmd" or (kind.startswith("cmd(") and kind.endswith(")")):
        return _from_command(rest, _settings(spec, kind[4:-1]))
    if kind == "module":
        return _from_module(rest)
    if kind not in LEVELS:
        raise BadBot(f"There is no bot {short_repr(spec)}. {FORMS.format(levels=', '.join(OFFERED))}.")
    return _made(spec, partial(LEVELS[kind].make, engine or available_back_end()), _settings(spec, rest))


def _settings(spec: str, text: str) -> dict[str, int]:
    found = {}
    for part in text.split(",") if text else []:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not (value.isascii() and value.isdigit() and len(value) < 10):
            raise BadBot(f"A setting of a bot is NAME=NUMBER, not {short_repr(part)} as in {short_repr(spec)}.")
        found[name] = int(value)
    return found


def _check_settings(spec: str, settings: Iterable[str], known: Collection[str]) -> None:
    for name in settings:
        if name not in known:
            raise BadBot(
                f"{short_repr(spec)}: there is no setting {short_repr(name)}. Known: {', '.join(known) or 'none'}."
            )


def _made(spec: str, maker: Callable[..., Bot], settings: dict[str, int]) -> Bot:
    known = [name for name in inspect.signature(maker).parameters if name not in ("args", "kwargs")]
    _check_settings(spec, settings, known)
    return maker(**settings)


def _from_command(command: str, settings: dict[str, int]) -> Bot:
    if not command:
        raise BadBot("'cmd:' is followed by the command that starts the bot, as in 'cmd: python my_bot.py'.")
    _check_settings("cmd", settings, LIMITS)
    if 0 in settings.values():
        raise BadBot("A limit of a command is at least 1.")
    from .process import ProcessBot

    limits: dict[str, Any] = {LIMITS[name][0]: value * LIMITS[name][1] for name, value in settings.items()}
    made: Bot = ProcessBot(command, **limits)
    return made


def _from_module(path: str) -> Bot:
    module_name, colon, class_name = path.partition(":")
    if not colon or not module_name or not class_name:
        raise BadBot(f"'module:' is followed by PACKAGE.MODULE:CLASS, not by {short_repr(path)}.")
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise BadBot(f"The bot's module {module_name} needs {error.name}, which is not installed.") from error
        raise BadBot(f"There is no module {module_name}: it is neither installed nor in this folder.") from error
    except Exception as error:
        raise BadBot(f"The bot's module {module_name} cannot be imported: {type(error).__name__}: {error}.") from error
    maker = getattr(module, class_name, None)
    if not callable(maker):
        raise BadBot(f"The module {module_name} has no class {class_name}.")
    try:
        made: Bot = maker()
    except Exception as error:
        raise BadBot(f"{path} cannot be created: {type(error).__name__}: {error}.") from error
    missing = [name for name in ("begin", "see", "decide", "close") if not callable(getattr(made, name, None))]
    if missing:
        raise BadBot(f"{path} is not a bot: it has no {', '.join(missing)}.")
    return made
