"""The coach: rated moves and warnings by what the seat knows, for those alone with bots or where all have agreed."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from tests.server import positions
from tests.server.serving import PATIENCE, Served
from tests.server.test_protocol import check

BOTS = ["greenhorn"] * 3
LOADING = 10 * PATIENCE  # kernels may have to be compiled
GERMANY, AMERICA = positions.MAIN, positions.AMERICA


def ask(served: Served, made: dict[str, Any], what: str, seat: int | None = 0) -> httpx.Response:
    token = {} if seat is None else {"Authorization": f"Bearer {made['tokens'][str(seat)]}"}
    return httpx.get(f"{served.url}/api/tables/{made['table']}/{what}", headers=token, timeout=LOADING)


@pytest.fixture(scope="module")
def coached(served: Served) -> Served:
    """The server, once its bots have loaded their kernels."""
    made = served.make(position=GERMANY, seats=["person", *BOTS], seed=1)
    ask(served, made, "coach")  # wakes them
    until = time.monotonic() + LOADING
    while httpx.get(f"{served.url}/api/health").json()["bots"] != "ready":
        assert time.monotonic() < until
        time.sleep(0.2)
    return served


def table_at(served: Served, position: dict[str, Any], **wanted: Any) -> dict[str, Any]:
    return served.make(
        **{"game": position["game"], "position": position, "seats": ["person", *BOTS], "seed": 1, **wanted}
    )


@pytest.mark.parametrize("position", [GERMANY, AMERICA], ids=["germany", "america"])
def test_the_best_move_is_rated_and_legal(coached, position):
    made = table_at(coached, position)
    found = ask(coached, made, "coach").json()
    check("Advice", found)
    assert found["rated"]
    assert min(found["worth"], found["noise"]) >= 0
    assert 0 < found["chance"] < 1
    assert found["plan"] is not None
    assert found["move"] not in [other["move"] for other in found["others"]]
    assert 1 <= len(found["others"]) <= 3
    with coached.sit(made) as me:
        assert found["number"] == me.now["number"]
        assert me.act({key: value for key, value in found["move"].items() if key != "seat"})["type"] == "ok"


@pytest.mark.parametrize("position", [GERMANY, AMERICA], ids=["germany", "america"])
def test_answers_do_not_depend_on_what_others_hide(coached, position):
    """The supply is public, so the same cards are in other hands."""
    worlds = [[{"ore": 2, "grain": 1}, {"lumber": 1, "grain": 2}, {}], [{"ore": 2, "lumber": 1}, {"grain": 3}, {}]]
    found = []
    for hidden in worlds:
        made = table_at(coached, position | {"hand": [position["hand"][0], *hidden]})
        found.append([ask(coached, made, what).content for what in ("coach", "warnings", "coach")])
    assert found[0] == found[1]
    assert found[0][0] == found[0][2]  # nor on what was asked before


@pytest.mark.parametrize("seats", [["person", *BOTS], ["person", "person", *BOTS[:2]]], ids=["alone", "agreed"])
def test_without_alternatives_the_move_is_named_without_a_chance(coached, seats):
    before_the_roll = GERMANY | {"phase": "pre_roll", "rolled": 0}
    found = ask(coached, table_at(coached, before_the_roll, seats=seats, coach=True), "coach").json()
    check("Advice", found)
    assert (found["move"]["type"], found["rated"]) == ("roll", False)


WIN = GERMANY | {"hand": [{"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, *GERMANY["hand"][1:]]}


def test_ending_the_turn_instead_of_building_is_warned_of(coached):
    made = table_at(coached, WIN)
    found = ask(coached, made, "warnings").json()
    check("Warnings", found)
    assert found["rated"]
    (error,) = found["errors"]
    assert error["move"]["type"] == "end_turn"
    assert error["best"]["type"] != "end_turn"
    assert error["cost"] >= 0.05
    assert error["cost"] > 2 * error["noise"]
    assert error["undo_to"] is None
    with coached.sit(made) as me:
        assert me.act({key: value for key, value in error["best"].items() if key != "seat"})["type"] == "ok"
    assert [one["move"]["type"] for one in ask(coached, made, "warnings").json()["errors"]] == []


def test_a_bad_move_of_this_turn_is_warned_of_and_can_be_undone(coached):
    hand = {"lumber": 4, "brick": 1, "wool": 1, "grain": 1}
    made = table_at(coached, WIN | {"hand": [hand, *GERMANY["hand"][1:]]})
    with coached.sit(made) as me:
        before = me.now["actions"]
        me.act({"type": "exchange", "give": "lumber", "get": "ore"})  # the last lumber for a town hall stays
        hand_after = me.position["hand"][0]
        found = ask(coached, made, "warnings").json()
        assert hand_after["lumber"] == 1
        assert all(error["undo_to"] in (None, before) for error in found["errors"])
        me.act({"type": "build_road", "path": next(iter(me.choice("build_road")["targets"]))})  # takes lumber and brick
        found = ask(coached, made, "warnings").json()
        made_errors = [error for error in found["errors"] if error["undo_to"] is not None]
        assert made_errors, found
        assert me.say("undo", to=made_errors[0]["undo_to"])["type"] == "ok"
        assert me.now["actions"] == made_errors[0]["undo_to"]


@pytest.mark.parametrize("others", [["person", *BOTS[:2]], ["link", *BOTS[:2]]], ids=str)
@pytest.mark.parametrize("what", ["coach", "warnings"])
def test_at_tables_with_people_everyone_has_agreed_or_it_refuses(coached, others, what):
    refused = table_at(coached, GERMANY, seats=["person", *others])
    reply = ask(coached, refused, what)
    assert (reply.status_code, reply.json()["code"]) == (403, "not_alone")
    agreed = table_at(coached, GERMANY, seats=["person", *others], coach=True)
    if "link" not in others:
        assert ask(coached, agreed, what).json()["rated"]
    shown = httpx.get(f"{coached.url}/api/tables/{agreed['table']}").json()["table"]
    assert shown["coach"]


@pytest.mark.parametrize("what", ["coach", "warnings"])
def test_only_the_own_seat_is_coached_and_only_while_it_decides(coached, what):
    made = table_at(coached, GERMANY, seats=["person", "person", *BOTS[:2]], coach=True)
    assert ask(coached, made, what, None).json()["code"] == "watching"
    assert ask(coached, made, f"{what}?seat=2").json()["code"] == "not_your_seat"
    assert ask(coached, made, what, 1).json()["code"] == "not_asked"
    with coached.sit(made) as me:
        me.say("end")
    with coached.sit(made, 1) as you:
        you.say("answer", ask=you.now["asking"]["id"], yes=True)
    assert ask(coached, made, what).json()["code"] == "over"
