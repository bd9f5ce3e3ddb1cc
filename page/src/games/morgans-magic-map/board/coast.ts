/** Where land ends on a tile of 100 by 100: a curve that crosses every land edge at the same two points and squarely,
 * so that it goes on over the neighbour's edge without a kink. */

import { chance } from "../../../kit/chance";

/** Water left at either end of a land edge. */
const CORNER = 12;
const SHELF = 17; // how far off a water edge the coast runs
const WOBBLE = 4;

type Point = readonly [number, number];

/** A point of a side: how far along it clockwise, and how far in. */
export function at(side: number, along: number, deep = 0): Point {
  switch (side % 4) {
    case 0:
      return [along, deep];
    case 1:
      return [100 - deep, along];
    case 2:
      return [100 - along, 100 - deep];
    default:
      return [deep, 100 - along];
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through points that leaves and arrives in given directions. */
function curve(points: readonly Point[], leave: Point, arrive: Point): string {
  const slope = (i: number): Point => {
    const [here, next] = [points[i] as Point, points[i === 0 ? 1 : i - 1] as Point];
    const far = Math.hypot(next[0] - here[0], next[1] - here[1]) * 1.5;
    if (i === 0) return [leave[0] * far, leave[1] * far];
    if (i === points.length - 1) return [arrive[0] * far, arrive[1] * far];
    const after = points[i + 1] as Point;
    return [(after[0] - next[0]) / 2, (after[1] - next[1]) / 2];
  };
  let path = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, m, n] = [points[i] as Point, points[i + 1] as Point, slope(i), slope(i + 1)];
    const bends = [a[0] + m[0] / 3, a[1] + m[1] / 3, b[0] - n[0] / 3, b[1] - n[1] / 3, b[0], b[1]];
    path += `C${bends.map(round).join(" ")}`;
  }
  return path;
}

const go = (point: Point): string => point.map(round).join(" ");
const inward = (side: number): Point => {
  const [from, to] = [at(side, 0), at(side, 0, 1)];
  return [to[0] - from[0], to[1] - from[1]];
};
const outward = (side: number): Point => {
  const [x, y] = inward(side);
  return [-x, -y];
};

export interface Coast {
  /** The land, closed. */
  land: string;
  /** Its shore alone, without where it is cut off by the edge of the tile. */
  shore: string;
}

/** The coast of a tile. `joined` says of each corner, clockwise from the north-east, whether land meets there on all four tiles. */
export function coast(name: string, edges: string, turned: number, joined: readonly boolean[]): Coast {
  const isLand = (side: number): boolean => edges[side % 4] === "L";
  const first = [0, 1, 2, 3].find(isLand);
  if (first === undefined) return { land: "", shore: "" };
  let [land, shore] = [`M${go(at(first, 100 - CORNER))}`, ""];
  for (let side = first; side < first + 4; ) {
    let next = side + 1;
    if (isLand(next) && joined[side % 4]) {
      land += `L${go(at(side, 100))}L${go(at(next, CORNER))}`;
    } else {
      const points: Point[] = [at(side, 100 - CORNER)];
      for (; !isLand(next); next++) points.push(...shelf(name, next, turned, next === side + 1, isLand(next + 1)));
      points.push(at(next, CORNER));
      const line = curve(points, inward(side), outward(next));
      land += line;
      shore += `M${go(at(side, 100 - CORNER))}${line}`;
    }
    land += `L${go(at(next, 100 - CORNER))}`;
    side = next;
  }
  return { land: `${land}z`, shore };
}

/** The coast along a water edge; where water goes on past its end, it turns the corner there. */
function shelf(name: string, side: number, turned: number, first: boolean, last: boolean): Point[] {
  const printed = (side - turned + 8) % 4;
  const points = [24, 50, 76].map((along, i) => {
    const sway = chance(name, printed * 3 + i + 1) - 0.5;
    return at(side, along + sway * 5, SHELF + sway * 2 * WOBBLE);
  });
  const turning = [at(side, 76, 19), at(side, 81, 24)];
  return [...points.slice(first ? 0 : 1, last ? 3 : 2), ...(last ? [] : turning)];
}

/** A coast of headlands with a strait between them, for what leads across. */
export function strait(edges: string): Coast {
  let [land, shore] = ["", ""];
  [0, 1, 2, 3].forEach((side) => {
    if (edges[side] !== "L") return;
    const points = [at(side, 100 - CORNER), at(side, 82, 20), at(side, 66, 31), at(side, 50, 33), at(side, 33, 30), at(side, 17, 21), at(side, CORNER)];
    const line = curve(points, inward(side), outward(side));
    shore += `M${go(at(side, 100 - CORNER))}${line}`;
    land += `M${go(at(side, 100 - CORNER))}${line}z`;
  });
  return { land, shore };
}
