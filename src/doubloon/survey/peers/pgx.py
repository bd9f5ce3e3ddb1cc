"""What is measured of Pgx: on the CPU, JAX held to one thread."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .window import Tally, Work

LENGTH = 50
"""Steps of all games for one call from Python."""


def batch_steps(name: str, games: int) -> Work:
    """So many games at once, stepped at random inside one compiled scan; one that is over begins anew."""
    jax, pgx = import_module("jax"), import_module("pgx")
    numpy, split = jax.numpy, jax.random.split
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def once(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, dealing = split(key, 3)
        moves = jax.random.categorical(choosing, numpy.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        state = step(state, moves, split(dealing, games))
        return (state, key), state.terminated.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, length=LENGTH))
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(split(key, games))

    def work() -> Tally:
        nonlocal state, key
        (state, key), over = run(state, key)
        return {"moves": games * LENGTH, "steps": games * LENGTH, "playouts": int(over.sum())}

    return work
