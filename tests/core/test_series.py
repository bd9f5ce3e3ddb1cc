"""A series of games, kept between evenings."""

from __future__ import annotations

import msgspec
import pytest

import doubloon
from doubloon.core.series import new_series, read_series, with_chapter

GAME = next(game for game in doubloon.catalogue.values() if game.series)


def finished(options: dict) -> doubloon.Table:
    """A short game of a series: everybody agrees to end it as soon as that can be."""
    table = GAME.start(2, "series", **options)
    while not table.over:
        seat = table.acting[0]
        moves = table.moves(seat)
        wanted = [move for move in moves if move.kind in ("propose", "agree", "take")]
        table.play(seat, (wanted or moves)[0])
    return table


def test_a_series_goes_from_game_to_game_and_reads_itself_again() -> None:
    series = new_series(GAME.name, 2, GAME.series)
    table = finished(GAME.series)
    series = with_chapter(series, table)
    assert series.chapters[0].scores == list(table.scores)
    assert series.chapters[0].winners == list(table.winners)
    assert series.options is not None and series.options == table.sequel()
    assert read_series(msgspec.json.encode(series)) == series
    GAME.start(2, "next", **series.options)


def test_another_versions_series_is_refused_with_the_reason() -> None:
    document = msgspec.to_builtins(new_series(GAME.name, 2, GAME.series)) | {"doubloon": "0.0.7"}
    with pytest.raises(doubloon.BadRecord, match=r"begun with Doubloon 0\.0\.7, and this is "):
        read_series(document)


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b'{"doubloon": 3}', "no json"])
def test_what_is_no_series_is_refused(text: bytes | str) -> None:
    with pytest.raises(doubloon.BadRecord, match="this is no campaign"):
        read_series(text)


def test_a_game_that_is_not_over_has_no_sequel() -> None:
    assert GAME.start(2, "fresh", **GAME.series).sequel() is None
