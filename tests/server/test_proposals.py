"""Trades that people propose to the turn player: a table entry until it is accepted, then an ordinary trade."""

from __future__ import annotations

import dataclasses

import httpx
import pytest

from hexstead.core.game_file import replay
from hexstead.server import create_app
from hexstead.server.payloads import Messages
from tests.server.loop_bots import LevelBots
from tests.server.positions import AMERICA, MAIN
from tests.server.serving import CALM, Client, serving

RED, ORANGE, WHITE, BLUE = range(4)
ORE_FOR_BRICK = {"give": {"ore": 1}, "get": {"brick": 1}}


def read_all(*clients):
    for client in clients:
        while not client.is_silent(0.05):
            pass


def proposals(client):
    read_all(client)
    return client.now["proposals"]


def propose(client, **terms):
    """Propose a trade, by default ore for brick; return the id of the proposal."""
    answer = client.say("propose", **(terms or ORE_FOR_BRICK))
    assert answer["type"] == "ok", answer
    found: int = next(one["id"] for one in client.now["proposals"] if one["seat"] == client.now["view"]["viewer"])
    return found


def hands(served, made):
    return served.game(made["table"]).position()["hand"]


def test_a_proposal_is_visible_to_everyone_and_logged(served, persons):
    """G-TRADE-08."""
    made, clients = persons(position=MAIN)
    red, orange, *_ = clients
    id = propose(orange)
    with Client(served.port, made["table"], None) as watcher:
        for client in (*clients, watcher):
            assert proposals(client) == [{"id": id, "seat": ORANGE, **ORE_FOR_BRICK}]
    event = red.events[-1]
    assert (event["type"], event["log"]["id"]) == ("proposed", "log-proposed")
    assert event["log"]["args"] == {
        "seat": {"seat": ORANGE}, "partner": {"seat": RED}, "give": {"resource": {"ore": 1}},
        "get": {"resource": {"brick": 1}},
    }  # fmt: skip


def test_accepting_a_proposal_trades_in_one_step_and_leaves_an_ordinary_record(served, persons):
    """G-TRADE-08."""
    made, (red, orange, *_) = persons(position=MAIN)
    id, seq = propose(orange), served.table(made["table"]).seq
    assert red.say("reply", proposal=id, yes=True)["type"] == "ok"
    table = served.table(made["table"])
    assert (table.seq, table.game.phase, table.proposals) == (seq + 1, "main", {})
    assert hands(served, made)[:2] == [
        {"lumber": 3, "brick": 2, "wool": 2, "grain": 2, "ore": 3},
        {"brick": 1, "wool": 1, "ore": 1},
    ]
    record = table.game.record(proof=False)
    assert [(action["type"], action["seat"]) for action in record["actions"][-3:]] == [
        ("offer", RED), ("accept", ORANGE), ("conclude", RED),
    ]  # fmt: skip
    assert replay(record).state_bytes() == table.game.state_bytes()
    assert proposals(red) == []


def test_gold_can_be_proposed_where_the_game_has_it(served, persons):
    """A-TRADE-12."""
    made, (red, orange, *_) = persons(position=AMERICA)
    id = propose(orange, give={"gold": 2}, get={"coal": 1})
    assert red.say("reply", proposal=id, yes=True)["type"] == "ok"
    assert served.game(made["table"]).position()["gold"][:2] == [7, 1]


def test_agreed_proposals_are_not_limited(served, persons):
    """G-TRADE-05, G-TRADE-08."""
    _, (red, orange, *_) = persons(position=MAIN | {"options": {"trade.offers": 1}})
    for _ in range(4):
        for terms in (ORE_FOR_BRICK, {"give": {"brick": 1}, "get": {"ore": 1}}):
            assert red.say("reply", proposal=propose(orange, **terms), yes=True)["type"] == "ok"
            read_all(red, orange)


def test_a_proposal_can_be_accepted_after_too_many_offers_without_a_trade(served, persons):
    """G-TRADE-05, G-TRADE-08: trades that people agree on have no limit."""
    made, (red, orange, *_) = persons(position=MAIN)
    offer = {"type": "offer", "give": {"brick": 1}, "get": {"wool": 1}, "to": [ORANGE]}
    for _ in range(5):
        assert red.act(offer)["type"] == red.act({"type": "withdraw"})["type"] == "ok"
    assert red.act(offer)["rule"] == "G-TRADE-05"
    assert red.act(offer | {"agreed": True})["code"] == "malformed"  # only a reply to a proposal agrees
    read_all(orange)
    assert red.say("reply", proposal=propose(orange), yes=True)["type"] == "ok"
    table = served.table(made["table"])
    assert replay(table.game.record(proof=False)).state_bytes() == table.game.state_bytes()


