"""The rule index parses the catalogue and references to its rules in code, texts and test docstrings."""

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


def test_a_test_covers_examples_and_options_too():
    source = 'def test_a():\n    """G-T02, `lr.tieAfterBreak`; ``code.py``."""\n'
    assert [id for id, _ in rule_index.test_claims(source)] == ["G-T02", "`lr.tieAfterBreak`"]


def test_refusal_constants_map_to_rule_ids():
    source = 'SHARED = {NOT_YOURS: "G-ACT-01"}\nG_ROAD_01, GQ_40 = range(2)\n'
    assert rule_index.refusals(source) == {"NOT_YOURS": "G-ACT-01", "G_ROAD_01": "G-ROAD-01", "GQ_40": "GQ-40"}


def test_a_catalogue_page_defines_bold_ids_rulings_and_starred_options():
    page = """
- **X-ROAD-01** A road costs 1 clay. See XQ-02 and X-ROAD-09.
**X-T01 A road.** Red builds.

| XQ-01 | May it? | Yes (XQ-03). | `road.free` |
| XD-01 | wording |
| ★ `road.free` | false, true |
| `road.wide` | no |
"""
    assert rule_index.entries(page) == ["X-ROAD-01", "X-T01", "XQ-01", "XD-01", "`road.free`"]


@pytest.fixture
def island(tmp_path):
    """A repository with one game, one rule, one option and one test, in which everything agrees."""
    rule_index.covered_by.cache_clear()
    written = {
        "docs/rules/island.md": "- **X-ACT-01** Not now.\n\n| ★ `road.free` | false, true |\n| XD-01 | wording |\n",
        "src/hexstead/games/island/refusals.py": 'SHARED = {NOT_YOURS: "X-ACT-01"}\n',
        "src/hexstead/games/island/rules.py": "def check_turn(s, seat):\n    return NOT_YOURS\n",
        "src/hexstead/games/island/text/en.ftl": "rule-X-ACT-01 = Wait.\noption-road-free-about = Free?\n",
        "src/hexstead/core/rules/play.py": "",
        "tests/rules/island/test_turn.py": 'def test_turn():\n    """X-ACT-01, `road.free`."""\n',
    }
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    yield tmp_path
    rule_index.covered_by.cache_clear()


def test_a_repository_in_which_everything_agrees_has_no_faults(island):
    assert rule_index.faults(island) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "faults"),
    [
        ("tests/rules/island/test_turn.py", "X-ACT-01, ", "", ["X-ACT-01: no test names it in its docstring."]),
        ("tests/rules/island/test_turn.py", "`road.free`", "", ["`road.free`: no test names it in its docstring."]),
        ("tests/rules/island/test_turn.py", "`road.free`", "`road.free`, X-ACT-02, XD-07, X-T01",
         [f"{id}: not in docs/rules/island.md." for id in ("X-ACT-02", "X-T01", "XD-07")]),
        ("tests/rules/island/test_turn.py", "X-ACT-01,", "X-ACT-01 to 06,",
         [*(f"X-ACT-{n:02}: not in docs/rules/island.md." for n in range(2, 7)),
          "tests/rules/island/test_turn.py: test_turn names more than 4 rules."]),
        ("src/hexstead/games/island/rules.py", "NOT_YOURS", "0  # X-ACT-03",
         ["X-ACT-03: not in docs/rules/island.md.", "X-ACT-01: no function returns this refusal."]),
        ("src/hexstead/games/island/text/en.ftl", "rule-X-ACT-01", "rule-X-ACT-02",
         ["X-ACT-02: not in docs/rules/island.md.", "X-ACT-01: no sentence in the game's texts."]),
        ("src/hexstead/games/island/text/en.ftl", "option-road-free", "option-road-wide",
         ["`road.wide`: not in docs/rules/island.md.", "`road.free`: the game has no such option."]),
        ("docs/rules/island.md", "**X-ACT-01**", "X-ACT-01", ["X-ACT-01: not in docs/rules/island.md."]),
    ],
)  # fmt: skip
def test_a_disagreement_with_the_catalogue_is_reported(island, file, old, new, faults):
    changed = island / file
    assert old in changed.read_text()
    changed.write_text(changed.read_text().replace(old, new))
    assert rule_index.faults(island) == faults
