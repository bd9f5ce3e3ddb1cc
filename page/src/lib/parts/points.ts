/** Where points come from, as far as the table tells of it: in what happened, and in what lies before each captain now. */

import type { LineOut, Told } from "../../harbour/api/types";

/** The places of a final score, best first; equal scores share one. */
export function standing(scores: readonly number[], winners: readonly number[]): { seat: number; score: number; won: boolean }[] {
  return scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
}

/** The scores as the reader knows them: one's own sheet counts as it is being filled in. */
export function pointsNow(view: View): number[] {
  const scores = (view["scores"] as number[] | undefined) ?? [];
  const mine = (view["draft"] as { sheet?: { score?: number } } | null | undefined)?.sheet?.score;
  return mine === undefined ? scores : scores.map((score, seat) => (seat === view["you"] ? mine : score));
}

/** What a view tells of the result, and what events do: the count tells them first. */
const RESULT = ["scores", "winners", "points", "sheet", "kept", "rank"];
const ENDING = ["won", "shared", "shared-win", "all-shared", "ranked", "tied"];

/** A view of the end that still tells the result of before. */
export function unCounted(view: View, before: View): Record<string, unknown> {
  return { ...view, ...Object.fromEntries(RESULT.filter((name) => name in before).map((name) => [name, before[name]])) };
}

/** What has been told, but for the result in the last line. */
export function withoutResult(lines: readonly LineOut[]): LineOut[] {
  const quiet = ({ kind, args }: Told): boolean => "points" in args || ENDING.includes(kind);
  return lines.map((line, at) => (at === lines.length - 1 ? { ...line, told: line.told.filter((event) => !quiet(event)) } : line));
}

/** Some points of a seat, and what they are for: an event to be told, or a word of the page's about things of the game. */
export interface Item {
  seat: number;
  points: number;
  event?: Told;
  word?: string;
  /** The game's own word for the thing. */
  thing?: string;
  values?: Record<string, string | number>;
}

type View = Readonly<Record<string, unknown>>;
type Source = (told: readonly Told[], view: View) => Item[];

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Events of a kind that tell of points of their own. */
function toldPoints(told: readonly Told[], kind: string): Item[] {
  return told.filter((event) => event.kind === kind).map((event) => ({ seat: number(event.args["seat"]), points: number(event.args["points"]), event }));
}

/** Points by what they are for, as a view tells them: each with the page's word for it. */
const sorted = (points: Readonly<Record<string, number>>, seat: number, kinds: readonly string[]): Item[] =>
  kinds.map((kind) => ({ seat, points: points[kind] ?? 0, word: `tally-${kind}` }));

interface Sheet {
  chest: Record<string, number>;
  values: Record<string, number>;
  points: Record<string, number>;
  skulls: number;
}

/** What each game tells of; whatever it does not is found as the rest. */
const SOURCES: Readonly<Record<string, Source>> = {
  "buried-treasure": (told) => told.flatMap((event) => toldPoints([event], event.kind === "kept" ? "kept" : "scored")),
  martinique: (told, view) => {
    const points = (view["points"] ?? []) as Record<string, number>[];
    return [...toldPoints(told, "loaded"), ...points.flatMap((own, seat) => sorted(own, seat, ["loads", "pairs", "lost-treasure"]))];
  },
  jackal: (told) =>
    told.filter((event) => event.kind === "delivered").map((event) => ({ seat: number(event.args["other"]), points: number(event.args["coins"]), event })),
  "morgans-magic-map": (told, view) => {
    const treasures = (view["treasures"] ?? []) as { rank: number; value: number }[][];
    const coins = (view["coins"] ?? []) as number[];
    return [
      ...treasures.flatMap((held, seat) => held.map(({ rank, value }) => ({ seat, points: value, word: "tally-treasure", thing: `treasure-${rank}` }))),
      ...coins.map((points, seat) => ({ seat, points, word: "tally-coins", values: { count: points } })),
      ...toldPoints(told, "majority"),
      ...toldPoints(told, "shared-set"),
    ];
  },
  "pirates-map": (_, view) =>
    ((view["sheets"] ?? []) as Sheet[]).flatMap(({ chest, values, points, skulls }, seat) => [
      ...Object.entries(chest).map(([treasure, count]) => {
        const worth = values[treasure] ?? 0;
        return { seat, points: points[treasure] ?? 0, word: "tally-chest", thing: `treasure-${treasure}`, values: { count, worth } };
      }),
      ...sorted(points, seat, ["palm", "rum", "sightings", "empty"]),
      { seat, points: points["skulls"] ?? 0, word: "tally-skulls", values: { count: skulls } },
    ]),
};

/** Where everybody's points come from, in the order of counting; together they are exactly the score. */
export function tally(game: string, lines: readonly LineOut[], view: View): Item[] {
  const scores = (view["scores"] ?? []) as number[];
  const told = lines.filter((line) => !line.undone).flatMap((line) => line.told);
  const known = (SOURCES[game]?.(told, view) ?? []).filter(({ seat, points }) => points !== 0 && seat < scores.length);
  const rest = scores.map((score, seat) => score - sum(known, seat));
  return [...known, ...rest.flatMap((points, seat) => (points === 0 ? [] : [{ seat, points, word: known.length ? "tally-rest" : "tally-all" }]))];
}

const sum = (items: readonly Item[], seat: number): number => items.reduce((total, item) => total + (item.seat === seat ? item.points : 0), 0);

/** The scores after so many items have been counted. */
export function counted(items: readonly Item[], upTo: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => sum(items.slice(0, upTo), seat));
}

const LONGEST = 9000;
const SLOWEST = 850;
const QUICKEST = 130;

/** How long each item is shown, in milliseconds: many go faster, so that nobody has to wait long. */
export const paceOf = (items: number): number => Math.max(QUICKEST, Math.min(SLOWEST, LONGEST / Math.max(items, 1)));
