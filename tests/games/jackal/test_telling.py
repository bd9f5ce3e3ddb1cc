"""What is told of a game of Jackal: everything that happens, nothing before its cause, and everybody by his name."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import doubloon
from doubloon.core.words import LANGUAGES
from doubloon.games.jackal.state import ALL_SORTS, SEASONED

from ...sample import in_turns
from .tables import GAME, at, first, kinds, walk

NAMES = ("Anne", "Bart", "Calico", "Davy")


def sentences(told: list[doubloon.Told], language: str = "en") -> str:
    """What a reader is told."""
    return " ".join(GAME.words(language).tell(one, NAMES) for one in told)


# Swimming.


def test_who_is_sent_into_the_water_is_said_to_swim() -> None:
    """§3.13"""
    told = walk(at("arrow/n empty", "empty down-empty", pirates=[["B3"], []], ships=["A4", "D4"]), "1 B2")
    assert kinds(told) == ["went", "went", "splashed"]
    assert first(told, "splashed") == {"seat": 0, "pirate": "A-1", "cell": "B1"}
    assert "A-1 swims at B1" in sentences(told)
    assert "A-1 в воде на B1" in sentences(told, "ru")


def test_who_swims_on_is_said_to_swim() -> None:
    """§3.8"""
    told = walk(at("empty empty ?", pirates=[["C1"], []]), "1 D1")
    assert kinds(told) == ["swam"]
    assert "A-1 swims to D1" in sentences(told)
    assert "A-1 плывёт на D1" in sentences(told, "ru")


def test_a_swimmer_goes_ashore_on_a_face_down_tile_and_is_said_to_go() -> None:
    """§12.7, §4.1"""
    table = at("empty down-empty ?", abilities="A-1 swimmer", pirates=[["C1"], []])
    assert table.why_not(0, "1 C2") is None
    assert kinds(walk(table, "1 C2")) == ["went", "turned"]


def test_who_lands_on_a_face_down_tile_is_said_to_go() -> None:
    """§3.6, §4.1"""
    assert kinds(walk(at("down-empty ?"), "1 B2")) == ["went", "turned"]


def test_a_coin_sinks_before_its_pirate_swims_and_a_cannon_tells_it_too() -> None:
    """§5.5, §4.21"""
    table = at("cannon/n empty", "empty down-empty", pirates=[["B3"], []], coins={"B3": 1}, ships=["A4", "D4"])
    assert kinds(walk(table, "1 B2 coin")) == ["went-dragging", "shot-out", "sank", "splashed"]


def test_who_comes_aboard_does_not_swim() -> None:
    """§3.13, §3.7"""
    told = walk(at("arrow/n empty", "empty down-empty", pirates=[["B3"], []], ships=["B1", "D4"]), "1 B2")
    assert kinds(told) == ["went", "went"]
    assert kinds(walk(at("empty ?", pirates=[["B2"], []]), "1 A1")) == ["went"]


# Bottles.


def test_what_a_bottle_did_in_a_pit_is_told() -> None:
    """§9.5"""
    table = at("pit empty", "empty down-empty", pirates=[["B2"], []], trapped=["A-1"], bottles=[1, 0])
    walk(table, "sail A2")
    told = walk(table, "bottle 1")
    assert kinds(told) == ["opened-bottle", "led-out"]
    assert "A-1 climbs out of the pit" in sentences(told)
    assert "A-1 выбирается из ямы" in sentences(told, "ru")


@pytest.mark.parametrize(("abilities", "space"), [("", 5), ("A-1 pathfinder", 4)])
def test_what_a_bottle_did_in_a_labyrinth_is_told(abilities: str, space: int) -> None:
    """§9.5, §12.11"""
    table = at("labyrinth-5 empty", "empty down-empty", pirates=[["B2/2"], []], bottles=[1, 0], abilities=abilities)
    walk(table, "sail A2")
    told = walk(table, "bottle 1")
    assert kinds(told) == ["opened-bottle", "led-through"]
    assert first(told, "led-through") == {"seat": 0, "pirate": "A-1", "space": space}
    assert f"A-1 comes straight to space {space}" in sentences(told)
    assert f"A-1 сразу попадает на место {space}" in sentences(told, "ru")


def test_who_gave_the_missionary_his_bottle_is_told_and_that_he_found_it_himself() -> None:
    """§9.3, §9.6"""
    table = at("empty empty", "empty down-empty", pirates=[["B2"], []], bottles=[1, 0], missionary={"place": "C2", "keeper": 1})
    walk(table, "sail A2")
    told = walk(table, "bottle missionary")
    assert kinds(told) == ["converted"]
    assert "A bottle from Anne" in sentences(told) and "Bart has one more pirate" in sentences(told)
    told = walk(at("empty down-bottle-1", "empty down-empty", missionary={"place": "B2", "keeper": 0}), "missionary C2")
    assert "finds a bottle on C2" in sentences(told) and "from" not in sentences(told)


# Causes come first.


def test_deaths_and_rescues_are_told_after_the_sailing_that_caused_them() -> None:
    """§3.4"""
    told = walk(at("empty empty empty ?", pirates=[["B1"], ["C1"]], ships=["A1", "F3"]), "sail C1")
    assert kinds(told) == ["sailed", "taken-aboard", "died"]


def test_the_ogre_has_his_dessert_after_the_meal() -> None:
    """§4.27, §12.16"""
    rows, there = ("empty ogre", "empty down-empty"), {"pirates": [["B2"], []], "coins": {"B2": 1}}
    assert kinds(walk(at(*rows, **there), "1 C2 coin")) == ["went-dragging", "died", "ate-coin"]
    told = walk(at(*rows, **there, abilities="A-1 iron-belly"), "1 C2 coin")
    assert kinds(told) == ["went-dragging", "spat-out", "sent-home", "ate-coin"]


STEPS = ("went", "went-dragging")
MAULERS = ("bear-woke", "bear-walked", "converted", "found-letter", *STEPS)
ENDS = ("voted", "stood-still", "all-found", "nobody-left")
CAUSES: dict[str, tuple[str, ...]] = {
    "taken-aboard": ("sailed",), "turned": STEPS, "delivered": ("went-dragging", "lifted", "shot-out"),
    "sank": ("went-dragging", "shot-out"), "splashed": (*STEPS, "shot-out"), "fought": (*STEPS, "advanced"),
    "sent-home": ("fought", "mauled", "hit", "shot", "spat-out"), "slept": STEPS, "fell": STEPS, "freed": STEPS,
    "found-coins": ("turned",), "found-bottles": ("turned",), "turned-back": STEPS, "shouted": STEPS, "lifted": STEPS,
    "saw": ("peeked",), "missed": ("fired",), "hit": ("fired",), "rolled": STEPS, "shot-out": STEPS, "smoked": ("turned",),
    "bear-woke": STEPS, "mauled": MAULERS, "missionary-found": ("turned",), "led-out": ("opened-bottle",),
    "led-through": ("opened-bottle",), "found-letter": ("turned",), "spat-out": STEPS, "ate-coin": ("died", "spat-out"),
    "voted": ("agreed",), "warned": ("refused",), "scored": ENDS, "won": ("scored",), "solved": ("turn-ended",),
    "unsolved": ("turn-ended",),
}  # fmt: skip
"""What must have been told in the same turn before something can be."""
DEATHS = {
    "enemy-ship": ("went", "went-dragging", "swam", "shot-out"), "sea-fight": ("swam", "splashed"), "ogre": STEPS, "cycle": STEPS,
    "no-way": STEPS, "edge": (*STEPS, "shot-out"), "bear": ("mauled",), "overrun": ("sailed",),
}  # fmt: skip
OF_THE_SAME = ("splashed", "slept", "fell", "turned-back", "shouted", "lifted", "shot-out", "delivered", "led-out", "led-through")
"""What must have been caused by the same pirate's step."""


