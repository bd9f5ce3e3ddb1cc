"""The plots of a study, in the colours of the house: ink on parchment, sea, wood and gold."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ...core import Game
from ...core.errors import Error
from ...core.words import Words
from ..strength import Z95
from . import measures
from .estimates import Measure, ratio
from .play import POINTS
from .stars import certainty, change_stars, differences, key
from .study import Study
from .tables import worth_telling
from .told import name_of, thing_name

PARCHMENT, PALE, INK, FAINT = "#f6ecd6", "#e6d6b4", "#2c1d10", "#7d6a50"
SEA, SEA_PALE, WOOD, GOLD, RED = "#2f6f7e", "#b9d5d4", "#8a5a2b", "#b57f17", "#a5281f"
DPI = 110
WIDE = (7.2, 3.7)
MOST_BARS = 12
RARE = 0.02
"""Where leads are rarer, nothing is drawn of what becomes of them."""

STYLE = {
    "figure.facecolor": PARCHMENT, "axes.facecolor": PARCHMENT, "savefig.facecolor": PARCHMENT,
    "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": FAINT, "xtick.color": INK, "ytick.color": INK,
    "axes.spines.top": False, "axes.spines.right": False, "axes.titlesize": 13, "axes.titlelocation": "left",
    "axes.titleweight": "bold", "axes.titlepad": 12, "font.family": "DejaVu Serif", "font.size": 10, "axes.axisbelow": True,
}  # fmt: skip


def matplotlib() -> Any:
    """Other people's plotting, which only reports need."""
    try:
        import matplotlib as found
    except ImportError as missing:
        raise Error("a report with plots needs matplotlib: pip install doubloon[study]") from missing
    found.use("Agg")
    import matplotlib.pyplot as pyplot

    return pyplot


def draw_plots(game: Game, study: Study, say: Words, folder: Path, stem: str) -> list[tuple[str, str]]:
    """Draw all that the study has something to show for; returns titles and file names."""
    pyplot = matplotlib()
    wanted: dict[str, tuple[bool, Callable[[Any], None]]] = {
        "change": (study.changed is not None, lambda axes: changes(study, say, axes)),
        "length": ("length" in study.plan.sections, lambda axes: lengths(study, say, axes)),
        "width": ("choices" in study.plan.sections, lambda axes: widths(study, say, axes)),
        "seats": ("seats" in study.plan.sections, lambda axes: seats(study, say, axes)),
        "lead": ("leads" in study.plan.sections, lambda axes: leads(study, say, axes)),
        "luck": ("luck" in study.plan.sections, lambda axes: luck(study, say, axes)),
        "uses": (bool(study.now.uses), lambda axes: uses(game, study, say, axes)),
    }
    drawn = []
    with pyplot.rc_context(STYLE):
        for name, (there, draw) in wanted.items():
            if there:
                figure, axes = pyplot.subplots(figsize=WIDE, layout="constrained")
                figure.get_layout_engine().set(w_pad=0.15, h_pad=0.12)
                title = say(f"study-plot-{name}")
                axes.set_title(title)
                draw(axes)
                figure.savefig(folder / f"{stem}-{name}.png", dpi=DPI, metadata={"Software": None})
                pyplot.close(figure)
                drawn.append((title, f"{stem}-{name}.png"))
    return drawn


def per_cent(axis: Any) -> None:
    """Shares as per cent."""
    axis.set_major_formatter(lambda share, _: f"{100 * share:g} %")


