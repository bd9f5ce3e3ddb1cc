/** Every word a player reads comes from a words file (Project Fluent), English or Russian. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { read, Refused } from "../harbour/api/client";
import type { MoveOut, Plan, Told } from "../harbour/api/types";
import { heed, settings, wish, type Wishes } from "../settings/settings.svelte";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

/** The names under which events and moves speak of seats. */
const SEAT_ARGS = new Set(["seat", "other", "to"]);
const LETTERS = "ABCD";
const NONE = "none";
/** How a message ends that is said instead where one plays alone. */
const ALONE = "-alone";

type Values = Record<string, FluentVariable>;

function bundled(language: Language, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The words of the page or of one game, in the language of the moment. They come in parts: the game's, the page's about it, its board's. */
export class Words {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  readonly #texts: Record<Language, Map<string, string>> = { en: new Map(), ru: new Map() };

  add(language: Language, text: string, part = ""): void {
    const texts = this.#texts[language];
    if (texts.get(part) === text) return;
    texts.set(part, text);
    this.#bundles = { ...this.#bundles, [language]: bundled(language, texts.values()) };
  }

  knows(language: Language, part = ""): boolean {
    return this.#texts[language].has(part);
  }

  /** Where a message is: in the language of the moment, or else in English. */
  with(message: string): FluentBundle | undefined {
    return [this.#bundles[speech.language], this.#bundles.en].find((bundle) => bundle?.hasMessage(message));
  }

  has(message: string): boolean {
    return this.with(message) !== undefined;
  }

  say(message: string, values: Values = {}): string {
    const bundle = this.with(message);
    const pattern = bundle?.getMessage(message)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, values) : message;
  }

  /** A value as a person reads it: a seat by its player's name, a thing by its word, a number as it is. */
  value(name: string, value: string | number, names: readonly string[]): string | number {
    if (SEAT_ARGS.has(name)) {
      const seat = typeof value === "number" ? value : LETTERS.indexOf(value);
      if (seat >= 0 && names[seat] !== undefined) return names[seat];
    }
    const word = `${name}-${value}`;
    return typeof value === "string" && value !== NONE && this.has(word) ? this.say(word) : value;
  }

  values(args: Record<string, string | number>, names: readonly string[]): Values {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.value(name, value, names)]));
  }

  /** An event as a sentence. */
  tell(event: Told, names: readonly string[]): string {
    return this.say(`event-${event.kind}`, this.values(event.args, names));
  }

  /** A move as a player would say it. */
  label(move: MoveOut, names: readonly string[]): string {
    return this.say(`move-${move.kind}`, this.values(move.args, names));
  }

  /** What is the point of a move, as a sentence. */
  plan(plan: Plan, names: readonly string[]): string {
    return this.say(`plan-${plan.kind}`, this.values(plan.args, names));
  }
}

/** The same words as one hears them who plays alone: no others, no ships of theirs, perhaps no sea. */
class AloneWords extends Words {
  readonly #all: Words;

  constructor(all: Words) {
    super();
    this.#all = all;
  }

  override with(message: string): FluentBundle | undefined {
    return this.#all.with(message);
  }

  override has(message: string): boolean {
    return super.has(message) || super.has(message + ALONE);
  }

  override say(message: string, values: Values = {}): string {
    return super.say(super.has(message + ALONE) ? message + ALONE : message, values);
  }
}

/** The language that a wish means: one by its name, or the browser's, where we speak it. */
function meant(wished: Wishes["language"]): Language {
  return LANGUAGES.find((one) => one === (wished === "auto" ? navigator.language.slice(0, 2) : wished)) ?? "en";
}

/** The language people read in just now. */
export const speech = $state<{ language: Language }>({ language: meant(settings.language) });

const page = new Words();
const games: Record<string, Words> = {};

/** The page's own words, and what it says of each game. */
const FILES: Record<Language, () => Promise<{ OWN: string; OF_GAMES: Record<string, string> }>> = {
  en: () => import("./en"),
  ru: () => import("./ru"),
};

/** The page's own words. */
export function say(message: string, values: Values = {}): string {
  return page.say(message, values);
}

/** Whether the page has such a word. */
export function knows(message: string): boolean {
  return page.has(message);
}

/** The words of a game; they may still be on their way. */
export function wordsOf(game: string): Words {
  games[game] ??= new Words();
  return games[game];
}

const alone: Record<string, Words> = {};

/** The words of a game as a table of so many seats speaks them. */
export function wordsAt(game: string, seats: number): Words {
  return seats === 1 ? (alone[game] ??= new AloneWords(wordsOf(game))) : wordsOf(game);
}

const BOARD_WORDS = import.meta.glob<string>("../games/*/words/board/*.ftl", { query: "?raw", import: "default" });
/** The games whose words, or whose boards, are in use: another language needs theirs too. */
const learned = new Set<string>();
const boards = new Set<string>();
/** Where the words of a game come from, beside the game itself. */
const [PAGE, BOARD] = ["page", "board"];

async function learnGame(game: string, language: Language): Promise<void> {
  const words = wordsOf(game);
  if (words.knows(language)) return;
  try {
    words.add(language, await read("words", [game, language]));
  } catch (trouble) {
    if (!(trouble instanceof Refused && trouble.status > 0)) throw trouble; // a game without words is said as it is
  }
}

async function learnBoard(game: string, language: Language): Promise<void> {
  const found = await BOARD_WORDS[`../games/${game}/words/board/${language}.ftl`]?.();
  if (found !== undefined) wordsOf(game).add(language, found, BOARD);
}

/** Fetch the words of a game in the language of the moment; for its table, those of its board too. */
export async function learn(game: string, board = false): Promise<Words> {
  learned.add(game);
  if (board) boards.add(game);
  const language = speech.language;
  await Promise.all([learnGame(game, language), board ? learnBoard(game, language) : null]);
  return wordsOf(game);
}

/** The language asked for last: one that is slower to come does not overrule it. */
let wanted: Language | null = null;

/** Speak another language, at once: whatever is on the page is learned first. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { OWN, OF_GAMES } = await FILES[language]();
  page.add(language, OWN);
  for (const [path, text] of Object.entries(OF_GAMES)) wordsOf(path.split("/")[2] ?? "").add(language, text, PAGE);
  await Promise.allSettled([...[...learned].map((game) => learnGame(game, language)), ...[...boards].map((game) => learnBoard(game, language))]);
  if (language !== wanted) return;
  speech.language = language;
  document.documentElement.lang = language;
}

/** Speak as somebody wishes, and keep it; where the words do not come, all stays as it was. */
export async function speakAs(wished: Wishes["language"]): Promise<void> {
  await speak(meant(wished));
  wish({ language: wished });
}

/** What was wished for last: another wish may come from another window. */
let wished = settings.language;
heed(() => {
  if (settings.language === wished) return;
  wished = settings.language;
  if (meant(wished) !== wanted) void speak(meant(wished)).catch(() => null);
});
