"""What people have put away from their harbour."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A table more."""
    op.create_table(
        "stowed",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
        Column("gone", Integer, nullable=False),
        PrimaryKeyConstraint("player", "berth"),
    )


def downgrade() -> None:
    """Everybody sees everything again."""
    op.drop_table("stowed")
