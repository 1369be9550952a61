"""Lessons: every one can be completed and failed, and its data is complete."""

import json

import pytest

from hexstead import IllegalAction
from hexstead.core.definition import definition, game_names
from hexstead.core.translations import LANGUAGES
from hexstead.lessons import Lesson, attempt, lessons

ALL = [(game, name) for game in game_names() for name in lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), ALL)


def answers(lesson: Lesson) -> list[dict[str, object]]:
    """The actions that complete a lesson."""
    return [dict(action) for step in lesson.steps for action in step.answer]


@every_lesson
def test_the_answer_completes_a_lesson_step_by_step(game, name):
    lesson, made = lessons(game)[name], []
    for number, step in enumerate(lesson.steps):
        made += [dict(action) for action in step.answer]
        found = attempt(lesson, made)
        assert (found.step, found.step_start) == (number + 1, len(made))
        assert attempt(lesson, made[:-1]).status == "open"
    assert found.status == "done"


@every_lesson
def test_a_legal_action_besides_the_task_fails_a_lesson(game, name):
    """Fail in the last step, by another action of the same type or by ending the turn."""
    lesson = lessons(game)[name]
    *before, last = answers(lesson)
    now = attempt(lesson, before).game
    others = [action.to_json() for action in now.legal(lesson.seat)]
    wrong = [one for one in others if not last.items() <= one.items()]
    results = {attempt(lesson, [*before, one]).status for one in wrong}
    assert "failed" in results
    assert "done" not in results


@every_lesson
def test_an_attempt_goes_on_from_the_failed_step(game, name):
    lesson = lessons(game)[name]
    start = attempt(lesson, answers(lesson)).step_start
    assert attempt(lesson, answers(lesson)[: start - len(lesson.steps[-1].answer)]).status == "open"


@every_lesson
def test_a_lesson_has_every_text_in_every_language_and_a_section_of_the_rules(game, name):
    lesson = lessons(game)[name]
    sections = json.loads((definition(game).folder / "page/sections.json").read_text(encoding="utf-8"))
    assert lesson.section in {section["key"] for section in sections}
    texts = [lesson.title, lesson.end, *(text for step in lesson.steps for text in (step.text, step.wrong))]
    for text in texts:
        assert text.keys() == LANGUAGES.keys()
        assert all(sentence.strip() for sentence in text.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_a_translation_has_exactly_the_texts_of_the_lessons(game, language):
    file = definition(game).folder / "lessons" / f"{language}.ftl"
    keys = [line.partition(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if " = " in line]
    wanted = {
        f"{name}-{key}"
        for name, lesson in lessons(game).items()
        for key in ("title", "end", *(f"{n}{end}" for n in range(1, len(lesson.steps) + 1) for end in ("", "-wrong")))
    }
    assert sorted(keys) == sorted(wanted)


@every_lesson
def test_no_two_lessons_of_a_game_have_the_same_place_in_the_order(game, name):
    same = [one.name for one in lessons(game).values() if one.order == lessons(game)[name].order]
    assert same == [name]


def test_the_worked_examples_have_lessons():
    assert set(lessons("america")) == {
        "production", "omaha", "tracks", "bismarck", "tokens", "train", "trade", "seven",
    }  # fmt: skip
    assert set(lessons("germany")) == {"heidelberg", "trier", "landmarks", "trade", "longest-road", "seven"}


def test_an_illegal_action_is_refused_with_its_rule():
    lesson = lessons("germany")["heidelberg"]
    road = {"type": "build_road", "path": lesson.steps[1].answer[0]["path"]}
    with pytest.raises(IllegalAction) as refusal:
        attempt(lesson, [road])
    assert refusal.value.rule == "G-ROAD-04"


def test_the_same_actions_give_the_same_attempt():
    lesson = lessons("germany")["landmarks"]
    one, other = attempt(lesson, answers(lesson)), attempt(lesson, answers(lesson))
    assert one.game.position() == other.game.position()


def test_actions_after_the_end_of_an_attempt_are_ignored():
    lesson = lessons("america")["omaha"]
    assert attempt(lesson, [*answers(lesson), {"type": "end_turn"}]).status == "done"
