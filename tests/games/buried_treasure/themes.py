"""What themes of this game see: theme, seat, position, and the moves it is about."""

SEEN = [
    ("last-round", 0, {"round": 3, "turn": 0, "columns": [["red-plain"], ["blue-plain"], [], []]}, {"take 1"}),
]  # fmt: skip
