"""Drawings of America: every place, mark and piece appears, pieces hide no names, and custom maps can be drawn."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import pytest

import hexstead
from hexstead.board import Board, geometry, load_map, shipped_map
from hexstead.drawing import THEMES, draw_map
from hexstead.drawing.atlas import placed_labels
from hexstead.drawing.crowd import Crowd, Movable, shifted
from hexstead.drawing.labels import around, box, overlap, place_labels
from hexstead.drawing.pieces import hex_point, node_point
from hexstead.games.america.drawing import (
    ART,
    CITY,
    COIN,
    DISC,
    OUTLAW,
    TRAIN,
    WAGON,
    coin_spots,
    draw,
    pieces_of,
    place_movables,
)
from tests.board.svg import SVG, names, numbers, parsed, titles, unresolved_references

POSITION: dict[str, Any] = {
    "rail_owner": {"g10y5-g10y6": 0, "g11y6-g11y7": 1, "g12y5-g12y6": 2, "g9y7-g10y7": 3, "g4y3-g3y3": 0},
    "city_owner": {"Indianapolis": 0, "St. Louis": 1, "Raleigh": 2, "Seattle": 3, "Washington D.C.": "neutral"},
    "goods_on": {"Raleigh": 0, "Washington D.C.": 1},
    "train_at": [["g10y5-g10y6", None], ["g10y5-g10y6", "g11y6-g11y7"], [None, None], ["g9y7-g10y7", None]],
    "settler_at": [["g8y7", "Indianapolis"], [None, None], ["g12y5", None], [None, None]],
    "token": {"c13y5": 9, "c12y2": 10, "c1y1": 11},
    "outlaw": "c10y4",
}

TOLERANCE = 0.2  # bounding boxes are slightly larger than the shapes in them


@pytest.fixture(scope="module")
def america() -> Board:
    return shipped_map("america")


def some_positions(count: int) -> list[dict[str, Any]]:
    """Positions from games in which seats build and move in most of their actions."""
    wanted = ("BuildRail", "BuildTrain", "BuildSettler", "MoveSettler", "MoveTrain", "Deliver")
    found = []
    for seed in range(count):
        game, rng = hexstead.new("america", seed=seed, players=3 + seed % 2), random.Random(seed)
        while game.turn < 60 + 40 * (seed % 4) and not game.is_over:
            choices = game.legal()
            if not choices:
                game.step_chance()
                continue
            active = [choice for choice in choices if type(choice).__name__ in wanted]
            others = [choice for choice in choices if type(choice).__name__ != "Offer"]
            game.apply(rng.choice(active if active and rng.random() < 0.8 else others or choices))
        found.append(game.position())
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_a_drawing_of_america_is_self_contained(america, theme):
    assert not unresolved_references(
        draw(america, POSITION, theme=theme, lit=["Omaha", "Raleigh", "g0y2-g1y2", "c7y3"])
    )


def test_every_piece_of_a_position_is_drawn(america):
    shown = titles(draw(america, POSITION))
    kinds = ("Rail", "City", "Neutral", "Train of", "Settler", "Outlaw")
    assert sorted(title for title in shown if title.startswith(kinds)) == sorted(
        [
            "Rail of red, Indianapolis – g10y6",
            "Rail of orange, Lexington – g11y7",
            "Rail of white, g12y5 – Raleigh",
            "Rail of blue, g9y7 – Nashville",
            "Rail of red, g3y3 – g4y3",
            "City of red at Indianapolis",
            "City of orange at St. Louis",
            "City of white at Raleigh, with goods of red",
            "City of blue at Seattle",
            "Neutral city at Washington D.C., with goods of orange",
            "Train of red, Indianapolis – g10y6",
            "Train of orange, Indianapolis – g10y6",
            "Train of orange, Lexington – g11y7",
            "Train of blue, g9y7 – Nashville",
            "Settler of red at g8y7",
            "Settler of red at Indianapolis",
            "Settler of white at g12y5",
            "Outlaw on c10y4",
        ]
    )


def test_every_piece_of_a_real_game_is_drawn(america):
    for position in some_positions(4):
        shown = titles(draw(america, position))
        counts = {kind: sum(title.startswith(kind) for title in shown) for kind in ("Rail of", "Train of", "Settler")}
        assert counts["Rail of"] == len(position["rail_owner"])
        assert counts["Train of"] == sum(path is not None for paths in position["train_at"] for path in paths)
        assert counts["Settler"] == sum(node is not None for nodes in position["settler_at"] for node in nodes)
        assert sum(" city at " in title or title.startswith("City of") for title in shown) == len(
            position["city_owner"]
        )
        assert sum("with goods of" in title for title in shown) == len(position["goods_on"])


def test_an_empty_board_shows_token_marks_and_no_pieces(america):
    marks = [tile.data["mark"] for tile in america.hexes if "mark" in tile.data]
    for svg in (draw(america, None), draw(america, {}), draw_map(america)):
        drawn = [text.text or "" for text in parsed(svg).iter(f"{SVG}text") if text.get("class") == "mark"]
        assert sorted(drawn) == sorted(marks)
        assert not [title for title in titles(svg) if re.match(r"Rail|City|Neutral|Train of|Settler|Outlaw", title)]
        assert sum(title.startswith("Train track") for title in titles(svg)) == sum(
            bool(path.data.get("track")) for path in america.paths
        )


def test_a_token_covers_its_mark_and_looks_raised(america):
    svg, bare = draw(america, POSITION), draw(america, None)
    assert sorted(numbers(svg)) == sorted([*numbers(bare), 9, 10, 11])
    assert svg.count('class="mark"') == bare.count('class="mark"') - 3
    raised = THEMES["light"]["numSide"]
    assert (svg.count(raised), bare.count(raised)) == (3, 0)


def test_site_kinds_differ_by_shape_and_cities_replace_sites(america):
    shown = titles(draw(america, POSITION))
    sites = [title for title in shown if title.endswith(" site")]
    assert len(sites) == 45 - 5
    assert {"Omaha, red site", "Albany, purple site"} <= set(sites)
    art = draw(america, None)
    assert (art.count('href="#light-start"'), art.count('href="#light-site"')) == (
        sum(entry["kind"] == "start" for entry in america.place_data.values()),
        sum(entry["kind"] == "site" for entry in america.place_data.values()),
    )


def test_gold_is_drawn_at_the_coast_until_it_is_taken(america):
    golden = {name: entry["gold"] for name, entry in america.place_data.items() if entry.get("gold")}
    assert {f"{name}, {gold} gold" for name, gold in golden.items()} <= set(titles(draw(america, None)))
    shown = titles(draw(america, POSITION))
    assert "Seattle, gold taken" in shown
    assert "Seattle, 3 gold" not in shown


def test_a_rail_hides_the_track_below_it(america):
    before, after = (titles(draw(america, position)) for position in (None, {"rail_owner": {"g3y3-g4y3": 2}}))
    assert [title for title in before if title not in after] == ["Train track, g3y3 – g4y3"]


def test_owners_differ_by_letter_and_pattern_not_by_colour_alone(america):
    svg = draw(america, POSITION)
    cities = svg[svg.index('class="cities"') : svg.index('class="trains"')]
    assert sorted(re.findall(r'class="letter (\w)" ', cities)) == sorted("ROWBN")
    rails = svg[svg.index('class="rails"') : svg.index('class="numbers"')]
    patterns = re.findall(
        r'(stroke-width="[\d.]+"(?: stroke-linecap="round")?(?: stroke-dasharray="[^"]+")?)/></g>', rails
    )
    assert len(set(patterns)) == 4


def test_seats_have_the_colours_set_by_the_options(america):
    options = {"seats.colours": "blue white orange red"}
    shown = titles(draw(america, POSITION | {"options": options}))
    assert "City of blue at Indianapolis" in shown
    assert "Train of red, g9y7 – Nashville" in shown


def test_lit_targets_are_marked(america):
    lit = ["g0y2-g1y2", "g7y2-g7y3", "Omaha", "Indianapolis", "g8y7", "c7y3"]
    svg, plain = draw(america, POSITION, lit=lit), draw(america, POSITION)
    fill = THEMES["light"]["litFill"]
    in_art = 1  # a symbol also uses the colour
    assert (svg.count(fill) - in_art, plain.count(fill) - in_art) == (len(lit), 0)
    assert (svg.count('href="#light-slot-lit"'), plain.count('href="#light-slot-lit"')) == (1, 0)
    with pytest.raises(LookupError, match="no hex, place or path 'Atlantis'"):
        draw(america, None, lit=["Atlantis"])


def test_an_abbreviated_name_has_the_full_name_as_its_title(america):
    svg = draw(america, None)
    assert "Washington" in names(svg)
    assert "Washington D.C." in titles(svg)


def test_names_do_not_overlap_names_numbers_coins_or_cities(america):
    labels = placed_labels(america, ART)
    boxes = {entry.name: box(entry) for entry in labels}
    assert set(boxes) == set(america.places)
    assert not [(a, b) for a in boxes for b in boxes if a < b and overlap(boxes[a], boxes[b])]
    things = [around(hex_point(america, i), 14) for i, tile in enumerate(america.hexes) if tile.terrain != "desert"]
    things += [shifted(COIN, spot) for spot in coin_spots(america, labels).values()]
    things += [shifted(CITY, node_point(america, node)) for node in america.places.values()]
    hidden = {name: sum(overlap(label, thing) for thing in things) for name, label in boxes.items()}
    assert {name: area for name, area in hidden.items() if area > 12} == {}


def test_names_have_a_fixed_width_in_every_font(america):
    svg = draw(america, None)
    lines = [line for line in parsed(svg).iter(f"{SVG}tspan") if line.get("textLength")]
    assert len(lines) == 45


@pytest.mark.parametrize("built", [False, True])
def test_the_outlaw_hides_no_name_on_any_hex(america, built):
    labels = placed_labels(america, ART)
    cities = dict.fromkeys(america.places, 0) if built else {}
    for i, tile in enumerate(america.hexes):
        rest = place_movables(america, pieces_of(america, {"outlaw": tile.id, "city_owner": cities}), labels)
        things = [shifted(OUTLAW, rest.outlaw)]
        if tile.terrain != "desert":
            things.append(shifted(DISC, rest.number))
            assert not overlap(around(rest.number, 7), things[0]), f"the outlaw covers the number of {tile.id}"
        assert not [entry.name for entry in labels for thing in things if overlap(box(entry), thing)], tile.id
        assert around(hex_point(america, i), 40)[0] < rest.outlaw[0] < around(hex_point(america, i), 40)[2]


def test_pieces_overlap_names_and_other_pieces_only_slightly(america):
    labels = placed_labels(america, ART)
    boxes = {entry.name: box(entry) for entry in labels}
    for position in some_positions(12):
        pieces = pieces_of(america, position)
        rest = place_movables(america, pieces, labels)
        placed = [shifted(TRAIN, point) for point in rest.trains] + [shifted(WAGON, point) for point in rest.settlers]
        for i, piece in enumerate(placed):
            for name, label in boxes.items():
                assert overlap(piece, label) <= TOLERANCE * area(label), name
            for other in placed[:i]:
                assert overlap(piece, other) <= TOLERANCE * area(piece)
            for node in pieces.cities:
                assert overlap(piece, shifted(CITY, node_point(america, node))) <= TOLERANCE * area(CITY)


def area(box: tuple[float, float, float, float]) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def test_overlapping_pieces_are_moved_apart():
    crowd = Crowd()
    crowd.add((0, 0, 10, 10), 1.0)
    square = (0.0, 0.0, 10.0, 10.0)
    both = [Movable(square, [((0, 0), 0.0), ((10, 0), 1.0), ((20, 0), 2.0)])] * 2
    assert sorted(crowd.place(both, 2.0)) == [(10, 0), (20, 0)]
    assert crowd.place([], 2.0) == []
    assert crowd.cost((10, 0, 20, 10)) == 200


def moved_map() -> dict[str, Any]:
    """A custom map: the shipped one shifted, so that the drawn coast does not fit."""
    data = copy.deepcopy(shipped_map("america").data)
    for entry in (*data["hexes"], *data["nodes"], *data["edge_hexes"]):
        entry["col"] += 3
        entry["row"] += 1
    return data


def test_a_custom_map_is_drawn_without_a_coast_and_with_all_names(america):
    board = load_map(moved_map())
    svg = draw_map(board, POSITION)
    assert names(svg) == set(board.places)
    assert "Gulf of Mexico" not in svg
    assert "Neutral city at Washington D.C., with goods of orange" in titles(svg)
    left, top, wide, high = map(float, (parsed(svg).get("viewBox") or "").split())
    for entry in board.data["edge_hexes"]:
        x, y = (48 * part for part in geometry.position(board.grid, entry["col"], entry["row"]))
        assert left < x < left + wide
        assert top < y < top + high
    labels = place_labels(board, placed_labels(board, ART))
    spots = coin_spots(board, labels)
    assert len(spots) == len(coin_spots(america, labels))
    assert not [name for name, spot in spots.items() for entry in labels if overlap(box(entry), shifted(COIN, spot))]


def test_the_coast_stays_when_only_a_name_changes():
    data = copy.deepcopy(shipped_map("america").data)
    next(place for place in data["places"] if place["name"] == "Reno")["name"] = "Carson City"
    svg = draw(load_map(data), None)
    assert "Gulf of Mexico" in svg
    assert {"Carson City", "Omaha"} <= names(svg)


def test_width_sets_the_size_and_keeps_the_proportion(america):
    root = parsed(draw(america, None, width=1156))
    assert (root.get("width"), root.get("height")) == ("1156", "690")
    with pytest.raises(LookupError, match="There is no theme 'pink'"):
        draw(america, None, theme="pink")


def test_a_game_can_be_drawn_as_svg():
    game = hexstead.new("america", seed=3)
    svg = game.svg(theme="dark")
    assert sorted(numbers(svg)) == sorted(
        [tile.number for tile in game.board.hexes if tile.number] + list(game.position()["token"].values())
    )
    assert f"Outlaw on {game.position()['outlaw']}" in titles(svg)


def test_a_game_is_drawn_in_the_colours_that_its_seats_chose():
    blue_first = hexstead.new("america", seed=1, options={"seats.colours": "blue red orange white"})
    while blue_first.to_act == ("chance",):
        blue_first.step_chance()
    usual = hexstead.from_position(blue_first.position() | {"options": {}})
    assert blue_first.svg() != usual.svg()
