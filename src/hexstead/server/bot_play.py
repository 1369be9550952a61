"""How bots play at a table: actions, answers to proposals, and offers.

A bot makes an offer only to seats that, as far as it has seen, probably hold the cards and would gain, and with which
it would trade itself. If all of them are bots, the offer is concluded or withdrawn in the same step; people get some
time to answer (windows.py). No bot trades with the player in the lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, Literal

from ..bots.offer_policy import OfferPolicy, leads, without_leader
from ..core.actions import ACCEPT, CONCLUDE, DECLINE, MAKE_OFFER
from ..core.common_fields import ASKED
from ..core.game import Game
from ..core.proposals import actions_of
from ..errors import IllegalAction
from .bots import Bots
from .checks import Check, Draft
from .messages import Refused
from .room import Room
from .seats import Proposal, Seat
from .stand_in import without_trades
from .windows import can_be_asked, lone_person

ADVISER = "engineer"  # judges whether a partner would gain from an offer
RANDOM = "random"
MAX_PROPOSALS = 3  # per seat between two actions of a bot, so that nobody can delay the bot indefinitely
MAX_OFFERS_JUDGED = 3  # if none of them would be accepted, the bot acts without an offer


class BotPlay:
    """Decides for the bots of one room."""

    def __init__(self, room: Room, bots: Bots):
        self._room, self._bots = room, bots
        self._policy = OfferPolicy()
        self._replied: set[tuple[int, int]] = set()  # answered: (proposing seat, bot's prompt number)
        self._considered: dict[tuple[int, int], set[int]] = {}  # the same pair → IDs of the proposals considered

    def proposal_to(self, seat: Seat) -> Proposal | None:
        """The next proposal that a bot has to answer, if any."""
        table = self._room.table
        if seat.number != table.game.turn_seat:
            return None
        waiting = (
            proposal
            for author, proposal in sorted(table.proposals.items())
            if (author, seat.prompt_number) not in self._replied and table.can_propose(author)
        )
        return next((proposal for proposal in waiting if self._considers(proposal, seat.prompt_number)), None)

    def _considers(self, proposal: Proposal, prompt: int) -> bool:
        """Whether a bot considers a proposal; the limit keeps proposals from delaying its next action."""
        key = proposal.seat, prompt
        if key not in self._considered:
            self._considered = {other: ids for other, ids in self._considered.items() if other[1] == prompt}
        ids = self._considered.setdefault(key, set())
        if len(ids) < MAX_PROPOSALS:
            ids.add(proposal.id)
        return proposal.id in ids

    def has_open_offer(self, seat: Seat) -> bool:
        game = self._room.table.game
        return game.phase == "offer" and game.turn_seat == seat.number

    async def level_of(self, seat: Seat) -> str:
        """The level that plays a seat now. A substitute is reported to the table once."""
        room = self._room
        level = await self._bots.playing_level(room.table.game.name, seat.level)
        if level != seat.level:
            why: Literal["load"] | None = "load" if self._bots.is_behind else None
            await room.write(partial(room.checks.substitution, seat.level, level, why))
        return level

    async def think(self, seat: Seat) -> Check:
        """Decide what a bot does. The returned function checks the decision again and creates the entry."""
        number, level = seat.prompt_number, await self.level_of(seat)  # a host may have to start for that
        with self.counting(seat):
            return await self._think(seat, number, level)

    def counting(self, seat: Seat) -> AbstractContextManager[None]:
        """Count the time of a block as the seat's in this turn."""
        return self._bots.turn_time(self._room, seat.number).counting(self._room.table.game.turn)

    async def _think(self, seat: Seat, number: int, level: str) -> Check:
        if self.has_open_offer(seat):
            return await self._resolve(seat, level)
        proposal = self.proposal_to(seat)
        check = await (self._choose(seat, level) if proposal is None else self._reply(seat, level, proposal))

        def current() -> Draft | None:
            if seat.prompt_number != number or not seat.bot:
                raise Refused("The prompt has changed in the meantime.", "stale")
            return check()

        return current

    # Actions

    async def _choose(self, seat: Seat, level: str) -> Check:
        room = self._room
        game = room.table.game
        codes = self._permitted(seat)
        for _ in range(MAX_OFFERS_JUDGED):
            action = await self._bots.decide(room, seat.number, level, codes)
            code = self._offer_code(game, codes, action)
            if code is None:
                return partial(room.checks.actions, seat.number, [action], "bot")
            if partners := await self._partners(seat, level, code):
                return await self._offer(seat, code, action, partners)
            codes = [other for other in codes if other != code]
        action = await self._bots.decide(room, seat.number, level, _others(game, codes))
        return partial(room.checks.actions, seat.number, [action], "bot")

    def _permitted(self, seat: Seat) -> list[int]:
        """The legal codes, with only those offers that the bot should make."""
        table = self._room.table
        game, codes = table.game, table.game.legal_codes(seat.number)
        if seat.is_held:
            return without_trades(game, codes)
        candidates = [other.number for other in table.seats if self._trades(seat, other)]
        return self._policy.permitted(game, seat.number, codes, candidates)

    def _trades(self, seat: Seat, other: Seat) -> bool:
        """Whether a bot can ask another seat to trade.

        It does not ask bots that replace a person, and a leader does not ask bots, since none would accept.
        """
        game = self._room.table.game
        if other is seat or other.stands_in or (other.bot and leads(game.points_for(None), game.goal, seat.number)):
            return False
        return other.bot or can_be_asked(self._room.table, self._room.audience(), other)

    @staticmethod
    def _offer_code(game: Game, codes: Sequence[int], action: dict[str, Any]) -> int | None:
        """The code of an action that is an offer with a code, else None."""
        if action["type"] != "offer":
            return None
        moves = game.definition.actions.moves
        offers = (code for code in codes if moves[code][0] == MAKE_OFFER)
        return next((c for c in offers if _terms(game.action(0, c).to_json()) == _terms(action)), None)

    # Offers

    async def _partners(self, seat: Seat, level: str, code: int) -> list[int]:
        """The seats that would accept an offer with the hands that the bot expects, and with which it would conclude.

        The level `random` does not check this.
        """
        room = self._room
        table, game = room.table, room.table.game
        candidates = [other.number for other in table.seats if self._trades(seat, other)]
        lone = lone_person(table, room.audience())
        partners = []
        for other in self._policy.partners(game, seat.number, code, candidates):
            trial = game.copy()
            trial.apply(game.action(seat.number, code).to_json() | {"to": [other]})
            if lone is table.seats[other] and not _can_accept(trial, other):
                continue  # that is public, so the offer reveals nothing
            guess = trial.supposing(other, self._policy.guess(game, seat.number, other))
            if level == RANDOM or (
                await self._accepts(other, ADVISER, guess) and await self._concludes(seat, level, guess, other)
            ):
                partners.append(other)
        return partners

    async def _concludes(self, seat: Seat, level: str, trial: Game, other: int) -> bool:
        """Whether a bot would conclude its open offer in `trial` if the only seat that it asks accepts."""
        trial.apply({"type": "accept", "seat": other})
        action = await self._bots.decide(self._room, seat.number, level, trial.legal_codes(seat.number), trial)
        return bool(action["type"] == "conclude")

    async def _accepts(self, seat: int, level: str, trial: Game) -> bool:
        """Whether a bot of this level can accept the open offer of `trial` and would do so."""
        moves = trial.definition.actions.moves
        codes = [code for code in trial.legal_codes(seat) if moves[code][0] in (ACCEPT, DECLINE)]
        if not _can_accept(trial, seat):
            return False
        action = await self._bots.decide(self._room, seat, level, codes, trial)
        return bool(action["type"] == "accept")

    async def _offer(self, seat: Seat, code: int, action: dict[str, Any], partners: list[int]) -> Check:
        room = self._room
        actions = [{**action, "to": partners, "seat": seat.number}]
        if all(room.table.seats[other].bot for other in partners):
            trial = room.table.game.copy()
            trial.apply(actions[0])
            actions += await self._answers(seat, trial)

        def check() -> Draft:
            self._policy.note(room.table.game, seat.number, code, partners)
            return room.checks.trade(seat.number, actions)

        return check

    async def _answers(self, seat: Seat, game: Game) -> list[dict[str, Any]]:
        """The actions that end an open offer: the first bot that accepts, or withdrawal.

        A bot that replaces a person does not trade.
        """
        for other in () if seat.stands_in else self._room.table.seats:
            if other.bot and not other.stands_in and game.state.answer[other.number] == ASKED:
                level = await self._bots.playing_level(game.name, other.level)
                if await self._accepts(other.number, level, game):
                    conclude = {"type": "conclude", "partner": other.number, "seat": seat.number}
                    return [{"type": "accept", "seat": other.number}, conclude]
        return [{"type": "withdraw", "seat": seat.number}]

    async def _resolve(self, seat: Seat, level: str) -> Check:
        """End the bot's own offer: take a good counter-offer of a person, otherwise ask the bots.

        If the chosen counter-offer has changed in the meantime, the offer is withdrawn.
        """
        room = self._room
        game, offer = room.table.game, room.table.offer_seq
        moves, codes = game.definition.actions.moves, without_leader(game, game.legal_codes(seat.number))
        actions: list[dict[str, Any]] = []
        if not seat.stands_in and any(moves[code][0] == CONCLUDE for code in codes):
            action = await self._bots.decide(room, seat.number, level, codes)
            actions = [{**action, "seat": seat.number}] if action["type"] == "conclude" else []
        terms = [_counter(game, action["partner"]) for action in actions]
        actions = actions or await self._answers(seat, game)

        def check() -> Draft:
            now = room.table.game
            if not (self.has_open_offer(seat) and room.table.offer_seq == offer and seat.bot):
                raise Refused("The offer is no longer open.", "stale")
            if terms != [_counter(now, action["partner"]) for action in actions[: len(terms)]]:
                return room.checks.trade(seat.number, [{"type": "withdraw", "seat": seat.number}])
            return room.checks.trade(seat.number, actions)

        return check

    # Proposals

    async def _reply(self, seat: Seat, level: str, proposal: Proposal) -> Check:
        """Accept or decline a proposal, evaluated like an offer that its author has accepted."""
        room = self._room
        yes = await self._agrees(seat, level, proposal)

        def check() -> Draft:
            answered = {one for one in self._replied if one[1] == seat.prompt_number}
            self._replied = answered | {(proposal.seat, seat.prompt_number)}
            if proposal not in room.table.proposals.values():
                raise Refused("The proposal is no longer open.", "stale")
            return room.checks.answer_to_proposal(proposal, yes, seat.number, "bot")

        return check

    async def _agrees(self, seat: Seat, level: str, proposal: Proposal) -> bool:
        """Whether a bot would accept a proposal; it declines those of a leader."""
        room = self._room
        trial = room.table.game.copy()
        if leads(trial.points_for(None), trial.goal, proposal.seat):
            return False
        try:
            for action in actions_of(trial, proposal.seat, proposal.give, proposal.get)[:2]:
                trial.apply(action)
        except IllegalAction:  # one of them does not have the goods
            return False
        chosen = await self._bots.decide(room, seat.number, level, trial.legal_codes(seat.number), trial)
        return bool(chosen["type"] == "conclude")


def _terms(action: dict[str, Any]) -> tuple[dict[str, int], dict[str, int]]:
    return dict(action["give"]), dict(action["get"])


def _others(game: Game, codes: Sequence[int]) -> list[int]:
    """The codes that are not offers."""
    return [code for code in codes if game.definition.actions.moves[code][0] != MAKE_OFFER]


def _can_accept(game: Game, seat: int) -> bool:
    moves = game.definition.actions.moves
    return any(moves[code][0] == ACCEPT for code in game.legal_codes(seat))


def _counter(game: Game, seat: int) -> tuple[int, list[int], list[int]]:
    """A seat's answer to the open offer, with its terms."""
    state = game.state
    return state.answer[seat], list(state.counter_give[seat]), list(state.counter_get[seat])
