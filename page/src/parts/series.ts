/** Series of games: which evening a table is, what stops there are, and who stands where. */

import { faceOf } from "../games";
import { ask } from "../harbour/api/client";
import type { MemberOut, SeriesOut, TableCard } from "../harbour/api/types";
import type { Skill } from "../kit/game";
import { say, wordsOf } from "../words/words.svelte";
import { namesOf } from "./crew";

export const CAMPAIGN = "campaign";
export const BEST_OF_THREE = "best-of-three";
/** So many games of a best-of-three are shown at least, played or not. */
const AT_LEAST = 3;

export type Options = Readonly<Record<string, string | number>>;

/** A stop of a series: an island of a campaign, a game of a best-of-three. */
export interface Stop {
  number: number;
  /** What it is called. */
  name: string;
  /** Behind us, under way or waiting to be opened, or yet to come. */
  state: "done" | "now" | "later";
  table: string | null;
  /** Who has won there, by their number in the crew; nothing where it has not ended. */
  winners: readonly number[] | null;
}

/** The stops of a campaign from its first evening on, as the options of one of its evenings tell them; none where nobody knows. */
function stopsFrom(game: string, options: Options, number: number): readonly string[] {
  const found = faceOf(game).journey?.(options);
  return found ? found.stops.slice(Math.max(0, found.at - number + 1)) : [];
}

/** What a stop of a campaign is called. */
const stopName = (game: string, stop: string): string => wordsOf(game).say(`stop-${stop}`);

/** "Evening 3 of 4: the third island"; or which game of a best-of-three. */
export function eveningName(kind: string, game: string, options: Options, number: number): string {
  if (kind !== CAMPAIGN) return say("series-game", { number });
  const stops = stopsFrom(game, options, number);
  const stop = stops[number - 1];
  return stop === undefined ? say("series-evening", { number }) : say("series-evening-of", { number, count: stops.length, stop: stopName(game, stop) });
}

/** Which evening of a series a table is, in words; nothing where it is one game. */
export function eveningAt({ evening, game, options }: Pick<TableCard, "evening" | "game" | "options">): string[] {
  return evening ? [eveningName(evening.kind, game, options, evening.number)] : [];
}

/** The evening that goes on or is to come, in words. */
export const nextName = ({ kind, game, options, next }: SeriesOut): string => (next === null ? "" : eveningName(kind, game, options, next));

/** All stops, those behind us and those to come. */
export function stopsOf(series: SeriesOut): Stop[] {
  const { kind, game, evenings, next, options, over } = series;
  const last = evenings.at(-1);
  const played = last?.number ?? 0;
  const known = kind === CAMPAIGN ? stopsFrom(game, next === null ? (last?.options ?? options) : options, next ?? played) : [];
  const least = kind === CAMPAIGN ? known.length : over ? played : AT_LEAST;
  return Array.from({ length: Math.max(least, played, next ?? 0) }, (_, at) => {
    const number = at + 1;
    const evening = evenings.find((one) => one.number === number);
    const stop = known[at];
    return {
      number,
      name: kind !== CAMPAIGN ? say("series-game-short", { number }) : stop === undefined ? say("series-evening", { number }) : stopName(game, stop),
      state: number === next ? "now" : evening?.winners ? "done" : "later",
      table: evening?.table ?? null,
      winners: evening?.winners ?? null,
    };
  });
}

/** What the crew is called. */
export const crewOf = ({ crew }: SeriesOut): string[] => namesOf(crew.map((member) => ({ ...member, player: member.free ? null : "somebody" })), say);

/** The crew by its number, best first: by evenings won, then by points. */
export function ranked(crew: readonly MemberOut[]): number[] {
  const places = crew.map((_, place) => place);
  const [wins, points] = [(place: number) => crew[place]?.wins ?? 0, (place: number) => crew[place]?.points ?? 0];
  return places.sort((one, other) => wins(other) - wins(one) || points(other) - points(one) || one - other);
}

/** What each of the crew has learned so far. */
export function learnedBy({ game, options, crew }: SeriesOut): Skill[][] {
  const skills = faceOf(game).learned?.(options) ?? [];
  return crew.map(({ seat }) => skills.filter((skill) => skill.seat === seat));
}

/** Whether anything can be learned in this series. */
export const teaches = ({ kind, game }: Pick<SeriesOut, "kind" | "game">): boolean => kind === CAMPAIGN && faceOf(game).learned !== undefined;

/** How the next evening is called on: in a campaign in the game's own words. */
export function onwardLabel({ kind, game, next, evenings }: Pick<SeriesOut, "kind" | "game" | "next" | "evenings">): string {
  const words = wordsOf(game);
  if (evenings.some(({ number }) => number === next)) return say("series-again");
  return kind === CAMPAIGN && words.has("series-onward") ? words.say("series-onward") : say("series-on", { number: next ?? 1 });
}

/** Open the next evening after a table, for the same crew; where somebody has, it is the same. Returns its table. */
export async function sailOn(after: string): Promise<string> {
  return (await ask("rematch", [after])).table;
}
