"""A study as a report: a page of Markdown, the same page in HTML, and its plots."""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec

from ...core import Game
from ...core.words import Words
from . import plots
from .study import Study
from .tables import Page, study_page

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
  body {{ background: {parchment}; color: {ink}; font: 16px/1.5 Georgia, serif; }}
  body {{ margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }}
  img {{ display: block; height: auto; margin: 1rem 0; max-width: 100%; }}
  table {{ border-collapse: collapse; margin: 0.5rem 0 1.5rem; }}
  th, td {{ border-bottom: 1px solid {pale}; padding: 0.2rem 1rem 0.2rem 0; text-align: right; }}
  th:first-child, td:first-child {{ text-align: left; }}
  th {{ border-bottom-color: {ink}; }}
  .wide {{ overflow-x: auto; }}
</style>
{body}
</html>
"""


def write_report(game: Game, study: Study, say: Words, folder: Path, stem: str = "") -> list[Path]:
    """Write the pages and the plots into a folder; returns the pages."""
    stem = stem or stem_of(study)
    folder.mkdir(parents=True, exist_ok=True)
    drawn = plots.draw_plots(game, study, say, folder, stem)
    page = study_page(game, study, say)
    notes = [*page.notes, say("study-interval-note"), *([say("study-use-note")] if study.now.uses else [])]
    return write_page(msgspec.structs.replace(page, notes=notes, plots=drawn), say, folder, stem)


def write_page(page: Page, say: Words, folder: Path, stem: str) -> list[Path]:
    """Write a page as Markdown and as HTML."""
    folder.mkdir(parents=True, exist_ok=True)
    text, web = folder / f"{stem}.md", folder / f"{stem}.html"
    text.write_text(markdown(page), encoding="utf-8")
    web.write_text(html(page, say.language), encoding="utf-8")
    return [text, web]


def stem_of(study: Study) -> str:
    """The name of the files: of the game, and of what was changed in it."""
    changes = "".join(letter if letter.isalnum() else "-" for letter in " ".join(study.plan.changes))
    return "-".join(filter(None, [study.plan.game, *changes.split("-")]))


def markdown(page: Page) -> str:
    """The page as Markdown."""
    lines = [f"# {page.title}", "", *(f"- {note}" for note in page.notes), ""]
    for name, file in page.plots:
        lines += [f"![{name}]({file})", ""]
    for sheet in page.sheets:
        lines += [
            f"## {sheet.title}",
            "",
            row(sheet.heads),
            row(["---"] * sheet.names + ["---:"] * (len(sheet.heads) - sheet.names)),
        ]
        lines += [*(row(cells) for cells in sheet.rows), ""]
    return "\n".join(lines)


def row(cells: list[str]) -> str:
    """A row of a Markdown table."""
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


def html(page: Page, language: str) -> str:
    """The page as HTML."""
    parts = [f"<h1>{escape(page.title)}</h1>", "<ul>", *(f"<li>{escape(note)}</li>" for note in page.notes), "</ul>"]
    parts += [f'<img src="{escape(file)}" alt="{escape(name)}">' for name, file in page.plots]
    for sheet in page.sheets:
        parts += [f"<h2>{escape(sheet.title)}</h2>", '<div class="wide"><table>', html_row(sheet.heads, "th")]
        parts += [*(html_row(cells, "td") for cells in sheet.rows), "</table></div>"]
    return PAGE.format(
        language=language,
        title=escape(page.title),
        body="\n".join(parts),
        parchment=plots.PARCHMENT,
        ink=plots.INK,
        pale=plots.PALE,
    )


def html_row(cells: list[str], tag: str) -> str:
    """A row of an HTML table."""
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
