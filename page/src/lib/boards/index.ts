/** The boards, each fetched when a table needs it. */

import type { Component } from "svelte";

import type { Becalmed, BoardProps, Spoken } from "../../kit/board";

type Board = Component<BoardProps<never>>;

export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  "buried-treasure": () => import("./buried-treasure/Board.svelte") as Promise<{ default: Board }>,
  "morgans-magic-map": () => import("./morgans-magic-map/Board.svelte") as Promise<{ default: Board }>,
  jackal: () => import("./jackal/Board.svelte") as Promise<{ default: Board }>,
  martinique: () => import("./martinique/Board.svelte") as Promise<{ default: Board }>,
  "pirates-map": () => import("./pirates-map/Board.svelte") as Promise<{ default: Board }>,
};

const SPOKEN = import.meta.glob<Spoken>("./*/spoken.ts", { import: "spoken" });

/** How a board is told in sentences; nothing where it cannot be yet. */
export async function spokenOf(game: string): Promise<Spoken | null> {
  return (await SPOKEN[`./${game}/spoken.ts`]?.()) ?? null;
}

const BECALMED = import.meta.glob<Becalmed>("./*/becalmed.ts", { import: "becalmed" });

/** How one knows that nothing a seat does can matter; nothing where it always may. */
export async function becalmedAt(game: string): Promise<Becalmed | null> {
  return (await BECALMED[`./${game}/becalmed.ts`]?.()) ?? null;
}

/** Where the pieces of a game have colours of their own, the seats have them too, in the log as in the crew. */
export const SEAT_COLOURS: Record<string, readonly string[]> = { martinique: ["var(--ink)", "var(--wax)"] };
