"""Who is sent away, whom somebody does not want to read, and for whom bots think."""

import time
from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text, bindparam, column, select, table

from doubloon.server.table.naming import account_key

revision = "0002"
down_revision = "0001"

PLAYERS = table("players", column("id", Text), column("account", Text), column("since", BigInteger))
BERTHS = table("berths", column("touched", BigInteger))
INDEXES = {
    "berths_by_opener": ("berths", ["opened_by", "opened_at"]),
    "berths_by_touch": ("berths", ["touched"]),
    "sessions_by_player": ("sessions", ["player"]),
    "sessions_by_end": ("sessions", ["until"]),
    "chat_by_player": ("chat", ["player"]),
}


def new_columns() -> list[tuple[str, Any]]:
    """What is added, and where."""
    return [
        ("players", Column("closed", Text)),
        ("berths", Column("touched", BigInteger, nullable=False, server_default="0")),
        ("duties", Column("owner", Text)),
        ("duties", Column("alone", Integer, nullable=False, server_default="0")),
        ("analyses", Column("asked_by", Text)),
    ]


def upgrade() -> None:
    """New columns, two new tables, and indexes for what is asked per player."""
    for where, new in new_columns():
        op.add_column(where, new)
    op.create_table(
        "blocks",
        Column("blocker", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        Column("blocked", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("blocker", "blocked"),
    )
    op.create_table(
        "reports",
        Column("id", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("by", Text, nullable=False),
        Column("berth", Text, nullable=False),
        Column("about", Text, nullable=False),
        Column("said", Text, nullable=False),
        Column("why", Text, nullable=False),
        Column("settled", BigInteger),
    )
    for name, (where, columns) in INDEXES.items():
        op.create_index(name, where, columns)
    op.get_bind().execute(BERTHS.update().values(touched=int(time.time() * 1000)))  # nobody knows better: it is kept its time
    rename_accounts()


def rename_accounts() -> None:
    """Accounts under the one spelling of their name; of two that now are one the older has it, the other keeps its own."""
    bind = op.get_bind()
    rows = bind.execute(select(PLAYERS.c.id, PLAYERS.c.account).where(PLAYERS.c.account.is_not(None)).order_by(PLAYERS.c.since))
    accounts = {account: player for player, account in rows}
    for account, player in list(accounts.items()):
        key = account_key(account)
        if key not in accounts:
            bind.execute(PLAYERS.update().where(PLAYERS.c.id == bindparam("one")).values(account=key), {"one": player})
            accounts[key] = player


def downgrade() -> None:
    """What the first version knew; what it did not know is lost."""
    for name, (where, _) in INDEXES.items():
        op.drop_index(name, where)
    op.drop_table("reports")
    op.drop_table("blocks")
    for where, old in new_columns():
        op.drop_column(where, old.name)
