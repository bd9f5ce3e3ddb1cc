/** Where points come from. */

import { number, type Source } from "../../kit/points";

export const tally: Source = (told) =>
  told.filter((event) => event.kind === "delivered").map((event) => ({ seat: number(event.args["other"]), points: number(event.args["coins"]), event }));
