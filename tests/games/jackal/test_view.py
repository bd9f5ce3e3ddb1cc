"""What a seat may know of the island, what it is dealt again, and how it is drawn and told."""

from __future__ import annotations

import io
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

import doubloon
from doubloon.core.words import LANGUAGES

from ...sample import in_turns

JACKAL = doubloon.game("jackal")
TEXT = JACKAL.modules["text"]
COMPONENTS = JACKAL.modules["components"]
NAMES = ("Anne", "Bartholomew", "Calico", "Davy")
LOOKOUT = {
    "phase": "peek",
    "ships": ["E1", "F10"],
    "pirates": [["E3", "E1", "E1"], ["F10", "F10", "F10"]],
    "tiles": {"E3": "used lighthouse"},
    "moving": {"piece": "A-1", "trail": [["E2", "E3"]]},
    "peeks": 4,
}
"""A pirate of A has just climbed a lighthouse."""


def stages(seats: int, **options: object) -> Iterator[doubloon.Table]:
    """A random game, gold dragged wherever it can be: now and then, and at its end."""
    table = JACKAL.start(seats, f"{seats} {options}", **options)
    chance = random.Random(seats)
    for number in range(3_000):
        if table.over or number in (0, seats, 40, 150, 400):
            yield table
        if table.over:
            return
        listed = table.moves(table.acting[0])
        gold = [move for move in listed if move.args.get("coin") == "coin"]
        table.play(table.acting[0], chance.choice(gold or listed))


def looking(seats: int = 2, **options: object) -> doubloon.Table:
    """A table where A stands on a lighthouse and has four looks."""
    document = {**LOOKOUT, "seats": seats, "options": {"island": 3, **options}}
    if seats == 4:
        document["ships"] = ["E1", "F10", "A5", "J5"]
        document["pirates"] = [["E3", "E1", "E1"], ["F10"] * 3, ["A5"] * 3, ["J5"] * 3]
    return JACKAL.from_position(document, "lookout")


def cell(view: dict, name: str) -> dict:
    """A cell of a view."""
    return next(one for one in view["cells"] if one["name"] == name)


def face_down(table: doubloon.Table) -> list[str]:
    return [one["name"] for one in table.view(None)["cells"] if one["face"] == "down"]


# Secrets.


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"teams": "yes"})])
def test_only_who_peeked_sees_the_tile(seats: int, options: dict) -> None:
    # §4.14: not for the ally's eyes either.
    table = looking(seats, **options)
    for name in face_down(table)[:3]:
        table.play(0, f"peek {name}")
        tile = cell(table.view(0), name)["tile"]
        assert tile in COMPONENTS.TILES
        assert table.events(0)[-1].args == {"seat": 0, "cell": name, "tile": tile}
        for other in (*range(1, seats), None):
            seen = cell(table.view(other), name)
            assert seen["tile"] is None and seen["facing"] is None
            assert seen["peeked_by"] == [0]
            assert all(event.kind != "saw" for event in table.events(other))


def test_a_peek_is_counted_out_for_the_seat_that_looked() -> None:
    # §4.14, §2.1: what only others have seen is as unseen as what nobody has drawn.
    table = looking()
    before = table.view(0)
    name = face_down(table)[0]
    table.play(0, f"peek {name}")
    seen = cell(table.view(0), name)
    gone = Counter({seen["tile"]: 1})
    assert Counter(table.view(0)["unseen"][seen["back"]]) == Counter(before["unseen"][seen["back"]]) - gone
    assert table.view(0)["unseen_here"][seen["back"]] == before["unseen_here"][seen["back"]] - 1
    assert table.view(1)["unseen"] == before["unseen"] == table.view(None)["unseen"]


def test_a_redeal_keeps_what_the_seat_saw_and_moves_the_rest() -> None:
    # §4.14, §2.1
    table = looking()
    peeked = face_down(table)[:4]
    for name in peeked:
        table.play(0, f"peek {name}")
    truth = [cell(table.view(0), name)["tile"] for name in peeked]
    others = set()
    for number in range(30):
        mine, foreign = table.world(0, f"w {number}"), table.world(1, f"w {number}")
        assert [cell(mine.view(0), name)["tile"] for name in peeked] == truth
        others.add(tuple(cell(foreign.view(0), name)["tile"] for name in peeked))
        assert foreign.view(1) == table.view(1)
        assert census(foreign) == census(table) == census(mine)
    assert len(others) > 10, "what A has seen stands still in the worlds of B"


def census(table: doubloon.Table) -> dict[str, int]:
    """Everything there is, counted."""
    return JACKAL.twin.modules["state"].census(doubloon.core.plain.PlainRecord(JACKAL.layout, table._state[0]))


def test_a_world_draws_no_tile_that_nobody_saw() -> None:
    # §4.1: what a tile is, chance says when it is turned.
    table = looking()
    name = face_down(table)[5]
    table.play(0, f"peek {name}")
    tile, face = (table.world(1, "w")._state[field][0] for field in ("tile", "face"))
    drawn = {COMPONENTS.CELL_NAMES[one] for one in range(COMPONENTS.CELLS) if tile[one] >= 0 and face[one] == 0}
    assert drawn == {name}


