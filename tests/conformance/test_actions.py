"""What every game owes its players: legal actions apply, all others are refused, codes have names."""

import ast
import inspect
import itertools
import json
from fractions import Fraction
from importlib import import_module
from random import Random

import pytest

from hexstead import IllegalAction, rule
from hexstead.core import actions, events
from hexstead.core.definition import definition
from hexstead.core.table import CHANCE, EVENT_ROWS
from hexstead.core.words import LANGUAGES
from tests.play import GAMES, Player, as_action, moments, set_ups

pytestmark = pytest.mark.parametrize("name", GAMES)
EVERY_SEAT = range(CHANCE + 1)


def acting(game):
    return [CHANCE if seat == "chance" else seat for seat in game.to_act]


def test_the_moments_tested_hold_every_phase(name):
    board = set_ups(name)[0].engine("plain").board_record
    asked = {phase for n, phase in definition(name).phases.items() if any(board.fits[n])}
    assert {game.phase for game in moments(name)} >= asked | {"over"}


def test_legal_actions_all_apply(name):
    for game in moments(name):
        for seat in game.to_act:
            for action in game.legal(seat):
                game.copy().apply(action)


def test_every_other_code_is_refused_and_changes_nothing(name):
    for game in moments(name):
        engine, states, before = game.engine, game._states, game.state_bytes()
        for seat in EVERY_SEAT:
            legal = set(engine.legal(states, seat))
            others = [code for code in range(engine.game.actions.codes) if code not in legal]
            assert all(engine.check(states, seat, code) for code in others), f"{game}, seat {seat}"
            assert not any(engine.check(states, seat, code) for code in legal), f"{game}, seat {seat}"
            assert all(engine.step(states, seat, code) for code in others)
            assert engine.to_bytes(states) == before


def test_a_refusal_names_its_rule_and_leaves_the_game_as_it_was(name):
    rng = Random(1)
    for game in moments(name):
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


def test_every_refusal_has_its_sentence_in_every_language(name):
    for language in LANGUAGES:
        assert all(rule(rule_id, language).endswith(".") for rule_id in definition(name).rule_ids[1:])


def test_free_bundles_apply_or_are_refused(name):
    player = Player(Random(2))
    for game in moments(name):
        for kind in (actions.OFFER_FREE, actions.COUNTER_FREE):
            for seat in range(game.players):
                before = game.state_bytes()
                trial = game.copy()
                action = as_action(game, (seat, player.bundle(game.engine, kind)))
                if game.check(action) is None:
                    trial.apply(action)
                    assert trial.state_bytes() != before
                assert game.state_bytes() == before


def test_only_those_to_act_have_actions_and_all_of_them_have(name):
    for game in moments(name):
        for seat in EVERY_SEAT:
            codes = game.engine.legal(game._states, seat)
            assert bool(codes) == (seat in acting(game)), f"{game}, seat {seat}"
            assert len(set(codes)) == len(codes)
        assert game.is_over == (game.to_act == ())


def test_whom_a_simulation_asks_stands_first(name):
    for game in moments(name):
        if not game.is_over:
            assert acting(game)[0] == game.engine.first(game._states)
            assert game.legal() == game.legal(game.to_act[0])


def test_chance_outcomes_are_the_legal_ones_and_sum_to_one(name):
    for game in moments(name):
        outcomes = game.outcomes()
        if game.to_act != ("chance",):
            assert outcomes == []
            continue
        assert sum(share for _, share in outcomes) == Fraction(1)
        assert [action for action, _ in outcomes] == game.legal("chance")
        trial = game.copy()
        trial.step_chance()
        assert trial.history[-1] in dict(outcomes)


def test_codes_actions_and_json_translate_into_each_other(name):
    for terms in set_ups(name):
        engine = terms.engine("plain")
        codec = engine.codec
        for seat in EVERY_SEAT:
            for code, (kind, *numbers) in enumerate(engine.game.actions.moves):
                axes = engine.game.actions.classes[kind].axes
                if any(n >= engine.names.size(a) for a, n in zip(axes, numbers, strict=False) if a != "bundles"):
                    continue  # this board is smaller than the largest
                action = codec.action(seat, code)
                assert codec.action(seat, code) is action
                assert codec.encode(action) == code
                read = codec.from_json(json.loads(json.dumps(action.to_json())))
                assert read == action
                assert codec.encode(read) == code


@pytest.mark.parametrize("what", ["actions", "events"])
def test_numbers_of_kinds_are_those_of_the_classes_they_name(name, what):
    classes = getattr(definition(name), what).classes
    numbered = set()
    for module in (actions if what == "actions" else events, import_module(f"hexstead.games.{name}.{what}")):
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
                for constant in (target.id for target in node.targets[0].elts if isinstance(target, ast.Name)):
                    number = getattr(module, constant)
                    if number < len(classes):  # the kinds without a class stand apart
                        assert classes[number].type_name().upper() in constant
                        numbered.add(number)
    assert numbered == set(range(len(classes)))


def test_an_action_writes_fewer_events_than_there_is_room_for(name):
    for game in moments(name):
        counts = [0, *game._row_counts]
        assert max((b - a for a, b in itertools.pairwise(counts)), default=0) < EVENT_ROWS
