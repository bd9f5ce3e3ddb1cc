"""A harbour for the tests, over SQLite and over a PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from doubloon.server.web import people
from doubloon.survey.servers import new_database, private_postgres

from ..sample import is_due
from .mates import harbour_at
from .shipyard import Slipway

STORES = ("sqlite", "postgresql")


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> PasswordHasher:
    """Passwords are kept with hardly any toil; what our own keeper of them does is handed on."""
    ours = people.HASHER
    monkeypatch.setattr(people, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    people.nobodys.cache_clear()
    return ours


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Any]:
    """A harbour whose bots are quick."""
    with harbour_at(tmp_path) as client:
        yield client


@pytest.fixture(scope="session")
def slipway() -> Iterator[Slipway]:
    """Where servers that are to be killed are launched from."""
    made = Slipway()
    yield made
    made.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a private PostgreSQL, started here and stopped at the end."""
    with private_postgres(careless=True) as address:
        yield address


@pytest.fixture
def new_postgres(postgres: str) -> Callable[[], str]:
    """Makes an empty database in it, and tells its address."""
    return lambda: new_database(postgres)


@pytest.fixture(params=[pytest.param(kind, marks=[pytest.mark.long] * (not is_due(at, 2, 2))) for at, kind in enumerate(STORES)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: on every other day of the one kind, in the long run of both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'harbour.db'}"
    address: str = request.getfixturevalue("new_postgres")()
    return address
