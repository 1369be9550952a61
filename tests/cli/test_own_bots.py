"""`hexstead play --bot`: your own bot as an opponent at the table."""

import os
import sys

import httpx

from tests.server.serving import Client, started

BOT = """
from hexstead.bots import BaseBot

class Mine(BaseBot):
    def __init__(self, last=False):
        self.place = -1 if last else 0

    def decide(self, sight):
        quiet = [action for action in sight.actions if action.type_name() not in ("offer", "counter")]
        return quiet[self.place]
"""


def test_own_bot_is_offered_and_plays(tmp_path):
    (tmp_path / "own_bot.py").write_text(BOT, encoding="utf-8")
    command = [sys.executable, "-m", "hexstead", "play", "--no-open", "--port", "0"]
    command += ["--bot", "mine=module:own_bot:Mine(last=True)"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    with started(command, cwd=tmp_path, env=environment) as address:
        assert "mine" in httpx.get(f"{address}/api/catalog").json()["levels"]
        made = httpx.post(f"{address}/api/tables", json={"game": "germany", "players": 3, "seats": ["mine"] * 3})
        assert made.status_code == 201, made.text
        with Client(int(address.rpartition(":")[2]), made.json()["table"], None) as spectator:
            while not any(event["type"] == "turn_began" and event["turn"] == 3 for event in spectator.events):
                spectator.read(60)


def test_own_bot_needs_a_free_name_and_must_exist(cli_fails):
    assert "Name the bot, as in mine=module:own_bot:Mine." in cli_fails("play", "--bot", "module:own_bot:Mine")
    assert "The name 'baron' is taken." in cli_fails("play", "--bot", "baron=random")
    assert "There is no module own_bot" in cli_fails("play", "--bot", "mine=module:own_bot:Mine")