def lengths(study: Study, say: Words, axes: Any) -> None:
    """How many games have how many moves."""
    moves = study.now.sample.games["moves"]
    most = int(np.quantile(moves, 0.995))
    least = int(np.quantile(moves, 0.005))
    step = max(1, (most - least) // 40)
    edges = np.arange(least, most + 2 * step, step) - 0.5
    axes.hist(moves, edges, weights=np.full(len(moves), 1 / len(moves)), color=SEA, edgecolor=PARCHMENT, linewidth=0.6)
    if study.changed is not None:
        other = study.changed.sample.games["moves"]
        axes.hist(other, edges, weights=np.full(len(other), 1 / len(other)), histtype="step", color=GOLD, linewidth=2)
    middle = float(np.median(moves))
    axes.axvline(middle, color=INK, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.annotate(f"{middle:,.0f}", (middle, 1), xycoords=("data", "axes fraction"), xytext=(5, -12), textcoords="offset points")
    axes.set_xlabel(say("study-plot-moves"))
    axes.set_ylabel(say("study-plot-games"))
    per_cent(axes.yaxis)


def widths(study: Study, say: Words, axes: Any) -> None:
    """How many legal moves there are in the course of a game: eight games of ten, and the mean of all."""
    width = study.now.sample.games["width"].astype(float)
    at = np.arange(POINTS) / POINTS
    low, high = np.quantile(width, [0.1, 0.9], axis=0)
    axes.fill_between(at, low, high, color=SEA_PALE, linewidth=0, label=say("study-plot-most"))
    axes.plot(at, width.mean(0), color=SEA, linewidth=2.2, label=say("study-plot-mean"))
    axes.legend(loc="upper right", frameon=False, labelcolor=INK)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1.25 * high.max())
    axes.set_xlabel(say("study-plot-progress"))
    axes.set_ylabel(say("study-plot-legal"))
    per_cent(axes.xaxis)


def seats(study: Study, say: Words, axes: Any) -> None:
    """What each wins, by the order of play."""
    found = [one for one in study.now.measures if one.name == "place"]
    estimates = [one.estimate() for one in found]
    names = [say("study-plot-place", **one.args) for one in found]
    means = [one.mean for one in estimates]
    axes.bar(names, means, color=WOOD, width=0.55)
    reach = [[one.mean - one.low for one in estimates], [one.high - one.mean for one in estimates]]
    axes.errorbar(names, means, reach, fmt="none", ecolor=INK, capsize=6, linewidth=1.4)
    for place, one in enumerate(estimates):
        label = f"{100 * one.mean:.1f} %"
        axes.annotate(label, (place, one.low), xytext=(0, -18), textcoords="offset points", ha="center", color=PARCHMENT)
    fair_line(study, say, axes)
    axes.set_ylim(0, max(one.high for one in estimates) * 1.1)
    axes.set_ylabel(say("study-plot-win-share"))
    per_cent(axes.yaxis)


def fair_line(study: Study, say: Words, axes: Any) -> None:
    """Where all would be if nothing mattered."""
    fair = 1 / study.plan.seats
    axes.axhline(fair, color=GOLD, linewidth=1.4, linestyle=(0, (4, 3)))
    axes.annotate(
        say("study-plot-fair"), (1, fair), xycoords=("axes fraction", "data"), xytext=(5, 0), textcoords="offset points",
        ha="left", va="center", color=GOLD,
    )  # fmt: skip


def leads(study: Study, say: Words, axes: Any) -> None:
    """In the course of a game: how often somebody leads, and how often he goes on to win."""
    at = np.arange(1, POINTS) / POINTS
    for findings, dash in ((study.now, "-"), (study.changed, (0, (2, 2)))):
        if findings is None:
            continue
        led, kept = lead_course(findings.sample)
        axes.plot(at, [one.value for one in led], color=SEA, linewidth=2, linestyle=dash)
        axes.plot(at, [one.value for one in kept], color=RED, linewidth=2.4, linestyle=dash)
        if findings is study.now:
            ends = [one.estimate() for one in kept]
            axes.fill_between(at, [one.low for one in ends], [one.high for one in ends], color=RED, alpha=0.15, linewidth=0)
            names = [say("study-plot-leads"), say("study-plot-keeps")]
            axes.legend(axes.lines[:2], names, loc="lower right", frameon=False, labelcolor=[SEA, RED])
    fair_line(study, say, axes)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1.08)
    axes.set_xlabel(say("study-plot-progress"))
    axes.set_ylabel(say("study-plot-lead-share"))
    per_cent(axes.xaxis)
    per_cent(axes.yaxis)


