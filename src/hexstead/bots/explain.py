"""Reasons: why a level moves as it does, in a few sentences, from nothing but what its seat knows."""

from __future__ import annotations

from typing import Any

from ..core.actions import MAKE_OFFER, Free
from ..core.words import messages
from .bot import Move, Sight
from .kernel import FEATURES, SHORTLIST
from .mind import GREENHORN
from .thinker import Head, Thinker
from .thinking.moves import NEVER
from .words import SENTENCES

ALTERNATIVES = 3


def explain(bot: Thinker, sight: Sight, move: Move, language: str = "en") -> str:
    """Why the bot chose this move here: its plan, what it lacks, and the best alternatives with their distance."""
    say = SENTENCES[language]
    head = bot.head
    told = move_name(head, sight, move, language)
    if len(sight.legal) == 1:
        return say["only"].format(move=told)
    if bot.level == GREENHORN:
        return say["random"].format(move=told)
    head.look(sight.masked, sight.legal)
    head.ask(FEATURES)
    parts = plan_sentences(head, language)
    kind = move.kind if isinstance(move, Free) else head.engine.game.actions.moves[move][0]
    if kind == MAKE_OFFER or isinstance(move, Free):
        return " ".join([*parts, say["offer"].format(move=told)])
    parts.append(say["move"].format(move=told))
    others = alternatives(head, sight, move, language)
    if others:
        parts.append(say["alternatives"].format(moves="; ".join(others)))
    return " ".join(parts)


def plan_sentences(head: Head, language: str) -> list[str]:
    """What the seat goes for, how far it is, and what it lacks."""
    say, m = SENTENCES[language], head.read()
    plan = m.plan
    if plan == 0:
        return []
    words = messages(head.engine.game.name, language)
    names = head.engine.names
    told = words[f"plan-{head.mind.plans[plan - 1]}"]
    axis = head.mind.plan_axes[plan - 1]
    if axis and m.plan_place >= 0:
        told += f" ({names.name(axis, m.plan_place)})"
    turns = f"{m.plan_tenths / 10:.1f}".replace(".", "," if language == "de" else ".")
    parts = [say["soon" if m.plan_tenths == 0 else "plan"].format(plan=told, turns=turns)]
    lack = [
        f"{count} {words.get(f'resource-{name}', words.get(f'good-{name}', name))}"
        for name, count in zip(names.axis("goods"), list(m.plan_lack), strict=False)
        if count > 0
    ]
    if lack:
        parts.append(say["lacks"].format(goods=", ".join(lack)))
    return parts


def alternatives(head: Head, sight: Sight, move: Move, language: str) -> list[str]:
    """The best other choices, each with what it is worth less, in points."""
    head.ask(SHORTLIST)
    m = head.read()
    choice, score = list(m.choice), list(m.score)
    rated = {choice[i]: score[i] for i in range(m.n_choices) if score[i] > NEVER}
    best = rated.get(move if isinstance(move, int) else -1, max(rated.values(), default=0))
    others = sorted((code for code in rated if code != move), key=lambda code: -rated[code])[:ALTERNATIVES]
    return [f"{move_name(head, sight, code, language)} ({points(rated[code] - best, language)})" for code in others]


def points(thousandths: int, language: str) -> str:
    text = f"{thousandths / 1000:+.1f}".replace("-", "−")
    return text.replace(".", ",") if language == "de" else text


def move_name(head: Head, sight: Sight, move: Move, language: str) -> str:
    """An action in words, with what it aims at."""
    words = messages(head.engine.game.name, language)
    codec = head.engine.codec
    action: Any = codec.free(sight.seat, move) if isinstance(move, Free) else codec.action(sight.seat, move)
    told = words[f"action-{action.type_name()}"]
    aims = [
        _named(words, name, value) for name, value in action.to_json().items() if name not in ("seat", "type", "to")
    ]
    return f"{told} ({', '.join(aims)})" if aims else told


def _named(words: dict[str, str], name: str, value: Any) -> str:
    """A target: goods, resources and cards by their words, places by their names."""
    if isinstance(value, dict):
        return " + ".join(f"{n} {_named(words, 'resource', good)}" for good, n in value.items()) or "–"
    if isinstance(value, list):
        return "–".join(_named(words, name, part) for part in value)
    for family in ("resource", "good", "card"):
        if f"{family}-{value}" in words:
            return words[f"{family}-{value}"]
    return str(value)