def test_turning_a_tile_that_another_seat_has_seen_cannot_be_taken_back() -> None:
    # §4.1, §4.14: nothing is drawn, and yet something hidden is shown.
    table = JACKAL.from_position(
        {
            "ships": ["D1", "E8"],
            "pirates": [["D1"] * 3, ["E8"] * 3],
            "turn": "B",
            "tiles": {"D7": "down chest-1"},
            "seen": {"D7": ["A"]},
        }
    )
    table.play(1, "1 D7")
    assert not table.can_undo(1)


def test_an_earthquake_takes_along_what_is_known() -> None:
    # §4.25
    table = looking()
    table.play(0, "peek E2")
    tile = cell(table.view(0), "E2")["tile"]
    shaken = JACKAL.from_position({**table.position(), "phase": "shake", "peeks": 0})
    shaken.play(0, "shake E2")
    assert shaken.view(1)["shaken"] == "E2"
    shaken.play(0, "shake E4")
    moved = cell(shaken.view(0), "E4")
    assert (moved["tile"], moved["back"]) == (tile, "beach")
    assert cell(shaken.view(0), "E2")["tile"] is None
    assert cell(shaken.view(1), "E4")["tile"] is None
    assert shaken.world(1, "w").view(1) == shaken.view(1)


# What is seen.


def test_a_view_has_the_island_and_its_sea() -> None:
    # §1.1, §1.2, §2.1: the backs are public, and of the tiles those that stay out are unknown like the others.
    view = JACKAL.start(2, "view").view(0)
    assert view["columns"] == list("ABCDEFGH") and view["rows"] == list(range(1, 9))
    backs = Counter(one["back"] for one in view["cells"])
    assert view["unseen_here"] == {back: backs[back] for back in ("mountain", "forest", "beach")}
    stay_out = {back: sum(view["unseen"][back].values()) - backs[back] for back in view["unseen"]}
    assert stay_out == {"mountain": 4, "forest": 3, "beach": 2}
    assert all(piece["cell"] is None and not piece["dead"] for crew in view["crews"] for piece in crew)


def test_a_view_tells_the_dead_the_sleeping_and_the_trapped() -> None:
    # §7.1, §4.4, §4.8, §4.26, §12.5
    table = JACKAL.from_position(
        {
            "options": {"abilities": "A-3 climber"},
            "ships": ["D1", "E8"],
            "crews": [["C3", "dead", "D4/2"], ["F4", "E8", "E8"]],
            "tiles": {"C3": "barrel", "D4": "labyrinth-3", "F4": "pit"},
            "coins": {"D4/2": 1},
            "asleep": {"A-1": 1},
            "trapped": ["B-1"],
        }
    )
    one, two, three = table.view(1)["crews"][0]
    assert (one["cell"], one["asleep"]) == ("C3", 1)
    assert two["dead"] and two["cell"] is None
    assert (three["cell"], three["space"], three["abilities"]) == ("D4", 2, ["climber"])
    assert table.view(1)["crews"][1][0]["trapped"]
    assert cell(table.view(None), "D4")["coins"] == [0, 1]
    drawn = pages(table, "en")[0]
    for sign in ("a-1", "A-3²", "●1²", "b-1", "D4 2/3", "C3 in a barrel", "F4 in a pit", "dead", "climber"):
        assert sign in drawn, f"{sign} is not drawn:\n{drawn}"


def test_the_observer_comes_first() -> None:
    table = JACKAL.start(3, "numbers", island=2)
    while table.view(None)["phase"] == "place":
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    sizes = dict(JACKAL.modules["view"].OBSERVATION)
    starts = {name: sum(list(sizes.values())[:number]) for number, name in enumerate(sizes)}
    ships = [COMPONENTS.CELL_NAMES.index(name) for name in table.view(None)["ships"]]
    for seat in range(3):
        numbers = table.observe(seat).tolist()
        assert len(numbers) == sum(sizes.values()) == JACKAL.observation_size
        assert numbers[starts["ship"] : starts["ship"] + 4] == [*ships[seat:], *ships[:seat], -1]
        assert numbers[starts["at"]] == ships[seat]
        assert numbers[starts["to_act"]] == (seat in table.acting)
        unseen = numbers[starts["unseen"] : starts["unseen"] + sizes["unseen"]]
        assert sum(unseen) == sum(sum(kinds.values()) for kinds in table.view(seat)["unseen"].values())


def test_numbers_know_no_peek_of_others() -> None:
    # §4.14
    table = looking()
    name = face_down(table)[0]
    table.play(0, f"peek {name}")
    for number in range(5):
        world = table.world(1, f"w {number}")
        assert world.observe(1).tolist() == table.observe(1).tolist()
    assert table.observe(0).tolist().count(-1) < table.observe(1).tolist().count(-1)


# Words and pictures.


