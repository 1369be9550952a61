"""A static file server like a plain web host: compressed copies by Accept-Encoding, one folder, no rewrite rules.

python -m tests.site.static_server FOLDER [PREFIX] [PORT]
"""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # in order of preference


class StaticSite(ThreadingHTTPServer):
    """Serves a folder below a prefix, and counts what it sends."""

    daemon_threads = True

    def __init__(self, folder: Path, prefix: str = "/", port: int = 0, headers: dict[str, str] | None = None):
        super().__init__(("127.0.0.1", port), Handler)
        self.folder, self.prefix, self.headers = folder, prefix, headers or {}
        self.sent: list[tuple[str, int]] = []  # name and bytes of each body
        self.withheld: re.Pattern[str] | None = None  # names that get no response until the server stops
        self.stopped = threading.Event()
        self.is_down = False  # answers nothing, as without a network

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Browsers close connections when they like."""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: StaticSite

    def do_GET(self) -> None:
        if self.server.is_down:
            self.close_connection = True
            return
        path = unquote(urlsplit(self.path).path)
        name = path.removeprefix(self.server.prefix)
        if self.server.withheld and self.server.withheld.search(name):
            self.server.stopped.wait()
            self.close_connection = True
            return
        if name == "" or name.endswith("/"):
            name += "index.html"
        file = (self.server.folder / name).resolve()
        is_inside = path.startswith(self.server.prefix) and file.is_relative_to(self.server.folder.resolve())
        if not (is_inside and file.is_file()):
            self._send(404, b"Not found.", {"Content-Type": "text/plain"})
            return
        body, encoding = self._body(file)
        caching = {"Vary": "Accept-Encoding", "Cache-Control": "max-age=600"}  # as several hosts do for all files
        headers = {"Content-Type": TYPES[file.suffix], **caching, **self.server.headers}
        self.server.sent.append((name, len(body)))
        self._send(200, body, {**headers, **({"Content-Encoding": encoding} if encoding else {})})

    def _body(self, file: Path) -> tuple[bytes, str]:
        """The content of the smallest form that the browser accepts, and its encoding."""
        accepted = {part.partition(";")[0].strip() for part in self.headers.get("Accept-Encoding", "").split(",")}
        for encoding, suffix in ENCODINGS.items():
            twin = file.with_name(file.name + suffix)
            if encoding in accepted and twin.exists():
                return twin.read_bytes(), encoding
        return file.read_bytes(), ""

    def _send(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """No log."""


@contextmanager
def serve(
    folder: Path, prefix: str = "/", port: int = 0, headers: dict[str, str] | None = None
) -> Iterator[StaticSite]:
    """Serve a folder in a thread."""
    site = StaticSite(folder, prefix, port, headers)
    thread = threading.Thread(target=site.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield site
    finally:
        site.stopped.set()
        site.shutdown()
        site.server_close()
        thread.join()


def main(folder: str, prefix: str = "/", port: str = "0") -> None:
    site = StaticSite(Path(folder), prefix, int(port))
    print(site.address, flush=True)
    site.serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
