/** The table for those who hear it: what is going on, each crew, and the island row by row. */

import type { Passage } from "../../kit/board";
import type { Words } from "../../words/words.svelte";
import { notes } from "./board/notes";
import { allTokens, crewInPlay, nameOf, told, tokensOf, whereabouts } from "./board/things";
import type { Cell, View } from "./view";

export function spoken(view: View, words: Words, names: readonly string[]): Passage[] {
  return [
    { title: words.say("board-now"), text: now(view, words, names) },
    ...view.crews.map((_, seat) => ({ title: names[seat] ?? "", text: crew(view, seat, words, names) })),
    ...view.rows.map((row) => ({ title: words.say("board-row", { row }), text: rowTold(view, row, words, names) })),
  ];
}

/** Whose turn it is, what is worth a remark, and which way the last move went. */
function now(view: View, words: Words, names: readonly string[]): string {
  const said = [words.say(`phase-${view.phase}`)];
  if (!view.over) said.unshift(`${words.say("label-turn", { seat: names[view.turn] ?? "" })}.`);
  const trail = view.moving?.trail ?? [];
  if (trail.length) said.push(words.say("board-trail", { cells: trail.join(" – ") }));
  return [...said, ...notes(view, words, names).map((note) => `${note}.`)].join(" ");
}

function crew(view: View, seat: number, words: Words, names: readonly string[]): string {
  const head = [words.say("board-hold", { coins: view.puzzle ? (view.scores[0] ?? 0) : (view.holds[seat] ?? 0) })];
  if (view.bottles[seat]) head.push(words.say("board-bottles", { bottles: view.bottles[seat] }));
  if (!view.over && crewInPlay(view) === seat) head.push(words.say("board-moves-now"));
  if (view.winners.includes(seat)) head.push(words.say("board-winner"));
  const people = tokensOf(view, seat).map(({ piece }) => {
    const skills = piece.abilities.map((ability) => `, ${words.say(`ability-${ability}`)}`).join("");
    return `${nameOf(piece, words)}${skills}: ${whereabouts(view, words, piece, names)}`;
  });
  return `${head.join(", ")}. ${people.join("; ")}.`;
}

/** A row from west to east; open sea is named at its end. */
function rowTold(view: View, row: number, words: Words, names: readonly string[]): string {
  const cells = view.cells.filter((cell) => Number(cell.name.slice(1)) === row);
  const open = cells.filter((cell) => isOpen(view, cell));
  const said = cells.filter((cell) => !open.includes(cell)).map((cell) => `${told(view, words, cell, names)}.`);
  if (open.length) said.push(words.say("board-open-sea", { cells: open.map((cell) => cell.name).join(", ") }));
  return said.join(" ");
}

/** Sea with nothing on it. */
function isOpen(view: View, cell: Cell): boolean {
  return cell.back === "sea" && !view.ships.includes(cell.name) && !allTokens(view).some(({ piece }) => piece.cell === cell.name);
}
