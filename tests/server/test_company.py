"""Two servers over one PostgreSQL: what is said, who is here, who has signed out and what people are called is known to both."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .port import Port, Sailor, a_port, ending, hear, until


def on(port: Port, sailor: Sailor) -> Sailor:
    """The same person, at another server."""
    other = Sailor(port)
    other.client.cookies.update(dict(sailor.client.cookies.items()))
    return other


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_the_company_of_a_table_is_one_over_all_servers(tmp_path: Path, database: str) -> None:
    async def act() -> None:
        async with a_port(tmp_path, database_url=database) as one, a_port(tmp_path, database_url=database) as two:
            table, (anne, bart) = await one.opened()
            bart_there = on(two, bart)
            async with anne.socket(table, seat=0) as mine, bart_there.socket(table, seat=1) as his:
                while (await hear(mine, "presence"))["seats"] != [0, 1]:
                    pass
                while (await hear(his, "presence"))["seats"] != [0, 1]:
                    pass
                await anne.ask("POST", f"/tables/{table}/chat", {"said": "Ahoy"}, 201)
                assert (await hear(his, "chat"))["said"] == "Ahoy"
                await bart_there.ask("POST", f"/tables/{table}/chat", {"said": "Aye"}, 201)
                while (await hear(mine, "chat"))["said"] != "Aye":
                    pass
                await bart_there.ask("POST", "/me", {"name": "Black Bart"}, 201)
                await until(lambda: is_called(anne, table, "Black Bart"))
                seen = await anne.ask("GET", f"/tables/{table}")
                assert [seat["present"] for seat in seen["seats"]] == [True, True]
                await bart.ask("DELETE", "/session")
                await two.app.state.watch.pulse()
                assert await ending(his) == 4401
                while (await hear(mine, "presence"))["seats"] != [0]:
                    pass

    asyncio.run(act())


async def is_called(sailor: Sailor, table: str, name: str) -> bool:
    return (await sailor.ask("GET", f"/tables/{table}"))["seats"][1]["name"] == name


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_the_people_of_a_server_that_died_are_gone(tmp_path: Path, database: str) -> None:
    async def act() -> None:
        async with a_port(tmp_path, database_url=database) as one:
            table, (anne, bart) = await one.opened()
            async with a_port(tmp_path, database_url=database) as two, on(two, bart).socket(table, seat=1) as his:
                await hear(his, "presence")
                async with anne.socket(table, seat=0) as mine:
                    await until(lambda: here(one, table, 2))
                    two.harbour.company.process = "dead"
                    one.time.ahead += 30
                    await one.app.state.watch.pulse()
                    while (await hear(mine, "presence"))["seats"] != [0]:
                        pass

    asyncio.run(act())


async def here(port: Port, table: str, people: int) -> bool:
    return len(port.harbour.audience.present(table)) == people
