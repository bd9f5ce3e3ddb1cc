/** What people and bots at a table are called. */

import type { SeatCard } from "../harbour/api/types";

export type Seated = Pick<SeatCard, "name" | "bot"> & Partial<Pick<SeatCard, "free">>;
type Say = (message: string, values?: Record<string, string | number>) => string;

/** What a bot goes for beside the victory, if it has a temper: `captain:600/greedy`. */
export const temperOf = (bot: string): string => bot.split("/")[1] ?? "";

/** The name of a bot of that level; how long it thinks is nobody's business. */
export const botName = (bot: string, say: Say): string => say(`bot-${bot.split(/[:/]/)[0]}`);

/** A person by name; one whom the harbour has forgotten has none. */
export const personName = (name: string | null, say: (message: string) => string): string => name || say("sailed-away");

export function seatName(seat: Seated, say: Say): string {
  if (seat.name) return seat.name;
  if (seat.bot) return botName(seat.bot, say);
  return seat.free === false ? personName(null, say) : say("open-seat");
}

/** Everybody at a table; the same name twice is said once, with how often. */
export function crewNames(seats: readonly Seated[], say: Say): string[] {
  const count = new Map<string, number>();
  for (const seat of seats) count.set(seatName(seat, say), (count.get(seatName(seat, say)) ?? 0) + 1);
  return [...count].map(([name, times]) => (times > 1 ? `${name} ×${times}` : name));
}
