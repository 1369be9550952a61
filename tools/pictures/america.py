"""The pictures of America, and the moments that show them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from . import shared
from .moments import RED, Find, Moment, Picture, around, connected, inside, owners_along, route

COAST = "New Orleans"  # in the middle of the Gulf coast
MIDWEST = "Omaha"


def sites(moment: Moment) -> Iterator[Find]:
    """The Gulf coast with sites that still have their gold, and a city."""
    if not moment.is_red_turn:
        return
    x, y = moment.node(COAST)
    centre = (x, y - 20)
    frame = around(centre, SITES_WIDTH)
    shown = {name for name in moment.board.places if inside(moment.node(name), frame)}
    gold = [name for name in shown - set(moment.at["city_owner"]) if moment.board.place_data[name].get("gold")]
    if len(gold) >= 2:
        yield Find(1.0 if shown & set(moment.buildings) else 0.5, (centre,))


def outlaw(moment: Moment) -> Iterator[Find]:
    """The outlaw blocks a number between cities of several players."""
    hex = moment.at["outlaw"]
    return shared.robber(moment, hex, moment.at["token"].get(hex, 0) if hex else 0)


def gold(moment: Moment) -> Iterator[Find]:
    """Red has just connected a site, and the only shortest route from it pays red, or better also another player."""
    paid = {event["seat"]: event["count"] for event in moment.happened("gold_taken") if event["source"] == "route"}
    for event in moment.happened("rail_built") if RED in paid else ():
        if event["seat"] != RED:
            continue
        a, b = moment.ends(event["path"])
        sides = [connected(moment, end, event["path"]) & set(moment.board.places) for end in (a, b)]
        new = [next(iter(side)) for side in sides if len(side) == 1]
        nodes = route(moment, new[0]) if len(new) == 1 else []
        if nodes and dict(owners_along(moment, nodes)) == paid:
            caption = {"site": nodes[0], "to": nodes[-1], "gold": paid[RED]}
            quality = 0.6 + 0.2 * (paid[RED] >= 2) + 0.2 * (len(paid) > 1)
            yield Find(quality, tuple(moment.node(name) for name in nodes), caption)


def track(moment: Moment) -> Iterator[Find]:
    """Red has built on a train track and can place another rail."""
    if moment.game.phase != "bonus":
        return
    paths = [moment.at["bonus"], *moment.lit("build_rail")]
    if len(paths) >= 3:
        yield Find(min(1.0, 0.5 + 0.1 * len(paths)), tuple(point for path in paths for point in moment.path(path)))


def walk(moment: Moment) -> Iterator[Find]:
    """Red has one settler on the board and one grain, and can reach an empty site."""
    if not moment.is_red_turn or moment.at["hand"][RED].get("grain", 0) != 1:
        return
    lit = set(moment.lit("move_settler"))
    here = [at for at in moment.at["settler_at"][RED] if at is not None]
    if len(here) == 1 and lit & set(moment.board.places):
        frame = around(moment.node(here[0]), WALK_WIDTH)
        shown = [name for name in lit if inside(moment.node(name), frame)]
        if set(shown) & set(moment.board.places):
            yield Find(len(shown) / len(lit), (moment.node(here[0]),))


def token(moment: Moment) -> Iterator[Find]:
    """A city has just been founded, and one number token has moved next to it."""
    founded, moved = moment.happened("city_founded"), moment.happened("token_moved")
    if len(founded) == 1 and len(moved) == 1:
        site, hex = founded[0]["site"], moved[0]["to"]
        points = moment.node(site), *(moment.node(name) for name in moment.corners(hex))
        yield Find(1.0 if founded[0]["seat"] == RED else 0.7, points, {"site": site, "number": moved[0]["number"]})


def train(moment: Moment) -> Iterator[Find]:
    """A red train can move on red rails and on those of another player."""
    lit = moment.lit("move_train") if moment.is_red_turn else []
    owners = {moment.lines[moment.board.path_name(moment.board.path(path))] for path in lit}
    trains = [at for at in moment.at["train_at"][RED] if at is not None]
    if RED in owners and len(owners) > 1:
        yield Find(
            1.0 - 0.2 * (len(trains) - 1), tuple(point for path in (*trains, *lit) for point in moment.path(path))
        )


def deliver(moment: Moment) -> Iterator[Find]:
    """A red train can deliver to a city, and another city nearby already has its goods."""
    for site in moment.lit("deliver") if moment.is_red_turn else ():
        beside = [at for at in moment.at["train_at"][RED] if at is not None and site in moment.ends(at)]
        for other in moment.at["goods_on"] if beside else ():
            points = moment.node(site), moment.node(other), *moment.path(beside[0])
            yield Find(1.0, points, {"site": site, "other": other})


def board(moment: Moment) -> Iterator[Find]:
    """The busiest part of the board, with rails, trains and cities of all players."""
    return shared.crowded(moment, BOARD_WIDTH, BOARD_SHAPE)


def hero(moment: Moment) -> Iterator[Find]:
    """The middle of the continent with as many pieces as possible."""
    if moment.is_red_turn:
        x, y = moment.node(MIDWEST)
        centre = (x + 110, y + 20)
        shown = moment.shown(around(centre, HERO_WIDTH, HERO_SHAPE))
        yield Find(min(1.0, sum(shown.values()) / 90), (centre,))


BOARD_WIDTH, BOARD_SHAPE = 400, 172 / 400
HERO_WIDTH, HERO_SHAPE = 900, 520 / 900
SITES_WIDTH, WALK_WIDTH = 300, 360

PICTURES = (
    Picture("board", BOARD_WIDTH, board, shape=BOARD_SHAPE),
    Picture("hero", HERO_WIDTH, hero, shape=HERO_SHAPE),
    Picture("sites", SITES_WIDTH, sites),
    Picture("production", 270, shared.production),
    Picture("outlaw", 270, outlaw),
    Picture("rail", 270, partial(shared.building_lines, type="build_rail", width=270), "build_rail"),
    Picture("gold", 300, gold),
    Picture("track", 300, track, "build_rail"),
    Picture("walk", WALK_WIDTH, walk, "move_settler"),
    Picture("token", 300, token),
    Picture("train", 300, train, "move_train"),
    Picture("deliver", 300, deliver, "deliver"),
)
