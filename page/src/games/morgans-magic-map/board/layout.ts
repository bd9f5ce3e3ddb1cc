/** Where things lie: the island's cells, and how large they are drawn. Geometry only. */

import { SIDES } from "../view";
import type { TileView, View } from "../view";

/** A tile's side in the island's own measure. */
export const CELL = 100;

export interface Cell {
  row: number;
  column: number;
}

const AWAY: Record<string, Cell> = {
  north: { row: -1, column: 0 },
  east: { row: 0, column: 1 },
  south: { row: 1, column: 0 },
  west: { row: 0, column: -1 },
};

export function beside(cell: Cell, side: string): Cell {
  const away = AWAY[side] ?? { row: 0, column: 0 };
  return { row: cell.row + away.row, column: cell.column + away.column };
}

export interface Lying extends Cell {
  tile: TileView;
}

/** Every tile with its cell, in an order that does not change when tiles move. */
export function lying(view: View): Lying[] {
  return view.island
    .flatMap((line, row) => line.flatMap((tile, column) => (tile ? [{ tile, row, column }] : [])))
    .sort((a, b) => a.tile.name.localeCompare(b.tile.name));
}

export function tileAt(view: View, cell: Cell): TileView | null {
  return view.island[cell.row]?.[cell.column] ?? null;
}

/** The cell called "north of swamp". */
export function cellOf(place: string, tiles: readonly Lying[]): Cell | null {
  const [side, name] = place.split(" of ");
  const tile = tiles.find((one) => one.tile.name === name);
  return side && tile ? beside(tile, side) : null;
}

/** The side of `from` on which `to` lies, where they share one. */
export function sideTowards(from: Cell, to: Cell): string | null {
  return SIDES.find((side) => same(beside(from, side), to)) ?? null;
}

export function same(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}

/** The name of the corner of the map that a cell is. */
export function cornerOf(view: View, cell: Cell): string | null {
  const north = cell.row === 0 ? "north" : cell.row === view.island.length - 1 ? "south" : null;
  const west = cell.column === 0 ? "west" : cell.column === (view.island[0]?.length ?? 0) - 1 ? "east" : null;
  return north && west ? `${north}-${west}` : null;
}

/** For each corner of a cell, clockwise from the north-east: whether land meets there on all four tiles. */
export function joinedCorners(view: View, cell: Cell): boolean[] {
  const edge = (at: Cell, side: number): boolean => {
    const tile = tileAt(view, at);
    return tile !== null && tile.name !== view.lifted && tile.edges[side] === "L";
  };
  return [0, 1, 2, 3].map((side) => {
    const next = (side + 1) % 4;
    const [ahead, aside] = [beside(cell, SIDES[side] as string), beside(cell, SIDES[next] as string)];
    const across = beside(ahead, SIDES[next] as string);
    return edge(cell, side) && edge(cell, next) && edge(ahead, next) && edge(aside, side) && edge(across, (side + 2) % 4);
  });
}

/** Rim around the island in cells: a little, and room for one more tile while one is in hand. */
const RIM = 0.28;
const RIM_IN_HAND = 1;

export interface Frame {
  width: number;
  height: number;
  /** Of a cell, on the drawing. */
  size: number;
  left: number;
  top: number;
}

/** How the island fits its frame: the frame stays the same whether a tile is in hand or not. */
export function frame(view: View, wide: boolean): Frame {
  const [rows, columns] = [view.island.length, view.island[0]?.length ?? 1];
  const [room, most, least, largest] = wide ? [604, 640, 40, 116] : [344, 540, 38, 84];
  const fit = (rim: number): number =>
    Math.min(largest, Math.max(least, Math.min(room / (columns + 2 * rim), most / (rows + 2 * rim))));
  const [near, far] = [fit(RIM), fit(RIM_IN_HAND)];
  const width = Math.max(room, (columns + 2 * RIM_IN_HAND) * far);
  const tall = Math.max((rows + 2 * RIM) * near, (rows + 2 * RIM_IN_HAND) * far);
  const height = wide ? Math.max(most, tall) : tall;
  const size = view.lifted ? far : near;
  return { width, height, size, left: (width - columns * size) / 2, top: (height - rows * size) / 2 };
}

/** Where a panel near a cell hides the fewest tiles: beside the cell, or at the rim of the frame. */
export function roomNear(cell: Cell, tiles: readonly Cell[], box: Frame, width: number, height: number): { x: number; y: number } {
  const [left, top, size, gap] = [box.left + cell.column * box.size, box.top + cell.row * box.size, box.size, box.size * 0.16 + 6];
  const [middleX, middleY] = [left + (size - width) / 2, top + (size - height) / 2];
  const within = (at: number, most: number): number => Math.min(Math.max(at, 5), most - 5);
  const spots = [
    [middleX, top + size + gap],
    [middleX, top - gap - height - size * 0.1],
    [left + size + gap, middleY],
    [left - gap - width, middleY],
    [middleX, 0],
    [middleX, box.height],
  ].map(([x = 0, y = 0]) => ({ x: within(x, box.width - width), y: within(y, box.height - height) }));
  const cost = ({ x, y }: { x: number; y: number }): number => {
    const hidden = [...tiles, cell].map((one) => {
      const across = Math.min(x + width, box.left + (one.column + 1) * size) - Math.max(x, box.left + one.column * size);
      const down = Math.min(y + height, box.top + (one.row + 1) * size) - Math.max(y, box.top + one.row * size);
      const near = Math.abs(one.row - cell.row) + Math.abs(one.column - cell.column);
      const weight = near === 0 ? 50 : near === 1 ? 4 : 1;
      return (Math.max(0, across) * Math.max(0, down) * weight) / size ** 2;
    });
    return hidden.reduce((sum, one) => sum + one, 0) + Math.hypot(x - middleX, y - middleY) / 400;
  };
  return spots.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