def test_a_new_proposal_replaces_the_old_one(served, persons):
    """G-TRADE-08: an answer to the old terms is stale."""
    made, (red, orange, *_) = persons(position=MAIN)
    old = propose(orange)
    new = propose(orange, give={"ore": 1}, get={"brick": 2})
    assert proposals(red) == [{"id": new, "seat": ORANGE, "give": {"ore": 1}, "get": {"brick": 2}}]
    before = served.game(made["table"]).state_bytes()
    answer = red.say("reply", proposal=old, yes=True)
    assert (answer["type"], answer["code"]) == ("no", "stale")
    assert served.game(made["table"]).state_bytes() == before


def test_a_proposal_can_be_withdrawn_by_its_author_and_declined_by_the_turn_player(served, persons):
    """G-TRADE-08."""
    _, (red, orange, white, _) = persons(position=MAIN)
    for client, event in ((orange, "unproposed"), (red, "turned_down")):
        id = propose(orange)
        assert white.say("reply", proposal=id, yes=False)["code"] == "not_asked"
        assert client.say("reply", proposal=id, yes=False)["type"] == "ok"
        assert proposals(red) == []
        assert red.events[-1]["type"] == event
        assert red.say("reply", proposal=id, yes=True)["code"] == "stale"


def test_only_the_turn_player_can_accept_a_proposal(served, persons):
    """G-TRADE-08."""
    made, (_, orange, white, _) = persons(position=MAIN)
    id = propose(orange)
    for client in (orange, white):
        assert client.say("reply", proposal=id, yes=True)["code"] == "not_asked"
    assert served.table(made["table"]).proposals


def test_several_seats_can_propose_and_the_others_stay_open(served, persons):
    """G-TRADE-08."""
    _, (red, orange, white, _) = persons(position=MAIN)
    first, second = propose(orange), propose(white, give={"grain": 1}, get={"wool": 1})
    assert [one["id"] for one in proposals(red)] == [first, second]
    assert red.say("reply", proposal=first, yes=True)["type"] == "ok"
    assert [one["id"] for one in proposals(red)] == [second]


@pytest.mark.parametrize(
    ("terms", "code", "rule"),
    [
        ({"give": {"ore": 3}, "get": {"brick": 1}}, "illegal", "G-ACT-04"),
        ({"give": {"grain": 1}, "get": {"brick": 1}}, "illegal", "G-ACT-04"),
        ({"give": {}, "get": {"brick": 1}}, "illegal", "GQ-40"),
        ({"give": {"ore": 1}, "get": {}}, "illegal", "GQ-40"),
        ({"give": {"ore": 1}, "get": {"ore": 1}}, "illegal", "GQ-40"),
        ({"give": {"ore": 0}, "get": {}}, "illegal", "G-ACT-05"),
        ({"give": {"ore": 1}, "get": {"brick": 13}}, "cannot_trade", None),
        ({"give": {"gold": 1}, "get": {"brick": 1}}, "malformed", None),
        ({"give": {"ore": -1}, "get": {"brick": 1}}, "malformed", None),
        ({"give": {"ore": 100}, "get": {"brick": 1}}, "malformed", None),
        ({"give": {f"x{n}": 1 for n in range(9)}, "get": {"brick": 1}}, "malformed", None),
    ],
)
def test_impossible_terms_are_refused_to_the_proposer_only(served, persons, terms, code, rule):
    """G-TRADE-08, GQ-40."""
    made, (red, orange, *_) = persons(position=MAIN)
    answer = orange.say("propose", **terms)
    assert (answer["type"], answer["code"], answer["rule"]) == ("no", code, rule)
    assert answer["text"].endswith(".")
    assert not served.table(made["table"]).proposals
    assert red.is_silent()


def test_a_proposal_does_not_depend_on_the_hand_of_the_turn_player(served, persons):
    """G-TRADE-08, G-INFO-02: only accepting it does."""
    made, (red, orange, *_) = persons(position=MAIN | {"hand": [{"lumber": 2}, {"ore": 2}, {}, {}]})
    id = propose(orange)
    before = served.game(made["table"]).state_bytes()
    answer = red.say("reply", proposal=id, yes=True)
    assert (answer["code"], answer["rule"]) == ("illegal", "G-ACT-04")
    assert served.game(made["table"]).state_bytes() == before
    assert [one["id"] for one in proposals(red)] == [id]


