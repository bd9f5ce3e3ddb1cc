/** This device thinks about tables in a harbour elsewhere, where it can: what it is lent is a world of one seat, and no more.
 *
 * Until it is awake, and wherever it fails, the harbour thinks as before.
 */

import { settings } from "../settings/settings.svelte";
import { ask } from "./api/client";
import type { Analysis, Hint } from "./api/types";
import { island } from "./island";
import type { Answered, Asked } from "./local/lookout.worker";

/** What there is aboard to think with; a harbour that has nothing has no content there. */
const ABOARD = "/aboard/version.txt";
/** With fewer processors the page and the lookout would be in each other's way. */
const FEWEST = 4;
/** So often, in milliseconds, it is told how far an analysis is. */
const TOLD = 700;

const FOUND = 200;

let worker: Worker | null = null;
let awake = false;
let unable = false;
let next = 0;
const asked = new Map<number, { done: (found: Answered["found"]) => void; fail: (why: Error) => void }>();

/** Whether somebody wants it, and this device has it in it. */
function isAble(): boolean {
  const { hardwareConcurrency, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !unable && !island.here && settings.lookout && hardwareConcurrency >= FEWEST && !connection?.saveData && "Worker" in globalThis;
}

/** Whether the harbour has aboard what a device can think with. */
export async function isStocked(): Promise<boolean> {
  return (await fetch(ABOARD).catch(() => null))?.status === FOUND;
}

/** Wake the lookout, unless he wakes already; nobody waits for it. */
async function rouse(): Promise<void> {
  if (worker || unable) return;
  unable = true; // until there is something to think with
  if (!(await isStocked())) return;
  unable = false;
  worker = new Worker(new URL("./local/lookout.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = hear;
  worker.onerror = ({ message }) => giveUp(message);
}

function hear({ data }: MessageEvent<Answered>): void {
  if (data.id < 0) {
    if (data.why) giveUp(data.why);
    else awake = true;
    return;
  }
  const question = asked.get(data.id);
  asked.delete(data.id);
  if (data.why) question?.fail(new Error(data.why));
  else question?.done(data.found);
}

/** It cannot be done here. */
function giveUp(why: string): void {
  unable = true;
  awake = false;
  worker?.terminate();
  worker = null;
  for (const { fail } of asked.values()) fail(new Error(why));
  asked.clear();
}

function think(deed: Asked["deed"], ...given: Asked["given"]): Promise<Answered["found"]> {
  return new Promise((done, fail) => {
    const id = next++;
    asked.set(id, { done, fail });
    worker?.postMessage({ id, deed, given } satisfies Asked);
  });
}

/** Whether the lookout can think now; if he could and sleeps, he is woken for another time. */
export function isUp(): boolean {
  if (!isAble()) return false;
  if (!awake) void rouse();
  return awake;
}

/** A hint, thought out here; nothing where that fails. What the harbour refuses, it refuses here too. */
export async function hintHere(table: string, seat: number, signal: AbortSignal): Promise<Hint | null> {
  const lent = await ask("world", [table, seat], undefined, signal);
  const found = await think("hint", seat, JSON.stringify(lent)).catch(() => null);
  return typeof found === "string" ? (JSON.parse(found) as Hint) : null;
}

/** An analysis, done here; told now and then how far it is. False where it is to be asked for elsewhere, or is known there;
 * what goes wrong is thrown. */
export async function studyHere(table: string, signal: AbortSignal, tell: (found: Analysis) => void): Promise<boolean> {
  if (!isUp()) return false;
  const study = `${table} ${next++}`; // begun anew whenever it is asked for
  const read = (found: Answered["found"]): Analysis => ({ ...(JSON.parse(String(found)) as Analysis), table });
  let total = 1;
  let told = 0;
  for (let first = 0; first < total && !signal.aborted; ) {
    const some = await ask("crossings", [table, { first }], undefined, signal);
    if (some.known) return false;
    ({ total } = some);
    first += some.crossings.length;
    for (const crossing of some.crossings) {
      if (signal.aborted) return true;
      await think("look", study, JSON.stringify(crossing));
      if (performance.now() - told > TOLD) {
        tell(read(await think("so_far", study, total)));
        told = performance.now();
      }
    }
  }
  while (!signal.aborted && (await think("look_again", study))) tell(read(await think("so_far", study, total)));
  if (!signal.aborted) tell(read(await think("in_the_end", study, total)));
  return true;
}
