"""The four levels: what they choose, how long they take, and what they say about it."""

from __future__ import annotations

import time

import pytest

import doubloon
from doubloon.core.engine import WarmUp

from ..contract.cases import games

GAMES = [game for game in games() if game.name != "parley"]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def opened(game: doubloon.Game, seed: str) -> doubloon.Table:
    """A table at which somebody has something to choose."""
    table = game.start(game.seats[0], seed)
    while len(table.moves(table.acting[0])) == 1:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    return table


@every_game
@pytest.mark.parametrize("level", ["deckhand", "bosun:2", "captain:200", "admiral:200"])
def test_the_same_seed_and_effort_choose_the_same_legal_move(game: doubloon.Game, level: str) -> None:
    table = opened(game, "levels")
    seat = table.acting[0]
    chosen = {str(doubloon.bot(level).choose(table.world(seat, "w"), seat, seed="again")) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= {str(move) for move in table.moves(seat)}


@every_game
def test_the_captain_says_what_he_weighed(game: doubloon.Game) -> None:
    table = opened(game, "advice")
    seat = table.acting[0]
    advice = doubloon.bot("captain:400").advise(table.world(seat), seat, seed="advice")
    assert advice.iterations == 400
    assert sum(weighed.visits for weighed in advice.weighed) == 400
    assert advice.weighed[0].move == str(advice.move) == advice.line[0][1]
    assert advice.line[0][0] == seat
    assert [weighed.visits for weighed in advice.weighed] == sorted((one.visits for one in advice.weighed), reverse=True)
    assert all(0.0 <= weighed.chance <= 1.0 for weighed in advice.weighed)


@every_game
@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_the_captain_keeps_to_his_time(game: doubloon.Game, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    if game.pack is not None:
        monkeypatch.setattr(game, "warm_up", WarmUp([lambda: None]))  # as players have it, whatever other tests have compiled
        assert game.speed == "packed"
    table = opened(game, "time")
    seat = table.acting[0]
    captain = doubloon.bot("captain")
    captain.choose(table.world(seat), seat, seconds=0.01)
    tries: list[float] = []
    limit = seconds * 1.1 + 0.02
    while len(tries) < 5 and min(tries, default=limit + 1) > limit:
        began = time.perf_counter()
        captain.choose(table.world(seat, str(len(tries))), seat, seconds=seconds)
        tries.append(time.perf_counter() - began)
    assert min(tries) <= limit, "within a tenth and 20 ms, once in five times on a machine that does other things too"


def test_with_one_legal_move_nobody_thinks() -> None:
    game = doubloon.game("buried-treasure")
    table = game.start(2, "one")
    while len(table.moves(table.acting[0])) > 1:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    advice = doubloon.bot("captain:100000").advise(table, table.acting[0])
    assert advice.iterations == 0 and advice.move == table.moves(table.acting[0])[0]


def test_a_better_level_wins() -> None:
    game = doubloon.game("buried-treasure")
    wins = 0
    for deal in range(3):
        for seat in range(2):
            table = game.start(2, f"levels {deal}")
            bots = [doubloon.bot("bosun"), doubloon.bot("bosun")]
            bots[seat] = doubloon.bot("captain:600")
            while not table.over:
                acts = table.acting[0]
                table.play(acts, bots[acts].choose(table.world(acts, f"{len(table.log)}"), acts, seed=f"{len(table.log)}"))
            wins += seat in table.winners
    assert wins >= 4


def test_a_bot_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(doubloon.UnknownBot, match="there are deckhand, bosun, captain, admiral"):
        doubloon.bot("kraken")


@pytest.mark.parametrize("effort", ["0", "-3", "fast", "0s", "1e9x"])
def test_an_effort_nobody_can_make_is_refused(effort: str) -> None:
    with pytest.raises(doubloon.UnknownBot, match="is no effort; expected iterations, as in captain:2000"):
        doubloon.bot(f"captain:{effort}")


def test_without_an_effort_it_is_up_to_the_bot() -> None:
    assert doubloon.bot("captain").name == doubloon.bot("captain:").name == "captain"
