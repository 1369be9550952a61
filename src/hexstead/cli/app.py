"""The commands and their options. Each command is implemented in the module of the same name, imported on use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..bots.levels import LEVELS, OFFERED
from ..core.definition import game_names
from . import admin

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
maps = typer.Typer(help="Check and draw map files.", no_args_is_help=True)
app.add_typer(maps, name="map")
app.add_typer(admin.app, name="admin")

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"A game: {', '.join(game_names())}.", show_default=False)
]
GameNames = Annotated[
    list[str] | None, typer.Argument(metavar="GAME...", help="Games; all by default.", show_default=False)
]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 picks a free one.")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Seed = Annotated[int, typer.Option(min=0, max=2_000_000_000, help="The same seed gives the same games.")]
Players = Annotated[int, typer.Option(help="Number of players.")]
Turns = Annotated[int, typer.Option(min=1, max=30000, help="Stop each game after this many turns.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; can be repeated.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Run the rules as plain Python instead of compiled.")]
Jobs = Annotated[int | None, typer.Option("-j", "--jobs", min=1, help="Number of processes.", show_default="all cores")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Save results here; the same command continues an interrupted run.", show_default="none"
    ),
]
Records = Annotated[
    str | None,
    typer.Option(
        metavar="GAMES",
        help="Keep the records of this number of games, or of 'all', in the folder of --out; see `hexstead watch`.",
        show_default="none",
    ),
]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; 'local' starts one.", show_default="no")
]
BOTS = f"{', '.join(OFFERED)}, 'cmd: COMMAND' or module:MODULE:CLASS"
FAST_BOTS = [name for name in OFFERED if LEVELS[name].plays_in_kernel]
MapFile = Annotated[str, typer.Argument(metavar="FILE", help="A map file, or the name of a game.", show_default=False)]


def _version(requested: bool) -> None:
    if requested:
        from .. import __version__

        typer.echo(f"hexstead {__version__}")
        raise typer.Exit


@app.callback()
def hexstead(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Hex board games: play, simulate, replay, measure."""


@app.command()
def play(
    port: Port = 8000,
    no_open: NoOpen = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT",
            help="Offer your own bot as an opponent, such as mine=module:my_bot:MyBot; can be repeated.",
            show_default="none",
        ),
    ] = None,
) -> None:
    """Play in the browser. The first time, rules and bots are compiled in the background."""
    from ..bots.specs import offer_bots
    from .game_runs import find_modules_here

    find_modules_here()
    offer_bots(bot or ())
    from ..server import run

    run(port, join=True, open_browser=not no_open)


@app.command()
def serve(
    port: Port = 8000,
    no_open: NoOpen = False,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all interfaces.")] = "127.0.0.1",
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="HEXSTEAD_DATABASE",
            help="Database for tables: postgresql://… or sqlite:///FILE.",
            show_default="a file in your data folder",
        ),
    ] = None,
    trust: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Trust X-Forwarded-For and -Proto from this proxy or network; can be repeated.",
            show_default="this machine",
        ),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name by which browsers reach the server, such as play.example; can be repeated.",
            show_default="localhost and IP addresses",
        ),
    ] = None,
    link_host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Private address at which other servers on the same PostgreSQL database reach this one.",
        ),
    ] = "127.0.0.1",
    cap: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER",
            help="How many tables can be in use, such as bots=10 or people-per-network=0 (no limit); can be repeated.",
            show_default="see the documentation",
        ),
    ] = None,
    keep: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND=DAYS",
            help="How long tables are kept, such as finished=30 or idle=0 (forever); can be repeated.",
            show_default="see the documentation",
        ),
    ] = None,
    notices: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Publish privacy.html and imprint.html of this folder; privacy.de.html is for readers of German.",
            show_default="none",
        ),
    ] = None,
    site: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Let games against bots go on in the browser without the server, with this folder of `hexstead site`.",
            show_default="none",
        ),
    ] = None,
) -> None:
    """Run a server. Several servers can share one PostgreSQL database."""
    from ..server import run
    from ..server.retention import Retention
    from ..server.settings import Caps
    from ..server.start import read_numbers

    run(
        port,
        host=host,
        tries=1,
        open_browser=not no_open,
        database=database,
        trusted=trust or (),
        host_names=host_name or (),
        link_host=link_host,
        caps=read_numbers(Caps(), cap or ()),
        retention=read_numbers(Retention(), keep or ()),
        notices=notices,
        site=site,
    )


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    players: Players = 4,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help=f"One bot for all seats, or one per seat: {BOTS}.",
            show_default="random players",
        ),
    ] = None,
    seed: Seed = 0,
    turns: Turns = 1000,
    option: Options = None,
    plain: Plain = False,
    jobs: Jobs = None,
    out: Out = None,
    records: Records = None,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Play many games between random players or bots and print statistics."""
    from ..sim.run_config import RunConfig
    from .game_runs import read_options, with_records
    from .simulate import run

    bots = tuple(bot or ()) * (players if bot and len(bot) == 1 else 1)
    engine = "plain" if plain else "fast"
    config = RunConfig(game, games, players, seed, read_options(option or []), turns, bots, "fixed", engine)
    run(
        with_records(config, records, out),
        jobs,
        out,
        ray,
        json,
    )


@app.command()
def tournament(
    game: GameName,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help=f"An entrant; repeat for each: {BOTS}.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    players: Players = 4,
    field: Annotated[
        str,
        typer.Option(
            help="Pairings. mixed: every combination. ladder: one of each bot against the next bot at all other seats."
        ),
    ] = "mixed",
    seed: Seed = 0,
    turns: Turns = 1000,
    option: Options = None,
    plain: Plain = False,
    jobs: Jobs = None,
    out: Out = None,
    records: Records = None,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Rate bots against each other, playing every line-up in every rotation of the seats."""
    from ..sim.run_config import RunConfig
    from .game_runs import read_options, with_records
    from .tournament import run

    engine, bots = "plain" if plain else "fast", tuple(bot or ())
    config = RunConfig(game, games, players, seed, read_options(option or []), turns, bots, field, engine)
    run(
        with_records(config, records, out),
        jobs,
        out,
        ray,
        json,
    )


