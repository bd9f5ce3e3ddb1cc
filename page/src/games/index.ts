/** The games: each a folder here, found by its name. There is no list of them, and nothing else of the page knows one by name.
 *
 * What the first screen needs is in this file; boards, glossaries, pickers and the count have files of their own beside it, so
 * that each is fetched when it is needed. A game of the harbour that has no folder here is played on the kit's board of text.
 */

import type { Component } from "svelte";

import { ask } from "../harbour/api/client";
import type { GameOut } from "../harbour/api/types";
import type { Face } from "../kit/game";
import { learn } from "../words/words.svelte";

type Cover = () => Promise<{ default: Component }>;

const FACES = import.meta.glob<Face>("./*/game.ts", { import: "GAME", eager: true });
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");
const PUZZLE_COVERS = import.meta.glob<{ default: Component }>("./*/PuzzleCover.svelte");

/** What is taken of a game that the page does not know: it hangs last. */
const STRANGER: Omit<Face, "streams"> & Partial<Face> = { place: Infinity, minutes: 30 };

/** What the page knows of a game from the start. */
export function faceOf(game: string): Omit<Face, "streams"> & Partial<Face> {
  return FACES[`./${game}/game.ts`] ?? STRANGER;
}

/** The picture of a game, 320 by 200. */
export function coverOf(game: string): Cover {
  return COVERS[`./${game}/Cover.svelte`] ?? (() => import("../kit/PlainCover.svelte"));
}

/** The picture of a game's puzzles; where they have none, the game's own. */
export function puzzleCoverOf(game: string): Cover {
  return PUZZLE_COVERS[`./${game}/PuzzleCover.svelte`] ?? coverOf(game);
}

/** The colours of a game's seats, as a style; none where they are the usual ones. */
export function coloursOf(game: string): string {
  return (faceOf(game).colours ?? []).map((colour, seat) => `--seat-${seat}: ${colour}`).join("; ");
}

let asked: Promise<GameOut[]> | null = null;

/** All games of the harbour, asked once, as they hang on the quay; and their words, in whatever language people read. */
export function allGames(): Promise<GameOut[]> {
  asked ??= ask("games").then(async (games) => {
    await Promise.all(games.map(({ name }) => learn(name)));
    return inOrder(games);
  });
  asked.catch(() => (asked = null));
  return asked;
}

/** Games as they hang on the quay: strangers last, by their names. */
export function inOrder<T extends { name: string }>(games: readonly T[]): T[] {
  const place = ({ name }: T): number => faceOf(name).place;
  return [...games].sort((one, other) => (place(one) === place(other) ? one.name.localeCompare(other.name) : place(one) - place(other)));
}

/** The puzzles of a game, where it has some: what its option of that name offers. */
export function puzzlesOf({ options }: GameOut): (string | number)[] {
  return options.find((option) => option.name === "puzzle")?.choices ?? [];
}
