"""A position as a document that a person can write by hand. Whatever is left out is sensible, or dealt by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import State, counted, draw, one_of, read_seat, refuse_others, spoken, within
from ...core.positions import Heap
from .components import ACTIONS, CARDS, COLOURS, EXTRA, LENGTH, PLAIN, STARTERS, Phase, Stream
from .rules import action_of, hold_up, kept_points, lying

FIELDS = (
    "round", "turn", "phase", "card", "card_to", "score_card", "score_cards_unseen", "columns", "undealt",
    "collections", "hands", "set_aside", "passed", "sheet", "kept",
)  # fmt: skip
GATHERED, HAND = Heap(COLOURS), Heap(STARTERS)


def write(s: State) -> dict[str, Any]:
    """The whole position, hands and cards set aside too; what a view shows has the same name here."""
    seats = range(s.seats)
    document: dict[str, Any] = {
        "round": min(s.rounds_over + 1, s.box.rounds),
        "turn": s.turn,
        "phase": spoken(Phase(s.phase)),
        "score_card": s.score_card + 1,
        "score_cards_unseen": [card + 1 for card in range(s.box.score_cards) if s.score_deck[card]],
        "columns": [[CARDS[s.column[column, place]] for place in range(s.length[column])] for column in range(len(s.length))],
        "undealt": counted(s.deck, CARDS),
        "collections": [{name: lying(s, seat, colour) for colour, name in enumerate(COLOURS)} for seat in seats],
        "sheet": [[s.sheet[row, seat] for seat in seats] for row in range(s.rounds_over)],
    }
    if s.card_to:
        document |= {"card": CARDS[s.card], "card_to": s.card_to - 1}
    if s.advanced:
        document["hands"] = [counted(s.hand[seat], STARTERS) for seat in seats]
        document["set_aside"] = counted(s.aside, STARTERS)
        document["passed"] = [seat for seat in seats if s.passed[seat]]
        if s.phase == Phase.OVER:
            document["kept"] = [s.sheet[len(s.sheet) - 1, seat] for seat in seats]
    return document


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    refuse_others(document, FIELDS)
    check_card_in_air(document)
    read_round(s, document)
    s.turn = read_seat(document.get("turn", 0), s.seats, "turn")
    read_sheet(s, document.get("sheet", []))
    read_collections(s, document.get("collections", []))
    read_score_cards(s, document)
    read_cards(s, document)
    if s.advanced:
        read_hands(s, document)
        read_kept(s, document)
    else:
        for name in ("hands", "set_aside", "passed", "kept"):
            if name in document:
                raise ValueError(f"it has {name!r}, and only the advanced game has starter cards")
    read_phase(s, document)
    if s.phase in (Phase.EXTRA, Phase.ROB):
        read_card_in_air(s, document)


def check_card_in_air(document: Mapping[str, Any]) -> None:
    """A card is in the air while it is being carried out, and only then."""
    acts = document.get("phase") in (spoken(Phase.EXTRA), spoken(Phase.ROB))
    if acts and "card" not in document:
        raise ValueError(f"phase {document['phase']!r} needs 'card', the card that is being carried out")
    for name in ("card", "card_to"):
        if name in document and not acts:
            raise ValueError(
                f"{name!r} is {document[name]!r}, but nothing is being carried out: phase is neither 'extra' nor 'rob'"
            )


def read_round(s: State, document: Mapping[str, Any]) -> None:
    """The round that is played; of a finished game it is the last."""
    over = document.get("phase") == spoken(Phase.OVER)
    number = within("round", document.get("round", s.box.rounds if over else 1), 1, s.box.rounds)
    if over and number < s.box.rounds:
        raise ValueError(f"the game is over in round {number}; expected round {s.box.rounds}, the last")
    s.rounds_over = number if over else number - 1


def read_sheet(s: State, sheet: Sequence[Sequence[int]]) -> None:
    """The points of the rounds played."""
    for row, points in enumerate(sheet):
        if row >= len(s.sheet) or len(points) != s.seats:
            raise ValueError(f"the sheet's row {row + 1} is {points}; expected up to {len(s.sheet)} rows of {s.seats} numbers")
        if row >= s.rounds_over and any(points):
            raise ValueError(f"the sheet's row {row + 1} is {points}; expected none, for {s.rounds_over} rounds are over")
        for seat, number in enumerate(points):
            s.sheet[row, seat] = number


def read_kept(s: State, document: Mapping[str, Any]) -> None:
    """The points for starter cards kept, which are paid when the game is over."""
    over = s.rounds_over == s.box.rounds
    if "kept" in document and not over:
        raise ValueError("'kept' is paid when the game is over, and it is not")
    kept = document.get("kept", [kept_points(s, seat) if over else 0 for seat in range(s.seats)])
    if len(kept) != s.seats:
        raise ValueError(f"kept is {kept}; expected {s.seats} numbers")
    for seat, points in enumerate(kept):
        s.sheet[len(s.sheet) - 1, seat] = points


def read_collections(s: State, collections: Sequence[Mapping[str, int]]) -> None:
    """What each seat has gathered."""
    if len(collections) > s.seats:
        raise ValueError(f"{len(collections)} collections for {s.seats} seats")
    for seat, counts in enumerate(collections):
        s.collection[seat][:] = GATHERED.read(s, counts, f"collection {seat}")


def read_score_cards(s: State, document: Mapping[str, Any]) -> None:
    """The card face up and those unseen; earlier rounds have used up as many as were played."""
    cards = range(1, s.box.score_cards + 1)
    for card in cards:
        s.score_deck[card - 1] = 1
    if "score_card" in document:
        if document["score_card"] not in cards:
            raise ValueError(f"score_card is {document['score_card']!r}; expected 1 to {s.box.score_cards}")
        s.score_card = document["score_card"] - 1
        s.score_deck[s.score_card] = 0
    else:
        s.score_card = draw(s, Stream.SCORE_CARDS, s.score_deck)
    if "score_cards_unseen" in document:
        unseen = document["score_cards_unseen"]
        if s.score_card + 1 in unseen:
            raise ValueError(f"score card {s.score_card + 1} is face up and unseen at once")
        for card in cards:
            s.score_deck[card - 1] = card in unseen
        if len(set(unseen)) != len(unseen) or s.score_deck.sum() != len(unseen):
            raise ValueError(f"score_cards_unseen is {unseen}; expected each of 1 to {s.box.score_cards} at most once")
    else:
        for _ in range(min(s.rounds_over, s.box.rounds - 1)):
            draw(s, Stream.SCORE_CARDS, s.score_deck)
    if s.score_deck.sum() < s.box.rounds - s.rounds_over - 1:
        raise ValueError(
            f"{s.score_deck.sum()} score cards are unseen; the rounds to come need {s.box.rounds - s.rounds_over - 1}"
        )


def read_cards(s: State, document: Mapping[str, Any]) -> None:
    """Columns and undealt cards, of what the box holds; where the document is silent chance deals."""
    for card in range(len(CARDS)):
        s.deck[card] = s.box.cards[card]
    over = s.rounds_over == s.box.rounds
    if "columns" in document or over:
        lay_columns(s, document.get("columns", []))
    if "card" in document:
        take_out(s, one_of(document["card"], CARDS, "card"))
    gathered = used_up(s)
    if "undealt" in document:
        undealt = document["undealt"]
        for name, count in undealt.items():
            kind = one_of(name, CARDS, "undealt")
            if not 0 <= count <= s.deck[kind]:
                shown = s.box.cards[kind] - s.deck[kind] + count
                raise ValueError(f"the box holds {s.box.cards[kind]} {name}, and the position shows {shown}")
        for kind, name in enumerate(CARDS):
            s.deck[kind] = undealt.get(name, 0)
    else:
        use_up(s, gathered)
    if "columns" not in document and not over:
        for column in range(len(s.length)):
            s.length[column] = s.box.columns[column]
            for place in range(s.length[column]):
                s.column[column, place] = draw(s, Stream.CARDS, s.deck)
    needed = max(0, s.box.rounds - s.rounds_over - 1) * int(s.box.columns.sum())
    if s.deck.sum() < needed:
        raise ValueError(f"{s.deck.sum()} cards are undealt; the rounds to come need {needed}")


def lay_columns(s: State, columns: Sequence[Sequence[str]]) -> None:
    """The cards on the table, each taken out of the box."""
    if len(columns) > len(s.length):
        raise ValueError(f"{len(columns)} columns; there are {len(s.length)}")
    for column, cards in enumerate(columns):
        if len(cards) > LENGTH:
            raise ValueError(f"column {column + 1} has {len(cards)} cards; the longest has {LENGTH}")
        for place, name in enumerate(cards):
            card = one_of(name, CARDS, f"column {column + 1}")
            take_out(s, card)
            s.column[column, place] = card
        s.length[column] = len(cards)


def take_out(s: State, card: int) -> None:
    """Take a card that is shown out of the box."""
    if s.deck[card] == 0:
        raise ValueError(f"the box holds {s.box.cards[card]} {CARDS[card]}, and the position shows one more")
    s.deck[card] -= 1


def used_up(s: State) -> list[int]:
    """Game cards gathered in each colour; what is more than the box holds must be starter cards."""
    gathered = [int(s.collection[:, colour].sum()) for colour in range(len(COLOURS))]
    for colour, name in enumerate(COLOURS):
        first = colour * len(ACTIONS)
        left = int(s.deck[first : first + len(ACTIONS)].sum())
        starters = s.box.starters[colour] + s.box.starters[len(COLOURS)] if s.advanced else 0
        if gathered[colour] > left + starters:
            raise ValueError(f"{gathered[colour]} {name} cards are gathered; the box has {left + starters} left for them")
        gathered[colour] = min(gathered[colour], left)
    return gathered


def use_up(s: State, gathered: Sequence[int]) -> None:
    """Chance says which of the cards not on the table are those gathered."""
    for colour, count in enumerate(gathered):
        first = colour * len(ACTIONS)
        for _ in range(count):
            draw(s, Stream.CARDS, s.deck[first : first + len(ACTIONS)])


def read_hands(s: State, document: Mapping[str, Any]) -> None:
    """The starter cards; what is neither in a hand nor set aside has been played."""
    for kind in range(len(STARTERS)):
        s.aside[kind] = s.box.starters[kind]
    if "hands" in document:
        hands = document["hands"]
        if len(hands) != s.seats:
            raise ValueError(f"{len(hands)} hands for {s.seats} seats")
        for seat, counts in enumerate(hands):
            s.hand[seat][:] = HAND.read(s, counts, f"hand {seat}")
        for kind, name in enumerate(STARTERS):
            held = int(s.hand[:, kind].sum())
            if held > s.box.starters[kind]:
                raise ValueError(f"the box holds {s.box.starters[kind]} {name} starter cards, and the hands show {held}")
            s.aside[kind] = s.box.starters[kind] - held
    else:
        for seat in range(s.seats):
            for _ in range(int(s.box.starters.sum()) // s.seats):
                s.hand[seat, draw(s, Stream.STARTERS, s.aside)] += 1
    if "set_aside" in document:
        left = [int(count) for count in s.aside]
        s.aside[:] = HAND.read(s, document["set_aside"], "set_aside")
        for kind, name in enumerate(STARTERS):
            if s.aside[kind] > left[kind]:
                raise ValueError(f"{s.aside[kind]} {name} starter cards are set aside, and only {left[kind]} are not in hands")
    for seat in document.get("passed", []):
        s.passed[read_seat(seat, s.seats, "passed")] = 1


def read_phase(s: State, document: Mapping[str, Any]) -> None:
    """The decision that is due, if the cards allow it."""
    empty = s.length.sum() == 0
    over = s.rounds_over == s.box.rounds
    usual = "over" if over else "play-out" if empty and s.advanced else "take"
    names = [spoken(phase) for phase in Phase]
    s.phase = one_of(document.get("phase", usual), names, "phase")
    if s.phase == Phase.OVER and not empty:
        raise ValueError("the game is over, and cards are left on the table")
    if s.phase == Phase.TAKE and empty:
        raise ValueError("no card is left on the table to take")
    if s.phase == Phase.PLAY_OUT and (not empty or not s.advanced or s.hand[s.turn].sum() == 0 or s.passed[s.turn]):
        raise ValueError("starter cards are played out when the table is empty, by a seat that has some and has not passed")


def read_card_in_air(s: State, document: Mapping[str, Any]) -> None:
    """The card that is being carried out, and whose it will be: theirs whose turn it is, if nothing else is said."""
    s.card = one_of(document["card"], CARDS, "card")
    extra = s.phase == Phase.EXTRA
    if action_of(s.card) == PLAIN or (action_of(s.card) == EXTRA) != extra:
        raise ValueError(f"card is {document['card']!r}; expected one {'that says EXTRA' if extra else 'with flags'}")
    to = read_seat(document.get("card_to", s.turn), s.seats, "card_to")
    if to != s.turn and not s.advanced:
        raise ValueError(f"card_to is {to}, and only in the advanced game a card is given away")
    hold_up(s, to)
