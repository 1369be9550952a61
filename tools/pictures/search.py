"""Play games between bots, and choose the ones that show all pictures best."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import hexstead
from hexstead.bots import Sight, Terms, make_bot
from hexstead.bots.bot import decision_of
from hexstead.core.game import Game
from hexstead.core.game_file import replay

from .moments import Find, Frame, Moment, Picture

LEVEL = "engineer"
GAMES = 40  # played per search
FIRST_SEED = 1
KEPT = 2  # maximum number of records for one game's pictures
QUIET_TURNS = 4  # earlier turns show nothing of interest
MISSING = -10.0  # score of a picture that a game does not show


@dataclass(frozen=True)
class Best:
    """The best moment for a picture."""

    score: float
    at_action: int
    frame: Frame
    find: Find


def play_on(game: Game, seed: int) -> Iterator[Game]:
    """Let bots play; yield the game after every action."""
    terms = Terms.of(game)
    bots = [make_bot(LEVEL) for _ in range(game.players)]
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seed * len(bots) + seat)
    while not game.is_over:
        if game.to_act == ("chance",):
            game.step_chance()
        else:
            seat = int(game.to_act[0])
            move = decision_of(bots[seat], Sight(terms, seat, game.masked(seat), tuple(game.legal_codes(seat))))
            game.apply(game.action(seat, move))
        yield game


def best_moments(game: Game, seed: int, pictures: Sequence[Picture]) -> dict[str, Best]:
    """Play a game to its end and return the best moment for each picture that it shows."""
    found: dict[str, Best] = {}
    for played in play_on(game, seed):
        if played.turn < QUIET_TURNS or played.is_over or played.to_act == ("chance",):
            continue
        moment = Moment(played)
        for picture in pictures:
            for score, frame, find in picture.finds(moment):
                if picture.name not in found or score > found[picture.name].score:
                    found[picture.name] = Best(score, played.length, frame, find)
    return found


def choose(games: Sequence[dict[str, Best]], pictures: Sequence[Picture]) -> tuple[int, ...]:
    """The numbers of the games that show the pictures best together, at most KEPT."""

    def total(chosen: Iterable[int]) -> float:
        return sum(max(_score(games[i], picture) for i in chosen) for picture in pictures)

    candidates = [chosen for kept in range(1, KEPT + 1) for chosen in combinations(range(len(games)), kept)]
    return max(candidates, key=total)


def _score(found: dict[str, Best], picture: Picture) -> float:
    return found[picture.name].score if picture.name in found else MISSING


def search(name: str, pictures: Sequence[Picture], games: int = GAMES) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the contents of a game's pictures.json and picture_games.json."""
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    played = [hexstead.new(name, seed=seed) for seed in seeds]
    found = [best_moments(game, seed, pictures) for game, seed in zip(played, seeds, strict=True)]
    chosen = choose(found, pictures)
    specs: dict[str, Any] = {}
    for picture in pictures:
        number = max(range(len(chosen)), key=lambda i: _score(found[chosen[i]], picture))
        if picture.name not in found[chosen[number]]:
            raise SystemExit(f"No moment of {games} games of {name} shows the picture {picture.name!r}.")
        specs[picture.name] = spec_of(picture, number, found[chosen[number]][picture.name])
        print(f"{name} {picture.name}: {found[chosen[number]][picture.name].score:.2f}, seed {seeds[chosen[number]]}")
    records = []
    for number, index in enumerate(chosen):
        last = max((spec["at_action"] for spec in specs.values() if spec["game"] == number), default=0)
        records.append(record_until(played[index], last))
    return specs, records


def spec_of(picture: Picture, number: int, best: Best) -> dict[str, Any]:
    """An entry of pictures.json."""
    spec: dict[str, Any] = {"game": number, "at_action": best.at_action, "frame": list(best.frame)}
    if picture.lit:
        spec["lit"] = picture.lit
    if best.find.caption:
        spec["caption"] = dict(best.find.caption)
    return spec


def record_until(game: Game, length: int) -> dict[str, Any]:
    """The record of a game's first actions."""
    return replay(game.record(proof=False), length).record(proof=False)


def write_pictures(path: Path, pictures: dict[str, Any]) -> None:
    lines = [f"  {json.dumps(name)}: {json.dumps(spec, ensure_ascii=False)}" for name, spec in pictures.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def write_records(path: Path, records: Sequence[dict[str, Any]]) -> None:
    """One action per line, so that changes can be read."""
    path.write_text("[\n" + ",\n".join(map(record_text, records)) + "\n]\n", encoding="utf-8")


def record_text(record: dict[str, Any]) -> str:
    actions = ",\n".join("  " + json.dumps(action, ensure_ascii=False) for action in record["actions"])
    return json.dumps(record | {"actions": []}, ensure_ascii=False).replace(
        '"actions": []', f'"actions": [\n{actions}\n]'
    )
