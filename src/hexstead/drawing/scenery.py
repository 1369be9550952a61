"""Scenery of each terrain (trees, peaks, sheaves, animals), three variants each; the centre is left to the number."""

from __future__ import annotations

from collections.abc import Callable

from .svg import at, circle, ellipse, num, path, rect, scaled, stroke, token

CAST = token("cast")
BARK = token("bark")
SNOW = token("snow")


def pine(x: float, y: float, h: float) -> str:
    w = h * 0.62
    tiers = (
        ("M-.5,.14L0,.72L.5,.14Q0,.06 -.5,.14Z", "forest5"),
        ("M0,.1L0,.72L.5,.14Q.25,.1 0,.1Z", "forest4"),
        ("M-.37,.44L0,1L.37,.44Q0,.36 -.37,.44Z", "forest5"),
        ("M0,.4L0,1L.37,.44Q.18,.4 0,.4Z", "forest4"),
    )
    trunk = rect(x - h * 0.045, y - h * 0.16, h * 0.09, h * 0.17, 0.6, BARK)
    crown = "".join(path(scaled(d, x, y, w, h), token(tone)) for d, tone in tiers)
    return ellipse(x + 1, y, w * 0.42, h * 0.07, CAST) + trunk + crown


def round_tree(x: float, y: float, r: float) -> str:
    shade = (
        f"M{num(x)},{num(y - r * 2.25)}A{num(r)},{num(r)} 0 0 1 {num(x)},{num(y - r * 0.25)}"
        f"A{num(r * 1.5)},{num(r * 1.5)} 0 0 0 {num(x)},{num(y - r * 2.25)}Z"
    )
    trunk = rect(x - 0.7, y - r * 0.7, 1.4, r * 0.8, 0.5, BARK)
    crown = circle(x, y - r * 1.25, r, token("forest5")) + path(shade, token("forest4"))
    return ellipse(x + 1, y, r * 0.9, r * 0.3, CAST) + trunk + crown


def peak(x: float, base: float, half: float, h: float, snow: float = 0.4) -> str:
    """Draw a mountain with a blunt tip, a darker right face and snow on the top part."""
    body = scaled("M-1,0L-.1,.957Q0,1.03 .1,.957L1,0Q0,-.1 -1,0Z", x, base, half, h)
    face = scaled("M0,1Q.06,1 .1,.957L1,0Q.5,-.06 .12,-.05L.2,.3L-.06,.55Z", x, base, half, h)
    low = base - h * (1 - snow)
    side = half * snow
    teeth = scaled("M1,0L.45,.08L.1,-.1L-.35,.06L-1,0", x, low, side, h)
    tip = scaled("L-.1,.957Q0,1.03 .1,.957Z", x, base, half, h)
    return path(body, token("mountains5")) + path(face, token("mountains4")) + path(teeth + tip, SNOW)


def sheaf(x: float, y: float, s: float = 1) -> str:
    light = path("M-4.6,6.2Q-1.4,0 -5.4,-6.2Q0,-9.6 5.4,-6.2Q1.4,0 4.6,6.2Q0,7.6 -4.6,6.2Z", token("fields2"))
    shade = path("M0,-8Q3.4,-7.6 5.4,-6.2Q1.4,0 4.6,6.2Q2.4,7 0,7Z", token("fields4"), 'fill-opacity=".35"')
    stalks = stroke("M-3.2,-6.8L-1,4M0,-8L0,5M3.2,-6.8L1,4", token("fields5"), 0.9)
    tie = stroke("M-2.6,-.2Q0,1 2.6,-.2", token("fields4"), 1.7)
    return at(x, y, ellipse(1, 6.4, 5, 1.4, CAST) + light + shade + stalks + tie, s, s)


def bale(x: float, y: float, s: float = 1) -> str:
    body = rect(-5, -4.5, 10, 9, 4.4, token("fields2")) + ellipse(2.6, 0, 2.6, 4.4, token("fields5"))
    spiral = stroke("M2.6,-2.4a1.4,2.4 0 1 1 -.4,4.4a.8,1.4 0 1 1 .6,-2", token("fields4"), 0.7)
    return at(x, y, ellipse(1, 4.6, 5.6, 1.3, CAST) + body + spiral, s, s)


