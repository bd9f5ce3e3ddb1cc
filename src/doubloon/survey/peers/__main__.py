"""`make bench`: ours and theirs in turns, as ratios with their spread."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ...core.errors import Error
from .contests import contests
from .page import measured, write
from .rounds import Plan, hold


def main(
    rounds: Annotated[int, typer.Option(help="How often everybody has a turn.", min=1)] = 5,
    seconds: Annotated[float, typer.Option(help="How long a turn is measured.", min=0.01)] = 0.7,
    only: Annotated[str, typer.Option(help="Only contests with this in their names.")] = "",
    core: Annotated[int | None, typer.Option(help="The core to work on; the last one, if nobody says.")] = None,
    write_to: Annotated[Path | None, typer.Option("--write", help="A page to put the figures into.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file too.")] = None,
    names: Annotated[bool, typer.Option("--list", help="Only name the contests and who takes part.")] = False,
) -> None:
    """Measure ours and theirs on one core, in turns."""
    chosen = [one for one in contests() if only.lower() in one.name.lower()]
    if not chosen:
        raise typer.BadParameter(f"no contest has {only!r} in its name; --list names them all.")
    if names:
        for one in chosen:
            print(one.name, *(f"  {contender.name}" for contender in one.contenders), sep="\n")
        return
    plan = Plan(rounds, seconds, max(os.sched_getaffinity(0)) if core is None else core)
    try:
        outcomes = [hold(one, plan, lambda line: print(f"   {line}", file=sys.stderr, flush=True)) for one in chosen]
        text = measured(plan, outcomes)
        if write_to is not None:
            write(write_to, text)
    except Error as trouble:
        print(trouble, file=sys.stderr)
        raise typer.Exit(1) from None
    print(text)
    if json is not None:
        figures = {one.contest.name: {"results": one.results, "left out": one.left_out} for one in outcomes}
        json.write_bytes(msgspec.json.format(msgspec.json.encode({"plan": plan, "contests": figures}), indent=1))


if __name__ == "__main__":
    typer.run(main)
