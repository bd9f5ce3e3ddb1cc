"""What themes of this game see: theme, seat, position, and the moves it is about."""

SEEN = [
    ("nothing-lies-there", 0, {
        "phase": "dig", "turn": 0, "stools": [0, 1, 0, 1, 1, 0, 0, 1], "dug": ["F4", "A1"], "pirates": [["F4"], ["A1"]],
        "lost": "F7", "map_tiles": [[{"source": "G2", "face_up": False, "tile": "B"}], []],
    }, None),
]  # fmt: skip
