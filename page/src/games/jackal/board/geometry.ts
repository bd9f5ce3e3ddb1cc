/** Where things are drawn: cells of the sheet, and those who share one. */

import { SPACES } from "../art/perils";
import type { Cell, View } from "../view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The side of the square that fits in. */
  size: number;
}

export interface Chart {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Box>;
}

/** The outermost ring is sea: it may be narrower than the tiles. */
const EDGE = 0.78;
const WIDE = 620;
const NARROW = 344;
const TOUCH = 36;
const LARGEST = { wide: 96, narrow: 72 };

/** One row or column after another: where each begins and how wide it is. */
function ruled(count: number, unit: number): [number, number][] {
  const found: [number, number][] = [];
  let at = 0;
  for (let n = 0; n < count; n++) {
    const span = n === 0 || n === count - 1 ? unit * EDGE : unit;
    found.push([at, span]);
    at += span;
  }
  return found;
}

/** The sheet: on a phone the whole of it, or from near, where every place is as large as a fingertip. */
export function chart(view: Pick<View, "columns" | "rows">, wide: boolean, near = false): Chart {
  const across = view.columns.length - 2 + 2 * EDGE;
  const down = view.rows.length - 2 + 2 * EDGE;
  const fitting = wide ? WIDE / Math.max(across, down) : Math.max(near ? TOUCH : 0, NARROW / across);
  const unit = Math.min(fitting, wide ? LARGEST.wide : LARGEST.narrow);
  const boxes = new Map<string, Box>();
  const columns = ruled(view.columns.length, unit);
  ruled(view.rows.length, unit).forEach(([y, h], row) => {
    columns.forEach(([x, w], column) => {
      boxes.set(`${view.columns[column]}${view.rows[row]}`, { x, y, w, h, size: Math.min(w, h) });
    });
  });
  return { width: across * unit, height: down * unit, boxes };
}

/** Whether places of the whole sheet are smaller than a fingertip on a phone. */
export const isVast = (view: Pick<View, "columns" | "rows">): boolean => chart(view, false, true).width > NARROW;

export const middle = (box: Box): [number, number] => [box.x + box.w / 2, box.y + box.h / 2];

export interface Stand {
  x: number;
  y: number;
  /** How tall the piece is, against the cell. */
  tall: number;
}

const STANDS: readonly (readonly Stand[])[] = [
  [{ x: 0.5, y: 0.86, tall: 0.62 }],
  [{ x: 0.28, y: 0.88, tall: 0.56 }, { x: 0.72, y: 0.88, tall: 0.56 }],
  [{ x: 0.5, y: 0.6, tall: 0.48 }, { x: 0.24, y: 0.92, tall: 0.48 }, { x: 0.76, y: 0.92, tall: 0.48 }],
];
const DECK: readonly (readonly Stand[])[] = [
  [{ x: 0.5, y: 0.74, tall: 0.5 }],
  [{ x: 0.32, y: 0.74, tall: 0.5 }, { x: 0.68, y: 0.74, tall: 0.5 }],
  [{ x: 0.2, y: 0.75, tall: 0.48 }, { x: 0.5, y: 0.75, tall: 0.48 }, { x: 0.8, y: 0.75, tall: 0.48 }],
];

/** The one of so many in a place: on a deck, on open ground. */
export function stand(at: number, many: number, aboard: boolean): Stand {
  const few = (aboard ? DECK : STANDS)[many - 1]?.[at];
  if (few) return few;
  const across = many > 6 ? 4 : many > 4 ? 3 : 2;
  const rows = Math.ceil(many / across);
  const row = Math.floor(at / across);
  const here = Math.min(across, many - row * across);
  const y = 0.94 - ((rows - 1 - row) * 0.62) / rows;
  return { x: ((at % across) + 0.5) / here, y, tall: across > 3 ? 0.34 : 0.42 };
}

/** On a space of a labyrinth, where friends stand close together. */
export function standOnSpace(spaces: number, space: number, at: number): Stand {
  const [x, y] = SPACES[spaces]?.[space - 1] ?? [50, 50];
  return { x: 0.05 + (x / 100) * 0.9 + at * 0.1, y: 0.05 + (y / 100) * 0.9 + 0.07 + at * 0.03, tall: 0.4 };
}

/** How many spaces the face-up labyrinth of a cell has; 0 where there is none. */
export function spacesOf(cell: Cell | undefined): number {
  const found = cell?.face === "up" ? /^labyrinth-(\d)$/.exec(cell.tile ?? "") : null;
  return found ? Number(found[1]) : 0;
}

/** The steps of the eight directions, across and down. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, -1],
  northeast: [1, -1],
  east: [1, 0],
  southeast: [1, 1],
  south: [0, 1],
  southwest: [-1, 1],
  west: [-1, 0],
  northwest: [-1, -1],
};

/** The cell one step on. */
export function beside(view: View, name: string, direction: string): string {
  const [right, down] = STEPS[direction] ?? [0, 0];
  const column = view.columns.indexOf(name[0] ?? "") + right;
  const row = view.rows.indexOf(Number(name.slice(1))) + down;
  return `${view.columns[column]}${view.rows[row]}`;
}
