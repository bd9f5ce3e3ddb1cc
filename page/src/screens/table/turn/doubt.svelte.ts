/** A move that cannot be taken back, asked for twice by those who want it so. */

import type { MoveOut } from "../../../harbour/api/types";
import type { Seal } from "../../../kit/picks.svelte";
import { settings } from "../../../settings/settings.svelte";

export class Doubt {
  /** What is in doubt. */
  move = $state.raw<MoveOut | null>(null);
  /** Why there is no way back; nothing while that is not known yet. */
  seal = $state<Seal | null>(null);
  #answer: (sure: boolean) => void = () => {};

  /** Whether a move is to be made: at once, or when somebody has said so. `seals` are those known by now, if they are. */
  async sure(move: MoveOut, seals: Readonly<Record<string, Seal>> | null): Promise<boolean> {
    this.answer(false);
    const seal = seals?.[move.text] ?? null;
    if (!settings.confirm || (seals && !seal)) return true;
    this.move = move;
    this.seal = seal;
    return new Promise((answer) => (this.#answer = answer));
  }

  answer(sure: boolean): void {
    this.move = null;
    this.#answer(sure);
    this.#answer = () => {};
  }
}
