"""What to say where an optional package is not installed."""

from __future__ import annotations

from ...core.errors import Error


def missing(package: str) -> Error:
    """A clear sentence for whoever has not installed what the adapters need."""
    return Error(f"this needs {package}, which is not installed: pip install doubloon[envs]")
