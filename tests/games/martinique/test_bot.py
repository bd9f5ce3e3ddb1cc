"""What the bot knows of Martinique: terms and priors on small tables, clear moves, and Sunset proven."""

from __future__ import annotations

import os
from itertools import permutations, product
from statistics import fmean
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import bot
from doubloon.core.jit import twin
from doubloon.core.plain import PlainRecord
from doubloon.games.martinique import exact
from doubloon.games.martinique.components import FIELD_NAMES
from doubloon.games.martinique.exact.digging import Evening, Lines
from doubloon.games.martinique.exact.hands import SLIP, foes_hands
from doubloon.games.martinique.moves import DIG

from .tables import GAME, at, evening, seats

PLAIN = twin("games.martinique.bot")
TERMS = [*PLAIN.WEIGHTS]


def term(table: doubloon.Table, name: str, seat: int = 0) -> int:
    return PLAIN.term(PlainRecord(GAME.layout, table._state[0]), seat, TERMS.index(name))


def prior(table: doubloon.Table, move: str) -> float:
    number = next(one.id for one in table.moves(table.acting[0]) if str(one) == move)
    return PLAIN.prior(PlainRecord(GAME.layout, table._state[0]), table.acting[0], number)


def tiles(*names: str, up: str = "") -> list[dict[str, Any]]:
    """Map tiles collected on as many fields of the island."""
    fields = ["B2", "D2", "G2", "E3", "C4", "G4", "B5", "F5", "D6", "B7", "E7", "G7"]
    start = {"A": 0, "1": 0, "D": 6, "4": 6}.get(names[0], 0)
    return [{"source": fields[start + n], "tile": name, "face_up": name in up} for n, name in enumerate(names)]


MINE = tiles("A", "B", "C", "1", "2", "3")
HIS = tiles("D", "E", "F", "4", "5", "6")


# Terms.


def test_the_chance_to_find_goes_by_what_each_seat_knows_and_by_the_stools() -> None:
    table = evening(map_tiles=[MINE, []])
    mine, his = term(table, "find", 0), term(table, "find", 1)
    assert 12 <= mine <= 16  # four digs in 25 fields, less what he finds in 64
    assert 4 <= his <= 6
    early, late = (evening(map_tiles=[MINE, HIS], stools=seats(order)) for order in ("00001111", "11110000"))
    assert term(late, "find", 0) < term(early, "find", 0)


def test_a_dig_outside_the_fields_in_question_is_wasted() -> None:
    well, badly = (evening(map_tiles=[MINE, []], dug=[field]) for field in ("H8", "A1"))
    assert term(well, "find") > term(badly, "find")


def test_nobody_is_believed_to_hold_what_he_digs_for() -> None:
    table = evening(map_tiles=[MINE, HIS], dug=["E7", "D6"])  # black digs elsewhere than he knows, red where he knows better
    believes = [PLAIN.believable(PlainRecord(GAME.layout, table._state[0]), seat) for seat in (0, 1)]
    assert believes == [False, True]


@pytest.mark.skipif(bool(os.environ.get("DOUBLOON_PLAIN")), reason="bots that search run compiled only")
def test_a_captain_reads_where_the_other_digs() -> None:
    """Red has dug at D6, so he holds neither the D nor the 6: more worlds are left in which they are the treasure's."""
    his = [{**slip, "tile": tile} for slip, tile in zip(HIS, "EFG578", strict=True)]
    table = evening(map_tiles=[MINE, his], stools=seats("10100101"), dug=["D6"])
    weighed = {one.move: one.chance for one in bot("captain:8000").advise(table.world(0, "dusk"), 0, seed="dusk").weighed}
    unseen = {f"dig {letter}{number}" for letter, number in product("DEFGH", "45678") if f"{letter}{number}" != "D6"}
    told = {dig for dig in unseen if "D" in dig or "6" in dig}
    assert fmean(weighed[dig] for dig in told) > 0.02 + fmean(weighed[dig] for dig in unseen - told)


def test_pirates_out_and_those_at_ease() -> None:
    table = at(fields={"A1": "rum-1", "A2": "rum-1", "H8": "rum-1"}, pirates=[["A1", "H8"], []], stools=[0])
    assert term(table, "pirates out") == 3
    assert term(table, "at ease") == 1  # from H8 every step ends on a bare field


def test_map_tiles_underfoot_and_souvenirs_that_lack_one_to_a_pair() -> None:
    table = at(fields={"A1": "rum-1"}, pirates=[["A1", "B2"], []], supplies=[{"rum": 1, "skull": 2}, {}])
    assert term(table, "map underfoot") == 1
    assert term(table, "odd souvenirs") == 1


# What looks promising.


def test_a_walk_to_a_map_tile_looks_best_and_one_to_the_bar_worst() -> None:
    table = at(fields={"A2": "rum-1", "A1": "rum-1"}, pirates=[["A2"], []])
    table.play(0, "move A2")
    assert prior(table, "east") > prior(table, "north") > prior(table, "south")


