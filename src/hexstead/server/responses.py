"""Bodies of the HTTP responses, as types for the published schema. frames.py has the messages of the socket."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict, Field

from .frames import (
    Action,
    Event,
    Full,
    Goods,
    Open,
    Result,
    SeatInfo,
    Sent,
    Status,
    TableClock,
    TableInfo,
    View,
    omittable,
)
from .messages import Level, Phrase

ErrorClass = Literal["fine", "inaccuracy", "mistake", "blunder"]
ScopeName = Literal["play", "watch", "make"]


class Problem(Sent):
    """A rejected request."""

    code: str
    text: str
    rule: str = omittable("the rule that forbids an action")


class LessonEntry(Sent):
    """A lesson in the list. Texts are by language."""

    game: str
    name: str
    section: str = Field(description="section of the rules page that it belongs to")
    title: dict[str, str]
    steps: int


class LessonList(Sent):
    """All lessons, by game in the order in which they are learned."""

    lessons: list[LessonEntry]


class LessonState(Sent):
    """A lesson after the learner's actions."""

    lesson: LessonEntry
    step: int = Field(description="the current step; the number of steps if the lesson is done")
    status: Literal["open", "failed", "done"]
    start: int = Field(description="number of the learner's actions before the current step")
    task: dict[str, str] = Field(description="what to do in the current or last step")
    text: dict[str, str] = Field(description="the task; what was wrong if it failed; the last words if all is done")
    state: Full = Field(description="as a table would send it; `actions` and `decision` count the learner's actions")


class OptionInfo(Sent):
    """An option of a game: a number from `low` to `high`, or one of `values`."""

    name: str
    default: Any
    low: int = omittable()
    high: int = omittable()
    values: list[Any] = omittable()


class GameInfo(Sent):
    """A game that can be played."""

    name: str
    players: list[int] = Field(description="possible numbers of players")
    options: list[OptionInfo]
    editions: dict[str, dict[str, Any]] = Field(description="named sets of options")


class Catalog(Sent):
    """All choices for a new table."""

    games: list[GameInfo]
    levels: list[Level]
    phrases: list[Phrase]
    themes: list[str]


class Invite(Sent):
    """How an open seat can be taken."""

    code: str = Field(description="six letters")
    link: str
    invite: str


class CreatedTable(Sent):
    """A new table: its code, the tokens of the device's seats and the invitations to open seats, by seat number."""

    table: str
    tokens: dict[str, str]
    invites: dict[str, Invite]


class TableSummary(Sent):
    """A table in a list."""

    code: str
    game: str
    players: int
    status: Status
    seats: list[SeatInfo]
    yours: list[int] = Field(description="seats of this device")
    host: bool = Field(description="this device is the table's host")
    asked: bool = Field(description="one of them has to act")
    turn: int
    used: float = Field(description="time of the last change, in seconds since 1970, to within a minute")
    visibility: Literal["private", "link", "public"]
    clock: TableClock


class KnownCards(Sent):
    """What everyone could know about the resource cards of each seat from public events."""

    seats: list[dict[str, tuple[int, int]]] = Field(description="smallest and largest possible number, by resource")


class Obstacles(Sent):
    """What a seat lacks for each type of action, apart from goods and timing."""

    seat: int
    missing: dict[str, list[Literal["stock", "place"]]] = Field(
        description="by type of action: pieces that are used up, a legal target; other types lack neither"
    )


class TableList(Sent):
    """Tables, most recently used first."""

    tables: list[TableSummary]


class TableDetails(Sent):
    """A table, the seats of this device, and for its host the invitations to open seats."""

    table: TableInfo
    yours: list[int]
    invites: dict[str, Invite] = omittable("by seat number; only for the host")


class HexInfo(Sent):
    """A hex of the board."""

    x: float
    y: float
    terrain: str
    number: int
    mark: str | None
    resource: str | None = Field(description="what it produces; null if it can never have a number")
    corners: list[str] = Field(description="names of the intersections around it")


class PathInfo(Sent):
    """A path between two intersections."""

    ends: tuple[tuple[float, float], tuple[float, float]]
    names: tuple[str, str]
    track: bool


class PlaceInfo(Open):
    """A named place."""

    name: str
    kind: str


class MoveCode(Sent):
    """A code that lets another device take over the seats of this one."""

    code: str
    link: str
    seconds: float = Field(description="validity")


class Recovery(Sent):
    """The recovery text that moves the seats of this device to another one, also as a link."""

    recovery: str
    link: str


