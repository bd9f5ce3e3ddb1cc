"""Rules that travel: files of today's rules, the same bytes as machine code, and a trap that harms nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import doubloon
from doubloon.bots.workshop import workshops
from doubloon.core import packed
from doubloon.core.errors import Trap
from doubloon.core.fingerprint import fingerprint
from doubloon.core.packed import FILE, SECTION, Pack, PackedBench, read_label
from doubloon.pack.__main__ import packed as make_anew
from doubloon.pack.maker import relabelled

from ..contract.promises.trees import grown
from ..manners import OWN

ITERATIONS = 400
FORKED = """
import os, doubloon
assert doubloon.game("buried-treasure").pack
child = os.fork()
if child == 0:
    doubloon.game("martinique").start(2, "forked").moves(0)
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
"""
NOWHERE = (1 << 32) - 8
"""An address beyond all memory."""
WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
import doubloon
for name in sys.argv[1:]:
    table = doubloon.game(name).start(seed="light")
    players = [doubloon.bot(level) for level in ("bosun:2", "captain:20", "admiral:20", "deckhand")]
    while not table.over:
        seat = table.acting[0]
        table.play(seat, players[len(table.log) % 4].choose(table.world(seat), seat, seed="light"))
    assert table.game.speed == "packed", table.game.speed
    print(name, len(table.log), table.scores)
"""


@pytest.mark.parametrize("name", OWN)
def test_files_are_of_todays_rules(name: str) -> None:
    game = doubloon.game(name)
    pack = Pack(game.folder / FILE)
    assert pack.label.game == name and pack.label.record == game.layout.itemsize
    assert game.is_of_today(pack), f"the rules of {name} have changed since they were packed: make pack"


@pytest.mark.long
@pytest.mark.parametrize("name", OWN)
def test_a_file_made_anew_is_the_same_to_the_last_byte(name: str) -> None:
    game = doubloon.game(name)
    there, anew = ((code.rpartition(SECTION.encode())[0]) for code in ((game.folder / FILE).read_bytes(), make_anew(game)))
    assert there == anew, f"the rules of {name} make another file today: make pack"


def test_another_label_changes_nothing_else(tmp_path: Path) -> None:
    code = (doubloon.game("martinique").folder / FILE).read_bytes()
    label = read_label(code)
    other = relabelled(code, msgspec.structs.replace(label, sources="of another day"))
    assert read_label(other).sources == "of another day" and other != code
    assert relabelled(other, label) == code
    (tmp_path / FILE).write_bytes(other)
    assert doubloon.game("martinique").is_of_today(Pack(tmp_path / FILE)), "for its functions are the same"


