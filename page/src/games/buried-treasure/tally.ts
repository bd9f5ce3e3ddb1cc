/** Where points come from. */

import { type Source, toldPoints } from "../../kit/points";

export const tally: Source = (told) => told.flatMap((event) => toldPoints([event], event.kind === "kept" ? "kept" : "scored"));
