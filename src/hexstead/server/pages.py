"""The page itself: what was built from web/, or a sentence on how to build it. What nobody knows it says itself."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from .access import COOKIE
from .doors import set_cookie

STATIC = Path(__file__).parent / "static"
NOT_BUILT = "The page is not built yet. In a clone, `make play` builds and opens it."


def show_page(request: Request, status: int = 200) -> Response:
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse(NOT_BUILT, 503)
    response = FileResponse(index, status, headers={"Cache-Control": "no-cache"})
    keys = request.app.state.doors.keys
    if keys.device_of(request.cookies.get(COOKIE)) is None:
        set_cookie(request, response, keys.cookie(keys.new_device()))
    return response


def is_for_reading(request: Request) -> bool:
    """Whether a person asks by a browser, and not the page or a program."""
    by_program = request.url.path.startswith(("/api/", "/assets/"))
    return request.method == "GET" and not by_program and "text/html" in request.headers.get("Accept", "")


def add_pages(app: FastAPI) -> None:
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
        found = STATIC / "icon.svg"
        return FileResponse(found) if found.exists() else PlainTextResponse(NOT_BUILT, 503)

    app.mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False))
