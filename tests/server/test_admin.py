"""`hexstead admin` on the database of a running server: it reacts within seconds, and nothing hidden is printed."""

from __future__ import annotations

import contextlib
import json
import re
import shlex
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from hexstead.cli.app import app
from hexstead.errors import HexsteadError
from hexstead.server import Settings, operations
from hexstead.server.start import HOST
from tests.docs.commands import documented
from tests.server.positions import MAIN
from tests.server.processes import Servers
from tests.server.serving import Client, Served, serving

BANNED = {"X-Forwarded-For": "203.0.113.77"}
SECONDS = 10.0  # until a server must have reacted


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(operations, "POLL_SECONDS", 0.05)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request) -> Iterator[Served]:
    url = None if request.param == "sqlite" else request.getfixturevalue("postgres")
    settings = Settings(pace=0.0, positions=True, level="random", limits=False, database=url, name="here:1")
    with serving(settings) as served:
        yield served
        for line in (["drain", "--off"], ["announce", "--clear"]):  # the database of PostgreSQL is shared by tests
            admin(served, *line)
        for ban in admin(served, "bans"):
            admin(served, "unban", ban["who"])


def admin(served: Any, *words: str, json_output: bool = True) -> Any:
    """Run `hexstead admin`; return its JSON, or the text that it prints."""
    done = CliRunner().invoke(
        app, ["admin", "--database", served.database, *words, *(["--json"] if json_output else [])]
    )
    if isinstance(done.exception, HexsteadError):
        raise done.exception
    assert done.exit_code == 0, (done.output, done.exception)
    text = re.sub(r"^\d{4}-\d\d-\d\d .*\n", "", done.stdout, flags=re.M)  # the log of the server, in this process too
    return json.loads(text) if json_output else text


def eventually(check: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not check():
        assert time.monotonic() < end, "the server did not react"
        time.sleep(0.02)


@pytest.fixture
def device(server) -> Iterator[Callable[[], httpx.Client]]:
    with contextlib.ExitStack() as stack:
        yield lambda: stack.enter_context(httpx.Client(base_url=server.url))


def made_by(client: httpx.Client, **wanted: Any) -> dict[str, Any]:
    reply = client.post("/api/tables", json={"game": "germany", "seats": ["person"] * 4, **wanted})
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


def device_of(server: Served, code: str) -> str:
    found: str = admin(server, "show", code)["seats"][0]["device"]
    return found


# Looking


def test_tables_are_listed_and_shown(server, device):
    code = made_by(device())["table"]
    bots = made_by(device(), seats=["random"] * 4)["table"]
    listed = {row["code"]: row for row in admin(server, "list")}
    assert (listed[code]["status"], listed[code]["kind"], listed[code]["game"]) == ("playing", "people", "germany")
    assert listed[code]["network"] == "127.0.0.1"
    assert bots in {row["code"] for row in admin(server, "list", "--kind", "bots")}
    assert code not in {row["code"] for row in admin(server, "list", "--status", "over")}
    assert code not in {row["code"] for row in admin(server, "list", "--older", "1")}
    assert code in admin(server, "list", json_output=False)
    shown = admin(server, "show", code)
    assert [seat["name"] for seat in shown["seats"]] == ["red", "orange", "white", "blue"]
    assert shown["host"] == shown["seats"][0]["device"]
    assert "127.0.0.1" in admin(server, "show", code, json_output=False)
    assert admin(server, "status")["tables"]


def test_nothing_hidden_is_printed(server, device):
    """No seed, hand, token, invitation, seat code, nonce or id of a message."""
    host = device()
    made = made_by(
        host, seats=["person", "link", "person", "person"], position=MAIN, nonce="f00dcafe", seed="secretseed"
    )
    host.post(f"/api/tables/{made['table']}/start")
    with server.sit(made) as me:
        me.say("chat", text="a public sentence", id="messageid")
    secrets = [*made["tokens"].values(), *made["invites"]["1"].values(), "f00dcafe", "secretseed", "messageid",
               *host.cookies.values(), "hand", "ore"]  # fmt: skip
    for words in (["list"], ["show", made["table"], "--chat"], ["status"], ["bans"]):
        for as_json in (True, False):
            text = json.dumps(admin(server, *words, json_output=as_json))
            assert [secret for secret in secrets if secret in text] == [], words
    assert admin(server, "show", made["table"], "--chat")["chat"][0]["text"] == "a public sentence"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "NOSUCH"], "There is no table 'NOSUCH'."),
        (["close", "NOSUCH"], "There is no table 'NOSUCH'."),
        (["delete", "NOSUCH"], "There is no table 'NOSUCH'."),
        (["ban", "somebody"], "'somebody' is no device, seat"),
        (["unban", "203.0.113.99"], "203.0.113.99/32 is not banned."),
        (["announce"], "Give either a text or --clear."),
        (["announce", "x" * 400], "An announcement must have 1 to 300 characters."),
    ],
)
def test_wrong_commands_are_refused_with_a_sentence(served, words, sentence):
    with pytest.raises(HexsteadError) as error:
        admin(served, *words)
    assert sentence in str(error.value)


