"""The table drawn in a terminal, from a view alone. Colour helps; signs, letters and words carry the meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import SEAT_LETTERS
from ...core.drawing import Columns, Drawing, Grid, Group, Text
from ...core.words import Words
from .components import COMPASS, FACINGS, TILE_TABLE, Family

FAMILY_OF = {name: family.name.lower() for name, family, *_ in TILE_TABLE}
ARROWS_OF = {name: arrows for name, _, _, arrows, _ in TILE_TABLE}
AMOUNT_OF = {name: amount for name, _, amount, _, _ in TILE_TABLE}
FAMILIES = tuple(family.name.lower() for family in Family)

SIGN = {
    "empty": "·", "arrows": "⇧", "barrel": "⊜", "chest": "▣", "horse": "♞", "ice": "❆", "pit": "∪", "bottle": "⚱",
    "crocodile": "∈", "bank": "$", "jungle": "Ψ", "caramba": "!", "lighthouse": "✹", "balloon": "⚲", "musket": "⌐",
    "shrine": "☥", "crossroads": "⚄", "trampoline": "╥", "airplane": "✈", "cannon": "◉", "smoke": "☁", "den": "∩",
    "missionary": "☩", "earthquake": "↯", "labyrinth": "⌘", "ogre": "☻", "fortress": "♜",
}  # fmt: skip
STYLE = {
    "empty": "dim", "arrows": "bright_cyan", "barrel": "yellow", "chest": "bright_yellow", "horse": "bright_white",
    "ice": "bright_blue", "pit": "magenta", "bottle": "bright_green", "crocodile": "bright_red", "bank": "bright_yellow",
    "jungle": "green", "caramba": "bright_white", "lighthouse": "bright_yellow", "balloon": "bright_green",
    "musket": "bright_red", "shrine": "bright_magenta", "crossroads": "bright_cyan", "trampoline": "bright_cyan",
    "airplane": "bright_green", "cannon": "bright_red", "smoke": "bright_white", "den": "bright_red",
    "missionary": "bright_white", "earthquake": "magenta", "labyrinth": "magenta", "ogre": "bold bright_red",
    "fortress": "bright_white",
}  # fmt: skip
GROUND = {"mountain": "▲", "forest": "♣", "beach": "∴", "plain": "▒", "sea": "~"}
COLOUR = {"mountain": "grey62", "forest": "green", "beach": "yellow", "plain": "yellow", "sea": "blue"}
CREW = ("bold white on dark_red", "bold black on yellow", "bold white on grey23", "bold black on white")
COATS = ("bold white on grey11", "bold black on yellow", "bold white on dark_red")
"""The black, the yellow and the red pirate of a puzzle; their numbers say it too. (§14.3)"""
ARROW = "↑↗→↘↓↙←↖"
BOTH_WAYS = "↕⤢↔⤡"
RAISED = "⁰¹²³⁴⁵"
COIN, BEAR, PREACHER, LOOK, SUM = "●", "@", "†", "◦", "Σ"
GOLD = "bold bright_yellow"
CELL = 5
EDGE = 2  # room for the number of a row


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """The island, the crews, what the last move met, what is still unseen, and what the signs mean."""
    explained = [*draw_visited(view, words), *draw_abilities(view, words)]
    return Group(
        draw_head(view, words, names),
        draw_island(view),
        draw_crews(view, words, names),
        *draw_company(view, words, names),
        in_two_columns(explained),
        *draw_unseen(view, words),
        *draw_legend(view, words),
    )


def in_two_columns(rows: Sequence[tuple[Text, Text]]) -> Grid:
    """Things, and beside each what is to be said of it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for thing, told in rows:
        grid.add_row(thing, told)
    return grid


# Around the island.


