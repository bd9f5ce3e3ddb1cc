"""What the bots of Jackal know: ways over the island, what a position is worth, and ends that can be proven."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from importlib import import_module
from itertools import count
from typing import Any

import pytest

import doubloon
from doubloon.bots import bot
from doubloon.core.plain import PlainRecord

from .tables import GAME, at, walk

KNOWS = GAME.twin.modules["bot"]
WAITING, WAYS = (import_module(f"{KNOWS.__name__}.{part}") for part in ("waiting", "ways"))
CELL_NAMES = GAME.twin.modules["components"].CELL_NAMES
TERMS = list(KNOWS.WEIGHTS)
FAR = KNOWS.FAR
Phase = GAME.twin.modules["components"].Phase

compiled_only = pytest.mark.skipif(bool(os.environ.get("DOUBLOON_PLAIN")), reason="bots that search run compiled only")


def record(table: doubloon.Table) -> Any:
    """The table's record for plain rules."""
    return PlainRecord(GAME.layout, table._state[0])


def ways(table: doubloon.Table, which: Callable[..., Any], seat: int = 0) -> dict[str, int]:
    """Actions to every tile that can be reached at all."""
    s = record(table)
    found = which(s, seat, KNOWS.survey(s))
    near = {cell: KNOWS.actions(found, cell) for cell in range(len(CELL_NAMES)) if KNOWS.is_land(s, cell)}
    return {CELL_NAMES[cell]: n for cell, n in near.items() if n < FAR}


def terms(table: doubloon.Table, seat: int = 0) -> dict[str, int]:
    """What a seat has of every term."""
    s = record(table)
    return {name: KNOWS.term(s, seat, k) for k, name in enumerate(TERMS)}


def out(*rows: str, **position: Any) -> dict[str, int]:
    """Ways of A's crew from B2, where its first pirate stands; the others are dead."""
    return ways(at(*rows, pirates=[["B2", "dead", "dead"], ["dead"] * 3], **position), KNOWS.ways_out)


def home(*rows: str, **position: Any) -> dict[str, int]:
    """Ways of a coin to A's ship at A1, which lies still unless somebody is said to be aboard."""
    return ways(at(*rows, **{"pirates": [["dead"] * 3, ["dead"] * 3]} | position), KNOWS.ways_home)


# Ways out.


def test_a_pirate_walks_a_tile_an_action() -> None:
    """§3.5"""
    assert out("empty empty empty", "empty empty empty") == {"B2": 0, "C2": 1, "D2": 2, "B3": 1, "C3": 1, "D3": 2}


def test_arrows_horses_trampolines_and_ice_carry_him() -> None:
    """§3.10"""
    assert out("empty arrow/e empty empty")["D2"] == 1
    assert out("empty arrow/e arrow/e empty")["E2"] == 1
    assert out("empty ice ice empty")["E2"] == 1
    assert out("empty arrow/e ice empty")["E2"] == 1
    assert out("empty trampoline empty empty")["E2"] == 1
    assert out("empty horse empty empty empty", "empty empty empty empty empty")["E3"] == 1
    assert out("empty arrow/w empty empty").get("D2") is None


def test_over_ice_he_comes_only_straight() -> None:
    """§4.7"""
    far = out("empty ogre ogre", "ogre ice empty", "ogre ogre empty")
    assert far["D4"] == 1 and far["D3"] == 2


def test_pits_ogres_crocodiles_and_cannons_are_no_way() -> None:
    """§4.8, §4.10, §4.21, §4.27"""
    for trap in ("pit", "ogre", "crocodile", "cannon/e"):
        assert "D2" not in out(f"empty {trap} empty")


def test_barrels_labyrinths_and_tiles_face_down_hold_him_up() -> None:
    """§4.4, §4.26"""
    assert out("empty barrel empty")["D2"] == 3
    assert out("empty labyrinth-3 empty")["D2"] == 4
    assert out("empty ? empty")["D2"] == 3


def test_deep_in_a_labyrinth_each_space_counts() -> None:
    """§4.26"""
    table = at("labyrinth-5 empty", pirates=[["B2", "dead", "dead"], ["dead"] * 3])
    far = []
    for space in range(5):
        table._state["space"][0][0] = space
        far.append(ways(table, KNOWS.ways_out)["C2"])
    assert far == [5, 4, 3, 2, 1]


