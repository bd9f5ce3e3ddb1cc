/** Who sits at a table: what they are called, and how long they have. */

import type { SeatOut } from "../harbour/api/types";
import { botName, personName } from "./people";

export interface Sitter {
  name: string | null;
  bot: string | null;
  /** Whether anybody may sit down there; not so where a game came as a record and nobody ever sat. */
  free?: boolean;
  /** Whether a person sits there, even one who has been forgotten and has no name any more. */
  player?: string | null;
}

const LETTERS = "ABCD";

/** Whether anybody plays there. */
const sits = (seat: Sitter | undefined): boolean => Boolean(seat?.name || seat?.bot || seat?.player);

/** What each seat is called; those who bear one name are numbered, so that every sentence says who is meant. */
export function namesOf(seats: readonly Sitter[], say: (word: string, values?: Record<string, string | number>) => string): string[] {
  const plain = seats.map((seat, at) => {
    if (seat.name) return seat.name;
    if (seat.bot) return botName(seat.bot, say);
    if (seat.player) return personName(null, say);
    return seat.free === false ? say("seat-unnamed", { letter: LETTERS[at] ?? "" }) : say("open-seat");
  });
  return plain.map((name, at) => {
    const same = plain.flatMap((other, seat) => (other === name ? [seat] : []));
    return same.length > 1 && sits(seats[at]) ? `${name} ${same.indexOf(at) + 1}` : name;
  });
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  /** "clock": m:ss; else a whole number of hours or days. */
  unit: "clock" | "hours" | "days";
  count: number;
  text: string;
}

/** A time left, as a clock shows it. */
export function span(left: number): Span {
  if (left >= 2 * DAY) return { unit: "days", count: Math.floor(left / DAY), text: "" };
  if (left >= 2 * HOUR) return { unit: "hours", count: Math.floor(left / HOUR), text: "" };
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return { unit: "clock", count: seconds, text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` };
}

/** What a seat has left now: a clock that runs has run on since we were told. */
export function leftNow(seat: SeatOut, runs: boolean, came: number, now: number): number | null {
  return seat.left === null ? null : Math.max(0, seat.left - (runs ? now - came : 0));
}