class MovedSeats(Sent):
    """How many tables were moved to this device."""

    tables: int


class StoredTable(Open):
    """What a table stores about a device."""

    code: str
    game: str
    status: str
    host: bool
    seats: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    entries: list[dict[str, Any]] = Field(description="entries of its seats in the table's log, except for chat")


class DeviceData(Sent):
    """Everything that is stored about a device."""

    device: str
    tokens: list[TokenInfo]
    tables: list[StoredTable]


class DeletedTables(Sent):
    """Codes of the tables that were deleted."""

    deleted: list[str]


class BoardPicture(Sent):
    """Everything needed to draw a board in one theme: static layers as SVG, coordinates, and the art of the pieces."""

    title: str
    grid: Literal["pointy", "flat"]
    edge: float = Field(description="length of a hex edge")
    theme: str
    view: tuple[float, float, float, float] = Field(description="left, top, width, height")
    ground: str = Field(description="SVG below the pieces")
    names: str = Field(description="SVG of the place names")
    beside: dict[str, dict[str, Any]] = Field(description="drawings placed relative to a place")
    art: dict[str, str] = Field(description="SVG of the pieces")
    minimums: dict[str, int] = Field(description="smallest counts that win awards, such as longest_path_min")
    facts: dict[str, Any] = Field(description="the rest of the map file")
    hexes: dict[str, HexInfo]
    nodes: dict[str, tuple[float, float]]
    places: dict[str, PlaceInfo]
    paths: dict[str, PathInfo]


class JoinedSeat(Sent):
    """The seat that was taken, and its token."""

    table: str
    seat: int
    token: str


class LeftSeats(Sent):
    """Seats that are left to their bots."""

    left: list[int]


class StartedTable(Sent):
    """The table's status after the start."""

    status: Status


class SeatLink(Sent):
    """The new invitation to a seat."""

    invite: Invite


class RenamedSeat(Sent):
    """The seat with its new name."""

    seat: SeatInfo


class ClosedSeat(Sent):
    """The seat, now played by a bot."""

    seat: SeatInfo


class RemovedChat(Sent):
    """The id of the removed chat message."""

    removed: int


class RematchTable(Sent):
    """The rematch table, and the tokens of the caller's seats there by seat number."""

    table: str
    tokens: dict[str, str]


class ReplayStep(Sent):
    """The game after `at` actions, for one viewer."""

    table: str
    at: int
    actions: int = Field(description="number of actions in the game")
    by: int | Literal["chance"] | None = Field(description="who performed action `at`")
    status: Status
    events: list[Event] = Field(description="of action `at`")
    view: View


class GameEvents(Sent):
    """All events of a game, for one viewer."""

    events: list[Event]


class Plan(Sent):
    """What a bot is saving for."""

    name: str
    place: str | None
    turns: float = Field(description="expected number of turns until it can be built")
    lacks: Goods


class Alternative(Sent):
    """Another choice."""

    move: Action
    points: float = Field(description="its value minus the value of the move made, in victory points")


class Reasons(Sent):
    """Why a bot made a move, or what a bot thinks of a player's move."""

    level: Level
    move: Action
    plan: Plan | None
    others: list[Alternative]
    why: Literal["only", "random", "offer", "best"]
    seat: int
    own: bool = Field(description="the seat's own bot made the move; false: a bot judges a player's move")


class Suggestion(Sent):
    """The move that a bot would make for the player, based on what the seat knows."""

    level: Level
    seat: int
    number: int = Field(description="of the prompt that it answers")
    move: Action
    plan: Plan | None


class RatedMove(Sent):
    """A move with the seat's probability to win after it."""

    move: Action
    chance: float


class Advice(Suggestion):
    """The best move of a seat, by what it knows. Without ratings, what a bot would do; chances are from 0 to 1."""

    rated: bool = Field(description="false: ratings would take too long now, and all values are null")
    chance: float | None = Field(description="the seat's probability to win after the move")
    worth: float | None = Field(description="how much higher it is than after the next best move")
    noise: float | None = Field(description="standard error of the worth")
    others: list[RatedMove] = Field(description="the next best moves, best first")


class MoveError(Sent):
    """A move that gives much away: by 5 points or more, and by more than two standard errors."""

    move: Action
    best: Action
    cost: float = Field(description="how much higher the probability to win is after the best move")
    noise: float = Field(description="standard error of the cost")
    undo_to: int | None = Field(description="number of actions before the move; null if it has not been made")


