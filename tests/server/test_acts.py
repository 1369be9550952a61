"""Acting over the socket: stale, repeated, listed, foreign. What is refused changes nothing."""

from __future__ import annotations

import pytest

MAIN = {
    "game": "germany",
    "phase": "main",
    "turn": 5,
    "turn_seat": 0,
    "rolled": 1,
    "dice": [2, 3],
    "hall_owner": {"Kassel": 0, "Ulm": 0, "Leipzig": 1, "Hof": 2, "Passau": 3},
    "hand": [
        {"lumber": 3, "brick": 3, "ore": 2, "grain": 2, "wool": 2},
        {"ore": 2, "wool": 1},
        {"grain": 3},
        {"lumber": 1},
    ],
}
DISCARD = MAIN | {
    "phase": "discard",
    "dice": [3, 4],
    "hand": [{"lumber": 5, "brick": 4}, {"ore": 8}, {"grain": 3}, {"lumber": 1}],
    "discard_due": [4, 4, 0, 0],
}


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


def test_a_prompt_outlives_what_others_do(served, persons):
    made, (red, orange, *_) = persons(position=DISCARD)
    number = red.now["number"]
    assert orange.act(*[{"type": "discard", "resource": "ore"}] * 4)["type"] == "ok"
    red.read()
    assert red.now["number"] == number
    assert red.act(*[{"type": "discard", "resource": "lumber"}] * 4, number=number)["type"] == "ok"
    assert served.game(made["table"]).phase == "goetz"


def test_a_prompt_that_was_answered_is_gone_even_if_the_next_one_looks_the_same(served, persons):
    _, (red, *_) = persons(position=MAIN | {"phase": "take", "take": 2})
    prompt, number = red.prompt, red.now["number"]
    assert red.act({"type": "take", "resource": "ore"})["type"] == "ok"
    assert red.prompt == prompt
    assert red.act({"type": "take", "resource": "ore"}, number=number)["code"] == "stale"


def test_the_same_id_acts_once(served, persons):
    made, (red, *_) = persons(position=MAIN)
    first, second = paths(red)[:2]
    number = red.now["number"]
    answer = red.act(road(first), id="once")
    after = state_of(served, made)
    assert red.act(road(first), id="once", number=number) == answer
    assert red.act(road(second), id="once") == answer
    assert state_of(served, made) == after


def test_an_id_that_was_refused_may_be_used_again(served, persons):
    _, (red, *_) = persons(position=MAIN)
    assert red.act({"type": "roll"}, id="mine")["type"] == "no"
    assert red.act({"type": "end_turn"}, id="mine")["type"] == "ok"


def test_a_list_is_all_or_nothing(served, persons):
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
        [{"type": "buy_card"}, {"type": "end_turn"}],  # the draw is chance's
        [{"type": "end_turn"}, {"type": "roll"}],  # the next turn is another seat's
        [{"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}}, {"type": "withdraw"}],  # others are asked
    ],
)
def test_a_list_does_not_cross_chance_or_another_seats_prompt(served, persons, crossing):
    made, (red, *_) = persons(position=MAIN)
    before = state_of(served, made)
    answer = red.act(*crossing)
    assert (answer["type"], answer["code"], answer["rule"]) == ("no", "crossing", None)
    assert state_of(served, made) == before
    assert red.act(crossing[0])["type"] == "ok"


def test_withdraw_and_build_is_one_list(served, persons):
    made, (red, *_) = persons(position=MAIN)
    target = paths(red)[0]
    assert red.act({"type": "offer", "give": {"ore": 1}, "get": {"wool": 1}})["type"] == "ok"
    assert red.act({"type": "withdraw"}, road(target))["type"] == "ok"
    assert served.game(made["table"]).position()["road_owner"] == {target: 0}


def test_nobody_acts_for_another_seat(served, persons):
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


def test_who_watches_cannot_act(served, persons):
    made, (red, *_) = persons(position=MAIN)
    with type(red)(served.port, made["table"], None) as watcher:
        assert watcher.prompt is None
        assert watcher.act({"type": "end_turn"})["code"] == "watching"


def test_a_refusal_names_its_rule(served, persons):
    _, (red, *_) = persons(position=MAIN)
    answer = red.act({"type": "build_landmark", "landmark": "Köln"})
    assert answer["type"] == "no"
    assert answer["rule"].startswith("G-LAND")
    assert answer["text"].endswith(".")


def test_a_table_of_persons_trades_by_counter_offer(served, persons):
    made, (red, orange, *_) = persons(position=MAIN)
    assert red.act({"type": "offer", "give": {"brick": 1}, "get": {"ore": 1}, "to": [1]})["type"] == "ok"
    orange.read()
    assert orange.act({"type": "counter", "give": {"ore": 1}, "get": {"brick": 2}})["type"] == "ok"
    red.read()
    assert red.choice("conclude")["targets"] == [1]
    assert red.act({"type": "conclude", "partner": 1})["type"] == "ok"
    assert served.game(made["table"]).position()["hand"][0]["brick"] == 1
    assert red.position["hand"][0]["ore"] == 3
