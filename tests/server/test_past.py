"""What has been: replays through everybody's eyes, undo and forks, over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doubloon.server.table.berth import Berth, reload
from doubloon.server.table.naming import LONGEST_NAME
from doubloon.server.table.sight import WIDTH

from ..manners import MANNERS
from ..sample import in_turns
from .mates import Sailor, add_nonces, at_table, kept, play_on, sail

# Replay.


@pytest.mark.parametrize("game", in_turns(MANNERS, 2))
def test_every_moment_is_what_the_seat_saw_when_it_was_the_present(harbour: Any, game: str) -> None:
    table, sailors = at_table(harbour, game)
    seen: list[dict[int, Any]] = [{}, {}]
    for turn in range(12):
        for seat, sailor in enumerate(sailors):
            now = sailor.get(f"/tables/{table}?seat={seat}")
            seen[seat][now["seq"]] = now["view"]
        play_on(table, sailors, 1, turn)
    for seat, sailor in enumerate(sailors):
        last = sailor.get(f"/tables/{table}?seat={seat}")["seq"]
        first = min(seen[seat])
        past = sailor.get(f"/tables/{table}/moments?first={first}&last={last}&seat={seat}")
        assert past["last"] == last and past["you"] == seat and len(past["moments"]) == last - first + 1
        views = {one["seq"]: one["view"] for one in past["moments"]}
        assert all(views[seq] == view for seq, view in seen[seat].items())
        lines = sailor.get(f"/tables/{table}?seat={seat}&after={first - 1}")["lines"]
        assert [one["line"] for one in past["moments"]] == lines
        one = sailor.get(f"/tables/{table}/moments/{last}?seat={seat}")
        assert one["moments"] == past["moments"][-1:]


def test_other_eyes_are_lent_when_the_game_is_over(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    anne, bart = sailors
    carla = Sailor(harbour, "Carla")
    for sailor, seat in ((anne, 1), (bart, 0), (carla, 0)):
        assert sailor.refused("GET", f"/tables/{table}/moments/3?seat={seat}") == (
            403,
            "you may look through other eyes when the game is over.",
        )
    assert carla.get(f"/tables/{table}/moments/5")["you"] is None, "a spectator may look back as a spectator"
    sail(harbour, table)
    for sailor in (anne, bart, carla):
        for seat in (0, 1):
            assert sailor.get(f"/tables/{table}/moments/9?seat={seat}")["moments"][0]["view"]["you"] == seat


def test_any_moment_is_drawn_by_the_game_itself(harbour: Any) -> None:
    table, (anne, _) = at_table(harbour)
    now = anne.get(f"/tables/{table}?seat=0")["seq"]

    def drawing(seq: int, language: str = "en", names: str = "&names=Anne&names=Bart") -> str:
        answer = anne.ask("GET", f"/tables/{table}/moments/{seq}/drawing/{language}?seat=0{names}")
        assert answer.status_code == 200
        return str(answer.text)

    assert "Anne" in drawing(now) and "Bart" in drawing(now)
    assert drawing(0) == "", "nothing is dealt yet"
    assert drawing(now, "ru") != drawing(now) and "Anne" in drawing(now, "ru")
    assert "Anne" not in drawing(now, names=""), "nobody has said what they are called"
    longest = max(drawing(now, names="&names=" + "W" * 500).split(), key=len)
    assert len(longest) <= LONGEST_NAME, "a name is no longer than a name may be"
    assert not any(line != line.rstrip() or len(line) > WIDTH for line in drawing(now).split("\n"))
    assert anne.refused("GET", f"/tables/{table}/moments/{now}/drawing/fr?seat=0")[0] == 404
    assert anne.refused("GET", f"/tables/{table}/moments/{now + 1}/drawing/en?seat=0")[0] == 404
    assert anne.refused("GET", f"/tables/{table}/moments/{now}/drawing/en?seat=1")[0] == 403


def test_where_nobody_may_watch_nobody_may_look_back(harbour: Any) -> None:
    table, sailors = at_table(harbour, spectators="off")
    carla = Sailor(harbour, "Carla")
    doors = [("GET", "/moments/3"), ("GET", "/moments?first=1&last=3"), ("GET", "/record")]
    for verb, door in doors:
        assert carla.refused(verb, f"/tables/{table}{door}") == (403, "nobody may watch at this table.")
        assert sailors[0].ask(verb, f"/tables/{table}{door}").status_code == 200
    sail(harbour, table)
    doors += [("GET", "/ledger"), ("GET", "/analysis"), ("POST", "/analysis"), ("GET", "/moments/3?seat=0")]
    for verb, door in doors:
        assert carla.refused(verb, f"/tables/{table}{door}") == (403, "nobody may watch at this table.")
    assert carla.refused("POST", f"/tables/{table}/fork", {"seq": 9, "seat": 0})[0] == 403


@pytest.mark.parametrize(
    ("path", "status", "said"),
    in_turns(
        [
            ("/moments/99", 404, "there is no moment 99; there are 0 to 5."),
            ("/moments/3?seat=7", 404, "no seat 7 at this table"),
            ("/moments?first=3&last=99", 404, "there is no moment 99"),
            ("/moments?first=-1&last=3", 404, "there is no moment -1"),
            ("/moments?first=3&last=2", 400, "from 3 to 2 it has 0."),
            ("/moments?first=3", 400, "last"),
            ("/seats/1/since", 403, "you do not hold that seat."),
            ("/seats/7/since", 404, "no seat 7"),
            ("/ledger", 409, "the ledger is opened when the game is over."),
            ("/analysis", 409, "a game is analysed when it is over."),
        ],
        3,
    ),
)
def test_a_past_that_was_not_is_refused(harbour: Any, path: str, status: int, said: str) -> None:
    table, sailors = at_table(harbour)
    answer = sailors[0].refused("GET", f"/tables/{table}{path}")
    assert answer[0] == status and said in answer[1]
    assert sailors[0].refused("GET", f"/tables/nowhere{path}")[0] in (400, 404)
    assert harbour.get(f"/api/tables/{table}{path}").status_code in (400, 401)


def test_a_stretch_has_its_limit(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    sail(harbour, table, 50)
    refused = sailors[0].refused("GET", f"/tables/{table}/moments?first=1&last=51")
    assert refused == (400, "a stretch is of 1 to 50 moments; from 1 to 51 it has 51.")
    assert len(sailors[0].get(f"/tables/{table}/moments?first=2&last=51")["moments"]) == 50


def test_since_my_last_turn(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    for turn in range(14):
        play_on(table, sailors, 1, turn)
        seat = sailors[0].get(f"/tables/{table}")["acting"][0]
        lines = sailors[seat].get(f"/tables/{table}/seats/{seat}/since")
        whole = sailors[seat].get(f"/tables/{table}?seat={seat}")["lines"]
        assert lines == whole[len(whole) - len(lines) :]
        movers = [line["seat"] for line in lines if line["move"]]
        foreign = [mover for mover in movers if mover != seat]
        assert movers == foreign + [seat] * (len(movers) - len(foreign)), "first the others, then what I have done since"
        before = whole[: len(whole) - len(lines)]
        assert not before or not foreign or before[-1]["seat"] == seat or not any(line["move"] for line in before)
        other = sailors[1 - seat].get(f"/tables/{table}/seats/{1 - seat}/since")
        assert all(line["seat"] != 1 - seat for line in other if line["move"]), "mine were before"


# Undo.


def test_a_move_is_taken_back_while_nobody_has_learned_anything(harbour: Any) -> None:
    table, sailors = at_table(harbour, "martinique")
    for turn in range(4):
        seat = sailors[0].get(f"/tables/{table}")["acting"][0]
        path = f"/tables/{table}/seats/{seat}/undo"
        before = sailors[seat].get(f"/tables/{table}?seat={seat}")
        play_on(table, sailors, 1, turn)
        now = sailors[seat].get(f"/tables/{table}?seat={seat}")
        assert now["can_undo"]
        assert sailors[1 - seat].refused("POST", path, {"after": now["seq"]}) == (403, "you do not hold that seat.")
        assert sailors[seat].refused("POST", path, {"after": before["seq"]})[0] == 409, "said in sight of an older table"
        back = sailors[seat].post(path, {"after": now["seq"]})
        assert (back["view"], back["moves"]) == (before["view"], before["moves"])
        play_on(table, sailors, 1, turn)
    assert sailors[0].refused("POST", f"/tables/{table}/seats/5/undo", {"after": 1})[0] == 404


def test_no_move_is_taken_back_across_a_draw(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    berth: Berth = harbour.app.state.harbour.quay.moored[table].berth
    crossed = 0
    while not berth.over:
        seat = berth.acting[0]
        sail(harbour, table, 1, len(berth.entries))
        if berth.played.settled and not berth.over:
            status, sentence = sailors[seat].refused("POST", f"/tables/{table}/seats/{seat}/undo", {"after": len(berth.entries)})
            assert status == 409 and sentence.startswith("nothing to take back: since then another seat moved, chance spoke")
            crossed += 1
    assert crossed
    status, sentence = sailors[0].refused("POST", f"/tables/{table}/seats/0/undo", {"after": len(berth.entries)})
    assert status == 409 and "the game is over" in sentence


# Forks.


def test_a_fork_keeps_what_its_seat_knew_and_deals_the_rest_again(harbour: Any, tmp_path: Path) -> None:
    table, sailors = at_table(harbour, "morgans-magic-map")
    anne = sailors[0]
    sail(harbour, table, 20)
    seq = anne.get(f"/tables/{table}?seat=0")["seq"] - 3
    then = anne.get(f"/tables/{table}/moments/{seq}?seat=0")["moments"][0]["view"]
    truth = reload(kept(tmp_path, table).charter, kept(tmp_path, table).entries[:seq], ()).played
    hidden = set()
    for _ in range(3):
        fork = anne.post(f"/tables/{table}/fork", {"seq": seq, "seat": 0, "crew": ["me", "me"]})
        add_nonces(fork["table"], [anne, anne])
        now = anne.get(f"/tables/{fork['table']}?seat=0")
        assert now["stage"] == "playing" and now["view"] == then, "the seat knows what it knew"
        berth = kept(tmp_path, fork["table"])
        assert berth.charter.parent == table and berth.charter.start != truth.position()
        hidden.add(str(berth.played.position()))
        assert berth.played.position() != berth.charter.start, "dealt again with the nonces"
    assert len(hidden) == 3 and str(truth.position()) not in hidden
    play_on(fork["table"], [anne, anne], 5)
    assert "start" not in anne.get(f"/tables/{fork['table']}/record"), "it would tell what lies face down"


def test_only_a_seats_own_holder_forks_a_game_that_goes_on(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    carla = Sailor(harbour, "Carla")
    path = f"/tables/{table}/fork"
    play_on(table, sailors, 5)
    for sailor in (*sailors, carla):
        status, sentence = sailor.refused("POST", path, {"seq": 8})
        assert status == 403 and "name a seat of yours" in sentence
    assert carla.refused("POST", path, {"seq": 8, "seat": 0})[0] == 403
    assert sailors[1].refused("POST", path, {"seq": 8, "seat": 0})[0] == 403
    assert sailors[0].refused("POST", path, {"seq": 2, "seat": 0}) == (409, "the cards were not dealt yet.")
    assert sailors[0].refused("POST", path, {"seq": 99, "seat": 0})[0] == 404
    assert sailors[0].refused("POST", path, {"seq": 8, "seat": 9})[0] == 404
    assert sailors[0].refused("POST", path, {"seq": 8, "seat": 0, "crew": ["me", "kraken"]}) == (
        400,
        "no bot 'kraken'; there are deckhand, bosun, captain, admiral.",
    )
    assert sailors[0].refused("POST", path, {"seq": 8, "seat": 0, "crew": ["me"] * 3})[0] == 400
    assert sailors[0].refused("POST", path, {"seat": 0})[0] == 400
    assert sailors[0].refused("POST", "/tables/nowhere/fork", {"seq": 0, "seat": 0})[0] == 404
    sail(harbour, table)
    opened = carla.post(path, {"seq": 8})["table"]
    assert [seat["player"] for seat in carla.get(f"/tables/{opened}")["seats"]].count(None) == 1
    last = carla.get(f"/tables/{table}")["seq"]
    assert carla.refused("POST", path, {"seq": last}) == (409, "the game was over by then.")


def test_a_fork_of_simultaneous_drafts_shows_nothing_of_the_others(harbour: Any, tmp_path: Path) -> None:
    table, sailors = at_table(harbour, "pirates-map")
    moves = sailors[1].get(f"/tables/{table}?seat=1")["moves"]
    before = sailors[0].get(f"/tables/{table}?seat=0")
    sailors[1].post(f"/tables/{table}/seats/1/moves", {"move": moves[0]["text"], "after": before["seq"]})
    fork = sailors[0].post(f"/tables/{table}/fork", {"seq": before["seq"], "seat": 0, "crew": ["me", "me"]})["table"]
    add_nonces(fork, [sailors[0]] * 2)
    assert sailors[0].get(f"/tables/{fork}?seat=1")["moves"] == moves, "the other has not decided anything yet"
    assert sailors[0].get(f"/tables/{fork}?seat=0")["view"] == before["view"]
