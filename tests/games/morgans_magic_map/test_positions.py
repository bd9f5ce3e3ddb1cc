"""Positions, editions, secrets and drawings of Morgan's Magic Map."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import doubloon

from .tables import ALL_LAND, GAME, ISLAND, at, said, walk

BOX = GAME.modules["components"]
TWO_TILES = dict.fromkeys(BOX.TILES, "") | {"anthill": "LLLL", "swamp": "LLLL"}
SHOVELS = [["skull-0", "tomb-0"], []]


def random_game(seed: int, seats: int = 2):
    """A random game, yielding the table before each move and at the end."""
    table = GAME.start(seats, str(seed))
    chance = random.Random(seed)
    while table.acting:
        yield table
        table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
    yield table


def test_a_position_read_back_is_the_same_record() -> None:
    for number, table in enumerate(random_game(5, 3)):
        if number % 5 == 0 or table.over or table.view(0)["phase"] in ("pair", "turn"):
            again = GAME.from_position(json.loads(json.dumps(table.position())), seed="another")
            for name in GAME.layout.names:
                if name not in ("key", "drawn", "shown", "events", "event"):
                    assert (again._state[name] == table._state[name]).all(), name


def named(thing):
    """A thing that a view describes by the name that a position has for it."""
    match thing:
        case {"name": name, "turned": quarters}:
            return f"{name}/{quarters}" if quarters else name
        case {"name": name}:
            return name
        case {"rank": rank}:
            return rank
        case list():
            return [named(one) for one in thing]
    return thing


def test_views_and_positions_say_the_same_by_the_same_names() -> None:
    compared = set()
    for number, table in enumerate(random_game(5, 3)):
        view = table.view(0)
        if number % 7 == 0 or table.over or view["phase"] in ("pair", "turn", "put"):
            position = json.loads(json.dumps(table.position()))
            island = [[tile or "." for tile in row] for row in named(view.pop("island"))]
            assert position.pop("island") == [" ".join(row) for row in island]
            for name in position.keys() & view.keys():
                assert named(view[name]) == position[name], name
                compared.add(name)
            assert position["hands"][0] == named(view["hand"])
            assert [len(hand) for hand in position["hands"]] == view["hand_sizes"]
    assert compared >= set(GAME.modules["position"].POSITION.names) - {"island", "hands", "decks", "drawn_from"}


def test_seats_of_older_documents_are_letters() -> None:
    assert at(turn="B").acting == (1,) and at(turn="B").position()["turn"] == 1


def test_a_pair_half_given_up_is_read_back() -> None:
    table = at(phase="walk", fronts=[["skull-1", "tomb-1", "oasis-1"], []])
    walk(table, "pair tomb 1 for doubloons")
    again = at(**table.position())
    assert again.view(0)["pair"] == table.position()["pair"] == {"card": "tomb-1", "bonus": "doubloons", "phase": "walk"}
    assert said(again) == ["with skull 1", "with oasis 1"]


def test_a_document_for_another_box_is_refused() -> None:
    edition = {"tiles": TWO_TILES, "island": {"rows": 1, "columns": 2}, "captains": {"hand": 1}}
    for document, fact in (
        ({"island": ["anthill skull"]}, "no tile skull"),
        ({"island": ["anthill swamp"], "pirates": ["skull", "swamp"]}, "stands on skull, which is not on the island"),
    ):
        with pytest.raises(doubloon.BadPosition) as refused:
            GAME.from_position(document, seed="another", edition=edition)
        assert fact in str(refused.value)
    with pytest.raises(doubloon.BadPosition) as refused:
        GAME.from_position({"island": ISLAND}, seed="printed")
    assert "do not match its neighbours" in str(refused.value)


def test_while_captains_land_the_next_follows_from_who_is_ashore() -> None:
    """§2.6"""
    assert at(pirates=["skull", None, None], turn=2).acting == (2,)
    document = {"seats": 3, "island": ISLAND, "pirates": ["skull", None, None]}
    assert GAME.from_position(document, seed="next", edition=ALL_LAND).acting == (2,)


def test_an_empty_document_is_a_new_game() -> None:
    view = GAME.from_position({}, seed="new").view(0)
    assert view["phase"] == "corner"
    assert view["hand_sizes"] == [4, 4]
    assert view["cards_left"] == 64


@pytest.mark.parametrize(
    ("document", "fact"),
    [
        ({"phase": "sleep"}, "phase is 'sleep'"),
        ({"turn": 2}, "turn is 2; expected a seat, 0 to 1"),
        ({"phase": "pair", "pair": "skull-0"}, "pair is 'skull-0'; expected names with what belongs to them"),
        ({"colour": "red"}, "says 'colour'"),
        ({"island": ["anthill"]}, "lacks volcano"),
        ({"island": ["anthill anthill"]}, "on the island twice"),
        ({"island": ["atlantis"]}, "a tile is 'atlantis'"),
        ({"pirates": ["skull", "moon"]}, "a pirate's tile is 'moon'"),
        ({"pirates": ["skull", None], "phase": "walk"}, "pirates land before the first turn"),
        ({"coins": [1]}, "a list for 2 seats"),
        ({"coins": [-1, 0]}, "the coins of seat 0"),
        ({"hands": [["skull-0"], ["skull-0"]]}, "skull-0 is in two places"),
        ({"hands": [["skull-9"], []]}, "a card is 'skull-9'"),
        ({"board": [1, 2]}, "the board has 2 treasures"),
        ({"board": [1, 2, 3, 4, 5], "treasures": [[1], []]}, "treasure 1 is in two places"),
        ({"phase": "over"}, "over when the last treasure"),
        ({"phase": "put"}, "does not go with the tile in hand"),
        ({"phase": "put", "lifted": "waterfall"}, "waterfall cannot have been lifted"),
        ({"phase": "turn", "lifted": "skull", "place": "north of tomb"}, "in one way only"),
        ({"phase": "dig", "hands": [[], []]}, "nothing to decide"),
        ({"phase": "walk", "steps": 0}, "nothing to decide"),
        ({"phase": "pair"}, "needs 'pair'"),
        ({"phase": "take", "reach": 0}, "reach"),
        ({"phase": "throw", "hands": [[], []]}, "nothing to decide"),
        ({"changes": 0}, "nothing to decide"),
        ({"island": 5}, "island is 5; expected a list"),
        ({"island": [5]}, "rows of tiles"),
        ({"island": [". " * 20 + "skull"]}, "more than 20 tiles across"),
        ({"island": [*ISLAND[:2], ".", *ISLAND[2:]]}, "not in one piece"),
        ({"pirates": ["skull", None], "turn": 0}, "captains land counter-clockwise, so that seat 0 cannot be next"),
        ({"pirates": ["skull", None], "turn": 1, "island": [*ISLAND[:4], "big-nose-bay shipwreck wilderness", "open-sea"]},
         "still 5 by 4"),
        ({"hands": [["skull-0", "skull-1", "skull-2", "skull-3", "tomb-0"], []]}, "expected a list of at most 4"),
        ({"decks": 1, "drawn_from": {"skull-0": 0}}, "skull-0 is in nobody's hand"),
        ({"phase": "turn", "lifted": "skull", "place": "east of tomb"}, "skull cannot go east of tomb"),
        ({"phase": "pair", "pair": {"card": "skull-0", "bonus": "map", "phase": "walk"}}, "as one of a pair for map"),
        ({"phase": "pair", "pair": {"card": "skull-0", "bonus": "doubloons", "phase": "walk"}, "fronts": SHOVELS},
         "as one of a pair for doubloons"),
        ({"phase": "pair", "pair": {"card": "tomb-0", "bonus": "doubloons", "phase": "walk"}, "fronts": SHOVELS},
         "tomb-0 makes a pair with one card only"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_fact(document: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadPosition) as refused:
        at(**document)
    assert fact in str(refused.value)


@pytest.mark.parametrize(
    ("tables", "fact"),
    [
        ({"tiles": {"skull": ""}}, "19 tiles"),
        ({"tiles": {"skull": "LLX"}}, "tiles.skull"),
        ({"cards": {"skull": "SMD"}}, "cards.skull"),
        ({"treasures": {"jade": [[26, 6], [29, 6]]}}, "the ranks"),
        ({"board": {"levels": [[3, 2]]}}, "expected the levels 1, 2, 3"),
        ({"board": {"levels": [2, [3, 2]]}}, "expected a level and its doubloons"),
        ({"board": {"levels": [0, 1, 2, 3, 4, 5]}}, "board.levels are 6; expected 1 to 5"),
        ({"surface": {"levels": []}, "board": {"levels": []}}, "board.levels are 0"),
        ({"captains": {"hand": 0}}, "captains.hand is 0"),
        ({"majority": {"each": [6]}}, "majority.each"),
        ({"cards": dict.fromkeys(BOX.PLACES[1:], "----")}, "4 map cards"),
        ({"tiles": TWO_TILES, "island": {"rows": 1, "columns": 2}, "captains": {"hand": 1, "doubloons": 0}}, "could not land"),
        ({"tiles": {name: "LLLL" if number % 2 else "WWWW" for number, name in enumerate(BOX.TILES)}}, "no way was found"),
    ],
)
def test_numbers_that_make_no_box_are_refused(tables: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadEdition) as refused:
        GAME.start(4, "bad", edition=tables)
    assert fact in str(refused.value)


def test_a_hand_held_since_before_the_reshuffle_is_no_secret_any_more() -> None:
    """§8.3, ruling R14: with two captains everybody can work out what the other held when the deck ran out."""
    cards = list(BOX.CARDS)
    hands = [cards[:4], cards[4:8]]
    table = at(hands=hands, decks=1, drawn_from={cards[4]: 0, cards[5]: 0}, fronts=[cards[8:30], []])
    worlds = [table.world(0, str(seed)).position()["hands"][1] for seed in range(30)]
    assert all(set(cards[4:6]) <= set(hand) for hand in worlds)
    assert len({tuple(hand) for hand in worlds}) > 15
    assert not any(set(hand) & set(cards[8:30]) for hand in worlds)


def test_a_tile_can_be_taken_back_but_a_card_played_cannot() -> None:
    table = at(hands=[["green-tree-0", "skull-0"], []])
    walk(table, "lift skull")
    assert str(table.undo(0)) == "lift skull"
    walk(table, "leave the map", "stay", "play green-tree 0")
    assert not table.can_undo(0)


def drawn(table: doubloon.Table, seat: int | None, language: str = "en") -> str:
    """The table as a terminal of 80 columns shows it."""
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        names = ["Anne Bonny", "Bart", "Calico Jack", "Davy"][: table.seats]
        console.print(GAME.modules["text"].draw(table.view(seat), GAME.words(language), names))
    return captured.get()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_fits_a_terminal_at_every_moment(language: str) -> None:
    for number, table in enumerate(random_game(8, 4)):
        if number % 25 == 0 or table.over:
            for seat in (0, None):
                text = drawn(table, seat, language)
                assert max(map(len, text.splitlines())) <= 80
                assert "…" not in text


def test_even_an_island_in_one_line_is_drawn_in_full() -> None:
    table = at(island=[" ".join(BOX.TILES)], pirates=["skull", "tomb"])
    assert "║An║Vo║To║Sk║" in drawn(table, 0)
    assert said(table, "lift anthill")


def test_a_tall_island_takes_two_lines_a_row() -> None:
    table = at(island=list(BOX.TILES), pirates=["skull", "tomb"])
    lines = drawn(table, 0).splitlines()
    assert sum("║" in line for line in lines) == 20
    assert any("A Skull" in line for line in lines)


def test_the_ways_to_turn_a_tile_are_shown_with_their_edges() -> None:
    """§4.5"""
    table = next(table for table in random_game(3) if table.view(0)["phase"] == "turn")
    ways = table.view(None)["ways"]
    assert [f"turn {way['quarters']}" for way in ways] == said(table, "turn")
    printed = BOX.TILES.index(table.view(0)["lifted"])
    edges = "".join("WL"[int(table._state["box"]["edges"][0][printed]) >> side & 1] for side in range(4))
    for way in ways:
        assert way["edges"] == (edges * 2)[4 - way["quarters"] :][:4]
        signs = ["═" if letter == "L" else "~" for letter in way["edges"]]
        assert "{} N{} E{} S{} W{}".format(way["quarters"], *signs) in drawn(table, 0)


PAGES = "\n".join(page.read_text(encoding="utf-8") for page in Path(__file__).parents[3].glob("docs/positions*.md"))
FORMAT = PAGES.partition("## Morgan's Magic Map\n")[2].partition("\n## ")[0]
"""What the documentation says of this game's positions."""


@pytest.mark.parametrize("block", re.findall(r"```json\n(.+?)```", FORMAT, re.DOTALL))
def test_the_documented_positions_are_read_and_written_as_they_stand(block: str) -> None:
    document = json.loads(block)
    position = GAME.from_position(document, seed="documented").position()
    assert position | document == position
    assert GAME.from_position(position, seed="another").position() == position


def test_every_key_of_a_position_is_documented() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", FORMAT, re.MULTILINE)
    assert sorted(listed) == sorted(GAME.modules["position"].POSITION.names)
