"""How any table plays: actions and phases that games share are checked, carried out and listed here.

What is a game's own comes in by hooks, which are asked only where no shared rule answers.
"""

from ..actions import (
    ACCEPT,
    CONCLUDE,
    COUNTER,
    DECLINE,
    DISCARD_CARD,
    DONE,
    EVERYONE,
    EXCHANGE,
    MAKE_OFFER,
    OFFER_FREE,
    ROLL,
    TAKE_CARD,
    WITHDRAW,
)
from ..rule import hook, rule
from ..table import ASKED, CHANCE, DICE, DISCARD, MAIN, OFFER, ROBBER, STEAL, TAKE, TableBoard, TableState, TableWork
from .acting import may_act
from .basics import back_to_turn, enter
from .chances import check_outcome, list_outcomes
from .dice import roll_dice
from .hands import check_exchange, check_take, exchange, take_card
from .seven import check_discard, set_aside, steal_card
from .trade import apply_trade, check_offer, check_trade, list_bundles, make_offer, read_bundle


@hook
def check_own(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int, y: int) -> int:
    """What the game's own rule of a kind says, once seat and phase fit: 0, or the number of the rule that forbids."""
    raise NotImplementedError


@hook
def apply_own(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int, y: int) -> int:
    """Carry out what is the game's own."""
    raise NotImplementedError


@hook
def apply_own_outcome(s: TableState, b: TableBoard, w: TableWork, x: int) -> int:
    """Carry out what chance decided in any other phase than for the dice of a turn and a theft."""
    raise NotImplementedError


@hook
def list_main(s: TableState, b: TableBoard, w: TableWork, seat: int) -> int:
    """Add to the legal list what the turn player may do after the roll, trade bundles last."""
    raise NotImplementedError


@hook
def list_own(s: TableState, b: TableBoard, w: TableWork, seat: int) -> int:
    """Add to the legal list what the seat may do in a phase that the game answers by its own rules."""
    raise NotImplementedError


@rule
def check_kind(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int, y: int) -> int:
    """What the action's own rule says, once seat and phase fit."""
    if s.phase == OFFER:
        return check_trade(s, b, w, seat, kind, x)
    if seat == CHANCE:
        return check_outcome(s, b, w, x)
    if kind == EXCHANGE:
        return check_exchange(s, seat, x, y, b.supply_price)
    if kind == MAKE_OFFER or kind == OFFER_FREE:
        return check_offer(s, b, w, seat, kind, x)
    if kind == DISCARD_CARD:
        return check_discard(s, seat, x)
    if kind == TAKE_CARD:
        return check_take(s, x)
    return check_own(s, b, w, seat, kind, x, y)


@rule
def carry_out(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int, y: int) -> int:
    """Do an action that was checked."""
    if s.phase == OFFER:
        apply_trade(s, b, w, seat, kind, x)
    elif seat == CHANCE:
        apply_outcome(s, b, w, x)
    elif kind == ROLL:
        enter(s, DICE)
    elif kind == EXCHANGE:
        exchange(s, w, seat, x, y, b.supply_price)
    elif kind == MAKE_OFFER:
        read_bundle(b, w, x)
        make_offer(s, b, w, seat, EVERYONE)
    elif kind == OFFER_FREE:
        make_offer(s, b, w, seat, x)
    elif kind == DISCARD_CARD:
        if set_aside(s, b, w, seat, x):
            enter(s, ROBBER)
    elif kind == TAKE_CARD:
        take_card(s, b, w, seat, x)
    else:
        apply_own(s, b, w, seat, kind, x, y)
    return 0


@rule
def apply_outcome(s: TableState, b: TableBoard, w: TableWork, x: int) -> int:
    if s.phase == DICE:
        roll_dice(s, b, w, x)
    elif s.phase == STEAL:
        steal_card(s, w, s.turn_seat, x)
        back_to_turn(s)
    else:
        apply_own_outcome(s, b, w, x)
    return 0


@rule
def legal(s: TableState, b: TableBoard, w: TableWork, seat: int) -> int:
    """The seat's legal codes, trade bundles last. A block is passed over only where nothing in it could be legal."""
    w.n_legal = 0
    w.n_offers = 0
    if not may_act(s, b, seat):
        return 0
    if s.phase == MAIN:
        list_main(s, b, w, seat)
    elif s.phase == OFFER:
        list_trade(s, b, w, seat)
    elif s.phase == DISCARD:
        list_block(s, b, w, seat, DISCARD_CARD)
    elif s.phase == TAKE:
        list_block(s, b, w, seat, DONE)
        list_block(s, b, w, seat, TAKE_CARD)
    elif seat == CHANCE:
        list_outcomes(s, b, w)
    else:
        list_own(s, b, w, seat)
    return w.n_legal


@rule
def list_block(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int) -> int:
    """Add to the legal list every code of a kind that its rule allows; seat and phase fit."""
    n = w.n_legal
    code = b.block_start[kind]
    for x in range(b.block_x[kind]):
        for y in range(b.block_y[kind]):
            if check_kind(s, b, w, seat, kind, x, y) == 0:
                w.legal[n] = code
                n += 1
            code += 1
    w.n_legal = n
    return n


@rule
def list_trade(s: TableState, b: TableBoard, w: TableWork, seat: int) -> int:
    if seat == s.turn_seat:
        list_block(s, b, w, seat, WITHDRAW)
        list_block(s, b, w, seat, CONCLUDE)
    else:
        list_block(s, b, w, seat, DECLINE)
        list_block(s, b, w, seat, ACCEPT)
        if s.answer[seat] == ASKED:
            list_bundles(s, b, w, seat, COUNTER)
    return 0
