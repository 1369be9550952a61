"""`hexstead admin`: administration of a server through its database."""

from __future__ import annotations

import asyncio
import json as json_text
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ..errors import HexsteadError
from .output import err, out, table, write

if TYPE_CHECKING:
    from ..server.admin import Admin

T = TypeVar("T")
app = typer.Typer(
    help="Administer a server through its database, while it runs or is stopped. Running servers react within seconds.",
    no_args_is_help=True,
)

TAKES_DASH = {"ignore_unknown_options": True}  # because WHO can be a device ID, which may start with a dash
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Code = Annotated[str, typer.Argument(metavar="CODE", help="The six letters of a table.", show_default=False)]
Who = Annotated[
    str,
    typer.Argument(
        metavar="WHO", help="A device, a seat such as ABCDEF:1, an address or a network.", show_default=False
    ),
]


@app.callback()
def admin(
    context: typer.Context,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="HEXSTEAD_DATABASE",
            help="The server's database.",
            show_default="the file in your data folder",
        ),
    ] = None,
) -> None:
    """Store the database option for the subcommand."""
    context.obj = database


def _run(context: typer.Context, job: Callable[[Admin], Awaitable[T]]) -> T:
    """Open the database and run a job on it."""
    from ..server.admin import opened
    from ..server.store import StoreFailed

    async def run() -> T:
        async with opened(context.obj) as found:
            return await job(found)

    try:
        return asyncio.run(run())
    except StoreFailed as error:
        raise HexsteadError(f"The command was not carried out: {error}.") from None


def _print_json(value: Any) -> None:
    print(json_text.dumps(value, ensure_ascii=False, indent=1))


def _time(seconds: float | None) -> str:
    return "" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _done(text: str, json: bool, **values: Any) -> None:
    """Print the result of a command."""
    if json:
        _print_json(values)
    else:
        out.print(text, soft_wrap=True)


@app.command("list")
def list_tables(
    context: typer.Context,
    status: Annotated[
        str | None, typer.Option(help="Only tables with this status: gathering, playing or over.", show_default="all")
    ] = None,
    kind: Annotated[
        str | None, typer.Option(help="Only tables of this kind: people, bots or import.", show_default="all")
    ] = None,
    network: Annotated[
        str | None, typer.Option(help="Only tables created from this network, as `list` shows it.", show_default="all")
    ] = None,
    older: Annotated[
        float | None, typer.Option(metavar="DAYS", help="Only tables unchanged for this many days.", show_default="any")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=100_000, help="At most this many tables.")] = 50,
    json: Json = False,
) -> None:
    """List tables, most recently used first."""
    found = _run(context, lambda a: a.tables(status=status, kind=kind, network=network, older=older, limit=limit))
    if json:
        _print_json(found)
        return
    shown = table("", "table", "game", "status", "kind", "visibility", "last change", "network", "entries", left=7)
    for row in found:
        cells = row["code"], row["game"], row["status"], row["kind"], row["visibility"], _time(row["used"])
        shown.add_row(*cells, row["network"] or "", str(row["entries"]))
    out.print(shown)


@app.command()
def status(context: typer.Context, json: Json = False) -> None:
    """Count the tables, and show the announcement, the drained servers and the number of bans."""
    found = _run(context, lambda a: a.status())
    if json:
        _print_json(found)
        return
    shown = table("Tables", "status", "kind", "number", left=2)
    for row in found["tables"]:
        shown.add_row(row["status"], row["kind"], str(row["count"]))
    out.print(shown)
    out.print(f"Games played in the last minutes: {found['playing']}. Bans: {found['bans']}.")
    if found["announcement"]:
        out.print(f"Announcement: {found['announcement']['texts']}", soft_wrap=True)
    if found["draining"]:
        out.print(f"Draining: {', '.join(found['draining'])}", soft_wrap=True)


@app.command()
def show(
    context: typer.Context,
    code: Code,
    chat: Annotated[bool, typer.Option("--chat", help="Include the chat.")] = False,
    json: Json = False,
) -> None:
    """Show a table: its seats, devices and state, without anything hidden."""
    found = _run(context, lambda a: a.table(code.upper(), chat))
    if json:
        _print_json(found)
        return
    facts = ", ".join(found[key] for key in ("game", "status", "kind", "visibility"))
    counts = f"turn {found['turn']}, {found['actions']} actions, {found['entries']} entries"
    out.print(f"{found['code']}: {facts}, {counts}, last change {_time(found['used'])}", soft_wrap=True)
    out.print(f"Created by device {found['host']} from {found['network'] or 'an unknown network'}", soft_wrap=True)
    shown = table("", "seat", "name", "kind", "level", "played by", "device", left=6)
    for seat in found["seats"]:
        player = "open" if seat["open"] else "bot" if seat["bot"] else "person"
        shown.add_row(str(seat["seat"]), seat["name"], seat["kind"], seat["level"], player, seat["device"] or "")
    out.print(shown)
    for line in found.get("chat", ()):
        out.print(f"{_time(line['at'])} seat {line['seat']}: {line['text']}", soft_wrap=True)


