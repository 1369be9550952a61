"""Resource cards: hands, the supply, payments, exchanges. Hand sizes are public, contents are not."""

from ..actions import EXCHANGE
from ..common_fields import CANNOT_PAY, NOT_IN_SUPPLY, SAME_KIND, CommonBoard, CommonState, CommonWork
from ..events import EXCHANGED, PAID, RECEIVED, STOPPED, TOOK
from ..rule import default_hook, rule
from .basics import back_to_turn, emit


@rule
def gain(s: CommonState, seat: int, resource: int, count: int) -> int:
    """Move cards from the supply to a hand."""
    s.supply[resource] -= count
    s.hand[seat][resource] += count
    s.hand_size[seat] += count
    return 0


@rule
def lose(s: CommonState, seat: int, resource: int, count: int) -> int:
    """Move cards from a hand to the supply."""
    gain(s, seat, resource, -count)
    return 0


@rule
def receive(s: CommonState, w: CommonWork, seat: int, resource: int) -> int:
    """Give a card in the set-up, if the supply has one."""
    if s.supply[resource] > 0:
        gain(s, seat, resource, 1)
        emit(w, RECEIVED, seat, resource, 1, 0)
    return 0


@rule
def can_pay(s: CommonState, b: CommonBoard, seat: int, item: int) -> bool:
    for resource in range(b.resources):
        if s.hand[seat][resource] < b.cost[item][resource]:
            return False
    return True


@rule
def check_can_pay(s: CommonState, b: CommonBoard, seat: int, item: int) -> int:
    if can_pay(s, b, seat, item):
        return 0
    return CANNOT_PAY


@rule
def pay(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, item: int) -> int:
    for resource in range(b.resources):
        count = b.cost[item][resource]
        if count > 0:
            lose(s, seat, resource, count)
            emit(w, PAID, seat, resource, count, 0)
    return 0


@rule
def check_exchange(s: CommonState, seat: int, give: int, get: int, price: int) -> int:
    """Check trading `price` equal cards for one card of another kind from the supply."""
    if give == get:
        return SAME_KIND
    if s.supply[get] == 0:
        return NOT_IN_SUPPLY
    if s.hand[seat][give] < price:
        return CANNOT_PAY
    return 0


@rule
def exchange(s: CommonState, w: CommonWork, seat: int, give: int, get: int, price: int) -> int:
    lose(s, seat, give, price)
    gain(s, seat, get, 1)
    emit(w, EXCHANGED, seat, give, price, get)
    return 0


@rule
def list_exchanges(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int, price: int) -> int:
    """Append the exchanges that the seat can make at this price."""
    for give in range(b.resources):
        list_exchanges_of(s, b, w, seat, kind, give, price)
    return 0


@rule
def list_exchanges_of(
    s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int, give: int, price: int
) -> int:
    n = w.n_legal
    if s.hand[seat][give] >= price:
        for get in range(b.resources):
            if check_exchange(s, seat, give, get, price) == 0:
                w.legal[n] = b.block_start[kind] + give * b.resources + get
                n += 1
    w.n_legal = n
    return 0


@default_hook
def exchange_rate(s: CommonState, b: CommonBoard, seat: int, resource: int) -> int:
    """Equal cards of a resource that the seat gives to the supply for one card."""
    return b.supply_price


@rule
def check_bank_exchange(s: CommonState, b: CommonBoard, seat: int, give: int, get: int) -> int:
    return check_exchange(s, seat, give, get, exchange_rate(s, b, seat, give))


@rule
def bank_exchange(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, give: int, get: int) -> int:
    return exchange(s, w, seat, give, get, exchange_rate(s, b, seat, give))


@rule
def list_bank_exchanges(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    for give in range(b.resources):
        list_exchanges_of(s, b, w, seat, EXCHANGE, give, exchange_rate(s, b, seat, give))
    return 0


@rule
def check_take(s: CommonState, resource: int) -> int:
    if s.supply[resource] == 0:
        return NOT_IN_SUPPLY
    return 0


@rule
def take_card(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, resource: int) -> int:
    gain(s, seat, resource, 1)
    emit(w, TOOK, seat, resource, 0, 0)
    s.take -= 1
    settle_take(s, b)
    return 0


@rule
def settle_take(s: CommonState, b: CommonBoard) -> int:
    """Return to the turn once no card is due or the supply is empty."""
    left = 0
    for resource in range(b.resources):
        left += s.supply[resource]
    if s.take == 0 or left == 0:
        s.take = 0
        back_to_turn(s)
    return 0


@rule
def stop_taking(s: CommonState, w: CommonWork, seat: int) -> int:
    s.take = 0
    emit(w, STOPPED, seat, 0, 0, 0)
    back_to_turn(s)
    return 0
