"""Advice: a hint only against bots and only in one's turn, and which moves could not be taken back."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import pytest

import doubloon
from doubloon.bots.advice import Advice, Weighed
from doubloon.core.plans import Plan, plan_of
from doubloon.server.table import advice
from doubloon.server.table.advice import seals
from doubloon.server.web.limits import HINTS, Limits

from ..sample import in_turns
from .mates import Sailor, at_table, sail
from .port import PATIENCE


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search."""
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.05)


def against_a_bot(harbour: Any, **wish: Any) -> tuple[str, Sailor, dict[str, Any]]:
    """A table of Anne and a bot, when it is her turn."""
    anne = Sailor(harbour, "Anne")
    table: str = anne.post("/tables", {"game": "buried-treasure", "seats": 2, "crew": ["me", "deckhand"], **wish})["table"]
    seen: dict[str, Any] = anne.post(f"/tables/{table}/seats/0/nonce", {"nonce": "grain"})
    deadline = time.monotonic() + PATIENCE
    while not seen["moves"]:
        assert time.monotonic() < deadline, "the bot does not move"
        time.sleep(0.02)
        seen = anne.get(f"/tables/{table}?seat=0")
    return table, anne, seen


def test_a_hint_is_a_legal_move_with_its_reasons(harbour: Any) -> None:
    table, anne, seen = against_a_bot(harbour)
    hint = anne.post(f"/tables/{table}/seats/0/hint")
    assert hint["seq"] == seen["seq"] and hint["move"] in seen["moves"]
    assert 0 <= hint["chance"] <= 1 and hint["weighed"] > 0
    assert hint["line"][0] == {"seat": 0, "move": hint["move"]}
    assert 1 <= len(hint["next"]) <= advice.MOST_NEXT
    for other in hint["next"]:
        assert other["move"] in seen["moves"] and other["move"] != hint["move"] and 0 <= other["chance"] <= 1
    assert anne.get(f"/tables/{table}?seat=0")["seq"] == seen["seq"], "asking changes nothing"


class Decided:
    """A captain who does not think, and takes the first move there is."""

    def __init__(self, **_: Any) -> None:
        pass

    def ponder(self, world: doubloon.Table, seat: int, **_: Any) -> Generator[None, None, Advice]:
        move = world.moves(seat)[0]
        yield
        return Advice(move, [Weighed(str(move), 0.5, 1)], [(seat, str(move))], advice.FEWEST, 0.0)


def test_a_hint_says_why_in_words_of_the_game(harbour: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "Captain", Decided)
    table, anne, _ = against_a_bot(harbour)
    plan = anne.post(f"/tables/{table}/seats/0/hint")["plan"]
    for language in ("en", "ru"):
        assert doubloon.game("buried-treasure").words(language).plan(Plan(**plan), ["Anne", "a deckhand"])


def test_the_plan_is_that_of_the_line_the_captain_expects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "Captain", Decided)
    table = doubloon.game("martinique").start(2, "plan")
    found, plan = advice.advise(table.world(0, "any"), 0, 0.01)
    assert plan == plan_of(table.world(0, "another"), 0, found.line)
    assert advice.hint_of(table.game, 3, found, plan).plan == plan