def test_who_sleeps_comes_later_and_who_is_trapped_or_swims_comes_not() -> None:
    """§4.4, §4.8, §3.8"""
    table = at("pit empty", "empty empty", pirates=[["C3", "dead", "dead"]], asleep={"A-1": 1})
    assert ways(table, KNOWS.ways_out)["B3"] == 2
    table = at("pit empty", "empty empty", pirates=[["B2", "A4", "dead"]], trapped=["A-1"], ships=["A1", "D1"])
    assert ways(table, KNOWS.ways_out) == {}


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_ways_out_are_those_of_the_rules(seed: int) -> None:
    """Against trying all that a lone pirate can do."""
    luck = random.Random(seed)
    names = ["empty"] * 6 + ["arrow", "arrow-diagonal", "arrows-2", "arrows-3", "jungle", "fortress", "barrel", "ogre"]
    names += [luck.choice(["ice", "horse", "trampoline"])] * 3
    island = luck.choices(names, k=16)
    island[0] = "empty"
    turned = [f"{name}/{luck.choice('nesw')}" if "arrow" in name else name for name in island]
    rows = [" ".join(turned[row * 4 : row * 4 + 4]) for row in range(4)]
    table = at(*rows, coins={"B2": 1}, pirates=[["B2", "dead", "dead"], ["dead"] * 3])
    places = [name for name, tile in table.position()["tiles"].items() if tile not in ("ice", "ogre")]
    known, tried = ways(table, KNOWS.ways_out), tried_out(table)
    assert {name: known.get(name) for name in places} == {name: tried.get(name) for name in places}


def tried_out(table: doubloon.Table) -> dict[str, int]:
    """In which action the first pirate can first come to each tile, by trying all he can do, empty-handed."""
    engine = GAME.plain
    first: dict[str, int] = {}
    edge, seen = [table._state], set()
    for action in count():
        later = []
        while edge:
            state = edge.pop()
            s = state[0]
            steps = [int(cell) for cell in s["step_to"][: s["steps"]]] if action else [int(s["at"][0])]
            for cell in steps:
                first.setdefault(CELL_NAMES[cell], action)
            if s["phase"] != Phase.GO:
                place = (int(s["at"][0]), int(s["nap"][0]))
                if place in seen or place[0] < 0 or s["ground"][place[0]] > 3:
                    continue
                seen.add(place)
            for move in engine.legal(state, 0):
                name = str(GAME.move(move))
                if "coin" not in name and name != "propose end":
                    after = state.copy()
                    engine.apply(after, 0, move)
                    if after["turn"][0] == 1:
                        engine.apply(after, 1, engine.legal(after, 1)[0])
                    (edge if s["phase"] == Phase.GO else later).append(after)
        if not later:
            return first
        edge = later
    raise AssertionError


ISLAND = ("empty empty empty empty", "empty ? ? empty", "empty ? ? empty", "empty empty empty empty")


def test_who_is_aboard_may_sail_before_he_lands() -> None:
    """§3.2, §3.6"""
    far = [
        ways(at(*ISLAND, pirates=[["A1"] * aboard + ["dead"] * (3 - aboard), ["dead"] * 3]), KNOWS.ways_out)
        for aboard in (1, 2, 3)
    ]
    assert [ways["B2"] for ways in far] == [1, 1, 1]
    assert [ways["E2"] for ways in far] == [4, 3, 2], "by land it is four"
    assert [ways["E5"] for ways in far] == [6, 5, 4], "by land it is six, for tiles face down take time"


def test_a_ship_that_somebody_sails_comes_to_meet_the_gold() -> None:
    """§3.2, §5.6"""
    assert home(*ISLAND)["E2"] == 4
    assert home(*ISLAND, pirates=[["A1", "E2", "dead"], ["dead"] * 3])["E2"] == 4
    assert home(*ISLAND, pirates=[["A1", "A1", "E2"], ["dead"] * 3])["E2"] == 3


@pytest.mark.parametrize("cell", ["A1", "C1", "G1", "G4", "A7", "D7", "G7"])
def test_a_ship_sails_as_the_rules_let_it(cell: str) -> None:
    """§1.6, §3.2"""
    table = at(*["empty " * 5] * 5, ships=[cell, "D1"], pirates=[[cell] * 3, ["dead"] * 3])
    s = record(table)
    start = CELL_NAMES.index(cell)
    sailed = WAYS.sailed(WAYS.set_with(start), 3, KNOWS.survey(s)[WAYS.WATER])
    berths = {CELL_NAMES[one] for one in range(len(CELL_NAMES)) if WAYS.is_in(sailed, one)}
    by_rule = {move.args["cell"] for move in table.moves(0) if move.kind == "sail"}
    assert by_rule - berths <= {"E1", "F1", "G1", "C1", "B1"}, "over a ship it comes farther"
    assert {one for one in berths if one not in (cell, "D1")} <= by_rule


