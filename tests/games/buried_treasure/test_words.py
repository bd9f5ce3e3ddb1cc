"""What players read: true, and grammatical with any number of things."""

from __future__ import annotations

import pytest

import doubloon

from .test_rules import at, columns

GAME = doubloon.catalogue["buried-treasure"]
NAMES = ("Anne", "Bart", "Calico", "Davy")


def say(language: str, kind: str, **args: int | str) -> str:
    """An event as a sentence."""
    return GAME.words(language).tell(doubloon.Told(kind, args), NAMES)


def label(language: str, text: str) -> str:
    """A move as a player would say it."""
    return GAME.words(language).label(next(move for move in GAME.numbering.moves if str(move) == text), NAMES)


COUNTED = [
    ("en", "robbed", {"cards": 1}, "Anne steals one green map from Bart."),
    ("en", "robbed", {"cards": 2}, "Anne steals 2 green maps from Bart."),
    ("en", "robbed", {"cards": 5}, "Anne steals 5 green maps from Bart."),
    ("ru", "robbed", {"cards": 1}, "Anne крадёт: 1 зелёная карта. Жертва — Bart."),
    ("ru", "robbed", {"cards": 2}, "Anne крадёт: 2 зелёные карты. Жертва — Bart."),
    ("ru", "robbed", {"cards": 5}, "Anne крадёт: 5 зелёных карт. Жертва — Bart."),
    ("en", "hands-dealt", {"cards": 1, "aside": 0}, "Everybody gets one starter card; none is left over."),
    ("en", "hands-dealt", {"cards": 2, "aside": 1}, "Everybody gets 2 starter cards; one is set aside unseen."),
    ("en", "hands-dealt", {"cards": 5, "aside": 2}, "Everybody gets 5 starter cards; 2 are set aside unseen."),
    ("ru", "hands-dealt", {"cards": 1, "aside": 1}, "Каждому 1 стартовая карта; 1 отложена не глядя."),
    ("ru", "hands-dealt", {"cards": 2, "aside": 2}, "Каждому 2 стартовые карты; 2 отложены не глядя."),
    ("ru", "hands-dealt", {"cards": 5, "aside": 5}, "Каждому 5 стартовых карт; 5 отложено не глядя."),
    ("ru", "hands-dealt", {"cards": 11, "aside": 0}, "Каждому 11 стартовых карт; лишних нет."),
    ("en", "scored", {"place": 1, "points": 1}, "First place for green maps: Anne, 1 point."),
    ("en", "scored", {"place": 2, "points": 2}, "Second place for green maps: Anne, 2 points."),
    ("en", "scored", {"place": 1, "points": 5}, "First place for green maps: Anne, 5 points."),
    ("ru", "scored", {"place": 1, "points": 1}, "Первое место (зелёные карты): Anne, 1 очко."),
    ("ru", "scored", {"place": 2, "points": 2}, "Второе место (зелёные карты): Anne, 2 очка."),
    ("ru", "scored", {"place": 1, "points": 5}, "Первое место (зелёные карты): Anne, 5 очков."),
    ("en", "kept", {"cards": 0, "points": 0}, "Anne has no starter cards left."),
    ("en", "kept", {"cards": 1, "points": 1}, "Anne has one starter card left, worth 1 point."),
    ("en", "kept", {"cards": 2, "points": 0}, "Anne has 2 starter cards left, worth 0 points."),
    ("en", "kept", {"cards": 5, "points": 5}, "Anne has 5 starter cards left, worth 5 points."),
    ("ru", "kept", {"cards": 0, "points": 0}, "Anne: стартовых карт не осталось."),
    ("ru", "kept", {"cards": 1, "points": 1}, "Anne: осталась 1 стартовая карта, за неё 1 очко."),
    ("ru", "kept", {"cards": 2, "points": 2}, "Anne: остались 2 стартовые карты, за них 2 очка."),
    ("ru", "kept", {"cards": 5, "points": 5}, "Anne: осталось 5 стартовых карт, за них 5 очков."),
    ("en", "won", {"points": 1}, "Anne wins with 1 point."),
    ("en", "won", {"points": 5}, "Anne wins with 5 points."),
    ("ru", "won", {"points": 1}, "Побеждает Anne: 1 очко."),
    ("ru", "won", {"points": 2}, "Побеждает Anne: 2 очка."),
    ("ru", "won", {"points": 25}, "Побеждает Anne: 25 очков."),
    ("en", "shared", {"to": "none", "points": 1}, "Anne and Bart share the victory with 1 point each."),
    ("en", "shared", {"to": "C", "points": 5}, "Anne, Bart and Calico share the victory with 5 points each."),
    ("ru", "shared", {"to": "none", "points": 2}, "Победу делят Anne и Bart: у каждого 2 очка."),
    ("ru", "shared", {"to": "C", "points": 5}, "Победу делят Anne, Bart и Calico: у каждого 5 очков."),
    ("en", "all-shared", {"points": 2}, "All four share the victory with 2 points each."),
    ("ru", "all-shared", {"points": 1}, "Победу делят все четверо: у каждого 1 очко."),
]
"""Every sentence that counts, with one, two and five things."""


@pytest.mark.parametrize(("language", "kind", "numbers", "sentence"), COUNTED)
def test_a_sentence_agrees_with_its_number(language: str, kind: str, numbers: dict[str, int | str], sentence: str) -> None:
    """§4.2, §5.1, §6.1, §6.8"""
    assert say(language, kind, **{"seat": 0, "other": 1, "colour": "green", **numbers}) == sentence


