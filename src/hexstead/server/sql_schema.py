"""The database schema in SQLAlchemy; a test checks that the migrations create it."""

from __future__ import annotations

import sqlalchemy as sa

META = sa.MetaData()
SECRETS = sa.Table(
    "secret", META, sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.String(128))
)
GAMES = sa.Table(
    "game",
    META,
    sa.Column("code", sa.String(6), primary_key=True),
    sa.Column("terms", sa.JSON, nullable=False),  # settings and secret seed
    sa.Column("host", sa.String(64), index=True),  # the device that created it
    sa.Column("visibility", sa.String(8), nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("used", sa.Float, nullable=False),  # time of the last change in seconds, to within a minute
    sa.Column("owner", sa.String(32)),  # the process that drives its bots and clocks
    sa.Column("lease", sa.Float, nullable=False, default=0.0),  # expiry of that, in seconds
    sa.Column("kind", sa.String(8)),  # people, bots or import; NULL: written by a version without kinds
    sa.Column("network", sa.String(43)),  # network of the client that created it
    sa.Index("ix_game_open", "visibility", "status"),
    sa.Index("ix_game_used", "status", "used"),
)
ACTIONS = sa.Table(
    "action",
    META,
    sa.Column("game", sa.String(6), sa.ForeignKey("game.code"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("client_id", sa.String(80)),
    sa.Column("data", sa.JSON, nullable=False),
    sa.UniqueConstraint("game", "client_id", name="uq_action_client"),
)
SEATS = sa.Table(
    "seat",
    META,
    sa.Column("game", sa.String(6), sa.ForeignKey("game.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("device", sa.String(64), index=True),
    sa.Column("code", sa.String(6), unique=True),  # opens the seat; kept after it is taken, to report that
)
FORMER_SEATS = sa.Table(  # devices that lost a seat: the table's log still has their texts
    "former_seat",
    META,
    sa.Column("game", sa.String(6), sa.ForeignKey("game.code"), primary_key=True),
    sa.Column("device", sa.String(64), primary_key=True, index=True),
)
TOKENS = sa.Table(
    "token",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("device", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("scopes", sa.JSON, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
)
MOVE_CODES = sa.Table(  # codes that move a person's seats to another device
    "move_code",
    META,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("device", sa.String(64), nullable=False),
    sa.Column("expiry", sa.Float, nullable=False),
)
BANS = sa.Table(
    "ban",
    META,
    sa.Column("who", sa.String(64), primary_key=True),  # a device or a network
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),  # NULL: for good
    sa.Column("reason", sa.String(200)),
)
NOTICES = sa.Table(
    "notice",
    META,
    sa.Column("name", sa.String(16), primary_key=True),  # announcement or drain
    sa.Column("value", sa.JSON, nullable=False),
)
OPERATIONS = sa.Table(  # what administrators did; servers look for new rows
    "operation",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("subject", sa.String(200), nullable=False),
)
