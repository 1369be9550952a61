"""The definition of a game: everything that core, bots, simulations and the server know about it."""

from __future__ import annotations

import pathlib
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..board import Board
from ..errors import UnknownGame
from ..game_packages import game_module, game_packages
from .action_specs import Card, Spec, StateArguments, card_dispatch, check_specs, dispatch
from .actions import ActionCodes
from .events import EventTypes
from .layout import Struct
from .names import Names, short_repr
from .numbering import Numbering, Phases
from .options import Option
from .rule import Function, rules_in


@dataclass(frozen=True, slots=True)
class SetUp:
    """How boards and states are prepared. `s`, `b` and `w` are plain structs."""

    names: Callable[[Board], Names]
    fill_board: Callable[[Any, Board, Mapping[str, Any], int], None]  # (b, map, options, players)
    start: Callable[[Any, Any, int], None]  # (s, b, players): the state before the first action
    default_state: Callable[[Any, Any, int], None]  # (s, b, players): the state that partial positions override
    derive: Callable[[Any, Any, Any, set[str]], None]  # (s, b, w, given): fill in fields that a position leaves out
    problems: Callable[[Any, Any], list[str]]  # (s, b): why a position is invalid, as sentences


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points, from plain structs."""

    points: Callable[[Any, Any, int], int]  # (s, b, seat)
    goal: Callable[[Any], int]  # (b): the points that win
    sources: Callable[[Any, Any, int], dict[str, int]]  # (s, b, seat): points by source


@dataclass(frozen=True, slots=True)
class Starts:
    """The different starts of seats, for balance runs: a start card, a colour."""

    of: Callable[[Any, Any, int], str] = lambda s, b, seat: ""  # (s, b, seat)
    options: tuple[Mapping[str, Any], ...] = ({},)  # option sets that together give every start to every seat


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """One game."""

    folder: pathlib.Path
    rules_version: int
    players: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[Struct]
    board: type[Struct]
    work: type[Struct]
    phases: Phases
    actions: ActionCodes
    specs: tuple[Spec, ...]
    events: EventTypes
    rule_ids: Sequence[str]  # the rule behind each refusal
    hooks: Mapping[str, Function]  # rule functions by name, see rule_functions
    set_up: SetUp
    scoring: Scoring
    starts: Starts = Starts()
    hex_number: Callable[[Any, Any, int], int] = lambda s, b, hex: int(b.hex_number[hex])  # 0: no token
    built_nodes: Callable[[Any, Any], set[int]] = lambda s, b: set()  # (s, b): nodes with buildings, for usage counts
    editions: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # presets of options
    # (s, b, seat): whether a seat can build in the phase after this turn, by public facts. The action that ends such a
    # phase must be named "pass". None: the game has no build phase
    may_build_after: Callable[[Any, Any, int], bool] | None = None
    stock: tuple[str, ...] = ()  # state fields that count, by seat, pieces and goods that can run out
    lapses: Callable[[Any, int, int], int] = lambda s, kind, x: 0  # (s, kind, x): paid steps that an action forfeits

    def __reduce__(self) -> tuple[Any, ...]:
        return definition, (self.name,)

    def __deepcopy__(self, memo: object) -> Definition:
        return self  # immutable, and compared by identity

    @property
    def name(self) -> str:
        return self.folder.name

    def spec(self, kind: int) -> Spec:
        return _specs(self)[kind]

    def state_arguments(self, kind: int) -> StateArguments | None:
        """How arguments of this kind depend on the state; None if they do not or the kind is unknown."""
        return self.spec(kind).arguments if 0 <= kind < len(self.specs) else None


@cache
def _specs(game: Definition) -> dict[int, Spec]:
    return {spec.action.kind: spec for spec in game.specs}


def rule_functions(
    rules: types.ModuleType,
    actions: ActionCodes,
    specs: Sequence[Spec],
    phases: Phases,
    cards: Sequence[Card] = (),
    card_names: Numbering | None = None,
) -> dict[str, Function]:
    """The functions of a game's `rules` package, and the dispatch generated from its specs and cards.

    Raises ValueError unless there is exactly one spec per action and one declaration per card.
    """
    check_specs(specs, actions.classes)
    game = rules.__name__
    cards_made = card_dispatch(game, cards, card_names or Numbering())
    return {**rules_in(rules), **dispatch(game, specs, phases), **cards_made}


def game_names() -> list[str]:
    """The names of all installed games, sorted."""
    return sorted(game_packages())


@cache
def definition(name: str) -> Definition:
    """The definition of a game; raises UnknownGame."""
    if name not in game_packages():
        raise UnknownGame(f"There is no game {short_repr(name)}. Known: {', '.join(game_names())}.")
    found: Definition = game_module(name).GAME
    return found