@app.command()
def score(
    game: GameName,
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"The bot: {BOTS}.", show_default=False)],
    games: Annotated[
        int | None, typer.Option(min=1, help="Games against each opponent, for a quick look.", show_default="200")
    ] = None,
    jobs: Jobs = None,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Play Hexstead-Bench: a fixed series against frozen levels that gives every bot a comparable score."""
    from .score import run

    run(game, bot, games, jobs, out, ray, json)


@app.command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="File to write the weights or the network to.")],
    generations: Annotated[int, typer.Option(min=0, help="Generations of the evolution strategy.")] = 2,
    pairs: Annotated[int, typer.Option(min=1, help="Antithetic pairs of perturbations per generation.")] = 50,
    matches: Annotated[int, typer.Option(min=50, help="Games per perturbation.")] = 400,
    games: Annotated[int, typer.Option(min=250, help="Self-play games for the win model or the network.")] = 2000,
    network: Annotated[bool, typer.Option("--network", help="Train the network of win probabilities instead.")] = False,
    epochs: Annotated[int, typer.Option(min=1, help="Passes over the positions, with --network.")] = 12,
    seed: Seed = 1,
    jobs: Jobs = None,
    option: Options = None,
) -> None:
    """Train the weights of the bot levels, or the network of win probabilities, by self-play."""
    if network:
        from .train_network import run as train_network

        train_network(game, games, epochs, seed, jobs or 0, option or [], out)
        return
    from .train import run

    run(game, generations, pairs, matches, games, seed, jobs or 0, option or [], out)


@app.command()
def balance(
    game: GameName,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help=f"Who plays at every seat: {', '.join(FAST_BOTS)}.")
    ] = "engineer",
    games: Annotated[int, typer.Option(min=4, help="Number of games.")] = 4000,
    players: Players = 4,
    seed: Seed = 0,
    turns: Turns = 300,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    """Measure how often each seat and each start wins in games of equal bots, and how often each place is used."""
    from .balance import run

    run(game, bot, games, players, seed, turns, jobs or 0, json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.", show_default=False)],
    at: Annotated[int | None, typer.Option(help="Stop after this many actions.", show_default="the end")] = None,
    viewer: Annotated[str, typer.Option(help="Whose view: a seat's number or name, spectator, or all.")] = "all",
    svg: Annotated[Path | None, typer.Option(help="Write the board as SVG to this file.", show_default=False)] = None,
) -> None:
    """Show the position of a recorded game after any of its actions."""
    from .replay import run

    run(file, at, viewer, svg)


@app.command()
def watch(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a run.", show_default=False)],
    number: Annotated[
        int | None, typer.Argument(metavar="N", help="The number of a game.", show_default="a list of all games")
    ] = None,
    port: Port = 8000,
    no_open: NoOpen = False,
) -> None:
    """Replay recorded games of `tournament` or `simulate` in the browser."""
    from .watch import run

    run(folder, number, port, not no_open)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.", show_default=False)],
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with charts to this file.", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    """Show every seat's chance to win over a finished game, luck, and what each decision cost."""
    from .analyse import run

    run(file, json, html)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.", show_default=False)],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The commitment shown before the game.", show_default="the file's"),
    ] = None,
    json: Json = False,
) -> None:
    """Recompute every roll, draw and steal of a finished game from its seed and the players' nonces."""
    from .verify import run

    run(file, commitment, json)


@app.command()
def warm(
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="A game; can be repeated.", show_default="all")
    ] = None,
) -> None:
    """Compile rules and bots ahead of time."""
    from .warm import run

    run(game or [])


@app.command()
def bench(
    game: GameNames = None,
    games: Annotated[int, typer.Option(min=1, help="Games per repeat of the compiled figure.")] = 300,
    seed: Seed = 1,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer repeats, and skip the first compile.")] = False,
    json: Json = False,
) -> None:
    """Measure the engine's speed against its budgets: 4 seats, one core, random players."""
    from .bench import run

    run(game or [], games, seed, quick, json)


@app.command()
def site(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The folder to write.", show_default=False)],
    page: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="A page built by hatch_build.py --out.", show_default="installed"),
    ] = None,
) -> None:
    """Write a static site, which any web host can serve and which needs no server. Needs the extra `page`."""
    from .site import run

    run(out, page)


@maps.command()
def check(file: MapFile) -> None:
    """List the errors in a map file."""
    from .maps import run_check

    run_check(file)


@maps.command()
def draw(
    file: MapFile,
    theme: Annotated[str, typer.Option(help="light, dark or hc (high contrast).")] = "light",
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="The SVG file to write.", show_default="standard output")
    ] = None,
) -> None:
    """Draw a map as SVG."""
    from .maps import run_draw

    run_draw(file, theme, out)
