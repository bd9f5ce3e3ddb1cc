/** Lines drawn by a hand that is not quite steady: coasts, torn rims, and the dotted line of a walk. */

import { chance } from "../../../kit/chance";
import type { Frame, Point } from "./layout";

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth closed line through points. */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const bends = points.map((here, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const [a, b] = [
      { x: here.x + (next.x - before.x) / 6, y: here.y + (next.y - before.y) / 6 },
      { x: next.x - (after.x - here.x) / 6, y: next.y - (after.y - here.y) / 6 },
    ];
    return `C${[a.x, a.y, b.x, b.y, next.x, next.y].map(round).join(" ")}`;
  });
  const start = at(0);
  return `M${round(start.x)} ${round(start.y)}${bends.join("")}z`;
}

/** A wobbling line round a frame, so far out of it; `wild` says how far it strays from that. */
export function shoreline(name: string, frame: Frame, out: number, wild: number, step: number): string {
  const [left, top] = [frame.x - out, frame.y - out];
  const [width, height] = [frame.width + 2 * out, frame.height + 2 * out];
  const side = (from: Point, dx: number, dy: number, length: number, salt: number): Point[] => {
    const count = Math.max(2, Math.round(length / step));
    return Array.from({ length: count }, (_, i) => {
      const along = ((i + 0.5) / count) * length;
      const stray = (chance(name, salt * 97 + i) * 2 - 1) * wild;
      return { x: from.x + dx * along + dy * stray, y: from.y + dy * along - dx * stray };
    });
  };
  return smooth([
    ...side({ x: left, y: top }, 1, 0, width, 1),
    ...side({ x: left + width, y: top }, 0, 1, height, 2),
    ...side({ x: left + width, y: top + height }, -1, 0, width, 3),
    ...side({ x: left, y: top + height }, 0, -1, height, 4),
  ]);
}

/** A line from point to point. */
export function trail(points: readonly Point[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}` : "";
}
