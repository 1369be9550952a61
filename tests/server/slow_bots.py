"""Bots that misbehave, for the tests of thinkers: `module:tests.server.slow_bots:Hangs`."""

import os
import time

from hexstead.bots.levels import RandomBot


class Hangs(RandomBot):
    def decide(self, sight):
        time.sleep(3600)


class Dies(RandomBot):
    def decide(self, sight):
        os._exit(3)


class Fails(RandomBot):
    def decide(self, sight):
        print("words on the output disturb nobody")
        raise ValueError("no idea")


class Grows(RandomBot):
    """Takes more memory than it may."""

    def decide(self, sight):
        self.hoard = b"x" * (300 << 20)
        return super().decide(sight)


class Remembers(RandomBot):
    """Chooses by how much it saw: what it is told must be whole."""

    def begin(self, terms, seat, seed):
        super().begin(terms, seat, seed)
        self.seen = 0

    def see(self, seen):
        self.seen += 1

    def decide(self, sight):
        return sight.legal[self.seen % len(sight.legal)]


class Sleeps(RandomBot):
    def decide(self, sight):
        time.sleep(0.4)
        return super().decide(sight)
