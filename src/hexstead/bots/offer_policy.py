"""Limit the trades of bots at tables to sensible ones.

A level chooses its offer by value alone, and in simulations it may make one every turn. At a table, this policy rejects
offers that come too soon after the last one, repeat an earlier one, are no better than a trade with the bank, or that
nobody is likely to be able to accept. No bot trades with the player in the lead.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from ..core.actions import ACCEPT, CONCLUDE, COUNTER, MAKE_OFFER
from ..core.game import Game
from ..core.public_cards import PublicCards
from ..core.rule import resolve
from ..core.rules.goods import holding

TURNS_BETWEEN_OFFERS = 3  # minimum number of a bot's turns between two of its offers
TURNS_BEFORE_REPEATING = 10  # minimum number of a bot's turns before it repeats an offer
LIKELY = 0.8  # a partner is asked if it is expected to hold at least this many cards per card wanted
NEARLY_WON = 2  # a player within this many points of the goal gets no offers
BANK_AXES = {("resources",), ("resources", "resources")}  # axes of actions that may be trades with the bank
BANK_SOURCES = ("supply", "exchange")  # sources of the goods moved by such a trade

Terms = tuple[int, int, int, int]  # good given, its count, good wanted, its count
Prices = dict[tuple[int, int], tuple[int, int]]  # goods given and got → their counts
Points = dict[int, int]  # public points by seat


@dataclass(frozen=True, slots=True)
class _Offered:
    """An offer that was made: the turn, and the points of the bot and of those it asked."""

    turn: int
    points: Points


@dataclass(slots=True)
class _Memory:
    """The hands that a bot expects, and the offers it has made."""

    cards: PublicCards
    last_turn: int = 0  # no offers in the first turns
    offered: dict[Terms, _Offered] = field(default_factory=dict)


class OfferPolicy:
    """Decides which offers the bots at one table make."""

    def __init__(self) -> None:
        self._memories: dict[int, _Memory] = {}

    def permitted(self, game: Game, seat: int, codes: Sequence[int], candidates: Collection[int]) -> list[int]:
        """Drop the offers that a bot should not make now, and answers by which it would trade with the leader.

        `candidates` are the seats it can ask.
        """
        moves = game.definition.actions.moves
        codes = without_leader(game, codes)
        offers = [code for code in codes if moves[code][0] == MAKE_OFFER]
        others = [code for code in codes if moves[code][0] != MAKE_OFFER]
        if not offers or game.state.offers_made or not candidates or self._is_too_soon(game, seat):
            return others
        self._memory(game, seat).cards.catch_up(game)
        bank = bank_prices(game, seat, others)
        return others + [code for code in offers if self._is_sensible(game, seat, code, candidates, bank)]

    def partners(self, game: Game, seat: int, code: int, candidates: Collection[int]) -> list[int]:
        """The candidates that are likely to hold what an offer asks for, and neither lead nor are about to win."""
        _, _, good, count = terms_of(game, code)
        points, goal = game.points_for(None), game.goal
        return [
            other
            for other in sorted(candidates)
            if other != seat
            and points[other] < goal - NEARLY_WON
            and not leads(points, goal, other)
            and self._may_hold(game, seat, other, good, count)
        ]

    def guess(self, game: Game, seat: int, other: int) -> list[int]:
        """The most likely hand of another seat, as far as the bot has seen."""
        return self._memory(game, seat).cards.guess(other, game.state.hand_size[other])

    def note(self, game: Game, seat: int, code: int, partners: Collection[int]) -> None:
        """Remember an offer that is being made to some partners."""
        memory = self._memory(game, seat)
        memory.last_turn = game.turn
        memory.offered[terms_of(game, code)] = _Offered(game.turn, _points_of(game, [seat, *partners]))

    def _memory(self, game: Game, seat: int) -> _Memory:
        if seat not in self._memories:
            self._memories[seat] = _Memory(PublicCards(game, seat))
        return self._memories[seat]

    def _is_too_soon(self, game: Game, seat: int) -> bool:
        last = self._memory(game, seat).last_turn
        return last <= game.turn < last + TURNS_BETWEEN_OFFERS * game.players  # a later turn was undone

    def _is_sensible(
        self,
        game: Game,
        seat: int,
        code: int,
        candidates: Collection[int],
        bank: Prices,
    ) -> bool:
        give, given, get, got = terms = terms_of(game, code)
        price, amount = bank.get((give, get), (0, 0))
        if amount and price * got <= given * amount:
            return False
        partners = self.partners(game, seat, code, candidates)
        last = self._memory(game, seat).offered.get(terms)
        if last is not None and last.turn <= game.turn:
            if game.turn < last.turn + TURNS_BEFORE_REPEATING * game.players:
                return False
            if _points_of(game, [seat, *partners]).items() <= last.points.items():
                return False  # the bot has not got further since, and neither has anyone whom it would ask
        return bool(partners)

    def _may_hold(self, game: Game, seat: int, other: int, good: int, count: int) -> bool:
        state, board = game.state, game.engine.board_struct
        if good >= board.resources:  # public
            return bool(resolve(holding, game.definition.hooks)(state, board, other, good) >= count)
        expected = self._memory(game, seat).cards.expected(other, game.goods[good])
        return state.hand_size[other] >= count and expected >= LIKELY * count


def leads(points: Sequence[int], goal: int, seat: int) -> bool:
    """Whether a seat is ahead of everyone else by public points, and past half of the goal."""
    return 2 * points[seat] > goal and all(points[seat] > n for other, n in enumerate(points) if other != seat)


def without_leader(game: Game, codes: Sequence[int]) -> list[int]:
    """Drop the answers by which a seat would trade with the leader: acceptance, counter-offers, conclusions."""
    moves, points, goal = game.definition.actions.moves, game.points_for(None), game.goal
    leader = next((seat for seat in range(game.players) if leads(points, goal, seat)), None)
    if leader is None:
        return list(codes)
    from_leader = (ACCEPT, COUNTER) if leader == game.turn_seat else ()
    return [code for code in codes if moves[code][0] not in from_leader and moves[code][:2] != (CONCLUDE, leader)]


def _points_of(game: Game, seats: Collection[int]) -> Points:
    points = game.points_for(None)
    return {seat: points[seat] for seat in seats}


def terms_of(game: Game, code: int) -> Terms:
    """The terms of an offer that has a code."""
    b, bundle = game.engine.board_struct, game.definition.actions.moves[code][1]
    return b.bundle_give[bundle], b.bundle_give_count[bundle], b.bundle_get[bundle], b.bundle_get_count[bundle]


def bank_prices(game: Game, seat: int, codes: Sequence[int]) -> Prices:
    """The exchange rates of the bank, from the legal codes."""
    actions, goods = game.definition.actions, game.goods
    found: Prices = {}
    for code in codes:
        if actions.classes[actions.moves[code][0]].axes not in BANK_AXES:
            continue
        trial = game.copy()
        trial.apply(game.action(seat, code))
        moved = [one for row in trial.last_rows() for one in game.event(row, seat).moved_goods()]
        paid = [(good, -count) for _, good, count, source in moved if count < 0 and source in BANK_SOURCES]
        got = [(good, count) for _, good, count, source in moved if count > 0 and source in BANK_SOURCES]
        if len(paid) == len(got) == 1:
            (give, price), (get, amount) = paid[0], got[0]
            found[goods.index(str(give)), goods.index(str(get))] = price, amount
    return found
