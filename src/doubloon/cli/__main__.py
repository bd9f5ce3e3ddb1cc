"""`python -m doubloon.cli` does what `doubloon` does."""

from .app import main

main()
