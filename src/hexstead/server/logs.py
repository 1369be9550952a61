"""Logging: one line per event, as JSON unless the output is a terminal."""

from __future__ import annotations

import logging
import sys

import structlog


def configure() -> None:
    """Configure structlog for this process."""
    is_terminal = sys.stderr.isatty()
    renderer = structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if is_terminal else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
