"""Logging to the browser's console: warnings and errors only."""

from __future__ import annotations

import sys
import traceback
from typing import Any


class Logger:
    """Writes events with their values as one line each."""

    def debug(self, event: str, **values: Any) -> None: ...

    def info(self, event: str, **values: Any) -> None: ...

    def warning(self, event: str, **values: Any) -> None:
        print(event, values, file=sys.stderr)

    def error(self, event: str, exc_info: Any = None, **values: Any) -> None:
        print(event, values, file=sys.stderr)
        if isinstance(exc_info, BaseException):
            traceback.print_exception(exc_info)
        elif exc_info:
            traceback.print_exc()

    def exception(self, event: str, **values: Any) -> None:
        self.error(event, exc_info=True, **values)


def get_logger(name: str = "") -> Logger:
    return Logger()
