"""What people have done that is worth telling. Of games that ended before, `doubloon retell` tells it."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """One table more."""
    op.create_table(
        "feats",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
        Column("feat", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("moment", Integer, nullable=False),
        Column("done_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("player", "berth", "feat"),
    )
    op.create_index("feats_by_berth", "feats", ["berth"])


def downgrade() -> None:
    """The logs still know."""
    op.drop_table("feats")
