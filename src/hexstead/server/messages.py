"""Messages and request bodies that clients send, as types that validate them; docs/protocol.md explains them.

frames.py and responses.py describe what the server sends; schema.py publishes all of it as JSON Schema.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from ..bots.levels import OFFERED
from .settings import MAX_ACTIONS
from .store import StoreFailed

if TYPE_CHECKING:
    Level = str
else:
    Level = Literal[OFFERED]  # the levels of the registry
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "your_turn", "good_game", "no_deal", "ouch"
]
PHRASES: tuple[str, ...] = get_args(Phrase)
PRINTABLE = r"^[^\x00-\x1f\x7f]*$"  # no control characters: PostgreSQL stores no NUL, and logs have one entry per line
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Id = Annotated[
    str,
    Field(
        min_length=1, max_length=64, pattern=PRINTABLE, description="chosen by the client; a repeated id has no effect"
    ),
]
Name = Annotated[str, Field(min_length=1, max_length=24, pattern=PRINTABLE)]
Nonce = Annotated[str, Field(min_length=1, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]


class Refused(Exception):
    """A request or message that is rejected. `code` is for programs, `text` a sentence for people."""

    def __init__(self, text: str, code: str = "malformed", rule: str | None = None):
        super().__init__(text)
        self.text, self.code, self.rule = text, code, rule


def failed_store(failure: StoreFailed) -> Refused:
    """The answer to a client whose request could not be stored."""
    if failure.is_full:
        return Refused("The server's disk is full. This was not saved; try again later.", "storage_full")
    return Refused("The server's database does not respond. Try again in a moment.", "no_database")


class Message(BaseModel):
    """Base class of client input: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# Socket messages, which can also be posted


class Hello(Message):
    """Connect to a table, at one or more seats or as a spectator: the first message of a connection."""

    type: Literal["hello"]
    game: str = Field(max_length=64, description="the table's code")
    token: str | None = Field(None, max_length=200, description="a seat token")
    seats: list[SeatNumber] | None = Field(
        None, max_length=8, description="which of the device's seats; null: all of them; []: watch"
    )
    last_seq: Annotated[int, Field(ge=0, le=10**9)] | None = Field(
        None, description="number of events received before; null: none"
    )


class Act(Message):
    """Perform actions in answer to the seat's prompt: all of them or none."""

    type: Literal["act"]
    id: Id
    seat: SeatNumber | None = Field(None, description="can be omitted if the connection has one seat")
    prompt: Annotated[int, Field(ge=-(10**9), le=10**9, description="number of the prompt that is answered")]
    actions: list[dict[str, Any]] = Field(min_length=1, max_length=MAX_ACTIONS)


class Undo(Message):
    """Undo all actions after the first `to`. If `to` is below `undo_to`, everyone has to consent first."""

    type: Literal["undo"]
    id: Id
    seat: SeatNumber | None = None
    to: Annotated[int, Field(ge=0, le=10**9)]


class End(Message):
    """Ask the other players to end the game without a winner."""

    type: Literal["end"]
    id: Id
    seat: SeatNumber | None = None


class Give(Message):
    """Ask the other players to let the host give a seat to someone else, who will see its hand."""

    type: Literal["give"]
    id: Id
    seat: SeatNumber | None = None
    who: SeatNumber


class Answer(Message):
    """Consent to a request (`asking`), decline it, or take back your own."""

    type: Literal["answer"]
    id: Id
    seat: SeatNumber | None = None
    ask: Annotated[int, Field(ge=0, le=10**9, description="the id of the request")]
    yes: bool


Terms = Annotated[dict[Annotated[str, Field(max_length=32)], Annotated[int, Field(ge=0, le=99)]], Field(max_length=8)]


class Propose(Message):
    """Propose a trade to the player whose turn it is; this replaces the seat's earlier proposal."""

    type: Literal["propose"]
    id: Id
    seat: SeatNumber | None = None
    give: Terms = Field(description="what this seat would give")
    get: Terms = Field(description="what it would get")


class Reply(Message):
    """Accept a proposal or decline it as the turn player, or withdraw your own."""

    type: Literal["reply"]
    id: Id
    seat: SeatNumber | None = None
    proposal: Annotated[int, Field(ge=0, le=10**9, description="the id of the proposal")]
    yes: bool


