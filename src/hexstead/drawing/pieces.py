"""Pieces and markers: roads and rails by owner, symbols from art files, highlighted targets, city spots."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from math import hypot
from pathlib import Path
from typing import TypeVar

from ..board import Board
from .svg import EDGE, Point, at, circle, line, num, shorten, stroke, symbol, token

Owner = TypeVar("Owner")

SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)


def node_point(board: Board, node: int) -> Point:
    return board.nodes[node].x * EDGE, board.nodes[node].y * EDGE


def hex_point(board: Board, index: int) -> Point:
    return board.hexes[index].x * EDGE, board.hexes[index].y * EDGE


def ends(board: Board, path: int) -> tuple[Point, Point]:
    return node_point(board, board.paths[path].a), node_point(board, board.paths[path].b)


def from_north(board: Board, owners: Mapping[int, Owner]) -> list[tuple[int, Owner]]:
    """Return (node, owner) pairs from north to south: the drawing order in which nearer pieces cover farther ones."""
    return sorted(owners.items(), key=lambda piece: board.nodes[piece[0]].y)


def sort_lit(board: Board, lit: Sequence[str]) -> tuple[list[int], list[int], list[int]]:
    """Resolve names of highlighted targets to indices: hexes, nodes and paths. LookupError for an unknown name."""
    sorted_out: tuple[list[int], list[int], list[int]] = ([], [], [])
    for name in lit:
        for found, find in zip(sorted_out, (board.hex, board.node, board.path), strict=True):
            try:
                found.append(find(name))
            except LookupError:
                continue
            break
        else:
            raise LookupError(f"There is no hex, place or path {name!r} on this board.")
    return sorted_out


@cache
def art(file: Path) -> dict[str, str]:
    """Read the symbols of an art file, by id."""
    drawings = SYMBOL.findall(file.read_text(encoding="utf-8"))
    return {id: drawing.replace("\n", "") for id, drawing in drawings}


def art_id(id: str) -> str:
    return f"{token('theme')}-{id}"


def piece_symbols(drawing: str, id: str, letters: list[str]) -> str:
    """Define one symbol per owner; the placeholders c, cd, cl and cm become that seat's colours."""
    return "".join(
        symbol(art_id(f"{id}-{letter}"), re.sub(r"var\(--c([dlm]?)\)", rf"var(--{letter}\1)", drawing))
        for letter in letters
    )


def colour_letter(colour: str) -> str:
    """Return the letter of a seat's colour, which its theme tokens begin with."""
    return colour[0].upper()


TIES = 5

PATTERNS = {
    "R": (9.0, 'stroke-width="6.2" stroke-dasharray="1.7 4.1"'),
    "O": (7.5, 'stroke-width="1.9"'),
    "W": (10.0, 'stroke-width="2.8" stroke-linecap="round" stroke-dasharray="0 5.6"'),
    "B": (9.0, 'stroke-width="2.2" stroke-dasharray="6.4 3.6"'),
}


def road(a: Point, b: Point, letter: str, rail: bool = False) -> str:
    """Draw a road, or a rail with its sleepers, in the owner's colour and pattern."""
    bar = line(shorten(a, b, 8.5))
    under = stroke(bar, token("castStrong"), 9.6, 'transform="translate(0 2)"')
    if rail:
        sleepers = line(shorten(a, b, 8))
        under = (
            f'<path d="{sleepers}" fill="none" stroke="{token("sleeper")}" stroke-width="15" '
            f'stroke-dasharray="2.8 4.35"/>'
        )
    body = stroke(bar, token("pieceInk"), 9.8) + stroke(bar, token(letter + "d"), 7)
    top = stroke(bar, token(letter), 7, 'transform="translate(0 -.9)"')
    inset, dashes = PATTERNS[letter]
    pattern = f'<path d="{line(shorten(a, b, inset))}" fill="none" stroke="{token(letter + "m")}" {dashes}/>'
    return under + body + top + pattern


def track(a: Point, b: Point) -> str:
    """Draw the train track printed on a path: a pale bed, five ties, two rails."""
    start, end = shorten(a, b, 13)
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)

    def point_at(way: float, aside: float) -> Point:
        return start[0] + along[0] * way - along[1] * aside, start[1] + along[1] * way + along[0] * aside

    ways = [length * (i + 0.5) / TIES for i in range(TIES)]
    ties = "".join(line([point_at(way, -4.4), point_at(way, 4.4)]) for way in ways)
    rails = "".join(line([point_at(0, aside), point_at(length, aside)]) for aside in (-2.1, 2.1))
    bed = stroke(line(shorten(a, b, 11)), token("trackBed"), 11.5)
    return bed + stroke(ties, token("trackTie"), 1.9) + stroke(rails, token("trackRail"), 1.2)


def lettered(id: str, point: Point, letter: str, letter_y: float, letter_x: float = 0, size: str = "") -> str:
    """Draw an owner's piece with that seat's letter on it."""
    aside = f' x="{num(letter_x)}"' if letter_x else ""
    text = f'<text class="letter {letter}{size and " " + size}"{aside} y="{num(letter_y)}">{letter}</text>'
    return at(*point, f'<use href="#{art_id(f"{id}-{letter}")}"/>{text}')


def spot(point: Point) -> str:
    """Draw a city spot: an ivory disc with a small house."""
    shadow = circle(0, 1.6, 8, token("castStrong"))
    disc = circle(0, 0, 7.6, token("spotRing"), f'stroke="{token("pieceInk")}" stroke-width="1.2"')
    house = f'<path d="M-4,3.8V-.6L0,-4.2L4,-.6V3.8Z" fill="{token("spotInk")}"/>'
    return at(*point, shadow + disc + house)


def lit_path(a: Point, b: Point, marked: bool = False) -> str:
    """Draw a path that the player can choose: mint with a small plus, or with crossbars if it has a printed track."""
    bar = line(shorten(a, b, 10))
    glow = stroke(bar, token("lit"), 19, 'opacity=".22"')
    pill = stroke(bar, token("litInk"), 11.4) + stroke(bar, token("litFill"), 7.6)
    if marked:
        bars = f'stroke="{token("litInk")}" stroke-width="7.6" stroke-dasharray="1.5 4.4"'
        return glow + pill + f'<path d="{bar}" fill="none" {bars}/>'
    return glow + pill + at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, plus(3.2, "litInk"))


def lit_disc(point: Point, radius: float = 9.5) -> str:
    """Draw a node that the player can choose."""
    glow = circle(0, 0, radius + 4, token("lit"), 'opacity=".25"')
    disc = circle(0, 0, radius, token("litFill"), f'stroke="{token("litInk")}" stroke-width="2.2"')
    return at(*point, glow + disc)


def lit_ring(point: Point, radius: float = 18.5) -> str:
    """Draw a ring around the number of a hex that the player can choose."""
    outer = circle(0, 0, radius, "none", f'stroke="{token("litInk")}" stroke-width="6"')
    return at(*point, outer + circle(0, 0, radius, "none", f'stroke="{token("litFill")}" stroke-width="3.2"'))


def plus(arm: float, colour: str) -> str:
    return stroke(f"M{num(-arm)},0H{num(arm)}M0,{num(-arm)}V{num(arm)}", token(colour), 1.9)
