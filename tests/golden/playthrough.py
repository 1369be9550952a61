"""Golden playthroughs: random games as text that can be reviewed in a diff.

Regenerate them with `.venv/bin/python -m tests.golden.playthrough` and review the diff: every changed line is a change
of the rules, of chance, of names or of the legal actions.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from hexstead.core.game import Game
from tests.random_play import BUILT_IN, Terms, all_terms, play_random_action

FOLDER = Path(__file__).parent
SEED = 1
TURNS = 60

HEAD = """\
# {terms}: the first {turns} turns of a random game, seed {seed}.
# Each line: number, phase, seat: action | legal actions by type and count. Indented lines are the unmasked events of
# the action. Each turn starts with the hands, development cards and points of all seats.
"""


def playthrough(terms: Terms, seed: int = SEED, turns: int = TURNS) -> str:
    """Return the text of one game."""
    game, rng = terms.new(seed), Random(seed)
    lines = [HEAD.format(terms=terms, turns=turns, seed=seed)]
    turn = 0
    while not game.is_over and game.turn <= turns:
        if game.turn != turn:
            turn = game.turn
            lines += _state_lines(game)
        lines += _action(game, rng)
    if game.is_over:
        lines += _state_lines(game)
    return "\n".join(lines) + "\n"


def _action(game: Game, rng: Random) -> list[str]:
    number, phase, before = len(game.history), game.phase, len(game.events_since())
    legal = Counter(action.type_name() for action in game.legal())
    waiting = "" if len(game.to_act) == 1 else f" | also to act: {', '.join(map(str, game.to_act[1:]))}"
    data = play_random_action(game, rng).to_json()
    choices = ", ".join(f"{n} {kind}" for kind, n in legal.items())
    lines = [f"{number} {phase} {data.pop('seat')}: {_compact(data)} | {choices}{waiting}"]
    return lines + [f"    {_compact(event.to_json())}" for event in game.events_since(before)]


def _state_lines(game: Game) -> list[str]:
    s, bundle, names = game.state, game.engine.codec.bundle, game.engine.names
    lines = ["", f"== turn {game.turn}, seat {game.turn_seat}; supply {_compact(bundle(s.supply))} =="]
    for seat, points in enumerate(game.points()):
        cards = {names.name("cards", i): n for i, n in enumerate(s.cards[seat]) if n}
        lines.append(f"   seat {seat}: {points} points; {_compact(bundle(s.hand[seat]))}; {_compact(cards)}")
    return lines


def _compact(data: Any) -> str:
    """A compact form of JSON."""
    if isinstance(data, dict) and "type" in data:
        return " ".join([data["type"], *(f"{key} {_compact(value)}" for key, value in data.items() if key != "type")])
    if isinstance(data, dict):
        return " ".join(f"{count} {name}" for name, count in data.items()) or "nothing"
    if isinstance(data, list | tuple):
        return "[" + " ".join(_compact(entry) for entry in data) + "]"
    return str(data)


def golden() -> dict[Path, Terms]:
    """Golden files and the terms of the game in each."""
    return {FOLDER / f"{terms}.txt": terms for game in BUILT_IN for terms in all_terms(game)}


if __name__ == "__main__":
    for path, terms in golden().items():
        path.write_text(playthrough(terms), encoding="utf-8")
        print(path)
