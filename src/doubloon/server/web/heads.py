"""HEAD: the answer to GET without its body, at every door that GET opens."""

from __future__ import annotations

from litestar.types import ASGIApp, Message, Receive, Scope, Send


class Heads:
    """Asks for the whole and passes on the head."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope.get("method") != "HEAD":
            await self.app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        asked: Scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        try:
            await self.app(asked, receive, send_head)
        finally:
            scope["path_template"] = asked.get("path_template", "")
