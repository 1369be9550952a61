"""Add kinds and networks of tables, bans, notices and operations of administrators."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("kind", sa.String(8)))
    op.add_column("game", sa.Column("network", sa.String(43)))
    op.create_index("ix_game_used", "game", ["status", "used"])
    op.create_table(
        "ban",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.String(200)),
    )
    op.create_table(
        "notice", sa.Column("name", sa.String(16), primary_key=True), sa.Column("value", sa.JSON, nullable=False)
    )
    op.create_table(
        "operation",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("subject", sa.String(200), nullable=False),
    )
    _set_kinds(op.get_bind())


def _set_kinds(connection: sa.Connection) -> None:
    """Set the kind of every stored table from its terms, one at a time: an imported record can have 4 MB."""
    for (code,) in connection.execute(sa.text("SELECT code FROM game")).all():
        found = connection.execute(sa.text("SELECT terms FROM game WHERE code = :code"), {"code": code}).scalar_one()
        terms = json.loads(found) if isinstance(found, str) else found
        is_bots = {seat["kind"] for seat in terms.get("seats", ())} == {"bot"}
        kind = "import" if "record" in terms else "bots" if is_bots else "people"
        connection.execute(sa.text("UPDATE game SET kind = :kind WHERE code = :code"), {"kind": kind, "code": code})


def downgrade() -> None:
    for table in ("action", "seat"):
        op.execute(f"DELETE FROM {table} WHERE game IN (SELECT code FROM game WHERE status = 'deleted')")
    op.execute("DELETE FROM game WHERE status = 'deleted'")
    for table in ("operation", "notice", "ban"):
        op.drop_table(table)
    op.drop_index("ix_game_used", "game")
    op.drop_column("game", "network")
    op.drop_column("game", "kind")
