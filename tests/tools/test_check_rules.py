"""The checker of `@rule` functions reports each kind of fault and accepts valid rules."""

import textwrap

import pytest

from hexstead.core.definition import definition
from hexstead.core.generated import define
from hexstead.core.wasm.module import emit_module
from tools.check_rules import faults, webassembly_faults

STATE = """
class State:
    hand: Grid = grid(SEATS, RES, who="owner")
    hand_size: Row = row(SEATS)
    turn: int = number()
"""


def check(body, head="s, seat: int", where="games/germany/rules/roads.py", **more):
    """The faults of one rule with the given body, next to a small state struct."""
    rule = f"NOBODY = -1\n@rule\ndef subject({head}) -> int:\n" + textwrap.indent(textwrap.dedent(body).strip(), "    ")
    sources = {"games/germany/state.py": STATE, where: rule + "\n", **more}
    return faults({f"src/hexstead/{path}": text for path, text in sources.items()})


def test_a_valid_rule_passes():
    assert check('"""Says what it decides."""\ns.hand[seat][0] += 1\nn: int = max(s.turn, 2)\nreturn n // 2') == []


def test_len_of_a_row_is_allowed():
    assert check("return len(s.hand_size) + len(s.hand[seat])") == []


def test_unmarked_functions_are_not_checked():
    assert check("return 0", **{"games/germany/facade.py": "def f(x=None):\n    return [f'{x}']\n"}) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("s.hand[seat] = 0", "with 1 subscripts instead of 2"),
        ("s.hand_size = 0", "with 0 subscripts instead of 1"),
        ("s.turn[0] = 0", "with 1 subscripts instead of 0"),
        ("row = s.hand[seat]", "with 1 subscripts"),
        ("return s.hands", "no struct declares"),
        ("s = 0", "assigns to the struct `s`"),
        ("seat[0] = 1", "not a field of s, b, w or m"),
        ("s.turn = seat > 1", "stores a bool"),
        ("a, c = seat, 1", "creates a tuple"),
        ("return seat in [1]", "creates a tuple, list"),
        ("x = {}", "dict"),
        ("x = sum(i for i in range(3))", "comprehension"),
        ("x = None", "constant None"),
        ("x = 'word'", "constant 'word'"),
        ("x = 0.5", "constant 0.5"),
        ("x = f'{seat}'", "formats a string"),
        ("x = lambda: 0", "defines a function"),
        ("try:\n    pass\nfinally:\n    pass", "exception"),
        ("with s:\n    pass", "with block"),
        ("return s.hand_size[-1]", "negative index"),
        ("return s.hand_size[NOBODY]", "negative index"),
        ("return s.hand_size[0:2]", "slice"),
        ("return seat / 2", "use `//`"),
        ("return max(seat, key=2)", "keyword arguments"),
        ("return helper(s)", "which is not a rule"),
        ("return roads.longest(s)", "import the rule by its name"),
        ("return subject(s, seat)", "is recursive"),
    ],
)
def test_a_fault_in_the_body_is_reported(body, fault):
    found = check(body)
    assert any(fault in line for line in found), found
    assert all(line.startswith("src/hexstead/games/germany/rules/roads.py:") for line in found)


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ("seat, s", "then structs"),
        ("b, s", "in the order s, b, w, m"),
        ("s, seat=0", "default"),
        ("s, *seats", "variadic"),
        ("s, seat: list[int]", "neither a struct nor an int"),
    ],
)
def test_a_fault_in_the_parameters_is_reported(head, fault):
    found = check("return 0", head)
    assert any(fault in line for line in found), found


def test_indirect_recursion_is_reported():
    other = "@rule\ndef other(s) -> int:\n    return subject(s, 0)\n"
    found = check("return other(s)", **{"core/other.py": other})
    assert [line.split("`")[1] for line in found if "is recursive" in line] == ["other", "subject"]


def test_two_games_can_use_the_same_names():
    same = {"games/america/state.py": STATE.replace("Row = row", "Grid = grid")}
    same["games/america/rules/roads.py"] = "@rule\ndef subject(s, seat: int) -> int:\n    return s.hand_size[seat][0]\n"
    assert check("return s.hand_size[seat]", **same) == []


def test_two_rules_of_one_game_cannot_share_a_name():
    found = check("return 0", **{"core/roads.py": "@rule\ndef subject(s) -> int:\n    return 0\n"})
    assert "another rule is also named" in found[0]


HOOK = "@hook\ndef check_kind(s, seat: int) -> int:\n    raise NotImplementedError\n"


def test_an_implemented_hook_can_be_called():
    own = "@rule\ndef check_kind(s, seat: int) -> int:\n    return 0\n"
    hooks = {"core/hooks.py": HOOK, "games/germany/rules/kinds.py": own}
    assert check("return check_kind(s, seat)", **hooks) == []


def test_an_unimplemented_hook_is_reported():
    (found,) = check("return check_kind(s, seat)", **{"core/hooks.py": HOOK})
    assert "is not implemented in germany" in found


def test_recursion_through_a_hook_is_reported():
    hooks = {
        "core/hooks.py": HOOK,
        "games/germany/rules/kinds.py": "@rule\ndef check_kind(s) -> int:\n    return subject(s, 0)\n",
    }
    assert "is recursive" in check("return check_kind(s)", **hooks)[0]


ACTIONS = {"games/germany/actions.py": "class BuildHall: ...\nclass MoveRail: ...\nclass Roll: ...\n"}


@pytest.mark.parametrize("text", ["# as in Germany", "town_halls = 12", "class RailOwner: ..."])
def test_core_cannot_name_a_game_or_its_pieces(text):
    assert "names a game or its pieces" in check("return 0", **ACTIONS, **{"core/x.py": text})[0]


def test_core_can_use_words_that_contain_a_piece():
    assert check("return 0", **ACTIONS, **{"core/x.py": "# roll, then the longest trail, for training\n"}) == []


def test_a_rule_that_cannot_become_webassembly_is_reported(monkeypatch):
    made = define("after_action", "def after_action(s, b, w):\n    return s.turn / 2\n", "test.unsupported")
    made.is_rule = True  # type: ignore[attr-defined]
    emit_module.cache_clear()
    monkeypatch.setitem(definition("germany").hooks, "after_action", made)
    (fault,) = webassembly_faults()
    assert fault.endswith("test.unsupported>:2: after_action uses the operator Div, which is not supported.")
