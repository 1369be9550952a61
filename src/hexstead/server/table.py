"""A table as its entries made it: the game that stands, who sits where, what was said. No clock, no socket, no disk.

`take(entry)` is the only way anything changes; the same entries always make the same table, in every process and after
every restart. An entry that plays is checked before it is written (`play`), on a copy of the game.
"""

from __future__ import annotations

import json
from array import array
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ..core.actions import CHANCE_NAME
from ..core.events import DISCARDED, Event
from ..core.game import Game, from_position, new
from ..core.log import log_lines, table_line
from ..core.record import map_of, replay
from ..core.table import ACCEPTS
from .clock import Clock
from .settings import MOST_IDS, RECENT_EVENTS
from .store import Entry

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
PERSON, LINK, BOT = "person", "link", "bot"

Viewer = int | None  # a seat; None watches
Played = tuple[Game, list[list[list[int]]]]  # a game, and the event rows of each action that led to it


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    number: int
    kind: str
    name: str
    level: str
    device: str | None = None
    serial: int = 0  # of its link and token; a new one makes the old ones worthless
    open: bool = False  # to be taken by link or code
    bot: bool = False  # a bot plays it
    nonce: str | None = None
    passes: bool = False
    never: tuple[str, ...] = ()
    muted: frozenset[int] = frozenset()
    prompt_number: int = 0

    def shown(self) -> dict[str, Any]:
        """As everyone sees it."""
        return {
            "seat": self.number, "kind": self.kind, "name": self.name, "level": self.level, "open": self.open,
            "bot": self.bot,
        }  # fmt: skip


@dataclass(slots=True)
class Asking:
    """Something that needs everyone's consent."""

    id: int
    what: str
    seat: int
    to: int | None
    waiting: set[int]

    def may_answer(self, yes: bool) -> set[int]:
        """Those who are asked; and whoever asked may take it back."""
        return self.waiting if yes else self.waiting | {self.seat}

    def shown(self) -> dict[str, Any]:
        return {"id": self.id, "what": self.what, "seat": self.seat, "to": self.to, "waiting": sorted(self.waiting)}


