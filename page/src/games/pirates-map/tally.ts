/** Where points come from. */

import { sorted, type Source } from "../../kit/points";
import type { View } from "./view";

export const tally: Source<View> = (_, { sheets }) =>
  sheets.flatMap(({ chest, values, points, skulls }, seat) => [
    ...Object.entries(chest).map(([treasure, count]) => {
      const worth = values[treasure] ?? 0;
      return { seat, points: points[treasure] ?? 0, word: "tally-chest", thing: `treasure-${treasure}`, values: { count, worth } };
    }),
    ...sorted(points, seat, ["palm", "rum", "sightings", "empty"]),
    { seat, points: points["skulls"] ?? 0, word: "tally-skulls", values: { count: skulls } },
  ]);
