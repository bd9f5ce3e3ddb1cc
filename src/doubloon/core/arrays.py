"""NumPy, where it is installed, and else what stands in for it: layouts, tables and buffers are made by `np` of here."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

HAS_NUMPY = find_spec("numpy") is not None

if TYPE_CHECKING or HAS_NUMPY:
    import numpy as np
else:
    from .bare import arrays as np

__all__ = ["HAS_NUMPY", "np"]
