"""Whole games over the socket: prompts are sufficient to play, and nothing hidden is sent."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

import hexstead
from hexstead.core.common_fields import ASKED
from tests.random_play import warm_bots
from tests.server.serving import pick
from tests.server.test_protocol import check

SHORT = {"germany": {"game.points": 6}, "america": {"game.goods": 3}}


@pytest.mark.parametrize(
    ("game", "pieces", "players"),
    [("germany", "cards", 4), ("germany", "variable", 3), ("america", "suggested", 3), ("america", "variable", 4)],
)
def test_a_person_plays_a_whole_game_against_bots(served, game, players, pieces):
    made = served.make(game=game, players=players, options=SHORT[game] | {"setup.pieces": pieces}, seed=players)
    random = Random(f"{players}{pieces}")
    with served.sit(made) as me:
        for _ in range(4000):
            while me.prompt is None and me.now["result"] is None:
                me.read()
            if me.now["result"]:
                break
            answer = me.act(*pick(me.prompt, random))
            assert answer["type"] == "ok" or answer["code"] == "stale", answer  # the offer closed in the meantime
        result = me.now["result"]
    assert result["kind"] == "won"
    assert result["points"][result["winner"]] >= me.frames[0]["table"]["goal"] == next(iter(SHORT[game].values()))
    assert {key: me.events[-1][key] for key in ("type", "seat")} == {"type": "won", "seat": result["winner"]}
    assert result["points"] == me.now["view"]["points"]


@pytest.mark.parametrize("game", SHORT)
def test_events_arrive_without_gaps_and_in_order(served, game):
    made = served.make(game=game, options=SHORT[game], seed=11)
    random = Random(3)
    with served.sit(made) as me:
        seen = me.now["seq"]
        while me.now["result"] is None:
            if me.prompt is None:
                me.read()
            else:
                me.act(*pick(me.prompt, random))
        for frame in me.frames[1:]:
            if frame["type"] == "events":
                assert frame["from"] == seen
                assert frame["seq"] == seen + len(frame["events"])
                seen = frame["seq"]
    assert served.bare(me.events) == served.events(made["table"], 0)
    assert seen == len(me.events)


def dicts_in(value):
    if isinstance(value, dict):
        yield value
        value = [entry for key, entry in value.items() if key != "log"]  # log lines summarise public events
    if isinstance(value, list):
        for entry in value:
            yield from dicts_in(entry)


def without_zeros(goods):
    return {name: count for name, count in goods.items() if count}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("germany", {"game.points": 8, "setup.pieces": "cards"}),
        ("germany", {"game.points": 8, "setup.pieces": "variable"}),
        ("america", {"game.goods": 3, "setup.tokens": "random"}),
    ],
)
def test_no_frame_contains_what_is_hidden_from_its_viewer(served, persons, game, options):
    """Compare hands, cards, the card stack, stolen and drawn cards with the full state after every action."""
    made, clients = persons(game=game, options=options)
    with_watcher = [*clients, type(clients[0])(served.port, made["table"], None)]
    prices = list(clients[0].now["table"]["prices"].values())
    random = Random(5)
    read = [0] * 5
    compared = 0
    for _ in range(3000):
        true = served.game(made["table"])
        if true.is_over:
            break
        position = true.position()
        for seat, client in enumerate(with_watcher):
            while client.now["actions"] < true.length:
                client.read()
            own = without_zeros(position["hand"][seat]) if seat < 4 else None
            secret = [h for i in range(4) if i != seat and len(h := without_zeros(position["hand"][i])) >= 3]
            secret = [h for h in secret if h not in (own, *prices)]
            for found in dicts_in(client.now):
                compared += len(secret)
                assert found not in secret
            assert [i for i in range(4) if client.position["hand"][i] is not None] == [seat][: seat < 4]
            assert [i for i in range(4) if client.position["cards"][i] is not None] == [seat][: seat < 4]
            assert client.position["stack"] is None
            for event in client.events[read[seat] :]:
                if event["type"] in ("drew", "set_aside") and event["seat"] != seat:
                    assert event.get("card", event.get("resource")) is None
                if event["type"] == "stolen" and seat not in (event["seat"], event["victim"]):
                    assert event["resource"] is None
            read[seat] = len(client.events)
        actor = random.choice([seat for seat in true.to_act if isinstance(seat, int)])
        answer = clients[actor].act(*pick(clients[actor].prompt, random))
        assert answer["type"] == "ok" or answer["code"] == "stale", answer  # the time to build may have just ended
    with_watcher[4].close()
    assert served.game(made["table"]).is_over
    assert compared > 1000


def test_points_in_a_view_exclude_the_victory_cards_of_others(served):
    hands = [{"victory_point": 2}, {"victory_point": 1}, {}, {}]
    made = served.make(
        seats=["person"] * 4, position={"game": "germany", "phase": "main", "turn": 1, "turn_seat": 0, "cards": hands}
    )
    shown = []
    for seat in (0, 1, 2):
        with served.sit(made, seat) as me:
            shown.append(me.now["view"]["points"])
    assert shown == [[2, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]


@pytest.mark.compiled
@pytest.mark.parametrize("game", SHORT)
def test_a_finished_game_has_a_reason_for_every_move(served, game):
    """By the seat's own bot, or by an Engineer for people; none for chance, and none before the end."""
    for other in hexstead.game_names():  # bots start only when the kernels of all games are loaded
        warm_bots(other)
    made = served.make(game=game, seats=["person", "settler", "engineer", "random"], seed=3)
    place, random = f"{served.url}/api/games/{made['table']}", Random(3)
    with served.sit(made) as me:
        while me.now["view"]["position"]["turn"] < 6:
            if me.prompt is None or me.position["answer"][0] > ASKED:
                me.read(60)  # bots are loading, or decide on its answer, which it could change again and again
            else:
                me.act(*pick(me.prompt, random))
        assert httpx.get(f"{place}@2/reasons").json()["code"] == "not_over"
        me.say("end")
        while me.now["result"] is None:
            me.read()
    reasons: dict[int, list[Any]] = {0: [], 1: [], 2: [], 3: []}
    for n, action in enumerate(httpx.get(f"{place}/record").json()["actions"], 1):
        reply = httpx.get(f"{place}@{n}/reasons", timeout=60)
        assert httpx.get(f"{place}@{n}").json()["by"] == action["seat"]
        if action["seat"] == "chance":
            assert reply.status_code == 404
        else:
            check("Reasons", reply.json())
            assert reply.json()["move"] == action
            reasons[action["seat"]].append(reply.json())
    assert [[*{(r["level"], r["own"]) for r in own}] for own in reasons.values()] == [
        [("engineer", False)], [("settler", True)], [("engineer", True)], [("random", True)],
    ]  # fmt: skip
    assert {r["why"] for r in reasons[3]} <= {"only", "random"}
    chosen = [r for r in reasons[1] + reasons[2] if r["why"] == "best"]
    assert any(r["plan"] for r in chosen)
    assert all(other["points"] <= 0 for r in chosen for other in r["others"])  # bots choose the best-rated move


@pytest.mark.parametrize("game", hexstead.game_names())
def test_the_card_tracker_follows_the_public_events(served, persons, game):
    made, clients = persons(game=game)
    random = Random(3)
    for _ in range(60):
        true = served.game(made["table"])
        actor = next(seat for seat in true.to_act if isinstance(seat, int))
        while clients[actor].now["actions"] < true.length:
            clients[actor].read()
        if clients[actor].prompt is not None:
            clients[actor].act(*pick(clients[actor].prompt, random))
    shown = httpx.get(f"{served.url}/api/tables/{made['table']}/known-cards").json()["seats"]
    hands = served.game(made["table"]).position()["hand"]
    assert any(count for hand in hands for count in hand.values())
    for hand, ranges in zip(hands, shown, strict=True):
        assert all(low <= hand.get(good, 0) <= high for good, (low, high) in ranges.items())
    assert sum(low for ranges in shown for low, _ in ranges.values()) > 0
