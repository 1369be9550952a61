"""Validate changes to a table and compute the game that would follow.

Every check returns the change as a Draft, returns None if there is nothing to write, or raises Refused. It does not
modify the table: actions are tried on a copy of the game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, assert_never

from ..core.actions import CHANCE_NAME, Conclude, Withdraw
from ..core.common_fields import ACCEPTS, DECLINES, NOT_ASKED, OFFER
from ..core.game import Game
from ..core.names import short_repr
from ..core.proposals import actions_of, check_proposal, may_be_possible
from ..core.translations import rule_sentence
from ..errors import BadAction, IllegalAction
from .entries import (
    Acted,
    Answered,
    Asked,
    Change,
    Chatted,
    Lapsed,
    Muted,
    Ordered,
    Proposed,
    Returned,
    Started,
    StoodIn,
    Substituted,
    Thinking,
    Undone,
    Unproposed,
    Unsaid,
    Wished,
)
from .messages import (
    Act,
    Answer,
    Build,
    Chat,
    End,
    Give,
    Mute,
    Order,
    Propose,
    Refused,
    Reply,
    SeatMessage,
    Think,
    Undo,
)
from .seats import ConsentRequest, Proposal
from .table import GATHERING, OVER, PLAYING, EventRows, Played, Table, play, play_chance
from .windows import Window, can_ask_to_build


@dataclass(frozen=True, slots=True)
class Draft:
    """A checked change that is ready to be written."""

    seat: int | None
    change: Change
    played: Played | None = None


Check = Callable[[], Draft | None]  # raises Refused; None: nothing to write


class Checks:
    """Validates changes to one table."""

    def __init__(self, table: Table, frozen: bool, now: Callable[[], float], window: Callable[[], Window | None]):
        """`now` returns the time written to entries; while `frozen` returns True, nothing expires."""
        self.table = table
        self._frozen, self._now, self._window = frozen, now, window

    def message(self, seat: int, message: SeatMessage) -> Draft:
        match message:
            case Act():
                return self._act(seat, message)
            case Undo():
                return self._undo(seat, message)
            case End():
                self._check_playing()
                return self._request(seat, "end", None)
            case Give():
                return self._give(seat, message.who)
            case Answer():
                return self._answer(seat, message)
            case Propose():
                return self._proposal(seat, message)
            case Reply():
                return self._reply(seat, message)
            case Order():
                return self._order(seat, message)
            case Think():
                return self._think(seat)
            case Build():
                if not can_ask_to_build(self._check_playing(), seat, self._now()):
                    raise Refused("You cannot build after this turn.", "not_asked")
                return Draft(seat, Wished(message.on))
            case Chat():
                if (message.text is None) == (message.phrase is None):
                    raise Refused("chat: needs either a text or a phrase.")
                return Draft(seat, Chatted(message.text, message.phrase))
            case Mute():
                if message.who == seat or message.who >= len(self.table.seats):
                    raise Refused(f"There is no other seat {message.who}.")
                return Draft(seat, Muted(message.who, message.on))
            case _:
                assert_never(message)

    def _act(self, seat: int, act: Act) -> Draft:
        if act.prompt != self.table.seats[seat].prompt_number:
            raise Refused("Your options have changed in the meantime.", "stale")
        if seat not in self._check_playing().acting_seats():
            raise Refused("You cannot act now.", "not_asked")
        if any("agreed" in action for action in act.actions):
            raise Refused("To agree to a proposal, reply to it.")
        return self.actions(seat, act.actions)

    def actions(self, seat: int, actions: Sequence[Any], by: Literal["bot", "clock", "order"] | None = None) -> Draft:
        """Try a seat's actions, all or none, and the chance actions that follow."""
        trial = self.table.game.copy()
        rows: EventRows = []
        for i, action in enumerate(actions):
            before = trial.to_act
            if i and not (seat in before and CHANCE_NAME not in before):
                raise Refused(f"The list must end with action {i}: chance or another seat acts next.", "crossing")
            rows += _apply_action(trial, seat, action)
            if i + 1 < len(actions) and _prompts_others(before, trial.to_act, seat):
                raise Refused(f"The list must end with action {i + 1}: another seat has to respond first.", "crossing")
        done = [{**action, "seat": seat} for action in actions]
        closing = self._closing(trial, seat)
        if closing is not None:
            rows += _apply_action(trial, trial.turn_seat, closing)
            done.append(closing)
        return self._draft(trial, seat, done, rows, by)

    def trade(self, seat: int, actions: Sequence[dict[str, Any]]) -> Draft:
        """Try a bot's offer or its end, with the answers of other bots; every action names its seat."""
        trial = self.table.game.copy()
        rows: EventRows = []
        for action in actions:
            rows += _apply_action(trial, action["seat"], action)
        return self._draft(trial, seat, list(actions), rows, "bot")

    def _closing(self, trial: Game, seat: int) -> dict[str, Any] | None:
        """The action that closes an offer in the same step as the last answer. A bot takes the first acceptance.

        An offer that was made only to bots is withdrawn if all of them declined.
        """
        state, turn = trial.state, self.table.seats[trial.turn_seat]
        if state.phase != OFFER or seat == turn.number:
            return None
        if state.answer[seat] == ACCEPTS and turn.bot and not turn.stands_in:
            return Conclude(seat, seat=turn.number).to_json()
        asked = [s for s in self.table.seats if state.answer[s.number] != NOT_ASKED]
        if all(s.bot and state.answer[s.number] == DECLINES for s in asked):
            return Withdraw(seat=turn.number).to_json()
        return None

    def _draft(
        self,
        trial: Game,
        seat: int,
        actions: list[dict[str, Any]],
        rows: EventRows,
        by: Literal["bot", "clock", "order"] | None = None,
        proposal: int | None = None,
    ) -> Draft:
        """The entry for actions that were applied to a copy of the game, and for the chance actions that follow."""
        chance, more = play_chance(trial)
        prompts = self.table.prompts_of(trial)
        change = Acted(actions + chance, self.table.numbers_for(prompts, seat), by, proposal)
        return Draft(seat, change, Played(trial, rows + more, prompts))

    def _undo(self, seat: int, undo: Undo) -> Draft:
        table = self._check_playing()
        if undo.to >= table.actions:
            raise Refused(f"The game has {table.actions} actions; keeping {undo.to} would undo nothing.", "not_asked")
        to = _last_decision(table.game, undo.to)
        if to >= (table.undo_to(seat) or 0):
            return Draft(seat, Undone(to, self._numbers_after_undo(to, seat)))
        if not table.can_undo(seat, to):
            raise Refused("A card was drawn or stolen since then, which cannot be undone.", "not_undoable")
        return self._request(seat, "undo", to)

    def _give(self, seat: int, who: int) -> Draft:
        table = self._check_playing()
        if who >= len(table.seats):
            raise Refused(f"There is no seat {who}.", "unknown")
        if not table.needs_consent(table.seats[who]):
            raise Refused("The host can give that seat to someone else without asking.", "not_asked")
        return self._request(seat, "give", None, who)

    def _request(
        self, seat: int, what: Literal["undo", "end", "give"], to: int | None, who: int | None = None
    ) -> Draft:
        if self.table.request is not None and not self._has_expired(self.table.request):
            raise Refused("The players are already being asked for something.", "not_asked")
        settled = not self.table.held_by_others(seat)
        left = self.table.asks_again(seat) - self._now()
        if left > 0 and not (settled or self._frozen):
            raise Refused(
                f"Not everyone agreed to your last request. Ask again in {math.ceil(left)} s.", "asked_before"
            )
        return Draft(seat, Asked(what, to, *self._consequence(settled, what, to, seat), who))

    def _has_expired(self, request: ConsentRequest) -> bool:
        return not self._frozen and self._now() >= request.expiry

    def _answer(self, seat: int, answer: Answer) -> Draft:
        request = self.table.request
        if (
            request is None
            or request.id != answer.ask
            or seat not in request.can_answer(answer.yes)
            or self._has_expired(request)
        ):
            raise Refused("You are no longer asked for that.", "stale")
        last = answer.yes and request.waiting == {seat}
        consequence = self._consequence(last, request.what, request.to, request.seat)
        return Draft(seat, Answered(answer.ask, answer.yes, *consequence))

    def _consequence(
        self, settled: bool, what: str, to: int | None, seat: int
    ) -> tuple[Literal[True] | None, list[int] | None]:
        """The `ends` and `numbers` of an entry that completes the consent to a request."""
        if not settled:
            return None, None
        if what == "undo" and to is not None:
            return None, self._numbers_after_undo(to, seat)
        if what == "give":
            return None, [s.prompt_number for s in self.table.seats]
        return True, [s.prompt_number + 1 for s in self.table.seats]

    def _numbers_after_undo(self, to: int, seat: int) -> list[int]:
        trial = self.table.game.copy()
        trial.undo(trial.length - to)
        return self.table.numbers_for(self.table.prompts_of(trial), seat)

    def _proposal(self, seat: int, wanted: Propose) -> Draft:
        """Check what the proposer knows: whether the turn player can trade at all, and the proposer's goods."""
        table = self._check_playing()
        if not table.can_propose(seat):
            raise Refused("You can propose a trade only while another person can trade on their turn.", "no_proposals")
        give, get = ({good: n for good, n in goods.items() if n} for goods in (wanted.give, wanted.get))
        try:
            rule = check_proposal(table.game, seat, give, get)
        except BadAction as error:
            raise Refused(str(error)) from None
        if rule is not None:
            raise Refused(rule_sentence(rule), "illegal", rule)
        if not may_be_possible(table.game, seat, give, get):
            raise Refused("They do not have that many cards.", "cannot_trade")
        return Draft(seat, Proposed(give, get))

    def _reply(self, seat: int, reply: Reply) -> Draft:
        table = self._check_playing()
        proposal = next((one for one in table.proposals.values() if one.id == reply.proposal), None)
        if proposal is None:
            raise Refused("That proposal is no longer open.", "stale")
        if seat != table.game.turn_seat and (reply.yes or seat != proposal.seat):
            raise Refused("That proposal was not made to you.", "not_asked")
        return self.answer_to_proposal(proposal, reply.yes, seat)

    def answer_to_proposal(self, proposal: Proposal, yes: bool, seat: int, by: Literal["bot"] | None = None) -> Draft:
        """Decline or withdraw a proposal, or carry it out as offer, acceptance and conclusion, all or nothing."""
        if not yes:
            return Draft(seat, Unproposed(proposal.id))
        trial = self.table.game.copy()
        actions = actions_of(trial, proposal.seat, proposal.give, proposal.get)
        rows: EventRows = []
        for action in actions:
            try:
                rows += _apply_action(trial, action["seat"], action)
            except Refused:
                if action["seat"] == proposal.seat:
                    name = self.table.seats[proposal.seat].name
                    raise Refused(f"{name} can no longer make this trade.", "cannot_trade") from None
                raise
        return self._draft(trial, trial.turn_seat, actions, rows, by, proposal.id)

    def _order(self, seat: int, order: Order) -> Draft:
        goods = self.table.game.goods
        for good in order.never or ():
            if good not in goods:
                raise Refused(f"{short_repr(good)} is not one of the goods {', '.join(goods)}.")
        if order.passes and order.asks:
            raise Refused("A seat either passes or takes part in every build phase.")
        return Draft(seat, Ordered(order.passes, order.never, order.asks, order.offers))

    def _think(self, seat: int) -> Draft:
        table, window = self._check_playing(), self._window()
        if window is None or window.kind != "offer" or window.ends is None or seat not in window.seats:
            raise Refused("No offer is waiting for your answer.", "not_asked")
        if seat in table.thinking:
            raise Refused("You have already asked for more time.", "not_asked")
        return Draft(seat, Thinking(table.offer_seq))

    def _check_playing(self) -> Table:
        if self.table.status == GATHERING:
            raise Refused("The game has not begun: seats are still open.", "gathering")
        if self.table.status == OVER:
            raise Refused("The game is over.", "over")
        return self.table

    # Changes that no client requested

    def start(self) -> Draft:
        """Fix the nonces of all seats and let chance set up the game."""
        table = self.table
        nonces = [seat.nonce or "" for seat in table.seats]  # the server adds none, as it could pick a favourable one
        trial = table.new_game(nonces)
        actions, _ = play_chance(trial)
        numbers = [int(seat.number in trial.to_act) for seat in table.seats]
        return Draft(None, Started(nonces, actions, numbers))

    def return_to_seat(self, seat: int) -> Draft | None:
        return Draft(seat, Returned()) if self.table.seats[seat].bot and self.table.status != OVER else None

    def substitution(self, level: str, by: str, why: Literal["load"] | None) -> Draft | None:
        return None if (level, why) in self.table.substituted else Draft(None, Substituted(level, by, why))

    def removal_of_chat(self, chat: int, said: bool) -> Draft | None:
        """Remove a chat message; `said`: whether it is in the log."""
        if not said:
            raise Refused(f"There is no chat message {chat}.", "unknown")
        return Draft(None, Unsaid(chat))

    def lapse(self) -> Draft | None:
        """End the open request if it has expired."""
        request = self.table.request
        return Draft(request.seat, Lapsed(request.id)) if request is not None and self._has_expired(request) else None

    def stand_in(self, seat: int) -> Draft | None:
        return None if self.table.seats[seat].bot or self.table.status != PLAYING else Draft(seat, StoodIn())


def _apply_action(game: Game, seat: int, action: Any) -> EventRows:
    named = action.get("seat", seat)
    if type(named) is not int or named != seat:
        raise Refused(f"You play seat {seat}, not {short_repr(named)}.", "not_your_seat")
    try:
        return play(game, [{**action, "seat": seat}])
    except IllegalAction as error:
        raise Refused(error.sentence, "illegal", error.rule) from None
    except BadAction as error:
        raise Refused(str(error)) from None


def _prompts_others(before: Sequence[int | str], after: Sequence[int | str], seat: int) -> bool:
    """Whether a seat has to act that did not have to before."""
    return any(other != seat and other not in before and other != CHANCE_NAME for other in after)


def _last_decision(game: Game, n: int) -> int:
    """The largest number of actions up to n after which a seat, not chance, had to act."""
    trial = game.copy()
    trial.undo(trial.length - n)
    while trial.to_act == (CHANCE_NAME,):
        if trial.length == 0:
            raise Refused("Everything before that was the setup by chance.", "not_asked")
        trial.undo()
    return trial.length
