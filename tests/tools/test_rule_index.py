"""The rule index parses references to rules in code, comments and test docstrings."""

import pytest

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
def test_lists_and_ranges_are_expanded(text, ids):
    assert rule_index.mentioned(text) == ids


def test_a_function_decides_the_rules_it_mentions_or_returns():
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


def test_a_test_covers_only_the_rules_in_its_docstring():
    source = 'def test_a():\n    """G-ROAD-01."""\n    x = "G-ROAD-02"\ndef helper():\n    """G-ROAD-03."""\n'
    assert list(rule_index.test_claims(source)) == [("G-ROAD-01", "test_a")]


def test_refusal_constants_map_to_rule_ids():
    source = 'SHARED = {NOT_YOURS: "G-ACT-01"}\nG_ROAD_01, GQ_40 = range(2)\n'
    assert rule_index.refusals(source) == {"NOT_YOURS": "G-ACT-01", "G_ROAD_01": "G-ROAD-01", "GQ_40": "GQ-40"}


def test_a_rule_without_a_test_and_a_refusal_without_a_function_are_reported(tmp_path):
    folder = tmp_path / "src/hexstead/games/island"
    (folder / "text").mkdir(parents=True)
    (folder / "refusals.py").write_text('SHARED = {NOT_YOURS: "X-ACT-01"}\n')
    (folder / "text/en.ftl").write_text("rule-X-ACT-01 = Wait for your turn.\n")
    (tmp_path / "src/hexstead/core/rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    assert rule_index.faults(tmp_path) == [
        "X-ACT-01: no test names this rule in its docstring.",
        "X-ACT-01: no function returns this refusal.",
    ]
    (folder / "rules.py").write_text("def check_turn(s, seat):\n    return NOT_YOURS\n")
    (tmp_path / "tests/test_turn.py").write_text('def test_turn():\n    """X-ACT-01."""\n')
    rule_index.covered_by.cache_clear()
    assert rule_index.faults(tmp_path) == []
