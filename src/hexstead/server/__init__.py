"""The table server. `run` serves on this machine, `create_app` builds the ASGI application.

Importing this package loads none of its modules, so that parts of it can be used without FastAPI and SQLAlchemy.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..errors import needs

if TYPE_CHECKING:
    from .app import create_app
    from .settings import Settings
    from .start import run

__all__ = ["Settings", "create_app", "run"]
_MODULES = {"Settings": "settings", "create_app": "app", "run": "start"}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needs("play"):
        return getattr(import_module(f".{_MODULES[name]}", __name__), name)
