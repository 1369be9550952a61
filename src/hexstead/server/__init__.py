"""The table server: rooms, sockets, the page. `run` serves on this machine; `create_app` is the application itself."""

from ..errors import needs

with needs("play"):
    from .app import create_app
    from .settings import Settings
    from .start import run

__all__ = ["Settings", "create_app", "run"]
