"""What the bots know of Buried Treasure, and what the admiral proves."""

from __future__ import annotations

import random
from typing import Any

import pytest

import doubloon
from doubloon.bots import bot
from doubloon.core.plain import PlainRecord
from doubloon.games.buried_treasure import exact
from doubloon.games.buried_treasure.bot import WEIGHTS
from doubloon.games.buried_treasure.components import COLOURS

from .test_rules import columns

GAME = doubloon.catalogue["buried-treasure"]
LAST = {"round": 3, "score_card": 1}


def at(seats: int = 2, variant: str = "basic", **position) -> doubloon.Table:
    """A table of the last round, where the first card pays 10, 8, 6, 4 and half as much, from the facts that matter."""
    return GAME.from_position({"seats": seats, "options": {"variant": variant}, **LAST, **position}, seed="test")


def terms(table: doubloon.Table, seat: int) -> dict[str, int]:
    s = PlainRecord(GAME.layout, table._state[0])
    return {name: int(GAME.twin.modules["bot"].term(s, seat, k)) for k, name in enumerate(WEIGHTS)}


def telling(table: doubloon.Table) -> int:
    """Of a hundred, how much the terms say."""
    return int(GAME.twin.modules["bot"].telling(PlainRecord(GAME.layout, table._state[0])))


def priors(table: doubloon.Table) -> dict[str, float]:
    seat = table.acting[0]
    return {str(move): GAME.plain.prior(table._state, seat, move.id) for move in table.moves(seat)}


def captain(table: doubloon.Table, iterations: int = 600) -> str:
    seat = table.acting[0]
    return str(bot(f"captain:{iterations}").choose(table.world(seat, "captain"), seat, seed="captain"))


# Terms


def test_points_are_those_of_the_sheet() -> None:
    table = at(3, columns=columns("blue-plain"), sheet=[[7, 3, 0], [2, 2, 5]])
    assert [terms(table, seat)["points"] for seat in range(3)] == [9, 5, 5]


def test_a_race_pays_the_first_and_the_second_place_and_ties_pay_nothing() -> None:
    taken = {"columns": columns("blue-plain")}
    apart = [{"red": 3}, {"red": 2}, {"red": 1}, {"red": 1}]
    blue = terms(at(4, **taken, collections=[{}] * 4), 0)["race"]
    assert [terms(at(4, **taken, collections=apart), seat)["race"] - blue for seat in range(4)] == [100, 50, 0, 0]
    tied = [{"red": 3}, {"red": 3}]
    assert terms(at(**taken, collections=tied), 0)["race"] == terms(at(**taken, collections=[{}, {}]), 0)["race"]


def test_a_race_is_the_pay_once_no_card_is_left_and_less_sure_while_more_can_change_hands() -> None:
    lead = [{"red": 3}, {"red": 2}]
    settled = at(columns=columns("blue-plain"), collections=lead)
    contested = at(columns=columns("red-plain red-plain blue-plain"), collections=lead)
    robbers = at(columns=columns("red-4 red-3 blue-plain"), collections=lead)
    sure, less, least = (terms(table, 0)["race"] for table in (settled, contested, robbers))
    assert sure == 100 + (40 + 20) // 2  # a coin decides who is first in blue
    assert sure > less > least > 50


def test_nobody_races_for_a_colour_of_which_he_can_get_no_card() -> None:
    assert (
        terms(at(columns=columns("blue-plain"), collections=[{}, {"red": 2}]), 0)["race"]
        == terms(at(columns=columns("blue-plain")), 0)["race"]
    )


def test_collections_are_worth_something_for_rounds_to_come_and_nothing_for_them_in_the_last() -> None:
    gathered = [{"red": 4}, {"red": 1}]
    assert terms(at(columns=columns("blue-plain"), collections=gathered), 0)["later"] == 0
    rounds = [terms(at(round=n, columns=columns("blue-plain"), collections=gathered), 0)["later"] for n in (1, 2)]
    assert rounds[0] > rounds[1] > 0
    second = at(round=2, columns=columns("blue-plain"), collections=gathered)
    assert terms(second, 0)["later"] > terms(second, 1)["later"]


