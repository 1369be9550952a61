"""The web page: the files built from web/, which handle every address that is not part of the API."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, HTTPException, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.types import Scope

from .auth import Auth
from .credentials import COOKIE_SECONDS, RENEWAL_SECONDS
from .http_auth import device_cookie, set_cookie
from .settings import Settings, published

TEMPLATES = Path(__file__).parent / "notices"  # templates of the pages that a host can publish
Language = Annotated[str, Query(pattern="^[a-z]{2,3}$", description="of the reader")]
NOT_BUILT = "The page has not been built. In a clone, `make play` builds and opens it."


SITE = "/site"  # path of the static site, if the server has one
SITE_MARK = (
    '<meta charset="utf-8" />',
    f'<meta charset="utf-8" />\n    <meta name="hexstead-fallback" content="{SITE}/" />',
)
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # encoding → suffix of compressed files, in order of preference


class Assets(StaticFiles):
    """The files of the page; without a built page there are none."""

    async def check_config(self) -> None:
        """Accept a missing folder."""


class StaticSite(Assets):
    """A static site, whose files have compressed copies; without one there are no files."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        accepted = Headers(scope=scope).get("Accept-Encoding", "")
        for encoding, suffix in ENCODINGS.items():
            try:
                file, found = self.lookup_path(path + suffix)
            except (OSError, ValueError):
                break  # not the name of a file; answered below
            if encoding in accepted and found is not None:
                headers = {"Content-Encoding": encoding, "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
                kind = mimetypes.guess_type(path)[0]
                return FileResponse(file, headers=headers, stat_result=found, media_type=kind)
        return await super().get_response(path, scope)


def show_page(request: Request, status: int = 200) -> Response:
    """Serve the page; issue a device cookie to a new visitor and renew an old one."""
    folder: Path = request.app.state.page
    index = folder / "index.html"
    if not index.exists():
        return PlainTextResponse(NOT_BUILT, 503)
    headers = {"Cache-Control": "no-cache"}
    response: Response = FileResponse(index, status, headers=headers)
    if request.app.state.settings.site is not None:
        text = index.read_text(encoding="utf-8").replace(*SITE_MARK, 1)
        response = HTMLResponse(text, status, headers=headers)
    auth: Auth = request.app.state.auth
    keys, now = auth.keys, auth.store.now()
    device, age = keys.read_cookie(device_cookie(request), now) or (keys.new_device(), COOKIE_SECONDS)
    if age >= RENEWAL_SECONDS:
        set_cookie(request, response, keys.cookie(device, now))
    return response


def wants_page(request: Request) -> bool:
    """Whether a person opened this address in a browser, as opposed to a request by the page or a program."""
    by_program = request.url.path.startswith(("/api/", "/assets/", f"{SITE}/"))
    return request.method == "GET" and not by_program and "text/html" in request.headers.get("Accept", "")


def _host_page(request: Request, name: str, language: str) -> Response:
    """A page of the host, in the reader's language if there is a file for it."""
    settings: Settings = request.app.state.settings
    if name not in published(settings):
        raise HTTPException(404)
    folder = Path(str(settings.notices))
    wanted = folder / f"{name}.{language}.html"
    return FileResponse(wanted if wanted.is_file() else folder / f"{name}.html", media_type="text/html; charset=utf-8")


def add_pages(app: FastAPI) -> None:
    folder: Path = app.state.page

    @app.get("/privacy", response_model=None, include_in_schema=False)
    async def privacy(request: Request, lang: Language = "en") -> Response:
        return _host_page(request, "privacy", lang)

    @app.get("/imprint", response_model=None, include_in_schema=False)
    async def imprint(request: Request, lang: Language = "en") -> Response:
        return _host_page(request, "imprint", lang)

    @app.get("/", response_model=None, include_in_schema=False)
    @app.get("/t/{code}", response_model=None, include_in_schema=False)
    @app.get("/g/{place}", response_model=None, include_in_schema=False)
    @app.get("/rules", response_model=None, include_in_schema=False)
    @app.get("/almanac", response_model=None, include_in_schema=False)
    @app.get("/lessons", response_model=None, include_in_schema=False)
    @app.get("/lessons/{game}/{name}", response_model=None, include_in_schema=False)
    @app.get("/new", response_model=None, include_in_schema=False)
    @app.get("/device", response_model=None, include_in_schema=False)
    @app.get("/join", response_model=None, include_in_schema=False)
    async def page(request: Request) -> Response:
        return show_page(request)

    @app.get("/icon.svg", response_model=None, include_in_schema=False)
    async def icon() -> Response:
        found = folder / "icon.svg"
        return FileResponse(found) if found.exists() else PlainTextResponse(NOT_BUILT, 503)

    app.mount("/assets", Assets(directory=folder / "assets", check_dir=False))
    site = app.state.settings.site or folder / "no-site"
    app.mount(SITE, StaticSite(directory=site, html=True, check_dir=False))
