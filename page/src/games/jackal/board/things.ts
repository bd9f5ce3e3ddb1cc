/** Which pieces there are, and what they are called. */

import { fits, type Picks, type Thing } from "../../../kit/picks.svelte";
import type { Words } from "../../../words/words.svelte";
import { ARROWS, TURNS } from "../art";
import type { Cell, Piece, View } from "../view";
import { spacesOf, stand, type Stand, standOnSpace, STEPS } from "./geometry";

export interface Token {
  piece: Piece;
  seat: number;
  /** Which pawn stands for it: its seat's; in a puzzle the black, the yellow or the red one. */
  coat: number;
  missionary: boolean;
  converted: boolean;
}

/** The first of the coats that a lone crew wears. */
const LONE_COATS = 4;

export function tokensOf(view: View, seat: number): Token[] {
  const crew = (view.crews[seat] ?? []).map((piece, at) => ({ piece, seat, coat: view.puzzle ? LONE_COATS + at : seat, missionary: false, converted: false }));
  const guest = view.missionary;
  return guest && guest.keeper === seat ? [...crew, { piece: guest.piece, seat, coat: seat, missionary: true, converted: guest.converted }] : crew;
}

export const allTokens = (view: View): Token[] => view.crews.flatMap((_, seat) => tokensOf(view, seat));

/** Whose crew the moves of this moment speak of. */
export const crewInPlay = (view: View): number => view.picker ?? view.turn;

/** What is written on a pirate's figure, whose colour says the rest: the number of `A-1`. */
export const markOf = (piece: Piece): string => piece.name.split("-").at(-1) ?? "";

/** A piece by its name, or by the word for it: the missionary, and in a puzzle everybody. */
export const nameOf = (piece: Piece, words: Words): string => (words.has(`pirate-${piece.name}`) ? words.say(`pirate-${piece.name}`) : piece.name);

/** Whether any move of this moment speaks of a thing. */
export const named = (picks: Picks, thing: Thing): boolean => picks.moves.some((move) => fits(move, thing));

/** What pointing at a piece means now; null where it means nothing. */
export function thingOf(view: View, picks: Picks, token: Token): Thing | null {
  const things: Thing[] = [{ target: token.piece.name }, { pirate: token.piece.name }];
  if (view.moving?.piece === token.piece.name && view.moving.way) things.push({ kind: "stay" });
  return things.find((thing) => named(picks, thing)) ?? null;
}

/** The piece that moves next: the one picked, or the one that is under way. */
export function mover(view: View, picks: Picks): Token | null {
  const going = picks.picked["pirate"] ?? (view.moving?.way ? view.moving.piece : null);
  return allTokens(view).find(({ piece }) => piece.name === going) ?? null;
}

/** Where each piece stands, the bear too, by its name. */
export function stands(view: View, cells: ReadonlyMap<string, Cell>): Map<string, Stand> {
  const found = new Map<string, Stand>();
  const here = new Map<string, string[]>();
  const on = new Map<string, number>();
  for (const { piece } of allTokens(view)) {
    const place = piece.cell;
    if (!place) continue;
    const spaces = spacesOf(cells.get(place));
    if (spaces) {
      const spot = `${place}/${piece.space}`;
      found.set(piece.name, standOnSpace(spaces, piece.space, on.get(spot) ?? 0));
      on.set(spot, (on.get(spot) ?? 0) + 1);
    } else {
      here.set(place, [...(here.get(place) ?? []), piece.name]);
    }
  }
  if (view.bear) here.set(view.bear.cell, [...(here.get(view.bear.cell) ?? []), "bear"]);
  for (const [place, names] of here) {
    names.forEach((name, at) => found.set(name, stand(at, names.length, view.ships.includes(place))));
  }
  return found;
}