def test_tempo_is_the_seat_to_take_and_a_hand_is_counted() -> None:
    table = at(variant="advanced", columns=columns("blue-plain"), hands=[{"red": 2, "flag": 1}, {"blue": 1}])
    assert [terms(table, seat)["tempo"] for seat in range(2)] == [1, 0]
    assert [terms(table, seat)["hand"] for seat in range(2)] == [3, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_evaluate_is_the_weighted_sum_of_the_terms_as_far_as_they_tell(seats: int) -> None:
    """So that lab/fit.py fits what search uses."""
    table = GAME.start(seats, "sum", variant="advanced")
    luck = random.Random(1)
    for _ in range(25):
        table.play(table.acting[0], luck.choice(table.moves(table.acting[0])))
        sums = [sum(WEIGHTS[name] * amount for name, amount in terms(table, seat).items()) for seat in range(seats)]
        told = telling(table)
        assert GAME.plain.evaluate(table._state)[:seats] == [weighed * told // 100 for weighed in sums]


def test_a_lead_tells_more_the_fewer_rounds_are_to_come() -> None:
    first, second, last = (telling(at(round=number)) for number in (1, 2, 3))
    assert first < second < last


# Priors


def test_a_gift_that_breaks_a_lone_majority_promises_most() -> None:
    gifts = priors(
        at(3, "advanced", columns=columns("red-plain"), hands=[{}, {}, {}], collections=[{"red": 1}, {"red": 4}, {"red": 3}])
    )
    assert max(gifts, key=lambda move: gifts[move]) == "take 1 to C"
    assert gifts["take 1 to C"] > 3 * gifts["take 1 to B"]


def test_a_gift_that_helps_nobody_but_an_opponent_promises_least() -> None:
    gifts = priors(at(2, "advanced", columns=columns("red-plain"), hands=[{}, {}], collections=[{"red": 1}, {"red": 1}]))
    assert gifts["take 1"] > 5 * gifts["take 1 to B"]


def test_flags_that_turn_a_majority_promise_more_than_plain_cards_and_full_use_of_them_more_than_part() -> None:
    table = at(columns=columns("blue-plain", "red-3"), collections=[{"red": 1, "blue": 1}, {"red": 4, "blue": 1}])
    assert priors(table)["take 2"] > priors(table)["take 1"]
    table.play(0, "take 2")
    promised = priors(table)
    assert promised["rob B 3"] > promised["rob B 1"] >= promised["rob nobody"]


def test_a_card_that_uncovers_a_prize_for_the_next_seat_promises_less() -> None:
    promised = priors(at(columns=columns("red-4 blue-plain", "green-plain blue-plain"), collections=[{"red": 3}, {"red": 2}]))
    assert promised["take 2"] > promised["take 1"]


def test_an_extra_that_finds_a_second_card_promises_more_than_one_that_is_lost() -> None:
    held = [{"red": 2}, {"red": 3}]
    promised = priors(at(columns=columns("red-extra", "blue-plain"), collections=held))["take 1"]
    assert priors(at(columns=columns("red-extra", "red-plain"), collections=held))["take 1"] > promised


# Choices


def test_the_captain_ties_the_leader_by_a_gift() -> None:
    collections = [{"red": 1, "blue": 2}, {"red": 4}, {"red": 3}]
    assert captain(at(3, "advanced", columns=columns("red-plain"), hands=[{}, {}, {}], collections=collections)) == "take 1 to C"


def test_the_captain_robs_the_majority_of_the_dearest_colour() -> None:
    collections = [{"red": 1, "blue": 1}, {"red": 4, "blue": 3}]
    table = at(columns=columns("green-plain red-4", "green-plain blue-4", "green-plain"), collections=collections)
    assert captain(table) == "take 1"


def test_the_captain_does_not_uncover_the_card_that_robs_him() -> None:
    table = at(columns=columns("red-4 blue-plain", "yellow-plain"), collections=[{"red": 5, "blue": 3}, {"red": 2}])
    assert captain(table) == "take 2"


# Proofs


def brute(state: Any, seats: int) -> tuple[int, ...]:
    """The points all end with if each does what is best for itself; of equal moves the first."""
    engine = GAME.packed
    if engine.acting(state) == 0:
        return tuple(engine.scores(state)[:seats])
    seat = engine.acting(state).bit_length() - 1
    return max(outcomes(state, seat, seats), key=lambda points: delight(points, seat))


def outcomes(state: Any, seat: int, seats: int) -> list[tuple[int, ...]]:
    """What each legal move leads to."""
    found = []
    for move in GAME.packed.legal(state, seat):
        after = state.copy()
        GAME.packed.apply(after, seat, move)
        found.append(brute(after, seats))
    return found


def delight(points: tuple[int, ...], seat: int) -> tuple[float, int]:
    share = (points[seat] == max(points)) / points.count(max(points))
    return share, len(points) * points[seat] - sum(points)


def small_table(luck: random.Random, seats: int, variant: str, cards: int) -> doubloon.Table:
    """A last round with a few cards left, uneven collections, and scores so close that every colour matters."""
    deck = [f"{colour}-{action}" for colour in COLOURS[:3] for action in ("plain", "plain", "extra", "extra", "1", "2", "3", "4")]
    drawn = luck.sample(deck, cards)
    cut = sorted(luck.sample(range(1, cards), 2))
    position = {
        "columns": [drawn[: cut[0]], drawn[cut[0] : cut[1]], drawn[cut[1] :]],
        "turn": luck.randrange(seats),
        "score_card": luck.randint(1, 4),
        "collections": [{colour: luck.randrange(4 if seats == 2 else 3) for colour in COLOURS} for _ in range(seats)],
        "sheet": [[luck.randrange(8) for _ in range(seats)]],
    }
    if variant == "advanced":
        known = seats == 2  # of three, nobody would know who holds what
        position |= {"hands": [{luck.choice(COLOURS): 1} if known else {} for _ in range(seats)], "set_aside": {}}
    return at(seats, variant, **position)


@pytest.mark.parametrize(
    ("seats", "variant", "cards", "tables"),
    [(2, "basic", 6, 6), (3, "basic", 5, 6), (4, "basic", 4, 6), (2, "advanced", 3, 2), (3, "advanced", 3, 4)],
)
def test_a_proof_agrees_with_trying_everything(seats: int, variant: str, cards: int, tables: int) -> None:
    luck = random.Random(f"{seats} {variant}")
    told_apart = 0
    for _ in range(tables):
        table = small_table(luck, seats, variant, cards)
        seat = table.acting[0]
        proof = exact.solve(table.world(seat, "proof"), seat, "proof")
        after = outcomes(table._state, seat, seats)
        tried = {move.id: exact.worth_of(list(points), seat) for move, points in zip(table.moves(seat), after, strict=True)}
        assert proof is not None
        assert dict(proof.worth) == pytest.approx(tried)
        assert proof.worth[0][1] == max(tried.values())
        told_apart += len(set(tried.values())) > 1
    assert told_apart > tables // 2


def test_a_proof_in_the_middle_of_a_turn_weighs_every_robbery() -> None:
    table = at(columns=columns("red-plain green-plain", "red-4"), collections=[{"red": 1}, {"red": 3, "green": 1}])
    table.play(0, "take 2")
    proof = exact.solve(table.world(0, "proof"), 0, None)
    assert proof is not None
    assert str(GAME.move(proof.worth[0][0])) == "rob B 3"
    assert len(proof.worth) == 4


def test_a_proof_and_a_prior_know_that_a_gift_is_not_there_to_be_stolen_yet() -> None:
    """§6.5, ruling R10"""
    collections = [{"red": 1}, {"red": 2}, {"red": 1}]
    table = at(3, "advanced", columns=columns("green-plain red-4"), hands=[{}, {}, {}], collections=collections)
    table.play(0, "take 1 to B")
    assert list(priors(table)) == ["rob nobody", "rob B 1", "rob B 2", "rob C 1"]
    proof = exact.solve(table.world(0, "proof"), 0, None)
    assert proof is not None and len(proof.worth) == 4
    assert str(GAME.move(proof.worth[0][0])) == "rob B 2"
    assert terms(table, 1)["race"] > terms(table, 2)["race"], "what is coming counts for whom it comes to"


@pytest.mark.parametrize("deal", range(2))
def test_the_whole_last_round_of_two_is_proven_and_earlier_rounds_are_not(deal: int) -> None:
    table = GAME.from_position({"seats": 2, "round": 3, "collections": [dict.fromkeys(COLOURS, 4)] * 2}, seed=f"deal {deal}")
    assert sum(map(len, table.view(0)["columns"])) == 18
    assert exact.solve(table.world(0, "proof"), 0, None) is not None
    assert exact.solve(GAME.start(2, "early").world(0, "proof"), 0, None) is None


def test_only_what_all_seats_know_is_proven() -> None:
    """Where a card set aside could be in a hand there is nothing to prove; where it could not, there is."""
    few = columns("red-plain green-plain", "blue-2")
    hidden = at(3, "advanced", columns=few, hands=[{"red": 1}, {"blue": 1}, {}], set_aside={"green": 1})
    assert exact.solve(hidden.world(0, "proof"), 0, None) is None
    alike = at(3, "advanced", columns=few, hands=[{}, {}, {}], set_aside={"green": 1})
    assert exact.solve(alike.world(0, "proof"), 0, None) is not None
    two = at(2, "advanced", columns=few, hands=[{"red": 1}, {"blue": 1}], set_aside={})
    assert exact.solve(two.world(0, "proof"), 0, None) is not None


def test_the_admiral_asks_for_the_proof() -> None:
    table = at(columns=columns("green-plain red-4", "green-plain blue-4"), collections=[{"red": 1}, {"red": 4, "blue": 3}])
    advice = bot("admiral:50").advise(table.world(0, "admiral"), 0, seed="admiral")
    assert advice.exact
    assert str(advice.move) == "take 1"
