"""Deals of the day: what the harbour keeps secret for them, tries at them, and puzzles made ahead."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0007"
down_revision = "0006"

INDEXES = {
    "tries_by_day": ("tries", ["day", "game"]),
    "tries_by_player": ("tries", ["player", "day"]),
    "tries_by_berth": ("tries", ["berth"]),
}


def upgrade() -> None:
    """Three tables more."""
    op.create_table(
        "secrets",
        Column("name", Text, primary_key=True),
        Column("secret", Text, nullable=False),
    )
    op.create_table(
        "puzzles",
        Column("day", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("level", Text, nullable=False),
        Column("position", LargeBinary, nullable=False),
        PrimaryKeyConstraint("day", "game"),
    )
    op.create_table(
        "tries",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
        Column("day", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("puzzle", Integer, nullable=False),
        Column("guest", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("began_at", BigInteger, nullable=False),
        Column("outcome", Text, nullable=False),
        Column("points", Integer, nullable=False),
        Column("margin", Integer, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("turns", Integer, nullable=False),
        Column("helped", Integer, nullable=False),
        Column("ended_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("player", "berth"),
    )
    for name, (where, columns) in INDEXES.items():
        op.create_index(name, where, columns)


def downgrade() -> None:
    """The logs still know of the tries."""
    op.drop_table("tries")
    op.drop_table("puzzles")
    op.drop_table("secrets")
