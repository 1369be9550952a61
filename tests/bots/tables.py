"""Helpers: a kernel session about a position, and games of one bot against random ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import hexstead
from hexstead.bots import Bot, Move, Seen, Sight, Terms
from hexstead.bots.bot import decision_of, seen_by
from hexstead.bots.decision_kernel import FEATURES
from hexstead.bots.level_bots import KernelSession
from hexstead.core.game import Game


def sight_of(game: Game, seat: int) -> Sight:
    return Sight(Terms.of(game), seat, game.masked(seat), game.legal_codes(seat))


def look(game: Game, seat: int = 0, viewer: int | None = None, level: str = "engineer") -> KernelSession:
    """A kernel session that has computed the features of a seat from what `viewer` (default: the seat) sees."""
    viewer = seat if viewer is None else viewer
    session = KernelSession(Terms.of(game), seat, 1, level, "plain", None)
    session.look(game.masked(viewer), game.legal_codes(viewer))
    session.ask(FEATURES)
    return session


class AnyMove:
    """Plays random moves but offers no trades."""

    name = "any move"

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self.draw = Random(seed)

    def see(self, seen: Seen) -> None:
        pass

    def decide(self, sight: Sight) -> Move:
        moves = sight.terms.definition.actions.moves
        types = sight.terms.definition.actions.classes
        quiet = [c for c in sight.legal if types[moves[c][0]].axes != ("bundles",)]
        return self.draw.choice(quiet)

    def close(self) -> None:
        pass


def play(
    bot: Bot,
    game: str = "germany",
    *,
    seed: int = 1,
    turns: int = 12,
    decisions: int = 10_000,
    options: dict[str, Any] | None = None,
    look: Callable[[Game, Sight, Move], None] | None = None,
) -> Game:
    """Play the bot at seat 0 against random ones until the game is over or a limit of turns or decisions is reached."""
    table = hexstead.new(game, 3, seed=seed, options=options or {})
    terms = Terms.of(table)
    bots: Sequence[Bot] = [bot, AnyMove(), AnyMove()]
    for seat, each in enumerate(bots):
        each.begin(terms, seat, seed + seat)
    while not table.is_over and table.turn <= turns and decisions:
        shown = len(table._rows)
        if table.to_act == ("chance",):
            table.step_chance()
        else:
            seat = int(table.to_act[0])
            sight = sight_of(table, seat)
            move = decision_of(bots[seat], sight)
            if seat == 0:
                decisions -= 1
                if look is not None:
                    look(table, sight, move)
            table._step(seat, move, move)
        actor, made = table._entries[-1]
        for seat, each in enumerate(bots):
            each.see(seen_by(table.engine, seat, actor, made, table._rows[shown:]))
    return table