def test_a_database_that_is_not_there_is_not_created(tmp_path):
    done = CliRunner().invoke(app, ["admin", "--database", f"sqlite:///{tmp_path}/no.sqlite", "list"])
    assert done.exit_code == 1
    assert not (tmp_path / "no.sqlite").exists()


# Tables


def test_a_closed_game_ends_for_everyone(server, device):
    made = made_by(device())
    with server.sit(made) as me:
        admin(server, "close", made["table"])
        while not me.now["result"]:
            me.read(SECONDS)
        assert me.now["result"]["kind"] == "cancelled"
        assert any(event["type"] == "cancelled" and event["log"]["id"] == "log-cancelled" for event in me.events)
        assert me.say("chat", phrase="good_game")["type"] == "ok"
    with pytest.raises(HexsteadError, match="is over"):
        admin(server, "close", made["table"])
    with pytest.raises(HexsteadError, match="has not started"):
        admin(server, "close", made_by(device(), seats=["person", "link", "link", "link"])["table"])


def test_a_deleted_table_is_gone_and_its_clients_are_disconnected(server, device):
    host = device()
    made = made_by(host, seats=["person", "link", "link", "link"], visibility="public")
    with server.sit(made) as me:
        admin(server, "delete", made["table"])
        assert me.read_until("no")["code"] == "unknown_table"
    assert host.get(f"/api/tables/{made['table']}").status_code == 404
    assert host.post("/api/join", json={"code": made["invites"]["1"]["code"]}).status_code == 404
    for path in ("/api/tables", "/api/my/tables"):
        assert made["table"] not in [table["code"] for table in host.get(path).json()["tables"]]
    assert made["table"] not in [row["code"] for row in admin(server, "list")]


# Bans


def test_a_banned_device_is_disconnected_and_stays_out(server, device):
    bad, other = device(), device()
    made = made_by(bad)
    code, fine = made["table"], made_by(other)
    with (
        Client(server.port, code, None, device=bad) as cookie,
        server.sit(made) as token,
        server.sit(fine) as bystander,
    ):
        assert admin(server, "ban", f"{code}:0", "--reason", "Insults.")["banned"] == device_of(server, code)
        for client in (cookie, token):
            refusal = client.read_until("no")
            assert refusal["code"] == "banned"
            assert refusal["text"] == "The administrator of this server has banned you. Reason: Insults."
        assert bystander.say("chat", phrase="hello")["type"] == "ok"
    assert bad.get("/api/my/tables").status_code == 403
    with server.sit(made) as again:  # by the token of its seat
        assert again.frames[0]["code"] == "banned"
    assert other.get("/api/my/tables").status_code == 200
    admin(server, "unban", f"{code}:0")
    eventually(lambda: bad.get("/api/my/tables").status_code == 200)


