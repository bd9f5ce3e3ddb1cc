"""The everyday loop: the steps of `make test` with what each costs, the pieces of the long run, and what is near a change.

What runs before there is anything installed (`step`, `fingerprint`) needs Python alone.
"""
