/** How long things take at the reader's pace, and whether anything on the board still moves. */

import { still } from "./light.svelte";
import { type Pace, settings } from "./settings.svelte";

/** How much longer than usual things take, as app.css has it too; what does not move is shown for its usual time. */
const STRETCH: Record<Pace, number> = { slow: 2, normal: 1, quick: 0.4, none: 1 };

/** Milliseconds for something to be looked at. */
export const paced = (usual: number): number => usual * STRETCH[settings.pace];

/** Milliseconds for something that moves: none where nothing may. */
export const lasting = (usual: number): number => (still() ? 0 : paced(usual));

/** What moves on the board, and will come to rest by itself. */
function motions(): Animation[] {
  const board = document.querySelector<HTMLElement>(".frame");
  const all = board?.getAnimations?.({ subtree: true }) ?? [];
  return all.filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
}

export const isMoving = (): boolean => motions().length > 0;

/** Everything on the board stands where it is going to. */
export function settle(): void {
  for (const motion of motions()) motion.finish();
}