def test_accepting_is_refused_if_the_proposer_has_not_got_the_goods_any_more(served, persons):
    """G-TRADE-08: nothing changes. The proposal stays open, because its end would show what the hand contains."""
    made, (red, orange, *_) = persons(position=MAIN)
    id = propose(orange, give={"wool": 1}, get={"brick": 1})
    assert red.act({"type": "offer", "give": {"lumber": 1}, "get": {"wool": 1}, "to": [ORANGE]})["type"] == "ok"
    read_all(orange)
    assert orange.act({"type": "accept"})["type"] == "ok"
    read_all(red)
    assert red.act({"type": "conclude", "partner": ORANGE})["type"] == "ok"
    before, events = served.game(made["table"]).state_bytes(), served.table(made["table"]).events
    answer = red.say("reply", proposal=id, yes=True)
    assert (answer["type"], answer["code"], answer["rule"]) == ("no", "cannot_trade", None)
    assert answer["text"] == "orange can no longer make this trade."
    assert (served.game(made["table"]).state_bytes(), served.table(made["table"]).events) == (before, events)
    assert [one["id"] for one in proposals(red)] == [id]


def test_a_proposal_lapses_when_the_hands_are_visibly_too_small(served, persons):
    """G-TRADE-08: hand sizes are public."""
    _, (red, orange, *_) = persons(position=MAIN | {"hand": [{"lumber": 1, "brick": 1, "wool": 1}, {"ore": 3}, {}, {}]})
    propose(orange, give={"ore": 1}, get={"wool": 2})
    assert red.act({"type": "build_road", "path": red.choice("build_road")["targets"][0]})["type"] == "ok"
    assert proposals(orange) == []


@pytest.mark.parametrize("position", [MAIN, AMERICA], ids=lambda position: position["game"])
def test_a_proposal_lapses_with_the_turn(served, persons, position):
    """G-TRADE-08, A-TRADE-12."""
    _, (red, orange, *_) = persons(position=position)
    id = propose(orange, give={"ore": 1}, get={"lumber": 1})
    assert red.act({"type": "end_turn"})["type"] == "ok"
    assert proposals(orange) == []
    assert red.say("reply", proposal=id, yes=True)["code"] == "stale"


def test_a_proposal_lapses_when_the_game_is_undone_to_before_it(served, persons):
    """G-TRADE-08."""
    made, (red, orange, *_) = persons(position=MAIN)
    first, second = red.choice("build_road")["targets"][:2]
    assert red.act({"type": "build_road", "path": first})["type"] == "ok"
    propose(orange)
    assert red.act({"type": "build_road", "path": second})["type"] == "ok"
    actions = served.table(made["table"]).actions
    assert red.say("undo", to=actions - 1)["type"] == "ok"
    assert proposals(orange)
    assert red.say("undo", to=actions - 2)["type"] == "ok"
    assert proposals(orange) == []


def test_an_accepted_proposal_is_undone_only_by_consent(served, persons):
    """G-TRADE-08."""
    made, (red, orange, white, blue) = persons(position=MAIN)
    before, start = hands(served, made), served.table(made["table"]).actions
    red.say("reply", proposal=propose(orange), yes=True)
    assert red.now["undo_to"] == red.now["actions"] == start + 3
    assert red.say("undo", to=start)["type"] == "ok"
    for client in (orange, white, blue):
        read_all(client)
        assert client.say("answer", ask=client.now["asking"]["id"], yes=True)["type"] == "ok"
    assert hands(served, made) == before
    assert served.table(made["table"]).actions == start


def test_nobody_can_propose_outside_the_action_phase_or_to_themselves(served, persons):
    """G-TRADE-08."""
    _, (red, orange, *_) = persons(position=MAIN)
    assert red.say("propose", **ORE_FOR_BRICK)["code"] == "no_proposals"
    assert red.act({"type": "offer", "give": {"brick": 1}, "get": {"grain": 1}})["type"] == "ok"
    assert orange.say("propose", **ORE_FOR_BRICK)["code"] == "no_proposals"
    assert red.act({"type": "withdraw"}, {"type": "end_turn"})["type"] == "ok"
    read_all(orange)
    assert red.say("propose", give={"brick": 1}, get={"ore": 1})["code"] == "no_proposals"  # before the roll


def test_clients_learn_whether_they_can_propose(served, persons):
    """G-TRADE-08."""
    _, clients = persons(position=MAIN)
    assert [client.now["can_propose"] for client in clients] == [False, True, True, True]
    clients[RED].act({"type": "end_turn"})
    read_all(*clients)
    assert not any(client.now["can_propose"] for client in clients)


