"""Play over HTTP: a table is opened, people sit down, the game is played to its end, and nobody can do what is not theirs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ..sample import in_turns
from .sailors import Sailor, opened


def test_two_people_play_to_the_end(harbour: Any) -> None:
    table, *sailors = opened(harbour)
    dice = random.Random(1)
    while True:
        seen = [sailor.ask("GET", f"/tables/{table}?seat={seat}").json() for seat, sailor in enumerate(sailors)]
        if seen[0]["stage"] == "over":
            break
        seat = seen[0]["acting"][0]
        move = dice.choice(seen[seat]["moves"])["text"]
        answer = sailors[seat].ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": move, "after": seen[seat]["seq"]})
        assert answer.status_code == 201 and answer.json()["seq"] == seen[seat]["seq"] + 1
    assert seen[0]["seq"] == seen[1]["seq"] == len(seen[0]["lines"])


def test_doubled_stale_and_early_messages_change_nothing(harbour: Any) -> None:
    table, *sailors = opened(harbour)
    seen = sailors[0].ask("GET", f"/tables/{table}?seat=0").json()
    seat = seen["acting"][0]
    mine = sailors[seat].ask("GET", f"/tables/{table}?seat={seat}").json()
    said = {"move": mine["moves"][0]["text"], "after": mine["seq"]}
    path = f"/tables/{table}/seats/{seat}/moves"
    assert sailors[seat].ask("POST", path, {**said, "after": mine["seq"] + 1}).status_code == 409
    assert sailors[seat].ask("POST", path, said).status_code == 201
    again = sailors[seat].ask("POST", path, said)
    assert again.status_code == 409 and "look again" in again.json()["sentence"] and again.json()["reason"] == "late"
    assert sailors[seat].ask("GET", f"/tables/{table}?seat={seat}").json()["seq"] == mine["seq"] + 1


def test_an_illegal_move_is_refused_with_its_paragraph(harbour: Any) -> None:
    table, *sailors = opened(harbour)
    seat = sailors[0].ask("GET", f"/tables/{table}?seat=0").json()["acting"][0]
    seq = sailors[seat].ask("GET", f"/tables/{table}?seat={seat}").json()["seq"]
    refused = sailors[seat].ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": "extra 1", "after": seq})
    assert refused.status_code == 409 and refused.json()["paragraph"] and refused.json()["reason"] is None
    unread = sailors[seat].ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": "fly away", "after": seq})
    assert unread.status_code == 400 and "is no move of this game" in unread.json()["sentence"]


def test_nobody_plays_for_another(harbour: Any) -> None:
    table, anne, bart = opened(harbour)
    carla = Sailor(harbour, "Carla")
    for sailor, seat in ((anne, 1), (bart, 0), (carla, 0)):
        answer = sailor.ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": "take 1", "after": 5})
        assert answer.status_code == 403
        assert sailor.ask("GET", f"/tables/{table}?seat={seat}").status_code == 403
    assert harbour.get(f"/api/tables/{table}").status_code == 401


def test_a_requests_origin_must_be_ours(harbour: Any) -> None:
    answer = harbour.post("/api/me", json={"name": "Mallory"}, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("body", "said"),
    in_turns(
        [
            ({"game": "chess"}, "no game 'chess'"),
            ({"game": "buried-treasure", "seats": 9}, "seats"),
            ({"game": "buried-treasure", "options": {"seed": "mine"}}, "no option 'seed'"),
            ({"game": "buried-treasure", "crew": ["me", "kraken"]}, "no bot 'kraken'"),
            ({"game": "buried-treasure", "spectators": "cats"}, "off, link or public"),
            ({"game": "buried-treasure", "clock": {"kind": "sand"}}, "no such clock"),
            ({"game": "buried-treasure", "extra": 1}, "extra"),
            ({}, "game"),
        ],
        3,
    ),
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(harbour: Any, body: dict[str, Any], said: str) -> None:
    answer = Sailor(harbour, "Anne").ask("POST", "/tables", body)
    assert 400 <= answer.status_code < 500 and said in answer.json()["sentence"]


def test_an_account_takes_its_seats_to_another_device(harbour: Any) -> None:
    table, anne, _ = opened(harbour)
    account = {"account": "Anne Bonny", "password": "under the black flag"}
    assert anne.ask("POST", "/account", account).status_code == 201
    harbour.cookies.clear()
    wrong = harbour.post("/api/session", json={**account, "password": "guess again"})
    assert wrong.status_code == 403
    other = Sailor(harbour, "somebody")
    harbour.cookies.clear()
    other.cookie = harbour.post("/api/session", json={**account, "account": "anne bonny"}).cookies["doubloon"]
    assert other.ask("GET", f"/tables/{table}?seat=0").json()["you"] == 0
    assert table in [card["table"] for card in other.ask("GET", "/tables").json()]
