"""What is told when the sheets are shown: all of it, in the order it happened, and nothing before its cause."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import doubloon
from doubloon.cli.report import report

from .tables import GAME, at, eager_game, play, sheet

NAMES = ("Anne", "Bart", "Calico", "Davy")
NOTED = {event.name.lower().replace("_", "-") for event in GAME.modules["position"].NOTED}
"""What a seat hears at once, and everybody when all is shown."""
EXTRAVAGANT = {
    "anchor": {"boxes": [{"map": 2, "rum": 1, "either": 1}] * 6, "turtle": {"map": 1, "doubloon": 1}},
    "chest": {"room": 30},
}
"""An edition in which a single closed anchor begins a long chain, and no chest is full before the map."""


def turns_told(table: doubloon.Table) -> Iterator[tuple[dict[int, list], list]]:
    """For each turn of a game: what each seat was whispered, and what all were told after it."""
    whispered: dict[int, list[doubloon.Told]] = {seat: [] for seat in range(table.seats)}
    for entry in table.log:
        if entry.undone:
            continue
        for one in entry.news:
            if not one.seen_by(None) and one.told.kind in NOTED:
                whispered[entry.seat].append(one.told)
        aloud = [one.told for one in entry.news if one.seen_by(None)]
        if aloud:
            yield whispered, aloud
            whispered = {seat: [] for seat in range(table.seats)}


def finished_games() -> Iterator[doubloon.Table]:
    for seed, (seats, options) in enumerate(
        [(1, {}), (4, {}), (3, {}), (1, {"edition": EXTRAVAGANT}), (2, {"edition": EXTRAVAGANT})]
    ):
        *_, table = eager_game(seed, seats, **options)
        yield table


def test_all_are_told_what_each_seat_was_told_in_the_same_order() -> None:
    """§3.8"""
    turns = 0
    for table in finished_games():
        for whispered, aloud in turns_told(table):
            turns += 1
            for seat, heard in whispered.items():
                assert [told for told in aloud if told.kind in NOTED and told.args["seat"] == seat] == heard
    assert turns > 80


def test_a_seat_shows_its_sheet_before_anything_on_it_is_told() -> None:
    """§3.8: and all that is told of one sheet is told before the next is shown."""
    for table in finished_games():
        for _, aloud in turns_told(table):
            shown = None
            for told in aloud:
                if told.kind == "showed":
                    shown = told.args["seat"]
                elif told.kind in NOTED or told.kind == "used-dice":
                    assert told.args["seat"] == shown


OF_A_DRAWING = {
    "found-palm-loot": ("palm",), "hooked": ("sword",), "sighted": ("water",), "beyond": ("sword", "water"),
}  # fmt: skip
"""What follows from the symbol drawn last."""


def gives(told: doubloon.Told) -> list[str]:
    """What an event leaves to be done or taken."""
    args = told.args
    match told.kind:
        case "drew" if args["symbol"] == "barrel":
            return ["rum"]
        case "found-palm-loot" | "took-box":
            return ["loot"]
        case "gained":
            return [args["reward"]] * args["count"] * (2 if args["reward"] == "compass" else 1)
        case "hooked" if args["raises"] == "choice":
            return ["raise"]
        case "sighted":
            return [args["gift"]]
        case "beyond":
            return ["either"]
        case "line-full":
            return [args["treasure"]] * args["count"]
        case "line-late":
            return ["doubloon"] * args["count"]
        case "got-map":
            return ["map"]
        case "surrounded":
            return ["box"]
        case "overflowed":
            return ["rum"]
    return []


def takes(told: doubloon.Told) -> tuple[str, ...]:
    """What must have been there before an event, one of several things; () where nothing is used up."""
    args = told.args
    match told.kind:
        case "drew" if args["symbol"] in ("mermaid", "snake", "kraken", "ghost"):
            return (args["symbol"],)
        case "drew":
            return ("dice", *{"palm": ["shovel"], "water": ["compass"]}.get(args["symbol"], []), "map")
        case "skipped" | "symbol-lost":
            return ("dice",)
        case "declined" | "gift-lost":
            return (args["gift"],)
        case "took-box" | "left-box":
            return ("box",)
        case "raised":
            return ("raise",)
        case "kept":
            return (args["treasure"], "either")
    return ()


def find_what_comes_before_its_cause(told: list[doubloon.Told], dice: int) -> None:
    """Walk through what is told of one sheet in one turn; fail where a thing comes that nothing before it has brought."""
    due: Counter[str] = Counter(dice=dice)
    drawn: dict = {}
    for one in told:
        wanted = takes(one)
        taken = next((thing for thing in wanted if due[thing] > 0), None)
        assert taken or not wanted, f"{one} comes before what brings it, in {told}"
        due.subtract([taken] if taken else [])
        due.update(gives(one))
        if one.kind == "drew":
            drawn = one.args
        elif one.kind in OF_A_DRAWING:
            assert drawn["symbol"] in OF_A_DRAWING[one.kind], f"{one} follows {drawn}"
        elif one.kind in ("line-full", "line-late", "got-rudder", "got-map"):
            assert lies_on(drawn["square"], one.args["line"]), f"{one} follows {drawn}"
        elif one.kind == "surrounded":
            assert distance(drawn["square"], one.args["square"]) <= 1, f"{one} follows {drawn}"
        elif one.kind in ("gained", "found-rum"):
            assert due["loot"] or due["rum"], f"{one} comes from nowhere, in {told}"


def lies_on(square: str, line: str) -> bool:
    row, column = (int(number) for number in square.split(","))
    lines = {f"row-{row}": True, f"column-{column}": True, "diagonal-down": row == column, "diagonal-up": row + column == 7}
    return lines.get(line, False)


def distance(one: str, other: str) -> int:
    return sum(abs(int(a) - int(b)) for a, b in zip(one.split(","), other.split(","), strict=True))


def test_nothing_is_told_before_its_cause() -> None:
    """§6.1: over whole games, every gift comes after the drawing that brought it, and every drawing after its gift."""
    seen: set[str] = set()
    for table in finished_games():
        for number, (_, aloud) in enumerate(turns_told(table)):
            for seat in range(table.seats):
                told = [one for one in aloud if one.kind in NOTED and one.args["seat"] == seat]
                find_what_comes_before_its_cause(told, dice=1 if number else 2)
                seen |= {one.kind for one in told}
    assert seen >= {"drew", "found-rum", "found-palm-loot", "gained", "hooked", "line-full", "line-late", "got-map", "sighted"}
    assert seen >= {"surrounded", "took-box", "kept", "raised", "skipped"}


def test_the_walk_finds_a_sighting_that_is_told_too_early() -> None:
    """The mistake it is there for: drawings in the order of the map, and lines after them."""
    early = [
        doubloon.Told("drew", {"seat": 0, "symbol": "mermaid", "square": "1,2"}),
        doubloon.Told("drew", {"seat": 0, "symbol": "water", "square": "5,6"}),
        doubloon.Told("sighted", {"seat": 0, "gift": "mermaid"}),
    ]
    with pytest.raises(AssertionError):
        find_what_comes_before_its_cause(early, dice=1)
    find_what_comes_before_its_cause([early[1], early[2], early[0]], dice=1)


def test_a_chain_is_told_link_by_link() -> None:
    """§3.8, §5.10, §4.1: the water, what it lets one see, the sighting, and the line that it completes."""
    table = at(sheet("wpbb.."), sheet(), roll=(1, 5, 6))
    play(table, "rum first up", "water 1,6", "mermaid 1,5", "done")
    told = play(table, "skip", "done", seat=1)
    words = GAME.words("en")
    assert [words.tell(one, NAMES) for one in told if one.kind != "done"][1:] == [
        "Anne shows the sheet.",
        "Anne has turned the dice: black 1, white 6 and 6.",
        "Anne draws water on 1,6.",
        "Anne fills a row of the spyglass and sights the mermaid.",
        "Anne draws the mermaid on 1,5.",
        "Anne completes row 1 and gets the ruby at its end.",
        "Bart shows the sheet.",
        "Bart draws nothing from the roll.",
        "Bart crosses out a skull, number 1.",
        words.tell(told[-1], NAMES),
    ]


def test_what_was_drawn_before_the_table_began_is_told_too() -> None:
    """§3.8: a position without a journal, in the middle of a turn."""
    draft = {"stage": "ready", "sheet": sheet("w.....")}
    table = at(sheet(), sheet(), drafts=[draft, None])
    play(table, "done")
    told = play(table, "skip", "done", seat=1)
    assert told[2:4] == [
        doubloon.Told("showed", {"seat": 0}),
        doubloon.Told("drew", {"seat": 0, "symbol": "water", "square": "1,1"}),
    ]


def test_of_what_was_drawn_before_the_table_began_only_this_turn_is_told() -> None:
    """§3.8"""
    draft = {"stage": "ready", "sheet": sheet("w..w..", "....b.")}
    table = at(sheet("w....."), sheet(), drafts=[draft, None])
    play(table, "done")
    told = play(table, "skip", "done", seat=1)
    drawn = [(one.args["seat"], one.args["symbol"], one.args["square"]) for one in told if one.kind == "drew"]
    assert drawn == [(0, "water", "1,4"), (0, "barrel", "2,5")]


def test_no_turn_is_longer_than_the_journal() -> None:
    longest = max(len(heard) for table in finished_games() for whispered, _ in turns_told(table) for heard in whispered.values())
    assert longest <= GAME.modules["components"].JOURNAL


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_is_told_in_whole_sentences(language: str) -> None:
    """No name of a thing is left untranslated, no number without its noun."""
    for table in finished_games():
        for line in report(table, GAME.words(language), NAMES[: table.seats]).splitlines()[6:]:
            if line.startswith("   "):
                assert line.endswith((".", "!")), line
                assert "{" not in line and "  " not in line.strip(), line
                for name in NAMES:
                    line = line.replace(name, "")
                assert language == "en" or not re.search("[a-z]", line), line
