"""Drawings of boards: well-formed and self-contained, with every place name and every piece of a position."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from hexstead.board import geometry, load_map, shipped_map
from hexstead.drawing import THEMES, draw_generic, draw_map
from hexstead.drawing.atlas import placed_labels
from hexstead.drawing.labels import box, overlap, place_labels
from hexstead.drawing.pieces import node_point
from hexstead.games.germany.drawing import ART, draw
from tests.board.svg import SVG, names, numbers, parsed, titles, unresolved_references
from tests.random_play import GAMES

POSITION: dict[str, Any] = {
    "road_owner": {"v07-v11": 2, "Kassel-v31": 0, "v45-v39": 0, "Freiburg-Baden-Baden": 3},
    "hall_owner": {"Kassel": 0, "Hamburg": 2, "Baden-Baden": 3, "Flensburg": 1},
    "marker_owner": {"Köln": 3, "Lübeck": 2},
    "goetz": "G3",
}


@pytest.fixture(scope="module")
def germany():
    return shipped_map("germany")


SHORT = {"Washington D.C.": "Washington"}  # the abbreviation in drawings

ODD_NAMES = ("A & <B>", "var(--sea)", 'C--D\'s "E"', "Neubrandenburg an der Schmalen Hexe")


def mini_map() -> dict[str, Any]:
    """A minimal map: three hexes in a row, twelve cities, one landmark town and one empty intersection."""
    hexes = [("X", 0), ("Y", 2), ("Z", 4)]
    spots = sorted({spot for _, col in hexes for spot in geometry.hex_corners("pointy", col, 0)})
    ids = {spot: f"n{i}" for i, spot in enumerate(spots)}
    ends = [(a, b) for a in spots for b in spots if a < b and geometry.is_edge("pointy", a, b)]
    cities = [*ODD_NAMES, *(f"City {i}" for i in range(len(ODD_NAMES), 12))]
    at = list(ids.values())
    return {
        "format": 1,
        "game": "germany",
        "title": 'Three <hexes> & "no" more',
        "grid": "pointy",
        "hexes": [{"id": id, "col": col, "row": 0, "terrain": "forest", "number": 8} for id, col in hexes],
        "nodes": [{"id": id, "col": col, "row": row} for (col, row), id in ids.items()],
        "paths": [{"a": ids[a], "b": ids[b]} for a, b in ends],
        "places": [
            *({"name": city, "at": at[i], "kind": "city"} for i, city in enumerate(cities)),
            {"name": "Burg", "at": at[12], "kind": "landmark"},
        ],
        "landmarks": [{"city": "Burg", "name": "The <Keep>", "reward": {"type": "road", "count": 1}}],
        "gotz_start": "Y",
        "development_cards": [
            {"id": id, "count": 5} for id in ("mercenary", "road_building", "banking", "trade", "victory_point")
        ],
        "start_cards": [{"cities": cities[i : i + 3], "resources": ["ore", "wool"]} for i in range(0, 12, 3)],
        "provenance": {"reconstructed": "all of it"},
    }


@pytest.mark.parametrize("name", ["germany", "america"])
def test_single_shapes_are_drawn_without_group_opacity_and_transforms(name):
    """Browsers keep data for each of them, and make it again whenever the page around the board changes."""
    drawn = parsed(draw_map(shipped_map(name)))
    shapes = [shape.attrib for kind in ("path", "rect", "circle", "ellipse") for shape in drawn.iter(SVG + kind)]
    assert shapes
    assert not [shape for shape in shapes if "opacity" in shape]
    assert len([shape for shape in shapes if "transform" in shape]) <= 1  # the lip of the coast


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_board_is_drawn_in_every_theme(game, theme):
    board = shipped_map(game)
    svg = draw_map(board, theme=theme)
    assert parsed(svg).tag == f"{SVG}svg"
    assert {SHORT.get(name, name) for name in board.places} == names(svg)
    assert sorted(numbers(svg)) == sorted(tile.number for tile in board.hexes if tile.number)


@pytest.mark.parametrize("theme", THEMES)
def test_a_drawing_is_self_contained(germany, theme):
    svg = draw(germany, POSITION, theme=theme)
    assert not unresolved_references(svg)


def test_every_piece_of_a_position_is_drawn(germany):
    shown = titles(draw(germany, POSITION))
    assert {title for title in shown if title.startswith("Road")} == {
        "Road of white, Lübeck – Hamburg",
        "Road of red, Dortmund – Kassel",
        "Road of red, v39 – Erfurt",
        "Road of blue, Baden-Baden – Freiburg",
    }
    assert {title for title in shown if title.startswith("Town hall")} == {
        "Town hall of red at Kassel",
        "Town hall of white at Hamburg",
        "Town hall of blue at Baden-Baden",
        "Town hall of orange at Flensburg",
    }
    assert [title for title in shown if "built by" in title] == [
        "Cologne Cathedral at Köln, built by blue",
        "Holsten Gate at Lübeck, built by white",
    ]
    assert sum("not built" in title for title in shown) == 10
    assert "Götz on G3" in shown
    assert "Kassel" not in shown, "a town hall replaces the city symbol"
    assert "Hof" in shown


def test_owners_differ_by_letter_and_pattern_not_by_colour_alone(germany):
    roads = {"v00-v01": 0, "v00-v02": 1, "v01-v03": 2, "v02-v04": 3}
    halls = {"Kassel": 0, "Hamburg": 1, "Hof": 2, "Ulm": 3}
    svg = draw(germany, {"road_owner": roads, "hall_owner": halls})
    letters = [text.text or "" for text in parsed(svg).iter(f"{SVG}text") if "letter" in text.get("class", "").split()]
    assert sorted(letters) == sorted("ROWB")
    drawn = svg[svg.index('class="roads"') : svg.index('class="numbers"')]
    patterns = re.findall(
        r'(stroke-width="[\d.]+"(?: stroke-linecap="round")?(?: stroke-dasharray="[^"]+")?)/></g>', drawn
    )
    assert len(set(patterns)) == 4


def test_an_empty_board_has_no_pieces(germany):
    for svg in (draw(germany, None), draw(germany, {}), draw_map(germany)):
        shown = titles(svg)
        assert not [title for title in shown if title.startswith(("Road", "Town hall", "Götz"))]
        assert sum("not built" in title for title in shown) == 12


def test_lit_targets_are_marked(germany):
    svg = draw(germany, POSITION, lit=["v00-v01", "Hof", "Trier", "A1"])
    assert "Porta Nigra at Trier, may be built now" in titles(svg)
    lit, plain = (text.count(THEMES["light"]["litFill"]) for text in (svg, draw(germany, POSITION)))
    assert (lit, plain) == (4, 0)
    with pytest.raises(LookupError, match="no hex, place or path 'Atlantis'"):
        draw(germany, None, lit=["Atlantis"])


def test_width_sets_the_size_and_keeps_the_proportion(germany):
    root = parsed(draw(germany, None, width=586))
    assert (root.get("width"), root.get("height")) == ("586", "734")
    assert parsed(draw(germany, None)).get("width") is None


def test_an_unknown_theme_is_rejected(germany):
    with pytest.raises(LookupError, match="There is no theme 'pink'; choose from light, dark, hc"):
        draw(germany, None, theme="pink")


def test_manually_placed_names_do_not_overlap(germany):
    boxes = [box(entry) for entry in placed_labels(germany, ART)]
    assert len(boxes) == 40
    assert not [(a, b) for i, a in enumerate(boxes) for b in boxes[:i] if overlap(a, b) > 25]


def test_manually_placed_names_do_not_touch_the_piece_at_another_place(germany):
    reach = {"city": (13, 19, 17), "landmark": (20, 22, 16)}  # of a hall and a built landmark: sideways, up, down
    for entry in placed_labels(germany, ART):
        for name, node in germany.places.items():
            (x, y), (side, up, down) = node_point(germany, node), reach[germany.place_data[name]["kind"]]
            piece = (x - side, y - up, x + side, y + down)
            assert name == entry.name or not overlap(box(entry), piece), f"{entry.name} touches {name}"


def test_a_custom_map_is_drawn_without_a_coast_and_with_all_names_verbatim():
    board = load_map(mini_map())
    assert (len(board.hexes), len(board.nodes), len(board.paths)) == (3, 14, 16)
    city = ODD_NAMES[0]
    svg = draw_map(board, {"hall_owner": {city: 3}, "marker_owner": {"Burg": 0}, "goetz": "X"})
    assert names(svg) == set(board.places)
    assert {f"Town hall of blue at {city}", "The <Keep> at Burg, built by red", "Götz on X"} <= set(titles(svg))
    assert "North Sea" not in svg
    assert parsed(svg).get("aria-label") == board.data["title"]
    assert names(draw_generic(board)) == set(board.places)


def test_the_coast_stays_when_only_the_places_change():
    data = copy.deepcopy(shipped_map("germany").data)
    next(place for place in data["places"] if place["name"] == "Aachen")["name"] = "Jülich"
    svg = draw(load_map(data), None)
    assert "North Sea" in svg
    assert {"Jülich", "Emden"} <= names(svg)


def test_automatically_placed_names_hardly_overlap():
    labels = place_labels(shipped_map("america"), [])
    boxes = [box(entry) for entry in labels]
    assert sum(overlap(a, b) > 0 for i, a in enumerate(boxes) for b in boxes[:i]) <= 3