def assert_caused(event: doubloon.Told, before: list[doubloon.Told]) -> None:
    """Whatever caused it was told before."""
    causes = DEATHS[str(event.args["cause"])] if event.kind == "died" else CAUSES.get(event.kind)
    if causes:
        same = [one for one in before if event.kind not in OF_THE_SAME or one.args.get("pirate") == event.args["pirate"]]
        assert any(one.kind in causes for one in same), f"{event} is told before {causes}: {before}"


VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"island": 1}),
    (4, {"island": 4, "teams": "yes"}),
    (3, {"island": "classic"}),
    (2, {"island": "BBBB/BFMB/BFMM/FFMM/FFMM", "tiles": ALL_SORTS, "abilities": SEASONED[0]}),
    (2, {"island": "BBBB/BFMB/BFMM/FFMM/FFMM", "tiles": ALL_SORTS, "abilities": SEASONED[1]}),
    (1, {"puzzle": 3}),
]


@pytest.mark.parametrize("number", in_turns(range(len(VARIANTS)), 3))
def test_nothing_is_told_before_its_cause(number: int) -> None:
    """§3.10: random games, every event with all that was told before it in its turn."""
    seats, options = VARIANTS[number]
    for seed in range(3):
        table = GAME.start(seats, f"cause {seed}", edition={"patience": {"vote": 2, "standstill": 6}}, **options)
        chance = random.Random(seed)
        turn, before = -1, []
        for _ in range(250):
            if table.over:
                break
            now = table.view(None)["turns"]
            turn, before = now, before if now == turn else []
            table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
            for news in table.log[-1].news:
                assert_caused(news.told, before)
                before.append(news.told)


