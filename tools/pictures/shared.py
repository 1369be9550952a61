"""Pictures that both games have: production, the robber, building roads or rails, and the start page."""

from __future__ import annotations

from collections.abc import Iterator

from .moments import RED, Find, Moment, around, inside


def production(moment: Moment) -> Iterator[Find]:
    """The dice have just been rolled, and a hex gives a card each to a red building and to another one."""
    rolled = moment.happened("rolled")
    hexes = sorted({str(event["hex"]) for event in moment.happened("produced")}) if rolled else []
    for hex in hexes:
        built = [name for name in moment.corners(hex) if name in moment.buildings]
        owners = [moment.buildings[name] for name in built]
        if len(built) == 2 and RED in owners and owners[0] != owners[1]:
            number = rolled[0]["a"] + rolled[0]["b"]
            caption = {"number": number, "first": built[0], "second": built[1]}
            yield Find(1.0, tuple(moment.node(name) for name in moment.corners(hex)), caption)


def robber(moment: Moment, hex: str | None, number: int) -> Iterator[Find]:
    """The robber is on a hex with a number between buildings of several players."""
    built = [name for name in moment.corners(hex) if name in moment.buildings] if hex else []
    owners = {moment.buildings[name] for name in built}
    if hex and number and len(owners) >= 2:
        caption = {"number": number, "count": len(built)}
        yield Find(
            0.7 + 0.1 * len(owners) - 0.2 * (RED not in owners),
            tuple(moment.node(name) for name in moment.corners(hex)),
            caption,
        )


def building_lines(moment: Moment, type: str, width: float) -> Iterator[Find]:
    """Red can build roads or rails on several paths around one place, where it already has a building and two more."""
    lit = moment.lit(type) if moment.is_red_turn else []
    middles = [moment.middle(path) for path in lit]
    hidden = {point for point, _ in moment.movable}
    own = [moment.middle(path) for path, owner in moment.lines.items() if owner == RED]
    built = [moment.node(name) for name, owner in moment.buildings.items() if owner == RED]
    for point in sorted({point for path in lit for point in moment.path(path)}):
        frame = around(point, width)
        lines = sum(inside(middle, frame) for middle in own if middle not in hidden)
        paths = sum(inside(middle, frame) for middle in middles)
        if paths >= 3 and lines >= 2 and any(inside(node, frame) for node in built):
            yield Find(1.0 - 0.15 * abs(paths - 5), (point,))


def crowded(moment: Moment, width: float, shape: float) -> Iterator[Find]:
    """The busiest part of the board in red's turn."""
    if not moment.is_red_turn:
        return
    for node in moment.board.nodes:
        point = moment.node(node.id)
        shown = moment.shown(around(point, width, shape))
        if len(shown) == moment.game.players:
            yield Find(
                min(1.0, sum(shown.values()) / 22) - 0.02 * (max(shown.values()) - min(shown.values())), (point,)
            )