def test_a_proposal_waits_while_the_turn_player_has_an_open_offer(served, persons):
    """G-TRADE-08."""
    _, (red, orange, *_) = persons(position=MAIN)
    id = propose(orange)
    assert red.act({"type": "offer", "give": {"brick": 1}, "get": {"grain": 1}, "to": [WHITE]})["type"] == "ok"
    assert red.say("reply", proposal=id, yes=True)["rule"] == "G-ACT-02"
    assert red.act({"type": "withdraw"})["type"] == "ok"
    assert red.say("reply", proposal=id, yes=True)["type"] == "ok"


@pytest.fixture
def bot_turn():
    """A server and tables at which white, a bot, has its turn and pauses before it moves."""
    settings = dataclasses.replace(CALM, pace=3600.0)
    with serving(settings, create_app(settings, bots=LevelBots())) as served:

        def table(level, **position):
            seats = ["person", "person", level, "random"]
            made = served.make(seats=seats, seed=7, position=MAIN | {"turn_seat": WHITE, **position})
            return made, served.sit(made)

        yield served, table


def replied(client):
    """Wait for the answer of a bot to a proposal; return the type of its event."""
    while client.now["proposals"]:
        client.read()
    return client.events[-1]["type"]


NEEDED = [{"ore": 2, "brick": 1}, {}, {"lumber": 3, "brick": 1}, {}]  # white can build with ore and brick


@pytest.mark.parametrize(
    ("terms", "event", "traded"),
    [
        ({"give": {"ore": 2, "brick": 1}, "get": {"lumber": 1}}, "traded", True),
        ({"give": {"ore": 1}, "get": {"lumber": 3}}, "turned_down", False),
        ({"give": {"ore": 1}, "get": {"wool": 1}}, "turned_down", False),  # white has none
    ],
    ids=["a bargain", "too much", "not its cards"],
)
def test_a_bot_on_turn_accepts_or_declines_a_proposal_by_its_value(bot_turn, terms, event, traded):
    """G-TRADE-08."""
    served, table = bot_turn
    made, red = table("settler", hand=NEEDED)
    before = hands(served, made)
    propose(red, **terms)
    assert replied(red) == event
    assert (hands(served, made) != before) == traded
    game = served.game(made["table"])
    assert replay(game.record(proof=False)).state_bytes() == game.state_bytes()
    red.close()


def test_a_bot_answers_proposals_once_between_two_of_its_actions(bot_turn):
    """G-TRADE-08: so nobody can keep it from moving."""
    served, table = bot_turn
    made, red = table("settler", hand=NEEDED)
    bad = {"give": {"ore": 1}, "get": {"lumber": 3}}
    propose(red, **bad)
    assert replied(red) == "turned_down"
    propose(red, **bad)
    assert red.is_silent(1.5)
    assert served.table(made["table"]).proposals
    red.close()


@pytest.mark.parametrize(("leaver", "left"), [(ORANGE, [WHITE]), (RED, [])])
def test_a_bot_that_takes_over_ends_the_proposals_of_and_to_its_seat(served, persons, leaver, left):
    """G-TRADE-08."""
    made, clients = persons(position=MAIN)
    propose(clients[ORANGE])
    propose(clients[WHITE], give={"grain": 1}, get={"wool": 1})
    headers = {"Authorization": f"Bearer {made['tokens'][str(leaver)]}"}
    reply = httpx.post(f"{served.url}/api/tables/{made['table']}/leave", json={"seats": [leaver]}, headers=headers)
    assert reply.status_code == 200
    assert [one["seat"] for one in proposals(clients[BLUE])] == left


def test_proposals_survive_a_restart(served, persons):
    """G-TRADE-08: the state follows from the log."""
    made, (red, orange, white, blue) = persons(position=MAIN)
    propose(white, give={"grain": 1}, get={"wool": 1})
    red.say("reply", proposal=propose(orange), yes=True)
    red.say("reply", proposal=propose(blue, give={"lumber": 1}, get={"ore": 1}), yes=False)
    table, stored = served.table(made["table"]), served.table_from_disk(made["table"])
    assert stored.game.state_bytes() == table.game.state_bytes()
    for viewer in (None, *range(4)):
        assert Messages(stored, 0.0).state(viewer) == Messages(table, 0.0).state(viewer)
    assert [proposal.seat for proposal in stored.proposals.values()] == [WHITE]


def test_a_repeated_reply_has_no_further_effect(served, persons):
    """G-TRADE-08."""
    made, (red, orange, *_) = persons(position=MAIN)
    id = propose(orange)
    answer = red.say("reply", id="once", proposal=id, yes=True)
    after = served.game(made["table"]).state_bytes()
    assert red.say("reply", id="once", proposal=id, yes=True) == answer
    assert served.game(made["table"]).state_bytes() == after
