"""The same games on a Ray cluster: a real one, of one machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import doubloon
from doubloon.lab.arena import new_contest
from doubloon.lab.batch import Batch
from doubloon.lab.cluster import HERE, connect, scatter, simulate
from doubloon.lab.results import contend

pytestmark = [
    pytest.mark.long,  # Ray is installed for the long run
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning"),  # of its own sockets and plans
]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray = connect(HERE)
    yield
    ray.shutdown()


def without_times(games: list) -> list:
    return [(game.deal, game.order, game.lineup, game.winners, game.scores, game.moves) for game in games]


def test_a_contest_on_a_cluster_is_the_same_contest() -> None:
    contest = new_contest(doubloon.game("buried-treasure"), ("bosun", "deckhand"), seed="ray")
    here, there = (list(contend(contest, 3, ray=ray)) for ray in (None, HERE))
    assert without_times(here) == without_times(there) and len(there) == 6


def test_batches_on_a_cluster_add_up() -> None:
    tally = simulate("buried-treasure", 16, 150, HERE, pieces=2, seats=3)
    ended = 0
    for seed in ("batch 0", "batch 1"):
        batch = Batch("buried-treasure", 16, seats=3, seed=seed)
        for _ in range(150):
            batch.step(batch.choose())
            ended += int(batch.done.sum())
    assert tally.moves == 2 * 16 * 150 and tally.games == ended > 0 and abs(sum(tally.rewards)) < 1e-3


def fails_at_two(piece: int) -> int:
    if piece == 2:
        raise doubloon.Error("two is too many")
    return piece


def test_what_goes_wrong_there_is_told_here() -> None:
    came = []
    with pytest.raises(doubloon.Error, match="could not do its work: two is too many"):
        came += scatter("buried-treasure", fails_at_two, [0, 1, 2, 3], HERE)


def test_a_bot_of_ones_own_stays_at_home(tmp_path) -> None:
    code = tmp_path / "mine.py"
    code.write_text("def choose(view, moves, seat):\n    return moves[0]\n")
    contest = new_contest(doubloon.game("buried-treasure"), ("deckhand", "deckhand"), seed="ray")
    contest = type(contest)(**{**{name: getattr(contest, name) for name in contest.__struct_fields__}, "code": str(code)})
    with pytest.raises(doubloon.Error, match="on your own machine only"):
        list(contend(contest, 1, ray=HERE))
