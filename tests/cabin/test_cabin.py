"""A harbour for one: whole games without a server, by the same messages, and all of it there again after a crash."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import doubloon
from doubloon.cabin.chest import LINE
from doubloon.cabin.pen import Notebook
from doubloon.core.forms import decode, encode
from doubloon.server.table.entries import Moved, read
from doubloon.server.table.ledger import read_ledger, trouble_with
from doubloon.server.table.messages import Hint, Opened, TableCard, Update
from doubloon.server.table.today import has_puzzles

from ..core.beside import PACKAGES
from ..manners import OWN
from ..sample import in_turns
from .alone import Alone, No, alone

ROOT = Path(__file__).parent.parent.parent
PUZZLED = next(name for name in OWN if has_puzzles(doubloon.game(name)))
FIRST = OWN[0]
KILLS = 50
BARE = """
import asyncio
from tests.core.beside import as_in_a_browser
as_in_a_browser()
from tests.cabin.alone import alone
import doubloon

async def story(anne):
    table = await anne.open({game!r}, ["me", "captain"])
    await anne.play_out(table, most=12)
    assert doubloon.game({game!r}).speed == "packed"
    for way in ("/today", "/ladder", "/me/results", "/me/feats", "/tables", "/games/{game}/lessons"):
        await anne.get(way)

