"""What a temper does: `python -m doubloon.lab.tempers` lets captains of every temper play, and writes docs/studies/tempers.md.

A captain of each temper meets an even one, who tries as hard, in the same deals and in every order of seats; so does a second
even captain, and whatever the tempered one does is held against what that one does. All games are kept, and a run that was cut
short goes on.

- `games.py`: the games, played or read
- `deeds.py`: what a seat did in a game
- `measures.py`: what they all did, in numbers with intervals, and which differ
- `parting.py`: how often a temper chooses otherwise in the same position
- `page.py`: docs/studies/tempers.md
"""
