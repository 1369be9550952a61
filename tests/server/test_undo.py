"""Undo of the player's last decision: who has to agree, what cannot be undone, and what bots never do for people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from hexstead.core.game import from_position
from hexstead.server.messages import Refused
from hexstead.server.stand_in import necessary, without_trades
from hexstead.server.undo import raise_limits, undo_limits
from tests.server.loop_bots import LoopBots, ScriptedBots
from tests.server.positions import AMERICA, DISCARD, MAIN
from tests.server.serving import Client, Served
from tests.server.virtual import VirtualTable, play

Record = dict[str, Any]
ALONE = ["person", "random", "random", "random"]
TWO = ["person", "random", "random", "person"]
PRE_ROLL = MAIN | {"phase": "pre_roll", "rolled": 0}
POOR = AMERICA | {"hand": [{}] + [{"cattle": 2}] * 3, "gold": [0, 0, 0, 0]}  # nobody can build anything


def request_of(table: VirtualTable) -> int:
    """The id of the open request for consent."""
    assert table.table.request is not None
    return table.table.request.id


def rolls(client: Client) -> list[Record]:
    return [event for event in client.events if event["type"] == "rolled"]


def read_until(client: Client, is_reached: Callable[[], object]) -> None:
    while not is_reached():
        client.read()


def types(client: Client) -> list[str]:
    return [event["type"] for event in client.events]


# Alone with bots


def test_alone_undo_takes_back_the_end_of_a_turn_after_bots_have_rolled(served):
    made = served.make(seats=ALONE, position=MAIN, seed=3)
    with served.sit(made) as me:
        before = served.game(made["table"]).state_bytes()
        assert me.act({"type": "end_turn"})["type"] == "ok"
        read_until(me, lambda: rolls(me) and me.prompt)
        first = rolls(me)[0]
        assert me.say("undo", to=me.now["decision"])["type"] == "ok"
        read_until(me, lambda: me.now["actions"] == 0)
        assert served.game(made["table"]).state_bytes() == before
        assert "asked" not in types(me)
        assert me.events[-1]["log"]["id"] == "log-undone"
        me.events.clear()
        assert me.act({"type": "end_turn"})["type"] == "ok"
        read_until(me, lambda: rolls(me))
        assert (rolls(me)[0]["a"], rolls(me)[0]["b"]) == (first["a"], first["b"])


def test_the_last_decision_is_that_of_the_person_and_not_of_a_bot(served):
    made = served.make(seats=ALONE, position=MAIN, seed=3)
    with served.sit(made) as me:
        assert not me.now["decision"]
        me.act({"type": "build_road", "path": me.choice("build_road")["targets"][0]})
        assert me.now["decision"] == 0
        me.act({"type": "end_turn"})
        read_until(me, lambda: me.now["actions"] > 3)
        assert me.now["decision"] == 1


def test_several_actions_in_one_message_are_one_decision(served):
    made = served.make(seats=ALONE, position=DISCARD | {"discard_due": [4, 0, 0, 0]}, seed=3)
    with served.sit(made) as me:
        me.act(*[{"type": "discard", "resource": "lumber"}] * 4)
        assert me.now["decision"] == 0


def test_alone_a_drawn_card_can_be_undone(served):
    made = served.make(seats=ALONE, position=MAIN, seed=3)
    with served.sit(made) as me:
        me.act({"type": "buy_card"})
        card = me.position["cards"][0]
        assert me.say("undo", to=me.now["decision"])["type"] == "ok"
        assert me.now["actions"] == 0
        me.act({"type": "buy_card"})
        assert me.position["cards"][0] == card


@pytest.fixture
def ended(served: Served) -> Callable[[int], Record]:
    """Play alone, undo decisions, end the game; return the record."""

    def record(undone: int) -> Record:
        made = served.make(seats=ALONE, position=PRE_ROLL, seed=3)
        with served.sit(made) as me:
            for _ in range(undone):
                me.act({"type": "roll"})
                me.say("undo", to=me.now["decision"])
            me.say("end")
        found: Record = httpx.get(f"{served.url}/api/games/{made['table']}/record").json()
        return found

    return record


def test_the_record_counts_take_backs(served, ended):
    record = ended(2)
    assert record["take_backs"] == 2
    again = httpx.post(f"{served.url}/api/games", json=record)
    assert again.status_code == 201
    assert httpx.get(f"{served.url}/api/games/{again.json()['table']}/record").json() == record
    assert httpx.post(f"{served.url}/api/games", json=record | {"take_backs": 0}).status_code == 400


def test_a_record_without_take_backs_does_not_mention_them(ended):
    assert "take_backs" not in ended(0)


def test_undoing_ones_own_actions_is_no_take_back(served):
    made = served.make(seats=ALONE, position=MAIN, seed=3)
    with served.sit(made) as me:
        me.act({"type": "build_road", "path": me.choice("build_road")["targets"][0]})
        me.say("undo", to=0)
        me.say("end")
    assert "take_backs" not in httpx.get(f"{served.url}/api/games/{made['table']}/record").json()


# With people


def test_a_player_whose_opponent_left_is_not_alone(served, device):
    host = device()
    made = host.post("/api/tables", json={"game": "germany", "seats": TWO, "position": PRE_ROLL, "seed": 3}).json()
    with served.sit(made) as me:
        host.post(f"/api/tables/{made['table']}/leave", json={"seats": [3]})
        me.act({"type": "roll"})
        assert me.now["undo_to"] == me.now["actions"]
        me.say("undo", to=me.now["decision"])
        assert me.now["asking"]["waiting"] == [3]


def test_with_people_an_undo_past_a_roll_of_a_bot_asks(served):
    made = served.make(seats=TWO, position=MAIN, seed=3)
    with served.sit(made) as me, served.sit(made, 3):
        me.act({"type": "end_turn"})
        read_until(me, lambda: rolls(me))
        assert me.now["decision"] < me.now["undo_to"]
        me.say("undo", to=me.now["decision"])
        assert me.now["asking"]["waiting"] == [3]


def test_with_people_undo_is_free_past_the_pass_of_a_bot(served):
    made = served.make(seats=TWO, position=POOR, seed=3)
    with served.sit(made) as me, served.sit(made, 3):
        me.act({"type": "end_turn"})
        read_until(me, lambda: types(me).count("passed") == 2)
        assert me.now["undo_to"] <= me.now["decision"]
        assert me.say("undo", to=me.now["decision"])["type"] == "ok"
        read_until(me, lambda: me.prompt)
        assert me.prompt["phase"] == "action"


def test_undo_is_not_free_past_the_answer_of_a_bot_to_an_offer(served):
    made = served.make(seats=TWO, position=MAIN, seed=3)
    with served.sit(made) as me, served.sit(made, 3):
        me.act({"type": "offer", "give": {"brick": 1}, "get": {"ore": 1}, "to": [1]})
        read_until(me, lambda: {"declined", "accepted", "countered"} & set(types(me)))
        assert me.now["decision"] < me.now["undo_to"]


@pytest.mark.parametrize("people", [{0}, {1}, {0, 3}, {0, 1, 2, 3}], ids=str)
def test_limits_are_equal_after_a_restart(people):
    """A table updates them with each action, and computes them again when it is loaded."""
    offer = {"type": "offer", "give": {"brick": 1}, "get": {"ore": 1}}
    actions = [
        {"seat": 0, "type": "build_road", "path": "Dessau-Leipzig"},
        {"seat": 0, **offer},
        {"seat": 1, "type": "accept"},
        {"seat": 2, "type": "decline"},
        {"seat": 0, "type": "conclude", "partner": 1},
        {"seat": 0, "type": "end_turn"},
        {"seat": 1, "type": "roll"},
        {"seat": 1, **offer, "to": [0]},
        {"seat": 0, "type": "accept"},
        {"seat": 1, "type": "conclude", "partner": 0},
        {"seat": 1, "type": "end_turn"},
    ]
    halls = MAIN["hall_owner"] | {"Dessau": 0}
    game, limits = from_position(MAIN | {"hall_owner": halls}, seed=3), [0] * 4
    for action in actions:
        before = game.length
        game.apply(action)
        while game.to_act == ("chance",):
            game.step_chance()
        raise_limits(limits, game, before, people)
        assert undo_limits(game, people) == limits, action


def test_with_people_a_drawn_card_is_never_undone(served, persons):
    made, (red, *_) = persons(position=MAIN)
    red.act({"type": "buy_card"})
    assert red.now["decision"] is None
    before = served.game(made["table"]).state_bytes()
    assert red.say("undo", to=0)["code"] == "not_undoable"
    assert served.game(made["table"]).state_bytes() == before


def test_with_people_a_theft_is_never_undone(served, persons):
    _, (red, *_) = persons(position=MAIN | {"phase": "goetz", "dice": [3, 4]})
    hexes = red.choice("move_goetz")["targets"]
    for target in hexes:
        red.act({"type": "move_goetz", "hex": target})
        if "stolen" in types(red):
            break
        if red.prompt["phase"] == "rob":
            red.act({"type": "rob", "victim": red.choice("rob")["targets"][0]})
            break
        red.say("undo", to=red.now["decision"])
    assert "stolen" in types(red)
    assert red.say("undo", to=0)["code"] == "not_undoable"


def absent(served: Served, made: Record, seat: int) -> None:
    """Let a seat's person have been away for longer than the grace period."""
    room = served.server.app.state.tables.live[made["table"]].room
    room.away[seat] -= 1000
    room.since[seat] -= 1000