# Ways home.


def test_a_coin_is_dragged_aboard_the_way_a_pirate_walks() -> None:
    """§5.1, §5.6"""
    assert home("empty empty empty", "empty empty empty") == {"B2": 1, "C2": 2, "D2": 3, "B3": 2, "C3": 2, "D3": 3}


def test_a_balloon_takes_it_straight_home() -> None:
    """§4.15"""
    assert home("empty empty empty empty balloon")["E2"] == 1


def test_arrows_and_ice_speed_it_up() -> None:
    """§3.10"""
    assert home("empty arrow/w arrow/w empty")["E2"] == 2
    assert home("empty ice ice empty")["E2"] == 2
    assert home("empty empty empty", "empty horse empty", "empty empty empty", ships=["A2", "E1"])["D4"] == 1


def test_gold_goes_neither_through_jungles_nor_past_crocodiles() -> None:
    """§5.3"""
    for wall in ("jungle", "shrine", "fortress", "crocodile", "ogre", "cannon/e"):
        assert home(f"empty {wall} empty") == {"B2": 1} | ({"C2": 2} if wall in ("jungle", "shrine", "fortress") else {})


def test_a_tile_face_down_must_be_turned_before_gold_can_cross_it() -> None:
    """§5.2"""
    assert home("empty ? empty")["D2"] == 5
    assert home("empty ? empty", "empty empty empty")["D2"] == 3


def test_allies_bring_gold_to_either_ship() -> None:
    """§13.2"""
    assert home("empty empty empty empty empty empty", teams="yes")["G2"] == 1


# Terms.


def test_evaluate_is_the_weighted_sum_of_the_terms_as_far_as_they_tell() -> None:
    """So that lab/fit.py fits what search uses."""
    table = GAME.start(2, "terms")
    mate = bot("deckhand")
    for n in range(30):
        for seat in table.acting:
            table.play(seat, mate.choose(table, seat, seed=str(n)))
    assert not table.over
    table._state["quiet"] = 0
    s, standing = record(table), GAME.plain.evaluate(table._state)
    for seat in range(2):
        weighed = sum(KNOWS.WEIGHTS[name] * n for name, n in terms(table, seat).items()) + apart(table, seat)
        assert standing[seat] == weighed * KNOWS.telling(s) // 100
    assert any(terms(table, seat)["tiles"] > 0 for seat in range(2))


def apart(table: doubloon.Table, seat: int = 0) -> int:
    """What a crew loses by its ways to each other."""
    s = record(table)
    return KNOWS.far_from_mates(s, seat, KNOWS.ways_out(s, seat, KNOWS.survey(s)))


def test_a_lead_tells_the_more_the_less_is_still_to_come() -> None:
    """§10.6"""
    leads = []
    for hidden in ("empty 1", "chest-1 1", "chest-5 1"):
        table = at("empty empty empty ?", holds=[3, 2], box=hidden)
        ahead, behind = GAME.plain.evaluate(table._state)[:2]
        leads.append((KNOWS.coins_to_come(record(table)), ahead - behind))
    assert [coins for coins, _ in leads] == [0, 1, 5]
    assert leads[0][1] > leads[1][1] > leads[2][1] > 0
    assert KNOWS.coins_to_come(record(at("empty empty empty ?", coins={"C2": 2}, box="chest-5 1"))) == 7


def test_a_swimmer_wants_to_be_near_a_ship_and_somebody_in_a_pit_a_mate() -> None:
    """§1.6, §3.8, §4.8"""
    rows = ("empty empty empty empty", "empty empty empty empty")
    waters = [
        (cell, KNOWS.strokes(record(at(*rows, pirates=[[cell]])), 0, CELL_NAMES.index(cell))) for cell in ("B1", "A2", "D1", "A4")
    ]
    assert waters == [("B1", 1), ("A2", 1), ("D1", 3), ("A4", 3)]
    near, far = (apart(at(*rows, pirates=[[cell, "dead", "dead"]])) for cell in ("B1", "D1"))
    assert 0 > near > far
    near, far = (apart(at("pit empty empty empty", pirates=[["B2", cell, "dead"]], trapped=["A-1"])) for cell in ("C2", "E2"))
    assert 0 > near > far


