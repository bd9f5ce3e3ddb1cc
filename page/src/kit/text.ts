/** A view in plain text, for a game without a board of its own: a fact to a line, what belongs to a seat under its player's name. */

import type { Words } from "../words/words.svelte";

/** What every view carries, and the page tells elsewhere. */
const ELSEWHERE = new Set(["game", "edition", "options", "seats", "you", "may_act", "over"]);
const INDENT = "  ";

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain => ["string", "number", "boolean"].includes(typeof value);
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
const isRow = (value: unknown): value is (Plain | null)[] => Array.isArray(value) && value.every((one) => one === null || isPlain(one));
const spaced = (name: string): string => name.replaceAll(/[_-]/g, " ");

export function textOf(view: Readonly<Record<string, unknown>>, words: Words, names: readonly string[]): string {
  const said = (name: string, value: Plain): string => String(typeof value === "boolean" ? value : words.value(name, value, names));

  /** A fact under its title; `mine` says that it belongs to a seat already, so that its lists are no seats again. */
  function lines(title: string, name: string, value: unknown, mine: boolean): string[] {
    if (isNothing(value)) return [];
    if (isPlain(value)) return [`${title}: ${said(name, value)}`];
    const under = parts(name, value as object, mine);
    const [only] = under;
    if (under.length === 1 && only && isRow(value)) return [`${title}: ${only}`];
    return under.length ? [`${title}:`, ...under.map((line) => INDENT + line)] : [];
  }

  function parts(name: string, value: object, mine: boolean): string[] {
    if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, inner]) => lines(spaced(key), key, inner, mine));
    if (value.length === names.length && !mine) return value.flatMap((inner, seat) => lines(names[seat] ?? "", name, inner, true));
    if (isRow(value)) return [value.map((one) => (one === null ? "·" : said(name, one))).join(" ")];
    return value.flatMap((inner, at) => (Array.isArray(inner) ? parts(name, inner, true) : lines(String(at + 1), name, inner, true)));
  }

  return Object.entries(view)
    .filter(([name]) => !ELSEWHERE.has(name))
    .flatMap(([name, value]) => lines(spaced(name), name, value, false))
    .join("\n");
}
