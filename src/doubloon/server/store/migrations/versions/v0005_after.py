"""Settings of the page, kept with an account."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, PrimaryKeyConstraint, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One table more."""
    op.create_table(
        "wishes",
        Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("wish", Text, nullable=False),
        Column("value", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("player", "wish"),
    )


def downgrade() -> None:
    """Every browser still knows its own."""
    op.drop_table("wishes")
