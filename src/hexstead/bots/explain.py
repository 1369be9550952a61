"""Explain why a level makes a move, based on what its seat knows: as data or as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.actions import MAKE_OFFER, UncodedTrade
from ..core.translations import messages
from .bot import Move, Sight
from .decision_kernel import FEATURES, SHORTLIST
from .level_bots import KernelSession, LevelBot
from .thinking.turns import UNSCORED

MAX_ALTERNATIVES = 3


def reasons(bot: LevelBot, sight: Sight, move: Move) -> dict[str, Any]:
    """The reasons of a level for or against a move: its plan and the best alternatives.

    `why` is `only` for a single legal move, `random` for a random move, `offer` for a trade, else `best`. `points` of
    an alternative is its value minus the move's: positive if this level would not make the move.
    """
    session = bot.session
    found: dict[str, Any] = {"level": bot.name, "move": _action(sight, move), "plan": None, "others": []}
    is_only = len(sight.legal) == 1
    if session is None or "weights" not in session.settings:
        return found | {"why": "only" if is_only else "random"}
    session.look(sight.masked, sight.legal)
    session.ask(FEATURES)
    found["plan"] = _plan(session)
    if is_only:
        return found | {"why": "only"}
    if isinstance(move, UncodedTrade) or session.engine.game.actions.moves[move][0] == MAKE_OFFER:
        return found | {"why": "offer"}
    others = _alternatives(session, sight, move)
    at_random = session.settings.get("epsilon", 0) > 0 and others and others[0]["points"] > 0
    return found | {"why": "random" if at_random else "best", "others": others}


def _action(sight: Sight, move: Move) -> dict[str, Any]:
    return sight.action(move).to_json()


def _plan(session: KernelSession) -> dict[str, Any] | None:
    """The plan of the seat: its target, the turns until then and the goods it lacks."""
    m, names = session.read(), session.engine.names
    if m.plan == 0:
        return None
    axis = session.mind.plan_axes[m.plan - 1]
    return {
        "name": session.mind.plans[m.plan - 1],
        "place": names.name(axis, m.plan_place) if axis and m.plan_place >= 0 else None,
        "turns": m.plan_tenths / 10,
        "lacks": {good: n for good, n in zip(names.axis("goods"), m.plan_lack, strict=False) if n > 0},
    }


def _alternatives(session: KernelSession, sight: Sight, move: int) -> list[dict[str, Any]]:
    """The best other choices: by the value of the turn if the move's turn was searched, else of the next position."""
    session.ask(SHORTLIST)
    m = session.read()
    choice, score, turn_score = list(m.choice), list(m.score), list(m.turn_score)
    searched = m.beam_width[m.slot[session.seat]] > 0 and turn_score[choice.index(move)] > UNSCORED
    values = turn_score if searched else score
    rated = {choice[i]: values[i] for i in range(m.n_choices) if values[i] > UNSCORED}
    best = rated.get(move, max(rated.values(), default=0))
    others = sorted((code for code in rated if code != move), key=lambda code: -rated[code])[:MAX_ALTERNATIVES]
    return [{"move": _action(sight, code), "points": (rated[code] - best) / 1000} for code in others]


def explain(bot: LevelBot, sight: Sight, move: Move, language: str = "en") -> str:
    """The reasons as a few sentences."""
    found = reasons(bot, sight, move)
    texts = _Texts(sight.terms.game, language)
    parts = _plan_sentences(found["plan"], texts) if found["plan"] else []
    parts.append(texts.sentence(found["why"], move=texts.action(found["move"])))
    if found["others"]:
        moves = [f"{texts.action(o['move'])} ({texts.number(o['points'], '+.1f')})" for o in found["others"]]
        parts.append(texts.sentence("alternatives", moves="; ".join(moves)))
    return " ".join(parts)


def _plan_sentences(plan: Mapping[str, Any], texts: _Texts) -> list[str]:
    name = texts.names[f"plan-{plan['name']}"] + (f" ({plan['place']})" if plan["place"] else "")
    parts = [texts.sentence("plan" if plan["turns"] else "soon", plan=name, turns=texts.number(plan["turns"], ".1f"))]
    if plan["lacks"]:
        parts.append(texts.sentence("lacks", goods=", ".join(f"{n} {texts.name(g)}" for g, n in plan["lacks"].items())))
    return parts


def action_text(game: str, action: Mapping[str, Any], language: str = "en") -> str:
    """An action as text: its name, with its arguments in parentheses."""
    return _Texts(game, language).action(action)


class _Texts:
    """Sentences, names and numbers in one language. Its sentences have plain placeables only, such as `{ $move }`."""

    def __init__(self, game: str, language: str):
        self.names = messages(game, language)
        self._shared = messages("", language)

    def sentence(self, key: str, **arguments: str) -> str:
        text = self._shared[f"explain-{key}"]
        for name, value in arguments.items():
            text = text.replace(f"{{ ${name} }}", value)
        return text

    def number(self, value: float, form: str) -> str:
        text = format(value, form).replace("-", "−")
        return text.replace(".", self._shared["explain-decimal-separator"])

    def action(self, action: Mapping[str, Any]) -> str:
        """The name of an action, with its arguments in parentheses."""
        name = self.names[f"action-{action['type']}"]
        arguments = [self.name(value) for key, value in action.items() if key not in ("seat", "type", "to")]
        return f"{name} ({', '.join(arguments)})" if arguments else name

    def name(self, value: Any) -> str:
        """The translated name of a good, resource or card; a place or a number unchanged."""
        if isinstance(value, dict):
            return " + ".join(f"{n} {self.name(good)}" for good, n in value.items()) or "–"
        if isinstance(value, list):
            return "–".join(self.name(part) for part in value)
        for family in ("resource", "good", "card"):
            if f"{family}-{value}" in self.names:
                return self.names[f"{family}-{value}"]
        return str(value)
