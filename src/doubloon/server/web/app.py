"""The harbour on the web: HTTP for what people do, a socket for what happens."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import Message, Scope

from ...core.version import VERSION
from ..config import Config, read_config, secret_key
from ..live.harbour import Harbour
from ..live.metrics import Measured
from ..live.notices import Post
from ..live.readers import Readers
from ..live.today import Today
from ..live.watch import Watch
from ..store import Store
from ..store.days import Days
from ..store.engine import is_postgres
from ..store.wire import Wire
from ..table.clocks import Chronometer
from ..table.refusals import Refused
from ..workers.advice import Adviser
from ..workers.analysts import Analyst
from ..workers.bots import BotWorkers
from ..workers.puzzles import PuzzleSetter
from .described import PLUGINS
from .gate import MOST_BYTES, check_message, documented, refuse, refuse_depth, refuse_http
from .heads import Heads
from .keeper import keeper_key
from .leaves import read_leaves
from .limits import ASKED, Limits
from .logs import Doorkeeper, note_error
from .people import People
from .policy import POLICY
from .routes import HANDLERS
from .routes.asking import check_origin, provide_harbour, provide_person, take


async def before(request: Request[Any, Any, Any]) -> None:
    """Looked at before anything is done."""
    check_origin(request)
    if request.url.path.startswith("/api/"):
        take(request, ASKED)
    await check_message(request)


def named(handler: HTTPRouteHandler, _method: Any, _path: Any) -> str:
    """What a door is called in the API's document: the name of its function."""
    return handler.handler_name.rpartition(".")[2]


HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
HTTPS_ONLY = [(b"strict-transport-security", b"max-age=31536000")]
NOT_KEPT = (b"cache-control", b"no-store, no-transform")


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer has our headers, refusals too; what the API says is not to be kept or packed by anybody on the way."""
    if message["type"] != "http.response.start":
        return
    there = {name for name, _ in message["headers"]}
    ours = [*HEADERS, *(HTTPS_ONLY if scope["litestar_app"].state.config.secure else ())]
    if scope["path"].startswith("/api/"):
        ours.append(NOT_KEPT)
    message["headers"] = [*message["headers"], *(header for header in ours if header[0] not in there)]


@asynccontextmanager
async def open_harbour(app: Litestar) -> AsyncGenerator[None, None]:
    """All that works behind the doors, as long as the app does."""
    config = app.state.config
    store = Store(config.database_url)
    await store.open()
    harbour = Harbour(store, app.state.clock, config.public_url, Measured())
    people = People(store, config.session_days)
    workers = BotWorkers(harbour, store, config.bot_threads, config.bot_seconds)
    watch, readers = Watch(harbour, store, config.keep_ms), Readers()
    key = secret_key(config)
    post, analyst = Post(harbour, store, key, private=config.private_webhooks), Analyst(harbour, store)
    adviser = Adviser(harbour, store, max(1, config.bot_threads))
    today = Today(harbour, Days(store.engine), config.day_ahead)
    setter = PuzzleSetter(today, analyst, config.puzzles_ahead)
    app.state.update(store=store, harbour=harbour, people=people, watch=watch, post=post, analyst=analyst, adviser=adviser)
    app.state.update(workers=workers, readers=readers, keeper_key=keeper_key(key), today=today)
    await today.begin()
    await watch.begin()
    workers.begin()
    post.begin()
    analyst.begin()
    setter.begin()
    wire = Wire(config.database_url, harbour.hear) if is_postgres(config.database_url) else None
    if wire is not None:
        wire.begin()
    try:
        yield
    finally:
        if wire is not None:
            await wire.end()
        await adviser.end()
        await readers.end()
        await post.end()
        await setter.end()
        await analyst.end()
        await workers.end()
        await watch.end()
        people.close()
        await harbour.quay.end()
        await store.close()


def hang_doors() -> Litestar:
    """All doors, and nothing behind them yet."""
    app = Litestar(
        documented(HANDLERS),
        lifespan=[open_harbour],
        before_request=before,
        dependencies={"person": Provide(provide_person), "harbour": Provide(provide_harbour, sync_to_thread=False)},
        exception_handlers={Refused: refuse, HTTPException: refuse_http, RecursionError: refuse_depth},
        request_max_body_size=MOST_BYTES,
        before_send=[add_headers],
        openapi_config=OpenAPIConfig("Doubloon", VERSION, operation_id_creator=named, render_plugins=PLUGINS),
        after_exception=[note_error],
        logging_config=None,
    )
    app.asgi_handler = Doorkeeper(Heads(app.asgi_handler))
    return app


def make_app(config: Config | None = None, clock: Callable[[], float] | None = None) -> Litestar:
    """The app, as it is set up."""
    config = config or read_config()
    app = hang_doors()
    app.state = State(
        {
            "config": config, "clock": clock or Chronometer(), "limits": Limits(config.limits), "proxies": config.proxies,
            "site": read_leaves(config.site) if config.site else {},
        }
    )  # fmt: skip
    return app
