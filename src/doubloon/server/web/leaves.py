"""Files that never change while we serve, kept ready to be sent: plain, and packed for whoever can unpack."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response

LOOK_AGAIN = "no-cache"
"""It may be kept, and is asked for again each time: mostly the answer is that nothing has changed."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Its name holds a digest of what is in it."""
LEAST_PACKED = 512
"""What is shorter is not worth unpacking."""
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".css": "text/css",
    ".html": "text/html",
}
"""Whatever this machine's own list may say."""


class Leaf:
    """Something ready to be sent."""

    def __init__(self, plain: bytes, kind: str) -> None:
        self.plain = plain
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.tag = f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """The same, smaller; nothing where that is not worth it."""
        return gzip.compress(self.plain, mtime=0) if len(self.plain) >= LEAST_PACKED else None

    def send(self, request: Request[Any, Any, Any], keep: str) -> Response[bytes]:
        """The answer to somebody who asks for it."""
        headers = {"cache-control": keep, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if "gzip" in request.headers.get("accept-encoding", "") and self.packed is not None:
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.plain, headers=headers, media_type=self.kind)


def read_leaf(file: Path) -> Leaf:
    """A file."""
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Leaf(file.read_bytes(), kind)


def read_leaves(folder: Path) -> dict[str, Leaf]:
    """All files below a folder, by their paths within it: a page built anew meanwhile does not mix with the one we serve."""
    return {file.relative_to(folder).as_posix(): read_leaf(file) for file in sorted(folder.rglob("*")) if file.is_file()}
