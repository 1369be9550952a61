"""Hex geometry, map files, and boards as graphs of hexes, nodes and paths. Independent of any game and of drawing."""

from .check import check_map
from .graph import Board, Hex, Node, Path
from .mapfile import load_map, parse_map, read_map, shipped_map

__all__ = ["Board", "Hex", "Node", "Path", "check_map", "load_map", "parse_map", "read_map", "shipped_map"]
