"""Limits: how fast, how many, how large, from where; and what a browser is told."""

from __future__ import annotations

import ipaddress
import os
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import doubloon
from doubloon.server.config import Config, read_config, secret_key
from doubloon.server.web import limits
from doubloon.server.web.limits import Limits, Pace, TooOften, address_of

from ..sample import in_turns
from .port import Port, Sailor, run

PACE = Pace(3, 2.0, "trials")


def test_a_bucket_empties_and_fills() -> None:
    now = 0.0
    buckets = Limits(clock=lambda: now)
    for _ in range(3):
        buckets.take(PACE, "anne")
    with pytest.raises(TooOften, match=r"too many trials: 3 at once, then one in 2 s; wait 2 s") as refused:
        buckets.take(PACE, "anne")
    assert (refused.value.status, refused.value.wait, refused.value.reason) == (429, 2, "too-fast")
    buckets.take(PACE, "bart")
    now = 2.0
    buckets.take(PACE, "anne")
    with pytest.raises(TooOften):
        buckets.take(PACE, "anne")
    now = 1000.0
    for _ in range(3):
        buckets.take(PACE, "anne")
    with pytest.raises(TooOften):
        buckets.take(PACE, "anne")


def test_only_so_many_buckets_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    buckets = Limits()
    for number in range(50):
        buckets.take(PACE, str(number))
    assert len(buckets.buckets) == 10


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "counts"),
    [
        ("203.0.113.9", "", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.7", "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.1", "nonsense", "10.0.0.0/8", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.0/8", "10.0.0.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "10.0.0.0/8", "198.51.100.1"),
        ("2001:db8:1:2:3::4", "", "", "2001:db8:1:2::/64"),
        ("testclient", "", "", "testclient"),
    ],
)
def test_which_address_counts(peer: str, forwarded: str, trusted: str, counts: str) -> None:
    asked: Any = SimpleNamespace(client=SimpleNamespace(host=peer), headers={"x-forwarded-for": forwarded} if forwarded else {})
    assert address_of(asked, [ipaddress.ip_network(one) for one in trusted.split()]) == counts


def test_signing_in_has_a_pace_for_each_account_and_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.web.routes.people.SIGN_INS", Pace(2, 60.0, "attempts"))

    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        guess = {"account": "mary", "password": "a good guess"}
        for _ in range(2):
            await anne.refused("POST", "/session", guess, 403)
        assert "too many attempts" in await anne.refused("POST", "/session", {**guess, "account": " MARY"}, 429)
        await anne.refused("POST", "/session", guess, 429)
        await anne.refused("POST", "/session", {**guess, "account": "read"}, 403)
        elsewhere = {"x-forwarded-for": "198.51.100.1"}
        await anne.ask("POST", "/session", guess, 403, **elsewhere)

    run(tmp_path, act, trusted_proxies=("127.0.0.0/8",))


def test_who_guesses_at_an_account_does_not_lock_its_owner_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.web.routes.people.SIGN_INS_THERE", Pace(5, 600.0, "attempts to sign in to one account"))

    async def act(port: Port) -> None:
        mary, foe = await port.sailor("Mary"), await port.sailor("Foe")
        await mary.ask("POST", "/account", {"account": "mary", "password": "correct horse"}, 201)
        guess, tried = {"account": "mary", "password": "a good guess"}, []
        for number in range(12):
            answer = await foe.client.post("/session", json=guess, headers={"x-forwarded-for": f"198.51.100.{number % 2}"})
            tried.append(answer.status_code)
        assert tried[:5] == [403] * 5 and tried[-1] == 429, "whoever guesses is held up"
        owner = {"account": "mary", "password": "correct horse"}
        await Sailor(port).ask("POST", "/session", owner, 201, **{"x-forwarded-for": "203.0.113.9"})

    run(tmp_path, act, trusted_proxies=("127.0.0.0/8",))


def test_guests_and_requests_have_a_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.web.routes.people.GUESTS", Pace(2, 60.0, "guests"))
    monkeypatch.setattr("doubloon.server.web.routes.asking.ACTS", Pace(3, 60.0, "acts"))

    async def act(port: Port) -> None:
        anne, _ = await port.sailor("Anne"), await port.sailor("Bart")
        assert "too many guests" in await Sailor(port).refused("POST", "/me", {"name": "Carla"}, 429)
        for _ in range(3):
            await anne.refused("POST", "/tables/nowhere/seats/0/moves", {"move": "x", "after": 0}, 404)
        assert "too many acts" in await anne.refused("POST", "/tables/nowhere/seats/0/moves", {"move": "x", "after": 0}, 429)
        await anne.ask("GET", "/me")

    run(tmp_path, act)


