"""`doubloon solve`: the best solution of a puzzle, with the proof that none is better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import doubloon

from ..bots.solver import Solution
from ..bots.solver import solve as find_solution
from .documents import puzzle_game, read_document, table_of
from .screen import Screen
from .wording import HELP, words_in

UNSOLVED = 1


def solve(
    file: Annotated[Path | None, typer.Argument(help=HELP("cli-solve-file"), show_default=False)] = None,
    puzzle: Annotated[int | None, typer.Option(help=HELP("cli-solve-puzzle"), show_default=False)] = None,
    game: Annotated[str | None, typer.Option(help=HELP("cli-solve-game"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Solve a puzzle."""
    say = words_in(lang)
    screen = Screen(say)
    if (file is None) == (puzzle is None):
        raise doubloon.Error(say("solve-what"))
    if file is not None:
        table = table_of(read_document(file, say), game, say)
    else:
        table = puzzle_game(game, say).start(1, "", puzzle=puzzle)
    with screen.console.status(say("solve-preparing")) as status:
        found = find_solution(
            table, progress=lambda states, turns: status.update(say("solve-searching", states=states, turns=turns))
        )
    tell_solution(table, found, screen)
    if not found.solved:
        raise typer.Exit(UNSOLVED)


def tell_solution(table: doubloon.Table, found: Solution, screen: Screen) -> None:
    """The moves turn by turn, what came of them, and what the answer rests on."""
    for line in lines_of(found):
        screen.tell("solve-turn", turn=line[0], moves=", ".join(line[1]))
    for sentence in last_news(table, found, screen):
        screen.show(sentence)
    if found.solved and found.complete:
        screen.tell("solve-found", style="green", turns=found.turns)
    elif found.solved:
        screen.tell("solve-perhaps", style="yellow", turns=found.turns)
    elif found.complete:
        screen.tell("solve-none", style="red")
    else:
        screen.tell("solve-gave-up", style="yellow")
    if found.complete:
        screen.tell("solve-proof", states=found.states, opened=found.opened, tried=found.tried, bound=found.bound)
    rate = round(found.tried / max(found.seconds, 0.001))
    screen.tell("solve-time", seconds=f"{found.seconds:.2f}", rate=rate)


def lines_of(found: Solution) -> list[tuple[int, list[str]]]:
    """The moves of each turn."""
    turns: dict[int, list[str]] = {}
    for turn, move in zip(found.at_turn, found.moves, strict=True):
        turns.setdefault(turn, []).append(str(move))
    return list(turns.items())


def last_news(table: doubloon.Table, found: Solution, screen: Screen) -> list[str]:
    """The solution played through by the rules; what its last move brought, in the game's words."""
    words = table.game.words(screen.say.language, seats=table.seats)
    played = table.copy()
    told: list[doubloon.Told] = []
    for move in found.moves:
        told = played.play(0, move)
    assert not found.solved or played.winners == (0,), "a solution that does not win"
    return [words.tell(one, [screen.say("somebody")]) for one in told[-1:] if words.has(f"event-{one.kind}")]