def pages(table: doubloon.Table, language: str, width: int = 80) -> list[str]:
    """The table as every seat and a spectator see it."""
    drawn = []
    for seat in (*range(table.seats), None):
        console = Console(width=width, file=io.StringIO())
        console.print(TEXT.draw(table.view(seat), JACKAL.words(language, seats=table.seats), NAMES))
        drawn.append(console.file.getvalue())
    return drawn


WALKS = [
    (2, {"island": 1}),
    (3, {"island": 4, "campaign": "yes"}),
    (4, {"island": 3, "teams": "yes", "abilities": "A-1 strongman, B-2 swimmer"}),
    (2, {"island": "classic"}),
    (1, {"puzzle": 1}),
]


@pytest.mark.parametrize(("seats", "options"), in_turns(WALKS, 3))
def test_a_game_is_drawn_and_told_from_end_to_end(seats: int, options: dict) -> None:
    for table in stages(seats, **options):
        for language in LANGUAGES:
            words = JACKAL.words(language, seats=seats)
            for page in pages(table, language):
                assert max(cell_len(line) for line in page.splitlines()) <= 80
                assert all(f"\n{row:>2}" in page for row in table.view(None)["rows"])
            assert all(words.tell(event, NAMES) for seat in (*range(seats), None) for event in table.events(seat))
            assert all(words.label(move, NAMES) for seat in table.acting for move in table.moves(seat))
            assert words(f"phase-{table.view(None)['phase']}")
    assert table.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_an_explanation(language: str) -> None:
    words = JACKAL.words(language)
    for tile in COMPONENTS.TILES:
        assert words(f"tile-{tile}") and words(f"tile-{tile}-help").endswith((".", "!"))
    for ability in COMPONENTS.ABILITIES:
        assert words(f"ability-{ability}") and words(f"ability-{ability}-help")
    assert words("pirate-missionary")  # a pirate's name is the same in every language
    for name in ("direction", "facing", "cause"):
        assert all(words(f"{name}-{value}") for value in COMPONENTS.VALUES[name])
    assert all(words(f"family-{family}") for family in TEXT.FAMILIES)
    assert all(words(f"back-{back}") for back in TEXT.GROUND)
    for name, option in JACKAL.options.items():
        if name != "puzzle":
            assert all(words(f"option-{name}-{choice}") for choice in option.choices if choice != "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", COMPONENTS.Event, ids=lambda event: event.name)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_event_is_told_with_any_number(event: doubloon.core.Events, language: str, seats: int) -> None:
    words = JACKAL.words(language, seats=seats)
    args = event.args
    for number in (0, 1, 2, 5, 21):
        values = {name: names[number % len(names)] if (names := COMPONENTS.VALUES.get(name)) else number for name in args}
        seats = {name: number % 4 for name in args if name in ("seat", "other")}
        told = words.tell(doubloon.core.told.Told(doubloon.core.spoken(event), {**values, **seats}), NAMES)
        assert told[-1] in ".!?" and "  " not in told


def test_every_sign_is_one_column_wide_and_means_one_thing() -> None:
    signs = [*TEXT.SIGN.values(), *TEXT.GROUND.values(), TEXT.COIN, TEXT.BEAR, TEXT.PREACHER, TEXT.LOOK, TEXT.SUM]
    assert len(set(signs)) == len(signs)
    assert all(cell_len(sign) == 1 for sign in (*signs, *TEXT.ARROW, *TEXT.BOTH_WAYS, *TEXT.RAISED))
    assert set(TEXT.SIGN) == set(TEXT.STYLE) == set(TEXT.FAMILIES)


@pytest.mark.parametrize(
    ("tile", "facing", "drawn"),
    [
        ("arrow", "north", "↑"),
        ("arrow", "west", "←"),
        ("arrow-diagonal", "south", "↙"),
        ("arrows-2", "east", "↔"),
        ("arrows-2-diagonal", "north", "⤢"),
        ("arrows-2-diagonal", "east", "⤡"),
        ("arrows-3", "north", "→↓↖"),
        ("arrows-4", "south", "↕↔"),
        ("arrows-4-diagonal", "west", "⤢⤡"),
    ],
)
def test_arrows_are_drawn_as_they_lie(tile: str, facing: str, drawn: str) -> None:
    # §4.3
    assert TEXT.arrows(tile, facing) == drawn


def test_a_crowd_is_drawn_by_its_letters() -> None:
    # §4.12: pirates of different crews can be in the jungle at the same time.
    table = JACKAL.from_position(
        {
            "seats": 4,
            "options": {"island": 2},
            "ships": ["C1", "F8", "A4", "H5"],
            "crews": [["D2", "D2", "C1"], ["D2", "D2", "F8"], ["A4"] * 3, ["H5"] * 3],
            "tiles": {"D2": "jungle"},
            "missionary": {"place": "D2", "keeper": 2, "converted": False},
            "bear": {"cell": "E3", "seat": 3},
            "smoke": 2,
        }
    )
    for language in LANGUAGES:
        page = pages(table, language)[0]
        assert "AB†" in page and "@" in page and NAMES[1] in page.splitlines()[0]
