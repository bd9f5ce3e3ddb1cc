"""How games ended for everybody. Those that ended before are told by `doubloon retell`."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0004"
down_revision = "0003"

INDEXES = {
    "results_by_time": ("results", ["player", "ended_at", "apart", "game", "outcome"]),
    "results_by_game": ("results", ["player", "apart", "game", "ended_at", "outcome"]),
    "results_by_kind": ("results", ["player", "apart", "game", "seats", "opponent", "usual", "outcome", "points"]),
    "results_by_berth": ("results", ["berth"]),
    "struck_by_berth": ("struck", ["berth"]),
}


def upgrade() -> None:
    """Two tables more."""
    op.create_table(
        "results",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("game", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("usual", Integer, nullable=False),
        Column("opponent", Text, nullable=False),
        Column("apart", Text, nullable=False),
        Column("outcome", Text, nullable=False),
        Column("points", Integer, nullable=False),
        Column("margin", Integer, nullable=False),
        Column("scores", Text, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("ended_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("player", "berth"),
    )
    op.create_table(
        "struck",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
        PrimaryKeyConstraint("player", "berth"),
    )
    for name, (where, columns) in INDEXES.items():
        op.create_index(name, where, columns)


def downgrade() -> None:
    """The logs still know."""
    op.drop_table("struck")
    op.drop_table("results")