alone(story)
"""


@pytest.mark.parametrize("name", OWN)
def test_a_whole_game_alone_and_its_chance_can_be_checked(name: str) -> None:
    async def story(anne: Alone) -> None:
        table = await anne.open(name, ["me", "bosun"])
        await anne.play_out(table)
        ledger = read_ledger(encode(await anne.get(f"/tables/{table}/ledger")))
        assert trouble_with(ledger)[0] is None
        record = await anne.get(f"/tables/{table}/record")
        assert doubloon.replay(record).over
        assert (await anne.get("/me/results"))["told"] == 1
        [mine] = (await anne.get("/me/results/games"))["games"]
        assert mine["table"] == table and mine["opponent"] == "bosun"
        brought = (await anne.post("/records", **record))["table"]
        shown = await anne.get(f"/tables/{brought}/moments?first=0&last=5")
        assert len(shown["moments"]) == 6

    alone(story)


def test_nothing_that_only_a_server_has_is_imported() -> None:
    code = BARE.format(game=FIRST)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "numpy" in PACKAGES and "litestar" in PACKAGES


def test_two_share_one_screen_and_play_again() -> None:
    async def story(anne: Alone) -> None:
        table = await anne.open(FIRST, ["me", "me"], names=["Anne", "Bart"], spectators="off")
        assert [seat["name"] for seat in (await anne.look(table))["seats"]] == ["Anne", "Bart"]
        await anne.play_out(table, (0, 1))
        assert (await anne.get("/me/results/games"))["games"][0]["apart"] == "one-screen"
        again = (await anne.post(f"/tables/{table}/rematch"))["table"]
        assert again == (await anne.post(f"/tables/{table}/rematch"))["table"]
        assert (await anne.look(table))["rematch"] == again

    alone(story)


def test_moves_are_heard_over_the_line_and_bots_answer() -> None:
    async def story(anne: Alone) -> None:
        table = await anne.open(FIRST, ["me", "deckhand"])
        await anne.cabin.listen(1, f"/api/tables/{table}/live?seat=0&after=0&heard=0")
        seen = await anne.my_turn(table)
        await anne.post(f"/tables/{table}/seats/0/moves", move=seen["moves"][0]["text"], after=seen["seq"])
        await anne.my_turn(table)
        kinds = [one["kind"] for one in anne.heard]
        assert kinds[:2] == ["update", "presence"] and kinds.count("update") > 1
        updates = [one for one in anne.heard if one["kind"] == "update"]
        told = [line["seq"] for one in updates for line in one["lines"]]
        assert told == sorted(set(told)), "a line was told twice"
        with pytest.raises(No, match="look again") as late:
            await anne.post(f"/tables/{table}/seats/0/moves", move=seen["moves"][0]["text"], after=seen["seq"])
        assert late.value.status == 409
        await anne.cabin.leave(1)
        await anne.cabin.listen(2, "/api/tables/nowhere/live")
        assert anne.heard[-1]["reason"] == "no-table" and anne.parted == [4404]

    alone(story)


def test_hints_takes_back_forks_and_analysis() -> None:
    async def story(anne: Alone) -> None:
        table = await anne.open(FIRST, ["me", "deckhand"])
        seen = await anne.my_turn(table)
        hint = await anne.post(f"/tables/{table}/seats/0/hint")
        assert hint["move"]["text"] in [move["text"] for move in seen["moves"]] and decode(encode(hint), type=Hint)
        assert (await anne.get(f"/tables/{table}/seats/0/outlook"))["seals"]
        forked = await anne.post(f"/tables/{table}/fork", seq=seen["seq"], seat=0)
        assert (await anne.get(f"/tables/{forked['table']}/card"))["forked"]
        await anne.play_out(table)
        asked = await anne.post(f"/tables/{table}/analysis")
        while asked["done"] < asked["total"]:
            await asyncio.sleep(0.05)
            asked = await anne.get(f"/tables/{table}/analysis")
        assert len(asked["steps"]) == asked["total"] - 6

    alone(story)


def test_puzzles_lessons_and_what_is_played_today() -> None:
    async def story(anne: Alone) -> None:
        table = await anne.open(PUZZLED, ["me"], seats=1, options={"puzzle": 1})
        assert (await anne.look(table))["moves"]
        assert (await anne.get(f"/games/{PUZZLED}/puzzles"))["1"]
        assert await anne.get(f"/games/{PUZZLED}/lessons")
        day = await anne.get("/today")
        assert {deal["game"] for deal in day["deals"]} >= set(OWN) and day["puzzles"]
        opened = await anne.post(f"/today/{FIRST}")
        assert opened == await anne.post(f"/today/{FIRST}"), "a deal has one table"
        solving = await anne.post(f"/today/{PUZZLED}/puzzle")
        with pytest.raises(No) as sealed:
            await anne.get(f"/tables/{opened['table']}/record")
        assert sealed.value.reason == "day-sealed"
        assert decode(encode(solving), type=Opened)

    alone(story)


def test_what_only_a_server_can_do_is_refused_in_words() -> None:
    async def story(anne: Alone) -> None:
        with pytest.raises(No, match="nobody else can come aboard") as refused:
            await anne.post("/tables", game=FIRST, crew=["me", "open"])
        assert refused.value.reason == "nobody-comes"
        for way in ("/account", "/nothing/here"):
            with pytest.raises(No) as missing:
                await anne.get(way)
            assert missing.value.status == 404
        with pytest.raises(No) as wrong:
            await anne.post("/tables", game=FIRST, seats="two")
        assert wrong.value.status == 400 and "seats" in str(wrong.value)

    alone(story)


def test_tables_are_put_away_removed_and_struck_out() -> None:
    async def story(anne: Alone) -> None:
        away, gone = [await anne.open(FIRST, ["me", "deckhand"]) for _ in range(2)]
        await anne.put(f"/tables/{away}/stowed", where="away")
        await anne.put(f"/tables/{gone}/stowed", where="gone")
        [card] = await anne.get("/tables")
        assert card["table"] == away and card["away"] and decode(encode(card), type=TableCard)
        await anne.put(f"/tables/{away}/stowed", where="shown")
        await anne.play_out(away)
        assert (await anne.say("DELETE", "/me/results")) == {"games": 1}
        assert (await anne.get("/me/results"))["told"] == 0
        await anne.say("DELETE", "/me", {"password": ""})
        assert not anne.pen.kept  # type: ignore[attr-defined]

    alone(story)


def test_all_of_it_is_there_again() -> None:
    pen = Notebook()
    tables: list[str] = []

    async def before(anne: Alone) -> None:
        tables.append(await anne.open(FIRST, ["me", "deckhand"]))
        await anne.play_out(tables[0], most=3)

    async def afterwards(anne: Alone) -> None:
        assert (await anne.get("/me"))["name"] == "Anne"
        seen = await anne.my_turn(tables[0])
        assert decode(encode(seen), type=Update)
        assert len([line for line in seen["lines"] if line["move"]]) >= 3
        await anne.play_out(tables[0])

    alone(before, pen)
    alone(afterwards, pen)


def test_where_there_is_no_room_nothing_has_happened() -> None:
    pen = Notebook()

    async def story(anne: Alone) -> None:
        table = await anne.open(FIRST, ["me", "me"])
        seen = await anne.look(table)
        seat = seen["acting"][0]
        seen = await anne.look(table, seat)
        said = {"move": seen["moves"][0]["text"], "after": seen["seq"]}
        pen.full = True
        with pytest.raises(No, match="no room left") as full:
            await anne.post(f"/tables/{table}/seats/{seat}/moves", **said)
        assert (full.value.status, full.value.reason) == (507, "device-full")
        assert (await anne.look(table, seat))["seq"] == seen["seq"]
        pen.full = False
        assert (await anne.post(f"/tables/{table}/seats/{seat}/moves", **said))["seq"] > seen["seq"]

    alone(story, pen)


class Breaking(Notebook):
    """A pen whose hand is stopped at a moment of chance: before it has written, or after."""

    def __init__(self, kept: dict[str, str], chance: random.Random) -> None:
        super().__init__()
        self.kept, self.chance, self.dead = kept, chance, False

    async def write(self, fresh: object, changed: object) -> None:
        """Perhaps the last thing it does."""
        await asyncio.sleep(0)
        stops = self.chance.random() < 0.08
        if self.dead or (stops and self.chance.random() < 0.5):
            self.dead = True
            await asyncio.Event().wait()
        await super().write(fresh, changed)  # type: ignore[arg-type]
        if stops:
            self.dead = True
            await asyncio.Event().wait()


def moves_in(kept: dict[str, str], table: str) -> list[str]:
    """The moves that are written down."""
    lines = [read(text.encode()) for name, text in sorted(kept.items()) if name.startswith(f"{LINE}{table}/")]
    return [line.move for line in lines if isinstance(line, Moved)]


@pytest.mark.parametrize("seed", in_turns(range(KILLS), 10))
def test_killed_in_the_middle_of_a_move_nothing_accepted_is_lost(seed: int) -> None:
    kept: dict[str, str] = {}
    chance, tables, accepted = random.Random(f"kill {seed}"), [], []

    async def begun(anne: Alone) -> None:
        tables.append(await anne.open(OWN[seed % len(OWN)], ["me", "deckhand"]))

    async def until_killed() -> None:
        anne = Alone(Breaking(kept, chance))
        await anne.cabin.open()
        while not anne.pen.dead:  # type: ignore[attr-defined]
            seen = await anne.my_turn(tables[0])
            if seen["stage"] == "over":
                return
            move = chance.choice(seen["moves"])["text"]
            await anne.post(f"/tables/{tables[0]}/seats/0/moves", move=move, after=seen["seq"])
            accepted.append(move)

    notebook = Notebook()
    notebook.kept = kept
    alone(begun, notebook)
    for _ in range(3):
        with pytest.raises(TimeoutError):
            asyncio.run(asyncio.wait_for(until_killed(), 1.5))
            raise TimeoutError  # the game was over before it was killed
        written, at = moves_in(kept, tables[0]), 0
        for move in accepted:
            at = written.index(move, at) + 1

    async def afterwards(anne: Alone) -> None:
        assert (await anne.my_turn(tables[0]))["stage"] in ("playing", "over")

    alone(afterwards, notebook)
    assert json.dumps(kept)
