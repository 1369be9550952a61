"""How every action is checked, applied and listed.

`check_action`, `apply_action` and `list_actions` are generated from the game's specs (action_specs.py); the default
hooks around them let a game add what concerns all actions.
"""

from ..common_fields import CHANCE, CommonBoard, CommonState, CommonWork
from ..rule import default_hook, hook, rule
from .chance_nodes import list_outcomes
from .to_act import check_phase, may_act


@hook
def check_action(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int, x: int, y: int) -> int:
    """0 or a refusal by the action's own rules; seat and phase are already checked. Generated."""
    raise NotImplementedError


@hook
def apply_action(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int, x: int, y: int) -> int:
    """Pay for and apply a legal action; returns 0, or UNKNOWN_ACTION if no spec covers the kind. Generated."""
    raise NotImplementedError


@hook
def list_actions(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    """Append the legal codes of a seat that can act, trades last. Generated."""
    raise NotImplementedError


@default_hook
def check_forced(s: CommonState, b: CommonBoard, seat: int, kind: int, x: int) -> int:
    """A refusal while the seat must do something else first, else 0."""
    return 0


@default_hook
def list_forced(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> bool:
    """Append the only legal codes while the seat must do something first; False if it is free to choose."""
    return False


@default_hook
def before_action(s: CommonState, b: CommonBoard, kind: int) -> int:
    """Runs before every legal action is applied."""
    return 0


@default_hook
def after_action(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """Runs after every action, for example to see whether the game is won."""
    return 0


@rule
def check(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int, x: int, y: int) -> int:
    """0, or the first refusal: by seat and phase, by a forced choice, by the action's own rules."""
    refused = check_phase(s, b, seat, kind)
    if refused != 0:
        return refused
    refused = check_forced(s, b, seat, kind, x)
    if refused != 0:
        return refused
    return check_action(s, b, w, seat, kind, x, y)


@rule
def apply(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int, x: int, y: int) -> int:
    """Apply a legal action; returns 0, or UNKNOWN_ACTION if no spec covers the kind."""
    before_action(s, b, kind)
    result = apply_action(s, b, w, seat, kind, x, y)
    after_action(s, b, w)
    return result


@rule
def legal(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    """Write the seat's legal codes into `w.legal`, trades last; returns their number."""
    w.n_legal = 0
    w.n_offers = 0
    if not may_act(s, b, seat):
        return 0
    if seat == CHANCE:
        list_outcomes(s, b, w)
    elif not list_forced(s, b, w, seat):
        list_actions(s, b, w, seat)
    return w.n_legal


@rule
def list_block(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int) -> int:
    """Append every code of a kind that its own rules allow; seat and phase are already checked."""
    n = w.n_legal
    code = b.block_start[kind]
    for x in range(b.block_x[kind]):
        for y in range(b.block_y[kind]):
            if check_action(s, b, w, seat, kind, x, y) == 0:
                w.legal[n] = code
                n += 1
            code += 1
    w.n_legal = n
    return n
