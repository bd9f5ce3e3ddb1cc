"""Counterfactual regret minimisation over lines of digs: two players, one of whom has a hand that the other cannot see."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....core import entry, rule
from .hands import Numbers

Lines = Any
"""See digging.py: for each line its first child, how many, who moves, the field dug last and all fields gone."""

ME, FOE = range(2)
REGRET, SUM, CHOICE, REACH, WORTH = range(5)
"""The rows of a book."""
ROWS = 5


class Odds(NamedTuple):
    """What the game is about."""

    share: Numbers
    """How likely the treasure is to lie on each field, hand by hand; last of all, nowhere."""
    prior: Numbers
    """How likely each hand is."""
    gain: Numbers
    """What the seat gains when it finds the treasure, and when the opponent does."""
    spades: int
    """Digs of the last seat when the lines end."""


class Book(NamedTuple):
    """What is kept of each line, in the rows below."""

    mine: Numbers
    his: Numbers
    """The same, hand by hand."""
    last: Numbers
    """How often the seat dug each field last of all; and how often the line was reached."""
    chance: Numbers
    """A bench: how likely each field is where one looks just now."""


@entry
def minimise_regret(lines: Lines, odds: Odds, book: Book, rounds: int) -> float:
    """So many rounds of CFR+; leaves the average strategies and the worth against the best reply. Returns the error."""
    for n in range(rounds):
        go_down(lines, book, REGRET, n + 1.0)
        for line in range(len(lines.field) - 1, -1, -1):
            if lines.children[line] == 0:
                if lines.mover[line] == ME or n == 0:
                    dig_last(lines, odds, book, line, n + 1.0)
            elif lines.mover[line] == ME:
                regret_mine(lines, odds, book, line)
            else:
                regret_his(lines, odds, book, line)
    go_down(lines, book, SUM, 0.0)
    best = best_of_mine(lines, odds, book)
    return best - worst_of_his(lines, odds, book)


@rule
def go_down(lines: Lines, book: Book, row: int, weight: float) -> None:
    """How likely each line is, every choice in proportion to what stands in a row; add to the sums by the weight."""
    mine, his = book.mine, book.his
    for line in range(len(lines.field)):
        start, end = lines.first[line], lines.first[line] + lines.children[line]
        total = 0.0
        for c in range(start, end):
            total += mine[row, c]
        mine[REACH, 0] = 1.0
        for c in range(start, end):
            mine[CHOICE, c] = 1.0 if lines.mover[line] == FOE else mine[row, c] / total if total > 0 else 1.0 / (end - start)
            mine[REACH, c] = mine[REACH, line] * mine[CHOICE, c]
            mine[SUM, c] += weight * mine[REACH, c]
        for hand in range(his.shape[2]):
            his[REACH, 0, hand] = 1.0
            total = 0.0
            for c in range(start, end):
                total += his[row, c, hand]
            for c in range(start, end):
                chosen = 1.0 if lines.mover[line] == ME else his[row, c, hand] / total if total > 0 else 1.0 / (end - start)
                his[CHOICE, c, hand] = chosen
                his[REACH, c, hand] = his[REACH, line, hand] * chosen
                his[SUM, c, hand] += weight * his[REACH, c, hand]


@rule
def after(lines: Lines, odds: Odds, book: Book, line: int, c: int, hand: int) -> float:
    """What a dig of the seat to move gains, with what is still to come."""
    return odds.gain[lines.mover[line]] * odds.share[hand, lines.field[c]] + book.his[WORTH, c, hand]


@rule
def regret_mine(lines: Lines, odds: Odds, book: Book, line: int) -> None:
    """What each dig of the seat would have gained more than its strategy, over the hands by how likely the line is with them."""
    mine, his = book.mine, book.his
    for hand in range(len(odds.prior)):
        his[WORTH, line, hand] = 0.0
    even = 0.0
    for c in range(lines.first[line], lines.first[line] + lines.children[line]):
        mine[WORTH, c] = 0.0
        for hand in range(len(odds.prior)):
            worth = after(lines, odds, book, line, c, hand)
            his[WORTH, line, hand] += mine[CHOICE, c] * worth
            mine[WORTH, c] += odds.prior[hand] * his[REACH, line, hand] * worth
        even += mine[CHOICE, c] * mine[WORTH, c]
    for c in range(lines.first[line], lines.first[line] + lines.children[line]):
        mine[REGRET, c] = max(mine[REGRET, c] + mine[WORTH, c] - even, 0.0)


@rule
def regret_his(lines: Lines, odds: Odds, book: Book, line: int) -> None:
    """The same for the opponent, hand by hand; what the seat loses is his gain."""
    his = book.his
    for hand in range(len(odds.prior)):
        even = 0.0
        for c in range(lines.first[line], lines.first[line] + lines.children[line]):
            even += his[CHOICE, c, hand] * after(lines, odds, book, line, c, hand)
        his[WORTH, line, hand] = even
        for c in range(lines.first[line], lines.first[line] + lines.children[line]):
            missed = book.mine[REACH, line] * (even - after(lines, odds, book, line, c, hand))
            his[REGRET, c, hand] = max(his[REGRET, c, hand] + missed, 0.0)


@rule
def dig_last(lines: Lines, odds: Odds, book: Book, line: int, weight: float) -> None:
    """The last seat digs all it has left: the opponent in his part of the fields, the seat where the treasure is likeliest."""
    gone, nowhere = lines.gone[line], odds.share.shape[1] - 1
    for hand in range(len(odds.prior)):
        book.his[WORTH, line, hand] = foes_last(odds, gone, hand) if lines.mover[line] == FOE else 0.0
    if lines.mover[line] == FOE:
        return
    book.last[line, nowhere] += weight * book.mine[REACH, line]
    weigh_fields(odds, book, line)
    for _ in range(odds.spades):
        best = likeliest(book.chance, gone)
        if best < nowhere:
            gone |= 1 << best
            book.last[line, best] += weight * book.mine[REACH, line]
            for hand in range(len(odds.prior)):
                book.his[WORTH, line, hand] += odds.gain[ME] * odds.share[hand, best]


@rule
def foes_last(odds: Odds, gone: int, hand: int) -> float:
    """He knows where the treasure may lie, and digs as many of those fields as he can."""
    worth, left = 0.0, odds.spades
    for k in range(odds.share.shape[1] - 1):
        if left > 0 and odds.share[hand, k] > 0 and not (gone >> k) & 1:
            worth += odds.gain[FOE] * odds.share[hand, k]
            left -= 1
    return worth


@rule
def weigh_fields(odds: Odds, book: Book, line: int) -> None:
    """How likely the treasure is to lie on each field when the digs have gone so."""
    for k in range(len(book.chance)):
        book.chance[k] = 0.0
    for hand in range(len(odds.prior)):
        likely = odds.prior[hand] * book.his[REACH, line, hand]
        if likely > 0:
            for k in range(len(book.chance)):
                book.chance[k] += likely * odds.share[hand, k]


@rule
def likeliest(chance: Numbers, gone: int) -> int:
    """The likeliest field that is not dug; nowhere if all are."""
    best, top = len(chance), -1.0
    for k in range(len(chance)):
        if not (gone >> k) & 1 and chance[k] > top:
            best, top = k, chance[k]
    return best


@rule
def best_of_mine(lines: Lines, odds: Odds, book: Book) -> float:
    """What the seat would gain by the best reply to the opponent's average strategy."""
    mine, his = book.mine, book.his
    for line in range(len(lines.field) - 1, -1, -1):
        total = -1e9 if lines.children[line] > 0 and lines.mover[line] == ME else 0.0
        if lines.children[line] == 0:
            dig_last(lines, odds, book, line, 0.0)
            for hand in range(len(odds.prior)):
                total += odds.prior[hand] * his[REACH, line, hand] * his[WORTH, line, hand]
        for c in range(lines.first[line], lines.first[line] + lines.children[line]):
            worth = mine[WORTH, c]
            for hand in range(len(odds.prior)):
                gain = odds.gain[lines.mover[line]] * odds.share[hand, lines.field[c]]
                worth += odds.prior[hand] * his[REACH, c, hand] * gain
            total = max(total, worth) if lines.mover[line] == ME else total + worth
        mine[WORTH, line] = total
    return mine[WORTH, 0]


