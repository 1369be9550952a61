"""Golden playthroughs: games by random players as text that people can read and review in a diff.

Regenerate all with `.venv/bin/python -m tests.golden.playthrough`, then look at the diff: every line that changed is a
change of the rules, of chance, of names or of what a seat is asked.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from hexstead.core.game import Game
from tests.play import GAMES, Terms, act_at_random, set_ups

FOLDER = Path(__file__).parent
SEED = 1
TURNS = 60

HEAD = """\
# {terms}: the first {turns} turns of a game by random players, seed {seed}.
# Lines: number, phase, seat: action | what else it could have done, by type and count. Below each action its events
# as nobody but the engine sees them, and at the start of a turn hands, kept cards and points of all seats.
"""


def playthrough(terms: Terms, seed: int = SEED, turns: int = TURNS) -> str:
    """The text of one game."""
    game, rng = terms.new(seed), Random(seed)
    lines = [HEAD.format(terms=terms, turns=turns, seed=seed)]
    turn = 0
    while not game.is_over and game.turn <= turns:
        if game.turn != turn:
            turn = game.turn
            lines += _standing(game)
        lines += _action(game, rng)
    if game.is_over:
        lines += _standing(game)
    return "\n".join(lines) + "\n"


def _action(game: Game, rng: Random) -> list[str]:
    number, phase, before = len(game.history), game.phase, len(game.events_since())
    asked = Counter(action.type_name() for action in game.legal())
    waiting = "" if len(game.to_act) == 1 else f" | also asked: {', '.join(map(str, game.to_act[1:]))}"
    data = act_at_random(game, rng).to_json()
    choices = ", ".join(f"{n} {kind}" for kind, n in asked.items())
    lines = [f"{number} {phase} {data.pop('seat')}: {_words(data)} | {choices}{waiting}"]
    return lines + [f"    {_words(event.to_json())}" for event in game.events_since(before)]


def _standing(game: Game) -> list[str]:
    s, bundle, names = game.state, game.engine.codec.bundle, game.engine.names
    lines = ["", f"== turn {game.turn}, seat {game.turn_seat}; supply {_words(bundle(s.supply))} =="]
    for seat, points in enumerate(game.points()):
        cards = {names.name("cards", i): n for i, n in enumerate(s.cards[seat]) if n}
        lines.append(f"   seat {seat}: {points} points; {_words(bundle(s.hand[seat]))}; {_words(cards)}")
    return lines


def _words(data: Any) -> str:
    """JSON in few signs."""
    if isinstance(data, dict) and "type" in data:
        return " ".join([data["type"], *(f"{key} {_words(value)}" for key, value in data.items() if key != "type")])
    if isinstance(data, dict):
        return " ".join(f"{count} {name}" for name, count in data.items()) or "nothing"
    if isinstance(data, list | tuple):
        return "[" + " ".join(_words(entry) for entry in data) + "]"
    return str(data)


def golden() -> dict[Path, Terms]:
    """The files and what is played in each."""
    return {FOLDER / f"{terms}.txt": terms for game in GAMES for terms in set_ups(game)}


if __name__ == "__main__":
    for path, terms in golden().items():
        path.write_text(playthrough(terms), encoding="utf-8")
        print(path)
