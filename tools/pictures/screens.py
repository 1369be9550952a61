"""Find the moments that the screenshots of the table show, and the last actions before them.

A table on a test server starts from a position and cannot be given a history. So it starts a round earlier, and players
repeat the last actions of the record, which fill the log. Later chance outcomes follow from the table's seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hexstead
from hexstead.core.game import Game

from .moments import RED, Moment
from .search import play_on, record_text

TABLE_GAMES = Path(__file__).resolve().parents[2] / "tests/browser/table_games.json"
GAMES = 40  # played per search
LATE = 14  # tables start after this turn at the earliest


@dataclass(frozen=True)
class Screen:
    """A kind of screenshot: a game, and how well a moment suits it (0: not at all)."""

    game: str
    rate: Callable[[Moment], float]


@dataclass(frozen=True)
class Shot:
    """A moment for a screenshot: the whole record, where the table starts, and the seed of the table."""

    score: float
    record: dict[str, Any]
    from_action: int
    seed: int

    def to_json(self) -> dict[str, Any]:
        return {"from_action": self.from_action, "seed": self.seed, "record": self.record}


def germany_turn(moment: Moment) -> float:
    """Red can build a landmark and roads, some landmarks have been built, and hands are of ordinary size."""
    landmarks, roads = moment.lit("build_landmark"), moment.lit("build_road")
    if not (_in_turn(moment) and landmarks and len(roads) >= 2 and len(moment.at["marker_owner"]) >= 2):
        return 0.0
    return 1.0 + min(1.0, len(roads) / 8) + 0.5 * bool(moment.lit("build_hall")) + _wealth(moment) + _race(moment)


def america_turn(moment: Moment) -> float:
    """Red can build a rail that pays gold, move a train and a settler or deliver."""
    gains = rails_with_gold(moment.game) if _in_turn(moment) else []
    if not (gains and moment.lit("move_train")):
        return 0.0
    more = bool(moment.lit("move_settler")) + bool(moment.lit("deliver"))
    return 1.0 + more + _wealth(moment) + _race(moment)


def trade(moment: Moment) -> float:
    """Red has two cards of one kind, orange has one that red lacks, and white has cards too."""
    if not (_in_turn(moment) and deal(moment.at) and moment.at["hand_size"][2]):
        return 0.0
    return 1.0 + _wealth(moment) + _race(moment)


def discard(moment: Moment) -> float:
    """Red must discard, the first of all seats."""
    if moment.game.phase != "discard" or moment.game.to_act[:1] != (RED,):
        return 0.0
    return 1.0 + _race(moment)


def _in_turn(moment: Moment) -> bool:
    """Whether red has just rolled in its own turn and nothing is left to decide but what to build."""
    return moment.is_red_turn and moment.game.phase in ("main", "action") and bool(moment.happened("rolled"))


def _wealth(moment: Moment) -> float:
    """At most 1.5: a hand of five to seven cards, and a development card."""
    return float(5 <= moment.at["hand_size"][RED] <= 7) + 0.5 * bool(moment.at["card_count"][RED])


def _race(moment: Moment) -> float:
    """At most 1: a game that is well under way and still open."""
    points, goal = moment.game.points(), moment.game.goal
    return max(points) / goal - (max(points) - points[RED]) / goal


def rails_with_gold(game: Game) -> list[str]:
    """The paths on which a rail of the seat to act would pay gold."""
    choices = (game.prompt() or {"choices": []})["choices"]
    rails: dict[str, Any] = next((choice for choice in choices if choice["type"] == "build_rail"), {})
    gains = rails.get("gains", ())
    return [path for path, gain in zip(rails.get("targets", ()), gains, strict=False) if gain]


def deal(position: Mapping[str, Any]) -> tuple[str, str] | None:
    """What red can offer and ask orange for: a resource it has twice, and one that it lacks and orange has."""
    own, other = position["hand"][RED], position["hand"][1]
    give = [resource for resource, count in own.items() if count >= 2 and resource != "gold"]
    get = [resource for resource in other if resource not in own and resource != "gold"]
    return (give[0], get[0]) if give and get else None


SCREENS = {
    "germany": Screen("germany", germany_turn),
    "america": Screen("america", america_turn),
    "trade": Screen("germany", trade),
    "discard": Screen("germany", discard),
}


def find_screens(games: int = GAMES) -> dict[str, Shot]:
    """The best moment for each screenshot."""
    best: dict[str, Shot] = {}
    for name in sorted({screen.game for screen in SCREENS.values()}):
        wanted = {key: screen for key, screen in SCREENS.items() if screen.game == name}
        for seed in range(1, games + 1):
            for start in _starts(hexstead.new(name, seed=seed), seed):
                for key, shot in _shots(start, wanted):
                    if key not in best or shot.score > best[key].score:
                        best[key] = shot
    for key in SCREENS:
        if key not in best:
            raise SystemExit(f"No moment of {games} games suits the screenshot {key!r}.")
        print(f"screenshot {key}: {best[key].score:.2f}, {len(best[key].record['actions'])} actions")
    return best


def _starts(game: Game, seed: int) -> Iterator[Game]:
    """Moments after red's turns, late in a game between bots."""
    turn = 0
    for played in play_on(game, seed):
        if played.turn >= max(LATE, turn) and played.turn_seat == 1 and played.phase == "pre_roll":
            turn = played.turn + 1
            yield played.copy()


def _shots(start: Game, wanted: Mapping[str, Screen]) -> Iterator[tuple[str, Shot]]:
    """Let the bots play one more round from a position, as a table would, and yield what suits."""
    seed = start.turn
    before = start.record(proof=False)
    for played in play_on(hexstead.from_position(start.position(), seed=seed), seed):
        if played.turn > start.turn + start.players or played.is_over:
            return
        if played.to_act == ("chance",):
            continue
        moment = Moment(played)
        for key, screen in wanted.items():
            score = screen.rate(moment)
            if score > 0:
                actions = [*before["actions"], *(action.to_json() for action in played.history)]
                yield key, Shot(score, before | {"actions": actions}, start.length, seed)


def write_screens(shots: Mapping[str, Shot], path: Path = TABLE_GAMES) -> None:
    parts = [
        f'"{key}": {{"from_action": {shot.from_action}, "seed": {shot.seed}, "record": {record_text(shot.record)}}}'
        for key, shot in shots.items()
    ]
    text = "{\n" + ",\n".join(parts) + "\n}\n"
    assert json.loads(text) == {key: shot.to_json() for key, shot in shots.items()}
    path.write_text(text, encoding="utf-8")
