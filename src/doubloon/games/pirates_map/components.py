"""What is in the box: shapes and fixed maxima, symbols, rewards, phases and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from ...core import Events, Options, State, Tables, block, lookup, within

SEATS = 4
SHEETS = 2 * SEATS  # sheet 0 to 3: what each seat has drawn; sheet 4 to 7: as all saw it when the turn began (§3.8)
SIDE = 6  # squares across and down the largest map (§1.1)
SQUARES = SIDE * SIDE  # a square is row * 6 + column; a set of squares is a bit mask
DICE = 3  # the black die and two white ones (§1.2)
BLACK, FIRST, SECOND = range(DICE)
WHITE_DICE = ("first", "second")
WAYS = ("up", "down")

SQUARE_NAMES = tuple(f"{row + 1},{column + 1}" for row in range(SIDE) for column in range(SIDE))

# What can stand on a square: the five symbols, then the four sightings (§1.3, §5.10).
ANCHOR, WATER, SWORD, PALM, BARREL, MERMAID, SNAKE, KRAKEN, GHOST = range(9)
SYMBOLS = ("anchor", "water", "sword", "palm", "barrel", "mermaid", "snake", "kraken", "ghost")
KINDS = len(SYMBOLS)
DIE_SYMBOLS = SYMBOLS[:MERMAID]
SIGHTINGS = SYMBOLS[MERMAID:]

# What can wait to be done or taken (§6.1). First the gifts that are drawn, then treasures, then choices.
SHOVEL, COMPASS, CHART = range(3)
SIGHTING = 3  # 3 to 6: the sightings
GIFTS = ("shovel", "compass", "map", *SIGHTINGS)
TREASURE = len(GIFTS)  # 7 to 9: doubloon, ruby, crown
DOUBLOON, RUBY, CROWN = range(3)
TREASURES = ("doubloon", "ruby", "crown")
EITHER = TREASURE + len(TREASURES)  # a ruby or a crown
LOOT = EITHER + 1
RAISE = LOOT + 1
RUM = RAISE + 1
REWARDS = (*GIFTS, *TREASURES, "either", "loot", "raise", "rum")
WAITING = RUM  # rum does not wait

JOURNAL = 48  # things a seat can do and be given in one turn, to be told when all is shown; twice as many as were ever seen
ENTRY = 4  # what each of them is: the kind of event, and its numbers

BOXES = 6
TURTLE = BOXES  # the box that is never crossed out (§5.3)
BOX_NAMES = ("1", "2", "3", "4", "5", "6", "turtle")
PALMS = 5  # sizes of a palm group that have a loot of their own (§5.5)
HOOKS = 8  # squares of the longest hook (§5.7)
HOOK = ("none", "doubloon", "choice", "both")
NO_RAISE, RAISE_DOUBLOON, RAISE_CHOICE, RAISE_BOTH = range(4)
SKULLS = 3  # on every sheet (§1.5)
RANKS = 4

# Lines: six rows, six columns, two diagonals (§1.4).
LINES = 2 * SIDE + 2
DIAGONALS = 2 * SIDE
DIAGONAL_GIFTS = ("rudder", "map")
RUDDER, MAP = range(2)
LINE_NAMES = (
    *(f"row-{number + 1}" for number in range(SIDE)),
    *(f"column-{number + 1}" for number in range(SIDE)),
    "diagonal-down",
    "diagonal-up",
)


def squares_at(steps: Sequence[tuple[int, int]]) -> list[int]:
    """For each square the set of those so many rows and columns away."""
    sets = [0] * SQUARES
    for row in range(SIDE):
        for column in range(SIDE):
            for down, across in steps:
                if 0 <= row + down < SIDE and 0 <= column + across < SIDE:
                    sets[row * SIDE + column] |= 1 << ((row + down) * SIDE + column + across)
    return sets


AT_SIDES = lookup(squares_at([(-1, 0), (1, 0), (0, -1), (0, 1)]))
"""The squares that touch a square by a side."""
AT_CORNERS = lookup(squares_at([(-1, -1), (-1, 1), (1, -1), (1, 1)]))
"""The squares that touch a square by a corner."""

FIRST_COLUMN = sum(1 << (row * SIDE) for row in range(SIDE))
LAST_COLUMN = FIRST_COLUMN << (SIDE - 1)
WHOLE = (1 << SQUARES) - 1

BOX = block(
    [
        ("squares", "i8"),                        # the squares of this map, as a set (§1.1)
        ("lines", "i8", (LINES,)),                # the squares of each line; none where the map has no such line (§1.4)
        ("side", "i1"),                           # squares across and down, faces of a die (§1.1, §1.2)
        ("symbol", "i1", (SIDE,)),                # the symbol of each face (§1.3)
        ("treasure", "i1", (DIAGONALS,)),         # what the first to complete a row or column finds (§4.1)
        ("diagonal_gift", "i1", (2,)),            # what each diagonal gives: RUDDER or MAP (§4.4, §4.5)
        ("claimed", "i1"),                        # doubloons for a line claimed before (§4.2)
        ("loot", "i1", (BOXES + 1, len(REWARDS))),  # what each loot box gives, the turtle's last (§5.2, §5.3)
        ("palm", "i1", (PALMS, len(REWARDS))),    # loot by the size of a palm group (§5.5)
        ("group", "i1"),                          # palms that make a group at the end (§7.3)
        ("group_points", "i1"),                   # points for each
        ("start_rum", "i1"),                      # bottles at the start (§2.4)
        ("barrel", "i1"),                         # bottles for a barrel (§5.6)
        ("rum_points", "i1"),                     # points for a bottle left (§7.4)
        ("room", "i1"),                           # treasures that a chest holds (§6.4)
        ("hook", "i1", (HOOKS,)),                 # what each square of the hook raises (§5.7)
        ("hooks", "i1"),                          # squares of the hook
        ("hook_step", "i1", (len(HOOK),)),        # by how much
        ("worth", "i1", (len(TREASURES),)),       # what a treasure is worth at the start
        ("spyglass", "i1", (len(SIGHTINGS),)),    # squares in each row of the spyglass (§5.9)
        ("sighting", "i1", (len(SIGHTINGS),)),    # points of each sighting (§7.5)
        ("skull", "i1", (SKULLS + 1,)),           # points lost with so many skulls (§7.6)
        ("empty", "i1"),                          # points lost for an empty square (§7.6)
        ("rank", "i2", (RANKS,)),                 # points for each rank of a lone captain (§8.3)
    ]
)  # fmt: skip


class Phase(IntEnum):
    """What all do at once; Stage says where each seat is in it.

    SET_UP -> SET_UP | TURN | OVER
    TURN   -> TURN | OVER
    """

    SET_UP = 0
    TURN = 1
    OVER = 2


class Stage(IntEnum):
    """What one seat decides, in a draft that nobody else sees. (§3.8)

    PLACE, ROLL  -> CHAIN, GIFT, STOW, READY: a symbol from the dice, then what it brings
    CHAIN, GIFT  -> CHAIN, GIFT, STOW, READY: waiting effects, in any order
    STOW         -> STOW, READY: treasures into the chest
    READY        -> DONE
    """

    PLACE = 0
    ROLL = 1
    CHAIN = 2
    GIFT = 3
    STOW = 4
    READY = 5
    DONE = 6


class Stream(IntEnum):
    """Where chance is drawn from."""

    FIRST = 0
    SET_UP = 1
    DICE = 2


class Event(Events):
    """What the table saw, and what a seat alone saw of its draft, and the numbers that each tells."""

    BEGAN = "seat"
    SET_UP_ROLL = "seat black first second"
    ROLLED = "seat black first second"
    ROLLED_UNLED = "seat black first second"
    FLIPPED = "seat black"
    TURNED = "seat die face rum"
    DREW = "seat symbol square"
    FOUND_RUM = "seat rum"
    FOUND_PALM_LOOT = "seat size"
    GAINED = "seat reward count"
    HOOKED = "seat swords raises step"
    LINE_FULL = "seat line treasure count"
    LINE_LATE = "seat line count"
    GOT_RUDDER = "seat line"
    GOT_MAP = "seat line"
    SURROUNDED = "seat square"
    SIGHTED = "seat gift"
    BEYOND = "seat symbol"
    TOOK_BOX = "seat loot"
    LEFT_BOX = "seat"
    RAISED = "seat treasure value"
    TURNS_TO = "seat gift"
    DECLINED = "seat gift"
    GIFT_LOST = "seat gift"
    SYMBOL_LOST = "seat symbol"
    KEPT = "seat treasure"
    OVERFLOWED = "seat rum"
    SKIPPED = "seat"
    DONE = "seat"
    SHOWED = "seat"
    USED_DICE = "seat black first second"
    SKULL = "seat skulls"
    CHEST_FULL = "seat"
    THIRD_SKULL = "seat"
    NOBODY_DREW = ""
    SCORED = "seat points"
    TIED = "seat reason own best"
    WON = "seat points"
    SHARED = "seat points"
    RANKED = "seat rank"


REASONS = ("lines", "skulls", "swords")  # what decides between equal points, in this order (§7.7)
LINES_DECIDE, SKULLS_DECIDE, SWORDS_DECIDE = range(len(REASONS))
RANK_NAMES = ("boy", "sailor", "bosun", "captain", "legend")

VALUES = {
    "symbol": SYMBOLS,
    "square": SQUARE_NAMES,
    "die": WHITE_DICE,
    "line": LINE_NAMES,
    "treasure": TREASURES,
    "gift": GIFTS,
    "reward": REWARDS,
    "raises": HOOK,
    "reason": REASONS,
    "loot": BOX_NAMES,
    "rank": RANK_NAMES,
}


def fill_box(box: State, tables: Tables, seats: int, options: Options) -> None:
    """Write an edition's numbers into the box, or say why they make none."""
    fill_dice(box, tables["dice"])
    fill_lines(box, tables["lines"])
    for number, rewards in enumerate([*listed("anchor.boxes", tables["anchor"]["boxes"], BOXES), tables["anchor"]["turtle"]]):
        fill_rewards(box.loot[number], "anchor.boxes", rewards)
    for size, rewards in enumerate(listed("palm.loot", tables["palm"]["loot"], PALMS)):
        fill_rewards(box.palm[size], "palm.loot", rewards)
    box.group = within("palm.group", tables["palm"]["group"], 1, SQUARES)
    box.group_points = within("palm.points", tables["palm"]["points"], 0, 100)
    box.start_rum = within("barrel.start", tables["barrel"]["start"], 0, 20)
    box.barrel = within("barrel.drawn", tables["barrel"]["drawn"], 0, 9)
    box.rum_points = within("barrel.points", tables["barrel"]["points"], 0, 100)
    box.room = within("chest.room", tables["chest"]["room"], 1, 99)
    fill_hook(box, tables["hook"])
    for row, squares in enumerate(listed("spyglass.rows", tables["spyglass"]["rows"], len(SIGHTINGS))):
        box.spyglass[row] = within("spyglass.rows", squares, 1, SQUARES)
    for row, name in enumerate(SIGHTINGS):
        box.sighting[row] = within(f"sightings.{name}", tables["sightings"][name], 0, 100)
    for number, points in enumerate(listed("losses.skulls", tables["losses"]["skulls"], SKULLS)):
        box.skull[number + 1] = within("losses.skulls", points, 0, 100)
    box.empty = within("losses.empty", tables["losses"]["empty"], 0, 100)
    for rank, points in enumerate(listed("solo.ranks", tables["solo"]["ranks"], RANKS)):
        box.rank[rank] = within("solo.ranks", points, -999, 9999)


