/** Small things on a tile that make it a map: waves along water, tufts where land goes on, the torn rim of the scrap. */

import { chance } from "../../../kit/chance";
import { at } from "./coast";

/** Waves along the water edges. */
export function waves(name: string, edges: string, turned: number): string {
  return [0, 1, 2, 3]
    .filter((side) => edges[side] === "W")
    .map((side) => {
      const [x, y] = at(side, 32 + 36 * chance(name, 40 + ((side - turned + 4) % 4)), 6);
      return `M${x - 6} ${y}q3-3 6 0t6 0`;
    })
    .join("");
}

/** Tufts of grass near the land edges, out of the way of the picture. */
export function tufts(name: string, edges: string, turned: number): string {
  return [0, 1, 2, 3]
    .filter((side) => edges[side] === "L")
    .flatMap((side) =>
      [26, 70].map((along, i) => {
        const [x, y] = at(side, along + 10 * chance(name, 60 + ((side - turned + 4) % 4) * 2 + i), 8 + 3 * i);
        return `M${x - 3} ${y + 2}l1-4M${x} ${y + 2}v-5M${x + 3} ${y + 2}l-1-4`;
      }),
    )
    .join("");
}

/** The torn rim of a scrap of the map, a little larger than its tile. */
export function torn(name: string): string {
  const points = [0, 1, 2, 3].flatMap((side) =>
    [0, 11, 23, 34, 45, 58, 69, 80, 91].map((along, i) => at(side, along, i === 0 ? -2 : -1.5 - 4 * chance(name, 100 + side * 9 + i))),
  );
  return `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}z`;
}
