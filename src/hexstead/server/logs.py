"""Logging: one line per event, as JSON unless the output is a terminal."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from .messages import Refused

REPORTED = ("too_many", "unknown_table", "unknown_code", "unknown_token", "closed", "foreign_origin", "unknown_host")

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


def log_refusal(refusal: Refused, network: str, where: str) -> None:
    """Log a refusal that an operator may want to act on: failed joins, guesses, exceeded limits, foreign pages."""
    if refusal.code in REPORTED:
        log.info("refused", code=refusal.code, network=network, where=where)
