"""The ground of each terrain in three variants: strips, waves and patches, larger than a tile and clipped to it."""

from __future__ import annotations

from .svg import ellipse, path, rect, stroke, token

VARIANTS = 3


def fields(k: int) -> str:
    tones = (0, 1, 2, 1, 0, 6, 1, 2, 0)
    drawn = ""
    for i in range(9):
        top = -58 + i * 13
        drawn += rect(-60, top, 120, 13.2, 0, token(f"fields{tones[(i + k * 2) % 9]}"))
        if i % 2:
            furrows = f"M-60,{top + 4.2:g}H60M-60,{top + 8.6:g}H60"
            drawn += stroke(furrows, token("fields4"), 0.7, 'stroke-opacity=".28" stroke-dasharray="5 4"')
    return f'<g transform="rotate({(-18, 14, -32)[k]})">{drawn}</g>'


def pasture(k: int) -> str:
    dark = (
        "M-60,4Q-30,-16 0,0T60,-6V60H-60Z",
        "M-60,-4Q-20,-20 10,-4T60,4V60H-60Z",
        "M-60,-2Q-34,10 -4,-6T60,-2V60H-60Z",
    )
    light = (
        "M-60,26Q-20,8 14,22T60,18V60H-60Z",
        "M-60,22Q-24,30 6,18T60,24V60H-60Z",
        "M-60,24Q-28,12 4,24T60,14V60H-60Z",
    )
    lower = path(dark[k], token("pasture2"), 'fill-opacity=".55"')
    return lower + path(light[k], token("pasture1"), 'fill-opacity=".75"')


def forest(k: int) -> str:
    dark = ellipse((-18, 14, 0)[k], (8, -4, 14)[k], 36, 20, token("forest2"), 'fill-opacity=".55"')
    return dark + ellipse((20, -18, 22)[k], (-20, 22, -18)[k], 20, 9, token("forest1"), 'fill-opacity=".7"')


def mountains(k: int) -> str:
    light = ("M-60,10Q-20,-6 10,10T60,6V60H-60Z", "M-60,14Q-10,2 20,14T60,8V60H-60Z", "M-60,8Q-26,18 4,8T60,14V60H-60Z")
    front = path("M-60,30Q-10,20 20,30T60,26V60H-60Z", token("mountains2"), 'fill-opacity=".45"')
    return path(light[k], token("mountains1"), 'fill-opacity=".8"') + front


def hills(k: int, palette: str = "hills") -> str:
    dark = path("M-60,6Q-30,-12 0,4T60,-4V60H-60Z", token(palette + "2"), 'fill-opacity=".45"')
    return dark + path("M-60,28Q-10,14 20,26T60,20V60H-60Z", token(palette + "1"), 'fill-opacity=".7"')


def clay(k: int) -> str:
    return hills(k, "clay")


def desert(k: int) -> str:
    dunes = stroke(
        "M-40,24Q-26,18 -12,24M8,30Q20,25 32,30M-30,-22Q-20,-27 -8,-22", token("desert3"), 1, 'stroke-opacity=".55"'
    )
    return path("M-60,12Q-24,-2 2,12T60,4V60H-60Z", token("desert1"), 'fill-opacity=".9"') + dunes


GROUND = {
    "fields": fields,
    "pasture": pasture,
    "sheep": pasture,
    "forest": forest,
    "mountains": mountains,
    "hills": hills,
    "clay": clay,
    "desert": desert,
}