def test_no_hint_where_another_person_plays_nor_out_of_turn(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    seen = [sailor.get(f"/tables/{table}?seat={seat}") for seat, sailor in enumerate(sailors)]
    acts = seen[0]["acting"][0]
    status, sentence = sailors[acts].refused("POST", f"/tables/{table}/seats/{acts}/hint")
    assert (status, sentence) == (409, "another person plays at this table: hints are for those who play against bots.")
    waits = 1 - acts
    too_early = 409, "it is not your turn: there is nothing to decide now."
    assert sailors[waits].refused("POST", f"/tables/{table}/seats/{waits}/hint") == too_early
    assert sailors[waits].get(f"/tables/{table}/seats/{waits}/outlook")["seals"] == {}
    for what, verb in (("hint", "POST"), ("outlook", "GET")):
        assert sailors[waits].refused(verb, f"/tables/{table}/seats/{acts}/{what}") == (403, "you do not hold that seat.")


def test_a_fork_of_a_game_between_people_gives_no_advice_while_that_game_goes_on(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    sail(harbour, table, 4)
    acts = sailors[0].get(f"/tables/{table}")["acting"][0]
    anne = sailors[acts]
    seq = anne.get(f"/tables/{table}?seat={acts}")["seq"]
    crew = ["me" if seat == acts else "deckhand" for seat in range(2)]
    fork = anne.post(f"/tables/{table}/fork", {"seq": seq, "seat": acts, "crew": crew})["table"]
    assert anne.get(f"/tables/{fork}/card")["forked"] and not anne.get(f"/tables/{table}/card")["forked"]
    begun = anne.post(f"/tables/{fork}/seats/{acts}/nonce", {"nonce": "grain"})["seq"]
    again = anne.post(f"/tables/{fork}/fork", {"seq": begun, "seat": acts, "crew": crew})["table"]
    anne.post(f"/tables/{again}/seats/{acts}/nonce", {"nonce": "grain"})
    refusal = (409, "this table was forked from a game between people that still goes on: no advice before its end.")
    for one in (fork, again):
        assert anne.refused("POST", f"/tables/{one}/seats/{acts}/hint") == refusal
    sail(harbour, fork)
    assert anne.refused("POST", f"/tables/{fork}/analysis") == refusal == anne.refused("GET", f"/tables/{fork}/analysis")
    sail(harbour, table)
    assert anne.post(f"/tables/{again}/seats/{acts}/hint")["move"] and anne.post(f"/tables/{fork}/analysis")["total"]


def test_who_plays_with_himself_is_no_bot(harbour: Any) -> None:
    anne = Sailor(harbour, "Anne")
    table = anne.post("/tables", {"game": "buried-treasure", "seats": 2, "crew": ["me", "me"]})["table"]
    for seat in range(2):
        seen = anne.post(f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"})
    acts = seen["acting"][0]
    assert anne.refused("POST", f"/tables/{table}/seats/{acts}/hint")[0] == 409
    assert anne.get(f"/tables/{table}/seats/{acts}/outlook")["seals"]


def test_one_hint_at_a_time_and_not_too_many(harbour: Any) -> None:
    table, anne, _ = against_a_bot(harbour)
    harbour.app.state.adviser.asked.add(table)
    assert anne.refused("POST", f"/tables/{table}/seats/0/hint") == (409, "the bot is still thinking about this table.")
    harbour.app.state.adviser.asked.clear()
    harbour.app.state.limits = Limits(clock=lambda: 0.0)
    answers = [anne.ask("POST", f"/tables/{table}/seats/0/hint").status_code for _ in range(HINTS.burst + 1)]
    assert answers == [201] * HINTS.burst + [429]


def test_the_outlook_is_that_of_the_seats_own_worlds(harbour: Any) -> None:
    table, anne, seen = against_a_bot(harbour, options={"variant": "advanced"})
    outlook = anne.get(f"/tables/{table}/seats/0/outlook")
    assert outlook["seq"] == seen["seq"]
    kinds = {move["text"]: move["kind"] for move in seen["moves"]}
    assert outlook["seals"].keys() <= kinds.keys()
    assert all(outlook["seals"][text] == "shows" for text, kind in kinds.items() if kind == "play")
    assert "shows" not in {outlook["seals"].get(text) for text, kind in kinds.items() if kind == "take"}


@pytest.mark.parametrize("game", in_turns(sorted(doubloon.catalogue), 3))
def test_what_seals_is_what_cannot_be_undone(game: str) -> None:
    table = doubloon.game(game).start(2, "outlook")
    for _ in range(12):
        if table.over:
            break
        seat = table.acting[0]
        found = seals(table.world(seat), seat)
        assert found == seals(table.world(seat), seat), "the same knowledge, the same outlook"
        for move in table.moves(seat)[:4]:
            tried = table.copy()
            tried.play(seat, move)
            if found.get(move.text) is None and not table.game.simultaneous:
                assert tried.can_undo(seat) and seat in tried.acting, f"{move} was said to be open"
        table.play(seat, table.moves(seat)[-1])
