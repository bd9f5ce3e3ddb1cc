/** What somebody meant by pointing at a thing that leads nowhere: a move like one that is known, with this thing in it.
 *
 * No rule is known here. Moves that have been legal before show how moves are written; the server says what forbids
 * the one that was meant.
 */

import type { MoveOut } from "../../../harbour/api/types";
import { fits, type Thing } from "../../../kit/picks.svelte";

function replaced(text: string, was: string, becomes: string): string | null {
  const words = text.split(" ");
  const at = words.lastIndexOf(was);
  return at < 0 ? null : words.map((word, n) => (n === at ? becomes : word)).join(" ");
}

/** A known move, rewritten so that it speaks of the thing; null where it cannot. */
function about(move: MoveOut, thing: Thing): string | null {
  let text: string | null = move.text;
  for (const [name, value] of Object.entries(thing)) {
    if (text === null) return null;
    if (name === "kind") text = move.kind === value ? text : null;
    else if (move.args[name] === undefined) text = null;
    else if (move.args[name] !== value) text = replaced(text, move.args[name], value);
  }
  return text;
}

/** Moves rewritten so that they speak of the thing. Where these are of several kinds nobody knows which was meant, and none is. */
function guesses(thing: Thing, moves: readonly MoveOut[]): string[] {
  const found = moves.flatMap((move) => {
    const text = about(move, thing);
    return text === null ? [] : [{ text, kind: move.kind }];
  });
  const kinds = new Set(found.map(({ kind }) => kind));
  return kinds.size === 1 ? [...new Set(found.map(({ text }) => text))] : [];
}

/** The moves that pointing at a thing may have meant: with what is picked; else of this moment, or, if none has such things, of any. */
export function meant(thing: Thing, picked: Thing, now: readonly MoveOut[], ever: readonly MoveOut[]): string[] {
  const chosen = Object.keys(picked).length ? guesses(thing, now.filter((move) => fits(move, picked))) : [];
  if (chosen.length) return chosen;
  return guesses(thing, now.some((move) => about(move, thing) !== null) ? now : ever);
}

/** One move of each kind and shape is enough to know how such moves are written. */
export function remember(ever: readonly MoveOut[], moves: readonly MoveOut[]): MoveOut[] {
  const shape = (move: MoveOut): string => `${move.kind} ${Object.entries(move.args).map(([name, value]) => `${name}${value === "none" ? "-" : ""}`)}`;
  const known = new Map([...ever, ...moves].map((move) => [shape(move), move]));
  return [...known.values()];
}
