"""Moving all seats to another device, recovering them without a cookie, cookies, deleting tables and personal data."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hexstead.server import Settings
from hexstead.server.credentials import COOKIE_SECONDS, RENEWAL_SECONDS, Keys
from tests.server.positions import MAIN
from tests.server.serving import CALM, Client, Served, serving
from tests.server.test_tables import made_by

ALONE = ["person", "random", "random", "random"]


def codes(device: httpx.Client) -> list[str]:
    return [table["code"] for table in device.get("/api/my/tables").json()["tables"]]


def joined(host: httpx.Client, guest: httpx.Client, **wish: Any) -> str:
    """The code of a table of two people and two bots, whose game has begun."""
    made = made_by(host, seats=["person", "link", "random", "random"], position=MAIN, **wish)
    reply = guest.post("/api/join", json={"invite": made["invites"]["1"]["invite"], "name": "Ada"})
    assert reply.status_code == 200
    return str(made["table"])


# Moving seats


def test_all_seats_move_to_another_device_by_a_code(served, device):
    laptop, phone, friend = device(), device(), device()
    hosted, visited, own = made_by(laptop, seats=ALONE)["table"], joined(friend, laptop), made_by(phone)["table"]
    code = laptop.post("/api/my/move").json()["code"]
    assert re.fullmatch("[A-Z]{8}", code)
    assert phone.post("/api/move", json={"code": f"{code[:4].lower()}-{code[4:]}"}).json() == {"tables": 2}
    assert set(codes(phone)) == {hosted, visited, own}
    assert codes(laptop) == []
    assert phone.get(f"/api/games/{visited}?viewer=1").status_code == 200
    assert laptop.get(f"/api/games/{visited}?viewer=1").status_code == 403
    assert phone.post(f"/api/tables/{hosted}/seats/1/link").status_code == 200  # the phone is the host now
    with Client(served.port, visited, None, device=phone) as me:
        assert me.now["view"]["viewer"] == 1
    table = served.table_from_disk(visited)
    assert table.seats[1].device == served.table(visited).seats[1].device


def test_a_code_works_once_and_not_on_the_device_itself(served, device):
    laptop, phone, other = device(), device(), device()
    made_by(laptop, seats=ALONE)
    code = laptop.post("/api/my/move").json()["code"]
    assert phone.post("/api/move", json={"code": code}).status_code == 200
    assert other.post("/api/move", json={"code": code}).json()["code"] == "unknown_code"
    made_by(laptop, seats=ALONE)
    assert laptop.post("/api/move", json={"code": laptop.post("/api/my/move").json()["code"]}).status_code == 409


def test_a_code_expires_and_a_new_one_replaces_it(served, device):
    laptop, phone = device(), device()
    made_by(laptop, seats=ALONE)
    replaced, late = (laptop.post("/api/my/move").json()["code"] for _ in range(2))
    assert phone.post("/api/move", json={"code": replaced}).status_code == 404
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE move_code SET expiry = expiry - 601")
        assert late not in json.dumps(connection.execute("SELECT * FROM move_code").fetchall())
    connection.close()
    assert phone.post("/api/move", json={"code": late}).status_code == 404


def test_guessing_codes_is_limited():
    with serving(Settings(level="random")) as strict, httpx.Client(base_url=strict.url) as guesser:
        replies = [guesser.post("/api/move", json={"code": "AAAAAAAA"}).status_code for _ in range(25)]
        assert replies[0] == 404
        assert replies[-1] == 429


def test_moving_ends_connections_tokens_and_seat_tokens_of_the_old_device(served, device):
    laptop, phone = device(), device()
    made = made_by(laptop, seats=ALONE, position=MAIN)
    token = laptop.post("/api/tokens", json={"name": "bot", "scopes": ["play", "watch"]}).json()["token"]
    with served.sit(made) as old, Client(served.port, made["table"], None, bearer=token, seats=[0]) as program:
        phone.post("/api/move", json={"code": laptop.post("/api/my/move").json()["code"]})
        for client in (old, program):
            assert client.read_until("no")["code"] in ("closed", "unknown_token")
            with pytest.raises(ConnectionClosed):
                client.read()
    with Client(served.port, made["table"], made["tokens"]["0"]) as late:
        assert late.frames[0]["code"] == "unknown_seat"
    assert httpx.get(f"{served.url}/api/my/tables", headers={"Authorization": f"Bearer {token}"}).status_code == 401


def test_seats_move_away_from_a_client_of_another_server(postgres):
    shared = replace(CALM, database=postgres)
    with (
        serving(shared) as one,
        serving(shared) as two,
        httpx.Client(base_url=one.url) as laptop,
        httpx.Client(base_url=two.url) as phone,
    ):
        made = made_by(laptop, seats=ALONE, position=MAIN)
        with Client(one.port, made["table"], None, device=laptop) as old:
            code = laptop.post("/api/my/move").json()["code"]
            assert phone.post("/api/move", json={"code": code}).json() == {"tables": 1}
            assert old.read_until("no")["code"] == "closed"
        with Client(one.port, made["table"], None, device=phone) as new:
            assert new.now["view"]["viewer"] == 0


def test_a_lost_cookie_is_replaced_by_the_recovery_text(served, device):
    lost, found, thief = device(), device(), device()
    made = made_by(lost, seats=ALONE, position=MAIN)
    kept = lost.get("/api/my/recovery").json()
    assert kept["link"] == f"/device#recover={kept['recovery']}"
    forged = kept["recovery"][:-4] + "AAAA"
    assert thief.post("/api/move", json={"recovery": forged}).status_code == 404
    assert found.post("/api/move", json={"recovery": kept["recovery"]}).json() == {"tables": 1}
    assert codes(found) == [made["table"]]
    assert thief.post("/api/move", json={"recovery": kept["recovery"]}).json() == {"tables": 0}


def test_tokens_cannot_move_seats(served, device):
    owner = device()
    token = owner.post("/api/tokens", json={"name": "all", "scopes": ["make", "play", "watch"]}).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    for method, path in (("POST", "my/move"), ("GET", "my/recovery"), ("POST", "move"), ("GET", "my/data")):
        reply = httpx.request(method, f"{served.url}/api/{path}", headers=bearer)
        assert (reply.status_code, reply.json()["code"]) == (403, "not_yours"), path


# Cookies


def test_over_https_the_cookie_has_the_host_prefix():
    with serving(CALM) as served:
        https = {"X-Forwarded-Proto": "https", "Accept": "text/html"}
        reply = httpx.post(f"{served.url}/api/tables", json={"game": "germany"}, headers=https)
        cookie = reply.headers["set-cookie"]
        assert re.match("__Host-hexstead=[^;]+; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax; Secure$", cookie)
        value = cookie.partition("=")[2].partition(";")[0]
        for name, secure, known in (("__Host-hexstead", True, 1), ("hexstead", True, 0), ("hexstead", False, 1)):
            headers = {"Cookie": f"{name}={value}"} | (https if secure else {})
            assert len(httpx.get(f"{served.url}/api/my/tables", headers=headers).json()["tables"]) == known, name


@pytest.fixture
def with_page(tmp_path: Path) -> Iterator[Served]:
    (tmp_path / "index.html").write_text("the page")
    with serving(replace(CALM, page=str(tmp_path))) as served:
        yield served


def test_a_cookie_expires_and_visits_renew_it(with_page):
    keys: Keys = with_page.server.app.state.auth.keys
    now = with_page.server.app.state.auth.store.now()

    def visit(cookie: str) -> str:
        reply = httpx.get(with_page.url, headers={"Cookie": f"hexstead={cookie}", "Accept": "text/html"})
        return str(reply.headers.get("set-cookie", "")).partition("=")[2].partition(";")[0]

    assert visit(keys.cookie("me", now)) == ""
    assert visit(keys.cookie("me", now - RENEWAL_SECONDS - 60)).startswith("me.")
    expired = keys.cookie("me", now - COOKIE_SECONDS - 60)
    assert keys.read_cookie(expired, now) is None
    assert not visit(expired).startswith("me.")
    undated = f"me.{keys._sign('device', 'me')}"  # of an earlier version
    assert visit(undated).startswith("me.")
    assert keys.read_cookie(undated, now + 3 * COOKIE_SECONDS) is None
    assert keys.read_cookie(keys.cookie("me", now).replace("me.", "you."), now) is None


# Deleting tables


def test_a_host_deletes_a_table(served, device):
    host, other = device(), device()
    made = made_by(host, seats=ALONE, position=MAIN)
    place = f"/api/tables/{made['table']}"
    assert other.delete(place).json()["code"] == "not_host"
    with served.sit(made) as me:
        assert host.delete(place).json() == {"deleted": [made["table"]]}
        assert me.read_until("no")["code"] == "unknown_table"
    assert host.get(place).status_code == 404
    assert codes(host) == []


def test_a_host_without_a_seat_finds_and_deletes_the_table(device):
    host = device()
    made = made_by(host, seats=["random"] * 4)
    assert host.get("/api/my/tables").json()["tables"][0]["host"]
    assert host.delete(f"/api/tables/{made['table']}").status_code == 200
    assert codes(host) == []


def test_a_host_cannot_delete_a_game_that_others_play(device):
    host, guest = device(), device()
    place = f"/api/tables/{joined(host, guest)}"
    assert host.delete(place).json()["code"] == "not_over"
    host.delete(f"{place}/seats/1/link")
    assert host.delete(place).status_code == 200


# Personal data


def test_a_device_exports_what_is_stored_about_it_and_nothing_about_others(served, device):
    host, guest = device(), device()
    code = joined(host, guest)
    with Client(served.port, code, None, device=host) as me, Client(served.port, code, None, device=guest) as ada:
        me.say("chat", text="from the host")
        ada.say("chat", text="from Ada")
        me.act({"type": "end_turn"})
    guest.post("/api/tokens", json={"name": "bot", "scopes": ["watch"]})
    reply = guest.get("/api/my/data")
    assert "attachment" in reply.headers["content-disposition"]
    (table,) = reply.json()["tables"]
    assert (table["code"], table["host"], [seat["seat"] for seat in table["seats"]]) == (code, False, [1])
    assert [line["text"] for line in table["chat"]] == ["from Ada"]
    assert [(entry["kind"], entry["name"]) for entry in table["entries"]] == [("join", "Ada")]
    assert [token["name"] for token in reply.json()["tokens"]] == ["bot"]
    mine = host.get("/api/my/data").json()["tables"][0]
    assert mine["host"]
    assert "act" in [entry["kind"] for entry in mine["entries"]]
    assert "from Ada" not in json.dumps(mine)


def test_a_moved_device_exports_what_it_wrote_before(served, device):
    host, old, new = device(), device(), device()
    code = joined(host, old)
    with Client(served.port, code, None, device=old) as ada:
        ada.say("chat", text="from Ada")
    new.post("/api/move", json={"code": old.post("/api/my/move").json()["code"]})
    assert [line["text"] for line in new.get("/api/my/data").json()["tables"][0]["chat"]] == ["from Ada"]


def test_data_of_a_lost_seat_is_exported_and_deleted_too(served, device):
    host, guest = device(), device()
    code = joined(host, guest)
    with Client(served.port, code, None, device=guest) as ada:
        ada.say("chat", text="a word from Ada")
    host.delete(f"/api/tables/{code}/seats/1/link")
    table = next(table for table in guest.get("/api/my/data").json()["tables"] if table["code"] == code)
    assert [line["text"] for line in table["chat"]] == ["a word from Ada"]
    made_by(host, seats=ALONE)  # the host's other table stays
    with Client(served.port, code, None, device=host) as me:
        assert guest.delete("/api/my/data").json() == {"deleted": []}
        while "unsaid" not in [event["type"] for event in me.events]:
            me.read()
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as connection:
        log = connection.execute("SELECT data FROM action WHERE game = ?", [code]).fetchall()
    connection.close()
    assert "a word from Ada" not in json.dumps(log)


def test_a_device_deletes_everything_about_it(served, device):
    host, guest, other = device(), device(), device()
    code, own = joined(host, guest), made_by(guest, seats=ALONE)["table"]
    token = guest.post("/api/tokens", json={"name": "bot", "scopes": ["watch"]}).json()["token"]
    data = guest.get("/api/my/data").json()
    with Client(served.port, code, None, device=host) as me, Client(served.port, code, None, device=guest) as ada:
        ada.say("chat", text="a word from Ada")
        me.say("chat", text="a word from me")
        reply = guest.delete("/api/my/data")
        assert reply.json() == {"deleted": [own]}
        assert "Max-Age=0" in reply.headers["set-cookie"]
        assert ada.read_until("no")["code"] == "closed"
        while "closed" not in [event["type"] for event in me.events]:
            me.read()
        assert me.now["table"]["seats"][1]["name"] == "orange"
        assert me.now["table"]["seats"][1]["bot"]
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as connection:
        log = connection.execute("SELECT * FROM action WHERE game = ?", [code]).fetchall()
        rows = [connection.execute(f"SELECT * FROM {table}").fetchall() for table in ("token", "seat", "move_code")]
        terms = connection.execute("SELECT terms FROM game WHERE code = ?", [code]).fetchone()
    connection.close()
    stored = json.dumps([log, terms])
    assert "Ada" not in stored
    assert "a word from me" in stored
    assert data["device"] not in stored + json.dumps(rows)
    assert httpx.get(f"{served.url}/api/my/tables", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    assert served.table_from_disk(code).events_for(0, 0) == served.table(code).events_for(0, 0)
    with Client(served.port, code, None, device=other) as late:
        assert "Ada" not in json.dumps(late.frames)
