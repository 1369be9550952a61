"""Socket messages of the server, as types. responses.py has the bodies of HTTP responses.

The server builds plain dictionaries; these types only define the published schema (schema.py), and tests validate sent
messages against it.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .messages import Level

Goods = dict[str, int]  # number of each good
Status = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "link", "bot"]


class Sent(BaseModel):
    """Base class of everything that the server sends. Undeclared fields are errors."""

    model_config = ConfigDict(extra="forbid")


class Open(Sent):
    """Base class of objects with further fields that depend on the game."""

    model_config = ConfigDict(extra="allow")


def omittable(description: str | None = None, alias: str | None = None) -> Any:
    """A field that can be missing, but is never null."""
    return Field(default=None, alias=alias, description=description, json_schema_extra=_drop_default)


def _drop_default(schema: dict[str, Any]) -> None:
    schema.pop("default", None)


# Parts of messages


class Action(Open):
    """An action by its type; the other fields are its arguments."""

    type: str
    seat: int | Literal["chance"] = omittable()


class Shape(Sent):
    """Limits of an action whose goods the player composes: a trade, a discard, or cards to take."""

    give: Goods = omittable("goods that can be given")
    get: list[str] = omittable("goods that can be asked for")
    to: list[int] = omittable("seats to which the offer can be made")
    left: int = omittable("offers left in this turn")
    count: int = omittable("cards to discard or to take")
    from_: Goods = omittable("cards to choose from", alias="from")


class Tour(Sent):
    """Several moves in a row with one piece, and their total cost."""

    targets: list[list[str | int]]
    toll: Goods


class Choice(Sent):
    """One type of action that the seat can take now."""

    type: str
    targets: list[str | int | list[str | int] | Goods] = omittable("possible targets, by name")
    arguments: list[str] = omittable("names of the arguments that a target stands for")
    cost: Goods = omittable("cost of the action")
    tolls: list[Goods] = omittable("cost of each target, if targets differ")
    gains: list[list[list[Goods]]] = omittable("what each target yields: goods per seat, for each possible outcome")
    idle: list[str | int | list[str | int] | Goods] = omittable("targets that would have no effect, to warn of")
    tours: list[Tour] = omittable("several moves in a row, with their total cost")
    lapses: list[int] = omittable("paid steps of another move that each target forfeits; one entry without targets")
    count: int = omittable("number of cards or gold needed")
    shape: Shape = omittable()


class TradeTerms(Sent):
    """A trade that the seat could conclude or accept now: what it would give and get."""

    seat: int = Field(description="the partner")
    give: Goods
    get: Goods


class Prompt(Sent):
    """The decision that the seat has to make."""

    seat: int
    phase: str
    choices: list[Choice]
    terms: list[TradeTerms] = omittable("while an offer is open: the trades that the seat could conclude or accept")


class Position(Open):
    """The position by names, as far as the viewer can see it: null stands for hidden values.

    Games have further fields; docs/formats.md and the schemas of each game describe them.
    """

    players: int
    phase: str
    turn: int
    turn_seat: int | None
    rolled: int
    dice: tuple[int, int]
    hand: list[Goods | None]
    hand_size: list[int]
    supply: Goods
    discard_due: list[int]
    take: int
    stack_size: int
    cards: list[dict[str, int] | None]
    card_count: list[int]
    cards_open: list[dict[str, int]]
    offer_give: Goods
    offer_get: Goods
    answer: list[int] = Field(description="per seat: 0 none, 1 asked, 2 accepts, 3 declines, 4 counters")
    counter_give: list[Goods]
    counter_get: list[Goods]
    offers_left: int = Field(description="offers without a trade that are still possible this turn")
    offers_made: int = Field(description="offers made this turn, agreed ones included")


class View(Sent):
    """The game as one viewer can see it."""

    viewer: int | Literal["all"] | None = Field(description="a seat; null: a spectator; all: everything, after the end")
    to_act: list[int | Literal["chance"]]
    points: list[int]
    position: Position


class LogLine(Sent):
    """A line of the log as a Fluent message; it belongs to the first event that it describes."""

    id: str
    args: dict[str, Any]
    seat: int | None
    show: dict[str, list[str]] = omittable("places to highlight, by axis")
    turn: int = omittable("number of the turn that begins: a heading")
    fold: str = omittable("message under which lines of this kind can be folded")
    share: str = omittable("message for consecutive lines that differ only in their seat, with a list of `seats`")
    detail: Literal[True] = omittable("a detail that a short log leaves out")


class Event(Open):
    """Something that happened: an event of the game, or of the table (without `n`). Types have further fields."""

    type: str
    seat: int | None = omittable()
    n: int = omittable("number of the action that caused it")
    log: LogLine = omittable()


class ConsentRequest(Sent):
    """A request that needs the consent of every player."""

    id: int
    what: Literal["undo", "end", "give"]
    seat: int = Field(description="who asks")
    to: int | None = Field(description="number of actions that remain after an undo")
    waiting: list[int] = Field(description="seats that have not answered")
    who: int | None = Field(description="the seat that is to be given to someone else")
    seconds: float = Field(description="time after which it expires, counted from when it was made")
    left: float = Field(description="seconds until it expires")


class Proposal(Sent):
    """A trade that a seat proposes to the player whose turn it is."""

    id: int
    seat: int = Field(description="who proposes it")
    give: Goods = Field(description="what that seat would give")
    get: Goods = Field(description="what it would get")


class ClockInfo(Sent):
    """Seconds left for each seat, and the seats whose clock is running."""

    left: list[float | None]
    running: list[int]


class StandingOrders(Sent):
    """Standing orders: `never` and `muted` belong to the viewer, the others are public lists of seats."""

    passes: list[int] = Field(description="pass in every build phase")
    asks: list[int] = Field(description="take part in every build phase")
    no_offers_turn: list[int] = Field(description="want no offers in this turn")
    no_offers_game: list[int] = Field(description="want no offers in this game")
    never: list[str]
    muted: list[int]


class Window(Sent):
    """The table waits for people to answer a bot's offer, or to request a build after this turn."""

    kind: Literal["offer", "build"]
    seats: list[int] = Field(description="people who have not answered")
    left: float | None = Field(description="seconds until it closes; null: it waits for all of them")
    thinking: list[int] = Field(description="people who asked for more time")


