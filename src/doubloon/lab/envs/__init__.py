"""The games as others' tools expect them: Gymnasium (`gym`), PettingZoo (`zoo`) and OpenSpiel (`spiel`).

Each module imports the package it serves, so `import doubloon.lab.envs` needs none of them. docs/envs.md has the ids, what
an observation holds, and the version history of each adapter.
"""
