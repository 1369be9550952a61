"""Bots by name: a spec is one line of text, `make_bot(spec)` the bot. New levels go into the table LEVELS."""

from __future__ import annotations

import importlib.util
import inspect
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import Any, TypeVar

from ..core.actions import COUNTER, MAKE_OFFER
from ..core.kernels import Kernel
from ..core.names import shown
from ..errors import HexsteadError
from .bot import Bot, Move, Seen, Sight, Terms

T = TypeVar("T")


class BadBot(HexsteadError):
    """A bot that there is none of, or that cannot be made so."""


def pick(legal: Sequence[T], is_offer: Callable[[T], bool], draw: Random) -> T:
    """Anything legal alike, all trade offers together weighing as one; offers stand last."""
    singles = bisect_left(legal, True, key=is_offer) if is_offer(legal[-1]) else len(legal)
    at = int(draw.random() * (singles + (singles < len(legal))))
    return legal[at] if at < singles else legal[singles + int(draw.random() * (len(legal) - singles))]


def pick_code(terms: Terms, legal: Sequence[int], draw: Random) -> int:
    moves = terms.definition.actions.moves
    return pick(legal, lambda code: moves[code][0] in (MAKE_OFFER, COUNTER), draw)


class RandomBot:
    """The random player."""

    name = "random"
    sees = False

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self._draw = Random(seed)

    def see(self, seen: Seen) -> None:
        pass

    def decide(self, sight: Sight) -> Move:
        return pick_code(sight.terms, sight.legal, self._draw)

    def close(self) -> None:
        pass


def _back_end() -> str:
    return "fast" if importlib.util.find_spec("numba") else "plain"


def _thinker(level: str) -> Callable[[], Bot]:
    def make() -> Bot:
        from .thinker import Thinker

        return Thinker(level, _back_end())

    return make


def _baron(worlds: int = 48, ms: int = 0) -> Bot:
    from .thinker import Searcher

    return Searcher(engine=_back_end(), worlds=worlds, ms=ms)


COMPILED = ("greenhorn", "settler", "engineer")  # whole matches between these are played in one call

# Makers by name; what a maker takes are the settings of its spec, whole numbers.
LEVELS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    **{level: _thinker(level) for level in COMPILED},
    "baron": _baron,
}


def kernels_of(game: str, specs: Sequence[str]) -> list[Kernel]:
    """What these bots think with, to be compiled before they do."""
    if _back_end() == "plain":
        return []
    names = {spec.partition(":")[0].strip() for spec in specs}
    found: list[Kernel] = []
    if names & {*COMPILED, "baron"}:
        from .kernel import thinking

        found.append(thinking(game))
    if "baron" in names:
        from .imagining.worlds import imagining

        found.append(imagining(game))
    return found


FORMS = "A bot is {levels}, with settings if it has any (baron:ms=100), 'cmd: COMMAND' or 'module:PACKAGE.MODULE:CLASS'"
# Limits that a command may be given, as in 'cmd(ms=500,memory_mb=256): COMMAND': arguments of ProcessBot, and in what.
LIMITS = {"ms": ("seconds", 0.001), "bank_seconds": ("bank_seconds", 1), "memory_mb": ("memory_mb", 1)}


def make_bot(spec: str) -> Bot:
    """The bot of a spec; raises BadBot with a sentence."""
    kind, _, rest = spec.partition(":")
    kind, rest = kind.strip(), rest.strip()
    if kind == "cmd" or (kind.startswith("cmd(") and kind.endswith(")")):
        return _from_command(rest, _settings(spec, kind[4:-1]))
    if kind == "module":
        return _from_module(rest)
    if kind not in LEVELS:
        raise BadBot(f"There is no bot {shown(spec)}. {FORMS.format(levels=', '.join(LEVELS))}.")
    return _made(spec, LEVELS[kind], _settings(spec, rest))


def _settings(spec: str, text: str) -> dict[str, int]:
    found = {}
    for part in text.split(",") if text else []:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not (value.isascii() and value.isdigit() and len(value) < 10):
            raise BadBot(f"A setting of a bot is NAME=NUMBER, not {shown(part)} as in {shown(spec)}.")
        found[name] = int(value)
    return found


def _check_settings(spec: str, settings: Iterable[str], known: Collection[str]) -> None:
    for name in settings:
        if name not in known:
            raise BadBot(f"{shown(spec)}: there is no setting {shown(name)}. Known: {', '.join(known) or 'none'}.")


def _made(spec: str, maker: Callable[..., Bot], settings: dict[str, int]) -> Bot:
    known = [name for name in inspect.signature(maker).parameters if name not in ("args", "kwargs")]
    _check_settings(spec, settings, known)
    return maker(**settings)


def _from_command(command: str, settings: dict[str, int]) -> Bot:
    if not command:
        raise BadBot("'cmd:' is followed by the command that starts the bot, as in 'cmd: python my_bot.py'.")
    _check_settings("cmd", settings, LIMITS)
    if 0 in settings.values():
        raise BadBot("A limit of a command is at least 1: with none of it no bot could move.")
    from .process import ProcessBot

    limits: dict[str, Any] = {LIMITS[name][0]: value * LIMITS[name][1] for name, value in settings.items()}
    made: Bot = ProcessBot(command, **limits)
    return made


def _from_module(path: str) -> Bot:
    module_name, colon, class_name = path.partition(":")
    if not colon or not module_name or not class_name:
        raise BadBot(f"'module:' is followed by PACKAGE.MODULE:CLASS, not by {shown(path)}.")
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
        raise BadBot(f"{path} cannot be made: {type(error).__name__}: {error}.") from error
    missing = [name for name in ("begin", "see", "decide", "close") if not callable(getattr(made, name, None))]
    if missing:
        raise BadBot(f"{path} is no bot: it has no {', '.join(missing)}.")
    return made
