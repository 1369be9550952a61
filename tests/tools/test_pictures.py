"""The pictures in games' folders are what tools/pictures finds at their moments."""

import json

import pytest

import hexstead
from hexstead.server.rule_pictures import moments, picture_games, pictures
from tools.pictures.__main__ import PICTURES
from tools.pictures.moments import Find, Moment
from tools.pictures.screens import SCREENS, TABLE_GAMES
from tools.pictures.search import Best, choose, record_until

ALL = [(game, picture) for game, known in PICTURES.items() for picture in known]
each_picture = pytest.mark.parametrize(("game", "picture"), ALL, ids=[f"{game} {p.name}" for game, p in ALL])


@each_picture
def test_every_picture_shows_what_its_section_needs(game, picture):
    spec = pictures(game)[picture.name]
    found = [(list(frame), dict(find.caption)) for _, frame, find in picture.finds(Moment(moments(game)[picture.name]))]
    assert (spec["frame"], spec.get("caption", {})) in found
    assert spec.get("lit") == picture.lit


@pytest.mark.parametrize("name", SCREENS)
def test_every_screenshot_shows_a_position_that_legal_play_reaches(name):
    """The browser tests check that the table's position is that of the record."""
    game = hexstead.replay(json.loads(TABLE_GAMES.read_text(encoding="utf-8"))[name]["record"])
    assert game.from_start
    assert not game.custom_map
    assert game.rules_version == game.definition.rules_version
    assert not game.is_over
    assert SCREENS[name].rate(Moment(game)) > 0


def test_games_are_chosen_that_show_all_pictures_together():
    known = PICTURES["germany"][:3]
    one, two, three = (picture.name for picture in known)

    def shows(**scores):
        return {name: Best(score, 0, (0, 0, 0, 0), Find(score, ())) for name, score in scores.items()}

    complete, first, rest = shows(**{one: 0.5, two: 0.5, three: 0.5}), shows(**{one: 1.0}), shows(**{two: 1, three: 1})
    assert choose([complete, first], known) == (0, 1)
    assert choose([complete, first, rest], known) == (1, 2)


def test_a_record_is_cut_after_the_last_picture():
    record = picture_games("germany")[0]
    game = hexstead.replay(record)
    short = record_until(game, 20)
    assert short["actions"] == record["actions"][:20]
    assert hexstead.replay(short).length == 20
