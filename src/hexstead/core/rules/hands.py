"""Resource cards: hands, the supply, payments, exchanges, taking cards. Sizes of hands are public, contents not."""

from ..events import EXCHANGED, PAID, RECEIVED, STOPPED, TOOK
from ..rule import rule
from ..table import CANNOT_PAY, NOT_IN_SUPPLY, SAME_KIND, TableBoard, TableState, TableWork
from .basics import back_to_turn, emit


@rule
def gain(s: TableState, seat: int, resource: int, count: int) -> int:
    """Cards from the supply into a hand."""
    s.supply[resource] -= count
    s.hand[seat][resource] += count
    s.hand_size[seat] += count
    return 0


@rule
def lose(s: TableState, seat: int, resource: int, count: int) -> int:
    """Cards from a hand into the supply."""
    gain(s, seat, resource, -count)
    return 0


@rule
def receive(s: TableState, w: TableWork, seat: int, resource: int) -> int:
    """A card of the set-up, if there is one."""
    if s.supply[resource] > 0:
        gain(s, seat, resource, 1)
        emit(w, RECEIVED, seat, resource, 1, 0)
    return 0


@rule
def can_pay(s: TableState, b: TableBoard, seat: int, item: int) -> bool:
    for resource in range(b.resources):
        if s.hand[seat][resource] < b.cost[item][resource]:
            return False
    return True


@rule
def check_can_pay(s: TableState, b: TableBoard, seat: int, item: int) -> int:
    if can_pay(s, b, seat, item):
        return 0
    return CANNOT_PAY


@rule
def pay(s: TableState, b: TableBoard, w: TableWork, seat: int, item: int) -> int:
    for resource in range(b.resources):
        count = b.cost[item][resource]
        if count > 0:
            lose(s, seat, resource, count)
            emit(w, PAID, seat, resource, count, 0)
    return 0


@rule
def check_exchange(s: TableState, seat: int, give: int, get: int, price: int) -> int:
    """`price` equal cards to the supply for one of another kind that it has."""
    if give == get:
        return SAME_KIND
    if s.supply[get] == 0:
        return NOT_IN_SUPPLY
    if s.hand[seat][give] < price:
        return CANNOT_PAY
    return 0


@rule
def exchange(s: TableState, w: TableWork, seat: int, give: int, get: int, price: int) -> int:
    lose(s, seat, give, price)
    gain(s, seat, get, 1)
    emit(w, EXCHANGED, seat, give, price, get)
    return 0


@rule
def list_exchanges(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, price: int) -> int:
    """Add to the legal list what the seat can exchange at this price."""
    n = w.n_legal
    for give in range(b.resources):
        if s.hand[seat][give] >= price:
            for get in range(b.resources):
                if check_exchange(s, seat, give, get, price) == 0:
                    w.legal[n] = b.block_start[kind] + give * b.resources + get
                    n += 1
    w.n_legal = n
    return 0


@rule
def check_take(s: TableState, resource: int) -> int:
    if s.supply[resource] == 0:
        return NOT_IN_SUPPLY
    return 0


@rule
def take_card(s: TableState, b: TableBoard, w: TableWork, seat: int, resource: int) -> int:
    gain(s, seat, resource, 1)
    emit(w, TOOK, seat, resource, 0, 0)
    s.take -= 1
    settle_take(s, b)
    return 0


@rule
def settle_take(s: TableState, b: TableBoard) -> int:
    """Go on asking while cards are due and the supply has any."""
    left = 0
    for resource in range(b.resources):
        left += s.supply[resource]
    if s.take == 0 or left == 0:
        s.take = 0
        back_to_turn(s)
    return 0


@rule
def stop_taking(s: TableState, w: TableWork, seat: int) -> int:
    s.take = 0
    emit(w, STOPPED, seat, 0, 0, 0)
    back_to_turn(s)
    return 0
