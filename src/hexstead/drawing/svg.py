"""Basic SVG elements used by all drawings. A hex edge is 48 units long; y points down."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import cos, hypot, pi, sin

Point = tuple[float, float]

EDGE = 48.0

PAIR = re.compile(r"(-?[\d.]+),(-?[\d.]+)")
COMMAND = re.compile(r"([LQ])([^LQZ]*)")


def num(value: float) -> str:
    """Format a number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def token(name: str) -> str:
    """Reference a theme colour by name; `document` substitutes its value."""
    return f"var(--{name})"


def escape(text: str) -> str:
    """Escape text from a map file, so that it is neither markup nor a theme token."""
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("--", "-&#45;")):
        text = text.replace(char, entity)
    return text


def scaled(d: str, x: float, foot: float, wide: float, high: float) -> str:
    """Scale an SVG path given in unit coordinates, with x right and y up from a foot point.

    Absolute commands only.
    """
    return PAIR.sub(lambda pair: f"{num(x + float(pair[1]) * wide)},{num(foot - float(pair[2]) * high)}", d)


def copies(d: str, points: Iterable[Point]) -> str:
    """Repeat a closed path of absolute commands (M, L and Q) at several points, as one path.

    One element without a transform costs a browser less than one with a transform for each point.
    """
    x, y = map(float, PAIR.findall(d)[0])
    here, sides = (x, y), ""
    for command, pairs in COMMAND.findall(d):
        ends = [(float(right), float(down)) for right, down in PAIR.findall(pairs)]
        steps = " ".join(f"{num(right - here[0])},{num(down - here[1])}" for right, down in ends)
        here, sides = ends[-1], f"{sides}{command.lower()}{steps}"
    return "".join(f"M{num(x + right)},{num(y + down)}{sides}z" for right, down in points)


def path(d: str, fill: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{extra and " " + extra}/>'


def circle(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{extra and " " + extra}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
    size = f'rx="{num(rx)}" ry="{num(ry)}"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" {size} fill="{fill}"{extra and " " + extra}/>'


def rect(x: float, y: float, width: float, height: float, r: float, fill: str, extra: str = "") -> str:
    size = f'width="{num(width)}" height="{num(height)}" rx="{num(r)}"'
    return f'<rect x="{num(x)}" y="{num(y)}" {size} fill="{fill}"{extra and " " + extra}/>'


def stroke(d: str, colour: str, width: float, extra: str = "") -> str:
    """Draw a path outline with round caps and joins."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" {ends}{extra and " " + extra}/>'


def at(x: float, y: float, inner: str, scale_x: float = 1, scale_y: float = 1) -> str:
    """Move a drawing to a point; a scale other than 1 resizes it, a negative one mirrors it."""
    scale = "" if scale_x == scale_y == 1 else f" scale({num(scale_x)} {num(scale_y)})"
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inner}</g>'


def use(id: str, x: float, y: float) -> str:
    return f'<use href="#{id}" x="{num(x)}" y="{num(y)}"/>'


def symbol(id: str, inner: str) -> str:
    return f'<symbol id="{id}" overflow="visible">{inner}</symbol>'


def group(name: str, parts: list[str]) -> str:
    return f'<g class="{name}">{"".join(parts)}</g>' if parts else ""


def titled(title: str, inner: str) -> str:
    """Add a title, shown as a tooltip and read by screen readers."""
    return f"<g><title>{escape(title)}</title>{inner}</g>"


def line(points: list[Point]) -> str:
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points)


def shorten(a: Point, b: Point, by: float) -> list[Point]:
    """Shorten a segment by the same length at both ends."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    step_x, step_y = (b[0] - a[0]) / length * by, (b[1] - a[1]) / length * by
    return [(a[0] + step_x, a[1] + step_y), (b[0] - step_x, b[1] - step_y)]


def hexagon(grid: str, radius: float) -> list[Point]:
    """Return the corners of a hex around the origin, clockwise from the east (flat) or the north (pointy)."""
    first = 0 if grid == "flat" else -90
    angles = [(first + 60 * i) * pi / 180 for i in range(6)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def rounded(points: list[Point], radius: float) -> str:
    """Return a closed path with rounded corners."""
    parts = []
    for i, corner in enumerate(points):
        into = _toward(corner, points[i - 1], radius)
        out = _toward(corner, points[(i + 1) % len(points)], radius)
        parts.append(f"{num(into[0])},{num(into[1])}Q{num(corner[0])},{num(corner[1])} {num(out[0])},{num(out[1])}")
    return "M" + "L".join(parts) + "Z"


def _toward(start: Point, target: Point, by: float) -> Point:
    return shorten(start, target, by)[0]
