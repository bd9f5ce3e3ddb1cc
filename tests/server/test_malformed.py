"""Malformed, oversized, stale, doubled and reordered messages get a clear error, and change nothing."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from doubloon.server.web.gate import MOST_BYTES

from .sailors import PATIENCE, Ear, Quay, a_charter, moved, refusal_of, seated
from .test_matrix import APP_DOORS, DOORS, turning_points

JSON = {"content-type": "application/json"}
SENDING = [door for door in APP_DOORS if door[0] in ("POST", "PUT", "PATCH") and any(way.body for way in DOORS.get(door, ()))]
"""The doors that take a message."""

BROKEN = {
    "no JSON": b"{move: take 1}",
    "cut short": b'{"move": "take 1", "af',
    "no object": b'["take 1", 5]',
    "a word": b'"take 1"',
    "nothing": b"null",
    "an empty object": b"{}",
    "an unknown field": b'{"move": "take 1", "after": 5, "name": "A", "said": "a", "parrot": true}',
    "no UTF-8": b'{"move": "\xff\xfe", "after": 5}',
    "UTF-16": '{"move": "take 1", "after": 5}'.encode("utf-16"),
    "half a letter": b'{"move": "\\ud800", "after": 5}',
    "a NUL": b'{"move": "take\\u00001", "after": 5, "name": "A\\u0000", "said": "a\\u0000b", "nonce": "a\\u0000"}',
    "nested deep": b'{"move": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "a very long text": b'{"move": "' + b"x" * MOST_BYTES + b'"}',
    "a very long number": b'{"move": "take 1", "after": ' + b"9" * 5_000 + b"}",
    "no number": b'{"move": "take 1", "after": NaN}',
    "compressed": b"\x1f\x8b\x08\x00\x00\x00\x00\x00",
}


@pytest.fixture(scope="module")
def quay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    with Quay(tmp_path_factory.mktemp("malformed")) as quay:
        for name in ("anne", "bart"):
            quay.enrol(name, name)
        again, first, *_ = turning_points()
        quay.moor(a_charter("table", start=again), [*seated(["anne", "bart"]), moved(0, first)])
        yield quay


def send(quay: Quay, door: tuple[str, str], content: bytes, **headers: str) -> Any:
    """Send bytes through a door, as anne."""
    path = door[1].format(**{"table": "table", "seat": 0, **DOORS[door][0].path})
    quay.client.cookies.clear()
    return quay.client.request(door[0], path, content=content, headers={"cookie": "doubloon=anne", **JSON, **headers})


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_message_is_refused_at_every_door(quay: Quay, what: str) -> None:
    before = quay.dump()
    for door in SENDING:
        answer = send(quay, door, BROKEN[what])
        said = refusal_of(answer.content)
        assert said["status"] == answer.status_code in (400, 413), (door, said)
        assert len(said["sentence"]) < 400 and "Traceback" not in said["sentence"]
        assert quay.dump() == before, (door, "was refused, and has changed the store")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_what_another_sites_form_could_send_is_refused(quay: Quay, kind: str) -> None:
    before = quay.dump()
    for door in SENDING:
        good = json.dumps({"move": "take 1", "after": 5}).encode()
        answer = send(quay, door, good, **{"content-type": kind})
        assert answer.status_code == 415 and "application/json" in refusal_of(answer.content)["sentence"], door
    assert quay.dump() == before


def test_a_body_that_lies_about_its_length_is_refused_or_cut_off(quay: Quay) -> None:
    before = quay.dump()
    host, _, port = quay.host.partition(":")
    head = "POST /api/tables/table/chat HTTP/1.1\r\nHost: x\r\nCookie: doubloon=anne\r\nContent-Type: application/json\r\n"
    chunk = f"{1 << 14:x}\r\n".encode() + b" " * (1 << 14) + b"\r\n"
    bodies = (
        b"Content-Length: 999999999\r\n\r\n{}",
        b"Content-Length: -1\r\n\r\n{}",
        b"Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}",
        b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 8 + b"0\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n",
    )
    for body in bodies:
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(head.encode() + body)
            assert line.recv(4096).split(b" ")[1] in (b"400", b"413"), body[:60]
    assert quay.dump() == before


def playing(quay: Quay, table: str) -> tuple[str, dict[str, Any]]:
    """A table where anne is to move, with the path of her moves and one she may make."""
    again, first, *_ = turning_points()
    quay.moor(a_charter(table, start=again), [*seated(["anne", "bart"]), moved(0, first)])
    berth = quay.berth(table)
    legal = {"move": str(berth.played.moves(0)[0]), "after": len(berth.numbers_of(0))}
    return f"/api/tables/{table}/seats/0/moves", legal


def test_stale_and_early_messages_say_where_the_table_is(quay: Quay) -> None:
    path, said = playing(quay, "stale")
    before = quay.dump()
    for after in (0, said["after"] - 1, said["after"] + 1, 2**31 - 1):
        answer = quay.ask("POST", path, "anne", {**said, "after": after})
        assert answer.status_code == 409 and f"the table is at {said['after']}" in refusal_of(answer.content)["sentence"]
    assert quay.dump() == before


def test_of_many_copies_sent_at_once_one_counts(quay: Quay) -> None:
    path, said = playing(quay, "doubled")
    lines = len(quay.berth("doubled").entries)

    def post(_: int) -> int:
        return quay.client.request("POST", path, json=said, headers={"cookie": "doubloon=anne"}).status_code

    with ThreadPoolExecutor(8) as crowd:
        statuses = sorted(crowd.map(post, range(16)))
    assert statuses == [201] + [409] * 15
    assert len(quay.berth("doubled").entries) == lines + 1


def test_reordered_messages_do_not_overtake(quay: Quay) -> None:
    path, said = playing(quay, "reordered")
    second = {"move": "take 1", "after": said["after"] + 1}
    before = quay.dump()
    assert quay.ask("POST", path, "anne", second).status_code == 409
    assert quay.ask("POST", path.replace("moves", "undo"), "anne", {"after": said["after"] + 1}).status_code == 409
    assert quay.dump() == before
    assert quay.ask("POST", path, "anne", said).status_code == 201


def test_a_doubled_grain_is_not_another(quay: Quay) -> None:
    quay.moor(a_charter("grains"), seated(["anne", "bart"], nonces=False))
    path = "/api/tables/grains/seats/0/nonce"
    assert quay.ask("POST", path, "anne", {"nonce": "first"}).status_code == 201
    before = quay.dump()
    assert quay.ask("POST", path, "anne", {"nonce": "first"}).status_code == 201, "sent again after a line broke"
    assert quay.ask("POST", path, "anne", {"nonce": "second"}).status_code == 409
    assert quay.ask("POST", path, "bart", {"nonce": "first"}).status_code == 403
    assert quay.dump() == before
    for nonce in ("", "x" * 65, "two words", "ё", "a" * 101):
        quay.moor(a_charter(f"grain{len(nonce)}{nonce[:1].encode().hex()}"), seated(["anne", "bart"], nonces=False))
    before = quay.dump()
    for nonce in ("", "x" * 65, "two words", "ё", "a" * 101):
        table = f"grain{len(nonce)}{nonce[:1].encode().hex()}"
        answer = quay.ask("POST", f"/api/tables/{table}/seats/0/nonce", "anne", {"nonce": nonce})
        assert answer.status_code == 400 and refusal_of(answer.content), nonce
    assert quay.dump() == before


# The socket.


@pytest.mark.parametrize("said", ['{"move": "take 1", "after": 5}', "ahoy", "", b"\x00\xff", "x" * 100_000])
def test_what_is_said_over_the_socket_is_refused_and_ends_it(quay: Quay, said: str | bytes) -> None:
    before = quay.dump()
    ear = Ear(quay, "/api/tables/table/live?seat=0", "anne")
    assert json.loads(ear.wait()[0])["kind"] == "update"
    ear.socket.send(said)
    last = refusal_of(ear.wait()[-1])
    ear.hear()
    assert last["status"] in (400, 413) and "socket" in last["sentence"] and ear.code == 4000 + last["status"]
    ear.close()
    assert quay.dump() == before


@pytest.mark.parametrize(
    "query", ["seat=x", "seat=9", "seat=-1", "seat=1", "after=x", "after=1.5", "after=-1", "seat=0&after=" + "9" * 5000]
)
def test_a_socket_that_asks_for_nonsense_is_told_so(quay: Quay, query: str) -> None:
    ear = Ear(quay, f"/api/tables/table/live?{query}", "anne")
    said = refusal_of(ear.wait()[0])
    ear.hear()
    assert ear.code == 4000 + said["status"], said
    ear.close()


def test_a_socket_from_another_site_is_told_so(quay: Quay) -> None:
    ear = Ear(quay, "/api/tables/table/live?seat=0", "anne", origin="https://elsewhere.example")
    assert refusal_of(ear.wait()[0])["status"] == 403
    ear.close()


def test_who_comes_back_hears_each_update_once_from_any_number_on(quay: Quay) -> None:
    path, said = playing(quay, "back")
    ear = Ear(quay, "/api/tables/back/live?seat=0", "anne")
    heard = [json.loads(frame) for frame in ear.wait()]
    quay.ask("POST", path, "anne", said).raise_for_status()
    heard += [json.loads(frame) for frame in ear.hear()]
    heard = [frame for frame in heard if frame["kind"] == "update"]
    assert [frame["seq"] for frame in heard] == [said["after"], said["after"] + 1]
    assert [line["seq"] for frame in heard for line in frame["lines"]] == list(range(said["after"] + 1))
    for after in range(said["after"] + 3):
        again = Ear(quay, f"/api/tables/back/live?seat=0&after={after}", "anne")
        first = json.loads(again.wait()[0])
        assert [line["seq"] for line in first["lines"]] == list(range(after, said["after"] + 1))
        again.close()
    ear.close()
