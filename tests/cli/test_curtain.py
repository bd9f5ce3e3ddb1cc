"""Nobody sees another's secrets on a shared screen."""

from __future__ import annotations

import random
import re

import pytest

import doubloon
from doubloon.cli.screen import WIPE

from ..contract.cases import games
from ..sample import in_turns
from .talk import Paper, talk

GAMES = [game.name for game in games()]
CURTAIN = re.compile(r"Pass the screen to ([ABCD]) P\d, who presses Enter\. $")
PROMPT = re.compile(r"([ABCD]) P\d ▸ $")


def richest(game: doubloon.Game, seats: int) -> list[str]:
    """The last choice of every option that breaks nothing: the variants with most secrets come last."""
    options = {name: option for name, option in game.options.items() if name != "fault" and option.goes_with(seats)}
    return [word for name, option in options.items() for word in ("-o", f"{name}={option.choices[-1]}")]


@pytest.mark.parametrize("name", in_turns(GAMES, 6, 4))
def test_a_shared_terminal_never_shows_one_persons_page_to_another(name: str) -> None:
    """What can be scrolled back to is only the curtain, or the page of whoever is asked."""
    game = doubloon.game(name)
    seats, dice, asked = min(seats for seats in game.seats if seats > 1), random.Random(5), []

    def answer(paper: Paper) -> str | None:
        view = paper.in_view
        curtain, prompt = CURTAIN.search(view), PROMPT.search(view)
        if curtain:
            assert view == curtain[0], "nothing but the curtain"
            asked.append(f"curtain {curtain[1]}")
        elif prompt:
            assert asked[-1].endswith(prompt[1]), "the screen was handed to whoever types"
            owners = set(re.findall(r"\x1b\[1;7m([ABCD]) P\d", view))
            assert owners == {prompt[1]}, "no page but his own"
            asked.append(f"prompt {prompt[1]}")
        if len(asked) > 60:
            return None
        return str(dice.randint(1, 2)) if prompt else ""

    people = [word for seat in range(seats) for word in ("-p", f"P{seat}")]
    done = talk(
        "play", name, "--seed", "curtain", "--seats", str(seats), *richest(game, seats), *people, answer=answer, terminal=True
    )
    assert {f"curtain {'ABCD'[seat]}" for seat in range(seats)} <= set(asked)
    assert "▸" not in done.out.rpartition(WIPE)[2].partition("\n")[0], "the last page is wiped, too"


@pytest.mark.parametrize("name", in_turns(GAMES, 3, 2))
def test_through_a_pipe_nothing_stands_between_curtain_and_enter(name: str) -> None:
    asked = []

    def answer(paper: Paper) -> str | None:
        said = paper.getvalue()
        asked.append(said[said.rfind("Pass the screen") :])
        return None if len(asked) > 20 else "1" if PROMPT.search(said) else ""

    done = talk("play", name, "--seed", "pipe", "-p", "P0", "-p", "P1", answer=answer)
    curtains = [said for said in asked if "▸" not in said and "eyes only" not in said]
    assert len(curtains) > 1 and all(CURTAIN.fullmatch(said) for said in curtains)
    assert "\x1b" not in done.out


def test_one_person_needs_no_curtain() -> None:
    assert "Pass the screen" not in talk("play", "buried-treasure", "--seed", "alone", lines=["1"] * 200).out


def test_what_only_the_mover_learned_he_sees_before_the_curtain() -> None:
    """In Parley each hears of his own draft alone."""
    done = talk("play", "parley", "--seed", "whisper", "-p", "P0", "-p", "P1", lines=["", "done", "", "", "quit", ""])
    mine, _, others = done.out.partition("for your eyes only")
    assert "• P0 is done." in mine and "P0 is done" not in others


def test_all_at_once_each_decides_behind_his_curtain() -> None:
    done = talk("play", "parley", "--seed", "draft", "-p", "P0", "-p", "P1", lines=["", "raise", "done", "", "", "done"])
    his = done.out.rpartition("Pass the screen to B P1")[2]
    assert "P0 bids" not in his.partition("▸ done")[0], "the draft of the first is unknown to the second"
    assert "P0 pays 1" in his
