"""What the bots are worth, measured: `make strength` plays these trials and writes docs/strength.md.

A *trial* is a contest of the arena, mostly with a *claim*: what it is to show of the bot named first. A claim is decided by a
sequential test, which stops when it is sure, and is no estimate; so the share is estimated apart from it, from the games of a
number of deals fixed beforehand. All that is played is kept, and a run that was cut short goes on.

- `claims.py`: what is claimed of each game
- `contests.py`: trials played and read
- `suite.py`: the share of the suite that each bot solves, and the value each loses on exact endings
- `standstills.py`: how Jackal ends
- `ismcts.py`: OpenSpiel's search as a bot of the arena
- `page.py`: docs/strength.md
"""
