"""Create the tables for games, log entries, seats, API tokens and secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("secret", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.String(128)))
    op.create_table(
        "game",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("lease", sa.Float, nullable=False),
    )
    op.create_index("ix_game_open", "game", ["visibility", "status"])
    op.create_table(
        "action",
        sa.Column("game", sa.String(6), sa.ForeignKey("game.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("client_id", sa.String(80)),
        sa.Column("data", sa.JSON, nullable=False),
        sa.UniqueConstraint("game", "client_id", name="uq_action_client"),
    )
    op.create_table(
        "seat",
        sa.Column("game", sa.String(6), sa.ForeignKey("game.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("device", sa.String(64), index=True),
        sa.Column("code", sa.String(6), unique=True),
    )
    op.create_table(
        "token",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("scopes", sa.JSON, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
    )


def downgrade() -> None:
    for table in ("token", "seat", "action", "game", "secret"):
        op.drop_table(table)
