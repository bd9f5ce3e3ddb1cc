/** The rules of a game as the panel shows them: in order, and searched. */

import { ask } from "../harbour/api/client";
import { speech } from "../words/words.svelte";

const asked = new Map<string, Promise<Record<string, string>>>();

/** The paragraphs of a game's rules by their numbers, in the language of the moment; asked once. */
export function rulesOf(game: string): Promise<Record<string, string>> {
  const way = `${game} ${speech.language}`;
  const known = asked.get(way);
  if (known) return known;
  const rules = ask("rules", [game, speech.language]);
  asked.set(way, rules);
  rules.catch(() => asked.delete(way));
  return rules;
}

export interface Paragraph {
  number: string;
  text: string;
}

const parts = (number: string): number[] => number.split(".").map(Number);

/** Paragraphs in their order: §2.10 comes after §2.9. */
export function ordered(rules: Readonly<Record<string, string>>): Paragraph[] {
  const all = Object.entries(rules).map(([number, text]) => ({ number, text: plain(text) }));
  return all.sort((a, b) => {
    const [x, y] = [parts(a.number), parts(b.number)];
    return (x[0] ?? 0) - (y[0] ?? 0) || (x[1] ?? 0) - (y[1] ?? 0);
  });
}

/** Without the marks of Markdown. */
export const plain = (text: string): string => text.replace(/\*\*|`|(?<!\w)[_*](?=\w)|(?<=\w)[_*](?!\w)/g, "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

/** Those that hold every word asked for, or bear that number. */
export function search(all: readonly Paragraph[], asked: string): Paragraph[] {
  const words = asked.toLowerCase().replace(/§/g, "").split(/\s+/).filter(Boolean);
  return all.filter(({ number, text }) => {
    const body = text.toLowerCase();
    return words.every((word) => number === word || number.startsWith(`${word}.`) || body.includes(word));
  });
}

/** A text cut where it holds a word asked for, to mark it. */
export function marked(text: string, asked: string): { text: string; hit: boolean }[] {
  const words = asked.split(/\s+/).filter((word) => word.length > 1).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!words.length) return [{ text, hit: false }];
  return text.split(new RegExp(`(${words.join("|")})`, "gi")).map((piece, at) => ({ text: piece, hit: at % 2 === 1 })).filter((piece) => piece.text);
}
