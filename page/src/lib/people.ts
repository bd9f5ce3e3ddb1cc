/** What people and bots at a table are called. */

import type { SeatCard } from "./api/types";

type Say = (message: string, values?: Record<string, string | number>) => string;

/** The name of a bot of that level; how long it thinks is nobody's business. */
export const botName = (bot: string, say: Say): string => say(`bot-${bot.split(":")[0]}`);

export function seatName(seat: Pick<SeatCard, "name" | "bot">, say: Say): string {
  if (seat.name !== null) return seat.name;
  return seat.bot ? botName(seat.bot, say) : say("open-seat");
}

/** Everybody at a table; the same name twice is said once, with how often. */
export function crewNames(seats: readonly Pick<SeatCard, "name" | "bot">[], say: Say): string[] {
  const count = new Map<string, number>();
  for (const seat of seats) count.set(seatName(seat, say), (count.get(seatName(seat, say)) ?? 0) + 1);
  return [...count].map(([name, times]) => (times > 1 ? `${name} ×${times}` : name));
}