class Table:
    """One table."""

    def __init__(self, code: str, terms: Mapping[str, Any], host: str | None):
        self.code = code
        self.terms = terms
        self.host = host
        self.seq = 0  # entries taken
        self.status = OVER if "record" in terms else GATHERING
        self.seats = [
            Seat(
                i, s["kind"], s["name"], s["level"], s.get("device"), 0, s["kind"] == LINK, s["kind"] == BOT, s["nonce"]
            )
            for i, s in enumerate(terms["seats"])
        ]
        self.game = self.new_game([])
        self.asking: Asking | None = None
        self.agreed: dict[str, Any] | None = None  # the result, where everyone agreed to end
        kept = terms.get("record", {}).get("result")
        if kept is not None and kept["kind"] == "agreed":
            self.agreed = self._agreement()
        self.rematch: str | None = None
        self.clock = Clock(terms["clock"]["kind"], terms["clock"]["seconds"])
        self.clock.left = [float(self.clock.seconds)] * len(self.seats)
        self.at = 0.0  # of the last entry
        self.version = 0  # of what is agreed and who sits where: clients are told when it changed
        self.free_from = 0  # the last seat that acted may go back to so many actions without asking
        self.free_seat: int | None = None
        self.events = 0  # how many there have been
        self._recent: deque[dict[str, Any] | bytes] = deque(maxlen=RECENT_EVENTS)  # of the game: packed n and row
        self._ids: OrderedDict[str, int] = OrderedDict()  # id of a message → events after it
        self._prompts: list[str] | None = None
        self._foreseen: tuple[Game | None, list[str]] = None, []  # the prompts of a game that may follow

    def new_game(self, nonces: Sequence[str]) -> Game:
        """The game before its first action."""
        terms = self.terms
        if "record" in terms:
            return replay(terms["record"])
        names = [seat.name for seat in self.seats]
        seed = terms["seed"] if self.is_seeded else bytes.fromhex(terms["seed"])
        added = None if self.is_seeded else list(nonces) or None
        if terms.get("position"):
            return from_position(terms["position"], seed=seed, nonces=added, seats=names)
        return new(
            terms["game"],
            terms["players"],
            options=terms["options"],
            seed=seed,
            nonces=added,
            seats=names,
            board=map_of(terms["game"], terms["rules_version"]),
        )

    # What it is

    @property
    def is_seeded(self) -> bool:
        """Whether the seed was given, by a test; then no nonces go into the dice."""
        return bool(self.terms["seeded"])

    @property
    def result(self) -> dict[str, Any] | None:
        return self.agreed or self.game.result

    @property
    def actions(self) -> int:
        """How many actions stand."""
        return self.game.length

    @property
    def first_event(self) -> int:
        """The number of the first event that is at hand."""
        return self.events - len(self._recent)

    def events_after(self, id: str) -> int | None:
        """Where the events of a message with this id ended; None if it is not known here."""
        return self._ids.get(id)

    def seats_of(self, device: str | None) -> list[int]:
        return [] if device is None else [seat.number for seat in self.seats if seat.device == device]

    def asked(self) -> list[int]:
        """The seats that may decide now, in order."""
        if self.status != PLAYING or self.agreed:
            return []
        return [seat for seat in self.game.to_act if isinstance(seat, int)]

    def awaited(self) -> list[int]:
        """Those of them without whom it does not go on: who accepted an offer may take that back, but need not act."""
        asked = self.asked()
        if len(asked) < 2 or self.game.phase != "offer":
            return asked
        return [seat for seat in asked if self.game.state.answer[seat] != ACCEPTS]

    def undo_to(self, viewer: Viewer) -> int | None:
        if viewer is None:
            return None
        return self.free_from if viewer == self.free_seat and self.status == PLAYING else self.actions

    def prompt(self, seat: int) -> dict[str, Any] | None:
        """What the seat is asked."""
        found: dict[str, Any] | None = json.loads(self.prompts()[seat])
        return found

    def prompts(self) -> list[str]:
        """Every seat's prompt, as JSON: shorter to keep, and easy to compare."""
        if self._prompts is None:
            self._prompts = self._prompts_of(self.game) if self.status == PLAYING else ["null"] * len(self.seats)
        return self._prompts

    def _prompts_of(self, game: Game) -> list[str]:
        asked = () if game.is_over else game.to_act
        return [encode(game.prompt(seat.number) if seat.number in asked else None) for seat in self.seats]

    def numbers_after(self, game: Game, actor: int | None) -> list[int]:
        """The prompts' numbers in a game that follows: a new prompt has a new number, and so has who acted."""
        before, after = self.prompts(), self._prompts_of(game)
        self._foreseen = game, after
        return [
            seat.prompt_number + (before[seat.number] != after[seat.number] or seat.number == actor)
            for seat in self.seats
        ]

    def shown_events(self, since: int, viewer: Viewer) -> list[dict[str, Any]]:
        """The events at hand from number `since` on, as the viewer may know them, each with its line in the log."""
        first = max(0, since - self.first_event)
        engine = self.game.engine
        out: list[dict[str, Any]] = []
        run: list[Event] = []  # events of the game in a row share lines
        for item in islice(self._recent, first, None):
            if isinstance(item, bytes):
                n, *row = array("i", item)
                run.append(engine.game.events.event(engine.names, row, viewer))
                out.append(run[-1].to_json() | {"n": n})
                continue
            add_lines(out, run)
            out.append(self._table_event(item, viewer))
            run = []
        add_lines(out, run)
        return out

    def _table_event(self, event: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
        if event["type"] == "said" and viewer is not None and event["seat"] in self.seats[viewer].muted:
            event = {**event, "text": None, "phrase": None}
        line = table_line(event, event.get("count", 0))
        return event if line is None else event | {"log": line}

    # How it changes

    def take(self, entry: Entry, played: Played | None = None) -> None:
        """Whatever an entry says has happened. `played` is the game after it, where that is known already."""
        getattr(self, f"_take_{entry.kind}")(entry, played)
        self.seq, self.at = entry.seq, max(entry.at, self.at)
        if "numbers" in entry.data:
            for seat, number in zip(self.seats, entry.data["numbers"], strict=True):
                seat.prompt_number = number
            game, prompts = self._foreseen
            self._prompts = prompts if game is self.game else None
            self._foreseen = None, []
        if self.status == PLAYING and (self.game.is_over or self.agreed):
            self._change(status=OVER)
            self.asking = None
        if self.clock.kind != "none" and self.status != GATHERING:
            self.clock.go_on(entry.at, self._running(), self.game.turn, self.game.turn_seat)
        if entry.client_id is not None:
            self._ids[entry.client_id] = self.events
            if len(self._ids) > MOST_IDS:
                self._ids.popitem(last=False)

    def _running(self) -> list[int]:
        """Whose clocks run: those to decide; the turn player's stands while others think about an offer."""
        awaited = self.awaited()
        turn = self.game.turn_seat
        return [seat for seat in awaited if seat != turn] if len(awaited) > 1 and turn in awaited else awaited

    def _take_start(self, entry: Entry, _: Played | None) -> None:
        self._change(status=PLAYING)
        for seat, nonce in zip(self.seats, entry.data["nonces"], strict=True):
            seat.nonce = nonce
            seat.bot = seat.bot or seat.open
        self.game = self.new_game(entry.data["nonces"])
        self._play(entry, None)

    def _take_act(self, entry: Entry, played: Played | None) -> None:
        if entry.data.get("by") == "clock" and entry.seat not in self.clock.out:
            self.clock.out.add(self._seat(entry).number)
            self._happen("out_of_time", seat=entry.seat)
        self._play(entry, played)

    def _play(self, entry: Entry, played: Played | None) -> None:
        game, rows = played or (self.game, play(self.game, entry.data["actions"]))
        start = game.length - len(entry.data["actions"])
        by_chance = any(action["seat"] == CHANCE_NAME for action in entry.data["actions"])
        if entry.seat is None or by_chance or any(row[0] == DISCARDED for own in rows for row in own):
            self.free_seat, self.free_from = None, game.length  # something was revealed
        elif self.free_seat != entry.seat:
            self.free_seat, self.free_from = entry.seat, start
        self.game = game
        for i, action_rows in enumerate(rows):
            for row in action_rows:
                self._recent.append(array("i", (start + i + 1, *row)).tobytes())
                self.events += 1
        game.forget_events()
        self.asking = None

    def _take_undo(self, entry: Entry, _: Played | None) -> None:
        self._go_back(entry.seat, entry.data["to"])

    def _go_back(self, seat: int | None, to: int) -> None:
        count = self.game.length - to
        self.game.undo(count)
        self.asking = None
        if not (seat == self.free_seat and to >= self.free_from):
            self.free_seat, self.free_from = None, to
        self._happen("undone", seat=seat, to=to, count=count)

    def _take_ask(self, entry: Entry, _: Played | None) -> None:
        assert entry.seat is not None
        others = {seat.number for seat in self.seats if not seat.bot and seat.number != entry.seat}
        self.asking = Asking(entry.seq, entry.data["what"], entry.seat, entry.data["to"], others)
        to = entry.data["to"]
        facts = {} if to is None else {"count": self.actions - to}
        self._happen("asked", seat=entry.seat, what=entry.data["what"], to=to, **facts)
        self._settle()

    def _take_answer(self, entry: Entry, _: Played | None) -> None:
        assert self.asking is not None
        assert entry.seat is not None
        if entry.seat == self.asking.seat:
            self._happen("unasked", seat=entry.seat)
        else:
            self._happen("answered", seat=entry.seat, yes=entry.data["yes"])
        if not entry.data["yes"]:
            self.asking = None
            return
        self.asking.waiting.discard(entry.seat)
        self._settle()

    def _settle(self) -> None:
        """Do what was asked, once nobody is waited for."""
        asking = self.asking
        if asking is None or asking.waiting:
            return
        if asking.what == "undo" and asking.to is not None:
            self._go_back(asking.seat, asking.to)
            return
        self.agreed = self._agreement()
        self._happen("ended", result=self.agreed)

    def _agreement(self) -> dict[str, Any]:
        return {"kind": "agreed", "winner": None, "points": self.game.points()}

    def _take_order(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        if entry.data["passes"] is not None:
            seat.passes = entry.data["passes"]
        if entry.data["never"] is not None:
            seat.never = tuple(entry.data["never"])

    def _take_mute(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        seat.muted = seat.muted | {entry.data["who"]} if entry.data["on"] else seat.muted - {entry.data["who"]}

    def _take_say(self, entry: Entry, _: Played | None) -> None:
        self._happen("said", seat=entry.seat, text=entry.data["text"], phrase=entry.data["phrase"])

    def _take_join(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        seat.device, seat.open, seat.bot = entry.data["device"], False, False
        seat.name = entry.data["name"] or seat.name
        seat.nonce = entry.data["nonce"] if self.status == GATHERING else seat.nonce
        self._sit(seat, "joined")

    def _take_link(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        seat.kind, seat.device, seat.open, seat.serial = LINK, None, True, seat.serial + 1
        seat.bot = self.status != GATHERING
        self._sit(seat, "opened")

    def _take_close(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        seat.kind, seat.device, seat.open, seat.bot, seat.serial = BOT, None, False, True, seat.serial + 1
        self._sit(seat, "closed")

    def _take_leave(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        seat.bot = True
        self._sit(seat, "left")

    def _take_sit_in(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        seat.bot = True
        self._sit(seat, "sat_in")

    def _take_return(self, entry: Entry, _: Played | None) -> None:
        seat = self._seat(entry)
        seat.bot = False
        self._sit(seat, "returned")

    def _take_rematch(self, entry: Entry, _: Played | None) -> None:
        self.rematch = entry.data["table"]
        self._change()
        self._happen("rematch", table=self.rematch)

    def _sit(self, seat: Seat, what: str) -> None:
        seat.passes = seat.passes and not seat.bot
        self.asking = None
        self._change()
        self._happen(what, seat=seat.number, name=seat.name)

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _change(self, status: str | None = None) -> None:
        self.version += 1
        self.status = status or self.status

    def _happen(self, type: str, **facts: Any) -> None:
        self._recent.append({"type": type, **facts})
        self.events += 1


def add_lines(out: list[dict[str, Any]], run: list[Event]) -> None:
    """Give the last events of a list their lines; a line stands at the first event that it tells of."""
    first = len(out) - len(run)
    for line in log_lines(run):
        out[first + line.pop("event")].setdefault("log", line)


def play(game: Game, actions: Sequence[Any]) -> list[list[list[int]]]:
    """Apply actions; the event rows of each. Raises what the game raises."""
    out = []
    for action in actions:
        game.apply(action)
        out.append(game.last_rows())
    return out


def let_chance_act(game: Game) -> tuple[list[dict[str, Any]], list[list[list[int]]]]:
    """Let chance act as long as it is to; its actions, and the event rows of each."""
    actions, rows = [], []
    while game.to_act == (CHANCE_NAME,):
        game.step_chance()
        actions.append(game.last_action.to_json())
        rows.append(game.last_rows())
    return actions, rows


def encode(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
