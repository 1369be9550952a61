"""Logging: one line per event, as JSON unless the output is a terminal."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections import OrderedDict
from typing import Any

import structlog

from .messages import Refused

REPORTED = ("too_many", "unknown_table", "unknown_code", "unknown_token", "closed", "foreign_origin", "unknown_host",
            "too_many_tables", "server_full", "banned")  # fmt: skip

MAX_LINES = 50  # maximum number of lines per window about refusals with one code from one network
WINDOW_SECONDS = 60.0
MAX_WINDOWS = 10_000

log = structlog.get_logger("hexstead.server")


def configure() -> None:
    """Send the events of this process, and what libraries log, to standard error."""
    is_terminal = sys.stderr.isatty()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    renderer: Any = structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if is_terminal else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    remove = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, renderer]))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    if not is_terminal:
        sys.excepthook = lambda kind, error, trace: _log_crash(error)
        threading.excepthook = lambda crash: _log_crash(crash.exc_value)


def _log_crash(error: BaseException | None) -> None:
    if error is not None and not isinstance(error, KeyboardInterrupt):
        log.error("crashed", exc_info=error)


class Refusals:
    """Logs refusals, but at most MAX_LINES a minute with one code from one network: a flood must not fill the disk.

    The others are only counted, and their number is logged afterwards.
    """

    def __init__(self) -> None:
        self._windows: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # window's start, refusals

    def add(self, code: str, network: str, where: str) -> None:
        now, key = time.monotonic(), (network, code)
        began, count = self._windows.get(key, (now, 0))
        if now - began > WINDOW_SECONDS:
            self._close(key)
            began, count = now, 0
        self._windows[key] = began, count + 1
        if len(self._windows) > MAX_WINDOWS:
            self._close(next(iter(self._windows)))
        if count < MAX_LINES:
            log.info("refused", code=code, network=network, where=where)

    def flush(self) -> None:
        """Close the windows that are over."""
        for key, (began, _) in list(self._windows.items()):
            if time.monotonic() - began > WINDOW_SECONDS:
                self._close(key)

    def _close(self, key: tuple[str, str]) -> None:
        _, count = self._windows.pop(key)
        if count > MAX_LINES:
            log.info("refused often", network=key[0], code=key[1], count=count, lines=MAX_LINES)


refusals = Refusals()


def log_refusal(refusal: Refused, network: str, where: str) -> None:
    """Log a refusal that an operator may want to act on: failed joins, guesses, exceeded limits, foreign pages."""
    if refusal.code in REPORTED:
        refusals.add(refusal.code, network, where)
