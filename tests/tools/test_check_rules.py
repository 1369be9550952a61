"""The check of `@rule` functions finds each fault it is there for, and lets a sound rule pass."""

import textwrap

import pytest

from tools.check_rules import faults

STATE = """
class State:
    hand: Grid = grid(SEATS, RES, who="owner")
    hand_size: Row = row(SEATS)
    turn: int = number()
"""


def check(body, head="s, seat: int", where="games/germany/rules/roads.py", **more):
    """The faults of one rule with the given body, in a small world."""
    rule = f"NOBODY = -1\n@rule\ndef subject({head}) -> int:\n" + textwrap.indent(textwrap.dedent(body).strip(), "    ")
    sources = {"games/germany/state.py": STATE, where: rule + "\n", **more}
    return faults({f"src/hexstead/{path}": text for path, text in sources.items()})


def test_a_sound_rule_passes():
    assert check('"""Says what it decides."""\ns.hand[seat][0] += 1\nn: int = max(s.turn, 2)\nreturn n // 2') == []


def test_a_row_may_be_measured():
    assert check("return len(s.hand_size) + len(s.hand[seat])") == []


def test_an_unmarked_function_may_do_anything():
    assert check("return 0", **{"games/germany/facade.py": "def f(x=None):\n    return [f'{x}']\n"}) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("s.hand[seat] = 0", "with 1 subscripts, the field has 2"),
        ("s.hand_size = 0", "with 0 subscripts, the field has 1"),
        ("s.turn[0] = 0", "with 1 subscripts, the field has 0"),
        ("row = s.hand[seat]", "with 1 subscripts"),
        ("return s.hands", "no field table declares"),
        ("s = 0", "assigns the record `s`"),
        ("seat[0] = 1", "no field of s, b, w or m"),
        ("s.turn = seat > 1", "stores a bool"),
        ("a, c = seat, 1", "makes a tuple"),
        ("return seat in [1]", "makes a tuple, list"),
        ("x = {}", "dict"),
        ("x = sum(i for i in range(3))", "comprehension"),
        ("x = None", "constant None"),
        ("x = 'word'", "constant 'word'"),
        ("x = 0.5", "constant 0.5"),
        ("x = f'{seat}'", "formats a string"),
        ("x = lambda: 0", "defines something"),
        ("try:\n    pass\nfinally:\n    pass", "exception"),
        ("with s:\n    pass", "with block"),
        ("return s.hand_size[-1]", "negative index"),
        ("return s.hand_size[NOBODY]", "negative index"),
        ("return s.hand_size[0:2]", "slice"),
        ("return seat / 2", "use `//`"),
        ("return max(seat, key=2)", "keyword arguments"),
        ("return helper(s)", "which is not a rule"),
        ("return roads.longest(s)", "import the rule by its name"),
        ("return subject(s, seat)", "calls itself"),
    ],
)
def test_a_fault_in_the_body_is_named(body, fault):
    found = check(body)
    assert any(fault in line for line in found), found
    assert all(line.startswith("src/hexstead/games/germany/rules/roads.py:") for line in found)


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ("seat, s", "then its records"),
        ("b, s", "in the order s, b, w, m"),
        ("s, seat=0", "defaults"),
        ("s, *seats", "defaults, *"),
        ("s, seat: list[int]", "neither a record nor an int"),
    ],
)
def test_a_fault_in_the_parameters_is_named(head, fault):
    found = check("return 0", head)
    assert any(fault in line for line in found), found


def test_recursion_through_another_rule_is_found():
    other = "@rule\ndef other(s) -> int:\n    return subject(s, 0)\n"
    found = check("return other(s)", **{"core/other.py": other})
    assert [line.split("`")[1] for line in found if "calls itself" in line] == ["other", "subject"]


def test_two_games_may_use_the_same_names():
    same = {"games/america/state.py": STATE.replace("Row = row", "Grid = grid")}
    same["games/america/rules/roads.py"] = "@rule\ndef subject(s, seat: int) -> int:\n    return s.hand_size[seat][0]\n"
    assert check("return s.hand_size[seat]", **same) == []


def test_two_rules_of_one_game_may_not_share_a_name():
    found = check("return 0", **{"core/roads.py": "@rule\ndef subject(s) -> int:\n    return 0\n"})
    assert "second rule" in found[0]


HOOK = "@hook\ndef check_kind(s, seat: int) -> int:\n    raise NotImplementedError\n"


def test_a_hook_may_be_called_where_the_game_has_its_rule():
    own = "@rule\ndef check_kind(s, seat: int) -> int:\n    return 0\n"
    hooks = {"core/hooks.py": HOOK, "games/germany/rules/kinds.py": own}
    assert check("return check_kind(s, seat)", **hooks) == []


def test_a_hook_without_its_rule_is_found():
    (found,) = check("return check_kind(s, seat)", **{"core/hooks.py": HOOK})
    assert "has no rule of that name in germany" in found


def test_recursion_through_a_hook_is_found():
    hooks = {
        "core/hooks.py": HOOK,
        "games/germany/rules/kinds.py": "@rule\ndef check_kind(s) -> int:\n    return subject(s, 0)\n",
    }
    assert "calls itself" in check("return check_kind(s)", **hooks)[0]


@pytest.mark.parametrize("text", ["# as in Germany", "town_halls = 12", "class RailOwner: ..."])
def test_core_names_no_game(text):
    assert "names a game" in check("return 0", **{"core/x.py": text})[0]


def test_core_may_speak_of_a_trail():
    assert check("return 0", **{"core/x.py": "# the longest trail, for training\n"}) == []
