"""Reasons: why a level moves as it does, from nothing but what its seat knows; as data, and in a few sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.actions import MAKE_OFFER, Free
from ..core.words import messages
from .bot import Move, Sight
from .kernel import FEATURES, SHORTLIST
from .mind import GREENHORN, LEVELS
from .protocol import legal_actions
from .thinker import Head, Thinker
from .thinking.moves import NEVER
from .words import SENTENCES

ALTERNATIVES = 3


def reasons(bot: Thinker, sight: Sight, move: Move) -> dict[str, Any]:
    """Why a bot of this level makes, or would not make, a move: its plan, and the best of the other choices.

    `why` is `only` where there is no choice, `random` for a Greenhorn, `offer` for a trade, else `best`. `points` of
    another choice is what it is worth more than the move; above nought for a move that this level would not make.
    """
    head = bot.head
    told: dict[str, Any] = {"level": LEVELS[bot.level], "move": _action(sight, move), "plan": None, "others": []}
    if len(sight.legal) == 1:
        return told | {"why": "only"}
    if bot.level == GREENHORN:
        return told | {"why": "random"}
    head.look(sight.masked, sight.legal)
    head.ask(FEATURES)
    told["plan"] = _plan(head)
    if isinstance(move, Free) or head.engine.game.actions.moves[move][0] == MAKE_OFFER:
        return told | {"why": "offer"}
    return told | {"why": "best", "others": _others(head, sight, move)}


def _action(sight: Sight, move: Move) -> dict[str, Any]:
    if isinstance(move, Free):
        return sight.terms.engine().codec.free(sight.seat, move).to_json()
    return legal_actions(sight)[sight.legal.index(move)].to_json()


def _plan(head: Head) -> dict[str, Any] | None:
    """What the seat goes for, how many turns off it is, and what it lacks."""
    m, names = head.read(), head.engine.names
    if m.plan == 0:
        return None
    axis = head.mind.plan_axes[m.plan - 1]
    return {
        "name": head.mind.plans[m.plan - 1],
        "place": names.name(axis, m.plan_place) if axis and m.plan_place >= 0 else None,
        "turns": m.plan_tenths / 10,
        "lacks": {good: n for good, n in zip(names.axis("goods"), m.plan_lack, strict=False) if n > 0},
    }


def _others(head: Head, sight: Sight, move: int) -> list[dict[str, Any]]:
    """The best other choices: by the turns that begin with them if the move was thought through, else by one step."""
    head.ask(SHORTLIST)
    m = head.read()
    choice, score, through = list(m.choice), list(m.score), list(m.through)
    deep = m.breadth[m.level[head.seat]] > 0 and through[choice.index(move)] > NEVER
    worth = through if deep else score
    rated = {choice[i]: worth[i] for i in range(m.n_choices) if worth[i] > NEVER}
    best = rated.get(move, max(rated.values(), default=0))
    others = sorted((code for code in rated if code != move), key=lambda code: -rated[code])[:ALTERNATIVES]
    return [{"move": _action(sight, code), "points": (rated[code] - best) / 1000} for code in others]


def explain(bot: Thinker, sight: Sight, move: Move, language: str = "en") -> str:
    """The reasons in a few sentences."""
    told, say = reasons(bot, sight, move), SENTENCES[language]
    words = messages(sight.terms.game, language)
    parts = _plan_sentences(told["plan"], words, language) if told["plan"] else []
    parts.append(say[told["why"]].format(move=_move_name(words, told["move"])))
    if told["others"]:
        moves = [f"{_move_name(words, o['move'])} ({_number(o['points'], '+.1f', language)})" for o in told["others"]]
        parts.append(say["alternatives"].format(moves="; ".join(moves)))
    return " ".join(parts)


def _plan_sentences(plan: Mapping[str, Any], words: dict[str, str], language: str) -> list[str]:
    say = SENTENCES[language]
    name = words[f"plan-{plan['name']}"] + (f" ({plan['place']})" if plan["place"] else "")
    parts = [say["plan" if plan["turns"] else "soon"].format(plan=name, turns=_number(plan["turns"], ".1f", language))]
    if plan["lacks"]:
        parts.append(say["lacks"].format(goods=", ".join(f"{n} {_named(words, g)}" for g, n in plan["lacks"].items())))
    return parts


def _number(value: float, form: str, language: str) -> str:
    text = format(value, form).replace("-", "−")
    return text.replace(".", ",") if language == "de" else text


def _move_name(words: dict[str, str], action: Mapping[str, Any]) -> str:
    """An action in words, with what it aims at."""
    told = words[f"action-{action['type']}"]
    aims = [_named(words, value) for name, value in action.items() if name not in ("seat", "type", "to")]
    return f"{told} ({', '.join(aims)})" if aims else told


def _named(words: dict[str, str], value: Any) -> str:
    """A target: goods, resources and cards by their words, places by their names."""
    if isinstance(value, dict):
        return " + ".join(f"{n} {_named(words, good)}" for good, n in value.items()) or "–"
    if isinstance(value, list):
        return "–".join(_named(words, part) for part in value)
    for family in ("resource", "good", "card"):
        if f"{family}-{value}" in words:
            return words[f"{family}-{value}"]
    return str(value)