class Warnings(Sent):
    """What ending the turn now, and the last moves of the seat, give away."""

    seat: int
    number: int = Field(description="of the prompt in which the turn can be ended")
    rated: bool = Field(description="false: ratings would take too long now")
    errors: list[MoveError] = Field(description="worst first")


class GameRecord(Open):
    """A saved game; docs/formats.md and the schemas of each game describe it."""

    format: int
    rules_version: int
    game: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    actions: list[Action]
    result: Result | None
    take_backs: int = omittable("how often actions of chance or of another seat were undone")


class Statistics(Open):
    """Statistics of a finished game; hexstead.stats_schema has their schema."""

    players: int
    turns: int


class DecisionRating(Sent):
    """The cost of a decision, by what its seat knew. Chances are that seat's probabilities to win, from 0 to 1."""

    move: Action
    best: Action = Field(description="the move itself if none was better")
    chance: float = Field(description="after the move")
    cost: float = Field(description="how much higher the chance is after the best move")
    noise: float = Field(description="standard error of the cost")
    edge: float = Field(description="lead of a best move over the next best")
    error: ErrorClass


class AnalysedStep(Sent):
    """One action of the game, with every seat's probability to win by the full state."""

    n: int = Field(description="number of the action, from 1")
    turn: int
    seat: int | Literal["chance"]
    type: str
    change: list[float] = Field(description="change of the probability of each seat")
    values: list[float] = Field(description="probability of each seat after it")
    decision: DecisionRating | None = Field(description="null for chance, the only legal move, and unrated moves")


class AnalysedTrade(Sent):
    """A trade between players, judged for both sides by what each knew."""

    n: int
    turn: int
    seat: int
    partner: int
    give: Goods
    get: Goods
    gain: float = Field(description="change of the seat's chance")
    partner_gain: float


class AnalysedSeat(Sent):
    """The result of a seat, separated into luck and decisions: start + luck + decisions = result."""

    seat: int
    name: str
    start: float
    luck: float
    luck_by_kind: dict[str, float]
    own_decisions: float
    other_decisions: float
    result: float
    without_luck: float
    cost: float = Field(description="of all its rated decisions")
    errors: dict[ErrorClass, int]


class GameAnalysis(Sent):
    """The analysis of a finished game; docs/analysis.md explains it."""

    game: str
    seats: list[AnalysedSeat]
    winner: int | None
    rated: bool = Field(description="whether decisions are rated; not without kernels")
    worst: list[int] = Field(description="numbers of the actions with the most costly errors, worst first")
    best: list[int] = Field(description="numbers of the best moves that were hardest to replace")
    trades: list[AnalysedTrade]
    steps: list[AnalysedStep]


class AnalysisState(Sent):
    """The analysis, or how far it is: ask again until it is done."""

    status: Literal["working", "done"]
    percent: int
    analysis: GameAnalysis | None = Field(description="null until it is done")


class ImportedGame(Sent):
    """The table that shows an imported record."""

    table: str


class TokenInfo(Sent):
    """An API token, without the token itself."""

    id: str
    name: str
    scopes: list[ScopeName]


class CreatedToken(TokenInfo):
    """A new API token; the token itself is shown only here."""

    token: str


class TokenList(Sent):
    """The API tokens of this device."""

    tokens: list[TokenInfo]


class DroppedToken(Sent):
    """The id of the withdrawn token."""

    dropped: str


class Costs(Sent):
    """Cost of each type of action that is paid for."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Goods] = Field(init=False)


class Liveness(Sent):
    """The process is alive."""

    status: Literal["ok"]


class Readiness(Sent):
    """Whether a proxy should send clients to this process; status 503 unless it is ready."""

    status: Literal["ready", "no database", "disk full", "draining"]
    server: str = Field(description="the name of this server for `hexstead admin drain --server`")


class Notices(Sent):
    """Notices published by the administrator."""

    texts: dict[str, str] = Field(description="the announcement by language; empty: none")
    restarting: bool = Field(description="the server is about to restart and creates no tables")
    pages: list[Literal["privacy", "imprint"]] = Field(description="pages at /privacy and /imprint")


class Health(Sent):
    """Whether the server works."""

    status: Literal["ok", "no database"]
    version: str
    bots: Literal["asleep", "warming", "ready"] = omittable("whether bots are warming up: levels can still be weaker")
    percent: int = omittable("how far bots have warmed up; only while they are warming")
