"""What themes of this game see: theme, seat, position, and the moves it is about."""

SEEN = [
    ("coin-home", 0, {
        "ships": ["D1", "E8"], "crews": [["D2", "D1", "D1"], ["E8", "E8", "E8"]], "tiles": {"D2": "used chest-1"},
        "coins": {"D2": 1},
    }, {"1 D1 coin"}),
    ("past-an-enemy", 0, {
        "options": {"island": "classic"}, "ships": ["G1", "G13"], "crews": [["G2", "G1", "G1"], ["G4", "G13", "G13"]],
        "tiles": {"G2": "used chest-1", "F2": "empty", "G3": "empty", "G4": "empty"}, "coins": {"G2": 1},
    }, {"1 G3 coin"}),
]  # fmt: skip