# Everybody by his name.


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_labels_and_drawings_name_a_pirate_in_one_way(language: str) -> None:
    """§1.5: `A-1`, and neither `A1` nor `pirate 1`."""
    words = GAME.words(language)
    table = GAME.start(2, "names", abilities=SEASONED[0])
    chance = random.Random(1)
    named = 0
    for _ in range(60):
        said = [words.label(move, NAMES) for move in table.moves(table.acting[0])]
        console = Console(width=80, file=io.StringIO())
        console.print(GAME.modules["text"].draw(table.view(None), words, NAMES))
        drawn = console.file.getvalue()
        assert all(piece["name"] in drawn for crew in table.view(None)["crews"] for piece in crew)
        table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
        said += [words.tell(news.told, NAMES) for news in table.log[-1].news]
        assert not re.search(r"(pirate|пират) ?[123]\b", f"{said} {drawn}")
        named += bool(re.search(r"\b[AB]-[123]\b", " ".join(said)))
    assert named > 40


def test_a_move_may_name_an_own_pirate_in_full() -> None:
    """§3.1"""
    table = at("pit empty", "labyrinth-3 down-empty", pirates=[["B2", "B3"], []], trapped=["A-1"], bottles=[1, 0])
    assert str(table.read(0, "A-2 on")) == str(table.read(0, "a-2  on")) == "2 on"
    table.play(0, "A-2 on")
    assert table.log[-1].move == table.game.move(table.log[-1].move.id) and str(table.log[-1].move) == "2 on"
    table.play(0, "bottle A-1")
    assert table.record()["moves"] == [(0, "2 on"), (0, "bottle 1")]


def test_a_move_that_names_another_s_pirate_is_refused_with_a_sentence() -> None:
    """§3.1"""
    table = at("empty empty", "empty down-empty", pirates=[["B2"], ["C2"]])
    with pytest.raises(doubloon.BadMove, match="'B-1 C3' names a pirate of B; expected one of A's, A-1 to A-3"):
        table.play(0, "B-1 C3")
    assert not table.log


def test_in_smoke_one_names_the_pirates_one_moves_and_a_bullet_hits_anybody() -> None:
    """§4.22, §4.16"""
    table = at("empty empty", "empty down-empty", pirates=[["B2"], ["C2"]], smoke=2)
    assert table.acting == (1,)
    assert [str(move) for move in table.moves(1) if move.args.get("pirate") == "A-1"]
    assert str(table.play(1, "A-1 B3")[0].args["pirate"]) == "A-1"
    table = at("down-musket empty", "empty down-empty", pirates=[[], ["C2", "C2"]])
    walk(table, "A-1 B2", "fire east", "hit B-2")
