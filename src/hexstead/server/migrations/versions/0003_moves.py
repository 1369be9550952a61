"""Add the codes that move a person's seats to another device, former holders of seats, and an index of hosts."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_game_host", "game", ["host"])
    op.create_table(
        "move_code",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("expiry", sa.Float, nullable=False),
    )
    op.create_table(
        "former_seat",
        sa.Column("game", sa.String(6), sa.ForeignKey("game.code"), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
    )
    op.create_index("ix_former_seat_device", "former_seat", ["device"])


def downgrade() -> None:
    op.drop_table("former_seat")
    op.drop_table("move_code")
    op.drop_index("ix_game_host", "game")
