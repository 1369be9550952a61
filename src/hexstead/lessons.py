"""Lessons: worked examples of the rules as short tasks, judged by the engine.

A lesson is a file `lessons/<name>.json` in a game's folder, with its text in `lessons/*.ftl`; see docs/formats.md.
An attempt is the list of the learner's actions; `attempt` replays them, so nothing has to be stored between two
requests.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from .core.actions import CHANCE_NAME
from .core.definition import definition
from .core.events import Event
from .core.game import Game, from_position
from .core.translations import LANGUAGES, read_messages

Text = dict[str, str]  # by language
Status = Literal["open", "failed", "done"]
SEED = 1  # seed of chance outcomes that a step does not specify


@dataclass(frozen=True, slots=True)
class Step:
    """A task: it is done when every event of the goal has happened, and failed after `moves` actions without it."""

    text: Text
    wrong: Text  # shown when the step has failed
    goal: tuple[Mapping[str, Any], ...]  # events, each with the columns to match
    moves: int
    chance: tuple[Mapping[str, Any], ...]  # outcomes of chance during the step, in order
    then: tuple[Mapping[str, Any], ...]  # actions of chance and other seats after the step
    answer: tuple[Mapping[str, Any], ...]  # actions that reach the goal


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    order: int
    section: str  # section of the rules page
    seat: int
    title: Text
    end: Text  # shown when all steps are done
    position: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A game after a learner's actions, and how far the lesson has come."""

    game: Game
    step: int  # the current step; the number of steps when the lesson is done
    status: Status
    step_start: int  # number of the learner's actions before the current step
    made: int  # number of the learner's actions so far


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are learned."""
    folder = definition(game).folder / "lessons"
    texts = {language: read_messages(folder, language) for language in LANGUAGES}
    found = [
        _read(game, file.stem, json.loads(file.read_text(encoding="utf-8")), texts) for file in folder.glob("*.json")
    ]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


def _read(game: str, name: str, data: Mapping[str, Any], texts: Mapping[str, Mapping[str, str]]) -> Lesson:
    def text(key: str) -> Text:
        return {language: own[f"{name}-{key}"] for language, own in texts.items()}

    steps = tuple(
        Step(
            text=text(f"{number}"),
            wrong=text(f"{number}-wrong"),
            goal=tuple(step["goal"]),
            moves=step.get("moves", 1),
            chance=tuple(step.get("chance", ())),
            then=tuple(step.get("then", ())),
            answer=tuple(step["answer"]),
        )
        for number, step in enumerate(data["steps"], 1)
    )
    return Lesson(
        name=name,
        order=data["order"],
        section=data["section"],
        seat=data["seat"],
        title=text("title"),
        end=text("end"),
        position={"game": game, **data["position"]},
        steps=steps,
    )


def attempt(lesson: Lesson, actions: Sequence[Mapping[str, Any]]) -> Attempt:
    """Replay a learner's actions. Raise BadAction or IllegalAction; actions after the end of an attempt are ignored."""
    game = from_position(lesson.position, seed=SEED)
    step = made = start = since = outcomes = 0
    for number, action in enumerate(actions, 1):
        game.apply({**action, "seat": lesson.seat})
        made += 1
        outcomes += _play_chance(game, lesson.steps[step].chance[outcomes:])
        if _reached(lesson.steps[step], game.events_since(since)):
            _play(game, lesson.steps[step].then)
            step, made, start, since, outcomes = step + 1, 0, number, len(game.events_since()), 0
            if step == len(lesson.steps):
                return Attempt(game, step, "done", start, number)
        elif made >= lesson.steps[step].moves or lesson.seat not in game.to_act:
            return Attempt(game, step, "failed", start, number)
    return Attempt(game, step, "open", start, len(actions))


def _play_chance(game: Game, outcomes: Sequence[Mapping[str, Any]]) -> int:
    """Let chance act, with the given outcomes and then by the seed; return how many given ones were used."""
    given = 0
    while game.to_act == (CHANCE_NAME,):
        if given < len(outcomes):
            game.apply({**outcomes[given], "seat": CHANCE_NAME})
            given += 1
        else:
            game.step_chance()
    return given


def _play(game: Game, actions: Sequence[Mapping[str, Any]]) -> None:
    for action in actions:
        game.apply(action)


def _reached(step: Step, events: Sequence[Event]) -> bool:
    happened = [event.to_json() for event in events]
    return all(any(wanted.items() <= event.items() for event in happened) for wanted in step.goal)