def test_when_nothing_comes_there_is_time_to_fetch_swimmers() -> None:
    """§3.8, §10.4"""
    rows, pull = ("empty empty empty ?", "empty empty empty empty"), {}
    for rounds in (0, 12):
        (near, _), (far, _) = (after(rounds, *rows, pirates=[[cell, "B2", "dead"]]) for cell in ("B1", "D1"))
        pull[rounds] = near - far
    assert pull[12] > 4 * pull[0] > 0


# Whether anything comes any more.


def still(rounds: int, *rows: str, **position: Any) -> float:
    """How likely the game is to end as it stands when nothing has come for so many rounds."""
    return KNOWS.stillness(record(at(*rows, quiet=2 * rounds, **position)))


def test_the_longer_nothing_comes_the_likelier_nothing_will() -> None:
    """§10.4"""
    position: dict[str, Any] = {"pirates": [["B2"], ["C2"]], "holds": [3, 2], "box": "chest-5 1"}
    sure = [still(rounds, "empty empty empty ?", **position) for rounds in (0, 2, 6, 12, 30)]
    assert sure[0] == sure[1] == 0 < sure[2] < sure[3] < sure[4] <= WAITING.MOST_STILL < 1
    assert still(1, "empty empty empty ?", **position | {"holds": [9, 2]}) == WAITING.MOST_STILL


def test_who_has_not_won_is_the_one_to_set_out() -> None:
    """§10.4"""
    rows = "empty empty empty empty ?"
    near, far = (still(12, rows, pirates=[[cell], ["B2"]], holds=[0, 1], box="chest-2 1") for cell in ("E2", "C2"))
    assert near < far
    near, far = (still(12, rows, pirates=[[cell], ["B2"]], holds=[1, 0], box="chest-2 1") for cell in ("E2", "C2"))
    assert near == far
    near, far = (still(12, rows, pirates=[[cell], ["B2"]], holds=[0, 2], box="chest-2 1") for cell in ("E2", "C2"))
    assert near < far, "to draw level is something, too"
    near, far = (still(12, rows, pirates=[[cell], ["B2"]], holds=[0, 3], box="chest-2 1") for cell in ("E2", "C2"))
    assert near == far


def test_where_all_is_turned_the_way_to_the_last_gold_and_back_counts() -> None:
    """§10.2"""
    rows = "empty empty empty empty empty"
    near, far = (still(12, rows, pirates=[["B2", "dead", "dead"]], coins={cell: 1}, holds=[0, 0]) for cell in ("C2", "E2"))
    assert near < far


def bored(rounds: int, *rows: str, **position: Any) -> float:
    """What waiting costs A when nothing has come for so many rounds."""
    return float(KNOWS.boredom(record(at(*rows, quiet=2 * rounds, **position)), 0))


def test_whoever_waits_for_nothing_gets_bored_the_more_the_further_he_is_away() -> None:
    """§10.4"""
    rows = "empty empty empty empty empty empty ?"
    crews: dict[str, list[list[str]]] = {cell: [[cell, "dead", "dead"]] for cell in ("B2", "E2", "G2")}
    assert bored(1, rows, pirates=crews["B2"]) == 0
    assert bored(4, rows, pirates=crews["B2"]) < bored(12, rows, pirates=crews["B2"]) <= WAITING.BORING
    far, nearer, near = (bored(12, rows, pirates=one, holds=[9, 0]) for one in crews.values())
    assert far > nearer > near > 0, "even if he leads"


def test_swimmers_of_a_crew_that_is_nowhere_else_are_less_bored_near_their_ship() -> None:
    """§3.8, §10.4"""
    rows = ("empty empty empty ?", "empty empty empty empty")
    near, far = (bored(12, *rows, pirates=[[cell, "dead", "dead"]]) for cell in ("B1", "D1"))
    assert near < far < WAITING.BORING


def test_a_swimmer_makes_for_his_ship() -> None:
    """§3.8"""
    table = at("empty empty empty", "empty empty empty", pirates=[["D1", "B2", "dead"]])
    promise = {str(move): KNOWS.prior(record(table), 0, move.id) for move in table.moves(0)}
    assert promise["1 C1"] > 10 * promise["1 E1"]


