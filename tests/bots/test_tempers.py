"""Tempers: what they look at, that they choose otherwise for it, and that an even captain knows nothing of them."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import level_of
from doubloon.bots.manners import EVEN, TEMPERS, Temper
from doubloon.bots.workshop import Workshop
from doubloon.core.bench import PlainBench
from doubloon.core.twins import twin

from .even import PINS, house_games, opened, to_a_choice, trees_of

GAMES = house_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_temper = pytest.mark.parametrize("temper", TEMPERS)
ALL_AT_ONCE: Temper = (0.2, 0.3, 0.4)
SCALE, POINT = 100.0, 10.0
DECISIONS = 24


# Names.


@pytest.mark.parametrize("spec", ["captain:600/{}", "captain/{}", "captain:0.2s/{}", "bosun/{}", "bosun:3/{}"])
@every_temper
def test_a_temper_is_named_last(spec: str, temper: str) -> None:
    bot: Any = doubloon.bot(spec.format(temper))
    assert bot.temper == TEMPERS[temper]
    assert bot.name == level_of(spec) == spec.partition("/")[0].partition(":")[0]


def test_without_a_name_a_temper_is_even() -> None:
    even: list[Any] = [doubloon.bot(spec) for spec in ("captain", "captain:3", "captain:3/", "bosun", "admiral:5")]
    assert [bot.temper for bot in even] == [EVEN] * len(even)


@pytest.mark.parametrize(
    "spec", ["captain/angry", "captain:600/angry", "captain/greedy:600", "bosun:3/Greedy", "captain/greedy/greedy"]
)
def test_a_temper_nobody_has_is_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(
        doubloon.UnknownBot, match=r"no temper '.+'; there are cautious, greedy, vengeful, named last, as in captain"
    ):
        doubloon.bot(spec)


@pytest.mark.parametrize("level", ["deckhand", "admiral", "admiral:100"])
def test_who_has_no_temper_is_not_given_one(level: str) -> None:
    with pytest.raises(doubloon.UnknownBot, match="has no temper; bosun and captain can be cautious, greedy, vengeful"):
        doubloon.bot(f"{level}/greedy")


def test_a_bot_nobody_knows_has_no_temper_either() -> None:
    with pytest.raises(doubloon.UnknownBot, match="no bot 'kraken/greedy'; there are deckhand, bosun"):
        doubloon.bot("kraken/greedy")
    with pytest.raises(doubloon.UnknownBot, match="'fast' is no effort"):
        doubloon.bot("captain:fast/greedy")


# What a temper looks at.


def bent(
    temper: Temper, before: list[int], standing: list[int], *, me: int = 0, had: int = 0, has: int = 0, worth: float = 0.5
) -> float:
    """What a position is worth to a seat of a temper, after others were worth it so much; points are the seat's own."""
    plain = twin("bots.temper")
    seats = len(before)
    values = np.full(seats, worth)
    mood = plain.Mood(np.array(temper), np.array(before), np.full(seats, had), np.full(seats, has))
    plain.bend(None, me, seats, SCALE, POINT, mood, np.array(standing), values)
    assert [value for seat, value in enumerate(values) if seat != me] == [worth] * (seats - 1), "others are bent, too"
    return float(values[me])


