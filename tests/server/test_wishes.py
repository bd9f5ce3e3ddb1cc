"""Settings that go along with an account: every wish checked, the later of two devices heard, and forgotten with the player."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, func, select

from doubloon.server.live import harbour as tables
from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Player, Store, schema
from doubloon.server.store.parting import forget_player
from doubloon.server.store.wishes import Made, keep_wishes, wishes_of
from doubloon.server.table.refusals import Refused
from doubloon.server.table.wishes import CHOICES, Wished, check_wishes

from .port import Port, Sailor, run
from .test_results import play_through
from .test_store import with_store

ACCOUNT = {"account": "Anne Bonny", "password": "under the black flag"}
FORM = Path(__file__).parents[2] / "page" / "src" / "settings" / "settings.svelte.ts"
SETTINGS = "/me/settings"


# What can be wished for.


def test_the_page_has_the_same_form() -> None:
    written = re.search(r"^export const CHOICES = \{(.*?)^\} as const;", FORM.read_text(), re.DOTALL | re.MULTILINE)
    assert written is not None
    lines = dict(re.findall(r"^  (\w+): (\[.*\]),$", written[1], re.MULTILINE))
    assert {name: tuple(msgspec.json.decode(choices)) for name, choices in lines.items()} == CHOICES


def test_all_that_can_be_wished_for_is_taken() -> None:
    for name, choices in CHOICES.items():
        for choice in choices:
            check_wishes({name: Wished(value=choice)})


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("beard", "black", f"there is no setting 'beard'; there are {', '.join(CHOICES)}."),
        ("sound", "deafening", "the setting 'sound' is one of 'off', 'soft', 'full'; this is 'deafening'."),
        ("sound", True, "the setting 'sound' is one of 'off', 'soft', 'full'; this is true."),
        ("keys", "on", "the setting 'keys' is one of false, true; this is 'on'."),
    ],
)  # fmt: skip
def test_nothing_else_is(name: str, value: str | bool, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_wishes({"light": Wished(value="night"), name: Wished(value=value)})
    assert (refusal.value.status, refusal.value.sentence) == (400, sentence)


# What is kept.


def test_of_two_devices_the_later_has_it_wish_by_wish(database: str) -> None:
    async def act(store: Store) -> None:
        for name in ("anne", "bart"):
            await store.add_player(Player(name, name.title()), 1)
        assert await wishes_of(store.engine, "anne") == {}
        await keep_wishes(store.engine, "anne", {"light": Made("night", 20), "keys": Made(False, 20)})
        await keep_wishes(store.engine, "anne", {"light": Made("day", 10), "sound": Made("off", 10)})
        assert await wishes_of(store.engine, "anne") == {"keys": False, "light": "night", "sound": "off"}
        await keep_wishes(store.engine, "anne", {"light": Made("auto", 20)})
        await keep_wishes(store.engine, "anne", {"light": Made("auto", 20)})  # the answer was lost, and it is asked again
        assert await wishes_of(store.engine, "anne") == {"keys": False, "light": "auto", "sound": "off"}
        assert await wishes_of(store.engine, "bart") == {}
        await keep_wishes(store.engine, "bart", {"light": Made("day", 1)})
        await forget_player(store.engine, "anne")
        assert await wishes_of(store.engine, "anne") == {}
        async with store.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(schema.wishes))).scalar() == 1

    with_store(database, act)


# The doors.


async def signed_in(port: Port) -> Sailor:
    """Another device of Anne's."""
    device = Sailor(port)
    await device.ask("POST", "/session", ACCOUNT, 201)
    return device


def test_a_guests_stay_in_the_browser_and_go_along_from_the_account_on(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        for verb, body in (("GET", None), ("PUT", {"light": {"value": "night"}})):
            assert "stay in the browser" in await anne.refused(verb, SETTINGS, body, 409)
            await Sailor(port).refused(verb, SETTINGS, body, 401)
        await anne.ask("POST", "/account", ACCOUNT, 201)
        assert await anne.ask("GET", SETTINGS) == {}
        form: dict[str, str | bool] = {"light": "night", "keys": False}
        assert await anne.ask("PUT", SETTINGS, {name: {"value": value} for name, value in form.items()}) == form
        phone = await signed_in(port)
        assert await phone.ask("GET", SETTINGS) == form
        bart = await port.sailor("Bart")
        await bart.ask("POST", "/account", {**ACCOUNT, "account": "Bart"}, 201)
        assert await bart.ask("GET", SETTINGS) == {}, "nobody else's"
        await anne.ask("DELETE", "/me", {"password": ACCOUNT["password"]})
        async with port.harbour.store.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(schema.wishes))).scalar() == 0

    run(tmp_path, act)


def test_what_was_changed_long_ago_does_not_overrule_what_was_changed_since(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        desk = await port.sailor("Anne")
        await desk.ask("POST", "/account", ACCOUNT, 201)
        phone = await signed_in(port)
        await desk.ask("PUT", SETTINGS, {"light": {"value": "night"}, "sound": {"value": "off"}})
        port.time.ahead += 60
        said = {"light": {"value": "day", "age": 90_000}, "sound": {"value": "soft", "age": 30_000}}
        assert await phone.ask("PUT", SETTINGS, said) == {"light": "night", "sound": "soft"}
        assert await desk.ask("GET", SETTINGS) == {"light": "night", "sound": "soft"}

    run(tmp_path, act)


def test_what_cannot_be_wished_for_is_refused_whole(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        await anne.ask("POST", "/account", ACCOUNT, 201)
        good = {"light": {"value": "night"}}
        wrong: list[Any] = [
            {**good, "beard": {"value": "black"}}, {**good, "sound": {"value": "deafening"}}, {**good, "sound": {"value": 7}},
            {**good, "sound": {"value": "off", "age": -1}}, {**good, "sound": {"value": "off", "colour": "red"}},
            {**good, "sound": {}}, {**good, "sound": None}, {"x" * 101: {"value": "off"}}, {}, [], "night", 3,
        ]  # fmt: skip
        for body in wrong:
            assert await anne.refused("PUT", SETTINGS, body, 400), body
        assert await anne.ask("GET", SETTINGS) == {}

    run(tmp_path, act)


# A guest's tables.


def test_many_tables_of_a_guest_are_handed_over_in_few_transactions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TOGETHER", 4)
    commits: list[Any] = []

    async def act(store: Store) -> None:
        for name in ("anne", "bart", "guest"):
            await store.add_player(Player(name, name.title()), 1)
        played = [await play_through(Harbour(store), ("guest", "bart"), seed) for seed in range(8)]
        harbour = Harbour(store)
        assert store.writer.pen is not None
        event.listen(store.writer.pen, "commit", commits.append)
        await harbour.hand_over_all([*played, "no such table"], "guest", "anne")
        assert 2 <= len(commits) <= 4, "two lots of four, not eight of one"
        async with store.engine.connect() as connection:
            kept = [tuple(row) for row in await connection.execute(select(schema.results.c.player, schema.results.c.berth))]
        assert sorted(kept) == sorted((name, table) for name in ("anne", "bart") for table in played)

    with_store(f"sqlite:///{tmp_path / 'harbour.db'}", act)