def barn(x: float, y: float) -> str:
    walls = path("M-8,8V-3L0,-10L8,-3V8Z", token("barn1")) + path("M0,-10L8,-3V8H1Z", token("barn2"))
    roof = path("M-9.6,-2.4L0,-11L9.6,-2.4L8,-.6L0,-7.6L-8,-.6Z", SNOW)
    gate = rect(-2.6, 1.4, 5.2, 6.6, 0.6, SNOW, 'fill-opacity=".85"')
    cross = stroke("M-2.6,1.4L2.6,8M2.6,1.4L-2.6,8", token("barn2"), 0.9)
    return at(x, y, ellipse(2, 8, 11, 2, CAST) + walls + roof + gate + cross)


def cow(x: float, y: float, facing: int = 1, brown: bool = False, s: float = 1) -> str:
    hide, patch = (token("cow"), token("pasture5")) if brown else (token("pasture5"), token("cow"))
    legs = "".join(
        rect(left, 1, width, 3.2, 0.6, colour)
        for left, width, colour in (
            (-5, 1.7, token("cow")),
            (-2.4, 1.7, hide),
            (2.2, 1.7, token("cow")),
            (4, 1.5, hide),
        )
    )
    body = rect(-6, -3.4, 12, 6, 2.8, hide) + path("M-3.6,-3.4h4.2q.8,2.6 -1.6,3.2q-2.6,.4 -2.6,-3.2Z", patch)
    head = rect(5, -5.2, 4.6, 4.2, 1.8, hide) + path("M7.4,-5.2h1.4q.9,.1 .9,1.4v1.4h-2.3Z", patch)
    horns = stroke("M5.6,-5.4l-.7,-1.5M8,-5.5l.6,-1.4", BARK, 0.8)
    spot = ellipse(4, 0.9, 1.6, 1.2, patch)
    return at(x, y, ellipse(0.5, 4, 6.5, 1.2, CAST) + legs + body + spot + head + horns, facing * s, s)


def sheep(x: float, y: float, facing: int = 1, s: float = 1) -> str:
    wool, dark = token("pasture5"), token("ink2")
    legs = rect(-3.6, 2, 1.4, 2.6, 0.6, dark) + rect(2, 2, 1.4, 2.6, 0.6, dark)
    fleece = circle(-3.4, 0.4, 3.1, wool) + circle(0, -1.4, 3.6, wool) + circle(3.2, 0.2, 3.2, wool)
    head = rect(4.4, -3, 4, 4.4, 1.9, dark) + circle(5.2, -3.2, 1.5, wool)
    body = legs + fleece + circle(0, 1.2, 3.2, wool) + head
    return at(x, y, ellipse(0.5, 4.2, 6, 1.2, CAST) + body, facing * s, s)


def tuft(x: float, y: float) -> str:
    blades = (
        f"M{num(x - 2)},{num(y - 2.4)}L{num(x)},{num(y)}L{num(x + 2)},{num(y - 2.4)}M{num(x)},{num(y)}V{num(y - 3.4)}"
    )
    return stroke(blades, token("pasture3"), 0.9, 'stroke-opacity=".75"')


def fence(x: float, y: float, posts: int) -> str:
    upright = "".join(f"M{num(x + i * 6)},{num(y)}v-5.4" for i in range(posts))
    end = num(x + (posts - 1) * 6 + 1.5)
    rails = f"M{num(x - 1.5)},{num(y - 4)}H{end}M{num(x - 1.5)},{num(y - 1.9)}H{end}"
    return stroke(upright, BARK, 1.4) + stroke(rails, BARK, 0.9)


def mound(x: float, base: float, half: float, h: float, palette: str, seam: bool = False) -> str:
    """Draw a bell-shaped hill, darker on the right; `seam` adds two seams of coal or clay."""
    body = scaled("M-1,0C-.62,.1 -.55,1 0,1C.55,1 .62,.1 1,0Q0,-.16 -1,0Z", x, base, half, h)
    shade = scaled("M0,1C.55,1 .62,.1 1,0Q.4,-.1 .05,-.08Q.35,.4 0,1Z", x, base, half, h)
    drawn = path(body, token(palette + "5")) + path(shade, token(palette + "3"), 'fill-opacity=".55"')
    if seam:
        low = scaled("M-.66,.22Q-.1,.46 .66,.24", x, base, half, h)
        high = scaled("M-.44,.58Q0,.78 .46,.6", x, base, half, h)
        drawn += stroke(low, token(palette + "4"), 2.3) + stroke(high, token(palette + "4"), 1.6)
    return drawn


