"""Every message of a table as a type: what clients may send, and what they are sent.

docs/protocol.md explains them; `schema()` is the published JSON schema, docs/protocol.schema.json.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import models_json_schema

from .settings import MOST_ACTIONS

Level = Literal["greenhorn", "settler", "engineer", "baron", "random"]
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "your_turn", "good_game", "no_deal", "ouch"
]
LEVELS: tuple[str, ...] = get_args(Level)
PHRASES: tuple[str, ...] = get_args(Phrase)
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Id = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=24)]
Nonce = Annotated[str, Field(min_length=1, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]


class Refused(Exception):
    """Something a client may not do. `code` is for programs, the sentence for people."""

    def __init__(self, text: str, code: str = "malformed", rule: str | None = None):
        super().__init__(text)
        self.text, self.code, self.rule = text, code, rule


class Message(BaseModel):
    """What comes from outside: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# What a client sends over the socket, or posts


class Hello(Message):
    """Take a seat, or watch: the first message of a connection."""

    type: Literal["hello"]
    game: str = Field(max_length=64, description="the table's code")
    token: str | None = Field(None, max_length=200, description="opens one seat")
    seats: list[SeatNumber] | None = Field(
        None, max_length=8, description="which of this device's seats; null: all of them; []: watch"
    )
    last_seq: Annotated[int, Field(ge=0, le=10**9)] | None = Field(None, description="events already seen")


class Act(Message):
    """Do all of these actions, in answer to the seat's prompt of that number."""

    type: Literal["act"]
    id: Id
    seat: SeatNumber | None = Field(None, description="may be left out where the connection speaks for one seat")
    prompt: Annotated[int, Field(ge=-(10**9), le=10**9)]
    actions: list[dict[str, Any]] = Field(min_length=1, max_length=MOST_ACTIONS)


class Undo(Message):
    """Go back to where the table stood after `to` actions: at once where it is free, else by consent."""

    type: Literal["undo"]
    id: Id
    seat: SeatNumber | None = None
    to: Annotated[int, Field(ge=0, le=10**9)]


class End(Message):
    """Ask the others to end the game here, without a winner."""

    type: Literal["end"]
    id: Id
    seat: SeatNumber | None = None


class Answer(Message):
    """Say yes or no to what the table is asked (`asking`)."""

    type: Literal["answer"]
    id: Id
    seat: SeatNumber | None = None
    ask: Annotated[int, Field(ge=0, le=10**9)]
    yes: bool


class Order(Message):
    """Standing orders of a seat; what is left out stays as it is."""

    type: Literal["order"]
    id: Id
    seat: SeatNumber | None = None
    passes: bool | None = Field(None, description="pass until I say otherwise")
    never: list[Annotated[str, Field(max_length=32)]] | None = Field(
        None, max_length=8, description="goods that are never given: such offers are declined"
    )


