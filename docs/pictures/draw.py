"""The pictures in the README: real tables, drawn by the games themselves (`make pictures`)."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import doubloon

NIGHT = TerminalTheme(
    (13, 27, 42),
    (224, 225, 221),
    [
        *((20, 33, 51), (214, 84, 72), (108, 168, 94), (222, 178, 76)),
        *((86, 134, 196), (176, 114, 166), (92, 172, 172), (200, 205, 208)),
    ],
    [
        *((96, 108, 122), (240, 110, 96), (138, 196, 120), (246, 208, 108)),
        *((122, 170, 230), (206, 146, 196), (128, 204, 204), (255, 255, 255)),
    ],
)

FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="10" fill="#0d1b2a"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture(name: str, seats: int, moves: int, seed: str, names: tuple[str, ...], **options: str) -> None:
    """A table some way into a random game, as the seat to act sees it."""
    game = doubloon.game(name)
    table = game.start(seats, seed, **options)
    chance = random.Random(seed)
    for _ in range(moves):
        seat = table.acting[0]
        table.play(seat, chance.choice(table.moves(seat)))
    console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(game.modules["text"].draw(table.view(table.acting[0]), game.words("en"), names))
    svg = console.export_svg(title="", theme=NIGHT, code_format=FRAME, unique_id=name)
    Path(__file__).with_name(f"{name}.svg").write_text(svg)


if __name__ == "__main__":
    picture("jackal", 4, 90, "gold", ("Anne", "Bart", "Calico", "Davy"), island="3")
    picture("morgans-magic-map", 3, 60, "treasure", ("Anne", "Bart", "Calico"))
    picture("martinique", 2, 64, "treasure", ("Anne", "Bart"))
    picture("buried-treasure", 3, 9, "treasure", ("Anne", "Bart", "Calico"), variant="advanced")
