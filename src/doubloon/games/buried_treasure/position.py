"""A position as a document that a person can write by hand. Whatever is left out is sensible, or dealt by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core import State, draw, spoken
from ...core.positions import EachSeat, Fact, Facts, Heap, Many, Number, Ordinal, Seat, Those, Word, refuse, take_out, when
from .components import ACTIONS, CARDS, COLOURS, COLUMNS, EXTRA, LENGTH, PLAIN, ROUNDS, STARTERS, Phase, Stream
from .rules import action_of, hold_up, kept_points, lying

PHASES = tuple(spoken(phase) for phase in Phase)
SCORE_CARD = Ordinal(lambda s: s.box.score_cards)
POINTS = EachSeat(Number(9_999, -9_999))
KEPT = ROUNDS  # the last row of the sheet
ADVANCED = ("hands", "set_aside", "passed", "kept")


POSITION = Facts(
    Fact("round", Number(lambda s: s.box.rounds, 1), says=lambda s: min(s.rounds_over + 1, s.box.rounds)),
    Fact("turn", Seat()),
    Fact("phase", Word(PHASES)),
    Fact("score_card", SCORE_CARD),
    Fact("score_cards_unseen", Those(SCORE_CARD), "score_deck"),
    Fact("columns", Many(Many(Word(CARDS), LENGTH), COLUMNS, each="column {}"),
         says=lambda s: [s.column[column, :length].tolist() for column, length in enumerate(s.length.tolist())]),
    Fact("undealt", Heap(CARDS), "deck"),
    Fact("collections", EachSeat(Heap(COLOURS, all_kinds=True), few=True), "collection",
         says=lambda s: [[lying(s, seat, colour) for colour in range(len(COLOURS))] for seat in range(s.seats)]),
    Fact("sheet", Many(POINTS, ROUNDS + 1), says=lambda s: s.sheet[: s.rounds_over]),
    *when(lambda s: s.card_to, Fact("card", Word(CARDS)), Fact("card_to", Seat(), says=lambda s: s.card_to - 1)),
    *when(lambda s: s.advanced, Fact("hands", EachSeat(Heap(STARTERS)), "hand"), Fact("set_aside", Heap(STARTERS), "aside"),
          Fact("passed", Those(Seat()))),
    Fact("kept", POINTS, says=lambda s: s.sheet[KEPT], when=lambda s: s.advanced and s.phase == Phase.OVER),
)  # fmt: skip
write = POSITION.write


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    given = POSITION.read(s, document)
    check_names(s, document, given)
    lay_sheet(s, given)
    lay_score_cards(s, given)
    lay_cards(s, given)
    if s.advanced:
        lay_hands(s, given)
        lay_kept(s, given)
    lay_phase(s, given)
    if s.phase in (Phase.EXTRA, Phase.ROB):
        lay_card_in_air(s, given)


def check_names(s: State, document: Mapping[str, Any], given: Any) -> None:
    """A card is in the air while it is being carried out, and only then; and not every game has starter cards."""
    acts = given.phase in (Phase.EXTRA, Phase.ROB)
    refuse(acts and given.card is None and f"phase {PHASES[s.phase]!r} needs 'card', the card that is being carried out")
    nothing_acts = "but nothing is being carried out: phase is neither 'extra' nor 'rob'"
    for name in {"card", "card_to"} & document.keys():
        refuse(not acts and f"{name!r} is {document[name]!r}, {nothing_acts}")
    for name in document.keys() & ADVANCED:
        refuse(not s.advanced and f"it has {name!r}, and only the advanced game has starter cards")


def is_last(s: State) -> bool:
    """Whether all rounds are over."""
    return bool(s.rounds_over == s.box.rounds)


def lay_sheet(s: State, given: Any) -> None:
    """The round that is played, of a finished game the last, and the points of those before it."""
    over, last = given.phase == Phase.OVER, s.box.rounds
    number = given.round or (last if over else 1)
    refuse(over and number < last and f"the game is over in round {number}; expected round {last}, the last")
    s.rounds_over = number if over else number - 1
    for row, points in enumerate(given.sheet or ()):
        early = row >= s.rounds_over and any(points)
        refuse(early and f"the sheet's row {row + 1} is {points}; expected none, for {s.rounds_over} rounds are over")
        s.sheet[row][: s.seats] = points


def lay_kept(s: State, given: Any) -> None:
    """The points for starter cards kept, which are paid when the game is over."""
    refuse(given.kept and not is_last(s) and "'kept' is paid when the game is over, and it is not")
    for seat in range(s.seats):
        s.sheet[KEPT, seat] = given.kept[seat] if given.kept else kept_points(s, seat) if is_last(s) else 0


def lay_score_cards(s: State, given: Any) -> None:
    """The card face up and those unseen; earlier rounds have used up as many as were played."""
    unseen, to_come = s.score_deck.tolist(), s.box.rounds - s.rounds_over - 1
    s.score_deck[: s.box.score_cards] = 1
    if given.score_card is None:
        s.score_card = draw(s, Stream.SCORE_CARDS, s.score_deck)
    s.score_deck[s.score_card] = 0
    if given.score_cards_unseen is None:
        for _ in range(min(s.rounds_over, s.box.rounds - 1)):
            draw(s, Stream.SCORE_CARDS, s.score_deck)
    else:
        refuse(unseen[s.score_card] and f"score card {s.score_card + 1} is face up and unseen at once")
        s.score_deck[:] = unseen
    left = s.score_deck.sum()
    refuse(left < to_come and f"{left} score cards are unseen; the rounds to come need {to_come}")


def lay_cards(s: State, given: Any) -> None:
    """Columns and undealt cards, of what the box holds; where the document is silent chance deals."""
    s.deck[:] = s.box.cards
    for column, cards in enumerate(given.columns or ()):
        s.length[column] = len(cards)
        s.column[column][: len(cards)] = [take_out(s.deck, card, CARDS, s.box.cards) for card in cards]
    if given.card is not None:
        take_out(s.deck, given.card, CARDS, s.box.cards)
    gathered = gathered_of_box(s)
    if given.undealt is None:
        for colour, count in enumerate(gathered):
            for _ in range(count):
                draw(s, Stream.CARDS, of_colour(s, colour))
    else:
        for card, count in enumerate(given.undealt):
            take_out(s.deck, card, CARDS, s.box.cards, count)
        s.deck[:] = given.undealt
    if given.columns is None and not is_last(s):
        for column in range(COLUMNS):
            s.length[column] = s.box.columns[column]
            for place in range(s.length[column]):
                s.column[column, place] = draw(s, Stream.CARDS, s.deck)
    needed = max(0, s.box.rounds - s.rounds_over - 1) * int(s.box.columns.sum())
    refuse(s.deck.sum() < needed and f"{s.deck.sum()} cards are undealt; the rounds to come need {needed}")


def of_colour(s: State, colour: int) -> Any:
    """The cards of a colour in the deck."""
    return s.deck[colour * len(ACTIONS) : (colour + 1) * len(ACTIONS)]


def gathered_of_box(s: State) -> list[int]:
    """Game cards gathered in each colour; what is more than the box holds must be starter cards."""
    gathered = []
    for colour, name in enumerate(COLOURS):
        count, left = int(s.collection[:, colour].sum()), int(of_colour(s, colour).sum())
        room = left + (s.box.starters[colour] + s.box.starters[len(COLOURS)] if s.advanced else 0)
        refuse(count > room and f"{count} {name} cards are gathered; the box has {room} left for them")
        gathered.append(min(count, left))
    return gathered


def lay_hands(s: State, given: Any) -> None:
    """The starter cards; what is neither in a hand nor set aside has been played."""
    s.aside[:] = s.box.starters
    if given.hands is None:
        for seat in range(s.seats):
            for _ in range(int(s.box.starters.sum()) // s.seats):
                s.hand[seat, draw(s, Stream.STARTERS, s.aside)] += 1
    else:
        for kind in range(len(STARTERS)):
            take_out(s.aside, kind, STARTERS, s.box.starters, int(s.hand[:, kind].sum()))
    for kind, count in enumerate(given.set_aside or ()):
        left, name = s.aside[kind], STARTERS[kind]
        refuse(count > left and f"{count} {name} starter cards are set aside, and only {left} are not in hands")
        s.aside[kind] = count


def lay_phase(s: State, given: Any) -> None:
    """The decision that is due, if the cards allow it."""
    empty = s.length.sum() == 0
    if given.phase is None:
        s.phase = Phase.OVER if is_last(s) else Phase.PLAY_OUT if empty and s.advanced else Phase.TAKE
    refuse(s.phase == Phase.OVER and not empty and "the game is over, and cards are left on the table")
    refuse(s.phase == Phase.TAKE and empty and "no card is left on the table to take")
    may_play_out = empty and s.advanced and s.hand[s.turn].sum() > 0 and not s.passed[s.turn]
    only = "starter cards are played out when the table is empty, by a seat that has some and has not passed"
    refuse(s.phase == Phase.PLAY_OUT and not may_play_out and only)


def lay_card_in_air(s: State, given: Any) -> None:
    """The card that is being carried out, and whose it will be: theirs whose turn it is, if nothing else is said."""
    extra, to = s.phase == Phase.EXTRA, s.turn if given.card_to is None else given.card_to
    fits = action_of(s.card) != PLAIN and (action_of(s.card) == EXTRA) == extra
    refuse(not fits and f"card is {CARDS[s.card]!r}; expected one {'that says EXTRA' if extra else 'with flags'}")
    refuse(to != s.turn and not s.advanced and f"card_to is {to}, and only in the advanced game a card is given away")
    hold_up(s, to)
