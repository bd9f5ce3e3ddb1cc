"""Our version, as records bear it."""

from importlib.metadata import version

VERSION = version("doubloon")
