"""Bots that misbehave, for tests of the bot pool, as in `module:tests.server.slow_bots:Hangs`."""

import os
import time

from hexstead.bots.random_bot import RandomBot


class Hangs(RandomBot):
    def decide(self, sight):
        time.sleep(3600)


class Dies(RandomBot):
    def decide(self, sight):
        os._exit(3)


class Fails(RandomBot):
    def decide(self, sight):
        print("this must not disturb the host's replies")
        raise ValueError("no idea")


class Grows(RandomBot):
    """Uses more memory than a host is allowed."""

    def decide(self, sight):
        self.hoard = b"x" * (300 << 20)
        return super().decide(sight)


class Remembers(RandomBot):
    """Chooses by the number of actions it saw, so that a gap in its history shows."""

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
