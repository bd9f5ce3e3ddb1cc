"""The suite: problems that say what a bot sees and what it misses, game by game.

A *problem* is a position with a seat to decide, and all its moves with what each is known to be worth: by proof, or by playing
on. A move is *right* unless it is known to fall short of the best, and *wrong* where it is. A *theme* is what a problem made by
hand is about. Half of a game's problems were *found* where a bot of a named commit went wrong, and are under a *seal*: they
stay as they are when bots change.

- `problems.py`: the file of a game, read, checked, sealed
- `race.py`: what every move of a position is worth
- `themes/`: which positions of a game are worth a problem
- `make.py`: problems from games by theme, and from what `doubloon blunders` found
- `solving.py`: how many of them a bot solves
"""
