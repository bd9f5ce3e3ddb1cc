/** Setting up a table: what people choose, and what it comes to. The harbour alone says whether it can be played. */

import type { GameOut, OptionOut, Wish } from "../harbour/api/types";

/** How people come together: against bots, with friends elsewhere, or at one screen. */
export const WAYS = ["bots", "friends", "pass"] as const;
export type Way = (typeof WAYS)[number];

export const LEVELS = ["deckhand", "bosun", "captain", "admiral"] as const;
export const SPECTATORS = ["link", "public", "off"] as const;

const ME = "me";
const OPEN = "open";
const USUAL_BOT = "captain";
const USUAL_SEATS = 2;
const MINUTE = 60_000;
const SECOND = 1000;

export interface ClockChoice {
  kind: "none" | "live" | "days";
  minutes: number;
  seconds: number;
  days: number;
}

export interface Draft {
  game: string;
  crew: string[];
  /** What those are called who share this screen. */
  names: string[];
  options: Record<string, string | number>;
  clock: ClockChoice;
  spectators: string;
  watchersTalk: boolean;
  grace: number;
  /** `best-of-three`, `campaign`, or nothing for one game. */
  series: string;
  /** Whether the game changes ratings. */
  rated: boolean;
}

export function readWay(text: string): Way {
  return (WAYS as readonly string[]).includes(text) ? (text as Way) : "bots";
}

/** With how many people one can come together that way. */
export function seatChoices(game: GameOut, way: Way): number[] {
  return game.seats.filter((seats) => way === "bots" || seats > 1);
}

/** The number of seats to begin with: two, where two can play. */
export function usualSeats(choices: readonly number[]): number {
  return choices.includes(USUAL_SEATS) ? USUAL_SEATS : (choices[0] ?? USUAL_SEATS);
}

export function crewFor(way: Way, seats: number): string[] {
  const other = { bots: USUAL_BOT, friends: OPEN, pass: ME }[way];
  return [ME, ...Array.from({ length: seats - 1 }, () => other)];
}

/** The same crew for another number of seats: who was there stays. */
export function resized(crew: readonly string[], way: Way, seats: number): string[] {
  return crewFor(way, seats).map((who, at) => crew[at] ?? who);
}

/** What can be chosen with so many seats. */
export function optionsFor(game: GameOut, seats: number): OptionOut[] {
  return game.options.filter((option) => option.seats.length === 0 || option.seats.includes(seats));
}

/** Whether an option is only a text of one's own: for those who know the game well. */
export function isForExperts(option: OptionOut): boolean {
  return option.free !== "" && option.choices.length < 2;
}

/** Whether a value is one's own, and none of the printed ones. */
export function isOwn(option: OptionOut, value: string | number): boolean {
  return option.free !== "" && !option.choices.some((choice) => choice === value);
}

export function freshDraft(game: GameOut, way: Way): Draft {
  return {
    game: game.name,
    crew: crewFor(way, usualSeats(seatChoices(game, way))),
    names: knownNames(),
    options: {},
    clock: { kind: "none", minutes: 15, seconds: 10, days: 3 },
    spectators: "link",
    watchersTalk: false,
    grace: 60,
    series: "",
    rated: false,
  };
}

function clockOf(choice: ClockChoice): Record<string, unknown> | null {
  if (choice.kind === "live") return { kind: "live", initial: choice.minutes * MINUTE, increment: choice.seconds * SECOND };
  return choice.kind === "days" ? { kind: "days", days: choice.days } : null;
}

/** The series that can be chosen with so many seats; nothing is one game. */
export function seriesFor(game: GameOut, seats: number): string[] {
  const names = Object.keys(game.series);
  const campaign = names.length > 0 && names.every((name) => optionsFor(game, seats).some((option) => option.name === name));
  return ["", ...(seats > 1 ? ["best-of-three"] : []), ...(campaign ? ["campaign"] : [])];
}

/** What is asked of the harbour; options that do not go with these seats stay behind. */
export function wishOf(draft: Draft, game: GameOut): Wish {
  const seats = draft.crew.length;
  const chosen = optionsFor(game, seats)
    .filter(({ name }) => !(name in game.series))
    .map((option): [string, string | number] => [option.name, draft.options[option.name] ?? option.default])
    .filter(([name, value]) => value !== game.options.find((option) => option.name === name)?.default);
  return {
    game: draft.game,
    seats,
    crew: draft.crew,
    names: sharesScreen(draft.crew) ? draft.crew.map((who, at) => (who === ME ? (draft.names[at] ?? "").trim() : "")) : [],
    options: Object.fromEntries(chosen),
    spectators: draft.spectators,
    watchers_talk: draft.watchersTalk && draft.spectators !== "off",
    clock: clockOf(draft.clock),
    grace: draft.clock.kind === "days" ? null : draft.grace,
    series: seriesFor(game, seats).includes(draft.series) ? draft.series : "",
    ...(draft.rated && isOpen(draft.crew) ? { rated: true } : {}),
  };
}

export const mineOf = (crew: readonly string[]): number[] => crew.flatMap((who, at) => (who === ME ? [at] : []));

/** Whether several people sit at this screen: then each seat has a name. */
export const sharesScreen = (crew: readonly string[]): boolean => mineOf(crew).length > 1;

const NAMES = "screen names";

/** What those were called who last shared this screen. */
export function knownNames(): string[] {
  return JSON.parse(localStorage.getItem(NAMES) ?? "[]") as string[];
}

export function noteNames(names: readonly string[]): void {
  localStorage.setItem(NAMES, JSON.stringify(names));
}

/** Whether somebody is still to come. */
export const isOpen = (crew: readonly string[]): boolean => crew.includes(OPEN);