def test_a_souvenir_that_a_small_treasure_takes_is_worth_more() -> None:
    treasures = {"2": ["rum-3", "rum-3"], "3": ["pistol-1"] * 3, "4": ["skull-1"] * 4}
    fields = {"C1": "chest-1", "B1": "rum-1", "D1": "parrot-1"}
    table = at(fields=fields, pirates=[["C1"], []], treasures=treasures, supplies=[{"rum": 1}, {}])
    table.play(0, "move C1")
    assert prior(table, "west") > prior(table, "east")


def test_passing_an_opponent_who_has_secrets_looks_better() -> None:
    fields = {"C1": "rum-2", "B1": "rum-1", "D1": "rum-1", "E1": "rum-1", "A1": "rum-1"}
    secret = [{"source": "G7", "tile": "A", "face_up": False}]
    table = at(fields=fields, pirates=[["C1"], ["B1"]], map_tiles=[[], secret])
    table.play(0, "move C1")
    assert prior(table, "west") > prior(table, "east")


def test_jokers_are_kept_unless_they_save_a_pair() -> None:
    paying = {
        "treasures": {"2": ["dagger-1", "rum-1"]},
        "supplies": [{"dagger": 2, "rum": 1}, {}],
        "jokers": [2, 0],
        "loading": "2",
    }
    table = at(fields={"A1": "rum-1"}, pirates=[[], ["A1"]], **paying)
    assert prior(table, "pay") > prior(table, "joker dagger") > prior(table, "joker rum")


CLEAR = [
    # One step to a map tile, or to the bar for nothing.
    ({"fields": {"A2": "rum-1", "H8": "skull-1", "H7": "skull-2"}, "pirates": [["A2"], ["H8"]]}, ["move A2"], "east"),
    # Two rum for six points, or three for three.
    (
        {
            "fields": {"C1": "parrot-1", "B1": "parrot-2", "H8": "skull-1", "H7": "skull-2"},
            "pirates": [["C1"], ["H8"]],
            "treasures": {"2": ["rum-3", "rum-3"], "3": ["rum-1"] * 3, "4": ["skull-1"] * 4},
            "supplies": [{"rum": 3}, {}],
        },
        ["move C1", "west"],
        "load 2",
    ),
]


@pytest.mark.parametrize(("position", "before", "move"), CLEAR)
def test_the_captain_finds_the_clear_move(position: dict[str, Any], before: list[str], move: str) -> None:
    table = at(**position)
    for one in before:
        table.play(0, one)
    assert str(doubloon.bot("captain:400").choose(table.world(0, "test"), 0, seed="test")) == move


# Where the treasure may lie.


def seen(letters: str, numbers: str, sources: list[str], bar: tuple[int, int], dug: str = "", stools: str = "") -> dict[str, Any]:
    """What a seat sees of a small island at Sunset, as far as the posterior looks."""
    return {
        "letters": [*letters],
        "numbers": [*numbers],
        "bar": {"jokers": 0, "letter": bar[0], "number": bar[1]},
        "map_tiles": [[], [{"source": source, "face_up": False, "tile": None} for source in sources]],
        "fields": {letter + number: "bare" for number in numbers for letter in letters},
        "stools": [int(one) for one in stools],
        "dug": dug.split(),
    }


def every_deal(view: dict[str, Any]) -> dict[frozenset[str], dict[str, int]]:
    """All deals of the unseen tiles to their places, by brute force: the opponent's hand, and where the treasure lies."""
    hidden = [*view["letters"], *view["numbers"]]
    sources = [tile["source"] for tile in view["map_tiles"][1]]
    places = (
        ["lost-letter", "lost-number"] + ["in-bar-letter"] * view["bar"]["letter"] + ["in-bar-number"] * view["bar"]["number"]
    )
    places += sources
    places += ["cleared"] * (len(hidden) - len(places))
    found: dict[frozenset[str], dict[str, int]] = {}
    for deal in permutations(hidden):
        dealt = [*zip(places, deal, strict=True)]
        if all(not place.endswith("letter") or tile.isalpha() for place, tile in dealt) and all(
            not place.endswith("number") or tile.isdigit() for place, tile in dealt
        ):
            hand = frozenset(tile for place, tile in dealt if place in sources)
            treasure = deal[0] + deal[1]
            by_field = found.setdefault(hand, {})
            by_field[treasure] = by_field.get(treasure, 0) + 1
    return found


@pytest.mark.parametrize(
    ("sources", "bar"),
    [
        (["B2"], (1, 1)),
        (["B2", "D2"], (0, 1)),
        (["B2", "bar-letter"], (0, 1)),
        (["bar-letter", "bar-number", "B2"], (0, 0)),
        ([], (1, 1)),
    ],
)
def test_worlds_are_counted_as_every_deal_counts_them(sources: list[str], bar: tuple[int, int]) -> None:
    view = seen("ABCD", "1234", sources, bar)
    deals = every_deal(view)
    assert {hand.tiles: hand.worlds for hand in foes_hands(view, 0)} == {
        hand: sum(by_field.values()) for hand, by_field in deals.items()
    }
    chances = exact.posterior(view, 0)
    total = sum(sum(by_field.values()) for by_field in deals.values())
    for name in (x + y for x, y in product("ABCD", "1234")):
        assert chances[FIELD_NAMES.index(name)] == pytest.approx(sum(by.get(name, 0) for by in deals.values()) / total)
    assert chances.sum() == pytest.approx(1)