def test_without_numba_everybody_plays() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA, *OWN], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(OWN)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody forks here")
def test_a_process_that_is_forked_has_packed_rules_too() -> None:
    done = subprocess.run([sys.executable, "-c", FORKED], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def break_off(game: doubloon.Game, table: doubloon.Table) -> None:
    """Have the rules write beyond their memory, which is a real trap."""
    engine, (block, slot) = game.packed, game.packed.desk.blank["apply"]
    engine.desk.blank["apply"] = (np.where(np.arange(len(block)) == packed.FIRST, NOWHERE, block), slot)
    seat = table.acting[0]
    with pytest.raises(doubloon.Error, match="the rules broke off, and nothing has changed: out of bounds memory access"):
        engine.apply(table._state, seat, engine.legal(table._state, seat)[0])


@pytest.mark.parametrize("way", ["quick_caller", "usual_caller"])
def test_a_trap_is_a_sentence_and_harms_nothing(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "quick_caller", getattr(packed, way))
    game = doubloon.game("buried-treasure")
    table = game.start(2, "trap")
    before, desk = table._state.tobytes(), game.packed.desk
    desk.lay()
    for _ in range(3):
        break_off(game, table)
        assert table._state.tobytes() == before
    bench, seat = desk.bench, table.acting[0]
    moves = game.packed.legal(table._state, seat)
    assert moves == game.plain.legal(table._state, seat) and desk.bench is bench
    game.packed.apply(table._state, seat, moves[0])
    assert table._state.tobytes() != before


def test_a_rule_that_refuses_to_go_on_is_a_trap_too() -> None:
    pack = doubloon.game("buried-treasure").pack
    assert pack is not None
    bench = pack.bench()
    with pytest.raises(Trap, match="a rule refused to go on"):
        bench.enter(lambda at: bench.block.__setitem__(packed.STATUS, 1))


def test_nobody_works_where_rules_broke_off() -> None:
    game = doubloon.game("buried-treasure")
    with workshops(game, 1) as (shop,):
        pass
    with workshops(game, 1) as (again,):
        assert again is shop
    with pytest.raises(Trap), workshops(game, 1) as (shop,):
        raise Trap("the rules broke off.")
    with workshops(game, 1) as (another,):
        assert another is not shop


def test_a_call_as_wasmtime_would_have_it_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = doubloon.game("buried-treasure").start(2, "tree")
    pack = table.game.pack
    assert pack is not None
    quick = grown(table, pack.bench(), ITERATIONS)
    monkeypatch.setattr(packed, "quick_caller", missing)
    assert grown(table, pack.bench(), ITERATIONS) == quick


def missing(*_: Any) -> Any:
    """Private parts that have gone."""
    raise AttributeError("there is no such thing")


def test_arrays_from_elsewhere_come_and_go_by_copy() -> None:
    pack = doubloon.game("buried-treasure").pack
    assert pack is not None
    bench, game = pack.bench(), doubloon.game("buried-treasure")
    state, out = game.start(2, "copy")._state, np.zeros(len(game.numbering), np.int64)
    top = bench.top
    count = bench.call(doubloon.core.engine.legal_at, state, 0, 0, out)
    assert out[:count].tolist() == game.packed.legal(state, 0) and bench.top == top


def test_each_thread_has_rules_of_its_own() -> None:
    game = doubloon.game("buried-treasure")

    def played(seed: int) -> bytes:
        state = game.start(2, f"{seed}")._state
        while game.packed.acting(state):
            seat = game.packed.acting(state).bit_length() - 1
            game.packed.apply(state, seat, game.packed.legal(state, seat)[0])
        return state.tobytes()

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(played, range(40))) == [played(seed) for seed in range(40)]


def test_memory_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "MOST_MEMORY", 8 << 20)
    pack = doubloon.game("buried-treasure").pack
    assert pack is not None
    with pytest.raises(doubloon.Error, match="8 MiB"):
        PackedBench(pack).array(16 << 20, np.uint8)


def test_a_file_without_a_label_is_none_of_ours() -> None:
    with pytest.raises(doubloon.Error, match="bears no label"):
        read_label(b"\0asm\1\0\0\0")


def made(folder: Path, text: str) -> Any:
    """The function `rule` of a module of that text."""
    file = folder / f"made_{abs(hash(text))}.py"
    file.write_text(text)
    names: dict[str, Any] = {"__name__": "doubloon.made"}
    exec(compile(text, str(file), "exec"), names)
    return names["rule"]


def test_a_fingerprint_is_of_code_and_values_and_of_no_words(tmp_path: Path) -> None:
    text = "GOLD = 3\ndef part(x):\n    return x + GOLD\ndef rule(x):\n    return part(x) * 2\n"
    first = fingerprint([made(tmp_path, text)])
    worded = text.replace("def rule(x):", 'def rule(x: int) -> int:\n    """Twice."""  # and more')
    assert fingerprint([made(tmp_path, worded)]) == first
    for change in (("GOLD = 3", "GOLD = 4"), ("x + GOLD", "x - GOLD"), ("* 2", "* 3")):
        assert fingerprint([made(tmp_path, text.replace(*change))]) != first
