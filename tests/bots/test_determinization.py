"""Determinizations agree with what the seat saw, and use nothing else. `make proof` checks more of them."""

from random import Random

import pytest

import hexstead.bots.determinization as determinization
from hexstead import from_position
from hexstead.bots.bot import Terms as BotTerms
from hexstead.bots.bot import seen_by
from hexstead.bots.determinization import Knowledge, Lost, determinize
from hexstead.core.actions import DISCARD_CARD
from hexstead.core.common_fields import DISCARD, DRAW, MAIN, STEAL
from tests.bots.determinizing import Table, check_determinizations, summary
from tests.random_play import BUILT_IN, all_terms, play_random_action, random_game


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_history_of_a_determinization_shows_the_seat_what_it_saw(name):
    counts = check_determinizations(name, 1, 60, "plain", longest=250, often=0.15)
    assert summary(counts)["states"] == 60


@pytest.mark.parametrize("name", BUILT_IN)
def test_compiled_determinizations_agree_with_long_games(name):
    counts = check_determinizations(name, 2, 440, longest=1000, often=0.15)
    assert summary(counts)["states"] == 440
    assert counts["hands right"] > 2 * counts["hands right by guess"]


@pytest.mark.parametrize("name", BUILT_IN)
def test_plain_and_compiled_determinizations_are_equal(name):
    plain, fast = Table(name, 7, "plain"), Table(name, 7, "fast")
    for n in range(300):
        plain.play()
        fast.play()
        if plain.is_over:
            break
        if n % 30 == 29:
            seat = n % len(plain.seats)
            assert plain.engine.to_bytes(plain.determinize(seat)) == fast.engine.to_bytes(fast.determinize(seat))
            assert plain.knowledge[seat].history() == fast.knowledge[seat].history()


@pytest.mark.parametrize("phase", [STEAL, DRAW])
@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_information_does_not_change_a_determinization(name, phase):
    """Two games that differ only in what the viewer cannot see give it equal determinizations (non-interference)."""
    table, fork, viewer, knowledge = _forked(name, phase)
    engine, draws, compared = table.engine, (Random(7), Random(7)), 0
    while compared < 25 and not table.is_over:
        masked = engine.masked(fork, viewer)
        assert masked == engine.masked(table.states, viewer)
        one = determinize(masked, knowledge, draws[0])
        assert engine.to_bytes(one) == engine.to_bytes(determinize(masked, table.knowledge[viewer], draws[1]))
        compared += 1
        seat, move = table.choose()
        if engine.step(fork, seat, move) != 0:
            break
        knowledge.see(seen_by(engine, viewer, seat, move, engine.event_rows()))
        table.act(seat, move)
        if knowledge._waiting != table.knowledge[viewer]._waiting:  # the difference is revealed
            break
    assert compared > 1


def _forked(name, phase):
    """A game just after a hidden outcome, the state after another outcome, a viewer who sees neither, its knowledge."""
    for n in range(3, 40):
        table = Table(name, n, "plain")
        engine = table.engine
        for _ in range(600):
            if table.is_over:
                break
            seat, move = table.choose()
            others = []
            if engine.read(table.states, "phase") == phase:
                first, weights = engine.weights(table.states)
                others = [first + x for x, weight in enumerate(weights) if weight and first + x != move]
            fork = engine.copy(table.states)
            table.act(seat, move)
            viewers = [viewer for viewer in table.seats if table.knowledge[viewer]._waiting[-1].move is None]
            if others and viewers:
                assert engine.step(fork, seat, others[0]) == 0
                viewer = viewers[0]
                seen = seen_by(engine, viewer, seat, others[0], engine.event_rows())
                knowledge = Knowledge(table.terms, viewer, table.knowledge[viewer].seed, engine="plain")
                knowledge._waiting = [*table.knowledge[viewer]._waiting[:-1], seen]
                return table, fork, viewer, knowledge
    raise AssertionError("no game had a hidden outcome")


