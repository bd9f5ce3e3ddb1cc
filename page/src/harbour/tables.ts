/** Tables in lists: which come first, which wait for me. */

import { ask, Refused } from "./api/client";
import type { TableCard, Wish } from "./api/types";
import { aboard } from "./me";
import { disown, grainFor, pin } from "./promises";

export const OVER = "over";
export const GATHERING = "open";
export const PLAYING = "playing";

/** Whether a table waits for me: for my move, or for a word of mine. */
export const waits = (card: TableCard): boolean => !card.away && (card.my_turn || card.my_word);

/** Whether I have left a table where others go on; one that I have opened is mine until it begins. */
const isLeft = (card: TableCard): boolean => card.my_seats.length === 0 && card.stage !== OVER && !(card.stage === GATHERING && card.opened_by_me);

const lately = (card: TableCard): number => card.moved_at ?? card.opened_at;

/** My tables that go on: those that wait for me, longest waiting first; then the others, newest first. */
export function running(cards: readonly TableCard[]): TableCard[] {
  const on = cards.filter((card) => card.stage !== OVER && !card.away && !isLeft(card));
  const mine = on.filter(waits).sort((one, other) => lately(one) - lately(other));
  const others = on.filter((card) => !waits(card)).sort((one, other) => lately(other) - lately(one));
  return [...mine, ...others];
}

export function finished(cards: readonly TableCard[]): TableCard[] {
  return cards.filter((card) => card.stage === OVER && !card.away).sort((one, other) => lately(other) - lately(one));
}

/** What I have put away, and the games that go on without me. */
export function stowed(cards: readonly TableCard[]): TableCard[] {
  return cards.filter((card) => card.away || isLeft(card)).sort((one, other) => lately(other) - lately(one));
}

/** Tables of others where somebody may sit down: those that gather first. */
export function joinable(cards: readonly TableCard[]): TableCard[] {
  const free = cards.filter((card) => card.my_seats.length === 0 && card.seats.some((seat) => seat.free));
  return [...free.filter((card) => card.stage === GATHERING), ...free.filter((card) => card.stage !== GATHERING)];
}

/** The table that has waited for me longest, other than the one I am at. */
export function nextWaiting(cards: readonly TableCard[], except: string | null = null): TableCard | null {
  return running(cards).find((card) => waits(card) && card.table !== except) ?? null;
}

/** The tables that wait for me now and did not before. */
export function newlyMine(before: readonly TableCard[], now: readonly TableCard[]): TableCard[] {
  const waited = new Set(before.filter(waits).map((card) => card.table));
  return now.filter((card) => waits(card) && !waited.has(card.table));
}

/** Kept for all windows of this browser: any of them may be the one that opened the table. */
const grained = (table: string): number[] => JSON.parse(localStorage.getItem(`grains ${table}`) ?? "[]") as number[];

/** Add our grains of chance where we sit, once for each seat: the game begins when everybody has.
 *
 * The promise that was shown is noted first. A grain that may have been lost on the way is sent again as it was.
 */
export async function addGrains(table: string, commitment: string, seats: readonly number[]): Promise<void> {
  pin(table, commitment);
  for (const seat of seats.filter((one) => !grained(table).includes(one))) {
    localStorage.setItem(`grains ${table}`, JSON.stringify([...grained(table), seat]));
    try {
      const seen = await ask("addNonce", [table, seat], { nonce: grainFor(table, commitment, seat) });
      pin(table, seen.commitment);
    } catch (trouble) {
      if (trouble instanceof Refused && trouble.reason === "nonce-there") {
        disown(table, seat); // it has one, from another browser of ours
        continue;
      }
      forgetGrain(table, seat); // it may never have come there: whoever looks again tries again
      throw trouble;
    }
  }
}

/** Add what is missing of our grains at a table; a seat that has one which is not this browser's has it from another of ours. */
export async function addMissing({ table, commitment, my_seats, seats }: Pick<TableCard, "table" | "commitment" | "my_seats" | "seats">): Promise<void> {
  const { grains } = pin(table, commitment);
  const theirs = my_seats.filter((seat) => seats[seat]?.ready && !grains[seat]);
  for (const seat of theirs) disown(table, seat);
  await addGrains(table, commitment, my_seats.filter((seat) => !theirs.includes(seat)));
}

/** Our grain goes with us when we leave a seat. */
export function dropGrain(table: string, seat: number): void {
  forgetGrain(table, seat);
  disown(table, seat);
}

function forgetGrain(table: string, seat: number): void {
  localStorage.setItem(`grains ${table}`, JSON.stringify(grained(table).filter((one) => one !== seat)));
}

/** Whether people are to say that they are ready: where live clocks run, and somebody else plays. */
export function asksReady(clock: { kind: string } | null, others: boolean): boolean {
  return clock?.kind === "live" && others;
}

/** Give up all my seats at a table: where a game goes on, a bot stands in. */
export async function giveUp(table: string): Promise<void> {
  await ask("giveUp", [table]);
}

/** Put a table away, bring it back, or remove it for good. */
export async function stow(table: string, where: "shown" | "away" | "gone"): Promise<void> {
  await ask("stow", [table], { where });
}

/** Open a table, sit down at it, and say where it is. */
export async function openTable(wish: Wish): Promise<string> {
  await aboard();
  const opened = await ask("openTable", [], wish);
  const mine = (wish.crew ?? ["me"]).flatMap((who, at) => (who === "me" ? [at] : []));
  const clock = (wish.clock ?? null) as { kind: string } | null;
  if (!asksReady(clock, Boolean(wish.crew?.includes("open")))) await addGrains(opened.table, opened.commitment, mine);
  return opened.table;
}
