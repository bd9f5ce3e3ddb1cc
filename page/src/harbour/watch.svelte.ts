/** An eye on my tables: what waits for me, and a notice when it becomes my turn and the page is hidden. */

import { go } from "../route.svelte";
import { settings, wish } from "../settings/settings.svelte";
import { learn, say } from "../words/words.svelte";
import { ask, Question, Refused } from "./api/client";
import type { TableCard } from "./api/types";
import { isKnown } from "./me";
import { newlyMine } from "./tables";

const EVERY = 20_000;

export const watch = $state<{ cards: TableCard[]; seen: boolean }>({ cards: [], seen: false });

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Whether notices are wanted, and the browser lets us. */
export const notifies = (): boolean => settings.notices && canNotify() && Notification.permission === "granted";

const looking = new Question();

/** Look where my tables stand; of several looks at once the last one counts. */
export async function lookAround(): Promise<void> {
  const called = looking.anew();
  if (!isKnown()) {
    watch.cards = [];
    watch.seen = true;
    return;
  }
  try {
    const cards = await ask("myTables", [], undefined, called);
    if (called.aborted) return;
    const news = watch.seen ? newlyMine(watch.cards, cards) : [];
    watch.cards = cards;
    watch.seen = true;
    if (document.hidden) for (const card of news) await tellTurn(card);
  } catch (trouble) {
    if (!(trouble instanceof Refused)) throw trouble; // offline, or the cookie has run out: what we know stays
  }
}

async function tellTurn(card: TableCard): Promise<void> {
  if (!notifies()) return;
  const words = await learn(card.game);
  const notice = new Notification(say("notice-title"), { body: say("notice-body", { game: words.say("title") }), icon: "/doubloon.svg", tag: card.table });
  notice.onclick = () => {
    focus();
    go(`/t/${card.table}`);
    notice.close();
  };
}

/** Switch notices on, if the reader's browser lets us, or off. */
export async function setNotices(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === "granted";
  wish({ notices: granted });
  return granted === on;
}

let timer: ReturnType<typeof setInterval> | undefined;

export function keepWatch(): void {
  if (timer !== undefined) return;
  void lookAround();
  timer = setInterval(() => void lookAround(), EVERY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void lookAround();
  });
}
