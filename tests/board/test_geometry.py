"""Coordinates of hexes, corners and edges on both grids, and the graphs of the shipped boards."""

from __future__ import annotations

from math import dist, isclose

import pytest

from hexstead.board import Board, geometry, shipped_map
from tests.random_play import GAMES


@pytest.fixture(params=GAMES)
def board(request: pytest.FixtureRequest) -> Board:
    return shipped_map(request.param)


def hex_point(board: Board, index: int) -> tuple[float, float]:
    return board.hexes[index].x, board.hexes[index].y


def node_point(board: Board, index: int) -> tuple[float, float]:
    return board.nodes[index].x, board.nodes[index].y


@pytest.mark.parametrize("grid", geometry.GRIDS)
def test_corners_are_one_edge_length_from_the_centre_and_from_the_next_corner(grid):
    corners = [geometry.position(grid, *corner) for corner in geometry.hex_corners(grid, 3, 1)]
    centre = geometry.position(grid, 3, 1)
    for i, corner in enumerate(corners):
        assert isclose(dist(centre, corner), 1.0)
        assert isclose(dist(corner, corners[i - 1]), 1.0)


@pytest.mark.parametrize("grid", geometry.GRIDS)
def test_corners_run_clockwise_from_the_top(grid):
    first, second, *_ = geometry.hex_corners(grid, 0, 0)
    assert first == {"pointy": (0, -2), "flat": (1, -1)}[grid]
    assert second == {"pointy": (1, -1), "flat": (2, 0)}[grid]


@pytest.mark.parametrize("grid", geometry.GRIDS)
def test_a_hex_shares_two_corners_with_each_of_six_neighbours_and_none_with_other_hexes(grid):
    own = set(geometry.hex_corners(grid, 0, 0))
    near = [(col, row) for col in range(-4, 5) for row in range(-4, 5) if (col, row) != (0, 0)]
    hexes = [spot for spot in near if geometry.is_hex_spot(grid, spot, (0, 0))]
    shared = [len(own & set(geometry.hex_corners(grid, *spot))) for spot in hexes]
    assert sorted(n for n in shared if n) == [2] * 6


@pytest.mark.parametrize("grid", geometry.GRIDS)
def test_no_coordinate_is_both_a_hex_and_a_corner(grid):
    near = [(col, row) for col in range(-7, 8) for row in range(-7, 8)]
    hexes = {spot for spot in near if geometry.is_hex_spot(grid, spot, (0, 0))}
    corners = {spot for spot in near if geometry.is_corner_spot(grid, spot, (0, 0))}
    assert not hexes & corners
    by_hexes = {corner for spot in hexes for corner in geometry.hex_corners(grid, *spot)}
    assert {spot for spot in by_hexes if spot in near} <= corners
    assert len(near) > len(hexes | corners)


@pytest.mark.parametrize("grid", geometry.GRIDS)
def test_an_edge_joins_exactly_the_corners_at_distance_one(grid):
    corners = [
        (col, row) for col in range(-6, 7) for row in range(-6, 7) if geometry.is_corner_spot(grid, (col, row), (0, 0))
    ]
    for one in corners:
        for other in corners:
            apart = dist(geometry.position(grid, *one), geometry.position(grid, *other))
            assert geometry.is_edge(grid, one, other) == isclose(apart, 1.0)


def test_every_path_is_one_edge_long(board):
    for path in board.paths:
        assert isclose(dist(node_point(board, path.a), node_point(board, path.b)), 1.0)


def test_hexes_and_nodes_at_distance_one_refer_to_each_other(board):
    for h, tile in enumerate(board.hexes):
        near = {n for n in range(len(board.nodes)) if isclose(dist(hex_point(board, h), node_point(board, n)), 1.0)}
        assert set(tile.corners) == near
        assert all(h in board.node_hexes[n] for n in near)


def test_neighbours_and_paths_of_a_node_agree(board):
    for n in range(len(board.nodes)):
        ends = {board.paths[p].a + board.paths[p].b - n for p in board.node_paths[n]}
        assert ends == set(board.node_neighbours[n])
        assert len(board.node_paths[n]) <= 3


def test_distances_match_the_floyd_warshall_algorithm(board):
    size = len(board.nodes)
    oracle = [[0 if i == j else size for j in range(size)] for i in range(size)]
    for path in board.paths:
        oracle[path.a][path.b] = oracle[path.b][path.a] = 1
    for middle in range(size):
        via = oracle[middle]
        for row in oracle:
            step = row[middle]
            if step < size:
                row[:] = [min(old, step + new) for old, new in zip(row, via, strict=True)]
    assert board.distances == oracle


def test_germany_has_the_expected_size():
    board = shipped_map("germany")
    assert (board.game, board.grid) == ("germany", "pointy")
    assert (len(board.hexes), len(board.nodes), len(board.paths), len(board.places)) == (30, 82, 111, 40)
    assert all(len(tile.corners) == 6 for tile in board.hexes)
    assert board.hexes[board.hex("G3")].number == 12


def test_america_has_the_expected_size():
    board = shipped_map("america")
    assert (board.game, board.grid) == ("america", "flat")
    assert (len(board.hexes), len(board.nodes), len(board.paths), len(board.places)) == (71, 149, 201, 45)
    assert board.distances[board.node("Omaha")][board.node("St. Louis")] == 3
    assert board.distances[board.node("Minneapolis")][board.node("Bismarck")] == 3


def test_paths_are_found_by_ids_and_places_in_either_order():
    board = shipped_map("germany")
    path = board.path("v31-v38")
    assert board.path("v38-v31") == board.path("Kassel-v31") == board.path("Dortmund-Kassel") == path
    assert board.path_name(path) == "v31-v38"
    assert board.path("Baden-Baden-v72") == board.path("Freiburg-Baden-Baden") == board.path("v68-v72")
    assert shipped_map("america").path("g13y0-g13y-1") == shipped_map("america").path("g13y-1-g13y0")


def test_nodes_are_named_by_place_or_id():
    board = shipped_map("germany")
    assert board.node("Kassel") == board.node("v38") == 38
    assert board.node_name(38) == "Kassel"
    assert board.node_name(0) == "v00"


@pytest.mark.parametrize(
    ("ask", "name"), [("hex", "Z9"), ("node", "Atlantis"), ("path", "v00-v81"), ("path", "v00"), ("path", "")]
)
def test_an_unknown_name_is_rejected(ask, name):
    with pytest.raises(LookupError, match=f"There is no .*'{name}'"):
        getattr(shipped_map("germany"), ask)(name)
