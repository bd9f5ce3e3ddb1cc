/** What a reader wants of the page goes along with the account: it is sent when it changes, and fetched when somebody has signed in.
 *
 * What cannot be sent waits in this browser, with the moment when it was wished for. The harbour is told how long ago that was: so of two
 * devices the later has it, whatever their clocks say. Of a guest nothing is sent.
 */

import { adopt, hear, type Setting, settings } from "../settings/settings.svelte";
import { ask, Question, Refused } from "./api/client";
import type { Wished } from "./api/types";

/** By what is wished for, when it was. */
type Moments = Partial<Record<Setting, number>>;

interface Luggage {
  /** Whose it is. */
  account: string;
  /** What the harbour has not heard of yet. */
  unsent: Moments;
}

const KEY = "settings of the account";
/** So long after a line broke it is tried again, in milliseconds. */
const AGAIN = 20_000;
/** What is refused so is refused the next time too. */
const FOR_GOOD = [400, 401, 403, 404, 409];
/** No age goes beyond what the harbour counts. */
const LONGEST = 2 ** 31 - 1;

/** Whether something waits to be sent because the line is down. */
export const errand = $state({ waits: false });

function luggage(): Luggage | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Luggage | null;
  } catch {
    return null;
  }
}

function stow(account: string, unsent: Moments): void {
  localStorage.setItem(KEY, JSON.stringify({ account, unsent }));
}

/** The account whose wishes are known here since the page was opened. */
let met: string | null = null;

/** Whoever we are now has this account, or none. */
export function accompany(account: string | null): void {
  if (account !== met) asking.drop(); // what is on its way is another's
  if (account === null) {
    localStorage.removeItem(KEY);
    errand.waits = false;
  } else if (account !== met) {
    if (luggage()?.account !== account) stow(account, {});
    void agree();
  }
  met = account;
}

hear((change) => {
  const mine = luggage();
  if (!mine) return;
  const now = Date.now();
  stow(mine.account, { ...mine.unsent, ...Object.fromEntries(Object.keys(change).map((name) => [name, now])) });
  void agree();
});

const asking = new Question();
let going = false;
let again = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** See to it that this browser and the account want the same; where nobody answers, later. */
export async function agree(): Promise<void> {
  again = true;
  if (going) return;
  going = true;
  clearTimeout(timer);
  try {
    while (again) {
      again = false;
      const called = asking.anew();
      await exchange(called).catch((trouble: unknown) => {
        if (!called.aborted) throw trouble;
      });
    }
    errand.waits = false;
  } catch (trouble) {
    if (!(trouble instanceof Refused)) throw trouble;
    if (FOR_GOOD.includes(trouble.status)) return drop();
    errand.waits = true;
    timer = setTimeout(lookAgain, AGAIN);
  } finally {
    going = false;
  }
}

/** Say what is new here, or ask what is new there. An account that has never said anything wants what this browser does. */
async function exchange(called: AbortSignal): Promise<void> {
  const mine = luggage();
  if (!mine) return;
  const { account, unsent } = mine;
  let form = Object.keys(unsent).length ? await ask("keepSettings", [], told(unsent), called) : await ask("mySettings", [], undefined, called);
  if (!Object.keys(form).length) form = await ask("keepSettings", [], told(Object.fromEntries(Object.keys(settings).map((name) => [name, Date.now()]))), called);
  if (luggage()?.account !== account) return; // somebody else is here by now
  const left = later(luggage()?.unsent ?? {}, unsent);
  stow(account, left);
  adopt({ ...settings, ...Object.fromEntries(Object.entries(form).filter(([name]) => !(name in left))) });
}

function told(moments: Moments): Record<string, Wished> {
  const now = Date.now();
  const age = (at: number): number => Math.min(Math.max(0, now - at), LONGEST);
  return Object.fromEntries(Object.entries(moments).map(([name, at]) => [name, { value: settings[name as Setting], age: age(at) }]));
}

/** What was wished for since something was sent. */
function later(moments: Moments, sent: Moments): Moments {
  return Object.fromEntries(Object.entries(moments).filter(([name, at]) => sent[name as Setting] !== at));
}

/** What waits is given up; it stays in this browser. */
function drop(): void {
  const mine = luggage();
  if (mine) stow(mine.account, {});
  errand.waits = false;
}

/** The line is back, or somebody looks at the page again: another device may have changed something. */
function lookAgain(): void {
  if (!document.hidden && luggage()) void agree();
}
addEventListener("online", lookAgain);
document.addEventListener("visibilitychange", lookAgain);
