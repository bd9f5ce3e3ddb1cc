"""What every game stands on; it knows no game."""

from .bench import Bench
from .chance import count_bits, draw, draw_lot, lowest_bit, roll, seed_chance
from .documents import by_seat, counted, one_of, read_list, read_number, read_seat, read_table, refuse_others, spoken, within
from .edition import Tables
from .events import EVERYONE, Events, forget, hush, reveal, tell, whisper
from .feats import Feat, Story
from .forms import Struct
from .game import Catalogue, Game
from .jit import entry, rule
from .layout import block, record
from .numbering import SEAT_LETTERS, Move, Numbering
from .observation import Knowledge, observation
from .options import Option, Options
from .plain import lookup
from .plans import Course, Step
from .proof import Proof
from .rows import offer, write_row
from .told import Plan
from .types import Array, State, States

__all__ = [
    "EVERYONE",
    "SEAT_LETTERS",
    "Array",
    "Bench",
    "Catalogue",
    "Course",
    "Events",
    "Feat",
    "Game",
    "Knowledge",
    "Move",
    "Numbering",
    "Option",
    "Options",
    "Plan",
    "Proof",
    "State",
    "States",
    "Step",
    "Story",
    "Struct",
    "Tables",
    "block",
    "by_seat",
    "count_bits",
    "counted",
    "draw",
    "draw_lot",
    "entry",
    "forget",
    "hush",
    "lookup",
    "lowest_bit",
    "observation",
    "offer",
    "one_of",
    "read_list",
    "read_number",
    "read_seat",
    "read_table",
    "record",
    "refuse_others",
    "reveal",
    "roll",
    "rule",
    "seed_chance",
    "spoken",
    "tell",
    "whisper",
    "within",
    "write_row",
]
