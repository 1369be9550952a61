"""Conformance of actions: legal ones apply, all others are refused, and codes round-trip to names."""

import inspect
import itertools
import json
import re
from fractions import Fraction
from random import Random

import pytest

from hexstead import IllegalAction, rule
from hexstead.core import actions, events, kernel
from hexstead.core.action_specs import card_dispatch, check_specs
from hexstead.core.common_fields import CHANCE, EVENT_ROWS, NO_CHOICE, NO_SUCH, UNKNOWN_ACTION
from hexstead.core.definition import definition
from hexstead.core.engine import all_hooks
from hexstead.core.numbering import Numbering
from hexstead.core.rule import bind
from hexstead.core.translations import LANGUAGES
from hexstead.game_packages import game_module
from tests.random_play import GAMES, Player, all_terms, as_action, sampled_games

pytestmark = pytest.mark.parametrize("name", GAMES)
EVERY_SEAT = range(CHANCE + 1)


def acting(game):
    return [CHANCE if seat == "chance" else seat for seat in game.to_act]


def test_the_sampled_games_cover_every_phase(name):
    board = all_terms(name)[0].engine("plain").board_struct
    prompted = {phase for n, phase in definition(name).phases.items() if any(board.fits[n])}
    assert {game.phase for game in sampled_games(name)} >= prompted | {"over"}


def test_every_legal_action_applies(name):
    for game in sampled_games(name):
        for seat in game.to_act:
            for action in game.legal(seat):
                game.copy().apply(action)


def test_every_other_code_is_refused_without_changing_the_state(name):
    for game in sampled_games(name):
        engine, states, before = game.engine, game._states, game.state_bytes()
        for seat in EVERY_SEAT:
            legal = set(engine.legal(states, seat))
            others = [code for code in range(engine.game.actions.codes) if code not in legal]
            assert all(engine.check(states, seat, code) for code in others), f"{game}, seat {seat}"
            assert not any(engine.check(states, seat, code) for code in legal), f"{game}, seat {seat}"
            assert all(engine.step(states, seat, code) for code in others)
            assert engine.to_bytes(states) == before


def test_a_refusal_names_its_rule_and_does_not_change_the_game(name):
    rng = Random(1)
    for game in sampled_games(name):
        before = game.state_bytes(), len(game.history), len(game.events_since())
        for _ in range(20):
            move = rng.randrange(game.players), rng.randrange(game.definition.actions.seat_codes)
            action = as_action(game, move)
            refused = game.check(action)
            if refused is not None:
                with pytest.raises(IllegalAction) as caught:
                    game.apply(action)
                assert caught.value.rule == refused
                assert str(caught.value) == f"{rule(refused)} ({refused})"
        assert (game.state_bytes(), len(game.history), len(game.events_since())) == before


def test_every_refusal_has_a_sentence_in_every_language(name):
    for language in LANGUAGES:
        assert all(rule(rule_id, language).endswith(".") for rule_id in definition(name).rule_ids[1:])


def test_trades_without_a_code_apply_or_are_refused(name):
    player = Player(Random(2))
    for game in sampled_games(name):
        for kind in (actions.UNCODED_OFFER, actions.UNCODED_COUNTER):
            for seat in range(game.players):
                before = game.state_bytes()
                trial = game.copy()
                action = as_action(game, (seat, player.bundle(game.engine, kind)))
                if game.check(action) is None:
                    trial.apply(action)
                    assert trial.state_bytes() != before
                assert game.state_bytes() == before


def test_exactly_the_seats_to_act_have_legal_actions(name):
    for game in sampled_games(name):
        for seat in EVERY_SEAT:
            codes = game.engine.legal(game._states, seat)
            assert bool(codes) == (seat in acting(game)), f"{game}, seat {seat}"
            assert len(set(codes)) == len(codes)
        assert game.is_over == (game.to_act == ())


def test_the_seat_that_simulations_ask_is_listed_first(name):
    for game in sampled_games(name):
        if not game.is_over:
            assert acting(game)[0] == game.engine.first(game._states)
            assert game.legal() == game.legal(game.to_act[0])


def test_chance_outcomes_are_legal_and_their_probabilities_sum_to_one(name):
    for game in sampled_games(name):
        outcomes = game.outcomes()
        if game.to_act != ("chance",):
            assert outcomes == []
            continue
        assert sum(probability for _, probability in outcomes) == Fraction(1)
        assert [action for action, _ in outcomes] == game.legal("chance")
        trial = game.copy()
        trial.step_chance()
        assert trial.history[-1] in dict(outcomes)


