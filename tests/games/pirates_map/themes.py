"""What themes of this game see: theme, seat, position, and the moves it is about."""

EMPTY = ("......",) * 3
SEEN = [
    ("nearly-full-chest", 0, {
        "seats": 2, "phase": "turn", "first": 1, "turns": 21, "rolls": [[2, 3, 5], [2, 3, 5]],
        "sheets": [{"map": [".w....", "waw...", *EMPTY, "......"], "chest": {"doubloon": 7, "ruby": 3, "crown": 1}}, {}],
        "drafts": [{
            "stage": "chain", "waiting": {"loot": 1}, "journal": ["drew barrel 3,2", "surrounded 2,2"],
            "sheet": {"map": [".w....", "waw...", ".b....", *EMPTY]},
        }, None],
    }, {"decline loot"}),
]  # fmt: skip
