"""Bots at tables of the tests: what they see in a position, and games in which all are asked and shown what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import hexstead
from hexstead.bots import Bot, Move, Seen, Sight, Terms
from hexstead.bots.bot import seen_by
from hexstead.bots.kernel import FEATURES
from hexstead.bots.mind import ENGINEER
from hexstead.bots.thinker import Head
from hexstead.core.game import Game


def sight_of(game: Game, seat: int) -> Sight:
    return Sight(Terms.of(game), seat, game.masked(seat), game.legal_codes(seat))


def look(game: Game, seat: int = 0, viewer: int | None = None, level: int = ENGINEER) -> Head:
    """A bot's head after a look at a seat's position, through the eyes of a viewer."""
    viewer = seat if viewer is None else viewer
    head = Head(Terms.of(game), seat, 1, level, "plain", None)
    head.look(game.masked(viewer), game.legal_codes(viewer))
    head.ask(FEATURES)
    return head


class AnyMove:
    """Plays at random, without proposing trades."""

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
    """A game of the bot at seat 0 against random ones, to its end or so many turns or decisions of the bot."""
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
            move = bots[seat].decide(sight)
            if seat == 0:
                decisions -= 1
                if look is not None:
                    look(table, sight, move)
            table._do(seat, move, move)
        actor, made = table._entries[-1]
        for seat, each in enumerate(bots):
            each.see(seen_by(table.engine, seat, actor, made, table._rows[shown:]))
    return table
