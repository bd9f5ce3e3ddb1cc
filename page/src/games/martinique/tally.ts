/** Where points come from. */

import { sorted, type Source, toldPoints } from "../../kit/points";
import type { View } from "./view";

export const tally: Source<View> = (told, { points }) => [
  ...toldPoints(told, "loaded"),
  ...points.flatMap((own, seat) => sorted(own, seat, ["loads", "pairs", "lost-treasure"])),
];