def test_every_event_that_counts_is_among_them() -> None:
    components = GAME.modules["components"]
    ordinals = {"round", "score", "column", "place"}  # numbers of things, not how many
    for kind in components.Event:
        counts = [name for name in kind.args if name not in {"seat", "other", *components.VALUES, *ordinals}]
        if counts and kind != components.Event.NOBODY_SCORED:  # which only asks whether there is a card at all
            word = kind.name.lower().replace("_", "-")
            assert {language for language, one, _, _ in COUNTED if one == word} == {"en", "ru"}, word


@pytest.mark.parametrize(
    ("colour", "counted"),
    [
        ("red", ["1 красная пушка", "2 красные пушки", "5 красных пушек", "21 красная пушка"]),
        ("green", ["1 зелёная карта", "2 зелёные карты", "5 зелёных карт", "21 зелёная карта"]),
        ("yellow", ["1 жёлтый пират", "2 жёлтых пирата", "5 жёлтых пиратов", "21 жёлтый пират"]),
        ("blue", ["1 синий корабль", "2 синих корабля", "5 синих кораблей", "21 синий корабль"]),
    ],
)
def test_cards_of_every_colour_are_counted_properly_in_russian(colour: str, counted: list[str]) -> None:
    """§3.7"""
    assert [GAME.words("ru")("colour-counted", colour=colour, cards=cards) for cards in (1, 2, 5, 21)] == counted


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_one_card_is_spoken_of_as_one(language: str, colour: str) -> None:
    """§6.4, §6.5: a gift, a wild flag and a card from the hand are single cards, and nobody calls them 'green maps'."""
    words = GAME.words(language)
    one, many = (words(f"colour-{number}", colour=colour) for number in ("one", "many"))
    single = [
        say(language, "gave", seat=0, other=1, colour=colour),
        say(language, "flag-laid", seat=0, colour=colour),
        say(language, "played", seat=0, starter=colour),
        label(language, f"play {colour}"),
        label(language, f"flag {colour} to B"),
    ]
    for sentence in single:
        assert one in sentence and many not in sentence


def test_moves_say_how_many_cards_in_words() -> None:
    """§3.6"""
    labels = {language: [label(language, f"rob B {n}") for n in (1, 2)] for language in ("en", "ru")}
    assert labels == {
        "en": ["steal one card from Bart", "steal two cards from Bart"],
        "ru": ["украсть одну карту; жертва — Bart", "украсть две карты; жертва — Bart"],
    }


def told_of(colour: str, told: list[doubloon.Told]) -> list[doubloon.Told]:
    return [event for event in told if event.args.get("colour") == colour]


@pytest.mark.parametrize(
    ("ships", "kinds"),
    [
        ([2, 2], ["tied", "nobody-scored"]),
        ([0, 0], ["nobody-scored"]),
        ([3, 3, 1], ["tied", "scored"]),
        ([3, 1, 1], ["scored", "tied"]),
        ([2, 2, 2], ["tied", "nobody-scored"]),
        ([2, 2, 1, 1], ["tied", "tied", "nobody-scored"]),
        ([2, 2, 2, 2], ["all-tied", "nobody-scored"]),
        ([4, 3, 1, 1], ["scored", "scored"]),  # a tie behind both places is nobody's business
        ([1, 1, 4, 3], ["scored", "scored"]),
    ],
)
def test_a_colour_says_who_is_passed_over_and_why_nobody_scores(ships: list[int], kinds: list[str]) -> None:
    """§4.3, §4.4"""
    table = at(len(ships), columns=columns("red-plain"), collections=[{"blue": count} for count in ships])
    assert [event.kind for event in told_of("blue", table.play(0, "take 1"))] == kinds


def test_a_tie_is_told_in_a_sentence() -> None:
    """§4.3"""
    three = at(3, columns=columns("red-plain"), collections=[{"blue": 2}] * 3)
    told = told_of("blue", three.play(0, "take 1"))
    assert [GAME.words("en").tell(event, NAMES) for event in told] == [
        "Anne, Bart and Calico have equally many blue ships and are passed over.",
        "So nobody scores for blue ships.",
    ]
    assert [GAME.words("ru").tell(event, NAMES) for event in told] == [
        "Anne, Bart и Calico: карт поровну (синие корабли), их пропускают.",
        "Очков за этот цвет (синие корабли) не получает никто.",
    ]
    assert say("en", "nobody-scored", colour="blue", cards=0) == "Nobody has a blue ship, so nobody scores for them."
    assert say("en", "all-tied", colour="blue") == "All four have equally many blue ships and are passed over."
    assert say("ru", "all-tied", colour="blue") == "У всех четверых карт поровну (синие корабли), пропускают всех."


@pytest.mark.parametrize(
    ("points", "last"),
    [
        ([6, 2], doubloon.Told("won", {"seat": 0, "points": 10})),
        ([2, 6], doubloon.Told("shared", {"seat": 0, "other": 1, "to": "none", "points": 6})),
        ([2, 0, 6], doubloon.Told("shared", {"seat": 0, "other": 2, "to": "none", "points": 6})),
        ([2, 6, 6], doubloon.Told("shared", {"seat": 0, "other": 1, "to": "C", "points": 6})),
        ([2, 6, 0, 6], doubloon.Told("shared", {"seat": 0, "other": 1, "to": "D", "points": 6})),
        ([2, 6, 6, 6], doubloon.Told("all-shared", {"points": 6})),
    ],
)
def test_a_victory_is_one_sentence_however_many_share_it(points: list[int], last: doubloon.Told) -> None:
    """§5.1, ruling R8"""
    table = at(len(points), round=3, columns=columns("red-plain"), sheet=[points], score_card=4, undealt={})
    told = table.play(0, "take 1")
    assert [event for event in told if event.kind in ("won", "shared", "all-shared")] == [last] == told[-1:]
