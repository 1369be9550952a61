"""Pages for `hexstead watch` that list the recorded games of a run and open one in the replay."""

from __future__ import annotations

import gzip
from pathlib import Path

from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from ..sim.records import file_name, record_files
from ..sim.report import STYLE, page, recorded_section
from ..sim.results_file import recorded_in
from .http_auth import http_caller
from .settings import MAX_IMPORT
from .tables import Tables

OWN_STYLE = '<link rel="stylesheet" href="style.css">'  # the page's security policy allows no inline styles


def add_watching(app: FastAPI, run: Path) -> None:
    """Serve the recorded games in a run's folder. Only for servers that listen on this machine."""
    codes: dict[int, str] = {}  # number of the game → code of the table with its imported record

    @app.get("/watch/", include_in_schema=False)
    async def games() -> HTMLResponse:
        found = recorded_in(run)
        summary = f"{len(found):,} recorded game{'s' * (len(found) != 1)} in {run.name or run}."
        return HTMLResponse(page("Recorded games", summary, recorded_section(found), "", OWN_STYLE))

    @app.get("/watch/style.css", include_in_schema=False)
    async def style() -> Response:
        return Response(STYLE, media_type="text/css")

    @app.get("/watch/records/{name}", include_in_schema=False)
    async def watch(request: Request, name: str) -> RedirectResponse:
        """Import a record once, and show its replay."""
        number = next((number for number in record_files(run) if file_name(number) == name), None)
        if number is None:
            raise HTTPException(404, "There is no such record")
        if number not in codes:
            tables: Tables = request.app.state.tables
            caller = await http_caller(request.app.state.auth, request)
            with gzip.open(record_files(run)[number]) as file:
                made = await tables.import_record(file.read(MAX_IMPORT + 1), caller)
            codes[number] = made["table"]
        return RedirectResponse(f"/g/{codes[number]}@0", 303)
