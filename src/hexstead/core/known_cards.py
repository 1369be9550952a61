"""What everyone could know about the resource cards of each seat.

It is derived from public events: production, payments, trades and open thefts. The result is the same for every viewer.
A stolen card that nobody else saw makes a hand uncertain until later payments resolve it.
"""

from __future__ import annotations

from collections.abc import Sequence

from .game import Game

Range = tuple[int, int]  # smallest and largest possible number


class Hand:
    """What is known about one hand: its size, and a range for each resource."""

    def __init__(self, resources: Sequence[str], size: int = 0):
        self.size = size
        self.least = dict.fromkeys(resources, 0)
        self.most = dict.fromkeys(resources, size)

    def change(self, good: str, count: int) -> None:
        """Add cards that everyone saw, or remove them (negative)."""
        self.size += count
        self.least[good] = max(0, self.least[good] + count)
        self.most[good] = max(0, self.most[good] + count)
        self.narrow()

    def lose_unseen(self) -> list[str]:
        """Remove a hidden card; return the resources that it can have been."""
        possible = [good for good, most in self.most.items() if most > 0]
        self.size -= 1
        for good in possible:
            if len(possible) == 1:
                self.most[good] -= 1
            self.least[good] = max(0, self.least[good] - 1)
        self.narrow()
        return possible

    def gain_unseen(self, possible: Sequence[str]) -> None:
        self.size += 1
        for good in possible:
            self.most[good] += 1
            if len(possible) == 1:
                self.least[good] += 1
        self.narrow()

    def narrow(self) -> None:
        """Tighten each range by the size of the hand and the ranges of the other resources."""
        for good in self.least:
            others_least = sum(self.least.values()) - self.least[good]
            others_most = sum(self.most.values()) - self.most[good]
            self.most[good] = min(self.most[good], self.size - others_least)
            self.least[good] = max(self.least[good], self.size - others_most)

    def ranges(self) -> dict[str, Range]:
        return {good: (self.least[good], most) for good, most in self.most.items() if most > 0}


def known_cards(game: Game) -> list[dict[str, Range]]:
    """The possible number of each resource in each hand, by seat, for someone who saw only what is public."""
    resources = [good for good in game.goods if good in game.position()["supply"]]
    sizes = _start_sizes(game)
    hands = [Hand(resources, size) for size in sizes]
    events = [game.event(row, None) for _, _, rows in game.steps() for row in rows]  # the server's games discard theirs
    for event in events:
        moved = [entry for entry in event.moved_goods() if entry[1] is None or entry[1] in resources]
        if any(good is None for _, good, _, _ in moved):
            victim = next(seat for seat, _, count, _ in moved if count < 0)
            thief = next(seat for seat, _, count, _ in moved if count > 0)
            hands[thief].gain_unseen(hands[victim].lose_unseen())
            continue
        for seat, good, count, _ in moved:
            hands[seat].change(str(good), count)
    return [hand.ranges() for hand in hands]


def _start_sizes(game: Game) -> list[int]:
    """The sizes of the hands before the first action, which are not zero in a game from a position."""
    start = game.copy()
    start.undo(start.length)
    sizes: list[int] = start.position()["hand_size"]
    return sizes[: game.players]
