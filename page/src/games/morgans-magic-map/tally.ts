/** Where points come from. */

import { type Source, toldPoints } from "../../kit/points";
import type { View } from "./view";

export const tally: Source<View> = (told, { treasures, coins }) => [
  ...treasures.flatMap((held, seat) => held.map(({ rank, value }) => ({ seat, points: value, word: "tally-treasure", thing: `treasure-${rank}` }))),
  ...coins.map((points, seat) => ({ seat, points, word: "tally-coins", values: { count: points } })),
  ...toldPoints(told, "majority"),
  ...toldPoints(told, "shared-set"),
];
