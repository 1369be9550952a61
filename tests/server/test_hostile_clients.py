"""One hostile address cannot use up the server: guessing, floods, large imports, malformed text."""

from __future__ import annotations

import contextlib
import copy
import time
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hexstead import BadRecord, replay
from hexstead.server import Settings, limits
from hexstead.server.app import create_app
from hexstead.server.connection import Queue
from hexstead.server.limits import LIMITS, Limits, TooMany, network_of
from hexstead.server.replay import Cache
from hexstead.server.scopes import ENDPOINTS, MESSAGES
from hexstead.server.settings import MAX_IMPORT, MAX_TOO_MANY, MAX_UNSENT_LENGTH, Caps
from hexstead.server.workers import Workers
from tests.records import load
from tests.server.hostile import MAX_DISK_MB, MAX_MEMORY_MB, attack
from tests.server.serving import Client, Served, serving


@pytest.fixture
def still(monkeypatch) -> None:
    """Stop the clock of the rate limits, because requests can be slow on a busy machine."""
    now = time.monotonic()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))


@pytest.fixture
def strict(still) -> Iterator[Served]:
    """A server with rate limits and a proxy's trust in this machine, so that tests can choose their address."""
    with serving(Settings(pace=0.0, level="random")) as server:
        yield server


def from_address(server: Served, address: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"X-Forwarded-For": address}, timeout=60)


# Networks


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("203.0.113.7", "203.0.113.8", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("?", "?", True),
    ],
)
def test_addresses_of_one_network_share_their_limits(one, other, same):
    assert (network_of(one) == network_of(other)) == same


def test_seat_codes_cannot_be_guessed_from_one_ipv6_network(strict):
    tries = int(LIMITS["guess"].burst)
    codes = []
    for n in range(tries + 5):
        with from_address(strict, f"2001:db8::{n + 1:x}") as guesser:
            codes.append(guesser.post("/api/join", json={"code": "QQQQQQ"}).status_code)
    assert codes == [404] * tries + [429] * 5


def test_table_codes_cannot_be_guessed_by_hello(strict):
    answers = []
    for _ in range(int(LIMITS["guess"].burst) + 5):
        with Client(strict.port, "QQQQQQ", None) as guesser:
            answers.append(guesser.frames[0]["code"])
    assert answers.count("unknown_table") == int(LIMITS["guess"].burst)
    assert answers[-5:] == ["too_many"] * 5


def test_players_are_not_locked_out_by_guesses_from_their_network(strict):
    with from_address(strict, "203.0.113.9") as player, from_address(strict, "203.0.113.9") as guesser:
        code = player.post("/api/tables", json={"game": "germany", "seats": ["person"] * 4}).json()["table"]
        for _ in range(int(LIMITS["guess"].burst)):
            guesser.get("/api/tables/QQQQQQ")
        assert guesser.get(f"/api/tables/{code}").status_code == 429
        assert player.get(f"/api/tables/{code}").status_code == 200


def test_a_whole_class_can_join_from_one_address(strict):
    with contextlib.ExitStack() as stack:
        host = stack.enter_context(from_address(strict, "203.0.113.1"))
        invites = [
            invite["code"]
            for _ in range(10)
            for invite in host.post(
                "/api/tables", json={"game": "germany", "seats": ["person", "link", "link", "link"]}
            )
            .json()["invites"]
            .values()
        ]
        pupils = [stack.enter_context(from_address(strict, "203.0.113.1")) for _ in invites]
        replies = [pupil.post("/api/join", json={"code": code}) for pupil, code in zip(pupils, invites, strict=True)]
    assert [reply.status_code for reply in replies] == [200] * 30


def test_the_order_of_seats_gives_no_further_messages(strict):
    with from_address(strict, "203.0.113.2") as device:
        made = device.post("/api/tables", json={"game": "germany", "seats": ["person"] * 4}).json()
        answers = []
        for seats in ([0, 1], [1, 0], [0, 1, 2], [2, 1, 0]):
            with Client(strict.port, made["table"], None, device=device, seats=seats) as client:
                answers += [client.say("mute", seat=0, who=1, on=True)["type"] for _ in range(20)]
    assert answers[0] == "ok"
    assert answers[-1] == "no"


def flood(client: Client) -> None:
    for _ in range(MAX_TOO_MANY + 200):
        client.say("mute", who=1, on=True)


def test_a_client_that_goes_on_beyond_its_limit_is_disconnected(strict):
    with from_address(strict, "203.0.113.10") as device:
        made = device.post("/api/tables", json={"game": "germany", "seats": ["person"] * 4}).json()
        with strict.sit(made) as flooder, strict.sit(made, 1) as other:
            with pytest.raises(ConnectionClosed) as closed:
                flood(flooder)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert other.say("chat", phrase="hello")["type"] == "ok"


