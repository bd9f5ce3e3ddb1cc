"""What the operator asks: are you well, are you ready, how much is there to do?"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from ....core.version import VERSION
from ...live import metrics
from ...table.refusals import Refused
from .asking import Port, store_of

PATIENCE_SECONDS = 5.0
FRESH_SECONDS = 1.0
"""An answer is good for so long: whoever asks again and again wears out no disk."""


class Health(msgspec.Struct, frozen=True):
    """How we are."""

    doubloon: str
    status: str


@get("/health")
async def health(request: Request[Any, Any, Any], harbour: Port) -> Response[Health]:
    """Whether we are well: only if the store can write."""
    state = request.app.state
    asked, well = state.get("health", (0.0, False))
    if not well or monotonic() - asked > FRESH_SECONDS:
        try:
            await asyncio.wait_for(store_of(request).pulse(harbour.now), PATIENCE_SECONDS)
            well = True
        except Exception:
            well = False
        state["health"] = monotonic(), well
    return Response(Health(VERSION, "well" if well else "the store cannot write"), status_code=200 if well else 503)


@get("/ready")
async def ready(harbour: Port) -> Response[Health]:
    """Whether people may be sent here: once all has begun, and while the store can be read."""
    try:
        await asyncio.wait_for(harbour.store.charter(""), PATIENCE_SECONDS)
    except Exception:
        return Response(Health(VERSION, "the store cannot be read"), status_code=503)
    return Response(Health(VERSION, "ready"))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def measures(request: Request[Any, Any, Any], harbour: Port) -> Response[bytes]:
    """Numbers for Prometheus; for this machine alone, unless the operator says otherwise."""
    here = metrics.from_this_machine(request.client.host if request.client else None, request.headers)
    if not here and not request.app.state.config.public_metrics:
        raise Refused(403, "the metrics are for this machine; DOUBLOON_METRICS=public shows them to everybody.")
    sockets = sum(len(listeners) for listeners in harbour.audience.listeners.values())
    tables, waiting = await store_of(request).census(harbour.now)
    told = metrics.exposition(tables, waiting, sockets, len(harbour.quay.moored))
    return Response(told, headers={"content-type": CONTENT_TYPE_LATEST})


HANDLERS = [health, ready, measures]
