"""Choosing a move: by inclination (Greenhorn), by the next position (Settler), by the whole turn (Engineer)."""

from ...core.actions import END_TURN, MAKE_OFFER
from ...core.kernel import copy_state, do_code, first_to_act, legal
from ...core.rule import rule
from ...core.rules.random import below
from ...core.table import MAIN, OFFER, OVER, ROB, ROBBER, TableBoard, TableState, TableWork
from ..mind import GREENHORN, NEXT, SIGHT, TURN, TableMind
from .trades import answer, propose
from .value import value

LONGEST_TURN = 24  # moves of a turn that is thought through
NEVER = -4_000_000_000_000_000


@rule
def incline(b: TableBoard, w: TableWork, m: TableMind) -> int:
    """A Greenhorn's move: at random, by how gladly it does such things; all offers together weigh as one."""
    offers = 0
    for i in range(m.n_choices):
        if b.code_kind[m.choice[i]] == MAKE_OFFER:
            offers += 1
    total = 0
    for i in range(m.n_choices):
        kind = b.code_kind[m.choice[i]]
        m.score[i] = m.inclination[kind] * 1000
        if kind == MAKE_OFFER:
            m.score[i] = m.inclination[kind] * 1000 // offers
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
def value_after(
    thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, i: int, seat: int, code: int
) -> int:
    """What position i is worth after a move. Ending the turn leaves it as it stands."""
    if b.code_kind[code] == END_TURN:
        return value(thoughts[i], b, w, m, seat)
    copy_state(thoughts, NEXT, thoughts, i)
    do_code(thoughts[NEXT], b, w, seat, code)
    return value(thoughts[NEXT], b, w, m, seat)


@rule
def look_whom_to_harm(s: TableState, m: TableMind) -> int:
    """Where one of the opponents is to be harmed, they count in any case."""
    m.robbing = int(s.phase == ROBBER or s.phase == ROB)
    return m.robbing


@rule
def rate_moves(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """Write into m.score what each choice leads to; the number of the best. Offers are another matter (trades.py)."""
    look_whom_to_harm(thoughts[SIGHT], m)
    best = 0
    equal = 0
    for i in range(m.n_choices):
        m.score[i] = NEVER
        if b.code_kind[m.choice[i]] != MAKE_OFFER:
            m.score[i] = value_after(thoughts, b, w, m, SIGHT, seat, m.choice[i])
        if m.score[i] > m.score[best]:
            best = i
            equal = 0
        equal += int(m.score[i] == m.score[best])
    if m.robbing == 1:
        return take_turns(thoughts[SIGHT], m, seat, best, equal)
    return best


@rule
def take_turns(s: TableState, m: TableMind, seat: int, best: int, equal: int) -> int:
    """Of equally good ways to harm someone, another one every round: the first would always hit the same seats."""
    left = (s.turn // s.players + seat) % equal
    for i in range(best, m.n_choices):
        if m.score[i] == m.score[best]:
            if left == 0:
                return i
            left -= 1
    return best


@rule
def finish_turn(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, i: int, seat: int) -> int:
    """Go on from position i by the best next moves while the seat alone decides; what that is worth."""
    best = value(thoughts[i], b, w, m, seat)
    for _ in range(LONGEST_TURN):
        s = thoughts[i]
        if s.phase == OVER or s.phase == OFFER or first_to_act(s, b) != seat:
            return best
        n = legal(s, b, w, seat)
        for k in range(n):
            m.inner[k] = w.legal[k]
        must = s.phase != MAIN
        move = -1
        for k in range(n):
            kind = b.code_kind[m.inner[k]]
            if kind != MAKE_OFFER and kind != END_TURN:
                now = value_after(thoughts, b, w, m, i, seat, m.inner[k])
                if now > best or (must and move < 0):
                    best = now
                    move = m.inner[k]
        if move < 0:
            return best
        do_code(thoughts[i], b, w, seat, move)
    return best


@rule
def think_through(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """Write into m.through the worth of the best turn beginning with each promising choice; the number of the best."""
    for i in range(m.n_choices):
        m.through[i] = NEVER
    top = -1
    for _ in range(m.breadth[m.use]):
        next = -1
        for i in range(m.n_choices):
            if m.through[i] == NEVER and m.score[i] > NEVER and (next < 0 or m.score[i] > m.score[next]):
                next = i
        if next < 0:
            return top
        m.through[next] = m.score[next]
        if b.code_kind[m.choice[next]] != END_TURN:
            copy_state(thoughts, TURN, thoughts, SIGHT)
            do_code(thoughts[TURN], b, w, seat, m.choice[next])
            m.through[next] = max(m.score[next], finish_turn(thoughts, b, w, m, TURN, seat))
        if top < 0 or m.through[next] > m.through[top]:
            top = next
    return top


@rule
def choose(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """The number of the best choice, offers aside."""
    best = rate_moves(thoughts, b, w, m, seat)
    if m.robbing == 1:
        for i in range(m.n_choices):
            m.through[i] = m.score[i]
    elif m.breadth[m.use] > 0:
        best = think_through(thoughts, b, w, m, seat)
    return best


@rule
def decide(thoughts: list[TableState], b: TableBoard, w: TableWork, m: TableMind, seat: int) -> int:
    """The move of the level that sits here. `thoughts[SIGHT]` is the masked record, m.choice the legal codes."""
    m.use = m.level[seat]
    if m.n_choices == 1:
        return m.choice[0]
    if m.use == GREENHORN or (m.stray[m.use] > 0 and below(w, 1000) < m.stray[m.use]):
        return incline(b, w, m)
    if thoughts[SIGHT].phase == OFFER:
        return answer(thoughts, b, w, m, seat)
    offer = propose(thoughts, b, w, m, seat)
    if offer >= 0:
        return offer
    return m.choice[choose(thoughts, b, w, m, seat)]
