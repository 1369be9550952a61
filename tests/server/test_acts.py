"""Actions over the socket: stale prompts, repeated ids, lists of actions, other seats. A refusal changes nothing."""

from __future__ import annotations

import pytest

from hexstead.server.settings import MAX_IDS
from tests.server.positions import AMERICA, DISCARD, MAIN


def road(path):
    return {"type": "build_road", "path": path}


def state_of(served, made):
    return served.game(made["table"]).state_bytes()


def paths(client):
    return client.choice("build_road")["targets"]


def test_an_answer_to_an_old_prompt_is_stale(served, persons):
    made, (red, *_) = persons(position=MAIN)
    number = red.now["number"]
    first, second = paths(red)[:2]
    assert red.act(road(first))["type"] == "ok"
    before = state_of(served, made)
    answer = red.act(road(second), number=number)
    assert (answer["type"], answer["code"]) == ("no", "stale")
    assert state_of(served, made) == before
    assert red.act(road(second))["type"] == "ok"


def test_a_prompt_stays_valid_when_others_act(served, persons):
    made, (red, orange, *_) = persons(position=DISCARD)
    number = red.now["number"]
    assert orange.act(*[{"type": "discard", "resource": "ore"}] * 4)["type"] == "ok"
    red.read()
    assert red.now["number"] == number
    assert red.act(*[{"type": "discard", "resource": "lumber"}] * 4, number=number)["type"] == "ok"
    assert served.game(made["table"]).phase == "goetz"


def test_an_answered_prompt_is_stale_even_if_the_next_one_is_equal(served, persons):
    rich = {"hall_owner": {}, "hand": [{"lumber": 9}, {}, {}, {}], "options": {"trade.offers": 0}}
    _, (red, *_) = persons(position=MAIN | rich)
    prompt, number = red.prompt, red.now["number"]
    exchange = {"type": "exchange", "give": "lumber", "get": "ore"}
    assert red.act(exchange)["type"] == "ok"
    assert red.prompt == prompt
    assert red.act(exchange, number=number)["code"] == "stale"


def test_a_repeated_id_has_no_effect(served, persons):
    made, (red, *_) = persons(position=MAIN)
    first, second = paths(red)[:2]
    number = red.now["number"]
    answer = red.act(road(first), id="once")
    after = state_of(served, made)
    assert red.act(road(first), id="once", number=number) == answer
    assert red.act(road(second), id="once") == answer
    assert state_of(served, made) == after


def test_the_id_of_a_refused_message_can_be_used_again(served, persons):
    _, (red, *_) = persons(position=MAIN)
    assert red.act({"type": "roll"}, id="mine")["type"] == "no"
    assert red.act({"type": "end_turn"}, id="mine")["type"] == "ok"


def test_a_list_of_actions_is_applied_completely_or_not_at_all(served, persons):
    made, (red, *_) = persons(position=MAIN)
    first, second = paths(red)[:2]
    before, seen = state_of(served, made), red.now["seq"]
    answer = red.act(road(first), road(second), road(first))
    assert answer["type"] == "no"
    assert answer["rule"].startswith("G-ROAD")
    assert answer["text"]
    assert state_of(served, made) == before
    assert red.is_silent()
    assert red.act(road(first), road(second), {"type": "end_turn"})["type"] == "ok"
    assert red.now["seq"] > seen


@pytest.mark.parametrize(
    "crossing",
    [
        [{"type": "buy_card"}, {"type": "end_turn"}],  # chance draws the card
        [{"type": "end_turn"}, {"type": "roll"}],  # another seat's turn
        [
            {"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}},
            {"type": "withdraw"},
        ],  # others must respond
    ],
)
def test_a_list_cannot_continue_past_chance_or_another_seats_prompt(served, persons, crossing):
    made, (red, *_) = persons(position=MAIN)
    before = state_of(served, made)
    answer = red.act(*crossing)
    assert (answer["type"], answer["code"], answer["rule"]) == ("no", "crossing", None)
    assert state_of(served, made) == before
    assert red.act(crossing[0])["type"] == "ok"


def test_a_list_can_withdraw_an_offer_and_build(served, persons):
    made, (red, *_) = persons(position=MAIN)
    target = paths(red)[0]
    assert red.act({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}})["type"] == "ok"
    assert red.act({"type": "withdraw"}, road(target))["type"] == "ok"
    assert served.game(made["table"]).position()["road_owner"] == {target: 0}