/** Where a piece is, in a word or two. */
export function whereabouts(view: View, words: Words, piece: Piece, names: readonly string[]): string {
  const place = piece.cell;
  if (piece.dead) return words.say("label-dead");
  if (!place) return words.say("label-ashore-not-yet");
  const ship = view.ships.indexOf(place);
  if (ship >= 0) return piece.name.startsWith("ABCD"[ship] ?? "") ? words.say("label-aboard") : words.say("label-aboard-of", { ship: names[ship] ?? "" });
  const cell = view.cells.find((one) => one.name === place);
  if (cell?.back === "sea") return words.say("label-swims", { cell: place });
  if (piece.trapped) return words.say("label-pit", { cell: place });
  if (piece.asleep) return words.say("label-barrel", { cell: place });
  const spaces = spacesOf(cell);
  return spaces ? `${place} ${piece.space}/${spaces}` : place;
}

/** The directions in which the arrows of a face-up tile point as it lies. */
function pointsTo(cell: Cell): string[] {
  const turn = (TURNS[cell.facing ?? ""] ?? 0) / 45;
  const eighths = cell.face === "up" ? (ARROWS[cell.tile ?? ""] ?? []) : [];
  return eighths.map((eighth) => Object.keys(STEPS)[(eighth + turn) % 8] ?? "");
}

/** What a cell is, with its coins. */
export function groundOf(words: Words, cell: Cell, names: readonly string[]): string {
  const back = words.say(`back-${cell.back}`);
  const tile = words.say(`tile-${cell.tile}`);
  const parts = [cell.tile && cell.face !== "down" ? tile : back];
  if (cell.tile && cell.face === "down") parts.push(words.say("board-secret", { tile }));
  if (cell.face === "down" && cell.peeked_by.length) parts.push(words.say("board-peeked", { names: cell.peeked_by.map((seat) => names[seat]).join(", ") }));
  const ways = pointsTo(cell);
  if (ways.length) parts.push(words.say("board-points", { directions: ways.map((way) => words.say(`direction-${way}`)).join(", ") }));
  if (cell.face === "used") parts.push(words.say("legend-used"));
  const coins = cell.coins.reduce((sum, n) => sum + n, 0);
  if (coins) parts.push(`${words.say("legend-coins")} ${coins}`);
  return `${cell.name}: ${parts.join(", ")}`;
}

/** The glossary's names for what a cell is, and for what is to be feared or had there. */
export function isGround(view: View, cell: Cell): string {
  const ground = cell.back === "sea" ? (view.puzzle ? "" : "glossary-sea") : `back-${cell.back}`;
  const tile = cell.tile ? `tile-${cell.tile}` : "";
  const names = cell.tile && cell.face !== "down" ? [tile] : [ground, tile];
  if (view.ships.includes(cell.name)) names.push("glossary-ship");
  if (cell.coins.some((coins) => coins > 0)) names.push("glossary-coin");
  if (view.bear?.cell === cell.name) names.push("glossary-bear");
  return names.filter(Boolean).join(" ");
}

/** The glossary's names for a piece, and for what it can. */
export const isPiece = ({ missionary, converted, piece }: Token): string =>
  [missionary && !converted ? "glossary-monk" : "glossary-pirate", ...piece.abilities.map((ability) => `ability-${ability}`)].join(" ");

/** Who and what is where, by the cells' names: ships, pieces, the bear. */
export function company(view: View, words: Words, names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (place: string | null | undefined, who: string): void => void (place && found.set(place, [...(found.get(place) ?? []), who]));
  view.ships.forEach((place, seat) => add(place, `${words.say("legend-ship")} ${names[seat]}`));
  for (const token of allTokens(view)) add(token.piece.cell, called(token, words, names));
  add(view.bear?.cell, words.say("legend-bear"));
  return found;
}

/** What a cell is and who is there, for those who hear it. */
export function told(view: View, words: Words, cell: Cell, names: readonly string[]): string {
  return [groundOf(words, cell, names), ...(company(view, words, names).get(cell.name) ?? [])].join(", ");
}

/** A piece by its player's name and its own. */
export const called = (token: Token, words: Words, names: readonly string[]): string =>
  `${names[token.seat] ?? ""} – ${nameOf(token.piece, words)}`;