@pytest.fixture
def scored(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scores are as they were written down."""
    monkeypatch.setattr(twin("bots.temper"), "scores", lambda s, out: None)


def test_what_a_temper_leaves_is_the_chance_to_win() -> None:
    for worth in (0.0, 0.3, 1.0):
        assert bent((0.0, 0.0, 0.0), [5, 9], [50, 3], worth=worth) == worth
        assert bent((0.0, 0.0, 0.7), [5, 9], [5, 9], worth=worth) == pytest.approx(0.3 * worth + 0.7 * 0.5)


def test_the_cautious_weighs_a_loss_more_than_a_gain() -> None:
    cautious = (1.0, 0.0, 0.0)
    calm, lost, gained = (bent(cautious, [200, 0], [own, 0]) for own in (200, 100, 300))
    assert lost < calm < gained
    assert calm - lost > 2 * (gained - calm)
    assert bent(cautious, [200, 0], [200, 0]) == bent(cautious, [200, 0], [200, 900]) == bent(cautious, [0, 0], [0, 900])


def test_the_greedy_sees_his_own_points_and_nothing_else(scored: None) -> None:
    greedy = (0.0, 1.0, 0.0)
    worth = [bent(greedy, [0, 0], [0, 0], had=7, has=has) for has in (5, 7, 9, 12)]
    assert worth == sorted(worth) and worth[1] == 0.5 and len(set(worth)) == len(worth)
    assert bent(greedy, [0, 0], [-300, 900], had=7, has=9, worth=0.01) == worth[2]


def test_the_vengeful_wants_to_see_whoever_stands_best_fall() -> None:
    vengeful = (0.0, 0.0, 1.0)
    assert bent(vengeful, [0, 50, 80], [0, 50, 20]) > bent(vengeful, [0, 50, 80], [0, 50, 80]) == 0.5
    assert bent(vengeful, [0, 50, 80], [0, -900, 80]) == 0.5, "he bears a grudge against one alone"
    assert bent(vengeful, [900, 50, 80], [0, 50, 80]) == 0.5, "his own lot is all one to him"


def test_the_vengeful_spares_his_allies() -> None:
    vengeful = (0.0, 0.0, 1.0)
    assert bent(vengeful, [90, 50, 90, 50], [10, 50, 10, 50]) == 0.5, "an ally has fallen with him"
    assert bent(vengeful, [90, 50, 90, 50], [10, 20, 10, 20], me=2) > 0.5
    assert bent(vengeful, [5], [9]) == 0.5, "alone there is nobody to bear a grudge against"


@pytest.mark.parametrize("temper", [*TEMPERS.values(), ALL_AT_ONCE])
def test_what_anything_is_worth_stays_between_0_and_1(temper: Temper, scored: None) -> None:
    for own in (-(10**6), 0, 10**6):
        for foe in (-(10**6), 10**6):
            assert 0.0 <= bent(temper, [0, 0], [own, foe], has=own, worth=float(own > foe)) <= 1.0


# In a search.


@every_game
def test_an_even_captain_grows_the_trees_he_always_grew(game: doubloon.Game) -> None:
    assert trees_of(game) == json.loads(PINS.read_text())[game.name], (
        "an even captain searches otherwise; if he was meant to: python -m tests.bots.even"
    )


def grown(shop: Workshop, table: doubloon.Table, temper: Temper, iterations: int) -> bytes:
    """A tree, byte for byte."""
    tree = shop.begin(table, "tempers", temper)
    tree.grow(table.acting[0], table.seats, iterations)
    return shop.desk.tree[: tree.used].tobytes()


@every_game
def test_a_temper_leaves_nothing_behind_for_the_next(game: doubloon.Game) -> None:
    shop, table = Workshop(game), opened(game, "behind")
    before = grown(shop, table, EVEN, 200), shop.weigh(table, table.acting[0], 2, "behind")
    trees = {grown(shop, table, temper, 200) for temper in (EVEN, *TEMPERS.values())}
    assert len(trees) == 1 + len(TEMPERS), "every temper grows a tree of its own"
    assert shop.weigh(table, table.acting[0], 2, "behind", ALL_AT_ONCE) != before[1]
    assert (grown(shop, table, EVEN, 200), shop.weigh(table, table.acting[0], 2, "behind")) == before


@every_game
def test_a_temper_is_the_same_plain_and_fast(game: doubloon.Game) -> None:
    table = opened(game, "bits")
    plain, fast = (grown(Workshop(game, bench), table, ALL_AT_ONCE, 20) for bench in (PlainBench(), game.bench()))
    assert plain == fast


@every_game
def test_every_temper_chooses_otherwise_somewhere_and_always_something_legal(game: doubloon.Game) -> None:
    table = opened(game, "otherwise")
    bots = {temper: doubloon.bot(f"captain:150/{temper}") for temper in ("", *TEMPERS)}
    chosen: dict[str, list[str]] = {temper: [] for temper in bots}
    for number in range(DECISIONS):
        if to_a_choice(table).over:
            break
        seat = table.acting[0]
        world, legal = table.world(seat, f"otherwise {number}"), {str(move) for move in table.moves(seat)}
        for temper, bot in bots.items():
            chosen[temper].append(str(bot.choose(world, seat, seed=f"otherwise {number}")))
            assert chosen[temper][-1] in legal
        table.play(seat, chosen[""][-1])
    assert len({tuple(moves) for moves in chosen.values()}) == len(bots)


@every_game
@every_temper
def test_a_temper_knows_no_more_than_its_seat(game: doubloon.Game, temper: str) -> None:
    table = opened(game, "secret")
    for number in range(4):
        seat = to_a_choice(table).acting[0]
        for spec in (f"captain:60/{temper}", f"bosun:1/{temper}"):
            chosen = {str(doubloon.bot(spec).choose(table.world(seat, f"{number} {n}"), seat, seed="s")) for n in range(3)}
            assert chosen == {str(doubloon.bot(spec).choose(table, seat, seed="s"))}, "he has seen what lies face down"
        table.play(seat, chosen.pop())


@pytest.mark.parametrize("seats", [1, 4])
@every_temper
def test_a_temper_can_be_alone_and_among_many(temper: str, seats: int) -> None:
    for game in GAMES:
        if seats in game.seats:
            table = to_a_choice(game.start(seats, "seats"))
            assert doubloon.bot(f"captain:40/{temper}").choose(table, table.acting[0], seed="s") in table.moves(table.acting[0])