@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_discards_are_sampled_until_they_are_revealed(name):
    found = 0
    for n in range(2, 30):
        table = Table(name, n, "plain")
        for _ in range(300):
            table.play()
            if table.is_over or found > 5:
                break
            for seat in table.seats if table.engine.read(table.states, "phase") == DISCARD else ():
                found += any(s.move is None and s.kind == DISCARD_CARD for s in table.knowledge[seat]._waiting)
                table.check_history(seat, table.determinize(seat))
        if found > 5:
            break
    assert found > 5
    for _ in range(40):
        table.play()
    if not table.is_over:
        for seat in table.seats:
            table.check_history(seat, table.determinize(seat))


def test_without_a_particle_left_the_filter_restarts_with_more():
    table = _until(lambda knowledge: knowledge.rebuilt > 0, particles=1)
    assert all(knowledge.guesses == 0 for knowledge in table.knowledge)


def test_as_a_last_resort_hands_of_the_right_size_are_made_up(monkeypatch):
    monkeypatch.setattr(determinization, "MAX_PARTICLES_ON_RETRY", 1)
    table = _until(lambda knowledge: knowledge.guesses > 0, particles=1)
    for seat in table.seats:
        state = table.engine.plain(table.determinize(seat))
        real = table.engine.plain(table.states)
        assert state.masked(seat, state.turn_seat) == real.masked(seat, real.turn_seat)
        assert [sum(row) for row in zip(*state.hand, strict=True)] == [sum(row) for row in zip(*real.hand, strict=True)]
        if table.knowledge[seat].guesses:
            with pytest.raises(Lost, match="made up"):
                table.knowledge[seat].history()


def _until(found, particles):
    """A game of hoarders, played until the knowledge of some seat meets a condition."""
    for n in range(2, 60, 4):
        table = Table(BUILT_IN[-1], n, "plain", particles)
        for i in range(500):
            table.play()
            if table.is_over:
                break
            if i % 10 == 9:
                for seat in table.seats:
                    state = table.determinize(seat)
                    if not table.knowledge[seat].guesses:
                        table.check_history(seat, state)
                if any(found(knowledge) for knowledge in table.knowledge):
                    return table
    raise AssertionError("no game met the condition")


def test_a_masked_state_from_another_time_is_rejected():
    table = Table(BUILT_IN[0], 0, "plain")
    for _ in range(50):
        table.play()
    early = table.engine.masked(table.states, 0)
    for _ in range(5):
        table.play()
    with pytest.raises(Lost, match="does not follow"):
        determinize(early, table.knowledge[0], Random(1))


def test_several_determinizations_are_sampled_at_once():
    table = Table(BUILT_IN[0], 0, "plain")
    for _ in range(50):
        table.play()
    into = table.engine.many(5)
    table.knowledge[1].sample_into(into, 1, 5, table.engine.masked(table.states, 1), Random(3))
    masks = [table.engine.masked([state], 1) for state in into[1:]]
    assert masks == [table.engine.masked(table.states, 1)] * 4


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_from_a_position_begins_with_deals_of_what_a_seat_does_not_see(game):
    played = next(g for g in random_game(all_terms(game)[0], 3, 400) if g.turn > 9 and g.state.phase == MAIN)
    going = from_position(played.position(), seed=2)
    terms, draw = BotTerms.of(going), Random(1)
    start = going.engine.from_bytes(going.start_bytes())
    known = [
        Knowledge(terms, seat, seat, engine="plain", start=going.engine.masked(start, seat))
        for seat in range(going.players)
    ]
    for n in range(120):
        rows = len(going._rows)
        play_random_action(going, draw)
        actor, move = going._entries[-1]
        for seat, knowledge in enumerate(known):
            knowledge.see(seen_by(going.engine, seat, actor, move, going._rows[rows:]))
            if n % 12 == 11 and not going.is_over:
                state = determinize(going.masked(seat), knowledge, draw)
                assert going.engine.masked(state, seat) == going.masked(seat)
    assert {knowledge.particle_count for knowledge in known} != {1}  # hands are still uncertain for someone
