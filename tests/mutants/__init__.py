"""Rules changed on purpose, one at a time: a change that no test notices shows a rule that no test holds.

`make mutants GAME=jackal` changes two hundred places in the rule functions of a game, each in a process of its own, runs the
game's own tests in plain Python until one fails, and lists the survivors. Only tests that run the changed line are asked. The
seed is printed, so any run can be repeated.
"""
