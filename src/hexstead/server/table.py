"""The state of a table, derived from its log: game, seats, clock, consent. No sockets, no disk, no wall clock.

`apply(entry)` is the only way to change it; the same log always gives the same table, in every process and after every
restart. Entries are checked before they are written, on a copy of the game.
"""

from __future__ import annotations

import json
from array import array
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, assert_never

from ..core.actions import CHANCE_NAME, EndTurn
from ..core.common_fields import ASKED
from ..core.definition import definition
from ..core.events import DISCARDED, Event
from ..core.game import Game, from_position, new
from ..core.game_file import replay
from ..core.log import log_lines, table_line
from ..core.options import seat_colours
from ..core.proposals import can_propose, may_be_possible
from ..core.terms import map_of
from .clock import Clock
from .entries import (
    Acted,
    Answered,
    Asked,
    Chatted,
    Closed,
    Entry,
    Joined,
    Left,
    Linked,
    Muted,
    Ordered,
    Proposed,
    Rematched,
    Returned,
    Started,
    StoodIn,
    Substituted,
    Undone,
    Unproposed,
)
from .settings import MAX_IDS, RECENT_EVENTS

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
PERSON, LINK, BOT = "person", "link", "bot"

Viewer = int | None  # a seat; None: a spectator
Prompt = dict[str, Any] | None  # None if the seat cannot act
EventRows = list[list[list[int]]]  # the event rows of each action


@dataclass(frozen=True, slots=True)
class Played:
    """A game after actions that were tried on a copy, with their events and the prompts that follow."""

    game: Game
    rows: EventRows
    prompts: list[Prompt]


@dataclass(slots=True)
class Seat:
    """A seat at the table."""

    number: int
    colour: str
    kind: str
    name: str
    level: str
    device: str | None = None
    serial: int = 0  # of its link and token; increasing it invalidates the old ones
    open: bool = False  # can be taken by link or code
    bot: bool = False  # a bot is playing it
    nonce: str | None = None
    passes: bool = False
    never: tuple[str, ...] = ()
    muted: frozenset[int] = frozenset()
    prompt_number: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the public part, as in the protocol's SeatInfo."""
        return {
            "seat": self.number, "colour": self.colour, "kind": self.kind, "name": self.name, "level": self.level,
            "open": self.open, "bot": self.bot,
        }  # fmt: skip


@dataclass(slots=True)
class ConsentRequest:
    """A request that needs the consent of every player."""

    id: int
    what: str
    seat: int
    to: int | None
    waiting: set[int]  # seats that have not answered

    def can_answer(self, yes: bool) -> set[int]:
        """The seats that can give this answer; who asked can withdraw the request by answering no."""
        return self.waiting if yes else self.waiting | {self.seat}

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "what": self.what, "seat": self.seat, "to": self.to, "waiting": sorted(self.waiting)}


@dataclass(frozen=True, slots=True)
class Proposal:
    """A trade that a seat proposes to the turn player."""

    id: int
    seat: int
    give: dict[str, int]
    get: dict[str, int]
    turn: int
    actions: int  # number of actions in the game when it was made

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "seat": self.seat, "give": self.give, "get": self.get}


