"""Bots by spec: one line of text such as "settler", "baron:ms=100" or "mine=module:my_bot:MyBot(depth=2)"."""

from __future__ import annotations

import ast
import contextlib
import importlib
import inspect
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Any

from ..core.engine import available_back_end
from ..core.names import short_repr
from ..errors import HexsteadError, with_full_stop
from .bot import Bot
from .levels import LABEL, LEVELS, OFFERED, label_of, offer_bot, without_label


class BadBot(HexsteadError):
    """An unknown or unusable bot spec."""


FORMS = (
    "A bot is {levels}, with settings if it has any (baron:ms=100), a frozen reference level (settler@1), "
    "'cmd: COMMAND' or 'module:PACKAGE.MODULE:CLASS', perhaps with a label in front (mine=settler)"
)
# Limits of a command, as in 'cmd(ms=500,memory_mb=256): COMMAND': argument of ProcessBot, and the factor to its unit.
LIMITS = {"ms": ("seconds", 0.001), "bank_seconds": ("bank_seconds", 1), "memory_mb": ("memory_mb", 1)}


SEAT_KINDS = ("person", "link", "open")  # kinds of seats at a table that are not bots


def make_bot(spec: str, engine: str | None = None) -> Bot:
    """The bot of a spec; raises BadBot. A level runs on the given back end, by default the fastest one available."""
    bot = _unlabelled(without_label(spec), engine)
    if LABEL.match(spec):
        _rename(bot, label_of(spec))
    return bot


def offer_bots(specs: Iterable[str]) -> None:
    """Make bots given as LABEL=SPEC available at tables; raises BadBot if one cannot be used."""
    for given in specs:
        label, spec = label_of(given), without_label(given)
        if label == given:
            raise BadBot(f"Name the bot, as in mine={given}.")
        if label in LEVELS or label in SEAT_KINDS:
            raise BadBot(f"The name {short_repr(label)} is taken. Choose another one.")
        make_bot(spec).close()
        offer_bot(label, spec, partial(_unlabelled, spec))


def _rename(bot: Bot, label: str) -> None:
    with contextlib.suppress(AttributeError):  # a class may compute its name, in which case only the label is shown
        bot.name = label


def _unlabelled(spec: str, engine: str | None) -> Bot:
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
    module_name, colon, made_by = path.partition(":")
    class_name, arguments, settings = _call(path, made_by)
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
        made: Bot = maker(*arguments, **settings)
    except Exception as error:
        raise BadBot(with_full_stop(f"{path} cannot be created: {type(error).__name__}: {error}")) from error
    missing = [name for name in ("begin", "see", "decide", "close") if not callable(getattr(made, name, None))]
    if missing:
        raise BadBot(f"{path} is not a bot: it has no {', '.join(missing)}.")
    return made


def _call(path: str, text: str) -> tuple[str, list[Any], dict[str, Any]]:
    """The class name in "MyBot" or "MyBot(3, depth=2)", with the arguments for its constructor."""
    if "(" not in text:
        return text, [], {}
    try:
        call = ast.parse(text, mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            raise ValueError
        settings = {str(given.arg): ast.literal_eval(given.value) for given in call.keywords if given.arg}
        return call.func.id, [ast.literal_eval(value) for value in call.args], settings
    except (SyntaxError, ValueError):
        raise BadBot(f"{short_repr(path)}: arguments are numbers, texts and lists, as in MyBot(3, depth=2).") from None
