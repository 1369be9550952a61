"""What a game tells the rest of the house about itself, and how games are found by name."""

from __future__ import annotations

import importlib
import pathlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..board import Board
from ..errors import UnknownGame
from .actions import ActionTable
from .events import EventTable
from .names import Names, shown
from .options import Option
from .records import Record
from .rule import Function

GAMES = pathlib.Path(__file__).parent.parent / "games"


@dataclass(frozen=True, slots=True)
class Situational:
    """How the actions of a kind are named where names depend on the state: of a number, and back (None: no such)."""

    arguments: Callable[[Any, Mapping[str, Any], int], dict[str, Any]]  # state, options, x
    number: Callable[[Any, Mapping[str, Any], Any], int | None]  # state, options, action


Toll = Callable[[Any, Any, int, int, int], dict[str, int]]  # goods by name, of state, board record, seat, x, y
Gain = Callable[[Any, Any, Any, int, int, int], list[list[dict[str, int]]]]  # goods per seat, for each way it may end
Tours = Callable[[Any, Any, int, int], list[tuple[tuple[int, ...], dict[str, int]]]]  # state, board record, seat, x


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """One game. Everything that core, bots, simulations and the server know of it goes through here."""

    name: str
    folder: pathlib.Path
    rules_version: int
    players: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[Record]
    board: type[Record]
    work: type[Record]
    actions: ActionTable
    events: EventTable
    hooks: Mapping[str, Function]  # the game's rules by name, those that fill the hooks of core among them
    rule_ids: tuple[str, ...]
    phases: Mapping[int, str]
    purposes: Mapping[int, str]  # of each chance phase
    prices: Mapping[int, int]  # action kind -> row of the cost table
    paid_phases: tuple[int, ...]  # where those costs are paid
    counts: Mapping[int, str]  # action kind -> field of the board record that says how many cards or gold it takes
    make_names: Callable[[Board], Names]
    fill_board: Callable[[Any, Board, Mapping[str, Any], int], None]
    start: Callable[[Any, Any, int], None]  # state, board record, players
    middle: Callable[[Any, Any, int], None]  # the state that positions are told against
    derive: Callable[[Any, Any, Any, set[str]], None]
    faults: Callable[[Any, Any], list[str]]
    points: Callable[[Any, Any, int], int]
    goal: Callable[[Any], int]  # points that win, of a board record
    point_sources: Callable[[Any, Any, int], dict[str, int]]  # what a seat's points come from, by name
    editions: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # presets of options
    by_state: Mapping[int, Situational] = field(default_factory=dict)  # kinds whose arguments depend on the state;
    # where one may be chosen, nothing else may
    tolls: Mapping[int, Toll] = field(default_factory=dict)  # kinds whose price depends on the target
    gains: Mapping[int, Gain] = field(default_factory=dict)  # kinds that give something, depending on the target
    start_of: Callable[[Any, Any, int], str] = lambda s, b, seat: ""  # what a seat started with: a card, a colour
    start_terms: tuple[Mapping[str, Any], ...] = ({},)  # options that together give every seat every start
    tours: Mapping[int, Tours] = field(default_factory=dict)  # kinds done many in a row: lists of y, what each takes


def game_names() -> list[str]:
    """The games that are there: folders with rules in them."""
    return sorted(p.name for p in GAMES.iterdir() if (p / "rules").is_dir())


@cache
def definition(name: str) -> Definition:
    """A game by its folder's name; raises UnknownGame with a sentence."""
    if name not in game_names():
        raise UnknownGame(f"There is no game {shown(name)}. Known: {', '.join(game_names())}.")
    found: Definition = importlib.import_module(f"hexstead.games.{name}").GAME
    return found