class Chat(Message):
    """Say something to the table: a text, or a quick phrase that every reader sees in their language."""

    type: Literal["chat"]
    id: Id
    seat: SeatNumber | None = None
    text: Annotated[str, Field(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None


class Mute(Message):
    """Hide from this seat what another says, or show it again."""

    type: Literal["mute"]
    id: Id
    seat: SeatNumber | None = None
    who: SeatNumber
    on: bool


Spoken = Act | Undo | End | Answer | Order | Chat | Mute  # what a seat says once it sits
CLIENT = Annotated[Hello | Spoken, Field(discriminator="type")]
SPOKEN = Annotated[Spoken, Field(discriminator="type")]


# What a client posts


class SeatWish(Message):
    """Who is to sit at a seat."""

    kind: Literal["person", "link", "bot"]
    name: Name | None = None
    level: Level | None = Field(None, description="of the bot; also of the one that sits in for a person")


class ClockWish(Message):
    """How long a seat may think."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Field(ge=5, le=14 * 86400)] = 120


class TableWish(Message):
    """A table to be made."""

    game: Annotated[str, Field(max_length=64)] = ""
    players: Annotated[int, Field(ge=1, le=8)] = 4
    edition: Annotated[str, Field(max_length=64)] | None = None
    options: dict[str, Any] | None = None
    seats: list[Literal["person", "link"] | Level | SeatWish] | None = Field(
        None, max_length=8, description="person: at this device; link: by an invitation; or a bot's level"
    )
    clock: ClockWish = ClockWish()
    visibility: Literal["private", "link", "public"] = "link"
    grace: Annotated[int, Field(ge=5, le=86400)] | None = Field(
        120, description="seconds until a bot sits in for somebody who is away while others wait; null: never"
    )
    nonce: Nonce | None = Field(None, description="what this device adds to the dice")
    seed: int | Annotated[str, Field(max_length=100)] | None = Field(None, description="for tests only")
    position: dict[str, Any] | None = Field(None, description="for tests only")


class JoinWish(Message):
    """Take a seat that was offered by a link or a six-letter code."""

    invite: Annotated[str, Field(max_length=200)] | None = None
    code: Annotated[str, Field(max_length=64)] | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class LeaveWish(Message):
    """Leave seats of this device at a table to their bots."""

    seats: list[SeatNumber] | None = Field(None, max_length=8, description="null: all of this device")


class TokenWish(Message):
    """A token for a program that plays or watches for this device."""

    name: Name
    scopes: list[Literal["play", "watch", "make"]] = Field(min_length=1, max_length=3)


# What a client is sent


class Sent(BaseModel):
    """A shape of the server's; for the schema, and for tests."""

    model_config = ConfigDict(extra="forbid")


class Choice(Sent):
    """One kind of action that the seat may take now."""

    type: str
    targets: list[Any] | None = None
    arguments: list[str] | None = None
    cost: dict[str, int] | None = None
    tolls: list[dict[str, int]] | None = Field(None, description="what each target costs, where that differs")
    gains: list[list[list[dict[str, int]]]] | None = Field(
        None, description="what each target gives: goods per seat, for each way it may turn out"
    )
    tours: list[dict[str, Any]] | None = Field(None, description="several in a row, and what they cost together")
    count: int | None = Field(None, description="how many cards or gold it takes")
    shape: dict[str, Any] | None = Field(None, description="of trades, discards and takings")


class Prompt(Sent):
    """What the seat is asked."""

    seat: int
    phase: str
    choices: list[Choice]


class View(Sent):
    """How things stand, as the viewer may know it; what is hidden is null."""

    viewer: int | None
    to_act: list[int | str]
    points: list[int]
    position: dict[str, Any]


class Asking(Sent):
    """Something that needs everyone's consent."""

    id: int
    what: Literal["undo", "end"]
    seat: int
    to: int | None
    waiting: list[int] = Field(description="seats that have not answered")


class ClockNow(Sent):
    """Seconds left for each seat, and whose run."""

    left: list[float | None]
    running: list[int]


class OrdersNow(Sent):
    """Standing orders: who passes is public, the rest is the viewer's own."""

    passes: list[int]
    never: list[str]
    muted: list[int]


class Now(Sent):
    """How things stand for one viewer."""

    seq: int = Field(description="events so far")
    actions: int = Field(description="actions that stand, chance among them: the N of /g/CODE@N")
    view: View
    number: int = Field(description="of the prompt")
    prompt: Prompt | None
    undo_to: int | None = Field(description="the seat may go back to this many actions without asking; null: watching")
    asking: Asking | None
    orders: OrdersNow
    clock: ClockNow | None
    result: dict[str, Any] | None


class SeatNow(Sent):
    """A seat as everyone sees it."""

    seat: int
    kind: Literal["person", "link", "bot"]
    name: str
    level: str = Field(description="of its bot, or of the bot that sits in")
    open: bool = Field(description="still to be taken by link or code")
    bot: bool = Field(description="a bot plays it now")


class Fair(Sent):
    """What proves the dice."""

    commitment: str = Field(description="SHA-256 that was fixed before the first action")
    nonces: list[str | None] = Field(description="what each seat added")
    seed: str | None = Field(description="revealed at the end")


class Table(Sent):
    """What is agreed at a table."""

    code: str
    game: str
    players: int
    options: dict[str, Any]
    prices: dict[str, dict[str, int]]
    hand_limit: int
    goal: int | None
    seats: list[SeatNow]
    status: Literal["gathering", "playing", "over"]
    clock: ClockWish
    visibility: str
    grace: int | None
    host: list[int] = Field(description="seats of the device that made the table")
    fair: Fair
    rematch: str | None = Field(description="the code of the table that follows")


class Full(Now):
    """Everything: after hello, and when too much was missed."""

    type: Literal["full"]
    table: Table
    recent: list[dict[str, Any]] = Field(description="the last events, up to seq")


class Events(Now):
    """What happened from event number `from` on."""

    type: Literal["events"]
    from_: int = Field(alias="from")
    events: list[dict[str, Any]]
    table: Table | None = Field(None, description="when it changed")


class SeatPresence(Sent):
    """Whether somebody is connected at a seat, and whether a bot plays it."""

    seat: int
    here: bool
    bot: bool


class Presence(Sent):
    """Who is connected."""

    type: Literal["presence"]
    seats: list[SeatPresence]
    watching: int


class Ok(Sent):
    """It is done, and kept."""

    type: Literal["ok"]
    id: str
    seq: int


class No(Sent):
    """It is not done, and why."""

    type: Literal["no"]
    id: str | None
    code: str
    rule: str | None
    text: str


class Problem(Sent):
    """A refusal over HTTP."""

    code: str
    text: str


TO_SERVER: tuple[type[Message], ...] = (Hello, *get_args(Spoken))
TO_CLIENT = (Full, Events, Presence, Ok, No)


def schema() -> dict[str, Any]:
    """The JSON schema of every message over the socket and the stream, both ways."""
    places, out = models_json_schema(
        [*((model, "validation") for model in TO_SERVER), *((model, "serialization") for model in TO_CLIENT)],
        title="Hexstead's table protocol, version 1",
        description="Every message between a table and its clients. docs/protocol.md explains it.",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **out,
        "oneOf": [dict(places[key]) for key in places],
    }