def test_only_so_many_tables(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        wish = {"game": "buried-treasure", "seats": 2}
        for _ in range(2):
            await anne.ask("POST", "/tables", wish, 201)
        assert "2 tables at once" in await anne.refused("POST", "/tables", wish, 429)
        port.time.ahead += 4000
        await anne.refused("POST", "/tables", wish, 429)
        await (await port.sailor("Bart")).ask("POST", "/tables", wish, 201)

    run(tmp_path, act, tables_at_once=2)


def test_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        await anne.ask("POST", "/tables", {"game": "buried-treasure", "seats": 2}, 201)
        assert "1 tables an hour" in await anne.refused("POST", "/tables", {"game": "buried-treasure"}, 429)
        port.time.ahead += 4000
        await anne.ask("POST", "/tables", {"game": "buried-treasure"}, 201)

    run(tmp_path, act, tables_an_hour=1)


@pytest.mark.parametrize(
    ("headers", "good"),
    in_turns(
        [
            ({}, True),
            ({"sec-fetch-site": "same-origin"}, True),
            ({"sec-fetch-site": "none"}, True),
            ({"sec-fetch-site": "cross-site"}, False),
            ({"sec-fetch-site": "same-site"}, False),
            ({"origin": "{ours}"}, True),
            ({"origin": "null"}, False),
            ({"origin": "https://elsewhere.example", "sec-fetch-site": "same-origin"}, False),
            ({"origin": "{ours}.elsewhere.example"}, False),
        ],
        3,
    ),
)
def test_what_other_sites_pages_send_is_not_taken(tmp_path: Path, headers: dict[str, str], good: bool) -> None:
    async def act(port: Port) -> None:
        said = {name: value.format(ours=f"http://{port.host}") for name, value in headers.items()}
        await Sailor(port).ask("POST", "/me", {"name": "Anne"}, 201 if good else 403, **said)

    run(tmp_path, act)


def test_with_a_public_address_only_its_pages_count(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        await Sailor(port).ask("POST", "/me", {"name": "Anne"}, 201, origin="https://doubloon.example")
        for origin in (f"http://{port.host}", "http://doubloon.example", "https://doubloon.example:444"):
            await Sailor(port).ask("POST", "/me", {"name": "Anne"}, 403, origin=origin)

    run(tmp_path, act, public_url="https://doubloon.example", secure=True)


def test_every_answer_has_its_headers_refusals_too(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        client = Sailor(port).client
        for path in ("/games", "/me", "/tables/nowhere/card", "/no such door"):
            answer = await client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store, no-transform"
            assert "strict-transport-security" not in answer.headers

    run(tmp_path, act)


def test_a_request_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        answer = await Sailor(port).client.post("/me", json={"name": "x" * 70_000})
        assert answer.status_code == 413

    run(tmp_path, act)


def test_settings_that_cannot_be_are_refused(tmp_path: Path) -> None:
    for name, value in (
        ("DOUBLOON_PUBLIC_URL", "doubloon.example"),
        ("DOUBLOON_TABLES_AN_HOUR", "many"),
        ("DOUBLOON_TABLES_AT_ONCE", "-1"),
        ("DOUBLOON_TRUSTED_PROXIES", "10.0.0.0/8, the proxy"),
    ):
        with pytest.raises(doubloon.Error, match=name):
            read_config({"DOUBLOON_HOME": str(tmp_path), name: value})
    read = read_config({"DOUBLOON_TRUSTED_PROXIES": "10.0.0.0/8, ::1", "DOUBLOON_PUBLIC_URL": "https://doubloon.example/"})
    assert len(read.proxies) == 2 and read.secure and read.limits


def test_the_key_file_is_for_our_eyes_only(tmp_path: Path) -> None:
    config = Config(home=tmp_path / "home", database_url="sqlite://")
    key = secret_key(config, {})
    file = tmp_path / "home" / "secret.key"
    assert secret_key(config, {}) == key == file.read_bytes() and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(tmp_path / "home") == ["secret.key"]
    assert secret_key(config, {"DOUBLOON_SECRET_KEY": "a long enough secret"}) == b"a long enough secret"
    with pytest.raises(doubloon.Error, match="at least 16"):
        secret_key(config, {"DOUBLOON_SECRET_KEY": "short"})
    file.chmod(0o644)
    with pytest.raises(doubloon.Error, match="chmod 600"):
        secret_key(config, {})
