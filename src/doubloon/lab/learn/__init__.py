"""Players that learn by playing against themselves, and what becomes of them: a file of some hundred kilobytes.

A *teacher* is a large network that has learned by self-play, beside the game's own priors; a *student* is a small one that has
learned from a teacher; an *instinct* is a student in whole numbers, as the search asks it (bots/instinct.py). *Eyes* are how a
network reads what a seat knows: one column for each value that a number may have, but for its usual one.

- `pack.py`: all that a machine with a GPU needs, in one folder; there NumPy and CuPy are enough
- `eyes.py`, `network.py`: what a network sees, thinks and learns; the same lines on cores and on a GPU
- `crowd.py`: many games side by side, at several numbers of seats
- `selfplay.py`: games played, looked back at, learned from; a league of earlier selves
- `train.py`, `distil.py`, `measure.py`, `rank.py`: one command each; `ship.py` writes the instinct into the game's folder
- `logbook.py`, `apprentice.py`: what captains thought, and a student of captains in place of a teacher's; no GPU is needed

    python -m doubloon.lab.learn.pack build/learn pirates-map           # compiles; needs no GPU
    python -m learn.train pirates-map --seconds 300                     # in that folder, on a machine with a GPU
    python -m doubloon.lab.learn.train buried-treasure --seconds 60     # the same on a CPU, slowly
    python -m doubloon.lab.learn.logbook jackal --minutes 10            # captains play, on all cores
"""
