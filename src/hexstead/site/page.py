"""The files around the page: index.html, the manifest, the service worker and the headers for hosts that read them."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from .node import HERE, SiteError

NAME, DESCRIPTION = "Hexstead", "Hex-and-geography board games in the browser, also without a network."
COLOUR, GROUND = "#0B756B", "#F3EEE0"
WORKER = "service-worker.js"
HEADERS = "_headers"  # read by several hosts; docs/static-site.md shows the same for nginx
POLICY = {  # 'wasm-unsafe-eval' permits WebAssembly, and nothing else; no inline scripts or styles
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
HEADER_POLICY = {**POLICY, "frame-ancestors": "'none'"}  # a meta element must not contain this one
FOREVER = "public, max-age=31536000, immutable"


def policy(parts: Mapping[str, str] = POLICY) -> str:
    return "; ".join(f"{name} {value}" for name, value in parts.items())


def version_of(files: Mapping[str, bytes]) -> str:
    """A short hash of all files."""
    found = hashlib.sha256()
    for name, data in sorted(files.items()):
        found.update(f"{name}\0{len(data)}\0".encode() + data)
    return found.hexdigest()[:16]


def content_name(stem: str, data: bytes, suffix: str = "") -> str:
    """A name that contains a hash of the content."""
    return f"{stem}-{hashlib.sha256(data).hexdigest()[:12]}{suffix}"


def manifest() -> bytes:
    """The web app manifest, which makes the page installable."""
    png = {"type": "image/png", "purpose": "any"}
    content = {
        "id": "./",
        "name": NAME,
        "short_name": NAME,
        "description": DESCRIPTION,
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": COLOUR,
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": "icon-192.png", "sizes": "192x192", **png},
            {"src": "icon-512.png", "sizes": "512x512", **png},
            {"src": "icon-maskable.png", "sizes": "512x512", **png, "purpose": "maskable"},
            {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        ],
    }
    return json.dumps(content, indent=1).encode() + b"\n"


def index(built: str, version: str, offline: str) -> str:
    """The page for a static host, from the page for a server: relative addresses, policy, manifest, version."""
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{policy()}" />',
        f'<meta name="hexstead-site" content="{version}" />',
        f'<meta name="hexstead-offline" content="{offline}" />',
        '<link rel="manifest" href="./manifest.webmanifest" />',
        '<link rel="apple-touch-icon" href="./icon-180.png" />',
    ]
    page = re.sub(r'(href|src)="/', r'\1="./', built)
    mark = '<meta charset="utf-8" />'
    if page.count(mark) != 1:
        raise SiteError("index.html of the page has no charset to put the site's elements after.")
    return page.replace(mark, "\n    ".join([mark, *head]))


def integrity(data: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


def service_worker(version: str, files: Mapping[str, bytes]) -> bytes:
    """The service worker with the integrity of every file of this version; "./" is the page."""
    names = {"./" if name == "index.html" else name: integrity(data) for name, data in sorted(files.items())}
    text = (HERE / WORKER).read_text(encoding="utf-8")
    for mark, value in (("{version}", version), ("{files}", json.dumps(names))):
        if text.count(mark) != 1:
            raise SiteError(f"{WORKER} has no single {mark}.")
        text = text.replace(mark, value)
    return text.encode()


def headers() -> bytes:
    """Headers in the format of several static hosts."""
    rules = {
        "/*": {
            "Content-Security-Policy": policy(HEADER_POLICY),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-cache",
        },
        "/assets/*": {"Cache-Control": FOREVER},
        "/offline/*": {"Cache-Control": FOREVER},
    }
    lines = [line for path, found in rules.items() for line in (path, *(f"  {k}: {v}" for k, v in found.items()))]
    return "\n".join([*lines, ""]).encode()


def page_files(folder: Path) -> dict[str, bytes]:
    """The files of the built page by name, without index.html."""
    if not (folder / "index.html").exists():
        raise SiteError("The page has not been built. In a clone, `make site` builds it too.")
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: path.read_bytes() for name, path in found.items() if name not in ("index.html", "sources.sha256")}
