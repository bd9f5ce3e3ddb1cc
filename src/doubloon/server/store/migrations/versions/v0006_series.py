"""Of which series a table is an evening. Campaigns that began before are known by their first table, which says so itself."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A column more."""
    op.add_column("berths", Column("series", Text))
    op.create_index("berths_by_series", "berths", ["series"])


def downgrade() -> None:
    """The charters still know."""
    op.drop_index("berths_by_series", "berths")
    op.drop_column("berths", "series")
