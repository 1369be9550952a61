"""Suggestions: legal moves by what the seat knows, and only for a player who is alone with bots."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server import positions
from tests.server.test_protocol import check

BOTS = ["greenhorn"] * 3


def ask(served, made, seat: int | None = 0, **query: Any) -> httpx.Response:
    token = {} if seat is None else {"Authorization": f"Bearer {made['tokens'][str(seat)]}"}
    return httpx.get(f"{served.url}/api/tables/{made['table']}/suggestion", params=query, headers=token, timeout=60)


@pytest.mark.parametrize("game", ["germany", "america"])
def test_suggestions_are_legal_moves_with_a_plan(served, game):
    made = served.make(game=game, seats=["person", *BOTS], seed=4)
    plans: list[Any] = []
    with served.sit(made) as me:
        while len(plans) < 12:
            if me.prompt is None:
                me.read(60)
                continue
            found = ask(served, made).json()
            if found.get("code") == "not_asked":  # the table went on without an answer to an offer
                me.read(60)
                continue
            check("Suggestion", found)
            plans.append(found["plan"])
            assert found["move"]["type"] not in ("offer", "counter")
            answer = me.act({key: value for key, value in found["move"].items() if key != "seat"})
            assert answer["type"] == "ok" or answer["code"] == "stale", answer  # an offer closed in the meantime
    assert any(plans)
    assert plans[0] is not None  # also before the first roll


@pytest.mark.parametrize("position", [positions.MAIN, positions.AMERICA], ids=["germany", "america"])
def test_suggestions_do_not_depend_on_what_others_hide(served, position):
    hands = [position["hand"], [position["hand"][0], {"grain": 2, "ore": 1}, {"ore": 3}, {"grain": 1}]]
    if position["game"] == "america":
        hands[1][1:] = [{"grain": 2}, {}, {}]
    assert [sum(hand.values()) for hand in hands[0]] == [sum(hand.values()) for hand in hands[1]]
    found = []
    for hand in hands:
        seats = ["person", *BOTS]
        made = served.make(game=position["game"], position=position | {"hand": hand}, seats=seats, seed=1)
        found.append(ask(served, made).json())
    assert found[0] == found[1]
    assert found[0]["move"]


@pytest.mark.parametrize("others", [["person", "greenhorn", "greenhorn"], ["link", "greenhorn", "greenhorn"]], ids=str)
def test_nobody_gets_suggestions_in_a_game_with_people(served, others):
    made = served.make(position=positions.MAIN, seats=["person", *others], seed=1)
    reply = ask(served, made)
    assert (reply.status_code, reply.json()["code"]) == (403, "not_alone")


def test_only_the_own_seat_gets_a_suggestion_and_only_while_it_decides(served):
    made = served.make(position=positions.MAIN, seats=["person", *BOTS], seed=1)
    address, token = f"{served.url}/api/tables/{made['table']}/suggestion", made["tokens"]["0"]
    own = {"Authorization": f"Bearer {token}"}
    assert httpx.get(address).json()["code"] == "watching"
    assert httpx.get(address, params={"seat": 2}, headers=own).json()["code"] == "not_your_seat"
    assert httpx.get(address, params={"seat": -1}, headers=own).status_code == 400
    with served.sit(made) as me:
        me.say("end")
        while me.now["result"] is None:
            me.read()
    assert httpx.get(address, headers=own).json()["code"] == "over"
