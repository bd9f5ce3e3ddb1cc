/** After a game with bots alone: the next rival of the game's ladder. */

import { ladderOf, lookUp } from "../../../harbour/ladder.svelte";
import type { Maker, Scene } from "../../../parts/onward";
import { say } from "../../../words/words.svelte";
import type { Sitting } from "../sitting.svelte";

/** Whether one of us played, and bots alone against them. */
export function wasAlone({ card, mine }: Pick<Scene, "card" | "mine">): boolean {
  return mine.length === 1 && card.seats.length > 1 && card.seats.every(({ bot }, seat) => mine.includes(seat) || Boolean(bot));
}

/** Whether a rival of the ladder was beaten just now: then who comes next is what one wants to know. */
export function hasBeatenRival({ card, mine, winners }: Pick<Scene, "card" | "mine" | "winners">): boolean {
  const rivals = ladderOf(card.game)?.rungs.map(({ rival }) => rival) ?? [];
  return mine.some((seat) => winners.includes(seat)) && card.seats.some(({ bot }) => Boolean(bot) && rivals.includes(bot ?? ""));
}

export const nextRival: Maker<Scene & { readonly sitting: Pick<Sitting, "meet"> }> = (scene) => {
  const offered = wasAlone(scene) && !scene.card.day;
  if (offered) void lookUp().catch(() => null); // without rivals there is still revenge
  const next = (): string | null => (offered ? (ladderOf(scene.card.game)?.next ?? null) : null);
  return {
    name: "rival",
    key: "N",
    code: "KeyN",
    get label() {
      const rival = next();
      return rival && say("ladder-meet-next", { rival: say(`bot-${rival}`) });
    },
    get main() {
      return hasBeatenRival(scene);
    },
    go: () => {
      const rival = next();
      if (rival) void scene.sitting.meet(rival);
    },
  };
};
