"""Draw America as SVG: coast, lakes and border, tracks, sites with their gold, movable numbers, and all pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import Any

from ...board import Board
from ...core.common_fields import COLOURS
from ...core.options import seat_colours
from ...drawing.atlas import coast, drawn_places, has_shipped_shape, placed_labels
from ...drawing.crowd import Crowd, Movable, shifted
from ...drawing.document import document, fitting_view
from ...drawing.labels import Label, around, box, label, place_labels
from ...drawing.land import drawn_coast, edge_point, land_plate
from ...drawing.pieces import (
    art,
    art_id,
    colour_letter,
    ends,
    from_north,
    hex_point,
    lettered,
    lit_disc,
    lit_path,
    lit_ring,
    node_point,
    piece_symbols,
    road,
    sort_lit,
    track,
)
from ...drawing.svg import Point, at, group, symbol, titled, use
from ...drawing.theme import NEUTRAL, SEAT_LETTERS
from ...drawing.tiles import number, socket, soil, tile_symbols, tiles

PIECE_LAYERS = ("rails", "sites", "coins", "cities", "trains", "settlers", "outlaw")  # see drawing.piece_layers

ART = Path(__file__).parent / "art"

COLOUR = dict(zip(SEAT_LETTERS, COLOURS, strict=True)) | {NEUTRAL: "neutral"}
OWNED = ("city", "cube", "train", "wagon")
COMMON = ("slot", "slot-lit", "outlaw", "start", "site", "coin", "coin-taken")

# The box that each item covers: left, top, right and bottom relative to its point.
CITY = (-14.5, -17.0, 20.0, 12.0)
GOODS = (6.0, -1.0, 20.0, 13.0)
COIN = (-9.0, -9.0, 9.0, 10.0)
SITE = (-8.0, -8.0, 8.0, 8.0)
TRAIN = (-16.0, -19.0, 18.0, 8.5)
WAGON = (-14.5, -18.5, 14.5, 9.5)
OUTLAW = (-13.0, -19.0, 13.0, 16.0)
DISC = (-14.8, -14.8, 14.8, 16.0)

# Cost of covering each kind of item, per unit of area.
NAME_PRICE, CITY_PRICE, NUMBER_PRICE, SITE_PRICE, PIECE_PRICE = 6.0, 3.0, 1.0, 0.4, 4.0

GOODS_ASIDE = (13.0, 6.0)
OUTLAW_ASIDE, NUMBER_ASIDE = 15.0, 12.0
COIN_SIDES = [(30 * cos(pi * i / 8), 30 * sin(pi * i / 8)) for i in range(16)]


@dataclass(frozen=True)
class Pieces:
    """Pieces on the board by node, path or hex index; owners by the letter of their colour."""

    rails: dict[int, str]
    cities: dict[int, str]
    goods: dict[int, str]
    trains: list[tuple[int, str]]
    settlers: list[tuple[int, str]]
    tokens: dict[int, int]
    outlaw: int | None


@dataclass(frozen=True)
class Placement:
    """Points of the items that can be moved aside a little: the outlaw, the number he blocks, wagons and trains."""

    outlaw: Point
    number: Point
    settlers: list[Point]
    trains: list[Point]


def draw(
    board: Board,
    position: Mapping[str, Any] | None,
    *,
    theme: str = "light",
    width: int | None = None,
    lit: Sequence[str] = (),
) -> str:
    """Draw the board with the pieces of a JSON position; None draws the printed board without number tokens.

    `lit` names the paths, places, nodes and hexes that the player can choose.
    """
    pieces = pieces_of(board, position or {})
    lit_hexes, lit_nodes, lit_paths = sort_lit(board, lit)
    is_shipped_shape = has_shipped_shape(board)
    labels = place_labels(board, placed_labels(board, ART))
    placement = place_movables(board, pieces, labels)
    edges = board.data["edge_hexes"]
    layers = [
        *(drawn_coast(coast(ART), edges) if is_shipped_shape else land_plate(board, edges)),
        soil(board),
        tiles(board),
        group("tracks", [_track(board, i) for i in _tracks(board) if i not in pieces.rails]),
        group("rails", [_rail(board, path, letter) for path, letter in pieces.rails.items()]),
        group("numbers", [_number(board, i, pieces, placement) for i in range(len(board.hexes))]),
        group("lit", [lit_ring(hex_point(board, i)) for i in lit_hexes]),
        group("lit", [lit_path(*ends(board, path), _is_track(board, path)) for path in lit_paths]),
        group("lit", [_lit_node(board, node, pieces) for node in lit_nodes]),
        group("sites", [_site(board, name) for name, node in board.places.items() if node not in pieces.cities]),
        group("coins", _coins(board, pieces, labels)),
        group("names", [_name(entry) for entry in labels]),
        group("cities", [_city(board, node, pieces, lit_nodes) for node, _ in from_north(board, pieces.cities)]),
        group("trains", _trains(board, pieces, placement)),
        group("settlers", _settlers(board, pieces, placement)),
        group("outlaw", _outlaw(board, pieces, placement)),
    ]
    view = (
        coast(ART)["view"]
        if is_shipped_shape
        else fitting_view(board, labels, [edge_point(board, edge) for edge in edges])
    )
    return document(board.data["title"], tuple(view), theme, _symbols(board, pieces), layers, width)


def pieces_of(board: Board, position: Mapping[str, Any]) -> Pieces:
    colours = seat_colours(position.get("options", {}))

    def letter(owner: int | str) -> str:
        return colour_letter(colours[owner]) if isinstance(owner, int) else NEUTRAL

    def located(key: str) -> list[tuple[str, str]]:
        seats = enumerate(position.get(key, ()))
        return [(spot, letter(seat)) for seat, spots in seats for spot in spots or () if spot is not None]

    return Pieces(
        rails={board.path(name): letter(seat) for name, seat in position.get("rail_owner", {}).items()},
        cities={board.node(name): letter(owner) for name, owner in position.get("city_owner", {}).items()},
        goods={board.node(name): letter(seat) for name, seat in position.get("goods_on", {}).items()},
        trains=[(board.path(name), letter) for name, letter in located("train_at")],
        settlers=[(board.node(name), letter) for name, letter in located("settler_at")],
        tokens={board.hex(id): value for id, value in position.get("token", {}).items()},
        outlaw=board.hex(position["outlaw"]) if position.get("outlaw") is not None else None,
    )


def place_movables(board: Board, pieces: Pieces, labels: Sequence[Label]) -> Placement:
    """Place wagons, trains and the outlaw where they cover as little as possible of everything else."""
    crowd = Crowd()
    for entry in labels:
        crowd.add(box(entry), NAME_PRICE)
    for node in board.places.values():
        shape, price = (CITY, CITY_PRICE) if node in pieces.cities else (SITE, SITE_PRICE)
        crowd.add(shifted(shape, node_point(board, node)), price)
        if node in pieces.goods:
            crowd.add(shifted(GOODS, node_point(board, node)), PIECE_PRICE)
    outlaw, moved = _place_outlaw(board, pieces, crowd)
    for i, tile in enumerate(board.hexes):
        if tile.number or tile.data.get("mark"):
            crowd.add(around(moved if i == pieces.outlaw else hex_point(board, i), 14), NUMBER_PRICE)
    wagons = [Movable(WAGON, list(_wagon_points(board, node))) for node, _ in pieces.settlers]
    trains = [Movable(TRAIN, list(_train_points(board, path))) for path, _ in pieces.trains]
    places = crowd.place(wagons + trains, PIECE_PRICE)
    return Placement(outlaw, moved, places[: len(wagons)], places[len(wagons) :])


def _place_outlaw(board: Board, pieces: Pieces, crowd: Crowd) -> tuple[Point, Point]:
    """Place the outlaw next to the number he blocks, on the side that covers less, or centred on a hex without one.

    Returns the points of the outlaw and of the number.
    """
    if pieces.outlaw is None:
        return (0, 0), (0, 0)
    x, y = hex_point(board, pieces.outlaw)
    tile = board.hexes[pieces.outlaw]
    steps = (0, 1, 2, 3, 4, 6, 9, -3, -5, 21)
    choices = [
        ((x + right, y + down), float(abs(right) + abs(down))) for right, down in product((0, 8, -8, 16, -16), steps)
    ]
    if tile.number or tile.data.get("mark"):
        choices = []
        for side, down in product((1, -1), steps):
            cost = crowd.cost(shifted(DISC, (x - side * NUMBER_ASIDE, y)))
            choices.append(((x + side * OUTLAW_ASIDE, y + down), cost + abs(down) + 10 * (side < 0)))
    outlaw = crowd.place([Movable(OUTLAW, choices)], PIECE_PRICE)[0]
    return outlaw, (x - NUMBER_ASIDE if outlaw[0] > x else x + NUMBER_ASIDE, y)


def _wagon_points(board: Board, node: int) -> Iterator[tuple[Point, float]]:
    """Candidate points of a wagon: at its node, or close by at a higher cost."""
    x, y = node_point(board, node)
    for right, down in product((0, -4, 4, -9, 9, -18, 18, -26, 26), (0, -4, 4, -9, 9, -16, 16, -24)):
        yield (x + right, y + down), 5.0 * (abs(right) + abs(down))


def _train_points(board: Board, path: int) -> Iterator[tuple[Point, float]]:
    """Candidate points of a train: along its path and slightly to the side, with their costs."""
    (ax, ay), (bx, by) = ends(board, path)
    length = hypot(bx - ax, by - ay)
    for way, aside in product(
        (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8), (0, 5, -5, 9, -9, 13, -13, 17, -17, 21, -21)
    ):
        x, y = ax + (bx - ax) * way, ay + (by - ay) * way
        point = (x - (by - ay) / length * aside, y + (bx - ax) / length * aside)
        yield point, abs(way - 0.5) * 60 + abs(aside) * 4


def _symbols(board: Board, pieces: Pieces) -> str:
    drawings = art(ART / "pieces.svg")
    owners = [*pieces.cities.values(), *pieces.goods.values(), *(letter for _, letter in pieces.trains)]
    letters = sorted({*owners, *(letter for _, letter in pieces.settlers)})
    owned = "".join(piece_symbols(drawings[id], id, letters) for id in OWNED)
    return tile_symbols(board) + owned + "".join(symbol(art_id(id), drawings[id]) for id in COMMON)


def _is_track(board: Board, path: int) -> bool:
    return bool(board.paths[path].data.get("track"))


def _tracks(board: Board) -> list[int]:
    return [i for i in range(len(board.paths)) if _is_track(board, i)]


def _between(board: Board, path: int) -> str:
    return f"{board.node_name(board.paths[path].a)} – {board.node_name(board.paths[path].b)}"


def _track(board: Board, path: int) -> str:
    return titled(f"Train track, {_between(board, path)}", track(*ends(board, path)))


def _rail(board: Board, path: int, letter: str) -> str:
    return titled(f"Rail of {COLOUR[letter]}, {_between(board, path)}", road(*ends(board, path), letter, rail=True))


def _number(board: Board, index: int, pieces: Pieces, placement: Placement) -> str:
    tile, blocked = board.hexes[index], index == pieces.outlaw
    value, mark = tile.number or pieces.tokens.get(index, 0), tile.data.get("mark", "")
    x, y = placement.number if blocked else hex_point(board, index)
    if value:
        return titled(f"{tile.id}, {tile.terrain} {value}", number(x, y, value, blocked, movable=not tile.number))
    return titled(f"{tile.id}, {tile.terrain} {mark}", socket(x, y, mark)) if mark else ""


def _lit_node(board: Board, node: int, pieces: Pieces) -> str:
    point = node_point(board, node)
    if node in pieces.cities:
        return lit_disc(point, 19)
    return lit_disc(point, 11 if node in board.places.values() else 9.5)


def _site(board: Board, name: str) -> str:
    kind = board.place_data[name]["kind"]
    title = f"{name}, {'purple' if kind == 'start' else 'red'} site"
    return titled(title, use(art_id(kind), *node_point(board, board.places[name])))


def _coins(board: Board, pieces: Pieces, labels: Sequence[Label]) -> list[str]:
    """Draw the gold next to coastal sites; a dotted ring if it has been taken."""
    drawn = []
    for name, spot in coin_spots(board, labels).items():
        gold = board.place_data[name]["gold"]
        if board.places[name] in pieces.cities:
            drawn.append(titled(f"{name}, gold taken", use(art_id("coin-taken"), *spot)))
        else:
            coin = f'<use href="#{art_id("coin")}"/><text class="coin" y="3.7">{gold}</text>'
            drawn.append(titled(f"{name}, {gold} gold", at(*spot, coin)))
    return drawn


def coin_spots(board: Board, labels: Sequence[Label]) -> dict[str, Point]:
    """Points of the gold coins: hand-drawn, or next to the site and away from labels, cities, numbers and tiles."""
    by_hand = drawn_places(board, ART)
    crowd = Crowd()
    for entry in labels:
        crowd.add(box(entry), PIECE_PRICE)
    for i in range(len(board.hexes)):
        crowd.add(around(hex_point(board, i), 16), PIECE_PRICE)
        crowd.add(around(hex_point(board, i), 36), 0.1)
    for node in board.places.values():
        crowd.add(shifted(CITY, node_point(board, node)), PIECE_PRICE)
    spots = {}
    for name, node in board.places.items():
        if board.place_data[name].get("gold"):
            x, y = node_point(board, node)
            sides = [by_hand[name]["coin"]] if "coin" in by_hand.get(name, {}) else COIN_SIDES
            choices = [((x + right, y + down), 0.0) for right, down in sides]
            spots[name] = crowd.place([Movable(COIN, choices)], PIECE_PRICE)[0]
    return spots


def _name(entry: Label) -> str:
    drawn = label(entry)
    return drawn if " ".join(entry.lines) == entry.name else titled(entry.name, drawn)


def _city(board: Board, node: int, pieces: Pieces, lit_nodes: list[int]) -> str:
    owner, goods = pieces.cities[node], pieces.goods.get(node)
    x, y = node_point(board, node)
    city = lettered("city", (x, y - 2), owner, 6)
    spot = (x + GOODS_ASIDE[0], y + GOODS_ASIDE[1])
    title = f"City of {COLOUR[owner]} at {board.node_name(node)}"
    if owner == NEUTRAL:
        title = f"Neutral city at {board.node_name(node)}"
    if goods:
        cube = lettered("cube", spot, goods, 4.2, -1.7, "tiny")
        return titled(f"{title}, with goods of {COLOUR[goods]}", city + cube)
    return titled(title, city + use(art_id("slot-lit" if node in lit_nodes else "slot"), spot[0], spot[1] + 0.5))


def _trains(board: Board, pieces: Pieces, placement: Placement) -> list[str]:
    standing = sorted(zip(placement.trains, pieces.trains, strict=True), key=lambda train: train[0][1])
    return [
        titled(
            f"Train of {COLOUR[letter]}, {_between(board, path)}",
            lettered("train", (x, y - 5), letter, 4, 5, "small"),
        )
        for (x, y), (path, letter) in standing
    ]


def _settlers(board: Board, pieces: Pieces, placement: Placement) -> list[str]:
    standing = sorted(zip(placement.settlers, pieces.settlers, strict=True), key=lambda wagon: wagon[0][1])
    return [
        titled(
            f"Settler of {COLOUR[letter]} at {board.node_name(node)}",
            lettered("wagon", (x, y - 4), letter, -1, size="small"),
        )
        for (x, y), (node, letter) in standing
    ]


def _outlaw(board: Board, pieces: Pieces, placement: Placement) -> list[str]:
    if pieces.outlaw is None:
        return []
    return [titled(f"Outlaw on {board.hexes[pieces.outlaw].id}", use(art_id("outlaw"), *placement.outlaw))]
