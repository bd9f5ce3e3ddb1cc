"""Games played for a study: they are the games of the rules, and what is counted adds up."""

from __future__ import annotations

import numpy as np
import pytest

import doubloon
from doubloon.core.errors import Error
from doubloon.core.jit import twin
from doubloon.core.plain import PlainStates
from doubloon.lab.study import play
from doubloon.lab.study.sample import Bench, Sample, bot_number
from doubloon.lab.study.things import MOVE, Thing, Things
from doubloon.lab.study.uses import uses

from ..contract.cases import games
from ..sample import in_turns
from .samples import GAME, made_up, played

CREWS = [["deckhand", "mate"], ["bosun", "deckhand"]]


def counted(sample: Sample, kind: str, name: str = "", sum_of: int = play.USES) -> float:
    """A sum over all batches, and over all values of that name."""
    chosen = [number for number, thing in enumerate(sample.things.all) if (thing.kind, thing.name) == (kind, name)]
    return float(sample.sums[:, chosen, sum_of].sum())


def test_counts_add_up() -> None:
    sample = played([["deckhand", "deckhand"]], 200)
    rounds = 200 * 3
    assert counted(sample, MOVE, MOVE) == sample.games["moves"].sum(), "every move is of one kind"
    assert counted(sample, "took") + counted(sample, "nobody-took") == rounds
    assert counted(sample, "took", "chest") == counted(sample, "took"), "every chest is worth something below sixteen"
    assert counted(sample, "paid") == 2 * rounds and counted(sample, "done") == 2 * rounds
    winners = np.bitwise_count(sample.games["won"].astype(np.uint8)).sum()
    assert counted(sample, "won") == counted(sample, "won", sum_of=play.USERS) == winners
    assert counted(sample, "won", sum_of=play.AT_END) == winners, "nobody wins before the end"
    assert counted(sample, "won", sum_of=play.WINS) == 200, "winners share a game between them"
    assert counted(sample, "took", sum_of=play.AT_END) + counted(sample, "nobody-took", sum_of=play.AT_END) == 200


@pytest.mark.parametrize("name", in_turns([game.name for game in games()], 5, 3))
def test_every_game_is_played_to_its_end(name: str) -> None:
    seats = max(doubloon.game(name).seats)
    sample = played([["mate"] * seats], 20, name, threads=1)
    assert sample.games["finished"].all() and (sample.games["moves"] > 0).all()
    assert counted(sample, MOVE, MOVE) == sample.games["moves"].sum()
    assert (sample.games["choices"] >= sample.games["moves"]).all() and (sample.games["first"] < seats).all()
    assert (sample.games["won"] < 1 << seats).all()


def test_a_seed_plays_the_same_games_whatever_the_threads() -> None:
    sample = played([["deckhand", "deckhand"]], 40, threads=1)
    again = played([["deckhand", "deckhand"]], 40, threads=2)
    assert (sample.games == again.games).all() and (sample.sums == again.sums).all()
    other = played([["deckhand", "deckhand"]], 40, seed="another")
    assert (sample.games != other.games).any()


def test_plain_equals_compiled() -> None:
    game = doubloon.game(GAME)
    assert game.twin is not None  # imported, so that the plain games find their rules
    things, nodes = Things(game), 41
    crews = np.array([[play.DECKHAND, play.MATE], [play.BOSUN, play.TIPSY], [play.CAPTAIN + 40, play.CAPTAIN + 5]])
    blank = game.blank(2)
    rows, sums = [np.zeros(10, play.PLAYED) for _ in range(2)], [np.zeros((len(things), play.SUMS)) for _ in range(2)]
    Bench(game, things, nodes).play(play.Stretch(blank, 2, 0, 10, 7, crews), rows[0], sums[0])
    bench = Bench(game, things, nodes)
    states, work = (PlainStates(game.layout, blank) for _ in range(2))
    bench.desk = bench.desk._replace(root=states, work=work, tree=bench.desk.tree.view(np.recarray))
    bench.stretch = twin("lab.study.play").play_stretch
    bench.play(play.Stretch(PlainStates(game.layout, blank), 2, 0, 10, 7, crews), rows[1].view(np.recarray), sums[1])
    assert (rows[0] == rows[1]).all() and np.array_equal(*sums)


def test_the_same_deal_with_another_crew_is_the_same_deal() -> None:
    sample = played(CREWS, 40)
    assert (sample.games["first"][::2] == sample.games["first"][1::2]).all()
    assert (sample.games["moves"][::2] != sample.games["moves"][1::2]).any()


def test_a_captain_beats_a_deckhand() -> None:
    sample = played([["captain:60", "deckhand"], ["deckhand", "captain:60"]], 100)
    seat_of_captain = sample.crews.argmax(1)[np.arange(200) % 2]
    lone = np.bitwise_count(sample.games["won"].astype(np.uint8)) == 1
    his = sample.games["won"] >> seat_of_captain & 1
    assert his[lone].mean() > 0.6


def test_what_only_says_who_won_is_no_use() -> None:
    found = {use.thing: use for use in uses(played([["deckhand", "deckhand"]], 400))}
    assert Thing("won") not in found and Thing("took") in found
    assert found[Thing("took", "chest", "3")].wins.value > 0.5 > found[Thing("showed", "omen", "0")].wins.value
    assert found[Thing("took", "chest", "3")].gain.value > 0 > found[Thing("showed", "omen", "0")].gain.value


def test_the_gain_of_a_use_is_the_slope() -> None:
    sample = made_up(100, seats=2)
    number = 0
    for batch in range(10):  # one seat uses it twice in every game and is six points ahead, the other never
        row = sample.sums[batch, number]
        row[play.USES], row[play.USERS], row[play.WINS], row[play.MARGIN] = 20, 10, 10, 60
        row[play.SQUARES], row[play.USES_WIN], row[play.USES_MARGIN] = 40, 20, 120
    (use,) = uses(sample)
    assert use.gain.value == pytest.approx(6) and use.win_gain.value == pytest.approx(0.5)
    assert use.users.value == 0.5 and use.uses.value == 2 and use.wins.value == 1


def test_refusals() -> None:
    with pytest.raises(Error, match="no quick bot 'admiral'; there are deckhand, tipsy, mate, bosun, and captain:100"):
        bot_number("admiral")
    for clock in ("captain", "captain:0.2s"):
        with pytest.raises(Error, match="by iterations and not by the clock"):
            bot_number(clock)
    with pytest.raises(Error, match="19 deals are too few"):
        played([["deckhand", "deckhand"]], 19)
