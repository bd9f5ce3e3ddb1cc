/** The boards, and what else a table shows of its game: each fetched when a table needs it. */

import type { Component } from "svelte";

import type { Becalmed, BoardProps, Spoken } from "../kit/board";

type Board = Component<BoardProps<never>>;
type Figure = Component<{ seat: number }>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const FIGURES = import.meta.glob<{ default: Figure }>("./*/Pirate.svelte");
const SPOKEN = import.meta.glob<Spoken>("./*/spoken.ts", { import: "spoken" });
const BECALMED = import.meta.glob<Becalmed>("./*/becalmed.ts", { import: "becalmed" });

/** The games that have a board of their own. */
export const drawn = Object.keys(BOARDS).map((path) => path.split("/")[1] ?? "");

/** The board of a game; one without is played on the board of text. */
export async function boardOf(game: string): Promise<Board> {
  const found = await (BOARDS[`./${game}/Board.svelte`]?.() ?? import("../kit/TextBoard.svelte"));
  return found.default;
}

/** The figure of a seat, where a game has its own. */
export function figureOf(game: string): Promise<{ default: Figure }> | undefined {
  return FIGURES[`./${game}/Pirate.svelte`]?.();
}

/** How a board is told in sentences; nothing where it cannot be yet. */
export async function spokenOf(game: string): Promise<Spoken | null> {
  return (await SPOKEN[`./${game}/spoken.ts`]?.()) ?? null;
}

/** How one knows that nothing a seat does can matter; nothing where it always may. */
export async function becalmedAt(game: string): Promise<Becalmed | null> {
  return (await BECALMED[`./${game}/becalmed.ts`]?.()) ?? null;
}
