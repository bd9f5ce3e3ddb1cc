/** What can be heard of each game: said in its own folder, fetched with its table; a game that says nothing is silent. */

import type { Noise } from "../kit/sound/sounds";

type Heard = Readonly<Record<string, Noise | undefined>>;

const SOUNDS = import.meta.glob<Heard>("./*/sounds.ts", { import: "SOUNDS" });

export async function soundsOf(game: string): Promise<Heard> {
  return (await SOUNDS[`./${game}/sounds.ts`]?.()) ?? {};
}