def test_what_the_opponent_digs_is_read() -> None:
    """By Bayes' rule over every deal, if he digs in any field in question for him."""
    view = seen("ABCD", "123", ["B2", "D2"], (0, 0), dug="A1", stools="10")
    chances = exact.posterior(view, 0)
    by_hand = np.zeros(64)
    for hand, by_field in every_deal(view).items():
        open_fields = [x + y for x, y in product("ABCD", "123") if not {x, y} & hand]
        likely = (1 - SLIP) / len(open_fields) if "A1" in open_fields else SLIP / 64
        for name, deals in by_field.items():
            by_hand[FIELD_NAMES.index(name)] += likely * deals
    assert chances == pytest.approx(by_hand / by_hand.sum())
    assert chances[FIELD_NAMES.index("A1")] > chances[FIELD_NAMES.index("A2")] > chances[FIELD_NAMES.index("B2")]


def test_every_redealt_world_is_among_those_counted() -> None:
    table = evening(map_tiles=[MINE, HIS])
    hands = {hand.tiles for hand in foes_hands(table.view(0), 0)}
    dealt = {frozenset(one["tile"] for one in table.world(0, str(seed)).view(1)["map_tiles"][1]) for seed in range(60)}
    assert dealt <= hands
    assert len(dealt) > 20


# The digs to come.


def test_a_game_solved_by_hand() -> None:
    """Four fields in a row, two of them in his part, and who is behind digs first and last.

    He finds a quarter with the first dig. If his field is one of the opponent's two, the other is dug before he comes
    again. If not, the opponent digs one of his own two at random, and of the other two fields one is right: half of the
    time, and then half of the time again. In all 1/4 + 1/2 * 1/2 * 1/2 = 3/8.
    """
    view = seen("ABCD", "1", ["B2", "D2"], (0, 0), stools="010")
    game = Evening(view, 0, (1.0, 0.0, 0.0), GAME.bench())
    errors = []
    for rounds in (10, 100, 1000):
        lines = Lines.of(game, [0, 1, 2, 3])
        assert lines is not None
        strategy, worth, error = lines.solved(game, rounds)
        assert min(worth) <= 3 / 8 + 1e-9  # what is guaranteed is never more than the value of the game
        assert np.dot(strategy, worth) >= 3 / 8 - error - 1e-9
        errors.append(error)
    assert errors[0] > errors[1] > errors[2] >= 0
    assert errors[2] < 2e-3
    assert worth == pytest.approx([3 / 8] * 4, abs=2e-3)


def test_who_digs_alone_takes_the_likeliest_fields() -> None:
    table = evening(map_tiles=[MINE, HIS], stools=seats("11110000"), dug=["H8", "G8", "H7", "A8"])
    proof = exact.solve(table.world(0, "test"), 0, "test")
    assert proof is not None
    assert proof.error < 1e-3
    chances = exact.posterior(table.view(0), 0)
    free = [field for field in range(64) if FIELD_NAMES[field] not in table.view(0)["dug"]]
    assert chances[GAME.move(proof.worth[0][0]).id - DIG] == pytest.approx(max(chances[free]))


def test_the_last_of_the_evening_is_proven_and_depends_only_on_what_the_seat_knows() -> None:
    table = evening(map_tiles=[MINE, HIS], dug=["H8", "G8", "H7", "A8", "G7", "H1"])
    proofs = [exact.solve(table.world(0, seed), 0, "test") for seed in ("one", "two")]
    assert proofs[0] == proofs[1]
    assert proofs[0] is not None
    assert proofs[0].error < 1e-3
    assert all(0 <= worth <= 1 for _, worth in proofs[0].worth)


def test_by_day_and_at_the_first_digs_nothing_is_proven() -> None:
    assert exact.solve(GAME.start(2, "day").world(0, "test"), 0, "test") is None
    assert exact.solve(evening().world(0, "test"), 0, "test") is None


def test_in_the_variation_a_lead_of_more_than_the_treasure_is_worth_wins_anyway() -> None:
    holds = [{"loads": 9, "souvenirs": {"rum-3": 5, "skull-3": 5}}, {"loads": 0, "souvenirs": {}}]
    dug = ["H8", "G8", "H7", "A8", "G7", "H1"]
    table = evening(map_tiles=[MINE, HIS], dug=dug, holds=holds, lost_treasure="20")
    proof = exact.solve(table.world(0, "test"), 0, "test")
    assert proof is not None
    assert all(worth == pytest.approx(1) for _, worth in proof.worth)
