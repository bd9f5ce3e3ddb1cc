/** What things are called, and which of them the moves of the moment name. Only names: no rule. */

import type { MoveOut } from "../../../harbour/api/types";
import { fits } from "../../../kit/picks.svelte";
import type { Picks, Thing } from "../../../kit/picks.svelte";
import type { Words } from "../../../words/words.svelte";
import { TREASURES } from "../view";

/** What a thing is called: its name, and the move it stands for where there is but one. */
export function called(picks: Picks, thing: Thing, words: Words, names: readonly string[], name: string): string {
  const meant = picks.left.filter((move) => fits(move, thing));
  const [only] = meant;
  if (meant.length !== 1 || !only) return name;
  return name ? `${name}: ${words.label(only, names)}` : words.label(only, names);
}

/** The symbols that moves still open would draw, on one square or anywhere. */
export function drawable(moves: readonly MoveOut[], square?: string): string[] {
  const drawn = moves.filter((move) => move.kind === "draw" && (square === undefined || move.args["square"] === square));
  return [...new Set(drawn.map((move) => move.args["symbol"] ?? ""))];
}

/** Whether somewhere more than one symbol could be drawn, so that one must say which. */
function manySymbols(moves: readonly MoveOut[]): boolean {
  const squares = new Set(moves.map((move) => move.args["square"] ?? ""));
  return [...squares].some((square) => square && drawable(moves, square).length > 1);
}

export interface Offer {
  thing: Thing;
  icon: string;
  label: string;
  /** A word under the picture. */
  caption: string;
}

/** How each kind of move is pictured that has no place on the map or the dice. */
const PICTURE: Record<string, (args: Record<string, string>) => string> = {
  use: (args) => args["gift"] ?? "",
  keep: (args) => args["treasure"] ?? "",
  raise: (args) => args["treasure"] ?? "",
  box: () => "loot",
  decline: () => "refuse",
  "decline-loot": () => "refuse",
  skip: () => "skull",
  done: () => "seal",
};

/** What can be pointed at beside the sheet, in the order of PICTURE; symbols first where one must be chosen. */
export function offers(picks: Picks, words: Words, names: readonly string[]): Offer[] {
  const symbols = manySymbols(picks.moves) ? drawable(picks.moves) : [];
  const pens = symbols.map((symbol) => ({ thing: { symbol }, icon: symbol, label: words.say(`symbol-${symbol}`), caption: thingName(words, symbol) }));
  const rest = Object.entries(PICTURE).flatMap(([kind, icon]) =>
    picks.moves
      .filter((move) => move.kind === kind)
      .map((move) => ({ thing: { kind, ...move.args }, icon: icon(move.args), label: words.label(move, names), caption: captionOf(words, move) })),
  );
  return [...pens, ...rest];
}

function captionOf(words: Words, move: MoveOut): string {
  const [value] = Object.values(move.args);
  if (value === undefined) return words.say(`short-${move.kind}`);
  if (move.kind !== "box") return thingName(words, value);
  return value === "turtle" ? words.say("short-turtle") : value;
}

const OTHERWISE: Readonly<Record<string, string>> = {
  loot: "glossary-loot", raise: "label-hook", either: "treasure-ruby treasure-crown", skull: "label-skulls", refuse: "", seal: "",
};

/** The glossary's name for anything on the sheet; what only says yes or no has none. */
export function isThing(thing: string): string {
  return OTHERWISE[thing] ?? ((TREASURES as readonly string[]).includes(thing) ? `treasure-${thing}` : `label-${thing}`);
}

/** The name of a symbol, a treasure, a gift or anything else that can wait. */
export function thingName(words: Words, thing: string): string {
  return words.say((TREASURES as readonly string[]).includes(thing) ? `treasure-${thing}` : `label-${thing}`);
}
