"""Exchange rates of the supply and of ports (I-TRADE). Everything else about trade is shared."""

from hexstead.core.rule import rule

from ..state import Board, State
from .buildings import building_owner


@rule
def exchange_rate(s: State, b: Board, seat: int, resource: int) -> int:
    """Three cards, or the rate of a port where the seat has a building (I-TRADE-02, I-TRADE-03)."""
    rate = b.supply_price
    for port in range(b.ports):
        if b.port_resource[port] == resource and building_owner(s, b.port_node[port]) == seat:
            rate = min(rate, b.port_rate[port])
    return rate