def test_a_seat_cannot_act_for_another(served, persons):
    made, (red, orange, *_) = persons(position=MAIN)
    before = state_of(served, made)
    answer = orange.act({"type": "end_turn"})
    assert (answer["type"], answer["code"]) == ("no", "not_asked")
    for seat in (0, "chance", "0", True, None):
        answer = red.act({"type": "end_turn", "seat": 1 if seat == 0 else seat})
        assert (answer["type"], answer["code"]) == ("no", "not_your_seat")
    answer = orange.act({"type": "end_turn", "seat": 0})
    assert answer["type"] == "no"
    assert state_of(served, made) == before


def test_spectators_cannot_act(served, persons):
    made, (red, *_) = persons(position=MAIN)
    with type(red)(served.port, made["table"], None) as watcher:
        assert watcher.prompt is None
        assert watcher.act({"type": "end_turn"})["code"] == "watching"


def test_a_refusal_names_the_rule(served, persons):
    _, (red, *_) = persons(position=MAIN)
    answer = red.act({"type": "build_landmark", "landmark": "Köln"})
    assert answer["type"] == "no"
    assert answer["rule"].startswith("G-LAND")
    assert answer["text"].endswith(".")


def test_players_trade_by_counter_offer(served, persons):
    made, (red, orange, *_) = persons(position=MAIN)
    assert red.act({"type": "offer", "give": {"brick": 1}, "get": {"ore": 1}, "to": [1]})["type"] == "ok"
    orange.read()
    assert orange.act({"type": "counter", "give": {"ore": 1}, "get": {"brick": 2}})["type"] == "ok"
    red.read()
    assert red.choice("conclude")["targets"] == [1]
    assert red.act({"type": "conclude", "partner": 1})["type"] == "ok"
    assert served.game(made["table"]).position()["hand"][0]["brick"] == 1
    assert red.position["hand"][0]["ore"] == 3


def test_the_prompt_has_the_cost_of_each_move(served, persons):
    _, (red, *_) = persons(position=AMERICA)
    walks, steps = red.choice("move_settler"), red.choice("move_train")
    assert steps["arguments"] == ["train", "to"]
    assert dict(zip((to for _, to in steps["targets"]), steps["tolls"], strict=True)) == {
        "g9y5-g10y5": {"coal": 1},
        "g10y6-g10y7": {"coal": 1, "gold": 1},
    }
    assert steps["tours"] == []
    tolls = {tuple(target): toll for target, toll in zip(walks["targets"], walks["tolls"], strict=True)}
    assert tolls[1, "Omaha"] == {"grain": 1}
    assert red.act({"type": "move_train", "train": 0, "to": "g10y6-g10y7"})["type"] == "ok"
    assert red.choice("move_train")["tolls"] == [{}]
    back = {"targets": [[0, "g10y5-g10y6"], [0, "g9y5-g10y5"]], "toll": {}}
    assert red.choice("move_train")["tours"] == [back]
    assert red.position["gold"] == [4, 4, 3, 3]
    for target in ([1, "Omaha"], [0, "Albany"]):
        before = red.position["hand"][0]["grain"]
        walks = red.choice("move_settler")
        toll = walks["tolls"][walks["targets"].index(target)]
        assert red.act({"type": "move_settler", "settler": target[0], "to": target[1]})["type"] == "ok"
        assert red.position["hand"][0].get("grain", 0) == before - toll["grain"]


def test_a_list_of_moves_and_a_delivery_is_applied_completely_or_not_at_all(served, persons):
    made, (red, *_) = persons(position=AMERICA)
    before = state_of(served, made)
    step, gift = {"type": "move_train", "train": 0, "to": "g10y6-g10y7"}, {"type": "deliver", "site": "Nashville"}
    answer = red.act(gift, step)
    assert (answer["type"], answer["rule"]) == ("no", "A-DLV-01")
    assert state_of(served, made) == before
    assert red.act(step, gift, {"type": "buy_resource", "resource": "ore"})["type"] == "ok"
    assert red.position["delivered"] == [1, 0, 0, 0]
    assert red.act({"type": "build_settler", "node": "Atlanta"})["type"] == "no"
    assert red.act({"type": "build_settler", "node": "Atlanta", "taking": "first"})["type"] == "ok"


def test_a_payout_is_chosen_by_its_gold(served, persons):
    routes = [[2, 0, 0, 0], [1, 1, 0, 0]] + [[0] * 4] * 14
    _, (red, *_) = persons(position=AMERICA | {"phase": "route", "n_routes": 2, "route_times": 1, "routes": routes})
    assert red.choice("choose_payout")["targets"] == [{"red": 2}, {"red": 1, "orange": 1}]
    assert red.act({"type": "choose_payout", "gold": {"red": 3}})["type"] == "no"
    assert red.act({"type": "choose_payout", "gold": {"red": 1, "orange": 1}})["type"] == "ok"
    assert red.position["gold"] == [6, 4, 3, 3]