@pytest.mark.parametrize("who", ["203.0.113.7", "203.0.113.0/24"])
def test_a_banned_network_is_refused_everywhere(server, who):
    def from_address(address: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/catalog", headers={"X-Forwarded-For": address})

    admin(server, "ban", who)
    eventually(lambda: from_address("203.0.113.7").status_code == 403)
    assert from_address("203.0.113.7").json()["code"] == "banned"
    assert from_address("203.0.114.7").status_code == 200
    assert admin(server, "bans")[0]["who"] in ("203.0.113.7/32", "203.0.113.0/24")


def test_a_ban_ends(server, device):
    client = device()
    code = made_by(client)["table"]
    admin(server, "ban", f"{code}:0", "--days", "0.00001")
    time.sleep(1.0)
    assert client.get("/api/my/tables").status_code == 200


def test_a_device_whose_id_starts_with_a_dash_can_be_banned(server):
    for who in ("-f3nYkDeviceDeviceDev1", "--anotherDeviceDevice2"):
        admin(server, "ban", who, "--days", "1")
        assert [ban["who"] for ban in admin(server, "bans")] == [who]
        admin(server, "unban", who)
        assert admin(server, "bans") == []


# Notices


def test_an_announcement_is_shown_at_all_tables(server, device):
    made = made_by(device())
    with server.sit(made) as me:
        admin(server, "announce", "Restart at noon.", "--de", "Neustart um zwölf.")
        texts = {"en": "Restart at noon.", "de": "Neustart um zwölf."}
        assert me.read_until("announcement") == {"type": "announcement", "texts": texts, "restarting": False}
        assert httpx.get(f"{server.url}/api/notices").json()["texts"] == texts
        with Client(server.port, made["table"], None) as late:
            assert late.read_until("announcement")["texts"] == texts
        admin(server, "announce", "--clear")
        assert me.read_until("announcement")["texts"] == {}


def test_an_announcement_lapses_after_its_time(server, device):
    with server.sit(made_by(device())) as me:
        admin(server, "announce", "Soon over.", "--minutes", "0.01")
        assert me.read_until("announcement")["texts"]
        assert me.read_until("announcement")["texts"] == {}


def test_a_drained_server_creates_no_tables_but_games_go_on(server, device):
    host = device()
    made = made_by(host)
    with server.sit(made) as me:
        admin(server, "drain")
        assert me.read_until("announcement")["restarting"]
        assert host.post("/api/tables", json={"game": "germany"}).json()["code"] == "restarting"
        ready = host.get("/api/health/ready")
        assert (ready.status_code, ready.json()) == (503, {"status": "draining", "server": "here:1"})
        assert host.get("/api/health/live").status_code == 200
        assert me.say("chat", phrase="hello")["type"] == "ok"
        assert admin(server, "drain", "--wait", "0.1")["playing"] >= 1
        admin(server, "drain", "--off")
        assert not me.read_until("announcement")["restarting"]
    assert host.post("/api/tables", json={"game": "germany"}).status_code == 201
    assert host.get("/api/health/ready").status_code == 200


def test_one_of_several_servers_can_be_drained(server, device):
    client = device()
    admin(server, "drain", "--server", "elsewhere:2")
    time.sleep(0.3)
    assert client.get("/api/health/ready").status_code == 200
    admin(server, "drain", "--server", "here:1")
    eventually(lambda: client.get("/api/health/ready").status_code == 503)
    admin(server, "drain", "--server", "here:1", "--off")
    eventually(lambda: client.get("/api/health/ready").status_code == 200)
    assert admin(server, "status")["draining"] == ["elsewhere:2"]


def test_commands_work_on_the_database_of_a_stopped_server(tmp_path):
    settings = Settings(pace=0.0, limits=False, database=f"sqlite:///{tmp_path}/tables.sqlite")
    with serving(settings) as served:
        kept, gone = (served.make(seats=["person"] * 4)["table"] for _ in range(2))
    admin(served, "delete", gone)
    admin(served, "announce", "Welcome back.")
    admin(served, "close", kept)
    with serving(settings) as served:
        assert httpx.get(f"{served.url}/api/tables/{gone}").status_code == 404
        assert httpx.get(f"{served.url}/api/tables/{kept}").json()["table"]["status"] == "over"
        assert httpx.get(f"{served.url}/api/notices").json()["texts"] == {"en": "Welcome back."}


# Documentation and pages of the host


def test_the_documented_commands_work(server, device):
    commands = [shlex.split(command)[2:] for command in documented("hexstead admin .+")]
    commands = [words for words in commands if words[0] not in ("downgrade", "notices") and "NAME" not in words]
    codes = [made_by(device())["table"] for _ in commands]  # before the servers are drained
    for code, words in zip(codes, commands, strict=True):
        if words[0] == "unban":
            admin(server, "ban", *words[1:])
        admin(server, *(word.replace("ABCDEF", code).replace("600", "0.1") for word in words if word != "--json"))


def test_a_host_publishes_a_privacy_notice_and_an_imprint(tmp_path):
    folder = tmp_path / "notices"
    done = CliRunner().invoke(app, ["admin", "notices", str(folder)])
    assert done.exit_code == 0, done.output
    assert sorted(file.name for file in folder.iterdir()) == [
        "imprint.de.html", "imprint.html", "privacy.de.html", "privacy.html"
    ]  # fmt: skip
    with serving(Settings(notices=str(folder))) as served:
        assert httpx.get(f"{served.url}/api/notices").json()["pages"] == ["privacy", "imprint"]
        page = httpx.get(f"{served.url}/privacy")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "<h1>Privacy notice</h1>" in page.text
        assert "<h1>Datenschutzerklärung</h1>" in httpx.get(f"{served.url}/privacy?lang=de").text
        assert "<h1>Imprint</h1>" in httpx.get(f"{served.url}/imprint?lang=fr").text
        assert httpx.get(f"{served.url}/privacy?lang=../x").status_code == 400


def test_without_notices_there_are_no_such_pages(served):
    assert httpx.get(f"{served.url}/api/notices").json()["pages"] == []
    assert httpx.get(f"{served.url}/privacy").status_code == 404


# Several servers


def test_every_server_on_a_database_reacts(postgres):
    """Clients at two servers on one PostgreSQL database: announcement, ban and deletion reach both."""
    with Servers(postgres) as servers, contextlib.ExitStack() as stack:
        ports = [servers.start(name=f"server:{n}")[1] for n in range(2)]
        wanted = {"game": "germany", "seats": ["person"] * 4}
        made = httpx.post(f"http://{HOST}:{ports[0]}/api/tables", json=wanted, timeout=SECONDS).json()
        clients = [
            stack.enter_context(Client(port, made["table"], made["tokens"][str(n)])) for n, port in enumerate(ports)
        ]
        both = SimpleNamespace(database=postgres)
        admin(both, "announce", "Hello, everyone.")
        for client in clients:
            assert client.read_until("announcement")["texts"] == {"en": "Hello, everyone."}
        admin(both, "announce", "--clear")
        admin(both, "ban", "203.0.113.77")
        for port in ports:
            address = f"http://{HOST}:{port}/api/catalog"
            eventually(lambda at=address: httpx.get(at, headers=BANNED).status_code == 403)  # type: ignore[misc]
        admin(both, "unban", "203.0.113.77")
        admin(both, "delete", made["table"])
        for client in clients:
            assert client.read_until("no")["code"] == "unknown_table"
        for port in ports:
            assert httpx.get(f"http://{HOST}:{port}/api/tables/{made['table']}").status_code == 404
