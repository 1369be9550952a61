"""Searching (Baron): the best few choices are tried in imagined worlds, played on for some turns, and judged there.

A world is a whole state that the seat cannot tell from the real one (imagine.py). The same world and the same dice meet
every choice, so that luck weighs on all alike.
"""

from ...core.actions import MAKE_OFFER
from ...core.kernel import copy_state, do_code, draw_outcome, first_to_act, legal
from ...core.rule import rule
from ...core.rules.random import seed_random
from ...core.table import CHANCE, OFFER, OVER, TableBoard, TableState, TableWork
from ..mind import SETTLER, WORLD, TableMind
from .moves import NEVER, look_whom_to_harm, value_after
from .value import outlook

MOST_MOVES = 400  # of a world played on
CANDIDATES = 6
LIKELIER = 200  # millionths of a chance, for a score better by a thousandth of a point, in an open game
CLOSE = 1500  # a choice that seems worse than the best by more than this, in thousandths of a point, is not tried


@rule
def quick_move(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """How everyone plays on in a world: by the best next position."""
    n = legal(thoughts[WORLD], b, w, seat)
    if n == 1 or thoughts[WORLD].phase == OFFER:
        return w.legal[0]
    look_whom_to_harm(thoughts[WORLD], m)
    for k in range(n):
        m.inner[k] = w.legal[k]
    best = m.inner[0]
    best_value = NEVER
    for k in range(n):
        if b.code_kind[m.inner[k]] != MAKE_OFFER:
            now = value_after(thoughts, b, w, m, WORLD, seat, m.inner[k])
            if now > best_value:
                best = m.inner[k]
                best_value = now
    return best


@rule
def play_on(
    thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int, until: int, luck: int
) -> int:
    """Play the world on until a turn begins; the seat's chance to win then. Every turn has its own luck.

    Everyone plays like a Settler: many worlds played on quickly tell more than a few in which everyone thinks.
    """
    turn = -1
    for _ in range(MOST_MOVES):
        s = thoughts[WORLD]
        if s.phase == OVER or s.turn >= until:
            return outlook(s, b, w, m, seat)
        if s.turn != turn:
            turn = s.turn
            seed_random(w, luck + turn)
        who = first_to_act(s, b)
        if who == CHANCE:
            code = draw_outcome(s, b, w)
        else:
            judge = m.use
            m.use = SETTLER
            code = quick_move(thoughts, b, w, m, who)
            m.use = judge
        do_code(thoughts[WORLD], b, w, who, code)
    return outlook(thoughts[WORLD], b, w, m, seat)


@rule
def shortlist(m: TableMind, best: int) -> int:
    """Keep in m.through only the choices worth trying; how many there are."""
    kept = 0
    for i in range(m.n_choices):
        m.total[i] = 0
        if m.through[i] > NEVER and m.through[i] < m.through[best] - CLOSE:
            m.through[i] = NEVER
        if m.through[i] > NEVER:
            kept += 1
    while kept > CANDIDATES:
        worst = best
        for i in range(m.n_choices):
            if m.through[i] > NEVER and m.through[i] < m.through[worst]:
                worst = i
        m.through[worst] = NEVER
        kept -= 1
    return kept


@rule
def try_world(
    thoughts: list[TableState], worlds: list[TableState], b: TableBoard, w: TableWork, m: TableMind, i: int, seat: int
) -> int:
    """Try every choice on the short list in world i, with the same luck."""
    until = worlds[i].turn + m.horizon[m.use]
    luck = w.random_a
    for k in range(m.n_choices):
        if m.through[k] > NEVER:
            seed_random(w, luck)
            copy_state(thoughts, WORLD, worlds, i)
            do_code(thoughts[WORLD], b, w, seat, m.choice[k])
            m.total[k] += play_on(thoughts, b, w, m, seat, until, luck)
    seed_random(w, luck + 1)
    return 0


@rule
def chances(m: TableMind, k: int, tries: int) -> int:
    """How choice k did in all worlds, its own promise counting like so many tries."""
    return m.total[k] + m.through[k] * LIKELIER * tries


@rule
def best_tried(m: TableMind, tries: int) -> int:
    """The number of the choice with the best chances."""
    best = -1
    for k in range(m.n_choices):
        if m.through[k] > NEVER and (best < 0 or chances(m, k, tries) > chances(m, best, tries)):
            best = k
    return best


@rule
def narrow(m: TableMind, tries: int) -> int:
    """Try the worse half of the short list no more, but two at least, in the time that is left; how many those are."""
    kept = 0
    for k in range(m.n_choices):
        kept += int(m.through[k] > NEVER)
    left = max(2, kept - kept // 2)
    for _ in range(kept - left):
        worst = -1
        for k in range(m.n_choices):
            if m.through[k] > NEVER and (worst < 0 or chances(m, k, tries) < chances(m, worst, tries)):
                worst = k
        m.through[worst] = NEVER
    return left