@app.command()
def close(context: typer.Context, code: Code, json: Json = False) -> None:
    """End the game of a table without a winner; its players can still look at it."""
    _run(context, lambda a: a.close(code.upper()))
    _done(f"Closed {code.upper()}.", json, closed=code.upper())


@app.command()
def delete(
    context: typer.Context,
    codes: Annotated[list[str], typer.Argument(metavar="CODE...", help="Tables.", show_default=False)],
    json: Json = False,
) -> None:
    """Delete tables with everything that belongs to them."""
    for code in codes:
        _run(context, lambda a, code=code: a.delete(code.upper()))  # type: ignore[misc]
        if not json:
            out.print(f"Deleted {code.upper()}.")
    if json:
        _print_json({"deleted": [code.upper() for code in codes]})


@app.command(context_settings=TAKES_DASH)
def ban(
    context: typer.Context,
    who: Who,
    days: Annotated[float | None, typer.Option(min=0, help="How long.", show_default="for good")] = None,
    reason: Annotated[
        str | None, typer.Option(help="A sentence that the banned client is shown.", show_default="none")
    ] = None,
    json: Json = False,
) -> None:
    """Ban a device or a network from the whole server, and disconnect it."""
    if reason is not None and len(reason) > 200:
        raise HexsteadError("A reason can have at most 200 characters.")
    found = _run(context, lambda a: a.ban(who, days, reason))
    _done(f"Banned {found}.", json, banned=found)


@app.command(context_settings=TAKES_DASH)
def unban(context: typer.Context, who: Who, json: Json = False) -> None:
    """Lift a ban."""
    found = _run(context, lambda a: a.unban(who))
    _done(f"{found} is no longer banned.", json, unbanned=found)


@app.command()
def bans(context: typer.Context, json: Json = False) -> None:
    """List the bans."""
    found = _run(context, lambda a: a.bans())
    if json:
        _print_json([{"who": one.who, "at": one.at, "until": one.until, "reason": one.reason} for one in found])
        return
    shown = table("", "banned", "since", "until", "reason", left=4)
    for one in found:
        shown.add_row(one.who, _time(one.at), _time(one.until), one.reason or "")
    out.print(shown)


@app.command()
def announce(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The text in English.", show_default=False)] = "",
    de: Annotated[str, typer.Option(metavar="TEXT", help="The text in German.", show_default="the English one")] = "",
    minutes: Annotated[float | None, typer.Option(min=0, help="How long.", show_default="until the next one")] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Withdraw the announcement.")] = False,
    json: Json = False,
) -> None:
    """Show a text to everyone, at all tables and on the start page."""
    if bool(text or de) == clear:
        raise HexsteadError("Give either a text or --clear.")
    texts = {language: found for language, found in (("en", text), ("de", de)) if found}
    _run(context, lambda a: a.announce(texts, minutes))
    _done("The announcement was withdrawn." if clear else "Announced.", json, announcement=texts)


@app.command()
def drain(
    context: typer.Context,
    server: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only this server; its log has the name.", show_default="all")
    ] = None,
    off: Annotated[bool, typer.Option("--off", help="Let the servers create tables again.")] = False,
    wait: Annotated[
        float, typer.Option(min=0, metavar="SECONDS", help="Wait until no game is being played, but at most so long.")
    ] = 0,
    json: Json = False,
) -> None:
    """Prepare a restart: no new tables, not ready for the proxy, and a note at all tables. Games continue."""

    async def change(a: Admin) -> int:
        await (a.undrain(server) if off else a.drain(server))
        return await (a.wait_for_games(wait) if wait and not off else a.live_games())

    left = _run(context, change)
    text = "Tables can be created again." if off else f"Draining. Games played in the last minutes: {left}."
    _done(text, json, draining=not off, playing=left)


@app.command()
def downgrade(
    context: typer.Context,
    schema: Annotated[str, typer.Argument(help="The schema of the older version, such as 0001.", show_default=False)],
) -> None:
    """Change the database back to an older schema, before an older version is installed. Stop all servers first."""
    from ..server.admin import downgrade as run

    asyncio.run(run(context.obj, schema))
    err.print(f"The database has the schema {schema} now. Install the older version before you start a server.")


@app.command()
def notices(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder; it is created.", show_default=False)],
) -> None:
    """Write templates of a privacy notice and an imprint, in English and German, for `serve --notices`."""
    from ..server.pages import TEMPLATES

    folder.mkdir(parents=True, exist_ok=True)
    for template in sorted(TEMPLATES.glob("*.html")):
        if (folder / template.name).exists():
            raise HexsteadError(f"{str(folder / template.name)!r} exists already.")
        write(folder / template.name, template.read_text(encoding="utf-8"))
        out.print(f"Wrote {folder / template.name}. Complete what is in brackets.", soft_wrap=True)
