"""Reconnecting, boards for the page, eviction, slow clients, ports and shutdown."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from hexstead.server import Settings
from hexstead.server.connection import Queue
from hexstead.server.pages import NOT_BUILT
from hexstead.server.settings import MAX_UNSENT
from hexstead.server.start import HOST, bind
from tests.server.serving import Client, serving


def test_a_client_resumes_from_its_last_event(served, persons):
    made, clients = persons()
    turn = served.game(made["table"]).turn_seat
    seen = clients[turn].now["seq"]
    clients[turn].close()
    with served.sit(made, turn, last_seq=seen) as back:
        assert back.now["type"] == "events"
        assert back.now["events"] == []
        assert back.act({"type": "roll"})["type"] == "ok"
        total = back.now["seq"]
    with served.sit(made, turn, last_seq=seen) as back:
        assert (back.now["from"], back.now["seq"], len(back.now["events"])) == (seen, total, total - seen)


@pytest.mark.parametrize("last_seq", [None, 10_000])
def test_a_new_client_gets_the_full_state(served, last_seq):
    made = served.make(seats=["person"] * 4, seed=3)
    with served.sit(made, 0, last_seq=last_seq) as me:
        assert me.now["type"] == "full"
        assert me.now["table"]["code"] == made["table"]
        assert served.bare(me.events) == served.events(made["table"], 0)


def test_two_connections_at_one_seat_get_the_same_messages(served):
    made = served.make(seats=["person"] * 4, seed=3)
    turn = served.game(made["table"]).turn_seat
    with served.sit(made, turn) as one, served.sit(made, turn) as other:
        assert one.act({"type": "roll"})["type"] == "ok"
        assert other.read_until("events") == one.now
        assert other.act({"type": "roll"}, number=1)["code"] == "stale"


def test_the_board_of_a_table_matches_its_position(served):
    made = served.make(seed=3)
    board = httpx.get(f"{served.url}/api/tables/{made['table']}/board").json()
    assert (len(board["hexes"]), len(board["nodes"]), len(board["paths"]), len(board["places"])) == (30, 82, 111, 40)
    with served.sit(made) as me:
        named = {**me.position["road_owner"], **me.position["hall_owner"]}
    assert all(name in board["paths"] or name in board["nodes"] for name in named)
    assert httpx.get(f"{served.url}/api/tables/{made['table']}/board?theme=pink").status_code == 404
    assert httpx.get(f"{served.url}/api/tables/NOSUCH/board").status_code == 404


def test_the_board_of_america_has_its_gold_marks_and_tracks(served):
    made = served.make(game="america", edition="german", seed=3)
    board = httpx.get(f"{served.url}/api/tables/{made['table']}/board").json()
    assert (len(board["hexes"]), len(board["nodes"]), len(board["paths"]), len(board["places"])) == (71, 149, 201, 45)
    assert sum(path["track"] for path in board["paths"].values()) == 21
    assert sorted(hex["mark"] for hex in board["hexes"].values() if hex["mark"]) == ["?"] * 12 + ["??"] * 14
    assert all("coin" in board["beside"][name] for name, place in board["places"].items() if place.get("gold"))
    assert not {"rails", "trains", "settlers", "coins"} & set(re.findall(r'class="(\w+)"', board["ground"]))
    with served.sit(made) as me:
        assert me.now["table"]["options"]["outlaw.stealOptional"] is True
        assert me.now["table"]["goal"] == 8
        occupied = [spot for spots in me.position["train_at"] for spot in spots if spot]
        assert all(path in board["paths"] for path in [*me.position["rail_owner"], *occupied])
        assert all(city in board["nodes"] for city in me.position["city_owner"])


def test_the_page_is_served_or_a_sentence_on_how_to_build_it(served):
    reply = httpx.get(f"{served.url}/")
    assert reply.text == NOT_BUILT or '<div id="page">' in reply.text
    assert "default-src 'self'" in reply.headers["content-security-policy"]


def test_positions_are_refused_by_default():
    with serving(Settings(pace=0.0)) as plain:
        reply = httpx.post(f"{plain.url}/api/tables", json={"position": {"game": "germany"}})
    assert reply.status_code == 400
    assert reply.json()["text"] == "This server does not allow a position."


def test_an_evicted_table_is_loaded_again():
    with serving(Settings(pace=0.0, rooms=2, level="random")) as small:
        first, second = small.make(seats=["person"] * 4), small.make(seats=["person"] * 4)
        with small.sit(first), small.sit(second) as me:
            before = me.now
        with small.sit(first):
            small.make(seats=["person"] * 4)
            assert second["table"] not in small.server.app.state.tables.live
            with small.sit(second) as me:
                assert me.now == before


def test_the_next_free_port_is_used():
    with socket.socket() as busy:
        busy.bind((HOST, 0))
        busy.listen()
        port = busy.getsockname()[1]
        listening = bind(port)
        assert listening.getsockname()[1] > port
        listening.close()


def test_bots_wait_for_people_who_were_prompted_before_them(served):
    made = served.make(
        seats=["person", "random", "random", "random"],
        position={
            "game": "germany", "phase": "discard", "turn": 1, "turn_seat": 1, "dice": [3, 4],
            "hand": [{"ore": 4, "wool": 4}, {}, {"wool": 8}, {}], "discard_due": [4, 0, 4, 0],
        },
    )  # fmt: skip
    with served.sit(made) as me:
        assert me.is_silent()
        assert me.act(*[{"type": "discard", "resource": "ore"}] * 4)["type"] == "ok"
        me.read_until("events")


def test_an_idle_client_does_not_delay_others(served):
    made = served.make(seats=["random"] * 4, seed=2)
    with Client(served.port, made["table"], None) as idle:
        deadline = time.monotonic() + 60
        while not served.game(made["table"]).is_over and time.monotonic() < deadline:
            time.sleep(0.05)
        assert served.game(made["table"]).is_over
        with Client(served.port, made["table"], None) as late:
            assert late.now["result"] == served.game(made["table"]).result
        assert idle.now["type"] == "full"


def test_a_client_that_falls_too_far_behind_is_disconnected():
    left: list[Queue] = []
    idle = Queue()  # nothing reads from it
    idle.room = cast(Any, SimpleNamespace(leave=left.append))
    for _ in range(MAX_UNSENT):
        idle.send("filler")
    assert left == []
    idle.send("one too many")
    assert left == [idle]


def test_ctrl_c_stops_a_server_with_connected_clients(tmp_path):
    run = f"from hexstead.server import run; run(0, open_browser=False, database='sqlite:///{tmp_path}/tables.sqlite')"
    command = [sys.executable, "-c", run]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        printed = process.stdout.readline()
        port = int(re.findall(r":(\d+)/", printed)[0])
        made = httpx.post(f"http://{HOST}:{port}/api/tables", json={"game": "germany"}).json()
        with Client(port, made["table"], made["tokens"]["0"]):
            process.send_signal(signal.SIGINT)
            assert process.wait(15) == 0
