"""Choosing a move: at random by weights (Greenhorn), by the next position (Settler), by the whole turn (Engineer)."""

from ...core.actions import END_TURN, MAKE_OFFER
from ...core.common_fields import OFFER, ROB, ROBBER, CommonBoard, CommonState, CommonWork
from ...core.kernel import copy_state, do_code
from ...core.rule import rule
from ...core.rules.random import below
from ..mind import SEEN, TURN, CommonMind
from .trades import answer_offer, best_offer
from .turns import UNSCORED, finish_turn, value_after


@rule
def weighted_random_move(b: CommonBoard, w: CommonWork, m: CommonMind) -> int:
    """A random move, drawn by the weights of the kinds of actions; all offers together weigh as one move."""
    offers = 0
    for i in range(m.n_choices):
        if b.code_kind[m.choice[i]] == MAKE_OFFER:
            offers += 1
    total = 0
    for i in range(m.n_choices):
        kind = b.code_kind[m.choice[i]]
        m.score[i] = m.action_weight[m.active][kind] * 1000
        if kind == MAKE_OFFER:
            m.score[i] = m.action_weight[m.active][kind] * 1000 // offers
        total += m.score[i]
    if total == 0:
        return m.choice[below(w, m.n_choices)]
    left = below(w, total)
    i = 0
    while left >= m.score[i]:
        left -= m.score[i]
        i += 1
    return m.choice[i]


@rule
def set_robbing(s: CommonState, m: CommonMind) -> int:
    """Note whether the move chooses an opponent to harm."""
    m.robbing = int(s.phase == ROBBER or s.phase == ROB)
    return m.robbing


@rule
def score_moves(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """Write the value after each choice into m.score; return the index of the best. Offers are left to trades.py."""
    set_robbing(scratch[SEEN], m)
    best = 0
    equal = 0
    for i in range(m.n_choices):
        m.score[i] = UNSCORED
        kind = b.code_kind[m.choice[i]]
        if kind != MAKE_OFFER and b.declines[kind] == 0:
            m.score[i] = value_after(scratch, b, w, m, SEEN, seat, m.choice[i])
        if m.score[i] > m.score[best]:
            best = i
            equal = 0
        equal += int(m.score[i] == m.score[best])
    if m.robbing == 1:
        return break_tie(scratch[SEEN], m, seat, best, equal)
    return best


@rule
def break_tie(s: CommonState, m: CommonMind, seat: int, best: int, equal: int) -> int:
    """Rotate between equally good robberies by round; taking the first would always hit the same seats."""
    left = (s.turn // s.players + seat) % equal
    for i in range(best, m.n_choices):
        if m.score[i] == m.score[best]:
            if left == 0:
                return i
            left -= 1
    return best


@rule
def search_turns(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """Write the value of the turn that starts with each of the best choices into m.turn_score; return the best's index.

    The beam width limits how many first moves are searched.
    """
    for i in range(m.n_choices):
        m.turn_score[i] = UNSCORED
    top = -1
    for _ in range(m.beam_width[m.active]):
        next = -1
        for i in range(m.n_choices):
            if m.turn_score[i] == UNSCORED and m.score[i] > UNSCORED and (next < 0 or m.score[i] > m.score[next]):
                next = i
        if next < 0:
            return top
        m.turn_score[next] = m.score[next]
        if b.code_kind[m.choice[next]] != END_TURN:
            copy_state(scratch, TURN, scratch, SEEN)
            do_code(scratch[TURN], b, w, seat, m.choice[next])
            m.turn_score[next] = max(m.score[next], finish_turn(scratch, b, w, m, TURN, seat))
        if top < 0 or m.turn_score[next] > m.turn_score[top]:
            top = next
    return top


@rule
def choose(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The index of the best choice, not counting offers."""
    best = score_moves(scratch, b, w, m, seat)
    if m.robbing == 1:
        for i in range(m.n_choices):
            m.turn_score[i] = m.score[i]
    elif m.beam_width[m.active] > 0:
        best = search_turns(scratch, b, w, m, seat)
    return best


@rule
def decide(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The move of the level at this seat. `scratch[SEEN]` is the masked state, m.choice holds the legal codes."""
    m.active = m.slot[seat]
    if m.n_choices == 1:
        return m.choice[0]
    if m.plays_randomly[m.active] == 1 or (m.epsilon[m.active] > 0 and below(w, 1000) < m.epsilon[m.active]):
        return weighted_random_move(b, w, m)
    if scratch[SEEN].phase == OFFER:
        return answer_offer(scratch, b, w, m, seat)
    offer = best_offer(scratch, b, w, m, seat)
    if offer >= 0:
        return offer
    return m.choice[choose(scratch, b, w, m, seat)]
