/** Where things lie on the drawing, wide and narrow, from one set of measures. Geometry only. */

import { DIRECTIONS, type View } from "../view";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  /** Side of a field. */
  cell: number;
  /** Sea and beach between the fields and the band with the letters. */
  shore: number;
  /** Width of the band with the letters and numbers. */
  band: number;
  /** Whether the band runs round all four sides. */
  round: boolean;
  chart: Frame;
  fields: Frame;
  hook: Frame;
  treasures: Frame;
  lost: Frame;
  captains: Frame[];
}

const WIDE = { width: 880, cell: 62, shore: 31, band: 24, gap: 10, side: 252, hook: 212, lost: 96 };
const NARROW = { width: 344, cell: 38, shore: 9, band: 18, gap: 8, edge: 4, hook: 176, treasures: 158, lost: 84 };
const MAX_SIDE = 8;

/** Side of a souvenir as it is drawn before it is scaled. */
export const TILE = 60;

export function plan(view: View, wide: boolean): Plan {
  return wide ? widePlan(view) : narrowPlan(view);
}

/** The island is drawn as large as eight fields would be, however many it has. */
function fieldSize(view: View, cell: number): number {
  const { columns, rows } = sizeOf(view);
  return (cell * MAX_SIDE) / Math.max(columns, rows);
}

function widePlan(view: View): Plan {
  const { width, shore, band, gap, side, hook, lost } = WIDE;
  const square = MAX_SIDE * WIDE.cell + 2 * (shore + band);
  const chart = { x: 0, y: 0, width, height: square + 2 * gap };
  const right = width - side - gap;
  const below = chart.height + gap;
  const half = (width - gap) / 2;
  const tall = Math.max(...view.in_hand.map((_, seat) => captainHeight(view, seat, half)));
  return {
    width,
    height: below + tall,
    cell: fieldSize(view, WIDE.cell),
    shore,
    band,
    round: true,
    chart,
    fields: { x: gap + band + shore, y: gap + band + shore, width: MAX_SIDE * WIDE.cell, height: MAX_SIDE * WIDE.cell },
    hook: { x: right, y: gap, width: side, height: hook },
    treasures: { x: right, y: 2 * gap + hook, width: side, height: square - hook - lost - 2 * gap },
    lost: { x: right, y: gap + square - lost, width: side, height: lost },
    captains: view.in_hand.map((_, seat) => ({ x: seat * (half + gap), y: below, width: half, height: tall })),
  };
}

function narrowPlan(view: View): Plan {
  const { width, cell, shore, band, gap, edge } = NARROW;
  const chart = { x: 0, y: 0, width, height: band + 2 * shore + MAX_SIDE * cell + edge };
  let top = chart.height + gap;
  const next = (height: number): Frame => {
    const frame = { x: 0, y: top, width, height };
    top += height + gap;
    return frame;
  };
  const hook = next(NARROW.hook);
  const treasures = next(NARROW.treasures);
  const captains = view.in_hand.map((_, seat) => next(captainHeight(view, seat, width)));
  const lost = next(NARROW.lost);
  return {
    width,
    height: top - gap,
    cell: fieldSize(view, cell),
    shore,
    band,
    round: false,
    chart,
    fields: { x: band + shore, y: band + shore, width: MAX_SIDE * cell, height: MAX_SIDE * cell },
    hook,
    treasures,
    lost,
    captains,
  };
}

/** Rows of a captain's panel, from the top. */
export const CAPTAIN = { name: 42, supply: 58, maps: 54, hold: 38, step: 41, pad: 10 };

export function mapsAcross(width: number): number {
  return Math.floor((width - 2 * CAPTAIN.pad) / CAPTAIN.step);
}

function captainHeight(view: View, seat: number, width: number): number {
  const rows = Math.max(1, Math.ceil((view.map_tiles[seat]?.length ?? 0) / mapsAcross(width)));
  return CAPTAIN.name + CAPTAIN.supply + rows * CAPTAIN.maps + CAPTAIN.hold;
}

export function letterOf(column: number): string {
  return String.fromCharCode("A".charCodeAt(0) + column);
}

/** How many fields the island has across and down. */
export function sizeOf(view: View): { columns: number; rows: number } {
  const places = Object.keys(view.fields).map(placeOf);
  return { columns: 1 + Math.max(...places.map(({ column }) => column)), rows: 1 + Math.max(...places.map(({ row }) => row)) };
}

export function placeOf(field: string): { column: number; row: number } {
  return { column: field.charCodeAt(0) - "A".charCodeAt(0), row: Number(field.slice(1)) - 1 };
}

/** The middle of a field. */
export function middle(at: Plan, field: string): Point {
  const { column, row } = placeOf(field);
  return { x: at.fields.x + (column + 0.5) * at.cell, y: at.fields.y + (row + 0.5) * at.cell };
}

const AWAY: Record<string, readonly [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The direction in which one field lies next to another, where they share a side. */
export function towards(from: string, to: string): string | null {
  const [a, b] = [placeOf(from), placeOf(to)];
  return DIRECTIONS.find((way) => AWAY[way]?.[0] === b.column - a.column && AWAY[way]?.[1] === b.row - a.row) ?? null;
}

/** Where a stool's seat is. */
export function stoolAt(at: Plan, view: View, stool: number): Point {
  const step = (at.hook.width - 12) / view.stools_in_all;
  return { x: at.hook.x + 6 + (stool + 0.5) * step, y: at.hook.y + at.hook.height - 50 };
}

/** Where the pirates in hand stand in their captain's boat. */
export function boatAt(at: Plan, seat: number, place: number): Point {
  const panel = at.captains[seat] as Frame;
  return { x: panel.x + 24 + place * 17, y: panel.y + CAPTAIN.name + 37 };
}