@pytest.mark.parametrize("what", ["undo", "end"])
def test_nobody_consents_for_an_absent_person(served, what):
    made = served.make(seats=["person", "person", "random", "random"], position=MAIN, seed=3, grace=5)
    with served.sit(made) as me, served.sit(made, 1):
        me.act({"type": "end_turn"})
    with served.sit(made) as me:
        absent(served, made, 1)
        me.say("chat", phrase="hello")  # wakes the driver
        read_until(me, lambda: "sat_in" in types(me) and me.prompt)
        actions = me.now["actions"]
        me.say("end") if what == "end" else me.say("undo", to=0)
        assert me.now["asking"]["waiting"] == [1]
        assert me.is_silent(0.5)
        assert (me.now["actions"], me.now["result"]) == (actions, None)
        with served.sit(made, 1) as back:
            read_until(back, lambda: "returned" in types(back))
            assert back.say("answer", ask=me.now["asking"]["id"], yes=True)["type"] == "ok"
        read_until(me, lambda: me.now["result"] if what == "end" else me.now["actions"] == 0)


def test_a_request_expires(served):
    made = served.make(seats=["person"] * 4, position=MAIN, seed=3)
    with served.sit(made) as me, served.sit(made, 1) as other:
        me.say("end")
        asking = me.now["asking"]
        assert asking["seconds"] == 60
        served.table(made["table"]).request.expiry -= 60
        other.say("chat", phrase="hello")
        read_until(me, lambda: "lapsed" in types(me))
        assert me.events[-1]["log"]["id"] == "log-lapsed"
        assert me.now["asking"] is None
        assert other.say("answer", ask=asking["id"], yes=True)["code"] == "stale"
        assert served.table_from_disk(made["table"]).request is None


