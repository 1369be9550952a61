"""What a seat imagines might be the truth, and is made of nothing but what it saw; 1,000 states per game are in
`make proof`."""

from random import Random

import pytest

import hexstead.bots.imagine as room
from hexstead.bots.bot import seen_by
from hexstead.bots.imagine import Knowledge, Lost, imagine
from hexstead.core.actions import DISCARD_CARD
from hexstead.core.table import DISCARD, DRAW, STEAL
from tests.bots.imagined import Table, imagined, summary
from tests.play import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_story_of_what_is_imagined_shows_the_seat_what_it_saw(name):
    counts = imagined(name, 1, 60, "plain", longest=250, often=0.15)
    assert summary(counts)["states"] == 60


@pytest.mark.parametrize("name", GAMES)
def test_compiled_stories_of_long_games_do_so_too(name):
    counts = imagined(name, 2, 440, longest=1000, often=0.15)
    assert summary(counts)["states"] == 440
    assert counts["hands right"] > 2 * counts["hands right by guess"]


@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_imagine_the_same(name):
    plain, fast = Table(name, 7, "plain"), Table(name, 7, "fast")
    for n in range(300):
        plain.play()
        fast.play()
        if plain.is_over:
            break
        if n % 30 == 29:
            seat = n % len(plain.seats)
            assert plain.engine.to_bytes(plain.imagine(seat)) == fast.engine.to_bytes(fast.imagine(seat))
            assert plain.minds[seat].story() == fast.minds[seat].story()


@pytest.mark.parametrize("phase", [STEAL, DRAW])
@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_differ_in_what_is_hidden_are_imagined_alike(name, phase):
    """The knowledge is made of what the seat saw: another truth behind it changes nothing."""
    table, twin, viewer, mind = _forked(name, phase)
    engine, draws, alike = table.engine, (Random(7), Random(7)), 0
    while alike < 25 and not table.is_over:
        masked = engine.masked(twin, viewer)
        assert masked == engine.masked(table.states, viewer)
        one = imagine(masked, mind, draws[0])
        assert engine.to_bytes(one) == engine.to_bytes(imagine(masked, table.minds[viewer], draws[1]))
        alike += 1
        seat, move = table.choose()
        if engine.step(twin, seat, move) != 0:
            break
        mind.see(seen_by(engine, viewer, seat, move, engine.event_rows()))
        table.act(seat, move)
        if mind._waiting != table.minds[viewer]._waiting:  # the rules show the difference
            break
    assert alike > 1


def _forked(name, phase):
    """A game that stands after a hidden outcome; the state after another one, who may not know, and its knowledge."""
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
            twin = engine.copy(table.states)
            table.act(seat, move)
            unknowing = [viewer for viewer in table.seats if table.minds[viewer]._waiting[-1].move is None]
            if others and unknowing:
                assert engine.step(twin, seat, others[0]) == 0
                viewer = unknowing[0]
                seen = seen_by(engine, viewer, seat, others[0], engine.event_rows())
                mind = Knowledge(table.terms, viewer, table.minds[viewer].seed, engine="plain")
                mind._waiting = [*table.minds[viewer]._waiting[:-1], seen]
                return table, twin, viewer, mind
    raise AssertionError("nothing was hidden")


@pytest.mark.parametrize("name", GAMES)
def test_in_the_midst_of_discards_the_hidden_ones_are_imagined(name):
    found = 0
    for n in range(2, 30):
        table = Table(name, n, "plain")
        for _ in range(300):
            table.play()
            if table.is_over or found > 5:
                break
            for seat in table.seats if table.engine.read(table.states, "phase") == DISCARD else ():
                found += any(s.move is None and s.kind == DISCARD_CARD for s in table.minds[seat]._waiting)
                table.follow_story(seat, table.imagine(seat))
        if found > 5:
            break
    assert found > 5
    for _ in range(40):
        table.play()
    if not table.is_over:
        for seat in table.seats:
            table.follow_story(seat, table.imagine(seat))


def test_with_too_few_worlds_all_is_lived_through_again_with_more():
    table = _until(lambda mind: mind.rebuilt > 0, worlds=1)
    assert all(mind.guesses == 0 for mind in table.minds)


def test_where_nothing_else_helps_hands_of_the_right_size_are_made_up(monkeypatch):
    monkeypatch.setattr(room, "MORE_WORLDS", 1)
    table = _until(lambda mind: mind.guesses > 0, worlds=1)
    for seat in table.seats:
        state = table.engine.plain(table.imagine(seat))
        real = table.engine.plain(table.states)
        assert state.masked(seat, state.turn_seat) == real.masked(seat, real.turn_seat)
        assert [sum(row) for row in zip(*state.hand, strict=True)] == [sum(row) for row in zip(*real.hand, strict=True)]
        if table.minds[seat].guesses:
            with pytest.raises(Lost, match="made up"):
                table.minds[seat].story()


def _until(found, worlds):
    """A game of hoarders in which something is found of a seat's knowledge, and it imagined."""
    for n in range(2, 60, 4):
        table = Table(GAMES[-1], n, "plain", worlds)
        for i in range(500):
            table.play()
            if table.is_over:
                break
            if i % 10 == 9:
                for seat in table.seats:
                    state = table.imagine(seat)
                    if not table.minds[seat].guesses:
                        table.follow_story(seat, state)
                if any(found(mind) for mind in table.minds):
                    return table
    raise AssertionError("it did not happen")


def test_a_record_of_another_moment_is_refused():
    table = Table(GAMES[0], 0, "plain")
    for _ in range(50):
        table.play()
    early = table.engine.masked(table.states, 0)
    for _ in range(5):
        table.play()
    with pytest.raises(Lost, match="not of the moment"):
        imagine(early, table.minds[0], Random(1))


def test_many_states_are_written_at_once():
    table = Table(GAMES[0], 0, "plain")
    for _ in range(50):
        table.play()
    into = table.engine.many(5)
    table.minds[1].fill(table.engine.masked(table.states, 1), into, 1, 5, Random(3))
    masks = [table.engine.masked([state], 1) for state in into[1:]]
    assert masks == [table.engine.masked(table.states, 1)] * 4
