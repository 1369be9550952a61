"""Lessons over HTTP: the list, attempts, and what is refused."""

from __future__ import annotations

import httpx
import pytest

from hexstead.core.definition import game_names
from hexstead.lessons import lessons
from hexstead.server.settings import MAX_ACTIONS
from tests.server.test_protocol import check

ALL = [(game, name) for game in game_names() for name in lessons(game)]


def play(served, game, name, actions):
    return httpx.post(f"{served.url}/api/lessons/{game}/{name}", json={"actions": actions})


def test_the_list_has_every_lesson_in_order(served):
    listed = httpx.get(f"{served.url}/api/lessons").json()["lessons"]
    assert [(one["game"], one["name"]) for one in listed] == ALL
    assert all(one["steps"] == len(lessons(one["game"])[one["name"]].steps) for one in listed)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_an_attempt_is_replayed_from_the_start(served, game, name):
    lesson = lessons(game)[name]
    answer = [dict(action) for step in lesson.steps for action in step.answer]
    first, done = play(served, game, name, []).json(), play(served, game, name, answer).json()
    for found in (first, done):
        check("LessonState", found)
        state = found["state"]
        assert [hand is not None for hand in state["view"]["position"]["hand"]] == [
            seat == lesson.seat for seat in range(state["table"]["players"])
        ]
    assert (first["status"], first["step"], first["text"]) == ("open", 0, lesson.steps[0].text)
    assert first["state"]["prompt"]["seat"] == lesson.seat
    assert (done["status"], done["step"], done["text"]) == ("done", len(lesson.steps), lesson.end)
    assert done["state"]["prompt"] is None
    assert done["state"]["seq"] == len(done["state"]["recent"]) > first["state"]["seq"]


def test_a_failed_step_says_what_was_wrong(served):
    found = play(served, "america", "omaha", [{"type": "end_turn"}]).json()
    assert (found["status"], found["text"]) == ("failed", lessons("america")["omaha"].steps[0].wrong)
    assert found["state"]["prompt"] is None


def test_an_illegal_action_is_refused_with_its_rule(served):
    road = lessons("germany")["heidelberg"].steps[1].answer[0]
    reply = play(served, "germany", "heidelberg", [dict(road)])
    assert reply.status_code == 409
    assert {key: reply.json()[key] for key in ("code", "rule")} == {"code": "illegal", "rule": "G-ROAD-04"}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("germany/atlantis", {"actions": []}, 404),
        ("atlantis/trade", {"actions": []}, 404),
        ("germany/trade", {"actions": [{"type": "fly"}]}, 400),
        ("germany/trade", {"actions": ["roll"]}, 400),
        ("germany/trade", {"actions": [{"type": "roll"}] * (MAX_ACTIONS + 1)}, 400),
        ("germany/trade", {"moves": []}, 400),
    ],
)
def test_bad_attempts_are_refused_in_a_sentence(served, path, body, status):
    reply = httpx.post(f"{served.url}/api/lessons/{path}", json=body)
    assert reply.status_code == status
    assert reply.json()["text"].endswith(".")


def test_an_attempt_that_is_too_large_is_refused(served):
    reply = httpx.post(f"{served.url}/api/lessons/germany/trade", content=b'{"actions": [' + b" " * 20_000 + b"]}")
    assert reply.status_code in (400, 413)


def test_the_board_of_a_game_needs_no_table(served):
    assert httpx.get(f"{served.url}/api/boards/germany?theme=dark").json()["theme"] == "dark"
    assert httpx.get(f"{served.url}/api/boards/atlantis").status_code == 404
    assert httpx.get(f"{served.url}/api/boards/germany?theme=pink").status_code == 404
