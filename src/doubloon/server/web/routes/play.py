"""Playing: a grain of chance, a move, a move taken back, bots that are not to think long."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from ...table.messages import Grain, Play, TakeBack, Update
from .asking import Person, Port


@post("/api/tables/{table:str}/seats/{seat:int}/nonce")
async def add_nonce(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int], data: JSONBody[Grain]) -> Update:
    """Add my grain of chance."""
    return harbour.audience.update(await harbour.add_nonce(table, person, seat, data.nonce), seat, 0)


@post("/api/tables/{table:str}/seats/{seat:int}/moves")
async def play(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int], data: JSONBody[Play]) -> Update:
    """Make a move."""
    return harbour.audience.update(await harbour.play(table, person, seat, data.move, data.after), seat, data.after)


@post("/api/tables/{table:str}/seats/{seat:int}/undo")
async def take_back(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int], data: JSONBody[TakeBack]) -> Update:
    """Take my last move back."""
    return harbour.audience.update(await harbour.undo(table, person, seat, data.after), seat, data.after)


@post("/api/tables/{table:str}/seats/{seat:int}/hurry")
async def hurry(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int]) -> Update:
    """Let bots play at once, where I play alone with them, until I am to decide again."""
    return harbour.audience.update(await harbour.hurry(table, person, seat), seat, 0)


HANDLERS = [add_nonce, play, take_back, hurry]
