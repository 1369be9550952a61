"""What a position is worth to a seat: its own weighted features against those of its opponents."""

from ...core.rule import hook, rule
from ...core.table import OVER, TableBoard, TableState, TableWork
from ..mind import TableMind

WIN = 1_000_000_000_000
SURE = 1_000_000  # a chance of one
ROBBING = 30  # percent that the opponents' mean score counts at least where one of them is to be harmed


@hook
def features(s: TableState, b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """Fill m.feature, and the plan, for a seat. Hands of others are zero in a masked record; their sizes are not."""
    raise NotImplementedError


@hook
def worth(s: TableState, b: TableBoard, w: TableWork, m: TableMind, seat: int, good: int) -> int:
    """What one more of a good is worth to a seat, as anyone can tell."""
    raise NotImplementedError


@hook
def nearly_won(s: TableState, b: TableBoard, w: TableWork, m: TableMind, seat: int) -> bool:
    """Whether a seat, as anyone can tell, may win within a turn or so."""
    raise NotImplementedError


@rule
def score(s: TableState, b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """A seat's weighted features."""
    features(s, b, w, m, seat)
    total = 0
    for k in range(len(m.feature)):
        total += m.feature[k] * m.weight[m.use][k]
    return total


@rule
def value(s: TableState, b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """What the race is worth to the seat. Whom to rob is only seen in the opponents' scores."""
    if s.phase == OVER:
        if s.winner == seat:
            return WIN
        return -WIN
    rivals = 0
    rival = m.rival[m.use]
    if m.robbing == 1:
        rival = max(rival, ROBBING)
    if rival > 0:
        for other in range(s.players):
            if other != seat:
                rivals += score(s, b, w, m, other)
        rivals = rivals * rival // (100 * (s.players - 1))
    return score(s, b, w, m, seat) - rivals


@rule
def outlook(s: TableState, b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """The chance that the seat wins, in millionths, as learned from games: the odds of all seats' features."""
    if s.phase == OVER:
        return SURE * int(s.winner == seat)
    top = 0
    for other in range(s.players):
        features(s, b, w, m, other)
        m.odds[other] = log_odds(m)
        if other == 0 or m.odds[other] > top:
            top = m.odds[other]
    total = 0
    for other in range(s.players):
        m.odds[other] = exp_minus(top - m.odds[other])
        total += m.odds[other]
    return SURE * m.odds[seat] // total


@rule
def log_odds(m: TableMind) -> int:
    """The logarithm of the odds that m.feature gives, but for what all seats share."""
    total = 0
    for k in range(len(m.feature)):
        total += m.feature[k] * m.learned[k]
    for i in range(m.bends):
        above = m.bend_from[i]
        for k in range(len(m.feature)):
            above += m.feature[k] * m.bend_of[i][k]
        if above > 0:
            total += above * m.bend_adds[i] // SURE
    return total


@rule
def exp_minus(millionths: int) -> int:
    """exp(-x) in millionths, x ≥ 0 being too, as (1 + x/32) to the power of -32."""
    part = SURE * 32 * SURE // (32 * SURE + millionths)
    for _ in range(5):
        part = part * part // SURE
    return part