def test_a_request_says_how_much_time_is_left():
    async def scenario(table: VirtualTable):
        me, other = await table.sit(0), await table.sit(1)
        await me.say("end")
        assert other.now["asking"]["left"] == 60
        await asyncio.sleep(20.0)
        await me.say("chat", phrase="hello")
        assert (other.now["asking"]["seconds"], other.now["asking"]["left"]) == (60, 40)
        late = await table.sit(2)
        assert late.now["asking"]["left"] == 40

    play(scenario, LoopBots(), {"seats": ["person"] * 4, "position": MAIN, "seed": 3})


@pytest.mark.parametrize("is_withdrawn", [False, True])
def test_a_person_who_keeps_asking_for_consent_cannot_stop_the_bots(is_withdrawn):
    """A seat whose request was not agreed to pauses for as long as the request was open."""

    def ends_turn(game, seat, legal):
        kinds = {action["type"]: action for action in legal}
        return next(kinds[kind] for kind in ("end_turn", "roll", *kinds) if kind in kinds)

    async def scenario(table: VirtualTable):
        me, other = await table.sit(0), await table.sit(3)
        await me.act({"type": "end_turn"})
        asked, end = 0, asyncio.get_running_loop().time() + 25.0
        while table.game.turn_seat != 3 and asyncio.get_running_loop().time() < end:
            try:
                await me.say("end")
            except Refused:
                await asyncio.sleep(0.05)
            else:
                asked += 1
                await asyncio.sleep(10.0)  # a bot with a move ready makes that one between two requests, but no more
                await (me if is_withdrawn else other).say("answer", ask=request_of(table), yes=False)
        assert table.game.turn_seat == 3
        assert asked > 0

    play(scenario, ScriptedBots(ends_turn), {"seats": TWO, "position": MAIN, "seed": 3})