def shares(*rows: str, won: int, seats: int = 2, **position: Any) -> list[float]:
    """How content each seat is when the game ends here."""
    return [KNOWS.share(record(at(*rows, **position)), seat, won) for seat in range(seats)]


def test_a_shared_victory_is_little_while_there_is_more_to_find() -> None:
    """§10.2, §10.6"""
    hidden, found = "empty empty empty ?", "empty empty empty empty"
    assert shares(hidden, won=1) == shares(found, won=1) == [1, 0]
    assert shares(hidden, won=3) == [WAITING.RATHER_PLAY / 2] * 2
    assert shares(found, won=3) == [0.5, 0.5]
    assert shares(hidden, won=5, seats=4, teams="yes") == [0.5, 0, 0.5, 0]  # allies share nothing with an enemy


def test_where_only_gold_is_left_that_nobody_fetches_a_fair_end_is_worth_something() -> None:
    """§10.2"""
    rows, gold = "empty empty empty empty", {"coins": {"C2": 1}}
    going_on, agreed = (shares(rows, won=3, phase=phase, **gold) for phase in ("act", "over"))
    assert going_on == [0.5, 0.5] and agreed == [WAITING.CONTENT / 2] * 2
    grace = {quiet: shares(rows, won=1, phase="over", quiet=quiet, **gold)[1] for quiet in (0, 25, 50, 70, 71)}
    assert grace[0] == WAITING.GRACE < grace[25] < grace[50] == grace[70] == 2 * WAITING.GRACE
    assert grace[71] == 0, "who waits until time is up gets nothing"


@compiled_only
def test_four_who_fight_over_the_last_coin_agree_when_everybody_is_asked() -> None:
    """§10.4"""
    captain = bot("captain:400")
    captain.threads = 1
    table = at(
        "empty empty empty empty", seats=4, quiet=101, phase="vote", vote={"asked": "A"}, holds=[1, 1, 2, 1], coins={"C2": 1},
        pirates=[["B2"], ["C2"], ["D2"], ["E2"]],
    )  # fmt: skip
    for asked in range(4):
        table.play(asked, str(captain.choose(table, asked, seed="vote")))
    assert table.over and table.winners == (2,)


@compiled_only
def test_a_captain_who_is_behind_turns_the_last_tile_before_the_game_stands_still() -> None:
    """§10.4"""
    captain = bot("captain:400")
    captain.threads = 1
    table = at("empty empty empty empty ?", quiet=69, pirates=[["E2"], ["B2"]], holds=[1, 2], box="chest-2 1")
    assert str(captain.choose(table, 0, seed="still")) == "1 F2"


def after(rounds: int, *rows: str, **position: Any) -> list[float]:
    """What both have when nothing has come for so many rounds, whatever it tells."""
    table = at(*rows, quiet=2 * rounds, **position)
    return [worth * 100 / KNOWS.telling(record(table)) for worth in GAME.plain.evaluate(table._state)[:2]]


def test_what_is_only_fought_over_loses_its_charm_while_there_are_tiles_to_turn() -> None:
    """§10.4"""
    charm = {}
    for last in ("?", "empty"):
        for rounds in (0, 12):
            both = (
                after(rounds, f"empty empty empty {last}", pirates=[["B2"], ["D2"]], coins=coins) for coins in ({"C2": 1}, {})
            )
            (with_gold, _), (without, _) = both
            charm[last, rounds] = with_gold - without
    assert 0 < charm["?", 12] < charm["?", 0] / 2
    assert charm["empty", 12] == pytest.approx(charm["empty", 0], abs=2) and charm["empty", 0] > 20


def test_who_cannot_win_any_more_agrees_to_end() -> None:
    """§10.2, §10.6"""
    hopeless = at("empty empty empty ?", holds=[0, 9], box="chest-5 1")
    open_still = at("empty empty empty ?", holds=[0, 4], box="chest-5 1")
    assert KNOWS.worth_of_ending(record(hopeless), 0) > 1 > KNOWS.worth_of_ending(record(open_still), 0)
    assert WAITING.is_decided(record(hopeless)) and not WAITING.is_decided(record(open_still))


def test_who_sits_in_a_pit_for_good_is_no_rival_any_more() -> None:
    """§4.8: only a bottle leads the last man out."""
    position: dict[str, Any] = {"holds": [1, 0], "coins": {"C2": 2}, "pirates": [["B2"], ["D2", "dead", "dead"]]}
    for trapped, bottles, decided in (([], 0, False), (["B-1"], 1, False), (["B-1"], 0, True)):
        table = at("empty empty pit empty", trapped=trapped, bottles=[0, bottles], **position)
        assert WAITING.is_decided(record(table)) == decided, (trapped, bottles)