def test_codes_actions_and_json_round_trip(name):
    for terms in all_terms(name):
        engine = terms.engine("plain")
        codec = engine.codec
        for seat in EVERY_SEAT:
            for code, (kind, *numbers) in enumerate(engine.game.actions.moves):
                axes = engine.game.actions.classes[kind].axes
                if any(n >= engine.names.size(a) for a, n in zip(axes, numbers, strict=False) if a != "bundles"):
                    continue  # the codes are sized for the largest board
                action = codec.action(seat, code)
                assert codec.action(seat, code) is action
                assert codec.encode(action) == code
                read = codec.from_json(json.loads(json.dumps(action.to_json())))
                assert read == action
                assert codec.encode(read) == code


@pytest.mark.parametrize("what", ["actions", "events"])
def test_kind_constants_match_the_classes_that_they_name(name, what):
    classes = getattr(definition(name), what).classes
    assert [cls.kind for cls in classes] == list(range(len(classes)))
    numbered = set()
    for module in (actions if what == "actions" else events, game_module(name, what)):
        for constant, class_name in re.findall(r"^([A-Z_]+) = (\w+)\.kind$", inspect.getsource(module), re.M):
            cls = getattr(module, class_name)
            assert getattr(module, constant) == cls.kind
            assert cls.type_name().upper() in constant
            numbered.add(cls.kind)
    assert numbered == set(range(len(classes)))


def test_an_unknown_kind_is_refused_and_never_applied(name):
    game = next(game for game in sampled_games(name) if not game.is_over)
    engine, before = game.engine, game.state_bytes()
    for seat in (*range(game.players), CHANCE):
        for kind in (-1, len(definition(name).actions.classes), 119, 122, 30000):
            assert engine.ask(kernel.CHECK, game._states, seat, kind) != 0
            assert engine.ask(kernel.STEP, game._states, seat, kind) > 0
    assert game.state_bytes() == before


def test_a_kind_or_card_without_a_declaration_is_refused_and_reported(name):
    game = next(game for game in sampled_games(name) if game.phase in ("main", "action"))
    hooks = all_hooks(definition(name), kernel.RULES)
    s, b, w = game.state.copy(), game.engine.board_struct, definition(name).work()
    unknown = len(definition(name).actions.classes)
    bound = bind([hooks[name] for name in ("check_action", "apply_action", "check_card", "card_effect")], hooks)
    assert bound["check_action"](s, b, w, 0, unknown, 0, 0) == NO_CHOICE
    assert bound["apply_action"](s, b, w, 0, unknown, 0, 0) == UNKNOWN_ACTION
    assert bound["card_effect"](s, b, w, 0, b.cards) == UNKNOWN_ACTION
    s.cards[0].append(1)  # a card of an undeclared kind, ready to be played
    s.cards_new.append(0)
    s.card_played = 0
    assert bound["check_card"](s, b, w, 0, b.cards) == NO_SUCH


def test_the_engine_raises_if_no_declaration_applies(name, monkeypatch):
    game = next(game for game in sampled_games(name) if not game.is_over).copy()
    monkeypatch.setattr(game.engine, "_ask", lambda *arguments: UNKNOWN_ACTION)
    with pytest.raises(LookupError, match="no declaration applies"):
        game.engine.step(game._states, 0, 0)


def test_specs_and_cards_must_cover_everything_once(name):
    found = definition(name)
    for specs in (found.specs[1:], (*found.specs, found.specs[0])):
        with pytest.raises(ValueError, match="needs exactly one spec"):
            check_specs(specs, found.actions.classes)
    with pytest.raises(ValueError, match="not among the numbered actions"):
        check_specs(found.specs, found.actions.classes[:-1])
    with pytest.raises(ValueError, match="one declaration per development card"):
        card_dispatch(name, (), Numbering(["scout"]))


def test_generated_functions_keep_their_source(name):
    made = [f for f in all_hooks(definition(name), kernel.RULES).values() if f.__code__.co_filename.startswith("<")]
    assert {f.__name__ for f in made} == {
        "check_action", "apply_action", "list_actions", "weigh", "check_card", "card_effect", "hide",
    }  # fmt: skip
    for function in made:
        assert inspect.getsource(function).startswith(f"def {function.__name__}(")


def test_no_action_fills_the_event_buffer(name):
    for game in sampled_games(name):
        counts = [0, *game._row_counts]
        assert max((b - a for a, b in itertools.pairwise(counts)), default=0) < EVENT_ROWS
