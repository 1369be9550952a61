"""The life of a table: invitations, joining, leaving, hot-seat, undo, standing orders, chat, clocks, replay, tokens."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from hexstead.server import Settings
from hexstead.server.payloads import Messages
from hexstead.server.settings import BUILD_PAUSES
from tests.server.loop_bots import LoopBots
from tests.server.positions import AMERICA, MAIN
from tests.server.serving import Client, Served, pick, serving
from tests.server.test_acts import road
from tests.server.virtual import VirtualTable
from tests.server.virtual import play as play_virtually

SHORT = {"game": "germany", "options": {"game.points": 6}, "seed": 5}


@pytest.fixture(autouse=True)
def rebuilt(served: Served) -> Iterator[None]:
    """After each test, check that its tables can be rebuilt from the database without a difference."""
    before = set(served.server.app.state.tables.live)
    yield
    for code in set(served.server.app.state.tables.live) - before:
        for _ in range(50):  # bots may still be acting
            live, stored = served.table(code), served.table_from_disk(code)
            if live.seq == stored.seq:
                for viewer in (None, *range(len(live.seats))):
                    if live.seq == stored.seq:
                        sent = Messages(live, 0.0).full(viewer)
                        assert live.seq != stored.seq or sent == Messages(stored, 0.0).full(viewer)
                break
            time.sleep(0.05)
        else:
            pytest.fail(f"Table {code} keeps changing.")


def made_by(host: httpx.Client, **wanted):
    """Create a table as a device; return the response."""
    reply = host.post("/api/tables", json={"game": "germany", **wanted})
    assert reply.status_code == 201, reply.text
    return reply.json()


# Joining and leaving


def test_a_table_gathers_until_the_last_open_seat_is_taken(served, device):
    host, ada, bob = device(), device(), device()
    made = made_by(host, seats=["person", {"kind": "link", "name": "Ada"}, "link", "random"])
    assert set(made["tokens"]) == {"0"}
    assert set(made["invites"]) == {"1", "2"}
    with Client(served.port, made["table"], None, device=host) as me:
        assert (me.now["view"]["viewer"], me.now["table"]["status"], me.prompt) == (0, "gathering", None)
        assert me.act({"type": "roll"})["code"] in ("gathering", "stale")
        by_link = ada.post("/api/join", json={"invite": made["invites"]["1"]["invite"], "nonce": "ada-was-here"}).json()
        assert by_link["seat"] == 1
        by_code = bob.post("/api/join", json={"code": made["invites"]["2"]["code"].lower(), "name": "Bob"}).json()
        assert (by_code["table"], by_code["seat"]) == (made["table"], 2)
        while me.now.get("table", {}).get("status") != "playing":
            me.read()
        assert [seat["name"] for seat in me.now["table"]["seats"]] == ["red", "Ada", "Bob", "blue"]
        assert me.now["table"]["fair"]["nonces"][1] == "ada-was-here"
        assert me.now["table"]["fair"]["seed"] is None
    mine = bob.get("/api/my/tables").json()["tables"]
    assert [(table["code"], table["yours"]) for table in mine] == [(made["table"], [2])]


def test_a_link_can_be_used_once(served, device):
    host, ada, eve = device(), device(), device()
    made = made_by(host, seats=["person", "link", "link", "link"])
    invite = {"invite": made["invites"]["1"]["invite"]}
    first = ada.post("/api/join", json=invite)
    assert ada.post("/api/join", json=invite).json() == first.json()
    code = {"code": made["invites"]["1"]["code"]}
    assert ada.post("/api/join", json=code).json() == first.json()
    for wanted in (invite, code):
        refused = eve.post("/api/join", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (409, "taken")
        assert refused.json()["text"].endswith(".")
    assert eve.post("/api/join", json={"invite": invite["invite"][:-1] + "x"}).status_code == 409
    refused = eve.post("/api/join", json={"code": made["table"]})  # only public tables can be joined by their own code
    assert (refused.status_code, refused.json()["code"]) == (409, "no_seat_code")
    refused = eve.post("/api/join", json={"code": "ZZZZZZ"})
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown_code")


def test_the_host_reassigns_a_seat_with_a_new_link(served, device):
    host, ada, bob = device(), device(), device()
    made = made_by(host, seats=["person", "link", "random", "random"], seed=3)
    token = ada.post("/api/join", json={"invite": made["invites"]["1"]["invite"]}).json()["token"]
    seat = f"/api/tables/{made['table']}/seats/1/link"
    assert ada.post(seat).status_code == 403
    ada.post(f"/api/tables/{made['table']}/leave", json={})
    new = host.post(seat).json()["invite"]
    for old in ({"invite": made["invites"]["1"]["invite"]}, {"code": made["invites"]["1"]["code"]}):
        assert bob.post("/api/join", json=old).status_code in (404, 409)
    with Client(served.port, made["table"], token) as late:
        assert late.frames[0]["code"] == "unknown_seat"
    with Client(served.port, made["table"], None, device=ada) as late:
        assert late.now["view"]["viewer"] is None
    assert bob.post("/api/join", json={"invite": new["invite"]}).json()["seat"] == 1
    assert host.delete(seat).json()["seat"]["bot"]
    with Client(served.port, made["table"], None, device=bob) as late:
        assert late.frames[0]["code"] == "removed"


def test_public_tables_are_listed_and_joined_by_code_and_private_ones_are_hidden(served, device):
    host, guest = device(), device()
    public = made_by(host, seats=["person", "link", "link", "link"], visibility="public")
    private = made_by(host, seats=["person", "link", "link", "link"], visibility="private")
    listed = [table["code"] for table in guest.get("/api/tables").json()["tables"]]
    assert public["table"] in listed
    assert private["table"] not in listed
    assert guest.post("/api/join", json={"code": public["table"]}).json()["seat"] == 1
    assert guest.get(f"/api/tables/{private['table']}").status_code == 403
    assert guest.get(f"/api/games/{private['table']}").status_code == 403
    with Client(served.port, private["table"], None, device=guest) as me:
        assert me.frames[0]["code"] == "private"
    assert "invites" in host.get(f"/api/tables/{private['table']}").json()
    assert "invites" not in guest.get(f"/api/tables/{public['table']}").json()


def test_a_forged_cookie_is_ignored(served, device):
    host = device()
    made = made_by(host, seats=["person"] * 4)
    name, value = next(iter(host.cookies.items()))
    with httpx.Client(base_url=served.url, cookies={name: value.partition(".")[0] + ".forged"}) as eve:
        assert eve.get("/api/my/tables").json() == {"tables": []}
        assert eve.post(f"/api/tables/{made['table']}/leave", json={}).status_code == 403
        with Client(served.port, made["table"], None, device=eve) as me:
            assert me.now["view"]["viewer"] is None


def test_one_connection_plays_several_seats(served, device):
    host = device()
    made = made_by(host, seats=["person", "person", "random", "random"], position=MAIN)
    with Client(served.port, made["table"], None, device=host) as me:
        me.read()
        assert [frame["view"]["viewer"] for frame in me.frames] == [0, 1]
        assert [frame["view"]["position"]["hand"][0] is None for frame in me.frames] == [False, True]
        target = me.frames[0]["prompt"]["choices"]
        path = next(choice for choice in target if choice["type"] == "build_road")["targets"][0]
        act = {"prompt": me.frames[0]["number"], "actions": [road(path)]}
        assert me.say("act", **act)["code"] == "not_your_seat"
        assert me.say("act", seat=2, **act)["code"] == "not_your_seat"
        assert me.say("act", seat=0, **act)["type"] == "ok"


def test_a_bot_plays_a_left_seat_until_its_player_returns(served, device):
    host = device()
    made = made_by(host, seats=["person", "person", "random", "random"], seed=4)
    with Client(served.port, made["table"], None, device=host, seats=[0]) as me:
        assert host.post(f"/api/tables/{made['table']}/leave", json={"seats": [1]}).json() == {"left": [1]}
        while not me.now.get("table") or not me.now["table"]["seats"][1]["bot"]:
            me.read()
        assert "left" in [event["type"] for event in me.events]
        with Client(served.port, made["table"], made["tokens"]["1"]) as back:
            while "returned" not in [event["type"] for event in back.events]:
                back.read()
            assert not back.now["table"]["seats"][1]["bot"]


def test_a_rematch_rotates_the_seats(served, device):
    host, ada = device(), device()
    made = made_by(host, seats=["person", "link", "random", "random"], **SHORT)
    token = ada.post("/api/join", json={"invite": made["invites"]["1"]["invite"], "name": "Ada"}).json()["token"]
    assert host.post(f"/api/tables/{made['table']}/rematch").status_code == 409
    random = Random(2)
    with served.sit(made) as me, Client(served.port, made["table"], token) as other:
        play_out([me, other], random)
    first = host.post(f"/api/tables/{made['table']}/rematch").json()
    second = ada.post(f"/api/tables/{made['table']}/rematch").json()
    assert first["table"] == second["table"] != made["table"]
    assert (list(first["tokens"]), list(second["tokens"])) == (["1"], ["2"])
    with Client(served.port, first["table"], None, device=ada) as back:
        assert back.now["view"]["viewer"] == 2
        assert back.now["table"]["seats"][2]["name"] == "Ada"
        assert back.now["table"]["options"] == me.frames[0]["table"]["options"]


def test_simultaneous_requests_for_a_rematch_create_one_table(served, device):
    host = device()
    made = made_by(host, seats=["person", "random", "random", "random"], **SHORT)
    with served.sit(made) as me:
        play_out([me], Random(2))

    async def ask_twelve_times() -> list[str]:
        async with httpx.AsyncClient(base_url=served.url, cookies=dict(host.cookies), timeout=30) as client:
            asked = [client.post(f"/api/tables/{made['table']}/rematch") for _ in range(12)]
            return [reply.json()["table"] for reply in await asyncio.gather(*asked)]

    before = len(host.get("/api/my/tables").json()["tables"])
    assert len(set(asyncio.run(ask_twelve_times()))) == 1
    assert len(host.get("/api/my/tables").json()["tables"]) == before + 1


def test_seats_without_a_name_have_that_of_their_colour(served):
    made = served.make(
        options={"seats.colours": "blue white red orange"},
        seats=["person", {"kind": "link", "name": "Ada"}, "random", "random"],
    )
    with served.sit(made) as me:
        shown = me.now["table"]["seats"]
    assert [seat["colour"] for seat in shown] == ["blue", "white", "red", "orange"]
    assert [seat["name"] for seat in shown] == ["blue", "Ada", "red", "orange"]


def play_out(clients: list[Client], random: Random, limit: int = 3000) -> None:
    """Answer every prompt until the game is over."""
    for _ in range(limit):
        for client in clients:
            while not client.is_silent(0.01):
                pass
        if clients[0].now["result"]:
            return
        for client in clients:
            if client.prompt is not None:
                client.act(*pick(client.prompt, random))
    raise AssertionError("the game is not over")


# Undo and consent


def test_undo_needs_no_consent_back_to_the_last_action_of_others_or_chance(served, persons):
    made, (red, orange, *_) = persons(position=MAIN)
    first, second = red.choice("build_road")["targets"][:2]
    before = served.game(made["table"]).state_bytes()
    red.act(road(first))
    red.act(road(second))
    assert (red.now["actions"], red.now["undo_to"]) == (2, 0)
    assert red.say("undo", to=0)["type"] == "ok"
    assert served.game(made["table"]).state_bytes() == before
    assert red.events[-1]["type"] == "undone"
    assert red.events[-1]["log"]["id"] == "log-undone"
    red.act({"type": "end_turn"})
    orange.read_until("events")
    while orange.prompt is None:
        orange.read()
    assert orange.act({"type": "roll"})["type"] == "ok"
    while red.now["seq"] < orange.now["seq"]:
        red.read()
    assert red.now["undo_to"] == red.now["actions"]
    assert orange.now["undo_to"] == orange.now["actions"]


def test_undo_past_a_roll_needs_consent_and_does_not_change_the_dice(served, persons):
    _, clients = persons(position=MAIN | {"phase": "pre_roll", "rolled": 0})
    red, others = clients[0], clients[1:]
    red.act({"type": "roll"})
    rolled = next(event for event in red.events if event["type"] == "rolled")
    assert red.say("undo", to=1)["type"] == "ok"
    asking = red.now["asking"]
    assert (asking["what"], asking["to"], asking["waiting"]) == ("undo", 0, [1, 2, 3])
    assert red.say("answer", ask=asking["id"], yes=True)["code"] == "stale"
    for other in others:
        assert other.say("answer", ask=asking["id"], yes=True)["type"] == "ok"
    while red.now["actions"]:
        red.read()
    assert red.now["asking"] is None
    red.act({"type": "roll"})
    assert [event for event in red.events if event["type"] == "rolled"][-1]["a"] == rolled["a"]


def test_one_refusal_prevents_an_undo(served, persons):
    made, (red, orange, *_) = persons(position=MAIN | {"phase": "pre_roll", "rolled": 0})
    red.act({"type": "roll"})
    before = served.game(made["table"]).state_bytes()
    red.say("undo", to=0)
    orange.say("answer", ask=red.now["asking"]["id"], yes=False)
    while red.now["asking"]:
        red.read()
    assert served.game(made["table"]).state_bytes() == before


def test_players_can_agree_to_end_the_game(served, persons):
    made, clients = persons(position=MAIN)
    clients[0].say("end")
    for client in clients[1:]:
        assert client.say("answer", ask=clients[0].now["asking"]["id"], yes=True)["type"] == "ok"
    assert clients[3].now["result"]["kind"] == "agreed"
    assert clients[3].now["table"]["status"] == "over"
    assert clients[3].act({"type": "roll"})["code"] in ("over", "stale")
    record = httpx.get(f"{served.url}/api/games/{made['table']}/record").json()
    assert record["result"]["kind"] == "agreed"
    for result in (record["result"], None):  # with and without the agreed result
        again = httpx.post(f"{served.url}/api/games", json=record | {"result": result}).json()["table"]
        with httpx.stream("GET", f"{served.url}/api/tables/{again}/stream") as lines:
            messages = [json.loads(line) for line in lines.iter_lines()]  # the stream ends by itself
        assert messages[0]["result"] == result
        assert messages[0]["table"]["status"] == "over"


# Standing orders, chat, clocks


def test_a_standing_pass_acts_after_a_fixed_delay(served, persons):
    _, clients = persons(position=AMERICA)
    assert clients[1].say("order", passes=True)["type"] == "ok"
    assert clients[1].now["orders"]["passes"] == [1]
    assert clients[0].act({"type": "end_turn"})["type"] == "ok"
    began = time.monotonic()
    while "passed" not in [event["type"] for event in clients[1].events]:
        clients[1].read()
    assert 0.05 < time.monotonic() - began < 5


def test_a_standing_order_declines_offers_for_ore(served, persons):
    _, (red, orange, *_) = persons(position=MAIN)
    assert orange.say("order", never=["gold?"])["code"] == "malformed"
    orange.say("order", never=["ore"])
    assert orange.now["orders"]["never"] == ["ore"]
    assert red.is_silent()  # the order is private
    red.act({"type": "offer", "give": {"brick": 1}, "get": {"ore": 1}, "to": [1]})
    while red.events[-1]["type"] != "declined":
        red.read()
    red.act({"type": "withdraw"})
    red.act({"type": "offer", "give": {"brick": 1}, "get": {"wool": 1}, "to": [1]})
    assert red.is_silent(0.8)


def test_chat_goes_to_everyone_except_seats_that_muted_it(served, persons):
    _, (red, orange, white, _) = persons(position=MAIN)
    white.say("mute", who=1, on=True)
    orange.say("chat", text="Grüße 👋")
    orange.say("chat", phrase="good_luck")
    assert orange.say("chat")["code"] == "malformed"
    assert orange.say("chat", phrase="rude")["code"] == "malformed"
    for client, text in ((red, "Grüße 👋"), (white, None)):
        while client.now["seq"] < orange.now["seq"]:
            client.read()
        said = [event for event in client.events if event["type"] == "said"]
        assert [(line["text"], line["phrase"]) for line in said] == [(text, None), (None, text and "good_luck")]


def test_a_bot_moves_for_a_player_who_runs_out_of_time():
    with serving(Settings(pace=0.0, positions=True, level="random")) as served:
        made = served.make(seats=["person"] * 4, position=MAIN, clock={"kind": "turn", "seconds": 5})
        live = served.server.app.state.tables.live[made["table"]].room
        live.table.clock.left[0] = 0.4  # almost no time left
        with served.sit(made) as me:
            assert 0 < me.now["clock"]["left"][0] <= 5
            assert me.now["clock"]["running"] == [0]
            while "out_of_time" not in [event["type"] for event in me.events]:
                me.read()


def test_running_out_of_bank_time_is_reported_once():
    with serving(Settings(pace=0.0, positions=True, level="random")) as served:
        made = served.make(seats=["person"] * 4, position=MAIN, clock={"kind": "bank", "seconds": 60}, seed=2)
        served.table(made["table"]).clock.left[:] = [0.0] * 4
        with served.sit(made) as me:
            first = me.now["view"]["position"]["turn"]
            while me.now["view"]["position"]["turn"] < first + 8:  # two turns of each seat
                me.read()
            assert sorted(event["seat"] for event in me.events if event["type"] == "out_of_time") == [0, 1, 2, 3]
            assert me.events[0]["type"] == "out_of_time"  # before the bot's action


def test_a_bot_stands_in_for_an_absent_player_while_others_wait():
    with serving(Settings(pace=0.0, positions=True, level="random")) as served:
        made = served.make(seats=["person", "person", "random", "random"], position=MAIN, grace=5)
        room = served.server.app.state.tables.live[made["table"]].room
        with served.sit(made, 1) as other:
            room.away[0] -= 5
            room.since[0] -= 5
            while "sat_in" not in [event["type"] for event in other.events]:
                other.read()
            with served.sit(made, 0) as back:
                while "returned" not in [event["type"] for event in back.events]:
                    back.read()
            assert other.presence["seats"][1]["here"]


def test_bots_pause_again_after_a_person_has_acted():
    """Pauses shorten while only bots act; a long decision of a person must not use them up."""
    pace = 0.3
    settings = Settings(pace=pace, positions=True, level="random", limits=False)
    building = AMERICA | {"phase": "build_phase", "turn_seat": 2, "builder": 3}
    wanted = {"game": "america", "seats": ["person", "random", "random", "random"], "position": building}

    async def scenario(table: VirtualTable) -> float:
        me = await table.sit(0)
        await me.say("order", asks=True)
        while not me.now["prompt"]:
            await asyncio.sleep(0.05)
        await asyncio.sleep(20.0)  # longer than all pauses of a turn together
        await me.act({"type": "pass"})
        assert table.game.state.builder == 1
        began = asyncio.get_running_loop().time()
        while table.game.state.builder == 1:
            await asyncio.sleep(0.01)
        return asyncio.get_running_loop().time() - began

    assert play_virtually(scenario, LoopBots(), wanted, settings) >= BUILD_PAUSES * pace


# Replay, programs, operation


def test_a_finished_game_is_public_at_every_step_and_can_be_imported_from_its_record(served, device):
    host, guest = device(), device()
    made = made_by(host, seats=["person", "random", "random", "random"], **SHORT)
    code = made["table"]
    assert guest.get(f"/api/games/{code}@0?viewer=0").status_code == 403
    assert guest.get(f"/api/games/{code}@0?viewer=all").status_code == 409
    assert guest.get(f"/api/games/{code}/record").status_code == 409
    assert guest.get(f"/api/games/{code}/statistics").status_code == 409
    assert guest.get(f"/api/games/{code}@1/reasons").status_code == 409
    assert guest.get(f"/api/games/{code}/analysis").status_code == 409
    assert guest.get(f"/api/games/{code}/fair").json()["seed"] is None
    with served.sit(made) as me:
        live = host.get(f"/api/games/{code}").json()
        assert [hand is not None for hand in live["view"]["position"]["hand"]] == [True, False, False, False]
        play_out([me], Random(1))
        total = me.now["actions"]
    record = guest.get(f"/api/games/{code}/record").json()
    assert len(record["actions"]) == total
    assert record["seed"] == guest.get(f"/api/games/{code}/fair").json()["seed"]
    middle = guest.get(f"/api/games/{code}@{total // 2}?viewer=all").json()
    assert all(hand is not None for hand in middle["view"]["position"]["hand"])
    assert guest.get(f"/api/games/{code}@{total + 1}").status_code == 404
    statistics = guest.get(f"/api/games/{code}/statistics", timeout=60).json()
    assert statistics["points"][-1]["points"] == record["result"]["points"]
    again = guest.post("/api/games", json=record).json()["table"]
    assert guest.get(f"/api/games/{again}@{total // 2}?viewer=all").json()["view"] == middle["view"]
    record["actions"][5] = {"seat": 0, "type": "roll"}
    assert guest.post("/api/games", json=record).status_code == 400


def test_a_program_plays_over_http_with_a_token(served, device):
    owner = device()
    token = owner.post("/api/tokens", json={"name": "bot", "scopes": ["make", "play", "watch"]}).json()
    only_watch = owner.post("/api/tokens", json={"name": "eye", "scopes": ["watch"]}).json()
    assert token["token"] not in owner.get("/api/tokens").text
    auth = {"Authorization": f"Bearer {token['token']}"}
    with httpx.Client(base_url=served.url, headers=auth, timeout=20) as bot:
        made = made_by(bot, position=MAIN, seats=["person", "random", "random", "random"])
        with bot.stream("GET", f"/api/tables/{made['table']}/stream") as lines:
            first = next(lines.iter_lines())
        assert '"type":"full"' in first
        act = {"type": "act", "id": "a", "prompt": 1, "actions": [{"type": "end_turn"}]}
        place = f"/api/tables/{made['table']}/messages"
        eye = {"Authorization": f"Bearer {only_watch['token']}"}
        assert bot.post(place, json=act, headers=eye).status_code == 403
        assert bot.post(place, json=act | {"actions": [{"type": "roll"}]}).status_code == 409
        done = bot.post(place, json=act)
        assert done.json()["type"] == "ok"
        assert bot.post(place, json=act).json() == done.json()
        assert bot.get("/api/tokens").status_code == 403  # a token cannot manage tokens
        assert owner.delete(f"/api/tokens/{token['id']}").status_code == 200
        assert bot.get("/api/my/tables").status_code == 401
    assert [table["code"] for table in owner.get("/api/my/tables").json()["tables"]] == [made["table"]]


def test_health_metrics_and_catalog(served):
    health = httpx.get(f"{served.url}/api/health").json()
    assert health["status"] == "ok"
    assert health["bots"] in ("asleep", "warming", "ready")
    assert "hexstead_commit_seconds_bucket" in httpx.get(f"{served.url}/metrics").text
    games = httpx.get(f"{served.url}/api/catalog").json()["games"]
    assert all(game["players"] and game["options"] for game in games)


def test_rate_limits_refuse_with_a_sentence():
    with serving(Settings(level="random")) as strict, httpx.Client(base_url=strict.url) as guesser:
        replies = [guesser.post("/api/join", json={"code": "AAAAAA"}) for _ in range(30)]
        assert {reply.status_code for reply in replies[:20]} == {404}
        assert replies[-1].status_code == 429
        assert int(replies[-1].headers["retry-after"]) >= 1
        made = strict.make(seats=["person"] * 4)
        with strict.sit(made) as flooder, strict.sit(made, 1) as other:
            for _ in range(200):
                flooder.send({"type": "chat", "id": "x"})
            assert "too_many" in [flooder.read()["code"] for _ in range(200)]
            assert other.say("chat", phrase="hello")["type"] == "ok"


def answers_in(events):
    """The answers to an offer, by seat."""
    return {event["seat"]: event["type"] for event in events if event["type"] in ("declined", "accepted", "countered")}


def test_bots_answer_an_offer_after_the_people(served, device):
    made = made_by(device(), seats=["person", "person", "random", "random"], position=MAIN)
    with served.sit(made) as red, served.sit(made, 1) as orange:
        red.act({"type": "offer", "give": {"brick": 1}, "get": {"ore": 1}})
        assert red.is_silent(0.6)
        while orange.prompt is None:
            orange.read()
        orange.act({"type": "decline"})
        while set(answers_in(red.events)) < {1, 2, 3}:
            red.read()


def test_a_bot_that_accepted_an_offer_does_nothing_more_and_its_clock_stops(served, device):
    clock = {"kind": "bank", "seconds": 600}
    for _ in range(60):  # a random bot accepts about one offer in three
        made = made_by(device(), seats=["person", "random", "random", "random"], position=MAIN, clock=clock)
        with served.sit(made) as red:
            assert red.act({"type": "offer", "give": {"brick": 1}, "get": {"ore": 1}})["type"] == "ok"
            while set(answers := answers_in(red.events)) < {1, 2, 3}:  # they may have arrived with the ok
                red.read()
            accepted = [seat for seat, answer in answers.items() if answer == "accepted"]
            if not accepted:
                continue
            assert red.is_silent(0.8)
            assert red.now["clock"]["running"] == [0]
            assert red.act({"type": "conclude", "partner": accepted[0]})["type"] == "ok"
            return
    pytest.fail("no bot has accepted an offer")