def lead_course(sample: Any) -> tuple[list[Measure], list[Measure]]:
    """At each point of the games how often somebody is alone in front, and how often he wins."""
    shares = measures.win_shares(sample)
    finished = sample.by_batch(sample.games["finished"])
    led, kept = [], []
    for point in range(1, POINTS):
        leading, winning = measures.lead_at(sample, shares, point)
        led.append(ratio("lead", sample.by_batch(leading), finished))
        rare = leading.mean() < RARE
        kept.append(ratio("kept", sample.by_batch(winning), sample.by_batch(leading) * (np.nan if rare else 1)))
    return led, kept


def luck(study: Study, say: Words, axes: Any) -> None:
    """The parts of the variance, side by side."""
    found = {one.name: one for one in study.now.measures}
    parts = [("skill", SEA), ("deal", WOOD), ("order", GOLD), ("neighbours", RED), ("rest", PALE)]
    parts = [(part, colour) for part, colour in parts if f"of-{part}" in found]
    for row, (part, colour) in enumerate(reversed(parts)):
        one = found[f"of-{part}"].estimate()
        axes.barh(row, one.mean, color=colour, height=0.6)
        reach = [[one.mean - one.low], [one.high - one.mean]]
        axes.errorbar(one.mean, row, xerr=reach, fmt="none", ecolor=INK, capsize=4, linewidth=1.3)
        axes.annotate(f"{100 * one.mean:.1f} %", (one.high, row), xytext=(6, 0), textcoords="offset points", va="center")
    axes.set_yticks(range(len(parts)), [say(f"study-plot-{part}") for part, _ in reversed(parts)])
    axes.tick_params(axis="y", length=0)
    axes.set_xlim(0, max(found[f"of-{part}"].estimate().high for part, _ in parts) * 1.15)
    per_cent(axes.xaxis)


def uses(game: Game, study: Study, say: Words, axes: Any) -> None:
    """What goes with winning and losing most surely."""
    known = worth_telling(study.now.uses)
    chosen = [use for use in known if use.thing.worded] or known
    chosen = sorted(sorted(chosen, key=lambda use: -use.telling)[:MOST_BARS], key=lambda use: use.win_gain.value)
    axes.figure.set_size_inches(WIDE[0], 1.3 + 0.3 * len(chosen))
    for row, use in enumerate(chosen):
        one = use.win_gain.estimate()
        axes.barh(row, one.mean, color=SEA if one.mean > 0 else RED, height=0.62)
        axes.errorbar(one.mean, row, xerr=one.high - one.mean, fmt="none", ecolor=INK, capsize=3, linewidth=1.1)
    axes.set_yticks(range(len(chosen)), [thing_name(game, use.thing, say) for use in chosen])
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_xlabel(say("study-plot-win-gain"))
    per_cent(axes.xaxis)


def changes(study: Study, say: Words, axes: Any) -> None:
    """What a change did to every measure, by how sure that is."""
    assert study.changed is not None
    less = differences(study.now.measures, study.changed.measures)
    stars = change_stars(study.now, study.changed)
    moved = [one for one in study.now.measures if 0 < certainty(less[key(one)]) < np.inf]
    moved = sorted(moved, key=lambda one: -certainty(less[key(one)]))[:MOST_BARS]
    axes.figure.set_size_inches(WIDE[0], 1.3 + 0.3 * max(len(moved), 2))
    for row, one in enumerate(reversed(moved)):
        errors = Z95 * certainty(less[key(one)]) * (1 if less[key(one)].value > 0 else -1)
        axes.barh(row, errors, color=(SEA if errors > 0 else RED) if key(one) in stars else FAINT, height=0.6)
    axes.set_yticks(range(len(moved)), [full_name(one, say) for one in reversed(moved)])
    axes.tick_params(axis="y", length=0)
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_xlabel(say("study-plot-change-axis"))


def full_name(measure: Measure, say: Words) -> str:
    """A measure in words, with the part of the game where several share a name."""
    name = name_of(measure, say).lstrip("… ")
    return f"{name} ({measure.args['part']})" if measure.name == "kept" else name
