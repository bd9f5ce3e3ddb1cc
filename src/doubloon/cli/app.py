"""The commands, put together; every refusal is one sentence."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import doubloon

from .arena import arena
from .backup import backup, restore, retell
from .bench import bench
from .blunders import blunders
from .campaign import campaign
from .games import games
from .keeper import keeper
from .play import play
from .puzzle import puzzle
from .replay import replay
from .rules import rules
from .serve import serve
from .solve import solve
from .study import study
from .suite import suite
from .verify import verify
from .wording import HELP

REFUSED = 2

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
for command in (
    play,
    campaign,
    games,
    rules,
    replay,
    verify,
    solve,
    puzzle,
    arena,
    blunders,
    suite,
    study,
    bench,
    serve,
    backup,
    restore,
    retell,
    keeper,
):
    app.command(help=HELP(f"cli-{command.__name__}"))(command)


def print_version(wanted: bool) -> None:
    """Say which version this is, and leave."""
    if wanted:
        print(f"doubloon {doubloon.__version__}")
        raise typer.Exit


@app.callback(help=HELP("cli-doubloon"))
def doubloon_command(
    version: Annotated[bool, typer.Option("--version", help=HELP("cli-version"), callback=print_version, is_eager=True)] = False,
) -> None:
    """Pirate treasure games."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command line; leaves by SystemExit, with 2 for whatever Doubloon refuses."""
    try:
        app(arguments, prog_name="doubloon")
    except doubloon.Error as refusal:
        print(f"doubloon: {refusal}", file=sys.stderr)
        sys.exit(REFUSED)
