"""The first tables."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0001"
down_revision = None

BERTH = "berths.id"
PLAYER = "players.id"


def upgrade() -> None:
    """Make all there is in the first version."""
    op.create_table(
        "players",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("account", Text, unique=True),
        Column("password", Text),
        Column("webhook", Text),
        Column("webhook_secret", Text),
        Column("since", BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("token", Text, primary_key=True),
        Column("player", Text, ForeignKey(PLAYER, ondelete="CASCADE"), nullable=False),
        Column("until", BigInteger, nullable=False),
    )
    op.create_table(
        "berths",
        Column("id", Text, primary_key=True),
        Column("charter", LargeBinary, nullable=False),
        Column("opened_by", Text, nullable=False),
        Column("opened_at", BigInteger, nullable=False),
        Column("stage", Text, nullable=False),
        Column("public", Integer, nullable=False),
        Column("card", LargeBinary),
    )
    op.create_table(
        "crews",
        Column("berth", Text, ForeignKey(BERTH, ondelete="CASCADE"), nullable=False),
        Column("player", Text, nullable=False),
        PrimaryKeyConstraint("berth", "player"),
    )
    op.create_table(
        "log",
        Column("berth", Text, ForeignKey(BERTH, ondelete="CASCADE"), nullable=False),
        Column("seq", Integer, nullable=False),
        Column("entry", LargeBinary, nullable=False),
        PrimaryKeyConstraint("berth", "seq"),
    )
    op.create_table(
        "chat",
        Column("berth", Text, ForeignKey(BERTH, ondelete="CASCADE"), nullable=False),
        Column("seq", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("player", Text, nullable=False),
        Column("said", Text, nullable=False),
        PrimaryKeyConstraint("berth", "seq"),
    )
    op.create_table(
        "presences",
        Column("berth", Text, ForeignKey(BERTH, ondelete="CASCADE"), nullable=False),
        Column("player", Text, nullable=False),
        Column("process", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("berth", "player", "process"),
    )
    op.create_table("pulses", Column("id", Integer, primary_key=True), Column("at", BigInteger, nullable=False))
    op.create_table("downtimes", Column("begin", BigInteger, primary_key=True), Column("end", BigInteger, nullable=False))
    op.create_table(
        "duties",
        Column("berth", Text, ForeignKey(BERTH, ondelete="CASCADE"), primary_key=True),
        Column("bot_due", BigInteger),
        Column("flag_due", BigInteger),
        Column("claimed", BigInteger),
    )
    op.create_table(
        "analyses",
        Column("berth", Text, ForeignKey(BERTH, ondelete="CASCADE"), primary_key=True),
        Column("asked", BigInteger, nullable=False),
        Column("claimed", BigInteger),
        Column("done", Integer, nullable=False),
        Column("total", Integer, nullable=False),
        Column("found", LargeBinary),
    )
    op.create_table(
        "notices",
        Column("id", Text, primary_key=True),
        Column("player", Text, ForeignKey(PLAYER, ondelete="CASCADE"), nullable=False),
        Column("body", LargeBinary, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("claimed", BigInteger),
    )
    op.create_index("berths_by_stage", "berths", ["stage", "public"])
    op.create_index("crews_by_player", "crews", ["player"])
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_index("duties_by_bot", "duties", ["bot_due"])
    op.create_index("duties_by_flag", "duties", ["flag_due"])
