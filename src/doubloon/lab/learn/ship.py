"""Make an instinct of a student: `python -m doubloon.lab.learn.ship GAME STUDENT.npz`.

Weights become whole numbers; how far they are brought back after each layer is found by looking at many positions.
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ...bots.instinct import FILE, FULL, HALVES, KINDS, NARROW, SEATS, WIDE, Label, shapes
from ...core.errors import Error
from ...games import catalogue
from .crowd import Crowd, piled
from .eyes import Eyes
from .fleets import School, open_school
from .network import Thought, Weights, calmed, read_weights, think

MOST = 99.95
"""Of a hundred numbers of a layer so many may not be cut."""
GAMES, STEPS, EVERY = 512, 400, 20


def positions(school: School) -> list[Any]:
    """What is seen in many positions, with moves, priors and numbers of seats."""
    crowd, found = Crowd(school.harbour, school.ways, GAMES, 7, school.xp), []
    for step in range(STEPS):
        if step % EVERY == 0:
            look = crowd.look()
            found.append((look.seen, look.moves, look.hope, look.seats))
        crowd.step(crowd.choose("promising" if step % 3 else "random"))
    seen, moves, hope, seats = zip(*found, strict=True)
    xp = school.xp
    return [xp.concatenate(seen), piled(moves, xp), piled(hope, xp, -1), xp.concatenate(seats)]


def whole(weights: Weights, thought: Thought, eyes: Eyes) -> tuple[dict[str, Any], Any, Any]:
    """The parts of an instinct, by what should multiply preferences and chances, and by the products between the layers."""
    if weights["w0"].shape[1] != WIDE or weights["w1"].shape[1] != NARROW:
        raise Error(f"an instinct is of {WIDE} and {NARROW} numbers, and this network of {weights['w1'].shape}.")
    sizes = {name: FULL / float(np.abs(weights[name]).max()) for name in ("w0", "w1", "policy", "value")}
    one, two = (FULL / float(np.percentile(layer, MOST)) for layer in thought.layers[1:3])
    parts = {
        "low": eyes.low, "high": eyes.high, "start": eyes.start, "columns": eyes.columns,
        "first": weights["w0"] * sizes["w0"], "first_base": weights["b0"] * sizes["w0"],
        "second": weights["w1"].T * sizes["w1"], "second_base": weights["b1"] * one * sizes["w1"],
        "policy": weights["policy"].T * sizes["policy"], "policy_base": weights["bias"] * two * sizes["policy"],
        "value": weights["value"].T * sizes["value"], "value_base": weights["even"] * two * sizes["value"],
    }  # fmt: skip
    products = (round(one / sizes["w0"] * (1 << HALVES)), round(two / one / sizes["w1"] * (1 << HALVES)))
    faith = float(weights["faith"][0])
    return parts, (1 / two / sizes["policy"], 1 / two / sizes["value"], faith), products


def ship(school: School, weights: Weights, *, trust: float, lean: float, learned: str) -> bytes:
    """The file of an instinct."""
    seen, moves, hope, seats = positions(school)
    parts, sizes, products = whole(weights, think(weights, school.eyes, seen, moves, hope, seats, np), school.eyes)
    label = Label(
        game=school.game, reads=len(school.eyes.low), moves=school.moves, columns=school.eyes.width,
        values=len(school.eyes.columns), trust=trust, lean=lean, sizes=sizes, products=products, learned=learned,
    )  # fmt: skip
    assert len(weights["even"]) == SEATS
    raw = b""
    for name, shape in shapes(label).items():
        part = np.rint(parts[name]).astype(KINDS[name])
        assert part.shape == shape, f"{name} is {part.shape}, and should be {shape}"
        raw += part.tobytes()
    return msgspec.json.encode(label) + b"\n" + zlib.compress(raw, 9)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write an instinct into its game's folder, or elsewhere."""
    parser = argparse.ArgumentParser(description="Make an instinct of a student.")
    parser.add_argument("game")
    parser.add_argument("student", type=Path)
    parser.add_argument("--trust", type=float, default=2.0, help="how far the policy pulls a search along")
    parser.add_argument("--lean", type=float, default=0.0, help="how much of a position's worth is the network's")
    parser.add_argument("--calm", type=float, default=1.0, help="how many times less sure of its moves than it has learned to be")
    parser.add_argument("--learned", default="", help="of which rules, and from how much play")
    parser.add_argument("--to", type=Path, help="a file; else the game's own")
    given = parser.parse_args(arguments)
    school = open_school(given.game)
    student = calmed(read_weights(given.student), given.calm)
    code = ship(school, student, trust=given.trust, lean=given.lean, learned=given.learned)
    target = given.to or catalogue[given.game].folder / FILE
    target.write_bytes(code)
    print(f"   {given.game}: {len(code):,} bytes")


if __name__ == "__main__":
    main()