def coal_heap(x: float, y: float) -> str:
    lumps = path("M-7.5,4L-5,-1.4L-1.6,-2.2L0,4Z", token("coal1"))
    lumps += path("M-2.4,4L-1.6,-3.6L2,-6L5,-2.6L4.4,4Z", token("coal2")) + path(
        "M3,4L4.2,-.8L7,0L8,4Z", token("coal1")
    )
    facets = path("M-1.6,-3.6L2,-6L2.4,-2.4L.2,-1Z", token("coal3")) + path("M-5,-1.4L-1.6,-2.2L-3,.6Z", token("coal3"))
    return at(x, y, ellipse(0.5, 4, 8, 1.5, CAST) + lumps + facets, 0.95, 0.95)


def mine(x: float, y: float) -> str:
    mouth = path("M-5,5V-1.6Q-5,-6.4 0,-6.4Q5,-6.4 5,-1.6V5Z", token("coal1"))
    frame = stroke("M-5,5V-2M5,5V-2M-6.4,-4.4H6.4", token("wood"), 2) + stroke("M-2,5L-1,1M2,5L1,1", token("wood"), 0.9)
    return at(x, y, mouth + frame)


def bricks(x: float, y: float, s: float = 1) -> str:
    stack = ((-8, 1.6, 1), (-2.5, 1.6, 2), (3, 1.6, 1), (-5.2, -2.2, 2), (0.3, -2.2, 1), (-2.5, -6, 2))
    drawn = "".join(rect(left, top, 5, 3.4, 0.7, token(f"brick{tone}")) for left, top, tone in stack)
    return at(x, y, ellipse(0, 5.6, 9, 1.6, CAST) + drawn, s, s)


def mesa(x: float, base: float, w: float, h: float) -> str:
    right = "L.28,1Q.34,1 .36,.93L.4,.34L.55,0"
    body = scaled(f"M-.55,0L-.4,.34L-.36,.93Q-.34,1 -.28,1{right}Z", x, base, w, h)
    shade = scaled(f"M.08,1{right}L.16,0Z", x, base, w, h)
    strata = scaled("M-.37,.72L.36,.72M-.39,.5L.38,.5", x, base, w, h)
    rim = scaled("M-.28,.97L.26,.97", x, base, w, h)
    drawn = path(body, token("desert5")) + path(shade, token("desert4"))
    lines = stroke(strata, token("desert4"), 1, 'stroke-opacity=".55"')
    lines += stroke(rim, token("desert1"), 1.2, 'stroke-opacity=".8"')
    return ellipse(x + 2, base, w * 0.62, 2, CAST) + drawn + lines


def cactus(x: float, y: float, s: float = 1) -> str:
    arms = stroke("M0,-3.6H-3.6V-7M0,-5H3.4V-8.4", token("cactus"), 2.2)
    return at(x, y, ellipse(1, 0.2, 4, 1.1, CAST) + stroke("M0,0V-10", token("cactus"), 3) + arms, s, s)


def pines(*trees: tuple[float, float, float]) -> str:
    return "".join(pine(*tree) for tree in trees)


Variants = tuple[Callable[[], str], ...]

