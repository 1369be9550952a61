"""A bot for a seat of a table on any server, in Python with the standard library alone. It sees only what its seat can
see.

python examples/remote_bot.py http://localhost:8000 QWERTZ

QWERTZ is the code of a seat that is open for a *link*. The messages are described in docs/protocol.md.
"""

import argparse
import json
import random
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar

# The highest rank is played first, equal ranks at random; types that are not listed have rank 0.
RANKS = {
    "deliver": 9, "build_landmark": 9, "build_hall": 8, "play_card": 7, "build_rail": 6, "build_road": 6, "decline": 1,
    "end_turn": -1, "pass": -1, "done": -1, "exchange": -2, "offer": -2, "accept": -2, "counter": -2,
}  # fmt: skip


class Seat:
    """A seat that this program has taken; the server recognises it by a cookie."""

    def __init__(self, server, code, name):
        self.server = server.rstrip("/")
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        joined = json.load(self.open("/api/join", {"code": code, "name": name}))
        self.table, self.number = joined["table"], joined["seat"]

    def open(self, path, data=None):
        body = None if data is None else json.dumps(data).encode()
        return self.browser.open(urllib.request.Request(self.server + path, body, {"Content-Type": "application/json"}))

    def play(self):
        """Answer every prompt of the seat until the game is over; return the result."""
        answered = None
        for line in self.open(f"/api/tables/{self.table}/stream"):
            message = json.loads(line)
            if message["type"] not in ("full", "events"):
                continue
            if message["result"]:
                return message["result"]
            if message["prompt"] and message["number"] != answered:
                answered = message["number"]
                self.act(answered, decide(message["prompt"]))
        return None

    def act(self, prompt, actions):
        said = {"type": "act", "id": uuid.uuid4().hex, "prompt": prompt, "actions": actions}
        try:
            self.open(f"/api/tables/{self.table}/messages", said).close()
        except urllib.error.HTTPError as refused:
            answer = json.load(refused)
            if answer["code"] not in ("stale", "not_asked"):  # too late: a new prompt follows
                raise SystemExit(answer["text"]) from None


def decide(prompt):
    """A list of actions for a prompt."""
    choice = max(prompt["choices"], key=lambda one: RANKS.get(one["type"], 0) + random.random() / 2)
    kind, shape = choice["type"], choice.get("shape")
    if kind == "discard":
        cards = [card for card, count in shape["from"].items() for _ in range(count)]
        return [{"type": kind, "resource": card} for card in random.sample(cards, shape["count"])]
    if "targets" not in choice:
        return [{"type": kind}]
    target = random.choice(choice["targets"])
    values = target if isinstance(target, list) else [target]
    return [{"type": kind, **dict(zip(choice["arguments"], values, strict=True))}]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("server", help="the address of the server")
    parser.add_argument("code", help="the code of the seat")
    parser.add_argument("--name", default="Robot", help="its name at the table")
    given = parser.parse_args()
    seat = Seat(given.server, given.code, given.name)
    print(f"Seat {seat.number} of table {seat.table}.", flush=True)
    result = seat.play()
    if result is None:
        print("The connection ended before the game.")
    else:
        print("The game ended without a winner." if result["winner"] is None else f"Seat {result['winner']} won.")


if __name__ == "__main__":
    main()
