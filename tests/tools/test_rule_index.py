"""The index of rules: it reads mentions as people write them, and the tables in the READMEs are up to date."""

import pytest

from hexstead.core.definition import definition, game_names
from tools import rule_index


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("own road (G-ROAD-02).", ["G-ROAD-02"]),
        ("(G-ROAD-02, 03, 05)", ["G-ROAD-02", "G-ROAD-03", "G-ROAD-05"]),
        ("G-LAND-04 to 07", ["G-LAND-04", "G-LAND-05", "G-LAND-06", "G-LAND-07"]),
        ("GQ-19 to GQ-21, GQ-33", ["GQ-19", "GQ-20", "GQ-21", "GQ-33"]),
        ("G-HALL-03, G-COMP-06 and GQ-28", ["G-HALL-03", "G-COMP-06", "GQ-28"]),
        ("G-ROAD, 12 town halls, G-DEV-01 costs 10", ["G-DEV-01"]),
    ],
)
def test_lists_and_ranges_are_written_out(text, ids):
    assert rule_index.mentioned(text) == ids


def test_a_function_stands_for_what_it_mentions_and_refuses():
    source = '''
LIMIT = 18  # G-COMP-03

def check_road(s, path):
    """On a free path (G-ROAD-08)."""
    if s.road_owner[path] != NOBODY:
        return G_ROAD_01  # one per path, GQ-30
    return CANNOT_PAY
'''
    constants = {"G_ROAD_01": "G-ROAD-01", "CANNOT_PAY": "G-ACT-04"}
    assert set(rule_index.places(source, constants)) == {
        ("G-COMP-03", "LIMIT"), ("G-ROAD-08", "check_road"), ("GQ-30", "check_road"), ("G-ROAD-01", "check_road"),
        ("G-ACT-04", "check_road"),
    }  # fmt: skip


def test_a_test_claims_only_what_its_docstring_names():
    source = 'def test_a():\n    """G-ROAD-01."""\n    x = "G-ROAD-02"\ndef helper():\n    """G-ROAD-03."""\n'
    assert list(rule_index.test_claims(source)) == [("G-ROAD-01", "test_a")]


def test_refusals_are_read_by_their_names():
    source = 'SHARED = {NOT_YOURS: "G-ACT-01"}\nG_ROAD_01, GQ_40 = range(2)\n'
    assert rule_index.refusals(source) == {"NOT_YOURS": "G-ACT-01", "G_ROAD_01": "G-ROAD-01", "GQ_40": "GQ-40"}


def test_a_readme_without_a_place_for_the_table_is_told():
    with pytest.raises(ValueError, match="no place for the table"):
        rule_index.renewed("# A game\n", "| rule |")


@pytest.mark.parametrize("game", game_names())
def test_every_refusal_has_a_function_that_gives_it(game):
    table = rule_index.table(rule_index.ROOT, game).splitlines()
    undecided = {line.split(" | ")[0].removeprefix("| ") for line in table if line.split(" | ")[1] == "–"}
    assert undecided & set(definition(game).rule_ids) == set()


@pytest.mark.parametrize("game", game_names())
def test_every_rule_is_shown_by_a_test(game):
    ids = [line.split(" | ")[0].removeprefix("| ") for line in rule_index.table(rule_index.ROOT, game).splitlines()[2:]]
    assert len(ids) > 100
    assert [id for id in ids if id not in rule_index.shown_by(rule_index.ROOT)] == []


def test_the_tables_are_up_to_date():
    stale = rule_index.stale()
    assert stale == [], f"Rules or tests have changed: run `{rule_index.COMMAND}` and commit {', '.join(stale)}."
