"""Messages reuse encoded parts between viewers without revealing anything to them."""

from __future__ import annotations

import json
from random import Random

import pytest

import hexstead
from hexstead.server.checks import _last_decision
from hexstead.server.encoding import encode
from hexstead.server.entries import Acted, Chatted, Entry, Muted, Started, Undone
from hexstead.server.payloads import Messages
from hexstead.server.table import OVER, PLAYING, Played, Table, play, play_chance
from hexstead.server.undo import undo_limits
from tests.random_play import GAMES
from tests.server.serving import pick

SEAT = {"kind": "person", "level": "settler", "device": None, "nonce": None}


def started(game: str, seed: int = 1) -> Table:
    """A table of people whose game has begun."""
    new = hexstead.new(game, seed=0)
    terms = {
        "game": game, "players": new.players, "options": new.options, "rules_version": new.rules_version, "seed": seed,
        "seeded": True, "clock": {"kind": "none", "seconds": 0}, "visibility": "link", "grace": None,
        "seats": [{**SEAT, "name": name} for name in new.seats],
    }  # fmt: skip
    table = Table("ABCDEF", terms, None)
    opening, _ = play_chance(table.new_game([]))
    table.apply(Entry(1, None, 0.0, Started([""] * new.players, opening, [1] * new.players)))
    return table


def act(table: Table, random: Random, tried: bool) -> None:
    """Perform a random action: tried on a copy first, as a room does, or directly, as when a log is read."""
    game = table.game.copy()
    seat = game.to_act[0]
    prompt = game.prompt(seat)
    assert isinstance(seat, int)
    assert prompt is not None
    actions = [{**action, "seat": seat} for action in pick(prompt, random)]
    try:
        rows = play(game, actions)
    except hexstead.HexsteadError:
        return  # an offer that is not allowed
    chance, more = play_chance(game)
    prompts = table.prompts_of(game)
    entry = Entry(table.seq + 1, seat, 0.0, Acted(actions + chance, table.numbers_for(prompts, seat)))
    table.apply(entry, Played(game, rows + more, prompts) if tried else None)


@pytest.mark.parametrize("game", GAMES)
def test_views_are_equal_to_those_of_the_game(game):
    random, table = Random(1), started(game)
    for n in range(250):
        if table.status == OVER:
            break
        if n % 25 == 24:
            to = _last_decision(table.game, table.actions - 1)
            table.apply(Entry(table.seq + 1, 0, 0.0, Undone(to, [seat.prompt_number for seat in table.seats])))
        act(table, random, tried=n % 10 > 0)
        for viewer in (None, *range(len(table.seats))):
            assert json.loads(table.view_text(viewer)) == json.loads(encode(table.game.view_json(viewer)))
        check_cached(table)
    assert table.actions > 30


def check_cached(table: Table) -> None:
    """Compare a table's cached facts about its game with the game."""
    game, playing = table.game, table.status == PLAYING
    assert table.acting_seats() == (list(game.to_act) if playing else [])
    assert [table.undo_to(seat) for seat in range(4) if playing] == (undo_limits(game, range(4)) if playing else [])
    if game.definition.may_build_after is not None and playing:
        may_pass = [seat for seat in game.to_act for action in game.legal(seat) if action.type_name() == "pass"]
        assert table.builder() == (may_pass[0] if len(game.to_act) == 1 and may_pass else None)


@pytest.mark.parametrize("game", GAMES)
def test_events_are_equal_to_those_of_each_viewer_alone(game):
    random, table, secrets = Random(2), started(game), 0
    for n in range(200):
        if table.status == OVER:
            break
        since, seq = table.events, table.seq
        act(table, random, tried=True)
        if n == 20:
            table.apply(Entry(table.seq + 1, 1, 0.0, Muted(2, True)))
        if n % 20 == 0:
            table.apply(Entry(table.seq + 1, 2, 0.0, Chatted("hi", None)))
        messages, sent = Messages(table, 0.0), set()
        for viewer in (None, *range(len(table.seats))) if table.seq > seq else ():
            news = json.loads(messages.news(viewer, since, False))
            assert news["events"] == json.loads(encode(table.events_for(viewer, since)))
            sent.add(encode(news["events"]))
        secrets += len(sent) > 1
    assert secrets > 2
