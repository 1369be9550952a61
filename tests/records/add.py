"""Add the record of a complete random game to this folder."""

import json
import sys
from random import Random
from typing import Any

from tests.random_play import Terms, play_random_action
from tests.records import FOLDER


def finished(terms: Terms, seed: int) -> dict[str, Any]:
    game, rng = terms.new(seed), Random(seed)
    while not game.is_over:
        play_random_action(game, rng)
    return game.record()


def text(record: dict[str, Any]) -> str:
    """The record as JSON, one action per line."""
    actions = ",\n".join("  " + json.dumps(action, ensure_ascii=False) for action in record["actions"])
    rest = json.dumps(record | {"actions": []}, indent=1, ensure_ascii=False)
    return rest.replace('"actions": []', f'"actions": [\n{actions}\n ]') + "\n"


if __name__ == "__main__":
    game, players, seed, *chosen = sys.argv[1:]
    options = (pair.split("=") for pair in chosen)
    terms = Terms(game, int(players), tuple((name, int(v) if v.isdigit() else v) for name, v in options))
    path = FOLDER / f"{terms}.json"
    path.write_text(text(finished(terms, int(seed))), encoding="utf-8")
    print(path)
