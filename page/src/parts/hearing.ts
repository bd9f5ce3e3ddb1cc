/** What has just happened, to be heard while it is seen. */

import type { Told } from "../harbour/api/types";
import { MOST, player } from "../kit/sound/player";
import type { Noise } from "../kit/sound/sounds";
import { lasting } from "../settings/pace";

/** Things that happen at once are heard one after another, in step with what moves; where nothing does, just apart. */
const STEP = 160;
const LEAST = 100;

/** The sounds of some events, in order: the same again and again is heard once, and of many things the first few. */
export function noisesOf(told: readonly Told[], sounds: Readonly<Record<string, Noise | undefined>>): Noise[] {
  const all = told.flatMap(({ kind }) => sounds[kind] ?? []);
  return all.filter((noise, at) => noise !== all[at - 1]).slice(0, MOST);
}

/** Let events be heard, unless nobody looks. */
export function hear(told: readonly Told[], sounds: Readonly<Record<string, Noise | undefined>>, by = player): void {
  if (document.hidden) return;
  const apart = Math.max(LEAST, lasting(STEP));
  for (const [at, noise] of noisesOf(told, sounds).entries()) void by.play(noise, at * apart);
}
