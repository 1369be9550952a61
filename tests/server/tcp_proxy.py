"""A TCP proxy on loopback whose connections can be swallowed, closed, refused or slowed down."""

from __future__ import annotations

import contextlib
import socket
import threading
import time

HOST = "127.0.0.1"


class Proxy:
    """Forwards data between its clients and a port of this machine."""

    def __init__(self, port: int):
        self._target = port
        self._listening = socket.create_server((HOST, 0))
        self.port = self._listening.getsockname()[1]
        self._swallowing = self._refusing = False
        self._delay = 0.0
        self._pairs: list[tuple[socket.socket, socket.socket, threading.Event]] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def swallow(self, *, new_ones: bool = True) -> None:
        """Drop the data of all connections, including new ones unless `new_ones` is False."""
        self._swallowing = new_ones
        for _, _, dead in self._pairs:
            dead.set()

    def restart(self) -> None:
        """Close all connections, as if the server had been restarted."""
        pairs, self._pairs = self._pairs, []
        for one, other, _ in pairs:
            for end in (one, other):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def stop(self) -> None:
        """Close all connections and refuse new ones."""
        self._refusing = True
        self.restart()

    def slow_down(self, seconds: float) -> None:
        """Delay all data."""
        self._delay = seconds

    def heal(self) -> None:
        """Pass on the data of new connections without delay; swallowed connections stay silent."""
        self._swallowing = self._refusing = False
        self._delay = 0.0

    def close(self) -> None:
        self._listening.close()
        self.restart()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                try:
                    if self._refusing:
                        raise ConnectionRefusedError
                    server, dead = socket.create_connection((HOST, self._target)), threading.Event()
                except OSError:  # the target may be down
                    client.close()
                    continue
                if self._swallowing:
                    dead.set()
                self._pairs.append((client, server, dead))
                for source, target in ((client, server), (server, client)):
                    threading.Thread(target=self._pass, args=(source, target, dead), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, dead: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                time.sleep(self._delay)
                if not dead.is_set():
                    target.sendall(data)
            if not dead.is_set():
                target.shutdown(socket.SHUT_WR)
