/** The games there are, asked once; and their words, in whatever language people read. */

import { ask } from "../harbour/api/client";
import type { GameOut } from "../harbour/api/types";
import { COVERS } from "./boards/covers";
import { learn } from "../words/words.svelte";

let asked: Promise<GameOut[]> | null = null;

const place = (game: GameOut): number => Object.keys(COVERS).indexOf(game.name);

/** All games that have a board here, in the order of their covers, with their words. */
export function allGames(): Promise<GameOut[]> {
  asked ??= ask<GameOut[]>("GET", "/games").then(async (games) => {
    const drawn = games.filter((game) => game.name in COVERS);
    await Promise.all(drawn.map((game) => learn(game.name)));
    return drawn.sort((one, other) => place(one) - place(other));
  });
  asked.catch(() => (asked = null));
  return asked;
}
