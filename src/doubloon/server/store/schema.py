"""The tables of the store. The log of moves is only ever added to; everything else hangs on it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),       # what others call them
    Column("account", Text, unique=True),       # the name they sign in with, in small letters; guests have none
    Column("password", Text),                   # argon2
    Column("webhook", Text),                    # where "your turn" goes
    Column("webhook_secret", Text),
    Column("since", BigInteger, nullable=False),
    Column("closed", Text),                     # why the keeper sent them away; nothing: they are welcome
)  # fmt: skip

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),    # its hash: who reads the store cannot be anybody
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)  # fmt: skip

berths = Table(
    "berths",
    metadata,
    Column("id", Text, primary_key=True),
    Column("charter", LargeBinary, nullable=False),
    Column("opened_by", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),      # open, playing, over, frozen: to find tables by
    Column("public", Integer, nullable=False),  # whether anybody may watch
    Column("card", LargeBinary),                # who sits where and who must move: for lists of tables
    Column("touched", BigInteger, nullable=False, server_default="0"),  # when its last line was written
    Column("series", Text),                     # of which series it is an evening, as its charter says; nothing: of none
)  # fmt: skip

crews = Table(
    "crews",
    metadata,
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("player", Text, nullable=False),
    PrimaryKeyConstraint("berth", "player"),    # who has ever sat where: to find one's tables by
)  # fmt: skip

log = Table(
    "log",
    metadata,
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("berth", "seq"),       # of two who write the same line one has lost the race
)  # fmt: skip

chat = Table(
    "chat",
    metadata,
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", Text, nullable=False),
    Column("said", Text, nullable=False),
    PrimaryKeyConstraint("berth", "seq"),
)  # fmt: skip

presences = Table(
    "presences",
    metadata,
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("player", Text, nullable=False),
    Column("process", Text, nullable=False),    # the server whose socket they have
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("berth", "player", "process"),
)  # fmt: skip

pulses = Table(
    "pulses",
    metadata,
    Column("id", Integer, primary_key=True),    # one row: when a server last lived
    Column("at", BigInteger, nullable=False),
)  # fmt: skip

downtimes = Table(
    "downtimes",
    metadata,
    Column("begin", BigInteger, primary_key=True),
    Column("end", BigInteger, nullable=False),
)  # fmt: skip

duties = Table(
    "duties",
    metadata,
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), primary_key=True),
    Column("bot_due", BigInteger),              # from when on a bot is to think here; nothing: none is
    Column("flag_due", BigInteger),             # when somebody's time runs out; nothing: nobody's does
    Column("claimed", BigInteger),              # until when a worker has the bot's turn
    Column("owner", Text),                      # for whom the bot plays: nobody's turns come before everybody else's
    Column("alone", Integer, nullable=False, server_default="0"),  # whether only bots play there
)  # fmt: skip

analyses = Table(
    "analyses",
    metadata,
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", BigInteger, nullable=False),
    Column("claimed", BigInteger),              # until when a worker has it
    Column("done", Integer, nullable=False),    # of so many steps …
    Column("total", Integer, nullable=False),   # … so many are done
    Column("found", LargeBinary),               # what has come of them so far
    Column("asked_by", Text),
)  # fmt: skip

notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed", BigInteger),
)  # fmt: skip

stowed = Table(
    "stowed",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("gone", Integer, nullable=False),    # whether the player never wants to see it again; else it is only put away
    PrimaryKeyConstraint("player", "berth"),
)  # fmt: skip

results = Table(
    "results",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),    # those that are not as usual, as JSON
    Column("usual", Integer, nullable=False),   # whether points can be compared
    Column("opponent", Text, nullable=False),   # a bot's level, or alone, people, bots
    Column("apart", Text, nullable=False),      # why it is told and not counted; nothing: it counts
    Column("outcome", Text, nullable=False),    # won, drawn, lost
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("scores", Text, nullable=False),     # of all seats, as JSON
    Column("moves", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "berth"),    # all of it follows from the log, and can be told anew
)  # fmt: skip

struck = Table(
    "struck",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("player", "berth"),    # results that somebody wants told no more, also when all are told anew
)  # fmt: skip

wishes = Table(
    "wishes",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("wish", Text, nullable=False),       # what it is about: one setting of the page
    Column("value", Text, nullable=False),      # as JSON
    Column("at", BigInteger, nullable=False),   # when it was made: of two devices the later has it
    PrimaryKeyConstraint("player", "wish"),
)  # fmt: skip

tries = Table(
    "tries",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("day", Text, nullable=False),        # as 2026-11-18
    Column("game", Text, nullable=False),
    Column("puzzle", Integer, nullable=False),  # whether it is the day's puzzle; else it is its deal
    Column("guest", Integer, nullable=False),   # whether they had no account when they began
    Column("seat", Integer, nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("outcome", Text, nullable=False),    # won, drawn, lost; given-up, late; nothing while it goes on
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("turns", Integer, nullable=False),   # of a puzzle
    Column("helped", Integer, nullable=False),  # whether a bot said what to do
    Column("ended_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "berth"),    # all of it follows from the log, and can be told anew
)  # fmt: skip

puzzles = Table(
    "puzzles",
    metadata,
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("level", Text, nullable=False),      # how difficult it was made; nothing of one from the box
    Column("position", LargeBinary, nullable=False),  # where it begins, as JSON
    PrimaryKeyConstraint("day", "game"),        # the first that is laid for a day stays
)  # fmt: skip

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),     # in hexadecimal; what comes of it is told, it never is
)  # fmt: skip

rated = Table(
    "rated",
    metadata,
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("crew", Text, nullable=False),       # who, whether a rival, and in which place, as JSON; from the log
)  # fmt: skip

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("rating", Double, nullable=False),   # after that game; the newest is what somebody has
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),   # how many that makes
    PrimaryKeyConstraint("player", "berth"),    # all of it follows from `rated`, in the order in which games ended
)  # fmt: skip

feats = Table(
    "feats",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("berth", Text, ForeignKey("berths.id", ondelete="CASCADE"), nullable=False),
    Column("feat", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("moment", Integer, nullable=False),  # after so many updates, as that seat saw them
    Column("done_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "berth", "feat"),  # all of it follows from the log, and can be told anew
)  # fmt: skip

blocks = Table(
    "blocks",
    metadata,
    Column("blocker", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("blocked", Text, nullable=False),    # whose words the blocker does not want to read
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("blocker", "blocked"),
)  # fmt: skip

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("berth", Text, nullable=False),
    Column("about", Text, nullable=False),      # the player who said it
    Column("said", Text, nullable=False),       # what was said, as it was: it may be gone by the time somebody reads this
    Column("why", Text, nullable=False),
    Column("settled", BigInteger),              # when the keeper was done with it
)  # fmt: skip

Index("berths_by_opener", berths.c.opened_by, berths.c.opened_at)
Index("berths_by_touch", berths.c.touched)
Index("berths_by_series", berths.c.series)
Index("sessions_by_player", sessions.c.player)
Index("sessions_by_end", sessions.c.until)
Index("chat_by_player", chat.c.player)
Index("berths_by_stage", berths.c.stage, berths.c.public)
Index("crews_by_player", crews.c.player)
Index("notices_by_due", notices.c.due)
Index("duties_by_bot", duties.c.bot_due)
Index("duties_by_flag", duties.c.flag_due)
Index("results_by_time", *(results.c[name] for name in ("player", "ended_at", "apart", "game", "outcome")))
Index("results_by_game", *(results.c[name] for name in ("player", "apart", "game", "ended_at", "outcome")))
Index(
    "results_by_kind",
    *(results.c[name] for name in ("player", "apart", "game", "seats", "opponent", "usual", "outcome", "points")),
)
Index("results_by_berth", results.c.berth)
Index("struck_by_berth", struck.c.berth)
Index("tries_by_day", tries.c.day, tries.c.game)
Index("tries_by_player", tries.c.player, tries.c.day)
Index("tries_by_berth", tries.c.berth)
Index("rated_by_time", rated.c.game, rated.c.ended_at, rated.c.berth)
Index("ratings_by_time", ratings.c.player, ratings.c.game, ratings.c.ended_at, ratings.c.berth)
Index("ratings_by_berth", ratings.c.berth)
Index("feats_by_berth", feats.c.berth)