class Order(Message):
    """Change the seat's standing orders; null leaves an order as it is."""

    type: Literal["order"]
    id: Id
    seat: SeatNumber | None = None
    passes: bool | None = Field(None, description="pass in build phases; this is public and ends `asks`")
    asks: bool | None = Field(None, description="take part in every build phase; this is public and ends `passes`")
    offers: Literal["all", "turn", "game"] | None = Field(
        None, description="turn, game: answer no offers in this turn or game; this is public"
    )
    never: list[Annotated[str, Field(max_length=32, pattern=PRINTABLE)]] | None = Field(
        None, max_length=8, description="goods that are never given: offers that ask for them are declined"
    )


class Think(Message):
    """Request more time to answer a bot's offer; once per offer."""

    type: Literal["think"]
    id: Id
    seat: SeatNumber | None = None


class Build(Message):
    """Request or decline to build in the build phase after this turn."""

    type: Literal["build"]
    id: Id
    seat: SeatNumber | None = None
    on: bool


class Chat(Message):
    """Send a chat text, or a quick phrase that is shown in each reader's language."""

    type: Literal["chat"]
    id: Id
    seat: SeatNumber | None = None
    text: Annotated[str, Field(min_length=1, max_length=300, pattern=PRINTABLE)] | None = None
    phrase: Phrase | None = None


class Mute(Message):
    """Hide another seat's chat from this seat, or show it again."""

    type: Literal["mute"]
    id: Id
    seat: SeatNumber | None = None
    who: SeatNumber
    on: bool


SeatMessage = Act | Undo | End | Give | Answer | Propose | Reply | Order | Think | Build | Chat | Mute  # needs a seat
CLIENT_MESSAGE = Annotated[Hello | SeatMessage, Field(discriminator="type")]
SEAT_MESSAGE = Annotated[SeatMessage, Field(discriminator="type")]
CLIENT_MESSAGES: tuple[type[Message], ...] = (Hello, *get_args(SeatMessage))


# Bodies of HTTP requests


class SeatRequest(Message):
    """Who is to play a seat of a new table."""

    kind: Literal["person", "link", "bot"]
    name: Name | None = None
    level: Level | None = Field(None, description="of the bot, or of the bot that stands in for a person")


class ClockSettings(Message):
    """Thinking time: none, `seconds` for each decision or turn, or `seconds` for the whole game."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, Field(ge=5, le=14 * 86400)] = 120


class TableRequest(Message):
    """A table to create."""

    game: Annotated[str, Field(max_length=64)] = ""
    players: Annotated[int, Field(ge=1, le=8)] = 4
    edition: Annotated[str, Field(max_length=64)] | None = None
    options: dict[Annotated[str, Field(max_length=64)], Any] | None = Field(None, max_length=64)
    seats: list[Literal["person", "link"] | Level | SeatRequest] | None = Field(
        None, max_length=8, description="person: at this device; link: by invitation; or the level of a bot"
    )
    clock: ClockSettings = ClockSettings()
    visibility: Literal["private", "link", "public"] = "link"
    grace: Annotated[int, Field(ge=5, le=86400)] | None = Field(
        120, description="seconds until a bot stands in for an absent player while others wait; null: never"
    )
    tracker: bool = Field(True, description="whether the page may show what everyone could have noted about hands")
    coach: bool = Field(False, description="whether players can ask the coach; alone with bots, they always can")
    nonce: Nonce | None = Field(None, description="this device's contribution to the random seed")
    seed: int | Annotated[str, Field(max_length=100)] | None = Field(None, description="for tests only")
    position: dict[str, Any] | None = Field(None, description="for tests only")


class LessonRequest(Message):
    """An attempt at a lesson: all actions of the learner so far."""

    actions: list[dict[str, Any]] = Field(max_length=MAX_ACTIONS)


class JoinRequest(Message):
    """Take an open seat by invitation or by a six-letter code: exactly one of the two."""

    invite: Annotated[str, Field(max_length=200)] | None = None
    code: Annotated[str, Field(max_length=64, pattern=PRINTABLE)] | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class RenameRequest(Message):
    """A new name for a seat of this device."""

    name: Name
    seat: SeatNumber | None = Field(None, description="can be omitted if the device has one seat")


class LeaveRequest(Message):
    """Leave seats of this device to their bots."""

    seats: list[SeatNumber] | None = Field(None, max_length=8, description="null: all seats of this device")


class MoveRequest(Message):
    """Move the seats of another device to this one, by exactly one of its code and its recovery text."""

    code: Annotated[str, Field(max_length=64, pattern=PRINTABLE)] | None = None
    recovery: Annotated[str, Field(max_length=200, pattern=PRINTABLE)] | None = None


class TokenRequest(Message):
    """An API token to create."""

    name: Name
    scopes: list[Literal["play", "watch", "make"]] = Field(min_length=1, max_length=3)
