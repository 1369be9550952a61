"""Boards: hex geometry, map files, and the graph of hexes, nodes and paths. Names no game and draws nothing."""

from hexstead.board.check import check_map
from hexstead.board.graph import Board, Hex, Node, Path
from hexstead.board.mapfile import load_map, parse_map, read_map, shipped_map

__all__ = ["Board", "Hex", "Node", "Path", "check_map", "load_map", "parse_map", "read_map", "shipped_map"]