@compiled_only
def test_a_captain_who_has_won_ends_it() -> None:
    """§10.2: a lead that goes on is worth no more than one that is over."""
    captain = bot("captain:400")
    captain.threads = 1
    table = at("empty empty jungle empty", coins={"D2": 1}, holds=[3, 1], pirates=[["B2"], ["E2"]], quiet=14)
    assert str(captain.choose(table, 0, seed="won")) == "propose end"


def test_a_chest_that_somebody_has_peeked_at_can_still_be_found() -> None:
    """§2.1"""
    peeked = at("empty empty down-chest-5", holds=[0, 4], peeked_by={"D2": ["A"]})
    assert WAITING.coins_to_be_found(record(peeked)) == 5
    assert not WAITING.is_decided(record(peeked))


def test_gold_is_worth_more_the_nearer_it_is_and_nothing_where_nobody_can_fetch_it() -> None:
    """§5.1"""
    worth = [terms(at("empty empty empty empty ?", coins={cell: 1}, pirates=[["B2"]]))["gold"] for cell in ("B2", "C2", "D2")]
    assert worth[0] > worth[1] > worth[2] > 0
    island: tuple[str, dict[str, Any]] = "empty ogre empty ?", {"coins": {"D2": 1}}
    assert terms(at(island[0], pirates=[["B2", "dead", "dead"]], **island[1]))["gold"] == 0
    assert terms(at(island[0], pirates=[["B2", "A1", "dead"]], **island[1]))["gold"] > 0, "whoever is aboard sails round the ogre"


def test_further_coins_of_a_chest_are_worth_less_than_the_first() -> None:
    """§5.1"""
    one, three = (terms(at("empty empty empty ?", coins={"C2": n}, pirates=[["B2"]]))["gold"] for n in (1, 3))
    assert one < three < 3 * one


def test_threats_are_enemies_by_gold_who_can_be_hit_before_they_move() -> None:
    """§6.1, §4.11"""
    rows = ("empty empty bank", "empty empty empty")
    threats = [
        terms(at(*rows, pirates=crews, coins={gold: 1}, turn=turn))["threats"]
        for crews, gold, turn in [
            ([["B2"], ["C2"]], "C2", "A"),
            ([["B2"], ["C2"]], "C2", "B"),
            ([["B2"], ["C2"]], "B2", "A"),
            ([["B2"], ["D3"]], "D3", "A"),
            ([["C2"], ["D2"]], "D2", "A"),
        ]
    ]
    assert threats == [1, 0, 0, 0, 0]


def test_plights_are_counted() -> None:
    """§4.4, §4.8, §3.13, §8.4"""
    table = at("pit empty empty", "empty empty empty", pirates=[["B2", "D3", "A4"]], trapped=["A-1"], asleep={"A-2": 1},
               ships=["A1", "E1"], bear={"cell": "D2"})  # fmt: skip
    had = terms(table)
    assert (had["trapped"], had["asleep"], had["swimming"], had["hunted"]) == (1, 1, 1, 1)


def test_allies_stand_together() -> None:
    """§13.4"""
    table = at(
        "empty empty empty", "empty ? empty", teams="yes", holds=[3, 0, 0, 1], pirates=[["B2"], [], ["C2"]], coins={"C2": 1}
    )
    standing = GAME.plain.evaluate(table._state)
    assert standing[0] == standing[2] > standing[1] == standing[3]


# Promises.


def promise(table: doubloon.Table, move: str) -> float:
    """What the prior says of a move of the seat to act."""
    seat = table.acting[0]
    return GAME.plain.prior(table._state, seat, table.read(seat, move).id)


def test_who_leads_likes_to_end_what_cannot_change_and_who_trails_does_not() -> None:
    """§10.2"""
    leads, led, sure = (
        promise(at("empty empty empty", coins={"C2": 2}, holds=holds), "propose end") for holds in ([1, 0], [0, 1], [3, 0])
    )
    assert led < 0.1 < leads < 1.0 < sure


