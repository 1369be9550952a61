"""The web page: the files built from web/, which handle every address that is not part of the API."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from .auth import set_cookie
from .credentials import COOKIE

NOT_BUILT = "The page has not been built. In a clone, `make play` builds and opens it."


def show_page(request: Request, status: int = 200) -> Response:
    """Serve the page, and give a new visitor a device cookie."""
    folder: Path = request.app.state.page
    index = folder / "index.html"
    if not index.exists():
        return PlainTextResponse(NOT_BUILT, 503)
    response = FileResponse(index, status, headers={"Cache-Control": "no-cache"})
    keys = request.app.state.auth.keys
    if keys.device_of(request.cookies.get(COOKIE)) is None:
        set_cookie(request, response, keys.cookie(keys.new_device()))
    return response


def wants_page(request: Request) -> bool:
    """Whether a person opened this address in a browser, as opposed to a request by the page or a program."""
    by_program = request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and not by_program and "text/html" in request.headers.get("Accept", "")


def add_pages(app: FastAPI) -> None:
    folder: Path = app.state.page

    @app.get("/", response_model=None, include_in_schema=False)
    @app.get("/t/{code}", response_model=None, include_in_schema=False)
    @app.get("/g/{place}", response_model=None, include_in_schema=False)
    @app.get("/rules", response_model=None, include_in_schema=False)
    @app.get("/almanac", response_model=None, include_in_schema=False)
    @app.get("/new", response_model=None, include_in_schema=False)
    @app.get("/join", response_model=None, include_in_schema=False)
    async def page(request: Request) -> Response:
        return show_page(request)

    @app.get("/icon.svg", response_model=None, include_in_schema=False)
    async def icon() -> Response:
        found = folder / "icon.svg"
        return FileResponse(found) if found.exists() else PlainTextResponse(NOT_BUILT, 503)

    app.mount("/assets", StaticFiles(directory=folder / "assets", check_dir=False))
