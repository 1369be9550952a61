"""Declarations of actions and development cards, and the dispatch generated from them.

A game declares each action once, as a `Spec`: its rule functions, phases, price and preview. `dispatch` generates the
functions `check_action`, `apply_action`, `list_actions` and `weigh` as static if-chains, which both back ends need.
The order of the specs is the order of the legal list in every phase; trades (`Offer`, `Counter`) come last. A kind
without a spec is refused by `check_action` and reported by `apply_action`.

Rule functions of a spec take any of `s, b, w, seat, kind` by these names, then the action's arguments in order.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .actions import Action
from .common_fields import CARD_KEPT, NO_CHOICE, NO_SUCH, UNKNOWN_ACTION
from .generated import define
from .numbering import Numbering, Phases
from .rule import Function
from .rules.chance_nodes import check_outcome
from .rules.deck import check_play_card
from .rules.hands import can_pay, check_can_pay, pay
from .rules.play import list_block

RuleFunction = Callable[..., int]
Goods = dict[str, int]  # counts by name


@dataclass(frozen=True, slots=True)
class StateArguments:
    """Naming of actions whose arguments depend on the state. Where such a kind can be chosen, nothing else can."""

    arguments: Callable[[Any, Mapping[str, Any], int], dict[str, Any]]  # (state, options, x) -> arguments by name
    number: Callable[[Any, Mapping[str, Any], Any], int | None]  # (state, options, action) -> x, None if there is none


@dataclass(frozen=True, slots=True)
class Preview:
    """What prompts show about an action before it is chosen. The rules themselves do not use it.

    `count` names the board field with the number of cards or gold that the action takes. `cost` and `gains` depend on
    the target: `cost(s, b, seat, x, y)`; `gains(s, b, w, seat, x, y)` has one entry per possible outcome, each with
    the goods of every seat. `is_idle(s, b, w, seat, x, y)` tells whether the action would have no effect, by what
    everyone can see, so that a table can warn. `tours(s, b, seat, x)` lists sequences of y that can be chosen one after
    another, with their total cost.
    """

    count: str | None = None
    cost: Callable[[Any, Any, int, int, int], Goods] | None = None
    gains: Callable[[Any, Any, Any, int, int, int], list[list[Goods]]] | None = None
    is_idle: Callable[[Any, Any, Any, int, int, int], bool] | None = None
    tours: Callable[[Any, Any, int, int], list[tuple[tuple[int, ...], Goods]]] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """One action of a game.

    `check` returns 0 or a refusal; without it the action is legal in its phases, or for chance if its weight is not 0.
    `apply` carries out the action and returns 0. `enumerate` appends the legal codes to `w.legal`; without it every
    code of the kind is checked. `price` is a row of the board's cost table: it is checked, paid and shown in `phases`,
    and waived in `free_phases`; `check` and `enumerate` need not look at it. `weigh` is for chance: it writes the
    weights of the outcomes and returns their sum.
    """

    action: type[Action]
    apply: RuleFunction
    phases: tuple[int, ...]
    free_phases: tuple[int, ...] = ()
    check: RuleFunction | None = None
    enumerate: RuleFunction | None = None
    price: int | None = None
    weigh: RuleFunction | None = None
    check_uncoded: RuleFunction | None = None  # the same for a trade without a code
    apply_uncoded: RuleFunction | None = None
    preview: Preview = Preview()
    declines: bool = False  # forgoes something that another action gives for the same price; bots never choose it
    arguments: StateArguments | None = None

    @property
    def all_phases(self) -> tuple[int, ...]:
        return (*self.phases, *self.free_phases)


@dataclass(frozen=True, slots=True)
class Card:
    """A development card. `play` applies its effect; None if the card is not played by `PlayCard`.

    `check` returns 0 or a refusal, after the shared checks.
    """

    number: int
    play: RuleFunction | None = None
    check: RuleFunction | None = None


def check_specs(specs: Sequence[Spec], classes: Sequence[type[Action]]) -> None:
    """Raise ValueError unless there is exactly one spec per action class."""
    declared = [spec.action for spec in specs]
    for cls in classes:
        if declared.count(cls) != 1:
            raise ValueError(f"{cls.__name__} needs exactly one spec, not {declared.count(cls)}.")
    for cls in declared:
        if cls not in classes:
            raise ValueError(f"{cls.__name__} is not among the numbered actions.")


class _Source:
    """The source of one generated function, and the globals that it uses."""

    def __init__(self, header: str):
        self.lines = [header]
        self.scope: dict[str, Any] = {}

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def constant(self, name: str, value: int) -> str:
        self.scope[name] = value
        return name

    def call(self, function: RuleFunction, arguments: Sequence[str] = ("x", "y")) -> str:
        """A call that passes structs, seat and kind by name, and `arguments` for the remaining parameters."""
        name = function.__name__
        if self.scope.setdefault(name, function) is not function:
            raise ValueError(f"Two rule functions are called {name}.")
        rest = iter(arguments)
        parameters = inspect.signature(function).parameters
        return f"{name}({', '.join(p if p in ('s', 'b', 'w', 'seat', 'kind') else next(rest) for p in parameters)})"

    def define(self, game: str) -> Function:
        name = self.lines[0].removeprefix("def ").partition("(")[0]
        function: Any = define(name, "\n".join([*self.lines, ""]), f"{game}.{name}", self.scope)
        function.is_rule = True
        return function  # type: ignore[no-any-return]


def dispatch(game: str, specs: Sequence[Spec], phases: Phases) -> dict[str, Function]:
    """Generate the functions that run a game's actions, by the names of the hooks in `core` that they fill."""
    made = (_check(specs, phases), _apply(specs, phases), _list(specs, phases), _weigh(specs, phases))
    return {function.__name__: function for function in (source.define(game) for source in made)}


