"""`python -m doubloon`: the same as the command `doubloon`."""

from .cli import main

main()
