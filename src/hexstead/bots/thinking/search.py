"""Search (Baron): roll out the best few choices in determinizations for some turns, and rate the positions reached.

A determinization is a complete state that agrees with all the seat has seen (determinization.py). Every choice meets
the same determinization and the same dice (common random numbers), which reduces the variance of their difference.
"""

from ...core.actions import MAKE_OFFER
from ...core.common_fields import CHANCE, OFFER, OVER, CommonBoard, CommonState, CommonWork
from ...core.kernel import copy_state, do_code, draw_outcome, first_to_act, legal
from ...core.rule import rule
from ...core.rules.random import seed_random
from ..mind import ROLLOUT, CommonMind
from .moves import set_robbing
from .network import judge
from .turns import UNSCORED, value_after
from .value import win_chance

MAX_ROLLOUT_MOVES = 400
MAX_CANDIDATES = 6
CHANCE_PER_SCORE = 200  # millionths of win chance that a thousandth of a point is worth in a close game
MAX_SCORE_GAP = 1500  # thousandths of a point; a choice worse than the best by more than this is not rolled out


@rule
def rollout_move(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """A move inside a rollout: the one with the best next position."""
    n = legal(scratch[ROLLOUT], b, w, seat)
    if n == 1 or scratch[ROLLOUT].phase == OFFER:
        return w.legal[0]
    set_robbing(scratch[ROLLOUT], m)
    for k in range(n):
        m.inner_choice[k] = w.legal[k]
    best = m.inner_choice[0]
    best_value = UNSCORED
    for k in range(n):
        if b.code_kind[m.inner_choice[k]] != MAKE_OFFER:
            now = value_after(scratch, b, w, m, ROLLOUT, seat, m.inner_choice[k])
            if now > best_value:
                best = m.inner_choice[k]
                best_value = now
    return best


@rule
def roll_out(
    scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, until: int, seed: int
) -> int:
    """Play scratch[ROLLOUT] until turn `until` starts; return the seat's chance to win then. Every turn is seeded.

    All seats play by the rollout level: many fast rollouts give a better estimate than a few careful ones.
    """
    turn = -1
    for _ in range(MAX_ROLLOUT_MOVES):
        s = scratch[ROLLOUT]
        if s.phase == OVER or s.turn >= until:
            return leaf_chance(s, b, w, m, seat)
        if s.turn != turn:
            turn = s.turn
            seed_random(w, seed + turn)
        who = first_to_act(s, b)
        if who == CHANCE:
            code = draw_outcome(s, b, w)
        else:
            own = m.active
            m.active = m.rollout_slot
            code = rollout_move(scratch, b, w, m, who)
            m.active = own
        do_code(scratch[ROLLOUT], b, w, who, code)
    return leaf_chance(scratch[ROLLOUT], b, w, m, seat)


@rule
def leaf_chance(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The seat's chance to win at the end of a rollout, in millionths: by the network if the mind says so."""
    if m.judges_leaves == 0:
        return win_chance(s, b, w, m, seat)
    judge(s, b, w, m, CHANCE)
    return m.win_odds[seat]


@rule
def prospect(
    scratch: list[CommonState],
    determinizations: list[CommonState],
    b: CommonBoard,
    w: CommonWork,
    m: CommonMind,
    i: int,
    seat: int,
) -> int:
    """Roll out determinization i up to turn m.rollout_until; return the seat's chance to win then, in millionths."""
    copy_state(scratch, ROLLOUT, determinizations, i)
    return roll_out(scratch, b, w, m, seat, m.rollout_until, w.random_a)


@rule
def shortlist(m: CommonMind, best: int) -> int:
    """Keep only the choices worth a rollout in m.turn_score; return how many there are."""
    kept = 0
    for i in range(m.n_choices):
        m.rollout_total[i] = 0
        if m.turn_score[i] > UNSCORED and m.turn_score[i] < m.turn_score[best] - MAX_SCORE_GAP:
            m.turn_score[i] = UNSCORED
        if m.turn_score[i] > UNSCORED:
            kept += 1
    while kept > MAX_CANDIDATES:
        worst = best
        for i in range(m.n_choices):
            if m.turn_score[i] > UNSCORED and m.turn_score[i] < m.turn_score[worst]:
                worst = i
        m.turn_score[worst] = UNSCORED
        kept -= 1
    return kept


@rule
def roll_out_shortlist(
    scratch: list[CommonState],
    determinizations: list[CommonState],
    b: CommonBoard,
    w: CommonWork,
    m: CommonMind,
    i: int,
    seat: int,
) -> int:
    """Roll out every choice on the short list in determinization i, with the same random numbers."""
    until = determinizations[i].turn + m.rollout_turns[m.active]
    seed = w.random_a
    for k in range(m.n_choices):
        if m.turn_score[k] > UNSCORED:
            seed_random(w, seed)
            copy_state(scratch, ROLLOUT, determinizations, i)
            do_code(scratch[ROLLOUT], b, w, seat, m.choice[k])
            m.rollout_total[k] += roll_out(scratch, b, w, m, seat, until, seed)
    seed_random(w, seed + 1)
    return 0


@rule
def rated_total(m: CommonMind, k: int, prior: int) -> int:
    """The win chances of choice k summed over all rollouts, plus its static evaluation weighted as `prior` rollouts."""
    return m.rollout_total[k] + m.turn_score[k] * CHANCE_PER_SCORE * prior


@rule
def best_choice(m: CommonMind, prior: int) -> int:
    """The index of the choice with the highest rated total."""
    best = -1
    for k in range(m.n_choices):
        if m.turn_score[k] > UNSCORED and (best < 0 or rated_total(m, k, prior) > rated_total(m, best, prior)):
            best = k
    return best


@rule
def halve_shortlist(m: CommonMind, prior: int) -> int:
    """Drop the worse half of the short list but keep at least two choices; return how many are left."""
    kept = 0
    for k in range(m.n_choices):
        kept += int(m.turn_score[k] > UNSCORED)
    left = max(2, kept - kept // 2)
    for _ in range(kept - left):
        worst = -1
        for k in range(m.n_choices):
            if m.turn_score[k] > UNSCORED and (worst < 0 or rated_total(m, k, prior) < rated_total(m, worst, prior)):
                worst = k
        m.turn_score[worst] = UNSCORED
    return left