def card_dispatch(game: str, cards: Sequence[Card], names: Numbering) -> dict[str, Function]:
    """Generate `check_card` and `card_effect` from a game's cards."""
    if sorted(card.number for card in cards) != list(range(len(names))):
        raise ValueError("There must be exactly one declaration per development card.")
    made = (_check_card(cards, names), _card_effect(cards, names))
    return {function.__name__: function for function in (source.define(game) for source in made)}


def _kind(source: _Source, spec: Spec) -> str:
    return source.constant(spec.action.type_name().upper(), spec.action.kind)


def _in_phases(source: _Source, numbers: Iterable[int], phases: Phases) -> str:
    return " or ".join(f"s.phase == {_phase(source, number, phases)}" for number in numbers)


def _phase(source: _Source, number: int, phases: Phases) -> str:
    return source.constant(f"PHASE_{phases[number].upper()}", number)


def _price(source: _Source, spec: Spec) -> str:
    assert spec.price is not None
    return source.constant(f"PRICE_OF_{spec.action.type_name().upper()}", spec.price)


def _check(specs: Sequence[Spec], phases: Phases) -> _Source:
    source = _Source("def check_action(s, b, w, seat, kind, x, y):")
    for spec in specs:
        source.add(1, f"if kind == {_kind(source, spec)}:")
        check = check_outcome if spec.action.by_chance and spec.check is None else spec.check
        own = "0" if check is None else source.call(check)
        if spec.price is None:
            source.add(2, f"return {own}")
            continue
        source.scope["check_can_pay"] = check_can_pay
        source.add(2, f"refused = {own}")
        free = f" or {_in_phases(source, spec.free_phases, phases)}" if spec.free_phases else ""
        source.add(2, f"if refused != 0{free}:")
        source.add(3, "return refused")
        source.add(2, f"return check_can_pay(s, b, seat, {_price(source, spec)})")
    for spec in specs:
        if spec.check_uncoded is not None:
            source.add(1, f"if kind == {_uncoded(source, spec)}:")
            source.add(2, f"return {source.call(spec.check_uncoded)}")
    source.add(1, f"return {source.constant('NO_CHOICE', NO_CHOICE)}")
    return source


