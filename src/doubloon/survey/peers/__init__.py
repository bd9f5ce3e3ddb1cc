"""Ours and theirs on one core, in turns: how fast Doubloon is beside the frameworks that install from PyPI."""
