"""The commands and their options. What a command does is in the file of its name, imported when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Two hex-and-geography board games: play, simulate, replay, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
maps = typer.Typer(help="Check and draw map files.", no_args_is_help=True)
app.add_typer(maps, name="map")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, such as germany.", show_default=False)]
GameNames = Annotated[
    list[str] | None, typer.Argument(metavar="GAME...", help="Games; all when none is named.", show_default=False)
]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 is any free one.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Seed = Annotated[int, typer.Option(min=0, max=2_000_000_000, help="The same seed gives the same games.")]
Players = Annotated[int, typer.Option(help="How many seats.")]
Turns = Annotated[int, typer.Option(min=1, max=30000, help="A game is cut after so many turns.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Run the rules as plain Python, not compiled.")]
Jobs = Annotated[
    int | None, typer.Option("-j", "--jobs", min=1, help="How many processes play.", show_default="all cores")
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep results here; the same command goes on from them.", show_default="none"),
]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local starts one.", show_default="no")
]
BOTS = "random, greenhorn, settler, engineer, baron, 'cmd: COMMAND' or module:MODULE:CLASS"
MapFile = Annotated[str, typer.Argument(metavar="FILE", help="A map file, or the name of a game.", show_default=False)]


def _version(asked: bool) -> None:
    if asked:
        from .. import __version__

        typer.echo(f"hexstead {__version__}")
        raise typer.Exit


@app.callback()
def hexstead(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Two hex-and-geography board games: play, simulate, replay, measure."""


@app.command()
def play(port: Port = 8000) -> None:
    """Open a table in the browser. The first time it compiles rules and bots."""
    from ..server import run
    from .warm import run_cold

    run_cold()
    run(port, join=True)


@app.command()
def serve(
    port: Port = 8000,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all of this machine.")] = "127.0.0.1",
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="HEXSTEAD_DATABASE",
            help="Where tables are kept: postgresql://… or sqlite:///FILE.",
            show_default="a file in your data folder",
        ),
    ] = None,
    trust: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy, or a network of them, whose X-Forwarded-For and -Proto are believed; may be repeated.",
            show_default="this machine",
        ),
    ] = None,
) -> None:
    """Serve tables to browsers. Several servers may share one PostgreSQL."""
    from ..server import run

    run(port, host=host, tries=1, open_browser=not no_open, database=database, trusted=trust or ())


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    players: Players = 4,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help=f"One bot for all seats, or one for each in turn: {BOTS}.",
            show_default="random players",
        ),
    ] = None,
    seed: Seed = 0,
    turns: Turns = 1000,
    option: Options = None,
    plain: Plain = False,
    jobs: Jobs = None,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Play many games, by random players or bots, and tell how they went."""
    from ..sim.jobs import Plan
    from .playing import read_options
    from .simulate import run

    bots = tuple(bot or ()) * (players if bot and len(bot) == 1 else 1)
    engine = "plain" if plain else "fast"
    run(
        Plan(game, games, players, seed, read_options(option or []), turns, bots, "fixed", engine), jobs, out, ray, json
    )


@app.command()
def tournament(
    game: GameName,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help=f"An entrant, once for each: {BOTS}.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Players = 4,
    field: Annotated[
        str,
        typer.Option(
            help="Who meets whom. mixed: all alike. ladder: one of each against the next named at all others."
        ),
    ] = "mixed",
    seed: Seed = 0,
    turns: Turns = 1000,
    option: Options = None,
    plain: Plain = False,
    jobs: Jobs = None,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Let bots play against each other, every line-up in every rotation of the seats, and rate them."""
    from ..sim.jobs import Plan
    from .playing import read_options
    from .tournament import run

    engine, bots = "plain" if plain else "fast", tuple(bot or ())
    run(Plan(game, games, players, seed, read_options(option or []), turns, bots, field, engine), jobs, out, ray, json)


@app.command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the weights of all levels go.")],
    generations: Annotated[int, typer.Option(min=0, help="Rounds in which the weights are varied.")] = 2,
    pairs: Annotated[int, typer.Option(min=1, help="Variations in each, every one with its opposite.")] = 50,
    matches: Annotated[int, typer.Option(min=50, help="Games that a variation is tried in.")] = 400,
    games: Annotated[int, typer.Option(min=250, help="Games of self-play that the odds are learned from.")] = 2000,
    seed: Seed = 1,
    jobs: Jobs = None,
    option: Options = None,
) -> None:
    """Learn by playing what Baron looks at."""
    from .train import run

    run(game, generations, pairs, matches, games, seed, jobs or 0, option or [], out)


@app.command()
def balance(
    game: GameName,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who plays at every seat: greenhorn, settler or engineer.")
    ] = "engineer",
    games: Annotated[int, typer.Option(min=4, help="How many games.")] = 4000,
    players: Players = 4,
    seed: Seed = 0,
    turns: Turns = 300,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    """Count how often each seat and each start wins between equal bots."""
    from .balance import run

    run(game, bot, games, players, seed, turns, jobs or 0, json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.", show_default=False)],
    at: Annotated[int | None, typer.Option(help="Stop after so many actions.", show_default="the end")] = None,
    viewer: Annotated[str, typer.Option(help="Who looks: a seat's number or name, spectator, or all.")] = "all",
    svg: Annotated[Path | None, typer.Option(help="Draw the board into this file.", show_default=False)] = None,
) -> None:
    """Show where a recorded game stands after any of its actions."""
    from .replay import run

    run(file, at, viewer, svg)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.", show_default=False)],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="What the table showed before the game.", show_default="the file's"),
    ] = None,
    json: Json = False,
) -> None:
    """Recompute every roll, draw and steal of a finished game from its seed and the players' nonces."""
    from .verify import run

    run(file, commitment, json)


@app.command()
def warm(
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="A game; may be repeated.", show_default="all")
    ] = None,
) -> None:
    """Compile the rules ahead of time, so that nothing has to wait for it later."""
    from .warm import run

    run(game or [])


@app.command()
def bench(
    game: GameNames = None,
    games: Annotated[int, typer.Option(min=1, help="Games per repeat of the compiled figure.")] = 300,
    seed: Seed = 1,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer repeats, and no first compile.")] = False,
    json: Json = False,
) -> None:
    """Measure the engine against its budgets: 4 seats, one core, random players."""
    from .bench import run

    run(game or [], games, seed, quick, json)


@maps.command()
def check(file: MapFile) -> None:
    """Say in sentences what is wrong with a map."""
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
