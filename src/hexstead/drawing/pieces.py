"""Pieces and marks: roads and rails by owner, symbols from art files, lit targets, city spots."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from hexstead.board import Board
from hexstead.drawing.svg import EDGE, Point, at, circle, line, num, shorten, stroke, symbol, token
from hexstead.drawing.theme import SEAT_LETTERS

SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)


def node_point(board: Board, node: int) -> Point:
    return board.nodes[node].x * EDGE, board.nodes[node].y * EDGE


def hex_point(board: Board, index: int) -> Point:
    return board.hexes[index].x * EDGE, board.hexes[index].y * EDGE


@cache
def art(file: Path) -> dict[str, str]:
    """The symbols of an art file, by id."""
    drawings = SYMBOL.findall(file.read_text(encoding="utf-8"))
    return {id: drawing.replace("\n", "") for id, drawing in drawings}


def art_id(id: str) -> str:
    return f"{token('theme')}-{id}"


def piece_symbols(drawing: str, id: str, letters: list[str]) -> str:
    """A piece once for every owner: c, cd, cl, cm in the drawing become that seat's colours."""
    return "".join(
        symbol(art_id(f"{id}-{letter}"), re.sub(r"var\(--c([dlm]?)\)", rf"var(--{letter}\1)", drawing))
        for letter in letters
    )


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat % len(SEAT_LETTERS)]


PATTERNS = {
    "R": (9.0, 'stroke-width="6.2" stroke-dasharray="1.7 4.1"'),
    "O": (7.5, 'stroke-width="1.9"'),
    "W": (10.0, 'stroke-width="2.8" stroke-linecap="round" stroke-dasharray="0 5.6"'),
    "B": (9.0, 'stroke-width="2.2" stroke-dasharray="6.4 3.6"'),
}


def road(a: Point, b: Point, letter: str, rail: bool = False) -> str:
    """A road, or a rail with its sleepers, in the owner's colour and pattern."""
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


def lettered(id: str, point: Point, letter: str, letter_y: float) -> str:
    """A piece of an owner with that seat's letter on it."""
    text = f'<text class="letter {letter}" y="{num(letter_y)}">{letter}</text>'
    return at(point[0], point[1] - 2, f'<use href="#{art_id(f"{id}-{letter}")}"/>{text}')


def spot(point: Point) -> str:
    """A city spot: an ivory disc with a small house."""
    shadow = circle(0, 1.6, 8, token("castStrong"))
    disc = circle(0, 0, 7.6, token("spotRing"), f'stroke="{token("pieceInk")}" stroke-width="1.2"')
    house = f'<path d="M-4,3.8V-.6L0,-4.2L4,-.6V3.8Z" fill="{token("spotInk")}"/>'
    return at(*point, shadow + disc + house)


def lit_path(a: Point, b: Point) -> str:
    """A path where the player may build: mint with a small plus."""
    bar = line(shorten(a, b, 10))
    glow = stroke(bar, token("lit"), 19, 'opacity=".22"')
    pill = stroke(bar, token("litInk"), 11.4) + stroke(bar, token("litFill"), 7.6)
    return glow + pill + at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, plus(3.2, "litInk"))


def lit_disc(point: Point, radius: float = 9.5) -> str:
    """A corner that the player may choose."""
    glow = circle(0, 0, radius + 4, token("lit"), 'opacity=".25"')
    disc = circle(0, 0, radius, token("litFill"), f'stroke="{token("litInk")}" stroke-width="2.2"')
    return at(*point, glow + disc)


def lit_ring(point: Point, radius: float = 18.5) -> str:
    """A ring round the number of a hex that the player may choose."""
    outer = circle(0, 0, radius, "none", f'stroke="{token("litInk")}" stroke-width="6"')
    return at(*point, outer + circle(0, 0, radius, "none", f'stroke="{token("litFill")}" stroke-width="3.2"'))


def plus(arm: float, colour: str) -> str:
    return stroke(f"M{num(-arm)},0H{num(arm)}M0,{num(-arm)}V{num(arm)}", token(colour), 1.9)
