"""The state of a table, derived from its log: game, seats, clock, consent. No sockets, no disk, no wall clock.

`apply(entry)` is the only way to change it; the same log always gives the same table, in every process and after every
restart. Entries are checked before they are written, on a copy of the game.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from ..core.actions import CHANCE_NAME, EndTurn, Offer
from ..core.common_fields import ASKED
from ..core.definition import definition
from ..core.game import Game, from_position, new
from ..core.game_file import replay
from ..core.options import seat_colours
from ..core.proposals import may_be_possible, takes_proposals
from ..core.terms import map_of
from .clock import Clock
from .encoding import encode, encode_members
from .entries import (
    Acted,
    Answered,
    Asked,
    Cancelled,
    Chatted,
    Closed,
    Entry,
    Forgotten,
    Joined,
    Lapsed,
    Left,
    Linked,
    Moved,
    Muted,
    Ordered,
    Proposed,
    Rematched,
    Renamed,
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
from .position_texts import PositionTexts
from .recent_events import RecentEvents
from .seats import BOT, LINK, ConsentRequest, Proposal, Seat, Viewer
from .settings import (
    CONSENT_SECONDS,
    CORRESPONDENCE_CONSENT_SECONDS,
    CORRESPONDENCE_TURN_SECONDS,
    MAX_IDS,
    MIN_ASKING_PAUSE,
)
from .undo import involves_others, last_draw, raise_limits, undo_limits

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
AGREED, CANCELLED = ENDED_EARLY = "agreed", "cancelled"  # results of games that ended early
PASS = "pass"  # the action that ends a build phase

Prompt = str  # as JSON; null if the seat cannot act
EventRows = list[list[list[int]]]  # the event rows of each action
NO_PROMPT: Prompt = "null"


@dataclass(frozen=True, slots=True)
class Played:
    """A game after actions that were tried on a copy, with their events and the prompts that follow."""

    game: Game
    rows: EventRows
    prompts: list[Prompt]


class Table:
    """One table."""

    def __init__(self, code: str, terms: Mapping[str, Any], host: str | None):
        self.code = code
        self.terms = terms
        self.host = host
        self.seq = 0  # number of the last entry
        self.status = OVER if "record" in terms else GATHERING
        self.seats = [
            Seat(
                number=i,
                colour=colour,
                kind=s["kind"],
                name=s["name"],
                level=s["level"],
                device=s.get("device"),
                open=s["kind"] == LINK,
                bot=s["kind"] == BOT,
                nonce=s["nonce"],
            )
            for i, (s, colour) in enumerate(zip(terms["seats"], seat_colours(terms["options"]), strict=False))
        ]
        self.game = self.new_game([])
        self.request: ConsentRequest | None = None
        self._asks_again: dict[int, float] = {}  # seat → time until which it cannot make another request
        self.proposals: dict[int, Proposal] = {}  # open ones by seat
        self.offer_at, self.offer_seq = 0.0, 0  # time and number of the entry with the last offer
        self.build_at = 0.0  # time at which the build phase after this turn began
        self.builder_at = 0.0  # time at which the current builder could first build
        self.declined_builds: dict[int, frozenset[int]] = {}  # seat → builds that it declined since its last turn
        self.missed_builds: set[int] = set()  # seats that let a chance to build pass since their last turn
        self._build_turn = -1
        self._thinking: dict[int, int] = {}  # seat → number of the offer for which it asked for time
        self._wishes: dict[int, int] = {}  # seat → turn after which it wants to build
        self._acting: list[int] | None = None  # cache of the seats that the game waits for
        self._takes_proposals: bool | None = None  # cache of whether the turn player could trade, by the rules
        self._builder: tuple[int, int | None] = -1, None  # cache of `builder` and the number of actions that it is for
        self.ended: dict[str, Any] | None = None  # the result, if players or an administrator ended the game
        stored = terms.get("record", {}).get("result")
        if stored is not None and stored["kind"] in ENDED_EARLY:
            self.ended = self._ended_result(stored["kind"])
        self.rematch: str | None = None
        self.substituted: set[tuple[str, str | None]] = set()  # levels that a substitute has played for, and why
        self.clock = Clock(terms["clock"]["kind"], terms["clock"]["seconds"])
        self.clock.left = [float(self.clock.seconds)] * len(self.seats)
        self.at = 0.0  # time of the last entry
        self.version = 0  # version of settings and seats, which are sent to clients again when it changes
        self.people = {seat.number for seat in self.seats if seat.is_held}  # seats that a person has held in this game
        self.banned: set[str] = set()  # devices and hashes of networks
        self.take_backs = 0  # number of undone actions of chance or of other seats
        self._setup = 0  # number of actions before the first decision
        self._undo_limits: list[int] | None = None  # see `undo_to`
        self._last_draw = 0  # number of actions up to the last one that drew or stole a card
        self.recent = RecentEvents(self.game.definition.events, self.seats)
        self._ids: OrderedDict[str, int] = OrderedDict()  # id of a message → number of events after it
        self._prompts: list[Prompt] | None = None
        self._positions = PositionTexts()

    def new_game(self, nonces: Sequence[str]) -> Game:
        """Create the game as it is before its first action."""
        terms = self.terms
        if "record" in terms:
            return replay(terms["record"])
        names = [seat.name for seat in self.seats]
        seed = terms["seed"] if self.is_seeded else bytes.fromhex(terms["seed"])
        added = None if self.is_seeded else list(nonces) or None
        if terms.get("position"):
            position = {**terms["position"], "rules_version": terms["rules_version"]}
            return from_position(position, seed=seed, nonces=added, seats=names)
        return new(
            terms["game"],
            terms["players"],
            options=terms["options"],
            seed=seed,
            nonces=added,
            seats=names,
            board=map_of(definition(terms["game"]), terms["rules_version"]),
        )

    # Queries

    @property
    def is_seeded(self) -> bool:
        """Whether a test chose the seed; nonces then do not affect the dice."""
        return bool(self.terms["seeded"])

    @property
    def result(self) -> dict[str, Any] | None:
        return self.ended or self.game.result

    @property
    def actions(self) -> int:
        """Number of actions in the game, including chance."""
        return self.game.length

    @property
    def events(self) -> int:
        """Number of events so far."""
        return self.recent.count

    @property
    def first_event(self) -> int:
        """Number of the oldest event that is still in memory."""
        return self.recent.first

    def events_after(self, id: str) -> int | None:
        """Number of events after the message with this id; None if it is not among the latest messages."""
        return self._ids.get(id)

    def seats_of(self, device: str | None) -> list[int]:
        return [] if device is None else [seat.number for seat in self.seats if seat.device == device]

    def acting_seats(self) -> list[int]:
        """The seats that can act now, in order."""
        if self.status != PLAYING or self.ended:
            return []
        if self._acting is None:
            self._acting = [seat for seat in self.game.to_act if isinstance(seat, int)]
        return self._acting

    def awaited_seats(self) -> list[int]:
        """The seats that the game waits for: without those that have answered an offer but can change the answer."""
        acting = self.acting_seats()
        if len(acting) < 2 or self.game.phase != "offer":
            return acting
        state = self.game.state
        return [seat for seat in acting if seat == state.turn_seat or state.answer[seat] == ASKED]

    def persons(self) -> list[Seat]:
        """The seats that people play now, whether present or not."""
        return [seat for seat in self.seats if not seat.bot]

    def refuses_offers(self, seat: Seat) -> bool:
        return seat.no_offers == "game" or (seat.no_offers == "turn" and seat.no_offers_turn == self.game.turn)

    @property
    def thinking(self) -> list[int]:
        """The seats that have asked for more time to answer the open offer."""
        if self.game.phase != "offer":
            return []
        return sorted(seat for seat, offer in self._thinking.items() if offer == self.offer_seq)

    @property
    def builders(self) -> list[int]:
        """The seats that have said that they want to build after this turn."""
        return sorted(seat for seat, turn in self._wishes.items() if turn == self.game.turn)

    def builder(self) -> int | None:
        """The seat that can build out of turn now, or pass."""
        game = self.game
        if game.definition.may_build_after is None:
            return None
        if self._builder[0] != game.length:
            acting = self.acting_seats()
            can_pass = len(acting) == 1 and game.check({"type": PASS, "seat": acting[0]}) is None
            self._builder = game.length, acting[0] if can_pass else None
        return self._builder[1]

    def builds_of(self, seat: int) -> frozenset[int]:
        """The legal codes of the builder, apart from passing."""
        actions = self.game.definition.actions
        return frozenset(self.game.legal_codes(seat)) - {actions.code(actions.by_type[PASS].kind)}

    def may_build_after(self, seat: int) -> bool:
        """Whether a seat can build in the build phase after this turn, by public facts."""
        game = self.game
        rule = game.definition.may_build_after
        return rule is not None and self.status == PLAYING and rule(game.state, game.engine.board_struct, seat)

    def builds_later(self, seat: int, builder: int) -> bool:
        """Whether a seat may build in this build phase, as this builder or after it."""
        turn, players = self.game.turn_seat, len(self.seats)
        return self.may_build_after(seat) and (seat - turn - 1) % players >= (builder - turn - 1) % players

    def can_propose(self, viewer: Viewer) -> bool:
        """Whether a viewer can propose a trade to the turn player, judged by public facts only."""
        turn = self.seats[self.game.turn_seat]
        if viewer is None or turn.number not in self.acting_seats() or turn.stands_in or self.refuses_offers(turn):
            return False
        if viewer == turn.number:
            return False
        if self._takes_proposals is None:
            self._takes_proposals = takes_proposals(self.game)
        return self._takes_proposals

    def undo_to(self, viewer: Viewer) -> int | None:
        """Number of actions to which a viewer can go back without consent; None for spectators."""
        if viewer is None:
            return None
        if self.status != PLAYING:
            return self.actions
        if self.people <= {viewer}:
            return self._setup
        if self._undo_limits is None:
            self._undo_limits = undo_limits(self.game, self.people)
        return self._undo_limits[viewer]

    def decision(self, viewer: Viewer) -> int | None:
        """Number of actions before the viewer's last decision; None if there is none that can be undone."""
        if viewer is None or self.status != PLAYING or not self.seats[viewer].decisions:
            return None
        last = self.seats[viewer].decisions[-1]
        return last if self.can_undo(viewer, last) else None

    def can_undo(self, seat: int, to: int) -> bool:
        """Whether a seat can undo all actions after the first `to`, at once or with everyone's consent."""
        return self.people <= {seat} or self._last_draw <= to

    def asks_again(self, seat: int) -> float:
        """The time until which a seat cannot make a request, after one that was not agreed to.

        Bots wait while a request is open, so it pauses for as long as that one was open, at most a minute: nobody can
        stop the bots by one request after the other.
        """
        request = self.request
        own = request is not None and request.seat == seat
        expired = request.expiry + _asking_pause(request.seconds) if request is not None and own else 0.0
        return max(expired, self._asks_again.get(seat, 0.0))

    def held_by_others(self, seat: int) -> set[int]:
        """The seats of all other people, present or away."""
        return {other.number for other in self.seats if other.is_held and other.number != seat}

    def needs_consent(self, seat: Seat) -> bool:
        """Whether those who play must agree before the host gives a seat to someone else, who then sees its hand.

        They need not if its player has left it or is away for so long that a bot plays, or if only the host plays.
        """
        is_own = seat.is_held and seat.device == self.host
        if self.status != PLAYING or seat.open or seat.released or is_own:
            return False
        return any(other.is_held and other.device != self.host for other in self.seats)

    def would_see_two_hands(self, device: str | None) -> bool:
        """Whether a device would get a second seat in a running game with other people."""
        is_shared = any(seat.is_held and seat.device != device for seat in self.seats)
        return self.status == PLAYING and is_shared and bool(self.seats_of(device))

    def is_banned(self, device: str | None, network: str) -> bool:
        """Whether the host has removed a device, or someone from a network (given as its hash), from the table."""
        return device != self.host and (device in self.banned or network in self.banned)

    @property
    def is_correspondence(self) -> bool:
        """Whether turns last days rather than minutes."""
        is_slow = self.clock.kind == "turn" and self.clock.seconds > CORRESPONDENCE_TURN_SECONDS
        return self.terms["grace"] is None or is_slow

    def prompts(self) -> list[Prompt]:
        """Every seat's prompt."""
        if self._prompts is None:
            self._prompts = self.prompts_of(self.game) if self.status == PLAYING else [NO_PROMPT] * len(self.seats)
        return self._prompts

    def prompts_of(self, game: Game) -> list[Prompt]:
        """The prompts of a game that could follow."""
        acting = () if game.is_over else game.to_act
        return [encode(game.prompt(seat.number)) if seat.number in acting else NO_PROMPT for seat in self.seats]

    def numbers_for(self, prompts: Sequence[Prompt], actor: int | None) -> list[int]:
        """The prompt numbers after a change to these prompts: increased if the prompt differs, and for the actor."""
        before = self.prompts()
        return [
            seat.prompt_number + (before[seat.number] != prompts[seat.number] or seat.number == actor)
            for seat in self.seats
        ]

    def view_text(self, viewer: Viewer) -> str:
        """What a viewer can see of the game, as JSON."""
        game = self.game
        to_act = [] if self.ended else list(game.to_act)
        values = {"viewer": viewer, "to_act": to_act, "points": self._positions.points(game, viewer)}
        return f'{{{encode_members(values)},"position":{self._positions.position(game, viewer)}}}'

    def events_for(self, viewer: Viewer, since: int) -> list[dict[str, Any]]:
        """The events in memory from number `since` on, without what the viewer cannot see, with their log lines."""
        return self.recent.visible_to(viewer, since, self.game)

    # Changes

    def apply(self, entry: Entry, played: Played | None = None) -> None:
        """Apply the next entry of the log. `played` saves playing its actions again."""
        builder = self.builder()
        if isinstance(entry.change, Acted) and builder is not None and builder == entry.seat:
            builds = self.builds_of(builder)
            if entry.change.by == "order" and builds - self.declined_builds.get(builder, frozenset()):
                self.missed_builds.add(builder)
            self.declined_builds[builder] = builds
            if entry.change.by is None:
                self._wishes[builder] = self.game.turn  # a seat that has built can build more
        request = self.request
        self._apply(entry, played)
        self._acting = self._takes_proposals = None
        if request is not None and self.request is not request:
            self._pause_requests(request, entry)
        self.seq, self.at = entry.seq, max(entry.at, self.at)
        self._time(entry, builder)
        match entry.change:
            case Started(numbers=numbers) | Acted(numbers=numbers) | Undone(numbers=numbers):
                self._number_prompts(numbers, played)
            case Asked(numbers=settled) | Answered(numbers=settled) if settled is not None:
                self._number_prompts(settled, None)
        if self.status == PLAYING and (self.game.is_over or self.ended):
            self._bump_version(status=OVER)
            self.request = None
        self._drop_lapsed_proposals()
        if self.clock.kind != "none" and self.status != GATHERING:
            self.clock.advance(entry.at, self._running_clocks(), self.game.turn, self.game.turn_seat)
        if entry.client_id is not None:
            self._ids[entry.client_id] = self.events
            if len(self._ids) > MAX_IDS:
                self._ids.popitem(last=False)

    def _time(self, entry: Entry, builder: int | None) -> None:
        """Store when an offer was made and when a build phase began; `builder` is the builder before the entry."""
        match entry.change:
            case Acted(actions=actions) if any(action["type"] == Offer.type_name() for action in actions):
                self.offer_at, self.offer_seq = entry.at, entry.seq
            case Undone() | Asked(numbers=[*_]) | Answered(numbers=[*_]):
                self.offer_at, self._build_turn = entry.at, -1
        if self._build_turn != self.game.turn and self.builder() is not None:
            self.build_at, self._build_turn = entry.at, self.game.turn
        if self.builder() != builder:
            self.builder_at = entry.at
        self.declined_builds.pop(self.game.turn_seat, None)
        self.missed_builds.discard(self.game.turn_seat)

    def _apply(self, entry: Entry, played: Played | None) -> None:
        match entry.change:
            case Started() as change:
                self._start(change)
                self._play(change.actions, None)
                self._setup = self.actions
            case Acted() as change:
                if change.by == "clock" and entry.seat not in self.clock.out:
                    self.clock.out.add(self._seat(entry).number)
                    self.recent.add("out_of_time", seat=entry.seat)
                if change.by is None and entry.seat is not None:
                    self.seats[entry.seat].decisions.append(self.actions)
                self._play(change.actions, played)
                self.proposals = {i: p for i, p in self.proposals.items() if p.id != change.proposal}
            case Undone(to=to):
                self._rewind(entry.seat, to)
            case Asked() as change:
                self._ask(entry, change)
            case Answered() as change:
                self._answer(self._seat(entry).number, change)
            case Lapsed():
                self.request = None
                self.recent.add("lapsed", seat=entry.seat)
            case Proposed(give=give, get=get):
                self._propose(entry, give, get)
            case Unproposed(proposal=id):
                self._unpropose(entry, id)
            case Ordered() as change:
                self._order(self._seat(entry), change)
            case Thinking(offer=offer):
                self._thinking[self._seat(entry).number] = offer
                self.recent.add("thinks", seat=entry.seat)
            case Wished(on=on):
                self._wishes[self._seat(entry).number] = self.game.turn if on else -1
            case Muted(who=who, on=on):
                seat = self._seat(entry)
                seat.muted = seat.muted | {who} if on else seat.muted - {who}
            case Chatted(text=text, phrase=phrase):
                self.recent.add("said", seat=entry.seat, id=entry.seq, text=text, phrase=phrase)
            case Unsaid(chat=chat):
                self._unsay(chat)
            case Joined() | Linked() | Closed() | Left() | StoodIn() | Returned() as change:
                self._change_seat(self._seat(entry), change)
            case Renamed(name=name):
                self._rename(self._seat(entry), name)
            case Moved() as change:
                self._move(change)
            case Forgotten(seats=seats, host=is_host, chats=chats):
                self.host = None if is_host else self.host
                for chat in chats:
                    self._unsay(chat)
                for number in seats:
                    self._forget(self.seats[number])
            case Substituted(level=level, by=by, why=why):
                self.substituted.add((level, why))
                self.recent.add("substituted", level=level, by=by, **({} if why is None else {"why": why}))
            case Rematched(table=table):
                self.rematch = table
                self._bump_version()
                self.recent.add("rematch", table=table)
            case Cancelled():
                self.ended, self._prompts = self._ended_result(CANCELLED), None
                self.recent.add("cancelled", result=self.ended)
            case change:
                assert_never(change)

    def _order(self, seat: Seat, change: Ordered) -> None:
        if change.passes is not None:
            seat.passes, seat.asks = change.passes, seat.asks and not change.passes
        if change.asks is not None:
            seat.asks, seat.passes = change.asks, seat.passes and not change.asks
        if change.offers is not None:
            seat.no_offers = None if change.offers == "all" else change.offers
            seat.no_offers_turn = self.game.turn
        if change.never is not None:
            seat.never = tuple(change.never)

    def _number_prompts(self, numbers: Sequence[int], played: Played | None) -> None:
        for seat, number in zip(self.seats, numbers, strict=True):
            seat.prompt_number = number
        self._prompts = None if played is None else played.prompts

    def _running_clocks(self) -> list[int]:
        """The awaited seats, without the turn player while others decide about an offer.

        In a window, only the clocks of people run who have asked for time or want to build.
        """
        awaited = self.awaited_seats()
        turn, builder = self.game.turn_seat, self.builder()
        if not self.is_correspondence:
            if self.game.phase == "offer" and self.seats[turn].bot:
                return [seat for seat in awaited if seat in self.thinking]
            if builder is not None and not self.seats[builder].bot:
                return awaited if self.seats[builder].asks or builder in self.builders else []
        return [seat for seat in awaited if seat != turn] if len(awaited) > 1 and turn in awaited else awaited

    def _start(self, change: Started) -> None:
        self._bump_version(status=PLAYING)
        for seat, nonce in zip(self.seats, change.nonces, strict=True):
            seat.nonce = nonce
            seat.bot = seat.bot or seat.open
        self.people = {seat.number for seat in self.seats if seat.is_held}
        self.game = self.new_game(change.nonces)
        self._undo_limits = None
        self._positions.clear()
        if self.terms.get("continued"):
            self.recent.add("continued")

    def _play(self, actions: Sequence[dict[str, Any]], played: Played | None) -> None:
        if played is None:
            game, rows = self.game, play(self.game, actions)
            self._positions.clear()
        else:
            game, rows = played.game, played.rows
            self._positions.discard_changed(self.game.state, game.state)
        start = game.length - len(actions)
        self.game = game
        for i, action_rows in enumerate(rows):
            for row in action_rows:
                self.recent.add_row(start + i + 1, row)
        game.forget_events()
        self._last_draw = last_draw(game, start) or self._last_draw
        if self._undo_limits is not None:
            raise_limits(self._undo_limits, game, start, self.people)
        self.request = None
        if any(action["type"] == EndTurn.type_name() for action in actions):
            self.proposals.clear()

    def _rewind(self, seat: int | None, to: int) -> None:
        count = self.game.length - to
        self.take_backs += involves_others(self.game, to, seat)
        self.game.undo(count)
        self._undo_limits = None
        self._positions.clear()
        if self._last_draw > to:
            self._last_draw = last_draw(self.game, 0)
        self.request = None
        for one in self.seats:
            while one.decisions and one.decisions[-1] >= to:
                one.decisions.pop()
        self.recent.add("undone", seat=seat, to=to, count=count)

    def _ask(self, entry: Entry, change: Asked) -> None:
        asker = self._seat(entry).number
        seconds = CORRESPONDENCE_CONSENT_SECONDS if self.is_correspondence else CONSENT_SECONDS
        waiting = self.held_by_others(asker)
        expiry = entry.at + seconds
        self.request = request = ConsentRequest(
            entry.seq, change.what, asker, change.to, waiting, seconds, expiry, change.who
        )
        more = {} if change.to is None else {"count": self.actions - change.to}
        if change.who is not None:
            more["partner"] = change.who
        self.recent.add("asked", seat=asker, what=change.what, to=change.to, **more)
        if change.numbers is not None:
            self._carry_out(request)

    def _answer(self, seat: int, change: Answered) -> None:
        request = self.request
        assert request is not None
        if seat == request.seat:
            self.recent.add("unasked", seat=seat)
        else:
            self.recent.add("answered", seat=seat, yes=change.yes)
        if not change.yes:
            self.request = None
            return
        request.waiting.discard(seat)
        if change.numbers is not None:  # everyone has agreed, by the rules of the version that wrote the entry
            self._carry_out(request)

    def _pause_requests(self, request: ConsentRequest, entry: Entry) -> None:
        """Make the seat whose request was not agreed to wait before it can ask again."""
        if not (isinstance(entry.change, Answered) and entry.change.numbers is not None):
            self._asks_again[request.seat] = entry.at + _asking_pause(entry.at - request.since)

    def _carry_out(self, request: ConsentRequest) -> None:
        if request.what == "undo" and request.to is not None:
            self._rewind(request.seat, request.to)
            return
        if request.what == "give" and request.who is not None:
            self.request = None
            self._release(self.seats[request.who])
            return
        self.ended = self._ended_result(AGREED)
        self.recent.add("ended", result=self.ended)

    def _ended_result(self, kind: str) -> dict[str, Any]:
        return {"kind": kind, "winner": None, "points": self.game.points()}

    def _move(self, change: Moved) -> None:
        if change.was is None:
            return
        for seat in self.seats:
            if seat.device == change.was:
                seat.device, seat.serial = change.device, seat.serial + 1
        if self.host == change.was:
            self.host = change.device

    def _rename(self, seat: Seat, name: str | None) -> None:
        new = name or seat.colour
        self.recent.add("renamed", seat=seat.number, name=new, former=seat.name)
        seat.name = new
        self.game.seats = tuple(one.name for one in self.seats)
        self._bump_version()

    def _forget(self, seat: Seat) -> None:
        self.recent.remove_names(seat)
        seat.name = seat.colour
        self.game.seats = tuple(one.name for one in self.seats)
        self._change_seat(seat, Closed())

    def _release(self, seat: Seat) -> None:
        seat.released = True
        self._bump_version()
        self.recent.add("released", seat=seat.number, name=seat.name)

    def _unsay(self, chat: int) -> None:
        """Remove a chat message from the events in memory; clients that have received it remove it too."""
        self.recent.remove_chat(chat)
        self.recent.add("unsaid", id=chat)

    def _propose(self, entry: Entry, give: dict[str, int], get: dict[str, int]) -> None:
        seat, game = self._seat(entry).number, self.game
        self.proposals[seat] = Proposal(entry.seq, seat, give, get, game.turn, game.length)
        self.recent.add("proposed", seat=seat, partner=game.turn_seat, give=give, get=get)

    def _unpropose(self, entry: Entry, id: int) -> None:
        author = next(proposal.seat for proposal in self.proposals.values() if proposal.id == id)
        del self.proposals[author]
        if author == entry.seat:
            self.recent.add("unproposed", seat=author)
        else:
            self.recent.add("turned_down", seat=entry.seat, partner=author)

    def _drop_lapsed_proposals(self) -> None:
        """Drop proposals of other turns or undone positions, those of or to bot substitutes, and impossible ones.

        Does not depend on the cards in hands, because everyone sees which proposals are open.
        """
        if not self.proposals:
            return
        game = self.game
        over = self.status != PLAYING or self.seats[game.turn_seat].stands_in
        self.proposals = {} if over else {
            seat: proposal
            for seat, proposal in self.proposals.items()
            if proposal.turn == game.turn and proposal.actions <= game.length and not self.seats[seat].bot
            and may_be_possible(game, seat, proposal.give, proposal.get)
        }  # fmt: skip

    def _change_seat(self, seat: Seat, change: Joined | Linked | Closed | Left | StoodIn | Returned) -> None:
        match change:
            case Joined():
                event = "joined"
                seat.device, seat.open, seat.bot = change.device, False, False
                seat.network = change.network
                seat.name = change.name or seat.name
                seat.nonce = change.nonce if self.status == GATHERING else seat.nonce
                self.people.add(seat.number)
                self._undo_limits = None
            case Linked():
                event = "opened"
                seat.kind, seat.device, seat.open, seat.serial = LINK, None, True, seat.serial + 1
                seat.bot = self.status != GATHERING
            case Closed():
                event = "closed"
                self.banned |= {one for one in (change.device, change.network) if one is not None}
                seat.kind, seat.device, seat.open, seat.bot, seat.serial = BOT, None, False, True, seat.serial + 1
            case Left():
                event, seat.bot = "left", True
            case StoodIn():
                event, seat.bot = "sat_in", True
            case Returned():
                event, seat.bot = "returned", False
        seat.passes, seat.asks = seat.passes and not seat.bot, seat.asks and not seat.bot
        seat.released = isinstance(change, Left | StoodIn)
        if isinstance(change, Joined | Linked | Closed):
            self.request = None  # the seats belong to other people now
        self._bump_version()
        self.recent.add(event, seat=seat.number, name=seat.name)

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _bump_version(self, status: str | None = None) -> None:
        self.version += 1
        self.status = status or self.status


def _asking_pause(seconds: float) -> float:
    """Seconds without a request after one that was open for some seconds."""
    return min(max(seconds, MIN_ASKING_PAUSE), CONSENT_SECONDS)


def play(game: Game, actions: Sequence[Any]) -> EventRows:
    """Apply actions and return the event rows of each; raise what `Game.apply` raises."""
    out = []
    for action in actions:
        game.apply(action)
        out.append(game.last_rows())
    return out


def play_chance(game: Game) -> tuple[list[dict[str, Any]], EventRows]:
    """Perform all chance actions until a seat has to act; return them and the event rows of each."""
    actions, rows = [], []
    while game.to_act == (CHANCE_NAME,):
        game.step_chance()
        actions.append(game.last_action.to_json())
        rows.append(game.last_rows())
    return actions, rows