class Result(Sent):
    """How a game ended."""

    kind: Literal["won", "drawn", "agreed", "cancelled"]
    winner: int | None
    points: list[int]


class ViewerState(Sent):
    """The state of the table for one viewer."""

    seq: int = Field(description="number of events so far")
    actions: int = Field(description="number of actions in the game, including chance: the N of /g/CODE@N")
    view: View
    number: int = Field(description="of the prompt")
    prompt: Prompt | None
    undo_to: int | None = Field(
        description="number of actions to which the seat can go back without consent; null for spectators"
    )
    decision: int | None = Field(
        description="number of actions before the seat's last decision; null if there is none that can be undone"
    )
    asking: ConsentRequest | None
    proposals: list[Proposal] = Field(description="open proposals, at most one per seat")
    can_propose: bool = Field(description="whether the seat can propose a trade to the player whose turn it is")
    optional: bool = Field(description="whether the table does not wait for an answer to the prompt")
    orders: StandingOrders
    window: Window | None
    builders: list[int] = Field(description="seats that have said that they want to build after this turn")
    can_build: bool = Field(description="whether the seat can say so now")
    clock: ClockInfo | None
    result: Result | None


class SeatInfo(Sent):
    """A seat as everyone sees it."""

    seat: int
    colour: str
    kind: SeatKind
    name: str
    level: Level = Field(description="of its bot, or of the bot that stands in")
    open: bool = Field(description="can be taken by link or code")
    bot: bool = Field(description="a bot is playing it")
    released: bool = Field(description="during the game, the host can give it to someone else without asking")


class Fairness(Sent):
    """The proof that the dice were fixed before the game."""

    commitment: str = Field(description="SHA-256 hash published before the first action")
    nonces: list[str | None] = Field(description="contribution of each seat to the random seed")
    seed: str | None = Field(description="revealed after the end")


class TableClock(Sent):
    """Thinking time: none, `seconds` for each decision or turn, or `seconds` for the whole game."""

    kind: Literal["none", "turn", "bank"]
    seconds: float


class TableInfo(Sent):
    """A table: its settings and its seats."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    prices: dict[str, Goods] = Field(description="cost of each type of action that is paid for")
    hand_limit: int = Field(description="largest hand that need not discard on a 7")
    goal: int | None = Field(description="points needed to win")
    seats: list[SeatInfo]
    status: Status
    clock: TableClock
    visibility: Literal["private", "link", "public"]
    grace: int | None
    tracker: bool = Field(description="whether the page may show what everyone could have noted about hands")
    coach: bool = Field(description="whether players can ask the coach; alone with bots, they always can")
    host: list[int] = Field(description="seats of the device that created the table")
    fair: Fairness
    rematch: str | None = Field(description="code of the rematch table")


# Socket messages


class Full(ViewerState):
    """The complete state: sent after hello, and when more events were missed than the server keeps."""

    type: Literal["full"]
    table: TableInfo
    recent: list[Event] = Field(description="the latest events, up to seq")


class Events(ViewerState):
    """New events, and the state after them."""

    type: Literal["events"]
    from_: int = Field(alias="from", description="number of the first event")
    events: list[Event]
    table: TableInfo = omittable("if it has changed")


class SeatPresence(Sent):
    """Whether a client is connected at a seat, and whether a bot is playing it."""

    seat: int
    here: bool
    bot: bool


class Presence(Sent):
    """Who is connected."""

    type: Literal["presence"]
    seats: list[SeatPresence]
    watching: int = Field(description="number of spectators")


class Ok(Sent):
    """The message took effect and is stored."""

    type: Literal["ok"]
    id: str
    seq: int = Field(description="number of events after it")


class No(Sent):
    """The message was rejected and has changed nothing."""

    type: Literal["no"]
    id: str | None
    code: str
    rule: str | None = Field(description="the rule that forbids it")
    text: str


class Announcement(Sent):
    """The administrator's announcement; sent to new clients and whenever it changes."""

    type: Literal["announcement"]
    texts: dict[str, str] = Field(description="by language; empty: the last one was withdrawn")
    restarting: bool = Field(description="the server is about to restart and creates no tables")


SERVER_MESSAGES = (Full, Events, Presence, Ok, No, Announcement)
