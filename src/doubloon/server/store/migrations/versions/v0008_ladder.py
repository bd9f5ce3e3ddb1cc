"""Rated games, and what came of them. What was rated before there were such tables is told by `doubloon retell`."""

from alembic import op
from sqlalchemy import BigInteger, Column, Double, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0008"
down_revision = "0007"

INDEXES = {
    "rated_by_time": ("rated", ["game", "ended_at", "berth"]),
    "ratings_by_time": ("ratings", ["player", "game", "ended_at", "berth"]),
    "ratings_by_berth": ("ratings", ["berth"]),
}


def upgrade() -> None:
    """Two tables more."""
    op.create_table(
        "rated",
        Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), primary_key=True),
        Column("game", Text, nullable=False),
        Column("ended_at", BigInteger, nullable=False),
        Column("crew", Text, nullable=False),
    )
    op.create_table(
        "ratings",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
        Column("game", Text, nullable=False),
        Column("ended_at", BigInteger, nullable=False),
        Column("rating", Double, nullable=False),
        Column("deviation", Double, nullable=False),
        Column("volatility", Double, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("player", "berth"),
    )
    for name, (where, columns) in INDEXES.items():
        op.create_index(name, where, columns)


def downgrade() -> None:
    """The logs still know."""
    op.drop_table("ratings")
    op.drop_table("rated")