def test_an_old_id_has_no_further_effect(served, persons):
    made, (red, *_) = persons(position=MAIN)
    red.say("chat", id="first", text="hello")
    for n in range(MAX_IDS + 5):
        red.say("chat", id=f"then {n}", phrase="hello")
    assert red.say("chat", id="first", text="hello")["type"] == "ok"
    assert len([event for event in red.events if event["type"] == "said"]) == MAX_IDS + 6
    assert served.table(made["table"]).events == red.now["seq"]


def offer(give, get, *to):
    return {"type": "offer", "give": give, "get": get} | ({"to": list(to)} if to else {})


def counter(give, get):
    return {"type": "counter", "give": give, "get": get}


def test_a_conclusion_is_stale_after_the_counter_offer_changed(served, persons):
    made, (red, orange, *_) = persons(position=MAIN)
    assert red.act(offer({"brick": 1}, {"ore": 1}))["type"] == "ok"
    orange.read()
    assert orange.act(counter({"ore": 1}, {"brick": 2}))["type"] == "ok"
    red.read()
    assert red.prompt["terms"] == [{"seat": 1, "give": {"brick": 2}, "get": {"ore": 1}}]
    number = red.now["number"]
    assert orange.act(counter({"ore": 1}, {"brick": 3}))["type"] == "ok"
    before = state_of(served, made)
    answer = red.act({"type": "conclude", "partner": 1}, number=number)
    assert (answer["type"], answer["code"]) == ("no", "stale")
    assert state_of(served, made) == before
    assert red.prompt["terms"] == [{"seat": 1, "give": {"brick": 3}, "get": {"ore": 1}}]
    assert red.act({"type": "conclude", "partner": 1})["type"] == "ok"
    assert served.game(made["table"]).position()["hand"][1] == {"brick": 3, "wool": 1, "ore": 1}


def test_a_conclusion_is_stale_after_an_acceptance_became_a_counter_offer(served, persons):
    _, (red, orange, *_) = persons(position=MAIN)
    red.act(offer({"brick": 1}, {"ore": 1}))
    orange.read()
    orange.act({"type": "accept"})
    red.read()
    number = red.now["number"]
    orange.act(counter({"ore": 1}, {"brick": 2}))
    assert red.act({"type": "conclude", "partner": 1}, number=number)["code"] == "stale"


def test_an_acceptance_is_stale_after_the_offer_was_replaced(served, persons):
    made, (red, orange, *_) = persons(position=MAIN)
    red.act(offer({"brick": 2}, {"ore": 1}))
    orange.read()
    number = orange.now["number"]
    assert red.act({"type": "withdraw"}, offer({"brick": 1}, {"ore": 1}))["type"] == "ok"
    assert orange.act({"type": "accept"}, number=number)["code"] == "stale"
    assert served.game(made["table"]).position()["answer"] == [0, 1, 1, 1]


def test_a_seat_that_answered_can_change_its_answer_but_is_not_waited_for(served, persons):
    made, (red, orange, white, blue) = persons(position=MAIN, clock={"kind": "turn", "seconds": 60})
    red.act(offer({"brick": 1}, {"ore": 1}))
    for client, answer in ((orange, "accept"), (white, "decline")):
        client.read()
        assert client.act({"type": answer})["type"] == "ok"
    table = served.table(made["table"])
    assert table.awaited_seats() == [3, 0]
    assert table.clock.running == (3,)
    assert orange.act({"type": "decline"})["type"] == "ok"
    assert white.act(counter({"grain": 1}, {"brick": 1}))["type"] == "ok"
    blue.read()
    assert blue.act({"type": "decline"})["type"] == "ok"
    assert table.awaited_seats() == [0]
    assert orange.act({"type": "accept"})["type"] == "ok"
    assert red.read()["prompt"] is not None
    while red.now["seq"] < table.events:
        red.read()
    assert red.choice("conclude")["targets"] == [1, 2]


def test_a_bot_that_answered_is_not_asked_again(served):
    made = served.make(seats=["person", "random", "random", "random"], seed=7, position=MAIN)
    with served.sit(made) as red:
        assert red.act(offer({"brick": 1}, {"ore": 1}))["type"] == "ok"
        while 1 in red.position["answer"]:
            red.read()
        assert red.is_silent(0.6)
        answers = [event["seat"] for event in red.events if event["type"] in ("accepted", "declined", "countered")]
        assert sorted(answers) == [1, 2, 3]
