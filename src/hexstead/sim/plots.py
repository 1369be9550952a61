"""Small SVG plots: histograms, stacked bars and points with error bars. Colours come from the page's CSS classes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 360  # of every plot; about the width of a phone
ROW = 40  # height of a row: its name above its mark
LEFT, RIGHT, BOTTOM = 10, 10, 26  # margins


@dataclass(frozen=True, slots=True)
class Mark:
    """A value with its error bar."""

    name: str
    value: float
    low: float
    high: float
    label: str  # the value as text


def _text(x: float, y: float, content: str, css: str = "", anchor: str = "start") -> str:
    attribute = f' class="{css}"' if css else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{attribute}>{escape(content)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, css: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{css}"/>'


def _bar(x: float, y: float, width: float, height: float, css: str, title: str = "") -> str:
    tooltip = f"<title>{escape(title)}</title>" if title else ""
    size = f'width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} rx="2" class="{css}">{tooltip}</rect>'


def _plot(height: float, label: str, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    view = f"0 0 {WIDTH} {height:.0f}"
    return f'<svg viewBox="{view}" role="img" aria-label="{escape(label, quote=True)}">\n{body}\n</svg>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """About `about` round numbers between low and high."""
    if high <= low:
        return [low]
    raw = (high - low) / about
    size = 10.0 ** math.floor(math.log10(raw))
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(n * step, 10) for n in range(first, math.floor(high / step + 1e-9) + 1)]


def _number(value: float, percent: bool) -> str:
    return f"{100 * value:g} %" if percent else f"{value:g}"


def _amount(value: float) -> str:
    """Counts as integers, means with one decimal."""
    return f"{value:.0f}" if isinstance(value, int) else f"{value:.1f}"


def _truncated(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


def intervals(
    label: str, marks: Sequence[Mark], *, percent: bool = False, guide: float | None = None, guide_label: str = ""
) -> str:
    """One row per mark: name, value, and a point with its error bar. `guide` adds a dashed reference line."""
    reach = [edge for mark in marks for edge in (mark.low, mark.high)] + ([] if guide is None else [guide])
    low, high = min(reach), max(reach)
    pad = (high - low or 1) * 0.06
    low, high = (max(0.0, low - pad), min(1.0, high + pad)) if percent else (low - pad, high + pad)
    top = 18 if guide is not None else 4
    floor = top + ROW * len(marks)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    parts = []
    for tick in ticks(low, high):
        anchor = "start" if x(tick) < 24 else "end" if x(tick) > WIDTH - 24 else "middle"
        parts += [_line(x(tick), top, x(tick), floor, "mesh")]
        parts += [_text(x(tick), floor + 17, _number(tick, percent), "tick", anchor)]
    if guide is not None:
        anchor = "start" if x(guide) < WIDTH / 2 else "end"
        parts += [_line(x(guide), top - 4, x(guide), floor, "guide"), _text(x(guide), 11, guide_label, "tick", anchor)]
    for i, mark in enumerate(marks):
        y = top + ROW * i + 29
        parts += [_text(LEFT, y - 13, _truncated(mark.name, 30), "name")]
        parts += [_text(WIDTH - RIGHT, y - 13, mark.label, "tick", "end")]
        parts += [_line(x(mark.low), y, x(mark.high), y, "error")]
        parts += [_line(x(end), y - 4, x(end), y + 4, "error") for end in (mark.low, mark.high)]
        parts += [f'<circle cx="{x(mark.value):.1f}" cy="{y:.1f}" r="5" class="dot"/>']
    return _plot(floor + BOTTOM, label, parts)


def histogram(label: str, values: Mapping[int, int], unit: str, bins: int = 24) -> str:
    """Bars for how often each value occurred, in at most `bins` bins of equal width."""
    low, high = min(values), max(values)
    step = max(1, math.ceil((high - low + 1) / bins))
    counts: dict[int, int] = {}
    for value, n in values.items():
        counts[(value - low) // step] = counts.get((value - low) // step, 0) + n
    bars, most = (high - low) // step + 1, max(counts.values())
    height, top, left = 190.0, 10.0, 38.0
    floor = height - BOTTOM - 14
    wide = (WIDTH - left - RIGHT) / bars
    parts = []
    for tick in ticks(0, most, min(4, most)):  # at most one tick per whole number
        y = floor - (floor - top) * tick / most
        parts += [_line(left, y, WIDTH - RIGHT, y, "mesh"), _text(left - 6, y + 4, f"{tick:g}", "tick", "end")]
    for at, n in sorted(counts.items()):
        tall = (floor - top) * n / most
        first, last = low + at * step, low + (at + 1) * step - 1
        title = f"{first}–{last} {unit}: {n}" if step > 1 else f"{first} {unit}: {n}"
        parts += [_bar(left + wide * at + 0.5, floor - tall, wide - 1, tall, "fill", title)]
    scale = (WIDTH - left - RIGHT) / (bars * step)
    for tick in ticks(low, low + bars * step - 1):
        if tick == int(tick):
            parts += [_text(left + scale * (tick - low + 0.5), floor + 17, f"{tick:g}", "tick", "middle")]
    parts += [_text((left + WIDTH - RIGHT) / 2, height - 5, unit, "tick", "middle")]
    return _plot(height, label, parts)


def stacks(label: str, rows: Mapping[str, Mapping[str, float]], kinds: Sequence[str]) -> str:
    """One stacked bar per row; each part has its own colour, and its value where it fits."""
    most = max((sum(parts.values()) for parts in rows.values()), default=0) or 1
    parts = []
    for i, (name, values) in enumerate(rows.items()):
        y, x = ROW * i + 4.0, float(LEFT)
        parts += [_text(LEFT, y + 12, _truncated(name, 34), "name")]
        parts += [_text(WIDTH - RIGHT, y + 12, _amount(sum(values.values())), "tick", "end")]
        for k, kind in enumerate(kinds):
            wide = (WIDTH - LEFT - RIGHT) * values.get(kind, 0) / most
            if wide >= 0.5:
                title = f"{kind}: {values[kind]:.2f}"
                parts += [_bar(x, y + 17, wide - 1, 16, f"kind{k % 7}", title)]
                if wide > 26:
                    parts += [_text(x + wide / 2, y + 29, _amount(values[kind]), "onkind", "middle")]
            x += wide
    at, y = float(LEFT), ROW * len(rows) + 12.0
    for k, kind in enumerate(kinds):
        wide = 22 + 6.6 * len(kind)
        if at + wide > WIDTH and at > LEFT:
            at, y = float(LEFT), y + 19
        parts += [_bar(at, y, 11, 11, f"kind{k % 7}"), _text(at + 16, y + 10, kind, "tick")]
        at += wide + 8
    return _plot(y + 18, label, parts)


def lines(
    label: str, series: Mapping[str, Sequence[tuple[float, float]]], units: tuple[str, str], *, diagonal: bool = False
) -> str:
    """A line with dots for each named series of points. `diagonal` adds the dashed line of equal coordinates."""
    points = [point for found in series.values() for point in found]
    low_x, high_x = min(x for x, _ in points), max(x for x, _ in points)
    low_y, high_y = min(y for _, y in points), max(y for _, y in points)
    if diagonal:
        low_x = low_y = min(low_x, low_y)
        high_x = high_y = max(high_x, high_y)
    height, top, left = 240.0, 24.0, 46.0
    floor = height - BOTTOM - 14

    def place(x: float, y: float) -> tuple[float, float]:
        across = (x - low_x) / ((high_x - low_x) or 1)
        up = (y - low_y) / ((high_y - low_y) or 1)
        return left + (WIDTH - left - RIGHT) * across, floor - (floor - top) * up

    parts = []
    for tick in ticks(low_y, high_y):
        _, y = place(low_x, tick)
        parts += [_line(left, y, WIDTH - RIGHT, y, "mesh"), _text(left - 6, y + 4, f"{tick:g}", "tick", "end")]
    for tick in ticks(low_x, high_x):
        x, _ = place(tick, low_y)
        parts += [_text(x, floor + 17, f"{tick:g}", "tick", "middle")]
    if diagonal:
        parts += [_line(*place(low_x, low_x), *place(high_x, high_x), "guide")]
    at = left
    for k, (name, found) in enumerate(series.items()):
        places = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in found))
        parts += [f'<polyline points="{places}" class="curve{k % 7}"/>']
        for point in found:
            x, y = place(*point)
            title = f"<title>{escape(name)}: {point[0]:g}, {point[1]:.4g}</title>"
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" class="kind{k % 7}">{title}</circle>']
        parts += [_bar(at, 2, 11, 11, f"kind{k % 7}"), _text(at + 15, 12, name, "tick")]
        at += 26 + 6.4 * len(name)
    parts += [_text((left + WIDTH - RIGHT) / 2, height - 5, units[0], "tick", "middle")]
    parts += [_text(left, top - 1, units[1], "tick", "start")] if units[1] else []
    return _plot(height, label, parts)