SCENERY: dict[str, Variants] = {
    "fields": (
        lambda: sheaf(-31, -6) + sheaf(-23, 12, 0.9) + sheaf(31, 2) + sheaf(25, -18, 0.85),
        lambda: barn(-28, 2) + sheaf(30, -4) + sheaf(24, 14, 0.85),
        lambda: bale(-30, -2) + bale(-22, 13, 0.85) + bale(30, 8) + sheaf(28, -13, 0.9),
    ),
    "pasture": (
        lambda: cow(-28, -6, 1, True) + cow(27, 8, -1) + cow(-24, 15, s=0.85) + tuft(22, -18) + tuft(-12, -28),
        lambda: (
            fence(-36, 6, 4) + cow(29, -7, -1, True) + cow(-27, -12, s=0.9) + cow(26, 14, -1, s=0.85) + tuft(8, -30)
        ),
        lambda: round_tree(-30, 4, 6) + cow(28, 2) + cow(-24, 17, 1, True, 0.85) + cow(25, -16, -1, True, 0.8),
    ),
    "sheep": (
        lambda: sheep(-28, -8) + sheep(27, 8, -1) + sheep(-25, 12, 1, 0.85) + tuft(24, -16) + tuft(-12, -28),
        lambda: fence(-36, 4, 4) + sheep(28, -8, -1) + sheep(-28, -14, 1, 0.85) + sheep(26, 14, -1, 0.9) + tuft(6, -30),
        lambda: round_tree(-29, 2, 6) + sheep(28, -2) + sheep(-25, 14, 1, 0.9) + sheep(24, -18, -1, 0.8) + tuft(34, 14),
    ),
    "forest": (
        lambda: (
            pines((-8, -21, 18), (10, -22, 16), (-24, -12, 20), (24, -12, 19))
            + pines((-34, 4, 21), (34, 5, 20), (-23, 11, 22), (24, 15, 22))
        ),
        lambda: (
            pines((-16, -20, 18), (4, -22, 17), (22, -15, 20), (-28, -4, 22))
            + pines((35, 2, 19), (-36, 9, 17), (25, 12, 23), (-22, 16, 19))
        ),
        lambda: (
            pines((0, -22, 17), (16, -19, 17), (-20, -14, 21), (30, -6, 21))
            + pines((-34, 1, 19), (23, 8, 18), (-25, 13, 22), (34, 15, 17))
        ),
    ),
    "mountains": (
        lambda: peak(4, -6, 19, 28, 0.36) + peak(-25, 11, 16.5, 31) + peak(26, 12, 15, 25, 0.34),
        lambda: peak(-8, -6, 18, 27, 0.36) + peak(25, 11, 16.5, 33) + peak(-27, 12, 14.5, 23, 0.3),
        lambda: peak(-26, 9, 15, 26, 0.36) + peak(8, -6, 20, 29) + peak(30, 13, 12, 19, 0.26),
    ),
    "hills": (
        lambda: hills("hills", (4, 22, 16), (-25, 11, 17, 24), (27, 12, 15, 18), True, False) + coal_heap(25, 13),
        lambda: hills("hills", (-6, 22, 17), (26, 11, 17, 25), (-28, 12, 14, 19), True, False) + mine(-27, 8),
        lambda: hills("hills", (8, 20, 15), (-26, 12, 16, 21), (26, 10, 16, 23), False, True) + coal_heap(-25, 14),
    ),
    "clay": (
        lambda: hills("clay", (4, 22, 15), (-25, 11, 17, 22), (27, 11, 15, 17), True, False) + bricks(26, 10),
        lambda: hills("clay", (-6, 22, 16), (26, 11, 17, 23), (-28, 12, 14, 17), True, False) + bricks(-27, 11),
        lambda: hills("clay", (8, 20, 14), (-26, 12, 16, 20), (26, 10, 16, 20), True, False) + bricks(25, 13, 0.9),
    ),
    "desert": (
        lambda: mesa(-12, 4, 30, 24) + mesa(20, 10, 18, 13) + cactus(30, -8, 0.9) + cactus(-31, 14, 0.8),
        lambda: mesa(14, 4, 32, 22) + mesa(-22, 8, 16, 15) + cactus(-31, -2, 0.8) + cactus(4, 20, 0.9),
        lambda: mesa(-18, 8, 22, 17) + mesa(12, -4, 24, 19) + cactus(26, 16) + cactus(-34, 0, 0.7),
    ),
}

Mound = tuple[float, float, float, float]


def hills(
    palette: str, back: tuple[float, float, float], one: Mound, other: Mound, seam: bool, other_seam: bool
) -> str:
    """Draw one mound behind the number and one on each side."""
    x, half, h = back
    return mound(x, -9, half, h, palette) + mound(*one, palette, seam) + mound(*other, palette, other_seam)
