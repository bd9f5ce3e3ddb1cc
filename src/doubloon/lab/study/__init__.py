"""The designer's desk: how long a game is, how much there is to choose, what luck, seats and components are worth."""
