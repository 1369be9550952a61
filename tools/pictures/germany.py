"""The pictures of Germany, and the moments that show them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from . import shared
from .moments import RED, SHAPE, Find, Moment, Picture, around, longest_line


def spots(moment: Moment) -> Iterator[Find]:
    """A town hall near the spots of two landmarks that have not been built."""
    if not moment.is_red_turn:
        return
    free = [name for name in _landmarks(moment) if name not in moment.at["marker_owner"]]
    for hall, owner in moment.buildings.items():
        distance = moment.board.distances_from(moment.board.node(hall))
        for first, second in combinations(free, 2):
            steps = sum(distance[moment.board.node(name)] for name in (first, second))
            near = tuple(moment.node(name) for name in (hall, first, second))
            quality = 1.0 - 0.1 * steps + 0.1 * (owner == RED)
            yield Find(quality, near, {"hall": hall, "first": first, "second": second})


def goetz(moment: Moment) -> Iterator[Find]:
    """Götz blocks a hex between town halls of several players."""
    hex = moment.at["goetz"]
    return shared.robber(moment, hex, moment.board.hexes[moment.board.hex(hex)].number)


def hall(moment: Moment) -> Iterator[Find]:
    """A red road has reached an empty city, and red can pay for a town hall there."""
    for city in moment.lit("build_hall") if moment.is_red_turn else ():
        yield from _reached(moment, city, {"city": city})


def landmark(moment: Moment) -> Iterator[Find]:
    """A red road has reached the spot of a landmark, and red can pay for the landmark."""
    for town in moment.lit("build_landmark") if moment.is_red_turn else ():
        yield from _reached(moment, town, {"town": town})


def _reached(moment: Moment, place: str, caption: dict[str, str | int]) -> Iterator[Find]:
    """A place with the red town hall nearest to it; a shorter distance shows more clearly that a road joins them."""
    halls = [name for name, owner in moment.buildings.items() if owner == RED]
    distance = moment.board.distances_from(moment.board.node(place))
    for name in halls:
        steps = distance[moment.board.node(name)]
        yield Find(1.0 - 0.1 * abs(steps - 2), (moment.node(place), moment.node(name)), caption)


def longest(moment: Moment) -> Iterator[Find]:
    """Red holds the Longest Road, and all of it is visible; better with a branch beside it."""
    if moment.at["lr_holder"] != RED or not moment.is_red_turn:
        return
    line = longest_line(moment, RED)
    count = len(line) - 1
    if count != moment.at["lr_length"][RED]:
        return
    branches = sum(
        owner == RED and len(set(moment.ends(path)) & set(line)) == 1 for path, owner in moment.lines.items()
    )
    points = tuple(moment.node(name) for name in line)
    yield Find(1.0 - 0.1 * (count - 5) - 0.2 * (branches == 0), points, {"count": count})


def board(moment: Moment) -> Iterator[Find]:
    """The busiest part of the board, with landmarks."""
    built = len(moment.at["marker_owner"])
    for find in shared.crowded(moment, BOARD_WIDTH, BOARD_SHAPE):
        yield Find(find.quality - 0.3 * (built < 3), find.points)


def hero(moment: Moment) -> Iterator[Find]:
    """The middle of the country with as many pieces as possible."""
    if moment.is_red_turn:
        x, y = moment.node(MIDDLE)
        centre = (x - 110, y - 20)
        shown = moment.shown(around(centre, HERO_WIDTH, HERO_SHAPE))
        yield Find(min(1.0, sum(shown.values()) / 60), (centre,))


def _landmarks(moment: Moment) -> list[str]:
    return [entry["city"] for entry in moment.board.data["landmarks"]]


BOARD_WIDTH, BOARD_SHAPE = 400, 172 / 400
HERO_WIDTH, HERO_SHAPE = 900, 520 / 900
MIDDLE = "Kassel"

PICTURES = (
    Picture("board", BOARD_WIDTH, board, shape=BOARD_SHAPE),
    Picture("hero", HERO_WIDTH, hero, shape=HERO_SHAPE),
    Picture("spots", 300, spots),
    Picture("production", 270, shared.production),
    Picture("goetz", 270, goetz),
    Picture("road", 270, partial(shared.building_lines, type="build_road", width=270), "build_road", SHAPE),
    Picture("hall", 270, hall, "build_hall"),
    Picture("landmark", 270, landmark, "build_landmark"),
    Picture("longest", 360, longest),
)
