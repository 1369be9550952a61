"""`hexstead replay`: print the position of a recorded game after any action, from one viewer's perspective."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.table import Table

from ..core.events import EVERYTHING, Event
from ..core.game import Game
from ..core.game_file import replay
from ..core.positions import serialise
from ..errors import BadOption, BadRecord
from .output import out, table, write

LAST_EVENTS = 10
GZIP = b"\x1f\x8b"  # first bytes of a compressed file
LARGEST_FILE = 50_000_000  # bytes, uncompressed


def run(file: Path, at: int | None, viewer: str, svg: Path | None) -> None:
    record = read_record(file)
    game = replay(record, at)
    who = read_viewer(viewer, game)
    if svg is not None:
        write(svg, game.svg(who))  # first: it can fail, and a pager can close stdout early
    total = len(record["actions"])
    names = Namer(game)
    acting = ", ".join(names.seat(seat) for seat in game.to_act) or "nobody: the game is over"
    lines = [
        f"{game.name}, {game.players} players: after action {len(game.history)} of {total}",
        f"turn {game.turn}, {names.seat(game.turn_seat)}'s; phase {game.phase}; to act: {acting}",
    ]
    if game.result is not None:
        kind, winner = game.result["kind"], game.result["winner"]
        lines.append(f"The game is {kind}" + (f" by {names.seat(winner)}." if winner is not None else "."))
    out.print("\n".join(lines), soft_wrap=True)
    out.print(f"\nLast events, as seen by {viewer if who == EVERYTHING else names.viewer(who)}", style="bold")
    for event in game.events_since(0, who)[-LAST_EVENTS:]:
        out.print(" " + event_line(event, names), soft_wrap=True)
    out.print()
    for part in tables(game, who, names):
        out.print(part)
    if svg is not None:
        out.print(f"The board is in {svg}.", soft_wrap=True)


def read_record(file: Path) -> dict[str, Any]:
    """The JSON object in a file, compressed or not; raises BadRecord if there is none. `replay` validates it."""
    try:
        with open(file, "rb") as opened:
            is_compressed = opened.read(len(GZIP)) == GZIP
            opened.seek(0)
            raw = (gzip.GzipFile(fileobj=opened) if is_compressed else opened).read(LARGEST_FILE + 1)
        if len(raw) > LARGEST_FILE:
            raise BadRecord(f"{str(file)!r} is larger than {LARGEST_FILE} bytes.")
        record = json.loads(raw.decode("utf-8-sig"))
    except (EOFError, zlib.error) as error:
        raise BadRecord(f"{str(file)!r} is not a complete gzip file.") from error
    except OSError as error:
        raise BadRecord(f"{str(file)!r} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{str(file)!r} is not UTF-8 text.") from error
    except RecursionError as error:
        raise BadRecord(f"{str(file)!r} is nested too deeply.") from error
    except ValueError as error:
        raise BadRecord(f"{str(file)!r} is not JSON: {error}.") from error
    if not isinstance(record, dict):
        raise BadRecord(f"{str(file)!r} holds no game record: it must be a JSON object.")
    return record


def read_viewer(text: str, game: Game) -> int | None:
    """A seat by number or name, None for a spectator, EVERYTHING for all."""
    known: dict[str, int | None] = {"all": EVERYTHING, "spectator": None}
    for seat, name in enumerate(game.seats):
        known[str(seat)] = known[name] = seat
    if text not in known:
        raise BadOption(f"There is no viewer {text!r}. Known: {', '.join(known)}.")
    return known[text]


class Namer:
    """Printable names of seats and viewers."""

    def __init__(self, game: Game):
        self._names = ["".join(c if c.isprintable() else "?" for c in name) for name in game.seats]

    def seat(self, seat: int | str) -> str:
        return f"{self._names[seat]} ({seat})" if isinstance(seat, int) and 0 <= seat < len(self._names) else str(seat)

    def viewer(self, viewer: int | None) -> str:
        return "a spectator" if viewer is None else self.seat(viewer)


def event_line(event: Event, names: Namer) -> str:
    """One line of text for an event: seat, type and the other fields."""
    data = event.to_json()
    kind = str(data.pop("type")).replace("_", " ")
    who = data.pop("seat", None)
    rest = ", ".join(f"{key} {'unknown' if value is None else brief(value)}" for key, value in data.items())
    return (f"{names.seat(who)}: " if who is not None else "") + kind + (f" ({rest})" if rest else "")


def brief(value: Any) -> str:
    """A value of a position as short text: {"ore": 2} becomes `2 ore`."""
    if value is None:
        return "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{brief(n)} {name}" for name, n in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(brief(entry) for entry in value) or "–"
    return str(value)


def tables(game: Game, viewer: int | None, names: Namer) -> list[Table]:
    """The position as two tables: fields per seat, and all others. Zeros and empty values are left out."""
    engine = game.engine
    s = game.state if viewer == EVERYTHING else game.view(viewer).masked
    position = serialise(s, engine.names, viewer)
    seats = table("Seats", "", *(names.seat(seat) for seat in range(game.players)), left=1 + game.players)
    seats.add_row("points", *map(str, engine.points(s)))
    rest = table("Table", "", "", left=2)
    for field in s.FIELDS:
        value, label = position[field.name], field.name.replace("_", " ")
        if field.axes[:1] == ("seats",):
            cells = ["hidden" if entry is None and field.who != "all" else brief(entry) for entry in value]
            _add(seats, label, cells)
        elif field.axes and field.of == "seats":
            owned = [[place for place, owner in value.items() if owner == seat] for seat in range(game.players)]
            _add(seats, label, [brief(places) for places in owned])
        elif value is None and field.who != "all":
            rest.add_row(label, "hidden")
        elif field.name != "players":
            _add(rest, label, [brief(value)])
    return [seats, rest]


def _add(to: Table, label: str, cells: list[str]) -> None:
    if any(cell not in ("0", "–") for cell in cells):
        to.add_row(label, *cells)