class Table:
    """One table."""

    def __init__(self, code: str, terms: Mapping[str, Any], host: str | None):
        self.code = code
        self.terms = terms
        self.host = host
        self.seq = 0  # of the last entry
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
        self.proposals: dict[int, Proposal] = {}  # open ones by seat
        self.agreed: dict[str, Any] | None = None  # the result, if the players agreed to end the game
        stored = terms.get("record", {}).get("result")
        if stored is not None and stored["kind"] == "agreed":
            self.agreed = self._agreed_result()
        self.rematch: str | None = None
        self.substituted: set[str] = set()  # levels for which another one has played
        self.clock = Clock(terms["clock"]["kind"], terms["clock"]["seconds"])
        self.clock.left = [float(self.clock.seconds)] * len(self.seats)
        self.at = 0.0  # time of the last entry
        self.version = 0  # of settings and seats: clients are sent them again when it changes
        self.undo_floor = 0  # `undo_seat` can go back to this number of actions without consent
        self.undo_seat: int | None = None
        self.events = 0  # number of events so far
        self._recent: deque[dict[str, Any] | bytes] = deque(maxlen=RECENT_EVENTS)  # game events: packed n and row
        self._ids: OrderedDict[str, int] = OrderedDict()  # id of a message → number of events after it
        self._prompts: list[Prompt] | None = None

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
        return self.agreed or self.game.result

    @property
    def actions(self) -> int:
        """Number of actions in the game, including chance."""
        return self.game.length

    @property
    def first_event(self) -> int:
        """Number of the oldest event that is still in memory."""
        return self.events - len(self._recent)

    def events_after(self, id: str) -> int | None:
        """Number of events after the message with this id; None if it is not among the latest messages."""
        return self._ids.get(id)

    def seats_of(self, device: str | None) -> list[int]:
        return [] if device is None else [seat.number for seat in self.seats if seat.device == device]

    def acting_seats(self) -> list[int]:
        """The seats that can act now, in order."""
        if self.status != PLAYING or self.agreed:
            return []
        return [seat for seat in self.game.to_act if isinstance(seat, int)]

    def awaited_seats(self) -> list[int]:
        """The seats that the game waits for: without those that have answered an offer but can change the answer."""
        acting = self.acting_seats()
        if len(acting) < 2 or self.game.phase != "offer":
            return acting
        state = self.game.state
        return [seat for seat in acting if seat == state.turn_seat or state.answer[seat] == ASKED]

    def can_propose(self, viewer: Viewer) -> bool:
        """Whether a viewer can propose a trade to the turn player, who must be a person; by public facts only."""
        if viewer is None or self.status != PLAYING or self.agreed or self.seats[self.game.turn_seat].bot:
            return False
        return can_propose(self.game, viewer)

    def undo_to(self, viewer: Viewer) -> int | None:
        """Number of actions to which a viewer can go back without consent; None for spectators."""
        if viewer is None:
            return None
        return self.undo_floor if viewer == self.undo_seat and self.status == PLAYING else self.actions

    def prompts(self) -> list[Prompt]:
        """Every seat's prompt."""
        if self._prompts is None:
            self._prompts = self.prompts_of(self.game) if self.status == PLAYING else [None] * len(self.seats)
        return self._prompts

    def prompts_of(self, game: Game) -> list[Prompt]:
        """The prompts of a game that could follow."""
        acting = () if game.is_over else game.to_act
        return [game.prompt(seat.number) if seat.number in acting else None for seat in self.seats]

    def numbers_for(self, prompts: Sequence[Prompt], actor: int | None) -> list[int]:
        """The prompt numbers after a change to these prompts: increased if the prompt differs, and for the actor."""
        before = self.prompts()
        return [
            seat.prompt_number + (before[seat.number] != prompts[seat.number] or seat.number == actor)
            for seat in self.seats
        ]

    def events_for(self, viewer: Viewer, since: int) -> list[dict[str, Any]]:
        """The events in memory from number `since` on, without what the viewer cannot see, with their log lines."""
        first = max(0, since - self.first_event)
        out: list[dict[str, Any]] = []
        run: list[Event] = []  # consecutive game events can share a log line
        for item in islice(self._recent, first, None):
            if isinstance(item, bytes):
                n, *row = array("i", item)
                run.append(self.game.event(row, viewer))
                out.append(run[-1].to_json() | {"n": n})
                continue
            add_log_lines(out, run)
            out.append(self._table_event(item, viewer))
            run = []
        add_log_lines(out, run)
        return out

    def _table_event(self, event: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
        if event["type"] == "said" and viewer is not None and event["seat"] in self.seats[viewer].muted:
            event = {**event, "text": None, "phrase": None}
        line = table_line(event, event.get("count", 0))
        return event if line is None else event | {"log": line}

    # Changes

    def apply(self, entry: Entry, played: Played | None = None) -> None:
        """Apply the next entry of the log. `played` saves playing its actions again."""
        self._apply(entry, played)
        self.seq, self.at = entry.seq, max(entry.at, self.at)
        match entry.change:
            case Started(numbers=numbers) | Acted(numbers=numbers) | Undone(numbers=numbers):
                self._number_prompts(numbers, played)
            case Asked(numbers=settled) | Answered(numbers=settled) if settled is not None:
                self._number_prompts(settled, None)
        if self.status == PLAYING and (self.game.is_over or self.agreed):
            self._bump_version(status=OVER)
            self.request = None
        self._drop_lapsed_proposals()
        if self.clock.kind != "none" and self.status != GATHERING:
            self.clock.advance(entry.at, self._running_clocks(), self.game.turn, self.game.turn_seat)
        if entry.client_id is not None:
            self._ids[entry.client_id] = self.events
            if len(self._ids) > MAX_IDS:
                self._ids.popitem(last=False)

    def _apply(self, entry: Entry, played: Played | None) -> None:
        match entry.change:
            case Started() as change:
                self._start(change)
                self._play(entry.seat, change.actions, None)
            case Acted() as change:
                if change.by == "clock" and entry.seat not in self.clock.out:
                    self.clock.out.add(self._seat(entry).number)
                    self._emit("out_of_time", seat=entry.seat)
                self._play(entry.seat, change.actions, played)
                self.proposals = {i: p for i, p in self.proposals.items() if p.id != change.proposal}
            case Undone(to=to):
                self._rewind(entry.seat, to)
            case Asked() as change:
                self._ask(entry, change)
            case Answered(yes=yes):
                self._answer(self._seat(entry).number, yes)
            case Proposed(give=give, get=get):
                self._propose(entry, give, get)
            case Unproposed(proposal=id):
                self._unpropose(entry, id)
            case Ordered(passes=passes, never=never):
                seat = self._seat(entry)
                seat.passes = seat.passes if passes is None else passes
                seat.never = seat.never if never is None else tuple(never)
            case Muted(who=who, on=on):
                seat = self._seat(entry)
                seat.muted = seat.muted | {who} if on else seat.muted - {who}
            case Chatted(text=text, phrase=phrase):
                self._emit("said", seat=entry.seat, text=text, phrase=phrase)
            case Joined() | Linked() | Closed() | Left() | StoodIn() | Returned() as change:
                self._change_seat(self._seat(entry), change)
            case Substituted(level=level, by=by):
                self.substituted.add(level)
                self._emit("substituted", level=level, by=by)
            case Rematched(table=table):
                self.rematch = table
                self._bump_version()
                self._emit("rematch", table=table)
            case change:
                assert_never(change)

    def _number_prompts(self, numbers: Sequence[int], played: Played | None) -> None:
        for seat, number in zip(self.seats, numbers, strict=True):
            seat.prompt_number = number
        self._prompts = None if played is None else played.prompts

    def _running_clocks(self) -> list[int]:
        """The awaited seats, without the turn player while others decide about an offer."""
        awaited = self.awaited_seats()
        turn = self.game.turn_seat
        return [seat for seat in awaited if seat != turn] if len(awaited) > 1 and turn in awaited else awaited

    def _start(self, change: Started) -> None:
        self._bump_version(status=PLAYING)
        for seat, nonce in zip(self.seats, change.nonces, strict=True):
            seat.nonce = nonce
            seat.bot = seat.bot or seat.open
        self.game = self.new_game(change.nonces)

    def _play(self, seat: int | None, actions: Sequence[dict[str, Any]], played: Played | None) -> None:
        game, rows = (self.game, play(self.game, actions)) if played is None else (played.game, played.rows)
        start = game.length - len(actions)
        by_others = any(action["seat"] != seat for action in actions)  # chance, or the partner of a proposed trade
        if by_others or any(row[0] == DISCARDED for own in rows for row in own):
            self.undo_seat, self.undo_floor = None, game.length  # something was revealed or agreed
        elif self.undo_seat != seat:
            self.undo_seat, self.undo_floor = seat, start
        self.game = game
        for i, action_rows in enumerate(rows):
            for row in action_rows:
                self._recent.append(array("i", (start + i + 1, *row)).tobytes())
                self.events += 1
        game.forget_events()
        self.request = None
        if any(action["type"] == EndTurn.type_name() for action in actions):
            self.proposals.clear()

    def _rewind(self, seat: int | None, to: int) -> None:
        count = self.game.length - to
        self.game.undo(count)
        self.request = None
        if not (seat == self.undo_seat and to >= self.undo_floor):
            self.undo_seat, self.undo_floor = None, to
        self._emit("undone", seat=seat, to=to, count=count)

    def _ask(self, entry: Entry, change: Asked) -> None:
        asker = self._seat(entry).number
        others = {seat.number for seat in self.seats if not seat.bot and seat.number != asker}
        self.request = ConsentRequest(entry.seq, change.what, asker, change.to, others)
        count = {} if change.to is None else {"count": self.actions - change.to}
        self._emit("asked", seat=asker, what=change.what, to=change.to, **count)
        self._settle()

    def _answer(self, seat: int, yes: bool) -> None:
        assert self.request is not None
        if seat == self.request.seat:
            self._emit("unasked", seat=seat)
        else:
            self._emit("answered", seat=seat, yes=yes)
        if not yes:
            self.request = None
            return
        self.request.waiting.discard(seat)
        self._settle()

    def _settle(self) -> None:
        """Carry out the request if everyone has consented."""
        request = self.request
        if request is None or request.waiting:
            return
        if request.what == "undo" and request.to is not None:
            self._rewind(request.seat, request.to)
            return
        self.agreed = self._agreed_result()
        self._emit("ended", result=self.agreed)

    def _agreed_result(self) -> dict[str, Any]:
        return {"kind": "agreed", "winner": None, "points": self.game.points()}

    def _propose(self, entry: Entry, give: dict[str, int], get: dict[str, int]) -> None:
        seat, game = self._seat(entry).number, self.game
        self.proposals[seat] = Proposal(entry.seq, seat, give, get, game.turn, game.length)
        self._emit("proposed", seat=seat, partner=game.turn_seat, give=give, get=get)

    def _unpropose(self, entry: Entry, id: int) -> None:
        author = next(proposal.seat for proposal in self.proposals.values() if proposal.id == id)
        del self.proposals[author]
        if author == entry.seat:
            self._emit("unproposed", seat=author)
        else:
            self._emit("turned_down", seat=entry.seat, partner=author)

    def _drop_lapsed_proposals(self) -> None:
        """Drop proposals of other turns or undone positions, of and to bots, and those that are clearly impossible.

        What a hand contains plays no part, because everyone sees which proposals are open.
        """
        if not self.proposals:
            return
        game = self.game
        over = self.status != PLAYING or self.seats[game.turn_seat].bot
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
                seat.name = change.name or seat.name
                seat.nonce = change.nonce if self.status == GATHERING else seat.nonce
            case Linked():
                event = "opened"
                seat.kind, seat.device, seat.open, seat.serial = LINK, None, True, seat.serial + 1
                seat.bot = self.status != GATHERING
            case Closed():
                event = "closed"
                seat.kind, seat.device, seat.open, seat.bot, seat.serial = BOT, None, False, True, seat.serial + 1
            case Left():
                event, seat.bot = "left", True
            case StoodIn():
                event, seat.bot = "sat_in", True
            case Returned():
                event, seat.bot = "returned", False
        seat.passes = seat.passes and not seat.bot
        self.request = None
        self._bump_version()
        self._emit(event, seat=seat.number, name=seat.name)

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _bump_version(self, status: str | None = None) -> None:
        self.version += 1
        self.status = status or self.status

    def _emit(self, type: str, **fields: Any) -> None:
        self._recent.append({"type": type, **fields})
        self.events += 1


def add_log_lines(out: list[dict[str, Any]], run: list[Event]) -> None:
    """Add log lines to the last events of a list, each to the first event that it describes."""
    first = len(out) - len(run)
    for line in log_lines(run):
        out[first + line.pop("event")].setdefault("log", line)


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


_ENCODER = json.JSONEncoder(separators=(",", ":"))


def encode(value: Any) -> str:
    """Encode as compact JSON."""
    return _ENCODER.encode(value)