def _uncoded(source: _Source, spec: Spec) -> str:
    number: int = spec.action.uncoded_kind  # type: ignore[attr-defined]
    return source.constant(f"UNCODED_{spec.action.type_name().upper()}", number)


def _apply(specs: Sequence[Spec], phases: Phases) -> _Source:
    source = _Source("def apply_action(s, b, w, seat, kind, x, y):")
    for spec in specs:
        source.add(1, f"if kind == {_kind(source, spec)}:")
        if spec.price is not None:
            source.scope["pay"] = pay
            depth = 2
            if spec.free_phases:
                source.add(2, f"if {_in_phases(source, spec.phases, phases)}:")
                depth = 3
            source.add(depth, f"pay(s, b, w, seat, {_price(source, spec)})")
        source.add(2, f"return {source.call(spec.apply)}")
    for spec in specs:
        if spec.apply_uncoded is not None:
            source.add(1, f"if kind == {_uncoded(source, spec)}:")
            source.add(2, f"return {source.call(spec.apply_uncoded)}")
    source.add(1, f"return {source.constant('UNKNOWN_ACTION', UNKNOWN_ACTION)}")
    return source


def _list(specs: Sequence[Spec], phases: Phases) -> _Source:
    source = _Source("def list_actions(s, b, w, seat):")
    word = "if"
    for number in phases:
        here = [spec for spec in specs if number in spec.all_phases and not spec.action.by_chance]
        if not here:
            continue
        source.add(1, f"{word} s.phase == {_phase(source, number, phases)}:")
        word = "elif"
        for spec in here:
            depth = 2
            if spec.price is not None and number in spec.phases:
                source.scope["can_pay"] = can_pay
                source.add(2, f"if can_pay(s, b, seat, {_price(source, spec)}):")
                depth = 3
            if spec.enumerate is not None:
                source.add(depth, source.call(spec.enumerate))
            else:
                source.scope["list_block"] = list_block
                source.add(depth, f"list_block(s, b, w, seat, {_kind(source, spec)})")
    source.add(1, "return 0")
    return source


def _weigh(specs: Sequence[Spec], phases: Phases) -> _Source:
    source = _Source("def weigh(s, b, w):")
    for spec in specs:
        if spec.weigh is not None:
            source.add(1, f"if {_in_phases(source, spec.all_phases, phases)}:")
            source.add(2, f"w.chance_kind = {_kind(source, spec)}")
            source.add(2, f"return {source.call(spec.weigh)}")
    source.add(1, "w.n_weights = 0")
    source.add(1, "return 0")
    return source


def _check_card(cards: Sequence[Card], names: Numbering) -> _Source:
    source = _Source("def check_card(s, b, w, seat, card):")
    for card in cards:
        if card.play is None:
            source.add(1, f"if card == {source.constant(names[card.number].upper(), card.number)}:")
            source.add(2, f"return {source.constant('CARD_KEPT', CARD_KEPT)}")
    source.add(1, f"refused = {source.call(check_play_card, ('card',))}")
    source.add(1, "if refused != 0:")
    source.add(2, "return refused")
    for card in cards:
        if card.play is not None:
            source.add(1, f"if card == {source.constant(names[card.number].upper(), card.number)}:")
            source.add(2, f"return {'0' if card.check is None else source.call(card.check)}")
    source.add(1, f"return {source.constant('NO_SUCH', NO_SUCH)}")
    return source


def _card_effect(cards: Sequence[Card], names: Numbering) -> _Source:
    source = _Source("def card_effect(s, b, w, seat, card):")
    for card in cards:
        if card.play is not None:
            source.add(1, f"if card == {source.constant(names[card.number].upper(), card.number)}:")
            source.add(2, f"return {source.call(card.play, ('card',))}")
    source.add(1, f"return {source.constant('UNKNOWN_ACTION', UNKNOWN_ACTION)}")
    return source