def fill_dice(box: State, dice: Mapping[str, Any]) -> None:
    """The faces of the dice and their symbols, and with them the squares of the map."""
    box.side = within("dice.faces", dice["faces"], 2, SIDE)
    for face, symbol in enumerate(listed("dice.symbols", dice["symbols"], box.side)):
        box.symbol[face] = code("dice.symbols", symbol, DIE_SYMBOLS)
    box.squares = sum(1 << (row * SIDE + column) for row in range(box.side) for column in range(box.side))


def fill_lines(box: State, lines: Mapping[str, Any]) -> None:
    """The squares of each row, column and diagonal, and what is found there."""
    side = box.side
    for number in range(side):
        box.lines[number] = sum(1 << (number * SIDE + column) for column in range(side))
        box.lines[SIDE + number] = sum(1 << (row * SIDE + number) for row in range(side))
    box.lines[DIAGONALS] = sum(1 << (row * SIDE + row) for row in range(side))
    box.lines[DIAGONALS + 1] = sum(1 << (row * SIDE + side - 1 - row) for row in range(side))
    for first, name in ((0, "rows"), (SIDE, "columns")):
        for number, treasure in enumerate(listed(f"lines.{name}", lines[name], side)):
            box.treasure[first + number] = code(f"lines.{name}", treasure, TREASURES)
    for number, name in enumerate(("diagonal_down", "diagonal_up")):
        box.diagonal_gift[number] = code(f"lines.{name}", lines[name], DIAGONAL_GIFTS)
    box.claimed = within("lines.claimed", lines["claimed"], 0, 9)


