"""The cards that one viewer expects in each hand, from the production, payments, trades and thefts it saw."""

from __future__ import annotations

from collections.abc import Iterable

from .events import Event
from .game import Entry, Game


class PublicCards:
    """Expected number of each resource in every hand, by what a seat or a spectator (None) has seen.

    Exact until a card is stolen unseen; then the thief gets a share of each resource that the victim may hold. Games
    that start from a position start with an even share of every unknown hand.
    """

    def __init__(self, game: Game, viewer: int | None):
        self.viewer = viewer
        self._resources = game.goods[: len(game.state.hand[0])]
        self._entries: list[Entry] = []  # the game's actions noted so far
        self._counts: list[dict[str, float]] = []
        self._start(game)
        self.catch_up(game)

    def _start(self, game: Game) -> None:
        start = game.copy()
        start.undo(start.length)
        self._entries = []
        self._counts = [self._share(start, seat) for seat in range(game.players)]

    def _share(self, game: Game, seat: int) -> dict[str, float]:
        hand, size = game.state.hand[seat], game.state.hand_size[seat]
        if seat == self.viewer or not size:
            return {name: float(n) for name, n in zip(self._resources, hand, strict=True)}
        return dict.fromkeys(self._resources, size / len(self._resources))

    def expected(self, seat: int, resource: str) -> float:
        return self._counts[seat][resource]

    def guess(self, seat: int, size: int) -> list[int]:
        """The most likely hand of a size, in the order of the game's resources."""
        counts = list(self._counts[seat].values())
        hand = [int(count) for count in counts]
        for i in sorted(range(len(hand)), key=lambda i: hand[i] - counts[i])[: max(0, size - sum(hand))]:
            hand[i] += 1
        return hand

    def catch_up(self, game: Game) -> None:
        """Process the actions since the last call; start over if some of those processed were undone."""
        entries = game.entries
        if entries[: len(self._entries)] != self._entries:
            self._start(game)
        for _, _, rows in game.steps(len(self._entries)):
            self.see(game.event(row, self.viewer) for row in rows)
        self._entries = entries

    def see(self, events: Iterable[Event]) -> None:
        """Process events as the viewer sees them."""
        for event in events:
            moved = [one for one in event.moved_goods() if one[1] is None or one[1] in self._resources]
            for seat, good, count, _ in moved:
                if good is not None:
                    self._change(self._counts[seat], good, count)
            for seat, good, count, _ in moved:
                if good is None and count < 0:
                    self._pass_on(seat, [other for other, hidden, n, _ in moved if hidden is None and n > 0])

    def _change(self, held: dict[str, float], resource: str, count: int) -> None:
        """Add cards to a hand. If more are paid than expected, the rest of the hand is smaller than expected."""
        held[resource] += count
        missing = -held[resource]
        if missing > 0:
            held[resource] = 0.0
            total = sum(held.values())
            for other in held if total else ():
                held[other] *= max(0.0, 1 - missing / total)

    def _pass_on(self, victim: int, thieves: list[int]) -> None:
        """Move one unknown card from a hand to another."""
        held = self._counts[victim]
        total = sum(held.values())
        for resource, count in held.items() if total else ():
            share = min(1.0, count / total)
            held[resource] = count - share
            for thief in thieves:
                self._counts[thief][resource] += share
