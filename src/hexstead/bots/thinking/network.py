"""The network: every seat's probability to win, from what a viewer knows or from the full state.

Each seat has the same inputs: its features, whose turn it is, and whether the viewer knows its cards. A seat's score
depends on its own inputs and on the mean of the others', through two hidden layers (ReLU) with the same weights for all
seats, so exchanging two seats exchanges their probabilities. A softmax over the seats' scores gives the probabilities.
All numbers are integers, so every back end computes the same: inputs and activations are in units of 1/256, weights of
1/4096.
"""

from ...core.common_fields import CHANCE, NOBODY, OVER, CommonBoard, CommonState, CommonWork
from ...core.rule import rule
from ..mind import MAX_ROUND, NETWORK_SLOT, CommonMind
from .hooks import features

CERTAIN = 1_000_000  # probability 1, in millionths
ONE = 256  # 1 as an input or an activation
WEIGHT_ONE = 4096  # 1 as a weight
FACTOR_ONE = 4096  # input factors are in units of 1/256 divided by this
MAX_INPUT = 8 * ONE
MAX_UNIT = 64 * ONE
LN_2 = 693_147  # in millionths
EXP_TERMS = 7  # of the series for exp(-x), x below ln 2


@rule
def judge(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, viewer: int) -> int:
    """Write every seat's probability to win into m.win_odds, in millionths. The viewer CHANCE knows all cards."""
    for seat in range(len(m.win_odds)):
        m.win_odds[seat] = 0
    if s.phase == OVER:
        if s.winner != NOBODY:
            m.win_odds[s.winner] = CERTAIN
        return 0
    fill_inputs(s, b, w, m, viewer)
    scale_inputs(s, m)
    top = 0
    for seat in range(s.players):
        mean_of_others(s, m, seat)
        m.win_odds[seat] = network_score(m, seat)
        if seat == 0 or m.win_odds[seat] > top:
            top = m.win_odds[seat]
    total = 0
    for seat in range(s.players):
        m.win_odds[seat] = exp_of_minus(top - m.win_odds[seat])
        total += m.win_odds[seat]
    for seat in range(s.players):
        m.win_odds[seat] = CERTAIN * m.win_odds[seat] // total
    return 0


@rule
def fill_inputs(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, viewer: int) -> int:
    """Write the raw inputs of every seat."""
    active = m.active
    robbing = m.robbing
    m.active = NETWORK_SLOT
    n = len(m.feature)
    for seat in range(s.players):
        features(s, b, w, m, seat)
        for k in range(n):
            m.raw_input[seat][k] = m.feature[k]
        for k in range(n, len(m.mean_input)):
            m.raw_input[seat][k] = 0
        if viewer == CHANCE or viewer == seat:
            m.raw_input[seat][n] = 1
        if s.turn_seat != NOBODY:
            m.raw_input[seat][n + 1 + (seat - s.turn_seat + s.players) % s.players] = 1
            if seat == s.turn_seat:
                m.raw_input[seat][n + 5] = s.rolled
        m.raw_input[seat][n + 6] = min(MAX_ROUND, s.turn // s.players)
        m.raw_input[seat][n + 7] = int(s.players == 3)
    m.active = active
    m.robbing = robbing
    return 0


@rule
def scale_inputs(s: CommonState, m: CommonMind) -> int:
    """Standardise the raw inputs by the means and deviations of training."""
    for seat in range(s.players):
        for k in range(len(m.mean_input)):
            scaled = (m.raw_input[seat][k] * m.input_factor[k] + m.input_offset[k]) // FACTOR_ONE
            m.seat_input[seat][k] = max(-MAX_INPUT, min(MAX_INPUT, scaled))
    return 0


@rule
def mean_of_others(s: CommonState, m: CommonMind, seat: int) -> int:
    """Write the mean inputs of all seats but one into m.mean_input."""
    for k in range(len(m.mean_input)):
        total = 0
        for other in range(s.players):
            if other != seat:
                total += m.seat_input[other][k]
        m.mean_input[k] = total // (s.players - 1)
    return 0


@rule
def network_score(m: CommonMind, seat: int) -> int:
    """The seat's log odds, in millionths up to a constant for all seats."""
    for i in range(len(m.unit)):
        total = m.unit_bias[i]
        for k in range(len(m.mean_input)):
            total += m.own_weight[i][k] * m.seat_input[seat][k] + m.others_weight[i][k] * m.mean_input[k]
        m.unit[i] = max(0, min(MAX_UNIT, total // WEIGHT_ONE))
    score = 0
    for i in range(len(m.result_weight)):
        total = m.second_bias[i]
        for k in range(len(m.unit)):
            total += m.second_weight[i][k] * m.unit[k]
        score += max(0, min(MAX_UNIT, total // WEIGHT_ONE)) * m.result_weight[i]
    return score * CERTAIN // (ONE * WEIGHT_ONE)


@rule
def exp_of_minus(millionths: int) -> int:
    """exp(-x) in millionths for x ≥ 0 in millionths: a power of one half times a series."""
    halvings = millionths // LN_2
    if halvings > 20:
        return 0
    rest = millionths % LN_2
    term = CERTAIN
    total = CERTAIN
    for k in range(1, EXP_TERMS):
        term = -term * rest // (k * CERTAIN)
        total += term
    return total >> halvings
