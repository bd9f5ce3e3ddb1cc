/** Something that the harbour may refuse: whether it is under way, and why it did not work. */

import { troubleOf } from "./trouble";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  /** Try it, unless another try is under way; whether it went well. */
  async dare(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await deed();
      return true;
    } catch (refused) {
      this.trouble = troubleOf(refused);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
