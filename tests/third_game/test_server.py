"""The third game on a server: tables for two to four players, played over the socket, and everything around a game."""

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import httpx
import pytest

import hexstead
from tests.random_play import GAMES, warm_bots
from tests.server.serving import CALM, Client, Served, pick, serving


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with serving(CALM) as server:
        yield server


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_is_played_to_the_end_over_the_socket(served, players):
    made = served.make(game="island", players=players, seats=["person", *["random"] * (players - 1)], seed=players)
    random = Random(players)
    with served.sit(made) as me:
        while me.now["result"] is None:
            if me.prompt is None:
                me.read()
            else:
                answer = me.act(*pick(me.prompt, random))
                assert answer["type"] == "ok" or answer["code"] == "stale", answer
        result, goal = me.now["result"], me.frames[0]["table"]["goal"]
    assert result["kind"] == "won"
    assert result["points"][result["winner"]] >= goal == {2: 8, 3: 7, 4: 6}[players]

    game = f"{served.url}/api/games/{made['table']}"
    record = httpx.get(f"{game}/record").json()
    assert hexstead.replay(record).winner == result["winner"]
    assert hexstead.verify(record).total() > 30
    found = httpx.get(f"{game}/statistics", timeout=60).json()
    assert len(found["luck"]) == players
    own_move = next(n for n, action in enumerate(record["actions"], 1) if action["seat"] == 0)
    assert httpx.get(f"{game}@{own_move}").json()["by"] == 0


@pytest.mark.compiled
def test_every_level_plays_at_random(served):
    """The game has no bot mind; bots run in the processes of the pool."""
    for game in GAMES:  # the pool starts when the bots of all games are loaded
        warm_bots(game)
    made = served.make(game="island", players=4, seats=["settler", "engineer", "baron", "greenhorn"], seed=3)
    with Client(served.port, made["table"], None) as spectator:
        while spectator.now["result"] is None:
            spectator.read(120)
    game = f"{served.url}/api/games/{made['table']}"
    moves = [n for n, action in enumerate(httpx.get(f"{game}/record").json()["actions"], 1) if action["seat"] == 2]
    reasons = httpx.get(f"{game}@{moves[5]}/reasons", timeout=60).json()
    assert (reasons["level"], reasons["why"]) in (("baron", "random"), ("baron", "only"))


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_rejected(served, players):
    reply = httpx.post(f"{served.url}/api/tables", json={"game": "island", "players": players})
    assert reply.status_code == 400
    assert reply.json()["text"].startswith("island is for 2, 3 or 4 players")


def test_a_friend_joins_a_table(served):
    made = served.make(game="island", players=2, seats=["person", "link"])
    joined = httpx.post(f"{served.url}/api/join", json={"invite": made["invites"]["1"]["invite"], "name": "Bo"})
    assert joined.status_code == 200, joined.text


def test_the_game_and_its_board_are_listed(served):
    listed = {game["name"]: game for game in httpx.get(f"{served.url}/api/catalog").json()["games"]}
    assert listed["island"]["players"] == [2, 3, 4]
    made = served.make(game="island", players=2)
    board = httpx.get(f"{served.url}/api/tables/{made['table']}/board?theme=dark").json()
    assert len(board["hexes"]) == 7
    assert {port["place"] for port in board["facts"]["ports"]} == set(board["places"])
    ElementTree.fromstring(f'<svg xmlns:xlink="http://www.w3.org/1999/xlink">{board["ground"]}</svg>')
