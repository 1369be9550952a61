"""The value of a position to a seat: its own weighted features minus those of its opponents."""

from ...core.common_fields import OVER, CommonBoard, CommonState, CommonWork
from ...core.rule import rule
from ..mind import CommonMind
from .hooks import features
from .network import CERTAIN

WIN_VALUE = 1_000_000_000_000
MIN_ROBBING_WEIGHT = 30  # least percent of the opponents' mean score that counts while choosing whom to rob


@rule
def score(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The weighted sum of a seat's features, in thousandths of a point."""
    features(s, b, w, m, seat)
    total = 0
    for k in range(len(m.feature)):
        total += m.feature[k] * m.weight[m.active][k]
    return total


@rule
def value(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The seat's score minus a share of its opponents' mean score. A robbery only shows in the opponents' scores."""
    if s.phase == OVER:
        if s.winner == seat:
            return WIN_VALUE
        return -WIN_VALUE
    opponents = 0
    percent = m.opponent_weight[m.active]
    if m.robbing == 1:
        percent = max(percent, MIN_ROBBING_WEIGHT)
    if percent > 0:
        for other in range(s.players):
            if other != seat:
                opponents += score(s, b, w, m, other)
        opponents = opponents * percent // (100 * (s.players - 1))
    return score(s, b, w, m, seat) - opponents


@rule
def win_chance(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The chance that the seat wins, in millionths: a softmax over the win model's log odds of all seats."""
    if s.phase == OVER:
        return CERTAIN * int(s.winner == seat)
    top = 0
    for other in range(s.players):
        features(s, b, w, m, other)
        m.win_odds[other] = log_odds(m)
        if other == 0 or m.win_odds[other] > top:
            top = m.win_odds[other]
    total = 0
    for other in range(s.players):
        m.win_odds[other] = exp_minus(top - m.win_odds[other])
        total += m.win_odds[other]
    return CERTAIN * m.win_odds[seat] // total


@rule
def log_odds(m: CommonMind) -> int:
    """The win model's output for m.feature, in millionths: a linear term plus one hidden ReLU layer."""
    total = 0
    for k in range(len(m.feature)):
        total += m.feature[k] * m.win_weight[k]
    for i in range(m.hidden_units):
        activation = m.hidden_bias[i]
        for k in range(len(m.feature)):
            activation += m.feature[k] * m.hidden_weight[i][k]
        if activation > 0:
            total += activation * m.output_weight[i] // CERTAIN
    return total


@rule
def exp_minus(millionths: int) -> int:
    """exp(-x) in millionths for x ≥ 0 in millionths, approximated by (1 + x/32) to the power of -32."""
    part = CERTAIN * 32 * CERTAIN // (32 * CERTAIN + millionths)
    for _ in range(5):
        part = part * part // CERTAIN
    return part