def fill_hook(box: State, hook: Mapping[str, Any]) -> None:
    """The squares of the hook, and what they do to the value of each treasure."""
    box.hooks = within("the number of hook.squares", len(hook["squares"]), 1, HOOKS)
    for square, raises in enumerate(hook["squares"]):
        box.hook[square] = code("hook.squares", raises, HOOK)
    for number, name in enumerate(HOOK):
        box.hook_step[number] = 0 if name == "none" else within(f"hook.steps.{name}", hook["steps"][name], 0, 9)
    for treasure, name in enumerate(TREASURES):
        box.worth[treasure] = within(f"hook.{name}", hook[name], 0, 20)


def fill_rewards(row: Any, name: str, rewards: Mapping[str, int]) -> None:
    """What a box or a palm group gives, by name."""
    if not isinstance(rewards, Mapping):
        raise ValueError(f"{name} has {rewards!r}; expected names with numbers, as in {{ doubloon = 1, rum = 2 }}")
    for reward, count in rewards.items():
        if reward in ("loot", "raise", *SIGHTINGS):
            raise ValueError(f"{name} gives {reward!r}, which only the map can bring")
        row[code(name, reward, REWARDS)] = within(name, count, 0, 9)


def listed(name: str, values: Sequence[Any], length: int) -> Sequence[Any]:
    """A list that must be so long."""
    if not isinstance(values, list) or len(values) != length:
        raise ValueError(f"{name} is {values!r}; expected a list of {length}")
    return values


def code(name: str, word: str, words: Sequence[str]) -> int:
    """The number of a word."""
    if word not in words:
        raise ValueError(f"{name} has {word!r}; expected one of {', '.join(words)}")
    return words.index(word)
