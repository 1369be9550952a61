"""Bots for tests, named by `module:tests.sim.bots:CLASS`."""

from __future__ import annotations

import os
import time

from hexstead.bots import Seen, Sight, Terms
from hexstead.core.actions import UNCODED_OFFER, UncodedTrade


class FirstLegal:
    """Chooses the first legal code."""

    name = "first"
    sees = False

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self.terms, self.seat, self.seed = terms, seat, seed

    def see(self, seen: Seen) -> None:
        raise AssertionError("this bot does not watch")

    def decide(self, sight: Sight) -> int | UncodedTrade:
        return sight.legal[0]

    def close(self) -> None:
        pass


class LastLegal(FirstLegal):
    name = "last"

    def decide(self, sight: Sight) -> int | UncodedTrade:
        return sight.legal[-1]


class Slow(FirstLegal):
    """Slow enough for a run to be interrupted."""

    name = "slow"

    def decide(self, sight: Sight) -> int | UncodedTrade:
        time.sleep(0.0005)
        return super().decide(sight)


class Watcher(FirstLegal):
    """Records everything it sees."""

    name = "watcher"
    sees = True

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        super().begin(terms, seat, seed)
        self.seen: list[Seen] = []
        self.sights: list[Sight] = []
        self.closed = False

    def see(self, seen: Seen) -> None:
        self.seen.append(seen)

    def decide(self, sight: Sight) -> int | UncodedTrade:
        self.sights.append(sight)
        return sight.legal[len(self.sights) % len(sight.legal)]

    def close(self) -> None:
        self.closed = True


class Faulty(FirstLegal):
    """Fails in a different way at every decision."""

    name = "faulty"

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        super().begin(terms, seat, seed)
        self.decisions = 0

    def decide(self, sight: Sight) -> int | UncodedTrade:
        self.decisions += 1
        illegal = next(code for code in range(sight.terms.definition.actions.seat_codes) if code not in sight.legal)
        wrong = [
            illegal,
            -1,
            10**9,
            None,
            "roll",
            UncodedTrade(UNCODED_OFFER, 0, (-1,), ()),
            UncodedTrade(3, 0, (), ()),
        ]
        if self.decisions % (len(wrong) + 1) == 0:
            raise RuntimeError("I do not\nknow")
        return wrong[self.decisions % (len(wrong) + 1) - 1]  # type: ignore[return-value]


class Dying(FirstLegal):
    """Kills its process."""

    name = "dying"

    def decide(self, sight: Sight) -> int | UncodedTrade:
        os._exit(3)


class NoBot:
    """Not a bot."""