@rule
def worst_of_his(lines: Lines, odds: Odds, book: Book) -> float:
    """What the seat's average strategy gains at least, whatever the opponent does with each hand."""
    least = 0.0
    for line in range(len(lines.field) - 1, -1, -1):
        for hand in range(len(odds.prior)):
            if lines.children[line] == 0:
                worth = foes_last(odds, lines.gone[line], hand) if lines.mover[line] == FOE else my_last(odds, book, line, hand)
            else:
                worth = 1e9 if lines.mover[line] == FOE else 0.0
                for c in range(lines.first[line], lines.first[line] + lines.children[line]):
                    here = after(lines, odds, book, line, c, hand)
                    worth = min(worth, here) if lines.mover[line] == FOE else worth + book.mine[CHOICE, c] * here
            book.his[WORTH, line, hand] = worth
            if line == 0:
                least += odds.prior[hand] * worth
    return least


@rule
def my_last(odds: Odds, book: Book, line: int, hand: int) -> float:
    """What the seat's last digs gain with a hand, as often as each field was dug; nothing where it never came."""
    worth, nowhere = 0.0, odds.share.shape[1] - 1
    if book.last[line, nowhere] > 0:
        for k in range(nowhere):
            worth += odds.gain[ME] * odds.share[hand, k] * book.last[line, k] / book.last[line, nowhere]
    return worth