def test_gold_goes_aboard_first_and_nobody_visits_the_ogre() -> None:
    """§5.6, §4.27"""
    table = at("empty ogre ?", "empty balloon empty", coins={"B2": 1}, pirates=[["B2"]])
    best = max(promise(table, str(move)) for move in table.moves(0))
    assert promise(table, "1 A1 coin") == promise(table, "1 C3 coin") == best
    assert promise(table, "1 C2") < 0.1


# Ends.


def brute(engine: Any, state: Any, me: int, plies: int) -> bool:
    """Whether a seat can force a win in so many turns of both, by trying everything, as the rules alone tell."""
    if engine.acting(state) == 0:
        return engine.winners(state) == 1 << me
    s = state[0]
    if s["hold"][me] - s["hold"][1 - me] > s["coins"].sum():
        return True
    if plies == 0:
        return False
    seat = engine.acting(state) >> 1
    for move in engine.legal(state, seat):
        if str(GAME.move(move)) != "propose end":
            after = state.copy()
            engine.apply(after, seat, move)
            if brute(engine, after, me, plies - (after["turn"][0] != s["turn"])) == (seat == me):
                return seat == me
    return seat != me


@compiled_only
def test_forced_wins_are_found_where_and_only_where_there_are_any() -> None:
    """Against trying everything, on islands of nine tiles."""
    prove = GAME.modules["exact"].solve
    luck = random.Random("ends")
    won = lost = 0
    for _ in range(24):
        island = [luck.choice(["empty", "empty", "empty", "arrow/w", "jungle", "ice", "barrel", "crocodile"]) for _ in range(9)]
        cells = [f"{letter}{row}" for row in (2, 3, 4) for letter in "BCD"]
        stand = [cell for cell, tile in zip(cells, island, strict=True) if tile == "empty"]
        if len(stand) < 3:
            continue
        places = luck.sample(stand, 3)
        table = at(
            *(" ".join(island[row * 3 : row * 3 + 3]) for row in range(3)), coins={places[0]: luck.choice([1, 2])},
            holds=luck.choice([[2, 2], [2, 1], [1, 2]]),
            pirates=[[luck.choice(places[:2]), "dead", "dead"], [places[2], "dead", "dead"]],
        )  # fmt: skip
        proof = prove(table, 0, None)
        assert (proof is not None) == brute(GAME.packed, table._state, 0, 5), table.position()
        won, lost = won + (proof is not None), lost + (proof is None)
        if proof is not None:
            after = table._state.copy()
            GAME.packed.apply(after, 0, proof.worth[0][0])
            assert brute(GAME.packed, after, 0, 4)
    assert won > 3 and lost > 3


@compiled_only
def test_nothing_is_proven_where_a_tile_is_face_down_or_a_die_will_fall() -> None:
    """§4.18"""
    prove = GAME.modules["exact"].solve
    position: dict[str, Any] = {"coins": {"B2": 1}, "pirates": [["B2"]]}
    known = at("empty empty empty", **position)
    assert prove(known, 0, None).worth == [(known.read(0, "1 A1 coin").id, 1.0)]
    assert prove(at("empty empty ?", **position), 0, None) is None
    assert prove(at("empty empty crossroads", **position), 0, None) is None


@compiled_only
def test_when_nothing_can_change_the_winner_lets_the_game_end() -> None:
    """§10.2"""
    admiral = bot("admiral:50")
    table = at("empty empty empty", coins={"C2": 1}, holds=[3, 0], pirates=[["B2"]])
    assert str(admiral.choose(table, 0, seed="end")) == "propose end"
    walk(table, "1 C2", "propose end")
    assert str(admiral.choose(table, 0, seed="end")) == "agree"


# What a captain plays.


@compiled_only
@pytest.mark.parametrize(
    ("rows", "position", "move"),
    [
        (("empty empty empty empty ?",), {"coins": {"B2": 1}, "pirates": [["B2"]]}, "1 A1 coin"),
        (("empty empty empty ?", "empty empty empty empty"), {"coins": {"D2": 1}, "pirates": [["D2"], ["B2"]]}, "sail C1"),
        (("empty empty ogre ?", "empty balloon empty empty"), {"coins": {"D3": 1}, "pirates": [["D3"]]}, "1 C3 coin"),
    ],
)
def test_a_captain_finds_what_is_clear(rows: tuple[str, ...], position: dict[str, Any], move: str) -> None:
    """A fixed number of iterations and a seed."""
    captain = bot("captain:400")
    captain.threads = 1
    assert str(captain.choose(at(*rows, **position), 0, seed="clear")) == move