def draw_head(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """Whose turn it is, who decides, and how long this may go on."""
    told = [title(view, words, names)] if not view["over"] else []
    if goes_on(view):
        told.append(words("label-mover", pirate=called(view["moving"]["piece"], words)))
    if view["puzzle"]:
        told += [words("label-bring"), words("label-survivors", survivors=view["puzzle"]["survivors"])]
    told.append(words("label-island-coins", coins=view["coins_on_island"]))
    if view["coins_lost"]:
        told.append(words("label-lost-coins", coins=view["coins_lost"]))
    if view["patience"]:
        told.append(words("label-patience", turns=view["patience"]))
    if view["quiet"] * 2 > view["standstill"] and not view["puzzle"] and not view["over"]:
        told.append(how_quiet(view, words))
    line = Text(told[0], "bold")
    for part in told[1:]:
        line.append("  ·  ", "not bold dim").append(part, "not bold")
    return line


def called(piece: str, words: Words) -> str:
    """A piece by its name, or by the word for it: the missionary, and in a puzzle everybody. (§14.3)"""
    return str(words.value("pirate", piece, ()))


def how_quiet(view: dict[str, Any], words: Words) -> str:
    """For how long nothing has come of anything, and what that leads to."""
    if view["quiet"] > view["standstill"]:
        return words("label-last-call", quiet=view["quiet"], last_call=view["last_call"])
    return words("label-quiet", quiet=view["quiet"], standstill=view["standstill"])


def title(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """What is going on."""
    if view["puzzle"]:
        return words("label-puzzle-turn", turns=view["turns"] + 1, limit=view["puzzle"]["limit"])
    if view["vote"]:
        proposer, asked = view["vote"]["proposer"], names[view["vote"]["asked"]]
        return (
            words("label-vote-all", asked=asked)
            if proposer is None
            else words("label-vote", proposer=names[proposer], asked=asked)
        )
    if view["picker"] is not None:
        return words("label-pick", seat=names[view["picker"]])
    if view["chooser"] != view["turn"]:
        return words("label-smoke", seat=names[view["turn"]], chooser=names[view["chooser"]], turns=view["smoke"])
    return words("label-turn", seat=names[view["turn"]])


def draw_crews(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """Coins, bottles and pirates of each crew."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True, max_width=22)
    for seat in range(view["seats"]):
        acts = seat == acting(view)
        name = Text("▸ " if acts else "  ").append(f" {SEAT_LETTERS[seat]} ", CREW[seat])
        name.append(f" {names[seat]}", "bold" if acts else "")
        purse = Text(f"{COIN}{view['scores'][0] if view['puzzle'] else view['holds'][seat]}", GOLD)
        if view["teams"]:
            purse.append(f" {SUM}{view['scores'][seat]}", "not bold")
        bottles = Text(f"{SIGN['bottle']}{view['bottles'][seat]}", STYLE["bottle"] if view["bottles"][seat] else "dim")
        pirates = [Text(piece["name"], coat_of(view, piece["name"][-1], "dim")).append(" ") for piece in view["crews"][seat]]
        for drawn, piece in zip(pirates, view["crews"][seat], strict=True):
            drawn.append_text(whereabouts(view, words, piece))
        grid.add_row(name, purse, Text() if view["puzzle"] else bottles, *pirates)
    return grid


def coat_of(view: dict[str, Any], hand: str, usual: str) -> str:
    """The colour of a pirate: in a puzzle each has his own. (§14.3)"""
    return COATS[int(hand) - 1] if view["puzzle"] else usual


def acting(view: dict[str, Any]) -> int | None:
    """Whose crew acts, or who has to answer or to pick."""
    if view["over"]:
        return None
    if view["picker"] is not None:
        return int(view["picker"])
    return int(view["vote"]["asked"] if view["vote"] else view["turn"])


def whereabouts(view: dict[str, Any], words: Words, piece: Mapping[str, Any]) -> Text:
    """Where a piece is, and what keeps it there."""
    place = piece["cell"]
    if piece["dead"]:
        return Text(words("label-dead"), "red")
    if place is None:
        return Text(words("label-ashore-not-yet"), "dim")
    if place in view["ships"]:
        owner = SEAT_LETTERS[view["ships"].index(place)]
        own = piece["name"].startswith(owner)
        return Text(words("label-aboard") if own else words("label-aboard-of", ship=owner), "dim")
    cell = cells_of(view)[place]
    if cell["back"] == "sea":
        return Text(words("label-swims", cell=place), "bright_blue")
    if piece["trapped"]:
        return Text(words("label-pit", cell=place), "magenta")
    if piece["asleep"]:
        return Text(words("label-barrel", cell=place), "yellow")
    if is_labyrinth(cell):
        return Text(f"{place} {piece['space']}/{AMOUNT_OF[cell['tile']]}")
    return Text(place)


def draw_company(view: dict[str, Any], words: Words, names: Sequence[str]) -> list[Text]:
    """The bear, the missionary, and what is half done."""
    lines = []
    if view["bear"] and not view["puzzle"]:
        seat = names[view["bear"]["seat"]]
        lines.append(Text(f"{BEAR} ", "bold").append(words("label-bear-walks", cell=view["bear"]["cell"], seat=seat)))
    if view["missionary"]:
        lines.append(Text(f"{PREACHER} ", "bold").append(missionary_told(view, words, names)))
    if view["peeks"]:
        lines.append(Text(f"{LOOK} ").append(words("label-peeks", peeks=view["peeks"])))
    for kind in ("shaken", "target"):
        if view[kind]:
            lines.append(Text(words(f"label-{kind}", cell=view[kind]), "bold"))
    return lines


def missionary_told(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Where the missionary is, and whose he is."""
    missionary = view["missionary"]
    if missionary["piece"]["dead"]:
        return words("label-missionary-dead")
    kind = "label-converted" if missionary["converted"] else "label-missionary-at"
    return words(kind, place=whereabouts(view, words, missionary["piece"]).plain, seat=names[missionary["keeper"]])


def draw_visited(view: dict[str, Any], words: Words) -> list[tuple[Text, Text]]:
    """The tiles that the last move met, each explained once."""
    cells = cells_of(view)
    rows, told = [], {"empty", None}
    for place in view["moving"]["trail"][1:] if view["moving"] else ():
        tile = cells[place]["tile"]
        if tile not in told and cells[place]["face"] != "down":
            told.add(tile)
            thing = Text(f"{place} ", "dim").append_text(sign_of(cells[place])).append(f" {words(f'tile-{tile}')}", "bold")
            rows.append((thing, Text(words(f"tile-{tile}-help"))))
    return rows


def draw_abilities(view: dict[str, Any], words: Words) -> list[tuple[Text, Text]]:
    """What special pirates can do, and which cards are on the table."""
    rows = []
    for seat, crew in enumerate(view["crews"]):
        for piece in crew:
            for ability in piece["abilities"]:
                thing = Text(piece["name"], CREW[seat]).append(f" {words(f'ability-{ability}')}", "default")
                rows.append((thing, Text(words(f"ability-{ability}-help"))))
    if view["picker"] is not None:
        for ability in view["cards"]:
            rows.append((Text(f"▯ {words(f'ability-{ability}')}", "bold"), Text(words(f"ability-{ability}-help"))))
    return rows


def draw_unseen(view: dict[str, Any], words: Words) -> list[Drawing]:
    """Which tiles the reader has not seen, by back; where more are left than lie on the island, some stay in the box."""
    rows = []
    for back, here in view["unseen_here"].items():
        kinds = view["unseen"][back]
        thing = Text(f"{GROUND[back]} ", COLOUR[back]).append(f"{words(f'back-{back}')} {here}/{sum(kinds.values())}", "default")
        rows.append((thing, Text(", ".join(families_told(kinds, words)))))
    return [Text(words("label-unseen"), "dim"), in_two_columns(rows)] if rows else []


def families_told(kinds: Mapping[str, int], words: Words) -> list[str]:
    """Tiles by families, each with its number if it is more than one, chests with their coins."""
    told = []
    for family in FAMILIES:
        count = sum(n for tile, n in kinds.items() if FAMILY_OF[tile] == family)
        if count:
            told.append(words(f"family-{family}") + (f" {count}" if count > 1 else ""))
            if family == "chest":
                told[-1] += f" ({COIN}{sum(n * AMOUNT_OF[tile] for tile, n in kinds.items() if FAMILY_OF[tile] == family)})"
    return told


# The island.


def cells_of(view: dict[str, Any]) -> dict[str, Any]:
    """The cells by their names."""
    return {cell["name"]: cell for cell in view["cells"]}


def drawn_cells(view: dict[str, Any]) -> list[Any]:
    """The cells to draw: there is no sea around a puzzle. (§14.5)"""
    return [cell for cell in view["cells"] if not (view["puzzle"] and cell["back"] == "sea")]


def draw_island(view: dict[str, Any]) -> Text:
    """Two lines to a cell: what tile it is and its coins, then who is there."""
    cells = {cell["name"]: cell for cell in drawn_cells(view)}
    drawn = Text(" " * EDGE, no_wrap=True)
    for letter in view["columns"]:
        drawn.append(" " + letter.center(CELL), "dim")
    for row in view["rows"]:
        here = [cells.get(f"{letter}{row}") for letter in view["columns"]]
        for line in range(2):
            drawn.append("\n").append(f"{row}".rjust(EDGE) if line == 0 else " " * EDGE, "dim")
            for west, cell in zip([None, *here[:-1]], here, strict=True):
                drawn.append("│" if is_tile(west) or is_tile(cell) else " ", "dim")
                drawn.append_text(draw_cell(view, cell, line) if cell else Text(" " * CELL))
    return drawn


def is_tile(cell: Mapping[str, Any] | None) -> bool:
    """Whether a tile lies there."""
    return cell is not None and cell["back"] != "sea"


def is_labyrinth(cell: Mapping[str, Any]) -> bool:
    """Whether a labyrinth lies there, face up."""
    return bool(cell["tile"]) and cell["face"] != "down" and FAMILY_OF[cell["tile"]] == "labyrinth"


def draw_cell(view: dict[str, Any], cell: Mapping[str, Any], line: int) -> Text:
    """One line of a cell."""
    if line == 1:
        return filled(pieces_on(view, cell) or bottom_of(cell))
    if cell["name"] in view["ships"]:
        seat = view["ships"].index(cell["name"])
        return filled(Text("◥").append(SEAT_LETTERS[seat], CREW[seat]).append("◤"))
    if cell["face"] in ("up", "used"):
        return draw_face(cell)
    return filled(Text("?", "bold").append_text(kind_of(cell["tile"]))) if cell["tile"] else pattern(cell["back"], line)


def draw_face(cell: Mapping[str, Any]) -> Text:
    """The upper line of a face-up tile: its sign to the left, coins to the right, shorter where they lack room."""
    sign, coins = sign_of(cell), coins_on(cell)
    if len(sign) + len(coins) > CELL:
        coins = Text(f"{COIN}{sum(cell['coins'])}", GOLD)
    if len(sign) + len(coins) > CELL:
        sign = kind_of(cell["tile"])
    return filled(sign, CELL - len(coins)).append_text(coins)


def filled(text: Text, width: int = CELL) -> Text:
    """A line of a cell, filled up with blanks."""
    text.truncate(width)
    indent = len(text) < width
    return Text(" " * indent).append_text(text).append(" " * (width - len(text) - indent))


def pattern(back: str, line: int) -> Text:
    """How the back of a tile looks, and the sea."""
    sign = GROUND[back]
    lines = (f"  {sign}  ", " " * CELL) if back == "sea" else (f"{sign} {sign} {sign}", f" {sign} {sign} ")
    return Text(lines[line], COLOUR[back])


def bottom_of(cell: Mapping[str, Any]) -> Text:
    """The lower line of a cell where nobody is: its back, and who peeked at it."""
    if cell["peeked_by"]:
        return Text(LOOK).append("".join(SEAT_LETTERS[seat] for seat in cell["peeked_by"]))
    return Text() if cell["face"] in ("up", "used") else pattern(cell["back"], 1)


def kind_of(tile: str) -> Text:
    """The sign of a kind of tile, however it will lie."""
    family = FAMILY_OF[tile]
    amount = AMOUNT_OF[tile]
    return Text(SIGN[family] + (str(amount) if amount else ""), STYLE.get(family, ""))


def sign_of(cell: Mapping[str, Any]) -> Text:
    """The sign of a tile as it lies: arrows where they point, in brackets what is used up."""
    tile = cell["tile"]
    family = FAMILY_OF[tile]
    if cell["face"] == "used":
        return Text("(", "dim").append(SIGN[family]).append(")")
    if family == "arrows":
        return Text(arrows(tile, cell["facing"]), STYLE[family])
    if family in ("cannon", "crossroads"):
        return Text(SIGN[family] + ARROW[2 * FACINGS.index(cell["facing"])], STYLE[family])
    return kind_of(tile)


def arrows(tile: str, facing: str) -> str:
    """The arrows of a tile, turned as it lies; two that point away from each other as one."""
    by = 2 * FACINGS.index(facing)
    turned = {(direction + by) % COMPASS for direction in range(COMPASS) if ARROWS_OF[tile] >> direction & 1}
    signs = ""
    for direction in range(COMPASS):
        opposite = (direction + COMPASS // 2) % COMPASS
        if direction in turned and opposite in turned:
            signs += BOTH_WAYS[direction] if direction < opposite else ""
        elif direction in turned:
            signs += ARROW[direction]
    return signs


def coins_on(cell: Mapping[str, Any]) -> Text:
    """Coins that lie there; in a labyrinth with the space they lie on."""
    heaps = [f"{COIN}{n}{RAISED[space] * is_labyrinth(cell)}" for space, n in enumerate(cell["coins"], 1) if n]
    return Text("".join(heaps), GOLD)


def pieces_on(view: dict[str, Any], cell: Mapping[str, Any]) -> Text:
    """Who is there, `A-1` alone, `A-12` with another of his crew; a small letter where they lie in a pit or a barrel."""
    drawn = Text("›" if mover_is_on(view, cell) else "", "bold")
    letters = ""
    for piece, seat, sign in pieces_of(view):
        if piece["cell"] == cell["name"]:
            letter = SEAT_LETTERS[seat].lower() if piece["trapped"] or piece["asleep"] else SEAT_LETTERS[seat]
            space = RAISED[piece["space"]] if is_labyrinth(cell) else ""
            known = letters.endswith(letter) or sign == PREACHER
            dash = "" if view["puzzle"] else "-"  # where all three stand together there is no room for it
            drawn.append(sign + space if known else f"{letter}{dash}{sign}{space}", coat_of(view, sign, CREW[seat]))
            letters += letter * (sign != PREACHER and not letters.endswith(letter))
    if view["bear"] and view["bear"]["cell"] == cell["name"]:
        drawn.append(BEAR, "bold bright_red")
    if len(drawn) > CELL:
        return Text(letters + "".join(sign for sign in (PREACHER, BEAR) if sign in drawn.plain), "bold")
    return drawn


def pieces_of(view: dict[str, Any]) -> list[tuple[dict[str, Any], int, str]]:
    """Every piece with its seat and its sign."""
    pieces = [(piece, seat, piece["name"][-1]) for seat, crew in enumerate(view["crews"]) for piece in crew]
    if view["missionary"]:
        pieces.append((view["missionary"]["piece"], view["missionary"]["keeper"], PREACHER))
    return pieces


def goes_on(view: dict[str, Any]) -> bool:
    """Whether a certain piece must move now: it is under way, or its move in a puzzle has come."""
    return bool(view["moving"]) and not view["over"] and bool(view["moving"]["way"] or view["puzzle"])


def mover_is_on(view: dict[str, Any], cell: Mapping[str, Any]) -> bool:
    """Whether the piece that must move now is there."""
    places = [piece["cell"] for piece, _, _ in pieces_of(view) if goes_on(view) and piece["name"] == view["moving"]["piece"]]
    return cell["name"] in places


# What the signs mean.


def draw_legend(view: dict[str, Any], words: Words) -> list[Drawing]:
    """The signs on this island, and only those."""
    cells = drawn_cells(view)
    known = {FAMILY_OF[cell["tile"]] for cell in cells if cell["tile"]}
    hidden = {cell["back"] for cell in cells if cell["face"] in (None, "down")}
    signs = [(GROUND[back], COLOUR[back], f"back-{back}") for back in GROUND if back in hidden]
    for family in FAMILIES:
        if family in known:
            signs.append(("→" if family == "arrows" else SIGN[family], STYLE[family], f"family-{family}"))
    pieces = [piece for piece, _, _ in pieces_of(view)]
    for sign, label, shown in (
        (COIN, "coins", view["coins_on_island"] > 0),
        ("◥A◤", "ship", not view["puzzle"]),
        (SUM, "team", view["teams"]),
        (BEAR, "bear", view["bear"] is not None),
        (PREACHER, "missionary", view["missionary"] is not None),
        ("( )", "used", any(cell["face"] == "used" for cell in cells)),
        ("?", "mine", any(cell["tile"] and cell["face"] == "down" for cell in cells)),
        (LOOK, "peeked", any(cell["peeked_by"] for cell in cells)),
        ("a-1", "lying", any(piece["trapped"] or piece["asleep"] for piece in pieces)),
        ("A-1²", "space", "labyrinth" in known),
    ):
        if shown:
            signs.append((sign, "", f"legend-{label}"))
    if view["puzzle"]:
        signs += [(f"A{hand}", coat, f"pirate-A-{hand}") for hand, coat in enumerate(COATS[: len(pieces)], 1)]
    drawn = [Text(sign, style).append(f" {words(label)}", "dim" if style != "dim" else "") for sign, style, label in signs]
    return [Columns(drawn, padding=(0, 2))]