# Costs


def test_every_endpoint_can_be_afforded():
    assert all(1 <= endpoint.cost <= LIMITS["network"].burst for endpoint in (*ENDPOINTS.values(), *MESSAGES.values()))
    assert all(0 <= endpoint.body <= MAX_IMPORT <= LIMITS["import"].burst for endpoint in ENDPOINTS.values())
    assert all((endpoint.body > 0) <= name.startswith("POST") for name, endpoint in ENDPOINTS.items())


def test_expensive_reads_cost_more_than_cheap_ones(still):
    bucket = Limits(True)
    for _ in range(int(LIMITS["network"].burst) // ENDPOINTS["GET /api/games/{code}/events"].cost):
        bucket.take("network", "a", ENDPOINTS["GET /api/games/{code}/events"].cost)
    with pytest.raises(TooMany):
        bucket.take("network", "a", ENDPOINTS["GET /api/games/{code}/events"].cost)
    bucket.take("network", "b")


def test_reading_events_again_and_again_is_refused(strict):
    with from_address(strict, "203.0.113.3") as reader:
        code = reader.post("/api/games", json=load("germany-4-8")).json()["table"]
        replies = [reader.get(f"/api/games/{code}/events?viewer=all").status_code for _ in range(45)]
    assert replies[0] == 200
    assert replies[-1] == 429
    with from_address(strict, "203.0.113.4") as other:
        assert other.get(f"/api/games/{code}").status_code == 200


def test_a_dropped_cookie_gives_no_further_tables(strict):
    made = []
    for _ in range(int(LIMITS["create"].burst) + 3):
        with from_address(strict, "203.0.113.5") as device:
            made.append(device.post("/api/tables", json={"game": "germany", "seats": ["person"] * 4}).status_code)
    assert made == [201] * int(LIMITS["create"].burst) + [429] * 3


def test_imports_are_limited_by_their_size(strict):
    large = copy.deepcopy(load("america-4-3"))  # it is cached
    large["actions"][-1]["weights"] = [1] * 1_000_000
    with from_address(strict, "203.0.113.6") as sender:
        codes = [sender.post("/api/games", json=large).status_code for _ in range(6)]
    assert codes.count(429) >= 2, codes


# Memory


def test_an_import_with_a_long_commitment_is_refused(strict):
    record = load("germany-4-8") | {"commitment": "ab" * 1_000_000}
    with from_address(strict, "203.0.113.8") as sender:
        reply = sender.post("/api/games", json=record)
    assert reply.status_code == 400
    assert "commitment must be 64 hexadecimal digits" in reply.json()["text"]
    with pytest.raises(BadRecord):
        replay(record)


def test_messages_that_a_client_does_not_read_are_bounded_in_size():
    queue = Queue()
    for _ in range(100):
        queue.send("x" * (1 << 20))
    assert queue._unsent <= MAX_UNSENT_LENGTH
    Queue().send("x" * (8 << 20))  # one message is always sent, whatever its size


# Malformed text


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_nul_characters_are_refused_with_a_sentence(database, request):
    url = None if database == "sqlite" else request.getfixturevalue("postgres")
    settings = Settings(pace=0.0, level="random", limits=False, database=url)
    with serving(settings) as server, httpx.Client(base_url=server.url) as device:
        answers = [
            device.post("/api/join", json={"code": "AB\0DEF"}),
            device.post("/api/join", json={"code": "ABCDEF", "name": "a\0"}),
            device.post("/api/tables", json={"game": "germany", "seats": [{"kind": "person", "name": "a\0"}] * 4}),
            device.post("/api/tokens", json={"name": "a\0", "scopes": ["play"]}),
            device.delete("/api/tokens/a%00"),
            device.get("/api/tables/AB%00DEF"),
            device.post("/api/games", json=load("germany-4-8") | {"seats": ["a\0", "b", "c", "d"]}),
        ]
        assert [answer.status_code for answer in answers] == [400, 400, 400, 400, 404, 404, 400]
        made = device.post("/api/tables", json={"game": "germany", "seats": ["person"] * 4}).json()
        with server.sit(made) as client:
            assert client.say("chat", text="a\0b")["code"] == "malformed"
            assert client.say("chat", id="a\0", phrase="hello")["code"] == "malformed"
            assert client.say("chat", phrase="hello")["type"] == "ok"


@pytest.mark.parametrize("origin", ["http://[", "null", "http://[::1", "x" * 5000])
def test_a_malformed_origin_is_foreign(served, origin):
    reply = httpx.post(f"{served.url}/api/tables", json={"game": "germany"}, headers={"Origin": origin})
    assert reply.json()["code"] == "foreign_origin"


# Expensive reads


class CountingWorkers(Workers):
    """Workers that count their jobs in threads."""

    jobs = 0

    async def in_thread(self, job, *args):
        self.jobs += 1
        return await super().in_thread(job, *args)


def test_the_events_of_a_finished_game_are_made_once_per_viewer():
    workers = CountingWorkers()
    settings = Settings(pace=0.0, level="random", limits=False, database="sqlite://")
    with (
        serving(settings, create_app(settings, workers=workers)) as server,
        httpx.Client(base_url=server.url, timeout=30) as device,
    ):
        code = device.post("/api/games", json=load("germany-4-8")).json()["table"]
        workers.jobs = 0
        replies = [device.get(f"/api/games/{code}/events?viewer={who}").content for who in ("all", "0", "all", "0")]
        assert workers.jobs == 2
        assert replies[:2] == replies[2:]
        assert replies[0] != replies[1]
    workers.close()


def test_the_record_of_a_finished_game_is_encoded_once_and_not_by_the_event_loop():
    workers, given = CountingWorkers(), load("germany-4-8")
    settings = Settings(pace=0.0, level="random", limits=False, database="sqlite://")
    with (
        serving(settings, create_app(settings, workers=workers)) as server,
        httpx.Client(base_url=server.url, timeout=30) as device,
    ):
        code = device.post("/api/games", json=given).json()["table"]
        workers.jobs = 0
        replies = [device.get(f"/api/games/{code}/record").json() for _ in range(3)]
        assert replies == [given] * 3
        assert workers.jobs == 1
    workers.close()


def test_encoded_games_are_bounded_in_size_together():
    cache = Cache(1000)
    for n in range(10):
        cache.put(n, bytes(300))
    assert cache.length == 900
    assert cache.get(6) is None
    cache.get(7)
    cache.put(10, bytes(300))
    assert cache.get(7) is not None
    assert cache.get(8) is None
    cache.put(11, bytes(2000))
    assert cache.length == 0


def test_large_records_are_checked_in_another_process():
    """Parsing megabytes of JSON would stop the event loop for a tenth of a second."""

    class Counting(Workers):
        processed = 0

        async def in_process(self, job, *args):
            self.processed += 1
            return await self.in_thread(job, *args)

    workers = Counting()
    settings = Settings(pace=0.0, level="random", limits=False, database="sqlite://")
    large = copy.deepcopy(load("america-4-3"))
    large["actions"][-1]["weights"] = [1] * 200_000
    with (
        serving(settings, create_app(settings, workers=workers)) as server,
        httpx.Client(base_url=server.url, timeout=30) as device,
    ):
        assert device.post("/api/games", json=load("germany-4-8")).status_code == 201
        assert workers.processed == 0
        refused = device.post("/api/games", json=large)
        assert workers.processed == 1
    assert (refused.status_code, refused.json()["code"]) == (400, "impossible_table")
    assert "has no argument 'weights'" in refused.json()["text"]
    workers.close()


# Bots


def test_bots_alone_play_only_while_somebody_watches(served):
    made = served.make(seats=["random"] * 4, seed=2)
    begun = length_at_rest(served, made["table"])
    with Client(served.port, made["table"], None) as spectator:
        while served.game(made["table"]).length < begun + 20:
            spectator.read()
    length_at_rest(served, made["table"])
    assert not served.game(made["table"]).is_over


def length_at_rest(served: Served, code: str) -> int:
    """The number of actions of a game once nothing happens for half a second; fails if that takes too long."""
    for _ in range(40):
        before = served.game(code).length
        time.sleep(0.5)
        if served.game(code).length == before:
            return before
    pytest.fail("the bots play on")


# Everything at once


def test_a_hostile_address_uses_up_neither_memory_nor_disk():
    """The proof attacks for minutes and measures the times of the other player's messages."""
    found = attack(8)
    attacks = Counter(found["attacks"])
    assert attacks["tables of Barons answered 201"] <= Caps().bots_per_network
    assert attacks["tables of Barons answered 429"] > 0
    assert attacks["imports answered 201"] <= Caps().imports_per_network
    assert attacks["guesses answered 404"] <= LIMITS["guess"].burst + 8
    assert found["messages"] > 10  # each was answered ok
    assert found["memory in MB"] <= MAX_MEMORY_MB
    assert found["disk in MB"] <= MAX_DISK_MB