def test_a_refused_request_can_be_made_again_after_as_long_as_it_was_open():
    async def scenario(table: VirtualTable):
        me, other = await table.sit(0), await table.sit(1)
        await me.say("end")
        await asyncio.sleep(20.0)
        await other.say("answer", ask=request_of(table), yes=False)
        with pytest.raises(Refused, match="Ask again in 20 s") as refused:
            await me.say("end")
        assert refused.value.code == "asked_before"
        await other.say("end")  # only the seat that asked has to wait
        await asyncio.sleep(20.0)
        await me.say("answer", ask=request_of(table), yes=False)
        await me.say("end")
        await asyncio.sleep(61.0)
        assert table.table.request is None
        with pytest.raises(Refused, match="Ask again in 59 s"):
            await me.say("end")

    play(scenario, LoopBots(), {"seats": ["person"] * 4, "position": MAIN, "seed": 3})


@pytest.mark.parametrize("wish", [{"grace": None}, {"clock": {"kind": "turn", "seconds": 86400}}])
def test_in_a_correspondence_game_a_request_waits_for_three_days(served, wish):
    made = served.make(seats=["person"] * 4, position=MAIN, seed=3, **wish)
    with served.sit(made) as me:
        me.say("end")
        assert me.now["asking"]["seconds"] == 3 * 86400


# Bots at the seats of people


def names(game, codes):
    return sorted({game.action(0, code).type_name() for code in codes})


def test_a_player_out_of_time_only_rolls_and_ends_the_turn():
    game = from_position(PRE_ROLL, seed=3)
    assert names(game, necessary(game, game.legal_codes(0))) == ["roll"]
    game = from_position(MAIN, seed=3)
    assert names(game, necessary(game, game.legal_codes(0))) == ["end_turn"]


def test_a_player_out_of_time_still_discards():
    game = from_position(DISCARD, seed=3)
    assert names(game, necessary(game, game.legal_codes(0))) == ["discard"]


def test_nobody_trades_for_a_person():
    game = from_position(MAIN, seed=3)
    assert "offer" not in names(game, without_trades(game, game.legal_codes(0)))
    game.apply({"seat": 0, "type": "offer", "give": {"brick": 1}, "get": {"ore": 1}})
    for choose in (without_trades, necessary):
        assert names(game, choose(game, game.legal_codes(1))) == ["decline"]
    game.apply({"seat": 1, "type": "accept"})
    assert names(game, without_trades(game, game.legal_codes(0))) == ["withdraw"]


def test_when_time_runs_out_the_bot_ends_the_turn_and_builds_nothing(served):
    clock = {"kind": "turn", "seconds": 600}
    made = served.make(seats=["person"] * 4, position=MAIN, seed=3, clock=clock)
    with served.sit(made) as me:
        served.table(made["table"]).clock.left[0] = 0.0
        me.say("chat", phrase="hello")  # wakes the driver
        read_until(me, lambda: "out_of_time" in types(me) and me.now["actions"])
        assert served.game(made["table"]).history[0].type_name() == "end_turn"
